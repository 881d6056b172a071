"""The composition root: makes every object and every connection across the rooms."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QSettings, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from ..controllers.compressing import CompressingController
from ..controllers.corpus import CorpusController
from ..controllers.files import FilesController
from ..controllers.playback import PlaybackController
from ..controllers.training import TrainingController
from ..models.history_tables import HistoryTables
from ..models.live_model import LiveModel
from ..models.opened_tokenizer import OpenedTokenizer
from ..models.playhead import Playhead
from ..models.project import Project
from ..models.scene_model import SceneModel
from ..models.turns import Turns
from ..resources import Sample, sample_corpora
from ..views.accessible_parts import install_accessible_parts
from ..views.action_table import THEME_CHOICES
from ..views.candidate_pane import CandidatePane
from ..views.corpus_pane import CorpusPane
from ..views.crash_report import show_report
from ..views.export_dialog import ExportDialog
from ..views.file_dialogs import FileDialogs
from ..views.live_pane import LivePane
from ..views.main_window import MainWindow, Panes
from ..views.merge_table import MergeTable
from ..views.merge_view import MergeView
from ..views.mirroring import Mirroring
from ..views.theme import Theme
from ..views.timeline_canvas import Layers
from ..views.timeline_panel import TimelinePanel
from ..views.training_pane import TrainingPane
from ..views.vocabulary_pane import VocabularyPane
from ..workers.training_worker import TrainingWorker
from .branching import Branching
from .commanding import Commanding
from .comparing import Comparing
from .display import Display
from .inspecting import Inspecting
from .keeping import Keeping
from .live_views import LiveViews
from .measuring import Measuring
from .motion import MotionChoice
from .picturing import PictureExport
from .topics.parts import Parts
from .travelling import Travelling

__all__ = ["Application", "build"]


class Application(QObject):
    """One window with everything behind it."""

    def __init__(self, qapp: QApplication, settings: QSettings) -> None:
        super().__init__()
        self.settings = settings
        self._closed = False
        self.theme = Theme(_theme_name(self._theme_choice()))
        self.theme.apply(qapp)
        install_accessible_parts()
        self.mirroring = Mirroring(qapp, self)
        self.worker = TrainingWorker(self)
        self.worker.warm_up()  # the process starts while the window is being built
        self.project = Project(self)
        self.playhead = Playhead(self)
        self.turns = Turns(self)
        self.scene = SceneModel(self.project, self.playhead, self.turns, self)
        self.live = LiveModel(self.project, self.playhead, self.turns, self)
        self.tables = HistoryTables(self.project, self.playhead, self.turns, self)
        self.samples: dict[str, Sample] = {sample.name: sample for sample in sample_corpora()}
        self._make_window()
        self._make_controllers()
        self._connect_corpus()
        self._connect_training()
        self._connect_playback()
        self._connect_tokens()
        self._connect_actions(qapp)
        self.display.show_config()
        self.display.show_run()
        self.display.show_series()
        self.display.show_recent(self.files.recent())
        self.display.show_title()
        self.actions.set_theme_choice(self._theme_choice())
        self.scene.refresh()

    def show(self, size: tuple[int, int] | None = None) -> None:
        """Show the window where it was last, or in this size."""
        self.window.restore_layout(self.settings)
        if size is not None:
            self.window.resize(*size)
        self.window.show()

    def close(self) -> None:
        """Close and delete the window, and end the training process; a second call does nothing."""
        if self._closed:
            return
        self._closed = True
        self.window.may_close = None
        self.window.close()
        self.playback.close()
        self.corpus.close()
        self.keeping.recovery.close()
        self.worker.close()
        self.branching.close()
        self.comparing.close()
        self.measuring.close()
        self.window.deleteLater()
        self.deleteLater()

    def use_theme(self, name: str) -> None:
        """Use a theme in this session only."""
        self.theme.set_name(name)
        self.actions.set_theme_choice(name)

    def open_first(self, paths: list[str]) -> None:
        """Open the files of the command line, or the first sample."""
        if paths:
            self.files.open_paths(paths)
        if self.project.source.is_empty and not self.corpus.is_opening:
            failed = self.messages.messages
            self.corpus.open_sample(next(iter(self.samples.values())))
            self.project.set_modified(False)
            for message in failed:  # a sample in its place does not answer what could not be opened
                self.messages.post(message)
        self.keeping.recovery.offer()

    # Making

    def _make_window(self) -> None:
        theme = self.theme
        self.panes = Panes(
            corpus=CorpusPane(theme),
            training=TrainingPane(theme),
            merge_view=MergeView(theme),
            candidates=CandidatePane(theme, self.tables.candidates),
            timeline=TimelinePanel(theme),
            live=LivePane(theme),
            merges=MergeTable(theme, self.tables.merges),
            vocabulary=VocabularyPane(theme, self.tables.vocabulary),
        )
        self.window = MainWindow(theme, self.panes)
        self.messages = self.window.message_bar
        self.actions = self.window.commands

    def _make_controllers(self) -> None:
        self.playback = PlaybackController(self.project, self.playhead, self)
        self.training = TrainingController(
            self.project, self.worker, self.messages, self.turns, self
        )
        self.corpus = CorpusController(self.project, self.panes.corpus, self.messages, self)
        self.dialogs = FileDialogs(self.window)
        self.files = FilesController(
            self.project,
            self.playhead,
            self.corpus,
            self.training,
            self.messages,
            self.dialogs,
            self.settings,
            self,
        )
        self.keeping = Keeping(
            self.project, self.corpus, self.files, self.window, self.settings, self
        )
        self.display = Display(
            self.project,
            self.playhead,
            self.tables,
            self.corpus,
            self.playback,
            self.files,
            self.window,
            self,
        )

        self.compressing = CompressingController(self.project, self.messages, self.dialogs, self)
        self.motion = MotionChoice(self.settings, self.actions, self.playback, self)
        self.live_views = LiveViews(
            self.theme, self.project, self.playhead, self.turns, self.panes.live, self
        )
        self.inspecting = Inspecting(
            self.theme,
            self.window,
            self.project,
            self.playhead,
            self.turns,
            self.tables,
            self.playback,
            self.live_views,
            self,
        )

        self.branching = Branching(
            self.theme,
            self.window,
            self.panes.candidates,
            self.panes.training,
            self.panes.timeline,
            self.project,
            self.playhead,
            self.turns,
            self.playback,
            self.inspecting,
            self,
        )
        self.comparing = Comparing(
            self.theme,
            self.window,
            self.project,
            self.playhead,
            self.turns,
            self.playback,
            self.settings,
            self.display.show_figures,
            self,
        )
        self.pictures = PictureExport(
            self.theme,
            self.window,
            self.project,
            self.playhead,
            self.scene,
            self.files,
            self.dialogs,
            lambda: self.inspecting.tree,
            self,
        )
        self.travelling = Travelling(
            self.theme,
            self.window,
            self.project,
            self.playhead,
            self.tables,
            self.playback,
            self,
        )
        self.measuring = Measuring(self._topic_parts(), self)
        self.commanding = Commanding(
            self.theme, self.window, self.travelling.goals, self.playback, self
        )

    def _topic_parts(self) -> Parts:
        return Parts(
            theme=self.theme,
            window=self.window,
            project=self.project,
            playhead=self.playhead,
            turns=self.turns,
            tables=self.tables,
            playback=self.playback,
            training=self.training,
            corpus=self.corpus,
            files=self.files,
            keeping=self.keeping,
            settings=self.settings,
            messages=self.messages,
            dialogs=self.dialogs,
        )

    # Connecting

    def _connect_corpus(self) -> None:
        pane, corpus, project = self.panes.corpus, self.corpus, self.project
        pane.text_edited.connect(corpus.text_edited)
        pane.mode_requested.connect(corpus.set_mode)
        pane.page_requested.connect(corpus.show_page)
        pane.encoding_requested.connect(corpus.set_encoding)
        pane.file_requested.connect(corpus.show_file)
        pane.add_requested.connect(self.files.ask_add)
        pane.remove_requested.connect(corpus.remove)
        pane.field_requested.connect(corpus.set_field)
        corpus.edit_begun.connect(self.training.supersede)
        corpus.edit_undone.connect(self.training.resume)
        corpus.reading_begun.connect(self.training.supersede)
        corpus.reading_failed.connect(self.training.restart)
        corpus.opened.connect(self.files.remember)
        corpus.details_changed.connect(self.display.show_source)
        self.files.tokenizer_chosen.connect(self.training.open_tokenizer)
        self.training.tokenizer_opened.connect(self._show_opened)
        project.opened_changed.connect(self.display.show_opened)
        project.source_changed.connect(self.files.source_changed)
        project.source_changed.connect(self.training.source_changed)
        project.live_text_changed.connect(self.files.live_text_changed)
        project.source_changed.connect(self.display.show_source)
        project.history_replaced.connect(corpus.history_changed)
        project.history_finished.connect(corpus.history_changed)
        pane.set_samples([(name, sample.title) for name, sample in self.samples.items()])
        pane.editor.paste_refused.connect(
            lambda: self.messages.show_error(
                self.tr("The text is too long to be edited here: nothing was pasted."),
                self.tr("Save it as a file, and open the file."),
                of_opening=True,
            )
        )

    def _connect_training(self) -> None:
        pane, training, project = self.panes.training, self.training, self.project
        pane.config_edited.connect(self.keeping.undoing.set_config)
        project.config_changed.connect(self.files.config_changed)
        project.config_changed.connect(training.config_changed)
        project.config_changed.connect(self.display.show_config)
        project.run_changed.connect(self.display.show_run)
        # A new history first takes the playhead back to its start; later the timeline grows
        # before the playhead, which may go to the new end at once.
        project.history_replaced.connect(self.playback.history_replaced)
        project.history_replaced.connect(self.display.show_series)
        project.steps_appended.connect(self.display.extend_series)
        project.steps_appended.connect(self.playback.steps_appended)
        project.history_finished.connect(self.display.show_figures)
        project.history_finished.connect(self.display.show_hint)
        training.snapshot.connect(self.scene.set_snapshot)
        training.replay_wanted.connect(self._replay)
        training.crashed.connect(lambda report: show_report(self.window, report))
        training.retrained.connect(self.playback.return_to_place)

    def _connect_playback(self) -> None:
        timeline, playback, playhead = self.panes.timeline, self.playback, self.playhead
        timeline.seek_requested.connect(playback.seek)
        timeline.play_requested.connect(playback.toggle)
        timeline.step_back_requested.connect(playback.step_back)
        timeline.step_forward_requested.connect(playback.step_forward)
        timeline.first_requested.connect(playback.first)
        timeline.last_requested.connect(playback.last)
        timeline.speed_requested.connect(playback.set_speed)
        timeline.layers_changed.connect(self._keep_layers)
        self._restore_layers()
        self.panes.merges.seek_requested.connect(playback.seek)
        self.tables.steps_model_changed.connect(self.panes.merges.set_model)
        self.panes.merge_view.follow_requested.connect(playback.last)
        playhead.step_changed.connect(timeline.set_step)
        playhead.step_changed.connect(self.display.show_figures)
        playhead.length_changed.connect(self.display.show_flags)
        playhead.step_changed.connect(self.display.show_flags)
        playhead.motion_changed.connect(timeline.set_motion)
        playhead.motion_changed.connect(self.display.show_motion)
        playhead.playing_changed.connect(timeline.set_playing)
        playhead.playing_changed.connect(self.actions.set_playing)
        playhead.speed_changed.connect(timeline.set_speed)

    def _connect_tokens(self) -> None:
        view, live = self.panes.merge_view, self.panes.live
        vocabulary, candidates = self.panes.vocabulary, self.panes.candidates
        self.scene.scene_changed.connect(view.set_scene)
        self.scene.candidates_changed.connect(self.display.show_candidates)
        view.sort_requested.connect(self.scene.set_order)
        view.filter_edited.connect(self.scene.set_filter)
        live.text_edited.connect(lambda: self.project.set_live_text(live.text(), "live"))
        live.input.paste_refused.connect(
            lambda: self.messages.show_error(
                self.tr(
                    "Live text takes up to {} characters, {} without a space: nothing was pasted."
                ).format(*(f"{n:,}" for n in live.input.paste_limits[::2])),
                self.tr("Paste a part of it."),
            )
        )
        self.project.live_text_changed.connect(self.display.show_live_text)
        self.live.result_changed.connect(live.set_result)
        candidates.candidate_hovered.connect(view.set_candidate)
        for pane in (view, live, vocabulary, self.panes.merges):
            pane.token_hovered.connect(self._hover)
        for pane in (view, live):
            pane.token_activated.connect(vocabulary.reveal)
            pane.set_tips(vocabulary.tip_of)
        for pane in (vocabulary, candidates, self.panes.merges):
            pane.copied.connect(self._say_copied)
        vocabulary.token_activated.connect(self.travelling.travel.go_to_birth)

    def _connect_actions(self, qapp: QApplication) -> None:
        actions, files, playback = self.actions, self.files, self.playback
        for name, slot in (
            ("newCorpus", files.new),
            ("open", files.ask_open),
            ("reload", self.corpus.reload),
            ("save", files.save),
            ("saveAs", files.save_as),
            ("export", self._ask_export),
            ("play", playback.toggle),
            ("stepBack", playback.step_back),
            ("stepForward", playback.step_forward),
            ("jumpBack", lambda: playback.seek(self.playhead.step - 10)),
            ("jumpForward", lambda: playback.seek(self.playhead.step + 10)),
            ("first", playback.first),
            ("last", playback.last),
            ("slower", lambda: playback.change_speed(-1)),
            ("faster", lambda: playback.change_speed(1)),
            ("train", self._train),
            ("cancel", self._cancel),
            ("resetSettings", self._reset_settings),
        ):
            actions[name].triggered.connect(lambda _=False, slot=slot: slot())
        actions.sample_requested.connect(self._open_sample)
        actions.recent_requested.connect(files.open_recent)
        actions.clear_recent_requested.connect(files.clear_recent)
        actions.theme_requested.connect(self._choose_theme)
        actions.set_samples([(name, sample.title) for name, sample in self.samples.items()])
        files.recent_changed.connect(self.display.show_recent)
        self.window.files_dropped.connect(files.open_paths)
        self.window.may_close = self._may_close
        self.window.closing.connect(lambda: self.window.save_layout(self.settings))
        self.panes.merge_view.open_requested.connect(actions["open"].trigger)
        self.panes.merge_view.sample_requested.connect(self._open_first_sample)
        self.panes.merge_view.train_requested.connect(actions["train"].trigger)
        project = self.project
        for fact in (
            project.path_changed,
            project.source_changed,
            project.config_changed,
            project.live_text_changed,
            project.modified_changed,
        ):
            fact.connect(self.display.show_title)
        qapp.applicationStateChanged.connect(self._check_files)
        qapp.styleHints().colorSchemeChanged.connect(self._follow_system_theme)

    # Intents that need more than one room

    def _train(self) -> None:
        self.corpus.commit_edit()
        if self.project.opened is None:
            self.training.train()
        else:
            self.training.train_anew()

    def _show_opened(self, opened: OpenedTokenizer) -> None:
        """Show a tokenizer that was opened with all its rules, or as a project was left."""
        step = self.files.take_step_to_restore()
        if step is None:
            self.files.remember(Path(opened.file.path))
            self.messages.clear_opening("error")  # warnings are about the corpus, which stays
            self.playback.show_all()
        else:
            self.playback.seek(step)

    def _cancel(self) -> None:
        if self.corpus.is_opening:
            self.corpus.give_up_opening()
        else:
            self.training.cancel()

    def _may_close(self) -> bool:
        """Close, or ask about unsaved changes first and close afterwards."""
        self.corpus.commit_edit()
        if not self.files.has_unsaved_changes:
            return True

        def close() -> None:
            self.window.may_close = None
            self.window.close()

        self.files.leave_project(close)
        return False

    def _replay(self) -> None:
        """Show a new training from its first merge, or a project's where it was left."""
        step = self.files.take_step_to_restore()
        if step is None:
            self.playback.start_replay()
        else:
            self.playback.seek(step)

    def _open_sample(self, name: str) -> None:
        self.files.leave_project(lambda: self.corpus.open_sample(self.samples[name]))

    def _open_first_sample(self) -> None:
        self._open_sample(next(iter(self.samples)))

    def _reset_settings(self) -> None:
        self.keeping.undoing.set_config(type(self.project.config)(merges=100))

    def _ask_export(self) -> None:
        name, folder = self.files.export_target()
        if self.compressing.ask_save(name, folder):
            return
        history = self.project.history
        config = (self.project if history is None else history).config
        dialog = ExportDialog(
            self.theme, self.window, name=name, folder=folder, algorithm=config.algorithm
        )
        dialog.set_merges(self.playhead.step, self.playhead.length)
        dialog.set_losses(self.files.losses)
        dialog.export_requested.connect(self.files.export)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _keep_layers(self) -> None:
        shown = "".join("01"[is_shown] for is_shown in self.panes.timeline.layers())
        self.settings.setValue("timeline/layers", shown)

    def _restore_layers(self) -> None:
        kept = str(self.settings.value("timeline/layers", ""))
        if len(kept) == len(Layers._fields) and set(kept) <= {"0", "1"}:
            self.panes.timeline.set_layers(Layers(*(digit == "1" for digit in kept)))

    def _hover(self, token: object) -> None:
        for pane in (self.panes.merge_view, self.panes.live, self.panes.vocabulary):
            pane.set_hover(token)

    def _theme_choice(self) -> str:
        """Return the kept choice, "system" for one that this version does not know."""
        choice = str(self.settings.value("theme", "system"))
        return choice if choice in dict(THEME_CHOICES) else "system"

    def _say_copied(self, rows: int) -> None:
        text = self.tr("Copied 1 row.") if rows == 1 else self.tr("Copied {} rows.").format(rows)
        self.messages.show_success(text)

    def _choose_theme(self, choice: str) -> None:
        self.settings.setValue("theme", choice)
        self.theme.set_name(_theme_name(choice))
        self.actions.set_theme_choice(choice)

    def _check_files(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self.corpus.check_files()

    def _follow_system_theme(self) -> None:
        if self._theme_choice() == "system":
            self.theme.set_name(_theme_name("system"))


def build(qapp: QApplication, settings: QSettings) -> Application:
    """Make a window with everything behind it; call `open_first` to fill it and `close` to end."""
    return Application(qapp, settings)


def _theme_name(choice: str) -> str:
    """Return the theme for a choice; "system" follows the desktop's colours."""
    if choice in ("light", "dark", "contrast"):
        return choice
    dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return "dark" if dark else "light"
