"""Takes a picture of the window without a screen: open, train, go to a merge, type, grab."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import (
    QBuffer,
    QCoreApplication,
    QElapsedTimer,
    QEventLoop,
    QIODevice,
    QSettings,
    Qt,
)
from PySide6.QtGui import QImageWriter
from PySide6.QtWidgets import QApplication, QWidget

from ..errors import UserError
from ..formats.atomic import check_writable, write_bytes
from ..formats.paths import are_same, kind, named
from ..models.run_state import Phase
from ..models.window_arguments import WindowArguments
from .build import Application, build
from .language import speak

__all__ = ["Note", "size_notes", "take_screenshot"]

SETTLE_MS = 300  # for what follows a change: counts in slices, layouts, scroll positions

Note = Callable[[Iterable[str]], None]


def take_screenshot(
    qapp: QApplication, arguments: WindowArguments, check: Callable[[], None], note: Note
) -> int:
    """Write the picture that `arguments` ask for; return the exit status, or raise `UserError`.

    `check` is called often, and may raise to end it. `note` gets what is otherwise than asked for.
    """
    assert arguments.screenshot is not None
    _check_target(arguments.screenshot, arguments.files)
    notes: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        # A picture must not depend on, or change, what the person keeps.
        settings = QSettings(str(Path(folder) / "settings.ini"), QSettings.Format.IniFormat)
        speak(arguments.lang or "en")
        application = build(qapp, settings)
        try:
            data = _picture(application, arguments, check, notes)
        finally:
            application.close()
    write_bytes(arguments.screenshot, data)
    note(notes)
    return 0


def size_notes(window: QWidget, wanted: tuple[int, int] | None) -> Iterator[str]:
    """Tell of a size that is smaller than the window can be."""
    least = window.minimumSize().toTuple()
    if wanted is not None and (wanted[0] < least[0] or wanted[1] < least[1]):
        width, height = max(wanted[0], least[0]), max(wanted[1], least[1])
        yield (f"The window cannot be as small as {wanted[0]}x{wanted[1]}: it is {width}x{height}.")


def _step_notes(length: int, wanted: int | None) -> Iterator[str]:
    if wanted is not None and wanted > length:
        yield f"There is no step {wanted}: the picture shows the last, which is {length}."


def _check_target(target: Path, files: Sequence[str]) -> None:
    """Raise `UserError` before long work if the picture has no place, or one of another file."""
    if _format(target) not in [bytes(name.data()) for name in QImageWriter.supportedImageFormats()]:
        raise UserError(
            f"{named(target)} is not the name of a picture.", "Choose a name that ends in .png."
        )
    check_writable(target)
    if kind(target) != "special" and any(are_same(Path(file), target) for file in files):
        raise UserError(f"FILE and OUT.png are the same file: {named(target)}.",
                        "Give them different names.")  # fmt: skip


def _format(target: Path) -> bytes:
    """Return what Qt calls the format of a picture."""
    return os.fsencode(target.suffix[1:].lower())


def _picture(
    application: Application,
    arguments: WindowArguments,
    check: Callable[[], None],
    notes: list[str],
) -> bytes:
    """Return the file of the picture, and add to `notes` what is otherwise than asked for."""
    assert arguments.screenshot is not None
    application.playback.set_autoplay(False)
    application.use_theme(arguments.theme or "light")
    application.window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen, _is_hidden())
    application.show(arguments.size or (1440, 900))
    notes += size_notes(application.window, arguments.size)
    application.open_first(list(arguments.files))
    _run_until(lambda: application.project.run.phase in _OVER, check)
    failed = [f"{m.text} {m.hint}" for m in application.messages.messages if m.kind == "error"]
    if failed or application.project.run.phase is Phase.FAILED:
        run = application.project.run
        raise UserError(" ".join(failed) or run.text, "" if failed else run.hint)
    step = application.playhead.length if arguments.step is None else arguments.step
    notes += _step_notes(application.playhead.length, arguments.step)
    application.playback.seek(step)
    if arguments.text is not None:
        application.project.set_live_text(arguments.text, "file")
    if arguments.panel is not None:
        application.window.arrangement.show_pane(arguments.panel)
    _idle(SETTLE_MS, check)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not application.window.grab().save(buffer, _format(arguments.screenshot).decode()):
        raise UserError("A picture of this size cannot be made.", "Give a smaller --size.")
    return bytes(buffer.data().data())


_OVER = (Phase.FINISHED, Phase.OPENED, Phase.FAILED, Phase.CANCELLED, Phase.IDLE)


def _run_until(holds: Callable[[], bool], check: Callable[[], None]) -> None:
    """Run the event loop until `holds` does."""
    _idle(0, check)
    while not holds():
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 50)
        check()


def _idle(milliseconds: int, check: Callable[[], None]) -> None:
    """Run the event loop for this long."""
    clock = QElapsedTimer()
    clock.start()
    while True:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        check()
        if clock.elapsed() >= milliseconds:
            return


def _is_hidden() -> bool:
    return QApplication.platformName() != "offscreen"
