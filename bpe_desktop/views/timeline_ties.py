"""The row of ties under the timeline's axis."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from .timeline_series import Numbers

__all__ = ["RING", "paint_tie_rings", "paint_tie_shares"]

RING = 2.25  # radius


def paint_tie_rings(
    painter: QPainter, color: QColor, tied: Numbers, x: Callable[[float], float], y: float
) -> None:
    """Draw a ring under each merge, counted from 1, of `tied`."""
    painter.setPen(QPen(color, 1.25))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for merge in tied:
        painter.drawEllipse(QPointF(x(merge - 0.5), y), RING, RING)


def paint_tie_shares(
    painter: QPainter,
    color: QColor,
    tied: Numbers,
    merges: tuple[int, int],
    pixels: tuple[float, float],
    y: float,
) -> None:
    """Shade, over many merges, how often they had an equal: from a merge to a merge, in pixels."""
    first, last = merges
    columns = max(min(int((pixels[1] - pixels[0]) / 2), last - first), 1)
    there, _ = np.histogram(np.arange(first, last), columns, merges)
    shares = np.histogram(tied - 1, columns, merges)[0] / np.maximum(there, 1)
    shade = QColor(color)
    width = (pixels[1] - pixels[0]) / columns
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    for column in np.flatnonzero(shares):
        shade.setAlphaF(0.15 + 0.6 * float(shares[column]))
        painter.fillRect(QRectF(pixels[0] + column * width, y - 2, width, 4), shade)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
