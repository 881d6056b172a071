"""A flat pane: a row with its title, remark and tools, the contents, and perhaps a foot."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from .theme import Theme

__all__ = ["PADDING", "Pane"]

PADDING = 12
_TITLE_HEIGHT = 36
_TOOL = 24


class Pane(QFrame):
    """The frame that every pane shares.

    Put the contents into `body`, which has no margins: tables and editors reach the edges. The
    title row disappears (`set_compact`) where a tab already names the pane.
    """

    def __init__(
        self, theme: Theme, title: str, subtitle: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setProperty("surface", "surface")
        self.setAccessibleName(title)
        self._icons: list[tuple[QToolButton, str]] = []
        self._compact = False

        self._title = QLabel(title, self)
        self._title.setFont(theme.font("strong"))
        self._subtitle = _Subtitle(subtitle, self)
        self._subtitle.setFont(theme.font("table"))
        self._subtitle.setProperty("tone", "text2")

        self._tools = QHBoxLayout()
        self._tools.setContentsMargins(0, 0, 0, 0)
        self._tools.setSpacing(0)
        self.title_row = QWidget(self)
        self.title_row.setFixedHeight(_TITLE_HEIGHT)
        row = QHBoxLayout(self.title_row)
        row.setContentsMargins(PADDING, 0, PADDING - 4, 0)
        row.setSpacing(8)
        row.addWidget(self._title)
        row.addWidget(self._subtitle, 1)
        row.addLayout(self._tools)

        self.body = QVBoxLayout()
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(0)

        self._foot_line = _Line(theme, self)
        self._foot = QLabel(self)
        self._foot.setFont(theme.font("small"))
        self._foot.setProperty("tone", "text2")
        self._foot.setWordWrap(True)
        self._foot.setContentsMargins(PADDING, 6, PADDING, 7)
        self._foot_line.hide()
        self._foot.hide()

        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.title_row)
        layout.addLayout(self.body, 1)
        layout.addWidget(self._foot_line)
        layout.addWidget(self._foot)
        theme.changed.connect(self._recolour)
        self._recolour()

    # Words

    def title(self) -> str:
        """Return the name of the pane."""
        return self._title.text()

    def set_title(self, title: str) -> None:
        """Name the pane."""
        self._title.setText(title)
        self.setAccessibleName(title)

    def subtitle(self) -> str:
        """Return the remark beside the title."""
        return self._subtitle.text()

    def set_subtitle(self, subtitle: str) -> None:
        """Set the remark beside the title; it is cut with an ellipsis where it is too long."""
        self._subtitle.setText(subtitle)

    def foot(self) -> str:
        """Return the text at the foot."""
        return self._foot.text()

    def set_foot(self, text: str) -> None:
        """Set the text at the foot, under a line; an empty one takes the foot away."""
        self._foot.setText(text)
        self._foot.setVisible(bool(text))
        self._foot_line.setVisible(bool(text))

    # Tools

    def add_tool(self, icon: str, text: str, name: str, menu: QMenu | None = None) -> QToolButton:
        """Add a button to the title row and return it; `text` is its tool tip and spoken name.

        With a `menu`, a click opens that.
        """
        button = QToolButton(self.title_row)
        button.setObjectName(name)
        button.setProperty("pane", True)
        button.setFixedSize(_TOOL, _TOOL)
        button.setIconSize(QSize(16, 16))
        button.setToolTip(text)
        button.setAccessibleName(text)
        if menu is not None:
            button.setMenu(menu)
            button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._icons.append((button, icon))
        button.setIcon(self.theme.icon(icon, "text2"))
        self._tools.addWidget(button)
        return button

    def add_to_title(self, widget: QWidget) -> None:
        """Add any other widget to the title row, before later tools."""
        self._tools.addWidget(widget)

    # Look

    @property
    def is_compact(self) -> bool:
        """Whether the title row is left out."""
        return self._compact

    def set_compact(self, compact: bool) -> None:
        """Leave out the title row, as in a tab that carries the title already."""
        self._compact = compact
        self.title_row.setVisible(not compact)

    def _recolour(self) -> None:
        for button, icon in self._icons:
            button.setIcon(self.theme.icon(icon, "text2"))
        self._foot_line.update()


class _Line(QWidget):
    """A line of one pixel between contents and foot."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFixedHeight(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), self._theme.color("line"))


class _Subtitle(QLabel):
    """A label that gives way: it ends in an ellipsis instead of making the pane wider."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def paintEvent(self, event: QPaintEvent) -> None:
        room = self.contentsRect()
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(self.foregroundRole()))
            painter.drawText(room, self.alignment(), text)
