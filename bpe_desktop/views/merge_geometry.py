"""The plan of the merge view's rows: which are in sight and where each tile stands on screen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from ..models.faces import Face, MergeRow
from .merge_layout import PART, RowLayout, RowMetrics, choose_metrics, lay_out, letters_of
from .tiles import GAP, SIZES, TilePainter

__all__ = ["FADE", "LEFT", "RIGHT", "MergeGeometry"]

LEFT, RIGHT = 16, 20
FADE = 28  # width of the fading edge of a word that goes on out of sight
_TOP, _BOTTOM = 2, 10
_COUNT_GAP, _SHARE_GAP = 17, 12
_COUNT_WIDTH, _SHARE_WIDTH = 31, 24
_BAR_LEAST, _BAR_MOST, _BAR_PART = 64, 160, 0.3
_LETTER = Face(0, "x")


class MergeGeometry:
    """Knows rows, viewport and scroll position; works a row out only when it comes in sight."""

    def __init__(self, tiles: TilePainter) -> None:
        self._tiles = tiles
        self.rows: tuple[MergeRow, ...] = ()
        self.marks: tuple[tuple[int, ...], ...] = ()
        self.metrics = RowMetrics("row", 40)
        self._layouts: dict[int, RowLayout] = {}
        self._pans: dict[int, int] = {}
        self._count_width = _COUNT_WIDTH
        self._share_width = 0
        self._has_bars = False
        self._shown: tuple[tuple[int, ...], int, int] | None = None
        self._width = self._height = 0
        self.scroll_x = self.scroll_y = 0

    def set_rows(
        self, rows: tuple[MergeRow, ...], marks: tuple[tuple[int, ...], ...], *, stay: bool
    ) -> None:
        """Take rows, and in each the tiles to be marked as new.

        With `stay`, long words keep where they were moved to, and the sizes stay as they are.
        """
        self.rows, self.marks = rows, marks
        self._layouts.clear()
        if not stay:
            self._pans.clear()

    def set_columns(self, count_width: int, share_width: int) -> None:
        """Set the widths of the widest count and of the widest share (0: no shares)."""
        self._count_width = max(_COUNT_WIDTH, count_width)
        self._share_width = max(_SHARE_WIDTH, share_width) if share_width else 0

    def _choose_bars(self, all_shown: bool) -> None:
        """Decide whether the shares are pictured by bars, once for all merges of a corpus.

        Where the words are others at every merge, bars would come and go: there are none. Else
        the letters of the longest word decide, which are the same after every merge; only bytes
        may become fewer letters, and where they once left no room, there is none again.
        """
        if not all_shown:
            self._has_bars, self._shown = False, None
            return
        shown = (tuple(row.word for row in self.rows), self._width, self._height)
        was_refused = shown == self._shown and not self._has_bars
        self._shown = shown
        letters = max((sum(map(letters_of, row.faces)) for row in self.rows), default=0)
        longest = letters * (self._tiles.width(_LETTER, self.metrics.size) + GAP)
        room = round(self.room * (1 - _BAR_PART)) - PART - 2 * _SHARE_GAP
        self._has_bars = longest <= room and not was_refused

    def fit(self, width: int, height: int, *, all_shown: bool, zoom: int = 0) -> None:
        """Fit the rows into a viewport, with the largest tiles that find room, or other sizes.

        Unless `all_shown`, the rows are some words of many.
        """
        self._width, self._height = width, height
        self.metrics = choose_metrics(
            self.rows,
            self.room,
            height - _TOP - _BOTTOM,
            lambda size: self._tiles.width(_LETTER, size),
            all_shown=all_shown,
            zoom=zoom,
        )
        self._layouts.clear()
        self._pans.clear()
        # At the end, without shares, nothing is to be decided.
        if self._share_width:
            self._choose_bars(all_shown)

    @property
    def total_height(self) -> int:
        """The height of all rows."""
        return len(self.rows) * self.metrics.pitch + _TOP + _BOTTOM

    @property
    def count_right(self) -> int:
        """The right edge of the column of counts."""
        return LEFT + self._count_width

    @property
    def tiles_left(self) -> int:
        """The left edge of words that are not scrolled."""
        return LEFT + self._count_width + _COUNT_GAP

    @property
    def share_width(self) -> int:
        """The width of the column of shares, 0 where there are none."""
        return self._share_width

    @property
    def share_right(self) -> int:
        """The right edge of the column of shares."""
        return self._width - RIGHT

    @property
    def bars(self) -> tuple[int, int]:
        """The left edge and the width of the column of bars that picture the shares.

        The width is 0 where there is no room for such a column.
        """
        width = min(_BAR_MOST, round(self.room * _BAR_PART))
        if not self._share_width or width < _BAR_LEAST:
            return 0, 0
        return self.share_right - self._share_width - _SHARE_GAP - width, width

    @property
    def shows_bars(self) -> bool:
        """Whether every word leaves the column of bars free."""
        return self._has_bars and self.bars[1] > 0

    @property
    def room(self) -> int:
        """The width that a word can have without being cut off."""
        shares = self._share_width + _SHARE_GAP if self._share_width else 0
        return max(40, self._width - self.tiles_left - RIGHT - shares)

    @property
    def window(self) -> QRectF:
        """The part of the viewport in which tiles are drawn, with space for their rings."""
        return QRectF(self.tiles_left - 6, 0, self.room + 12, self._height)

    def visible(self) -> range:
        """Return the indices of the rows in sight."""
        top = self.scroll_y - _TOP
        first = max(0, top // self.metrics.pitch)
        last = (top + self._height) // self.metrics.pitch + 1
        return range(first, max(first, min(last, len(self.rows))))

    def layout(self, index: int) -> RowLayout:
        """Return a row's tiles at rest."""
        layout = self._layouts.get(index)
        if layout is None:
            size = self.metrics.size
            marks = self.marks[index] if index < len(self.marks) else ()
            anchor = marks[0] if marks else None
            layout = lay_out(self.rows[index], lambda face: self._tiles.width(face, size), anchor)
            self._layouts[index] = layout
        return layout

    def top(self, index: int) -> int:
        """Return the top of a row's tiles in the viewport."""
        spare = self.metrics.pitch - SIZES[self.metrics.size].height
        return _TOP + index * self.metrics.pitch - self.scroll_y + spare // 2

    def pan(self, index: int) -> int:
        """Return by how much a row is moved to the left, by itself and by scrolling.

        By itself, a word too long for the window is moved until its first match can be seen.
        """
        pan = self._own_pan(index)
        if self.scroll_x:
            most = max(pan, self.layout(index).width + FADE - self.room, 0)
            pan = min(max(pan + self.scroll_x, 0), most)
        return pan

    def pan_range(self) -> tuple[int, int]:
        """Return the least and the greatest sensible horizontal scroll position."""
        least = most = 0
        for index in self.visible():
            width = self.layout(index).width
            if width > self.room:
                pan = self._own_pan(index)
                least = min(least, -pan)
                most = max(most, width + FADE - self.room - pan)
        return least, most

    def origin(self, index: int) -> QPointF:
        """Return the top left corner of a row's first tile in the viewport."""
        return QPointF(self.tiles_left - self.pan(index), self.top(index))

    def tile_rect(self, index: int, tile: int) -> QRectF:
        """Return where a tile stands in the viewport, at rest."""
        layout = self.layout(index)
        origin = self.origin(index)
        height = SIZES[self.metrics.size].height
        return QRectF(origin.x() + layout.xs[tile], origin.y(), layout.widths[tile], height)

    def tile_at(self, x: float, y: float, offset: float = 0.0) -> tuple[int, int] | None:
        """Return (row, tile) at a point, when each match moves what follows by `offset`."""
        index = int((y + self.scroll_y - _TOP) // self.metrics.pitch)
        if not 0 <= index < len(self.rows) or not self.window.contains(x, y):
            return None
        origin = self.origin(index)
        if not origin.y() <= y < origin.y() + SIZES[self.metrics.size].height:
            return None
        tile = self.layout(index).tile_at(x - origin.x(), offset)
        return None if tile is None else (index, tile)

    def _own_pan(self, index: int) -> int:
        pan = self._pans.get(index)
        if pan is None:
            pan = 0
            layout = self.layout(index)
            if layout.matches and layout.width > self.room:
                match = layout.matches[0] + 1
                right = layout.xs[match] + layout.widths[match] + PART + FADE
                if right > self.room:
                    pan = min(layout.xs[match - 1] - FADE, layout.width + FADE - self.room)
            self._pans[index] = pan = max(pan, 0)
        return pan
