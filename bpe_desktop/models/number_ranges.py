"""The ranges of numbers that a grid can show."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["RANGES", "NumberRange"]


class NumberRange(NamedTuple):
    """The numbers `first`, `first` + 1, …, `size` of them, `columns` in a row."""

    key: str
    first: int
    size: int
    columns: int

    @property
    def last(self) -> int:
        """The last number."""
        return self.first + self.size - 1

    @property
    def rows(self) -> int:
        """How many rows the numbers take."""
        return -(-self.size // self.columns)

    def clamp(self, number: int) -> int:
        """Return the nearest number of the range."""
        return max(self.first, min(number, self.last))


RANGES: dict[str, NumberRange] = {
    found.key: found
    for found in (
        NumberRange("99", 0, 100, 10),
        NumberRange("999", 0, 1000, 25),
        NumberRange("9999", 0, 10_000, 100),
        NumberRange("years", 1900, 201, 10),
    )
}
