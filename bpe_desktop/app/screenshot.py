"""Takes a picture of the window without a screen: open, train, go to a merge, type, grab."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEventLoop, QSettings, Qt
from PySide6.QtWidgets import QApplication

from ..models.run_state import Phase
from ..models.window_arguments import WindowArguments
from .build import Application, build

__all__ = ["take_screenshot"]

SETTLE_MS = 300  # for what follows a change: counts in slices, layouts, scroll positions


def take_screenshot(qapp: QApplication, arguments: WindowArguments) -> int:
    """Write the picture that `arguments` ask for; return the exit status."""
    assert arguments.screenshot is not None
    with tempfile.TemporaryDirectory() as folder:
        # A picture must not depend on, or change, what the person keeps.
        settings = QSettings(str(Path(folder) / "settings.ini"), QSettings.Format.IniFormat)
        application = build(qapp, settings)
        try:
            return _picture(application, arguments)
        finally:
            application.close()


def _picture(application: Application, arguments: WindowArguments) -> int:
    application.playback.set_autoplay(False)
    application.use_theme(arguments.theme or "light")
    application.window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen, _is_hidden())
    application.show(arguments.size or (1440, 900))
    application.open_first(list(arguments.files))
    _run_until(lambda: application.project.run.phase in _OVER)
    failed = [f"{m.text} {m.hint}" for m in application.messages.messages if m.kind == "error"]
    if failed or application.project.run.phase is Phase.FAILED:
        run = application.project.run
        text = " ".join(failed) or f"{run.text} {run.hint}"
        print(f"bpe-desktop: error: {text.strip()}", file=sys.stderr)
        return 2
    step = application.playhead.length if arguments.step is None else arguments.step
    application.playback.seek(step)
    if arguments.text is not None:
        application.project.set_live_text(arguments.text, "file")
    if arguments.panel is not None:
        application.window.arrangement.show_pane(arguments.panel)
    _idle(SETTLE_MS)
    target = arguments.screenshot
    if not application.window.grab().save(str(target)):
        print(
            f"bpe-desktop: error: {target} cannot be written. Choose a folder that exists and a "
            "name that ends in .png.",
            file=sys.stderr,
        )
        return 2
    return 0


_OVER = (Phase.FINISHED, Phase.OPENED, Phase.FAILED, Phase.CANCELLED, Phase.IDLE)


def _run_until(holds: Callable[[], bool]) -> None:
    """Run the event loop until `holds` does."""
    _idle(0)
    while not holds():
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 50)


def _idle(milliseconds: int) -> None:
    """Run the event loop for this long."""
    clock = QElapsedTimer()
    clock.start()
    while True:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        if clock.elapsed() >= milliseconds:
            return


def _is_hidden() -> bool:
    return QApplication.platformName() != "offscreen"
