"""The single source of truth: corpus, settings, training history, live text."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from ..engine.config import TrainingConfig
from ..engine.histories import AnyHistory
from ..engine.merge import MergeStep
from ..engine.replay_history import ReplayHistory
from .bookmarks import Bookmark, cleaned
from .corpus_source import CorpusSource
from .opened_tokenizer import OpenedTokenizer
from .run_state import RunState

__all__ = ["USUAL_CONFIG", "History", "Project"]

History = AnyHistory | ReplayHistory

USUAL_CONFIG = TrainingConfig(merges=100)  # where nothing else is set


class Project(QObject):
    """What is open. Only controllers write to it; each setter emits once and only on a change.

    `revision` counts the changes of corpus and settings: a training run belongs to the revision it
    was started with, and what a run of an older revision still sends is dropped.
    """

    source_changed = Signal(object)  # who changed it: editor, file, project or reload
    config_changed = Signal()
    run_changed = Signal()
    history_replaced = Signal()
    steps_appended = Signal(int, int)  # first and last new step, counted from 1
    history_finished = Signal()
    opened_changed = Signal()
    live_text_changed = Signal(object)  # who changed it
    bookmarks_changed = Signal()
    path_changed = Signal()
    modified_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._source = CorpusSource()
        self._config = USUAL_CONFIG
        self._run = RunState()
        self._history: History | None = None
        self._opened: OpenedTokenizer | None = None
        self._live_text = ""
        self._bookmarks: tuple[Bookmark, ...] = ()
        self._path: Path | None = None
        self._modified = False
        self.revision = 0

    @property
    def source(self) -> CorpusSource:
        """The corpus, as text or as a file to stream."""
        return self._source

    @property
    def config(self) -> TrainingConfig:
        """The settings of the next training."""
        return self._config

    @property
    def run(self) -> RunState:
        """Where the current training stands."""
        return self._run

    @property
    def history(self) -> History | None:
        """The training that the panes show, `None` before the first."""
        return self._history

    @property
    def opened(self) -> OpenedTokenizer | None:
        """The tokenizer from a file that is played on the corpus instead of a training."""
        return self._opened

    @property
    def tokenizer_name(self) -> str:
        """What the tokenizer in view is called: its file, or the corpus that it is trained on."""
        return self._source.title if self._opened is None else self._opened.name

    @property
    def live_text(self) -> str:
        """The text that is tokenized live."""
        return self._live_text

    @property
    def bookmarks(self) -> tuple[Bookmark, ...]:
        """The steps that a person marked, in order."""
        return self._bookmarks

    @property
    def path(self) -> Path | None:
        """The project file, `None` until it is saved."""
        return self._path

    @property
    def modified(self) -> bool:
        """Tell whether something changed since the project was saved or opened."""
        return self._modified

    def set_source(self, source: CorpusSource, initiator: str) -> None:
        """Replace the corpus.

        `initiator`: "editor" for what is typed, "file" for another corpus, "project" for one that
        comes with a project file, "reload" for the same one, read again. All but the first are
        told of even if nothing changed: a person asked for them.
        """
        if source == self._source and initiator == "editor":
            return
        self._source = source
        self.revision += 1
        self.set_modified(True)
        self.source_changed.emit(initiator)

    def set_config(self, config: TrainingConfig) -> None:
        """Replace the settings of the next training."""
        if config == self._config:
            return
        self._config = config
        self.revision += 1
        self.set_modified(True)
        self.config_changed.emit()

    def set_opened(self, opened: OpenedTokenizer | None) -> None:
        """Say which tokenizer from a file is open, `None` to train again."""
        if opened != self._opened:
            self._opened = opened
            self.revision += 1
            self.set_modified(True)
            self.opened_changed.emit()

    def set_run(self, run: RunState) -> None:
        """Say where the training stands."""
        if run != self._run:
            self._run = run
            self.run_changed.emit()

    def replace_history(self, history: History | None) -> None:
        """Show another training from its first step on."""
        self._history = history
        self.history_replaced.emit()

    def next_revision(self) -> int:
        """Count a training that is started anew without a change, and return its revision."""
        self.revision += 1
        return self.revision

    def append_steps(self, steps: list[MergeStep]) -> None:
        """Add the next steps of the training that is shown."""
        if not steps or self._history is None or isinstance(self._history, ReplayHistory):
            return
        self._history.append(steps)
        self.steps_appended.emit(steps[0].step, steps[-1].step)

    def finish_history(self) -> None:
        """Say that the training that is shown will get no more steps."""
        self.history_finished.emit()

    def set_live_text(self, text: str, initiator: str) -> None:
        """Replace the text that is tokenized live."""
        if text != self._live_text:
            self._live_text = text
            self.set_modified(True)
            self.live_text_changed.emit(initiator)

    def set_bookmarks(self, bookmarks: Iterable[tuple[int, str]]) -> None:
        """Replace the steps that are marked, given with their names."""
        marks = cleaned(bookmarks)
        if marks != self._bookmarks:
            self._bookmarks = marks
            self.set_modified(True)
            self.bookmarks_changed.emit()

    def set_path(self, path: Path | None) -> None:
        """Set the project file."""
        if path != self._path:
            self._path = path
            self.path_changed.emit()

    def set_modified(self, modified: bool) -> None:
        """Say whether something changed since the project was saved or opened."""
        if modified != self._modified:
            self._modified = modified
            self.modified_changed.emit(modified)
