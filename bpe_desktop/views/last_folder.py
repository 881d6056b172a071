"""The folder in which dialogs begin: that of the last one, at first the documents."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths
from PySide6.QtWidgets import QFileDialog

__all__ = ["LastFolder"]

_KEY = "files/folder"


class LastFolder:
    """Remembers, also from one session to the next, where a person last chose a file."""

    def __init__(self, settings: QSettings) -> None:
        self._settings = settings

    @property
    def path(self) -> Path:
        """The folder, if it is still there; else that of documents, else home."""
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        places = str(self._settings.value(_KEY, "")), QStandardPaths.writableLocation(documents)
        folders = (Path(place) for place in places if place)
        return next((folder for folder in folders if _is_folder(folder)), Path.home())

    def use(self, dialog: QFileDialog) -> None:
        """Have a dialog begin there, and remember the folder of what is chosen in it."""
        dialog.setDirectory(str(self.path))
        self.follow(dialog)

    def follow(self, dialog: QFileDialog) -> None:
        """Remember the folder of what is chosen in a dialog."""
        dialog.filesSelected.connect(self._remember)

    def _remember(self, names: list[str]) -> None:
        if names:
            chosen = Path(names[0])
            folder = chosen if _is_folder(chosen) else chosen.parent
            self._settings.setValue(_KEY, str(folder))


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:
        return False
