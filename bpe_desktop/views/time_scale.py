"""The one scale of time that the timeline's chart and its slider are drawn on."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor

__all__ = ["TimeScale", "label_steps"]


@dataclass(frozen=True, slots=True)
class TimeScale:
    """Where each merge lies on a line of `width` pixels that starts at `left`; `end` merges fit.

    Zoomed in, the line shows the steps from `first` to `last` only.
    """

    left: float
    width: float
    end: int
    first: float = 0.0
    last: float | None = None

    @property
    def shown(self) -> tuple[float, float]:
        """First and last step on the line."""
        return self.first, self.first + self.span

    @property
    def span(self) -> float:
        """How many steps are on the line."""
        return max((self.end if self.last is None else self.last) - self.first, 1e-6)

    @property
    def is_zoomed(self) -> bool:
        """Tell whether only a part of the steps is on the line."""
        return self.last is not None

    def x(self, step: float) -> float:
        """Return the pixel of a step; fractions are allowed, and steps beside the line."""
        if not self.end:
            return self.left
        return self.left + self.width * (step - self.first) / self.span

    def at(self, x: float) -> float:
        """Return the step at a pixel, with its fraction."""
        return self.first + (x - self.left) / max(self.width, 1) * self.span

    def step(self, x: float) -> int:
        """Return the step nearest to a pixel, clamped to what is on the line."""
        if self.width <= 0:
            return 0
        first, last = self.shown
        return min(max(round(self.at(x)), ceil(first - 1e-6), 0), floor(last + 1e-6), self.end)

    def holds(self, step: float) -> bool:
        """Tell whether a step is on the line."""
        first, last = self.shown
        return first - 1e-6 <= step <= last + 1e-6


def label_steps(end: int, most: int, first: int = 0) -> list[int]:
    """Return round steps from `first` up to, and without, `end`, at most `most` of them.

    >>> label_steps(22, 7), label_steps(32000, 7)[:3], label_steps(1240, 4, 1203)
    ([0, 5, 10, 15, 20], [0, 5000, 10000], [1210, 1220, 1230])
    """
    power = 1
    while True:
        for base in (1, 2, 5):
            distance = base * power
            steps = range(-(-first // distance) * distance, end, distance)
            if len(steps) <= max(most, 1):
                return list(steps)
        power *= 10
