"""The numbers of the timeline and the points of its curves."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, log10

import numpy as np
from numpy.typing import NDArray

from ..models.number_text import brief_text

__all__ = ["Growing", "linear_ticks", "log_ticks", "outline", "short_number", "top_of"]

Numbers = NDArray[np.float64]


class Growing:
    """An array of numbers that grows at its end without copying each time."""

    def __init__(self, values: Sequence[float] = ()) -> None:
        self._values: Numbers = np.array(values, dtype=np.float64)
        self._length = len(self._values)

    def __len__(self) -> int:
        return self._length

    @property
    def values(self) -> Numbers:
        """A view of what is there now."""
        return self._values[: self._length]

    def extend(self, values: Sequence[float]) -> None:
        """Add values at the end."""
        length = self._length + len(values)
        if length > len(self._values):
            room: Numbers = np.empty(max(length, 2 * len(self._values), 1024))
            room[: self._length] = self._values[: self._length]
            self._values = room
        self._values[self._length : length] = values
        self._length = length


def outline(xs: Numbers, ys: Numbers) -> tuple[Numbers, Numbers]:
    """Thin a curve to what the screen can show, without losing a peak.

    `xs` rises; both are in pixels. Of the points within a pixel the first, the lowest, the
    highest and the last stay, in their order. Thinning by pixel and not by index keeps the first
    merges, where the curve falls by decades within a few pixels, as steep as they are.
    """
    if len(xs) < 8:
        return xs, ys
    columns = np.floor(xs)
    starts = np.flatnonzero(np.diff(columns, prepend=columns[0] - 1))
    if len(xs) < 3 * len(starts):
        return xs, ys
    stops = np.append(starts[1:], len(xs))
    kept = [starts, stops - 1]
    # The first place in each column of its lowest and of its highest point; sorting is slower.
    for extreme in (np.minimum, np.maximum):
        heights = np.repeat(extreme.reduceat(ys, starts), stops - starts)
        places = np.flatnonzero(ys == heights)
        kept.append(places[np.searchsorted(places, starts)])
    keep = np.unique(np.concatenate(kept))
    return xs[keep], ys[keep]


def top_of(largest: float) -> float:
    """Return the next number of the series 1, 2, 5, 10, 20, … that is not below `largest`.

    >>> top_of(15), top_of(20), top_of(0)
    (20.0, 20.0, 2.0)
    """
    if largest <= 2:
        return 2.0
    power = 10.0 ** floor(log10(largest))
    return next(base * power for base in (1, 2, 5, 10) if base * power >= largest)


def log_ticks(top: float, height: float, spacing: float = 15.5) -> list[float]:
    """Return where grid lines stand on a log axis from 1 to `top`, `height` pixels high.

    Up to three decades the lines are taken from 1, 2, 5 as they fit, `spacing` pixels apart;
    beyond, powers of ten.

    >>> log_ticks(20, 86), log_ticks(20, 44), log_ticks(1e6, 100)
    ([2, 5, 10, 20], [2, 10], [10, 100, 1000, 10000, 100000, 1000000])
    """
    decades = log10(top)
    per_decade = height / decades
    if decades >= 3:
        stride = max(ceil(spacing / per_decade), 1)
        return [10**power for power in range(stride, floor(decades + 1e-9) + 1, stride)]
    ticks: list[float] = []
    at = -8.0  # the first line may stand closer to the axis, which has no number
    for power in range(ceil(decades) + 1):
        for base in (1, 2, 5):
            tick = base * 10**power
            height_of_tick = per_decade * log10(tick)
            if 1 < tick <= top * 1.0001 and height_of_tick - at >= spacing:
                ticks.append(tick)
                at = height_of_tick
    return ticks


def linear_ticks(top: float, most: int) -> list[float]:
    """Return round numbers above 0 up to `top`, `most` of them or fewer.

    >>> linear_ticks(9_981_092, 5)
    [2000000, 4000000, 6000000, 8000000]
    """
    if top < 1:
        return []
    power = 10 ** max(floor(log10(top)) - 1, 0)
    distance = next(
        base * power * scale
        for scale in (1, 10, 100)
        for base in (1, 2, 5)
        if top / (base * power * scale) < most + 1
    )
    return list(range(distance, floor(top) + 1, distance))


def short_number(number: float) -> str:
    """Return a tick's number in the space of an axis.

    >>> short_number(20), short_number(1000), short_number(2_500_000)
    ('20', '1k', '2.5M')
    """
    for unit, letter in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if number >= unit:
            return f"{brief_text(number / unit)}{letter}"
    return brief_text(number)
