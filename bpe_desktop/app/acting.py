"""Connects what is commanded in menus and toolbar with what does it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication

from ..controllers.compressing import CompressingController
from ..formats import registry
from ..models.project import USUAL_CONFIG
from ..resources import Sample
from ..views.sample_words import sample_title
from .parts import Parts

__all__ = ["Acting"]


class Acting(QObject):
    """Commands that need more than one room."""

    def __init__(
        self,
        parts: Parts,
        samples: dict[str, Sample],
        compressing: CompressingController,
        qapp: QApplication,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._parts = parts
        self._samples = samples
        self._compressing = compressing
        self._connect_actions()
        self._connect_window()
        self._connect_facts()
        qapp.applicationStateChanged.connect(self._check_files)

    def open_sample(self, name: str) -> None:
        """Open a sample, after asking about unsaved changes."""
        self._parts.files.leave_project(lambda: self._parts.corpus.open_sample(self._samples[name]))

    def _connect_actions(self) -> None:
        parts = self._parts
        actions, files, playback = parts.window.commands, parts.files, parts.playback
        for name, slot in (
            ("newCorpus", files.new),
            ("open", files.ask_open),
            ("reload", parts.corpus.reload),
            ("save", files.save),
            ("saveAs", files.save_as),
            ("export", self._ask_export),
            ("play", playback.toggle),
            ("stepBack", playback.step_back),
            ("stepForward", playback.step_forward),
            ("jumpBack", lambda: playback.seek(parts.playhead.step - 10)),
            ("jumpForward", lambda: playback.seek(parts.playhead.step + 10)),
            ("first", playback.first),
            ("last", playback.last),
            ("slower", lambda: playback.change_speed(-1)),
            ("faster", lambda: playback.change_speed(1)),
            ("train", self._train),
            ("cancel", self._cancel),
            ("resetSettings", self._reset_settings),
        ):
            actions[name].triggered.connect(lambda _=False, slot=slot: slot())
        actions.sample_requested.connect(self.open_sample)
        actions.recent_requested.connect(files.open_recent)
        actions.clear_recent_requested.connect(files.clear_recent)
        actions.set_samples(
            [(name, sample_title(sample)) for name, sample in self._samples.items()]
        )

    def _connect_window(self) -> None:
        window, settings = self._parts.window, self._parts.settings
        window.files_dropped.connect(self._parts.files.open_paths)
        window.may_close = self._may_close
        window.closing.connect(lambda: window.save_layout(settings))
        view = self._parts.panes.merge_view
        view.open_requested.connect(window.commands["open"].trigger)
        view.sample_requested.connect(lambda: self.open_sample(next(iter(self._samples))))
        view.train_requested.connect(window.commands["train"].trigger)

    def _connect_facts(self) -> None:
        project, display = self._parts.project, self._parts.display
        self._parts.files.recent_changed.connect(display.show_recent)
        for fact in (
            project.path_changed,
            project.source_changed,
            project.config_changed,
            project.live_text_changed,
            project.modified_changed,
        ):
            fact.connect(display.show_title)

    def _train(self) -> None:
        self._parts.corpus.commit_edit()
        if self._parts.project.opened is None:
            self._parts.training.train()
        else:
            self._parts.training.train_anew()

    def _cancel(self) -> None:
        if self._parts.corpus.is_opening:
            self._parts.corpus.give_up_opening()
        else:
            self._parts.training.cancel()

    def _may_close(self) -> bool:
        """Close, or ask about unsaved changes first and close afterwards."""
        self._parts.corpus.commit_edit()
        if not self._parts.files.has_unsaved_changes:
            return True

        def close() -> None:
            self._parts.window.may_close = None
            self._parts.window.close()

        self._parts.files.leave_project(close)
        return False

    def _reset_settings(self) -> None:
        self._parts.keeping.undoing.set_config(USUAL_CONFIG)

    def _ask_export(self) -> None:
        name, folder = self._parts.files.export_target()
        if self._compressing.ask_save(name, folder):
            return
        from ..views.export_dialog import ExportDialog  # here: nobody waits for it at the start

        history = self._parts.project.history
        config = (self._parts.project if history is None else history).config
        dialog = ExportDialog(
            self._parts.theme,
            self._parts.window,
            name=name,
            folder=folder,
            algorithm=config.algorithm,
        )
        dialog.set_merges(self._parts.playhead.step, self._parts.playhead.length)
        dialog.set_losses(self._parts.files.losses)
        dialog.set_check(partial(registry.check_settings, config))
        dialog.export_requested.connect(self._parts.files.export)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _check_files(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self._parts.corpus.check_files()
