"""The merges up to the playhead, and the one that is being made."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

from .faces import Face
from .step_table_model import StepHeading, StepTableModel
from .table_cell import DASH, Cell, Part, grouped

__all__ = ["MergeColumn", "MergeRowData", "MergeTableModel"]


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


class MergeTableModel(StepTableModel):
    """Row r is merge r + 1."""

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

    def headings(self) -> Sequence[StepHeading]:
        """Return the headings of `MergeColumn`."""
        tr = self.tr
        return (
            StepHeading("#", tr("The number of the merge, which is the rank of its rule")),
            StepHeading(tr("Pair"), tr("The two symbols that are joined"), tokens=True),
            StepHeading(
                tr("New token"), tr("The token that the merge adds to the vocabulary"), tokens=True
            ),
            StepHeading(tr("Counted"), tr("How often the pair stood in the corpus")),
            StepHeading(tr("Replaced"), tr("How many were replaced, without overlap")),
            StepHeading(tr("Tied"), tr("How many pairs had this count")),
        )

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
                state = "current" if self.is_open(step) else "idle"
                return Cell(faces=(data.left, data.right), state=state, lit=lit)
            case MergeColumn.RESULT:
                return Cell(faces=(data.result,), lit=lit)
            case MergeColumn.COUNTED:
                return Cell((Part(grouped(data.count)),), numeric=True, strong=lit, lit=lit)
            case MergeColumn.REPLACED:
                part = Part("…", quiet=True) if self.is_open(step) else Part(grouped(data.replaced))
                return Cell((part,), numeric=True, lit=lit)
        part = Part(grouped(data.ties)) if data.ties > 1 else Part(DASH, quiet=True)
        return Cell((part,), numeric=True, lit=lit)

    def description(self, step: int, column: int) -> str:
        """Return a cell as it is read aloud."""
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
                if self.is_open(step):
                    return self.tr("Not replaced yet")
                return self.tr("Replaced {0}").format(grouped(data.replaced))
        if data.ties > 1:
            return self.tr("{0} pairs tied").format(grouped(data.ties))
        return self.tr("No tie")

    def tip(self, step: int, column: int) -> str | None:
        """Return the whole merge for a cell with tokens."""
        if column not in (MergeColumn.PAIR, MergeColumn.RESULT):
            return None
        data = self._row(step)
        return f"{data.left.label} + {data.right.label} → {data.result.label}"
