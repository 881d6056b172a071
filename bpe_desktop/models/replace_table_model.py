"""The replacements of a compression up to the playhead, and the one that is being made."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

from .faces import Face
from .number_text import counted
from .step_table_model import StepHeading, StepTableModel
from .table_cell import Cell, Part, grouped

__all__ = ["ReplaceColumn", "ReplaceRowData", "ReplaceTableModel"]


class ReplaceRowData(NamedTuple):
    """One replacement: two bytes become one; `left_over` bytes of data there are then.

    `text` is what the new byte stands for, `total` the size of the text in bytes.
    """

    step: int
    left: Face
    right: Face
    result: Face
    count: int  # type: ignore[assignment]  # shadows tuple.count on purpose
    replaced: int
    left_over: int
    text: str
    total: int


class ReplaceColumn(IntEnum):
    """The columns, in order."""

    STEP = 0
    PAIR = 1
    BYTE = 2
    COUNTED = 3
    REPLACED = 4
    LEFT = 5


class ReplaceTableModel(StepTableModel):
    """Row r is replacement r + 1."""

    def headings(self) -> Sequence[StepHeading]:
        """Return the headings of `ReplaceColumn`."""
        tr = self.tr
        return (
            StepHeading("#", tr("The number of the replacement")),
            StepHeading(tr("Pair"), tr("The two bytes that are replaced"), tokens=True),
            StepHeading(tr("Byte"), tr("The free byte that stands for them"), tokens=True),
            StepHeading(tr("Counted"), tr("How often the pair stood in the data")),
            StepHeading(tr("Replaced"), tr("How many were replaced, without overlap")),
            StepHeading(tr("Bytes left"), tr("The size of the data then, without the table")),
        )

    def widest_count(self) -> int:
        """Return the size of the text, which no number exceeds."""
        total: int = self._row(1).total if self._length else 0
        return total

    def token_at(self, row: int) -> int | None:
        """Return the token that a row's replacement made."""
        token: int | None = self._row(row + 1).result.id
        return token

    def cell(self, row: int, column: int) -> Cell:
        """Return the picture of one cell."""
        data: ReplaceRowData = self._row(row + 1)
        is_open, lit = self.is_open(row + 1), row + 1 == self._lit
        match column:
            case ReplaceColumn.STEP:
                return Cell((Part(str(data.step), quiet=True),), numeric=True, lit=lit)
            case ReplaceColumn.PAIR:
                state = "current" if is_open else "idle"
                return Cell(faces=(data.left, data.right), state=state, lit=lit)
            case ReplaceColumn.BYTE:
                return Cell(faces=(data.result,), lit=lit)
            case ReplaceColumn.COUNTED:
                return Cell((Part(grouped(data.count)),), numeric=True, strong=lit, lit=lit)
        number = data.replaced if column == ReplaceColumn.REPLACED else data.left_over
        part = Part("…", quiet=True) if is_open else Part(grouped(number))
        return Cell((part,), numeric=True, lit=lit)

    def fields(self, row: int) -> Sequence[str]:
        """Return a row's columns as they are copied: bytes in hex, plain numbers."""
        data: ReplaceRowData = self._row(row + 1)
        numbers = ("", "") if self.is_open(row + 1) else (str(data.replaced), str(data.left_over))
        digits = (_hex(face) for face in (data.left, data.right, data.result))
        return (str(data.step), *digits, data.text, str(data.count), *numbers)

    def field_names(self) -> Sequence[str]:
        """Return the headers of `fields`."""
        tr = self.tr
        names = [heading.text for heading in self.headings()]
        return (names[0], tr("Left"), tr("Right"), names[2], tr("Stands for"), *names[3:])

    def name(self, step: int) -> str:
        """Return the pair."""
        data = self._row(step)
        return f"{data.left.label} + {data.right.label}"

    def description(self, step: int, column: int) -> str:
        """Return a cell as it is read aloud."""
        data: ReplaceRowData = self._row(step)
        tr, is_open = self.tr, self.is_open(step)
        match column:
            case ReplaceColumn.STEP:
                return tr("Replacement {0}").format(step)
            case ReplaceColumn.PAIR:
                return tr("{0} and {1}").format(data.left.label, data.right.label)
            case ReplaceColumn.BYTE:
                return tr("Byte {0}, which stands for {1}").format(data.result.label, data.text)
            case ReplaceColumn.COUNTED:
                return tr("Counted {0}").format(grouped(data.count))
        if is_open:
            return tr("Not replaced yet")
        if column == ReplaceColumn.REPLACED:
            return tr("Replaced {0}").format(grouped(data.replaced))
        return counted("ReplaceTableModel", "%Ln byte(s) left", data.left_over)

    def tip(self, step: int, column: int) -> str | None:
        """Return the whole replacement for a cell with bytes."""
        if column not in (ReplaceColumn.PAIR, ReplaceColumn.BYTE):
            return None
        data: ReplaceRowData = self._row(step)
        rule = f"{data.left.label} + {data.right.label} → {data.result.label}"
        return self.tr("{0}, which stands for {1}").format(rule, data.text)


def _hex(face: Face) -> str:
    return face.note or face.label
