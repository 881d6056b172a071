"""The lessons to choose from, by the language that they are about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextLayout,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from .lesson_scroll import LessonScroll, centred
from .segmented import Segmented
from .theme import Theme

__all__ = ["LessonEntry", "LessonList"]

_ROW, _LINE = 60, 18  # a summary may take a second line
_WIDTH = 860
_STATE_WIDTH = 210


class LessonEntry(NamedTuple):
    """One lesson: `key` tells it from others, `state` how far it has come.

    `mark` is "none", "begun" or "done".
    """

    key: str
    title: str
    summary: str
    state: str
    mark: str
    is_removable: bool


class LessonList(QFrame):
    """Shows lessons in groups. `language_chosen`: "window", "en" or "own"."""

    lesson_chosen = Signal(str)
    open_requested = Signal()
    language_chosen = Signal(str)
    remove_requested = Signal(str)
    forget_requested = Signal(str)

    def __init__(self, theme: Theme, language: str) -> None:
        """Make the list; `language` is that of the window."""
        super().__init__()
        self.setObjectName("lessonList")
        self.setProperty("surface", "surface")
        self._theme = theme
        self.rows: list[_LessonRow] = []
        title = QLabel(self.tr("Lessons"))
        title.setFont(theme.font("title"))
        about = QLabel(
            self.tr(
                "Worked examples, step by step: predict the next merge, cut a word, find the "
                "fault. A lesson has a corpus of its own; yours stays as it is."
            )
        )
        about.setWordWrap(True)
        about.setProperty("tone", "text2")
        choices = [("en", self.tr("In English")), ("own", self.tr("In their own languages"))]
        in_window = {
            "it": self.tr("In Italian"), "bg": self.tr("In Bulgarian"), "cs": self.tr("In Czech"),
        }.get(language)  # fmt: skip
        if in_window is not None:
            choices.insert(0, ("window", in_window))
        self.language = Segmented(theme, choices)
        self.language.setObjectName("lessonLanguage")
        self.language.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.open_button = QPushButton(self.tr("Open a lesson…"))
        self.open_button.setObjectName("openLesson")
        self.open_button.setFixedHeight(30)
        tools = QHBoxLayout()
        tools.addWidget(self.language)
        tools.addStretch(1)
        tools.addWidget(self.open_button)
        self._list = QVBoxLayout()
        self._list.setSpacing(0)
        content = QWidget()
        content.setMaximumWidth(_WIDTH)
        column = QVBoxLayout(content)
        column.setContentsMargins(16, 20, 16, 24)
        column.setSpacing(10)
        column.addWidget(title)
        column.addWidget(about)
        column.addLayout(tools)
        column.addLayout(self._list)
        column.addStretch(1)
        self._area = LessonScroll(centred(content))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._area)
        self.open_button.clicked.connect(self.open_requested)
        self.language.chosen.connect(self.language_chosen)

    def set_lessons(self, groups: Sequence[tuple[str, Sequence[LessonEntry]]]) -> None:
        """Show groups of lessons."""
        focused = next((row.entry.key for row in self.rows if row.hasFocus()), None)
        while self._list.count():
            item = self._list.takeAt(0)
            if item is not None and (widget := item.widget()) is not None:
                widget.setParent(None)
                widget.deleteLater()
        self.rows = []
        for name, entries in groups:
            heading = QLabel(name)
            heading.setFont(self._theme.font("strong"))
            heading.setContentsMargins(0, 16, 0, 6)
            self._list.addWidget(heading)
            for entry in entries:
                row = _LessonRow(self._theme, entry)
                row.clicked.connect(lambda _=False, key=entry.key: self.lesson_chosen.emit(key))
                row.remove_requested.connect(self.remove_requested)
                row.forget_requested.connect(self.forget_requested)
                self._list.addWidget(row)
                self.rows.append(row)
        if focused is not None:
            self.focus_lesson(focused)

    def focus_lesson(self, key: str = "") -> None:
        """Put the keyboard on a lesson, or on the first one."""
        row = next((row for row in self.rows if row.entry.key == key), None)
        row = row or next(iter(self.rows), None)
        if row is not None:
            row.setFocus()
            self._area.ensureWidgetVisible(row)

    def keyPressEvent(self, event: object) -> None:
        """Move from lesson to lesson."""
        moves = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        focused = [n for n, row in enumerate(self.rows) if row.hasFocus()]
        key = event.key()  # type: ignore[attr-defined]
        if key in moves and self.rows:
            at = focused[0] + moves[key] if focused else 0
            row = self.rows[min(max(at, 0), len(self.rows) - 1)]
            row.setFocus(Qt.FocusReason.TabFocusReason)
            self._area.ensureWidgetVisible(row)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and focused:
            self.rows[focused[0]].click()
        else:
            super().keyPressEvent(event)  # type: ignore[arg-type]


class _LessonRow(QAbstractButton):
    """A lesson as a row that can be clicked."""

    remove_requested = Signal(str)
    forget_requested = Signal(str)

    def __init__(self, theme: Theme, entry: LessonEntry) -> None:
        super().__init__()
        self.setObjectName(f"lesson.{entry.key}")
        self.setText(entry.title)
        self.setAccessibleName(entry.title)
        self.setAccessibleDescription(f"{entry.state} {entry.summary}")
        self.setToolTip(entry.summary)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFixedHeight(_ROW)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._theme = theme
        self.entry = entry
        theme.changed.connect(self.update)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take a second line where the summary needs it."""
        super().resizeEvent(event)
        metrics = QFontMetrics(self._theme.font("table"))
        is_long = metrics.horizontalAdvance(self.entry.summary) > self._room()
        self.setFixedHeight(_ROW + is_long * _LINE)

    def sizeHint(self) -> QSize:
        return QSize(480, _ROW)

    def minimumSizeHint(self) -> QSize:
        return QSize(320, _ROW)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer to forget the score, and to take an opened lesson off the list."""
        menu = QMenu(self)
        menu.setObjectName("lessonMenu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        forget = menu.addAction(self.tr("Reset the score"))
        forget.setEnabled(self.entry.mark != "none")
        forget.triggered.connect(lambda: self.forget_requested.emit(self.entry.key))
        if self.entry.is_removable:
            remove = menu.addAction(self.tr("Take it off the list"))
            remove.triggered.connect(lambda: self.remove_requested.emit(self.entry.key))
        menu.popup(event.globalPos())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, entry = self._theme, self.entry
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.underMouse() or self.isDown():
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.color("hover"))
                painter.drawRoundedRect(self.rect(), 6, 6)
            painter.fillRect(0, self.height() - 1, self.width(), 1, theme.color("line"))
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(theme.color("accent"))
                painter.drawRoundedRect(self.rect().adjusted(1, 1, -2, -2), 6, 6)
            icon, role = {
                "done": ("circle-check", "good"),
                "begun": ("circle", "accent"),
                "none": ("graduation-cap", "text2"),
            }[entry.mark]
            theme.icon(icon, role, 18).paint(painter, 12, 12, 18, 18)
            room = self._room()
            self._line(painter, entry.title, "medium", "text", QRect(42, 8, room, 22))
            first, rest = self._halves(room)
            self._line(painter, first, "table", "text2", QRect(42, 30, room, 20))
            self._line(painter, rest, "table", "text2", QRect(42, 30 + _LINE, room, 20))
            painter.setFont(theme.font("table"))
            painter.setPen(theme.color("good" if entry.mark == "done" else "text2"))
            area = QRect(self.width() - _STATE_WIDTH - 12, 0, _STATE_WIDTH, self.height())
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(area, flags | Qt.TextFlag.TextWordWrap, entry.state)

    def _room(self) -> int:
        """Return the width of the texts beside the state."""
        state = QFontMetrics(self._theme.font("table")).horizontalAdvance(self.entry.state)
        return self.width() - 42 - min(state, _STATE_WIDTH) - 36

    def _halves(self, room: int) -> tuple[str, str]:
        """Return the summary as its first line and the rest."""
        layout = QTextLayout(self.entry.summary, self._theme.font("table"))
        layout.beginLayout()
        line = layout.createLine()
        line.setLineWidth(room)
        layout.endLayout()
        end = line.textLength()
        return self.entry.summary[:end].rstrip(), self.entry.summary[end:]

    def _line(self, painter: QPainter, text: str, font: str, role: str, area: QRect) -> None:
        shape = self._theme.font(font)
        painter.setFont(shape)
        painter.setPen(self._theme.color(role))
        shown = QFontMetrics(shape).elidedText(text, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, shown)
