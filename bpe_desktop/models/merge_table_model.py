"""The merges up to the playhead, and the one that is being made."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from fractions import Fraction
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex

from .faces import Face
from .number_text import counted
from .step_table_model import StepHeading, StepTableModel
from .table_cell import DASH, Cell, Part, grouped, score_text

__all__ = ["MergeColumn", "MergeRowData", "MergeTableModel"]

_NO_INDEX = QModelIndex()


class MergeRowData(NamedTuple):
    """One merge. `ties` counts the pairs that were as good, the winner included.

    `score` is there where scores decide, as in WordPiece.

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
    score: Fraction | None = None
    texts: tuple[str, str, str] | None = None


class MergeColumn(IntEnum):
    """The columns; that of scores stands before REPLACED, and only where scores decide."""

    STEP = 0
    PAIR = 1
    RESULT = 2
    COUNTED = 3
    REPLACED = 4
    TIED = 5
    SCORE = 6


_PLAIN = tuple(MergeColumn)[:6]
_UNTIED = _PLAIN[:5]  # the rules of a file have no ties
_SCORED = (*_PLAIN[:4], MergeColumn.SCORE, *_PLAIN[4:])


class MergeTableModel(StepTableModel):
    """Row r is merge r + 1."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._columns = _PLAIN

    def set_kind(self, *, scored: bool, tied: bool = True) -> None:
        """Say whether scores decide, and whether there may be ties; call before `set_source`."""
        columns = _SCORED if scored else _PLAIN if tied else _UNTIED
        if columns != self._columns:
            self.beginResetModel()
            self._columns = columns
            self.endResetModel()

    @property
    def is_scored(self) -> bool:
        """Tell whether scores decide."""
        return self._columns is _SCORED

    def widest_count(self) -> int:
        """Return the count of the first merge, which no later one of a training exceeds."""
        return self._row(1).count if self._length else 0

    def token_at(self, row: int) -> int | None:
        """Return the token that a row's merge made."""
        token: int | None = self._row(row + 1).result.id
        return token

    def fields(self, row: int) -> Sequence[str]:
        """Return a row's columns as they are copied: the pair as two fields, plain numbers."""
        data = self._row(row + 1)
        left, right, result = data.texts or (
            data.left.label,
            data.right.label,
            data.result.label,
        )
        replaced = "" if self.is_open(row + 1) else str(data.replaced)
        score = (str(data.score or ""),) if self.is_scored else ()
        before = (str(data.step), left, right, result, str(data.count))
        tied = (str(data.ties),) if MergeColumn.TIED in self._columns else ()
        return (*before, *score, replaced, *tied)

    def field_names(self) -> Sequence[str]:
        """Return the headers of `fields`."""
        names = [self.headings()[column].text for column in range(len(self._columns))]
        return names[0], self.tr("Left"), self.tr("Right"), *names[2:]

    def headings(self) -> Sequence[StepHeading]:
        """Return the headings of the columns that are there."""
        tr = self.tr
        tied = tr("How many pairs had this score") if self.is_scored else None
        every = (
            StepHeading("#", tr("The number of the merge, which is the rank of its rule")),
            StepHeading(tr("Pair"), tr("The two symbols that are joined"), tokens=True),
            StepHeading(
                tr("New token"), tr("The token that the merge adds to the vocabulary"), tokens=True
            ),
            StepHeading(tr("Counted"), tr("How often the pair stood in the corpus")),
            StepHeading(tr("Replaced"), tr("How many were replaced, without overlap")),
            StepHeading(tr("Tied"), tied or tr("How many pairs had this count")),
            StepHeading(
                tr("Score"),
                tr("The count, divided by the counts of both symbols multiplied"),
                sample="0.0000",
            ),
        )
        return [every[column] for column in self._columns]

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = _NO_INDEX) -> int:
        """Return the number of columns; a table asks dozens of times a step."""
        return 0 if parent.isValid() else len(self._columns)

    def cell(self, row: int, column: int) -> Cell:
        """Return the picture of one cell."""
        step = row + 1
        data = self._row(step)
        lit = step == self._lit
        match self._columns[column]:
            case MergeColumn.STEP:
                return Cell((Part(str(step), quiet=True),), numeric=True, lit=lit)
            case MergeColumn.PAIR:
                # At rest the blue pair is the one to come, which stands in the merge view.
                state = "current" if self.is_open(step) else "idle"
                return Cell(faces=(data.left, data.right), state=state, lit=lit)
            case MergeColumn.RESULT:
                return Cell(faces=(data.result,), lit=lit)
            case MergeColumn.COUNTED:
                strong = lit and not self.is_scored
                return Cell((Part(grouped(data.count)),), numeric=True, strong=strong, lit=lit)
            case MergeColumn.SCORE:
                return Cell((Part(score_text(data.score)),), numeric=True, strong=lit, lit=lit)
            case MergeColumn.REPLACED:
                part = Part("…", quiet=True) if self.is_open(step) else Part(grouped(data.replaced))
                return Cell((part,), numeric=True, lit=lit)
        part = Part(grouped(data.ties)) if data.ties > 1 else Part(DASH, quiet=True)
        return Cell((part,), numeric=True, lit=lit)

    def name(self, step: int) -> str:
        """Return the pair."""
        data = self._row(step)
        return f"{data.left.label} + {data.right.label}"

    def description(self, step: int, column: int) -> str:
        """Return a cell as it is read aloud."""
        data = self._row(step)
        match self._columns[column]:
            case MergeColumn.STEP:
                return self.tr("Merge {0}").format(step)
            case MergeColumn.PAIR:
                return self.tr("{0} and {1}").format(data.left.label, data.right.label)
            case MergeColumn.RESULT:
                return self.tr("New token {0}").format(data.result.label)
            case MergeColumn.COUNTED:
                return self.tr("Counted {0}").format(grouped(data.count))
            case MergeColumn.SCORE:
                return self.tr("Score {0}").format(score_text(data.score))
            case MergeColumn.REPLACED:
                if self.is_open(step):
                    return self.tr("Not replaced yet")
                return self.tr("Replaced {0}").format(grouped(data.replaced))
        if data.ties > 1:
            return counted("MergeTableModel", "%Ln pair(s) tied", data.ties)
        return self.tr("No tie")

    def tip(self, step: int, column: int) -> str | None:
        """Return the whole merge for a cell with tokens."""
        data = self._row(step)
        if self._columns[column] == MergeColumn.SCORE and data.score is not None:
            return str(data.score)
        if self._columns[column] not in (MergeColumn.PAIR, MergeColumn.RESULT):
            return None
        return f"{data.left.label} + {data.right.label} → {data.result.label}"
