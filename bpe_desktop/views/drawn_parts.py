"""What a widget draws in rows and cells: walked through by keyboard, told to screen readers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from ..models.faces import Face
from .accessible_parts import Path, tell_parts_changed
from .announce import announce, face_text
from .focus_ring import FocusRing
from .theme import Theme

__all__ = ["Drawn", "DrawnParts", "drawn_tile"]

_AROUND = 2  # pixels from a part to the ring around it
_SCROLL_ROOM = 8
_ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_KEYS = (*_ARROWS, *_ENTER, Qt.Key.Key_Home, Qt.Key.Key_End)


class Drawn(NamedTuple):
    """A part: what is said of it, where it stands in the widget, and the parts in it.

    Enter shows its `token`, or goes to its `step`.
    """

    name: str
    rect: QRectF
    parts: tuple[Drawn, ...] = ()
    token: int | None = None
    step: int | None = None


def drawn_tile(face: Face, rect: QRectF, said: str = "") -> Drawn:
    """Return the part for the tile of a token; `said` is added to what is said of it."""
    text = face_text(face)
    return Drawn(f"{text}, {said}" if said else text, rect, token=face.id)


class DrawnParts(QObject):
    """The parts of one widget, and the keyboard's place among them.

    Up and Down go from row to row, Left and Right along the parts of a row, or along the rows where
    they have no parts; Enter activates. The widget gets a ring around the part that the keyboard is
    on, and a frame around what scrolls follows it. The widget must call `renew` when it draws
    something else; it can have the keyboard while it draws something.
    """

    token_activated = Signal(int)
    seek_requested = Signal(int)
    moved = Signal()

    def __init__(
        self,
        widget: QWidget,
        theme: Theme,
        draw: Callable[[], Sequence[Drawn]],
        *,
        role: QAccessible.Role = QAccessible.Role.List,
    ) -> None:
        super().__init__(widget)
        self.role = role
        self._widget = widget
        self._draw = draw
        self._known: Sequence[Drawn] | None = None
        self._path: Path = (0,)
        self._ring = FocusRing(widget, theme)
        widget.installEventFilter(self)
        theme.changed.connect(self.forget)

    def renew(self, *, empty: bool = False) -> None:
        """Look at what is drawn anew, and let the keyboard in if that is not empty."""
        self.forget()
        policy = Qt.FocusPolicy.NoFocus if empty else Qt.FocusPolicy.TabFocus
        if self._widget.focusPolicy() != policy:
            self._widget.setFocusPolicy(policy)
        if self._widget.hasFocus():
            self._place_ring()
        tell_parts_changed(self._widget)

    def forget(self) -> None:
        """Look at what is drawn anew when somebody asks."""
        self._known = None

    # What screen readers ask

    def count(self, path: Path) -> int:
        """Return how many parts a part has."""
        part = self._find(path)
        return len(self._rows) if not path else 0 if part is None else len(part.parts)

    def name(self, path: Path) -> str:
        """Return what is said of a part."""
        part = self._find(path)
        return "" if part is None else part.name

    def rect(self, path: Path) -> QRect:
        """Return where a part stands in the widget."""
        part = self._find(path)
        return QRect() if part is None else part.rect.toAlignedRect()

    def at(self, point: QPoint) -> Path | None:
        """Return the innermost part at a point."""
        place = QPointF(point)
        for row, part in enumerate(self._rows):
            for cell, inner in enumerate(part.parts):
                if inner.rect.contains(place):
                    return row, cell
            if part.rect.contains(place):
                return (row,)
        return None

    def current(self) -> Path | None:
        """Return the part that the keyboard is on."""
        return self._path if self._find(self._path) is not None else None

    # Keyboard

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Take the keys that walk; follow the keyboard as it comes and goes."""
        kind = event.type()
        if kind == QEvent.Type.Resize:
            self.forget()
            self._place_ring()
        elif kind in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._place_ring()
        elif kind == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if self._takes(event):
                event.accept()
                return True
        elif kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._takes(event):
            if event.key() in _ENTER:
                self._activate()
            else:
                self._go(Qt.Key(event.key()))
            return True
        return False

    def _takes(self, event: QKeyEvent) -> bool:
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        return event.key() in _KEYS and not plain and bool(self._rows)

    def _go(self, key: Qt.Key) -> None:
        path = self.current() or (0,)
        row, has_cells = path[0], any(part.parts for part in self._rows)
        last = len(self._rows) - 1
        if not has_cells:
            steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Home: -last}
            steps |= {Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_End: last}
            target: Path = (min(max(row + steps[key], 0), last),)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            row = min(max(row + (1 if key == Qt.Key.Key_Down else -1), 0), last)
            target = (row,) if len(path) == 1 else self._below(row, self._rect(path))
        else:
            cells = len(self._rows[row].parts)
            cell = path[1] if len(path) == 2 else -1
            cell += {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(key, 0)
            cell = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: cells - 1}.get(key, cell)
            cell = min(cell, cells - 1)
            target = (row, cell) if cell >= 0 else (row,)
        self._path = target
        self._place_ring()
        self._show_place()
        announce(self._widget, self.name(target))
        self.moved.emit()

    def _below(self, row: int, box: QRectF) -> Path:
        """Return the part of a row that is nearest to the middle of a box."""
        parts = self._rows[row].parts
        if not parts:
            return (row,)
        middle = box.center().x()

        def distance(cell: int) -> float:
            rect = parts[cell].rect
            return max(rect.left() - middle, middle - rect.right(), 0.0)

        return row, min(range(len(parts)), key=distance)

    def _activate(self) -> None:
        part = self._find(self.current() or ())
        if part is None:
            return
        if part.token is not None:
            self.token_activated.emit(part.token)
        elif part.step is not None:
            self.seek_requested.emit(part.step)

    # Place

    @property
    def _rows(self) -> Sequence[Drawn]:
        if self._known is None:
            self._known = self._draw()
        return self._known

    def _find(self, path: Path) -> Drawn | None:
        parts: Sequence[Drawn] = self._rows
        found = None
        for index in path:
            if index >= len(parts):
                return None
            found = parts[index]
            parts = found.parts
        return found

    def _rect(self, path: Path) -> QRectF:
        part = self._find(path)
        return QRectF() if part is None else part.rect

    def _place_ring(self) -> None:
        path = self.current() if self._widget.hasFocus() else None
        self._ring.setVisible(path is not None)
        if path is not None:
            box = self._rect(path).toAlignedRect().adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
            self._ring.setGeometry(box.intersected(self._widget.rect()))

    def _show_place(self) -> None:
        area: QObject | None = self._widget.parent()
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parent()
        if isinstance(area, QScrollArea):
            box = self._rect(self._path)
            content = area.widget()
            assert content is not None
            middle = self._widget.mapTo(content, box.center().toPoint())
            across, down = (round(side / 2) + _SCROLL_ROOM for side in (box.width(), box.height()))
            area.ensureVisible(middle.x(), middle.y(), across, down)
