"""The fast trainer against the naive oracle, and what it does at the edges."""

from __future__ import annotations

import gc
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bpe_desktop.engine.config import TrainingConfig
from bpe_desktop.engine.corpus import Corpus
from bpe_desktop.engine.trainer import Trainer, TrainingResult, train

from .samples import CORPORA, configs, oracle_of


def _finish(steps) -> TrainingResult:
    """Run a generator of steps to its end."""
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            return stop.value


@settings(max_examples=500, deadline=None)
@given(words=CORPORA, config=configs(), looks=st.sets(st.integers(0, 12)), data=st.data())
def test_equals_the_oracle(words, config, looks, data):
    """Every figure of every step, and at some steps all that the window asks for."""
    oracle = oracle_of(words, config)
    trainer = Trainer(Corpus.from_counts(words.items()), config)
    names = [symbol.name for symbol in trainer.alphabet.symbols]
    assert names == list(oracle.names.values())
    steps = trainer.steps()
    k = 0
    while True:
        candidates = oracle.candidates()
        if k in looks:
            limit = data.draw(st.integers(1, 40))
            expected = [(left, right, count) for (left, right), count in candidates]
            assert trainer.top_pairs(limit) == expected[:limit]
            for pair, _ in candidates[:3]:
                assert trainer.touched(*pair, limit) == oracle.holders(pair)[:limit]
        assert trainer.pair_total == len(oracle.pair_counts())
        assert trainer.symbol_total == oracle.symbols()
        if not candidates or k == config.merges:
            break
        (left, right), count = candidates[0]
        ties = sum(other == count for _, other in candidates)
        replaced = oracle.merge((left, right))
        k += 1
        new = max(oracle.names)
        assert next(steps) == (
            *(k, left, right, new),
            *(oracle.names[left], oracle.names[right], oracle.names[new]),
            *(count, replaced, ties, oracle.symbols()),
        )
    result = _finish(steps)
    assert trainer.merges_made == k
    symbols, starts = result.segmentation
    assert [list(symbols[i:j]) for i, j in pairwise(starts)] == oracle.state
    assert result.stop.code == _expected_stop(words, config, oracle, k)
    assert result.stop.text.endswith(".")


def _expected_stop(words, config, oracle, k) -> str:
    if not words:
        return "no-words"
    if k == config.merges:
        return "merges"
    counts = oracle.pair_counts()
    return (
        "nothing-left"
        if not counts or any(count >= config.min_frequency for count in counts.values())
        else "min-frequency"
    )


def _corpus(*words: tuple[str, int]) -> Corpus:
    return Corpus.from_counts(words)


def _stop(corpus: Corpus, **fields) -> tuple[int, str, str]:
    config = TrainingConfig(**fields)
    trainer = Trainer(corpus, config)
    stop = _finish(trainer.steps()).stop
    return trainer.merges_made, stop.code, stop.text


def test_stop_reasons():
    words = _corpus(("abab", 2), ("abc", 1))
    assert _stop(words, merges=1) == (1, "merges", "Stopped at the number of merges asked for.")
    assert _stop(words, merges=0)[:2] == (0, "merges")
    assert _stop(words, vocab_size=4)[:2] == (1, "vocab-size")
    assert _stop(words, vocab_size=3)[:2] == (0, "vocab-size")
    made, code, text = _stop(words, vocab_size=4, special_tokens=("<a>", "<b>"))
    assert (made, code) == (0, "alphabet-too-large")
    assert "5 tokens" in text
    assert _stop(words, merges=10**9) == (
        2,
        "min-frequency",
        "Stopped because no pair counts 2 or more. 1,000,000,000 merges were asked for.",
    )
    assert _stop(words, merges=10**9, min_frequency=1)[:2] == (3, "nothing-left")
    made, code, text = _stop(words, max_token_length=2)
    assert (made, code) == (1, "nothing-left")
    assert "longer than 2" in text
    assert _stop(words, max_token_length=1, min_frequency=1)[:2] == (0, "nothing-left")
    assert _stop(words, max_token_length=3, min_frequency=9)[:2] == (0, "min-frequency")
    assert _stop(_corpus(), merges=3)[:2] == (0, "no-words")
    assert _stop(_corpus(("a", 5)), merges=3)[:2] == (0, "nothing-left")


def test_counts_past_32_bits_are_exact():
    words = _corpus(("ab", 3_000_000_000), ("cb", 2_999_999_999), ("ac", 1_500_000_001))
    trainer = Trainer(words, TrainingConfig(merges=2))
    assert trainer.symbol_total == 15_000_000_000
    steps = list(trainer.steps())
    assert [(step.token, step.count) for step in steps] == [("ab", 3 * 10**9), ("cb", 2999999999)]
    assert steps[-1].symbols == 9_000_000_001


def test_a_marker_is_not_the_text_that_looks_like_it():
    config = TrainingConfig(marker="end", tie_break="first-seen", merges=3)
    trainer = Trainer(_corpus(("a</w>", 2), ("ab", 3)), config)
    assert [(step.left, step.right) for step in trainer.steps()] == [
        ("a", "b"),
        ("ab", "</w>"),
        ("a", "<"),
    ]


@pytest.mark.parametrize("collecting", [True, False])
def test_closing_puts_the_collector_back(collecting):
    was = gc.isenabled()
    try:
        (gc.enable if collecting else gc.disable)()
        config = TrainingConfig(min_frequency=1)
        steps = train(_corpus(("abcd", 2)), config)
        assert next(steps).step == 1
        assert not gc.isenabled()
        steps.close()
        assert gc.isenabled() == collecting
        _finish(train(_corpus(("abcd", 2)), config))
        assert gc.isenabled() == collecting
    finally:
        (gc.enable if was else gc.disable)()


def test_a_closed_training_can_go_on():
    config = TrainingConfig(min_frequency=1)
    words = _corpus(("abcabd", 2), ("bcd", 1))
    whole = list(train(words, config))
    trainer = Trainer(words, config)
    steps = trainer.steps()
    parts = [next(steps), next(steps)]
    steps.close()
    assert parts + list(trainer.steps()) == whole


def test_one_very_long_word():
    """A run of one letter halves at every merge; time must go with its length, not the square."""
    config = TrainingConfig(merges=16)
    steps = list(train(_corpus(("a" * 100_000, 1)), config))
    assert [len(step.token) for step in steps[:4]] == [2, 4, 8, 16]
    assert steps[0].count == 99_999
    assert steps[0].replaced == 50_000
