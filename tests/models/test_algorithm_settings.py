"""Another algorithm starts with its own defaults, and each gets its settings back."""

from __future__ import annotations

from bpe_desktop.engine import TrainingConfig
from bpe_desktop.models.algorithm_settings import AlgorithmSettings


def test_each_algorithm_gets_its_own_settings_back() -> None:
    settings = AlgorithmSettings()
    bpe = TrainingConfig(merges=7, units="byte", pretokenizer="gpt2")
    word = settings.switch(bpe, "word")
    assert word == TrainingConfig.defaults("word")
    word = word.with_changes(min_frequency=5)
    assert settings.switch(word, "bpe") == bpe
    assert settings.switch(bpe, "word") == word


def test_wordpiece_makes_as_many_merges() -> None:
    config = AlgorithmSettings().switch(TrainingConfig(merges=7), "wordpiece")
    assert config == TrainingConfig.defaults("wordpiece").with_changes(merges=7)


def test_unigram_aims_at_the_size_that_was_reached() -> None:
    config = TrainingConfig(merges=7)
    assert AlgorithmSettings().switch(config, "unigram", 39).vocab_size == 39
    assert AlgorithmSettings().switch(config, "unigram").vocab_size == 8000


def test_an_algorithm_without_a_number_keeps_that_of_the_one_before() -> None:
    settings = AlgorithmSettings()
    config = TrainingConfig(merges=275)
    for algorithm in ("word", "character", "gage"):
        config = settings.switch(config, algorithm, 326)
        assert config == TrainingConfig.defaults(algorithm)
    config = settings.switch(config, "unigram", 256)  # the size that a compressor shows
    assert config.vocab_size == 326
    assert settings.switch(config, "wordpiece", 326).merges == 275


def test_a_list_of_words_is_taken_as_it_is() -> None:
    config = AlgorithmSettings().switch(TrainingConfig(merges=7), "unigram", 39, counts=True)
    assert (config.pretokenizer, config.normalizer) == ("whitespace", "none")
