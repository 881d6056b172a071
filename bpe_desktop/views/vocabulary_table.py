"""The table of the vocabulary: it follows the newest token, and shows one pointed at elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from ..models.vocabulary_model import VocabularyColumn
from .theme import Theme
from .tiles import TilePainter
from .token_table import TokenTable

__all__ = ["VocabularyTable"]

_NATURAL = (VocabularyColumn.ID, Qt.SortOrder.AscendingOrder)


class VocabularyTable(TokenTable):
    """Keeps the last row in view while tokens come and go, in the order of ids without a filter.

    Who scrolls away from the end stays there; who scrolls back to the end, or chooses another
    order or filter, goes along again. A token that is pointed at elsewhere is scrolled to, and
    the table goes back when the pointer leaves it.
    """

    # Of the class, since Qt asks for geometry already while the table is being made.
    _linked: int | None = None
    _follows = True
    _place: int | None = None  # to go back to when the pointer leaves a token elsewhere
    _own_moves = 0

    def __init__(self, theme: Theme, tiles: TilePainter, parent: QWidget | None = None) -> None:
        super().__init__(theme, tiles, hover_state="hover", parent=parent)
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)

    def setModel(self, model: QAbstractItemModel) -> None:
        """Take a model and follow its newest row."""
        super().setModel(model)
        # After the connections of the view itself, which has to know the rows first.
        model.rowsInserted.connect(self._on_rows_changed)
        model.rowsRemoved.connect(self._on_rows_changed)
        model.modelReset.connect(self.follow_again)

    # Following

    @property
    def _is_natural(self) -> bool:
        model = self.model()
        return model is not None and model.order == _NATURAL and not model.filter_text

    def follow_again(self) -> None:
        """Go along with the newest token from its next change on."""
        self._follows = True
        self._place = None

    def _on_rows_changed(self, _parent: QModelIndex, start: int, end: int) -> None:
        # A change of filter also brings rows, and stays where it put the person.
        if self._is_natural and end >= self.model().rowCount() - 1:
            self._follow()

    def _follow(self) -> None:
        if self._follows and self._is_natural and self._place is None and self.isVisible():
            with self._own_move():
                self.scrollToBottom()

    def _on_scrolled(self, value: int) -> None:
        if not self._own_moves:
            self._place = None
            if self._is_natural:
                self._follows = value == self.verticalScrollBar().maximum()

    @contextmanager
    def _own_move(self) -> Iterator[None]:
        self._own_moves += 1
        try:
            yield
        finally:
            self._own_moves -= 1

    def updateGeometries(self) -> None:
        """Take a new size or number of rows: who was at the end stays there."""
        bar = self.verticalScrollBar()
        was_at_end = bar.value() == bar.maximum()
        with self._own_move():
            super().updateGeometries()
            if was_at_end and self._follows and self._is_natural and self._place is None:
                bar.setValue(bar.maximum())

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with the newest token."""
        super().showEvent(event)
        self._follow()

    # A token that is pointed at elsewhere

    def is_hovered(self, row: int) -> bool:
        """Tell whether the pointer is on the row or on its token."""
        return super().is_hovered(row) or (
            self._linked is not None and self.model().token_at(row) == self._linked
        )

    def set_linked(self, token: int | None) -> None:
        """Mark another token's row and bring it into view; go back where there is none."""
        if token == self._linked:
            return
        self._linked = token
        # A row that the pointer itself is on has to stay under it.
        if self.hovered_row < 0:
            self._go_back()
            row = None if token is None else self.model().row_of(token)
            if row is not None:
                self._visit(row)
        self.viewport().update()

    def _visit(self, row: int) -> None:
        self.executeDelayedItemsLayout()
        index = self.model().index(row, self.cells.first_column)
        if self.viewport().rect().contains(self.visualRect(index)):
            return
        place = self.verticalScrollBar().value()
        with self._own_move():
            self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)
        self._place = place

    def _go_back(self) -> None:
        place, self._place = self._place, None
        if place is None:
            return
        with self._own_move():
            if self._follows and self._is_natural:
                self.scrollToBottom()
            else:
                self.verticalScrollBar().setValue(place)
