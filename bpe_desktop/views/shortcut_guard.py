"""Keep one-key shortcuts out of fields and buttons that have the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QWidget,
)

from .actions import Actions
from .edit_commands import can_undo
from .segmented import Segmented

__all__ = ["ShortcutGuard", "is_single_key"]

_FIELDS = (QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox, QComboBox)
_PRESS_KEYS = (Qt.Key.Key_Space,)
_SEGMENT_KEYS = (Qt.Key.Key_Left, Qt.Key.Key_Right)
_TAB_KEYS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)


class ShortcutGuard(QObject):
    """Suspends one-key shortcuts while a widget has the focus that needs those keys itself.

    A field (text, number or list) keeps all of them, a button keeps Space, a row of tabs and
    that of a `Segmented` their arrows. The other way round, a field that has nothing of its own to
    take back lets go of the keys of Undo and Redo, which it would swallow. Qt asks the focused
    widget first by a `ShortcutOverride` event: the guard sits on that one widget only and answers
    in its name.
    """

    def __init__(self, actions: Actions, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._undo_keys = {name: actions[name].shortcuts() for name in ("undo", "redo")}
        self._keys = {
            sequence[0].toCombined()
            for action in actions
            for sequence in action.shortcuts()
            if is_single_key(sequence)
        }
        self._watched: QWidget | None = None
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus_changed)
        self._on_focus_changed(None, app.focusWidget())

    def keeps(self, widget: QWidget | None, event: QKeyEvent) -> bool:
        """Tell whether this key belongs to the widget and not to a shortcut."""
        if isinstance(widget, _FIELDS):
            # An input method sends characters without a key: no sequence could be made of those.
            typed = event.keyCombination().toCombined() in self._keys
            # Shift+. arrives as the character it types: as "Greater" with Shift still held.
            return typed or event.text() in {"<", ">", "?"}
        if isinstance(widget, QAbstractButton):
            in_row = isinstance(widget.parentWidget(), Segmented)
            return event.key() in (_PRESS_KEYS + _SEGMENT_KEYS if in_row else _PRESS_KEYS)
        if isinstance(widget, QTabBar):
            return event.key() in _TAB_KEYS
        return False

    def lets_go(self, widget: QWidget | None, event: QKeyEvent) -> bool:
        """Tell whether this key is that of Undo or Redo, and the widget has nothing for it."""
        pressed = QKeySequence(event.keyCombination())
        return any(
            pressed in keys and not can_undo(widget, redo=name == "redo")
            for name, keys in self._undo_keys.items()
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Answer for the focused widget whether it keeps a key."""
        if (
            event.type() != QEvent.Type.ShortcutOverride
            or not isinstance(event, QKeyEvent)
            or watched is not self._watched
        ):
            return False
        if self.keeps(self._watched, event):
            event.accept()
            return True
        if self.lets_go(self._watched, event):
            event.ignore()
            return True
        return False

    def _on_focus_changed(self, old: QWidget | None, now: QWidget | None) -> None:
        if self._watched is not None and self._watched is old:
            self._watched.removeEventFilter(self)
        self._watched = now
        if now is not None:
            now.installEventFilter(self)


def is_single_key(sequence: QKeySequence) -> bool:
    """Tell whether a shortcut is one key without Ctrl, Alt or Meta, and no function key."""
    if sequence.count() != 1:
        return False
    combination = sequence[0]
    modifiers = combination.keyboardModifiers() & ~Qt.KeyboardModifier.ShiftModifier
    key = combination.key()
    is_function = Qt.Key.Key_F1 <= key <= Qt.Key.Key_F35
    return (
        modifiers == Qt.KeyboardModifier.NoModifier and not is_function and key != Qt.Key.Key_Escape
    )
