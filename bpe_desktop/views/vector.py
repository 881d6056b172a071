"""Which painters draw shapes and which draw pixels."""

from __future__ import annotations

from PySide6.QtGui import QPaintEngine, QPainter

__all__ = ["is_vector"]

_VECTOR = (QPaintEngine.Type.SVG, QPaintEngine.Type.Picture, QPaintEngine.Type.Pdf)


def is_vector(painter: QPainter) -> bool:
    """Tell whether a painter writes shapes, as for SVG: a kept pixmap would be a blur in there."""
    engine = painter.paintEngine()
    return engine is not None and engine.type() in _VECTOR
