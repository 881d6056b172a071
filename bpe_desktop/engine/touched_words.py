"""Which words a merge changes."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from heapq import nsmallest
from itertools import chain, repeat
from operator import lshift, or_, sub
from typing import TYPE_CHECKING

from .merge import MergeStep

if TYPE_CHECKING:
    from .trainer import Segmentation

__all__ = ["TouchedWords", "by_count"]

_SHIFT = 32
_MASK = (1 << _SHIFT) - 1


def by_count(counts: Sequence[int]) -> array[int]:
    """Return the indexes of words, the most frequent first, equal ones in the order of the corpus.

    >>> by_count([1, 3, 3]).tolist()
    [1, 2, 0]
    """
    return array("I", sorted(range(len(counts)), key=counts.__getitem__, reverse=True))


class TouchedWords:
    """The words of a complete training by the tokens of their final segmentation.

    A word held the pair of a merge exactly if one of its final tokens is that merge's token or was
    later built from it. To build this takes tenths of a second for 100,000 words; it is made of
    four arrays, so that it goes quickly from one process to another.
    """

    def __init__(
        self, steps: Iterable[MergeStep], segmentation: Segmentation, by_weight: array[int]
    ) -> None:
        """Take the merges, their segmentation, and the words by weight as `by_count` gives them."""
        self._by_weight = by_weight
        # Places in `_by_weight` and not words: the smallest places are the heaviest words.
        place_of = [0] * len(by_weight)
        for place, word in enumerate(by_weight):
            place_of[word] = place
        symbols, starts = segmentation
        places = chain.from_iterable(map(repeat, place_of, map(sub, starts[1:], starts)))
        held = map(or_, map(lshift, symbols, repeat(_SHIFT)), places)
        self._tokens, self._places = _columns(held)
        self._parts, self._built = _columns(
            part << _SHIFT | step.token_id
            for step in steps
            for part in {step.left_id, step.right_id}
        )

    def of(self, token: int, limit: int) -> tuple[list[int], int]:
        """Return the heaviest `limit` words that the making of `token` changed, and their number.

        Words of equal count keep the order of the corpus.
        """
        found: set[int] = set()
        seen = {token}
        waiting = [token]
        while waiting:
            token = waiting.pop()
            found.update(_values(self._tokens, self._places, token))
            for later in _values(self._parts, self._built, token):
                if later not in seen:
                    seen.add(later)
                    waiting.append(later)
        best = sorted(found) if limit >= len(found) else nsmallest(limit, found)
        return [self._by_weight[place] for place in best], len(found)


def _columns(pairs: Iterable[int]) -> tuple[array[int], array[int]]:
    """Sort packed pairs and part them into keys and values."""
    packed = sorted(pairs)
    keys = array("I", [pair >> _SHIFT for pair in packed])
    return keys, array("I", [pair & _MASK for pair in packed])


def _values(keys: array[int], values: array[int], key: int) -> array[int]:
    """Return the values that stand beside a key."""
    return values[bisect_left(keys, key) : bisect_left(keys, key + 1)]
