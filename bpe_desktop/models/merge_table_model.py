"""The merges up to the playhead, and the one that is being made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from functools import lru_cache
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from .faces import Face
from .table_cell import DASH, Cell, Part, grouped

__all__ = ["MergeColumn", "MergeRowData", "MergeTableModel"]

_Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()
_KEPT_ROWS = 2048  # a screenful many times over; more would only fill memory


class MergeRowData(NamedTuple):
    """One merge. `ties` counts the pairs that had this count, the winner included.

    `texts` holds left, right and new token in real characters, for copying; without it the labels
    are copied.
    """

    step: int
    left: Face
    right: Face
    result: Face
    count: int
    replaced: int
    ties: int
    texts: tuple[str, str, str] | None = None


class MergeColumn(IntEnum):
    """The columns, in order."""

    STEP = 0
    PAIR = 1
    RESULT = 2
    COUNTED = 3
    REPLACED = 4
    TIED = 5


class MergeTableModel(QAbstractTableModel):
    """Row r is merge r + 1. Rows come and go with the playhead; faces are asked for when shown."""

    playhead_changed = Signal()
    source_changed = Signal()  # another training, or more merges of this one

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._length = 0
        self._row: Callable[[int], MergeRowData] = _no_row
        self._shown = 0
        self._lit: int | None = None
        self._settled = True

    # Facts in

    def set_source(self, length: int, row: Callable[[int], MergeRowData]) -> None:
        """Show another training: `row(step)` describes merge `step`, 1 to `length`."""
        self.beginResetModel()
        self._length = length
        self._row = lru_cache(_KEPT_ROWS)(row)
        self._shown = 0
        self._lit = None
        self._settled = True
        self.endResetModel()
        self.source_changed.emit()

    def extend(self, length: int) -> None:
        """Say that the training has `length` merges by now; rows follow with the playhead."""
        if length > self._length:
            self._length = length
            self.source_changed.emit()

    def set_playhead(self, step: int, current: int | None = None, done: bool = True) -> None:
        """Show merges 1 to `step`, with merge `current` lit.

        Merge `step` + 1 gets a row while it is `current`; what it replaced is shown once it is
        `done`. Numbers beyond the source are cut to it.
        """
        step = min(max(step, 0), self._length)
        if current is not None and not 1 <= current <= self._length:
            current = None
        rows = max(step, current or 0)
        before = self._lit
        changes = (current, done) != (before, self._settled)
        if not changes and rows == self._shown:
            return
        self._lit, self._settled = current, done
        self._show(rows)
        if changes:
            for lit in {before, current} - {None}:
                self._announce(lit)
        self.playhead_changed.emit()

    def _show(self, rows: int) -> None:
        if rows > self._shown:
            self.beginInsertRows(QModelIndex(), self._shown, rows - 1)
            self._shown = rows
            self.endInsertRows()
        elif rows < self._shown:
            self.beginRemoveRows(QModelIndex(), rows, self._shown - 1)
            self._shown = rows
            self.endRemoveRows()

    def _announce(self, step: int) -> None:
        if step <= self._shown:
            last = self.index(step - 1, len(MergeColumn) - 1)
            self.dataChanged.emit(self.index(step - 1, 0), last)

    # Facts out

    @property
    def length(self) -> int:
        """How many merges the training has."""
        return self._length

    @property
    def lit_row(self) -> int | None:
        """The row of the merge that is being made."""
        return None if self._lit is None else self._lit - 1

    def highest_count(self) -> int:
        """Return the count of the first merge, which no later one of a training exceeds."""
        return self._row(1).count if self._length else 0

    def step_at(self, row: int) -> int:
        """Return the merge that a row shows."""
        return row + 1

    def token_at(self, row: int) -> int | None:
        """Return the token that a row's merge made."""
        return self._row(row + 1).result.id

    def fields(self, row: int) -> Sequence[str]:
        """Return a row's columns as they are copied: the pair as two fields, plain numbers."""
        data = self._row(row + 1)
        left, right, result = data.texts or (
            data.left.label,
            data.right.label,
            data.result.label,
        )
        replaced = "" if self._is_open(row + 1) else str(data.replaced)
        return (str(data.step), left, right, result, str(data.count), replaced, str(data.ties))

    def field_names(self) -> Sequence[str]:
        """Return the headers of `fields`."""
        return (
            "#",
            self.tr("Left"),
            self.tr("Right"),
            self.tr("New token"),
            self.tr("Counted"),
            self.tr("Replaced"),
            self.tr("Tied"),
        )

    # Qt's interface

    def rowCount(self, parent: _Index = _NO_INDEX) -> int:
        """Return how many merges are shown."""
        return 0 if parent.isValid() else self._shown

    def columnCount(self, parent: _Index = _NO_INDEX) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(MergeColumn)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell: its picture, its text, its description or its alignment."""
        if not index.isValid() or index.row() >= self._shown:
            return None
        column = index.column()
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column)
        if role == Qt.ItemDataRole.DisplayRole:
            return self.cell(index.row(), column).text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._description(index.row() + 1, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(index.row() + 1, column)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return the heading of a column, and what it means as its tool tip."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(MergeColumn):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return (
                "#",
                self.tr("Pair"),
                self.tr("New token"),
                self.tr("Counted"),
                self.tr("Replaced"),
                self.tr("Tied"),
            )[section]
        if role == Qt.ItemDataRole.ToolTipRole:
            return (
                self.tr("The number of the merge, which is the rank of its rule"),
                self.tr("The two symbols that are joined"),
                self.tr("The token that the merge adds to the vocabulary"),
                self.tr("How often the pair stood in the corpus"),
                self.tr("How many were replaced, without overlap"),
                self.tr("How many pairs had this count"),
            )[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        return None

    def _is_open(self, step: int) -> bool:
        return step == self._lit and not self._settled

    def cell(self, row: int, column: int) -> Cell:
        """Return the picture of one cell."""
        step = row + 1
        data = self._row(step)
        lit = step == self._lit
        match column:
            case MergeColumn.STEP:
                return Cell((Part(str(step), quiet=True),), numeric=True, lit=lit)
            case MergeColumn.PAIR:
                # At rest the blue pair is the one to come, which stands in the merge view.
                state = "current" if self._is_open(step) else "idle"
                return Cell(faces=(data.left, data.right), state=state, lit=lit)
            case MergeColumn.RESULT:
                return Cell(faces=(data.result,), lit=lit)
            case MergeColumn.COUNTED:
                return Cell((Part(grouped(data.count)),), numeric=True, strong=lit, lit=lit)
            case MergeColumn.REPLACED:
                part = (
                    Part("…", quiet=True) if self._is_open(step) else Part(grouped(data.replaced))
                )
                return Cell((part,), numeric=True, lit=lit)
        part = Part(grouped(data.ties)) if data.ties > 1 else Part(DASH, quiet=True)
        return Cell((part,), numeric=True, lit=lit)

    def _description(self, step: int, column: int) -> str:
        data = self._row(step)
        match column:
            case MergeColumn.STEP:
                return self.tr("Merge {0}").format(step)
            case MergeColumn.PAIR:
                return self.tr("{0} and {1}").format(data.left.label, data.right.label)
            case MergeColumn.RESULT:
                return self.tr("New token {0}").format(data.result.label)
            case MergeColumn.COUNTED:
                return self.tr("Counted {0}").format(grouped(data.count))
            case MergeColumn.REPLACED:
                if self._is_open(step):
                    return self.tr("Not replaced yet")
                return self.tr("Replaced {0}").format(grouped(data.replaced))
        if data.ties > 1:
            return self.tr("{0} pairs tied").format(grouped(data.ties))
        return self.tr("No tie")

    def _tip(self, step: int, column: int) -> str | None:
        if column not in (MergeColumn.PAIR, MergeColumn.RESULT):
            return None
        data = self._row(step)
        return f"{data.left.label} + {data.right.label} → {data.result.label}"


def _alignment(column: int) -> Qt.AlignmentFlag:
    tokens = column in (MergeColumn.PAIR, MergeColumn.RESULT)
    side = Qt.AlignmentFlag.AlignLeading if tokens else Qt.AlignmentFlag.AlignTrailing
    return side | Qt.AlignmentFlag.AlignVCenter


def _no_row(step: int) -> MergeRowData:
    raise IndexError(step)
