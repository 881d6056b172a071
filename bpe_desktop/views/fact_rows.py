"""The rows of facts about a token: who paid for it, its parts, what it goes into."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from ..models.faces import Face, MergeRow
from ..models.inspection import PartFate, Use
from ..models.number_text import counted, share_text
from .announce import label_text
from .drawn_parts import Drawn, DrawnParts, drawn_tile
from .quantities import count_text
from .theme import Theme
from .tiles import GAP, SIZES, TilePainter

__all__ = ["FateRows", "PaidRows", "TileRows", "UseRows"]

_SIDE = 12
_COUNT_WIDTH = 40  # of "6×", with the gap behind it
_SHARE_WIDTH = 44
_DOTS = "\N{HORIZONTAL ELLIPSIS}"
_LEAST_COUNT = 36  # of a part, as wide as the widest of them


class _Spot(NamedTuple):
    """A tile that was drawn: in which row, where it stands, and its token."""

    row: int
    rect: QRectF
    face: Face


class TileRows(QWidget):
    """Rows that are painted, with tiles that can be pointed at and clicked."""

    token_activated = Signal(int)
    token_hovered = Signal(object)

    row_height = 30

    def __init__(self, theme: Theme, tiles: TilePainter) -> None:
        super().__init__()
        self.parts = DrawnParts(self, theme, self.drawn)
        self._theme = theme
        self._tiles = tiles
        self._spots: list[_Spot] = []
        self._painted = 0  # the row that is being drawn
        self._cut: set[int] = set()  # the rows that are not told whole
        self._pointed: int | None = None
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.parts.token_activated.connect(self.token_activated)
        theme.changed.connect(self.update)

    def rows(self) -> int:
        """Return how many rows there are."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        """Ask for all rows."""
        return QSize(300, self.rows() * self.row_height)

    def minimumSizeHint(self) -> QSize:
        """Need all rows, however narrow."""
        return QSize(120, self.sizeHint().height())

    def refresh(self, spoken: str | None = None) -> None:
        """Lay out and draw anew; `spoken` is all of it in words, else that of all rows."""
        if spoken is None:
            spoken = "; ".join(map(self.said, range(self.rows())))
        self.setAccessibleName(spoken)
        self.parts.renew(empty=not self.rows())
        self.updateGeometry()
        self.update()

    def said(self, row: int) -> str:
        """Return a row in words."""
        raise NotImplementedError

    def step(self, row: int) -> int | None:
        """Return the step that a row leads to, if it does."""
        return None

    def drawn(self) -> Sequence[Drawn]:
        """Return the rows, with the tiles that have room in each."""
        tiles: list[list[Drawn]] = [[] for _ in range(self.rows())]
        for spot in self._spots:
            if spot.row < len(tiles):
                tiles[spot.row].append(drawn_tile(spot.face, spot.rect))
        height = self.row_height
        box = QRectF(2, 2, self.width() - 4, height - 4)
        return [
            Drawn(
                self.said(row), box.translated(0, row * height), tuple(parts), None, self.step(row)
            )
            for row, parts in enumerate(tiles)
        ]

    def paint_row(self, painter: QPainter, row: int, top: float) -> None:
        """Draw a row at `top`."""
        raise NotImplementedError

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw all rows."""
        self._spots = []
        self._cut = set()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for row in range(self.rows()):
                self._painted = row
                self.paint_row(painter, row, row * self.row_height)
        self.parts.forget()  # the places of the tiles are known now

    def tile(
        self,
        painter: QPainter,
        x: float,
        middle: float,
        face: Face,
        size: str,
        state: str = "idle",
        room: int | None = None,
    ) -> float:
        """Draw a tile around the height `middle`; return where the next one may start."""
        height = SIZES[size].height
        top = middle - height / 2
        width = self._tiles.draw(painter, x, top, face, size, state, max_width=room)
        self._spots.append(_Spot(self._painted, QRectF(x, top, width, height), face))
        return x + width + GAP

    def write(
        self,
        painter: QPainter,
        box: QRectF,
        text: str,
        *,
        font: str = "body",
        role: str = "text",
        right: bool = False,
    ) -> None:
        """Write into a box, with … where it is too narrow."""
        painter.setFont(self._theme.font(font))
        painter.setPen(self._theme.color(role))
        metrics = QFontMetricsF(self._theme.font(font))
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        if shown != text:
            self.note_cut()
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, shown)

    def note_cut(self) -> None:
        """Note that the row being drawn is not told whole: a tip does."""
        self._cut.add(self._painted)

    def event(self, event: QEvent) -> bool:
        """Tell a row whole that has no room."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            row = event.pos().y() // self.row_height
            QToolTip.showText(event.globalPos(), self.said(row) if row in self._cut else "", self)
            return True
        return super().event(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which token the pointer is on."""
        face = self._face_at(event.position())
        token = None if face is None else face.id
        if token != self._pointed:
            self._pointed = token
            self.token_hovered.emit(token)
            has_hand = token is not None
            shape = Qt.CursorShape.PointingHandCursor if has_hand else Qt.CursorShape.ArrowCursor
            self.setCursor(shape)

    def leaveEvent(self, _event: object) -> None:
        """Notice that the pointer has left."""
        if self._pointed is not None:
            self._pointed = None
            self.token_hovered.emit(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the token that is clicked."""
        face = self._face_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and face is not None and face.id is not None:
            self.token_activated.emit(face.id)

    def _face_at(self, point: QPointF) -> Face | None:
        return next((spot.face for spot in self._spots if spot.rect.contains(point)), None)


class PaidRows(TileRows):
    """The words whose pairs were counted for a token, with their share of the count."""

    row_height = 48

    def __init__(self, theme: Theme, tiles: TilePainter) -> None:
        super().__init__(theme, tiles)
        self._words: Sequence[MergeRow] = ()
        self._counted = 0

    def set_words(self, words: Sequence[MergeRow], counted: int) -> None:
        """Show words that add up to `counted`, or the first of them."""
        self._words, self._counted = words, counted
        self.refresh()

    def rows(self) -> int:
        """Return how many words are shown."""
        return len(self._words)

    def said(self, row: int) -> str:
        """Return count, tokens and share."""
        word = self._words[row]
        tokens = " ".join(map(label_text, word.faces))
        return f"{count_text(word.count)}× {tokens}, {self._share(word)}"

    def paint_row(self, painter: QPainter, row: int, top: float) -> None:
        """Draw count, tiles, share, and the share as a bar."""
        word = self._words[row]
        middle = top + 17
        right = self.width() - _SIDE
        count = QRectF(_SIDE, top, _COUNT_WIDTH - 10, 34)
        self.write(painter, count, f"{count_text(word.count)}×", right=True)
        share = QRectF(right - _SHARE_WIDTH, top, _SHARE_WIDTH, 34)
        self.write(painter, share, self._share(word), role="text2", right=True)
        left = _SIDE + _COUNT_WIDTH
        self._paint_tiles(painter, word, left, right - _SHARE_WIDTH - 8, middle)
        bar = QRectF(left, top + 37, right - left, 4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.color("muted"))
        painter.drawRoundedRect(bar, 2, 2)
        bar.setWidth(bar.width() * word.share / max(1, self._counted))
        painter.setBrush(self._theme.color("text2"))
        painter.drawRoundedRect(bar, 2, 2)

    def _paint_tiles(
        self, painter: QPainter, word: MergeRow, left: int, right: int, middle: float
    ) -> None:
        """Draw the tiles around the pair that have room, with … for those that have none."""
        lit = {i for match in word.matches for i in (match, match + 1)}
        metrics = QFontMetricsF(self._theme.font("body"))
        dots = ceil(metrics.horizontalAdvance(_DOTS)) + GAP
        widths = [self._tiles.width(face, "live") + GAP for face in word.faces]
        pair = word.matches[0] if word.matches else 0
        first, last = _window(widths, right - left + GAP, dots, pair)
        x = float(left)
        if first:
            self.write(painter, QRectF(x, middle - 12, dots, 24), _DOTS, role="text2")
            x += dots
        is_cut = last < len(widths)
        for index in range(first, last):
            room = max(round(right - x) - (dots if is_cut else 0), 1)
            state = "current" if index in lit else "idle"
            x = self.tile(painter, x, middle, word.faces[index], "live", state, room)
        if is_cut:
            self.write(painter, QRectF(x, middle - 12, dots, 24), _DOTS, role="text2")
        if first or is_cut or sum(widths) > right - left + GAP:
            self.note_cut()

    def _share(self, row: MergeRow) -> str:
        share = row.share / max(1, self._counted)
        return share_text(share) if share >= 0.01 or not share else f"< {share_text(0.01)}"


def _window(widths: Sequence[int], room: int, dots: int, pair: int) -> tuple[int, int]:
    """Return which tiles to draw: from the first one on, or so that both of a pair are there."""
    if sum(widths) <= room:
        return 0, len(widths)
    first = 0
    while first < pair and (dots if first else 0) + sum(widths[first : pair + 2]) > room - dots:
        first += 1
    last = min(first + 1, len(widths))
    used = (dots if first else 0) + sum(widths[first:last])
    while last < len(widths):
        used += widths[last]
        if used + (dots if last + 1 < len(widths) else 0) > room:
            break
        last += 1
    return first, last


class FateRows(TileRows):
    """The learnt parts of a token, and what became of each."""

    def __init__(self, theme: Theme, tiles: TilePainter) -> None:
        super().__init__(theme, tiles)
        self._parts: Sequence[PartFate] = ()

    def set_parts(self, parts: Sequence[PartFate]) -> None:
        """Show the parts."""
        self._parts = parts
        self.refresh()

    def rows(self) -> int:
        """Return how many parts are shown."""
        return len(self._parts)

    def said(self, row: int) -> str:
        """Return token, count and fate."""
        part = self._parts[row]
        return f"{label_text(part.face)}, {count_text(part.count)}×, {self._fate(part)}"

    def paint_row(self, painter: QPainter, row: int, top: float) -> None:
        """Draw tile, count and fate."""
        part = self._parts[row]
        middle = top + self.row_height / 2
        metrics = QFontMetricsF(self._theme.font("body"))
        counts = (metrics.horizontalAdvance(count_text(part.count)) for part in self._parts)
        wide = max(_LEAST_COUNT, *(ceil(count) + 1 for count in counts))
        room = max(60, round(self.width() * 0.34) - 50)
        face = part.face._replace(scaffold=part.count == 0)
        self.tile(painter, _SIDE, middle, face, "table", room=room)
        split = _SIDE + room + wide + 8
        count = QRectF(_SIDE + room, top, wide, self.row_height)
        self.write(painter, count, count_text(part.count), right=True)
        text = QRectF(split, top, self.width() - _SIDE - split, self.row_height)
        self.write(painter, text, self._fate(part), font="table", role="text2")

    def _fate(self, part: PartFate) -> str:
        if part.count:
            if not part.example:
                return self.tr("still used")
            return self.tr("still used in {}").format(part.example)
        if part.absorbed_by is not None:
            return self.tr("scaffold, all went into {}").format(part.absorbed_by.label)
        return self.tr("scaffold")


class UseRows(TileRows):
    """The later merges that take a token in."""

    seek_requested = Signal(int)

    def __init__(self, theme: Theme, tiles: TilePainter) -> None:
        super().__init__(theme, tiles)
        self.parts.seek_requested.connect(self.seek_requested)
        self._uses: Sequence[Use] = ()

    def set_uses(self, uses: Sequence[Use]) -> None:
        """Show merges."""
        self._uses = uses
        self.refresh()

    def rows(self) -> int:
        """Return how many merges are shown."""
        return len(self._uses)

    def said(self, row: int) -> str:
        """Return the merge, its token, and how often it was made."""
        use = self._uses[row]
        return f"{self._name(use)}, {label_text(use.result)}, {self._times(use)}"

    def step(self, row: int) -> int | None:
        """Return the merge."""
        return self._uses[row].step

    def paint_row(self, painter: QPainter, row: int, top: float) -> None:
        """Draw the merge's name, its tile, and how often it was made."""
        use = self._uses[row]
        middle = top + self.row_height / 2
        name = QRectF(_SIDE, top, 92, self.row_height)
        self.write(painter, name, self._name(use), font="medium", role="accent")
        room = max(60, self.width() - 92 - 2 * _SIDE - 90)
        self.tile(painter, _SIDE + 96, middle, use.result, "table", room=room)
        text = QRectF(self.width() - _SIDE - 86, top, 86, self.row_height)
        self.write(painter, text, self._times(use), font="table", role="text2", right=True)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to a merge by its name, or to a token by its tile."""
        row = int(event.position().y() // self.row_height)
        if event.position().x() < _SIDE + 92 and 0 <= row < len(self._uses):
            self.seek_requested.emit(self._uses[row].step)
        else:
            super().mousePressEvent(event)

    def _times(self, use: Use) -> str:
        return counted("UseRows", "%Ln time(s)", use.replaced)

    def _name(self, use: Use) -> str:
        return self.tr("Merge {}").format(count_text(use.step))
