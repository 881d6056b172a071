"""The words of the merge view as a screen reader is told of them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPoint, QRect

from ..models.faces import MergeRow
from ..models.number_text import count_text
from .accessible_parts import Path
from .announce import face_text, label_text
from .merge_frame import Moment
from .merge_geometry import MergeGeometry

__all__ = ["MergeParts"]

_SPOKEN_TILES = 40


class MergeParts:
    """A row for each word, in it its tokens."""

    def __init__(self, geometry: MergeGeometry, moment: Callable[[], Moment]) -> None:
        self._geometry = geometry
        self._moment = moment

    def count(self, path: Path) -> int:
        """Return the number of words, or of the tokens of a word."""
        if not path:
            return len(self._geometry.rows)
        return len(self._geometry.rows[path[0]].faces) if len(path) == 1 and self._has(path) else 0

    def name(self, path: Path) -> str:
        """Say a word with what it adds to the count, or a token with its place in the merge."""
        if not path or not self._has(path):
            return ""
        row = self._geometry.rows[path[0]]
        if len(path) == 1:
            return self._row_text(row)
        face = row.faces[path[1]]
        text = face_text(face)
        if path[1] in row.matches:
            return _tr("{}, left half of the next merge").format(text)
        if path[1] - 1 in row.matches:
            return _tr("{}, right half of the next merge").format(text)
        return _tr("{}, no longer used by the corpus").format(text) if face.scaffold else text

    def rect(self, path: Path) -> QRect:
        """Return the place of a word from edge to edge, or of a token."""
        geometry = self._geometry
        if not path or not self._has(path):
            return QRect()
        if len(path) == 1:
            top = geometry.top(path[0])
            height = geometry.metrics.pitch
            return QRect(0, top, round(geometry.window.right()), height)
        layout = geometry.layout(path[0])
        tile = path[1] - layout.first
        if not 0 <= tile < len(layout.faces):
            return QRect()
        return geometry.tile_rect(path[0], tile).toRect()

    def at(self, point: QPoint) -> Path | None:
        """Return the token at a point."""
        found = self._geometry.tile_at(point.x(), point.y())
        return None if found is None else self._whole_path(*found)

    def current(self) -> Path | None:
        """Return the token that the cursor is on."""
        cursor = self._moment().cursor
        return None if cursor is None else self._whole_path(*cursor)

    def _whole_path(self, row: int, tile: int) -> Path:
        return row, self._geometry.layout(row).first + tile

    def _has(self, path: Path) -> bool:
        rows = self._geometry.rows
        in_row = len(path) == 1 or (
            path[0] < len(rows) and len(path) == 2 and path[1] < len(rows[path[0]].faces)
        )
        return path[0] < len(rows) and in_row

    @staticmethod
    def _row_text(row: MergeRow) -> str:
        tokens = " ".join(map(label_text, row.faces[:_SPOKEN_TILES]))
        text = f"{count_text(row.count)}× {tokens}"
        return _tr("{}, adds {}").format(text, count_text(row.share)) if row.share else text


def _tr(text: str) -> str:
    return QCoreApplication.translate("MergeParts", text)
