"""What one table cell shows, and how tables become text: shared by the three item models."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple, Protocol

from .faces import Face
from .number_text import count_text, decimal_text

__all__ = ["DASH", "Cell", "CellModel", "Part", "grouped", "score_text", "to_tsv"]

DASH = "–"

_ESCAPES = str.maketrans({"\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r"})


class Part(NamedTuple):
    """A run of text in one font: `token` in the fixed-width one, `quiet` in the second colour."""

    text: str
    token: bool = False
    quiet: bool = False


class Cell(NamedTuple):
    """The picture of one cell: tiles, a bar, or runs of text.

    `state` is the state in which the tiles are drawn. `bar` is a share of the column (0 to 1).
    `numeric` cells stand at the trailing edge. `strong` is heavier, `lit` is the row that happens
    now, `stale` is drawn faintly. `note` is a remark at the far end, left out where it is narrow.
    `bracket` is the cell's piece of a bracket over equal rows: "first", "middle", "last" or "".
    """

    parts: tuple[Part, ...] = ()
    faces: tuple[Face, ...] = ()
    state: str = "idle"
    bar: float | None = None
    numeric: bool = False
    strong: bool = False
    lit: bool = False
    stale: bool = False
    note: str = ""
    bracket: str = ""

    @property
    def text(self) -> str:
        """The cell in words, as it is read aloud and searched."""
        if self.faces:
            return " + ".join(face.label for face in self.faces)
        return "".join(part.text for part in self.parts)


class CellModel(Protocol):
    """What a table view asks its model for, besides Qt's own interface.

    One call gives a whole cell: through `data` it would be a call for each property of it.
    """

    def cell(self, row: int, column: int) -> Cell:
        """Return the picture of one cell."""
        ...

    def fields(self, row: int) -> Sequence[str]:
        """Return a row's fields as they are copied."""
        ...

    def field_names(self) -> Sequence[str]:
        """Return the headers of `fields`."""
        ...


def grouped(number: int) -> str:
    """Return a count with separators: 12,984. Ids and ranks are written without."""
    return count_text(number)


def score_text(score: Fraction | None) -> str:
    """Return a score with four places that tell something.

    >>> score_text(Fraction(8, 88)), score_text(Fraction(1, 30_000_000))
    ('0.0909', '3.333e-08')
    """
    if score is None:
        return DASH
    value = float(score)
    return decimal_text(value, 4) if value >= 0.001 else f"{value:.4g}"


def to_tsv(rows: Iterable[Sequence[str]]) -> str:
    r"""Return rows as tab-separated lines, with `\`, tab and line breaks inside a field escaped.

    >>> to_tsv([["a\tb", "1"], ["\\", "2"]])
    'a\\tb\t1\n\\\\\t2'
    """
    return "\n".join("\t".join(field.translate(_ESCAPES) for field in row) for row in rows)
