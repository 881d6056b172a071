"""Writes a report of what is on show where a person wants it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from ..errors import UserError
from ..formats.atomic import write_bytes
from .ports import Messages

__all__ = ["save_report"]


def save_report(messages: Messages, name: str, data: bytes) -> None:
    """Write a report, and say that it is saved or why it is not."""
    try:
        write_bytes(Path(name), data)
    except UserError as error:
        messages.show_error(error.message, error.hint)
    else:
        saved = QCoreApplication.translate("Reports", "Saved {}.")
        messages.show_success(saved.format(Path(name).name))
