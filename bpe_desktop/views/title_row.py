"""The flat title of a pane: its name, a quiet detail, and small buttons at the right."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from .elided_label import ElidedLabel
from .icon_button import IconButton
from .theme import Theme

__all__ = ["TitleRow"]

_HEIGHT = 36


class TitleRow(QWidget):
    """The first row of a pane. In a dock it is what the dock is dragged by."""

    def __init__(self, theme: Theme, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFixedHeight(_HEIGHT)
        self._title = QLabel(title)
        self._title.setFont(theme.font("strong"))
        self._detail = ElidedLabel(theme, font="table", steady=True)
        self._row = QHBoxLayout(self)
        # A button's icon, not its edge, stands 12 px from the pane's edge.
        self._row.setContentsMargins(12, 0, 8, 0)
        self._row.setSpacing(0)
        self._row.addWidget(self._title)
        self._row.addSpacing(8)
        self._row.addWidget(self._detail)
        self._row.addStretch(1)
        theme.changed.connect(self.update)

    def title(self) -> str:
        """Return the name of the pane."""
        return self._title.text()

    def set_title(self, title: str) -> None:
        """Set the name of the pane."""
        self._title.setText(title)

    def detail(self) -> str:
        """Return the quiet text after the name."""
        return self._detail.text()

    def set_detail(self, detail: str) -> None:
        """Set the quiet text after the name; it ends in … where it is too long."""
        self._detail.set_text(detail)

    def add_button(self, icon: str, name: str) -> QToolButton:
        """Add a button with only an icon; `name` is its tip and its name for screen readers."""
        button = IconButton(self._theme, icon, name)
        self._row.addWidget(button)
        return button

    def sizeHint(self) -> QSize:
        """Ask for the usual height: a dock asks for no other figure."""
        return QSize(super().sizeHint().width(), _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Stand on the ground of the panes."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.color("surface"))
