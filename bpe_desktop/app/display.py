"""Brings facts into the views: what changed in a model, said in a pane's words."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject

from ..controllers.corpus import CorpusController
from ..controllers.files import FilesController
from ..controllers.playback import PlaybackController
from ..engine import metrics
from ..engine.gage.training_history import GageTraining
from ..formats.registry import FORMATS
from ..models.history_tables import HistoryTables
from ..models.number_text import count_text, counted
from ..models.playhead import Playhead
from ..models.project import Project
from ..models.run_state import Phase
from ..models.scene_maker import CandidateView
from ..models.step_series import series_of
from ..views.captions import (
    block_figures,
    compression_figures,
    compression_hint,
    corpus_figures,
    corpus_summary,
    motion_status,
    rule_text,
    training_hint,
)
from ..views.main_window import MainWindow
from ..views.opened_card import OpenedFacts, opened_text
from ..views.step_words import StepWords, step_words

__all__ = ["Display"]


class Display(QObject):
    """Shows in the window what holds in the models; changes no model."""

    def __init__(
        self,
        project: Project,
        playhead: Playhead,
        tables: HistoryTables,
        corpus: CorpusController,
        playback: PlaybackController,
        files: FilesController,
        window: MainWindow,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._playhead = playhead
        self._tables = tables
        self._corpus = corpus
        self._playback = playback
        self._files = files
        self._window = window
        self._panes = window.panes
        self._actions = window.commands

    def show_source(self, *_facts: object) -> None:
        """Show how the corpus was read and what can be done with it."""
        source, pane = self._project.source, self._panes.corpus
        summary = corpus_summary(source, self._corpus.details)
        pane.set_summary(summary.text, kind=summary.kind, can_change=summary.can_change)
        has_file = source.path is not None
        file = self._corpus.file_in_view
        pane.set_encoding("utf-8" if file is None else file.encoding, can_choose=has_file)
        pane.set_reloadable(has_file)
        self._panes.training.set_counts_corpus(source.counts)
        self._panes.merge_view.set_has_corpus(not source.is_empty)
        self._actions.set_flags(corpus=not source.is_empty, file=has_file)

    def show_config(self) -> None:
        """Show the settings of the next training."""
        self._panes.training.set_config(self._project.config)
        if self._project.history is None:  # else the words are those of what is shown
            self._show_words(step_words(self._project.config.algorithm))

    def show_opened(self) -> None:
        """Show the tokenizer from a file that is open, or the settings of the next training."""
        opened = self._project.opened
        if opened is None:
            self._panes.training.set_opened(None)
            return
        facts = OpenedFacts(
            opened.name,
            FORMATS[opened.format].title if opened.format in FORMATS else opened.format,
            opened.config,
            opened.tokens,
            opened.special,
            opened.merges,
            opened.notes,
        )
        self._panes.training.set_opened(facts)

    def show_run(self) -> None:
        """Show where the training stands."""
        run = self._project.run
        history = self._project.history
        merges = 0 if history is None else len(history.steps)
        tokens = 0 if history is None else history.state_at(len(history.steps)).vocabulary_size
        opened = self._project.opened
        if run.phase is Phase.OPENED and opened is not None:
            run = replace(run, text=opened_text(opened.name, opened.tokens, opened.special))
        result = ""
        if isinstance(history, GageTraining) and run.phase is Phase.FINISHED:
            sizes = history.sizes
            result = counted("Display", "{} → %Ln byte(s) of data", sizes.data).format(
                count_text(sizes.text)
            )
        self._window.run_state.show_run(run, merges=merges, tokens=tokens, result=result)
        training = self._panes.training
        training.set_running(run.is_running)
        if run.is_running:
            if run.phase is Phase.COUNTING:
                training.set_reading(run.done, run.total)
            else:
                training.set_progress(run.done, run.total, run.seconds_left)
        self._panes.timeline.set_expected(run.expected)
        self._panes.merges.set_expected(run.expected)
        self._panes.merge_view.set_end_note(run.text if run.phase is Phase.FINISHED else "")
        if run.phase is Phase.CANCELLED:
            self.show_hint()
        self._actions.set_flags(training=run.is_running)
        self.show_follow()

    def show_series(self) -> None:
        """Show another training's timeline, in the words for its steps."""
        history = self._project.history
        self._show_words(
            step_words((self._project if history is None else history).config.algorithm)
        )
        if history is None:
            self._panes.timeline.set_series((), (0,), ())
        else:
            self._panes.timeline.set_series(*history.series())
        self.show_flags()
        self.show_hint()

    def _show_words(self, words: StepWords) -> None:
        panes = self._panes
        for part in (
            panes.merge_view,
            panes.candidates,
            panes.timeline,
            panes.live,
            panes.merges,
            panes.vocabulary,
            self._window.run_state,
        ):
            part.set_words(words)

    def extend_series(self, first: int, last: int) -> None:
        """Show the next merges on the timeline."""
        history = self._project.history
        assert history is not None
        steps = history.steps[first - 1 : last]
        self._panes.timeline.extend_series(*series_of(steps))
        self.show_flags()

    def show_figures(self, *_facts: object) -> None:
        """Show the figures of the state at the playhead."""
        self._panes.vocabulary.set_step(self._playhead.step)
        history, status = self._project.history, self._window.status_bar
        if history is None:
            status.set_figures()
            return
        state = history.state_at(self._playhead.step)
        if isinstance(history, GageTraining):
            sizes = history.sizes if history.finished else None
            figures = compression_figures(
                len(history.data), state.symbols, state.block, history.blocks, sizes
            )
            status.show_figures(figures)
            return
        status.set_figures(
            alphabet=history.vocabulary.alphabet_size,
            vocabulary=state.vocabulary_size,
            symbols_before=history.state_at(0).symbols,
            symbols=state.symbols,
            fertility=metrics.fertility(state.symbols, history.written_words),
        )

    def show_hint(self) -> None:
        """Show where the settings led and how much there was to train on."""
        history = self._project.history
        reached = 0 if history is None else history.state_at(len(history.steps)).vocabulary_size
        self._panes.training.set_reached(reached or None)
        if history is None:
            self._panes.training.set_hint("")
            self._panes.corpus.set_figures("")
            return
        if isinstance(history, GageTraining):
            hint = compression_hint(history.sizes) if history.finished else ""
            self._panes.training.set_hint(hint)
            self._panes.corpus.set_figures(block_figures(len(history.data), history.blocks))
            return
        # While it goes on, and where it was cancelled, the settings would have led farther.
        hint = training_hint(history.vocabulary.alphabet_size, reached if history.finished else 0)
        self._panes.training.set_hint("" if self._project.opened is not None else hint)
        self._panes.corpus.set_figures(
            corpus_figures(history.distinct, history.occurrences, history.state_at(0).symbols)
        )

    def show_candidates(self, view: CandidateView) -> None:
        """Show the pairs to choose from."""
        history = self._project.history
        config = (self._project if history is None else history).config
        # What goes from a unigram vocabulary is weighed, and has no ties.
        if config.algorithm == "unigram":
            rule = ""
        elif config.algorithm == "gage" and config.form == "block":
            rule = rule_text("slots")
        else:
            rule = rule_text(config.tie_break)
        if self._project.opened is not None:
            rule = self.tr("The rule of the lowest rank is next")
        self._tables.show_candidates(view, rule)

    def show_motion(self, phase: str, progress: float) -> None:
        """Show a moment of the merge in motion."""
        self._panes.merge_view.set_motion(phase, progress)
        follows = self._playback.following
        self._panes.timeline.set_status(
            motion_status(phase, follows=follows, at_end=self._playhead.at_end)
        )

    def show_follow(self) -> None:
        """Show whether the playhead goes along with a training at work."""
        running = self._project.run.phase is Phase.TRAINING
        self._panes.merge_view.set_training(running, self._playhead.at_end)
        self.show_motion(self._playhead.phase, self._playhead.progress)

    def show_flags(self, *_facts: object) -> None:
        """Enable the actions that make sense at the playhead."""
        self._actions.set_flags(
            trained=self._playhead.length > 0,
            vocabulary=self._playhead.length > 0
            or self._project.opened is not None
            or isinstance(self._project.history, GageTraining),
            at_start=self._playhead.step == 0,
            at_end=self._playhead.at_end,
        )
        self.show_follow()

    def show_live_text(self, initiator: object) -> None:
        """Show a live text that was not typed."""
        if initiator != "live":
            self._panes.live.set_text(self._project.live_text)

    def show_recent(self, paths: list[str]) -> None:
        """Show the recent files in the menus."""
        self._actions.set_recent(paths)
        self._panes.corpus.set_recent(paths)

    def show_title(self, *_facts: object) -> None:
        """Name what is open in the title of the window."""
        path = self._project.path
        name = self._project.source.title if path is None else path.name
        self._window.show_document(name, modified=self._files.has_unsaved_changes)
