"""Tokens of two lines side by side: what only one has, and where words are cut otherwise."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from ..models.branch_comparison import Split
from ..models.faces import Face
from .announce import label_text
from .drawn_parts import Drawn, drawn_tile
from .fact_rows import TileRows
from .quantities import count_text
from .theme import Theme
from .tiles import GAP, SIZES, TilePainter

__all__ = ["FirstMerge", "SplitRows", "TokenFlow", "spoken_split"]

_SIDE = 12
_COUNT = 52
_LINE_GAP = 6
_WORD_GAP = 14  # as in the live text's own view


class TokenFlow(TileRows):
    """Tiles in as many lines as they need; `first` has a ring: the first that differs."""

    def __init__(
        self, theme: Theme, tiles: TilePainter, *, size: str = "live", gap: int = GAP
    ) -> None:
        super().__init__(theme, tiles)
        self._faces: Sequence[Face] = ()
        self._first: int | None = None
        self._gaps: frozenset[int] = frozenset()
        self._size = size
        self._gap = gap
        self._boxes: list[QRectF] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def faces(self) -> Sequence[Face]:
        """The tokens on show."""
        return self._faces

    @property
    def boxes(self) -> Sequence[QRectF]:
        """Where they stand."""
        return self._boxes

    @property
    def first(self) -> int | None:
        """Which of them has the ring."""
        return self._first

    def set_faces(
        self,
        faces: Sequence[Face],
        first: int | None = None,
        gaps: frozenset[int] = frozenset(),
    ) -> None:
        """Show tokens; those in `gaps` stand off from the one before."""
        if (tuple(faces), first, gaps) == (tuple(self._faces), self._first, self._gaps):
            return
        self._faces, self._first, self._gaps = faces, first, gaps
        self._place()
        self.refresh(" ".join(map(label_text, faces)))

    def rows(self) -> int:
        """Return how many lines there are."""
        tops = {box.top() for box in self._boxes}
        return len(tops)

    def drawn(self) -> Sequence[Drawn]:
        """Return the tiles, one after the other."""
        return [
            drawn_tile(face, box, self.tr("the first that differs") if n == self._first else "")
            for n, (face, box) in enumerate(zip(self._faces, self._boxes, strict=True))
        ]

    def hasHeightForWidth(self) -> bool:
        """Take as much height as the width makes necessary."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines."""
        boxes = self._laid_out(width)
        return round(boxes[-1].bottom()) + 4 if boxes else 0

    def sizeHint(self) -> QSize:
        """Ask for the lines at this width."""
        return QSize(200, self.heightForWidth(max(self.width(), 100)))

    def minimumSizeHint(self) -> QSize:
        """Need no more than one tile."""
        return QSize(60, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the lines out anew."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        self._boxes = self._laid_out(self.width())

    def _laid_out(self, width: int) -> list[QRectF]:
        height = SIZES[self._size].height
        x = y = 4.0
        boxes = []
        for index, face in enumerate(self._faces):
            wide = min(self._tiles.width(face, self._size), max(40, width - 8))
            if index in self._gaps and x > 4:
                x += _WORD_GAP - self._gap
            if x + wide > width - 4 and x > 4:
                x, y = 4.0, y + height + _LINE_GAP
            boxes.append(QRectF(x, y, wide, height))
            x += wide + self._gap
        return boxes

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tiles that are in view."""
        self._spots = []
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for face, box in zip(self._faces, self._boxes, strict=True):
                if box.intersects(QRectF(event.rect())):
                    middle = box.center().y()
                    room = round(box.width())
                    self.tile(painter, box.left(), middle, face, self._size, room=room)
            if self._first is not None and self._first < len(self._boxes):
                draw_ring(painter, self._theme, self._boxes[self._first])


class SplitRows(TileRows):
    """One row for each word: its count, its tokens in the main line, and those in the branch."""

    row_height = 34

    def __init__(self, theme: Theme, tiles: TilePainter) -> None:
        super().__init__(theme, tiles)
        self._splits: Sequence[Split] = ()

    @property
    def splits(self) -> Sequence[Split]:
        """The words on show."""
        return self._splits

    def set_splits(self, splits: Sequence[Split]) -> None:
        """Show words."""
        if splits != self._splits:
            self._splits = splits
            self.refresh()

    def rows(self) -> int:
        """Return how many words are shown."""
        return len(self._splits)

    def said(self, row: int) -> str:
        """Return the count and both ways to cut the word."""
        split = self._splits[row]
        return f"{count_text(split.count)}× {spoken_split(split)}"

    def columns(self) -> tuple[float, float, float]:
        """Return where the main line's tokens start, where the branch's do, and where they end."""
        left = float(_SIDE + _COUNT)
        half = (self.width() - left - _SIDE) / 2
        return left, left + half + 6, float(self.width() - _SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows that are in view."""
        self._spots = []
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            first = max(0, event.rect().top() // self.row_height)
            last = min(self.rows(), event.rect().bottom() // self.row_height + 1)
            for row in range(first, last):
                self._painted = row
                self.paint_row(painter, row, row * self.row_height)
        self.parts.forget()

    def paint_row(self, painter: QPainter, row: int, top: float) -> None:
        """Draw count and both ways to cut the word."""
        split = self._splits[row]
        left, right, end = self.columns()
        count = QRectF(_SIDE, top, _COUNT - 12, self.row_height)
        self.write(painter, count, f"{count_text(split.count)}×", font="table", right=True)
        for faces, start, stop in ((split.main, left, right - 12), (split.branch, right, end)):
            painter.save()
            painter.setClipRect(QRectF(start - 3, top, stop - start + 6, self.row_height))
            x = start
            for index, face in enumerate(faces):
                if x > stop:
                    break
                before = x
                x = self.tile(painter, x, top + self.row_height / 2, face, "live")
                if index == split.first:
                    height = SIZES["live"].height
                    box = QRectF(
                        before, top + (self.row_height - height) / 2, x - GAP - before, height
                    )
                    draw_ring(painter, self._theme, box)
            painter.restore()


class FirstMerge(TileRows):
    """The first merge that is another one: its number, its pair in both lines."""

    seek_requested = Signal(int)

    row_height = 34

    def __init__(self, theme: Theme, tiles: TilePainter) -> None:
        super().__init__(theme, tiles)
        self.setObjectName("firstMerge")
        self.parts.seek_requested.connect(self.seek_requested)
        self._step: int | None = None
        self._pairs: tuple[Sequence[Face] | None, Sequence[Face] | None] = None, None
        self._link = QRectF()

    def set_merge(
        self, step: int | None, pairs: tuple[Sequence[Face] | None, Sequence[Face] | None]
    ) -> None:
        """Show a merge; `None` for a pair where a line has ended before."""
        self._step, self._pairs = step, pairs
        self.setVisible(step is not None)
        self.refresh()

    def rows(self) -> int:
        """There is one."""
        return 1

    def said(self, row: int) -> str:
        """Return the merge and both pairs."""
        if self._step is None:
            return ""
        words = [
            self.tr("nothing") if pair is None else " + ".join(map(label_text, pair))
            for pair in self._pairs
        ]
        spoken = self.tr("Merge {}: {} in the main line, {} in the branch")
        return spoken.format(count_text(self._step), *words)

    def step(self, row: int) -> int | None:
        """Return the merge."""
        return self._step

    def paint_row(self, painter: QPainter, row: int, top: float) -> None:
        """Draw the link and both pairs with their lines' names."""
        if self._step is None:
            return
        middle = top + self.row_height / 2
        x = float(_SIDE)
        name = self.tr("Merge {}").format(count_text(self._step))
        self._link = QRectF(x, top, self._advance(painter, name, "medium") + 4, self.row_height)
        self.write(painter, self._link, name, font="medium", role="accent")
        x = self._link.right() + 16
        lines = (self.tr("main line"), self.tr("branch"))
        for pair, line in zip(self._pairs, lines, strict=True):
            x = self._word(painter, x, top, line)
            if pair is None:
                x = self._word(painter, x, top, self.tr("has ended"))
            for face in pair or ():
                x = self.tile(painter, x, middle, face, "live")
            x += 16

    def _word(self, painter: QPainter, x: float, top: float, text: str) -> float:
        width = self._advance(painter, text, "table") + 8
        box = QRectF(x, top, width, self.row_height)
        self.write(painter, box, text, font="table", role="text2")
        return x + width

    def _advance(self, painter: QPainter, text: str, font: str) -> float:
        painter.setFont(self._theme.font(font))
        return float(painter.fontMetrics().horizontalAdvance(text)) + 1

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a hand over the link."""
        super().mouseMoveEvent(event)
        if self._link.contains(event.position()):
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the merge."""
        if self._step is not None and self._link.contains(event.position()):
            self.seek_requested.emit(self._step)
        else:
            super().mousePressEvent(event)


def spoken_split(split: Split) -> str:
    """Return a split in words: the tokens of the main line, then those of the branch."""
    main, branch = (" ".join(map(label_text, faces)) for faces in (split.main, split.branch))
    return f"{main} | {branch}"


def draw_ring(painter: QPainter, theme: Theme, tile: QRectF) -> None:
    """Mark the first token that differs."""
    painter.setPen(QPen(theme.color("warn"), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(tile.adjusted(-2, -2, 2, 2), 6, 6)
