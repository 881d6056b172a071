"""The tokens of an answer: those that arrive, a line, and those beyond it, pale."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen

from ..models.faces import Face
from .branch_rows import TokenFlow
from .theme import Theme
from .tiles import TilePainter

__all__ = ["CutFlow"]

_PALE = 0.72  # of the ground over a token that does not arrive


class CutFlow(TokenFlow):
    """Tiles in lines. A click on one makes it the last that arrives."""

    limit_requested = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, TilePainter(theme), gap=2)
        self.setObjectName("cutTokens")
        self._limit = 0

    def set_cut(self, faces: Sequence[Face], limit: int, gaps: frozenset[int]) -> None:
        """Show tokens of which the first `limit` arrive."""
        self.set_faces(faces, None, gaps)
        if limit != self._limit:
            self._limit = limit
            self.update()

    @property
    def limit(self) -> int:
        """How many tokens arrive."""
        return self._limit

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tiles, then cover those that do not arrive."""
        ground = self._theme.color("surface")
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), ground)
        super().paintEvent(event)
        ground.setAlphaF(_PALE)
        with QPainter(self) as painter:
            for box in self.boxes[self._limit :]:
                if box.intersects(QRectF(event.rect())):
                    painter.fillRect(box.adjusted(-1, -1, 1, 1), ground)
            place = self._place_of_cut()
            if place is not None:
                painter.setPen(QPen(self._theme.color("accent"), 2))
                painter.drawLine(place.topLeft(), place.bottomLeft())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """End the answer with the token under the pointer."""
        if event.button() == Qt.MouseButton.LeftButton:
            number = self._number_at(event.position())
            if number is not None:
                self.limit_requested.emit(number + 1)

    def _number_at(self, point: QPointF) -> int | None:
        return next((n for n, box in enumerate(self.boxes) if box.contains(point)), None)

    def _place_of_cut(self) -> QRectF | None:
        if not self.boxes or self._limit > len(self.boxes):
            return None
        box = self.boxes[self._limit - 1] if self._limit else self.boxes[0]
        x = box.right() + 1 if self._limit else box.left() - 2
        return QRectF(x, box.top() - 2, 1, box.height() + 4)
