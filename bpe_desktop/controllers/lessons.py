"""Opens lessons, and moves a person through one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from ..errors import UserError
from ..formats.lesson import Lesson, read_lesson
from ..models.lesson_model import LessonModel, WorkedLesson
from ..models.lesson_store import LessonStore, Progress
from ..models.lesson_verdict import Given
from .ports import Messages

__all__ = ["LessonsController", "ListedLesson"]

_MOST_FILES = 20


class ListedLesson(NamedTuple):
    """A lesson of the list, and how far it has come."""

    path: Path
    lesson: Lesson
    progress: Progress
    is_ours: bool


class LessonsController(QObject):
    """Everything between lessons, their files and the kept scores."""

    list_changed = Signal()

    def __init__(
        self,
        model: LessonModel,
        store: LessonStore,
        ours: Sequence[Path],
        messages: Messages,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._store = store
        self._messages = messages
        self._ours = list(ours)
        self._read: dict[Path, Lesson] = {}
        self._files = [Path(name) for name in store.files()]
        self.texts = store.texts()

    def lessons(self) -> list[ListedLesson]:
        """Return all lessons; a file that is not there any more, or broken, is left out."""
        found = []
        for path in (*self._ours, *self._files):
            try:
                lesson = self._lesson(path)
            except UserError:
                continue
            progress = self._store.progress(lesson.key, len(lesson.steps))
            found.append(ListedLesson(path, lesson, progress, path in self._ours))
        return found

    def set_texts(self, texts: str) -> None:
        """Choose the language of the texts: one of those of `LessonStore.texts`."""
        if texts != self.texts:
            self.texts = texts
            self._keep_list()
            self.list_changed.emit()

    def open_file(self, path: Path) -> bool:
        """Open a lesson from a file and add it to the list; tell whether that went well."""
        path = path.absolute()
        self._read.pop(path, None)
        if not self.start(path):
            return False
        if path not in self._ours:
            self._files = [path, *(file for file in self._files if file != path)][:_MOST_FILES]
            self._keep_list()
        return True

    def start(self, path: Path) -> bool:
        """Take a lesson of the list where it was left; tell whether that went well."""
        try:
            worked = WorkedLesson(self._lesson(path), path.name)
        except UserError as error:
            self._messages.show_error(error.message, error.hint, of_opening=True)
            return False
        self.leave()
        self._model.open(worked, self._store.progress(worked.lesson.key, len(worked.lesson.steps)))
        return True

    def leave(self) -> None:
        """Leave the lesson; it can be taken up again where it is."""
        if self._model.worked is not None:
            self.keep()
            self.list_changed.emit()
            self._model.close()

    def remove(self, path: Path) -> None:
        """Take an opened lesson off the list; the file and its score stay."""
        self._files = [file for file in self._files if file != path]
        self._keep_list()
        self.list_changed.emit()

    def keep(self) -> None:
        """Keep how far the lesson has come."""
        worked = self._model.worked
        if worked is not None:
            self._store.keep(worked.lesson.key, self._model.progress)

    def forget(self, path: Path) -> None:
        """Forget the score of a lesson of the list."""
        self._store.forget(self._lesson(path).key)
        self.list_changed.emit()

    # In a lesson

    def answer(self, given: Given) -> None:
        """Answer the question on show."""
        self._model.give(given)
        self.keep()

    def reveal(self) -> None:
        """Reveal the next merge."""
        self._model.reveal()
        self.keep()

    def go(self, step: int) -> None:
        """Go to a step."""
        self._model.go(step)
        self.keep()

    def begin_anew(self) -> None:
        """Take the lesson from its first step, without points."""
        self._model.forget()
        self.keep()

    def _lesson(self, path: Path) -> Lesson:
        lesson = self._read.get(path)
        if lesson is None:
            lesson = self._read[path] = read_lesson(path)
        return lesson

    def _keep_list(self) -> None:
        self._store.keep_list([str(path) for path in self._files], self.texts)
