"""A choice between a few views of the same thing, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QToolButton, QWidget

from .theme import Theme

__all__ = ["Segmented"]

# Qt adds room of its own beside the text of a tool button.
_STYLE = "QToolButton { padding: 2px 4px; } QToolButton:focus { padding: 1px 3px; }"


class Segmented(QWidget):
    """Buttons of which one is chosen; `chosen` tells only of choices that a person made."""

    chosen = Signal(str)

    def __init__(
        self, theme: Theme, choices: Sequence[tuple[str, str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._buttons: dict[str, QToolButton] = {}
        self._group = QButtonGroup(self)
        self.setStyleSheet(_STYLE)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for key, text in choices:
            button = QToolButton()
            button.setObjectName(f"segment.{key}")
            button.setText(text)
            button.setCheckable(True)
            button.setProperty("segment", True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setFont(theme.font("table"))
            button.setFixedHeight(24)
            button.clicked.connect(lambda _=False, key=key: self._on_clicked(key))
            self._group.addButton(button)
            self._buttons[key] = button
            row.addWidget(button)
        row.addStretch(1)
        self._value = choices[0][0]
        self._buttons[self._value].setChecked(True)

    @property
    def value(self) -> str:
        """The key of the choice."""
        return self._value

    def set_value(self, key: str) -> None:
        """Choose without telling of it."""
        self._take(key)
        self._buttons[key].setChecked(True)

    def set_enabled(self, key: str, enabled: bool, why: str = "") -> None:
        """Allow a choice, or forbid it and say why in its tip."""
        self._buttons[key].setEnabled(enabled)
        self._buttons[key].setToolTip("" if enabled else why)

    def set_shown(self, key: str, shown: bool) -> None:
        """Offer a choice, or hide it."""
        self._buttons[key].setVisible(shown)
        self._buttons[key].setEnabled(shown)
        self.layout().activate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go round at the ends; between them Qt moves keyboard and choice by the arrows."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        focused = [
            index for index, button in enumerate(self._buttons.values()) if button.hasFocus()
        ]
        if event.key() not in steps or not focused:
            super().keyPressEvent(event)
            return
        target = (focused[0] + steps[Qt.Key(event.key())]) % len(self._buttons)
        button = list(self._buttons.values())[target]
        if button.isEnabled():
            button.setFocus(Qt.FocusReason.TabFocusReason)
            button.click()

    def _on_clicked(self, key: str) -> None:
        if key != self._value:
            self._take(key)
            self.chosen.emit(key)

    def _take(self, key: str) -> None:
        """Choose; a keyboard that is on another choice comes along, with its ring."""
        self._value = key
        if any(button.hasFocus() for button in self._buttons.values()):
            self._buttons[key].setFocus(Qt.FocusReason.OtherFocusReason)
