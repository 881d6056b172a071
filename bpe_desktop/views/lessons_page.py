"""The workspace Lessons: the list of lessons, or the lesson that is being taken."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSplitter,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from .elided_label import ElidedLabel
from .lesson_guide import LessonGuide
from .lesson_list import LessonList
from .lesson_side import LessonSide
from .lesson_summary import LessonSummary
from .lesson_task import LessonTask
from .merge_tree import MergeTree
from .merge_view import MergeView
from .pane import Line
from .theme import Theme
from .tiles import TilePainter
from .tree_area import TreeArea
from .under_messages import UnderMessages

__all__ = ["LessonsPage"]

_LEFT, _RIGHT = 336, 344
_NARROW = 1240
_LEAST_LEFT, _LEAST_RIGHT = 248, 256
_TASK_SHARE, _MOST_TASK_SHARE = 0.46, 0.62  # of the height, for the question
_DIGITS = {getattr(Qt.Key, f"Key_{digit}"): digit for digit in range(1, 5)}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
# Keys that step through the training of the window elsewhere.
_OWN_KEYS = frozenset(
    (
        *_DIGITS, *_ENTER, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End,
        Qt.Key.Key_Space, Qt.Key.Key_Comma, Qt.Key.Key_Period, Qt.Key.Key_J, Qt.Key.Key_K,
        Qt.Key.Key_L, Qt.Key.Key_G, Qt.Key.Key_M, Qt.Key.Key_H, Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown,
    )
)  # fmt: skip


class LessonsPage(QWidget):
    """Shows the list, or a lesson with its real words, its question and its score."""

    back_requested = Signal()
    next_requested = Signal()

    def __init__(self, theme: Theme, language: str) -> None:
        """Make the page; `language` is that of the window."""
        super().__init__()
        self.setObjectName("lessonsPage")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        tiles = TilePainter(theme)
        self.list = LessonList(theme, language)
        self.summary = LessonSummary(theme)
        self.guide = LessonGuide(theme, tiles)
        self.view = MergeView(theme, is_film=True)
        self.view.setObjectName("lessonMergeView")
        self.view.header.hide()
        self.tree = MergeTree(theme, tiles, columns=False)
        self.tree.setObjectName("lessonTree")
        self.task = LessonTask(theme, tiles)
        self.side = LessonSide(theme, tiles)
        self._title = QLabel()
        self._title.setObjectName("lessonStateTitle")
        self._title.setFont(theme.font("title"))
        self._remark = ElidedLabel(theme, font="table", at_end=True)
        self._moved = False
        self._lay_out(theme)
        self.task.installEventFilter(self)
        self.guide.back_requested.connect(self.back_requested)
        self.guide.next_requested.connect(self.next_requested)

    @property
    def shows_lesson(self) -> bool:
        """Tell whether a lesson is on show and not the list."""
        return self._pages.currentWidget() is self._lesson

    def show_list(self, key: str = "") -> None:
        """Show the list of lessons, with the keyboard on one of them."""
        self._pages.setCurrentWidget(self.list)
        self.list.focus_lesson(key)

    def show_summary(self) -> None:
        """Show what became of the lesson."""
        self._pages.setCurrentWidget(self.summary)
        self.summary.setFocus()

    def show_lesson(self) -> None:
        """Show the lesson."""
        self._pages.setCurrentWidget(self._lesson)
        self.setFocus()

    def set_state(self, title: str, remark: str) -> None:
        """Say what the words are shown as, and what is marked in them."""
        self._title.setText(title)
        self._remark.set_text(remark)

    def show_tree(self, shown: bool) -> None:
        """Show the tree of a token in the place of the words."""
        self._views.setCurrentIndex(int(shown))

    def fit_task(self, *, is_asked: bool) -> None:
        """Give the question what it needs, and the words the rest."""
        self._task_area.setVisible(is_asked)
        self._task_line.setVisible(is_asked)
        self._resize_task()

    def event(self, event: QEvent) -> bool:
        """Keep the keys of a lesson from the training of the window."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self.shows_lesson
            and event.key() in _OWN_KEYS
            and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        ):
            event.accept()
            return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice when the question needs another height."""
        if watched is self.task and event.type() == QEvent.Type.LayoutRequest:
            self._resize_task()
        return False

    def show_verdict(self) -> None:
        """Bring what became of the answer into view."""
        self._resize_task()
        self._task_area.ensureWidgetVisible(self.task.verdict, 0, 12)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose, reveal, go on and back."""
        key = Qt.Key(event.key())
        if not self.shows_lesson or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif key in _DIGITS:
            self.task.choose(_DIGITS[key])
        elif key in _ENTER:
            if not self.task.confirm() and self.guide.next.isEnabled():
                self.next_requested.emit()
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_PageDown):
            if self.guide.next.isEnabled():
                self.next_requested.emit()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_PageUp):
            if self.guide.back.isEnabled():
                self.back_requested.emit()
        elif key == Qt.Key.Key_H and self.task.hint_button.isVisible():
            self.task.hint_button.click()
        elif key not in _OWN_KEYS:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the sides less where the page is narrow."""
        super().resizeEvent(event)
        if not self._moved:
            narrow = self.width() < _NARROW
            left, right = (_LEAST_LEFT, _LEAST_RIGHT) if narrow else (_LEFT, _RIGHT)
            self._across.setSizes([left, max(1, self.width() - left - right - 2), right])
        self._resize_task()

    def _resize_task(self) -> None:
        width = self._task_area.viewport().width()
        needed = self.task.heightForWidth(width) if self.task.hasHeightForWidth() else -1
        # From step to step the line above the question keeps its place where it can.
        usual = round(self.height() * _TASK_SHARE)
        needed = max(needed, self.task.minimumSizeHint().height(), usual)
        self._task_area.setFixedHeight(
            min(needed, max(200, round(self.height() * _MOST_TASK_SHARE)))
        )

    def _lay_out(self, theme: Theme) -> None:
        head = QWidget()
        row = QHBoxLayout(head)
        row.setContentsMargins(24, 14, 24, 4)
        row.addWidget(self._title)
        row.addStretch(1)
        row.addWidget(self._remark)
        views = QWidget()
        self._views = QStackedLayout(views)
        self._views.addWidget(self.view)
        self._views.addWidget(TreeArea(self.tree))
        self._task_area = QScrollArea()
        self._task_area.setFrameShape(QFrame.Shape.NoFrame)
        self._task_area.setWidgetResizable(True)
        self._task_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._task_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._task_area.setWidget(self.task)
        self._task_line = Line(theme)
        centre = QFrame()
        centre.setProperty("surface", "surface")
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(head)
        column.addWidget(views, 1)
        column.addWidget(self._task_line)
        column.addWidget(self._task_area)
        self._across = QSplitter(Qt.Orientation.Horizontal)
        for part, least in ((self.guide, 200), (centre, 380), (self.side, 200)):
            part.setMinimumWidth(least)
            self._across.addWidget(part)
        self._across.setHandleWidth(1)
        self._across.setChildrenCollapsible(False)
        self._across.setStretchFactor(1, 1)
        self._across.splitterMoved.connect(self._on_moved)
        self._lesson = self._across
        pages = QWidget()
        self._pages = QStackedLayout(pages)
        self._pages.addWidget(self.list)
        self._pages.addWidget(self._lesson)
        self._pages.addWidget(self.summary)
        self.under_messages = UnderMessages(pages)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.under_messages)

    def _on_moved(self) -> None:
        self._moved = True
        self._resize_task()
