"""What scrolls in a lesson: up and down only, on the ground of what is around it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QWidget

__all__ = ["LessonScroll", "centred"]


class LessonScroll(QScrollArea):
    """Scrolls a widget; Tab goes to what is in it, not to the area."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setStyleSheet(
            "QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }"
        )
        self.setWidget(content)


def centred(content: QWidget) -> QWidget:
    """Return a widget with `content` in its middle, as wide as it may be."""
    holder = QWidget()
    line = QHBoxLayout(holder)
    line.setContentsMargins(0, 0, 0, 0)
    line.addStretch(1)
    line.addWidget(content, 100)
    line.addStretch(1)
    return holder
