"""A painted grid of numbers: the colour of each tells the shape of its cut.

All cells are one small picture that is drawn enlarged, nine pixels for each, of which the middle
one is the mark of an odd number: ten thousand cells take no longer than ten. Only what is large
enough to be seen is drawn by itself, see `grid_drawing`.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QSizePolicy

from ..engine.number_splits import NumberSplit
from ..models.number_ranges import RANGES, NumberRange
from .accessible_parts import tell_parts_changed
from .announce import announce
from .cell_picture import CellPicture
from .grid_drawing import HEAD, LABELS, LINES_FROM, GridDrawing
from .number_grid_parts import GridParts
from .number_words import split_name
from .theme import Theme

__all__ = ["NumberGrid"]

_LEAST_CELL = 2.0
_LARGEST_CELL = 64.0
_TALL = 420.0  # pixels that the rows take at most where they might be lower
_ZOOM = 1.5
_RING = 4  # how far the ring of a cell may reach beyond the cells


class NumberGrid(QAbstractScrollArea):
    """One range of numbers under one tokenizer.

    `number_chosen` tells where the keyboard or a click is, `number_pointed` what the pointer is on,
    -1 for none. The arrows go from number to number, digits go to the number that they write, + and
    - zoom.
    """

    number_chosen = Signal(int)
    number_pointed = Signal(int)
    zoom_requested = Signal(float)

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._theme = theme
        self._range = RANGES["99"]
        self._cells: Sequence[NumberSplit | None] = ()
        self._picture = CellPicture(theme)
        self._zoom = 1.0
        self._chosen = 0
        self._pointed = -1
        self._typed = ""
        self._typed_at = 0
        self.parts = GridParts(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(150, 140)
        for bar in (self.horizontalScrollBar(), self.verticalScrollBar()):
            bar.valueChanged.connect(self.viewport().update)
        theme.changed.connect(self._forget_image)

    # What is shown

    @property
    def range(self) -> NumberRange:
        """The numbers on show."""
        return self._range

    @property
    def zoom(self) -> float:
        """How much larger the cells are than those that all fit."""
        return self._zoom

    @property
    def chosen(self) -> int:
        """The number that the keyboard is on."""
        return self._chosen

    @property
    def pointed(self) -> int:
        """The number under the pointer, -1 for none."""
        return self._pointed

    def split_of(self, number: int) -> NumberSplit | None:
        """Return how a number is cut, `None` while that is not known."""
        at = number - self._range.first
        return self._cells[at] if 0 <= at < len(self._cells) else None

    def set_cells(self, numbers: NumberRange, cells: Sequence[NumberSplit | None]) -> None:
        """Show other numbers; `cells` may be filled later on, see `refresh`."""
        self._range, self._cells = numbers, cells
        self._picture.begin(numbers)
        self._chosen = numbers.clamp(self._chosen)
        self._pointed = -1
        self._take(0, len(cells))
        self._set_bars()
        tell_parts_changed(self)

    def refresh(self, start: int, end: int) -> None:
        """Show what has become of the cells from `start` to `end`."""
        self._take(start, end)

    def set_chosen(self, number: int) -> None:
        """Put the cursor on a number."""
        number = self._range.clamp(number)
        if number != self._chosen:
            self._chosen = number
            self._reveal(number)
            self.viewport().update()

    def set_pointed(self, number: int) -> None:
        """Light a number that is pointed at in another grid."""
        if number != self._pointed:
            self._pointed = number
            self.viewport().update()

    def set_zoom(self, zoom: float) -> None:
        """Make the cells so much larger than those that all fit."""
        zoom = max(1.0, min(zoom, _LARGEST_CELL / self._fitting_cell()))
        if zoom != self._zoom:
            self._zoom = zoom
            self._set_bars()
            self._reveal(self._chosen)
            self.viewport().update()

    def _take(self, start: int, end: int) -> None:
        self._picture.take(self._cells, start, end)
        self.viewport().update()

    def _forget_image(self) -> None:
        self._picture.forget_images()
        self.viewport().update()

    # Where things are

    def sizeHint(self) -> QSize:
        """Ask for a square, more or less."""
        return QSize(420, 400)

    def _room(self) -> QRectF:
        """Return where cells can be, in the viewport."""
        size = self.viewport().size()
        return QRectF(LABELS, HEAD, size.width() - LABELS, size.height() - HEAD)

    def _fitting_cell(self) -> float:
        room, numbers = self._room(), self._range
        fitting = min(room.width() / numbers.columns, room.height() / numbers.rows)
        if fitting >= 4:
            fitting = float(int(fitting))  # whole pixels are crisp
        return max(_LEAST_CELL, min(fitting, _LARGEST_CELL))

    def natural_height(self, width: int) -> int:
        """Return the height at which cells that fit a width fill the grid."""
        numbers = self._range
        side = min((width - LABELS) / numbers.columns, _TALL / numbers.rows, _LARGEST_CELL)
        return round(HEAD + max(side, _LEAST_CELL) * numbers.rows) + _RING

    @property
    def cell_size(self) -> float:
        """The side of a cell in pixels."""
        size = self._fitting_cell() * self._zoom
        return float(round(size)) if size >= 4 else size

    def _origin(self) -> QPointF:
        return QPointF(
            LABELS - self.horizontalScrollBar().value(),
            HEAD - self.verticalScrollBar().value(),
        )

    def box_of(self, number: int) -> QRectF:
        """Return where a number stands in the viewport."""
        row, column = divmod(number - self._range.first, self._range.columns)
        side, origin = self.cell_size, self._origin()
        return QRectF(origin.x() + column * side, origin.y() + row * side, side, side)

    def number_at(self, point: QPointF) -> int:
        """Return the number at a point of the viewport, -1 where there is none."""
        if not self._room().contains(point):
            return -1
        origin, side, numbers = self._origin(), self.cell_size, self._range
        column = int((point.x() - origin.x()) // side)
        row = int((point.y() - origin.y()) // side)
        at = row * numbers.columns + column
        inside = 0 <= column < numbers.columns and 0 <= at < numbers.size
        return numbers.first + at if inside else -1

    def _set_bars(self) -> None:
        room, numbers, side = self._room(), self._range, self.cell_size
        for bar, cells, size in (
            (self.horizontalScrollBar(), numbers.columns, room.width()),
            (self.verticalScrollBar(), numbers.rows, room.height()),
        ):
            bar.setRange(0, max(0, round(cells * side - size)))
            bar.setPageStep(round(size))
            bar.setSingleStep(max(1, round(side)))

    def _reveal(self, number: int) -> None:
        box, room = self.box_of(number), self._room()
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        if box.left() < room.left() or box.right() > room.right():
            across.setValue(across.value() + round(box.center().x() - room.center().x()))
        if box.top() < room.top() or box.bottom() > room.bottom():
            down.setValue(down.value() + round(box.center().y() - room.center().y()))

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cells in sight and what is large enough on them."""
        side, room = self.cell_size, self._room()
        with QPainter(self.viewport()) as painter:
            painter.fillRect(event.rect(), self._theme.color("surface"))
            drawing = GridDrawing(
                painter,
                self._theme,
                self._range,
                self._cells,
                self._picture,
                side=side,
                origin=self._origin(),
                room=room,
            )
            drawing.draw_labels()
            painter.setClipRect(room)
            drawing.draw_fills()
            if side >= LINES_FROM:
                drawing.draw_on_cells()
            painter.setClipRect(room.adjusted(-_RING, -_RING, 0, 0))
            self._draw_cursor(painter)

    def _draw_cursor(self, painter: QPainter) -> None:
        theme = self._theme
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self._pointed >= self._range.first and self._pointed != self._chosen:
            self._draw_ring(painter, self._pointed, "link", 1.5)
        role = "accent" if self.hasFocus() else "text2"
        self._draw_ring(painter, self._chosen, role, 2.0)
        if self.hasFocus():
            painter.setClipping(False)
            painter.setPen(QPen(theme.color("accent"), 1))
            painter.drawRect(self.viewport().rect().adjusted(0, 0, -1, -1))

    def _draw_ring(self, painter: QPainter, number: int, role: str, width: float) -> None:
        box = self.box_of(number)
        grown = max(0.0, (7 - box.width()) / 2) + 1
        outer = box.adjusted(-grown, -grown, grown, grown)
        painter.setPen(QPen(self._theme.color("surface"), width + 2))
        painter.drawRect(outer)
        painter.setPen(QPen(self._theme.color(role), width))
        painter.drawRect(outer)

    # Input

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor, zoom, or go to the number that is typed; a new number is said."""
        was = self._chosen
        self._take_key(event)
        if self._chosen != was:
            announce(self, split_name(self._chosen, self.split_of(self._chosen)))

    def _take_key(self, event: QKeyEvent) -> None:
        steps = self._steps()
        if event.key() in steps and not event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self._choose(steps[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_requested.emit(self._zoom * _ZOOM)
        elif event.key() == Qt.Key.Key_Minus:
            self.zoom_requested.emit(self._zoom / _ZOOM)
        elif event.text().isdecimal():
            self._type(event)
        else:
            super().keyPressEvent(event)

    def event(self, event: object) -> bool:
        """Keep the keys that the window has shortcuts for, too."""
        if isinstance(event, QKeyEvent) and event.type() == QKeyEvent.Type.ShortcutOverride:
            bare = not event.modifiers() & (
                Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
            )
            if event.key() in self._steps() and (bare or event.key() in _ENDS):
                event.accept()
                return True
        return bool(super().event(event))  # type: ignore[arg-type]

    def _steps(self) -> dict[Qt.Key, int]:
        """Return where each key leads."""
        numbers, chosen, key = self._range, self._chosen, Qt.Key
        row = (chosen - numbers.first) // numbers.columns * numbers.columns + numbers.first
        aside = -1 if self.layoutDirection() == Qt.LayoutDirection.RightToLeft else 1
        return {
            key.Key_Left: chosen - aside,
            key.Key_Right: chosen + aside,
            key.Key_Up: chosen - numbers.columns,
            key.Key_Down: chosen + numbers.columns,
            key.Key_PageUp: chosen - 10 * numbers.columns,
            key.Key_PageDown: chosen + 10 * numbers.columns,
            key.Key_Home: row,
            key.Key_End: row + numbers.columns - 1,
        }

    def _type(self, event: QKeyEvent) -> None:
        """Go to the number of the digits that were typed one soon after the other."""
        if event.timestamp() - self._typed_at > _TYPING_MS or len(self._typed) >= 4:
            self._typed = ""
        self._typed += event.text()
        self._typed_at = event.timestamp()
        number = int(self._typed)
        if self._range.first <= number <= self._range.last:
            self._choose(number)

    def _choose(self, number: int) -> None:
        number = self._range.clamp(number)
        self.set_chosen(number)
        self.number_chosen.emit(number)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell what the pointer is on."""
        self._point(self.number_at(event.position()))

    def leaveEvent(self, event: object) -> None:
        """The pointer is on nothing any more."""
        super().leaveEvent(event)  # type: ignore[arg-type]
        self._point(-1)

    def _point(self, number: int) -> None:
        if number != self._pointed:
            self.set_pointed(number)
            self.number_pointed.emit(number)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose a number."""
        number = self.number_at(event.position())
        if number >= 0 and event.button() == Qt.MouseButton.LeftButton:
            self._choose(number)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take the end of a click, too."""
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom with Ctrl, else scroll."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            factor = _ZOOM if event.angleDelta().y() > 0 else 1 / _ZOOM
            self.zoom_requested.emit(self._zoom * factor)
            event.accept()
        else:
            super().wheelEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let all cells fit again."""
        super().resizeEvent(event)
        self._set_bars()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring of the keyboard."""
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take it away."""
        super().focusOutEvent(event)
        self.viewport().update()


_TYPING_MS = 1500
_ENDS = (Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
