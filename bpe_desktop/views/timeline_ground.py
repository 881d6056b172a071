"""What lies under the timeline's series: grid, axes, ties, the repeated range and bookmarks."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from .theme import Theme
from .timeline_marks import paint_bookmark
from .timeline_plot import BELOW_TIES, TimelinePlot
from .timeline_ties import paint_tie_rings, paint_tie_shares
from .vector import set_clip

__all__ = ["axis_width", "paint_ground"]

_TIES_Y = 9.0  # from the axis to the middle of the rings
_NUMBER_GAP = 8.0


def axis_width(theme: Theme, plot: TimelinePlot) -> float:
    """Return the width of the widest text beside the plot, with the gap after it."""
    metrics = QFontMetricsF(theme.font("small"))
    texts = [text for _, text in plot.ticks()]
    if plot.shows_ties():
        texts.append(_ties_label())
    return max((metrics.horizontalAdvance(text) for text in texts), default=0.0) + _NUMBER_GAP


def paint_ground(
    painter: QPainter,
    theme: Theme,
    plot: TimelinePlot,
    bookmarks: Sequence[int],
    loop: tuple[int, int] | None,
) -> None:
    """Draw all that a move of the playhead leaves as it is, but the series."""
    color, area = theme.color, plot.area()
    trained = plot.within(plot.x(plot.merges))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    if loop is not None and plot.merges:
        left, right = (plot.within(plot.x(step)) for step in loop)
        painter.fillRect(
            QRectF(left, area.top(), right - left, area.height()), color("accent_soft")
        )
    if plot.merges and plot.merges < plot.scale.end:
        untrained = QRectF(trained, area.top(), area.right() - trained, area.height())
        painter.fillRect(untrained, color("sunken"))
    painter.setPen(QPen(color("line"), 1))
    ticks = plot.ticks()
    for y, _ in ticks:
        painter.drawLine(QPointF(0, round(y)), QPointF(trained, round(y)))
    painter.setPen(QPen(color("muted"), 1))
    painter.drawLine(QPointF(0, area.bottom()), QPointF(area.right(), area.bottom()))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(theme.font("small"))
    painter.setPen(color("text3"))
    for y, text in ticks:
        _paint_axis_text(painter, round(y) + 0.5, text)
    if plot.shows_ties() and plot.merges:
        _paint_axis_text(painter, area.bottom() + _TIES_Y, _ties_label())
        painter.save()
        set_clip(painter, QRectF(0, area.bottom(), area.width(), BELOW_TIES))
        _paint_ties(painter, theme, plot, area.bottom() + _TIES_Y)
        painter.restore()
    for step in bookmarks:
        if plot.scale.holds(step):
            paint_bookmark(painter, QPointF(plot.x(step), 0.5), color("text2"))


def _ties_label() -> str:
    return QCoreApplication.translate("TimelineChart", "ties")


def _paint_axis_text(painter: QPainter, middle: float, text: str) -> None:
    metrics = QFontMetricsF(painter.font())
    left = -_NUMBER_GAP - metrics.horizontalAdvance(text)
    painter.drawText(QPointF(left, middle + metrics.capHeight() / 2), text)


def _paint_ties(painter: QPainter, theme: Theme, plot: TimelinePlot, y: float) -> None:
    """Draw a ring under each merge that had an equal; over many merges, how often they had."""
    first, last = plot.shown_merges()
    tied = np.flatnonzero(plot.ties.values[first:last] > 1) + first + 1
    color = theme.color("text2")
    if plot.shows_rings():
        paint_tie_rings(painter, color, tied, plot.x, y)
    elif last > first:
        pixels = plot.x(first), plot.x(last)
        paint_tie_shares(painter, color, tied, (first, last), pixels, y)
