"""One training as many: against trainings of every size, and by hand."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bpe_desktop.engine.config import TrainingConfig
from bpe_desktop.engine.size_curve import End, Growth, SizeCurve, SizePoint, ends_of
from bpe_desktop.engine.wasted import UnusedToken, costliest_words, unused_tokens

from .histories import finished, history_of
from .test_replay import played, trained

LESSONS = json.loads((Path(__file__).parents[1] / "data" / "seed_lessons.json").read_text("utf-8"))
ITALIAN, SHOP = LESSONS[0], LESSONS[1]
_WORDS = st.dictionaries(st.text("abé", min_size=1, max_size=7), st.integers(1, 6), min_size=1)


def lesson(found):
    config = TrainingConfig(merges=len(found["merges"]), tie_break=found["tie_break"])
    return history_of([(word, count) for word, count in found["word_counts"]], config)


def test_the_italian_words_by_hand():
    curve = SizeCurve.of(lesson(ITALIAN))
    assert curve is not None
    # Seven letters; 25 words; 146 letters in all, of which four merges of 25, 20, 14 and 9 take 68.
    assert curve.words == 25
    assert curve.point(0) == SizePoint(0, 7, 146)
    assert curve.point(4) == SizePoint(4, 11, ITALIAN["symbols_after_4"]) == SizePoint(4, 11, 78)
    one, other = curve.growths(4)  # and two merges that are no four
    assert (one.first, one.last) == (curve.point(0), curve.point(4))
    assert (one.tokens, one.saved, one.share) == (4, 68, 68 / 146)
    assert other.saved == 8 + 8 + 7 + 7
    # After k merges the next two save: 45 of 146, 34 of 121, 23 of 101, 17 of 87 …
    assert curve.stops_paying(2, 0.30) is not None
    assert curve.stops_paying(2, 0.30).first.step == 1
    assert curve.stops_paying(2, 0.20).first.step == 3
    assert curve.stops_paying(2, 0.05) is None
    assert curve.stops_paying(100, 0.5) is None  # there are no hundred more


@pytest.mark.parametrize("algorithm", ["bpe", "character"])
def test_a_text_that_is_not_cut_has_the_words_that_people_see(algorithm):
    config = TrainingConfig.defaults(algorithm).with_changes(pretokenizer="none", merges=None)
    history = history_of([("one line, \tand\nmore\n", 2), ("▁of▁these", 3)], config)
    assert history.occurrences == 5
    assert history.written_words == 2 * 4 + 3 * 2
    curve = SizeCurve.of(history)
    assert curve is not None
    assert curve.words == 14


def test_the_ends_by_hand():
    *_, characters, words = [end for end in ends_of(lesson(ITALIAN)) if end is not None]
    assert characters == End("characters", 7, 146)
    assert words == End("words", 5, 25)


def test_bytes_begin_below_the_characters():
    config = TrainingConfig(units="byte", marker="end", merges=3)
    history = history_of([("né", 2), ("ne", 1)], config)
    curve = SizeCurve.of(history)
    assert curve is not None
    # n, two bytes and the marker twice; n, e and the marker once.
    assert curve.left[0] == 2 * 4 + 3
    assert [*ends_of(history)] == [End("characters", 3, 2 * 3 + 3), End("words", 2, 3)]


@settings(max_examples=30, deadline=None)
@given(_WORDS, st.sampled_from(["bpe", "wordpiece"]), st.sampled_from(["character", "byte"]))
def test_no_retraining_is_needed(words, algorithm, units):
    units = "character" if algorithm == "wordpiece" else units
    config = TrainingConfig.defaults(algorithm).with_changes(
        merges=6, vocab_size=None, units=units, min_frequency=1
    )
    history = history_of([*words.items()], config)
    curve = SizeCurve.of(history)
    assert curve is not None
    for step in range(curve.steps + 1):
        other = history_of([*words.items()], config.with_changes(merges=step))
        last = other.state_at(len(other))
        assert curve.point(step) == SizePoint(step, last.vocabulary_size, last.symbols)


def test_a_rule_that_makes_no_token_of_its_own():
    tokenizer = trained("low low lower lowest", merges=6)
    history = played(tokenizer, ["low", "lower"], [2, 1])
    curve = SizeCurve.of(history)
    assert curve is not None
    sizes = [history.state_at(step).vocabulary_size for step in range(len(history) + 1)]
    assert [curve.size_after(step) for step in range(len(history) + 1)] == sizes
    assert curve.left[0] == 2 * 3 + 5


def test_a_long_training_is_shown_in_part():
    curve = SizeCurve([10**6 - step for step in range(100_001)], lambda step: 256 + step, 1000)
    points = curve.points(600)
    assert len(points) == 601
    assert (points[0], points[-1]) == (SizePoint(0, 256, 10**6), SizePoint(10**5, 100_256, 900_000))
    growths = curve.growths(1000)
    assert [growth.first.step for growth in growths] == list(range(0, 100_000, 1000))
    # Of a hundred thousand, at even distances and each of one step.
    some = curve.growths(1)
    assert 200 < len(some) <= 300
    apart = {b.first.step - a.first.step for a, b in pairwise(some)}
    assert len(apart) == 1
    assert all(growth.last.step == growth.first.step + 1 for growth in some)
    assert curve.growths(100_000) == [Growth(points[0], points[-1])]
    assert curve.growths(100_001) == []


def test_rounds_by_hand():
    # Characters, seeds, a round of EM, two prunings.
    left = [100, 40, 40, 46, 60]
    sizes = [5, 45, 45, 25, 15]
    curve = SizeCurve(left, sizes.__getitem__, 20, by_round=True)
    assert [(p.size, p.step) for p in curve.points()] == [(5, 0), (15, 4), (25, 3), (45, 2)]
    # 40 for 10 tokens, 14 for 10, 6 for 20.
    assert [(g.tokens, g.saved) for g in curve.growths(10)] == [(10, 40), (10, 14), (20, 6)]
    # Ten more save 14 of 60 = 23 %, and then 3 of 46 = 6.5 %.
    assert curve.stops_paying(10, 0.2).first.size == 25
    assert curve.stops_paying(10, 0.24).first.size == 15
    assert curve.stops_paying(10, 0.06) is None


@pytest.mark.parametrize("algorithm", ["unigram", "word", "character", "gage"])
def test_other_systems(algorithm):
    config = TrainingConfig.defaults(algorithm)
    if algorithm != "gage":
        config = config.with_changes(vocab_size=12, merges=None)
    history = history_of([("low", 5), ("lower", 2), ("newest", 6)], config)
    curve = SizeCurve.of(history)
    if algorithm == "gage":
        assert curve is None
        return
    assert curve is not None
    assert curve.words == 13
    if algorithm == "unigram":
        assert curve.by_round
        for step in range(len(history) + 1):
            state = history.state_at(step)
            assert curve.point(step) == SizePoint(step, state.vocabulary_size, state.symbols)
    else:
        assert curve.counted == "unknown"
        # Before the first step nothing is known: 13 words, or 15 + 10 + 36 characters.
        assert curve.left[0] == {"word": 13, "character": 61}[algorithm]
    ends = [end for end in ends_of(history) if end is not None]
    assert ends == [
        End("characters", 8, 61 + (13 if ends[0].left > 61 else 0)),
        End("words", 3, 13),
    ]


# What is wasted


def test_the_costliest_words_of_the_shop():
    history = lesson(SHOP)
    found = finished(costliest_words(history, len(history), 300))
    by_word = {history.words[entry.word]: entry for entry in found}
    wanted = SHOP["costliest_word"]
    worst = by_word[wanted["word"]]
    assert worst.tokens == len(wanted["tokens"]) == 8
    assert worst.cost == 2 * 7  # it stands twice
    assert found[0].cost == max(entry.cost for entry in found)
    # No word is missing, and none that is one token is there.
    state = history.state_at(len(history))
    expected = {
        word: (count, len(state.word(number)), count * (len(state.word(number)) - 1))
        for number, (word, count) in enumerate(SHOP["word_counts"])
        if len(state.word(number)) > 1
    }
    assert {word: tuple(entry[1:]) for word, entry in by_word.items()} == expected


@given(_WORDS, st.integers(1, 4))
def test_only_the_costliest_are_kept(words, limit):
    history = history_of([*words.items()], TrainingConfig(merges=1, min_frequency=1))
    state = history.state_at(len(history))
    costs = sorted(
        (
            (count * (len(state.word(number)) - 1), count, -number)
            for number, count in enumerate(history.counts)
            if len(state.word(number)) > 1
        ),
        reverse=True,
    )
    found = finished(costliest_words(history, len(history), limit))
    assert [(entry.cost, entry.occurrences, -entry.word) for entry in found] == costs[:limit]


@given(_WORDS, st.sampled_from(["none", "end"]))
def test_the_length_of_a_word_without_its_tokens(words, marker):
    config = TrainingConfig(merges=8, min_frequency=1, marker=marker)
    history = history_of([*words.items()], config)
    for step in [*range(len(history) + 1), 0]:
        state = history.state_at(step)
        for word in range(len(words)):
            assert state.word_length(word) == len(state.word(word))


def test_scaffold_tokens_by_hand():
    history = lesson(ITALIAN)
    names = {token.name: token.id for token in history.vocabulary}
    found = finished(unused_tokens(history, 4))
    # After ss, sso, ro, rosso: sso stands in basso and bosso still, ro in rossetto.
    assert found == [UnusedToken(names["r"], "symbol"), UnusedToken(names["s"], "symbol")]
    found = {one.token_id: one for one in finished(unused_tokens(history, 10))}
    assert found[names["asso"]] == UnusedToken(names["asso"], "scaffold", 5, 8)
    assert found[names["ro"]] == UnusedToken(names["ro"], "scaffold", 3, 14)
    state = history.state_at(10)
    assert {*found} == {n for n, count in enumerate(state.token_counts()) if not count}


def test_bytes_and_special_tokens_that_stand_nowhere():
    config = TrainingConfig(units="byte", merges=1, special_tokens=("<end>",))
    history = history_of([("abab", 2)], config)
    found = finished(unused_tokens(history, 1))
    # `ab` took both the bytes that there were.
    used_up = [history.vocabulary.token(one.token_id).name for one in found if one.kind == "symbol"]
    assert used_up == ["a", "b"]
    assert [one.kind for one in found].count("unmet") == 254
    assert found[0] == UnusedToken(0, "special")


def test_unused_pieces():
    config = TrainingConfig.defaults("unigram").with_changes(vocab_size=12, merges=None)
    history = history_of([("low", 5), ("lower", 2), ("newest", 6)], config)
    for step in range(len(history) + 1):
        state = history.state_at(step)
        found = {one.token_id for one in finished(unused_tokens(history, step))}
        counts = state.token_counts()
        assert found == {n for n in range(len(counts)) if state.is_there(n) and not counts[n]}
