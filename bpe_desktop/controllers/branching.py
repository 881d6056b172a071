"""Trains branches beside the main line, one after the other, in a process of their own."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject

from ..engine.branching import Intervention
from ..engine.config import TIE_BREAKS
from ..engine.history import TrainingHistory
from ..models.branches import Branch, Branches, BranchPhase, BranchPlan
from ..models.number_text import counted
from ..models.project import Project
from ..models.run_state import Phase
from ..workers.messages import (
    Counted,
    Crashed,
    Failed,
    Finished,
    Message,
    Steps,
    TrainingJob,
)
from ..workers.training_worker import TrainingWorker
from .ports import Messages

__all__ = ["BranchController"]

log = logging.getLogger(__name__)

_WITH_BRANCHES = ("bpe",)  # the algorithms whose merges can be forced and forbidden
_WITH_TIES = ("bpe", "wordpiece")


class BranchController(QObject):
    """Makes, trains and throws away branches; the main line is not disturbed.

    A branch belongs to the main line on show. When that is trained anew, so is every branch, as
    soon as it is complete.
    """

    def __init__(
        self,
        project: Project,
        branches: Branches,
        worker: TrainingWorker,
        messages: Messages,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._branches = branches
        self._worker = worker
        self._messages = messages
        self._revision = 0
        self._at_work: int | None = None  # the key of the branch that is being trained
        self._next: TrainingHistory | None = None  # of that branch, as far as it is trained
        worker.message.connect(self.receive)
        project.history_replaced.connect(self._wait_for_main_line)
        project.history_finished.connect(self._train_next)
        project.run_changed.connect(self._train_next)

    @property
    def can_change_merges(self) -> bool:
        """Tell whether merges of the main line can be forced and forbidden now."""
        return self._is_complete(_WITH_BRANCHES)

    @property
    def can_change_ties(self) -> bool:
        """Tell whether the main line can be trained by other tie rules now."""
        return self._is_complete(_WITH_TIES)

    @property
    def has_merges(self) -> bool:
        """Tell whether the main line, once complete, can have branches."""
        history = self._project.history
        if history is None:
            return self._project.config.algorithm in _WITH_TIES
        return isinstance(history, TrainingHistory) and history.config.algorithm in _WITH_TIES

    def other_rules(self) -> tuple[str, ...]:
        """Return the tie rules that the main line does not have."""
        history = self._project.history
        mine = None if history is None else history.config.tie_break
        return tuple(rule for rule in TIE_BREAKS if rule != mine)

    # Intents

    def try_rule(self, rule: str, name: str) -> bool:
        """Train the whole main line by another tie rule; tell whether there is such a branch."""
        return self._add(BranchPlan(rule=rule), name)

    def try_rule_from(self, step: int, rule: str, name: str) -> bool:
        """Decide merge `step` and those after it by another tie rule."""
        return self._add(BranchPlan(change=Intervention(step, "tie-break", rule=rule)), name)

    def try_pair(self, step: int, kind: str, pair: tuple[int, int], name: str) -> bool:
        """Force a pair to be merge `step`, or forbid it from there on."""
        history = self._project.history
        if not isinstance(history, TrainingHistory):
            return False
        left, right = (history.vocabulary.token(token).name for token in pair)
        return self._add(BranchPlan("", Intervention(step, kind, *pair), left, right), name)

    def discard(self, key: int) -> None:
        """Throw a branch away, trained or not."""
        self._branches.remove(key)
        if key == self._at_work:
            self._stop()
            self._train_next()

    def rename(self, key: int, name: str) -> None:
        """Call a branch something else; an empty name leaves it as it is called."""
        if name.strip() and self._branches.get(key) is not None:
            self._branches.update(key, name=name.strip())

    def choose(self, key: int) -> None:
        """Compare another branch with the main line."""
        self._branches.choose(key)

    def resume(self) -> None:
        """Train the branches that wait, if they can be."""
        self._train_next()

    def close(self) -> None:
        """End the process."""
        self._worker.close()

    def _add(self, plan: BranchPlan, name: str) -> bool:
        branch = self._branches.with_plan(plan)
        if branch is None and self._branches.is_full:
            self._messages.show_warning(
                counted(
                    "BranchController", "There is room for %Ln branch(es).", len(self._branches)
                ),
                self.tr("Throw one away, then make another."),
            )
            return False
        if branch is None:
            branch = self._branches.add(plan, name)
        self._branches.choose(branch.key)
        self._train_next()
        return True

    # The main line

    def _is_complete(self, algorithms: tuple[str, ...]) -> bool:
        history = self._project.history
        return (
            isinstance(history, TrainingHistory)
            and history.finished
            and self._project.run.phase is Phase.FINISHED
            and history.config.algorithm in algorithms
        )

    def _wait_for_main_line(self) -> None:
        """Take back what belongs to another main line."""
        self._stop()
        for branch in self._branches.all:
            self._set_waiting(branch)

    def _set_waiting(self, branch: Branch) -> None:
        self._branches.update(
            branch.key,
            phase=BranchPhase.WAITING,
            done=0,
            total=None,
            first=None,
            history=None,
            problem="",
            hint="",
        )

    def _stop(self) -> None:
        self._worker.cancel()
        self._at_work = self._next = None

    def _train_next(self) -> None:
        history = self._project.history
        if self._at_work is not None or not self._is_complete(_WITH_TIES):
            return
        assert isinstance(history, TrainingHistory)
        for branch in self._branches.all:
            if branch.phase is not BranchPhase.WAITING:
                continue
            job = self._job(branch.plan, history)
            if job is not None:
                self._at_work = branch.key
                self._branches.update(branch.key, phase=BranchPhase.TRAINING)
                self._worker.start(job)
                return
            self._fail(
                branch.key,
                self.tr("The main line does not have this pair, or it is not merged by counts."),
                self.tr("Choose a pair from its candidates, or throw this branch away."),
            )

    def _job(self, plan: BranchPlan, history: TrainingHistory) -> TrainingJob | None:
        """Return what to train, `None` if the main line has no such pair."""
        config = history.config
        change = plan.change
        if plan.rule:
            config = config.with_changes(tie_break=plan.rule)
        elif config.algorithm not in _WITH_BRANCHES:
            return None
        if change is not None and change.kind != "tie-break":
            left = _find(history, change.left, plan.left, change.step)
            right = _find(history, change.right, plan.right, change.step)
            if left is None or right is None:
                return None
            change = change._replace(left=left, right=right)
        self._revision += 1
        source = self._project.source
        return TrainingJob(
            revision=self._revision,
            config=config,
            text=source.text,
            files=source.settled_files,
            counts=source.counts,
            interventions=() if change is None else (change,),
        )

    # Facts

    def receive(self, message: Message) -> None:
        """Take a message about the branch at work."""
        if self._at_work is None or message.revision != self._revision:
            return
        key = self._at_work
        if isinstance(message, Counted):
            self._begin(key, message)
        elif isinstance(message, Steps) and self._next is not None:
            self._next.append(message.steps)
            self._branches.update(key, done=len(self._next))
        elif isinstance(message, Finished) and self._next is not None:
            self._finish(key, message)
        elif isinstance(message, Failed):
            self._fail(key, message.message, message.hint)
        elif isinstance(message, Crashed):
            log.error("A branch failed:\n%s", message.report)
            self._fail(key, self.tr("The training of this branch failed."), "")

    def _begin(self, key: int, message: Counted) -> None:
        main = self._project.history
        branch = self._branches.get(key)
        assert isinstance(main, TrainingHistory)
        assert branch is not None
        rule = branch.plan.rule or main.config.tie_break
        # The corpus is that of the main line, and so are the words that came before this.
        self._next = TrainingHistory(
            main.config.with_changes(tie_break=rule),
            message.alphabet,
            main.words,
            main.counts,
            base_counts=message.base_counts,
            distinct=message.totals.distinct,
            occurrences=message.totals.occurrences,
            words_by_count=message.by_count,
        )
        self._branches.update(key, total=message.target)

    def _finish(self, key: int, message: Finished) -> None:
        main, made = self._project.history, self._next
        assert isinstance(main, TrainingHistory)
        assert made is not None
        made.finish(message.stop, message.segmentation, message.tables, message.touched)
        self._at_work = self._next = None
        first = _first_difference(main, made)
        self._branches.update(key, phase=BranchPhase.DONE, history=made, first=first)
        self._train_next()

    def _fail(self, key: int, problem: str, hint: str) -> None:
        self._at_work = self._next = None
        self._branches.update(key, phase=BranchPhase.FAILED, problem=problem, hint=hint)
        self._train_next()


def _find(history: TrainingHistory, token_id: int, name: str, step: int) -> int | None:
    """Return the token of a name before merge `step`: that with the id, if it still has it."""
    vocabulary = history.vocabulary
    found = [token for token in vocabulary if token.name == name and (token.rank or 0) < step]
    if any(token.id == token_id for token in found):
        return token_id
    return found[0].id if found else None


def _first_difference(main: TrainingHistory, branch: TrainingHistory) -> int | None:
    """Return the first merge that is another one, or that only one of the two has."""
    pairs = zip(main.steps, branch.steps, strict=False)
    for step, other in pairs:
        if (step.left_id, step.right_id) != (other.left_id, other.right_id):
            return step.step
    if len(main) == len(branch):
        return None
    return min(len(main), len(branch)) + 1
