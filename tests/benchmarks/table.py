"""The table of measurements: ours beside a peer, the ratio, what must hold and what is aimed at."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from statistics import median
from typing import Any, NamedTuple

__all__ = ["Row", "Target", "as_json", "as_text", "compared"]


class Target(NamedTuple):
    """A limit of a ratio, or of our own figure where no peer does the work."""

    sign: str  # ≤ or ≥
    must: float | None  # `None` where nothing is asked for but aimed at
    aim: float

    def verdict(self, value: float) -> str:
        """Say which of the two holds."""
        holds = operator.le if self.sign == "≤" else operator.ge
        if holds(value, self.aim):
            return "aim"
        if self.must is None:
            return "-"
        return "must" if holds(value, self.must) else "MISSED"


class Row(NamedTuple):
    """One line: `value` is compared with the target and is what `of` says it is."""

    work: str
    ours: float
    unit: str
    peer: str
    theirs: float | None
    value: float
    of: str
    target: Target | None = None
    runs: int = 1


def compared(
    work: str,
    unit: str,
    peer: str,
    ours: Sequence[float],
    theirs: Sequence[float],
    target: Target | None = None,
    *,
    times_faster: bool = False,
) -> Row:
    """Return the line of two sides whose runs took turns.

    One rule for all ratios: each run of ours is divided by the run of theirs that follows it, or
    the other way round where the question is how many times faster we are; the ratio is the median
    of these. The two figures beside it are medians of their own, so that dividing them may give a
    little less or more.
    """
    pairs = list(zip(ours, theirs, strict=True))
    ratio = median(their / our if times_faster else our / their for our, their in pairs)
    of = "theirs ÷ ours" if times_faster else "ours ÷ theirs"
    return Row(work, median(ours), unit, peer, median(theirs), ratio, of, target, len(pairs))


_HEADINGS = ("work", "ours", "theirs", "peer", "ratio", "", "must", "aim", "holds", "runs")


def as_text(rows: Sequence[Row]) -> str:
    """Return the rows as aligned columns."""
    lines = [_HEADINGS, *map(_cells, rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    right = {1, 2, 4, 9}
    return "\n".join(
        "  ".join(
            cell.rjust(width) if place in right else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def as_json(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Return the rows as objects; `holds` is `null` where nothing is asked for."""
    return [
        {
            **row._asdict(),
            "target": row.target and row.target._asdict(),
            "holds": row.target and row.target.verdict(row.value),
        }
        for row in rows
    ]


def _cells(row: Row) -> tuple[str, ...]:
    target = row.target
    limits = (
        ("", "", "")
        if target is None
        else (
            "" if target.must is None else f"{target.sign} {target.must:g}",
            f"{target.sign} {target.aim:g}",
            target.verdict(row.value),
        )
    )
    return (
        row.work,
        _amount(row.ours, row.unit),
        "" if row.theirs is None else _amount(row.theirs, row.unit),
        row.peer,
        f"{row.value:.2f}",
        row.of,
        *limits,
        str(row.runs),
    )


def _amount(value: float, unit: str) -> str:
    if unit == "s" and value < 0.001:
        return f"{value * 1e6:.1f} µs"
    if unit == "s" and value < 1:
        return f"{value * 1e3:.2f} ms"
    return f"{value:.2f} {unit}" if unit == "s" else f"{value:.0f} {unit}"
