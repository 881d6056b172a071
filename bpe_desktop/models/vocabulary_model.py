"""The vocabulary at the playhead, in any order, under any filter."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)

from .id_rows import IdRows
from .table_cell import Cell
from .vocabulary_cells import VocabularyCells
from .vocabulary_filter import Query
from .vocabulary_index import VocabularyEntry, VocabularyIndex
from .vocabulary_order import VocabularyColumn, VocabularyOrder

__all__ = ["VocabularyColumn", "VocabularyEntry", "VocabularyModel"]

_Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()
_KEPT_ENTRIES = 4096
_SLICE = 0.003  # seconds of indexing between two turns of the event loop
_AT_ONCE = 0.010  # seconds that a person's own click or key may index before the answer waits
_FEW = 16  # rows that are put in one by one instead of ordering all anew
_IDLE_MS = 400  # without growth, before the costly sort keys are made ready

_ASCENDING = Qt.SortOrder.AscendingOrder
_DESCENDING = Qt.SortOrder.DescendingOrder


class VocabularyModel(IdRows):
    """The first `size` tokens of a vocabulary that may hold 200,000, with their counts.

    Own order instead of a proxy model: `QSortFilterProxyModel` asks for every cell through Python
    and takes half a minute to sort what the lists of `VocabularyIndex` sort in a twentieth of a
    second. The index is filled in slices from the event loop, while nothing grows or as soon as a
    filter or an order needs it; these take effect when the slices are done.
    """

    summary_changed = Signal()  # how many tokens there are or are shown, or which are scaffold
    source_grew = Signal()  # the source has more tokens, or more of them are indexed

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._length = 0
        self._size = 0
        self._counts: Sequence[int] | None = None
        self._met: list[int] | None = None  # learnt tokens that the corpus ever holds, in order
        self._token: Callable[[int], VocabularyEntry] = _no_entry
        self._index = VocabularyIndex(_no_entry)
        self._cells = VocabularyCells(self)
        self._order = VocabularyOrder(self._index)
        self._reflected: tuple[int, object] = (0, self._order.state)  # what the rows show
        self._typed = ""
        self._dropped = 0  # pieces of the first `_size` tokens that are no longer there
        self._waiting = False
        self._slices = _timer(self, 0, self._index_slice)
        self._idle = _timer(self, _IDLE_MS, self._prepare_orders)

    # Facts in

    def set_source(self, size: int, token: Callable[[int], VocabularyEntry]) -> None:
        """Show another vocabulary: `token(id)` describes each of its `size` tokens.

        Order and filter stay; nothing is shown until `set_playhead`.
        """
        self.beginResetModel()
        self._length = size
        self._size = self._dropped = 0
        self._counts = None
        self._token = lru_cache(_KEPT_ENTRIES)(token)
        self._index = VocabularyIndex(token)
        self._rows = range(0)
        self._order.set_index(self._index)
        self._reflected = (0, self._order.state)
        self._waiting = False
        self.endResetModel()
        self._grow()
        self.summary_changed.emit()

    def extend(self, size: int) -> None:
        """Say that the vocabulary has `size` tokens by now; rows follow with the playhead."""
        if size > self._length:
            self._length = size
            if self._order.needs_index:
                self._grow()
            else:
                self._idle.start()
                self.source_grew.emit()

    def set_playhead(self, size: int, counts: Sequence[int] | None) -> None:
        """Show the first `size` tokens.

        `counts[id]` is how often a token stands in the corpus at the playhead, `None` where there
        is no corpus. The sequence is read when a cell is shown: it may change only with the next
        call.
        """
        self._size = min(max(size, 0), self._length)
        self._counts = counts
        self._dropped = self._count_dropped()
        self._refresh()
        if self._rows:
            last = self.index(len(self._rows) - 1, len(VocabularyColumn) - 1)
            self.dataChanged.emit(self.index(0, 0), last)
        self.summary_changed.emit()

    def set_met(self, met: Collection[int] | None) -> None:
        """Say which learnt tokens the corpus ever holds; `None`: all of them, as in a training."""
        self._cells.met = met
        self._met = None if met is None else sorted(met)

    def set_absent(self, absent: Collection[int]) -> None:
        """Say which tokens are never shown; call before `set_source`."""
        self._order.absent = absent

    def set_byte_table(self, shown: bool) -> None:
        """Say whether the tokens are bytes that stand for others."""
        if shown != self._cells.byte_table:
            self._cells.byte_table = shown
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(VocabularyColumn) - 1)

    def set_stored(self, stored: bool) -> None:
        """Say whether the tokens are from a file, which writes them in a way of its own."""
        if stored != self._cells.stored:
            self._cells.stored = stored
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(VocabularyColumn) - 1)

    def set_scores(self, scores: Mapping[int, float] | None) -> None:
        """Say which scores the pieces have at the next playhead; `None` where there are ranks."""
        if (scores is None) != (self._cells.scores is None):
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(VocabularyColumn) - 1)
        self._cells.scores = self._order.scores = scores

    def set_filter(self, typed: str) -> None:
        """Show only tokens that answer to a text, an id, bytes in hex or "left + right".

        A "!" in front shows the others.
        """
        if typed == self._typed:
            return
        self._typed = typed
        self._order.query = Query.parse(typed)
        self._refresh()
        self.summary_changed.emit()

    def sort(self, column: int, order: Qt.SortOrder = _ASCENDING) -> None:
        """Order the rows by a column; equal ones by id."""
        if not 0 <= column < len(VocabularyColumn) or (column, order) == self.order:
            return
        self._order.column = VocabularyColumn(column)
        self._order.descending = order == _DESCENDING
        self._refresh()

    # Facts out

    @property
    def order(self) -> tuple[int, Qt.SortOrder]:
        """The column that the rows are ordered by, and the direction."""
        return int(self._order.column), _DESCENDING if self._order.descending else _ASCENDING

    @property
    def filter_text(self) -> str:
        """The filter as it was typed."""
        return self._typed

    @property
    def query(self) -> Query | None:
        """The filter taken apart, `None` where nothing is filtered."""
        return self._order.query

    @property
    def size(self) -> int:
        """How many tokens there are at the playhead, those included that the filter hides.

        Dropped pieces have rows but are not counted.
        """
        absent = sum(token < self._size for token in self._order.absent)
        return self._size - absent - self._dropped

    @property
    def shown(self) -> int:
        """How many of these tokens the filter shows."""
        scores = self._cells.scores
        if scores is None or not self._dropped:
            return len(self._rows)
        first = self._first_piece()
        return sum(token < first or token in scores for token in self._rows)

    @property
    def length(self) -> int:
        """How many tokens the whole source has."""
        return self._length

    @property
    def is_waiting(self) -> bool:
        """Whether order or filter wait for tokens that are not indexed yet."""
        return self._waiting

    def scaffold_count(self) -> int:
        """Return how many learnt tokens the corpus no longer holds at the playhead."""
        counts = self._counts
        if counts is None or self._cells.scores is not None:
            return 0  # a piece goes from the vocabulary, never into others
        if len(self._index) == len(self._index.unlearnt):
            return 0  # still among the tokens that no merge made
        size = min(self._size, len(counts))
        if self._met is not None:
            met = self._met[: bisect_left(self._met, size)]
            return [*map(counts.__getitem__, met)].count(0)
        unlearnt = [token for token in self._index.unlearnt if token < size]
        zeros = counts[:size].count(0)
        return zeros - sum(1 for token in unlearnt if not counts[token])

    def highest_count(self) -> int:
        """Return the highest count at the playhead of the tokens that no merge made.

        They only lose by merges: a learnt token seldom counts more than the best of them.
        """
        counts = self._counts
        if not counts:
            return 0
        return max((counts[i] for i in self._index.unlearnt if i < len(counts)), default=0)

    def usual_width(self) -> int:
        """Return how many character cells nearly every label of the vocabulary fits into."""
        return self._index.usual_width()

    def whole_index(self) -> VocabularyIndex:
        """Return the index of all tokens, finished now if the slices are not done."""
        self._index.build(self._length)
        return self._index

    def entry(self, token: int) -> VocabularyEntry:
        """Return what the source says about a token."""
        return self._token(token)

    def summary(self, token: int) -> Sequence[str]:
        """Return what is told of a token wherever it is pointed at, in lines; none if unknown."""
        if not 0 <= token < self._length:
            return ()
        return self._cells.summary(self._token(token), self._count(token))

    def fields(self, row: int) -> Sequence[str]:
        """Return a row's columns as they are copied: real characters, plain numbers."""
        entry = self._token(self._rows[row])
        return self._cells.fields(entry, self._count(entry.id))

    def field_names(self) -> Sequence[str]:
        """Return the headers of `fields`."""
        return self._cells.headings()

    # Qt's interface

    def columnCount(self, parent: _Index = _NO_INDEX) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(VocabularyColumn)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell: its picture, its text, its description or its alignment."""
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        column = index.column()
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column)
        entry = self._token(self._rows[index.row()])
        count = self._count(entry.id)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._cells.cell(entry, count, column).text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._cells.description(entry, count, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._cells.tip(entry, column)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return the heading of a column, and what it means as its tool tip."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(VocabularyColumn):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._cells.headings()[section]
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._cells.heading_tips()[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        return None

    def cell(self, row: int, column: int) -> Cell:
        """Return the picture of one cell."""
        entry = self._token(self._rows[row])
        return self._cells.cell(entry, self._count(entry.id), column)

    def _count(self, token: int) -> int | None:
        if self._counts is None:
            return None
        return self._counts[token] if token < len(self._counts) else 0

    # The index

    def _grow(self) -> None:
        if self._index.build(self._length, _SLICE):
            self._idle.start()
        else:
            self._slices.start()
        self.source_grew.emit()

    def _index_slice(self) -> None:
        if not self._index.build(self._length, _SLICE):
            self._slices.start()
            return
        self._idle.start()
        self.source_grew.emit()
        if self._waiting:
            self._refresh()
            self.summary_changed.emit()

    def _prepare_orders(self) -> None:
        if len(self._index) < self._length:
            self._index_slice()
        elif self._index.prepare():
            self._idle.start()

    # Rows

    def _refresh(self) -> None:
        """Bring the rows in line with playhead, filter and order."""
        if self._order.needs_index and not self._index.build(self._size, _AT_ONCE):
            self._waiting = True
            self._slices.start()
            return
        self._waiting = False
        before, self._reflected = self._reflected, (self._size, self._order.state)
        if not self._take_steps(before):
            self._replace_rows(self._order.rows(self._size, self._counts))

    def _take_steps(self, before: tuple[int, object]) -> bool:
        """Put in or take out single rows; tell whether that was enough.

        It is if the playhead moved a little and nothing else changed. A range is left to
        `_replace_rows`, which costs nothing then; counts change everywhere at once.
        """
        size, state = before
        rows, order = self._rows, self._order
        if (
            state != order.state
            or abs(self._size - size) > _FEW
            or not isinstance(rows, list)
            or order.column == VocabularyColumn.COUNT
            or order.is_by_score
        ):
            return False
        for token in range(size, self._size):
            if order.accepts(token):
                self._put_in(order.place(rows, token), token)
        for token in reversed(range(self._size, size)):
            if order.accepts(token):
                self._take_out(order.place(rows, token))
        return True

    def _count_dropped(self) -> int:
        scores = self._cells.scores
        if scores is None:
            return 0
        first = self._first_piece()
        there = sum(first <= token < self._size for token in scores)
        return max(self._size - first, 0) - there

    def _first_piece(self) -> int:
        """Return the id from which on all tokens are pieces, where pieces have scores."""
        return bisect_left(
            range(self._length), True, key=lambda token: self._token(token).kind == "piece"
        )


def _alignment(column: int) -> Qt.AlignmentFlag:
    numeric = column in (VocabularyColumn.ID, VocabularyColumn.RANK, VocabularyColumn.COUNT)
    side = Qt.AlignmentFlag.AlignTrailing if numeric else Qt.AlignmentFlag.AlignLeading
    return side | Qt.AlignmentFlag.AlignVCenter


def _timer(owner: QObject, milliseconds: int, action: Callable[[], None]) -> QTimer:
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.setInterval(milliseconds)
    timer.timeout.connect(action)
    return timer


def _no_entry(token: int) -> VocabularyEntry:
    raise IndexError(token)
