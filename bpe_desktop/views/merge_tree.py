"""A token as the tree of its merges: one row a merge, the base symbols at the foot."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget

from ..models.faces import Face
from ..models.inspection import TreeLevel, TreePicture, TreeTile
from .drawn_parts import Drawn, DrawnParts, drawn_tile
from .elided_pair import elided_pair
from .quantities import count_text
from .theme import Theme
from .tiles import SIZES, TilePainter
from .tree_layout import TreePlace, lay_out_tree

__all__ = ["MergeTree"]

_SIZE = "row"
# The height of a row and the distance of base symbols: at most, and where there is little room.
_ROWS, _LOW_ROWS = (58, 38), (44, 36)
_PITCHES, _LOW_PITCHES = (74, 34), (45, 34)
_SIDE = 16
# The columns beside the tree: name with rule, count with its word; and without these.
_NAMES, _COUNTS = 180, 110
_SHORT_NAMES, _SHORT_COUNTS = 84, 48
_ROOMY = 640  # pixels; below, the columns are short
_JOINT = 4  # from a tile down to where its line branches, at least
_BADGE = 9  # radius
_NO_TREE = TreePicture((), ())


class MergeTree(QWidget):
    """Draws a tree; with `columns` it also tells each merge's rule and count beside its row.

    Merges can be chosen by pointer and keyboard: `seek_requested` asks to go to one,
    `token_activated` tells of a tile that was clicked.
    """

    seek_requested = Signal(int)
    token_activated = Signal(int)
    token_hovered = Signal(object)

    def __init__(
        self,
        theme: Theme,
        tiles: TilePainter,
        *,
        columns: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.parts = DrawnParts(self, theme, self._drawn)
        self._theme = theme
        self._tiles = tiles
        self._columns = columns
        self._tree = _NO_TREE
        self._places: list[TreePlace] = []
        self._width = 0.0
        self._row = _ROWS[0]
        self._room = QSize()
        self._pointed: int | None = None  # a tile
        self._hover: int | None = None  # a token id
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Merge tree"))
        self.parts.token_activated.connect(self.token_activated)
        self.parts.seek_requested.connect(self.seek_requested)
        theme.changed.connect(self._measure)

    def set_tree(self, tree: TreePicture) -> None:
        """Show another tree."""
        self._tree = tree
        self._pointed = None
        self._measure()
        self.setAccessibleDescription(self._spoken())

    def set_hover(self, token_id: int | None) -> None:
        """Draw the link ring on every tile of a token."""
        if token_id != self._hover:
            self._hover = token_id
            self.update()

    @property
    def tree(self) -> TreePicture:
        """The tree on show."""
        return self._tree

    def tile_rect(self, index: int) -> QRectF:
        """Return where a tile stands."""
        place = self._places[index]
        x, y = self._origin()
        return QRectF(x + place.x, y + place.y, place.width, SIZES[_SIZE].height)

    @property
    def start(self) -> int:
        """What is to be seen first, where not all has room: the names, or without them the root."""
        if self._columns or not self._places:
            return 0
        return round(self.tile_rect(len(self._places) - 1).center().x())

    def fit(self, room: QSize) -> None:
        """Fit into a room: rows and symbols come closer where they must, down to a limit."""
        if room != self._room:
            self._room = room
            self._measure()

    def sizeHint(self) -> QSize:
        """Ask for all rows, and the width of the tree with what stands beside it."""
        beside = sum(self._beside())
        return QSize(ceil(self._width) + beside + 2 * _SIDE, self._rows() * self._row)

    def minimumSizeHint(self) -> QSize:
        """Need as much as the hint says: a scroll area is around it."""
        return self.sizeHint()

    def _rows(self) -> int:
        return len(self._tree.levels) + 1 if self._tree.tiles else 0

    def _measure(self) -> None:
        most, least = _ROWS if self._columns else _LOW_ROWS
        rows = self._rows()
        if rows and self._room.isValid():
            most = min(most, max(least, self._room.height() // rows))
        self._row = most
        widest, closest = _PITCHES if self._columns else _LOW_PITCHES
        self._lay_out(widest)
        beside = sum(self._beside())
        room = self._room.width() - beside - 2 * _SIDE
        if rows * self._row > self._room.height():  # a scroll bar takes its part
            room -= self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        if self._room.isValid() and self._width > room:
            symbols = sum(tile.parts is None for tile in self._tree.tiles)
            # A pixel less: a fraction too much would bring a scroll bar.
            self._lay_out(max(closest, (room - 1) / max(1, symbols)))
        self.updateGeometry()
        self.update()
        self.parts.renew(empty=not self._tree.tiles)

    def _lay_out(self, pitch: float) -> None:
        self._places, self._width = lay_out_tree(
            self._tree,
            lambda face: self._tiles.width(face, _SIZE),
            pitch=pitch,
            row=self._row,
        )

    @property
    def _joint(self) -> float:
        """How far from a tile down its line branches."""
        return max(_JOINT, (self._row - SIZES[_SIZE].height) * 0.34)

    def _origin(self) -> tuple[float, float]:
        if not self._columns:
            return _SIDE, 0.0
        names, counts = self._beside()
        room = self.width() - names - counts - 2 * _SIDE
        return _SIDE + names + max(0.0, (room - self._width) / 2), 0.0

    def _beside(self) -> tuple[int, int]:
        """Return the widths of the columns beside the tree."""
        if not self._columns:
            return 0, 0
        if self._room.isValid() and self._room.width() < _ROOMY:
            return _SHORT_NAMES, _SHORT_COUNTS
        return _NAMES, _COUNTS

    # Drawing

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw rows, lines and tiles."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.color("surface"))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._columns:
                self._paint_rows(painter)
            for tile in self._tree.tiles:
                if tile.parts is not None:
                    self._paint_branches(painter, tile)
            for index, tile in enumerate(self._tree.tiles):
                self._paint_tile(painter, index, tile)
            for index, tile in enumerate(self._tree.tiles):
                if tile.note:
                    self._paint_note(painter, index, tile)

    def _paint_rows(self, painter: QPainter) -> None:
        color, font = self._theme.color, self._theme.font
        right = self.width() - _SIDE
        is_short = self._beside()[0] == _SHORT_NAMES
        metrics = QFontMetricsF(font("medium"))
        widths = [metrics.horizontalAdvance(self._name(level)) for level in self._tree.levels]
        names = max(74.0, max(widths, default=0.0) + 12)
        for row, level in enumerate(self._tree.levels):
            middle = row * self._row + self._row / 2
            painter.setPen(QPen(color("line"), 1))
            bottom = (row + 1) * self._row - 0.5
            painter.drawLine(QPointF(_SIDE, bottom), QPointF(right, bottom))
            self._write(painter, _SIDE, middle, self._name(level), font("medium"), "accent")
            if not is_short:
                rule = f"{level.left.label} + {level.right.label}"
                metrics = QFontMetricsF(font("mono"))
                room = _NAMES - names - 14
                shown = elided_pair(metrics, rule, room)
                self._write(painter, _SIDE + names, middle, shown, font("mono"), "text2")
            word = "" if is_short else self.tr("counted")
            self._paint_count(painter, right, middle, level.count, word)
        foot = len(self._tree.levels) * self._row + self._row / 2
        self._write(painter, _SIDE, foot, self.tr("Alphabet"), font("body"), "text2")

    def _paint_count(
        self, painter: QPainter, right: float, middle: float, count: int, word: str
    ) -> None:
        number = count_text(count)
        plain, strong = self._theme.font("body"), self._theme.font("strong")
        word_width = QFontMetricsF(plain).horizontalAdvance(word)
        number_width = QFontMetricsF(strong).horizontalAdvance(number)
        self._write(painter, right - word_width, middle, word, plain, "text2")
        gap = 5 if word else 0
        left = right - word_width - gap - number_width
        self._write(painter, left, middle, number, strong, "text")

    def _write(
        self, painter: QPainter, x: float, middle: float, text: str, font: object, role: str
    ) -> None:
        painter.setFont(font)
        painter.setPen(self._theme.color(role))
        metrics = painter.fontMetrics()
        painter.drawText(QPointF(x, middle + (metrics.ascent() - metrics.descent()) / 2), text)

    def _paint_branches(self, painter: QPainter, tile: TreeTile) -> None:
        assert tile.parts is not None
        x, y = self._origin()
        height = SIZES[_SIZE].height
        place = self._places[self._tree.tiles.index(tile)]
        branch = y + place.y + height + self._joint
        middle = x + place.middle
        broken = tile.status == "blocked"
        pen = QPen(QColor(self._theme.color("bad" if broken else "text3")), 1.5)
        if tile.status != "applied":
            pen.setDashPattern([3, 2])
        painter.setPen(pen)
        painter.drawLine(QPointF(middle, y + place.y + height), QPointF(middle, branch))
        left, right = (self._places[part] for part in tile.parts)
        painter.drawLine(QPointF(x + left.middle, branch), QPointF(x + right.middle, branch))
        for part in (left, right):
            end = QPointF(x + part.middle, y + part.y)
            painter.drawLine(QPointF(x + part.middle, branch), end)

    def _paint_tile(self, painter: QPainter, index: int, tile: TreeTile) -> None:
        rect = self.tile_rect(index)
        face = tile.face
        state = "broken" if tile.status == "blocked" else "idle"
        if tile.status in ("never-reached", "later"):
            face = face._replace(kind="learnt", scaffold=True)
        if face.id is not None and face.id == self._hover:
            self._tiles.draw_link(painter, rect, _SIZE)
        painter.fillRect(rect, self._theme.color("surface"))
        self._tiles.draw(painter, rect.x(), rect.y(), face, _SIZE, state)

    def _paint_note(self, painter: QPainter, index: int, tile: TreeTile) -> None:
        """Mark the broken link, and say what it needs and finds."""
        assert tile.parts is not None
        x, y = self._origin()
        missing = self._places[tile.parts[tile.noted]]
        place = self._places[index]
        middle = y + (place.y + SIZES[_SIZE].height + self._joint + missing.y) / 2
        spot = QPointF(x + missing.middle, middle)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.color("bad"))
        painter.drawEllipse(spot, _BADGE, _BADGE)
        icon = self._theme.icon("unlink", "surface", 12)
        icon.paint(painter, round(spot.x()) - 6, round(spot.y()) - 6, 12, 12)
        font = self._theme.font("table")
        width = QFontMetricsF(font).horizontalAdvance(tile.note)
        left = spot.x() + _BADGE + 7
        if left + width > self.width() - 2:
            left = spot.x() - _BADGE - 7 - width
        self._write(painter, left, middle, tile.note, font, "bad")

    # Words

    def _name(self, level: TreeLevel) -> str:
        return self.tr("Merge {}").format(count_text(level.step))

    def _spoken(self) -> str:
        return "; ".join(
            f"{self._name(level)}: {level.left.label} + {level.right.label} → {level.result.label}"
            for level in reversed(self._tree.levels)
        )

    def _drawn(self) -> Sequence[Drawn]:
        """Return a row for each merge and one for the alphabet, each with its tiles."""
        rows = []
        order = sorted(range(len(self._places)), key=lambda index: self._places[index].x)
        for row in range(self._rows()):
            level = self._tree.levels[row] if row < len(self._tree.levels) else None
            wanted = None if level is None else row
            tiles = tuple(
                drawn_tile(tile.face, self.tile_rect(index), self._state(tile))
                for index in order
                if (tile := self._tree.tiles[index]).level == wanted
            )
            name = self.tr("Alphabet")
            if level is not None:
                name = f"{self._name(level)}, {level.left.label} + {level.right.label}"
                if self._columns:
                    counts = self.tr("counted {}").format(count_text(level.count))
                    name = f"{name}, {counts}"
            box = QRectF(_SIDE - 8, row * self._row + 5, self.width() - 2 * _SIDE + 16, 0)
            box.setHeight(self._row - 10)
            rows.append(Drawn(name, box, tiles, step=None if level is None else level.step))
        return rows

    def _state(self, tile: TreeTile) -> str:
        if tile.status == "blocked":
            return self.tr("not made: {}").format(tile.note) if tile.note else self.tr("not made")
        if tile.status == "never-reached":
            return self.tr("never reached")
        return self.tr("only later") if tile.status == "later" else ""

    # Pointer

    def _tile_at(self, point: QPointF) -> int | None:
        found = (i for i in range(len(self._places)) if self.tile_rect(i).contains(point))
        return next(found, None)

    def _level_at(self, point: QPointF) -> int | None:
        row = int(point.y() // self._row)
        on_name = _SIDE <= point.x() < _SIDE + self._beside()[0] - 8
        return row if self._columns and on_name and row < len(self._tree.levels) else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which token the pointer is on."""
        tile = self._tile_at(event.position())
        hand = tile is not None or self._level_at(event.position()) is not None
        shape = Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        if tile != self._pointed:
            self._pointed = tile
            self.token_hovered.emit(None if tile is None else self._face(tile).id)

    def leaveEvent(self, event: object) -> None:
        """Notice that the pointer has left."""
        if self._pointed is not None:
            self._pointed = None
            self.token_hovered.emit(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to a merge by its name, or to a token by its tile."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        tile = self._tile_at(event.position())
        level = self._level_at(event.position())
        if tile is not None and (token := self._face(tile).id) is not None:
            self.token_activated.emit(token)
        elif level is not None:
            self.seek_requested.emit(self._tree.levels[level].step)

    def _face(self, tile: int) -> Face:
        return self._tree.tiles[tile].face
