"""One order of undo for what is not typed into a field: settings, and edits of the corpus."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QUndoCommand, QUndoStack

from ..engine.config import TrainingConfig
from ..models.project import Project
from .corpus import CorpusController

__all__ = ["Undoing"]

MOST = 200  # changes that can be taken back
LONGEST = 2_000_000  # characters of a corpus that is kept for each edit


class Undoing(QObject):
    """Takes changes of settings and edits of the corpus back, the last one first.

    While a text field has the keyboard and something to take back, the field does that itself, key
    by key; what follows from it is an edit like others. Another corpus begins anew.
    """

    def __init__(
        self, project: Project, corpus: CorpusController, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._corpus = corpus
        self._text = project.source.text
        self._is_ours = False  # what changes now comes from the stack, or is on it
        self.stack = QUndoStack(self)
        self.stack.setUndoLimit(MOST)

    def undo(self) -> None:
        """Take the last change back."""
        self._corpus.commit_edit()
        self.stack.undo()

    def redo(self) -> None:
        """Do what was taken back again."""
        self._corpus.commit_edit()
        self.stack.redo()

    def set_config(self, config: TrainingConfig) -> None:
        """Change the settings so that it can be taken back."""
        before = self._project.config
        if config != before:
            put = self._project.set_config
            self.stack.push(
                _Change(lambda value: self._put(put, value), before, config, "settings")
            )

    def note(self, put: Callable[[Any], None], before: object, after: object) -> None:
        """Take note of a change that `put` has made, so that it can be taken back."""
        change = _Change(lambda value: self._put(put, value), before, after)
        self._take_note(lambda: self.stack.push(change))

    def take_over(self, other: Undoing) -> None:
        """Let the changes of a window that this one takes the place of be undone here.

        Of those that only it knew how to undo, and of what was before them, there is nothing left.
        """
        commands = [other.stack.command(at) for at in range(other.stack.count())]
        changes = [command for command in commands if isinstance(command, _Change)]
        ways = {"settings": self._project.set_config, "text": self._corpus.replace_text}
        puts = [ways.get(change.kind) for change in changes]
        known = max((at + 1 for at, put in enumerate(puts) if put is None), default=0)
        self._text = self._project.source.text
        self.stack.clear()

        def repeat() -> None:
            for change, put in list(zip(changes, puts, strict=True))[known:]:
                assert put is not None
                again = partial(self._put, put)
                self.stack.push(_Change(again, change.before, change.after, change.kind))
            for _ in range(min(other.stack.count() - other.stack.index(), self.stack.count())):
                self.stack.undo()

        self._take_note(repeat)

    def source_changed(self, initiator: str) -> None:
        """Take note of an edit of the corpus, or begin anew with another one."""
        before, self._text = self._text, self._project.source.text
        if self._is_ours:
            return
        if initiator != "editor" or before is None or self._text is None:
            self.stack.clear()
        elif self._is_last(before, self._text):
            self._take_note(self.stack.undo)  # the editor took its last edit back itself
        elif len(before) + len(self._text) <= LONGEST:
            put = self._corpus.replace_text
            change = _Change(lambda value: self._put(put, value), before, self._text, "text")
            self._take_note(lambda: self.stack.push(change))

    def _is_last(self, text: str, earlier: str) -> bool:
        """Tell whether the last change made `text` of `earlier`."""
        command = self.stack.command(self.stack.index() - 1) if self.stack.index() else None
        return isinstance(command, _Change) and (command.before, command.after) == (earlier, text)

    def _put(self, put: Callable[[Any], None], value: object) -> None:
        """Bring a value back; nothing while the stack only takes note of what is done already."""
        if not self._is_ours:
            self._is_ours = True
            try:
                put(value)
            finally:
                self._is_ours = False

    def _take_note(self, act: Callable[[], None]) -> None:
        self._is_ours = True
        try:
            act()
        finally:
            self._is_ours = False


class _Change(QUndoCommand):
    """A change that `put` makes; `kind` says of what: settings, text, or "" for others."""

    def __init__(
        self, put: Callable[[object], None], before: object, after: object, kind: str = ""
    ) -> None:
        super().__init__()
        self.kind = kind
        self._put = put
        self.before = before
        self.after = after

    def redo(self) -> None:
        self._put(self.after)

    def undo(self) -> None:
        self._put(self.before)
