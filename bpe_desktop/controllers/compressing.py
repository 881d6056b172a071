"""Saves what Gage's compression makes of a text."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject

from ..engine.gage.file import expand_file
from ..engine.gage.training_history import GageTraining
from ..errors import UserError
from ..formats.atomic import check_writable, write_bytes
from ..formats.paths import with_default_suffix
from ..models.number_text import count_text, counted
from ..models.project import Project
from .ports import Messages

__all__ = ["SUFFIX", "CompressingController"]

SUFFIX = ".gage"


class Dialogs(Protocol):
    """The file dialog that this controller needs; it answers later or never."""

    def ask_save_compressed(self, suggestion: str, chosen: Callable[[str], None]) -> None:
        """Ask where to save a compressed text."""


class CompressingController(QObject):
    """Takes the place of the export of a vocabulary while a compression is shown."""

    def __init__(
        self,
        project: Project,
        messages: Messages,
        dialogs: Dialogs,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._messages = messages
        self._dialogs = dialogs

    def ask_save(self, name: str, folder: str) -> bool:
        """Ask where to save the compressed text; tell whether a compression is shown at all."""
        history = self._project.history
        if not isinstance(history, GageTraining):
            return False
        if history.finished:
            suggestion = str(Path(folder) / f"{name}{SUFFIX}")
            self._dialogs.ask_save_compressed(suggestion, lambda path: self.save(Path(path)))
        else:
            self._messages.show_error(
                self.tr("The compression is not complete yet."), self.tr("Wait for its end.")
            )
        return True

    def save(self, path: Path) -> None:
        """Write the compressed text, after expanding it and comparing."""
        history = self._project.history
        if not isinstance(history, GageTraining):
            return
        try:
            path = with_default_suffix(path, SUFFIX)
            check_writable(path)
            data = history.file()
            if expand_file(data) != history.data:
                raise AssertionError("the compressed text does not expand to the text")
            write_bytes(path, data)
        except UserError as error:
            self._messages.show_error(error.message, error.hint)
            return
        sizes = history.sizes
        self._messages.show_success(
            self.tr("Saved {}.").format(path.name),
            self.tr(
                "{file} from {text}, {header} of them the header. It expands to exactly this "
                "text in UTF-8."
            ).format(
                file=counted("CompressingController", "%Ln byte(s)", sizes.file),
                text=count_text(sizes.text),
                header=count_text(sizes.header),
            ),
        )
