"""Feeds the three tables from the training that is shown, at the playhead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from ..engine.baseline_history import BaselineHistory
from ..engine.display import label
from ..engine.gage.training_history import GageTraining
from ..engine.merge import ScoredStep
from ..engine.replay_history import ReplayHistory
from ..engine.unigram.history import UnigramHistory, UnigramState
from ..engine.vocabulary import Vocabulary
from .admit_table_model import AdmitRowData, AdmitTableModel
from .candidate_model import CandidateModel
from .face_book import FaceBook, real_text
from .merge_table_model import MergeRowData, MergeTableModel
from .playhead import Playhead
from .project import History, Project
from .replace_table_model import ReplaceRowData, ReplaceTableModel
from .round_table_model import RoundRowData, RoundTableModel
from .scene_maker import CandidateView
from .step_table_model import StepTableModel
from .turns import Turns
from .vocabulary_index import VocabularyEntry
from .vocabulary_model import VocabularyModel

__all__ = ["HistoryTables"]


class HistoryTables(QObject):
    """Owns the item models of merges, vocabulary and candidates and keeps them at the playhead."""

    steps_model_changed = Signal(object)  # StepTableModel: another kind of training is shown
    vocabulary_shown = Signal(int)  # the step that the vocabulary has been brought to

    def __init__(
        self, project: Project, playhead: Playhead, turns: Turns, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._playhead = playhead
        self._turns = turns
        self.merges = MergeTableModel(self)
        self.admissions = AdmitTableModel(self)
        self.rounds = RoundTableModel(self)
        self.replacements = ReplaceTableModel(self)
        self.steps: StepTableModel = self.merges
        self.vocabulary = VocabularyModel(self)
        self.candidates = CandidateModel(self)
        self._vocabulary: Vocabulary | None = None
        project.history_replaced.connect(self._replace)
        project.steps_appended.connect(self._later)
        project.history_finished.connect(self._later)
        playhead.step_changed.connect(self._later)
        playhead.motion_changed.connect(self._follow_motion)

    def step_name(self, step: int) -> str:
        """Return what a step is about, in words; "" for none."""
        return self.steps.name(step) if 1 <= step <= self.steps.length else ""

    def _show_steps(self) -> None:
        history = self._project.history
        if history is not None:
            self.steps.extend(len(history.steps))
        self._follow_motion()

    def _show_vocabulary(self) -> None:
        self._set_vocabulary()
        self.vocabulary_shown.emit(self._playhead.step)

    def _set_vocabulary(self) -> None:
        history = self._project.history
        if history is None:
            self.vocabulary.set_playhead(0, None)
            return
        self.vocabulary.extend(len(history.vocabulary))
        state = history.state_at(self._playhead.step)
        if isinstance(state, UnigramState):
            # Dropped pieces stay in the table, so that what became of them can be seen.
            self.vocabulary.set_scores(state.scores())
            counts = state.token_counts()
            size = len(counts) if self._playhead.step else state.vocabulary_size
            self.vocabulary.set_playhead(size, counts)
            return
        self.vocabulary.set_scores(None)
        self.vocabulary.set_playhead(state.vocabulary_size, state.token_counts())

    def show_candidates(self, view: CandidateView, rule_text: str) -> None:
        """Show these pairs; `rule_text` says which of equal counts wins."""
        history = self._project.history
        ended = history is not None and history.finished and view.step == len(history.steps)
        self.candidates.set_candidates(
            view.rows,
            view.pairs,
            view.tied,
            "" if ended else rule_text,
            view.step,
            pending=view.pending,
            final=ended,
            by_rank=isinstance(history, ReplayHistory),
        )

    def _later(self, *_facts: object) -> None:
        self._turns.ask(self._show_steps)
        self._turns.ask(self._show_vocabulary)

    def _replace(self) -> None:
        history = self._project.history
        if history is None:
            self.steps.set_source(0, _no_row)
            self.vocabulary.set_source(0, _no_entry)
        else:
            rows = _Rows(history)
            scored = history.config.algorithm == "wordpiece"
            self.merges.set_kind(scored=scored, tied=not isinstance(history, ReplayHistory))
            self.candidates.set_scored(scored)
            model, row = self._model_for(history, rows)
            self._use(model)
            self.steps.set_source(len(history.steps), row)
            # A tokenizer that is played on another text keeps its tokens.
            if history.vocabulary is not self._vocabulary:
                absent = history.absent if isinstance(history, GageTraining) else ()
                self.vocabulary.set_byte_table(isinstance(history, GageTraining))
                self.vocabulary.set_absent(absent)
                self.vocabulary.set_source(len(history.vocabulary), rows.token)
        self._vocabulary = None if history is None else history.vocabulary
        self.vocabulary.set_met(None if history is None else history.met)
        self.vocabulary.set_stored(history is not None and history.numbers is not None)
        self._later()

    def _model_for(
        self, history: History, rows: _Rows
    ) -> tuple[StepTableModel, Callable[[int], Any]]:
        if isinstance(history, BaselineHistory):
            return self.admissions, rows.admission
        if isinstance(history, UnigramHistory):
            return self.rounds, rows.round
        if isinstance(history, GageTraining):
            return self.replacements, rows.replacement
        return self.merges, rows.merge

    def _use(self, model: StepTableModel) -> None:
        if model is not self.steps:
            self.steps.set_source(0, _no_row)
            self.steps = model
            self.steps_model_changed.emit(model)

    def _follow_motion(self, *_motion: object) -> None:
        """Light the row of the merge in motion; its outcome is open until it settles."""
        step = self._playhead.step
        if self._playhead.phase in ("announce", "count", "join"):
            history = self._project.history
            coming = step + 1 if history is None else history.next_change(step)
            self.steps.set_playhead(step, coming, done=False)
        else:
            self.steps.set_playhead(step, step or None, done=True)


class _Rows:
    """Describes the rows of one training when they are first shown."""

    def __init__(self, history: History) -> None:
        self._history = history
        self._faces = FaceBook(history.vocabulary, history.numbers)

    def merge(self, step: int) -> MergeRowData:
        made = self._history.steps[step - 1]
        face = self._faces.face
        token = self._history.vocabulary.token
        ids = (made.left_id, made.right_id, made.token_id)
        left, right, result = (real_text(token(id_)) for id_ in ids)
        return MergeRowData(
            step,
            face(made.left_id),
            face(made.right_id),
            face(made.token_id),
            made.count,
            made.replaced,
            made.ties,
            made.score if isinstance(made, ScoredStep) else None,
            (left, right, result),
        )

    def admission(self, step: int) -> AdmitRowData:
        history = self._history
        made = history.steps[step - 1]
        total = (history.state_at(0).unknown or 0) if isinstance(history, BaselineHistory) else 0
        face = self._faces.face(made.token_id)
        return AdmitRowData(step, face, made.token, made.count, made.unknown, total)

    def replacement(self, step: int) -> ReplaceRowData:
        history = self._history
        assert isinstance(history, GageTraining)
        made = history.steps[step - 1]
        ids = (made.left_id, made.right_id, made.token_id)
        text = label(history.vocabulary.token(made.token_id).bytes)
        left_over, total = made.symbols, len(history.data)
        faces = map(self._faces.face, ids)
        return ReplaceRowData(step, *faces, made.count, made.replaced, left_over, text, total)

    def round(self, step: int) -> RoundRowData:
        made = self._history.steps[step - 1]
        return RoundRowData(
            step,
            made.kind,
            made.pieces,
            len(made.added),
            len(made.removed),
            made.log_likelihood,
            made.log_likelihood - made.before,
            made.symbols,
        )

    def token(self, token_id: int) -> VocabularyEntry:
        token = self._history.vocabulary.token(token_id)
        face, numbers = self._faces.face, self._history.numbers
        return VocabularyEntry(
            token_id,
            face(token_id),
            token.name,
            token.bytes,
            token.rank,
            None if token.left is None else face(token.left),
            None if token.right is None else face(token.right),
            token.kind,
            real_text(token),
            face(token_id).number if numbers is None else numbers[token_id],
        )


def _no_row(step: int) -> Any:
    raise IndexError(step)


def _no_entry(token: int) -> VocabularyEntry:
    raise IndexError(token)
