"""Starts the window program from the command line's arguments."""

from __future__ import annotations

import gc
import logging
import sys
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QSettings
from PySide6.QtWidgets import QApplication

from ..models.window_arguments import WindowArguments
from ..views.crash_report import show_crash
from .interruption import INTERRUPTED, Interruption
from .memory import collect_unseen
from .screenshot import Note, size_notes, take_screenshot
from .session import Session

__all__ = ["run"]

log = logging.getLogger(__name__)


def run(arguments: WindowArguments, note: Note) -> int:
    """Open the window and return the exit status when it closes.

    `note` tells the person at the command line of what could not be done as it was asked for.
    """
    QCoreApplication.setOrganizationName("BPE Desktop")
    QCoreApplication.setApplicationName("BPE Desktop")
    qapp = QApplication(sys.argv[:1])
    interruption = Interruption()
    try:
        if arguments.screenshot is not None:
            gc.enable()
            return take_screenshot(qapp, arguments, interruption.check, note)
        return _open(qapp, arguments, interruption, note)
    finally:
        interruption.close()


def _open(
    qapp: QApplication, arguments: WindowArguments, interruption: Interruption, note: Note
) -> int:
    session = Session(qapp, QSettings(), arguments.lang)
    application = session.application
    sys.excepthook = _Excepthook(session)
    if arguments.theme is not None:
        application.use_theme(arguments.theme)
    application.show(arguments.size)
    note(size_notes(application.window, arguments.size))
    collect_unseen(qapp)
    if arguments.panel is not None:
        application.window.arrangement.show_pane(arguments.panel)
    application.open_first(list(arguments.files))
    interruption.watch()
    try:
        return qapp.exec()
    finally:
        session.close()


class _Excepthook:
    """Logs an error of ours and shows one dialog with a report to copy; the window goes on."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def __call__(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.exit(INTERRUPTED)
            return
        log.critical("Unexpected error", exc_info=(kind, error, trace))
        show_crash(self._session.application.window, kind, error, trace)
