"""Icons: Lucide's outlines, recoloured for the theme and drawn sharp at any scale."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ..resources import path

__all__ = ["make_icon"]

_SCALES = (1.0, 1.25, 1.5, 2.0, 3.0)


def make_icon(name: str, color: str, disabled: str, size: int) -> QIcon:
    """Return the icon `resources/icons/<name>.svg` in a colour, `size` device-independent pixels.

    Holds a pixmap for each usual device pixel ratio, so that Qt never has to scale one up.
    """
    icon = QIcon()
    for mode, shade in ((QIcon.Mode.Normal, color), (QIcon.Mode.Disabled, disabled)):
        renderer = _renderer(name, shade)
        for scale in _SCALES:
            pixmap = QPixmap(round(size * scale), round(size * scale))
            pixmap.setDevicePixelRatio(scale)
            pixmap.fill(Qt.GlobalColor.transparent)
            with QPainter(pixmap) as painter:
                renderer.render(painter, QRectF(0, 0, size, size))
            icon.addPixmap(pixmap, mode)
    return icon


def _renderer(name: str, color: str) -> QSvgRenderer:
    source = path(f"icons/{name}.svg").read_bytes()
    return QSvgRenderer(QByteArray(source.replace(b"currentColor", color.encode("ascii"))))
