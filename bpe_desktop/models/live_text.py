"""The tokens of the live text, also while it is edited: an edit encodes only what is around it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from copy import copy
from typing import Any

from ..engine.special import cut_to_encode
from ..engine.tokenizer import Tokenizer
from .token_columns import Column, Encoded, Stretch, spliced
from .utf16 import Utf16Map

__all__ = ["LiveText"]

_AROUND = 200  # characters: so far from an edit a place to cut is looked for, at first
_FARTHEST = 8_000  # a stretch without such a place as long as this is left to a full encoding
_MOST_STRETCHES = 1_000  # then all is encoded anew, once


class LiveText:
    """A text with its tokens at a step; `edited` gives another one, and leaves this as it is.

    `ids`, `starts`, `ends` and `sizes` are parallel, and `kept` tells of the text `before`: see
    `LiveResult`. `merges` is that of `Tokenizer.encode`, which may raise `UserError`. The
    tokenizer's vocabulary must stay as it is.

    The engine's `TextBlocks` goes by the same places to cut. It has the ids alone, by all rules,
    and changes in place: what the window draws needs offsets too, at any step, and an earlier text
    to stay what it was while it is on show.
    """

    def __init__(
        self,
        tokenizer: Tokenizer,
        text: str,
        merges: int | None,
        before: LiveText | None = None,
    ) -> None:
        self.text = text
        self.merges = merges
        self.tokenizer = tokenizer
        self._cut = cut_to_encode(tokenizer.config)
        self._units = Utf16Map(text)
        self.bytes = _bytes(text)
        encoded = Encoded.of(tokenizer.encode(text, merges=merges), self._units)
        self._set_stretches([Stretch(encoded, 0, len(encoded.ids))])
        self.kept = 0 if before is None else self._kept_of(before)

    def edited(self, text: str) -> LiveText | None:
        """Return the tokens of `text`, which differs in one place; `None` where all is to encode.

        Between two places where the text may be cut the tokens depend on nothing outside. That the
        stretch before the edit has, encoded alone, the very tokens that it has in the whole is seen
        to all the same.
        """
        old = self.text
        start, end, until = _changed(old, text)
        found = self._around(text, start, until)
        if found is None or len(self._stretches) > _MOST_STRETCHES:
            return None
        start, until = found
        end = until - len(text) + len(old)
        before, begin = old[start:end], self._units.to_utf16(start)
        number = self._number(self._encoded(before), begin)
        if number is None:
            return None
        first, last = number
        after = text[start:until]
        result = copy(self)
        result.text, result.kept = text, first
        result._units = self._units.edited(start, end, after)
        result.bytes = self.bytes - _bytes(before) + _bytes(after)
        growth = result._units.length - self._units.length
        new = self._encoded(after)
        result._set_stretches(spliced(self._stretches, first, last, new, begin, growth))
        return result

    def unknown_name(self, index: int) -> str | None:
        """Return the text of a token that the vocabulary lacks, `None` for another one."""
        place = bisect_left(self._lost, index)
        if place < len(self._lost) and self._lost[place] == index:
            return self._names[place]
        return None

    @property
    def unknown_names(self) -> Sequence[str]:
        """The texts of all tokens that the vocabulary lacks, in order."""
        return self._names

    def _set_stretches(self, stretches: list[Stretch]) -> None:
        self._stretches = stretches
        if len(stretches) == 1 and not stretches[0].shift and not stretches[0].first:
            encoded = stretches[0].encoded
            columns: list[Sequence[Any]] = [*encoded[:4]]
        else:
            columns = [Column(stretches, name) for name in ("ids", "starts", "ends", "sizes")]
        self.ids, self.starts, self.ends, self.sizes = columns
        lost = [pair for stretch in stretches for pair in stretch.lost()]
        self._lost = [index for index, _ in lost]
        self._names = [name for _, name in lost]

    def _kept_of(self, before: LiveText) -> int:
        if before.tokenizer is not self.tokenizer or before.merges != self.merges:
            return 0
        same = _same(before.text, self.text, min(len(before.text), len(self.text)))
        until = self._units.to_utf16(same)
        # An unknown word has one id whatever it is: it must end within what both texts share.
        most = min(bisect_right(self.ends, until), bisect_right(before.ends, until))
        columns = ((before.ids, self.ids), (before.starts, self.starts), (before.ends, self.ends))
        return min(_same(old, new, most) for old, new in columns)

    def _encoded(self, text: str) -> Encoded:
        return Encoded.of(self.tokenizer.encode(text, merges=self.merges), Utf16Map(text))

    def _around(self, text: str, start: int, end: int) -> tuple[int, int] | None:
        """Return the nearest places around a change where the text may be cut, before and after it.

        The two characters at such a place are the same before and after the change.
        """
        cut = self._cut
        if cut is None:
            return None
        width, first = _AROUND, 0
        while start > 0:
            lowest = max(start - width, 0)
            places = [found.start() for found in cut.finditer(text, lowest, start)]
            first = max((place for place in places if lowest < place < start), default=0)
            if first or not lowest:
                break
            width *= 4
            if width > _FARTHEST:
                return None
        found = cut.search(text, end + 1, end + _FARTHEST)
        last = found.start() if found is not None else len(text)
        return None if last - first > _FARTHEST else (first, last)

    def _number(self, encoded: Encoded, shift: int) -> tuple[int, int] | None:
        """Return the numbers that the tokens of a stretch at the unit `shift` have in the whole.

        `None` if there are others. A marker, which has no width, may stand right before the stretch
        and not belong to it.
        """
        ids = [*encoded.ids]
        starts = [shift + start for start in encoded.starts]
        ends = [shift + end for end in encoded.ends]
        lowest = first = bisect_left(self.starts, shift)
        while first < len(self.ids) and self.ends[first] <= shift:
            first += 1
        for number in range(first, lowest - 1, -1):
            last = number + len(ids)
            if (
                [*self.ids[number:last]] == ids
                and [*self.starts[number:last]] == starts
                and [*self.ends[number:last]] == ends
            ):
                return number, last
        return None


def _changed(old: str, new: str) -> tuple[int, int, int]:
    """Return where two texts begin to differ, and where they end to: in the old, in the new.

    >>> _changed("abcde", "abXYde")
    (2, 3, 4)
    """
    start = _same(old, new, min(len(old), len(new)))
    most = min(len(old), len(new)) - start
    same = _same(old, new, most, at_end=True)
    return start, len(old) - same, len(new) - same


def _same(old: Sequence[object], new: Sequence[object], most: int, *, at_end: bool = False) -> int:
    """Return how much two texts or lists share at their beginning or end, up to `most`.

    By bisection: to compare slices takes a thousandth of the time of comparing one by one.
    """
    low, high = 0, most
    while low < high:
        middle = (low + high + 1) // 2
        if at_end:
            end_old, end_new = len(old) - low, len(new) - low
            equal = old[len(old) - middle : end_old] == new[len(new) - middle : end_new]
        else:
            equal = old[low:middle] == new[low:middle]
        if equal:
            low = middle
        else:
            high = middle - 1
    return low


def _bytes(text: str) -> int:
    return len(text.encode("utf-8", "replace"))
