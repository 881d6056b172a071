"""Tokens per word at every vocabulary size: one line for each text."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise
from math import log
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from ..engine import metrics
from ..models.comparison import Curve
from ..models.number_text import brief_text, counted, decimal_text
from .colors import mix
from .compare_words import large_text
from .quantities import count_text
from .theme import Theme

__all__ = ["SizeChart", "SizeMark"]

_LEFT, _TOP, _BOTTOM = 34, 12, 40
_LABEL_LINE = 15
_CURSOR_LABEL = 31  # the height of two lines
_LOG_FROM = 60  # times the smallest size: from here on the axis grows by ratios
_STEPS = (1, 2, 5)
_DASHES = ((), (5.0, 3.0), (), (1.5, 2.0), (7.0, 2.0, 1.5, 2.0), (3.0, 2.0))


class _Line(NamedTuple):
    curve: Curve
    points: tuple[tuple[int, float], ...]  # size, tokens per word


class SizeMark(NamedTuple):
    """What is marked at a size: a ring at a figure, or without one a dashed line."""

    size: int
    figure: float | None
    label: str


class SizeChart(QWidget):
    """Draws the curves of one tokenizer and a cursor at its present size.

    `size_requested` tells where a person pressed.
    """

    size_requested = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sizeChart")
        self._theme = theme
        self._lines: tuple[_Line, ...] = ()
        self._marks: Sequence[SizeMark] = ()
        self._size = 0
        self._width = 0
        self._tied = True
        self._note = ""
        self.setMouseTracking(True)
        theme.changed.connect(self.update)

    def set_curves(self, curves: Sequence[Curve], note: str = "") -> None:
        """Show curves; those of texts whose words cannot be counted are left out."""
        self._note = note
        lines = []
        for curve in curves:
            points = tuple(
                (size, figure)
                for size, tokens in curve.points
                if (figure := curve.figure(tokens)) is not None
            )
            if points:
                lines.append(_Line(curve, points))
        self._lines = tuple(lines)
        self._say()

    def set_marks(self, marks: Sequence[SizeMark]) -> None:
        """Mark sizes; the axis reaches as far as the rings."""
        self._marks = marks
        self._say()

    def marks(self) -> Sequence[SizeMark]:
        """Return what is marked."""
        return self._marks

    def set_cursor(self, size: int, width: int, *, tied: bool = True) -> None:
        """Show the present size, with embeddings of so many dimensions.

        `tied`: the output layer is the same as the embedding, and costs nothing.
        """
        self._size, self._width, self._tied = size, width, tied
        self._say()

    def cursor_texts(self) -> tuple[str, str]:
        """Return what stands at the cursor: the size, and the parameters that it costs."""
        cost = metrics.embedding_parameters(self._size, self._width, tied=self._tied)
        text = self.tr("embedding {} × {} = {}")
        if not self._tied:
            text = self.tr("embeddings 2 × {} × {} = {}")
        return (
            counted("SizeChart", "%Ln token(s)", self._size),
            text.format(count_text(self._size), count_text(self._width), large_text(cost)),
        )

    def figures(self) -> list[tuple[str, float]]:
        """Return each text with its tokens per word at the largest size."""
        return [(line.curve.column.name, line.points[-1][1]) for line in self._lines]

    def sizeHint(self) -> QSize:
        """Ask for a wide plot."""
        return QSize(520, 190)

    def minimumSizeHint(self) -> QSize:
        """Live with little."""
        return QSize(220, 90)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw grid, lines, labels and the cursor."""
        theme = self._theme
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), theme.color("surface"))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(theme.font("small"))
            if not self._lines:
                painter.setPen(theme.color("text2"))
                flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
                painter.drawText(self.rect().adjusted(24, 8, -24, -8), flags, self._note)
                return
            plot = self._plot()
            top = self._draw_grid(painter, plot)
            self._draw_sizes(painter, plot)
            for number, line in enumerate(self._lines):
                painter.setPen(self._pen(number))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawPath(self._path(line, plot, top))
            self._draw_labels(painter, plot, top)
            self._draw_marks(painter, plot, top)
            self._draw_cursor(painter, plot, top)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to a size."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._request(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the cursor, or tell the figures under the pointer."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._request(event.position().x())
        elif self._lines:
            size = self._size_at(event.position().x())
            rows = [counted("SizeChart", "%Ln token(s)", size)]
            for line in self._lines:
                column, tokens = line.curve.column, line.curve.at(size)
                if tokens is not None and column.words:
                    rows.append(
                        counted("SizeChart", "{}: {} / %Ln word(s) = {}", column.words).format(
                            column.name,
                            count_text(tokens),
                            decimal_text(tokens / column.words, 2),
                        )
                    )
            self.setToolTip("\n".join(rows))

    def _request(self, x: float) -> None:
        if self._lines:
            self.size_requested.emit(self._size_at(x))

    def _say(self) -> None:
        spoken = [f"{name} {decimal_text(figure, 2)}" for name, figure in self.figures()]
        self.setAccessibleName(
            ", ".join([self.tr("Tokens per word at every vocabulary size"), *spoken])
        )
        self.update()

    # Places

    def _plot(self) -> QRectF:
        metrics_ = QFontMetricsF(self._theme.font("small"))
        right = max(metrics_.horizontalAdvance(self._label(line)) for line in self._lines) + 20
        return QRectF(
            _LEFT, _TOP, max(40.0, self.width() - _LEFT - right), self.height() - _TOP - _BOTTOM
        )

    def _range(self) -> tuple[int, int]:
        rings = [mark.size for mark in self._marks if mark.figure is not None]
        low = min([line.points[0][0] for line in self._lines] + rings)
        high = max([line.points[-1][0] for line in self._lines] + rings)
        return low, max(high, low + 1)

    def _x(self, size: float, plot: QRectF) -> float:
        low, high = self._range()
        share = (size - low) / (high - low)
        if self._is_by_ratio():
            share = log(max(size, low) / low) / log(high / low)
        return plot.left() + plot.width() * share

    def _size_at(self, x: float) -> int:
        plot = self._plot()
        low, high = self._range()
        share = min(1.0, max(0.0, (x - plot.left()) / plot.width()))
        if self._is_by_ratio():
            return round(low * (high / low) ** share)
        return round(low + share * (high - low))

    def _is_by_ratio(self) -> bool:
        low, high = self._range()
        return low > 0 and high > _LOG_FROM * low

    def _path(self, line: _Line, plot: QRectF, top: float) -> QPainterPath:
        def place(size: int, figure: float) -> QPointF:
            return QPointF(self._x(size, plot), plot.bottom() - plot.height() * figure / top)

        path = QPainterPath(place(*line.points[0]))
        for (_, before), (size, figure) in pairwise(line.points):
            path.lineTo(place(size, before))  # the number stays until a merge changes it
            path.lineTo(place(size, figure))
        if not self._marks:  # else the axis may reach further than the training went
            path.lineTo(place(self._range()[1], line.points[-1][1]))
        return path

    # Drawing

    def _draw_grid(self, painter: QPainter, plot: QRectF) -> float:
        """Draw the grid lines; return the figure at the top."""
        most = max(figure for line in self._lines for _, figure in line.points)
        most = max(most, *(mark.figure or 0.0 for mark in self._marks), 0.0)
        step = _nice(most / 5)
        top = step * max(1, -int(-most // step))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for number in range(round(top / step) + 1):
            y = plot.bottom() - plot.height() * number * step / top
            painter.fillRect(QRectF(plot.left(), y, plot.width(), 1), self._theme.color("line"))
            painter.setPen(self._theme.color("text2"))
            label = brief_text(number * step)
            painter.drawText(QRectF(0, y - 8, _LEFT - 8, 16), right, label)
        return top

    def _draw_sizes(self, painter: QPainter, plot: QRectF) -> None:
        low, high = self._range()
        painter.setPen(self._theme.color("text2"))
        last = -1000.0
        middle = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        for size in self._ticks(low, high):
            x = self._x(size, plot)
            if x - last >= 56 and (size in (low, high) or plot.right() - x >= 48):
                box = QRectF(x - 40, plot.bottom() + 5, 80, 14)
                box.moveRight(min(box.right(), plot.right() + 34))  # clear of the lines' names
                painter.drawText(box, middle, count_text(size))
                last = x
        words = self.tr("vocabulary size")
        box = QRectF(plot.left(), plot.bottom() + 20, plot.width(), 14)
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, words)

    def _ticks(self, low: int, high: int) -> list[int]:
        inner: list[int] = []
        if self._is_by_ratio():
            inner = [m * 10**p for p in range(len(str(high))) for m in _STEPS]
        else:
            step = max(1, round(_nice((high - low) / 4)))
            inner = list(range(step * (low // step + 1), high, step))
        return sorted({low, high, *(size for size in inner if low < size < high)})

    def _draw_labels(self, painter: QPainter, plot: QRectF, top: float) -> None:
        """Name the lines at their ends, one below the other where they are close."""
        places = [
            [plot.bottom() - plot.height() * line.points[-1][1] / top, number]
            for number, line in enumerate(self._lines)
        ]
        places.sort()
        for above, below in pairwise(places):
            below[0] = max(below[0], above[0] + _LABEL_LINE)
        lowest = plot.bottom() - 4
        for place in reversed(places):
            place[0] = min(place[0], lowest)
            lowest = place[0] - _LABEL_LINE
        for y, number in places:
            line = self._lines[int(number)]
            x = self._x(line.points[-1][0], plot) if self._marks else plot.right()
            painter.setPen(self._color(int(number)))
            box = QRectF(x + 10, y - 8, self.width() - x - 10, 16)
            flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, flags, self._label(line))

    def _draw_marks(self, painter: QPainter, plot: QRectF, top: float) -> None:
        painter.setFont(self._theme.font("small"))
        metrics_ = QFontMetricsF(self._theme.font("small"))
        for mark in self._marks:
            x = self._x(mark.size, plot)
            width = metrics_.horizontalAdvance(mark.label) + 2
            if mark.figure is None:
                pen = QPen(self._theme.color("warn"), 1.5)
                pen.setDashPattern([3, 2])
                painter.setPen(pen)
                painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
                y = plot.top() + 26
            else:
                at = QPointF(x, plot.bottom() - plot.height() * mark.figure / top)
                painter.setPen(QPen(self._theme.color("text"), 1.5))
                painter.setBrush(self._theme.color("surface"))
                painter.drawEllipse(at, 4.0, 4.0)
                painter.setPen(self._theme.color("text2"))
                below = at.y() + 22 < plot.bottom() and mark is not self._marks[0]
                y = at.y() + 6 if below else at.y() - 20  # the first one may stand at the top
            left = x + 8 if x + 8 + width < plot.right() + 8 else x - 8 - width
            box = QRectF(left, max(plot.top() - 8, y), width, 15)
            ground = self._theme.color("surface")
            ground.setAlphaF(0.86)
            painter.fillRect(box, ground)
            painter.setPen(self._theme.color("warn" if mark.figure is None else "text2"))
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, mark.label)

    def _label_top(self, plot: QRectF, top: float, left: float, width: float) -> float:
        """Return where the label of the cursor crosses no line, or else the fewest; up is best."""
        spans = []
        for line in self._lines:
            # They only fall: between both ends they are nowhere else.
            ends = (_figure_at(line, self._size_at(x)) for x in (left, left + width))
            high, low = (plot.bottom() - plot.height() * figure / top for figure in ends)
            spans.append((high - 2, low + 2))  # with half of a line's own width, and a gap

        def crossed(y: float) -> int:
            return sum(high < y + _CURSOR_LABEL and low > y for high, low in spans)

        free = int(plot.bottom() - _CURSOR_LABEL - 2)
        return min((plot.top() - 9, *map(float, range(int(plot.top()), free + 1))), key=crossed)

    def _draw_cursor(self, painter: QPainter, plot: QRectF, top: float) -> None:
        low, high = self._range()
        if not low <= self._size <= high:
            return
        x = self._x(self._size, plot)
        accent = self._theme.color("accent")
        painter.fillRect(QRectF(x - 0.75, plot.top() - 8, 1.5, plot.height() + 8), accent)
        first, second = self.cursor_texts()
        strong = self._theme.font("small-strong")
        plain = self._theme.font("small")
        width = QFontMetricsF(plain).horizontalAdvance(second) + 4
        is_left = x + 8 + width > plot.right() and x - 8 - width >= plot.left()
        left = x - 8 - width if is_left else min(x + 8, self.width() - width - 4)
        side = Qt.AlignmentFlag.AlignRight if is_left else Qt.AlignmentFlag.AlignLeft
        ground = self._theme.color("surface")
        ground.setAlphaF(0.86)
        label_top = self._label_top(plot, top, left, width)
        painter.fillRect(QRectF(left - 2, label_top, width + 4, _CURSOR_LABEL), ground)
        for text, font, role, y in (
            (first, strong, "accent", label_top),
            (second, plain, "text2", label_top + 15),
        ):
            painter.setFont(font)
            painter.setPen(self._theme.color(role))
            painter.drawText(QRectF(left, y, width, 15), side | Qt.AlignmentFlag.AlignVCenter, text)

    def _label(self, line: _Line) -> str:
        return f"{line.curve.column.name} {decimal_text(line.points[-1][1], 2)}"

    def _pen(self, number: int) -> QPen:
        pen = QPen(self._color(number), 1.5)
        dashes = _DASHES[number % len(_DASHES)]
        if dashes:
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setDashPattern([dash / 1.5 for dash in dashes])
        return pen

    def _color(self, number: int) -> QColor:
        colors = self._theme.colors
        # A border of the palette alone would be too faint for letters.
        fill, border = colors.palette[6]
        teal = fill if self._theme.name == "contrast" else mix(border, colors.text, 0.6)
        choice = (colors.text, colors.text2, colors.warn, teal, colors.bad, colors.good)
        return QColor(choice[number % len(choice)])


def _figure_at(line: _Line, size: int) -> float:
    """Return the figure of a line at a size: that of the last point up to there."""
    at = bisect_right(line.points, size, key=lambda point: point[0])
    return line.points[max(at - 1, 0)][1]


def _nice(value: float) -> float:
    """Return 1, 2 or 5 times a power of ten, not below `value`.

    >>> _nice(2.4), _nice(0.3), _nice(180)
    (5.0, 0.5, 200.0)
    """
    power = 1.0
    while power > value:
        power /= 10
    while power * 10 <= value:
        power *= 10
    return next((m * power for m in _STEPS if m * power >= value), 10 * power)
