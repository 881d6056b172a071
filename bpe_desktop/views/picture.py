"""Pictures of widgets as files: PNG in any resolution, and SVG."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

from .svg_repair import repaired

__all__ = ["image_of", "png_of", "rgb_of", "svg_of"]

_DPI = 96


def image_of(widget: QWidget, scale: float = 1.0) -> QImage:
    """Return what a widget shows, `scale` pixels for each of its own."""
    size = QSize(round(widget.width() * scale), round(widget.height() * scale))
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(scale)
    image.fill(Qt.GlobalColor.transparent)
    widget.render(image)
    return image


def rgb_of(image: QImage) -> bytes:
    """Return the pixels of a picture, row by row, as red, green and blue bytes."""
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    data, line, wanted = bytes(plain.constBits()), plain.bytesPerLine(), 3 * plain.width()
    if line == wanted:
        return data
    return b"".join(data[y * line : y * line + wanted] for y in range(plain.height()))


def png_of(widget: QWidget, scale: float = 1.0) -> bytes:
    """Return a PNG file of what a widget shows."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image_of(widget, scale).save(buffer, "PNG")
    return bytes(buffer.data().data())


def svg_of(widget: QWidget, title: str) -> bytes:
    """Return an SVG file of what a widget shows; its letters are outlines."""
    data = QByteArray()
    buffer = QBuffer(data)
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
    generator.setOutputDevice(buffer)
    generator.setSize(widget.size())
    generator.setViewBox(QRect(QPoint(0, 0), widget.size()))
    generator.setResolution(_DPI)
    generator.setTitle(title)
    with QPainter(generator) as painter:
        widget.render(painter, QPoint(0, 0))
    return repaired(bytes(data.data()).decode("utf-8"), widget.width(), widget.height()).encode()
