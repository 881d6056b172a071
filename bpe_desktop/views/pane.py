"""A flat pane: its title row, its contents, and perhaps a foot under a line."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QMenu, QToolButton, QVBoxLayout, QWidget

from .theme import Theme
from .title_row import TitleRow

__all__ = ["PADDING", "Line", "Pane"]

PADDING = 12
_COME_AND_GO = (QEvent.Type.ShowToParent, QEvent.Type.HideToParent)


class Pane(QFrame):
    """The frame that every pane shares.

    Put the contents into `body`, which has no margins: tables reach the edges. The title row
    (`header`) may stand elsewhere, as the title of a dock, and is hidden where a tab already names
    the pane; `adapt` hears of that.
    """

    def __init__(
        self, theme: Theme, title: str, subtitle: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setProperty("surface", "surface")
        self.setAccessibleName(title)
        self.header = TitleRow(theme, title, self)
        self.header.set_detail(subtitle)
        self._compact = False
        self.header.installEventFilter(self)
        self.body = QVBoxLayout()
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(0)
        self._foot_line = Line(theme, self)
        self._foot = QLabel(self)
        self._foot.setFont(theme.font("small"))
        self._foot.setProperty("tone", "text2")
        self._foot.setWordWrap(True)
        self._foot.setContentsMargins(PADDING, 6, 2 * PADDING, 7)
        self._foot_line.hide()
        self._foot.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.header)
        layout.addLayout(self.body, 1)
        layout.addWidget(self._foot_line)
        layout.addWidget(self._foot)

    def title(self) -> str:
        """Return the name of the pane."""
        return self.header.title()

    def set_title(self, title: str) -> None:
        """Set the name of the pane, in its title row and wherever else it is named."""
        self.header.set_title(title)
        self.setAccessibleName(title)
        self.setWindowTitle(title)

    def subtitle(self) -> str:
        """Return the remark beside the title."""
        return self.header.detail()

    def set_subtitle(self, subtitle: str) -> None:
        """Set the remark beside the title; it is cut with an ellipsis where it is too long."""
        self.header.set_detail(subtitle)

    def foot(self) -> str:
        """Return the text at the foot."""
        return self._foot.text()

    def set_foot(self, text: str) -> None:
        """Set the text at the foot, under a line; an empty one takes the foot away."""
        if text != self._foot.text():
            self._foot.setText(text)
            self._foot.setVisible(bool(text))
            self._foot_line.setVisible(bool(text))

    def add_tool(self, icon: str, text: str, name: str, menu: QMenu | None = None) -> QToolButton:
        """Add a button to the title row; `text` is its tip, `name` its object name.

        With a `menu`, a click opens that.
        """
        button = self.header.add_button(icon, text)
        button.setObjectName(name)
        if menu is not None:
            button.setMenu(menu)
            button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        return button

    @property
    def is_compact(self) -> bool:
        """Whether the title row is left out."""
        return self._compact

    def set_compact(self, compact: bool) -> None:
        """Leave out the title row."""
        self.header.setVisible(not compact)

    def adapt(self, compact: bool) -> None:
        """Arrange the contents for a pane with or without its title row."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice when the title row comes or goes: a dock takes it, tabs do without it."""
        if watched is self.header and event.type() in _COME_AND_GO:
            compact = self.header.isHidden()
            if compact != self._compact:
                self._compact = compact
                self.adapt(compact)
        return super().eventFilter(watched, event)


class Line(QWidget):
    """A line of one pixel between parts of a pane."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFixedHeight(1)
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line."""
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), self._theme.color("line"))
