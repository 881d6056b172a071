"""Numbers as people read them: counts, bytes, times, shares."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ..models.number_text import count_text, counted, decimal_text, share_text

__all__ = [
    "byte_text",
    "change_text",
    "count_text",
    "difference_text",
    "percent_text",
    "seconds_left_text",
]


def byte_text(number: int) -> str:
    """Return a size in bytes, kB, MB or GB (powers of 1,000).

    >>> byte_text(512), byte_text(10_000_000)
    ('512 bytes', '10.0 MB')
    """
    if number < 1000:
        return counted("Quantities", "%Ln byte(s)", number)
    value = float(number)
    for unit in ("kB", "MB"):
        value /= 1000
        if value < 999.95:
            return f"{decimal_text(value, 1)} {unit}"
    return f"{decimal_text(value / 1000, 1)} GB"


def percent_text(done: int, total: int) -> str:
    """Return a share as whole percent, rounded down so that 100% means all.

    >>> percent_text(12824, 32000), percent_text(999, 1000)
    ('40%', '99%')
    """
    return share_text(100 * done // total / 100 if total else 0.0)


def change_text(share: float, places: int = 0) -> str:
    """Return by how many per cent something is more or less, with its sign.

    >>> change_text(1.4667), change_text(0.001), change_text(-0.25, 1)
    ('+147%', '0%', '−25.0%')
    """
    rounded = round(share, places + 2)
    sign = "+" if rounded > 0 else "−" if rounded < 0 else ""
    return f"{sign}{share_text(abs(rounded), places)}"


def difference_text(number: float, other: float) -> str:
    """Return how much more or less a number is than another.

    >>> difference_text(1500, 300), difference_text(3, 5), difference_text(4, 4)
    ('+1,200', '−2', '±0')
    """
    change = int(number - other)
    if not change:
        return "±0"
    return f"{'+' if change > 0 else '−'}{count_text(abs(change))}"


def seconds_left_text(seconds: float) -> str:
    """Return a time to come, coarser the longer it is.

    >>> seconds_left_text(1.6), seconds_left_text(200), seconds_left_text(7300)
    ('2 s left', '3 min left', '2 h left')
    """
    if seconds < 1:
        return QCoreApplication.translate("Quantities", "less than 1 s left")
    if seconds < 90:
        return QCoreApplication.translate("Quantities", "{} s left").format(round(seconds))
    if seconds < 5400:
        return QCoreApplication.translate("Quantities", "{} min left").format(round(seconds / 60))
    return QCoreApplication.translate("Quantities", "{} h left").format(round(seconds / 3600))
