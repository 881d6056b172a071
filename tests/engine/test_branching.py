"""Branches of a training against the naive oracle with the same interventions."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bpe_desktop.engine.branching import BranchTrainer, Intervention
from bpe_desktop.engine.config import TIE_BREAKS, TrainingConfig
from bpe_desktop.engine.corpus import Corpus
from bpe_desktop.engine.training import make_trainer, train
from bpe_desktop.errors import ConfigError, UserError

from .samples import CORPORA, configs, oracle_of

_KINDS = ("none", "none", "force", "forbid", "tie-break", "all")


def _finish(steps):
    made = []
    while True:
        try:
            made.append(next(steps))
        except StopIteration as stop:
            return made, stop.value


def _planned(oracle, config, data):
    """Merge in the oracle, some choices made otherwise; return the steps and interventions."""
    expected, interventions = [], []
    for k in range(1, 1 + (20 if config.merges is None else config.merges)):
        kind = data.draw(st.sampled_from(_KINDS))
        if kind in ("tie-break", "all"):
            oracle.tie_break = data.draw(st.sampled_from(TIE_BREAKS))
            interventions.append(Intervention(k, "tie-break", rule=oracle.tie_break))
        candidates = oracle.candidates()
        if kind in ("forbid", "all") and candidates:
            pair, _ = data.draw(st.sampled_from(candidates))
            oracle.forbidden.add(pair)
            interventions.append(Intervention(k, "forbid", *pair))
            candidates = oracle.candidates()
        if not candidates:
            break
        chosen = candidates[0]
        if kind in ("force", "all"):
            chosen = data.draw(st.sampled_from(candidates))
            interventions.append(Intervention(k, "force", *chosen[0]))
        (left, right), count = chosen
        ties = sum(other == count for _, other in candidates)
        replaced = oracle.merge((left, right))
        new = max(oracle.names)
        names = (oracle.names[left], oracle.names[right], oracle.names[new])
        figures = (count, replaced, ties, oracle.symbols())
        expected.append((k, left, right, new, *names, *figures))
    return expected, [it for it in interventions if it.step <= len(expected)]


@settings(max_examples=400, deadline=None)
@given(words=CORPORA, config=configs(), data=st.data())
def test_equals_the_oracle(words, config, data):
    """Every figure of every step, and how the words are cut in the end."""
    oracle = oracle_of(words, config)
    expected, interventions = _planned(oracle, config, data)
    config = config.with_changes(merges=len(expected))
    trainer = BranchTrainer(Corpus.from_counts(words.items()), config, interventions)
    steps, result = _finish(trainer.steps())
    assert [tuple(step) for step in steps] == expected
    symbols, starts = result.segmentation
    assert [list(symbols[i:j]) for i, j in pairwise(starts)] == oracle.state
    assert result.stop.text.endswith(".")


@settings(max_examples=150, deadline=None)
@given(words=CORPORA, config=configs(), rule=st.sampled_from(TIE_BREAKS))
def test_another_tie_rule_from_the_start_is_a_training_with_that_rule(words, config, rule):
    corpus = Corpus.from_counts(words.items())
    other = _finish(train(corpus, config.with_changes(tie_break=rule)))
    if not other[0]:
        return
    branch = [Intervention(1, "tie-break", rule=rule)]
    assert _finish(make_trainer(corpus, config, interventions=branch).steps()) == other


@settings(max_examples=150, deadline=None)
@given(words=CORPORA, config=configs(), data=st.data())
def test_forcing_what_would_come_anyway_changes_nothing(words, config, data):
    corpus = Corpus.from_counts(words.items())
    main = _finish(train(corpus, config))
    if not main[0]:
        return
    step = data.draw(st.sampled_from(main[0]))
    branch = [Intervention(step.step, "force", step.left_id, step.right_id)]
    assert _finish(make_trainer(corpus, config, interventions=branch).steps()) == main


LESSON = {"basso": 6, "bassotto": 2, "bosso": 3, "rosso": 9, "rossetto": 5}


def _lesson(*interventions, **changes):
    """Train on the five words; the ids of the alphabet a b e o r s t are 0 to 6."""
    corpus = Corpus.from_counts(LESSON.items())
    config = TrainingConfig(merges=10).with_changes(**changes)
    return _finish(make_trainer(corpus, config, interventions=interventions).steps())


def test_a_forced_pair_counts_what_it_counts_and_the_rest_follows():
    steps, _ = _lesson(Intervention(1, "force", 1, 0))
    assert (steps[0].token, steps[0].count, steps[0].replaced) == ("ba", 8, 8)
    assert (steps[1].token, steps[1].count) == ("ss", 25)


def test_a_forbidden_pair_is_never_merged():
    steps, _ = _lesson(Intervention(1, "forbid", 5, 5), merges=None)
    assert not any((step.left, step.right) == ("s", "s") for step in steps)
    whole, _ = _lesson(merges=None)
    assert any((step.left, step.right) == ("s", "s") for step in whole)


def test_when_only_forbidden_pairs_are_left_the_training_says_so():
    corpus = Corpus.from_counts([("ab", 3)])
    branch = [Intervention(1, "forbid", 0, 1)]
    steps, result = _finish(make_trainer(corpus, TrainingConfig(), interventions=branch).steps())
    assert steps == []
    assert result.stop == ("nothing-left", "Stopped because only forbidden pairs count 2 or more.")


@pytest.mark.parametrize(
    ("interventions", "message"),
    [
        ([Intervention(1, "force", 0, 0)], "The pair a + a cannot be merged as merge 1."),
        ([Intervention(2, "forbid", 5, 5)], "The pair s + s cannot be merged as merge 2."),
        (
            [Intervention(3, "force", 5, 99)],
            "The pair of merge 3 is of a token that is not there yet.",
        ),
        (
            [Intervention(40, "force", 1, 0)],
            "The training ends after merge 10, before merge 40.",
        ),
        (
            [Intervention(2, "force", 1, 0), Intervention(2, "force", 4, 3)],
            "Two pairs are forced to be merge 2.",
        ),
        ([Intervention(0, "force", 1, 0)], "There is no merge 0."),
        ([Intervention(1, "tie-break", rule="best")], "Unknown tie-break: best."),
    ],
)
def test_what_cannot_be_is_said_in_one_line(interventions, message):
    with pytest.raises(UserError) as caught:
        _lesson(*interventions)
    assert caught.value.message == message
    assert caught.value.hint.endswith(".")


def test_other_algorithms_have_no_merges_to_force():
    config = TrainingConfig.defaults("wordpiece")
    corpus = Corpus.from_counts(LESSON.items())
    with pytest.raises(ConfigError, match="wordpiece cannot be forced"):
        make_trainer(corpus, config, interventions=[Intervention(1, "force", 1, 2)])


def test_the_gap_between_two_interventions_is_trained_as_always():
    steps, _ = _lesson(Intervention(1, "force", 1, 0), Intervention(4, "forbid", 4, 3))
    assert [step.step for step in steps] == list(range(1, 11))
    for step, following in pairwise(steps):
        assert following.token_id == step.token_id + 1
