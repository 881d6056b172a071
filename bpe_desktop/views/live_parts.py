"""The tokens of the live text as a screen reader is told of them."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF

from ..models.faces import Face
from .accessible_parts import Path
from .announce import face_text

__all__ = ["LiveParts"]


class _Strip(Protocol):
    @property
    def laid_out(self) -> int: ...
    @property
    def current(self) -> int | None: ...
    def face(self, index: int) -> Face: ...
    def tile_rect(self, index: int) -> QRectF: ...
    def tile_at(self, point: QPointF) -> int | None: ...


class LiveParts:
    """One tile after the other, as far as they are laid out."""

    def __init__(self, strip: _Strip) -> None:
        self._strip = strip

    def count(self, path: Path) -> int:
        """Return the number of tiles."""
        return 0 if path else self._strip.laid_out

    def name(self, path: Path) -> str:
        """Say a token."""
        return face_text(self._strip.face(path[0])) if self._has(path) else ""

    def rect(self, path: Path) -> QRect:
        """Return the place of a tile."""
        return self._strip.tile_rect(path[0]).toRect() if self._has(path) else QRect()

    def at(self, point: QPoint) -> Path | None:
        """Return the tile at a point."""
        index = self._strip.tile_at(QPointF(point))
        return None if index is None else (index,)

    def current(self) -> Path | None:
        """Return the tile that the keyboard is on."""
        return None if self._strip.current is None else (self._strip.current,)

    def _has(self, path: Path) -> bool:
        return len(path) == 1 and path[0] < self._strip.laid_out
