"""A small table of figures: text, right-aligned numbers, tiles and samples of colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from ..models.faces import Face
from .announce import label_text
from .table_look import HEAD, HEAD_STYLE, ROW, SIDE, cell_room
from .theme import Theme
from .tiles import SIZES, TilePainter

__all__ = ["Cell", "Head", "TileTable"]

_Index = QModelIndex | QPersistentModelIndex
_SIZE = "table"
_GAP = 2
_SWATCH = 14
_ELLIPSIS = 14


class Cell(NamedTuple):
    """What stands in one place: a sample of `fill`, then tiles, then text.

    `tip` explains it; `spoken` is what a screen reader says instead of the text. `tone` is the role
    of the text's colour. The tiles in `gaps` stand off from the one before.
    """

    text: str = ""
    faces: tuple[Face, ...] = ()
    tip: str = ""
    tone: str = "text"
    fill: str = ""
    spoken: str = ""
    gaps: frozenset[int] = frozenset()


class Head(NamedTuple):
    """A column: its title, the definition of its figures, and whether these are numbers.

    `width` is in pixels; 0 takes a share of the room that is left.
    """

    title: str
    tip: str = ""
    is_number: bool = False
    width: int = 0


class _Model(QAbstractTableModel):
    def __init__(self) -> None:
        super().__init__()
        self.heads: Sequence[Head] = ()
        self.rows: Sequence[Sequence[Cell]] = ()

    def show(self, heads: Sequence[Head], rows: Sequence[Sequence[Cell]]) -> None:
        if heads != self.heads or len(rows) != len(self.rows):
            self.beginResetModel()
            self.heads, self.rows = heads, rows
            self.endResetModel()
        elif rows != self.rows:
            self.rows = rows
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, len(heads) - 1))

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.heads)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        cell = self.rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return cell.spoken or " ".join((*map(label_text, cell.faces), cell.text))
        if role == Qt.ItemDataRole.ToolTipRole:
            return cell.tip or None
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation == Qt.Orientation.Vertical or section >= len(self.heads):
            return None
        head = self.heads[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return head.title
        if role == Qt.ItemDataRole.ToolTipRole:
            return head.tip or None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if head.is_number else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None


class _Cells(QStyledItemDelegate):
    def __init__(self, theme: Theme, tiles: TilePainter, view: TileTable) -> None:
        super().__init__(view)
        self._theme = theme
        self._tiles = tiles
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: _Index) -> QSize:
        return QSize(40, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        view, theme = self._view, self._theme
        cell = view.cell(index.row(), index.column())
        rect: QRect = option.rect
        state = option.state
        painter.save()
        mirrored = view.layoutDirection() == Qt.LayoutDirection.RightToLeft
        room = cell_room(rect, index.column(), len(view.heads), mirrored=mirrored)
        if cell.fill:
            room = self._draw_swatch(painter, room, cell.fill, mirrored)
        if cell.faces:
            room = self._draw_tiles(painter, room, cell)
        painter.setFont(theme.font("table"))
        painter.setPen(theme.color(cell.tone))
        is_number = view.heads[index.column()].is_number
        side = Qt.AlignmentFlag.AlignRight if is_number else Qt.AlignmentFlag.AlignLeft
        shown = QFontMetrics(painter.font()).elidedText(
            cell.text, Qt.TextElideMode.ElideRight, room.width()
        )
        side = QStyle.visualAlignment(view.layoutDirection(), side)
        painter.drawText(room, side | Qt.AlignmentFlag.AlignVCenter, shown)
        if state & QStyle.StateFlag.State_HasFocus and view.hasFocus():
            painter.setPen(QPen(theme.color("accent"), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(rect.adjusted(0, 0, -1, -1))
        painter.restore()

    def _draw_swatch(self, painter: QPainter, room: QRect, fill: str, mirrored: bool) -> QRect:
        top = room.top() + (room.height() - _SWATCH) // 2
        box = QRect(room.left(), top, _SWATCH, _SWATCH)
        if mirrored:
            box.moveRight(room.right())
        painter.fillRect(box, QColor(fill))
        painter.setPen(self._theme.color("tile_border"))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(box.adjusted(0, 0, -1, -1))
        taken = _SWATCH + 6
        return room.adjusted(0, 0, -taken, 0) if mirrored else room.adjusted(taken, 0, 0, 0)

    def _draw_tiles(self, painter: QPainter, room: QRect, cell: Cell) -> QRect:
        """Draw tiles from the left, numbers being read so; "…" where not all have room."""
        x, end = float(room.left()), float(room.right())
        y = room.top() + (room.height() - SIZES[_SIZE].height) / 2
        for number, face in enumerate(cell.faces):
            if number in cell.gaps:
                x += 3 * _GAP
            is_last = number == len(cell.faces) - 1
            width = self._tiles.width(face, _SIZE)
            if number == 0 and is_last and x + width > end:  # alone it is cut inside
                self._tiles.draw(painter, x, y, face, _SIZE, max_width=round(end - x))
                return QRect(room.right(), room.top(), 0, room.height())
            if x + width > end - (0 if is_last else _ELLIPSIS):
                painter.setFont(self._theme.font("table"))
                painter.setPen(self._theme.color("text2"))
                rest = QRectF(x, room.top(), max(end - x, _ELLIPSIS), room.height())
                painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter, "…")
                return QRect(room.right(), room.top(), 0, room.height())
            x += self._tiles.draw(painter, x, y, face, _SIZE) + _GAP
        return room.adjusted(round(x) - room.left() + SIDE, 0, 0, 0)


class TileTable(QTableView):
    """Shows rows of cells; no taller than they are, unless it has to scroll."""

    def __init__(self, theme: Theme, tiles: TilePainter, name: str, *, least: int = 3) -> None:
        """Take `least`, the number of rows that are never scrolled away."""
        super().__init__()
        self._least = least
        self.setObjectName(name)
        self._model = _Model()
        self.setModel(self._model)
        self.setItemDelegate(_Cells(theme, tiles, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setStyleSheet(HEAD_STYLE)
        self.setWordWrap(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setTabKeyNavigation(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(ROW)
        header = self.horizontalHeader()
        header.setFixedHeight(HEAD)
        header.setSectionsClickable(False)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(20)
        theme.changed.connect(self.viewport().update)

    @property
    def heads(self) -> Sequence[Head]:
        """The columns."""
        return self._model.heads

    @property
    def cells(self) -> Sequence[Sequence[Cell]]:
        """The rows on show."""
        return self._model.rows

    def cell(self, row: int, column: int) -> Cell:
        """Return one cell."""
        return self._model.rows[row][column]

    def set_cells(self, heads: Sequence[Head], rows: Sequence[Sequence[Cell]]) -> None:
        """Show other rows."""
        was = len(self.cells), self.heads
        self._model.show(tuple(heads), [tuple(row) for row in rows])
        if (len(self.cells), self.heads) != was:
            self._share_width()
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Ask for all rows."""
        return QSize(super().sizeHint().width(), HEAD + ROW * len(self.cells) + 2)

    def minimumSizeHint(self) -> QSize:
        """Need the head and the least rows; the others scroll."""
        return QSize(120, HEAD + ROW * min(len(self.cells), self._least) + 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width among the columns."""
        super().resizeEvent(event)
        self._share_width()

    def _share_width(self) -> None:
        heads, header = self.heads, self.horizontalHeader()
        # Some languages have a longer word for a column than its figures need.
        widths = [
            head.width and max(head.width, header.sectionSizeHint(at))
            for at, head in enumerate(heads)
        ]
        free = self.viewport().width() - sum(widths)
        for at, width in enumerate(widths):
            self.setColumnWidth(at, width or max(60, free // widths.count(0)))
