"""Which painters draw shapes and which draw pixels."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEngine, QPainter

__all__ = ["is_vector", "pixel_ratio", "set_clip"]

_VECTOR = (QPaintEngine.Type.SVG, QPaintEngine.Type.Picture, QPaintEngine.Type.Pdf)


def pixel_ratio(painter: QPainter) -> float:
    """Return the pixels of the picture for each of the painter's own.

    What is painted on need not be the painter's device: a widget may be rendered into a picture.
    """
    engine = painter.paintEngine()
    return 1.0 if engine is None else float(engine.paintDevice().devicePixelRatio())


def set_clip(painter: QPainter, area: QRectF) -> None:
    """Clip to an area, for a painter whose world was moved.

    Qt's SVG has the clip in the coordinates that lie around the world, and says nothing of them;
    `svg_repair` takes them for those of the world, which is right where nothing was moved.
    """
    if is_vector(painter):
        world = painter.worldTransform()
        area = area.translated(-world.dx(), -world.dy())
    painter.setClipRect(area)


def is_vector(painter: QPainter) -> bool:
    """Tell whether a painter writes shapes, as for SVG: a kept pixmap would be a blur in there."""
    engine = painter.paintEngine()
    return engine is not None and engine.type() in _VECTOR
