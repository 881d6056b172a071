"""What each further thousand merges save, as bars over a line that says what is still worth it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from math import log10

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ..engine.size_curve import Growth
from ..models.number_text import count_text, share_text
from .theme import Theme

__all__ = ["SavingsChart"]

_LEFT, _TOP, _BOTTOM, _RIGHT = 44, 14, 34, 16
_LOWEST = 1e-4  # the axis goes down to 0.01 %
_GAP = 1.0


class SavingsChart(QWidget):
    """A bar for each growth of the vocabulary, as high as its share of the symbols (log).

    Those that pay are dark, the others pale. `step_requested` tells where a person
    pressed: the step at which the bar begins.
    """

    step_requested = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("savingsChart")
        self._theme = theme
        self._growths: Sequence[Growth] = ()
        self._pays: Sequence[bool] = ()
        self._share: float | None = None
        self._size = 0
        self._note = ""
        self._bounds = self._find_bounds()
        self.setMouseTracking(True)
        theme.changed.connect(self.update)

    def set_growths(
        self,
        growths: Sequence[Growth],
        pays: Sequence[bool],
        share: float | None,
        note: str = "",
    ) -> None:
        """Show growths and which of them pay; `note` is said where there are none.

        There is a line at the share that they should save, unless it differs between them.
        """
        self._growths, self._pays, self._share, self._note = growths, pays, share, note
        self._bounds = self._find_bounds()  # once: each of many bars asks for them
        spoken = [
            f"{count_text(growth.first.size)} {share_text(growth.share or 0.0, 2)}"
            for growth in growths[:20]
        ]
        self.setAccessibleName(", ".join([self.tr("What each growth saves"), *spoken]))
        self.update()

    def set_cursor(self, size: int) -> None:
        """Show the present size."""
        self._size = size
        self.update()

    def growths(self) -> Sequence[Growth]:
        """Return what is shown."""
        return self._growths

    def bar(self, number: int) -> QRectF:
        """Return where a bar stands."""
        plot = self._plot()
        width = plot.width() / len(self._growths)
        top = self._y(self._growths[number].share or 0.0, plot)
        gap = _GAP if width > 3 else 0.0
        return QRectF(plot.left() + number * width, top, width - gap, plot.bottom() - top)

    def sizeHint(self) -> QSize:
        """Ask for a low plot."""
        return QSize(420, 150)

    def minimumSizeHint(self) -> QSize:
        """Live with little."""
        return QSize(200, 100)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the grid, the bars, the line and the cursor."""
        theme = self._theme
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), theme.color("surface"))
            painter.setFont(theme.font("small"))
            if not self._growths:
                painter.setPen(theme.color("text2"))
                flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
                painter.drawText(self.rect().adjusted(24, 8, -24, -8), flags, self._note)
                return
            plot = self._plot()
            self._draw_grid(painter, plot)
            for number, pays in enumerate(self._pays):
                painter.fillRect(self.bar(number), theme.color("text2" if pays else "muted"))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._share is not None:
                self._draw_line(painter, self._y(self._share, plot), plot)
            self._draw_sizes(painter, plot)
            self._draw_cursor(painter, plot)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to where a bar begins."""
        number = self._number_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and number is not None:
            self.step_requested.emit(self._growths[number].first.step)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell the figures under the pointer."""
        number = self._number_at(event.position())
        if number is None:
            return
        growth = self._growths[number]
        self.setToolTip(
            self.tr("From {} to {} tokens: ({} − {}) / {} = {} of the symbols saved").format(
                count_text(growth.first.size),
                count_text(growth.last.size),
                count_text(growth.first.left),
                count_text(growth.last.left),
                count_text(growth.first.left),
                share_text(growth.share or 0.0, 2),
            )
        )

    def _number_at(self, point: QPointF) -> int | None:
        plot = self._plot()
        if not self._growths or not plot.left() <= point.x() < plot.right():
            return None
        return int((point.x() - plot.left()) * len(self._growths) / plot.width())

    def _plot(self) -> QRectF:
        return QRectF(
            _LEFT,
            _TOP,
            max(40.0, self.width() - _LEFT - _RIGHT),
            max(20.0, self.height() - _TOP - _BOTTOM),
        )

    def _find_bounds(self) -> tuple[float, float]:
        """Return the powers of ten at the ends of the axis."""
        shares = [growth.share for growth in self._growths if growth.share and growth.share > 0]
        shares.append(self._share or 0.01)
        low, high = min(*shares, 0.1), max(shares)
        lowest = max(_LOWEST, low)
        return float(int(log10(lowest) - 1)), float(int(log10(high) + 0.999) if high < 1 else 0)

    def _y(self, share: float, plot: QRectF) -> float:
        low, high = self._bounds
        if share <= 0:
            return plot.bottom()
        place = min(1.0, max(0.0, (log10(share) - low) / max(high - low, 1.0)))
        return plot.bottom() - plot.height() * place

    def _draw_grid(self, painter: QPainter, plot: QRectF) -> None:
        low, high = self._bounds
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for power in range(int(low), int(high) + 1):
            y = self._y(10.0**power, plot)
            painter.fillRect(QRectF(plot.left(), y, plot.width(), 1), self._theme.color("line"))
            painter.setPen(self._theme.color("text2"))
            label = share_text(10.0**power, max(0, -power - 2))
            painter.drawText(QRectF(0, y - 8, _LEFT - 6, 16), right, label)

    def _draw_line(self, painter: QPainter, y: float, plot: QRectF) -> None:
        ends = QPointF(plot.left(), y), QPointF(plot.right(), y)
        painter.setPen(QPen(self._theme.color("surface"), 4))  # so that it is seen over the bars
        painter.drawLine(*ends)
        pen = QPen(self._theme.color("warn"), 1.5)
        pen.setDashPattern([3, 2])
        painter.setPen(pen)
        painter.drawLine(*ends)

    def _draw_sizes(self, painter: QPainter, plot: QRectF) -> None:
        painter.setPen(self._theme.color("text2"))
        first, last = self._growths[0].first.size, self._growths[-1].last.size
        box = QRectF(plot.left(), plot.bottom() + 4, plot.width(), 14)
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft, count_text(first))
        painter.drawText(box, Qt.AlignmentFlag.AlignRight, count_text(last))
        painter.drawText(box, Qt.AlignmentFlag.AlignHCenter, self.tr("vocabulary size"))

    def _draw_cursor(self, painter: QPainter, plot: QRectF) -> None:
        # Between two bars there may be growths that are not shown.
        sizes = [growth.first.size for growth in self._growths] + [self._growths[-1].last.size]
        if not sizes[0] <= self._size <= sizes[-1]:
            return
        number = min(bisect_right(sizes, self._size), len(self._growths)) - 1
        share = (self._size - sizes[number]) / max(1, sizes[number + 1] - sizes[number])
        x = plot.left() + (number + share) * plot.width() / len(self._growths)
        painter.fillRect(
            QRectF(x - 0.75, plot.top() - 6, 1.5, plot.height() + 6), self._theme.color("accent")
        )
