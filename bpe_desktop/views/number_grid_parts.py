"""A grid of numbers as a screen reader sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRect

from .accessible_parts import Path
from .number_words import split_name

if TYPE_CHECKING:
    from .number_grid import NumberGrid

__all__ = ["GridParts"]


class GridParts:
    """The cells for screen readers: rows, and numbers in them."""

    def __init__(self, grid: NumberGrid) -> None:
        self._grid = grid

    def count(self, path: Path) -> int:
        """Return the number of rows, or of numbers in a row."""
        numbers = self._grid.range
        if not path:
            return numbers.rows
        return len(self._row(path[0])) if len(path) == 1 else 0

    def name(self, path: Path) -> str:
        """Return a number with its cut, or a row by its first and last number."""
        if not path:
            return self._grid.accessibleName()
        row = self._row(path[0])
        if not row:
            return ""
        if len(path) == 1:
            return f"{row[0]} – {row[-1]}"
        if not 0 <= path[1] < len(row):
            return ""
        return split_name(row[path[1]], self._grid.split_of(row[path[1]]))

    def rect(self, path: Path) -> QRect:
        """Return where a number or a row stands."""
        row = self._row(path[0]) if path else self._grid.range and range(0)
        if not path or not row:
            return self._grid.viewport().rect()
        if len(path) == 1:
            both = self._grid.box_of(row[0]).united(self._grid.box_of(row[-1]))
            return both.toAlignedRect()
        return self._grid.box_of(row[path[1]]).toAlignedRect()

    def at(self, point: QPoint) -> Path | None:
        """Return the number at a point."""
        return self._path(self._grid.number_at(QPointF(point)))

    def current(self) -> Path | None:
        """Return the number that the keyboard is on."""
        return self._path(self._grid.chosen)

    def _path(self, number: int) -> Path | None:
        numbers = self._grid.range
        if not numbers.first <= number <= numbers.last:
            return None
        return divmod(number - numbers.first, numbers.columns)

    def _row(self, row: int) -> range:
        numbers = self._grid.range
        first = numbers.first + row * numbers.columns
        return range(first, min(first + numbers.columns, numbers.last + 1))
