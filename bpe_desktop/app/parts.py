"""The parts of the window that what is built upon it may use."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSettings

from ..controllers.corpus import CorpusController
from ..controllers.files import FilesController
from ..controllers.playback import PlaybackController
from ..controllers.training import TrainingController
from ..models.history_tables import HistoryTables
from ..models.playhead import Playhead
from ..models.price_book import PriceBook
from ..models.project import Project
from ..models.turns import Turns
from ..views.file_dialogs import FileDialogs
from ..views.main_window import MainWindow, Panes
from ..views.message_bar import MessageBar
from ..views.theme import Theme
from .display import Display
from .keeping import Keeping

__all__ = ["Parts"]


@dataclass(frozen=True)
class Parts:
    """What is there once panes and controllers are made.

    `keeping.undoing.set_config` changes the settings so that the change can be undone.
    """

    theme: Theme
    window: MainWindow
    panes: Panes
    project: Project
    playhead: Playhead
    turns: Turns
    tables: HistoryTables
    playback: PlaybackController
    training: TrainingController
    corpus: CorpusController
    files: FilesController
    keeping: Keeping
    prices: PriceBook
    settings: QSettings
    messages: MessageBar
    dialogs: FileDialogs
    display: Display
