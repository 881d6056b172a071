"""The marks on the timeline: bookmarks, and the range that playing repeats."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from .time_scale import TimeScale

__all__ = ["near_mark", "paint_bookmark", "paint_loop_ends"]

_SNAP = 4.0  # pixels; a press this close to a mark means the mark
_HALF, _HEIGHT, _NOTCH = 3.0, 8.0, 2.5
_END, _HOOK = 6.0, 3.0


def near_mark(scale: TimeScale, marks: Sequence[int], x: float, step: int) -> int:
    """Return the mark that a press at a pixel means, else `step`."""
    nearest = min(marks, key=lambda mark: abs(scale.x(mark) - x), default=None)
    if nearest is None or abs(scale.x(nearest) - x) > _SNAP:
        return step
    return nearest


def paint_bookmark(painter: QPainter, top: QPointF, color: QColor) -> None:
    """Draw a small ribbon that hangs from `top`."""
    x, y = top.x(), top.y()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawPolygon(
        QPolygonF(
            (
                QPointF(x - _HALF, y),
                QPointF(x + _HALF, y),
                QPointF(x + _HALF, y + _HEIGHT),
                QPointF(x, y + _HEIGHT - _NOTCH),
                QPointF(x - _HALF, y + _HEIGHT),
            )
        )
    )


def paint_loop_ends(
    painter: QPainter, scale: TimeScale, loop: tuple[int, int], color: QColor, middle: float
) -> None:
    """Draw a bracket around a range at the height `middle`, as far as it is on the scale."""
    painter.setPen(QPen(color, 2))
    for step, hook in zip(loop, (_HOOK, -_HOOK), strict=True):
        if scale.holds(step):
            x = scale.x(step)
            corners = (
                QPointF(x + hook, middle - _END),
                QPointF(x, middle - _END),
                QPointF(x, middle + _END),
                QPointF(x + hook, middle + _END),
            )
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline(QPolygonF(corners))
