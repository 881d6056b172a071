"""Connects Compare with the rest of the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt

from ..controllers.comparing import CompareController
from ..models.compare_model import CompareModel
from ..models.compare_store import CompareStore
from ..models.comparison import Comparison
from ..resources import parallel_texts
from ..views.compare_page import ComparePage
from ..views.compare_report import csv_report, html_report
from ..views.compare_text_dialog import TextDialog
from ..views.compare_tools import CompareTools
from ..views.compare_words import row_title
from ..views.picture import svg_of
from ..views.quantities import count_text
from ..views.status_bar import Figure
from ..workers.training_worker import TrainingWorker
from .parts import Parts

__all__ = ["Comparing"]

_NAME = "compare"


class Comparing(QObject):
    """The page Compare with what is behind it."""

    def __init__(self, parts: Parts, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = parts.theme
        self._window = parts.window
        self._project = parts.project
        self._playback = parts.playback
        self._is_on = False
        self._is_restored = False
        self.model = CompareModel(parts.project, parts.playhead, parts.turns, self)
        self.controller = CompareController(self.model, TrainingWorker(self), parts.messages, self)
        self._samples = {sample.code: sample for sample in parallel_texts()}
        self._store = CompareStore(parts.settings)
        self._dialogs = parts.dialogs
        self.prices = parts.prices
        self.page = ComparePage(parts.theme)
        self.tools = CompareTools(
            parts.theme, [(sample.code, sample.name) for sample in self._samples.values()]
        )
        self._connect()
        self.page.set_prices(self.prices.prices)

    def close(self) -> None:
        """End the process that reads tokenizers."""
        self.controller.close()

    def _connect(self) -> None:
        model, page, tools, dialogs = self.model, self.page, self.tools, self._dialogs
        self._window.workspaces.entered.connect(lambda name: self._activate(name == _NAME))
        model.changed.connect(self._show)
        model.curves_changed.connect(page.set_curves)
        page.prices_edited.connect(self.prices.set_prices)
        self.prices.changed.connect(self._show_prices)
        page.size_requested.connect(self._seek)
        matrix = page.matrix
        matrix.reference_requested.connect(model.set_reference)
        matrix.sort_requested.connect(model.sort_by)
        matrix.remove_row_requested.connect(model.remove_row)
        matrix.remove_column_requested.connect(model.remove_text)
        matrix.edit_column_requested.connect(self._edit_text)
        tools.keep_requested.connect(model.keep_present)
        tools.row_toggled.connect(model.set_wanted)
        tools.sample_requested.connect(self._add_sample)
        tools.open_tokenizer_requested.connect(
            lambda: dialogs.ask_tokenizers(self.controller.open_tokenizers)
        )
        tools.open_text_requested.connect(lambda: dialogs.ask_texts(self.controller.open_texts))
        tools.type_text_requested.connect(lambda: self._ask_text("", "", model.add_text))
        tools.csv_requested.connect(lambda: dialogs.ask_report("comparison", "csv", self._save_csv))
        tools.html_requested.connect(
            lambda: dialogs.ask_report("comparison", "html", self._save_html)
        )
        self.controller.opening_changed.connect(tools.set_opening)

    def _activate(self, active: bool) -> None:
        if not active and not self._is_on:
            return
        if active and not self._is_restored:
            self._is_restored = True
            self._restore()
        self.model.set_active(active)
        if active == self._is_on:
            return
        self._is_on = active
        self._window.toolbar.show_tools(self.tools if active else None)
        if active:
            self._window.status_bar.set_hint(self._hint(), _NAME)
            self.page.matrix.setFocus()

    def _hint(self) -> str:
        square = self.tr("Attention grows with the square of the tokens.")
        if self.prices.prices.dated:
            return square
        return f"{square} {self.tr('The price is an example until you set your own.')}"

    # Texts

    def _restore(self) -> None:
        """Bring back what was compared last, or begin with our parallel sentences."""
        kept = self._store.texts()
        if kept is None:
            for code in ("en", "it", "cs", "bg"):
                self._add_sample(code)
        else:
            for name, text, source in kept:
                self.model.add_text(name, text, source)
        for kind, wanted in self._store.rows().items():
            self.model.set_wanted(kind, wanted)
        if files := self._store.files():
            self.controller.open_tokenizers(files)

    def _add_sample(self, code: str) -> None:
        sample = self._samples[code]
        self.model.add_text(sample.name, sample.text, f"sample:{code}")

    def _ask_text(self, name: str, text: str, chosen: Callable[[str, str], None]) -> None:
        dialog = TextDialog(self._theme, name, text, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: chosen(dialog.name(), dialog.text()))
        dialog.open()

    def _edit_text(self, key: int) -> None:
        column = next(column for column in self.model.columns if column.key == key)
        self._ask_text(
            column.name,
            column.text,
            lambda name, text: self.model.change_text(key, name, text),
        )

    # Showing

    def _show(self, comparison: Comparison) -> None:
        self.page.set_comparison(comparison)
        if not self._is_on:
            return
        present = self.model.present_facts
        name = "" if present is None else row_title(present)
        self.tools.set_present(name, self.model.wanted)
        self._window.status_bar.show_figures(
            [
                Figure(self.tr("Texts"), count_text(len(comparison.columns))),
                Figure(self.tr("Tokenizers"), count_text(len(comparison.rows))),
                Figure(self.tr("Unknown symbols"), count_text(comparison.unknown)),
            ],
            _NAME,
        )
        self._store.keep(comparison, self.model.paths, self.model.wanted)

    def _show_prices(self) -> None:
        self.page.set_prices(self.prices.prices)
        if self._is_on:
            self._window.status_bar.set_hint(self._hint(), _NAME)

    def _save_csv(self, name: str) -> None:
        self.controller.save(name, csv_report(self.model.comparison, self.prices.prices))

    def _save_html(self, name: str) -> None:
        chart = self.page.chart
        picture = svg_of(chart, chart.accessibleName()).decode() if chart.figures() else ""
        self.controller.save(name, html_report(self.model.comparison, self.prices.prices, picture))

    def _seek(self, size: int) -> None:
        """Go to a vocabulary size with the training in view, if that is the reference."""
        row = self.page.matrix.comparison.reference_row
        if row is not None and row.kind == "training":
            self._playback.seek(self.model.step_of_size(size))
