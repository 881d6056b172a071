"""The forms of a word as a table for spreadsheets."""

from __future__ import annotations

from ..formats.csv_table import escape, sheet
from ..models.space_table import SpaceRow, SpaceTable
from .space_words import form_name

__all__ = ["HEADER", "spaces_csv"]

HEADER = (
    "form",
    "text",
    "tokens",
    "pieces",
    "ids",
    "pre-tokens",
    "occurrences",
    "per million pre-tokens",
    "token places",
    "per million tokens",
    "same tokens as",
)


def spaces_csv(table: SpaceTable) -> bytes:
    """Return a line for each form, after one line of `HEADER`.

    White space is written as JSON writes it in `text` and `pre-tokens`, so that it can be seen;
    pieces are parted by spaces and drawn as on their tiles. UTF-8.
    """
    return sheet(HEADER, map(_line, table.rows))


def _line(row: SpaceRow) -> tuple[object, ...]:
    per_million, places = (
        None if figure is None else round(figure, 6)
        for figure in (row.per_million, row.places_per_million)
    )
    return (
        form_name(row.key),
        _quoted(row.text),
        len(row.faces),
        escape(" ".join(face.label for face in row.faces)),
        " ".join("?" if token is None else str(token) for token in row.ids),
        " ".join(_quoted(word) for word, _ in row.words),
        row.occurrences,
        per_million,
        row.places,
        places,
        form_name(row.same_as) if row.same_as else None,
    )


def _quoted(text: str) -> str:
    escaped = text.encode("unicode_escape").decode() if not text.isprintable() else text
    return f'"{escaped}"'
