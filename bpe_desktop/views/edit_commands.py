"""The commands of the Edit menu, carried out by whatever has the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

__all__ = ["can_undo", "run_edit_command"]

_CONTROL = Qt.KeyboardModifier.ControlModifier
_KEYS = {
    "undo": (Qt.Key.Key_Z, _CONTROL),
    "redo": (Qt.Key.Key_Z, _CONTROL | Qt.KeyboardModifier.ShiftModifier),
    "cut": (Qt.Key.Key_X, _CONTROL),
    "copy": (Qt.Key.Key_C, _CONTROL),
    "paste": (Qt.Key.Key_V, _CONTROL),
    "selectAll": (Qt.Key.Key_A, _CONTROL),
}


def can_undo(widget: QWidget | None, *, redo: bool = False) -> bool:
    """Tell whether `widget` is a text field with something of its own to undo, or to redo."""
    if isinstance(widget, QLineEdit):
        return widget.isRedoAvailable() if redo else widget.isUndoAvailable()
    if isinstance(widget, QPlainTextEdit):
        document = widget.document()
        return document.isRedoAvailable() if redo else document.isUndoAvailable()
    return False


def run_edit_command(name: str, widget: QWidget | None) -> None:
    """Carry out a command of the Edit menu as if its keys were pressed in `widget`.

    Fields and tables know these keys, each in its way; what does not know one leaves it alone.
    """
    if widget is None:
        return
    key, modifiers = _KEYS[name]
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QCoreApplication.sendEvent(widget, QKeyEvent(kind, key, modifiers))
