"""The words or characters that were taken in, up to the playhead."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

from .faces import Face
from .number_text import counted, share_text
from .step_table_model import StepHeading, StepTableModel
from .table_cell import Cell, Part, grouped

__all__ = ["AdmitColumn", "AdmitRowData", "AdmitTableModel"]


class AdmitRowData(NamedTuple):
    """One step: what came in, how often it stands in the corpus, and what stays unknown.

    `total` is the number of words or characters in the corpus, known or not.
    """

    step: int
    face: Face
    text: str
    count: int  # type: ignore[assignment]  # shadows tuple.count on purpose
    unknown: int
    total: int

    @property
    def coverage(self) -> float:
        """The share of the corpus that has a token."""
        return 1 - self.unknown / self.total if self.total else 1.0


class AdmitColumn(IntEnum):
    """The columns, in order."""

    STEP = 0
    TOKEN = 1
    COUNTED = 2
    UNKNOWN = 3
    COVERAGE = 4


class AdmitTableModel(StepTableModel):
    """Row r is step r + 1 of a training by frequency."""

    def headings(self) -> Sequence[StepHeading]:
        """Return the headings of `AdmitColumn`."""
        tr = self.tr
        return (
            StepHeading("#", tr("The place by frequency")),
            StepHeading(tr("Token"), tr("What was taken in"), tokens=True),
            StepHeading(tr("Counted"), tr("How often it stands in the corpus")),
            StepHeading(tr("Unknown left"), tr("What has no token yet, every occurrence counted")),
            StepHeading(
                tr("Coverage"),
                tr("The share of the corpus that has a token"),
                sample=share_text(1, 1),
            ),
        )

    def widest_count(self) -> int:
        """Return the number of words or characters, which no count exceeds."""
        total: int = self._row(1).total if self._length else 0
        return total

    def token_at(self, row: int) -> int | None:
        """Return the token that a row's step took in."""
        token: int | None = self._row(row + 1).face.id
        return token

    def cell(self, row: int, column: int) -> Cell:
        """Return the picture of one cell."""
        data: AdmitRowData = self._row(row + 1)
        lit = row + 1 == self._lit
        if column == AdmitColumn.STEP:
            return Cell((Part(str(data.step), quiet=True),), numeric=True, lit=lit)
        if column == AdmitColumn.TOKEN:
            state = "current" if self.is_open(row + 1) else "idle"
            return Cell(faces=(data.face,), state=state, lit=lit)
        text = {
            AdmitColumn.COUNTED: grouped(data.count),
            AdmitColumn.UNKNOWN: "…" if self.is_open(row + 1) else grouped(data.unknown),
            AdmitColumn.COVERAGE: share_text(data.coverage, 1),
        }[AdmitColumn(column)]
        strong = lit and column == AdmitColumn.COUNTED
        return Cell((Part(text),), numeric=True, strong=strong, lit=lit)

    def fields(self, row: int) -> Sequence[str]:
        """Return a row's columns as they are copied, with plain numbers."""
        data: AdmitRowData = self._row(row + 1)
        coverage = f"{data.coverage:.6f}"
        return str(data.step), data.text, str(data.count), str(data.unknown), coverage

    def field_names(self) -> Sequence[str]:
        """Return the headers of `fields`."""
        return [heading.text for heading in self.headings()]

    def description(self, step: int, column: int) -> str:
        """Return a cell as it is read aloud."""
        data: AdmitRowData = self._row(step)
        return {
            AdmitColumn.STEP: self.tr("Step {0}").format(step),
            AdmitColumn.TOKEN: self.tr("New token {0}").format(data.face.label),
            AdmitColumn.COUNTED: self.tr("Counted {0}").format(grouped(data.count)),
            AdmitColumn.UNKNOWN: counted("AdmitTableModel", "%Ln unknown left", data.unknown),
            AdmitColumn.COVERAGE: self.tr("Coverage {0}").format(share_text(data.coverage, 1)),
        }[AdmitColumn(column)]

    def tip(self, step: int, column: int) -> str | None:
        """Return the whole token."""
        label: str = self._row(step).face.label
        return label if column == AdmitColumn.TOKEN else None
