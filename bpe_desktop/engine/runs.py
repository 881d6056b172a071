"""Counting pairs of equal symbols without overlap: a run of n such symbols counts n // 2."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["lost_by_runs", "without_overlap"]


def without_overlap(starts: Sequence[int], size: int, weight: Sequence[int]) -> int:
    """Sum up the weights of the pairs that can be replaced from left to right.

    `starts` are the rising places of a pair of two equal tokens of length `size`.
    """
    total = 0
    taken = -1
    for start in starts:
        if taken < 0 or start > taken + size:
            total += weight[start]
            taken = start
    return total


def lost_by_runs(
    symbol: int,
    size: int,
    ends: Sequence[tuple[int, int]],
    sym: Sequence[int],
    weight: Sequence[int],
) -> int:
    """Return how much a pair of two `symbol`s has lost where runs have become one shorter.

    `ends`: (place, step) of each: the last cell of what is left of the run, and the way along it,
    `-size` or `size`. Only a run of an even number loses a pair by that.
    """
    total = 0
    for place, step in ends:
        at = place
        while sym[at] == symbol:
            at += step
        left = abs(at - place) // size
        total += weight[place] * (left % 2)
    return total
