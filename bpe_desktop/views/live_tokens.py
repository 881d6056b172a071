"""The strip of tiles under the live text: every token with its id, in rows."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QGuiApplication,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QMenu, QWidget

from ..models.faces import Face
from ..models.live import NO_RESULT, LiveResult
from .accessible_parts import tell_parts_changed
from .announce import announce_face
from .live_flow import IDS, SIZE, IdLabels, TileCells, TileFlow
from .live_parts import LiveParts
from .overlay_scroll_bar import OverlayScrollBar
from .theme import Theme
from .tiles import SIZES, TilePainter, zoomed
from .token_tips import TipSource, label_alone, show_tip
from .vector import is_vector, pixel_ratio

__all__ = ["MOST_TILES", "LiveTokens"]

MOST_TILES = 2000

_TOP = 5  # the ring of a tile in the first row has to have room
_BOTTOM = 4  # but that of a tile in the next row must not show
_ROW_GAP = 8
_RIM = 8  # pixels of an id or a ring beside its cell
_SLICE = 200  # tiles laid out at a time while the program is otherwise idle
_PAUSE_MS = 40  # without other tokens, before the tiles out of sight are laid out
_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Home: -MOST_TILES,
    Qt.Key.Key_End: MOST_TILES,
}


class LiveTokens(QAbstractScrollArea):
    """Shows the tokens of a result as tiles, 2,000 at most: the first, or those around `reveal`.

    Tiles are laid out down to the lowest that can be seen, the others while nothing else is to do,
    and those before an edit stay: a long text costs no more a key than a short one. The arrow keys
    walk over the tiles. Tiles are counted from the first that is shown.
    """

    token_hovered = Signal(object)
    token_activated = Signal(int)
    content_changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("liveTokens")
        self.setAccessibleName(self.tr("Tokens of the live text"))
        self.setFrameShape(QAbstractScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._bar = OverlayScrollBar(self)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._theme = theme
        self._painter = TilePainter(theme)
        self._all = NO_RESULT
        self._first = 0  # the token of the first tile
        self._result = NO_RESULT  # the part that is shown
        self._tips: TipSource = label_alone
        self.parts = LiveParts(self)
        labels = IdLabels(theme)
        self._flow = TileFlow(self._painter, labels)
        self._cells = TileCells(theme, self._painter, labels)
        self._tile_height = SIZES[SIZE].height
        self._told_height = 0  # of all rows known, as it was told last
        self._shows_ids = True
        self._hover: int | None = None
        self._pointed: int | None = None
        self._pressed: int | None = None
        self._current = 0
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.timeout.connect(self._lay_out_more)
        theme.changed.connect(self._resize_tiles)
        self._resize_tiles()

    @property
    def laid_out(self) -> int:
        """How many tiles have their place so far."""
        return len(self._flow.tiles)

    @property
    def current(self) -> int | None:
        """The tile that the arrow keys start from, `None` before it is laid out."""
        return self._current if self._current < len(self._flow.tiles) else None

    def face(self, index: int) -> Face:
        """Return the face of a tile that is laid out."""
        return self._flow.tiles[index].face

    @property
    def shown(self) -> range:
        """The numbers of the tokens that have tiles, or will have when they are laid out."""
        return range(self._first, min(self._first + MOST_TILES, len(self._all.ids)))

    def content_height(self) -> int:
        """Return the height of all rows known so far."""
        if not self._flow.tiles:
            return 0
        return _TOP + _BOTTOM + self._flow.rows * self._row_height() - _ROW_GAP

    def least_height(self, ids: bool) -> int:
        """Return the height of one row, with or without its ids."""
        return _TOP + _BOTTOM + self._tile_height + (IDS if ids else 0)

    def fitting_height(self, room: int) -> int:
        """Return the height of as many whole rows as there are and as have room, one at least."""
        if not self._flow.tiles or room < self.least_height(False):
            return 0
        rows = max((room + _ROW_GAP - _TOP - _BOTTOM) // self._row_height(), 1)
        rows = min(rows, self._flow.rows)
        return min(_TOP + _BOTTOM + rows * self._row_height() - _ROW_GAP, room)

    def set_result(self, result: LiveResult) -> None:
        """Show other tokens."""
        self._all = result
        self._show_from(self._first if self._first < len(result.ids) else 0)

    def reveal(self, token: int) -> None:
        """Bring the tile of a token into view, and others around it where not all have tiles."""
        if token not in self.shown:
            if not 0 <= token < len(self._all.ids):
                return
            # In the middle: who types on stays within for a while, also at the end of the text.
            self._show_from(max(token - MOST_TILES // 2, 0))
        self._scroll_to(token - self._first)

    def _show_from(self, first: int) -> None:
        """Show the tokens from a number on; tiles of tokens that are kept stay where they are."""
        moved, self._first = first - self._first, first
        limited = first > 0 or len(self._all.ids) > MOST_TILES
        self._result = self._all.part(first, first + MOST_TILES) if limited else self._all
        self._current = min(max(self._current - moved, 0), max(self._most() - 1, 0))
        self._start_over(0 if moved else self._result.kept)
        tell_parts_changed(self)

    def set_hover(self, token: int | None) -> None:
        """Put a ring around each tile with this id."""
        if token != self._hover:
            self._hover = token
            self.viewport().update()

    def set_tips(self, source: TipSource) -> None:
        """Ask for what is told of a token while the pointer rests on it."""
        self._tips = source

    def set_shows_ids(self, shows: bool) -> None:
        """Show or hide the ids under the tiles."""
        if shows != self._shows_ids:
            self._shows_ids = shows
            self._start_over()

    def tile_rect(self, index: int) -> QRectF:
        """Return where a tile stands in the viewport; it has to be laid out."""
        tile = self._flow.tiles[index]
        left = tile.cell + (tile.cell_width - tile.width) // 2
        top = _TOP + tile.row * self._row_height() - self.verticalScrollBar().value()
        return QRectF(left, top, tile.width, self._tile_height)

    def tile_at(self, point: QPointF) -> int | None:
        """Return the number of the token whose tile or id is at a point of the viewport."""
        y = point.y() + self.verticalScrollBar().value() - _TOP
        row, inside = divmod(y, self._row_height())
        if not 0 <= row < self._flow.rows or inside > self._row_height() - _ROW_GAP:
            return None
        return self._flow.tile_at(int(row), point.x())

    # Layout

    def _most(self) -> int:
        return len(self._result.ids)

    def _row_height(self) -> int:
        return self._tile_height + (IDS if self._shows_ids else 0) + _ROW_GAP

    def _resize_tiles(self) -> None:
        self._flow.size = zoomed(SIZE, self._theme.zoom)
        self._tile_height = SIZES[self._flow.size].height
        self._start_over()

    def _start_over(self, kept: int = 0) -> None:
        self._flow.keep(kept)
        self._lay_out_visible()
        self._idle.start(_PAUSE_MS)
        self.viewport().update()

    def _lay_out_visible(self) -> None:
        """Give their places to the tiles down to the lower edge of the viewport."""
        tile = self._tile_height
        bottom = self.verticalScrollBar().value() + max(self.viewport().height(), 2 * tile)
        while len(self._flow.tiles) < self._most() and self.content_height() <= bottom + tile:
            self._lay_out(40)
        self._take_range()

    def _lay_out_more(self) -> None:
        if len(self._flow.tiles) < self._most():
            self._lay_out(_SLICE)
            self._take_range()
            self._idle.start(0)

    def _lay_out(self, number: int) -> None:
        until = min(len(self._flow.tiles) + number, self._most())
        self._flow.lay_out(self._result, until, self.viewport().width(), ids=self._shows_ids)

    def _take_range(self) -> None:
        bar, height = self.verticalScrollBar(), self.content_height()
        bar.setPageStep(self.viewport().height())
        bar.setSingleStep(self._row_height())
        bar.setRange(0, max(height - self.viewport().height(), 0))
        # At most keys the rows stay as many: then nothing around them is placed anew.
        if height != self._told_height:
            self._told_height = height
            self.content_changed.emit()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows that can be seen."""
        with QPainter(self.viewport()) as painter:
            painter.fillRect(event.rect(), self._theme.color("surface"))
            painter.setFont(self._theme.font("small"))
            scrolled = self.verticalScrollBar().value()
            height = self._row_height()
            first_row = max((event.rect().top() + scrolled - _TOP) // height, 0)
            last_row = (event.rect().bottom() + scrolled) // height
            shown = self._flow.within(first_row, last_row)
            ringed = []
            size, ids = self._flow.size, self._shows_ids
            ratio = 0.0 if is_vector(painter) else pixel_ratio(painter)
            for index in self._in_area(shown, event.rect()):
                token = self._flow.tiles[index].face.id
                if token is not None and token == self._hover:
                    ringed.append(index)  # last, so that neighbours do not cover the rings
                else:
                    tile, box = self._flow.tiles[index], self.tile_rect(index)
                    self._cells.draw(painter, tile, box, size, ids=ids, ratio=ratio)
            for index in ringed:
                tile, box = self._flow.tiles[index], self.tile_rect(index)
                self._cells.draw_once(painter, tile, box, size, "hover", ids=ids)
            if self.hasFocus() and self._current in shown:
                self._paint_focus(painter, self.tile_rect(self._current))

    def _in_area(self, indices: range, area: QRect) -> Iterator[int]:
        """Yield the tiles that reach into an area: the scroll bar alone is no reason for all."""
        left, right = area.left() - _RIM, area.right() + _RIM
        tiles = self._flow.tiles
        for index in indices:
            tile = tiles[index]
            if tile.cell <= right and tile.cell + tile.cell_width >= left:
                yield index

    def _paint_focus(self, painter: QPainter, box: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.color("accent"), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 7, 7)

    # Events

    def sizeHint(self) -> QSize:
        """Ask for two rows."""
        return QSize(400, 2 * self._row_height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the rows anew where the width changed."""
        super().resizeEvent(event)
        self._bar.place()
        if event.size().width() != event.oldSize().width():
            self._start_over()
        else:
            self._lay_out_visible()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Lay out what came into view."""
        self._lay_out_visible()
        self.viewport().update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which token the pointer is on."""
        index = self.tile_at(event.position())
        self._point(None if index is None else self._flow.tiles[index].face.id)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a click begins."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = self.tile_at(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take press and release on one tile as a click."""
        pressed, self._pressed = self._pressed, None
        if pressed is not None and pressed == self.tile_at(event.position()):
            self._current = pressed
            self._activate(pressed)

    def viewportEvent(self, event: QEvent) -> bool:
        """Tell of the token that the pointer rests on, and forget it when the pointer leaves."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            show_tip(self.viewport(), event, self._face_at(QPointF(event.pos())), self._tips)
            return True
        if event.type() == QEvent.Type.Leave:
            self._point(None)
        return super().viewportEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer to copy the token's own characters, or all ids."""
        at = event.pos()
        index = self.tile_at(QPointF(self.viewport().mapFrom(self, at)))
        self._open_menu(self._current if index is None else index, event.globalPos())

    def event(self, event: QEvent) -> bool:
        """Keep the arrow keys from the playhead while they walk over the tiles."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            keys = (*_STEPS, Qt.Key.Key_Space)
            if event.modifiers() == Qt.KeyboardModifier.NoModifier and event.key() in keys:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk over the tiles, choose one, copy one."""
        step = _STEPS.get(Qt.Key(event.key()))
        if not self._most():
            super().keyPressEvent(event)
        elif step is not None:
            self._go_to(min(max(self._current + step, 0), self._most() - 1))
            announce_face(self, self._result.face(self._current))
        elif event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._activate(self._current)
        elif event.matches(QKeySequence.StandardKey.Copy):
            self._copy_token(self._current)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the arrow keys start."""
        super().focusInEvent(event)
        if self._most():
            self._go_to(min(self._current, self._most() - 1))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Forget the token that the keys had come to."""
        super().focusOutEvent(event)
        self._point(None)
        self.viewport().update()

    def _face_at(self, point: QPointF) -> Face | None:
        index = self.tile_at(point)
        return None if index is None else self._flow.tiles[index].face

    def _go_to(self, index: int) -> None:
        self._current = index
        self._scroll_to(index)
        self._point(self._result.face(index).id)
        self.viewport().update()

    def _scroll_to(self, index: int) -> None:
        """Bring a tile into view, laid out now if it is not yet."""
        if index >= len(self._flow.tiles):
            self._lay_out(index + 1 - len(self._flow.tiles))
            self._take_range()
        box, bar = self.tile_rect(index), self.verticalScrollBar()
        foot = IDS if self._shows_ids else 0
        if box.top() < _TOP:
            bar.setValue(bar.value() + round(box.top()) - _TOP)
        elif box.bottom() + foot > self.viewport().height():
            bar.setValue(bar.value() + round(box.bottom()) + foot - self.viewport().height())

    def _point(self, token: int | None) -> None:
        if token != self._pointed:
            self._pointed = token
            self.token_hovered.emit(token)

    def _activate(self, index: int) -> None:
        token = self._result.face(index).id
        if token is not None:
            self.token_activated.emit(token)

    def _open_menu(self, index: int, at: QPoint) -> None:
        if not self._most():
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Copy the text of the token"), lambda: self._copy_token(index))
        menu.addAction(self.tr("Copy all ids"), self._copy_ids)
        menu.popup(at)

    def _copy_token(self, index: int) -> None:
        result = self._result
        units = result.text.encode("utf-16-le", "surrogatepass")
        part = units[2 * result.starts[index] : 2 * result.ends[index]]
        QGuiApplication.clipboard().setText(part.decode("utf-16-le", "surrogatepass"))

    def _copy_ids(self) -> None:
        ids = ("?" if token is None else str(token) for token in self._all.ids)
        QGuiApplication.clipboard().setText(" ".join(ids))
