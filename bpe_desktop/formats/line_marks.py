"""Where some of the lines of a long file begin, noted while it is read from end to end."""

from __future__ import annotations

import codecs
import sys
from array import array
from bisect import bisect_right
from typing import Self

__all__ = ["SPACING", "LineMarks", "without_mark"]

SPACING = 20_000  # bytes from one mark to the next, at least
_LINE_FEED = 10


class LineMarks:
    """Marks of a text file: mark i is the byte where a line begins, and the lines before that.

    The first is the beginning of the file. The next is always the first beginning of a line that
    is `SPACING` bytes further on or more. Only a line feed ends a line.
    """

    def __init__(self, unit: int = 1, *, big_endian: bool = False) -> None:
        """Take the bytes of a code unit: 2 in UTF-16, 4 in UTF-32, else 1."""
        self._unit = unit
        self._swapped = unit > 1 and big_endian != (sys.byteorder == "big")
        self._starts = array("Q", [0])
        self._lines = array("Q", [0])
        self._seen = 0
        self._seen_lines = 0

    @classmethod
    def of(cls, encoding: str, head: bytes) -> Self:
        """Return marks for a file in `encoding` that begins with `head`."""
        codec, _ = without_mark(encoding, head)
        unit = 2 if codec.startswith("utf-16") else 4 if codec.startswith("utf-32") else 1
        return cls(unit, big_endian=codec.endswith("-be"))

    def __len__(self) -> int:
        return len(self._starts)

    def feed(self, place: int, data: bytes) -> None:
        """Take the bytes of the file from `place` on; what was seen before is not taken again."""
        data = data[self._seen - place :]
        if not data:
            return
        place = self._seen
        units = self._units(data)
        counted = 0
        while True:
            due = self._starts[-1] + SPACING - place
            # The line feed before a mark may end at the very byte that is due.
            first = max(due // self._unit - 1, counted)
            found = _find(units, first)
            if found < 0:
                break
            self._seen_lines += units[counted : found + 1].count(_LINE_FEED)
            counted = found + 1
            self._starts.append(place + counted * self._unit)
            self._lines.append(self._seen_lines)
        self._seen_lines += units[counted:].count(_LINE_FEED)
        self._seen = place + len(data)

    def start(self, mark: int) -> int:
        """Return the byte where the line of a mark begins."""
        return self._starts[mark]

    def lines_before(self, mark: int) -> int:
        """Return how many lines end before a mark."""
        return self._lines[mark]

    def mark_before(self, place: int) -> int:
        """Return the last mark at or before a byte."""
        return bisect_right(self._starts, place) - 1

    def count(self, data: bytes) -> int:
        """Count the line ends in some bytes of the file, which begin at a code unit."""
        return self._units(data).count(_LINE_FEED)

    def _units(self, data: bytes) -> bytes | array[int]:
        if self._unit == 1:
            return data
        units = array("H" if self._unit == 2 else "I", data[: len(data) // self._unit * self._unit])
        if self._swapped:
            units.byteswap()
        return units


def without_mark(encoding: str, head: bytes) -> tuple[str, int]:
    """Return the codec that reads on from any place, and the length of the byte-order mark."""
    if encoding == "utf-8-sig":
        return "utf-8", len(codecs.BOM_UTF8) if head.startswith(codecs.BOM_UTF8) else 0
    if encoding == "utf-16":
        return ("utf-16-be" if head.startswith(codecs.BOM_UTF16_BE) else "utf-16-le"), 2
    if encoding == "utf-32":
        return ("utf-32-be" if head.startswith(codecs.BOM_UTF32_BE) else "utf-32-le"), 4
    return encoding, 0


def _find(units: bytes | array[int], first: int) -> int:
    try:
        return units.index(_LINE_FEED, first)
    except ValueError:
        return -1
