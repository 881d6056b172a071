"""How the cells of a grid of numbers are drawn: fills, labels, cuts, digits and marks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from ..engine.number_splits import NumberSplit
from ..models.number_ranges import NumberRange
from .cell_picture import FINE, CellPicture
from .split_colors import WAITING, ink_of
from .theme import Theme

__all__ = ["HEAD", "LABELS", "LINES_FROM", "GridDrawing"]

LABELS = 38  # of the rows, at the left
HEAD = 16  # of the columns, above
LINES_FROM = 10.0  # pixels of a cell from which neighbours that differ have a line between them,
_CUTS_FROM = 16.0  # … the cuts are drawn
_TEXT_FROM = 34.0  # … and the digits are written
_TEXT_GAP = 4
_LABEL_GAP, _COLUMN_GAP = 14, 26  # the least from one label to the next


class GridDrawing:
    """One painting of a grid: `origin` is where its first cell is, `room` where cells are seen.

    `side` is that of a cell, in pixels.
    """

    def __init__(
        self,
        painter: QPainter,
        theme: Theme,
        numbers: NumberRange,
        cells: Sequence[NumberSplit | None],
        picture: CellPicture,
        *,
        side: float,
        origin: QPointF,
        room: QRectF,
    ) -> None:
        self._painter = painter
        self._theme = theme
        self._numbers = numbers
        self._cells = cells
        self._picture = picture
        self._side = side
        self._origin = origin
        self._room = room

    def draw_labels(self) -> None:
        """Name the rows by their first number, the columns by what is added to it."""
        numbers, room, origin = self._numbers, self._room, self._origin
        painter, side = self._painter, self._side
        painter.setFont(self._theme.font("small"))
        painter.setPen(self._theme.color("text3"))
        every = next(
            n for n in (1, 2, 5, 10, 20, 25, 50, 100) if n * side >= _LABEL_GAP or n == 100
        )
        for row in range(0, numbers.rows, every):
            y = origin.y() + row * side
            if room.top() - 1 <= y <= room.bottom() - side / 2:
                place = QRectF(0, y + min(side, _LABEL_GAP) / 2 - 8, LABELS - 6, 16)
                if side > _LABEL_GAP:
                    place.moveTop(y + side / 2 - 8)
                name = str(numbers.first + row * numbers.columns)
                painter.drawText(
                    place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, name
                )
        every = _every(side, _COLUMN_GAP)
        for column in range(0, numbers.columns, every):
            x = origin.x() + column * side
            if room.left() - 1 <= x <= room.right() - 12:
                place = QRectF(x - 12 + min(side, _COLUMN_GAP) / 2, 0, 24, HEAD - 2)
                if side > _COLUMN_GAP:
                    place.moveLeft(x + side / 2 - 12)
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, f"+{column}")

    def draw_fills(self) -> None:
        """Draw the colours of all cells: one picture, enlarged."""
        side, origin = self._side, self._origin
        picture = self._picture.image(with_marks=side < LINES_FROM)
        columns = self._numbers.columns
        rows, rest = divmod(self._numbers.size, columns)  # the last row may be shorter
        whole = QRectF(origin.x(), origin.y(), columns * side, rows * side)
        self._painter.drawImage(whole, picture, QRectF(0, 0, columns * FINE, rows * FINE))
        if rest:
            self._painter.drawImage(
                QRectF(whole.left(), whole.bottom(), rest * side, side),
                picture,
                QRectF(0, rows * FINE, rest * FINE, FINE),
            )

    def _in_sight(self) -> list[int]:
        """Return the places of the cells in sight that are filled."""
        numbers, origin, room, side = self._numbers, self._origin, self._room, self._side
        columns = numbers.columns
        first_row = max(0, int((room.top() - origin.y()) // side))
        last_row = min(numbers.rows - 1, int((room.bottom() - origin.y()) // side))
        first = max(0, int((room.left() - origin.x()) // side))
        last = min(columns - 1, int((room.right() - origin.x()) // side))
        return [
            at
            for row in range(first_row, last_row + 1)
            for at in range(row * columns + first, row * columns + last + 1)
            if at < numbers.size and self._picture.codes[at] != WAITING
        ]

    def draw_on_cells(self) -> None:
        """Draw what is large enough on the cells in sight: gaps, cuts, digits, marks."""
        painter, side = self._painter, self._side
        columns, origin = self._numbers.columns, self._origin
        spots = []  # the cells in sight with their left and top: QRectF would take its time
        for at in self._in_sight():
            row, column = divmod(at, columns)
            spots.append((at, origin.x() + column * side, origin.y() + row * side))
        self._draw_gaps()
        if side >= _CUTS_FROM:
            self._draw_cuts(spots)
        differing = self._picture.differs
        size = min(4.0, side / 4)
        dots: dict[int, list[QRectF]] = {}
        lines = []
        for at, x, y in spots:
            if differing[at]:
                lines.append(QLineF(x + side, y + 1, x + side, y + side - 1))
                if at and differing[at - 1]:
                    dot = QRectF(x + side - size - 2, y + 2, size, size)
                    dots.setdefault(self._picture.codes[at], []).append(dot)
        painter.setPen(Qt.PenStyle.NoPen)
        for code, places in dots.items():
            painter.setBrush(QColor(ink_of(self._theme, code)))
            painter.drawRects(places)
        painter.setPen(QPen(self._theme.color("text"), 2 if side >= _CUTS_FROM else 1))
        painter.drawLines(lines)

    def _draw_gaps(self) -> None:
        """Part the cells by lines of the ground."""
        numbers, origin, side = self._numbers, self._origin, self._side
        painter, room = self._painter, self._room
        right = min(room.right(), origin.x() + numbers.columns * side)
        bottom = min(room.bottom(), origin.y() + numbers.rows * side)
        painter.setPen(QPen(self._theme.color("surface"), 1))
        across = [origin.y() + row * side for row in range(numbers.rows + 1)]
        down = [origin.x() + column * side for column in range(numbers.columns + 1)]
        painter.drawLines([QLineF(room.left(), y, right, y) for y in across])
        painter.drawLines([QLineF(x, room.top(), x, bottom) for x in down])

    def _draw_cuts(self, spots: list[tuple[int, float, float]]) -> None:
        """Draw the digits of numbers, or places for them, with lines at the cuts."""
        painter, side = self._painter, self._side
        font = self._theme.font("token-table")
        font.setPixelSize(max(8, min(13, round(side * 0.34))))
        metrics = QFontMetricsF(font)
        with_text = side >= _TEXT_FROM
        painter.setFont(font)
        advance = metrics.horizontalAdvance("0")
        height = metrics.ascent() * 0.62 if with_text else side * 0.28
        baseline = (side + metrics.ascent() - metrics.descent()) / 2
        lines: dict[int, list[QLineF]] = {}
        texts: dict[int, list[tuple[QPointF, str]]] = {}
        for at, x, y in spots:
            cell, code = self._cells[at], self._picture.codes[at]
            assert cell is not None
            digits = sum(cell.shape)
            step = advance
            if not with_text:
                step = min(step, (side - 6) / max(4, digits))
            gap = _TEXT_GAP if with_text else 0  # about a cut
            left = x + (side - step * digits - gap * (len(cell.shape) - 1)) / 2
            before, middle, written = 0, y + side / 2, cell.text.strip()
            for held in cell.shape:
                if before:
                    cut = round(left - gap / 2) + 0.5
                    line = QLineF(cut, middle - height, cut, middle + height)
                    lines.setdefault(code, []).append(line)
                if with_text:
                    part = QPointF(left, y + baseline), written[before : before + held]
                    texts.setdefault(code, []).append(part)
                before += held
                left += held * step + gap
        for code, found in texts.items():
            painter.setPen(QColor(ink_of(self._theme, code)))
            for place, digits_text in found:
                painter.drawText(place, digits_text)
        for code, cuts in lines.items():
            painter.setPen(QPen(QColor(ink_of(self._theme, code)), 1))
            painter.drawLines(cuts)


def _every(side: float, gap: float) -> int:
    """Return how many cells there are from one label to the next."""
    return next(cells for cells in (1, 2, 5, 10, 20, 25, 50, 100) if cells * side >= gap)
