"""Starts, supersedes and cancels trainings, and brings what they send into the project."""

from __future__ import annotations

import logging
import traceback
from collections import deque
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from ..engine.baseline_history import BaselineHistory
from ..engine.gage.training_history import GageTraining
from ..engine.history import TrainingHistory
from ..engine.unigram.history import UnigramHistory
from ..formats.tokenizer_file import TokenizerFile, file_state
from ..models.corpus_source import CorpusSource
from ..models.number_text import count_text, counted
from ..models.project import Project
from ..models.run_state import Phase, RunState
from ..models.scene_maker import Snapshot
from ..models.turns import Turns
from ..workers.messages import (
    Counted,
    CountingProgress,
    Crashed,
    Failed,
    Finished,
    Grown,
    Message,
    Opened,
    PlainFinished,
    PlainSteps,
    Record,
    Replayed,
    ReplayJob,
    Steps,
    TrainingJob,
    Words,
)
from ..workers.training_worker import TrainingWorker
from .arriving import Arriving
from .ports import Messages
from .replaying import Replaying

__all__ = ["TrainingController"]

log = logging.getLogger(__name__)

CHANGE_PAUSE_MS = 150  # settings come one by one from a form
AUTOMATIC_UP_TO = 2_000_000  # characters; a larger corpus is trained when a person asks for it


class TrainingController(QObject):
    """One training at a time; each belongs to the project's revision it was started with."""

    snapshot = Signal(object)  # Snapshot of the newest state
    replay_wanted = Signal()  # a training that a person waited for is complete
    crashed = Signal(str)  # report of an error of ours in the training process
    tokenizer_opened = Signal(object)  # OpenedTokenizer
    retrained = Signal()  # a training that followed from an edit is complete

    def __init__(
        self,
        project: Project,
        worker: TrainingWorker,
        messages: Messages,
        turns: Turns,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._turns = turns
        self._inbox: deque[Message] = deque()  # what the worker told and nobody has seen yet
        self._project = project
        self._worker = worker
        self._messages = messages
        self._asked = False  # by the Train button
        self._is_taking_over = False  # what comes next comes with its training
        self._warned = False  # a message about this training is on show
        self._replay = False  # worth playing from its first merge
        self._arriving = Arriving()  # of the training at work
        self._opening: Replaying | None = None  # a tokenizer that is being read
        self._replaying: Replaying | None = None  # the one that is open
        self._run_before = RunState()  # while a tokenizer is being read
        self._record: Record | None = None  # of the next training, which was made before
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(CHANGE_PAUSE_MS)
        self._pause.timeout.connect(self._start_automatically)
        worker.message.connect(self._put_by)

    # Intents

    def train(self) -> None:
        """Train now, with the corpus and the settings as they are."""
        self._pause.stop()
        self._start(asked=True, replay=True)

    def open_tokenizer(self, path: Path, preset: str | None = None) -> None:
        """Read a tokenizer and play it on the corpus; what is open stays if that fails."""
        self._pause.stop()
        if self._opening is None:
            self._run_before = self._project.run
        self._opening = Replaying(TokenizerFile(str(path), None, preset, file_state(path)))
        self._start(asked=False, replay=False)

    def expect_record(self, record: Record) -> None:
        """Show a training that was made before, once its corpus and settings are there."""
        self._record = record

    def expect_tokenizer(self, path: Path, name: str) -> None:
        """Play a tokenizer on the corpus that comes next; people know it by `name`."""
        self._run_before = RunState()
        self._opening = Replaying(TokenizerFile(str(path), state=file_state(path)), name)

    def expect_from(self, other: TrainingController) -> None:
        """Play the tokenizer of a window that this one takes the place of on the corpus to come."""
        self._opening, self._replaying = other._opening, other._replaying
        self._is_taking_over = not other._project.run.is_running

    def take_over(self, other: TrainingController) -> bool:
        """Show the training of the other window, whose corpus is here; tell whether it is complete.

        One that is at work there begins anew here.
        """
        self._is_taking_over = False
        self._replay, self._asked = other._replay, other._asked
        run, history = other._project.run, other._project.history
        if run.is_running:
            return False
        self._pause.stop()
        self._project.replace_history(history)
        if history is not None and run.phase is not Phase.CANCELLED:
            self._project.finish_history()
        if run.phase is Phase.STALE:
            assert history is not None
            is_of_settings = history.config != self._project.config
            what = self.tr("Settings changed.") if is_of_settings else self.tr("Corpus changed.")
            run = replace(run, text=what, hint=self.tr("Panes still show the earlier training."))
        self._project.set_run(run)
        if other._pause.isActive():
            self._pause.start()  # settings have just changed
        return True

    def train_anew(self) -> None:
        """Leave the tokenizer that is open, and train."""
        self.leave_tokenizer()
        self.train()

    def leave_tokenizer(self) -> None:
        """Close the tokenizer that is open or being read; panes show it until something follows."""
        self._opening = self._replaying = self._record = None
        self._project.set_opened(None)

    def cancel(self) -> None:
        """Stop the training at work; what it found so far stays in view."""
        self._pause.stop()
        if not self._worker.is_running:
            return
        if self._opening is not None:
            self._give_up_opening()
            return
        self._stop_worker()
        run = self._project.run
        if run.phase is Phase.TRAINING:
            cancelled = RunState(Phase.CANCELLED, run.done, run.total)
        elif self._project.history is None:
            cancelled = RunState(Phase.CANCELLED, 0, run.total)
        else:  # nothing came of it: the merges on show are those of the training before
            text = self.tr("Cancelled before its first step.")
            hint = self.tr("Panes still show the earlier training.")
            cancelled = RunState(Phase.STALE, text=text, hint=hint)
        self._project.set_run(cancelled)

    # Facts

    def source_changed(self, initiator: str) -> None:
        """Train on the new corpus; a small run on a new file plays by itself afterwards."""
        if self._is_taking_over:
            return  # it is trained already
        self.supersede()
        if initiator != "editor":
            self._start(asked=False, replay=True)
        elif self._is_automatic():
            self._start(asked=False, replay=False)

    def config_changed(self) -> None:
        """Supersede the training at work; train again if that takes no patience."""
        if self._opening is not None or self._replaying is not None:
            return  # these settings are for a later training
        self._supersede(self.tr("Settings changed."))
        if self._is_automatic():
            self._pause.start()

    def resume(self) -> None:
        """Train again if a training was given up for a change that did not come."""
        if self._project.run.phase is Phase.STALE and self._is_automatic():
            self._start(asked=False, replay=False)

    def restart(self) -> None:
        """Train again what was being trained when another file was tried in vain."""
        self._start(asked=False, replay=self._replay)

    def supersede(self) -> None:
        """Give up the training at work: the corpus is being changed."""
        self._supersede(self.tr("Corpus changed."))

    def _supersede(self, what: str) -> None:
        self._pause.stop()
        self._stop_worker()
        if self._project.history is None and not self._project.run.is_running:
            return
        hint = self.tr("Panes still show the earlier training.")
        if not self._is_automatic():
            hint = f"{hint} " + self.tr("Train starts a new one.")
        self._project.set_run(RunState(Phase.STALE, text=what, hint=hint))

    def _is_automatic(self) -> bool:
        return self._project.source.extent <= AUTOMATIC_UP_TO

    def _start_automatically(self) -> None:
        self._start(asked=False, replay=False)

    def _start(self, *, asked: bool, replay: bool) -> None:
        source = self._project.source
        self._pause.stop()
        self._asked = asked
        self._replay = replay
        self._stop_worker()
        record, self._record = self._record, None
        if self._warned:
            self._warned = False
            self._messages.clear()  # what was said of an earlier training
        if self._opening is not None or self._replaying is not None:
            self._start_replay(source)
            return
        if source.is_empty:
            self._project.replace_history(None)
            self._project.set_run(
                RunState(
                    text=self.tr("The corpus is empty."),
                    hint=self.tr("Type a text or open a file."),
                )
            )
            return
        self._project.set_run(RunState(Phase.STARTING))
        self._worker.start(self._job(source)._replace(record=record))

    def _job(self, source: CorpusSource) -> TrainingJob:
        return TrainingJob(
            revision=self._project.next_revision(),
            config=self._project.config,
            text=source.text,
            files=source.settled_files,
            counts=source.counts,
        )

    def _start_replay(self, source: CorpusSource) -> None:
        """Play the tokenizer that is open, or is to be opened, on the corpus."""
        replaying = self._opening or self._replaying
        assert replaying is not None
        self._project.set_run(RunState(Phase.OPENING, text=replaying.name))
        is_known = replaying.is_complete
        self._worker.start(ReplayJob(self._job(source), replaying.file, is_known))

    def _give_up_opening(self) -> None:
        """Show what was open before a tokenizer was tried in vain."""
        self._opening = None
        self._stop_worker()
        before, self._run_before = self._run_before, RunState()
        if before.is_running:
            self._start(asked=False, replay=self._replay)
        else:
            self._project.set_run(before)

    def _stop_worker(self) -> None:
        """Cancel the training at work and forget what it has sent but is not shown."""
        self._worker.cancel()
        self._inbox.clear()
        self._arriving = Arriving()

    def _put_by(self, message: Message) -> None:
        """Let the window paint between one message and the next."""
        self._inbox.append(message)
        self._turns.ask(self._receive_next)

    def _receive_next(self) -> None:
        if self._inbox:
            try:
                self.receive(self._inbox.popleft())
            except Exception:  # an error of ours: the training must not look complete after it
                self._stop_worker()
                self._crashed(traceback.format_exc())
        if self._inbox:
            self._turns.ask(self._receive_next)

    def receive(self, message: Message) -> None:
        """Take a message of the training process; those of older revisions are dropped."""
        if message.revision != self._project.revision:
            return
        if isinstance(message, CountingProgress):
            self._project.set_run(RunState(Phase.COUNTING, message.done, message.total))
        elif isinstance(message, Words):
            self._arriving.take_words(message)
        elif isinstance(message, Counted):
            self._counted(message)
        elif isinstance(message, Steps | PlainSteps):
            self._steps(message)
        elif isinstance(message, Finished | PlainFinished):
            self._finished(message)
        elif isinstance(message, Opened | Grown):
            self._take_part(message)
        elif isinstance(message, Replayed):
            self._replayed(message)
        elif isinstance(message, Failed):
            self._failed(message.message, message.hint)
        elif isinstance(message, Crashed):
            self._crashed(message.report)

    def _counted(self, message: Counted) -> None:
        self._arriving.begin(message, self._project.config)
        self._project.set_run(RunState(Phase.TRAINING, 0, message.target))

    def _steps(self, message: Steps | PlainSteps) -> None:
        self._show_next()
        if message.steps:
            self._project.append_steps(message.steps)
        history = self._project.history
        assert history is not None
        done = len(history.steps)
        if isinstance(message, Steps) and message.candidates is not None:
            self.snapshot.emit(Snapshot(done, message.candidates, message.touched))
        target, left = self._arriving.target, self._arriving.seconds_left(done)
        self._project.set_run(RunState(Phase.TRAINING, done, target, left))

    def _show_next(self) -> None:
        """Replace the training in view now that the next one has something to show."""
        history = self._arriving.take_history()
        if history is not None:
            self._project.replace_history(history)

    def _finished(self, message: Finished | PlainFinished) -> None:
        self._show_next()
        history = self._project.history
        if isinstance(message, Finished):
            assert isinstance(history, TrainingHistory)
            history.finish(message.stop, message.segmentation, message.tables, message.touched)
        else:
            assert isinstance(history, BaselineHistory | UnigramHistory | GageTraining)
            history.finish(message.stop)
        self._project.finish_history()
        done, target = len(history.steps), self._arriving.target
        seconds, peak = message.seconds or None, message.peak
        text = message.stop.text
        self._project.set_run(
            RunState(Phase.FINISHED, done, target, text=text, seconds=seconds, peak=peak)
        )
        if isinstance(message, Finished):
            self._warn_of_early_stop(message.stop.code, done, target)
        if self._replay:
            self.replay_wanted.emit()
        else:
            self.retrained.emit()

    def _take_part(self, message: Opened | Grown) -> None:
        opening = self._opening or self._replaying
        assert opening is not None
        if isinstance(message, Opened):
            opening.begin(message)
        else:
            opening.grow(message)
        self._project.set_run(RunState(Phase.OPENING, *opening.progress, text=opening.name))

    def _replayed(self, message: Replayed) -> None:
        is_new = self._opening is not None
        replaying = self._opening or self._replaying
        assert replaying is not None
        self._opening, self._replaying = None, replaying
        history = replaying.history(self._arriving.words, self._arriving.counts, message)
        self._arriving = Arriving()
        opened = replaying.opened()
        self._project.set_opened(opened)
        self._project.replace_history(history)
        self._project.finish_history()
        self._project.set_run(RunState(Phase.OPENED, len(history), text=opened.name))
        if is_new:
            self.tokenizer_opened.emit(opened)
        else:
            self.retrained.emit()

    def _warn_of_early_stop(self, code: str, done: int, target: int | None) -> None:
        config = self._project.config
        if code == "alphabet-too-large":
            history = self._project.history
            assert history is not None
            least = history.state_at(0).vocabulary_size
            self._warned = True
            self._messages.show_warning(
                counted(
                    "TrainingController",
                    "No merge was possible: the alphabet alone makes %Ln token(s).",
                    least,
                ),
                counted("TrainingController", "Ask for more than %Ln token(s).", least),
            )
        elif code == "min-frequency" and target is not None and self._asked:
            self._warned = True
            self._messages.show_warning(
                counted(
                    "TrainingController", "Only {} of %Ln merge(s) were possible.", target
                ).format(count_text(done)),
                self.tr("No pair counts {} or more. Lower the minimum count to go on.").format(
                    count_text(config.min_frequency)
                ),
                self.tr("Set to {}").format(1),
                self._lower_minimum,
            )

    def _lower_minimum(self) -> None:
        self._project.set_config(self._project.config.with_changes(min_frequency=1))

    def _failed(self, message: str, hint: str) -> None:
        self._arriving = Arriving()
        if self._opening is not None:
            kept = self.tr("What was open is still open.")
            hint = hint if self._project.history is None else f"{hint} {kept}".strip()
            self._messages.show_error(message, hint, of_opening=True)
            self._give_up_opening()
            return
        self._project.set_run(RunState(Phase.FAILED, text=message, hint=hint))
        self._warned = True
        self._messages.show_error(message, hint)

    def _crashed(self, report: str) -> None:
        log.error("Training failed:\n%s", report)
        if self._opening is not None:
            self._give_up_opening()
        else:
            self._project.set_run(RunState(Phase.FAILED, text=self.tr("The training failed.")))
        self.crashed.emit(report)
