"""Trains the corpus again with its digits cut otherwise, in a process of its own."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QObject

from ..engine.gage.training_history import GageTraining
from ..engine.histories import AnyHistory, make_history
from ..engine.number_splits import with_digits
from ..engine.replay_history import ReplayHistory
from ..errors import UserError
from ..models.digit_variants import DigitPhase, DigitVariants
from ..models.project import Project
from ..models.run_state import Phase
from ..workers.messages import (
    Counted,
    Crashed,
    Failed,
    Finished,
    Message,
    PlainFinished,
    PlainSteps,
    Steps,
    TrainingJob,
)
from ..workers.training_worker import TrainingWorker

__all__ = ["DigitVariantController"]

log = logging.getLogger(__name__)


class DigitVariantController(QObject):
    """One variant after the other; they belong to the training in view.

    When that is trained anew, so are they, as soon as it is complete and `set_active` says that
    somebody looks at them.
    """

    def __init__(
        self,
        project: Project,
        variants: DigitVariants,
        worker: TrainingWorker,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._variants = variants
        self._worker = worker
        self._is_active = False
        self._revision = 0
        self._at_work: int | None = None
        self._next: AnyHistory | None = None  # of the variant at work, as far as it is trained
        worker.message.connect(self.receive)
        project.history_replaced.connect(self._wait_for_training)
        project.history_finished.connect(self._train_next)
        project.run_changed.connect(self._train_next)

    @property
    def problem(self) -> str:
        """Why there can be no variants of what is in view; "" where there can."""
        history = self._project.history
        if isinstance(history, ReplayHistory):
            return self.tr("A tokenizer from a file is not trained anew.")
        if isinstance(history, GageTraining):
            return self.tr("A compressor has no pre-tokenizer.")
        if not self._is_complete():
            return self.tr("The variants are made of a training that is complete.")
        return ""

    def set_active(self, active: bool) -> None:
        """Say whether anybody looks."""
        self._is_active = active
        self._train_next()

    def train(self) -> None:
        """Train both."""
        if not self.problem:
            self._variants.reset(DigitPhase.WAITING)
            self._train_next()

    def stop(self) -> None:
        """Give them up."""
        self._stop()
        self._variants.reset(DigitPhase.OFF)

    def close(self) -> None:
        """End the process."""
        self._worker.close()

    def _is_complete(self) -> bool:
        history = self._project.history
        is_trained = history is not None and not isinstance(history, ReplayHistory | GageTraining)
        return is_trained and self._project.run.phase is Phase.FINISHED

    def _wait_for_training(self) -> None:
        """Take back what belongs to another training."""
        self._stop()
        if self._variants.are_wanted:
            self._variants.reset(DigitPhase.WAITING)

    def _stop(self) -> None:
        self._worker.cancel()
        self._at_work = self._next = None

    def _train_next(self) -> None:
        history = self._project.history
        if self._at_work is not None or not self._is_active or not self._is_complete():
            return
        assert history is not None
        for variant in self._variants.all:
            if variant.phase is not DigitPhase.WAITING:
                continue
            config = with_digits(history.config, variant.most)
            if config == history.config:  # digits are cut so already
                assert not isinstance(history, ReplayHistory)
                self._variants.update(
                    variant.most, phase=DigitPhase.DONE, config=config, history=history
                )
                continue
            self._at_work = variant.most
            self._variants.update(variant.most, phase=DigitPhase.TRAINING, config=config)
            self._revision += 1
            source = self._project.source
            self._worker.start(
                TrainingJob(
                    self._revision, config, source.text, source.settled_files, source.counts
                )
            )
            return

    # Facts

    def receive(self, message: Message) -> None:
        """Take a message about the variant at work."""
        most = self._at_work
        if most is None or message.revision != self._revision:
            return
        if isinstance(message, Counted):
            self._begin(most, message)
        elif isinstance(message, Steps | PlainSteps):
            self._append(most, message.steps)
        elif isinstance(message, Finished | PlainFinished):
            history, self._at_work, self._next = self._next, None, None
            self._variants.update(most, phase=DigitPhase.DONE, history=history)
            self._train_next()
        elif isinstance(message, Failed):
            self._fail(most, str(UserError(message.message, message.hint)))
        elif isinstance(message, Crashed):
            log.error("A variant failed:\n%s", message.report)
            self._fail(most, self.tr("This training failed."))

    def _begin(self, most: int, message: Counted) -> None:
        config = self._variants.get(most).config
        assert config is not None
        # Only its vocabulary is of use: the words of the corpus are not asked for.
        self._next = make_history(
            config,
            message.alphabet,
            (),
            (),
            base_counts=message.base_counts,
            distinct=message.totals.distinct,
            occurrences=message.totals.occurrences,
        )
        self._variants.update(most, total=message.target)

    def _append(self, most: int, steps: Iterable[Any]) -> None:
        if self._next is not None:
            self._next.append(steps)
            self._variants.update(most, done=len(self._next))

    def _fail(self, most: int, problem: str) -> None:
        self._at_work = self._next = None
        self._variants.update(most, phase=DigitPhase.FAILED, problem=problem)
        self._train_next()
