"""Numbers: how they are cut at the playhead, and how with other rules for digits."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from ...controllers.digit_variants import DigitVariantController
from ...controllers.reports import save_report
from ...engine.gage.training_history import GageTraining
from ...errors import UserError
from ...models.digit_variants import DigitVariants
from ...models.number_grids import CutNumber, NumberColumn, NumbersModel
from ...views.number_report import numbers_csv
from ...views.numbers_page import NumbersPage
from ...workers.training_worker import TrainingWorker
from .parts import Parts

__all__ = ["NumbersTopic"]


class NumbersTopic(QObject):
    """The topic with what is behind it."""

    def __init__(self, parts: Parts, parent: QObject) -> None:
        super().__init__(parent)
        self._parts = parts
        self.variants = DigitVariants(self)
        self.controller = DigitVariantController(
            parts.project, self.variants, TrainingWorker(self), self
        )
        self.model = NumbersModel(parts.project, parts.playhead, parts.turns, self.variants, self)
        self.view = NumbersPage(parts.theme)
        self.page: QWidget = self.view
        self._dialogs = parts.dialogs
        self._connect()
        self.view.set_typed_text(self.model.typed)
        self._show_variants()
        self._show_columns()

    def set_active(self, active: bool) -> None:
        """Say whether the page is on the screen."""
        self.model.set_active(active)
        self.controller.set_active(active)
        if active:
            self._show_variants()
            self._show_columns()

    def close(self) -> None:
        """End the process that trains the variants."""
        self.controller.close()

    def _connect(self) -> None:
        model, page = self.model, self.view
        page.range_requested.connect(model.set_range)
        page.spaced_requested.connect(model.set_spaced)
        page.typed_edited.connect(model.set_typed)
        page.variants_requested.connect(self.controller.train)
        page.variants_stopped.connect(self.controller.stop)
        page.export_requested.connect(self._export)
        page.number_shown.connect(self._show_number)
        model.columns_changed.connect(self._show_columns)
        model.cells_filled.connect(page.fill)
        model.figures_changed.connect(self._show_figures)
        self.variants.changed.connect(self._show_variants)
        self._parts.project.run_changed.connect(self._show_variants)
        self._parts.project.history_replaced.connect(self._show_variants)

    def _show_variants(self) -> None:
        self.view.tools.set_variants(self.variants, self.controller.problem)

    def _show_columns(self) -> None:
        model, page = self.model, self.view
        history = self._parts.project.history
        if history is None:
            page.show_empty(
                self.tr("No tokenizer yet"),
                self.tr("Train one in Watch: here stands how it cuts numbers."),
            )
        elif isinstance(history, GageTraining):
            page.show_empty(
                self.tr("A compressor makes no tokenizer"),
                self.tr("Its rules belong to one text. Choose another algorithm in Watch."),
            )
        else:
            page.set_columns(model.columns, model.range)
            self._show_figures()

    def _show_figures(self) -> None:
        model, page = self.model, self.view
        columns = model.columns
        page.set_figures(columns)
        texts = model.typed_numbers()
        page.set_typed([[_cut(column, text) for column in columns] for text in texts], texts)
        self._show_number(page.number)

    def _show_number(self, number: int) -> None:
        columns = self.model.columns
        text = self.model.text_of(number)
        cuts = [_cut(column, text) for column in columns]
        self.view.show_number(text.strip(), cuts)

    def _export(self) -> None:
        self._dialogs.ask_report("numbers", "csv", self._save)

    def _save(self, name: str) -> None:
        model = self.model
        data = numbers_csv(model.range.first, model.columns)
        save_report(self._parts.messages, name, data)


def _cut(column: NumberColumn, text: str) -> CutNumber | str:
    try:
        return column.cut(text)
    except UserError as error:
        return str(error)
