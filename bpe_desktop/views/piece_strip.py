"""A text in small boxes, one for each piece that it is cut into, flowing over a few lines."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from ..engine.display import END_MARK, MARKS, visible
from ..engine.measuring import Stretch
from .theme import Theme

__all__ = ["LINE", "PieceStrip", "PlacedPiece", "StripLayout"]

LINE = 19  # from one line to the next
_BOX = 16
_PADDING = 2.5
_GAP = 1
_FONT = "token-table"
_RADIUS = 3.0
_SPACE = MARKS[" "]
_ELLIPSIS = "…"
_RIGHT_TO_LEFT = ("R", "AL")


class PlacedPiece(NamedTuple):
    """One box: its number among the stretches, where it stands, and its letters."""

    number: int
    box: QRectF
    label: str


class StripLayout(NamedTuple):
    """The boxes of a text and how many lines they take; `is_cut`: there was no room for all."""

    pieces: tuple[PlacedPiece, ...]
    lines: int
    is_cut: bool


class PieceStrip:
    """Lays out and draws strips in the look of a theme."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._metrics = QFontMetricsF(theme.font(_FONT))
        self._widths: dict[str, float] = {}

    def lay_out(self, stretches: Sequence[Stretch], width: float, lines: int) -> StripLayout:
        """Place boxes in lines of this width, at most so many; from the right where it is read so.

        A box wider than a line is cut. Where not all have room, the last line leaves some for "…".
        """
        placed: list[PlacedPiece] = []
        x = y = 0.0
        is_cut = False
        for number, stretch in enumerate(stretches):
            label = _label(stretch)
            if stretch.tokens == 0:  # white space that no token holds
                x += self._advance(" ") if x else 0.0
                continue
            size = min(self._width(label), width)
            if x and x + size > width:
                if y // LINE + 1 >= lines:
                    is_cut = True
                    break
                x, y = 0.0, y + LINE
            placed.append(PlacedPiece(number, QRectF(x, y, size, _BOX), label))
            x += size + _GAP
        while is_cut and placed and placed[-1].box.right() + self._advance(_ELLIPSIS) > width:
            placed.pop()
        if _is_right_to_left(stretches):
            placed = [_mirrored(piece, width) for piece in placed]
        used = 1 + round(placed[-1].box.top() / LINE) if placed else 0
        return StripLayout(tuple(placed), used, is_cut)

    def draw(
        self,
        painter: QPainter,
        origin: QPointF,
        layout: StripLayout,
        stretches: Sequence[Stretch],
        color_of: Callable[[str], int | None],
        different: int | None = None,
    ) -> None:
        """Draw the boxes with their top left corner at `origin`; one may be marked as different."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._theme.font(_FONT))
        painter.translate(origin)
        mark = None
        for piece in layout.pieces:
            stretch = stretches[piece.number]
            self._draw_piece(painter, piece, stretch, color_of(stretch.text))
            if piece.number == different:
                mark = piece.box
        if mark is not None:
            painter.setPen(QPen(self._theme.color("warn"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(mark.adjusted(-1, -1, 1, 1), 4, 4)
        if layout.is_cut and layout.pieces:
            last = layout.pieces[-1].box
            painter.setPen(self._theme.color("text2"))
            baseline = last.top() + self._baseline()
            painter.drawText(QPointF(last.right() + 3, baseline), _ELLIPSIS)
        painter.restore()

    def draw_sample(self, painter: QPainter, box: QRectF, kind: str) -> None:
        """Draw a box of the legend: piece, single, cut, different or unknown."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        stretch = Stretch("ab" if kind == "piece" else "a", 0, 1, unknown=kind == "unknown")
        if kind == "cut":
            stretch = stretch._replace(tokens=2, cuts=(0.5,))
        piece = PlacedPiece(0, box, "")
        self._draw_piece(painter, piece, stretch, 0 if kind == "piece" else None)
        if kind == "different":
            painter.setPen(QPen(self._theme.color("warn"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        painter.restore()

    def _draw_piece(
        self, painter: QPainter, piece: PlacedPiece, stretch: Stretch, color: int | None
    ) -> None:
        colors = self._theme.colors
        fill, border, ink = colors.tile, colors.tile_border, colors.text
        if stretch.unknown:
            fill, border, ink = colors.bad_soft, colors.bad, colors.bad
        elif color is not None and stretch.tokens == 1:
            (fill, border), ink = colors.palette[color % len(colors.palette)], colors.tile_text
        pen = QPen(QColor(border), 1)
        if stretch.unknown:
            pen.setDashPattern([3, 2])
        painter.setPen(pen)
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(piece.box.adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS)
        self._draw_label(painter, piece, QColor(ink))
        if stretch.cuts:
            pen = QPen(QColor(colors.bad), 1.2)
            pen.setDashPattern([2.5, 1.5])
            painter.setPen(pen)
            for cut in stretch.cuts:
                x = self._place_of(cut, stretch, piece)
                painter.drawLine(
                    QPointF(x, piece.box.top() + 1.5), QPointF(x, piece.box.bottom() - 1.5)
                )

    def _draw_label(self, painter: QPainter, piece: PlacedPiece, ink: QColor) -> None:
        label = piece.label
        room = piece.box.width() - 2 * _PADDING + 0.5
        if self._advance(label) > room:
            label = self._metrics.elidedText(label, Qt.TextElideMode.ElideRight, room)
        at = QPointF(
            piece.box.center().x() - self._advance(label) / 2, piece.box.top() + self._baseline()
        )
        if label[:1] == _SPACE:
            faint = QColor(ink)
            faint.setAlphaF(0.45)
            painter.setPen(faint)
            painter.drawText(at, _SPACE)
            label = label[1:]
            at.setX(at.x() + self._advance(_SPACE))
        painter.setPen(ink)
        painter.drawText(at, label)

    def _place_of(self, cut: float, stretch: Stretch, piece: PlacedPiece) -> float:
        """Return where a border inside a character is."""
        whole = int(cut)
        before = self._advance(visible(stretch.text[:whole]))
        char = self._advance(visible(stretch.text[whole : whole + 1]))
        left = piece.box.center().x() - self._advance(visible(stretch.text)) / 2
        return left + before + (cut - whole) * char

    def _width(self, label: str) -> float:
        width = self._widths.get(label)
        if width is None:
            width = float(ceil(self._metrics.horizontalAdvance(label) + 2 * _PADDING))
            width = self._widths[label] = max(width, 11.0)
        return width

    def _advance(self, text: str) -> float:
        return self._metrics.horizontalAdvance(text)

    def _baseline(self) -> float:
        metrics = self._metrics
        return round((_BOX + metrics.ascent() - metrics.descent()) / 2)


def _label(stretch: Stretch) -> str:
    if stretch.text:
        return visible(stretch.text)
    return "▁" if stretch.name == "▁" else END_MARK


def _is_right_to_left(stretches: Sequence[Stretch]) -> bool:
    """Tell by the first letter which way a text is read."""
    for stretch in stretches:
        for char in stretch.text:
            kind = unicodedata.bidirectional(char)
            if kind == "L" or kind in _RIGHT_TO_LEFT:
                return kind != "L"
    return False


def _mirrored(piece: PlacedPiece, width: float) -> PlacedPiece:
    box = QRectF(piece.box)
    box.moveLeft(width - piece.box.right())
    return piece._replace(box=box)
