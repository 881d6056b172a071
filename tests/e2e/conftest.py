"""A whole window with everything behind it, driven like a person would."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSettings, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from bpe_desktop.app import Application, build
from bpe_desktop.models.run_state import Phase


class Driver:
    """Finds widgets by object name and sends them real events."""

    def __init__(self, qtbot, application: Application) -> None:
        self._qtbot = qtbot
        self.application = application
        self.window = application.window
        self.project = application.project
        self.playhead = application.playhead

    def find(self, name: str, kind: type[QWidget] = QWidget):
        """Return the only widget with this object name."""
        found = self.window.findChildren(kind, name)
        assert len(found) == 1, f"{len(found)} widgets are called {name}"
        return found[0]

    def click(self, name: str, at: QPoint | None = None) -> None:
        """Click a widget with the left button."""
        widget = self.find(name)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or widget.rect().center())

    def type(self, name: str, text: str) -> None:
        """Type any characters, not only those of a keyboard."""
        widget = self.find(name)
        widget.setFocus()
        for char in text:
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                key = Qt.Key.Key_Return if char == "\n" else 0
                QApplication.sendEvent(
                    widget, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, char)
                )

    def trigger(self, name: str) -> None:
        """Trigger an action of the menu."""
        action = self.application.actions[name]
        assert action.isEnabled(), f"{name} is disabled"
        action.trigger()

    def wait(self, holds: Callable[[], bool], seconds: float = 15) -> None:
        """Wait until something holds."""
        self._qtbot.waitUntil(holds, timeout=int(seconds * 1000))

    def wait_for_training(self, seconds: float = 30) -> None:
        """Wait until the training is complete and every pane shows it."""
        self.wait(lambda: self.project.run.phase is Phase.FINISHED, seconds)
        self.settle()

    def settle(self) -> None:
        """Let queued changes reach the panes."""
        self._qtbot.wait(1)
        self._qtbot.waitUntil(lambda: not self.application.turns.are_waiting)
        self._qtbot.wait(1)

    def replace_corpus(self, text: str) -> None:
        """Type another corpus into the editor, over what stands there."""
        editor = self.find("corpusEditor")
        editor.setFocus()
        editor.selectAll()
        QTest.keyClick(editor, Qt.Key.Key_Delete)
        self.type("corpusEditor", text)

    def errors(self) -> list[str]:
        """Return the errors in the message bar."""
        return [m.text for m in self.application.messages.messages if m.kind == "error"]


@pytest.fixture
def settings(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def driver(qtbot, qapp, settings) -> Iterator[Driver]:
    """A window that shows nothing yet and does not play by itself."""
    application = build(qapp, settings)
    application.playback.set_autoplay(False)
    with qtbot.waitExposed(application.window):
        application.show((1440, 900))
    yield Driver(qtbot, application)
    application.close()
    # The window is gone before the next test: each style change walks through all widgets alive.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def sample(driver: Driver) -> Driver:
    """A window with the first sample trained, the playhead at the end."""
    driver.application.open_first([])
    driver.wait_for_training()
    return driver
