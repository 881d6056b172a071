"""Where the timeline's series stand in its plot: arithmetic without drawing."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, log10
from typing import Any

from PySide6.QtCore import QRectF

from .time_scale import TimeScale
from .timeline_layers import Layers
from .timeline_series import Growing, Numbers, linear_ticks, log_ticks, short_number, top_of
from .timeline_ties import RING

__all__ = ["BARS_UP_TO", "BELOW_TIES", "TimelinePlot"]

BARS_UP_TO = 200  # merges; more are a line
_LEAST_SLOT = 3.0  # pixels for a bar and the gap after it; in less, the bars would run together

_OVERSHOOT = 10.0  # the cursor stands out above the plot
_BELOW = 8.0  # from the axis to the foot of the chart
BELOW_TIES = 22.0
_TIES_NEED = 84.0  # a lower chart has no room for the row of ties
_RING_SLOT = 2 * RING + 4.0  # rings closer together would be a chain
_HEAD = 20.0  # above curves that begin at the top of the plot: room for what they read there


class TimelinePlot:
    """The numbers of a timeline, and the pixels that stand for them.

    `scale` gives the steps their places across, `height` is that of the view box in pixels;
    (0, 0) is its upper left corner.
    """

    def __init__(self) -> None:
        self.counts, self.symbols, self.ties = Growing(), Growing(), Growing()
        self.largest = 0.0
        self.layers = Layers()
        self.scale = TimeScale(0, 0, 0)
        self.height = 0.0

    @property
    def merges(self) -> int:
        """How many merges there are."""
        return len(self.counts)

    def set_series(
        self, counts: Sequence[float], symbols: Sequence[float], ties: Sequence[float]
    ) -> None:
        """Replace every number."""
        self.counts, self.symbols, self.ties = Growing(counts), Growing(symbols), Growing(ties)
        self.largest = max(counts, default=0.0)

    def extend_series(
        self, counts: Sequence[float], symbols: Sequence[float], ties: Sequence[float]
    ) -> None:
        """Add the numbers of further merges."""
        self.counts.extend(counts)
        self.symbols.extend(symbols)
        self.ties.extend(ties)
        self.largest = max(self.largest, max(counts, default=0.0))

    def shows_bars(self) -> bool:
        """Tell whether the counts are bars; more merges than these are a line."""
        return self.scale.span <= BARS_UP_TO and self._slot() >= _LEAST_SLOT

    def shows_rings(self) -> bool:
        """Tell whether each tie has room for a ring."""
        return self.scale.span <= BARS_UP_TO and self._slot() >= _RING_SLOT

    def shows_ties(self) -> bool:
        """Tell whether there is a row of ties."""
        return self.layers.ties and self.height >= _TIES_NEED

    def area(self) -> QRectF:
        """Return the rectangle of the curves, in pixels of the view box."""
        below = BELOW_TIES if self.shows_ties() else _BELOW
        above = _OVERSHOOT if self.layers.count else _HEAD
        return QRectF(0, above, self.scale.width, self.height - above - below)

    def x(self, step: float) -> float:
        """Return the pixel of a step."""
        return self.scale.x(step) - self.scale.left

    def xs(self, steps: Numbers) -> Numbers:
        """Return the pixels of many steps."""
        return (steps - self.scale.first) * (self.scale.width / self.scale.span)

    def within(self, x: float) -> float:
        """Return the pixel of the plot that is nearest to one that may be beside it."""
        return min(max(x, 0.0), self.scale.width)

    def shown_merges(self) -> tuple[int, int]:
        """Return which merges are on the scale, also in part: from `first` + 1 to `last`."""
        first, last = self.scale.shown
        return min(max(floor(first + 1e-6), 0), self.merges), min(ceil(last), self.merges)

    def count_top(self) -> float:
        """Return the count at the top of the plot."""
        return top_of(self.largest)

    def count_y(self, count: float) -> float:
        """Return the height of a count."""
        plot = self.area()
        return plot.bottom() - plot.height() * log10(max(count, 1)) / log10(self.count_top())

    def symbols_y(self, symbols: Any) -> Any:
        """Return the height of a number of symbols, or of each of an array."""
        plot = self.area()
        first = self.symbols.values[0] if len(self.symbols) else 0
        return plot.bottom() - plot.height() * symbols / max(first, 1)

    def ticks(self) -> list[tuple[float, str]]:
        """Return height and number of each grid line: of the counts, else of the symbols left."""
        if not self.merges or self.area().height() <= 0:
            return []
        height = self.area().height()
        if self.layers.count:
            ticks = log_ticks(self.count_top(), height)
            return [(self.count_y(tick), short_number(tick)) for tick in ticks]
        if self.layers.symbols:
            ticks = linear_ticks(self.symbols.values[0], min(max(int(height / 16), 2), 5))
            return [(self.symbols_y(tick), short_number(tick)) for tick in ticks]
        return []

    def _slot(self) -> float:
        """Return the width of a merge."""
        return self.scale.width / max(self.scale.span, 1)
