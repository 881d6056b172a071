"""What pages of figures share: their head, their margins, how they scroll, small buttons."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from .elided_label import ElidedLabel
from .overlay_scroll_bar import OverlayScrollBar
from .theme import Theme

__all__ = ["SIDE", "TOP", "TopicArea", "TopicHead", "small_button"]

SIDE, TOP = 16, 12  # the padding of a page
_HEIGHT = 28  # of the head, whether there are buttons in it or not


class TopicHead(QWidget):
    """The title of a page, a line beside it on the same baseline, and buttons at the end."""

    def __init__(self, theme: Theme, title: str) -> None:
        super().__init__()
        self.setFixedHeight(_HEIGHT)
        self.title = QLabel(title)
        self.title.setFont(theme.font("title"))
        self.subtitle = ElidedLabel(theme, font="table")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(8)
        lowered = QVBoxLayout()
        lowered.setContentsMargins(4, _lower(theme), 0, 0)
        lowered.addWidget(self.subtitle)
        self._row.addWidget(self.title)
        self._row.addLayout(lowered, 1)

    def add(self, *widgets: QWidget) -> None:
        """Put widgets at the end of the row."""
        for widget in widgets:
            self._row.addWidget(widget)


class TopicArea(QScrollArea):
    """Scrolls a page up and down; its bar takes no room, so nothing moves when it comes."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for part in (self, content):
            part.setProperty("surface", "surface")
        self._bar = OverlayScrollBar(self)
        self.setWidget(content)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the bar at the edge."""
        super().resizeEvent(event)
        self._bar.place()


def small_button(text: str, name: str) -> QPushButton:
    """Return a button as high as a field."""
    button = QPushButton(text)
    button.setObjectName(name)
    button.setProperty("small", True)
    return button


def _lower(theme: Theme) -> int:
    """Return by how much a label beside a title is moved down: twice what its baseline is."""
    title, beside = (QFontMetrics(theme.font(name)) for name in ("title", "table"))
    rise = (title.ascent() - title.descent()) - (beside.ascent() - beside.descent())
    return max(0, rise)
