"""The one dialog for errors of the program itself, with a report to copy."""

from __future__ import annotations

import platform
import traceback
from types import TracebackType

from PySide6.QtCore import QCoreApplication, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from .. import __version__
from .message_box import make_message_box

__all__ = ["show_crash", "show_report"]


def show_crash(
    parent: QWidget,
    kind: type[BaseException],
    error: BaseException,
    trace: TracebackType | None,
) -> None:
    """Say that the program made an error, and show where."""
    show_report(parent, "".join(traceback.format_exception(kind, error, trace)))


def show_report(parent: QWidget, details: str) -> None:
    """Say that the program made an error; only the first is shown until it is closed."""
    if parent.findChild(QMessageBox, "crashReport") is not None:
        return
    report = (
        f"BPE Desktop {__version__}, Python {platform.python_version()}, Qt {qVersion()}, "
        f"{platform.platform()}\n\n{details}"
    )
    translate = QCoreApplication.translate
    box = make_message_box(
        parent,
        "error",
        translate("CrashReport", "An error in the program stopped the last action."),
        translate("CrashReport", "What was open is still open. Save your work, and report this."),
        report,
    )
    box.setObjectName("crashReport")
    copy = box.addButton(
        translate("CrashReport", "Copy the report"), QMessageBox.ButtonRole.ActionRole
    )
    copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(report))
    box.addButton(QMessageBox.StandardButton.Close)
    # Else Qt makes the button that shows the details the first.
    box.setDefaultButton(QMessageBox.StandardButton.Close)
    box.open()
