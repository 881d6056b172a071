"""Mends what Qt writes as SVG, so that it looks the same in every program that shows it."""

from __future__ import annotations

import re
from html import unescape
from xml.sax.saxutils import quoteattr

from PySide6.QtGui import QFont, QPainterPath

__all__ = ["repaired"]

_SIZE = re.compile(r'width="[\d.]+mm" height="[\d.]+mm"')
_CLIP = re.compile(r'(<clipPath id="([^"]+)">\s*)<path')
_CLIPPED = re.compile(r'<g clip-path="url\(#([^)]+)\)"><g [^>]*?transform="([^"]*)"')
_TEXT = re.compile(r"<text ([^>]*?)\s*>(.*?)</text>", re.DOTALL)
_ATTRIBUTE = re.compile(r'([\w:-]+)="([^"]*)"')
_COMMANDS = {
    QPainterPath.ElementType.MoveToElement: "M",
    QPainterPath.ElementType.LineToElement: "L",
    QPainterPath.ElementType.CurveToElement: "C",
    QPainterPath.ElementType.CurveToDataElement: " ",
}


def repaired(svg: str, width: int, height: int) -> str:
    """Return a drawing of Qt's generator that is `width` by `height` pixels and needs no fonts.

    Qt gives the size in millimetres and text by the names of fonts that others lack: each text
    becomes a path that is labelled by the text.
    """
    svg = _SIZE.sub(f'width="{width}" height="{height}"', svg, count=1)
    return _TEXT.sub(_outlined, _with_clips_in_place(svg))


def _with_clips_in_place(svg: str) -> str:
    """Move each clip to where it was meant.

    Qt writes it in the painter's coordinates, but outside the group that carries these. The first
    group that is clipped has the coordinates in which the clip was set.
    """
    places: dict[str, str] = {}
    for name, place in _CLIPPED.findall(svg):
        places.setdefault(name, place)

    def moved(found: re.Match[str]) -> str:
        place = places.get(found[2])
        return f'{found[1]}<path transform="{place}"' if place else found[0]

    return _CLIP.sub(moved, svg)


def _outlined(found: re.Match[str]) -> str:
    attributes = dict(_ATTRIBUTE.findall(found[1]))
    text = unescape(found[2])
    font = QFont()
    families = unescape(attributes["font-family"]).replace("'", "").split(",")
    font.setFamilies([family.strip() for family in families])
    font.setPixelSize(max(round(float(attributes["font-size"])), 1))
    font.setWeight(QFont.Weight(int(attributes["font-weight"])))
    font.setItalic(attributes.get("font-style") == "italic")
    path = QPainterPath()
    path.addText(float(attributes["x"]), float(attributes["y"]), font, text)
    paint = " ".join(
        f'{name}="{attributes[name]}"' for name in ("fill", "fill-opacity") if name in attributes
    )
    return (
        f'<path {paint} stroke="none" fill-rule="nonzero" role="img"'
        f" aria-label={quoteattr(_printable(text))} d={quoteattr(_data(path))}/>"
    )


def _data(path: QPainterPath) -> str:
    parts = []
    for index in range(path.elementCount()):
        element = path.elementAt(index)
        parts.append(f"{_COMMANDS[element.type]}{element.x:.2f} {element.y:.2f}")
    return "".join(parts)


def _printable(text: str) -> str:
    """Leave out what XML may not hold."""
    return "".join(char for char in text if char.isprintable())
