"""What a pane shows while it has nothing: one sentence and what to do."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from .theme import Theme

__all__ = ["EmptyState"]


class EmptyState(QWidget):
    """An icon, a title, a sentence and buttons, in the middle of the room it gets.

    `pressed` tells of a click beside the buttons, `button_clicked` the index of a button.
    """

    pressed = Signal()
    button_clicked = Signal(int)

    def __init__(
        self,
        theme: Theme,
        *,
        icon: str,
        title: str,
        text: str,
        buttons: tuple[str, ...] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._icon_name = icon
        self._icon = QLabel()
        self._title = QLabel(title)
        self._text = QLabel(text)
        self._text.setWordWrap(True)
        self._text.setProperty("tone", "text2")
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 12, 8, 12)
        column.setSpacing(8)
        column.addStretch(1)
        for label in (self._icon, self._title, self._text):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(label)
        self.buttons: list[QPushButton] = []
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch(1)
        for index, name in enumerate(buttons):
            button = QPushButton(name)
            button.clicked.connect(lambda _=False, index=index: self.button_clicked.emit(index))
            self.buttons.append(button)
            row.addWidget(button)
        row.addStretch(1)
        column.addSpacing(2)
        column.addLayout(row)
        column.addStretch(2)
        theme.changed.connect(self._refresh_theme)
        self._refresh_theme()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell of the click."""
        self.pressed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Cover what is under it."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.color("surface"))

    def _refresh_theme(self) -> None:
        self._icon.setPixmap(self._theme.icon(self._icon_name, "text2", 24).pixmap(24, 24))
        self._title.setFont(self._theme.font("strong"))
        self.update()
