"""What the next step could be about, best first: pairs to merge, or tokens to take in or out."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from fractions import Fraction
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
from .number_text import counted
from .table_cell import DASH, Cell, Part, grouped

__all__ = ["CandidateColumn", "CandidateModel", "CandidateRow"]

_Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()


class CandidateRow(NamedTuple):
    """What the next step may be about: a pair, or one token, with its count in the corpus.

    Where a `score` decides and not the count, `score` is its value, `score_text` how it is written,
    and `by_count` the place that the count alone would give this row.
    """

    faces: tuple[Face, ...]
    count: int  # type: ignore[assignment]  # shadows tuple.count on purpose
    ids: tuple[int, ...]
    score: Fraction | None = None
    score_text: str = ""
    by_count: int = 0

    @property
    def worth(self) -> Fraction | int:
        """The number that decides."""
        return self.count if self.score is None else self.score


class CandidateColumn(IntEnum):
    """The columns, in order; those of scores are there only where scores decide."""

    FACES = 0
    SHARE = 1
    COUNT = 2
    SCORE = 3
    BY_COUNT = 4


_WITH_SCORES = (
    CandidateColumn.FACES,
    CandidateColumn.SHARE,
    CandidateColumn.SCORE,
    CandidateColumn.COUNT,
    CandidateColumn.BY_COUNT,
)
_BY_COUNT = (*_WITH_SCORES[:2], CandidateColumn.COUNT)


class CandidateModel(QAbstractTableModel):
    """The best candidates; the first comes next. Rows of equal worth are bracketed.

    While those of a new playhead are still being counted (`pending`), what is known already stands
    at the top and the earlier rows stay below it, drawn faintly.
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
        self.by_rank = False
        self._columns = _BY_COUNT

    def set_scored(self, scored: bool) -> None:
        """Say whether scores decide, and not counts."""
        columns = _WITH_SCORES if scored else _BY_COUNT
        if columns != self._columns:
            self.beginResetModel()
            self._columns = columns
            self._rows = []
            self.endResetModel()

    @property
    def is_scored(self) -> bool:
        """Tell whether scores decide, and not counts."""
        return self._columns is _WITH_SCORES

    @property
    def columns(self) -> Sequence[CandidateColumn]:
        """The columns that are there now."""
        return self._columns

    def set_candidates(
        self,
        rows: Sequence[CandidateRow],
        pairs: int,
        tied: int,
        rule_text: str,
        step: int,
        pending: bool = False,
        final: bool = False,
        by_rank: bool = False,
    ) -> None:
        """Show the candidates after step `step`.

        The first comes next, unless the training ended here (`final`). `pairs` counts all of them,
        of which `rows` are the best; `tied` those that are as good as the first. `rule_text` says
        which of equal ones is taken: "the first seen wins". `by_rank`: given rules decide and not
        counts, so that equal counts are no ties.
        """
        self.by_rank = by_rank
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
            last = self.index(len(rows) - 1, len(self._columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    # Facts out

    def ids_at(self, row: int) -> tuple[int, ...]:
        """Return the token ids of a row: of a pair, or of one token."""
        return self._rows[row].ids

    def is_stale(self, row: int) -> bool:
        """Tell whether a row is left over from an earlier playhead."""
        return self.pending and row >= self._known

    def best_text(self) -> str:
        """Return what decided for the first row, as it is written."""
        if not self._rows:
            return ""
        best = self._rows[0]
        return grouped(best.count) if best.score is None else best.score_text

    def highest_count(self) -> int:
        """Return the highest count of all rows."""
        return max((row.count for row in self._rows), default=0)

    def score_texts(self) -> Sequence[str]:
        """Return the scores as they are written."""
        return [row.score_text for row in self._rows]

    def faces_at(self, row: int) -> tuple[Face, ...]:
        """Return the faces of a row."""
        return self._rows[row].faces

    def fields(self, row: int) -> Sequence[str]:
        """Return a row's columns as they are copied, a score as a fraction."""
        data = self._rows[row]
        fields = [*(face.label for face in data.faces), str(data.count)]
        if self.is_scored:
            fields += ["" if data.score is None else str(data.score), str(data.by_count)]
        return fields

    def field_names(self) -> Sequence[str]:
        """Return the headers of `fields`."""
        pairs = not self._rows or len(self._rows[0].faces) == 2
        names = [self.tr("Left"), self.tr("Right")] if pairs else [self.tr("Token")]
        names.append(self.tr("Count"))
        return [*names, self.tr("Score"), self.tr("By count")] if self.is_scored else names

    # Qt's interface

    def rowCount(self, parent: _Index = _NO_INDEX) -> int:
        """Return how many pairs are shown."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _NO_INDEX) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell: its picture, its text, its description or its alignment."""
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row, column = index.row(), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self.cell(row, column).text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._description(row, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(row, self._columns[column])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(column)
        return None

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        leading = self._columns[column] in (CandidateColumn.FACES, CandidateColumn.SHARE)
        side = Qt.AlignmentFlag.AlignLeading if leading else Qt.AlignmentFlag.AlignTrailing
        return side | Qt.AlignmentFlag.AlignVCenter

    def _tip(self, row: int, column: CandidateColumn) -> str | None:
        data = self._rows[row]
        if column == CandidateColumn.FACES:
            return " + ".join(face.label for face in data.faces)
        if column == CandidateColumn.SCORE and data.score is not None:
            return str(data.score)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return the heading of a column; without scores it is only read aloud."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self._columns):
            return None
        column = self._columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            if column == CandidateColumn.SHARE and self.is_scored:
                return ""  # the bar has no room for it
            return (
                self.tr("Pair"),
                self.tr("Share of the best"),
                self.tr("Count"),
                self.tr("Score"),
                self.tr("By count"),
            )[column]
        if role == Qt.ItemDataRole.ToolTipRole:
            return (
                self.tr("The two symbols that would be joined"),
                self.tr("Beside the best of all"),
                self.tr("How often the pair stands in the corpus"),
                self.tr("The count of the pair, divided by the counts of both its symbols"),
                self.tr("The place that the count alone would give to the pair"),
            )[column]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(section)
        return None

    def cell(self, row: int, column: int) -> Cell:
        """Return the picture of one cell."""
        data = self._rows[row]
        stale = self.is_stale(row)
        lit = row == 0 and not stale and not self.final
        kind = self._columns[column]
        if kind == CandidateColumn.FACES:
            return Cell(faces=data.faces, state="current" if lit else "idle", lit=lit, stale=stale)
        if kind == CandidateColumn.SHARE:
            return Cell(bar=self._share(row), lit=lit, stale=stale)
        decides = kind == (CandidateColumn.SCORE if self.is_scored else CandidateColumn.COUNT)
        text = {
            CandidateColumn.COUNT: grouped(data.count),
            CandidateColumn.SCORE: data.score_text,
            CandidateColumn.BY_COUNT: grouped(data.by_count) if data.by_count else DASH,
        }[kind]
        return Cell(
            (Part(text, quiet=kind == CandidateColumn.BY_COUNT),),
            numeric=True,
            strong=lit and decides,
            lit=lit,
            stale=stale,
            bracket=self._bracket(row) if column == len(self._columns) - 1 else "",
        )

    def _share(self, row: int) -> float:
        best = self.highest_count() if self.by_rank else self._rows[0].worth
        return min(1.0, float(self._rows[row].worth / best)) if best else 0.0

    def _bracket(self, row: int) -> str:
        """Return this row's piece of the bracket over equal worth; stale rows have none."""
        rows = self._rows[: self._known] if self.pending else self._rows
        if self.by_rank or row >= len(rows):
            return ""
        worth = rows[row].worth
        above = row > 0 and rows[row - 1].worth == worth
        if row + 1 < len(rows):
            below = rows[row + 1].worth == worth
        elif worth == rows[0].worth:
            below = self.tied > len(rows)
        else:
            # Of lower ones it isn't known how many there are: an open end says so.
            below = above and self.pairs > len(rows)
        if above:
            return "middle" if below else "last"
        return "first" if below else ""

    def _description(self, row: int, column: int) -> str:
        data = self._rows[row]
        kind = self._columns[column]
        if kind == CandidateColumn.FACES:
            labels = [face.label for face in data.faces]
            text = self.tr("{0} and {1}").format(*labels) if len(labels) == 2 else labels[0]
            return self.tr("{0}, comes next").format(text) if self.cell(row, 0).lit else text
        if kind == CandidateColumn.SHARE:
            share = round(100 * self._share(row))
            return counted("CandidateModel", "%Ln percent of the best", share)
        if kind == CandidateColumn.SCORE:
            return self.tr("Score {0}").format(data.score_text)
        if kind == CandidateColumn.BY_COUNT:
            known = self.tr("Place {0} by count").format(grouped(data.by_count))
            return known if data.by_count else DASH
        return self.tr("Count {0}").format(grouped(data.count))
