"""Icons: Lucide's outlines, recoloured for the theme and drawn sharp at any scale."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ..resources import path

__all__ = ["make_icon"]

_SCALES = (1.0, 2.0)  # of a plain screen, and of pictures and most others


def make_icon(name: str, color: str, disabled: str, size: int) -> QIcon:
    """Return the icon `resources/icons/<name>.svg` in a colour, `size` device-independent pixels.

    Holds a pixmap for the scale of each screen that is there. A window has four dozen icons: those
    for all scales that a screen might have would take a tenth of its start. (An engine that draws
    on demand would be neater; PySide crashes when Qt clones one.)
    """
    icon = QIcon()
    screens = (screen.devicePixelRatio() for screen in QGuiApplication.screens())
    renderer = _renderer(name)
    for scale in sorted({*_SCALES, *screens}):
        # Drawn once: what is drawn is the shape, the colours are poured into it.
        shape = QPixmap(round(size * scale), round(size * scale))
        shape.setDevicePixelRatio(scale)
        shape.fill(Qt.GlobalColor.transparent)
        with QPainter(shape) as painter:
            renderer.render(painter, QRectF(0, 0, size, size))
        for mode, shade in ((QIcon.Mode.Normal, color), (QIcon.Mode.Disabled, disabled)):
            with QPainter(shape) as painter:
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
                painter.fillRect(QRectF(0, 0, size, size), QColor(shade))
            icon.addPixmap(shape, mode)
    return icon


def _renderer(name: str) -> QSvgRenderer:
    source = path(f"icons/{name}.svg").read_bytes()
    return QSvgRenderer(QByteArray(source.replace(b"currentColor", b"black")))
