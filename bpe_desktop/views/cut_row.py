"""A word in its symbols, to be cut by hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ..models.faces import Face
from .theme import Theme
from .tiles import SIZES, TilePainter

__all__ = ["CutRow"]

_GAP = 14
_TOP = 8


class CutRow(QWidget):
    """Tiles with gaps between them; a click on a gap, or Space, makes a cut or takes it back.

    `cuts` are places between symbols, from 1. When the answer is known, the right tokens stand
    under the symbols.
    """

    cuts_edited = Signal()

    def __init__(self, theme: Theme, tiles: TilePainter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lessonCuts")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._theme = theme
        self._tiles = tiles
        self._symbols: tuple[Face, ...] = ()
        self._right: tuple[Face, ...] | None = None
        self._cuts: set[int] = set()
        self._place = 1
        self._hovered: int | None = None
        theme.changed.connect(self.update)

    @property
    def cuts(self) -> frozenset[int]:
        """The places where the word is cut."""
        return frozenset(self._cuts)

    def set_symbols(self, symbols: Sequence[Face]) -> None:
        """Show a word that is not cut yet."""
        self._symbols = tuple(symbols)
        self._cuts = set()
        self._right = None
        self._place = 1
        self._changed()

    def set_cuts(self, cuts: frozenset[int]) -> None:
        """Show cuts that were made elsewhere."""
        if cuts != self._cuts:
            self._cuts = {cut for cut in cuts if 0 < cut < len(self._symbols)}
            self._changed()

    def reveal(self, right: Sequence[Face]) -> None:
        """Show the right tokens too, and take no cuts any more."""
        self._right = tuple(right)
        self._changed()

    def gap_point(self, place: int) -> QPoint:
        """Return where the gap before a symbol is."""
        return QPoint(self._gap_x(place), _TOP + SIZES[self._size].height // 2)

    def sizeHint(self) -> QSize:
        """Ask for one row, and for another with the answer."""
        rows = 1 if self._right is None else 2
        height = 2 * _TOP + rows * SIZES[self._size].height + (rows - 1) * 10
        return QSize(300, height)

    def minimumSizeHint(self) -> QSize:
        """Live with less width."""
        return QSize(120, self.sizeHint().height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Cut where the pointer is."""
        place = self._gap_at(event.position().toPoint())
        if place is not None and event.button() == Qt.MouseButton.LeftButton:
            self._place = place
            self._toggle(place)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show which gap would be cut."""
        hovered = self._gap_at(event.position().toPoint())
        if hovered != self._hovered:
            self._hovered = hovered
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move from gap to gap, and cut with Space."""
        moves = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if self._right is not None:
            event.ignore()
        elif event.key() in moves:
            step = moves[Qt.Key(event.key())]
            self._place = min(max(self._place + step, 1), max(1, len(self._symbols) - 1))
            self.update()
        elif event.key() == Qt.Key.Key_Space:
            self._toggle(self._place)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw symbols, cuts and the answer."""
        theme, size = self._theme, self._size
        height = SIZES[size].height
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for face, left in zip(self._symbols, self._lefts(), strict=True):
                self._tiles.draw(painter, left, _TOP, face, size)
            for place in range(1, len(self._symbols)):
                x = self._gap_x(place)
                is_cut = place in self._cuts
                if is_cut:
                    painter.setPen(QPen(theme.color("accent"), 3))
                    painter.drawLine(x, _TOP - 4, x, _TOP + height + 4)
                elif place == self._hovered and self._right is None:
                    pen = QPen(theme.color("accent"), 1.5)
                    pen.setDashPattern([2, 2])
                    painter.setPen(pen)
                    painter.drawLine(x, _TOP, x, _TOP + height)
                if place == self._place and self.hasFocus() and self._right is None:
                    painter.setPen(QPen(theme.color("accent"), 1))
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.drawRoundedRect(QRectF(x - 5.5, 1.5, 11, height + 13), 3, 3)
            if self._right is not None:
                x = self._lefts()[0] if self._symbols else 0
                for face in self._right:
                    y = 2 * _TOP + height + 4
                    x += self._tiles.draw(painter, x, y, face, size) + 6

    def _toggle(self, place: int) -> None:
        if self._right is None and 0 < place < len(self._symbols):
            self._cuts ^= {place}
            self._changed()
            self.cuts_edited.emit()

    def _changed(self) -> None:
        words: list[str] = [""]
        for place, face in enumerate(self._symbols):
            if place in self._cuts:
                words.append("")
            words[-1] += face.label
        self.setAccessibleName(self.tr("The word, cut: {}").format(" ".join(words)))
        self.updateGeometry()
        self.update()

    @property
    def _size(self) -> str:
        """Return the largest size of tiles that has room."""
        for size in ("row", "live"):
            widths = sum(self._tiles.width(face, size) for face in self._symbols)
            if widths + _GAP * len(self._symbols) <= self.width():
                return size
        return "table"

    def _lefts(self) -> list[int]:
        lefts, x = [], 2
        for face in self._symbols:
            lefts.append(x)
            x += self._tiles.width(face, self._size) + _GAP
        return lefts

    def _gap_x(self, place: int) -> int:
        return self._lefts()[place] - _GAP // 2

    def _gap_at(self, point: QPoint) -> int | None:
        height = SIZES[self._size].height
        if self._right is not None or not QRect(0, 0, self.width(), height + 16).contains(point):
            return None
        gaps = range(1, len(self._symbols))
        nearest = min(gaps, key=lambda place: abs(self._gap_x(place) - point.x()), default=None)
        if nearest is None or abs(self._gap_x(nearest) - point.x()) > _GAP:
            return None
        return nearest
