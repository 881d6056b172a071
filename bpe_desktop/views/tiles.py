"""Token tiles: how one token is measured and drawn, in every state, and kept as a pixmap.

A pixmap per (token, state, scale) is what keeps a frame of a thousand tiles under a millisecond.
"""

from __future__ import annotations

from collections import OrderedDict
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)

from ..models.faces import Face
from .measured_font import MeasuredFont
from .theme import Theme
from .tile_style import TileStyle, text_scale, tile_style
from .vector import is_vector, pixel_ratio

__all__ = ["GAP", "SIZES", "STATES", "TilePainter", "TileSize", "zoomed"]

GAP = 4
STATES = ("idle", "current", "lifted", "candidate", "merged", "hover", "broken")

# What is drawn outside a tile's own rectangle, in pixels: rings, and the shadow of a lifted tile.
_MARGINS = {"merged": 4, "hover": 5, "lifted": 12}

_CACHE_LIMIT = 4000
_WIDTHS_LIMIT = 20_000
_BOXES_LIMIT = 1000
_ELLIPSIS = "…"
_NOTE_SCALE, _NOTE_GAP = 0.7, 4  # of what stands small behind a label


class TileSize(NamedTuple):
    """The measures of one size of tiles, in device-independent pixels."""

    height: int
    font: str
    padding: int
    radius: int


SIZES: dict[str, TileSize] = {
    "giant": TileSize(66, "token-giant", 17, 9),
    "huge": TileSize(50, "token-huge", 13, 7),
    "large": TileSize(38, "token-large", 10, 6),
    "row": TileSize(30, "token", 8, 5),
    "live": TileSize(24, "token-live", 6, 5),
    "table": TileSize(20, "token-table", 5, 4),
}


def zoomed(size: str, zoom: int) -> str:
    """Return the size of tiles that is so many sizes larger; the largest or smallest there is."""
    order = list(SIZES)
    return order[max(0, min(order.index(size) - zoom, len(order) - 1))]


class TilePainter:
    """Measures and draws tiles in the look of a theme; forgets its pixmaps when that changes."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._pixmaps: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        # By face, with margin and width: nothing is worked out for each tile of a frame.
        self._drawn: dict[tuple[object, ...], tuple[QPixmap, int, int]] = {}
        self._boxes: dict[tuple[object, ...], QPixmap] = {}  # tiles without their labels
        self._widths: dict[tuple[str, str, float], int] = {}
        self._fonts: dict[tuple[str, float], MeasuredFont] = {}
        theme.changed.connect(self.clear)

    def clear(self) -> None:
        """Forget every pixmap and measure, as after a change of theme or font."""
        self._pixmaps.clear()
        self._drawn.clear()
        self._boxes.clear()
        self._widths.clear()
        self._fonts.clear()

    @property
    def cached(self) -> int:
        """How many pixmaps are kept."""
        return len(self._pixmaps)

    def width(self, face: Face, size: str) -> int:
        """Return the width of a tile: the measured advance of its label plus the padding."""
        key = (f"{face.label}\n{face.note}", size, min(text_scale(face), 1.0))
        width = self._widths.get(key)
        if width is None:
            measures = SIZES[size]
            advance = self._font(size, key[2]).width(face.label) + self._note_width(face, size)
            width = max(ceil(advance - 0.05) + 2 * measures.padding, round(measures.height * 0.7))
            if len(self._widths) >= _WIDTHS_LIMIT:
                self._widths.clear()
            self._widths[key] = width
        return width

    @staticmethod
    def margin(state: str) -> int:
        """Return how far a pixmap of this state reaches beyond its tile on every side."""
        return _MARGINS.get(state, 1)

    def pixmap(
        self,
        face: Face,
        size: str,
        state: str = "idle",
        dpr: float = 1.0,
        max_width: int | None = None,
    ) -> QPixmap:
        """Return the picture of a tile with `margin(state)` pixels around it, from the cache."""
        width = self._fitting(face, size, max_width)
        look = (face.label, face.note, face.kind, face.rank and (face.rank - 1) % 7, face.scaffold)
        key = (*look, size, state, dpr, width)
        pixmap = self._pixmaps.get(key)
        if pixmap is not None:
            self._pixmaps.move_to_end(key)
            return pixmap
        pixmap = self._render(face, size, state, dpr, width)
        self._pixmaps[key] = pixmap
        if len(self._pixmaps) > _CACHE_LIMIT:
            self._pixmaps.popitem(last=False)
            self._drawn.clear()
        return pixmap

    def _fitting(self, face: Face, size: str, max_width: int | None) -> int:
        width = self.width(face, size)
        if max_width is not None and width > max_width:
            return max(max_width, SIZES[size].height)
        return width

    def draw(
        self,
        painter: QPainter,
        x: float,
        y: float,
        face: Face,
        size: str,
        state: str = "idle",
        max_width: int | None = None,
    ) -> int:
        """Draw a tile with its top left corner at (x, y); return the width of the tile.

        With `max_width`, a longer label ends in an ellipsis.
        """
        if is_vector(painter):
            width = self._fitting(face, size, max_width)
            self._paint(painter, QRectF(x, y, width, SIZES[size].height), face, size, state)
            return width
        dpr = pixel_ratio(painter)
        key = (face, size, state, dpr, max_width)
        drawn = self._drawn.get(key)
        if drawn is None:
            pixmap = self.pixmap(face, size, state, dpr, max_width)
            margin = self.margin(state)
            if len(self._drawn) >= _CACHE_LIMIT:
                self._drawn.clear()
            drawn = pixmap, margin, round(pixmap.width() / dpr) - 2 * margin
            self._drawn[key] = drawn
        pixmap, margin, width = drawn
        painter.drawPixmap(QPointF(x - margin, y - margin), pixmap)
        return width

    def draw_once(
        self,
        painter: QPainter,
        corner: QPointF,
        face: Face,
        size: str,
        state: str,
        width: int,
        ratio: float,
    ) -> None:
        """Draw a tile `width` pixels wide as `draw` does, but keep no picture of it.

        For a part that keeps what it draws by itself: to make a picture of a token costs three
        times as much as to write its label on a tile that is there already. `ratio` is the pixels
        of the picture for each of the painter's own, 0 for a painter of shapes.
        """
        tile = QRectF(corner.x(), corner.y(), width, SIZES[size].height)
        if not ratio:
            self._paint(painter, tile, face, size, state)
            return
        style = tile_style(face, state, self._theme.colors)
        margin = self.margin(state)
        box = self._box(style, size, state, ratio, width)
        painter.drawPixmap(QPointF(corner.x() - margin, corner.y() - margin), box)
        self._draw_label(painter, tile, face, size, style)

    def draw_ring(self, painter: QPainter, tile: QRectF, size: str, strength: float = 1.0) -> None:
        """Draw the ring of a token just merged around a tile, at an opacity of `strength`."""
        color = self._theme.color("ring")
        color.setAlphaF(max(0.0, min(1.0, strength)))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(color, 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = SIZES[size].radius + 1.5
        painter.drawRoundedRect(tile.adjusted(-1.5, -1.5, 1.5, 1.5), radius, radius)

    def draw_goal(self, painter: QPainter, tile: QRectF, size: str) -> None:
        """Draw the dashed outline of where a tile will be."""
        color = self._theme.color("accent")
        color.setAlphaF(0.55)
        pen = QPen(color, 1)
        pen.setDashPattern([4, 2])
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = SIZES[size].radius + 3
        painter.drawRoundedRect(tile.adjusted(-3.5, -3.5, 3.5, 3.5), radius, radius)

    def draw_shadow(
        self, painter: QPainter, tile: QRectF, size: str, strength: float = 1.0
    ) -> None:
        """Draw the soft shadow that lifts a tile off the page."""
        # Layers of a faint black add up to a soft edge: a blur would cost more and look the same.
        alpha = 12 if self._theme.is_dark else 4
        radius = SIZES[size].radius
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, round(alpha * strength)))
        for spread in range(7, -1, -1):
            layer = tile.adjusted(-spread, -spread, spread, spread).translated(0, 3)
            painter.drawRoundedRect(layer, radius + spread, radius + spread)

    def draw_link(self, painter: QPainter, tile: QRectF, size: str) -> None:
        """Draw the ring, one line with a gap, of a token that the pointer is on elsewhere."""
        outset = 2.75
        radius = SIZES[size].radius + outset
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.color("link"), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(tile.adjusted(-outset, -outset, outset, outset), radius, radius)

    def draw_joint(
        self, painter: QPainter, box: QRectF, pair: tuple[Face, Face], size: str
    ) -> None:
        """Draw two halves that overlap as one lit tile `box`: their letters move together.

        What is left of the border between them fades as the letters come to touch.
        """
        measures = SIZES[size]
        style = tile_style(pair[0], "current", self._theme.colors)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_box(painter, box, measures, style)
        left_width, right_width = (self.width(face, size) for face in pair)
        overlap = left_width + right_width - box.width()
        seam = max(0.0, 1.0 - overlap / (2 * measures.padding))
        if seam > 0.0:
            color = QColor(style.border)
            color.setAlphaF(0.6 * seam)
            painter.setPen(QPen(color, style.width))
            for x in (box.right() - right_width + 1, box.left() + left_width - 1):
                painter.drawLine(QPointF(x, box.top() + 2), QPointF(x, box.bottom() - 2))
        left = QRectF(box.left(), box.top(), left_width, box.height())
        right = QRectF(box.right() - right_width, box.top(), right_width, box.height())
        self._draw_label(painter, left, pair[0], size, style)
        self._draw_label(painter, right, pair[1], size, style)

    def _note_width(self, face: Face, size: str) -> float:
        """Return the width of what stands small behind the label, with the space before it."""
        if not face.note:
            return 0.0
        return _NOTE_GAP + self._font(size, _NOTE_SCALE).width(face.note)

    def _font(self, size: str, scale: float) -> MeasuredFont:
        key = (size, scale)
        found = self._fonts.get(key)
        if found is None:
            font = self._theme.font(SIZES[size].font)
            font.setPixelSize(round(font.pixelSize() * scale))
            found = self._fonts[key] = MeasuredFont(font)
        return found

    def _render(self, face: Face, size: str, state: str, dpr: float, width: int) -> QPixmap:
        margin = self.margin(state)
        tile = QRectF(margin, margin, width, SIZES[size].height)
        style = tile_style(face, state, self._theme.colors)
        # A copy as soon as it is painted on.
        pixmap = QPixmap(self._box(style, size, state, dpr, width))
        with QPainter(pixmap) as painter:
            self._draw_label(painter, tile, face, size, style)
        return pixmap

    def _box(self, style: TileStyle, size: str, state: str, dpr: float, width: int) -> QPixmap:
        """Return the picture of a tile without its label.

        After a jump most tokens in sight are new, but not the sizes and colours of their tiles.
        """
        key = (style, size, state, dpr, width)
        box = self._boxes.get(key)
        if box is None:
            if len(self._boxes) >= _BOXES_LIMIT:
                self._boxes.clear()
            margin = self.margin(state)
            tile = QRectF(margin, margin, width, SIZES[size].height)
            around = QSizeF(tile.width() + 2 * margin, tile.height() + 2 * margin) * dpr
            box = QPixmap(ceil(around.width()), ceil(around.height()))
            box.setDevicePixelRatio(dpr)
            box.fill(Qt.GlobalColor.transparent)
            with QPainter(box) as painter:
                self._paint_box(painter, tile, size, state, style)
            self._boxes[key] = box
        return box

    def _paint(self, painter: QPainter, tile: QRectF, face: Face, size: str, state: str) -> None:
        style = tile_style(face, state, self._theme.colors)
        self._paint_box(painter, tile, size, state, style)
        self._draw_label(painter, tile, face, size, style)

    def _paint_box(
        self, painter: QPainter, tile: QRectF, size: str, state: str, style: TileStyle
    ) -> None:
        """Draw all of a tile but what it says."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state == "lifted":
            self.draw_shadow(painter, tile, size)
        elif state == "merged":
            self.draw_ring(painter, tile, size)
        elif state == "hover":
            self.draw_link(painter, tile, size)
        self._draw_box(painter, tile, SIZES[size], style)

    def _draw_box(
        self, painter: QPainter, tile: QRectF, measures: TileSize, style: TileStyle
    ) -> None:
        inset = style.width / 2
        box = tile.adjusted(inset, inset, -inset, -inset)
        radius = measures.radius - inset
        if style.hatched:
            self._draw_hatching(painter, box, radius, style.border)
        pen = QPen(QColor(style.border), style.width)
        if style.dashes is not None:
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setDashPattern(style.dashes)
        painter.setPen(pen)
        painter.setBrush(QColor(style.fill) if style.fill else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, radius, radius)

    @staticmethod
    def _draw_hatching(painter: QPainter, box: QRectF, radius: float, color: str) -> None:
        path = QPainterPath()
        path.addRoundedRect(box, radius, radius)
        faint = QColor(color)
        faint.setAlphaF(0.22)
        painter.save()
        painter.setClipPath(path)
        painter.setPen(QPen(faint, 1))
        left, top = box.left(), box.top()
        for offset in range(4, int(box.width() + box.height()), 6):
            painter.drawLine(QPointF(left, top + offset), QPointF(left + offset, top))
        painter.restore()

    def _draw_label(
        self, painter: QPainter, tile: QRectF, face: Face, size: str, style: TileStyle
    ) -> None:
        font = self._font(size, text_scale(face))
        padding = SIZES[size].padding
        label = face.label
        advance = font.width(label)
        note = self._note_width(face, size)
        if note and self.width(face, size) <= tile.width():
            self._draw_note(painter, tile, face.note, size, style)
            tile = tile.adjusted(0, 0, -note, 0)
        if ceil(advance - 0.05) + 2 * padding > tile.width():
            room = tile.width() - 2 * padding
            label = font.metrics.elidedText(label, Qt.TextElideMode.ElideRight, room)
            advance = font.width(label)
        baseline = tile.top() + round((tile.height() + font.rise) / 2)
        painter.setFont(font.font)
        painter.setPen(QColor(style.text))
        painter.setBrush(QBrush())
        painter.drawText(QPointF(tile.left() + (tile.width() - advance) / 2, baseline), label)

    def _draw_note(
        self, painter: QPainter, tile: QRectF, note: str, size: str, style: TileStyle
    ) -> None:
        """Draw what stands small behind the label, flush with the padding at the right."""
        font = self._font(size, _NOTE_SCALE)
        color = QColor(style.text)
        color.setAlphaF(0.65)
        painter.setFont(font.font)
        painter.setPen(color)
        x = tile.right() - SIZES[size].padding - font.width(note)
        baseline = tile.top() + round((tile.height() + self._font(size, 1.0).rise) / 2)
        painter.drawText(QPointF(x, baseline), note)
