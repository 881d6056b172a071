"""Where each pair of neighbours stands in the trainer's list of words."""

from __future__ import annotations

from array import array
from collections import defaultdict, deque
from collections.abc import Mapping, Sequence
from functools import partial

from .tie_break import PAIR_SHIFT

__all__ = ["first_places", "likely_last_count", "places_now"]

_Places = Mapping[int, "array[int]"]


def first_places(sym: Sequence[int]) -> _Places:
    """Group the cells of `sym`, all but the first, by what stands before and in them.

    Returns rising cells by some key for the pair; pairs with a border are among them.
    """
    size = len(sym) - 1
    ids = array("I", sym).tobytes()
    pairs = array("Q", bytes(8 * size))  # two ids beside each other, in the machine's order
    pairs[0::2] = array("Q", ids[: (size + 1) // 2 * 8])
    pairs[1::2] = array("Q", ids[4 : 4 + size // 2 * 8])
    places: defaultdict[int, array[int]] = defaultdict(partial(array, "I"))
    deque(map(array.append, map(places.__getitem__, pairs), range(1, size + 1)), maxlen=0)
    return places


def places_now(sym: Sequence[int], starts: Sequence[int], length: Sequence[int]) -> _Places:
    """Group the places where a token follows another by the pair of them.

    `starts` are those of the words in `sym`, `length` the room that each token takes there.
    """
    places: defaultdict[int, array[int]] = defaultdict(partial(array, "I"))
    for start in starts:
        left = sym[start]
        place = start + length[left]
        while right := sym[place]:
            places[left << PAIR_SHIFT | right].append(place)
            left = right
            place += length[right]
    return places


def likely_last_count(counts: Sequence[int], merges: int | None) -> int:
    """Return a count that the pair of the last of so many merges most likely has or exceeds.

    Once no pair counts n or more, every word that does is one token. So if there are as many such
    words as merges, the last pair counts n or more; and since parts of words take merges too, twice
    that in texts of all kinds. 0 where nothing can be said.
    """
    if merges is None or not 0 < merges <= len(counts):
        return 0
    return 2 * sorted(counts, reverse=True)[merges - 1]
