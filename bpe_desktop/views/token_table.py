"""The table that merges, vocabulary and candidates are shown in."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from ..models.table_cell import to_tsv
from .overlay_scroll_bar import OverlayScrollBar
from .theme import Theme
from .tiles import TilePainter
from .token_delegate import EDGE_PADDING, TokenDelegate
from .token_heading import TokenHeading

__all__ = ["TokenTable"]

ROW_HEIGHT = 24
_MANY_ROWS = 2000
_COPY_WITH_HEADERS = QKeySequence("Ctrl+Shift+C")

Widths = Callable[[int], Sequence[int]]


class TokenTable(QTableView):
    """Rows of cells drawn by `TokenDelegate`, with columns that fill the width exactly.

    Its model is a `CellModel` as well as a Qt model. A plain click emits `row_clicked`, a double
    click or Enter `row_activated`, the pointer `row_hovered` (-1 when it leaves), and text typed
    while the table has the keyboard `text_typed`. A table that `is_list` has no headings, a scroll
    bar that comes with the pointer, and no piece of a row at its foot.
    """

    row_clicked = Signal(int)
    row_activated = Signal(int)
    row_hovered = Signal(int)
    text_typed = Signal(str)
    sort_chosen = Signal(int)
    copied = Signal(int)  # rows

    def __init__(
        self,
        theme: Theme,
        tiles: TilePainter,
        *,
        hover_state: str = "",
        row_height: int = ROW_HEIGHT,
        is_list: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._widths: Widths | None = None
        self._hovered = -1
        self._empty_text = ""
        self._by_keyboard = False
        self.cells = TokenDelegate(theme, tiles, self, hover_state, self)
        self.heading = TokenHeading(theme, self.cells, self)
        self.setHorizontalHeader(self.heading)
        self.heading.setSectionsClickable(True)
        self.heading.sectionClicked.connect(self.sort_chosen)
        self._plain_look()
        self.set_row_height(row_height)
        self._is_list = is_list
        self.heading.setHidden(is_list)
        self.scroll_bar = OverlayScrollBar(self, shy=is_list)
        self.verticalScrollBar().valueChanged.connect(self._hover_again)
        theme.changed.connect(self._recolour)

    def _plain_look(self) -> None:
        self.setFont(self._theme.font("table"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        # Else Qt would draw the grounds of all that lies under a table before each of its frames.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setWordWrap(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        # Headers that highlight ask about the selection of every single row.
        rows.setHighlightSections(False)
        self.heading.setHighlightSections(False)

    # Columns

    def set_widths(self, widths: Widths) -> None:
        """Let `widths(total)` say how wide each column is; 0 hides one."""
        self._widths = widths
        self.lay_out_columns()

    def lay_out_columns(self) -> None:
        """Give every column its width anew."""
        if self._widths is None or self.model() is None:
            return
        widths = self._widths(self.viewport().width())
        shown = [column for column, width in enumerate(widths) if width]
        if not shown:
            return
        self.cells.first_column, self.cells.last_column = shown[0], shown[-1]
        for column, width in enumerate(widths):
            if self.isColumnHidden(column) == bool(width):
                self.setColumnHidden(column, not width)
            if width:
                self.setColumnWidth(column, width)

    @property
    def empty_text(self) -> str:
        """What is said where there are no rows."""
        return self._empty_text

    def set_empty_text(self, text: str) -> None:
        """Say something where there are no rows."""
        if text != self._empty_text:
            self._empty_text = text
            self.setAccessibleDescription(text)
            self.viewport().update()

    def set_row_height(self, height: int) -> None:
        """Set the height of all rows."""
        rows = self.verticalHeader()
        rows.setMinimumSectionSize(height)
        rows.setDefaultSectionSize(height)

    @property
    def row_height(self) -> int:
        """The height of a row."""
        return self.verticalHeader().defaultSectionSize()

    # Copying

    def copy(self) -> None:
        """Copy the chosen rows as tab-separated text."""
        self.copy_rows(self.chosen_rows())

    def copy_with_headers(self) -> None:
        """Copy the chosen rows under a line of headers."""
        self.copy_rows(self.chosen_rows(), with_headers=True)

    def copy_rows(self, rows: Sequence[int], *, with_headers: bool = False) -> None:
        """Copy some rows as tab-separated text; none leave the clipboard as it is."""
        if not rows:
            return
        model = self.model()
        if len(rows) > _MANY_ROWS:
            QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        lines = [model.fields(row) for row in rows]
        if with_headers:
            lines.insert(0, model.field_names())
        QGuiApplication.clipboard().setText(to_tsv(lines))
        if len(rows) > _MANY_ROWS:
            QGuiApplication.restoreOverrideCursor()
        self.copied.emit(len(rows))

    def chosen_rows(self) -> list[int]:
        """Return the rows to copy, from top to bottom.

        These are the selected ones; without any, the one with the keyboard; where nothing can be
        selected, all.
        """
        if self.selectionMode() == QAbstractItemView.SelectionMode.NoSelection:
            return list(range(self.model().rowCount()))
        ranges = self.selectionModel().selection()
        rows = {row for part in ranges for row in range(part.top(), part.bottom() + 1)}
        if not rows and self.currentIndex().isValid():
            rows = {self.currentIndex().row()}
        return sorted(rows)

    def drop_large_selection(self) -> None:
        """Select nothing if many rows are selected, but not all.

        Qt keeps an eye on each of their cells while rows move about, which takes seconds for
        100,000; all rows together it treats as one.
        """
        ranges = self.selectionModel().selection()
        selected = sum(part.height() for part in ranges)
        if _MANY_ROWS < selected < self.model().rowCount():
            self.clearSelection()

    # Rows

    def select_row(self, row: int) -> None:
        """Select one row and bring it into view."""
        index = self.model().index(row, self.cells.first_column)
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        self.show_row(row)

    def show_row(self, row: int) -> None:
        """Scroll as little as brings a row into view."""
        # Rows that came this moment have no place yet.
        self.executeDelayedItemsLayout()
        self.scrollTo(self.model().index(row, self.cells.first_column))

    def update_row(self, row: int) -> None:
        """Repaint one row."""
        if 0 <= row < self.model().rowCount():
            top = self.rowViewportPosition(row)
            self.viewport().update(QRect(0, top, self.viewport().width(), self.row_height))

    def is_hovered(self, row: int) -> bool:
        """Tell whether the pointer is on a row."""
        return row == self._hovered

    def is_focused(self, row: int) -> bool:
        """Tell whether the keyboard is on a row; after a click nobody needs to be told."""
        return self._by_keyboard and self.hasFocus() and row == self.currentIndex().row()

    @property
    def hovered_row(self) -> int:
        """The row under the pointer, -1 for none."""
        return self._hovered

    def set_hovered(self, row: int) -> None:
        """Show another row as the one under the pointer, -1 for none."""
        if row != self._hovered:
            before, self._hovered = self._hovered, row
            self.update_row(before)
            self.update_row(row)

    def _point_at(self, row: int) -> None:
        if row != self._hovered:
            self.set_hovered(row)
            self.row_hovered.emit(row)

    def _hover_again(self) -> None:
        if self.underMouse():
            self._point_at(self.rowAt(self.viewport().mapFromGlobal(self.cursor().pos()).y()))

    # Qt's events

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows, in a list only whole ones; without any, the sentence for that."""
        view = self.viewport()
        rest = view.height() % self.row_height
        with QPainter(view) as painter:
            painter.fillRect(event.rect(), self._theme.color("surface"))
            self._paint_rows(painter, event.rect())
            if self._is_list and 0 < rest < view.height():
                strip = QRect(0, view.height() - rest, view.width(), rest)
                painter.fillRect(strip, self._theme.color("surface"))
            if self._empty_text and self.model().rowCount() == 0:
                painter.setFont(self._theme.font("body"))
                painter.setPen(self._theme.color("text2"))
                room = view.rect().adjusted(EDGE_PADDING, 4, -EDGE_PADDING, 0)
                flags = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop
                painter.drawText(room, flags | Qt.TextFlag.TextWordWrap, self._empty_text)

    def _paint_rows(self, painter: QPainter, area: QRect) -> None:
        model, height = self.model(), self.row_height
        first, last = self.rowAt(area.top()), self.rowAt(area.bottom())
        if first < 0:
            return
        if last < 0:
            last = model.rowCount() - 1
        columns = [
            (column, self.columnViewportPosition(column), self.columnWidth(column))
            for column in range(model.columnCount())
            if not self.isColumnHidden(column)
        ]
        selection, everything = self.selectionModel(), QModelIndex()
        any_selected = selection.hasSelection()
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        spots = self.cells.spots(columns, height, mirrored=mirrored)
        width = self.viewport().width()
        for row in range(first, last + 1):
            selected = any_selected and selection.isRowSelected(row, everything)
            place = QRect(0, self.rowViewportPosition(row), width, height)
            self.cells.paint_row(painter, model, row, place, spots, selected=selected)

    def setModel(self, model: QAbstractItemModel) -> None:
        """Take a model and lay out its columns."""
        super().setModel(model)
        self.lay_out_columns()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the new width."""
        super().resizeEvent(event)
        self.lay_out_columns()
        self.scroll_bar.place()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Scroll by whole rows."""
        super().scrollContentsBy(dx, dy)
        self._keep_first_row_whole()

    def updateGeometries(self) -> None:
        """Take a new size, still showing whole rows."""
        super().updateGeometries()
        self._keep_first_row_whole()

    def _keep_first_row_whole(self) -> None:
        """Leave a gap below the last row, where Qt would rather cut the first."""
        rows = self.verticalHeader()
        cut = rows.offset() % self.row_height
        if cut:
            rows.setOffset(rows.offset() + self.row_height - cut)
            self.viewport().update()

    def viewportEvent(self, event: QEvent) -> bool:
        """Follow the pointer out of the table."""
        if event.type() == QEvent.Type.Leave:
            self._point_at(-1)
        return super().viewportEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer from row to row."""
        super().mouseMoveEvent(event)
        self._point_at(self.rowAt(event.position().toPoint().y()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Forget that the keyboard led here."""
        self._by_keyboard = False
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell of a plain click; with Shift or Ctrl it only selects."""
        super().mouseReleaseEvent(event)
        row = self.rowAt(event.position().toPoint().y())
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if row >= 0 and plain and event.button() == Qt.MouseButton.LeftButton:
            self.row_clicked.emit(row)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open a row."""
        super().mouseDoubleClickEvent(event)
        row = self.rowAt(event.position().toPoint().y())
        if row >= 0 and event.button() == Qt.MouseButton.LeftButton:
            self.row_activated.emit(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy, open the row with the keyboard, or move on."""
        if QKeySequence(event.keyCombination()) == _COPY_WITH_HEADERS:
            self.copy_with_headers()
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.currentIndex().isValid():
                self.row_activated.emit(self.currentIndex().row())
        else:
            self._by_keyboard = True
            super().keyPressEvent(event)
            self.viewport().update()

    def keyboardSearch(self, text: str) -> None:
        """Hand typed text on; Qt's own search would ask the model for every row."""
        self.text_typed.emit(text)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keyboard is, if it came by the Tab key."""
        reasons = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self._by_keyboard = event.reason() in reasons
        if not self.currentIndex().isValid() and self.model().rowCount():
            top = max(0, self.rowAt(1))
            index = self.model().index(top, self.cells.first_column)
            self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the mark of the keyboard away."""
        super().focusOutEvent(event)
        self.viewport().update()

    def _recolour(self) -> None:
        self.viewport().update()
        self.heading.viewport().update()
