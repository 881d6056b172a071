"""Draws the cells of the tables: tiles, numbers, bars, brackets and runs of text."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ..models.faces import Face
from ..models.table_cell import Cell, Part
from .theme import Theme
from .tiles import GAP, TilePainter

__all__ = ["CELL_PADDING", "EDGE_PADDING", "RowMarks", "TokenDelegate"]

EDGE_PADDING = 12  # before the first column and after the last one
CELL_PADDING = 6  # on either side of a column elsewhere
_ACCENT_BAR = 3
_TILE = 20
_BAR_HEIGHT = 8
_BRACKET_INSET = 5  # above and below, so that two brackets never touch
_BRACKET_HOOK = 3
_NOTE_GAP = 12
_STALE_OPACITY = 0.4
_BYTES_PIXELS = 11
_LEAST_NOTE_ROOM = 100  # below this the column is for the parts alone

_Index = QModelIndex | QPersistentModelIndex


class RowMarks(Protocol):
    """What a delegate asks its view about a row."""

    def is_hovered(self, row: int) -> bool:
        """Tell whether the pointer is on the row, or elsewhere on the row's token."""
        ...

    def is_focused(self, row: int) -> bool:
        """Tell whether the keyboard is on the row."""
        ...


class TokenDelegate(QStyledItemDelegate):
    """Draws what the model's `cell(row, column)` says; tiles of a hovered row in `hover_state`."""

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
        self._fonts: dict[str, tuple[QFont, QFontMetricsF]] = {}
        theme.changed.connect(self._fonts.clear)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw one cell: the ground of its row, then what it holds."""
        row, column = index.row(), index.column()
        cell: Cell = index.model().cell(row, column)
        hovered = self._marks.is_hovered(row)
        painter.save()
        painter.setClipRect(option.rect)
        self._draw_ground(painter, option, index, cell, hovered)
        if cell.stale:
            painter.setOpacity(_STALE_OPACITY)
        room = self._room(option, column)
        if cell.bracket:
            self._draw_bracket(painter, option, room, cell.bracket)
        if cell.faces:
            state = cell.state
            if hovered and state == "idle" and self._hover_state:
                state = self._hover_state
            self._draw_tiles(painter, option, room, cell.faces, state)
        elif cell.bar is not None:
            self._draw_bar(painter, option, room, cell)
        else:
            self._draw_text(painter, option, room, cell)
        painter.restore()

    def text_width(self, text: str, role: str = "table") -> float:
        """Return the width of a text in one of the fonts of the theme."""
        return self._font(role)[1].horizontalAdvance(text)

    def pair_width(self, left: Face, right: Face) -> int:
        """Return the width of two tiles side by side."""
        return self._tiles.width(left, "table") + GAP + self._tiles.width(right, "table")

    # Places. All is laid out from left to right and mirrored at the end where text runs the
    # other way.

    def _room(self, option: QStyleOptionViewItem, column: int) -> QRect:
        before = EDGE_PADDING if column == self.first_column else CELL_PADDING
        after = EDGE_PADDING if column == self.last_column else CELL_PADDING
        return option.rect.adjusted(*self._sides(option, before, after))

    @staticmethod
    def _sides(option: QStyleOptionViewItem, before: int, after: int) -> tuple[int, int, int, int]:
        if option.direction == Qt.LayoutDirection.RightToLeft:
            before, after = after, before
        return before, 0, -after, 0

    @staticmethod
    def _mirrored(option: QStyleOptionViewItem, room: QRect, x: float, width: float) -> float:
        """Return where something `width` wide stands, `x` after the start of the room."""
        if option.direction == Qt.LayoutDirection.RightToLeft:
            return room.left() + room.width() - x - width
        return room.left() + x

    def _font(self, role: str) -> tuple[QFont, QFontMetricsF]:
        found = self._fonts.get(role)
        if found is None:
            font = self._theme.font("mono" if role == "bytes" else role)
            if role == "bytes":
                font.setPixelSize(_BYTES_PIXELS)
            found = self._fonts[role] = (font, QFontMetricsF(font))
        return found

    # Ground

    def _draw_ground(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: _Index,
        cell: Cell,
        hovered: bool,
    ) -> None:
        rect = option.rect
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if cell.lit or selected:
            painter.fillRect(rect, self._theme.color("accent_soft"))
            if index.column() == self.first_column:
                bar = QRect(rect.left(), rect.top(), _ACCENT_BAR, rect.height())
                bar = QStyle.visualRect(option.direction, rect, bar)
                painter.fillRect(bar, self._theme.color("accent"))
        elif hovered:
            painter.fillRect(rect, self._theme.color("sunken"))
        if self._marks.is_focused(index.row()):
            accent = self._theme.color("accent")
            painter.fillRect(rect.left(), rect.top(), rect.width(), 1, accent)
            painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, accent)

    # Contents

    def _draw_tiles(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        room: QRect,
        faces: tuple[Face, ...],
        state: str,
    ) -> None:
        y = room.top() + (room.height() - _TILE + 1) // 2
        x = 0
        widths = self._fitted([self._tiles.width(face, "table") for face in faces], room.width())
        for face, width in zip(faces, widths, strict=True):
            left = self._mirrored(option, room, x, width)
            self._tiles.draw(painter, left, y, face, "table", state, width)
            x += width + GAP

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

    def _draw_bar(
        self, painter: QPainter, option: QStyleOptionViewItem, room: QRect, cell: Cell
    ) -> None:
        width = max(2.0, room.width() * (cell.bar or 0.0))
        left = self._mirrored(option, room, 0, width)
        top = room.top() + (room.height() - _BAR_HEIGHT + 1) // 2
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.color("accent" if cell.lit else "muted"))
        painter.drawRoundedRect(QRectF(left, top, width, _BAR_HEIGHT), 2, 2)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)

    def _draw_bracket(
        self, painter: QPainter, option: QStyleOptionViewItem, room: QRect, piece: str
    ) -> None:
        """Draw this row's piece of a bracket, in the padding after the last column."""
        rect = option.rect
        mirrored = option.direction == Qt.LayoutDirection.RightToLeft
        x = rect.left() + 4.5 if mirrored else rect.right() - 3.5
        hook = -4.0 if not mirrored else 4.0
        curve = _BRACKET_HOOK if not mirrored else -_BRACKET_HOOK
        top, bottom = float(rect.top()), float(rect.bottom() + 1)
        path = QPainterPath()
        if piece == "first":
            edge = top + _BRACKET_INSET + 0.5
            path.moveTo(x + hook, edge)
            path.lineTo(x - curve, edge)
            path.quadTo(x, edge, x, edge + _BRACKET_HOOK)
            path.lineTo(x, bottom)
        elif piece == "last":
            edge = bottom - _BRACKET_INSET - 0.5
            path.moveTo(x, top)
            path.lineTo(x, edge - _BRACKET_HOOK)
            path.quadTo(x, edge, x - curve, edge)
            path.lineTo(x + hook, edge)
        else:
            path.moveTo(x, top)
            path.lineTo(x, bottom)
        pen = QPen(self._theme.color("tile_border"), 1)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)

    def _draw_text(
        self, painter: QPainter, option: QStyleOptionViewItem, room: QRect, cell: Cell
    ) -> None:
        base = "table-strong" if cell.strong else "table"
        runs = [(part, *self._font(_font_role(part, base))) for part in cell.parts]
        widths = [metrics.horizontalAdvance(part.text) for part, _, metrics in runs]
        space = float(room.width())
        if cell.note and space >= _LEAST_NOTE_ROOM:
            space = self._draw_note(painter, option, room, cell.note, sum(widths))
        x = max(0.0, space - sum(widths)) if cell.numeric else 0.0
        baseline = self._baseline(room, base)
        for number, (part, font, metrics) in enumerate(runs):
            text, width = part.text, widths[number]
            rest = sum(widths[number + 1 :])
            # A long first part leaves the others at least a third of the room.
            limit = space - x - min(rest, space / 3)
            if width > limit + 0.5:
                text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, limit))
                width = metrics.horizontalAdvance(text)
            painter.setFont(font)
            painter.setPen(self._theme.color("text2" if part.quiet else "text"))
            painter.drawText(QPointF(self._mirrored(option, room, x, width), baseline), text)
            x += width

    def _draw_note(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        room: QRect,
        note: str,
        taken: float,
    ) -> float:
        """Draw the remark at the far end if it fits; return the space that is left before it."""
        font, metrics = self._font("table")
        width = metrics.horizontalAdvance(note)
        if taken + _NOTE_GAP + width > room.width():
            return float(room.width())
        left = self._mirrored(option, room, room.width() - width, width)
        painter.setFont(font)
        painter.setPen(self._theme.color("text2"))
        painter.drawText(QPointF(left, self._baseline(room, "table")), note)
        return room.width() - width - _NOTE_GAP

    def _baseline(self, room: QRect, role: str) -> float:
        metrics = self._font(role)[1]
        return room.top() + round((room.height() + metrics.capHeight()) / 2)


def _font_role(part: Part, base: str) -> str:
    if not part.token:
        return base
    return "bytes" if part.quiet else "token-table"
