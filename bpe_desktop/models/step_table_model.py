"""The steps of a training up to the playhead, and the one that is being made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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

from .table_cell import Cell

__all__ = ["StepHeading", "StepTableModel"]

_Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()
_KEPT_ROWS = 2048  # a screenful many times over; more would only fill memory


class StepHeading(NamedTuple):
    """What stands over a column, and what it means.

    `tokens`: tokens stand in it. `sample` is as wide as any of its numbers, where these are no
    counts.
    """

    text: str
    tip: str
    tokens: bool = False
    sample: str = ""


class StepTableModel(QAbstractTableModel):
    """Row r is step r + 1. Rows come and go with the playhead; data is asked for when shown.

    This is what all kinds of trainings have in common. A subclass says what a row tells, in which
    columns: the methods that raise here.
    """

    playhead_changed = Signal()
    source_changed = Signal()  # another training, or more steps of this one

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._length = 0
        self._row: Callable[[int], Any] = _no_row
        self._shown = 0
        self._lit: int | None = None
        self._settled = True

    # Facts in

    def set_source(self, length: int, row: Callable[[int], Any]) -> None:
        """Show another training: `row(step)` describes step `step`, 1 to `length`."""
        self.beginResetModel()
        self._length = length
        self._row = lru_cache(_KEPT_ROWS)(row)
        self._shown = 0
        self._lit = None
        self._settled = True
        self.endResetModel()
        self.source_changed.emit()

    def extend(self, length: int) -> None:
        """Say that the training has `length` steps by now; rows follow with the playhead."""
        if length > self._length:
            self._length = length
            self.source_changed.emit()

    def set_playhead(self, step: int, current: int | None = None, done: bool = True) -> None:
        """Show steps 1 to `step`, with step `current` lit.

        Step `step` + 1 gets a row while it is `current`; its outcome is shown once it is `done`.
        Numbers beyond the source are cut to it.
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
            last = self.index(step - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(step - 1, 0), last)

    # Facts out

    @property
    def length(self) -> int:
        """How many steps the training has."""
        return self._length

    @property
    def lit_row(self) -> int | None:
        """The row of the step that is being made."""
        return None if self._lit is None else self._lit - 1

    def step_at(self, row: int) -> int:
        """Return the step that a row shows."""
        return row + 1

    def is_open(self, step: int) -> bool:
        """Tell whether a step is being made, so that its outcome is not known yet."""
        return step == self._lit and not self._settled

    def headings(self) -> Sequence[StepHeading]:
        """Return the headings of the columns, in order; always as many."""
        raise NotImplementedError

    def widest_count(self) -> int:
        """Return the largest number that the columns of counts may have to show."""
        raise NotImplementedError

    def token_at(self, row: int) -> int | None:
        """Return the token that a row's step made, if it is about one."""
        raise NotImplementedError

    def cell(self, row: int, column: int) -> Cell:
        """Return the picture of one cell."""
        raise NotImplementedError

    def fields(self, row: int) -> Sequence[str]:
        """Return a row's columns as they are copied, with plain numbers."""
        raise NotImplementedError

    def field_names(self) -> Sequence[str]:
        """Return the headers of `fields`."""
        raise NotImplementedError

    def name(self, step: int) -> str:
        """Return what a step is about: the pair that it merges, the token that it admits."""
        return self.description(step, 1)

    def description(self, step: int, column: int) -> str:
        """Return a cell as it is read aloud."""
        raise NotImplementedError

    def tip(self, step: int, column: int) -> str | None:
        """Return what is told while the pointer rests on a cell."""
        raise NotImplementedError

    # Qt's interface

    def rowCount(self, parent: _Index = _NO_INDEX) -> int:
        """Return how many steps are shown."""
        return 0 if parent.isValid() else self._shown

    def columnCount(self, parent: _Index = _NO_INDEX) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self.headings())

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell: its text, its description, its tip or its alignment."""
        if not index.isValid() or index.row() >= self._shown:
            return None
        row, column = index.row(), index.column()
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(column)
        if role == Qt.ItemDataRole.DisplayRole:
            return self.cell(row, column).text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.description(row + 1, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.tip(row + 1, column)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return the heading of a column, and what it means as its tool tip."""
        headings = self.headings()
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(headings):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return headings[section].text
        if role == Qt.ItemDataRole.ToolTipRole:
            return headings[section].tip
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(section)
        return None

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        tokens = self.headings()[column].tokens
        side = Qt.AlignmentFlag.AlignLeading if tokens else Qt.AlignmentFlag.AlignTrailing
        return side | Qt.AlignmentFlag.AlignVCenter


def _no_row(step: int) -> Any:
    raise IndexError(step)
