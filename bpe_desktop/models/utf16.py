"""From code points, which Python counts, to UTF-16 units, which Qt counts, and back."""

from __future__ import annotations

import re
from array import array
from bisect import bisect_left
from collections.abc import Iterable, Sequence

__all__ = ["Utf16Map"]

_ASTRAL = re.compile("[\U00010000-\U0010ffff]")


class Utf16Map:
    """Converts positions in one text between code points and UTF-16 units.

    A character beyond the Basic Multilingual Plane (most emoji, among others) is one code point
    and two units. A text without such characters costs nothing but the look for them.

    >>> positions = Utf16Map("a🙂b")
    >>> [positions.to_utf16(index) for index in range(4)]
    [0, 1, 3, 4]
    """

    def __init__(self, text: str) -> None:
        self._length = len(text)
        # Code point index of every astral character, and the unit after each of them.
        self._astral: list[int] = []
        if not text.isascii():
            self._astral = [match.start() for match in _ASTRAL.finditer(text)]
        self._after = [index + count + 2 for count, index in enumerate(self._astral)]

    def edited(self, start: int, end: int, new: str) -> Utf16Map:
        """Return the map of the text with `new` in the place of the code points `start` to `end`.

        >>> Utf16Map("a🙂b🙂").edited(0, 2, "xyz").to_utf16(5)
        6
        """
        fresh = Utf16Map(new)
        first, last = bisect_left(self._astral, start), bisect_left(self._astral, end)
        growth = len(new) - (end - start)
        result = Utf16Map("")
        result._length = self._length + growth
        result._astral = [
            *self._astral[:first],
            *(start + index for index in fresh._astral),
            *(index + growth for index in self._astral[last:]),
        ]
        result._after = [index + count + 2 for count, index in enumerate(result._astral)]
        return result

    @property
    def length(self) -> int:
        """The length of the text in UTF-16 units."""
        return self._length + len(self._astral)

    def to_utf16(self, index: int) -> int:
        """Return the unit at which the code point `index` starts."""
        return index + bisect_left(self._astral, index)

    def to_code_point(self, unit: int) -> int:
        """Return the index of the code point that holds `unit`; both halves of a pair give one."""
        before = bisect_left(self._after, unit + 1)
        index = unit - before
        # The second half of a pair lies one unit after its first.
        if before < len(self._astral) and self._astral[before] < index:
            return index - 1
        return index

    def all_to_utf16(self, indexes: Iterable[int]) -> Sequence[int]:
        """Return the units of many code point indexes at once, as an array."""
        if not self._astral:
            return array("q", indexes)
        table = array("q", range(self._length + 1))
        for count, index in enumerate(self._astral, 1):
            end = self._astral[count] if count < len(self._astral) else self._length
            for position in range(index + 1, end + 1):
                table[position] += count
        return array("q", [table[index] for index in indexes])
