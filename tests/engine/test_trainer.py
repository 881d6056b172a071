"""The fast trainer against the naive oracle, and what it does at the edges."""

from __future__ import annotations

import gc
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bpe_desktop.engine.config import TIE_BREAKS, TrainingConfig
from bpe_desktop.engine.corpus import Corpus
from bpe_desktop.engine.stopping import reachable
from bpe_desktop.engine.trainer import Trainer, TrainingResult
from bpe_desktop.engine.training import train
from bpe_desktop.errors import ConfigError

from .samples import CORPORA, configs, oracle_of


def _finish(steps) -> TrainingResult:
    """Run a generator of steps to its end."""
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            return stop.value


@settings(max_examples=250, deadline=None)
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
            assert trainer.pair_total == len(oracle.pair_counts())
            found = trainer.candidates(limit)
            assert [candidate[:3] for candidate in found.top] == expected[:limit]
            tied = sum(count == expected[0][2] for _, _, count in expected)
            assert found.tied == (tied if tied < limit else 0)
            for pair, _ in candidates[:3]:
                assert trainer.touched(*pair, limit) == oracle.holders(pair)[:limit]
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


@pytest.mark.slow
@pytest.mark.parametrize("rule", TIE_BREAKS)
def test_ten_thousand_trainings_equal_the_oracle(rule):
    """Every merge with its count, replacements and ties, for each tie rule."""

    @settings(max_examples=10_000, deadline=None, database=None)
    @given(words=CORPORA, config=configs())
    def check(words, config):
        config = config.with_changes(tie_break=rule)
        oracle = oracle_of(words, config)
        steps = train(Corpus.from_counts(words.items()), config)
        made = 0
        for step in steps:
            made += 1
            candidates = oracle.candidates()
            (left, right), count = candidates[0]
            ties = sum(other == count for _, other in candidates)
            found = (step.left_id, step.right_id, step.count, step.replaced, step.ties)
            assert found == (left, right, count, oracle.merge((left, right)), ties)
        assert not oracle.candidates() or made == config.merges

    check()


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


def test_symbols_that_never_merge_are_told_from_words_that_are_one_symbol():
    words = _corpus(("aaxy", 3), ("aay", 2))
    unknown = "every pair left holds an unknown symbol or a byte"
    made, code, text = _stop(words, limit_alphabet=1, unk_token="<unk>")
    assert (made, code) == (1, "nothing-left")
    assert unknown in text
    assert unknown in _stop(words, limit_alphabet=1, byte_fallback=True)[2]
    assert "every word is one symbol" in _stop(words, unk_token="<unk>")[2]


def test_a_size_out_of_reach_is_said_with_the_range():
    words = _corpus(("tap", 1), ("pat", 1), ("apt", 1))
    made, code, text = _stop(words, vocab_size=3000, special_tokens=("<unk>",), min_frequency=1)
    assert (made, code) == (5, "nothing-left")
    assert text == (
        "Stopped because every word is one symbol, so there is no pair to merge. A vocabulary of "
        "3,000 tokens is out of reach: with these settings the corpus gives from 4 to 9."
    )
    assert "gives 1." in _stop(_corpus(("a", 5)), vocab_size=3)[2]
    assert _stop(words, vocab_size=2)[2] == (
        "No merges were made: the alphabet and the special tokens are 3 tokens already, more than "
        "the vocabulary of 2 that was asked for. The smallest possible is 3."
    )


def test_what_can_be_reached_is_known_before():
    words = _corpus(("abcdef", 1), ("abc", 1), ("fed", 1))
    config = TrainingConfig(vocab_size=4, special_tokens=("<unk>",), min_frequency=1)
    found = reachable(words, config)
    assert (found.smallest, found.largest, found.is_exact) == (7, 16, False)
    assert found.problem(7) == found.problem(16) == found.problem(None) == ""
    assert found.problem(4) == (
        "A vocabulary of 4 tokens is out of reach: with these settings the corpus gives from 7 to "
        "at most 16."
    )
    assert reachable(_corpus(), config).largest == 1
    assert reachable(words, config.with_changes(vocab_size=None, merges=2)).largest == 9
    assert reachable(words, config.with_changes(min_frequency=3)).largest == 11


@settings(max_examples=200, deadline=None)
@given(words=CORPORA, config=configs())
def test_no_training_leaves_the_range(words, config):
    corpus = Corpus.from_counts(words.items())
    found = reachable(corpus, config)
    trainer = Trainer(corpus, config)
    size = len(trainer.vocabulary)
    assert found.smallest == size
    assert size + len(list(trainer.steps())) <= found.largest


# Going on


def _merged(rules, ids):
    """Apply one rule after the other, each from left to right."""
    for rule in rules:
        found = []
        at = 0
        while at < len(ids):
            if tuple(ids[at : at + 2]) == (rule.left, rule.right):
                found.append(rule.result)
                at += 2
            else:
                found.append(ids[at])
                at += 1
        ids = found
    return ids


@settings(max_examples=200, deadline=None)
@given(first=CORPORA, words=CORPORA, config=configs(), merges=st.integers(0, 8))
def test_going_on_equals_the_oracle(first, words, config, merges):
    """The old rules first, with their ids; then the oracle's merges of what they leave."""
    config = config.with_changes(limit_alphabet=None)
    begun = Trainer(Corpus.from_counts(first.items()), config.with_changes(merges=merges))
    old = begun.vocabulary
    old.extend(begun.steps())
    before, rules = list(old), list(old.rules)
    trainer = Trainer(Corpus.from_counts(words.items()), config, start=old)
    grown = trainer.vocabulary
    assert list(grown)[: len(before)] == before == list(old)
    assert list(grown.rules) == rules
    names = [token.name for token in grown][len(before) :]
    assert names == sorted(names)
    # The oracle, put into the state after the old rules.
    oracle = oracle_of(words, config)
    ids = {(t.kind == "marker", t.name): t.id for t in grown if t.kind not in ("merge", "special")}
    names = dict(oracle.names)
    sizes = dict(oracle.text_sizes)
    to_grown = {i: ids[not sizes[i], name] for i, name in names.items()}
    lengths = {to_grown[i]: size for i, size in sizes.items()}
    for token in grown:
        if token.kind in ("alphabet", "byte", "marker"):
            lengths.setdefault(token.id, int(token.kind != "marker"))
        if token.left is not None:
            lengths[token.id] = lengths[token.left] + lengths[token.right]
    oracle.state = [_merged(rules, [to_grown[i] for i in word]) for word in oracle.state]
    oracle.apart = {
        t.id for t in grown if t.kind == "special" or (t.kind == "byte" and config.units != "byte")
    }
    oracle.names = {token.id: token.name for token in grown}
    oracle.text_sizes = {token.id: lengths.get(token.id, 0) for token in grown}
    oracle.first_id = 0
    steps = trainer.steps()
    k = 0
    while (candidates := oracle.candidates()) and k != config.merges:
        (left, right), count = candidates[0]
        oracle.merge((left, right))
        k += 1
        new = max(oracle.names)
        step = next(steps)
        assert (step.step, step.left_id, step.right_id, step.token_id, step.count) == (
            *(len(rules) + k, left, right, new, count),
        )
        grown.extend([step])
    result = _finish(steps)
    symbols, starts = result.segmentation
    assert [list(symbols[i:j]) for i, j in pairwise(starts)] == oracle.state
    assert trainer.merges_made == k


def test_going_on_keeps_the_size_asked_for():
    config = TrainingConfig(vocab_size=8, min_frequency=1)
    begun = Trainer(_corpus(("abc", 3)), config.with_changes(vocab_size=4))
    begun.vocabulary.extend(begun.steps())
    trainer = Trainer(_corpus(("abcd", 2), ("dabc", 1)), config, start=begun.vocabulary)
    assert trainer.merges_wanted == 3
    steps = list(trainer.steps())
    assert [(step.step, step.token, step.token_id) for step in steps] == [
        (2, "abc", 5),
        (3, "abcd", 6),
        (4, "dabc", 7),
    ]
    assert reachable(trainer.corpus, config, start=begun.vocabulary).smallest == 5
    with pytest.raises(ConfigError, match="no special token <s>"):
        Trainer(
            trainer.corpus, config.with_changes(special_tokens=("<s>",)), start=begun.vocabulary
        )


# At the edges


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
