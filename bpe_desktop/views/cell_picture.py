"""All cells of a grid of numbers as one small picture, which is drawn enlarged."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QColor, QImage

from ..engine.number_splits import NumberSplit, differs
from ..models.number_ranges import NumberRange
from .split_colors import CODES, WAITING, code_of, color_table, ink_of
from .theme import Theme

__all__ = ["FINE", "CellPicture"]

FINE = 3  # pixels of the picture along a cell
_INDEXED = QImage.Format.Format_Indexed8


class CellPicture:
    """Nine pixels for each cell, of which the middle one is the mark of an odd number.

    `codes` tell the fill of each cell, `differs` whether the next number is cut otherwise.
    """

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._columns, self._rows = 1, 1
        self.codes = bytearray()
        self.differs = bytearray()
        self._pixels = bytearray(FINE * FINE)
        self._images: dict[bool, QImage] = {}

    def begin(self, numbers: NumberRange) -> None:
        """Begin with empty cells for other numbers."""
        self._columns, self._rows = numbers.columns, numbers.rows
        self.codes = bytearray(numbers.size)
        self.differs = bytearray(numbers.size)
        self._pixels = bytearray(numbers.rows * numbers.columns * FINE * FINE)
        self.forget_images()

    def take(self, cells: Sequence[NumberSplit | None], start: int, end: int) -> None:
        """Take what has become of the cells from `start` to `end`."""
        codes = self.codes
        for at in range(start, end):
            cell = cells[at]
            codes[at] = WAITING if cell is None else code_of(cell.shape, unknown=cell.unknown > 0)
        for at in range(max(start - 1, 0), min(end, len(cells) - 1)):
            cell, following = cells[at], cells[at + 1]
            self.differs[at] = (
                cell is not None and following is not None and differs(cell, following)
            )
        self._draw(max(start - 1, 0), min(end + 1, len(cells)))
        self.forget_images()

    def forget_images(self) -> None:
        """Make them anew when they are asked for, as after a change of theme."""
        self._images.clear()

    def image(self, *, with_marks: bool) -> QImage:
        """Return the picture of all cells; the codes of marks stand behind those of fills."""
        if with_marks not in self._images:
            width, height = self._columns * FINE, self._rows * FINE
            fills = color_table(self._theme)
            marks = [ink_of(self._theme, code) for code in range(CODES)] if with_marks else fills
            image = QImage(bytes(self._pixels), width, height, width, _INDEXED)
            image.setColorTable([QColor(color).rgb() for color in (*fills, *marks)])
            # A copy, which needs the bytes no longer.
            self._images[with_marks] = image.convertToFormat(QImage.Format.Format_RGB32)
        return self._images[with_marks]

    def _draw(self, start: int, end: int) -> None:
        pixels, width = self._pixels, self._columns * FINE
        for at in range(start, end):
            row, column = divmod(at, self._columns)
            code = self.codes[at]
            line = bytes((code,)) * FINE
            place = row * FINE * width + column * FINE
            for upper in (place, place + width, place + 2 * width):
                pixels[upper : upper + FINE] = line
            if at and self.differs[at - 1] and self.differs[at]:
                pixels[place + width + 1] = code + CODES
