"""What is read off the timeline's curves at the playhead, and where it is written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from ..models.number_text import counted, significant_text
from .quantities import count_text
from .theme import Theme

__all__ = [
    "LeftWords",
    "Reading",
    "count_label",
    "paint_pointed",
    "paint_readings",
    "paint_untrained",
    "symbols_label",
]

LeftWords: TypeAlias = tuple[Callable[[int], str], str]

_DOT = 3.25
_OFFSET = 8.0  # from the dot to its label
_LINE_HEIGHT = 15.0
_HEAD = 20.0  # above a plot, so much is room for a label


class Reading(NamedTuple):
    """One curve at the playhead: its height there, the words, and the colours of dot and words."""

    y: float
    text: str
    dot: QColor
    ink: QColor


def count_label(count: int) -> str:
    """Return the label of a merge's count."""
    return QCoreApplication.translate("TimelineChart", "count {}").format(count_text(count))


def symbols_label(symbols: int, left: LeftWords | None = None) -> str:
    """Return the label of the symbols left, in words from a million on.

    `left` says what else is left: of a number, and as a text with {} for a number in words.

    >>> symbols_label(2_653_147), symbols_label(100), symbols_label(1)
    ('2.65 million symbols left', '100 symbols left', '1 symbol left')
    """
    translate = QCoreApplication.translate
    exactly, about = left or (
        partial(counted, "TimelineChart", "%Ln symbol(s) left"),
        translate("TimelineChart", "{} symbols left"),
    )
    if symbols < 1_000_000:
        return exactly(symbols)
    if symbols >= 999_500_000:
        number = translate("TimelineChart", "{} billion").format(significant_text(symbols / 1e9))
    else:
        number = translate("TimelineChart", "{} million").format(significant_text(symbols / 1e6))
    return about.format(number)


def paint_readings(
    painter: QPainter,
    theme: Theme,
    plot: QRectF,
    x: float,
    readings: Sequence[Reading],
    trained: float | None,
    *,
    lower_before: bool = False,
) -> list[QRectF]:
    """Draw a dot on each curve at `x` and write beside it what it says; return where.

    The plot is on the surface up to `trained`, on sunken ground beyond; `None`: all on the surface.
    With `lower_before`, words below a dot stand to its left, where curves that fall leave room.
    """
    metrics = QFontMetricsF(painter.font())
    readings = sorted(readings, key=lambda reading: reading.y)
    boxes: list[QRectF] = []
    for reading, middle in zip(readings, _middles(readings, plot), strict=True):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(reading.dot)
        painter.drawEllipse(QPointF(x, reading.y), _DOT, _DOT)
        width = metrics.horizontalAdvance(reading.text)
        before = x - _OFFSET - width
        is_before = x + _OFFSET + width > plot.right()
        if lower_before and boxes and before >= 2:
            is_before = True
        left = before if is_before else x + _OFFSET
        box = QRectF(max(left, 2), middle - _LINE_HEIGHT / 2, width, _LINE_HEIGHT)
        # A veil keeps grid and curves from crossing the letters.
        is_sunken = trained is not None and box.left() > trained
        veil = theme.color("sunken" if is_sunken else "surface")
        veil.setAlphaF(0.85)
        painter.fillRect(box.adjusted(-2, 0, 2, 0), veil)
        _write(painter, metrics, box, reading.text, reading.ink)
        boxes.append(box)
    return boxes


def paint_pointed(painter: QPainter, theme: Theme, plot: QRectF, x: float, text: str) -> None:
    """Draw a thin line at the pointer and write beside its head what is there."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(QPen(theme.color("text3"), 1, Qt.PenStyle.DotLine))
    painter.drawLine(QPointF(round(x), plot.top()), QPointF(round(x), plot.bottom()))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(theme.font("small"))
    metrics = QFontMetricsF(painter.font())
    width = metrics.horizontalAdvance(text)
    left = x + _OFFSET if x + _OFFSET + width <= plot.right() else x - _OFFSET - width
    box = QRectF(max(left, 2), plot.top() + 1, width, _LINE_HEIGHT)
    painter.setPen(QPen(theme.color("line"), 1))
    painter.setBrush(theme.color("surface"))
    painter.drawRoundedRect(box.adjusted(-5, -2, 5, 2), 4, 4)
    _write(painter, metrics, box, text, theme.color("text"))


def paint_untrained(
    painter: QPainter, theme: Theme, plot: QRectF, trained: float, taken: Sequence[QRectF]
) -> None:
    """Say from the pixel `trained` on that this part is to come, unless the place is taken."""
    metrics = QFontMetricsF(painter.font())
    text = QCoreApplication.translate("TimelineChart", "not trained yet")
    width = metrics.horizontalAdvance(text)
    top = plot.top() + 12 - _LINE_HEIGHT / 2
    box = QRectF((trained + plot.right() - width) / 2, top, width, _LINE_HEIGHT)
    if box.left() >= trained + 12 and not any(box.intersects(other) for other in taken):
        _write(painter, metrics, box, text, theme.color("text3"))


def _middles(readings: Sequence[Reading], plot: QRectF) -> list[float]:
    """Return the heights of the labels: the first above its dot, others below their own."""
    has_head = plot.top() >= _HEAD
    low, high = plot.top() - 11 if has_head else plot.top() + 6, plot.bottom() - 7
    if len(readings) < 2:
        above = [
            reading.y - 10 if reading.y - 10 >= low else reading.y + 10 for reading in readings
        ]
        return [min(max(middle, low), high) for middle in above]
    middles = [max(readings[0].y - 9, low)]
    for reading in readings[1:]:
        middles.append(max(reading.y + 9, middles[-1] + _LINE_HEIGHT))
    for index in range(len(middles) - 1, -1, -1):  # what is too low moves up those above it
        middles[index] = min(middles[index], high)
        high = middles[index] - _LINE_HEIGHT
    return middles


def _write(painter: QPainter, metrics: QFontMetricsF, box: QRectF, text: str, ink: QColor) -> None:
    painter.setPen(ink)
    painter.drawText(QPointF(box.left(), box.center().y() + metrics.capHeight() / 2), text)
