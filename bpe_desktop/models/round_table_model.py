"""The rounds of a unigram training, up to the playhead."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

from .step_table_model import StepHeading, StepTableModel
from .table_cell import DASH, Cell, Part, grouped

__all__ = ["RoundColumn", "RoundRowData", "RoundTableModel"]

_MINUS = "\u2212"


class RoundRowData(NamedTuple):
    """One round: its kind, pieces after it, how many came and went, and the likelihood after it.

    `log_likelihood` is that of the corpus in nats per character, `change` by how much it changed.
    """

    step: int
    kind: str
    pieces: int
    added: int
    removed: int
    log_likelihood: float
    change: float
    symbols: int


class RoundColumn(IntEnum):
    """The columns, in order."""

    STEP = 0
    KIND = 1
    PIECES = 2
    CHANGE = 3
    LIKELIHOOD = 4
    FALL = 5


class RoundTableModel(StepTableModel):
    """Row r is round r + 1 of a unigram training."""

    def headings(self) -> Sequence[StepHeading]:
        """Return the headings of `RoundColumn`."""
        tr = self.tr
        return (
            StepHeading("#", tr("The number of the round")),
            StepHeading(tr("Round"), tr("What was done"), tokens=True),
            StepHeading(tr("Pieces"), tr("How many pieces there are after the round")),
            StepHeading(tr("Change"), tr("How many pieces came or went")),
            StepHeading(
                tr("Log-lik."),
                tr("Log-likelihood of the corpus in nats per character, after the round"),
                sample=f"{_MINUS}0.0000",
            ),
            StepHeading(
                tr("Gain"),
                tr("By how much the log-likelihood changed"),
                sample=f"{_MINUS}0.0000",
            ),
        )

    def kind_text(self, kind: str) -> str:
        """Return what a kind of round is called."""
        return {
            "seed": self.tr("Seeds"),
            "em": self.tr("EM"),
            "prune": self.tr("Pruning"),
            "cut": self.tr("Last cut"),
        }[kind]

    def widest_count(self) -> int:
        """Return the greatest number of pieces: that after the first round."""
        pieces: int = self._row(1).pieces if self._length else 0
        return pieces

    def token_at(self, row: int) -> int | None:
        """Return nothing: a round is about many pieces."""
        return None

    def cell(self, row: int, column: int) -> Cell:
        """Return the picture of one cell."""
        data: RoundRowData = self._row(row + 1)
        lit = row + 1 == self._lit
        if column == RoundColumn.STEP:
            return Cell((Part(str(data.step), quiet=True),), numeric=True, lit=lit)
        if column == RoundColumn.KIND:
            return Cell((Part(self.kind_text(data.kind)),), lit=lit, strong=lit)
        text = {
            RoundColumn.PIECES: grouped(data.pieces),
            RoundColumn.CHANGE: self._came_and_went(data),
            RoundColumn.LIKELIHOOD: _signed(data.log_likelihood, plus=False),
            RoundColumn.FALL: _signed(data.change) if data.step > 1 else DASH,
        }[RoundColumn(column)]
        return Cell((Part(text),), numeric=True, lit=lit)

    @staticmethod
    def _came_and_went(data: RoundRowData) -> str:
        parts = []
        if data.added:
            parts.append(f"+{grouped(data.added)}")
        if data.removed:
            parts.append(f"{_MINUS}{grouped(data.removed)}")
        return " ".join(parts) or "0"

    def fields(self, row: int) -> Sequence[str]:
        """Return a row's columns as they are copied, with plain numbers."""
        data: RoundRowData = self._row(row + 1)
        return (
            str(data.step),
            self.kind_text(data.kind),
            str(data.pieces),
            str(data.added - data.removed),
            f"{data.log_likelihood:.6f}",
            f"{data.change:.6f}",
        )

    def field_names(self) -> Sequence[str]:
        """Return the headers of `fields`."""
        return [heading.text for heading in self.headings()]

    def description(self, step: int, column: int) -> str:
        """Return a cell as it is read aloud."""
        heading = self.headings()[column].text
        return f"{heading} {self.cell(step - 1, column).text}"

    def tip(self, step: int, column: int) -> str | None:
        """Return the whole figure of a likelihood."""
        data: RoundRowData = self._row(step)
        if column == RoundColumn.LIKELIHOOD:
            return _signed(data.log_likelihood, plus=False, places=8)
        if column == RoundColumn.FALL:
            return _signed(data.change, places=8)
        return None


def _signed(value: float, *, plus: bool = True, places: int = 4) -> str:
    text = f"{value:+.{places}f}" if plus else f"{value:.{places}f}"
    return text.replace("-", _MINUS)
