"""The words of the merge view: a scrolling, clickable field of rows of tiles."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QContextMenuEvent,
    QCursor,
    QFocusEvent,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from ..models.faces import Face, MergeScene
from ..models.number_text import count_text
from .accessible_parts import tell_parts_changed
from .announce import announce_face
from .merge_frame import MergeFrame, Moment
from .merge_geometry import MergeGeometry
from .merge_layout import MANY_WORDS, RowMetrics, counted_so_far, rows_counted
from .merge_parts import MergeParts
from .theme import Theme
from .tiles import SIZES, TilePainter
from .token_tips import TipSource, label_alone, show_tip

__all__ = ["MergeRows"]


_SPOKEN_ROWS = 20


def _spoken(scene: MergeScene) -> str:
    """Return the first words of a scene as text for a screen reader."""
    return "; ".join(
        f"{row.lead or f'{row.count}×'} "
        + " ".join(face.label for face in row.faces[:_SPOKEN_ROWS])
        for row in scene.rows[:_SPOKEN_ROWS]
    )


class MergeRows(QAbstractScrollArea):
    """Shows the words of a scene; `set_motion` fully determines the frame."""

    token_hovered = Signal(object)
    token_activated = Signal(int)
    word_menu_requested = Signal(int, object, QPoint)  # word, the token there, global position

    def __init__(self, theme: Theme, tiles: TilePainter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("mergeRows")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Words"))
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._theme = theme
        self._geometry = MergeGeometry(tiles)
        self._frame = MergeFrame(theme, tiles, self._geometry)
        self._moment = Moment(MergeScene(0, 0, None, None, 0, (), 0, 0))
        self.parts = MergeParts(self._geometry, lambda: self._moment)
        self._pointed: int | None = None
        self._tips: TipSource = label_alone
        self._words = self._most_share = 0
        self._word: int | None = None  # of the row that was used last
        theme.changed.connect(self._fit)

    # What to show

    def set_scene(
        self, scene: MergeScene, marks: tuple[tuple[int, ...], ...] = (), *, stay: bool = False
    ) -> None:
        """Show a scene, and in each row the tiles that get the ring of a new token.

        The scroll position stays as long as the words do. With `stay`, so do sizes and the
        places that long words were moved to.
        """
        same_words = [row.word for row in self._geometry.rows] == [row.word for row in scene.rows]
        cursor = self._moment.cursor if same_words else None
        self._moment = self._moment._replace(scene=scene, cursor=cursor)
        self._geometry.set_rows(scene.rows, marks, stay=stay)
        if QAccessible.isActive():
            self.setAccessibleDescription(_spoken(scene))
            tell_parts_changed(self)
        if stay:
            self._frame.forget()
            self.viewport().update()
            return
        if not same_words:
            self.verticalScrollBar().setValue(0)
        self.horizontalScrollBar().setValue(0)
        self._fit()

    def set_motion(self, phase: str, progress: float) -> None:
        """Show a moment of the motion."""
        before, after = self._moment, self._moment._replace(phase=phase, progress=progress)
        if after == before:
            return
        self._moment = after
        if (before.moving, before.phase == "settle") != (after.moving, phase == "settle"):
            self._frame.forget()
        self.viewport().update()

    def set_hover(self, token_id: int | None) -> None:
        """Draw the link ring on all tiles of a token."""
        if token_id != self._moment.hover:
            self._moment = self._moment._replace(hover=token_id)
            self.viewport().update()

    def set_candidate(self, pair: tuple[int, ...] | None) -> None:
        """Outline where another pair would be joined."""
        if pair != self._moment.candidate:
            self._moment = self._moment._replace(candidate=pair)
            self._frame.forget()
            self.viewport().update()

    def set_tips(self, source: TipSource) -> None:
        """Ask for what is told of a token while the pointer rests on it."""
        self._tips = source

    @property
    def word(self) -> int | None:
        """The word of the row under the pointer, else of the one that was used last."""
        if self.viewport().underMouse():
            under = self._word_at(QPointF(self.viewport().mapFromGlobal(QCursor.pos())))
            if under is not None:
                self._word = under
        return self._word

    def reveal_word(self, word: int) -> None:
        """Bring the row of a word into view and put the cursor on it, if it has a row."""
        self._word = word
        rows = self._geometry.rows
        row = next((index for index, row in enumerate(rows) if row.word == word), None)
        if row is not None:
            self._moment = self._moment._replace(cursor=(row, 0))
            self._scroll_to(row)
            self.viewport().update()

    @property
    def metrics(self) -> RowMetrics:
        """The size of tiles and rows that was chosen."""
        return self._geometry.metrics

    @property
    def counted(self) -> int:
        """The total of the shares that have appeared at this moment."""
        scene, phase, progress = self._moment.scene, self._moment.phase, self._moment.progress
        if phase != "count":
            return 0 if phase == "announce" else scene.counted
        shares = [self._geometry.rows[index].share for index in self._geometry.visible()]
        return counted_so_far(shares, scene.counted, rows_counted(phase, progress, len(shares)))

    def tile_rect(self, row: int, tile: int) -> QRectF:
        """Return where a tile of a row stands in the viewport, at rest."""
        return self._geometry.tile_rect(row, tile)

    # Measures

    def _fit(self) -> None:
        geometry, scene = self._geometry, self._moment.scene
        body = QFontMetricsF(self._theme.font("body"))
        medium = QFontMetricsF(self._theme.font("medium"))
        count = max((row.count for row in scene.rows), default=0)
        leads = [f"{count_text(count)}×", *(row.lead for row in scene.rows[-1:])]
        # The column never gets narrower while one corpus is shown: the bars beside it stand still.
        if scene.words != self._words:
            self._words, self._most_share = scene.words, 0
        share = max((row.share for row in scene.rows), default=0)
        share = self._most_share = max(share, self._most_share)
        geometry.set_columns(
            round(max(map(body.horizontalAdvance, leads))),
            round(medium.horizontalAdvance(f"+{count_text(share)}")) if scene.pair else 0,
        )
        viewport = self.viewport()
        # The scroll bar lies in the margin: it must not move the column of shares.
        all_shown = scene.words <= MANY_WORDS
        # Nor must the one below change the size of tiles, or both would take turns without end:
        # larger tiles need the bar, the bar leaves room for smaller ones only, which need none.
        height = self.maximumViewportSize().height()
        geometry.fit(self.width(), height, all_shown=all_shown, zoom=self._theme.zoom)
        bar = self.verticalScrollBar()
        bar.setRange(0, max(0, geometry.total_height - viewport.height()))
        bar.setPageStep(viewport.height())
        bar.setSingleStep(geometry.metrics.pitch)
        geometry.scroll_y = bar.value()
        self._range_pan()
        self._frame.forget()
        self.viewport().update()

    def _range_pan(self) -> None:
        bar = self.horizontalScrollBar()
        bar.setRange(*self._geometry.pan_range())
        bar.setPageStep(self._geometry.room)
        bar.setSingleStep(24)
        self._geometry.scroll_x = bar.value()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the rows into the new size."""
        super().resizeEvent(event)
        self._fit()

    def scrollContentsBy(self, _dx: int, _dy: int) -> None:
        """Follow the scroll bars."""
        geometry = self._geometry
        if geometry.scroll_y != self.verticalScrollBar().value():
            geometry.scroll_y = self.verticalScrollBar().value()
            self._range_pan()
        geometry.scroll_x = self.horizontalScrollBar().value()
        self._frame.forget()
        self.viewport().update()

    def event(self, event: QEvent) -> bool:
        """Measure anew when fonts or the scale of the screen change."""
        kind = event.type()
        if kind in (QEvent.Type.FontChange, QEvent.Type.DevicePixelRatioChange):
            self._fit()
        return super().event(event)

    # Drawing

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the moment."""
        viewport = self.viewport()
        with QPainter(viewport) as painter:
            self._frame.paint(painter, self._moment, viewport.width(), viewport.height())

    # Pointer and keys

    def face_at(self, point: QPointF) -> Face | None:
        """Return the token at a point of the viewport."""
        found = self._geometry.tile_at(point.x(), point.y(), self._frame.offset(self._moment))
        return None if found is None else self._geometry.layout(found[0]).faces[found[1]]

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which token the pointer is on."""
        face = self.face_at(event.position())
        self._point(None if face is None else face.id)

    def viewportEvent(self, event: QEvent) -> bool:
        """Tell of the token that the pointer rests on, and notice when the pointer leaves."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            show_tip(self.viewport(), event, self.face_at(QPointF(event.pos())), self._tips)
            return True
        if event.type() == QEvent.Type.Leave:
            self._point(None)
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Activate the token that is clicked."""
        word = self._word_at(event.position())
        self._word = self._word if word is None else word
        face = self.face_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and face is not None and face.id is not None:
            self.token_activated.emit(face.id)
        else:
            super().mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of the row at the pointer, or of the one with the cursor."""
        point = QPointF(event.pos())
        word, face, where = self._word_at(point), self.face_at(point), event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            cursor = self._moment.cursor
            if cursor is None:
                return
            word, face = self._geometry.rows[cursor[0]].word, self._cursor_face()
            corner = self._geometry.tile_rect(*cursor).bottomLeft().toPoint()
            where = self.viewport().mapToGlobal(corner)
        if word is not None:
            self._word = word
            self.word_menu_requested.emit(word, None if face is None else face.id, where)

    def _word_at(self, point: QPointF) -> int | None:
        """Return the word whose row is at a point of the viewport."""
        geometry = self._geometry
        pitch = geometry.metrics.pitch
        for index in geometry.visible():
            height = SIZES[geometry.metrics.size].height
            top = geometry.top(index) - (pitch - height) / 2
            if top <= point.y() < top + pitch:
                return geometry.rows[index].word
        return None

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll; with Shift, along a long word."""
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier and event.angleDelta().y():
            bar = self.horizontalScrollBar()
            bar.setValue(bar.value() - event.angleDelta().y())
            event.accept()
            return
        super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move a cursor from tile to tile with Ctrl and the arrows, from row to row without.

        The arrows to left and right alone step through the merges in the whole window.
        """
        moves = {
            Qt.Key.Key_Up: (-1, 0),
            Qt.Key.Key_Down: (1, 0),
            Qt.Key.Key_Left: (0, -1),
            Qt.Key.Key_Right: (0, 1),
        }
        move = moves.get(Qt.Key(event.key()))
        with_control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if move is not None and with_control == bool(move[1]):
            self._move_cursor(*move)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._cursor_face():
            face = self._cursor_face()
            if face is not None and face.id is not None:
                self.token_activated.emit(face.id)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keyboard is as soon as it comes by Tab."""
        super().focusInEvent(event)
        by_tab = event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
        )
        if by_tab and self._moment.cursor is None and self._geometry.rows:
            self._move_cursor(0, 0)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the cursor away with the keyboard's attention."""
        super().focusOutEvent(event)
        if self._moment.cursor is not None:
            self._moment = self._moment._replace(cursor=None)
            self._point(None)
            self.viewport().update()

    def _cursor_face(self) -> Face | None:
        cursor = self._moment.cursor
        if cursor is None or cursor[0] >= len(self._geometry.rows):
            return None
        faces = self._geometry.layout(cursor[0]).faces
        return faces[cursor[1]] if cursor[1] < len(faces) else None

    def _move_cursor(self, down: int, right: int) -> None:
        geometry = self._geometry
        if not geometry.rows:
            return
        row, tile = self._moment.cursor or (geometry.visible().start - down, -right)
        row = min(max(row + down, 0), len(geometry.rows) - 1)
        tile = min(max(tile + right, 0), max(len(geometry.layout(row).faces) - 1, 0))
        self._moment = self._moment._replace(cursor=(row, tile))
        self._word = geometry.rows[row].word
        self._scroll_to(row)
        face = self._cursor_face()
        self._point(None if face is None else face.id)
        if face is not None:
            announce_face(self, face)
        self.viewport().update()

    def _scroll_to(self, row: int) -> None:
        bar, pitch = self.verticalScrollBar(), self._geometry.metrics.pitch
        top, room = row * pitch, self.viewport().height() - pitch
        bar.setValue(min(max(bar.value(), top - room), top))

    def _point(self, token_id: int | None) -> None:
        if token_id != self._pointed:
            self._pointed = token_id
            self.token_hovered.emit(token_id)
