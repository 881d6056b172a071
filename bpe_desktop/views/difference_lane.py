"""How many symbols more or less each branch has left than the main line, merge by merge."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from .branch_colors import branch_color, branch_letter, branch_pen
from .plotting import pg
from .quantities import difference_text
from .theme import Theme
from .time_scale import TimeScale
from .timeline_branches import BranchCurve
from .timeline_series import Numbers, outline

__all__ = ["DifferenceLane"]

_PAD = 7.0
_LINE, _CHOSEN = 1.5, 2.25
_DOT = 3.0
_APART = 12.0  # two numbers of the axis, at least


class DifferenceLane(QWidget):
    """Curves around the zero of the main line, on the time scale of the chart above.

    The two curves of symbols are often too close to be told apart: here only their distance counts.
    """

    seek_requested = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("differenceLane")
        self.setAccessibleName(self.tr("Symbols left, compared with the main line"))
        self._theme = theme
        self._scale = TimeScale(0, 0, 0)
        self._main: Numbers = np.zeros(0)
        self._curves: Sequence[BranchCurve] = ()
        self._changes: list[Numbers] = []
        self._lowest = self._highest = 0.0
        self._step = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def set_main(self, symbols: Sequence[int]) -> None:
        """Take the symbols left in the main line, before the first merge and after each."""
        self._main = np.array(symbols, dtype=np.float64)
        self._reckon()

    def set_branches(self, curves: Sequence[BranchCurve]) -> None:
        """Show branches."""
        self._curves = sorted(curves, key=lambda curve: curve.is_chosen)
        self._reckon()

    def set_scale(self, scale: TimeScale) -> None:
        """Share the scale of the chart."""
        self._scale = scale
        self.update()

    def set_step(self, step: int) -> None:
        """Show the playhead."""
        self._step = step
        self._describe()
        self.update()

    def change_at(self, curve: BranchCurve, step: int) -> int | None:
        """Return how many symbols more a branch has left after `step` merges."""
        if step >= min(len(curve.symbols), len(self._main)):
            return None
        return int(curve.symbols[step] - self._main[step])

    def _reckon(self) -> None:
        self._changes = []
        for curve in self._curves:
            both = min(len(curve.symbols), len(self._main))
            self._changes.append(curve.symbols[:both] - self._main[:both])
        changes = [change for change in self._changes if len(change)]
        self._lowest = min((float(change.min()) for change in changes), default=0.0)
        self._highest = max((float(change.max()) for change in changes), default=0.0)
        self._describe()
        self.update()

    def _describe(self) -> None:
        parts = [
            f"{branch_letter(curve.color)} {difference_text(change, 0)}"
            for curve in self._curves
            if (change := self.change_at(curve, self._step)) is not None
        ]
        self.setAccessibleDescription(", ".join(parts))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Seek, as in the chart above."""
        if event.button() == Qt.MouseButton.LeftButton and self._scale.end:
            self.seek_requested.emit(self._scale.step(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Seek along while the button is held."""
        if event.buttons() & Qt.MouseButton.LeftButton and self._scale.end:
            self.seek_requested.emit(self._scale.step(event.position().x()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the zero line, the curves, the playhead and what it reads."""
        color = self._theme.color
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), color("surface"))
            if not self._curves:
                return
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            left, right = self._scale.left, self._scale.left + self._scale.width
            painter.setPen(QPen(color("muted"), 1))
            zero = round(float(self._ys(np.zeros(1))[0])) + 0.5
            painter.drawLine(QPointF(left, zero), QPointF(right, zero))
            self._paint_axis(painter)
            painter.save()
            painter.setClipRect(QRectF(left - 2, 0, right - left + 4, self.height()))
            for curve, change in zip(self._curves, self._changes, strict=True):
                xs = self._xs(len(change))
                painter.setPen(
                    branch_pen(self._theme, curve.color, _CHOSEN if curve.is_chosen else _LINE)
                )
                painter.drawPolyline(pg.functions.arrayToQPolygonF(*outline(xs, self._ys(change))))
            if self._scale.holds(self._step):
                self._paint_playhead(painter)
            painter.restore()

    def _paint_axis(self, painter: QPainter) -> None:
        painter.setFont(self._theme.font("small"))
        painter.setPen(self._theme.color("text3"))
        rows = [(0.0, "0")]
        for end in (self._lowest, self._highest):
            y = float(self._ys(np.array([end]))[0])
            taken = [float(self._ys(np.array([value]))[0]) for value, _ in rows]
            if all(abs(y - other) >= _APART for other in taken):
                rows.append((end, difference_text(end, 0)))
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for value, text in rows:
            y = float(self._ys(np.array([value]))[0])
            painter.drawText(QRectF(0, y - 7, self._scale.left - 8, 14), flags, text)

    def _paint_playhead(self, painter: QPainter) -> None:
        x = self._scale.x(self._step)
        painter.setPen(QPen(self._theme.color("accent"), 1.5))
        painter.drawLine(QPointF(x, 0), QPointF(x, self.height()))
        curve = self._curves[-1]
        change = self.change_at(curve, self._step)
        if not curve.is_chosen or change is None:
            return
        ink = branch_color(self._theme, curve.color)
        y = float(self._ys(np.array([change]))[0])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawEllipse(QPointF(x, y), _DOT, _DOT)

    def _xs(self, steps: int) -> Numbers:
        first, scale = self._scale.first, self._scale
        passed: Numbers = np.arange(steps, dtype=np.float64) - first
        return scale.left + passed * (scale.width / scale.span)

    def _ys(self, changes: Numbers) -> Numbers:
        room = self.height() - 2 * _PAD
        reach = self._highest - self._lowest
        if not reach:
            return np.full(len(changes), self.height() / 2)
        ys: Numbers = _PAD + (self._highest - changes) * (room / reach)
        return ys
