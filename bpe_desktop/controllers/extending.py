"""Tries changes of the tokenizer at the playhead out, in a process of their own."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from ..engine.baseline_history import BaselineHistory
from ..engine.extension import why_not_further
from ..engine.extension_plan import ExtensionPlan
from ..engine.gage.training_history import GageTraining
from ..engine.history import TrainingHistory
from ..engine.pruning import why_not_pruned
from ..engine.replay_history import ReplayHistory
from ..engine.unigram.history import UnigramHistory
from ..models.extension_board import Ability, BoardPhase, ExtensionBoard
from ..models.playhead import Playhead
from ..models.project import History, Project
from ..models.run_state import Phase
from ..workers.extension_messages import (
    Base,
    Domain,
    Extension,
    ExtensionJob,
    ExtensionLosses,
    ExtensionProgress,
    ExtensionSaved,
    FileBase,
    LossesJob,
    MergedBase,
    PlainBase,
    SaveJob,
)
from ..workers.messages import Crashed, Failed, Message
from ..workers.training_worker import TrainingWorker
from .extension_reports import report_of
from .ports import Messages

__all__ = ["ExtensionController"]

log = logging.getLogger(__name__)

_BUSY = (Phase.OPENING, Phase.STARTING, Phase.COUNTING, Phase.TRAINING)
PAUSE_MS = 350  # in the typing, before the work begins


class ExtensionController(QObject):
    """Works only while its page is on the screen; the newest plan wins."""

    losses_changed = Signal()
    saved = Signal(str)  # the path

    def __init__(
        self,
        project: Project,
        playhead: Playhead,
        board: ExtensionBoard,
        worker: TrainingWorker,
        messages: Messages,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._playhead = playhead
        self._board = board
        self._worker = worker
        self._messages = messages
        self._revision = 0
        self._is_active = False
        self._is_due = True
        self._asked = ExtensionPlan()  # at work, or the last that was
        self._base: tuple[History, int, Base] | None = None
        self._losses: dict[str, ExtensionLosses] = {}
        self._path = ""
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(PAUSE_MS)
        self._later.timeout.connect(self._start)
        worker.message.connect(self._receive)
        for changed in (project.history_replaced, project.history_finished, project.run_changed):
            changed.connect(self._look)
        playhead.step_changed.connect(self._look)
        project.live_text_changed.connect(self._changed)

    @property
    def is_waiting(self) -> bool:
        """Tell whether a plan will be tried out after a pause."""
        return self._later.isActive()

    # Intents

    def set_active(self, active: bool) -> None:
        """Say whether the page is on the screen."""
        self._is_active = active
        if active:
            self._look()
            if self._is_due:
                self._start()
        else:
            self._later.stop()

    def set_plan(self, plan: ExtensionPlan, *, at_once: bool = False) -> None:
        """Try another change out, after a pause in the typing or at once."""
        self._board.update(plan=plan)
        self._changed()
        if at_once:
            self._later.stop()
            self._start()

    def set_domain_text(self, text: str) -> None:
        """Take a text of the domain that was typed."""
        if text != self._board.facts.domain_text:
            self._board.update(domain_text=text)
            self._changed()

    def set_domain_files(self, names: Sequence[str]) -> None:
        """Take files as the corpus of the domain, none for what is typed."""
        files = tuple(Path(name) for name in names)
        if files != self._board.facts.domain_files:
            self._board.update(domain_files=files)
            self._changed()

    def cancel(self) -> None:
        """Stop the work; the figures before stay."""
        self._later.stop()
        self._worker.cancel()
        facts = self._board.facts
        if facts.phase is BoardPhase.WORKING:
            self._board.update(
                phase=BoardPhase.NONE if facts.report is None else BoardPhase.DONE, is_stale=True
            )

    def ask_losses(self, formats: Sequence[str]) -> None:
        """Find out what formats cannot hold of the changed tokenizer."""
        self._losses.clear()
        self._revision += 1
        self._worker.start(LossesJob(self._revision, tuple(formats)))

    def losses(self, format_name: str) -> list[str]:
        """Return what a format cannot hold, as far as it is known; raises `UserError`."""
        found = self._losses.get(format_name)
        if found is None:
            return []
        if found.problem is not None:
            raise found.problem
        return [*found.sentences]

    def save(self, format_name: str, path: str) -> None:
        """Write the changed tokenizer, read it back and compare."""
        self._revision += 1
        self._path = path
        self._worker.start(SaveJob(self._revision, format_name, path))

    def close(self) -> None:
        """End the process."""
        self._later.stop()
        self._worker.close()

    # Work

    def _look(self, *_facts: object) -> None:
        """Notice another tokenizer."""
        if not self._is_active:
            self._is_due = True
            return
        ability, why_none, is_ready = self._ability()
        facts = self._board.facts
        if ability is None or not is_ready:
            self._worker.cancel()
            self._later.stop()
            phase = BoardPhase.NONE if ability is None else BoardPhase.WAITING
            self._board.update(phase=phase, no_tokenizer=why_none, report=None)
            self._is_due = True
            return
        is_same = ability == facts.ability and self._base is not None
        is_same = is_same and self._base is not None and self._base[0] is self._project.history
        self._board.update(ability=ability, no_tokenizer="")
        if not is_same or facts.phase in (BoardPhase.NONE, BoardPhase.WAITING):
            self._changed()

    def _changed(self, *_facts: object) -> None:
        self._is_due = True
        if self._is_active and self._board.facts.no_tokenizer == "":
            self._later.start()

    def _start(self) -> None:
        ability, _why, is_ready = self._ability()
        if not self._is_active or ability is None or not is_ready:
            return
        self._is_due = False
        base = self._base_now()
        facts = self._board.facts
        source = self._project.source
        settled = source.settled_files if source.text is None else ()
        plan = self._asked = facts.plan
        self._revision += 1
        paths = tuple(str(path) for path in facts.domain_files)
        self._board.update(
            phase=BoardPhase.WORKING, stage="", done=0, total=0, is_stale=True, ability=ability
        )
        self._worker.start(
            ExtensionJob(
                self._revision,
                base,
                plan,
                Domain(source.text, settled=settled, counts=source.counts),
                Domain(paths=paths) if paths else Domain(facts.domain_text),
                self._project.live_text,
            )
        )

    def _receive(self, message: Message) -> None:
        if message.revision != self._revision:
            return
        if isinstance(message, ExtensionProgress):
            self._board.update(stage=message.phase, done=message.done, total=message.total)
        elif isinstance(message, Extension):
            self._losses.clear()
            self._board.update(
                phase=BoardPhase.DONE,
                report=report_of(message, self._asked),
                is_stale=False,
                problem="",
                hint="",
            )
        elif isinstance(message, ExtensionLosses):
            self._losses[message.format] = message
            self.losses_changed.emit()
        elif isinstance(message, ExtensionSaved):
            names = [Path(path).name for path in message.paths]
            both = self.tr("{} and {}") if len(names) == 2 else "{}"
            text = self.tr("Saved {}.").format(both.format(*names))
            self._messages.show_success(text, message.certificate)
            self.saved.emit(self._path)
        elif isinstance(message, Failed):
            self._fail(message.message, message.hint)
        elif isinstance(message, Crashed):
            log.error("A tokenizer could not be changed:\n%s", message.report)
            self._fail(self.tr("The tokenizer could not be changed."), "")

    def _fail(self, problem: str, hint: str) -> None:
        if self._board.facts.phase is BoardPhase.WORKING:
            self._board.update(phase=BoardPhase.FAILED, problem=problem, hint=hint)
        else:  # of saving
            self._messages.show_error(problem, hint)

    # The tokenizer at the playhead

    def _ability(self) -> tuple[Ability | None, str, bool]:
        """Return what can be done, why there is no tokenizer, and whether it is complete."""
        history = self._project.history
        if history is None:
            return (
                None,
                self.tr("Train a tokenizer, or open one, to see what it costs to change it."),
                False,
            )
        if isinstance(history, GageTraining):
            return None, self.tr("A compressor makes no tokenizer."), False
        step, config = self._step(history), history.config
        merges = step if isinstance(history, TrainingHistory | ReplayHistory) else 0
        size = len(history.vocabulary)
        if len(history) > 0 and not isinstance(history, UnigramHistory):
            size = history.state_at(step).vocabulary_size
        elif isinstance(history, UnigramHistory) and history.finished:
            size = history.state_at(len(history)).vocabulary_size
        ability = Ability(
            config.algorithm,
            size,
            merges,
            step,
            len(history),
            why_not_further(config, merges),
            why_not_pruned(config, merges),
        )
        is_ready = self._project.run.phase not in _BUSY
        # A unigram training that was stopped has left no vocabulary.
        is_ready = is_ready and (history.finished or not isinstance(history, UnigramHistory))
        return ability, "", is_ready

    def _step(self, history: History) -> int:
        # A unigram vocabulary is that at the end: before it is one in the making.
        if isinstance(history, UnigramHistory):
            return len(history)
        return min(self._playhead.step, len(history))

    def _base_now(self) -> Base:
        history = self._project.history
        assert history is not None
        step = self._step(history)
        if self._base is None or self._base[0] is not history or self._base[1] != step:
            self._base = history, step, self._make_base(history, step)
        return self._base[2]

    def _make_base(self, history: History, step: int) -> Base:
        if isinstance(history, ReplayHistory):
            opened = self._project.opened
            assert opened is not None
            return FileBase(opened.file, None if step >= len(history) else step)
        if isinstance(history, TrainingHistory):
            return MergedBase.of(history.config, history.alphabet, history.steps[:step])
        if isinstance(history, UnigramHistory):
            return PlainBase(history.config, tuple(history.vocabulary.finished()))
        assert isinstance(history, BaselineHistory)
        taken = history.first_id + step
        tokens = tuple(token for token in history.vocabulary if token.id < taken)
        return PlainBase(history.config, tokens)
