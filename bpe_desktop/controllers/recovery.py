"""Keeps unsaved work on the disk while it is being done, and offers it after a crash."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal

from ..errors import UserError
from ..formats.atomic import write_bytes
from ..formats.project_file import ProjectDocument, dump_in_parts
from .ports import Messages

__all__ = ["Recovery"]

QUIET_MS = 3_000  # after the last change
AT_LATEST_MS = 20_000  # after the first one that is not kept yet
SLICE_SECONDS = 0.004
REST_MS = 500  # after a step, before gathering goes on
PATIENCE = 20.0  # seconds that gathering gives way to steps; in a playback they never end
KEPT_DAYS = 30  # work that was offered and not taken


class Recovery(QObject):
    """One file for each window, with a lock that ends with the process.

    A file without a living lock is work of a session that crashed: it is offered once, in the
    message bar, and put aside under another name then, so that nothing is lost and nothing asked
    twice. What is written is gathered in slices of a few milliseconds between the turns of the
    event loop, while nobody steps through the training, and written by a thread, whole or not at
    all.
    """

    restore_requested = Signal(object)  # Path

    def __init__(
        self,
        folder: Path,
        messages: Messages,
        document: Callable[[], ProjectDocument | None],
        parent: QObject | None = None,
    ) -> None:
        """Take `document`, which gives what is open, or `None` if all of it is saved."""
        super().__init__(parent)
        self._folder = folder
        self._messages = messages
        self._document = document
        self._path: Path | None = None  # of this session, once there is something to keep
        self._lock: QLockFile | None = None
        self._parts: Iterator[bytes] | None = None
        self._gathered: list[bytes] = []
        self._patient_until = 0.0
        self._writer: Thread | None = None
        self._quiet = _timer(self, QUIET_MS, self.keep)
        self._latest = _timer(self, AT_LATEST_MS, self.keep)
        self._slice = _timer(self, 0, self._gather)

    def changed(self, *_facts: object) -> None:
        """Keep what is open soon."""
        self._quiet.start(QUIET_MS)
        if not self._latest.isActive():
            self._latest.start()

    def keep(self) -> None:
        """Begin to write what is open; forget what is kept if all is saved."""
        self._stop()
        document = self._document()
        if document is None:
            self.forget()
            return
        self._parts = dump_in_parts(document)
        self._patient_until = time.perf_counter() + PATIENCE
        self._slice.start(0)

    def give_way(self, *_facts: object) -> None:
        """Leave the time after a step to those who show it: go on when no more come."""
        if self._quiet.isActive() and self._quiet.remainingTime() < REST_MS:
            self._quiet.start(REST_MS)
        if self._parts is not None and time.perf_counter() < self._patient_until:
            self._slice.start(REST_MS)

    def forget(self) -> None:
        """Delete what is kept: it is saved, or not wanted."""
        self._stop()
        self._join()
        if self._path is not None:
            self._path.unlink(missing_ok=True)

    def close(self) -> None:
        """End the session: what is open is saved or was given up."""
        self.forget()
        if self._lock is not None:
            self._lock.unlock()

    def offer(self) -> None:
        """Offer what crashed sessions left, the newest first; what is old goes."""
        for path in sorted(self._left_behind(), key=_age, reverse=True):
            if time.time() - _age(path) > KEPT_DAYS * 86_400:
                path.unlink(missing_ok=True)
                continue
            if not path.name.startswith("session-"):
                continue  # offered before
            aside = path.with_name(path.name.replace("session-", "offered-", 1))
            os.replace(path, aside)  # noqa: PTH105 - the atomic call
            when = time.strftime("%H:%M", time.localtime(_age(aside)))
            self._messages.show_warning(
                self.tr("The last session ended unexpectedly. Its work was kept at {}.").format(
                    when
                ),
                self.tr("Restore it, or go on: it will not be asked again."),
                self.tr("Restore"),
                partial(self.restore_requested.emit, aside),
            )

    # Writing

    def _gather(self) -> None:
        if self._parts is None:
            return
        until = time.perf_counter() + SLICE_SECONDS
        for part in self._parts:
            self._gathered.append(part)
            if time.perf_counter() > until:
                self._slice.start(0)
                return
        data = b"".join(self._gathered)
        self._parts, self._gathered = None, []
        self._join()
        path = self._own_path()
        if path is not None:
            self._writer = Thread(target=_write, args=(path, data), name="autosave", daemon=True)
            self._writer.start()

    def _own_path(self) -> Path | None:
        """Return the file of this session, locked; `None` where nothing can be written."""
        if self._path is None:
            try:
                self._folder.mkdir(parents=True, exist_ok=True)
            except OSError:
                return None
            path = self._folder / f"session-{os.getpid()}-{os.urandom(4).hex()}.bpe"
            lock = QLockFile(str(_lock_path(path)))
            lock.setStaleLockTime(0)
            if not lock.tryLock(0):
                return None
            self._path, self._lock = path, lock
        return self._path

    def _left_behind(self) -> list[Path]:
        """Return the files whose sessions are no more."""
        found = []
        with contextlib.suppress(OSError):
            for path in self._folder.glob("*-*.bpe"):
                lock = QLockFile(str(_lock_path(path)))
                lock.setStaleLockTime(0)
                if lock.tryLock(0):  # takes over what a dead process left
                    lock.unlock()
                    found.append(path)
        return found

    def _stop(self) -> None:
        for timer in (self._quiet, self._latest, self._slice):
            timer.stop()
        self._parts, self._gathered = None, []

    def _join(self) -> None:
        if self._writer is not None:
            self._writer.join()
            self._writer = None


def _write(path: Path, data: bytes) -> None:
    # Nobody can be told in the middle of their work, and the next change tries again.
    with contextlib.suppress(UserError, OSError):
        write_bytes(path, data)


def _lock_path(path: Path) -> Path:
    return path.with_name(path.name.replace("offered-", "session-", 1) + ".lock")


def _age(path: Path) -> float:
    """Return when a file was last written, in seconds since 1970; 0 for one that is gone."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _timer(owner: QObject, milliseconds: int, action: Callable[[], None]) -> QTimer:
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.setInterval(milliseconds)
    timer.timeout.connect(action)
    return timer
