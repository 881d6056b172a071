"""Writes pictures to files, long ones a slice at a time so that the window goes on."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

from ..errors import UserError
from ..formats.atomic import check_writable, write_bytes
from .ports import Messages

__all__ = ["Picturing"]

_SLICE = 0.012  # seconds of work between two turns of the event loop

Work = Generator[float, None, bytes]


class Picturing(QObject):
    """Does one piece of work at a time; what it returns goes into the file as a whole.

    Cancelled or failed, it leaves the file as it was, and no other behind.
    """

    progressed = Signal(float)  # 0 to 1
    ended = Signal()

    def __init__(self, messages: Messages, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._messages = messages
        self._work: Work | None = None
        self._path = Path()
        self._turn = QTimer(self)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._go_on)

    @property
    def is_working(self) -> bool:
        """Tell whether a picture is being made."""
        return self._work is not None

    def start(self, work: Work, path: Path) -> None:
        """Begin; `work` yields how far it is (0 to 1) and returns the file."""
        self.cancel()
        try:
            check_writable(path)
        except UserError as error:
            work.close()
            self._messages.show_error(error.message, error.hint)
            self.ended.emit()
            return
        self._work, self._path = work, path
        self._turn.start()

    def cancel(self) -> None:
        """Give up what is being made, without a word."""
        if self._work is not None:
            self._end()

    def _go_on(self) -> None:
        work, share = self._work, 0.0
        assert work is not None
        until = perf_counter() + _SLICE
        try:
            while perf_counter() < until:
                share = next(work)
        except StopIteration as done:
            self._finish(done.value)
        except UserError as error:
            self._end()
            self._messages.show_error(error.message, error.hint)
        except BaseException:
            self._end()
            raise
        else:
            # A progress dialog runs the event loop in between; a timer waits for its own slot.
            self.progressed.emit(share)

    def _finish(self, data: bytes) -> None:
        path = self._path
        self._end()
        try:
            write_bytes(path, data)
        except UserError as error:
            self._messages.show_error(error.message, error.hint)
            return
        self._messages.show_success(
            self.tr("Saved {}.").format(path.name), self.tr("It is in {}.").format(path.parent)
        )

    def _end(self) -> None:
        work, self._work = self._work, None
        self._turn.stop()
        if work is not None:
            work.close()
        self.ended.emit()
