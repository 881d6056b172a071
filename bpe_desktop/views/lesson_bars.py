"""The symbols that are left after each merge of a lesson, as bars."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ..models.number_text import count_text
from .theme import Theme

__all__ = ["LessonBars"]

_SIDE = 12
_MOST_BARS = 7
_GAP = "\N{HORIZONTAL ELLIPSIS}"
_LINE = 16  # height of a figure
_LEAST_WIDTH, _LEAST_HEIGHT, _HEIGHT = 120, 96, 178


class LessonBars(QWidget):
    """Bars of the symbols left: at the start and after the last merges."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("lessonBars")
        self._theme = theme
        self._bars: list[tuple[str, int | None]] = []
        self._has_gap = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        theme.changed.connect(self.update)

    @property
    def bars(self) -> list[tuple[str, int | None]]:
        """The name of each bar and its height, `None` for one that is hidden."""
        return self._bars

    @property
    def has_gap(self) -> bool:
        """Tell whether bars are left out behind the first one."""
        return self._has_gap

    def set_symbols(self, symbols: Sequence[int | None]) -> None:
        """Show a state each; where there are too many, the start, a gap and the last of them."""
        bars = [(str(step) if step else self.tr("start"), n) for step, n in enumerate(symbols)]
        self._has_gap = len(bars) > _MOST_BARS
        if self._has_gap:  # its sign has the place of a bar
            bars = [bars[0], *bars[2 - _MOST_BARS :]]
        self._bars = bars
        said = [f"{name}: {'?' if n is None else count_text(n)}" for name, n in bars]
        if self._has_gap:
            said.insert(1, _GAP)
        self.setAccessibleName(", ".join(said))
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for the usual height."""
        return QSize(_LEAST_WIDTH, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Live with bars that are only just worth it."""
        return QSize(_LEAST_WIDTH, _LEAST_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        if not self._bars:
            return
        known = [n for _, n in self._bars if n is not None]
        most = max(known, default=0)
        top, bottom = 24, self.height() - 26
        unit = _grid(most) if most else 1
        highest = max(-(-most // unit), 1) * unit  # the line above the longest bar
        metrics = QFontMetrics(theme.font("small"))
        left = _SIDE + metrics.horizontalAdvance(count_text(highest)) + 8
        right = self.width() - _SIDE
        scale = (bottom - top) / highest
        if unit * scale < _LINE:
            unit = highest  # where the figures would meet, only the ends have one
        pitch = (right - left) / max(len(self._bars) + self._has_gap, 4)
        with QPainter(self) as painter:
            painter.setFont(theme.font("small"))
            for value in range(0, highest + 1, unit):
                y = round(bottom - value * scale)
                painter.fillRect(QRect(left, y, right - left, 1), theme.color("line"))
                painter.setPen(theme.color("text2"))
                area = QRect(0, y - 8, left - 8, 16)
                if known or not value:  # where nothing is known, neither is the scale
                    painter.drawText(
                        area, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                        count_text(value),
                    )  # fmt: skip
            last = highest  # a bar that is hidden is as long as the one before
            x = float(left)
            for index, (name, number) in enumerate(self._bars):
                if index == 1 and self._has_gap:
                    self._draw_gap(painter, QRectF(x, bottom - _LINE, pitch, _LINE + 22))
                    x += pitch
                self._draw_bar(painter, x, pitch, bottom, scale, name, number, last)
                last = last if number is None else number
                x += pitch

    def _draw_gap(self, painter: QPainter, box: QRectF) -> None:
        """Say that bars are left out: over the axis and below it."""
        center = Qt.AlignmentFlag.AlignHCenter
        painter.setPen(self._theme.color("text2"))
        painter.drawText(box, center | Qt.AlignmentFlag.AlignTop, _GAP)
        painter.drawText(box, center | Qt.AlignmentFlag.AlignBottom, _GAP)

    def _draw_bar(
        self, painter: QPainter, x: float, pitch: float, bottom: int, scale: float, name: str,
        number: int | None, last: int,
    ) -> None:  # fmt: skip
        theme = self._theme
        width = min(48.0, pitch - 8)
        height = (last if number is None else number) * scale
        bar = QRectF(x + (pitch - width) / 2, bottom - height, width, height)
        center = Qt.AlignmentFlag.AlignCenter
        if number is None:
            pen = QPen(theme.color("field"), 1)
            pen.setDashPattern([4, 3])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, 0))
            painter.setPen(theme.color("text2"))
            painter.drawText(bar, center, "?")
        else:
            painter.fillRect(bar, theme.color("text2"))
            painter.setPen(theme.color("text"))
            label = QRectF(x, bar.top() - 17, pitch, 16)
            text = count_text(number)
            wide = painter.fontMetrics().horizontalAdvance(text) + 4
            ground = QRectF(label.center().x() - wide / 2, label.top(), wide, 16)
            painter.fillRect(ground, theme.color("surface"))  # no line runs through a figure
            painter.drawText(label, center, text)
        painter.setPen(theme.color("accent" if number is None else "text2"))
        painter.drawText(QRectF(x, bottom + 6, pitch, 16), center, name)


def _grid(most: int) -> int:
    """Return the distance of grid lines that makes three to six of them."""
    unit = 1
    while True:
        for step in (1, 2, 5):
            if most / (unit * step) <= 4:
                return unit * step
        unit *= 10
