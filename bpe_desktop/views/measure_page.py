"""Measure: topics at the left, the page of the chosen one beside them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from .theme import Theme
from .topic_list import TopicEntry, TopicList
from .under_messages import UnderMessages

__all__ = ["MeasurePage"]

_LEFT, _LEAST_LEFT = 248, 200
_NARROW = 1240


class MeasurePage(QWidget):
    """The workspace Measure. A topic's page is added when it is chosen first."""

    topic_chosen = Signal(str)

    def __init__(self, theme: Theme, entries: Sequence[TopicEntry]) -> None:
        super().__init__()
        self.setObjectName("measurePage")
        self.topics = TopicList(theme, entries)
        self._stack = QStackedWidget()
        self._stack.setMinimumWidth(520)
        self._moved = False
        left = QFrame()
        left.setProperty("surface", "surface")
        left.setMinimumWidth(_LEAST_LEFT)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 8, 0, 0)
        column.addWidget(self.topics)
        self._across = QSplitter(Qt.Orientation.Horizontal)
        self._across.addWidget(left)
        self._across.addWidget(self._stack)
        self._across.setHandleWidth(1)
        self._across.setChildrenCollapsible(False)
        self._across.splitterMoved.connect(self._on_moved)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        self.under_messages = UnderMessages(self._across)
        page.addWidget(self.under_messages)
        self.topics.chosen.connect(self.topic_chosen)

    def show_topic(self, page: QWidget) -> None:
        """Show the page of a topic."""
        if self._stack.indexOf(page) < 0:
            self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the list less where the page is narrow."""
        super().resizeEvent(event)
        if not self._moved:
            left = _LEAST_LEFT if self.width() < _NARROW else _LEFT
            self._across.setSizes([left, max(1, self.width() - left - 1)])

    def _on_moved(self) -> None:
        self._moved = True
