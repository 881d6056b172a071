"""Numbers that people fill in, held against figures as far as these are shown."""

from __future__ import annotations

import re
from fractions import Fraction

from ..engine.facts import Value

__all__ = ["is_near", "read_number"]

_SEPARATORS = re.compile(r"[ \u00a0\u202f'’.,]")
_PLAIN = re.compile(r"[+-]?(\d+(\.\d*)?|\.\d+)\Z")  # 1e999999999 would fill the memory
_GROUPED = re.compile(r"-?[1-9]\d{0,2}([ \u00a0\u202f'’.,])\d{3}(\1\d{3})*\Z")


def is_near(value: Value, number: Fraction) -> bool:
    """Tell whether a number is a figure as far as it is shown."""
    if isinstance(value, int):
        return number == value
    if not isinstance(value, float | Fraction):
        return False
    places = 2 if isinstance(value, float) else 4 if value >= Fraction(1, 1000) else 6
    return abs(number - Fraction(value)) <= Fraction(1, 2 * 10**places) + Fraction(1, 10**9)


def read_number(text: str) -> Fraction | None:
    """Read a number as it is written anywhere: with a point or a comma, with separators or not."""
    text = text.strip().removesuffix("%").strip().replace("\N{MINUS SIGN}", "-")
    if _GROUPED.match(text):
        text = _SEPARATORS.sub("", text)
    text = text.replace(",", ".")
    return Fraction(text) if len(text) <= 20 and _PLAIN.match(text) else None
