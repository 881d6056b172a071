"""Expansion: bytes of the table become pairs again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...errors import FormatError
from .steps import Replacement

__all__ = ["expand_block", "expanded_sizes", "in_order"]


def expand_block(table: Sequence[Replacement], data: bytes, limit: int) -> bytes:
    """Return the bytes that `data` stands for; raises `FormatError` past `limit` bytes.

    The table comes in order of use: a pair holds only earlier bytes of it. Expanded last byte
    first, each in one pass, the data only grows to its final size.
    """
    sizes = expanded_sizes(table)
    size = sum(map(sizes.__getitem__, data))
    if size > limit:
        raise FormatError(
            f"The compressed data would become {_short(size)} bytes, more than {limit:,}.",
            "It is damaged, or it was not made by this compression.",
        )
    for new, left, right in reversed(table):
        data = data.replace(bytes((new,)), bytes((left, right)))
    return data


def expanded_sizes(table: Iterable[Replacement]) -> list[int]:
    """Return how many bytes each of the 256 bytes stands for, with the table in order of use."""
    sizes = [1] * 256
    for new, left, right in table:
        sizes[new] = sizes[left] + sizes[right]
    return sizes


def in_order(pairs: Iterable[Replacement]) -> tuple[Replacement, ...]:
    """Return a table whose pairs hold only literals and bytes of earlier entries.

    Of such entries the highest byte comes first, as the program of 1994 takes them. Raises
    `FormatError` where a byte stands for itself in the end.
    """
    waiting = {pair.new: pair for pair in sorted(pairs, reverse=True)}
    found: dict[int, Replacement] = {}
    for start in waiting:
        path = [start]
        while path:
            pair = waiting[path[-1]]
            inside = [part for part in pair[1:] if part in waiting and part not in found]
            if not inside:
                found[pair.new] = pair
                path.pop()
            elif inside[0] in path:
                raise FormatError(
                    f"In the table of pairs the byte {inside[0]:02X} holds itself.",
                    "The file is damaged.",
                )
            else:
                path.append(inside[0])
    return tuple(found.values())


def _short(size: int) -> str:
    return f"{size:,}" if size < 1 << 60 else "more than 10^18"
