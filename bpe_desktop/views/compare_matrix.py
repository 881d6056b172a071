"""The matrix of Compare: a tokenizer in each row, a text in each column."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QMenu, QTableView, QWidget

from ..models.comparison import Comparison
from .compare_cells import ColumnHeads, CompareCells, RowHeads
from .compare_words import cell_said, cell_tip, column_detail, row_detail, row_title
from .overlay_scroll_bar import OverlayScrollBar
from .theme import Theme

__all__ = ["CompareMatrix"]

_HEAD_HEIGHT = 56
_ROW_HEAD, _NARROW_ROW_HEAD = 188, 150
_LEAST_COLUMN = 204
_NARROW = 1100
_Index = QModelIndex | QPersistentModelIndex


class _Model(QAbstractTableModel):
    """What Qt, and whoever reads the screen aloud, asks of the matrix."""

    def __init__(self) -> None:
        super().__init__()
        self.comparison = Comparison()

    def show(self, comparison: Comparison) -> None:
        before, self.comparison = self.comparison, comparison
        if (before.rows, before.columns) == (comparison.rows, comparison.columns):
            last = self.index(len(comparison.rows) - 1, len(comparison.columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)
            return
        if len(before.rows) != len(comparison.rows) or before.columns != comparison.columns:
            self.beginResetModel()
            self.endResetModel()
        else:
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, len(comparison.rows) - 1)
            last = self.index(len(comparison.rows) - 1, len(comparison.columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.comparison.rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.comparison.columns)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.comparison.rows[index.row()]
        column = self.comparison.columns[index.column()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return cell_tip(self.comparison, row, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return cell_said(self.comparison, row, column)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        is_row = orientation == Qt.Orientation.Vertical
        if section >= (self.rowCount() if is_row else self.columnCount()):
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            if is_row:
                return row_title(self.comparison.rows[section])
            return self.comparison.columns[section].name
        if role == Qt.ItemDataRole.ToolTipRole:
            if is_row:
                return self._row_tip(section)
            column = self.comparison.columns[section]
            hint = self.tr("Click to sort the rows by it. The right button offers more.")
            return f"{column.name}: {column_detail(column)}\n{hint}"
        return None

    def _row_tip(self, section: int) -> str:
        row = self.comparison.rows[section]
        hint = self.tr("Click to hold the others against it. The right button offers more.")
        return f"{row_title(row)}: {row_detail(row)}\n{hint}"


class CompareMatrix(QTableView):
    """Shows a `Comparison`; what a person wants of it is told by keys of rows and columns."""

    reference_requested = Signal(int)
    sort_requested = Signal(object)  # the key of a column, or None for no order
    remove_row_requested = Signal(int)
    remove_column_requested = Signal(int)
    edit_column_requested = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("compareMatrix")
        self.setAccessibleName(self.tr("Tokens, and tokens per word"))
        self._theme = theme
        self._model = _Model()
        self.setModel(self._model)
        self._cells = CompareCells(theme, self)
        self.setItemDelegate(self._cells)
        self._row_heads = RowHeads(theme, self)
        self._column_heads = ColumnHeads(theme, self)
        self.setVerticalHeader(self._row_heads)
        self.setHorizontalHeader(self._column_heads)
        self._corner = _Corner(theme, self)
        self.setCornerButtonEnabled(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.verticalScrollBar().setSingleStep(20)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._offer_for_cell)
        self._bar = OverlayScrollBar(self)
        for header in (self._row_heads, self._column_heads):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
            header.setSectionsClickable(True)
            header.setHighlightSections(False)
        self._column_heads.setFixedHeight(_HEAD_HEIGHT)
        self._row_heads.sectionClicked.connect(self._on_row_clicked)
        self._column_heads.sectionClicked.connect(self._on_column_clicked)
        self._column_heads.sectionDoubleClicked.connect(
            lambda section: self.edit_column_requested.emit(self.comparison.columns[section].key)
        )
        self._row_heads.customContextMenuRequested.connect(self._offer_for_row)
        self._column_heads.customContextMenuRequested.connect(self._offer_for_column)
        theme.changed.connect(self._refresh)

    @property
    def comparison(self) -> Comparison:
        """What is shown."""
        return self._model.comparison

    def set_comparison(self, comparison: Comparison) -> None:
        """Show another moment of the comparison."""
        self._model.show(comparison)
        self._refresh()

    def natural_height(self) -> int:
        """Return the height in which every row has room."""
        return _HEAD_HEIGHT + self._row_heads.length() + 2

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width among the texts."""
        super().resizeEvent(event)
        self._refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Say what to do where there is nothing to compare."""
        super().paintEvent(event)
        if self.comparison.columns:
            return
        with QPainter(self.viewport()) as painter:
            painter.setFont(self._theme.font("body"))
            painter.setPen(self._theme.color("text2"))
            words = self.tr("Add a text to compare on with the button + Text.")
            painter.drawText(self.viewport().rect(), Qt.AlignmentFlag.AlignCenter, words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remove with Delete, choose the reference with Enter."""
        index = self.currentIndex()
        if index.isValid():
            row = self.comparison.rows[index.row()]
            if event.key() == Qt.Key.Key_Delete:
                self.remove_row_requested.emit(row.key)
                return
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.reference_requested.emit(row.key)
                return
        super().keyPressEvent(event)

    def _refresh(self) -> None:
        head = _NARROW_ROW_HEAD if self.width() < _NARROW else _ROW_HEAD
        self._row_heads.setFixedWidth(head)
        columns = len(self.comparison.columns)
        room = self.width() - head
        for section in range(columns):
            # The last one takes what the division leaves.
            left, right = (room * n // columns for n in (section, section + 1))
            self.setColumnWidth(section, max(_LEAST_COLUMN, right - left))
        for section in range(len(self.comparison.rows)):
            height = self._cells.height(section, [self.columnWidth(n) for n in range(columns)])
            if self.rowHeight(section) != height:
                self.setRowHeight(section, height)
        self._corner.setGeometry(0, 0, head, _HEAD_HEIGHT)
        self._corner.raise_()
        self._bar.place()
        self.viewport().update()
        self._row_heads.viewport().update()
        self._column_heads.viewport().update()

    def _on_row_clicked(self, section: int) -> None:
        self.reference_requested.emit(self.comparison.rows[section].key)

    def _on_column_clicked(self, section: int) -> None:
        key = self.comparison.columns[section].key
        self.sort_requested.emit(None if self.comparison.sorted_by == key else key)

    # Menus

    def _offer_for_row(self, at: QPoint) -> None:
        section = self._row_heads.logicalIndexAt(at)
        if section >= 0:
            self._offer(section, None, self._row_heads.viewport().mapToGlobal(at))

    def _offer_for_column(self, at: QPoint) -> None:
        section = self._column_heads.logicalIndexAt(at)
        if section >= 0:
            self._offer(None, section, self._column_heads.viewport().mapToGlobal(at))

    def _offer_for_cell(self, at: QPoint) -> None:
        index = self.indexAt(at)
        if index.isValid():
            self._offer(index.row(), index.column(), self.viewport().mapToGlobal(at))

    def _offer(self, row: int | None, column: int | None, at: QPoint) -> None:
        menu = QMenu(self)
        menu.setObjectName("compareMenu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if row is not None:
            facts = self.comparison.rows[row]
            title = row_title(facts)
            reference = menu.addAction(self.tr("Hold the others against {}").format(title))
            reference.setEnabled(facts.key != self.comparison.reference)
            reference.triggered.connect(lambda: self.reference_requested.emit(facts.key))
            remove = menu.addAction(self.tr("Remove {}").format(title))
            remove.triggered.connect(lambda: self.remove_row_requested.emit(facts.key))
        if row is not None and column is not None:
            menu.addSeparator()
        if column is not None:
            text = self.comparison.columns[column]
            is_sorted = self.comparison.sorted_by == text.key
            label = self.tr("Put the rows as they were added")
            if not is_sorted:
                label = self.tr("Sort the rows by {}").format(text.name)
            sort = menu.addAction(label)
            wanted = None if is_sorted else text.key
            sort.triggered.connect(lambda: self.sort_requested.emit(wanted))
            edit = menu.addAction(self.tr("Edit {}…").format(text.name))
            edit.triggered.connect(lambda: self.edit_column_requested.emit(text.key))
            drop = menu.addAction(self.tr("Remove {}").format(text.name))
            drop.triggered.connect(lambda: self.remove_column_requested.emit(text.key))
        menu.popup(at)


class _Corner(QWidget):
    """Says in the corner what the cells hold."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Ask for the room of the two heads."""
        return QSize(_ROW_HEAD, _HEAD_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the words and the lines of the heads."""
        width, height, line = self.width(), self.height(), self._theme.color("line")
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.color("surface"))
            painter.fillRect(QRect(0, height - 1, width, 1), line)
            painter.fillRect(QRect(width - 1, 0, 1, height), line)
            painter.setFont(self._theme.font("table"))
            painter.setPen(self._theme.color("text2"))
            painter.drawText(
                self.rect().adjusted(12, 9, -8, -9),
                Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
                self.tr("Tokens, and\ntokens per word"),
            )
