"""The left side of a lesson: its steps, the text of the present one, and the way on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ..models.lesson_text import Span
from .lesson_scroll import LessonScroll
from .lesson_steps import LessonSteps, StepEntry
from .lesson_text import LessonText
from .pane import Line, Pane
from .theme import Theme
from .tiles import TilePainter

__all__ = ["LessonGuide"]

_LIST_SHARE = 0.36  # of the height, at most


class LessonGuide(Pane):
    """Shows the steps and leads through them."""

    step_chosen = Signal(int)
    back_requested = Signal()
    next_requested = Signal()

    def __init__(self, theme: Theme, tiles: TilePainter) -> None:
        super().__init__(theme, "")
        self.setObjectName("lessonGuide")
        self.steps = LessonSteps(theme)
        self.title_label = QLabel()
        self.title_label.setObjectName("lessonStepTitle")
        self.title_label.setFont(theme.font("title"))
        self.title_label.setWordWrap(True)
        self.title_label.setTextFormat(Qt.TextFormat.PlainText)
        self.text = LessonText(theme, tiles)
        self.text.setObjectName("lessonText")
        self._hint = QWidget()
        self._bulb = QLabel()
        self._bulb.setContentsMargins(0, 4, 0, 0)
        self.hint = LessonText(theme, tiles, tone="text2")
        self.hint.setObjectName("lessonHint")
        row = QHBoxLayout(self._hint)
        row.setContentsMargins(0, 8, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._bulb, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.hint, 1)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(12, 16, 12, 16)
        column.setSpacing(10)
        column.addWidget(self.title_label)
        column.addWidget(self.text)
        column.addWidget(self._hint)
        column.addStretch(1)
        self._scroll = LessonScroll(content)
        self.back = QPushButton(self.tr("Back"))
        self.back.setObjectName("lessonBack")
        self.next = QPushButton(self.tr("Next"))
        self.next.setObjectName("lessonNext")
        self.next.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        for button in (self.back, self.next):
            button.setFixedHeight(30)
        foot = QHBoxLayout()
        foot.setContentsMargins(12, 12, 12, 12)
        foot.addWidget(self.back)
        foot.addStretch(1)
        foot.addWidget(self.next)
        self.body.addWidget(self.steps)
        self.body.addWidget(Line(theme))
        self.body.addWidget(self._scroll, 1)
        self.body.addWidget(Line(theme))
        self.body.addLayout(foot)
        self.steps.step_chosen.connect(self.step_chosen)
        self.back.clicked.connect(self.back_requested)
        self.next.clicked.connect(self.next_requested)
        theme.changed.connect(self._restyle)
        self._restyle()

    def set_steps(self, entries: list[StepEntry], at: int) -> None:
        """Show where one is."""
        self.steps.set_steps(entries, at)

    def set_text(self, title: str, text: Sequence[Span]) -> None:
        """Show the text of a step, from its beginning."""
        self.title_label.setText(title)
        self.text.set_spans(text)
        self._scroll.verticalScrollBar().setValue(0)

    def set_hint(self, hint: Sequence[Span]) -> None:
        """Show a hint, or none."""
        self.hint.set_spans(hint)
        self._hint.setVisible(bool(hint))
        if hint:
            self._scroll.ensureWidgetVisible(self._hint)

    def set_ways(self, *, has_back: bool, has_next: bool, is_last: bool) -> None:
        """Say which ways are open."""
        self.back.setEnabled(has_back)
        self.next.setEnabled(has_next)
        self.next.setText(self.tr("Finish") if is_last else self.tr("Next"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the list of steps leave room for the text."""
        super().resizeEvent(event)
        self.steps.setMaximumHeight(max(120, round(self.height() * _LIST_SHARE)))

    def _restyle(self) -> None:
        theme = self.theme
        self._bulb.setPixmap(theme.icon("lightbulb", "text2", 16).pixmap(16, 16))
        self.back.setIcon(theme.icon("chevron-left", "text", 16))
        self.next.setIcon(theme.icon("chevron-right", "text", 16))
