"""The fast trainer against the naive oracle, and what it does at the edges."""

from __future__ import annotations

import gc

import pytest  # noqa
from hypothesis import given, settings
from hypothesis import strategies as st

from bpe_desktop.engine.config import MARKERS, TIE_BREAKS, UNITS, TrainingConfig
from bpe_desktop.engine.corpus import Corpus
from bpe_desktop.engine.trainer import Trainer, TrainingResult, train

from .oracle import Oracle

# Few letters make many ties and runs; the others look like markers, or are bytes of broken text.
_words = st.text(alphabet="aaabbc▁<é\udc80", min_size=1, max_size=9)
_corpora = st.dictionaries(_words, st.integers(1, 6) | st.just(2**33), max_size=12)


@st.composite
def _configs(draw: st.DrawFn) -> TrainingConfig:
    return TrainingConfig(
        units=draw(st.sampled_from(UNITS)),
        marker=draw(st.sampled_from(MARKERS)),
        tie_break=draw(st.sampled_from(TIE_BREAKS)),
        min_frequency=draw(st.integers(1, 4)),
        max_token_length=draw(st.none() | st.integers(1, 6)),
        merges=draw(st.none() | st.integers(0, 12)),
        special_tokens=draw(st.sampled_from([(), ("<pad>", "<mask>")])),
    )


def _oracle(words: dict[str, int], config: TrainingConfig) -> Oracle:
    return Oracle(
        list(words.items()),
        units=config.units,
        marker=config.marker,
        tie_break=config.tie_break,
        min_frequency=config.min_frequency,
        max_token_length=config.max_token_length,
        first_id=len(config.special_tokens),
    )


def _finish(steps) -> TrainingResult:
    """Run a generator of steps to its end."""
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            return stop.value


@settings(max_examples=500, deadline=None)
@given(words=_corpora, config=_configs(), looks=st.sets(st.integers(0, 12)), data=st.data())
def test_equals_the_oracle(words, config, looks, data):
    """Every figure of every step, and at some steps all that the window asks for."""
    oracle = _oracle(words, config)
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
    assert [list(symbols[i:j]) for i, j in zip(starts, starts[1:], strict=False)] == oracle.state
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
