"""Jumps back and forth through rules that are played on a text, against going step by step."""

from __future__ import annotations

import random

import pytest

from bpe_desktop.engine import replay_history

from .test_replay import played, trained

_TEXT = "the lowest lighthouse is lower than the other lowest lights, they said; slowly they low"


@pytest.mark.parametrize("stretch", [1, 3, 7])
def test_a_state_is_the_same_from_wherever_one_comes(
    monkeypatch: pytest.MonkeyPatch, stretch: int
) -> None:
    # Counts are kept every 500 steps at least; a text for that would take long to check.
    monkeypatch.setattr(replay_history, "_LEAST_STRETCH", stretch)
    monkeypatch.setattr(replay_history, "_MARKS", 1_000)
    tokenizer = trained(_TEXT)
    words = sorted(set(_TEXT.split()))
    counts = [_TEXT.split().count(word) for word in words]
    history = played(tokenizer, words, counts)
    chance = random.Random(stretch)
    for step in (*(chance.randint(0, len(history)) for _ in range(60)), 0, len(history), 0):
        fresh = played(tokenizer, words, counts).state_at(step)
        state = history.state_at(step)
        assert list(state.token_counts()) == list(fresh.token_counts()), step
        for word in range(len(words)):
            assert state.word(word) == fresh.word(word), (step, word)
