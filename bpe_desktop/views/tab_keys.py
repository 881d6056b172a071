"""The Tab key in fields where it is a character: how the keyboard still gets out of them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPlainTextEdit

__all__ = ["leave_by_tab"]

_CONTROL = Qt.KeyboardModifier.ControlModifier
_NONE = Qt.KeyboardModifier.NoModifier


def leave_by_tab(field: QPlainTextEdit, event: QKeyEvent) -> bool:
    """Let Ctrl+Tab go on to the next widget, Shift+Tab and Ctrl+Shift+Tab to the one before.

    Tells whether the key was one of these. Qt would keep them all in a field that takes tabs.
    """
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
    backward = event.key() == Qt.Key.Key_Backtab or bool(
        event.key() == Qt.Key.Key_Tab and event.modifiers() & Qt.KeyboardModifier.ShiftModifier
    )
    forward = event.key() == Qt.Key.Key_Tab and modifiers == _CONTROL
    if not forward and not (backward and modifiers in (_NONE, _CONTROL)):
        return False
    # Only a field that gives the key away passes the keyboard on.
    before = field.tabChangesFocus()
    field.setTabChangesFocus(True)
    field.focusNextPrevChild(not backward)
    field.setTabChangesFocus(before)
    return True
