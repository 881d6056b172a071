"""Draws the cells of the tables: tiles, numbers, bars, brackets and runs of text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil
from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from ..models.faces import Face
from ..models.table_cell import Cell, CellModel, Part
from .elided_pair import shared_room
from .measured_font import MeasuredFont
from .theme import Theme
from .tiles import GAP, TilePainter
from .vector import is_vector, pixel_ratio

__all__ = ["CELL_PADDING", "EDGE_PADDING", "RowMarks", "TokenDelegate"]

EDGE_PADDING = 12  # before the first column and after the last one
CELL_PADDING = 6  # on either side of a column elsewhere
_ACCENT_BAR = 3
_TILE = 20
_BAR_HEIGHT = 8
_BRACKET_INSET = 5  # above and below, so that two brackets never touch
_BRACKET_HOOK = 4
_BRACKET_CURVE = 3
_NOTE_GAP = 12
_STALE_OPACITY = 0.4
_BYTES_PIXELS = 11
_WIDTHS_KEPT = 20_000
_PICTURES_A_FRAME = 20
_CELLS_KEPT = 2_000
_LEAST_NOTE_ROOM = 100  # below this the column is for the parts alone,
_LEAST_BESIDE_NOTE = 56  # and where the remark would leave them less than this

_State = tuple[bool, bool, bool]  # selected, hovered, with the keyboard


class RowMarks(Protocol):
    """What a delegate asks its view about a row."""

    def is_hovered(self, row: int) -> bool:
        """Tell whether the pointer is on the row, or elsewhere on the row's token."""
        ...

    def is_focused(self, row: int) -> bool:
        """Tell whether the keyboard is on the row."""
        ...


class TokenDelegate(QObject):
    """Draws what the model's `cell(row, column)` says; tiles of a hovered row in `hover_state`.

    A table draws its rows itself and asks here: going through Qt's view, each cell would cost an
    index, an option and a style's turn, several times what drawing it costs.
    """

    def __init__(
        self,
        theme: Theme,
        tiles: TilePainter,
        marks: RowMarks,
        hover_state: str,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._tiles = tiles
        self._marks = marks
        self._hover_state = hover_state
        self.first_column = 0
        self.last_column = 0
        self._fonts: dict[str, MeasuredFont] = {}
        self._colors: dict[str, QColor] = {}
        self._widths: dict[tuple[str, str], float] = {}
        self._kept: dict[tuple[object, ...], QPixmap | None] = {}  # `None`: no picture yet
        self._to_picture = 0
        theme.changed.connect(self._forget)

    def spots(
        self, columns: Iterable[tuple[int, int, int]], height: int, *, mirrored: bool
    ) -> list[tuple[int, Spot]]:
        """Return where the cells of a row are, given each column's number, left edge and width.

        Called before the rows of a frame are painted.
        """
        self._to_picture = _PICTURES_A_FRAME
        return [
            (column, self._spot(QRect(left, 0, width, height), column, mirrored))
            for column, left, width in columns
        ]

    def paint_row(
        self,
        painter: QPainter,
        model: CellModel,
        row: int,
        place: QRect,
        spots: Sequence[tuple[int, Spot]],
        *,
        selected: bool,
    ) -> None:
        """Draw a row at its place; of cells that were drawn so before, the pictures kept.

        From step to step most cells stay as they are or move to another place: often a row is new
        by its count alone. To draw a cell takes some thirty microseconds, to copy it two. One that
        comes once, as after a jump, would only be dearer for being kept: the second time tells.
        A picture costs as much as four cells: of many cells that come for the second time, as
        after a jump back, a few are pictured in each frame. At a scale such as 1.25 a picture would
        stand half a pixel off what is drawn: there are none.
        """
        state = selected, self._marks.is_hovered(row), self._marks.is_focused(row)
        ratio = 0.0 if is_vector(painter) else pixel_ratio(painter)
        painter.translate(place.left(), place.top())
        for column, spot in spots:
            cell = model.cell(row, column)
            key = (cell, state, spot.layout, ratio)
            if not ratio.is_integer():
                self._draw_cell(painter, spot, column, cell, state, ratio)
            elif ratio and key in self._kept:
                picture = self._kept[key]
                if picture is None and self._to_picture > 0:
                    self._to_picture -= 1
                    picture = self._kept[key] = self._picture(spot, column, cell, state, ratio)
                if picture is None:
                    self._draw_cell(painter, spot, column, cell, state, ratio)
                else:
                    painter.drawPixmap(spot.rect.left(), 0, picture)
            else:
                self._draw_cell(painter, spot, column, cell, state, ratio)
                if len(self._kept) >= _CELLS_KEPT:
                    self._kept.clear()
                self._kept[key] = None
        painter.translate(-place.left(), -place.top())

    def _picture(self, spot: Spot, column: int, cell: Cell, state: _State, ratio: float) -> QPixmap:
        rect = spot.rect
        picture = QPixmap(ceil(rect.width() * ratio), ceil(rect.height() * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(self._color("surface"))
        with QPainter(picture) as painter:
            painter.translate(-rect.left(), 0)
            self._draw_cell(painter, spot, column, cell, state, ratio)
        return picture

    def _draw_cell(
        self,
        painter: QPainter,
        spot: Spot,
        column: int,
        cell: Cell,
        state: _State,
        ratio: float,
    ) -> None:
        """Draw the ground of a cell, then what it holds."""
        selected, hovered, focused = state
        if hovered or selected or cell.lit:
            self._draw_ground(painter, spot, column, cell.lit or selected)
        if focused:
            self._draw_focus(painter, spot)
        if cell.stale:
            painter.setOpacity(_STALE_OPACITY)
        if cell.bracket:
            self._draw_bracket(painter, spot, cell.bracket)
        if cell.faces:
            look = cell.state
            if hovered and look == "idle" and self._hover_state:
                look = self._hover_state
            self._draw_tiles(painter, spot, cell.faces, look, ratio)
        elif cell.bar is not None:
            self._draw_bar(painter, spot, cell)
        else:
            self._draw_text(painter, spot, cell)
        if cell.stale:
            painter.setOpacity(1.0)

    def text_width(self, text: str, role: str = "table") -> float:
        """Return the width of a text in one of the fonts of the theme."""
        # Most texts come again in the next frame.
        key = role, text
        width = self._widths.get(key)
        if width is None:
            if len(self._widths) >= _WIDTHS_KEPT:
                self._widths.clear()
            width = self._widths[key] = self._font(role).width(text)
        return width

    def faces_width(self, faces: Sequence[Face]) -> int:
        """Return the width of tiles side by side."""
        return sum(self._tiles.width(face, "table") for face in faces) + GAP * (len(faces) - 1)

    def _spot(self, rect: QRect, column: int, mirrored: bool) -> Spot:
        before = EDGE_PADDING if column == self.first_column else CELL_PADDING
        after = EDGE_PADDING if column == self.last_column else CELL_PADDING
        left = rect.left() + (after if mirrored else before)
        layout = rect.width(), rect.height(), before, after, mirrored
        return Spot(rect, left, rect.width() - before - after, mirrored, layout)

    def _forget(self) -> None:
        self._fonts.clear()
        self._colors.clear()
        self._widths.clear()
        self._kept.clear()

    def _color(self, role: str) -> QColor:
        color = self._colors.get(role)
        if color is None:
            color = self._colors[role] = self._theme.color(role)
        return color

    def _font(self, role: str) -> MeasuredFont:
        found = self._fonts.get(role)
        if found is None:
            font = self._theme.font("mono" if role == "bytes" else role)
            if role == "bytes":
                font.setPixelSize(_BYTES_PIXELS)
            found = self._fonts[role] = MeasuredFont(font)
        return found

    # Ground

    def _draw_ground(self, painter: QPainter, spot: Spot, column: int, chosen: bool) -> None:
        """Draw the ground of a row that is chosen or else under the pointer."""
        rect = spot.rect
        if chosen:
            painter.fillRect(rect, self._color("accent_soft"))
            if column == self.first_column:
                left = rect.right() + 1 - _ACCENT_BAR if spot.mirrored else rect.left()
                painter.fillRect(
                    left, rect.top(), _ACCENT_BAR, rect.height(), self._color("accent")
                )
        else:
            painter.fillRect(rect, self._color("sunken"))

    def _draw_focus(self, painter: QPainter, spot: Spot) -> None:
        rect, color = spot.rect, self._color("accent")
        painter.fillRect(rect.left(), rect.top(), rect.width(), 1, color)
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, color)

    # Contents

    def _draw_tiles(
        self, painter: QPainter, spot: Spot, faces: tuple[Face, ...], state: str, ratio: float
    ) -> None:
        y = spot.rect.top() + (spot.rect.height() - _TILE + 1) // 2
        x = 0
        tiles = self._tiles
        widths = self._fitted([tiles.width(face, "table") for face in faces], spot.width)
        too_wide = sum(widths) + GAP * (len(widths) - 1) > spot.width
        if too_wide:  # many tiles as short as they get: the others of the row hardly ever are
            painter.save()
            painter.setClipRect(spot.rect)
        for face, width in zip(faces, widths, strict=True):
            corner = QPointF(spot.at(x, width), y)
            tiles.draw_once(painter, corner, face, "table", state, width, ratio)
            x += width + GAP
        if too_wide:
            painter.restore()

    @staticmethod
    def _fitted(widths: list[int], room: int) -> list[int]:
        """Shorten the longest tiles until all fit into the room."""
        room -= GAP * (len(widths) - 1)
        while (excess := sum(widths) - room) > 0:
            longest = max(widths)
            if longest <= _TILE:
                break
            at = widths.index(longest)
            others = [width for i, width in enumerate(widths) if i != at]
            second = max(others, default=0)
            # Down to the second longest, then both alike.
            floor = second if longest > second else max(_TILE, longest - (excess + 1) // 2)
            widths[at] = max(_TILE, floor, longest - excess)
        return widths

    def _draw_bar(self, painter: QPainter, spot: Spot, cell: Cell) -> None:
        width = max(2.0, spot.width * (cell.bar or 0.0))
        top = spot.rect.top() + (spot.rect.height() - _BAR_HEIGHT + 1) // 2
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._color("accent" if cell.lit else "muted"))
        painter.drawRoundedRect(QRectF(spot.at(0, width), top, width, _BAR_HEIGHT), 2, 2)

    def _draw_bracket(self, painter: QPainter, spot: Spot, piece: str) -> None:
        """Draw this row's piece of a bracket, in the padding after the last column."""
        rect = spot.rect
        inward = 1.0 if spot.mirrored else -1.0
        x = rect.left() + 4.5 if spot.mirrored else rect.right() - 3.5
        top, bottom = float(rect.top()), float(rect.bottom() + 1)
        path = QPainterPath()
        if piece == "middle":
            path.moveTo(x, top)
            path.lineTo(x, bottom)
        else:
            # Both ends alike: a hook, a curve, and on to the neighbour's piece.
            inset = _BRACKET_INSET + 0.5
            edge, end, turn = (
                (top + inset, bottom, _BRACKET_CURVE)
                if piece == "first"
                else (bottom - inset, top, -_BRACKET_CURVE)
            )
            path.moveTo(x + inward * _BRACKET_HOOK, edge)
            path.lineTo(x + inward * _BRACKET_CURVE, edge)
            path.quadTo(x, edge, x, edge + turn)
            path.lineTo(x, end)
        pen = QPen(self._color("tile_border"), 1)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    def _draw_text(self, painter: QPainter, spot: Spot, cell: Cell) -> None:
        base = "table-strong" if cell.strong else "table"
        roles = [_font_role(part, base) for part in cell.parts]
        widths = [
            self.text_width(part.text, role) for part, role in zip(cell.parts, roles, strict=True)
        ]
        total = sum(widths)
        space = float(spot.width)
        if cell.note and space >= _LEAST_NOTE_ROOM:
            space = self._draw_note(painter, spot, cell.note)
        x = max(0.0, space - total) if cell.numeric else 0.0
        baseline = self._baseline(spot, base)
        limits = widths if total <= space else _limits(cell.parts, widths, space)
        for number, part in enumerate(cell.parts):
            text, width = part.text, widths[number]
            font = self._font(roles[number])
            if width > limits[number]:
                text = font.metrics.elidedText(text, Qt.TextElideMode.ElideRight, limits[number])
                width = font.width(text)
            painter.setFont(font.font)
            painter.setPen(self._color("text2" if part.quiet else "text"))
            painter.drawText(QPointF(spot.at(x, width), baseline), text)
            x += width

    def _draw_note(self, painter: QPainter, spot: Spot, note: str) -> float:
        """Draw the remark at the far end, in all rows or none; return the space before it."""
        width = self.text_width(note)
        rest = spot.width - width - _NOTE_GAP
        if rest < _LEAST_BESIDE_NOTE:
            return float(spot.width)
        painter.setFont(self._font("table").font)
        painter.setPen(self._color("text2"))
        position = QPointF(spot.at(spot.width - width, width), self._baseline(spot, "table"))
        painter.drawText(position, note)
        return rest

    def _baseline(self, spot: Spot, role: str) -> float:
        cap_height = self._font(role).cap_height
        return spot.rect.top() + round((spot.rect.height() + cap_height) / 2)


class Spot(NamedTuple):
    """Where a cell is drawn: its rectangle, and the room inside its padding.

    All is laid out from left to right and mirrored at the end where text runs the other way.
    """

    rect: QRect
    left: int
    width: int
    mirrored: bool
    layout: tuple[object, ...]  # all that decides how a cell looks here, but not where it is

    def at(self, x: float, width: float) -> float:
        """Return where something `width` wide stands that begins `x` after the room does."""
        return self.left + (self.width - x - width if self.mirrored else x)


def _limits(parts: Sequence[Part], widths: Sequence[float], space: float) -> list[float]:
    """Return how wide each part may be: the tokens give way, and not the sign between them."""
    tokens = [at for at, part in enumerate(parts) if part.token]
    if not tokens:
        return shared_room(widths, space)
    limits = list(widths)
    fixed = sum(width for at, width in enumerate(widths) if at not in tokens)
    shares = shared_room([widths[at] for at in tokens], space - fixed)
    for at, share in zip(tokens, shares, strict=True):
        limits[at] = share
    return limits


def _font_role(part: Part, base: str) -> str:
    if not part.token:
        return base
    return "bytes" if part.quiet else "token-table"
