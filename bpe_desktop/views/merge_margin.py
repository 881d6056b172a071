"""What stands over and beside the rows: the edges that words fade behind, and their shares.

Both stay as they are in nearly all frames. They are drawn once into pictures; only a share that
is just appearing is drawn anew.
"""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap

from ..models.number_text import count_text
from .merge_geometry import FADE, MergeGeometry
from .theme import Theme
from .tiles import SIZES
from .vector import is_vector, pixel_ratio

__all__ = ["MergeMargin"]


class MergeMargin:
    """Paints the edges and the shares; `forget` when rows, size, place or theme are others."""

    def __init__(self, theme: Theme, geometry: MergeGeometry) -> None:
        self._theme = theme
        self._geometry = geometry
        self._edges: list[tuple[float, QPixmap]] | None = None
        self._shares: QPixmap | None = None

    def forget(self) -> None:
        """Drop what is kept between frames."""
        self._edges = self._shares = None

    # Edges

    def paint_edges(self, painter: QPainter) -> None:
        """Let words that go on out of sight fade at the edge they go on behind."""
        if is_vector(painter):
            for x in self._edge_lines():
                self._draw_edge(painter, x)
            return
        if self._edges is None:
            ratio = pixel_ratio(painter)
            self._edges = [(x, self._edge_picture(x, ratio)) for x in self._edge_lines()]
        for x, picture in self._edges:
            painter.drawPixmap(round(x), 0, picture)

    def _edge_lines(self) -> list[float]:
        """Return the left end of each edge that any row in sight goes on behind."""
        visible = self._geometry.visible()
        return [
            x
            for place, x in enumerate(self._edge_places())
            if any(self._cut(index)[place] for index in visible)
        ]

    def _edge_places(self) -> tuple[float, float]:
        window = self._geometry.window
        return window.left(), window.right() - FADE

    def _cut(self, index: int) -> tuple[bool, bool]:
        """Tell whether a row goes on behind the left and behind the right edge."""
        geometry = self._geometry
        layout, pan = geometry.layout(index), geometry.pan(index)
        return pan > 0 or layout.first > 0, layout.width - pan > geometry.window.width()

    def _edge_picture(self, x: float, ratio: float) -> QPixmap:
        height = max(self._geometry.window.height(), 1.0)
        picture = QPixmap(ceil(FADE * ratio), ceil(height * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            painter.translate(-round(x), 0)
            self._draw_edge(painter, x)
        return picture

    def _draw_edge(self, painter: QPainter, x: float) -> None:
        geometry = self._geometry
        height = geometry.metrics.pitch
        surface = self._theme.color("surface")
        clear = QColor(surface)
        clear.setAlpha(0)
        place = self._edge_places().index(x)
        gradient = QLinearGradient(x, 0, x + FADE, 0)
        gradient.setColorAt(0, clear if place else surface)
        gradient.setColorAt(1, surface if place else clear)
        for index in geometry.visible():
            if self._cut(index)[place]:
                top = geometry.top(index) - (height - SIZES[geometry.metrics.size].height) / 2
                painter.fillRect(QRectF(x, top, FADE, height), gradient)

    # Shares

    def paint_shares(self, painter: QPainter, fading: float, done: float) -> None:
        """Paint the shares of the first `done` rows in sight; the fraction is one fading in.

        Where all go together, `fading` is how strong they are.
        """
        visible = self._geometry.visible()
        whole = min(int(done), len(visible))
        # Bars grow and shrink as they come and go; there are such only of a few words.
        if is_vector(painter) or self._geometry.shows_bars:
            for place, index in enumerate(visible):
                self._draw_share(painter, index, fading * min(1.0, max(0.0, done - place)))
            return
        if fading <= 0.0:
            return
        ratio = pixel_ratio(painter)
        if self._shares is None:
            self._shares = self._shares_picture(ratio)
        if whole:
            geometry = self._geometry
            spare = geometry.metrics.pitch - SIZES[geometry.metrics.size].height
            below = geometry.top(visible[whole - 1]) + SIZES[geometry.metrics.size].height
            height = ceil((below + spare // 2) * ratio)
            painter.setOpacity(fading)
            painter.drawPixmap(
                self._shares_left, 0, self._shares, 0, 0, self._shares.width(), height
            )
            painter.setOpacity(1.0)
        if whole < len(visible):
            self._draw_share(painter, visible[whole], fading * (done - whole))

    @property
    def _shares_left(self) -> int:
        """The left edge of the column of shares; the words end before it."""
        return self._geometry.share_right - self._geometry.share_width - 5

    def _shares_picture(self, ratio: float) -> QPixmap:
        left = self._shares_left
        width = self._geometry.share_width + 7
        height = max(self._geometry.window.height(), 1.0)
        picture = QPixmap(ceil(width * ratio), ceil(height * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(self._theme.color("surface"))
        with QPainter(picture) as painter:
            painter.translate(-left, 0)
            for index in self._geometry.visible():
                self._draw_share(painter, index, 1.0)
        return picture

    def _draw_share(self, painter: QPainter, index: int, strength: float) -> None:
        if strength <= 0.0:
            return
        geometry = self._geometry
        height = SIZES[geometry.metrics.size].height
        share = geometry.rows[index].share
        top = geometry.top(index)
        color = self._theme.color("accent" if share else "text3")
        color.setAlphaF(strength)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._theme.font("medium" if share else "body"))
        painter.setPen(QPen(color))
        box = QRectF(0, top, geometry.share_right, height)
        align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box, align, f"+{count_text(share)}" if share else "0")
        if share and geometry.shows_bars:
            bar_left, bar_width = geometry.bars
            most = max(row.share for row in geometry.rows)
            bar = QRectF(
                bar_left, top + height / 2 - 3, max(3.0, bar_width * share / most * strength), 6
            )
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.color("ring"))
            painter.drawRoundedRect(bar, 2, 2)
