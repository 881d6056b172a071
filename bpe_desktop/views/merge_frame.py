"""Draws the rows of the merge view: a still layer kept as a picture, and over it what moves."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from ..models.faces import Face, MergeScene
from ..models.number_text import count_text
from .merge_geometry import MergeGeometry
from .merge_layout import find_run, offset_at, rows_counted
from .merge_margin import MergeMargin
from .merge_movers import Margins, Motion, Movers, stamp_of
from .theme import Theme
from .tiles import GAP, SIZES, TilePainter
from .vector import is_vector, pixel_ratio

__all__ = ["MergeFrame", "Moment"]

_LIFT = 1  # pixels by which an announced pair rises
_RING = Margins(4, 4, 4, 4)  # pixels around a tile, for its ring


class Moment(NamedTuple):
    """Everything besides the rows that decides what one frame looks like."""

    scene: MergeScene
    phase: str = "rest"
    progress: float = 0.0
    hover: int | None = None
    candidate: tuple[int, ...] | None = None
    cursor: tuple[int, int] | None = None

    @property
    def moving(self) -> bool:
        """Whether pairs are on their way."""
        return self.phase not in ("rest", "settle")


class MergeFrame:
    """Paints one moment of the merge view; between frames it keeps what does not move."""

    def __init__(self, theme: Theme, tiles: TilePainter, geometry: MergeGeometry) -> None:
        self._theme = theme
        self._tiles = tiles
        self._geometry = geometry
        self._movers = Movers(theme, tiles, geometry)
        self._margin = MergeMargin(theme, geometry)
        self._still: QPixmap | None = None
        self._held: QPixmap | None = None  # the still layer with the pairs parted over it

    def forget(self) -> None:
        """Drop what is kept: rows, size, scroll position, theme or mode are others now."""
        self._still = self._held = None
        self._margin.forget()

    def join_offset(self, scene: MergeScene) -> int:
        """Return the offset of one match once its halves are one tile."""
        if scene.pair is None or scene.result is None:
            return 0
        size = self._geometry.metrics.size
        left, right = (self._tiles.width(face, size) for face in scene.pair)
        return self._tiles.width(scene.result, size) - left - GAP - right

    def offset(self, moment: Moment) -> float:
        """Return by how much each match has moved what follows it, against the rows at rest."""
        if not moment.moving:
            return 0.0
        return offset_at(moment.phase, moment.progress, self.join_offset(moment.scene))

    def paint(self, painter: QPainter, moment: Moment, width: int, height: int) -> None:
        """Paint a moment into a viewport of the given size."""
        motion = self._motion(moment)
        if is_vector(painter):
            painter.fillRect(0, 0, width, height, self._theme.color("surface"))
            painter.save()
            self._draw_still(painter, moment)
            painter.restore()
            self._still = None  # where what moves was put belongs to this picture
        else:
            ratio = pixel_ratio(painter)
            if self._still is None or self._still.devicePixelRatio() != ratio:
                self.forget()
                self._still = self._paint_still(moment, width, height, ratio)
            # While shares are counted, the pairs wait: all of it is one picture.
            if moment.phase == "count" and motion is not None:
                self._held = self._held or self._hold(motion)
                motion = None
                painter.drawPixmap(0, 0, self._held)
            else:
                painter.drawPixmap(0, 0, self._still)
        painter.save()
        painter.setClipRect(self._geometry.window)
        if motion is not None:
            self._movers.paint(painter, motion)
        elif moment.phase == "settle":
            self._paint_rings(painter, moment)
        if moment.hover is not None or moment.cursor is not None:
            self._paint_links(painter, moment)
        painter.restore()
        self._margin.paint_edges(painter)
        self._paint_shares(painter, moment)

    def _paint_shares(self, painter: QPainter, moment: Moment) -> None:
        if moment.scene.pair is None or moment.phase == "settle":
            return
        rows = len(self._geometry.visible())
        if moment.phase == "announce":
            self._margin.paint_shares(painter, max(0.0, 1.0 - 3 * moment.progress), rows)
        else:
            done = rows_counted(moment.phase, moment.progress, rows)
            self._margin.paint_shares(painter, 1.0, done)

    # The still layer

    def _paint_still(self, moment: Moment, width: int, height: int, dpr: float) -> QPixmap:
        still = QPixmap(round(width * dpr), round(height * dpr))
        still.setDevicePixelRatio(dpr)
        still.fill(self._theme.color("surface"))
        with QPainter(still) as painter:
            self._draw_still(painter, moment)
        return still

    def _draw_still(self, painter: QPainter, moment: Moment) -> None:
        geometry = self._geometry
        self._movers.clear()
        painter.setFont(self._theme.font("body"))
        painter.setPen(self._theme.color("text2"))
        tile_height = SIZES[geometry.metrics.size].height
        for index in geometry.visible():
            box = QRectF(0, geometry.top(index), geometry.count_right, tile_height)
            row = geometry.rows[index]
            text = row.lead or f"{count_text(row.count)}×"
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)
        painter.setClipRect(geometry.window)
        for index in geometry.visible():
            self._paint_row(painter, index, moment)

    def _paint_row(self, painter: QPainter, index: int, moment: Moment) -> None:
        geometry, tiles = self._geometry, self._tiles
        layout = geometry.layout(index)
        origin = geometry.origin(index)
        size = geometry.metrics.size
        left, right = geometry.window.left(), geometry.window.right()
        lit = layout.lit
        least = min(self.join_offset(moment.scene), 0) if moment.moving else 0
        self._movers.start_row(origin.y())
        outlined: set[int] = set()
        moved: dict[int, list[tuple[float, Face]]] = {}
        if moment.candidate is not None and moment.phase == "rest":
            for place in find_run(layout.faces, moment.candidate):
                outlined.update(range(place, place + len(moment.candidate)))
        for tile, face in enumerate(layout.faces):
            x = origin.x() + layout.xs[tile]
            if moment.moving and tile in lit:
                if tile in layout.matches:
                    self._movers.add_pair(x, layout.steps[tile])
                continue
            # What is out of sight moves into it as far as the joints before it take it.
            if x + layout.widths[tile] < left or x + layout.steps[tile] * least > right:
                continue
            state = "current" if tile in lit else "candidate" if tile in outlined else "idle"
            if moment.moving and layout.steps[tile]:
                moved.setdefault(layout.steps[tile], []).append((x, face))
            else:
                tiles.draw(painter, x, origin.y(), face, size, state)
        for times, group in moved.items():
            self._movers.add_strip(group, times)
        self._paint_rest_of_word(painter, index)

    def _paint_rest_of_word(self, painter: QPainter, index: int) -> None:
        """Say how many tiles of a very long word are not even laid out."""
        layout = self._geometry.layout(index)
        origin = self._geometry.origin(index)
        height = SIZES[self._geometry.metrics.size].height
        painter.setFont(self._theme.font("small"))
        painter.setPen(self._theme.color("text3"))
        if layout.after:
            box = QRectF(origin.x() + layout.width + 8, origin.y(), 200, height)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, f"+ {count_text(layout.after)}")

    # What moves

    def _motion(self, moment: Moment) -> Motion | None:
        """Return where the pairs of a moment are on their way."""
        pair, result, progress = moment.scene.pair, moment.scene.result, moment.progress
        if not moment.moving or pair is None or result is None:
            return None
        rise = _LIFT * progress if moment.phase == "announce" else _LIFT
        motion = Motion(pair, result, self.offset(moment), rise)
        if moment.phase == "join":
            motion = motion._replace(shadow=1.0 - progress, goal=min(1.0, 6 * progress))
        return motion

    def _hold(self, motion: Motion) -> QPixmap:
        """Return the picture of a moment at which nothing moves for a while."""
        assert self._still is not None
        held = QPixmap(self._still)
        with QPainter(held) as painter:
            painter.setClipRect(self._geometry.window)
            self._movers.paint(painter, motion)
        return held

    def _paint_rings(self, painter: QPainter, moment: Moment) -> None:
        """Ring the new tokens; the blue of the pair gives way to the token's own colour."""
        geometry, tiles = self._geometry, self._tiles
        size = geometry.metrics.size
        cooling = max(0.0, 1.0 - 2.5 * moment.progress)
        dpr = pixel_ratio(painter)
        stamp: QPixmap | None = None
        for index in geometry.visible():
            layout = geometry.layout(index)
            for mark in geometry.marks[index] if index < len(geometry.marks) else ():
                tile = mark - layout.first
                if not 0 <= tile < len(layout.faces):
                    continue
                rect = geometry.tile_rect(index, tile)
                if stamp is None:
                    face = layout.faces[tile]

                    def draw(on: QPainter, rect: QRectF = rect, face: Face = face) -> None:
                        box = QRectF(QPointF(0, 0), rect.size())
                        tiles.draw_ring(on, box, size, 1.0 - moment.progress)
                        on.setOpacity(cooling)
                        tiles.draw(on, 0, 0, face, size, "current")

                    stamp = stamp_of(rect.width(), rect.height(), dpr, _RING, draw)
                    stamp.setDevicePixelRatio(dpr)
                painter.drawPixmap(rect.topLeft() - QPointF(_RING.left, _RING.top), stamp)

    def _paint_links(self, painter: QPainter, moment: Moment) -> None:
        geometry = self._geometry
        size = geometry.metrics.size
        offset = self.offset(moment)
        for index in geometry.visible():
            layout = geometry.layout(index)
            for tile, face in enumerate(layout.faces):
                under_cursor = moment.cursor == (index, tile)
                if not under_cursor and (face.id is None or face.id != moment.hover):
                    continue
                if moment.moving and tile in layout.lit:
                    continue
                rect = geometry.tile_rect(index, tile)
                x = rect.x() + layout.steps[tile] * offset
                self._tiles.draw_link(painter, QRectF(x, rect.y(), *rect.size().toTuple()), size)
