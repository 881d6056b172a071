"""What a topic of Measure is given, and what it must have."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QObject, QSettings
from PySide6.QtWidgets import QWidget

from ...controllers.corpus import CorpusController
from ...controllers.files import FilesController
from ...controllers.playback import PlaybackController
from ...controllers.training import TrainingController
from ...models.history_tables import HistoryTables
from ...models.playhead import Playhead
from ...models.project import Project
from ...models.turns import Turns
from ...views.file_dialogs import FileDialogs
from ...views.main_window import MainWindow
from ...views.message_bar import MessageBar
from ...views.theme import Theme
from ..keeping import Keeping

__all__ = ["Parts", "Topic", "TopicOffer"]


@dataclass(frozen=True)
class Parts:
    """The parts of the window that a topic may use.

    `keeping.undoing.set_config` changes the settings so that the change can be undone.
    """

    theme: Theme
    window: MainWindow
    project: Project
    playhead: Playhead
    turns: Turns
    tables: HistoryTables
    playback: PlaybackController
    training: TrainingController
    corpus: CorpusController
    files: FilesController
    keeping: Keeping
    settings: QSettings
    messages: MessageBar
    dialogs: FileDialogs


class Topic(Protocol):
    """A topic, made when it is shown first."""

    page: QWidget

    def set_active(self, active: bool) -> None:
        """Say whether the page is on the screen: a topic works only then."""

    def close(self) -> None:
        """End the processes and threads of the topic."""


@dataclass(frozen=True)
class TopicOffer:
    """A topic before it is made; `title` and `about` are texts of the context "Topics"."""

    name: str
    title: str
    about: str
    make: Callable[[Parts, QObject], Topic]
