"""The tokens of a long text as stretches of several encodings, put together without copying."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from itertools import chain, compress, islice
from typing import Any, NamedTuple, overload

from ..engine.encoding import Encoding
from .utf16 import Utf16Map

__all__ = ["Column", "Encoded", "Stretch", "spliced"]


class Encoded(NamedTuple):
    """The tokens of one encoding in parallel columns; places are UTF-16 units of what it encoded.

    `lost` are the numbers of the tokens whose symbol the vocabulary lacks, `names` their texts.
    """

    ids: Sequence[int | None]
    starts: Sequence[int]
    ends: Sequence[int]
    sizes: Sequence[int]  # bytes
    lost: Sequence[int]
    names: Sequence[str]

    @classmethod
    def of(cls, encoding: Encoding, units: Utf16Map) -> Encoded:
        """Take the columns out of an encoding; `units` are those of its text."""
        lost = [*compress(range(len(encoding)), encoding.unknown)]
        starts, ends = encoding.bounds
        return cls(
            encoding.ids,
            units.all_to_utf16(starts),
            units.all_to_utf16(ends),
            array("q", map(len, encoding.bytes)),
            lost,
            [encoding.tokens[index] for index in lost],
        )


class Stretch(NamedTuple):
    """The tokens `first` to `last` of an encoding, whose text begins `shift` units into the whole.

    `number` is that of its first token in the whole.
    """

    encoded: Encoded
    first: int
    last: int
    shift: int = 0
    number: int = 0

    def lost(self) -> Iterator[tuple[int, str]]:
        """Yield number in the whole and text of each token that the vocabulary lacks."""
        numbers = self.encoded.lost
        first, last = bisect_left(numbers, self.first), bisect_left(numbers, self.last)
        moved = self.number - self.first
        for index, name in zip(numbers[first:last], self.encoded.names[first:last], strict=True):
            yield index + moved, name


def spliced(
    stretches: Sequence[Stretch], first: int, last: int, new: Encoded, shift: int, growth: int
) -> list[Stretch]:
    """Put `new`, whose text begins at `shift`, in the place of the tokens `first` to `last`.

    What follows moves by `growth` units.
    """
    before = [s for s in (_cut(s, 0, first, 0) for s in stretches) if s.first < s.last]
    after = [
        s for s in (_cut(s, last, s.number + s.last, growth) for s in stretches) if s.first < s.last
    ]
    result: list[Stretch] = []
    number = 0
    for stretch in (*before, Stretch(new, 0, len(new.ids), shift), *after):
        result.append(stretch._replace(number=number))
        number += stretch.last - stretch.first
    return result


def _cut(stretch: Stretch, first: int, last: int, growth: int) -> Stretch:
    """Return the part of a stretch that lies in the tokens `first` to `last` of the whole."""
    moved = stretch.number - stretch.first
    return stretch._replace(
        first=max(stretch.first, first - moved),
        last=min(stretch.last, last - moved),
        shift=stretch.shift + growth,
    )


class Column(Sequence[Any]):
    """One column over all stretches; places count from the beginning of the whole."""

    def __init__(self, stretches: Sequence[Stretch], name: str) -> None:
        self._stretches = stretches
        self._numbers = [stretch.number for stretch in stretches]
        self._values = [getattr(stretch.encoded, name) for stretch in stretches]
        self._shifts = [
            stretch.shift if name in ("starts", "ends") else None for stretch in stretches
        ]
        last = stretches[-1]
        self._length = last.number + last.last - last.first
        self._enter(0)

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Any: ...
    @overload
    def __getitem__(self, index: slice) -> list[Any]: ...
    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, slice):
            first, last, step = index.indices(self._length)
            return self._between(first, last) if step == 1 else [*self][index]
        # Nearly always the one asked for is in the same stretch as the one before.
        if not self._low <= index < self._high:
            if not -self._length <= index < self._length:
                raise IndexError(index)
            index %= self._length
            self._enter(bisect_right(self._numbers, index) - 1)
        value = self._here[index + self._moved]
        return value if self._shift is None else value + self._shift

    def __iter__(self) -> Iterator[Any]:
        parts = zip(self._stretches, self._values, self._shifts, strict=True)
        return chain.from_iterable(
            islice(values, s.first, s.last)
            if shift is None
            else map(shift.__add__, islice(values, s.first, s.last))
            for s, values, shift in parts
        )

    def _between(self, first: int, last: int) -> list[Any]:
        found: list[Any] = []
        for s, values, shift in zip(self._stretches, self._values, self._shifts, strict=True):
            moved = s.first - s.number
            part = values[max(first + moved, s.first) : max(min(last + moved, s.last), s.first)]
            found += part if shift is None else [value + shift for value in part]
        return found

    def _enter(self, number: int) -> None:
        """Stay in a stretch until another is asked for."""
        stretch = self._stretches[number]
        self._low = stretch.number
        self._high = stretch.number + stretch.last - stretch.first
        self._here = self._values[number]
        self._moved = stretch.first - stretch.number
        self._shift = self._shifts[number]
