"""The grids of numbers as a table for spreadsheets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..engine.number_splits import is_odd
from ..formats.csv_table import escape, sheet
from ..models.number_grids import NumberColumn
from .number_words import column_title, cut_text

__all__ = ["HEADER", "numbers_csv"]

HEADER = ("number", "tokenizer", "steps", "tokens", "shape", "cut", "ids", "odd")


def numbers_csv(first: int, columns: Sequence[NumberColumn]) -> bytes:
    """Return a line for each number and tokenizer, after one line of `HEADER`.

    `odd` is 1 for a number that is cut otherwise than both its neighbours. Ids are those of the
    tokenizer, `?` for an unknown digit. UTF-8.
    """
    return sheet(HEADER, _lines(first, columns))


def _lines(first: int, columns: Sequence[NumberColumn]) -> Iterator[tuple[object, ...]]:
    for column in columns:
        cells = [cell for cell in column.cells if cell is not None]
        title, step = escape(column_title(column.key, column.facts.name)), column.facts.step
        for at, cell in enumerate(cells):
            yield (
                first + at,
                title,
                step,
                cell.tokens,
                "+".join(map(str, cell.shape)),
                cut_text(cell),
                " ".join("?" if token is None else str(token) for token in cell.ids),
                int(is_odd(cells, at)),
            )
