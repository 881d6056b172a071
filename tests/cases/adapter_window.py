"""Cases that need the window."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSettings, QTimer
from PySide6.QtWidgets import QWidget

from bpe_desktop.app import build
from bpe_desktop.models.run_state import Phase

from .case import Case

__all__ = ["open_corpus"]

_MILLISECONDS = 60_000


class _Longest:
    """The longest time, in seconds of work, in which the event loop did not come round."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._last = time.thread_time()
        self._timer = QTimer()
        self._timer.timeout.connect(self._tick)
        self._timer.start(0)

    def _tick(self) -> None:
        now = time.thread_time()
        self.seconds = max(self.seconds, now - self._last)
        self._last = now

    def stop(self) -> None:
        self._timer.stop()
        self._tick()


def open_corpus(case: Case, request: pytest.FixtureRequest) -> None:
    """Open a file in the window: what is counted, and how long the window waits for it at most."""
    qtbot, qapp = request.getfixturevalue("qtbot"), request.getfixturevalue("qapp")
    expected = case.expected
    key = case.input.first("text", "text_repeat")
    value = case.input.take(key)
    text = value if key == "text" else value[0] * value[1]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "corpus.txt")
        path.write_bytes(text.encode())
        settings = QSettings(str(Path(folder, "settings.ini")), QSettings.Format.IniFormat)
        application = build(qapp, settings)
        try:
            application.playback.set_autoplay(False)
            with qtbot.waitExposed(application.window):
                application.show((1440, 900))
            longest = _Longest()
            application.files.open_path(str(path))
            qtbot.waitUntil(
                lambda: (
                    application.project.source.name == path.name
                    and application.project.run.phase is Phase.FINISHED
                ),
                timeout=_MILLISECONDS,
            )
            qtbot.waitUntil(lambda: not application.turns.are_waiting, timeout=_MILLISECONDS)
            longest.stop()
            _compare(expected, application, text, longest.seconds)
        finally:
            application.close()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _compare(expected: Any, application: Any, text: str, seconds: float) -> None:
    project = application.project
    source = project.source
    expected.check("characters", len(text) if source.is_streamed else len(source.text))
    expected.check("words", sum(project.history.counts))
    if "ui_blocked_seconds_at_most" in expected:
        limit = expected.take("ui_blocked_seconds_at_most")
        expected.record("ui_blocked_seconds_at_most", True, seconds <= limit or seconds)
    shown = application.window.panes.corpus.text()
    notice = application.window.findChild(QWidget, "pageForward")
    is_whole = shown == text
    expected.check("truncation_is_announced", is_whole or notice.isVisible())
