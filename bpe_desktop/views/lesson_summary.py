"""What became of a lesson, once it is finished: the score, and each question with its answer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from .lesson_scroll import LessonScroll, centred
from .lesson_side import AnswerRow
from .pane import Line
from .theme import Theme

__all__ = ["LessonSummary"]

_WIDTH = 860


class LessonSummary(QFrame):
    """Shows the answers of a finished lesson, and the ways on."""

    list_requested = Signal()
    anew_requested = Signal()
    back_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("lessonSummary")
        self.setProperty("surface", "surface")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._theme = theme
        self._roles: list[tuple[QLabel, bool]] = []
        self._title = QLabel()
        self._title.setFont(theme.font("title"))
        self._title.setWordWrap(True)
        self.score = QLabel()
        self.score.setObjectName("lessonSummaryScore")
        self.score.setFont(theme.font("strong"))
        self._rows = QWidget()
        self.list_button = QPushButton(self.tr("All lessons"))
        self.list_button.setObjectName("lessonSummaryList")
        self.list_button.setProperty("primary", True)
        self.anew_button = QPushButton(self.tr("Begin anew"))
        self.anew_button.setObjectName("lessonSummaryAnew")
        self.anew_button.setToolTip(self.tr("Take the lesson from its first step, without points"))
        self.back_button = QPushButton(self.tr("Back to the steps"))
        self.back_button.setObjectName("lessonSummaryBack")
        buttons = QHBoxLayout()
        buttons.setSpacing(12)
        for button in (self.list_button, self.anew_button, self.back_button):
            button.setFixedHeight(32)
            buttons.addWidget(button)
        buttons.addStretch(1)
        content = QWidget()
        content.setMaximumWidth(_WIDTH)
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(16, 20, 16, 24)
        self._column.setSpacing(12)
        self._column.addWidget(self._title)
        self._column.addWidget(self.score)
        self._column.addLayout(buttons)
        self._column.addWidget(self._rows)
        self._column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(LessonScroll(centred(content)))
        self.list_button.clicked.connect(self.list_requested)
        self.anew_button.clicked.connect(self.anew_requested)
        self.back_button.clicked.connect(self.back_requested)
        theme.changed.connect(self._restyle)

    def set_summary(self, title: str, rows: Sequence[AnswerRow], points: int, of: int) -> None:
        """Show a lesson's name, its questions with their answers, and the points."""
        self._title.setText(self.tr("Finished: {}").format(title))
        self.score.setText(self.tr("{} of {} points").format(points, of))
        self.score.setVisible(of > 0)
        self._column.removeWidget(self._rows)
        self._rows.deleteLater()
        self._rows = self._make_rows(rows)
        self._column.insertWidget(self._column.count() - 1, self._rows)
        self._rows.setVisible(bool(rows))
        self.setAccessibleName(f"{self._title.text()}. {self.score.text()}")
        self._restyle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on with Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            pressed = [
                button
                for button in (self.anew_button, self.back_button)
                if button.hasFocus()
            ]  # fmt: skip
            (pressed or [self.list_button])[0].click()
        else:
            super().keyPressEvent(event)

    def _make_rows(self, rows: Sequence[AnswerRow]) -> QWidget:
        table = QWidget()
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 8, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        for column, share in ((1, 3), (2, 4), (3, 4)):
            grid.setColumnStretch(column, share)
        heads = (self.tr("Question"), self.tr("Your answer"), self.tr("Right answer"))
        for column, head in enumerate(heads, start=1):
            label = self._label(head, "heading")
            label.setProperty("tone", "text2")
            grid.addWidget(label, 0, column)
        self._roles = []
        said = {True: self.tr("right"), False: self.tr("not right")}
        for number, row in enumerate(rows):
            at = 2 * number + 1
            grid.addWidget(Line(self._theme), at, 0, 1, 4)
            mark = QLabel()
            mark.setAccessibleName(said[row.is_right])
            mark.setToolTip(said[row.is_right])
            self._roles.append((mark, row.is_right))
            grid.addWidget(mark, at + 1, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(self._label(row.title, "body"), at + 1, 1)
            grid.addWidget(self._label(row.given or "\N{EN DASH}", "mono"), at + 1, 2)
            grid.addWidget(self._label(row.right, "mono"), at + 1, 3)
        return table

    def _label(self, text: str, font: str) -> QLabel:
        label = QLabel(text)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setFont(self._theme.font(font))
        label.setWordWrap(True)
        label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        return label

    def _restyle(self) -> None:
        for label, is_right in self._roles:
            icon, role = ("circle-check", "good") if is_right else ("circle-x", "bad")
            label.setPixmap(self._theme.icon(icon, role, 16).pixmap(16, 16))
