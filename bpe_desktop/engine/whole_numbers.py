"""Columns of counts that have no upper limit."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence

__all__ = ["whole_numbers"]


def whole_numbers(values: Iterable[int]) -> Sequence[int]:
    """Return the values, none below 0, in eight bytes each unless one of them needs more.

    A list of word counts may name counts whose sum does.

    >>> whole_numbers([1, 2])
    array('Q', [1, 2])
    >>> whole_numbers([2**64])
    [18446744073709551616]
    """
    values = list(values)
    try:
        return array("Q", values)
    except OverflowError:
        return values
