"""What a pane shows while it has nothing: one sentence and what to do."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from .theme import Theme

__all__ = ["EmptyState"]

_SIDE = 8
_GAP = 8


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
        column.setContentsMargins(_SIDE, 12, _SIDE, 12)
        column.setSpacing(8)
        column.addStretch(1)
        for label in (self._icon, self._title, self._text):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(label)
        self.buttons: list[QPushButton] = []
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(_GAP)
        self._row.addStretch(1)
        for index, name in enumerate(buttons):
            button = QPushButton(name)
            button.clicked.connect(lambda _=False, index=index: self.button_clicked.emit(index))
            self.buttons.append(button)
            self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._row.addStretch(1)
        column.addSpacing(2)
        column.addLayout(self._row)
        column.addStretch(2)
        theme.changed.connect(self._refresh_theme)
        self._refresh_theme()

    def set_words(self, title: str, text: str) -> None:
        """Say something else."""
        self._title.setText(title)
        self._text.setText(text)

    def minimumSizeHint(self) -> QSize:
        """Need the width of one button: they can stand below one another."""
        least = super().minimumSizeHint()
        widest = max((button.sizeHint().width() for button in self.buttons), default=0)
        return QSize(min(least.width(), widest + 2 * _SIDE), least.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons under one another where they have no room side by side."""
        super().resizeEvent(event)
        needed = sum(button.sizeHint().width() + _GAP for button in self.buttons) - _GAP
        side_by_side = needed <= self.width() - 2 * _SIDE
        directions = QBoxLayout.Direction
        self._row.setDirection(directions.LeftToRight if side_by_side else directions.TopToBottom)

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
