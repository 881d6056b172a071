"""What the timeline's chart draws: grid, bars or curves, ties, and what the playhead reads off."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import floor, log10

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from ..models.number_text import counted
from .plotting import pg
from .quantities import count_text
from .theme import Theme
from .time_scale import TimeScale
from .timeline_branches import BranchCurve, branch_reading, paint_branches
from .timeline_ground import axis_width, paint_ground
from .timeline_layers import Layers
from .timeline_plot import TimelinePlot
from .timeline_readings import (
    LeftWords,
    Reading,
    count_label,
    paint_pointed,
    paint_readings,
    paint_untrained,
    symbols_label,
)
from .timeline_series import Numbers, outline
from .vector import is_vector, pixel_ratio, set_clip

__all__ = ["TimelineCanvas"]

_LEAST_LEFT, _RIGHT, _INSET = 40.0, 17.0, 12.0
_LINE = 1.5
_CASING = 3.5
_OVER_BRANCHES = 2.5  # the main line's dashes, wide enough to hide a branch below


class TimelineCanvas(pg.GraphicsObject):
    """Paints the timeline in pixels; (0, 0) is the upper left corner of the view box.

    Everything that a move of the playhead leaves as it is lies in cached pictures: the ground, and
    both series as past and as future. To move is to show more of the past and less of the future,
    so scrubbing costs the same at any number of merges.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._plot = TimelinePlot()
        self._step = 0
        self._position = 0.0
        self._branches: Sequence[BranchCurve] = ()
        self._left: LeftWords | None = None
        self._empty_text = ""
        self._bookmarks: Sequence[int] = ()
        self._loop: tuple[int, int] | None = None
        self._pointed: int | None = None  # the step under the pointer
        self._pictures: dict[str, QPixmap] = {}
        self._ratio = 1.0

    @property
    def merges(self) -> int:
        """How many merges there are."""
        return len(self._plot.counts)

    @property
    def layers(self) -> Layers:
        """Which series are shown."""
        return self._plot.layers

    @property
    def margins(self) -> tuple[float, float]:
        """How far the plot must stand off from the left and the right of the widget."""
        texts = axis_width(self._theme, self._plot)
        return max(_LEAST_LEFT, round(_INSET + texts)), _RIGHT

    def set_series(
        self, counts: Sequence[float], symbols: Sequence[float], ties: Sequence[float]
    ) -> None:
        """Replace every number."""
        self._plot.set_series(counts, symbols, ties)
        self.redraw()

    def extend_series(
        self, counts: Sequence[float], symbols: Sequence[float], ties: Sequence[float]
    ) -> None:
        """Add the numbers of further merges."""
        self._plot.extend_series(counts, symbols, ties)
        self.redraw()

    def set_layers(self, layers: Layers) -> None:
        """Choose the series to show."""
        self._plot.layers = layers
        self.redraw()

    def set_frame(self, scale: TimeScale, height: float) -> None:
        """Fit into the view box: a scale whose `left` is the margin, and a height in pixels."""
        if (scale, height) != (self._plot.scale, self._plot.height):
            self.prepareGeometryChange()
            self._plot.scale, self._plot.height = scale, height
            self.redraw()

    def set_playhead(self, step: int, position: float) -> None:
        """Show `step` merges as past; the cursor is at `position`, between two steps in motion."""
        if (step, position) != (self._step, self._position):
            self._step, self._position = step, position
            self.update()

    def set_empty_text(self, text: str) -> None:
        """Say what will stand here after a training."""
        self._empty_text = text
        self.redraw()

    def set_left(self, left: LeftWords) -> None:
        """Say what is left after a step."""
        self._left = left
        self.redraw()

    @property
    def branches(self) -> Sequence[BranchCurve]:
        """The branches whose symbols are shown."""
        return self._branches

    def set_branches(self, branches: Sequence[BranchCurve]) -> None:
        """Show the symbols left in branches beside those of the main line."""
        self._branches = tuple(branches)
        self.redraw()

    def set_marks(self, bookmarks: Sequence[int], loop: tuple[int, int] | None) -> None:
        """Show marked steps, and the range that playing repeats."""
        if (tuple(bookmarks), loop) != (self._bookmarks, self._loop):
            self._bookmarks, self._loop = tuple(bookmarks), loop
            self.redraw()

    def set_pointed(self, step: int | None) -> None:
        """Show what the curves say at a step under the pointer."""
        if step != self._pointed:
            self._pointed = step
            self.update()

    def read(self, step: int) -> list[str]:
        """Return what the shown series tell of a step, in words."""
        has_ties = self._plot.layers.ties and 0 < step <= self._plot.merges
        ties = int(self._plot.ties.values[step - 1]) if has_ties else 1
        tied = [counted("TimelineChart", "%Ln pair(s) tied", ties)] if ties > 1 else []
        return [*self._curves_at(step), *tied]

    def redraw(self) -> None:
        """Forget the cached pictures."""
        self._pictures.clear()
        self.update()

    def boundingRect(self) -> QRectF:
        """Cover the view box and the margins on both sides of it."""
        scale = self._plot.scale
        return QRectF(-scale.left, 0, scale.left + scale.width + _RIGHT, self._plot.height)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Compose the pictures at the playhead."""
        ratio = pixel_ratio(painter)
        if ratio != self._ratio:
            self._ratio = ratio
            self._pictures.clear()
        self._show_picture(painter, "ground", self._paint_ground)
        if not self._plot.merges:
            self._paint_emptiness(painter)
            return
        cursor = self._plot.x(self._position)
        if self._plot.layers.count and self._plot.shows_bars():
            current = self._current()
            self._paint_parts(
                painter,
                self._paint_counts,
                self._plot.x(max(current - 1, 0)),
                self._plot.x(current),
            )
            if 0 < current <= self._plot.merges and self._plot.scale.holds(current - 0.5):
                painter.save()
                set_clip(painter, self._plot.area().adjusted(0, 0, 0, 1))
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                self._paint_bar(painter, current, self._theme.color("accent"))
                painter.restore()
        elif self._plot.layers.count:
            self._paint_parts(painter, self._paint_counts, cursor, cursor)
        if self._plot.layers.symbols:
            if self._branches:
                self._paint_parts(painter, self._paint_branches, cursor, cursor)
            self._paint_parts(painter, self._paint_symbols, cursor, cursor)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_readings(painter)
        if is_vector(painter) and self._plot.scale.holds(self._position):
            painter.setPen(QPen(self._theme.color("accent"), _LINE))
            painter.drawLine(QPointF(cursor, 0), QPointF(cursor, self._plot.height))
        if self._pointed is not None:
            paint_pointed(
                painter,
                self._theme,
                self._plot.area(),
                self._plot.x(self._pointed),
                self._pointed_text(),
            )

    def _paint_parts(
        self,
        painter: QPainter,
        paint: Callable[[QPainter, bool], None],
        before: float,
        after: float,
    ) -> None:
        """Show a series as past up to the pixel `before` and as future from `after` on."""
        area = self.boundingRect()
        if self._plot.scale.is_zoomed:
            area = area.intersected(QRectF(0, 0, self._plot.scale.width, self._plot.height))
        for future, left, right in (
            (False, area.left(), min(before, area.right())),
            (True, max(after, area.left()), area.right()),
        ):
            if right <= left or (future and self._current() >= self._plot.merges):
                continue  # nothing to come, as all the time while a training is followed
            painter.save()
            set_clip(painter, QRectF(left, 0, right - left, self._plot.height))
            name = f"{paint.__name__} {future}"
            self._show_picture(painter, name, partial(paint, future=future))
            painter.restore()

    def _current(self) -> int:
        """Return the merge, from 1, that the cursor is in or at the end of."""
        return self._step + 1 if self._position > self._step else self._step

    # Pictures

    def _show_picture(
        self, painter: QPainter, name: str, paint: Callable[[QPainter], None]
    ) -> None:
        if is_vector(painter):
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint(painter)
            painter.restore()
        else:
            painter.drawPixmap(QPointF(-self._plot.scale.left, 0), self._picture(name, paint))

    def _picture(self, name: str, paint: Callable[[QPainter], None]) -> QPixmap:
        """Return the picture kept under a name, painted now if it is not there."""
        picture = self._pictures.get(name)
        if picture is None:
            size = (self.boundingRect().size() * self._ratio).toSize()
            picture = self._pictures[name] = QPixmap(size.expandedTo(QSize(1, 1)))
            picture.setDevicePixelRatio(self._ratio)
            picture.fill(Qt.GlobalColor.transparent)
            with QPainter(picture) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.translate(self._plot.scale.left, 0)
                paint(painter)
        return picture

    def _paint_ground(self, painter: QPainter) -> None:
        paint_ground(painter, self._theme, self._plot, self._bookmarks, self._loop)

    def _paint_counts(self, painter: QPainter, future: bool) -> None:
        color = self._theme.color("muted" if future else "text2")
        first, last = self._plot.shown_merges()
        if self._plot.shows_bars():
            for merge in range(first + 1, last + 1):
                self._paint_bar(painter, merge, color)
            return
        plot = self._plot.area()
        first = max(first - 1, 0)  # the line goes on beyond what is shown
        decade = plot.height() / log10(self._plot.count_top())
        heights = np.log10(np.maximum(self._plot.counts.values[first : last + 1], 1)) * decade
        xs = self._plot.xs(np.arange(first + 1, first + 1 + len(heights)))
        self._paint_curve(painter, xs, plot.bottom() - heights, QPen(color, _LINE))

    def _paint_symbols(self, painter: QPainter, future: bool) -> None:
        color = self._theme.color("good")
        color.setAlphaF(0.5 if future else 1.0)
        pen = QPen(color, _OVER_BRANCHES if self._branches else _LINE)
        pen.setDashPattern([2.6, 1.6])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        first, last = self._plot.shown_merges()
        ys = self._plot.symbols_y(self._plot.symbols.values[first : last + 1])
        xs = self._plot.xs(np.arange(first, first + len(ys)))
        if self._plot.layers.count and self._plot.shows_bars() and not self._branches:
            # Dashes alone would drown in the bars that they cross.
            self._paint_curve(painter, xs, ys, QPen(self._theme.color("surface"), _CASING))
        if self._branches:
            # Nor may a branch shine through the pale dashes of what is to come.
            ground = QPen(pen)
            ground.setColor(self._theme.color("surface"))
            self._paint_curve(painter, xs, ys, ground)
        self._paint_curve(painter, xs, ys, pen)

    def _paint_branches(self, painter: QPainter, future: bool) -> None:
        shown = self._plot.shown_merges()
        ways = self._plot.xs, self._plot.symbols_y, self._paint_curve
        casing = _CASING + 1 if self._plot.layers.count and self._plot.shows_bars() else 0.0
        paint_branches(
            painter, self._theme, self._branches, shown, *ways, future=future, casing=casing
        )

    @staticmethod
    def _paint_curve(painter: QPainter, xs: Numbers, ys: Numbers, pen: QPen) -> None:
        painter.setPen(pen)
        painter.drawPolyline(pg.functions.arrayToQPolygonF(*outline(xs, ys)))

    def _paint_bar(self, painter: QPainter, merge: int, color: QColor) -> None:
        plot = self._plot.area()
        left, right = self._plot.x(merge - 1), self._plot.x(merge)
        slot = right - left
        # Whole pixels, of which at least one parts a bar from the next.
        gap = max(round(slot * 0.35), 2) if slot > 8 else 1
        left = floor(left + 0.5) + gap // 2
        right = floor(right + 0.5) - (gap - gap // 2)
        # A count of 1 stands on the axis of a log scale: it still has to be seen.
        top = min(
            round(self._plot.count_y(self._plot.counts.values[merge - 1])), plot.bottom() - 1.5
        )
        bar = QRectF(left, top, right - left, plot.bottom() - top)
        radius = 2.0 if slot > 8 else 0.0
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawRoundedRect(bar, radius, min(radius, bar.height() / 2))
        painter.fillRect(QRectF(left, bar.bottom() - radius, bar.width(), radius), color)

    # What changes with the playhead

    def _paint_emptiness(self, painter: QPainter) -> None:
        painter.setFont(self._theme.font("table"))
        painter.setPen(self._theme.color("text3"))
        painter.drawText(self._plot.area(), Qt.AlignmentFlag.AlignCenter, self._empty_text)

    def _readings(self) -> list[Reading]:
        """Return what the curves say at the playhead."""
        color = self._theme.color
        readings = []
        if not self._plot.scale.holds(self._step):
            return readings
        if self._plot.layers.count and not self._plot.shows_bars() and self._step:
            count = int(self._plot.counts.values[self._step - 1])
            y = self._plot.count_y(count)
            readings.append(Reading(y, count_label(count), color("text2"), color("text")))
        if self._plot.layers.symbols and self._step < len(self._plot.symbols):
            symbols = int(self._plot.symbols.values[self._step])
            y = self._plot.symbols_y(symbols)
            readings.append(
                Reading(y, symbols_label(symbols, self._left), color("good"), color("good"))
            )
            chosen = (curve for curve in self._branches if curve.is_chosen)
            for curve in chosen:
                reading = branch_reading(
                    self._theme, curve, self._step, symbols, self._plot.symbols_y
                )
                if reading is not None:
                    readings.append(reading)
        return readings

    def _pointed_text(self) -> str:
        """Return what the curves say at the step under the pointer."""
        assert self._pointed is not None
        return "  ".join([count_text(self._pointed), *self._curves_at(self._pointed)])

    def _curves_at(self, step: int) -> list[str]:
        parts = []
        if self._plot.layers.count and 0 < step <= self._plot.merges:
            parts.append(count_label(int(self._plot.counts.values[step - 1])))
        if self._plot.layers.symbols and step < len(self._plot.symbols):
            parts.append(symbols_label(int(self._plot.symbols.values[step]), self._left))
        return parts

    def _paint_readings(self, painter: QPainter) -> None:
        trained = (
            self._plot.within(self._plot.x(self._plot.merges))
            if self._plot.merges < self._plot.scale.end
            else None
        )
        painter.setFont(self._theme.font("small"))
        taken = paint_readings(
            painter,
            self._theme,
            self._plot.area(),
            self._plot.x(self._step),
            self._readings(),
            trained,
            lower_before=bool(self._branches),
        )
        if trained is not None:
            paint_untrained(painter, self._theme, self._plot.area(), trained, taken)
