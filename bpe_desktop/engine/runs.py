"""Counting pairs of equal symbols without overlap: a run of n such symbols counts n // 2."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby

from .config import TrainingConfig

__all__ = ["lost_by_runs", "lost_in_word", "repeating_words", "without_overlap"]

_CUBE = re.compile(r"(?s)(.+?)\1\1")
_BYTE_CUBE = re.compile(rb"(?s)(.+?)\1\1")
_LONGEST_SEARCHED = 200  # characters; the search takes the square of the length


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


def repeating_words(words: Iterable[str], config: TrainingConfig) -> list[int]:
    """Return the words in which three equal tokens may stand in a row after some merge.

    Their text then has some text three times in a row. Long words are taken unsearched.
    """
    found = []
    for place, word in enumerate(words):
        if len(word) > _LONGEST_SEARCHED:
            found.append(place)
        elif config.units == "byte":
            if _BYTE_CUBE.search(word.encode("utf-8", "surrogateescape")):
                found.append(place)
        elif _CUBE.search(word):
            found.append(place)
    return found


def lost_in_word(word: Iterable[int]) -> list[tuple[int, int]]:
    """Return how many positions of each pair of equal symbols do not count without overlap.

    >>> lost_in_word([7, 7, 7, 8, 7, 7])
    [(7, 1)]
    """
    lost = []
    for symbol, run in groupby(word):
        length = sum(1 for _ in run)
        if length > 2:
            lost.append((symbol, length - 1 - length // 2))
    return lost
