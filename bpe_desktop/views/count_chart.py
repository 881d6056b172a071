"""How often tokens stand in the corpus, merge by merge: a small chart of steps."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ..models.inspection import CountCurve
from .quantities import count_text
from .theme import Theme

__all__ = ["CountChart", "nice_ceiling"]

_HEIGHT = 128
_TOP, _BOTTOM = 12, 24
_LEFT_LEAST, _RIGHT = 26, 78
_LABEL_GAP, _LABEL_HEIGHT = 8, 14


def nice_ceiling(value: int) -> int:
    """Return the next 1, 2 or 5 times a power of ten that is no smaller.

    >>> nice_ceiling(0), nice_ceiling(8), nice_ceiling(20), nice_ceiling(2100)
    (1, 10, 20, 5000)
    """
    power = 1
    while True:
        for base in (1, 2, 5):
            if base * power >= value:
                return base * power
        power *= 10


class CountChart(QWidget):
    """One curve in the accent, others grey, each with its label at its end; a click seeks."""

    seek_requested = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._curves: Sequence[CountCurve] = ()
        self._steps = 0
        self._step = 0
        self.setFixedHeight(_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Count in the corpus, merge by merge"))
        theme.changed.connect(self.update)

    def set_curves(self, curves: Sequence[CountCurve], steps: int) -> None:
        """Show curves over `steps` steps, the first one as the main one."""
        self._curves, self._steps = curves, steps
        self.setAccessibleDescription(
            "; ".join(f"{curve.face.label}: {curve.points[-1][1]}" for curve in curves)
        )
        self.update()

    def set_step(self, step: int) -> None:
        """Show the playhead."""
        if step != self._step:
            self._step = step
            self.update()

    def sizeHint(self) -> QSize:
        """Ask for the usual height."""
        return QSize(300, _HEIGHT)

    def plot(self) -> QRectF:
        """Return where the curves are drawn."""
        metrics = QFontMetricsF(self._theme.font("small"))
        left = max(_LEFT_LEAST, metrics.horizontalAdvance(count_text(self._ceiling())) + 12)
        room = self.width() - left - _RIGHT
        return QRectF(left, _TOP, max(10.0, room), self.height() - _TOP - _BOTTOM)

    def _ceiling(self) -> int:
        return nice_ceiling(max((n for c in self._curves for _, n in c.points), default=1))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw grid, playhead, curves and labels."""
        if not self._curves:
            return
        plot, ceiling = self.plot(), self._ceiling()
        with QPainter(self) as painter:
            self._paint_grid(painter, plot, ceiling)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ends = []
            for index, curve in reversed(list(enumerate(self._curves))):
                role = "accent" if index == 0 else "text3"
                painter.setPen(QPen(self._theme.color(role), 2 if index == 0 else 1.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawPath(self._path(curve, plot, ceiling))
                ends.append((self._y(curve.points[-1][1], plot, ceiling), index, curve))
            self._paint_labels(painter, plot, ends)

    def _paint_grid(self, painter: QPainter, plot: QRectF, ceiling: int) -> None:
        color = self._theme.color
        painter.setFont(self._theme.font("small"))
        values = sorted({0, ceiling // 2, ceiling})
        for value in values:
            y = round(self._y(value, plot, ceiling)) + 0.5
            painter.setPen(QPen(color("line"), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(color("text3"))
            box = QRectF(0, y - 8, plot.left() - 8, 16)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, right, count_text(value))
        for step in sorted({0, self._steps // 2, self._steps}):
            box = QRectF(self._x(step, plot) - 40, plot.bottom() + 4, 80, 16)
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter, count_text(step))
        x = self._x(min(self._step, self._steps), plot)
        painter.setPen(QPen(color("muted"), 1))
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))

    def _paint_labels(
        self, painter: QPainter, plot: QRectF, ends: Sequence[tuple[float, int, CountCurve]]
    ) -> None:
        """Write each label at its line's end; two that would touch part, upwards at the foot."""
        ends = sorted(ends, key=lambda end: end[0])
        for top, (_, index, curve) in zip(self.label_places(plot, ends), ends, strict=True):
            font = self._theme.font("small-strong" if index == 0 else "small")
            painter.setFont(font)
            painter.setPen(self._theme.color("accent" if index == 0 else "text2"))
            label = QFontMetricsF(font).elidedText(
                curve.face.label, Qt.TextElideMode.ElideRight, _RIGHT - _LABEL_GAP - 8
            )
            box = QRectF(plot.right() + _LABEL_GAP, top - 8, _RIGHT - _LABEL_GAP, 16)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, label)

    @staticmethod
    def label_places(plot: QRectF, ends: Sequence[tuple[float, int, CountCurve]]) -> list[float]:
        """Return the height of each label for the ends of the curves from above, over the axis."""
        places: list[float] = []
        for y, _, _ in ends:
            places.append(max(y, places[-1] + _LABEL_HEIGHT) if places else y)
        lowest = plot.bottom()
        for at in range(len(places) - 1, -1, -1):
            places[at] = min(places[at], lowest)
            lowest = places[at] - _LABEL_HEIGHT
        return places

    def _path(self, curve: CountCurve, plot: QRectF, ceiling: int) -> QPainterPath:
        path = QPainterPath()
        before = 0.0
        for index, (step, count) in enumerate(curve.points):
            x, y = self._x(step, plot), self._y(count, plot, ceiling)
            if index == 0:
                path.moveTo(x, y)
            else:
                path.lineTo(x, before)
                path.lineTo(x, y)
            before = y
        path.lineTo(plot.right(), before)
        return path

    def _x(self, step: float, plot: QRectF) -> float:
        return plot.left() + plot.width() * step / max(1, self._steps)

    @staticmethod
    def _y(value: float, plot: QRectF, ceiling: int) -> float:
        return plot.bottom() - plot.height() * value / ceiling

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the step under the pointer."""
        plot = self.plot()
        if event.button() == Qt.MouseButton.LeftButton and self._curves:
            share = (event.position().x() - plot.left()) / plot.width()
            self.seek_requested.emit(round(min(max(share, 0.0), 1.0) * self._steps))
