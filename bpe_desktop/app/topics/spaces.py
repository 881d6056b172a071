"""Spaces: what one before or after a word does, and how rare it is."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from ...controllers.reports import save_report
from ...engine.gage.training_history import GageTraining
from ...models.space_table import SpacesModel, SpaceTable
from ...views.space_report import spaces_csv
from ...views.spaces_page import SpacesPage
from .parts import Parts

__all__ = ["SpacesTopic"]


class SpacesTopic(QObject):
    """The topic with what is behind it."""

    def __init__(self, parts: Parts, parent: QObject) -> None:
        super().__init__(parent)
        self._parts = parts
        self.model = SpacesModel(parts.project, parts.playhead, parts.turns, self)
        self.view = SpacesPage(parts.theme)
        self.page: QWidget = self.view
        self._dialogs = parts.dialogs
        self.model.changed.connect(self._show)
        self.model.words_changed.connect(lambda words: self.view.set_words(words, self.model.word))
        self.view.word_edited.connect(self.model.set_word)
        self.view.export_requested.connect(
            lambda: self._dialogs.ask_report("spaces", "csv", self._save)
        )
        self._show(None)

    def set_active(self, active: bool) -> None:
        """Say whether the page is on the screen."""
        self.model.set_active(active)

    def close(self) -> None:
        """Do nothing: no process is at work here."""

    def _show(self, table: SpaceTable | None) -> None:
        history = self._parts.project.history
        if table is not None:
            self.view.set_table(table)
        elif isinstance(history, GageTraining):
            self.view.show_empty(
                self.tr("A compressor makes no tokenizer"),
                self.tr("Its rules belong to one text. Choose another algorithm in Watch."),
            )
        elif history is None:
            self.view.show_empty(
                self.tr("No tokenizer yet"),
                self.tr("Train one in Watch: here stands what a space does to a word."),
            )

    def _save(self, name: str) -> None:
        table = self.model.table
        if table is not None:
            save_report(self._parts.messages, name, spaces_csv(table))
