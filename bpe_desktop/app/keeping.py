"""What keeps a person's work: undo, and copies for the case of a crash."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QSettings, QStandardPaths

from ..controllers.corpus import CorpusController
from ..controllers.files import FilesController
from ..controllers.recovery import Recovery
from ..controllers.undoing import Undoing
from ..models.playhead import Playhead
from ..models.project import Project
from ..views.main_window import MainWindow

__all__ = ["Keeping"]


class Keeping(QObject):
    """Makes `undoing` and `recovery`, and connects them with what they follow."""

    def __init__(
        self,
        project: Project,
        playhead: Playhead,
        corpus: CorpusController,
        files: FilesController,
        window: MainWindow,
        settings: QSettings,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.undoing = Undoing(project, corpus, self)
        self.recovery = Recovery(
            _recovery_folder(settings),
            window.message_bar,
            lambda: files.unsaved_document,
            self,
        )
        project.source_changed.connect(self.undoing.source_changed)
        window.undo_requested.connect(self.undoing.undo)
        window.redo_requested.connect(self.undoing.redo)
        for fact in (
            project.source_changed,
            project.config_changed,
            project.opened_changed,
            project.live_text_changed,
            project.bookmarks_changed,
            project.history_finished,
            project.modified_changed,
        ):
            fact.connect(self.recovery.changed)
        playhead.step_changed.connect(self.recovery.give_way)
        self.recovery.restore_requested.connect(files.restore)


def _recovery_folder(settings: QSettings) -> Path:
    """Return where unsaved work is kept: beside the settings, if these are a file of their own."""
    if settings.format() is QSettings.Format.IniFormat:
        return Path(settings.fileName()).parent / "recovery"
    places = QStandardPaths.StandardLocation
    return Path(QStandardPaths.writableLocation(places.AppLocalDataLocation)) / "recovery"
