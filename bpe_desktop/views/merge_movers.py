"""What moves while a merge is made: kept as one picture, and copied piece by piece each frame.

In a frame of a thousand tiles, about half a thousand pieces move: the tiles between two matches as
one strip, and each pair. Three things keep such a frame near a millisecond:

- The strips are cut out of one opaque picture of the tiles at rest. Opaque pixels are copied,
  where transparent ones would be blended, and one picture is made faster than hundreds.
- A pair looks the same in all places: it is drawn once a frame, with its shadow and, while it is
  joined, with the outline of where it goes, and then copied.
- All of it is copied in the pixels of the screen and at whole ones, so that Qt's raster engine
  never scales, and with plain numbers instead of points and rectangles, which cost a call of
  Python each. (`drawPixmapFragments` takes no more than one piece from Python.)
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, floor
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from ..models.faces import Face
from .merge_geometry import MergeGeometry
from .theme import Theme
from .tiles import GAP, SIZES, TilePainter
from .vector import is_vector, pixel_ratio

__all__ = ["Margins", "Motion", "Movers", "stamp_of"]

_RIM = 1  # pixels around a tile at rest
_BIT = 1e-6
_LEAST_LINE = 256  # pixels of a line of the picture of strips


class Margins(NamedTuple):
    """The pixels around what is drawn as one stamp."""

    left: int
    top: int
    right: int
    bottom: int


# Of a pair: its shadow falls to 7 pixels around it and 3 down; the goal's outline is 4 wide.
_PAIR = Margins(8, 5, 8, 11)


class Motion(NamedTuple):
    """Where in its movement a merge stands: each match moves what follows it by `offset`."""

    pair: tuple[Face, Face]
    result: Face
    offset: float
    rise: float  # pixels by which the pairs are lifted
    shadow: float = 1.0  # its strength once the halves overlap
    goal: float = 0.0  # how visible the outline is of where a pair goes


class _Strip(NamedTuple):
    """Tiles of a row that move as one: in every frame by `times` the offset of one match."""

    x: float  # of the first tile at rest, in the viewport
    width: float
    times: int
    tiles: tuple[tuple[float, Face], ...]


class _Row(NamedTuple):
    """What moves in a row whose tiles have their top at y."""

    y: float
    strips: list[_Strip]
    pairs: list[tuple[float, int]]  # left edge at rest, and how many matches are before it


class _Copies(NamedTuple):
    """What is copied into a row, in pixels of the screen."""

    # Left edge and top at rest, left edge and top in the picture, width and height, times.
    strips: list[tuple[int, int, int, int, int, int, int]]
    pairs: list[tuple[int, int, int]]  # left edge and top at rest, times


def stamp_of(
    width: float, height: float, ratio: float, margins: Margins, draw: Callable[[QPainter], None]
) -> QPixmap:
    """Return a picture of what is drawn in many places, in pixels of the screen.

    `draw` has the top left corner within the margins as its origin.
    """
    stamp = QPixmap(
        ceil((width + margins.left + margins.right) * ratio),
        ceil((height + margins.top + margins.bottom) * ratio),
    )
    stamp.setDevicePixelRatio(ratio)
    stamp.fill(Qt.GlobalColor.transparent)
    with QPainter(stamp) as painter:
        painter.translate(margins.left, margins.top)
        draw(painter)
    stamp.setDevicePixelRatio(1.0)
    return stamp


class Movers:
    """The tiles that a merge moves, collected row by row while the still layer is drawn."""

    def __init__(self, theme: Theme, tiles: TilePainter, geometry: MergeGeometry) -> None:
        self._theme = theme
        self._tiles = tiles
        self._geometry = geometry
        self._rows: list[_Row] = []
        self._copies: list[_Copies] = []
        self._most_times = 0
        self._picture: QPixmap | None = None
        self._goal: QPixmap | None = None
        self._shadow: QPixmap | None = None

    def clear(self) -> None:
        """Forget all that moves."""
        self._rows.clear()
        self._picture = self._goal = self._shadow = None

    def start_row(self, y: float) -> None:
        """Go on to a row whose tiles have their top at y."""
        self._rows.append(_Row(y, [], []))

    def add_pair(self, x: float, times: int) -> None:
        """Take a pair of the row whose left half stands at x at rest."""
        self._rows[-1].pairs.append((x, times))

    def add_strip(self, tiles: list[tuple[float, Face]], times: int) -> None:
        """Take tiles of the row that stand side by side, with their left edges at rest."""
        first, (last, last_face) = tiles[0][0], tiles[-1]
        width = last + self._tiles.width(last_face, self._geometry.metrics.size) - first
        self._rows[-1].strips.append(_Strip(first, width, times, tuple(tiles)))

    def paint(self, painter: QPainter, motion: Motion) -> None:
        """Paint the strips and the pairs at a moment."""
        if is_vector(painter):
            self._paint_shapes(painter, motion)
            return
        ratio = pixel_ratio(painter)
        if self._picture is None:
            self._picture = self._paint_picture(ratio)
        stamp = self._pair_stamp(motion, ratio)
        painter.save()
        painter.scale(1 / ratio, 1 / ratio)
        offset, rise = motion.offset * ratio, round(motion.rise * ratio)
        moved = [round(times * offset) for times in range(self._most_times + 1)]
        picture, draw = self._picture, painter.drawPixmap
        # Row by row, while the row is in the processor's cache. The shadows of the pairs fall on
        # the next row: its strips come first.
        shadowing: list[tuple[int, int, int]] = []
        for strips, pairs in (*self._copies, _Copies([], [])):
            for x, y, left, top, width, height, times in strips:
                draw(x + moved[times], y, picture, left, top, width, height)
            for x, y, times in shadowing:
                draw(x + moved[times], y - rise, stamp)
            shadowing = pairs
        painter.restore()

    def _paint_picture(self, ratio: float) -> QPixmap:
        """Draw the strips one behind the other, in lines, and note what is copied to where.

        The picture is as narrow as it can be: what is close together on it is so in memory.
        """
        size = self._geometry.metrics.size
        high = ceil((SIZES[size].height + 2 * _RIM) * ratio) + 1

        def wide(strip: _Strip) -> int:
            return ceil((strip.width + 2 * _RIM) * ratio) + 1

        line = max((wide(strip) for row in self._rows for strip in row.strips), default=1)
        line = max(line, _LEAST_LINE)
        self._copies.clear()
        self._most_times = 0
        left = top = 0
        for y, strips, pairs in self._rows:
            copies = _Copies([], [])
            for strip in strips:
                if left + wide(strip) > line:
                    left, top = 0, top + high
                place = floor((strip.x - _RIM) * ratio), floor((y - _RIM) * ratio)
                copies.strips.append((*place, left, top, wide(strip), high, strip.times))
                left += wide(strip)
                self._most_times = max(self._most_times, strip.times)
            for x, times in pairs:
                place = round((x - _PAIR.left) * ratio), round((y - _PAIR.top) * ratio)
                copies.pairs.append((*place, times))
                self._most_times = max(self._most_times, times)
            self._copies.append(copies)
        picture = QPixmap(line, top + high)
        picture.setDevicePixelRatio(ratio)
        picture.fill(self._theme.color("surface"))
        with QPainter(picture) as painter:
            for row, copies in zip(self._rows, self._copies, strict=True):
                for strip, copy in zip(row.strips, copies.strips, strict=True):
                    # By whole pixels, so that at scales like 1.25 a tile is cut as it is at rest.
                    at_x, at_y, left, top = copy[:4]
                    # The least bit more: halves of pixels must not be rounded otherwise.
                    across = (left - at_x) / ratio + _BIT
                    down = (top - at_y) / ratio + _BIT
                    for x, face in strip.tiles:
                        self._tiles.draw(painter, x + across, row.y + down, face, size)
        picture.setDevicePixelRatio(1.0)  # from here on it is a store of pixels
        return picture

    def _pair_stamp(self, motion: Motion, ratio: float) -> QPixmap:
        height = SIZES[self._geometry.metrics.size].height
        width = max(self._whole(motion), self._goal_width(motion))
        return stamp_of(width, height, ratio, _PAIR, lambda on: self._draw_pair(on, motion))

    def _paint_shapes(self, painter: QPainter, motion: Motion) -> None:
        """Paint what moves as shapes, tile by tile, for a picture that can be enlarged."""
        size = self._geometry.metrics.size
        for y, strips, pairs in self._rows:
            for strip in strips:
                for x, face in strip.tiles:
                    self._tiles.draw(painter, x + strip.times * motion.offset, y, face, size)
            for x, times in pairs:
                at = x + times * motion.offset, y - motion.rise
                painter.translate(*at)
                self._draw_pair(painter, motion)
                painter.translate(-at[0], -at[1])

    def _whole(self, motion: Motion) -> float:
        """Return the width of a pair at a moment."""
        left, right = (self._tiles.width(face, self._geometry.metrics.size) for face in motion.pair)
        return left + GAP + motion.offset + right

    def _goal_width(self, motion: Motion) -> int:
        size = self._geometry.metrics.size
        return self._tiles.width(motion.result, size) if motion.goal > 0.0 else 0

    def _draw_pair(self, painter: QPainter, motion: Motion) -> None:
        """Draw a pair with its left half at the origin."""
        size = self._geometry.metrics.size
        if motion.goal > 0.0:
            painter.setOpacity(motion.goal)
            self._draw_goal(painter, motion)
            painter.setOpacity(1.0)
        left_width = self._tiles.width(motion.pair[0], size)
        right = left_width + GAP + motion.offset
        if right >= left_width:
            self._tiles.draw(painter, 0, 0, motion.pair[0], size, "lifted")
            self._tiles.draw(painter, right, 0, motion.pair[1], size, "lifted")
        else:
            whole = self._whole(motion)
            self._draw_shadow(painter, motion, whole)
            box = QRectF(0, 0, whole, SIZES[size].height)
            self._tiles.draw_joint(painter, box, motion.pair, size)

    # Dashes and soft edges cost more to draw than all the rest of a pair: they are kept.

    def _draw_goal(self, painter: QPainter, motion: Motion) -> None:
        """Draw the outline of where a pair goes."""
        size = self._geometry.metrics.size
        goal = QRectF(0, 0, self._tiles.width(motion.result, size), SIZES[size].height)

        def draw(on: QPainter) -> None:
            self._tiles.draw_goal(on, goal, size)

        if is_vector(painter):
            draw(painter)
            return
        ratio = pixel_ratio(painter)
        if self._goal is None:
            self._goal = stamp_of(goal.width(), goal.height(), ratio, _PAIR, draw)
            self._goal.setDevicePixelRatio(ratio)
        painter.drawPixmap(QPointF(-_PAIR.left, motion.rise - _PAIR.top), self._goal)

    def _draw_shadow(self, painter: QPainter, motion: Motion, whole: float) -> None:
        """Draw the shadow of a pair whose halves have met, `whole` wide.

        It is the same all along the middle: a shorter one consists of the ends of the longest.
        """
        size = self._geometry.metrics.size
        height = SIZES[size].height
        if is_vector(painter):
            self._tiles.draw_shadow(painter, QRectF(0, 0, whole, height), size, motion.shadow)
            return
        ratio = pixel_ratio(painter)
        if self._shadow is None:
            widest = whole - motion.offset
            box = QRectF(0, 0, widest, height)
            self._shadow = stamp_of(
                widest, height, ratio, _PAIR, lambda on: self._tiles.draw_shadow(on, box, size)
            )
            self._shadow.setDevicePixelRatio(ratio)
        all_of_it = whole + _PAIR.left + _PAIR.right
        half = ceil(all_of_it / 2)
        rest = all_of_it - half
        painter.setOpacity(motion.shadow)
        for x, from_x, width in (
            (0.0, 0.0, half),
            (half, self._shadow.width() / ratio - rest, rest),
        ):
            below = self._shadow.height()
            source = QRectF(from_x * ratio, 0, width * ratio, below)
            target = QRectF(x - _PAIR.left, -_PAIR.top, width, below / ratio)
            painter.drawPixmap(target, self._shadow, source)
        painter.setOpacity(1.0)
