"""Notices when files of the corpus change on the disk."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from .corpus_reading import file_state

__all__ = ["FileWatch"]

PAUSE_MS = 400  # what writes a file seldom does so at one go
MOST_FILES = 200  # a system has only so many watches to give


class FileWatch(QObject):
    """Tells of each change once. A file that is gone is no change: it may be on its way back."""

    changed = Signal(list)  # Paths

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._states: dict[Path, tuple[int, int] | None] = {}
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self._wait)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(self.check)

    def watch(self, states: Mapping[Path, tuple[int, int] | None]) -> None:
        """Watch these files, which were last read in these states, and no others."""
        self._pause.stop()
        if watched := self._watcher.files():
            self._watcher.removePaths(watched)
        self._states = dict(states)
        self._watch_again()

    def check(self) -> None:
        """Look at all files now."""
        changed = []
        for path, known in self._states.items():
            state = file_state(path)
            if state is not None and state != known:
                self._states[path] = state
                changed.append(path)
        self._watch_again()
        if changed:
            self.changed.emit(changed)

    def _wait(self, _path: str) -> None:
        self._pause.start()

    def _watch_again(self) -> None:
        """Watch what was replaced: the system watches the file that went, not its name."""
        watched = set(self._watcher.files())
        missing = [
            str(path)
            for path in list(self._states)[:MOST_FILES]
            if str(path) not in watched and file_state(path) is not None
        ]
        if missing:
            self._watcher.addPaths(missing)
