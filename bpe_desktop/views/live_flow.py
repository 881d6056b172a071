"""Where the tiles under the live text stand: in rows, as many as are asked for so far."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPixmap, QStaticText

from ..models.faces import Face
from ..models.live import LiveResult
from .theme import Theme
from .tiles import TilePainter

__all__ = ["IDS", "SIDE", "SIZE", "IdLabels", "PlacedTile", "TileCells", "TileFlow", "id_text"]

SIZE = "live"  # of tiles, unless a person wants another
SIDE = 12
IDS = 16  # the row of ids under the tiles
_NARROWEST = 24  # a row holds at least this
_GAP = 3
_WORD_GAP = 14
_LABELS = 4000  # kept at most
_CELLS = 2000  # kept at most
_AROUND = 1  # pixels around a cell that belong to its picture


class PlacedTile(NamedTuple):
    """A tile in its row."""

    face: Face
    cell: int  # left edge of the space for tile and id
    cell_width: int
    width: int
    row: int


class IdLabels:
    """Measures and draws ids, each shaped once: shaping costs more than drawing."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._labels: dict[str, tuple[QStaticText, int]] = {}
        theme.changed.connect(self._labels.clear)

    def width(self, text: str) -> int:
        """Return the width of an id."""
        return self._label(text)[1]

    def draw(self, painter: QPainter, cell: QRectF, text: str) -> None:
        """Draw an id in the middle of a cell, with the painter's font and pen."""
        label, width = self._label(text)
        height = label.size().height()
        left = cell.left() + (cell.width() - width) // 2
        painter.drawStaticText(QPointF(left, cell.top() + (cell.height() - height) // 2), label)

    def _label(self, text: str) -> tuple[QStaticText, int]:
        found = self._labels.get(text)
        if found is None:
            if len(self._labels) >= _LABELS:
                self._labels.clear()
            font = self._theme.font("small")
            label = QStaticText(text)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setPerformanceHint(QStaticText.PerformanceHint.AggressiveCaching)
            label.prepare(font=font)
            found = self._labels[text] = label, QFontMetrics(font).horizontalAdvance(text)
        return found


class TileCells:
    """Draws tiles with their ids; what is drawn again, as at each key, from one picture."""

    def __init__(self, theme: Theme, painter: TilePainter, labels: IdLabels) -> None:
        self._theme = theme
        self._painter = painter
        self._labels = labels
        self._kept: dict[tuple[object, ...], QPixmap | None] = {}  # `None`: no picture yet
        theme.changed.connect(self._kept.clear)

    def draw(
        self,
        painter: QPainter,
        tile: PlacedTile,
        box: QRectF,
        size: str,
        *,
        ids: bool,
        ratio: float,
    ) -> None:
        """Draw a tile at rest in `box`; `ratio` is 0 where shapes are wanted and no pixels.

        At a scale such as 1.25 a picture would stand half a pixel off what is drawn: none then.
        """
        if not ratio or not ratio.is_integer():
            self.draw_once(painter, tile, box, size, "idle", ids=ids)
            return
        key = (tile.face, tile.width, tile.cell_width, size, ids, ratio)
        if key not in self._kept:
            if len(self._kept) >= _CELLS:
                self._kept.clear()
            self._kept[key] = None
            self.draw_once(painter, tile, box, size, "idle", ids=ids)
            return
        picture = self._kept[key]
        if picture is None:
            picture = self._kept[key] = self._picture(tile, box, size, ids, ratio)
        painter.drawPixmap(QPointF(tile.cell - _AROUND, box.top() - _AROUND), picture)

    def draw_once(
        self, painter: QPainter, tile: PlacedTile, box: QRectF, size: str, state: str, *, ids: bool
    ) -> None:
        """Draw a tile in any state, with its id if `ids` are shown."""
        self._painter.draw(painter, box.left(), box.top(), tile.face, size, state, tile.width)
        if ids:
            unknown = tile.face.kind == "unknown"
            painter.setPen(self._theme.color("bad" if unknown else "text3"))
            cell = QRectF(tile.cell, box.bottom() + 2, tile.cell_width, IDS)
            self._labels.draw(painter, cell, id_text(tile.face))

    def _picture(
        self, tile: PlacedTile, box: QRectF, size: str, ids: bool, ratio: float
    ) -> QPixmap:
        width = tile.cell_width + 2 * _AROUND
        height = box.height() + 2 * _AROUND + (2 + IDS if ids else 0)
        picture = QPixmap(ceil(width * ratio), ceil(height * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(self._theme.color("surface"))
        with QPainter(picture) as painter:
            painter.setFont(self._theme.font("small"))
            painter.translate(_AROUND - tile.cell, _AROUND - box.top())
            self.draw_once(painter, tile, box, size, "idle", ids=ids)
        return picture


class TileFlow:
    """Breaks the tiles of a result into rows, some at a time: no more than is to be seen."""

    def __init__(self, painter: TilePainter, labels: IdLabels) -> None:
        self._painter = painter
        self._labels = labels
        self.tiles: list[PlacedTile] = []
        self.size = SIZE
        self._row_starts = [0]  # the first tile of each row
        self._right = SIDE  # where the row that grows has come to

    def clear(self) -> None:
        """Begin anew."""
        self.tiles.clear()
        self._row_starts = [0]
        self._right = SIDE

    def keep(self, count: int) -> None:
        """Forget all but the first tiles."""
        if count >= len(self.tiles):
            return
        if not count:
            self.clear()
            return
        del self.tiles[count:]
        self._row_starts = self._row_starts[: self.tiles[-1].row + 1]
        self._right = self.tiles[-1].cell + self.tiles[-1].cell_width

    @property
    def rows(self) -> int:
        """How many rows there are so far."""
        return len(self._row_starts)

    def within(self, first_row: int, last_row: int) -> range:
        """Return the numbers of the tiles of some rows, the last one included."""
        first = bisect_left(self.tiles, first_row, key=lambda tile: tile.row)
        return range(first, bisect_right(self.tiles, last_row, key=lambda tile: tile.row))

    def tile_at(self, row: int, x: float) -> int | None:
        """Return the number of the tile whose cell is at `x` of a row."""
        following = row + 1
        last = self._row_starts[following] if following < self.rows else len(self.tiles)
        first = self._row_starts[row]
        at = bisect_right(self.tiles, x, first, last, key=lambda tile: tile.cell) - 1
        if at < first or x >= self.tiles[at].cell + self.tiles[at].cell_width:
            return None
        return at

    def lay_out(self, result: LiveResult, until: int, width: int, *, ids: bool) -> None:
        """Give their places to the tokens up to number `until`, in rows within `width` pixels."""
        starts, ends = result.starts, result.ends
        limit = max(width - SIDE, SIDE + _NARROWEST)
        for index in range(len(self.tiles), until):
            face = result.face(index)
            wide = min(self._painter.width(face, self.size), limit - SIDE)
            room = max(wide, self._labels.width(id_text(face)) + 4) if ids else wide
            is_word_start = index > 0 and starts[index] > ends[index - 1]
            left = self._right + (_WORD_GAP if is_word_start else _GAP)
            if index == self._row_starts[-1]:
                left = SIDE
            elif left + room > limit:
                self._row_starts.append(index)
                left = SIDE
            self.tiles.append(PlacedTile(face, left, room, wide, self.rows - 1))
            self._right = left + room


def id_text(face: Face) -> str:
    """Return the id of a token as it stands under its tile."""
    return "?" if face.id is None else str(face.shown_id)
