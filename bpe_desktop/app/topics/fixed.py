"""Fixed vocabulary: what it costs to change the tokenizer at the playhead."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog

from ...controllers.extending import ExtensionController
from ...models.extension_board import ExtensionBoard
from ...models.number_text import whole_number
from ...views.export_dialog import FORMATS, ExportDialog
from ...views.fixed_page import FixedPage
from ...workers.training_worker import TrainingWorker
from ..pasting import tell_refused_pastes
from .parts import Parts

__all__ = ["FixedTopic"]

_WIDTH = "measure/embedding"


class FixedTopic(QObject):
    """The topic with what is behind it."""

    def __init__(self, parts: Parts, parent: QObject) -> None:
        super().__init__(parent)
        self._parts = parts
        self.board = ExtensionBoard(self)
        self.controller = ExtensionController(
            parts.project,
            parts.playhead,
            self.board,
            TrainingWorker(self),
            parts.messages,
            self,
        )
        self.page = FixedPage(parts.theme)
        self._opens = False
        self._dialog: ExportDialog | None = None
        self._connect()
        self._restore()
        self._show()

    def set_active(self, active: bool) -> None:
        """Say whether the page is on the screen."""
        self.controller.set_active(active)

    def close(self) -> None:
        """End the process."""
        self.controller.close()

    def _connect(self) -> None:
        page, form, controller = self.page, self.page.form, self.controller
        self.board.changed.connect(lambda: self._parts.turns.ask(self._show))
        form.plan_edited.connect(lambda plan, now: controller.set_plan(plan, at_once=now))
        for field in (form.tokens, form.domain):
            tell_refused_pastes(field, self._parts.messages)
        form.domain_edited.connect(controller.set_domain_text)
        form.domain_files_dropped.connect(lambda: controller.set_domain_files(()))
        form.open_domain_requested.connect(self._ask_domain)
        page.cancel_requested.connect(controller.cancel)
        page.export_requested.connect(self._ask_export)
        page.width_edited.connect(lambda width: self._parts.settings.setValue(_WIDTH, width))
        controller.saved.connect(self._on_saved)
        controller.losses_changed.connect(self._show_losses)

    def _restore(self) -> None:
        width = whole_number(str(self._parts.settings.value(_WIDTH, "")))
        if width is not None and 0 < width < 10**9:
            self.page.costs.set_width(width)

    def _show(self) -> None:
        self.page.show_facts(self.board.facts)

    def _ask_domain(self) -> None:
        dialog = QFileDialog(self._parts.window, self.tr("Open texts of the domain"))
        dialog.setObjectName("fixedDomainDialog")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        self._parts.dialogs.last_folder.use(dialog)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.filesSelected.connect(self.controller.set_domain_files)
        dialog.open()

    def _ask_export(self, opens: bool) -> None:
        report = self.board.facts.report
        if report is None:
            return
        self._opens = opens
        name, folder = self._parts.files.export_target()
        algorithm = self.board.facts.ability.algorithm
        dialog = ExportDialog(
            self._parts.theme, self._parts.window, name=name, folder=folder, algorithm=algorithm
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.set_merges(report.rules, report.rules)
        dialog.finished.connect(self._forget_dialog)
        self._dialog = dialog
        dialog.export_requested.connect(
            lambda format_name, path, _merges: self.controller.save(format_name, path)
        )
        formats = [f.key for f in FORMATS if not f.algorithms or algorithm in f.algorithms]
        self.controller.ask_losses(formats)
        dialog.open()

    def _show_losses(self) -> None:
        if self._dialog is not None:
            self._dialog.set_losses(self.controller.losses)
            self._dialog.set_check(self.controller.losses)

    def _forget_dialog(self) -> None:
        self._dialog = None

    def _on_saved(self, path: str) -> None:
        if self._opens:
            self.page.form.clear()
            self._parts.files.open_path(path)
