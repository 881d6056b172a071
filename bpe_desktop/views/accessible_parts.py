"""What is drawn by hand, as a screen reader sees it: a list of rows and tiles with their names.

Qt makes such a tree for its own widgets only. A widget that draws its parts itself has an attribute
`parts`; for it, and for each of its parts, an interface stands here.
"""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QSlider, QWidget

from .accessible_slider import slider_interface

__all__ = ["Parts", "Path", "install_accessible_parts", "tell_parts_changed"]

Path = tuple[
    int, ...
]  # the place among the rows, then among the tiles of the row; () is the widget
_NAME = QAccessible.Text.Name


@runtime_checkable
class Parts(Protocol):
    """What a widget draws, by paths; a path that is not there any more has no name."""

    def count(self, path: Path) -> int:
        """Return how many parts a part has."""
        ...

    def name(self, path: Path) -> str:
        """Return what is said of a part."""
        ...

    def rect(self, path: Path) -> QRect:
        """Return where a part stands in the widget's viewport."""
        ...

    def at(self, point: QPoint) -> Path | None:
        """Return the part at a point of the viewport."""
        ...

    def current(self) -> Path | None:
        """Return the part that the keyboard is on."""
        ...


class _Part(QAccessibleInterface):
    """One part by its place: what stands there may change, the interface stays.

    It stays since Qt keeps the interfaces that a screen reader has asked for and never tells when
    it is done with one: whoever deleted an interface sooner would leave it a dead one.
    """

    def __init__(self, whole: _Whole, parent: QAccessibleInterface, path: Path) -> None:
        super().__init__()
        self._whole = whole
        self._parent = parent
        self._path = path
        self._children: dict[int, _Part] = {}

    def isValid(self) -> bool:
        """Tell whether the widget is still there, and the part in it."""
        return bool(self._whole.isValid() and self._whole.parts.name(self._path))

    def object(self) -> QObject | None:  # type: ignore[override]
        """Return no object: a part is none."""
        return None

    def role(self) -> QAccessible.Role:
        """Call every part an item of a list."""
        return QAccessible.Role.ListItem

    def text(self, kind: QAccessible.Text) -> str:
        """Return the name."""
        return self._whole.parts.name(self._path) if kind == _NAME else ""

    def setText(self, _kind: QAccessible.Text, _text: str) -> None:
        """Change nothing: parts can be read only."""

    def rect(self) -> QRect:
        """Return the place on the screen."""
        box = self._whole.parts.rect(self._path)
        return QRect(self._whole.viewport.mapToGlobal(box.topLeft()), box.size())

    def state(self) -> QAccessible.State:
        """Tell whether the keyboard is on the part, and whether it is out of sight."""
        state = QAccessible.State()
        state.focusable = state.selectable = True
        is_current = self._whole.parts.current() == self._path
        state.focused = state.selected = is_current and self._whole.widget.hasFocus()
        box = self._whole.parts.rect(self._path)
        state.offscreen = not box.intersects(self._whole.viewport.rect())
        return state

    def parent(self) -> QAccessibleInterface:
        """Return the row of a tile, the widget of a row."""
        return self._parent

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return a part of this part."""
        if not 0 <= index < self.childCount():
            return None
        if index not in self._children:
            parent = self if self._path else self._whole
            self._children[index] = _Part(self._whole, parent, (*self._path, index))
        return self._children[index]

    def childCount(self) -> int:
        """Return how many parts there are now."""
        return self._whole.parts.count(self._path)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the place of a part."""
        return next((i for i, known in self._children.items() if known == child), -1)

    def childAt(self, _x: int, _y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Leave points to the widget."""
        return None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Leave the keyboard to the widget."""
        return None

    def made(self) -> list[_Part]:
        """Return the interfaces that were made under this one."""
        return [part for child in self._children.values() for part in (child, *child.made())]


class _Whole(QAccessibleInterface):
    """A widget that draws its parts itself."""

    def __init__(self, widget: QWidget, parts: Parts) -> None:
        super().__init__()
        self.widget = widget
        self.parts = parts
        self.viewport = widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget
        self._alive = True
        self._root = _Part(self, self, ())
        widget.destroyed.connect(self._end)

    def isValid(self) -> bool:
        """Tell whether the widget is still there."""
        return self._alive

    def object(self) -> QObject:
        """Return the widget."""
        return self.widget

    def role(self) -> QAccessible.Role:
        """Call it a list, or what its parts say that it is."""
        return getattr(self.parts, "role", QAccessible.Role.List)

    def text(self, kind: QAccessible.Text) -> str:
        """Return what the widget says of itself."""
        if kind == _NAME:
            return self.widget.accessibleName()
        if kind == QAccessible.Text.Description:
            return self.widget.accessibleDescription()
        return ""

    def setText(self, _kind: QAccessible.Text, _text: str) -> None:
        """Change nothing."""

    def rect(self) -> QRect:
        """Return the place on the screen."""
        return QRect(self.widget.mapToGlobal(QPoint(0, 0)), self.widget.size())

    def state(self) -> QAccessible.State:
        """Tell about focus and sight."""
        state = QAccessible.State()
        takes_focus = self.widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        state.focusable = self.widget.isEnabled() and takes_focus
        state.focused = self.widget.hasFocus()
        state.invisible = not self.widget.isVisible()
        state.disabled = not self.widget.isEnabled()
        return state

    def window(self) -> Any:
        """Return the window of the system that the widget is in."""
        return self.widget.window().windowHandle()

    def parent(self) -> QAccessibleInterface:
        """Return the widget around it, or the application."""
        around = self.widget.parentWidget() or QApplication.instance()
        return QAccessible.queryAccessibleInterface(around)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return a row, or a tile where there are no rows."""
        return self._root.child(index)

    def childCount(self) -> int:
        """Return how many rows there are now."""
        return self.parts.count(()) if self._alive else 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the place of a row."""
        return self._root.indexOfChild(child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the part at a point of the screen."""
        return self._follow(self.parts.at(self.viewport.mapFromGlobal(QPoint(x, y))))

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the part that the keyboard is on."""
        return self._follow(self.parts.current()) if self.widget.hasFocus() else None

    def _follow(self, path: Path | None) -> QAccessibleInterface | None:
        part: QAccessibleInterface | None = None
        for index in path or ():
            part = (part or self._root).child(index)
            if part is None:
                return None
        return part

    def _end(self) -> None:
        """Take the parts away with the widget; Qt does so with the interface of the widget only."""
        self._alive = False
        for part in self._root.made():
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(part))


_wholes: list[_Whole] = []
_installed: list[object] = []


def _make(_class: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, QSlider):
        return slider_interface(thing)
    parts = getattr(thing, "parts", None)
    if isinstance(thing, QWidget) and isinstance(parts, Parts):
        whole = _Whole(thing, parts)
        _wholes.append(whole)  # Qt holds no reference that Python counts
        thing.destroyed.connect(lambda: _wholes.remove(whole))
        return whole
    return None


def install_accessible_parts() -> None:
    """Have screen readers told of hand-drawn parts; a second call does nothing."""
    if not _installed:
        QAccessible.installFactory(_make)
        _installed.append(_make)


def tell_parts_changed(widget: QWidget) -> None:
    """Let a screen reader, if there is one, look at the parts anew."""
    if QAccessible.isActive():
        event = QAccessibleEvent(widget, QAccessible.Event.ObjectReorder)
        QAccessible.updateAccessibility(event)
