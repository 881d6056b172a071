"""Ctrl+C in the terminal of a window: heard while the window idles, and in the middle of a slot."""

from __future__ import annotations

import signal
import socket
from types import FrameType

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier, QTimer

__all__ = ["INTERRUPTED", "Interruption"]

INTERRUPTED = 130  # 128 + SIGINT, as a shell reports it


class Interruption(QObject):
    """Ends the event loop with `INTERRUPTED` at Ctrl+C.

    Python would raise `KeyboardInterrupt` in whichever slot runs, where Qt drops it, and would wait
    for a slot while nothing happens. Make one in the main thread; `close` it at the end.
    """

    def __init__(self) -> None:
        super().__init__()
        self.struck = False
        # Python writes to the one end at a signal, and Qt wakes up by the other.
        self._awake, self._write = socket.socketpair()
        self._awake.setblocking(False)
        self._write.setblocking(False)
        self._notifier = QSocketNotifier(
            self._awake.fileno(), QSocketNotifier.Type.Read, self
        )  # fmt: skip
        self._notifier.activated.connect(self._drain)
        self._old_wakeup = signal.set_wakeup_fd(self._write.fileno(), warn_on_full_buffer=False)
        self._old_handler = signal.signal(signal.SIGINT, self._strike)

    def check(self) -> None:
        """Raise `KeyboardInterrupt` if Ctrl+C was pressed."""
        if self.struck:
            raise KeyboardInterrupt

    def watch(self) -> None:
        """End the event loop that is about to start if Ctrl+C was pressed before it."""
        QTimer.singleShot(0, self._end)

    def close(self) -> None:
        """Let Ctrl+C do what it did before."""
        signal.signal(signal.SIGINT, self._old_handler)
        signal.set_wakeup_fd(self._old_wakeup)
        self._notifier.setEnabled(False)
        self._awake.close()
        self._write.close()

    def _strike(self, _number: int, _frame: FrameType | None) -> None:
        self.struck = True
        self._end()

    def _end(self) -> None:
        if self.struck:
            QCoreApplication.exit(INTERRUPTED)

    def _drain(self) -> None:
        self._awake.recv(4096)
