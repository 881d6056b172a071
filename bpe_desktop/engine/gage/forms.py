"""The two forms of Gage's compression, with their settings."""

from __future__ import annotations

import sys
from dataclasses import dataclass

from ...errors import ConfigError
from ..config import COUNTINGS, FORMS, MOST_BLOCK, MOST_COUNT, NEW_BYTES

__all__ = ["FORMS", "NEW_BYTES", "TIE_BREAKS", "BlockForm", "Form", "PlainForm", "byte_order"]

TIE_BREAKS = ("first-seen", "last-seen", "lexicographic")

_LETTERS = b"ZYXWVUTSRQPONMLKJIHGFEDCBA"


@dataclass(frozen=True, slots=True)
class PlainForm:
    """The form of the lessons: the whole input is one block, and counts are exact.

    The pair that counts most is replaced while it counts `threshold` or more and a byte is free.
    `tie_break`: of equal counts the pair that stands first in the data as it is now, the one whose
    first place is last, or the smallest bytes. `counting` as in a training: every adjacent position
    (`aaa` holds `aa` twice), or only what can be replaced. `new_bytes`: free bytes are taken from
    255 down, from 0 up, or as capital letters from Z down and then as "highest".

    Raises `ConfigError` for a value that cannot be.
    """

    threshold: int = 2
    tie_break: str = "first-seen"
    counting: str = "positions"
    new_bytes: str = "highest"

    def __post_init__(self) -> None:
        _check_number("threshold", self.threshold, 2, None)
        _check_choice("tie-break", self.tie_break, TIE_BREAKS)
        _check_choice("counting", self.counting, COUNTINGS)
        _check_choice("new-bytes", self.new_bytes, NEW_BYTES)


@dataclass(frozen=True, slots=True)
class BlockForm:
    """The form of Gage's program of 1994, with its limits; the defaults are its own.

    The input is cut into blocks of `block` bytes, or fewer where one already holds `most_bytes`
    different ones. Pairs are counted in 8 bits in a hash table with `slots` slots: of equal counts
    the lowest slot wins, and a count once above 0 never falls below 1. A table that is full takes
    no further pair, where the program would search for ever. Free bytes are taken from 255 down.

    Source: Philip Gage, "A New Algorithm for Data Compression", The C Users Journal, February 1994.
    Raises `ConfigError` for a value that cannot be.
    """

    block: int = 5000
    threshold: int = 3
    most_bytes: int = 200
    slots: int = 4096

    def __post_init__(self) -> None:
        _check_number("block", self.block, 1, MOST_BLOCK)
        _check_number("threshold", self.threshold, 2, MOST_COUNT)
        _check_number("most-bytes", self.most_bytes, 1, 256)
        _check_number("slots", self.slots, 1, 65_536)
        if self.slots & (self.slots - 1):
            raise ConfigError(f"slots is {self.slots}.", "Give a power of two, such as 4096.")


Form = PlainForm | BlockForm


def byte_order(form: Form) -> bytes:
    """Return all bytes in the order in which free ones are taken."""
    highest = bytes(range(255, -1, -1))
    if isinstance(form, BlockForm) or form.new_bytes == "highest":
        return highest
    if form.new_bytes == "lowest":
        return highest[::-1]
    return _LETTERS + highest.translate(None, _LETTERS)


def _check_choice(name: str, value: object, choices: tuple[str, ...]) -> None:
    if value not in choices:
        raise ConfigError(f"Unknown {name}: {value}.", f"Choose one of {', '.join(choices)}.")


def _check_number(name: str, value: object, least: int, most: int | None) -> None:
    is_number = isinstance(value, int) and not isinstance(value, bool)
    if not is_number or value not in range(least, sys.maxsize if most is None else most + 1):
        room = f"from {least:,} up" if most is None else f"from {least:,} to {most:,}"
        raise ConfigError(f"{name} is {value!r}.", f"Give a whole number {room}.")
