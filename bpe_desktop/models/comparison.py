"""Several tokenizers against several texts: what stands in the matrix, and what follows from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from ..engine import metrics
from ..engine.measuring import Measure, Stretch, count_words, first_difference
from .error_words import spoken
from .prices import Prices

__all__ = ["Comparison", "Curve", "Parity", "Prices", "RowFacts", "TextColumn", "parities"]

_PALETTE = 7  # colours of tokens


class TextColumn(NamedTuple):
    """A text to compare on; `words` is `None` where the writing does not part them by spaces.

    `source` is "sample:CODE", "typed", or the path of a file.
    """

    key: int
    name: str
    text: str
    words: int | None
    source: str

    @classmethod
    def of(cls, key: int, name: str, text: str, source: str) -> TextColumn:
        """Count the words of a text."""
        return cls(key, name, text, count_words(text), source)

    @property
    def characters(self) -> int:
        """How many code points there are."""
        return len(self.text)

    @property
    def bytes(self) -> int:
        """How many bytes of UTF-8 there are."""
        return len(self.text.encode("utf-8", "surrogateescape"))


class RowFacts(NamedTuple):
    """A tokenizer of the comparison.

    `kind` is training (the one in view, at the playhead), kept, file, words or characters. `size`
    counts its tokens after `step` of `steps` steps. `name` is that of its corpus or file.
    """

    key: int
    kind: str
    name: str
    algorithm: str = ""
    step: int = 0
    steps: int = 0
    size: int = 0


class Curve(NamedTuple):
    """Tokens of one text at each vocabulary size (size, tokens), sizes rising."""

    column: TextColumn
    points: tuple[tuple[int, int], ...]

    def figure(self, tokens: int) -> float | None:
        """Return tokens per word."""
        return None if self.column.words is None else metrics.fertility(tokens, self.column.words)

    def at(self, size: int) -> int | None:
        """Return the tokens at a size, `None` before the first."""
        found = None
        for at, tokens in self.points:
            if at > size:
                break
            found = tokens
        return found


class Parity(NamedTuple):
    """One language against the first; see `engine.metrics` for the formulas.

    With `unknown` tokens there is only their number: few tokens that lose the text are not cheap.
    """

    column: TextColumn
    tokens: int
    extra: float | None
    attention: float | None
    fitting: int | None
    cost: float | None
    unknown: int = 0


@dataclass(frozen=True)
class Comparison:
    """A moment of the comparison; `cells` holds by (row, column) a measure or what went wrong.

    `reference` is the key of the row that the others are held against.
    """

    columns: tuple[TextColumn, ...] = ()
    rows: tuple[RowFacts, ...] = ()
    cells: Mapping[tuple[int, int], Measure | str] | None = None
    reference: int | None = None
    sorted_by: int | None = None  # the key of a column

    def measure(self, row: int, column: int) -> Measure | None:
        """Return the measure of a cell by the keys, `None` if it is not there (yet)."""
        found = (self.cells or {}).get((row, column))
        return found if isinstance(found, Measure) else None

    def problem(self, row: int, column: int) -> str:
        """Return what stood in the way of a cell."""
        found = (self.cells or {}).get((row, column))
        return spoken(found) if isinstance(found, str) else ""

    def range_of(self, column: int) -> tuple[int, int] | None:
        """Return the fewest and the most tokens of a column.

        The fewest are those of a tokenizer that knows all of the text, where there is one.
        """
        return self._ranges.get(column)

    def color_of(self, column: int, text: str) -> int | None:
        """Return the number of the colour of a piece, `None` for a single character.

        The same piece has one colour down a column, given by first appearance.
        """
        return self._colors.get((column, text))

    def different_stretch(self, row: int, column: int) -> int | None:
        """Return the first stretch of a cell that is cut otherwise than in the reference."""
        if self.reference is None or row == self.reference:
            return None
        own, other = self.measure(row, column), self.measure(self.reference, column)
        if own is None or other is None:
            return None
        token = first_difference(own.spans, other.spans)
        if token is None:
            return None
        holding = (
            number
            for number, stretch in enumerate(own.stretches)
            if stretch.token <= token < stretch.token + stretch.tokens
        )
        return next(holding, None)

    @property
    def reference_row(self) -> RowFacts | None:
        """The row that the others are held against."""
        return next((row for row in self.rows if row.key == self.reference), None)

    @property
    def unknown(self) -> int:
        """How many tokens of all cells are unknown."""
        found = (self.cells or {}).values()
        return sum(cell.unknown for cell in found if isinstance(cell, Measure))

    @cached_property
    def _ranges(self) -> dict[int, tuple[int, int]]:
        found = {}
        for column in self.columns:
            cells = [
                cell for row in self.rows if (cell := self.measure(row.key, column.key)) is not None
            ]
            if cells:
                able = [cell.tokens for cell in cells if not cell.unknown]
                tokens = [cell.tokens for cell in cells]
                found[column.key] = min(able or tokens), max(tokens)
        return found

    @cached_property
    def _colors(self) -> dict[tuple[int, str], int]:
        found: dict[tuple[int, str], int] = {}
        for column in self.columns:
            first = len(found)
            # By key, not as sorted: a colour does not change when the rows are put in order.
            for row in sorted(self.rows):
                cell = self.measure(row.key, column.key)
                for stretch in () if cell is None else cell.stretches:
                    if _is_piece(stretch):
                        key = column.key, stretch.text
                        found.setdefault(key, (len(found) - first) % _PALETTE)
        return found


def _is_piece(stretch: Stretch) -> bool:
    """Tell whether one token holds several characters."""
    return stretch.tokens == 1 and len(stretch.text) > 1 and not stretch.unknown


def parities(comparison: Comparison, prices: Prices, row: int | None = None) -> list[Parity]:
    """Return the languages under a row, else the reference, each against the first of them."""
    key = comparison.reference if row is None else row
    if key is None:
        return []
    measures: Sequence[tuple[TextColumn, Measure]] = [
        (column, cell)
        for column in comparison.columns
        if (cell := comparison.measure(key, column.key)) is not None
    ]
    base = measures[0][1] if measures else None
    return [
        _parity(column, cell, None if base is None or base.unknown else base.tokens, prices)
        for column, cell in measures
    ]


def _parity(column: TextColumn, cell: Measure, base: int | None, prices: Prices) -> Parity:
    if cell.unknown:
        return Parity(column, cell.tokens, None, None, None, None, cell.unknown)
    return Parity(
        column,
        cell.tokens,
        None if base is None else metrics.extra_share(cell.tokens, base),
        None if base is None else metrics.attention_ratio(cell.tokens, base),
        metrics.messages_in_context(prices.context, cell.tokens),
        metrics.monthly_cost(cell.tokens, prices.messages, prices.charged_price),
    )
