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
    switch = AlgorithmSettings().switch
    assert switch(TrainingConfig(merges=7), "unigram", 39).vocab_size == 39
    assert switch(TrainingConfig(merges=7), "unigram").vocab_size == 8000


def test_a_list_of_words_is_taken_as_it_is() -> None:
    config = AlgorithmSettings().switch(TrainingConfig(merges=7), "unigram", 39, counts=True)
    assert (config.pretokenizer, config.normalizer) == ("whitespace", "none")
