"""A table of figures: names at the left, numbers at the right, what each means in its heading."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from .overlay_scroll_bar import OverlayScrollBar
from .table_look import BESIDE_BAR, HEAD, HEAD_STYLE, ROW, SIDE, beside_bar_style, cell_room
from .theme import Theme

__all__ = ["FigureColumn", "FigureRow", "FigureTable"]

_ROOM = 20  # beside the text of a cell: its padding, and what Qt adds
_MEASURED = 6  # cells of a column
_WIDEST = 190  # of a text that another one follows
_SCROLLED = 8  # rows that a table with a scroll bar asks for
_Index = QModelIndex | QPersistentModelIndex


class FigureColumn(NamedTuple):
    """A column: its heading, and the definition of its figure. `is_text` stands at the left.

    `mono` shows tokens and words as they are.
    """

    heading: str
    tip: str = ""
    is_text: bool = False
    mono: bool = False


class FigureRow(NamedTuple):
    """A row as it is read; `tip` is how its figures are worked out, `key` is told on a click.

    `is_marked`: it is that of the present state. `tone` is the colour of the row.
    """

    cells: Sequence[str]
    tip: str = ""
    key: int | None = None
    is_marked: bool = False
    tone: str = "text"


_MARKED = FigureRow((), is_marked=True)  # in the boldest font


class _Model(QAbstractTableModel):
    def __init__(self, theme: Theme, columns: Sequence[FigureColumn]) -> None:
        super().__init__()
        self._theme = theme
        self.columns = columns
        self.rows: Sequence[FigureRow] = ()

    def show(self, columns: Sequence[FigureColumn], rows: Sequence[FigureRow]) -> None:
        self.beginResetModel()
        self.columns, self.rows = columns, rows
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row, column = self.rows[index.row()], self.columns[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.cells[index.column()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return row.tip or None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column)
        if role == Qt.ItemDataRole.ForegroundRole:
            return self._theme.color("accent" if row.is_marked else row.tone)
        if role == Qt.ItemDataRole.FontRole:
            return self.font(row, column)
        return None

    def font(self, row: FigureRow, column: FigureColumn) -> QFont:
        name = "token-table" if column.mono else "table-strong" if row.is_marked else "table"
        return self._theme.font(name)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation == Qt.Orientation.Vertical:
            return None
        column = self.columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.heading
        if role == Qt.ItemDataRole.ToolTipRole:
            return column.tip or None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column)
        return None


def _alignment(column: FigureColumn) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignLeft if column.is_text else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter


class FigureTable(QTableView):
    """Shows rows of figures; as high as these, or with `scrolls` as high as there is room.

    `row_activated` tells the key of a row that was clicked, or that the keyboard chose.
    """

    row_activated = Signal(int)

    def __init__(
        self,
        theme: Theme,
        name: str,
        columns: Sequence[FigureColumn],
        *,
        scrolls: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._theme = theme
        self._model = _Model(theme, columns)
        self._scrolls = scrolls
        self._bar = OverlayScrollBar(self)
        self.setModel(self._model)
        self.setItemDelegate(_Cells(theme, self, BESIDE_BAR if scrolls else 0))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setStyleSheet(beside_bar_style() if scrolls else HEAD_STYLE)
        self.setWordWrap(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        vertical = QSizePolicy.Policy.Expanding if scrolls else QSizePolicy.Policy.Fixed
        self.setSizePolicy(QSizePolicy.Policy.Expanding, vertical)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(ROW)
        header = self.horizontalHeader()
        header.setFixedHeight(HEAD)
        header.setSectionsClickable(False)
        header.setMinimumSectionSize(30)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.clicked.connect(lambda index: self._activate(index.row()))
        theme.changed.connect(self.viewport().update)

    def show_rows(
        self, rows: Sequence[FigureRow], columns: Sequence[FigureColumn] | None = None
    ) -> None:
        """Show other rows, under other headings where there are some."""
        columns = self._model.columns if columns is None else columns
        if (rows, columns) != (self._model.rows, self._model.columns):
            self._model.show(columns, rows)
            self.updateGeometry()
            self._share_width()

    def figures(self) -> list[tuple[str, ...]]:
        """Return the rows as they are read."""
        return [tuple(row.cells) for row in self._model.rows]

    def headings(self) -> list[str]:
        """Return the headings as they are read."""
        return [column.heading for column in self._model.columns]

    def marked(self) -> int | None:
        """Return the row of the present state."""
        return next((n for n, row in enumerate(self._model.rows) if row.is_marked), None)

    def sizeHint(self) -> QSize:
        """Ask for all rows, or for some where the others are scrolled."""
        rows = _SCROLLED if self._scrolls else max(1, len(self._model.rows))
        return QSize(320, HEAD + ROW * rows + 2)

    def minimumSizeHint(self) -> QSize:
        """Need all rows, or a few where the others are scrolled."""
        return QSize(200, HEAD + 4 * ROW if self._scrolls else self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width among the columns."""
        super().resizeEvent(event)
        self._bar.place()
        self._share_width()

    def event(self, event: QEvent) -> bool:
        """Keep the keys that walk over the rows from the playhead."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            keys = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)
            if event.modifiers() == Qt.KeyboardModifier.NoModifier and event.key() in keys:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the row that the keyboard is on."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._activate(self.currentIndex().row())
            return
        super().keyPressEvent(event)

    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:
        """Draw the row anew that the keyboard has come to, and the one that it left."""
        super().currentChanged(current, previous)
        self.viewport().update()

    def _activate(self, row: int) -> None:
        key = self._model.rows[row].key
        if key is not None:
            self.row_activated.emit(key)

    def _share_width(self) -> None:
        """Give each column what its cells need, and what is left to the first text."""
        model, header = self._model, self.horizontalHeader()
        if not model.columns or self.width() < 60:
            return
        wanted = []
        heads = QFontMetrics(header.font())
        for number, column in enumerate(model.columns):
            # The longest ones by their characters: to measure all of some thousands takes long.
            cells = nlargest(_MEASURED, (row.cells[number] for row in model.rows), key=len)
            metrics = QFontMetrics(model.font(_MARKED, column))
            widths = [metrics.horizontalAdvance(cell) for cell in cells]
            wanted.append(max([heads.horizontalAdvance(column.heading), *widths]) + _ROOM)
        texts = [number for number, column in enumerate(model.columns) if column.is_text]
        for number in texts[:-1]:
            most = max(_WIDEST, self.viewport().width() * 2 // 5)
            wanted[number] = min(wanted[number], most)
        if self._scrolls:
            wanted[-1] += BESIDE_BAR - SIDE
        left = self.viewport().width() - sum(wanted)
        if left >= 0 and texts:
            wanted[texts[-1]] += left
        elif left >= 0:
            wanted = [wide + left // len(wanted) for wide in wanted]
        else:
            # The longest texts give way first, down to a width at which they still say something.
            for number in sorted(texts, key=lambda n: -wanted[n]):
                give = min(-left, max(0, wanted[number] - 90))
                wanted[number] -= give
                left += give
        for number, wide in enumerate(wanted):
            header.resizeSection(number, wide)


class _Cells(QStyledItemDelegate):
    """Marks the whole row that the keyboard is on, in place of a frame around one cell."""

    def __init__(self, theme: Theme, table: QTableView, end: int) -> None:
        super().__init__(table)
        self._theme = theme
        self._table = table
        self._end = end

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw the text where the one of the heading stands."""
        table, mirrored = self._table, option.direction == Qt.LayoutDirection.RightToLeft
        painter.save()
        if table.hasFocus() and table.currentIndex().row() == index.row():
            painter.fillRect(option.rect, self._theme.color("accent_soft"))
        columns = index.model().columnCount()
        room = cell_room(option.rect, index.column(), columns, mirrored=mirrored, end=self._end)
        font: QFont = index.data(Qt.ItemDataRole.FontRole)
        painter.setFont(font)
        painter.setPen(index.data(Qt.ItemDataRole.ForegroundRole))
        shown = QFontMetrics(font).elidedText(
            index.data(), Qt.TextElideMode.ElideRight, room.width()
        )
        side = QStyle.visualAlignment(
            option.direction, index.data(Qt.ItemDataRole.TextAlignmentRole)
        )
        painter.drawText(room, side | Qt.TextFlag.TextSingleLine, shown)
        painter.restore()
