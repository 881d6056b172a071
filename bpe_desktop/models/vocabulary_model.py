"""The vocabulary at the playhead, in any order, under any filter."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from enum import IntEnum
from functools import lru_cache
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)

from .faces import Face
from .table_cell import DASH, Cell, Part, grouped
from .vocabulary_index import Filter, Query, VocabularyEntry, VocabularyIndex

__all__ = ["VocabularyColumn", "VocabularyEntry", "VocabularyModel"]

_Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()
_KEPT_ENTRIES = 4096
_SLICE = 0.004  # seconds of indexing between two turns of the event loop
_AT_ONCE = 0.010  # seconds that a person's own click or key may index before the answer waits
_FEW = 16  # rows that are put in one by one instead of ordering all anew
_IDLE_MS = 400  # without growth, before the costly sort keys are made ready

_ASCENDING = Qt.SortOrder.AscendingOrder
_DESCENDING = Qt.SortOrder.DescendingOrder


class VocabularyColumn(IntEnum):
    """The columns, in order."""

    ID = 0
    TOKEN = 1
    BYTES = 2
    RANK = 3
    COUNT = 4
    BUILT_FROM = 5


class VocabularyModel(QAbstractTableModel):
    """The first `size` tokens of a vocabulary that may hold 200,000, with their counts.

    Own order instead of a proxy model: `QSortFilterProxyModel` asks for every cell through Python
    and takes half a minute to sort what the lists of `VocabularyIndex` sort in a twentieth of a
    second. The index is filled in slices from the event loop; a filter or an order that needs more
    of it than there is takes effect when the slices are done.
    """

    summary_changed = Signal()  # how many tokens there are or are shown, or which are scaffold
    source_grew = Signal()  # the source has more tokens, or more of them are indexed

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._length = 0
        self._size = 0
        self._counts: Sequence[int] | None = None
        self._token: Callable[[int], VocabularyEntry] = _no_entry
        self._index = VocabularyIndex(_no_entry)
        # A range while ids ascend and nothing is filtered, else the ids in the order of the rows.
        self._rows: Sequence[int] = range(0)
        self._column = VocabularyColumn.ID
        self._direction = _ASCENDING
        self._query: Query | None = None
        self._typed = ""
        self._filter: Filter | None = None
        self._full: list[int] = []  # all indexed tokens in the present order, filtered or not
        self._reflected = (0, VocabularyColumn.ID, _ASCENDING, self._query)  # what the rows show
        self._waiting = False
        self._slices = _timer(self, 0, self._index_slice)
        self._idle = _timer(self, _IDLE_MS, self._prepare_keys)

    # Facts in

    def set_source(self, size: int, token: Callable[[int], VocabularyEntry]) -> None:
        """Show another vocabulary: `token(id)` describes each of its `size` tokens.

        Order and filter stay; nothing is shown until `set_playhead`.
        """
        self.beginResetModel()
        self._length = size
        self._size = 0
        self._counts = None
        self._token = lru_cache(_KEPT_ENTRIES)(token)
        self._index = VocabularyIndex(token)
        self._rows = range(0)
        self._reflected = (0, self._column, self._direction, self._query)
        self._full = []
        self._filter = None
        self._waiting = False
        self.endResetModel()
        self._grow()
        self.summary_changed.emit()

    def extend(self, size: int) -> None:
        """Say that the vocabulary has `size` tokens by now; rows follow with the playhead."""
        if size > self._length:
            self._length = size
            self._grow()

    def set_playhead(self, size: int, counts: Sequence[int] | None) -> None:
        """Show the first `size` tokens.

        `counts[id]` is how often a token stands in the corpus at the playhead, `None` where there
        is no corpus. The sequence is read when a cell is shown: it may change only with the next
        call.
        """
        self._size = min(max(size, 0), self._length)
        self._counts = counts
        self._refresh()
        if self._rows:
            last = self.index(len(self._rows) - 1, len(VocabularyColumn) - 1)
            self.dataChanged.emit(self.index(0, 0), last)
        self.summary_changed.emit()

    def set_filter(self, typed: str) -> None:
        """Show only tokens that answer to a text, an id, bytes in hex or "left + right".

        A "!" in front shows the others.
        """
        if typed == self._typed:
            return
        self._typed = typed
        self._query = Query.parse(typed)
        self._refresh()
        self.summary_changed.emit()

    def sort(self, column: int, order: Qt.SortOrder = _ASCENDING) -> None:
        """Order the rows by a column; equal ones by id."""
        if not 0 <= column < len(VocabularyColumn) or (column, order) == self.order:
            return
        self._column, self._direction = VocabularyColumn(column), order
        self._full = []
        self._refresh()

    # Facts out

    @property
    def order(self) -> tuple[int, Qt.SortOrder]:
        """The column that the rows are ordered by, and the direction."""
        return int(self._column), self._direction

    @property
    def filter_text(self) -> str:
        """The filter as it was typed."""
        return self._typed

    @property
    def size(self) -> int:
        """How many tokens there are at the playhead, hidden ones included."""
        return self._size

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
        if counts is None:
            return 0
        size = min(self._size, len(counts), len(self._index))
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

    def token_at(self, row: int) -> int:
        """Return the token that a row shows."""
        return self._rows[row]

    def row_of(self, token: int) -> int | None:
        """Return the row of a token, `None` if it isn't shown."""
        try:
            return self._rows.index(token)
        except ValueError:
            return None

    def entry(self, token: int) -> VocabularyEntry:
        """Return what the source says about a token."""
        return self._token(token)

    def fields(self, row: int) -> Sequence[str]:
        """Return a row's columns as they are copied: real characters, plain numbers."""
        entry = self._token(self._rows[row])
        count = self._count(entry.id)
        return (
            str(entry.id),
            entry.searchable,
            entry.bytes.hex(" ").upper(),
            "" if entry.rank is None else str(entry.rank),
            "" if count is None else str(count),
            "".join(part.text for part in self._built(entry)),
        )

    def field_names(self) -> Sequence[str]:
        """Return the headers of `fields`."""
        return (
            self.tr("ID"),
            self.tr("Token"),
            self.tr("Bytes"),
            self.tr("Rank"),
            self.tr("Count"),
            self.tr("Built from"),
        )

    # Qt's interface

    def rowCount(self, parent: _Index = _NO_INDEX) -> int:
        """Return how many tokens are shown."""
        return 0 if parent.isValid() else len(self._rows)

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
        if role == Qt.ItemDataRole.DisplayRole:
            return self._cell(entry, column).text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._description(entry, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(entry, column)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return the heading of a column, and what it means as its tool tip."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(VocabularyColumn):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.field_names()[section]
        if role == Qt.ItemDataRole.ToolTipRole:
            return (
                self.tr("The number that stands for the token"),
                self.tr("The text of the token"),
                self.tr("The bytes of the token, in hexadecimal"),
                self.tr("The number of the merge that made the token"),
                self.tr("How often the corpus holds the token at the playhead"),
                self.tr("The two parts that were joined"),
            )[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        return None

    # Cells

    def cell(self, row: int, column: int) -> Cell:
        """Return the picture of one cell."""
        return self._cell(self._token(self._rows[row]), column)

    def _count(self, token: int) -> int | None:
        if self._counts is None:
            return None
        return self._counts[token] if token < len(self._counts) else 0

    def _is_scaffold(self, entry: VocabularyEntry) -> bool:
        return entry.kind == "merge" and self._count(entry.id) == 0

    def _face(self, entry: VocabularyEntry) -> Face:
        scaffold = self._is_scaffold(entry)
        face = entry.face
        return face if face.scaffold == scaffold else face._replace(scaffold=scaffold)

    def _built(self, entry: VocabularyEntry) -> tuple[Part, ...]:
        if entry.left is not None and entry.right is not None:
            left, right = entry.left.label, entry.right.label
            return Part(left, token=True), Part(" + ", quiet=True), Part(right, token=True)
        text = {
            "special": self.tr("special"),
            "marker": self.tr("end of word") if entry.name == "</w>" else self.tr("start of word"),
            "merge": DASH,
        }.get(entry.kind, self.tr("alphabet"))
        return (Part(text, quiet=True),)

    def _cell(self, entry: VocabularyEntry, column: int) -> Cell:
        match column:
            case VocabularyColumn.ID:
                return Cell((Part(str(entry.id), quiet=True),), numeric=True)
            case VocabularyColumn.TOKEN:
                return Cell(faces=(self._face(entry),))
            case VocabularyColumn.BYTES:
                text = entry.bytes.hex(" ").upper() or DASH
                return Cell((Part(text, token=True, quiet=True),))
            case VocabularyColumn.RANK:
                if entry.rank is None:
                    return Cell((Part(DASH, quiet=True),), numeric=True)
                return Cell((Part(str(entry.rank)),), numeric=True)
            case VocabularyColumn.COUNT:
                count = self._count(entry.id)
                text = DASH if count is None else grouped(count)
                return Cell((Part(text, quiet=not count),), numeric=True)
        note = self.tr("scaffold") if self._is_scaffold(entry) else ""
        return Cell(self._built(entry), note=note)

    def _description(self, entry: VocabularyEntry, column: int) -> str:
        match column:
            case VocabularyColumn.ID:
                return self.tr("Token {0}").format(entry.id)
            case VocabularyColumn.TOKEN:
                label = entry.face.label
                return self.tr("{0}, scaffold").format(label) if self._is_scaffold(entry) else label
            case VocabularyColumn.BYTES:
                return entry.bytes.hex(" ").upper() or self.tr("No bytes")
            case VocabularyColumn.RANK:
                return (
                    self.tr("No rank")
                    if entry.rank is None
                    else self.tr("Rank {0}").format(entry.rank)
                )
            case VocabularyColumn.COUNT:
                count = self._count(entry.id)
                if count is None:
                    return self.tr("No count")
                return self.tr("Count {0}").format(grouped(count))
        return self.tr("Built from {0}").format(self._cell(entry, column).text)

    def _tip(self, entry: VocabularyEntry, column: int) -> str | None:
        match column:
            case VocabularyColumn.TOKEN:
                return entry.face.label
            case VocabularyColumn.BYTES:
                return entry.bytes.hex(" ").upper() or None
            case VocabularyColumn.BUILT_FROM:
                return self._cell(entry, column).text
        return None

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

    def _prepare_keys(self) -> None:
        """Make the keys of "Built from" ready, which need the order of all texts first."""
        self._index.built_keys()

    # Rows

    def _refresh(self) -> None:
        """Bring the rows in line with playhead, filter and order."""
        plain = self._column == VocabularyColumn.ID and self._query is None
        if not plain and not self._index.build(self._size, _AT_ONCE):
            self._waiting = True
            self._slices.start()
            return
        self._waiting = False
        if self._query is None:
            self._filter = None
        elif self._filter is None or self._filter.query != self._query:
            self._filter = Filter(self._query, self._index, self._filter)
        else:
            self._filter.extend()
        if not self._step():
            self._replace_rows(self._ordered())

    def _ordered(self) -> Sequence[int]:
        """Return the ids of all rows, in order."""
        column, descending = self._column, self._direction == _DESCENDING
        hits = self._filter
        chosen: Sequence[int] = range(self._size)
        if hits is not None:
            chosen = hits.hits[: hits.count_below(self._size)]
        if column == VocabularyColumn.ID:
            return chosen[::-1] if descending else chosen
        if column == VocabularyColumn.COUNT:
            counts = self._counts
            if counts is None:
                return list(chosen)
            if not isinstance(counts, list | tuple | array):
                counts = list(counts)
            return sorted(chosen, key=counts.__getitem__, reverse=descending)
        if len(chosen) * 8 < self._size:
            return sorted(chosen, key=self._keys().__getitem__, reverse=descending)
        if len(self._full) != len(self._index):
            everything = range(len(self._index))
            self._full = sorted(everything, key=self._keys().__getitem__, reverse=descending)
        if len(chosen) == len(self._full):
            return self._full.copy()
        if hits is None:
            size = self._size
            return [token for token in self._full if token < size]
        wanted = bytearray(len(self._index))
        for token in chosen:
            wanted[token] = 1
        return [token for token in self._full if wanted[token]]

    def _keys(self) -> Sequence[Any]:
        index = self._index
        match self._column:
            case VocabularyColumn.TOKEN:
                # Numbers sort faster than texts, if they happen to be there.
                return index.places() if index.has_places else index.texts
            case VocabularyColumn.BYTES:
                return index.bytes
            case VocabularyColumn.RANK:
                return index.ranks
        return index.built_keys()

    def _key(self) -> Callable[[int], Any]:
        """Return the key of single tokens, in the same order as `_keys`."""
        index = self._index
        match self._column:
            case VocabularyColumn.TOKEN:
                return index.texts.__getitem__
            case VocabularyColumn.BYTES:
                return index.bytes.__getitem__
            case VocabularyColumn.RANK:
                return index.ranks.__getitem__
            case VocabularyColumn.BUILT_FROM:
                return index.built_key
        return int

    def _step(self) -> bool:
        """Put in or take out single rows; tell whether that was enough.

        It is if the playhead moved a little and nothing else changed. A range is left to
        `_replace_rows`, which costs nothing then; counts change everywhere at once.
        """
        before = self._reflected
        self._reflected = (self._size, self._column, self._direction, self._query)
        rows = self._rows
        if (
            self._reflected[1:] != before[1:]
            or abs(self._size - before[0]) > _FEW
            or not isinstance(rows, list)
            or self._column == VocabularyColumn.COUNT
        ):
            return False
        key = self._key()
        for token in range(before[0], self._size):
            if self._filter is None or token in self._filter:
                row = self._place(token, key)
                self.beginInsertRows(QModelIndex(), row, row)
                rows.insert(row, token)
                self.endInsertRows()
        for token in reversed(range(self._size, before[0])):
            if self._filter is None or token in self._filter:
                row = self._place(token, key)
                self.beginRemoveRows(QModelIndex(), row, row)
                del rows[row]
                self.endRemoveRows()
        return True

    def _place(self, token: int, key: Callable[[int], Any]) -> int:
        """Return the row where a token stands, or should stand, by bisection."""
        rows, wanted, descending = self._rows, key(token), self._direction == _DESCENDING
        by_id = self._column == VocabularyColumn.ID
        low, high = 0, len(rows)
        while low < high:
            middle = (low + high) // 2
            other = key(rows[middle])
            if other == wanted and not by_id:
                before = rows[middle] < token  # equals stand by id, in either direction
            else:
                before = other > wanted if descending else other < wanted
            if before:
                low = middle + 1
            else:
                high = middle
        return low

    def _replace_rows(self, rows: Sequence[int]) -> None:
        """Show `rows`, telling the views as little as is true.

        Rows may only move in one signal and come or go in another: when there are more rows the
        new ones are added at the end first, when there are fewer the old ones are cut off last.
        """
        old = self._rows
        same = min(len(old), len(rows))
        if same and old[:same] != rows[:same] and old[-same:] == rows[-same:]:
            self._replace_head(rows)
            return
        moved = old[:same] != rows[:same]
        if len(rows) > len(old):
            self.beginInsertRows(QModelIndex(), len(old), len(rows) - 1)
            self._rows = [*old, *rows[len(old) :]] if moved else rows
            self.endInsertRows()
        if moved:
            self._move_rows(old, rows)
        if len(rows) < len(old):
            self.beginRemoveRows(QModelIndex(), len(rows), len(old) - 1)
            self._rows = rows
            self.endRemoveRows()
        self._rows = rows

    def _replace_head(self, rows: Sequence[int]) -> None:
        """Show `rows`, which differ from the present ones only at the top."""
        extra = len(rows) - len(self._rows)
        if extra > 0:
            self.beginInsertRows(QModelIndex(), 0, extra - 1)
            self._rows = rows
            self.endInsertRows()
        else:
            self.beginRemoveRows(QModelIndex(), 0, -extra - 1)
            self._rows = rows
            self.endRemoveRows()

    def _move_rows(self, old: Sequence[int], rows: Sequence[int]) -> None:
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        tokens = [old[index.row()] if index.row() < len(old) else -1 for index in before]
        place = self._places_of(tokens, rows)
        self._rows = [*rows, *old[len(rows) :]] if len(rows) < len(old) else rows
        after = [
            self.index(place[token], index.column()) if token in place else QModelIndex()
            for token, index in zip(tokens, before, strict=True)
        ]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    @staticmethod
    def _places_of(tokens: Sequence[int], rows: Sequence[int]) -> dict[int, int]:
        wanted = set(tokens)
        if not wanted:
            return {}
        return {token: row for row, token in enumerate(rows) if token in wanted}


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
