"""The composition root: makes every object and every connection across the rooms."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSettings
from PySide6.QtWidgets import QApplication

from ..controllers.compressing import CompressingController
from ..controllers.corpus import CorpusController
from ..controllers.files import FilesController
from ..controllers.playback import PlaybackController
from ..controllers.training import TrainingController
from ..errors import UserError
from ..formats.paths import are_same
from ..models.history_tables import HistoryTables
from ..models.live_model import LiveModel
from ..models.opened_tokenizer import OpenedTokenizer
from ..models.playhead import Playhead
from ..models.price_book import PriceBook
from ..models.project import Project
from ..models.scene_model import SceneModel
from ..models.turns import Turns
from ..resources import Sample, sample_corpora
from ..views.accessible_parts import install_accessible_parts
from ..views.candidate_pane import CandidatePane
from ..views.corpus_pane import CorpusPane
from ..views.crash_report import show_report
from ..views.file_dialogs import FileDialogs
from ..views.last_folder import LastFolder
from ..views.live_pane import TOKENS, LivePane
from ..views.main_window import MainWindow, Panes
from ..views.merge_table import MergeTable
from ..views.merge_view import MergeView
from ..views.mirroring import Mirroring
from ..views.sample_words import sample_title
from ..views.timeline_panel import TimelinePanel
from ..views.training_pane import TrainingPane
from ..views.vocabulary_pane import VocabularyPane
from ..workers.training_worker import TrainingWorker
from .acting import Acting
from .commanding import Commanding
from .display import Display
from .keeping import Keeping
from .live_views import LiveViews
from .motion import MotionChoice
from .other_workspaces import OtherWorkspaces
from .parts import Parts
from .pasting import tell_refused_pastes
from .text_size import TextSize
from .theme_choice import ThemeChoice
from .travelling import Travelling
from .watching import Watching

if TYPE_CHECKING:
    from .picturing import PictureExport

__all__ = ["Application", "build"]


class Application(QObject):
    """One window with everything behind it."""

    def __init__(self, qapp: QApplication, settings: QSettings) -> None:
        super().__init__()
        self.settings = settings
        self._closed = False
        self.themes = ThemeChoice(qapp, settings, self)
        self.theme = self.themes.theme
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
        self._make_uses(qapp)
        self.display.show_config()
        self.display.show_run()
        self.display.show_series()
        self.display.show_recent(self.files.recent())
        self.display.show_title()
        self.themes.set_actions(self.actions)
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
        self.workspaces.close()
        self.window.deleteLater()
        self.deleteLater()

    def use_theme(self, name: str) -> None:
        """Use a theme in this session only."""
        self.themes.use(name)

    def open_first(self, paths: list[str]) -> None:
        """Open the files of the command line, or the first sample."""
        if paths and not self._open_sample_at(paths):
            self.files.open_paths(paths)
        if self.project.source.is_empty and not self.corpus.is_opening:
            failed = self.messages.messages
            self.corpus.open_sample(next(iter(self.samples.values())))
            self.project.set_modified(False)
            for message in failed:  # a sample in its place does not answer what could not be opened
                self.messages.post(message)
        self.keeping.recovery.offer()

    def _open_sample_at(self, paths: list[str]) -> bool:
        """Open a sample that is named as a file as from the menu: with its settings."""
        named = Path(paths[0])
        try:
            same = (sample for sample in self.samples.values() if are_same(named, sample.path))
            sample = next(same, None) if len(paths) == 1 else None
        except UserError:  # who opens it will say why
            sample = None
        if sample is not None:
            self.corpus.open_sample(sample)
            self.project.set_modified(False)
        return sample is not None

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
        self.dialogs = FileDialogs(self.window, LastFolder(self.settings))
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
            self.project,
            self.playhead,
            self.corpus,
            self.files,
            self.window,
            self.settings,
            self,
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
        self.text_size = TextSize(self.theme, self.settings, self.actions, self)
        self.motion = MotionChoice(self.settings, self.actions, self.playback, self)
        self.live_views = LiveViews(
            self.theme, self.project, self.playhead, self.turns, self.panes.live, self
        )
        self.panes.live.view_chosen.connect(
            lambda key: self.window.centre.set_live_rows(key != TOKENS)
        )
        self.panes.timeline.set_naming(self.tables.step_name)

    def _make_uses(self, qapp: QApplication) -> None:
        """Make what uses panes and controllers together."""
        parts = self.parts = self._gather_parts()
        self.workspaces = OtherWorkspaces(parts, self.live_views, self)
        self.travelling = Travelling(parts, self)
        self.watching = Watching(parts, self.scene, self.live, self.travelling, self)
        self.acting = Acting(parts, self.samples, self.compressing, qapp, self)
        self.commanding = Commanding(
            self.theme,
            self.window,
            self.travelling.goals,
            self.playback,
            self.workspaces.measuring,
            self,
        )
        self.actions["exportPicture"].triggered.connect(lambda: self.pictures.ask())

    @cached_property
    def pictures(self) -> PictureExport:
        """The export of pictures; its code is loaded when one is asked for."""
        from .picturing import PictureExport

        return PictureExport(self.parts, self.scene, self.workspaces.tree, self)

    def _gather_parts(self) -> Parts:
        return Parts(
            theme=self.theme,
            window=self.window,
            panes=self.panes,
            project=self.project,
            playhead=self.playhead,
            turns=self.turns,
            tables=self.tables,
            playback=self.playback,
            training=self.training,
            corpus=self.corpus,
            files=self.files,
            keeping=self.keeping,
            prices=PriceBook(self.settings, self),
            settings=self.settings,
            messages=self.messages,
            dialogs=self.dialogs,
            display=self.display,
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
        pane.set_samples([(name, sample_title(sample)) for name, sample in self.samples.items()])
        tell_refused_pastes(pane.editor, self.messages)

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
        project.history_finished.connect(self.display.show_hint)
        training.snapshot.connect(self.scene.set_snapshot)
        training.replay_wanted.connect(self._replay)
        training.crashed.connect(lambda report: show_report(self.window, report))
        training.retrained.connect(self.playback.return_to_place)

    def _show_opened(self, opened: OpenedTokenizer) -> None:
        """Show a tokenizer that was opened with all its rules, or as a project was left."""
        step = self.files.take_step_to_restore()
        if step is None:
            self.files.remember(Path(opened.file.path))
            self.messages.clear_opening("error", "good")  # warnings are about the corpus: it stays
            self.playback.show_all()
        else:
            self.playback.seek(step)

    def _replay(self) -> None:
        """Show a new training from its first merge, or a project's where it was left."""
        step = self.files.take_step_to_restore()
        if step is None:
            self.playback.start_replay()
        else:
            self.playback.seek(step)


def build(qapp: QApplication, settings: QSettings, *, chart_later: bool = False) -> Application:
    """Make a window with everything behind it; call `open_first` to fill it and `close` to end.

    With `chart_later` the chart of the timeline, whose library loads slowly, is made when there is
    something to show in it, or after the window was painted: then it is not there at once.
    """
    application = Application(qapp, settings)
    if not chart_later:
        application.panes.timeline.make_chart()
    return application
