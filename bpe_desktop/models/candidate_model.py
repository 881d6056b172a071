"""The pairs that could be merged next, best first."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
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
from .table_cell import Cell, Part, grouped

__all__ = ["CandidateColumn", "CandidateModel", "CandidateRow"]

_Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()


class CandidateRow(NamedTuple):
    """One pair and how often the corpus holds it at the playhead."""

    left: Face
    right: Face
    count: int
    ids: tuple[int, int]


class CandidateColumn(IntEnum):
    """The columns, in order."""

    PAIR = 0
    SHARE = 1
    COUNT = 2


class CandidateModel(QAbstractTableModel):
    """The best pairs; the first is the next merge. Rows of equal counts are bracketed.

    While the pairs of a new playhead are still being counted (`pending`), what is known already
    stands at the top and the earlier rows stay below it, drawn faintly.
    """

    summary_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[CandidateRow] = []
        self._known = 0
        self.pairs = 0
        self.tied = 0
        self.step = 0
        self.rule_text = ""
        self.pending = False
        self.final = False

    def set_candidates(
        self,
        rows: Sequence[CandidateRow],
        pairs: int,
        tied: int,
        rule_text: str,
        step: int,
        pending: bool = False,
        final: bool = False,
    ) -> None:
        """Show the pairs after merge `step`.

        The first is the next merge, unless the training ended here (`final`). `pairs` counts all
        distinct pairs, of which `rows` are the best; `tied` those that have the highest count.
        `rule_text` says which of equal pairs is taken: "the first seen wins".
        """
        self.pairs, self.tied, self.step = pairs, tied, step
        self.pending, self.final = pending, final
        self.rule_text = rule_text
        shown = list(rows)
        self._known = len(shown)
        if pending:
            known = {row.ids for row in shown}
            shown += [row for row in self._rows if row.ids not in known]
            shown = shown[: max(len(self._rows), len(rows))]
        self._replace(shown)
        self.summary_changed.emit()

    def _replace(self, rows: list[CandidateRow]) -> None:
        extra = len(rows) - len(self._rows)
        if extra > 0:
            self.beginInsertRows(QModelIndex(), len(self._rows), len(rows) - 1)
            self._rows = rows
            self.endInsertRows()
        elif extra < 0:
            self.beginRemoveRows(QModelIndex(), len(rows), len(self._rows) - 1)
            self._rows = rows
            self.endRemoveRows()
        else:
            self._rows = rows
        if rows:
            last = self.index(len(rows) - 1, len(CandidateColumn) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    # Facts out

    def pair_at(self, row: int) -> tuple[int, int]:
        """Return the token ids of a row's pair."""
        return self._rows[row].ids

    def is_stale(self, row: int) -> bool:
        """Tell whether a row is left over from an earlier playhead."""
        return self.pending and row >= self._known

    def best_count(self) -> int:
        """Return the count of the first pair."""
        return self._rows[0].count if self._rows else 0

    def faces_at(self, row: int) -> tuple[Face, Face]:
        """Return the faces of a row's pair."""
        return self._rows[row].left, self._rows[row].right

    def fields(self, row: int) -> Sequence[str]:
        """Return a row's columns as they are copied."""
        data = self._rows[row]
        return data.left.label, data.right.label, str(data.count)

    def field_names(self) -> Sequence[str]:
        """Return the headers of `fields`."""
        return self.tr("Left"), self.tr("Right"), self.tr("Count")

    # Qt's interface

    def rowCount(self, parent: _Index = _NO_INDEX) -> int:
        """Return how many pairs are shown."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _NO_INDEX) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(CandidateColumn)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell: its picture, its text, its description or its alignment."""
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row, column = index.row(), index.column()
        data = self._rows[row]
        if role == Qt.ItemDataRole.DisplayRole:
            return self.cell(row, column).text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._description(row, column)
        if role == Qt.ItemDataRole.ToolTipRole and column == CandidateColumn.PAIR:
            return f"{data.left.label} + {data.right.label}"
        if role == Qt.ItemDataRole.TextAlignmentRole:
            trailing = column == CandidateColumn.COUNT
            side = Qt.AlignmentFlag.AlignTrailing if trailing else Qt.AlignmentFlag.AlignLeading
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return the heading of a column, which is only read aloud."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(CandidateColumn):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("Pair"), self.tr("Share of the best"), self.tr("Count"))[section]
        return None

    def cell(self, row: int, column: int) -> Cell:
        """Return the picture of one cell."""
        data = self._rows[row]
        stale = self.is_stale(row)
        lit = row == 0 and not stale and not self.final
        match column:
            case CandidateColumn.PAIR:
                state = "current" if lit else "idle"
                return Cell(faces=(data.left, data.right), state=state, lit=lit, stale=stale)
            case CandidateColumn.SHARE:
                share = min(1.0, data.count / max(1, self._rows[0].count))
                return Cell(bar=share, lit=lit, stale=stale)
        return Cell(
            (Part(grouped(data.count)),),
            numeric=True,
            strong=lit,
            lit=lit,
            stale=stale,
            bracket=self._bracket(row),
        )

    def _bracket(self, row: int) -> str:
        """Return this row's piece of the bracket over equal counts; stale rows have none."""
        rows = self._rows[: self._known] if self.pending else self._rows
        if row >= len(rows):
            return ""
        count = rows[row].count
        above = row > 0 and rows[row - 1].count == count
        if row + 1 < len(rows):
            below = rows[row + 1].count == count
        elif count == rows[0].count:
            below = self.tied > len(rows)
        else:
            # Of lower counts it isn't known how many there are: an open end says so.
            below = above and self.pairs > len(rows)
        if above:
            return "middle" if below else "last"
        return "first" if below else ""

    def _description(self, row: int, column: int) -> str:
        data = self._rows[row]
        match column:
            case CandidateColumn.PAIR:
                text = self.tr("{0} and {1}").format(data.left.label, data.right.label)
                return (
                    self.tr("{0}, the next merge").format(text) if self.cell(row, 0).lit else text
                )
            case CandidateColumn.SHARE:
                share = min(100, round(100 * data.count / max(1, self._rows[0].count)))
                return self.tr("{0} percent of the best").format(share)
        return self.tr("Count {0}").format(grouped(data.count))
