"""What the toolbar shows while a lesson is taken."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy

from .page_tools import PageTools
from .run_state_bar import RunLook, RunStateBar
from .theme import Theme

__all__ = ["LessonBar"]


_LEAST, _SHORT = 120, 36  # widths of the line; its icon


class LessonBar(PageTools):
    """The lesson's name, step and score, and the way out."""

    leave_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._line = RunStateBar(theme)
        self._line.setObjectName("lessonLine")
        self.leave = QPushButton(self.tr("Leave lesson"))
        self.leave.setObjectName("leaveLesson")
        self.leave.setFixedHeight(30)
        self.leave.setToolTip(self.tr("Go back to the list; the lesson can be taken up here again"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._line, 1)
        row.addWidget(self.leave)
        self.leave.clicked.connect(self.leave_requested)

    def set_compact(self, level: int) -> None:
        """Show of the lesson only the icon."""
        self._line.setMinimumWidth(_SHORT if level else _LEAST)

    def set_lesson(self, title: str, step: str, score: str) -> None:
        """Show where one is; without a title, that no lesson is taken."""
        self._line.set_look(RunLook(title, step, icon="graduation-cap", right=score))
        self._line.setVisible(bool(title))
        self.leave.setVisible(bool(title))
