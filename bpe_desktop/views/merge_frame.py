"""Draws the rows of the merge view: a still layer kept as a picture, and over it what moves."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap

from ..models.faces import Face, MergeScene
from .merge_geometry import FADE, MergeGeometry
from .merge_layout import find_run, offset_at, rows_counted
from .theme import Theme
from .tiles import GAP, SIZES, TilePainter
from .vector import is_vector, pixel_ratio

__all__ = ["MergeFrame", "Moment"]

_LIFT = 1  # pixels by which an announced pair rises
_EDGE = 12  # pixels around a stamp, for shadows and rings


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


class _Strip(NamedTuple):
    """Tiles of a row that move as one: in every frame `times` one match's offset from x."""

    pixmap: QPixmap
    x: float
    y: float
    times: int


class _Pair(NamedTuple):
    """Two tiles that are about to be one; `times` counts the matches before them."""

    x: float
    y: float
    times: int


def _stamp(width: float, height: float, dpr: float, draw: Callable[[QPainter], None]) -> QPixmap:
    """Return a picture of what is drawn in many places or frames, with `_EDGE` pixels around it."""
    stamp = QPixmap(ceil((width + 2 * _EDGE) * dpr), ceil((height + 2 * _EDGE) * dpr))
    stamp.setDevicePixelRatio(dpr)
    stamp.fill(Qt.GlobalColor.transparent)
    with QPainter(stamp) as painter:
        painter.translate(_EDGE, _EDGE)
        draw(painter)
    return stamp


class MergeFrame:
    """Paints one moment of the merge view; between frames it keeps what does not move."""

    def __init__(self, theme: Theme, tiles: TilePainter, geometry: MergeGeometry) -> None:
        self._theme = theme
        self._tiles = tiles
        self._geometry = geometry
        self._still: QPixmap | None = None
        self._strips: list[_Strip] = []
        self._pairs: list[_Pair] = []
        self._goal: QPixmap | None = None

    def forget(self) -> None:
        """Drop the still layer: rows, size, scroll position, theme or mode are others now."""
        self._still = None

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
        if is_vector(painter):
            painter.fillRect(0, 0, width, height, self._theme.color("surface"))
            painter.save()
            self._draw_still(painter, moment, 1.0)
            painter.restore()
            self._still = None  # where what moves was put belongs to this picture
        else:
            ratio = pixel_ratio(painter)
            if self._still is None or self._still.devicePixelRatio() != ratio:
                self._still = self._paint_still(moment, width, height, ratio)
            painter.drawPixmap(0, 0, self._still)
        painter.save()
        painter.setClipRect(self._geometry.window)
        if moment.moving:
            self._paint_moving(painter, moment)
        elif moment.phase == "settle":
            self._paint_rings(painter, moment)
        if moment.hover is not None or moment.cursor is not None:
            self._paint_links(painter, moment)
        painter.restore()
        self._paint_edges(painter)
        self._paint_shares(painter, moment)

    # The still layer

    def _paint_still(self, moment: Moment, width: int, height: int, dpr: float) -> QPixmap:
        still = QPixmap(round(width * dpr), round(height * dpr))
        still.setDevicePixelRatio(dpr)
        still.fill(self._theme.color("surface"))
        with QPainter(still) as painter:
            self._draw_still(painter, moment, dpr)
        return still

    def _draw_still(self, painter: QPainter, moment: Moment, dpr: float) -> None:
        geometry = self._geometry
        self._strips, self._pairs, self._goal = [], [], None
        painter.setFont(self._theme.font("body"))
        painter.setPen(self._theme.color("text2"))
        tile_height = SIZES[geometry.metrics.size].height
        for index in geometry.visible():
            box = QRectF(0, geometry.top(index), geometry.count_right, tile_height)
            row = geometry.rows[index]
            text = row.lead or f"{row.count:,}×"
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)
        painter.setClipRect(geometry.window)
        for index in geometry.visible():
            self._paint_row(painter, index, moment, dpr)

    def _paint_row(self, painter: QPainter, index: int, moment: Moment, dpr: float) -> None:
        geometry, tiles = self._geometry, self._tiles
        layout = geometry.layout(index)
        origin = geometry.origin(index)
        size = geometry.metrics.size
        left, right = geometry.window.left(), geometry.window.right()
        lit = layout.lit
        outlined: set[int] = set()
        moved: dict[int, list[tuple[float, Face]]] = {}
        if moment.candidate is not None and moment.phase == "rest":
            for place in find_run(layout.faces, moment.candidate):
                outlined.update(range(place, place + len(moment.candidate)))
        for tile, face in enumerate(layout.faces):
            x = origin.x() + layout.xs[tile]
            if moment.moving and tile in lit:
                if tile in layout.matches:
                    self._pairs.append(_Pair(x, origin.y(), layout.steps[tile]))
                continue
            # What is out of sight may move into it, but not from further than a joint takes.
            if x + layout.widths[tile] < left or x > right + 40 * (layout.steps[tile] + 1):
                continue
            state = "current" if tile in lit else "candidate" if tile in outlined else "idle"
            if moment.moving and layout.steps[tile]:
                moved.setdefault(layout.steps[tile], []).append((x, face))
            else:
                tiles.draw(painter, x, origin.y(), face, size, state)
        for times, group in moved.items():
            self._strips.append(self._make_strip(group, origin.y(), times, dpr))
        self._paint_rest_of_word(painter, index)

    def _make_strip(
        self, group: list[tuple[float, Face]], y: float, times: int, dpr: float
    ) -> _Strip:
        size = self._geometry.metrics.size
        start, (last, last_face) = group[0][0], group[-1]
        width = last + self._tiles.width(last_face, size) - start

        def draw(strip: QPainter) -> None:
            for x, face in group:
                self._tiles.draw(strip, x - start, 0, face, size)

        pixmap = _stamp(width, SIZES[size].height, dpr, draw)
        return _Strip(pixmap, start - _EDGE, y - _EDGE, times)

    def _paint_rest_of_word(self, painter: QPainter, index: int) -> None:
        """Say how many tiles of a very long word are not even laid out."""
        layout = self._geometry.layout(index)
        origin = self._geometry.origin(index)
        height = SIZES[self._geometry.metrics.size].height
        painter.setFont(self._theme.font("small"))
        painter.setPen(self._theme.color("text3"))
        if layout.after:
            box = QRectF(origin.x() + layout.width + 8, origin.y(), 200, height)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, f"+ {layout.after:,}")

    # What moves

    def _paint_moving(self, painter: QPainter, moment: Moment) -> None:
        pair, result = moment.scene.pair, moment.scene.result
        if pair is None or result is None:
            return
        offset = self.offset(moment)
        for pixmap, x, y, times in self._strips:
            painter.drawPixmap(QPointF(x + times * offset, y), pixmap)
        size = self._geometry.metrics.size
        height = SIZES[size].height
        left_width, right_width = (self._tiles.width(face, size) for face in pair)
        right_x = left_width + GAP + offset  # of the right half, from the left one's edge
        whole = right_x + right_width

        def draw_pair(stamp: QPainter) -> None:
            if right_x >= left_width:
                self._tiles.draw(stamp, 0, 0, pair[0], size, "lifted")
                self._tiles.draw(stamp, right_x, 0, pair[1], size, "lifted")
            else:
                box = QRectF(0, 0, whole, height)
                self._tiles.draw_shadow(stamp, box, size, 1.0 - moment.progress)
                self._tiles.draw_joint(stamp, box, pair, size)

        dpr = pixel_ratio(painter)
        stamp = _stamp(whole, height, dpr, draw_pair)
        rise = _LIFT * moment.progress if moment.phase == "announce" else _LIFT
        if moment.phase == "join":
            if self._goal is None:
                box = QRectF(0, 0, self._tiles.width(result, size), height)
                self._goal = _stamp(
                    box.width(), height, dpr, lambda on: self._tiles.draw_goal(on, box, size)
                )
            painter.setOpacity(min(1.0, 6 * moment.progress))
            for x, y, times in self._pairs:
                painter.drawPixmap(QPointF(x + times * offset - _EDGE, y - _EDGE), self._goal)
            painter.setOpacity(1.0)
        for x, y, times in self._pairs:
            painter.drawPixmap(QPointF(x + times * offset - _EDGE, y - rise - _EDGE), stamp)

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

                    stamp = _stamp(rect.width(), rect.height(), dpr, draw)
                painter.drawPixmap(rect.topLeft() - QPointF(_EDGE, _EDGE), stamp)

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

    # The edges

    def _paint_edges(self, painter: QPainter) -> None:
        """Let words that go on out of sight fade at the edge they go on behind."""
        geometry = self._geometry
        window = geometry.window
        height = geometry.metrics.pitch
        surface = self._theme.color("surface")
        clear = QColor(surface)
        clear.setAlpha(0)
        for index in geometry.visible():
            layout = geometry.layout(index)
            pan = geometry.pan(index)
            top = geometry.top(index) - (height - SIZES[geometry.metrics.size].height) / 2
            for cut, x, ends in (
                (pan > 0 or layout.first, window.left(), (surface, clear)),
                (layout.width - pan > window.width(), window.right() - FADE, (clear, surface)),
            ):
                if cut:
                    gradient = QLinearGradient(x, 0, x + FADE, 0)
                    gradient.setColorAt(0, ends[0])
                    gradient.setColorAt(1, ends[1])
                    painter.fillRect(QRectF(x, top, FADE, height), gradient)

    def _paint_shares(self, painter: QPainter, moment: Moment) -> None:
        if moment.scene.pair is None or moment.phase == "settle":
            return
        geometry = self._geometry
        visible = geometry.visible()
        if moment.phase == "announce":
            strengths = [max(0.0, 1.0 - 3 * moment.progress)] * len(visible)
        else:
            done = rows_counted(moment.phase, moment.progress, len(visible))
            strengths = [min(1.0, max(0.0, done - place)) for place in range(len(visible))]
        height = SIZES[geometry.metrics.size].height
        align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        strong, plain = self._theme.font("medium"), self._theme.font("body")
        accent, grey = self._theme.color("accent"), self._theme.color("text3")
        bar_left, bar_width = geometry.bars
        shows_bars = geometry.shows_bars
        most = max((row.share for row in geometry.rows), default=0)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for index, strength in zip(visible, strengths, strict=True):
            if strength <= 0.0:
                continue
            share = geometry.rows[index].share
            top = geometry.top(index)
            color = QColor(accent if share else grey)
            color.setAlphaF(strength)
            painter.setFont(strong if share else plain)
            painter.setPen(QPen(color))
            box = QRectF(0, top, geometry.share_right, height)
            painter.drawText(box, align, f"+{share:,}" if share else "0")
            if share and shows_bars:
                width = max(3.0, bar_width * share / most * strength)
                bar = QRectF(bar_left, top + height / 2 - 3, width, 6)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self._theme.color("ring"))
                painter.drawRoundedRect(bar, 2, 2)
