"""Many short texts as one long one, to find those that hold another text by a search in C."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

__all__ = ["JoinedTexts"]

_MANY = 20  # one of so many: from there on it takes less time to ask each text


class JoinedTexts:
    """Texts put end to end, with nothing between them."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._all = "".join(texts)
        self._starts = array("q", accumulate(map(len, texts), initial=0))

    def __len__(self) -> int:
        return len(self._starts) - 1

    def holding(self, wanted: str) -> list[int] | None:
        """Return the places of the texts that hold `wanted`, in order; `None` if they are many.

        >>> JoinedTexts(["the"] + 98 * ["-"] + ["ether", "t", "he"]).holding("the")
        [0, 99]
        """
        everything, starts = self._all, self._starts
        if not wanted or everything.count(wanted) * _MANY > len(self):
            return None
        found = []
        position = everything.find(wanted)
        while position >= 0:
            place = bisect_right(starts, position) - 1
            end = starts[place + 1]
            if position + len(wanted) <= end:  # else a part of it is in the next text
                found.append(place)
            position = everything.find(wanted, end)
        return found
