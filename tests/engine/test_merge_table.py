"""Merging by rank, whatever the rules: short words, long ones, and inputs made to be slow."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bpe_desktop.engine import encoder
from bpe_desktop.engine.encoder import MergeTable
from bpe_desktop.engine.merge import MergeRule


@st.composite
def any_rules(draw: st.DrawFn) -> list[MergeRule]:
    """Draw rules in any order: with parts that come later, and products made twice."""
    token = st.integers(0, 7)
    pairs = draw(st.lists(st.tuples(token, token), max_size=9, unique=True))
    return [MergeRule(rank, *pair, draw(token)) for rank, pair in enumerate(pairs, 1)]


def naive_merge(rules: list[MergeRule], symbols: list[int], limit: int | None) -> list[int]:
    """Apply, again and again, the lowest rank that applies, at its first place."""
    of_pair = {
        (rule.left, rule.right): rule for rule in rules if limit is None or rule.rank <= limit
    }
    symbols = list(symbols)
    for _ in range(len(symbols)):
        places = [
            (of_pair[pair].rank, at)
            for at in range(len(symbols) - 1)
            if (pair := (symbols[at], symbols[at + 1])) in of_pair
        ]
        if not places:
            break
        rank, at = min(places)
        symbols[at : at + 2] = [rules[rank - 1].result]
    return symbols


@settings(max_examples=300, deadline=None)
@given(any_rules(), st.lists(st.integers(-1, 4), max_size=40), st.none() | st.integers(0, 9))
@example([MergeRule(1, 0, 1, 0)], [0, 1, 1, 1, 1], None)
@example([MergeRule(1, 1, 2, 3), MergeRule(2, 0, 1, 4), MergeRule(3, 4, 2, 3)], [0, 1, 2, -1], None)
def test_any_rules_are_applied_as_the_naive_way_does(
    rules: list[MergeRule], symbols: list[int], limit: int | None
) -> None:
    table = MergeTable(rules)
    wanted = naive_merge(rules, symbols, limit)
    for longest in (0, 1000):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(encoder, "_LONG", longest)
            assert table.merge(symbols, limit) == wanted


def test_a_long_word_under_a_rule_that_makes_its_own_part() -> None:
    """Each merge is one more place for the same rule: n log n all the same."""
    table = MergeTable([MergeRule(1, 0, 1, 0)])
    assert table.merge([0] + [1] * 200_000) == [0]


def test_a_long_word_of_equal_symbols() -> None:
    doublings = [MergeRule(rank, rank - 1, rank - 1, rank) for rank in range(1, 18)]
    assert MergeTable(doublings).merge([0] * (2**17 + 5)) == [17, 2, 0]
