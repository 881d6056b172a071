"""Measuring texts for a comparison, against encoding them as a whole and by hand."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bpe_desktop.engine import measuring
from bpe_desktop.engine.baseline import BaselineTrainer
from bpe_desktop.engine.config import TrainingConfig
from bpe_desktop.engine.corpus import Corpus
from bpe_desktop.engine.measuring import (
    Stretch,
    count_words,
    first_difference,
    words_in_slices,
)
from bpe_desktop.engine.tokenizer import Tokenizer
from bpe_desktop.engine.trainer import Trainer
from bpe_desktop.engine.vocabulary import Vocabulary

T = TypeVar("T")
TEXT = "the baker counts the boats, the harbour wakes. Přístav se probouzí, пекарят брои лодките. "
CONFIGS = [
    TrainingConfig(units="byte", pretokenizer="gpt2", merges=60),
    TrainingConfig(marker="end", merges=60),
    TrainingConfig.defaults("wordpiece").with_changes(vocab_size=120),
    TrainingConfig.defaults("word").with_changes(vocab_size=10),
    TrainingConfig.defaults("character").with_changes(vocab_size=20),
]


def finish(generator: Generator[Any, None, T]) -> T:
    while True:
        try:
            next(generator)
        except StopIteration as end:
            result: T = end.value
            return result


def train(text: str, config: TrainingConfig) -> Tokenizer:
    corpus = Corpus.from_text(text, config)
    if config.algorithm in ("word", "character"):
        return Tokenizer(finish(BaselineTrainer(corpus, config).steps()).vocabulary, config)
    trainer = Trainer(corpus, config)
    return Tokenizer(Vocabulary.from_training(trainer.alphabet, trainer.steps(), config), config)


def merges_of(tokenizer: Tokenizer) -> int:
    return len(tokenizer.vocabulary.rules)


def test_words_by_hand() -> None:
    assert count_words("The harbour wakes before the sun, and the baker counts the boats.") == 12
    assert count_words("Пристанището се буди преди слънцето, а пекарят брои лодките.") == 9
    assert count_words("один — два") == 2
    assert count_words("") == 0
    assert count_words("港は太陽より先に目を覚まし、パン屋は船を数える。") is None
    assert count_words("the word 港") == 3


def test_a_word_of_two_tokens_and_a_marker() -> None:
    tokenizer = train("ab ab ab", TrainingConfig(marker="end", merges=1))
    found = finish(measuring.measure(tokenizer, "ab  ax"))
    # ab ·, then a x ·: the alphabet has no x.
    assert (found.tokens, found.unknown, found.distinct, found.longest) == (5, 1, 4, "ab")
    assert found.stretches == (
        Stretch("ab", 0),
        Stretch("", 1, name="</w>"),
        Stretch("  ", 2, 0),
        Stretch("a", 2),
        Stretch("x", 3, unknown=True),
        Stretch("", 4, name="</w>"),
    )


def test_a_character_cut_inside() -> None:
    tokenizer = train("aa", TrainingConfig(units="byte", pretokenizer="none", merges=0))
    found = finish(measuring.measure(tokenizer, "ař€"))
    assert found.spans == ((0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6))
    assert found.stretches == (
        Stretch("a", 0),
        Stretch("ř", 1, 2, (0.5,)),
        Stretch("€", 3, 3, (1 / 3, 2 / 3)),
    )


def test_what_a_normalizer_takes_apart_shares_its_character() -> None:
    config = TrainingConfig(normalizer="nfd", pretokenizer="none", merges=0)
    found = finish(measuring.measure(train("př", config), "př"))
    assert found.stretches == (Stretch("p", 0), Stretch("ř", 1, 2, (0.5,)))


def test_the_first_difference() -> None:
    # the | baker against the| b|aker
    assert first_difference(((0, 3), (3, 9)), ((0, 3), (3, 4), (4, 9))) == 1
    assert first_difference(((0, 3),), ((0, 3), (3, 4))) is None
    assert first_difference((), ()) is None


@pytest.mark.parametrize("config", CONFIGS, ids=lambda config: config.algorithm + config.units)
def test_portions_make_the_whole(config: TrainingConfig, monkeypatch: pytest.MonkeyPatch) -> None:
    tokenizer = train(TEXT * 3, config)
    text = TEXT * 4 + "x" * 30
    monkeypatch.setattr(measuring, "SHOWN", 50)
    monkeypatch.setattr(measuring, "_PORTION", 70)
    found = finish(measuring.measure(tokenizer, text, 7))
    whole = tokenizer.encode(text, merges=7)
    assert (found.tokens, found.unknown) == (len(whole), sum(whole.unknown))
    assert found.distinct == len(set(whole.ids))
    shown = sum(stretch.tokens for stretch in found.stretches)
    assert 0 < shown == len(found.spans) < len(whole)
    assert list(found.spans) == whole.byte_offsets[:shown]
    assert text.startswith("".join(stretch.text for stretch in found.stretches))


@pytest.mark.parametrize("config", CONFIGS[:2], ids=["byte", "end"])
@settings(max_examples=25)
@given(text=st.text("the bakr counsř, пек", max_size=40))
def test_every_size_as_if_encoded(config: TrainingConfig, text: str) -> None:
    tokenizer = train(TEXT, config)
    steps = merges_of(tokenizer)
    curve = dict(finish(measuring.tokens_by_step(tokenizer, text, steps)))
    now = 0
    for step in range(steps + 1):
        now = curve.get(step, now)
        assert now == len(tokenizer.encode(text, merges=step))


def test_sizes_of_others_are_encoded() -> None:
    tokenizer = train(TEXT, CONFIGS[3])
    curve = finish(measuring.tokens_by_step(tokenizer, TEXT, 10))
    assert [step for step, _ in curve] == list(range(11))
    assert all(tokens == len(tokenizer.encode(TEXT, merges=step)) for step, tokens in curve)


@pytest.mark.parametrize("config", CONFIGS[:4], ids=lambda config: f"{config.algorithm}")
def test_the_words_that_break_most_are_the_same_by_portions_and_at_once(config, monkeypatch):
    tokenizer = train(TEXT, config)
    at_once = finish(measuring.measure(tokenizer, TEXT)).broken
    monkeypatch.setattr(measuring, "SHOWN", 10)
    monkeypatch.setattr(measuring, "_PORTION", 10)
    assert finish(measuring.measure(tokenizer, TEXT)).broken == at_once
    offsets = tokenizer.encode(TEXT).offsets
    for word, tokens in at_once:
        start = TEXT.index(word)
        over = [1 for a, b in offsets if a < b and a < start + len(word) and b > start]
        assert tokens == len(over)


def test_where_spaces_part_no_words_none_breaks():
    tokenizer = train(TEXT, CONFIGS[0])
    assert finish(measuring.measure(tokenizer, "港は太陽より先に目を覚まし")).broken == ()


def test_words_of_a_long_text_are_counted_in_slices():
    text = "The sun, and – the baker.\n" * 5_000 + "船" * 10
    counting = words_in_slices(text)
    assert [next(counting) for _ in range(3)] == [None] * 3  # it pauses
    assert count_words(text) == 25_001
    assert count_words("船 を。" * 20_000) is None
    assert count_words("") == 0
