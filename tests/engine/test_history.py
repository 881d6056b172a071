"""The history at any step against a replay of the steps by the naive oracle."""

from __future__ import annotations

import gc
import random
import weakref
from itertools import accumulate

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from bpe_desktop.engine.config import TrainingConfig
from bpe_desktop.engine.corpus import Corpus
from bpe_desktop.engine.history import (
    Candidates,
    TrainingHistory,
    base_symbol_counts,
    pair_matches,
    summarize,
)
from bpe_desktop.engine.runs import repeating_words
from bpe_desktop.engine.trainer import Segmentation, Trainer, TrainingResult
from bpe_desktop.engine.word_states import BEGINNING

from .samples import CORPORA, configs, oracle_of

# A word that is one long repetition has a deep tree of merges.
_long = st.builds(
    lambda part, times: part * times, st.sampled_from(["a", "ab", "aab"]), st.just(60)
)


def _trained(words, config) -> tuple[Trainer, list, TrainingResult]:
    trainer = Trainer(Corpus.from_counts(words.items()), config)
    generator = trainer.steps()
    steps = []
    while True:
        try:
            steps.append(next(generator))
        except StopIteration as stop:
            return trainer, steps, stop.value


class _Replay:
    """What every pane needs at every step, from the oracle."""

    def __init__(self, words, config, steps):
        oracle = oracle_of(words, config, min_frequency=1)  # candidates are shown however rare
        self.size = len(oracle.names)
        self.words = []
        self.candidates = []
        self.pairs = []
        self.counts = []
        self.symbols = []
        self.holders = []
        self._look(oracle, config)
        for step in steps:
            pair = (step.left_id, step.right_id)
            self.holders.append(oracle.holders(pair))
            oracle.merge(pair)
            self._look(oracle, config)

    def _look(self, oracle, config):
        self.words.append([tuple(word) for word in oracle.state])
        self.candidates.append(oracle.candidates())
        self.pairs.append(len(oracle.pair_counts()))
        self.symbols.append(oracle.symbols())
        counts = [0] * (len(config.all_special_tokens) + len(oracle.names))
        for word, (_, weight) in zip(oracle.state, oracle.words, strict=True):
            for token in word:
                counts[token] += weight
        self.counts.append(counts)

    def check_candidates(self, found: Candidates, step: int, limit: int) -> None:
        expected = self.candidates[step]
        assert [((c.left_id, c.right_id), c.count) for c in found.top] == expected[:limit]
        assert found.pairs == self.pairs[step]
        highest = max((count for _, count in expected), default=0)
        assert found.tied == sum(count == highest for _, count in expected)


def _history(words, config, trainer) -> TrainingHistory:
    return TrainingHistory(config, trainer.alphabet, tuple(words), tuple(words.values()))


class HistoryMachine(RuleBasedStateMachine):
    """Appends steps in batches, finishes, and looks at any step in between."""

    @initialize(
        words=st.one_of(CORPORA, st.dictionaries(_long, st.just(2), max_size=2)), config=configs()
    )
    def start(self, words, config):
        self.trainer, self.steps, self.result = _trained(words, config)
        self.replay = _Replay(words, config, self.steps)
        self.history = _history(words, config, self.trainer)

    @rule(size=st.integers(1, 6))
    def append(self, size):
        done = len(self.history)
        self.history.append(self.steps[done : done + size])

    @precondition(lambda self: len(self.history) == len(self.steps) and not self.history.finished)
    @rule()
    def finish(self):
        self.history.finish(self.result.stop, self.result.segmentation)

    @rule(data=st.data(), limit=st.integers(1, 30))
    def look(self, data, limit):
        step = data.draw(st.integers(0, len(self.history)))
        state = self.history.state_at(step)
        words = range(len(self.history.words))
        assert [state.word(word) for word in words] == self.replay.words[step]
        assert state.words(words) == self.replay.words[step]
        assert state.symbols == self.replay.symbols[step]
        assert list(state.token_counts()) == self.replay.counts[step]
        assert state.vocabulary_size == len(self.replay.counts[step])
        self.replay.check_candidates(state.candidates(limit), step, limit)
        if step < len(self.history):
            holders = self.replay.holders[step]
            assert self.history.touched(step, limit) == (holders[:limit], len(holders))
        else:
            assert self.history.touched(step, limit) == ([], 0)


TestHistory = HistoryMachine.TestCase
TestHistory.settings = settings(max_examples=120, stateful_step_count=15, deadline=None)


@settings(max_examples=150, deadline=None)
@given(
    words=st.one_of(CORPORA, st.dictionaries(_long, st.just(2), max_size=2)),
    config=configs(),
    data=st.data(),
)
def test_a_part_of_the_words_and_the_tables_of_all(words, config, data):
    """The window keeps some words only; counts and candidates are still those of the corpus."""
    trainer, steps, result = _trained(words, config)
    replay = _Replay(words, config, steps)
    places = range(len(words))
    kept = sorted(data.draw(st.sets(st.sampled_from(places))) if words else set())
    all_words, all_counts = tuple(words), tuple(words.values())
    history = TrainingHistory(
        config,
        trainer.alphabet,
        [all_words[word] for word in kept],
        [all_counts[word] for word in kept],
        base_counts=base_symbol_counts(trainer.alphabet, all_words, all_counts),
        distinct=len(words),
        occurrences=sum(all_counts),
    )
    history.append(steps)
    symbols, starts = result.segmentation
    parts = [symbols[starts[word] : starts[word + 1]] for word in kept]
    part = Segmentation(
        type(symbols)("I", [token for tokens in parts for token in tokens]),
        type(starts)("Q", [0, *accumulate(map(len, parts))]),
    )
    repeating = repeating_words(all_words, config)
    history.finish(result.stop, part, summarize(result.segmentation, all_counts, repeating))
    for step in range(len(steps) + 1):
        state = history.state_at(step)
        assert state.words(range(len(kept))) == [replay.words[step][word] for word in kept]
        assert list(state.token_counts()) == replay.counts[step]
        assert state.symbols == replay.symbols[step]
        candidates = state.candidates(5)
        assert candidates.exact
        replay.check_candidates(candidates, step, 5)
        if step < len(steps):
            held = [kept.index(word) for word in replay.holders[step] if word in kept]
            assert history.touched(step, 3) == (held[:3], len(held))


def _italian(**changes) -> TrainingHistory:
    words = {"basso": 6, "bassotto": 2, "bosso": 3, "rosso": 9, "rossetto": 5}
    config = TrainingConfig(merges=10).with_changes(**changes)
    trainer, steps, result = _trained(words, config)
    history = _history(words, config, trainer)
    history.append(steps)
    history.finish(result.stop, result.segmentation)
    return history


def test_the_lesson_of_the_italian_words():
    history = _italian()
    names = [token.name for token in history.vocabulary]
    before, after = history.state_at(0), history.state_at(4)
    assert (before.symbols, after.symbols) == (146, 78)
    assert [names[token] for token in after.word(4)] == ["ro", "ss", "e", "t", "t", "o"]
    top = before.candidates(3).top
    assert [(names[c.left_id], names[c.right_id], c.count) for c in top] == [
        ("s", "s", 25),
        ("s", "o", 20),
        ("o", "s", 17),
    ]
    assert before.candidates(0).pairs == 12
    # Merge 4 is ro + sso: all of rosso, the heaviest word, and nothing else.
    assert history.touched(3, 10) == ([3], 1)


def test_a_scaffold_is_learnt_and_gone():
    history = _italian()
    names = [token.name for token in history.vocabulary]
    state = history.state_at(len(history))
    scaffolds = {name for token, name in enumerate(names) if state.is_scaffold(token)}
    assert scaffolds == {"ss", "ro", "asso", "to"}  # ss, for one, went into sso and ross
    assert not history.state_at(4).is_scaffold(names.index("asso"))  # not born yet
    assert history.state_at(4).token_count(names.index("asso")) == 0


def test_steps_out_of_range():
    history = _italian()
    with pytest.raises(IndexError):
        history.state_at(11)
    with pytest.raises(IndexError):
        history.state_at(-1)
    assert history.touched(10, 5) == ([], 0)


def test_candidates_come_in_slices():
    history = _italian()
    *pauses, last = history.candidates_in_slices(3, 5)
    assert pauses
    assert set(pauses) == {None}
    assert last == history.state_at(3).candidates(5)


def test_candidates_of_a_part_say_so_until_the_end():
    words = {"abab": 3, "abc": 2}
    config = TrainingConfig(merges=2)
    trainer, steps, result = _trained(words, config)
    history = TrainingHistory(config, trainer.alphabet, ["abab"], [3], distinct=2, occurrences=5)
    assert not history.state_at(0).candidates(5).exact
    assert not history.holds_all_words
    history.append(steps)
    part = Segmentation(result.segmentation.symbols[:1], result.segmentation.starts[:2])
    history.finish(result.stop, part, summarize(result.segmentation, (3, 2)))
    assert history.state_at(0).candidates(5).exact
    assert history.finished


def test_far_jumps_pass_the_kept_token_counts():
    """More merges than lie between two kept states, forth and back and forth."""
    letters = [chr(0x4E00 + i) for i in range(150)]
    words = {a + b: 2 for a in letters for b in letters[:60]}
    config = TrainingConfig(tie_break="lowest-ids")
    trainer, steps, result = _trained(words, config)
    assert len(steps) == 9000
    history = _history(words, config, trainer)
    history.append(steps)
    history.finish(result.stop, result.segmentation)
    for step in (9000, 0, 8999, 4096, 4095, 5000, 4097, 8192, 100, 9000):
        counts = list(history.state_at(step).token_counts())
        assert counts[150:] == [2] * step
        assert sum(counts) == history.state_at(step).symbols
    before = history.state_at(4000).token_counts()
    history.state_at(8000).token_counts()
    assert sum(before) == 4000 * 2 + 2 * 2 * 5000  # a state does not change when others are asked


def test_pair_matches_counts_all_and_replaces_from_the_left():
    assert pair_matches([7, 7, 7, 7, 7], 7, 7) == ([0, 2], 4)
    assert pair_matches([1, 2, 1, 2, 3], 1, 2) == ([0, 2], 2)
    assert pair_matches([], 1, 2) == ([], 0)


def test_a_history_goes_at_once_when_it_is_replaced():
    """The window collects cyclic garbage seldom; a long training may not wait for that."""
    gc.disable()
    try:
        history = _italian()
        assert history.touched(0, 5)[1]
        assert history.state_at(1).candidates(3).pairs
        assert sum(history.state_at(1).token_counts())
        gone = weakref.ref(history)
        del history
        assert gone() is None
    finally:
        gc.enable()


@pytest.mark.parametrize("marker", ["none", "end", "end-attached", "start"])
def test_rows_hold_the_beginning_of_a_very_long_word(marker):
    text = "".join(random.Random(7).choices("abcd", k=3 * BEGINNING))
    words = {text: 1, "abc": 2}
    config = TrainingConfig(merges=20, marker=marker)
    trainer, steps, result = _trained(words, config)
    history = _history(words, config, trainer)
    history.append(steps)
    for is_finished in (False, True):
        if is_finished:
            history.finish(result.stop, result.segmentation)
        for step in (0, 5, 20):
            state = history.state_at(step)
            long, short = state.words([0, 1])
            assert short == state.word(1)
            assert len(long) <= BEGINNING
            assert long[:2000] == state.word(0)[:2000]
