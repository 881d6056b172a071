"""Where each token of the live text lies in the document, also while it is being edited."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from .live import NO_RESULT, LiveResult

__all__ = ["Span", "TokenSpans"]


_LINES = 100  # kept at most: a line is asked for at each paint


class Span(NamedTuple):
    """One token in the document: its number in the result, and its bounds in UTF-16 units."""

    index: int
    start: int
    end: int


class TokenSpans:
    """Finds tokens by position, also while the text has been edited and its tokens are awaited.

    Until a new result comes, tokens before an edit stay, tokens after it move along, and those
    that it touched are gone: colours never drift away from their letters.
    """

    def __init__(self) -> None:
        self._result = NO_RESULT
        self._units = b""  # the text in UTF-16, made when first needed
        # The stretch of the result's text that edits have touched, and by how much it has grown.
        self._damage: tuple[int, int, int] | None = None
        self._lines: dict[tuple[int, int], list[Span]] = {}  # those that were asked for

    @property
    def result(self) -> LiveResult:
        """The result that the spans count from."""
        return self._result

    def set_result(self, result: LiveResult) -> None:
        """Start from the tokens of the text as it is now."""
        self._result = result
        self._units = b""
        self._damage = None
        self._lines.clear()

    def edited(self, position: int, removed: int, added: int) -> None:
        """Take note of an edit, in units of the document before it."""
        self._lines.clear()
        if self._damage is None:
            self._damage = (position, position + removed, added - removed)
            return
        begin, end, growth = self._damage
        last = max(end + growth, position + removed)
        self._damage = (min(begin, position), last - growth, growth + added - removed)

    def within(self, first: int, last: int) -> Sequence[Span]:
        """Return the tokens that hold any unit from `first` up to `last`, in order."""
        spans = self._lines.get((first, last))
        if spans is None:
            if len(self._lines) >= _LINES:
                self._lines.clear()
            spans = self._lines[first, last] = [*self._found(first, last)]
        return spans

    def _found(self, first: int, last: int) -> Iterator[Span]:
        if self._damage is None:
            yield from self._walk(first, last, 0, None, 0)
            return
        begin, end, growth = self._damage
        yield from self._walk(first, min(last, begin), 0, begin, 0)
        yield from self._walk(max(first - growth, end), last - growth, end, None, growth)

    def _walk(
        self, first: int, last: int, least: int, most: int | None, shift: int
    ) -> Iterator[Span]:
        starts, ends = self._result.starts, self._result.ends
        for index in range(bisect_right(ends, first), len(starts)):
            start, end = starts[index], ends[index]
            if start >= last:
                return
            if least <= start < end and (most is None or end <= most):
                yield Span(index, start + shift, end + shift)

    def shares(self, owners: list[Span], begin: int, end: int) -> list[float]:
        """Divide the character at `begin` to `end` among the tokens that have a part in it.

        Returns the bounds of the parts as a rising list from 0 to 1, in proportion to bytes.
        """
        shift = owners[0].start - self._result.starts[owners[0].index]
        begin, end = begin - shift, end - shift
        whole = self._size(begin, end)
        bounds = [self._end_in(owner.index, begin) / max(whole, 1) for owner in owners[:-1]]
        parts = [0.0, *bounds, 1.0]
        if all(low < high for low, high in pairwise(parts)):
            return parts
        return [number / len(owners) for number in range(len(owners) + 1)]

    def _end_in(self, index: int, begin: int) -> int:
        """Return how many bytes after the unit `begin` a token ends; -1 if that is not known."""
        starts, ends, sizes = self._result.starts, self._result.ends, self._result.sizes
        if ends[index] <= starts[index + 1]:
            return self._size(begin, ends[index])
        if not sizes:
            return -1
        # Count bytes from the last token that begins where a character does.
        anchor = index
        while anchor and starts[anchor] < ends[anchor - 1]:
            anchor -= 1
        offset = sum(sizes[anchor : index + 1])
        if starts[anchor] <= begin:
            return offset - self._size(starts[anchor], begin)
        return offset + self._size(begin, starts[anchor])

    def _size(self, begin: int, end: int) -> int:
        """Return the number of UTF-8 bytes of a stretch of the result's text."""
        if not self._units:
            self._units = self._result.text.encode("utf-16-le", "surrogatepass")
        text = self._units[2 * begin : 2 * end].decode("utf-16-le", "surrogatepass")
        return len(text.encode("utf-8", "surrogatepass"))
