"""What one table cell shows, and how tables become text: shared by the three item models."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt

from .faces import Face

__all__ = ["CELL_ROLE", "DASH", "TOKEN_ROLE", "Cell", "Part", "grouped", "to_tsv"]

# One call for a whole cell: a view asks for every visible cell at each repaint.
CELL_ROLE = int(Qt.ItemDataRole.UserRole) + 1
# The token id that a row is about (`int`), or the two ids of a pair (`tuple[int, int]`).
TOKEN_ROLE = int(Qt.ItemDataRole.UserRole) + 2

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
    `bracket` is the cell's piece of a bracket over equal rows: "first", "middle", "last" or nothing.
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


def grouped(number: int) -> str:
    """Return a count with separators: 12,984. Ids and ranks are written without."""
    return f"{number:,}"


def to_tsv(rows: Iterable[Sequence[str]]) -> str:
    r"""Return rows as tab-separated lines, with `\`, tab and line breaks inside a field escaped.

    >>> to_tsv([["a\tb", "1"], ["\\", "2"]])
    'a\\tb\t1\n\\\\\t2'
    """
    return "\n".join("\t".join(field.translate(_ESCAPES) for field in row) for row in rows)
