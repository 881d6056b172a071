"""The branches of the training: what each decides otherwise, and what has become of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from PySide6.QtCore import QObject, Signal

from ..engine.branching import Intervention
from ..engine.history import TrainingHistory

__all__ = ["MOST_BRANCHES", "Branch", "BranchPhase", "BranchPlan", "Branches"]

MOST_BRANCHES = 6  # as many as there are colours to tell them apart


class BranchPhase(Enum):
    """Where a branch stands; `WAITING` for the main line, or for other branches."""

    WAITING = "waiting"
    TRAINING = "training"
    DONE = "done"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class BranchPlan:
    """What a branch decides otherwise: a tie rule for the whole training, or one choice.

    `left` and `right` are the names of the pair's tokens, by which it is found again when the main
    line is trained anew.
    """

    rule: str = ""
    change: Intervention | None = None
    left: str = ""
    right: str = ""


@dataclass(frozen=True, slots=True)
class Branch:
    """One branch at one moment.

    `color` counts from 0 and is no other branch's. `first` is the first merge that is another one
    than in the main line, `None` where all are the same; it is known once the branch is done, as is
    `history`. `problem` and `hint` say why it failed.
    """

    key: int
    name: str
    color: int
    plan: BranchPlan
    phase: BranchPhase = BranchPhase.WAITING
    done: int = 0
    total: int | None = None
    first: int | None = None
    history: TrainingHistory | None = None
    problem: str = ""
    hint: str = ""


class Branches(QObject):
    """A short list of branches, of which one is chosen. Only the controller changes it."""

    changed = Signal()
    chosen_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._branches: dict[int, Branch] = {}
        self._chosen: int | None = None
        self._keys = 0

    def __len__(self) -> int:
        return len(self._branches)

    @property
    def all(self) -> tuple[Branch, ...]:
        """The branches, the oldest first."""
        return tuple(self._branches.values())

    @property
    def chosen(self) -> Branch | None:
        """The branch that is compared with the main line."""
        return None if self._chosen is None else self._branches[self._chosen]

    @property
    def is_full(self) -> bool:
        """Tell whether one must go before another can come."""
        return len(self._branches) >= MOST_BRANCHES

    def get(self, key: int) -> Branch | None:
        """Return a branch; `None` if it was thrown away."""
        return self._branches.get(key)

    def with_plan(self, plan: BranchPlan) -> Branch | None:
        """Return the branch that has this plan."""
        return next((branch for branch in self.all if branch.plan == plan), None)

    def with_rule(self, rule: str) -> Branch | None:
        """Return the branch that is trained by a tie rule from the start."""
        return self.with_plan(BranchPlan(rule=rule))

    def add(self, plan: BranchPlan, name: str) -> Branch:
        """Add a branch, which waits to be trained."""
        assert not self.is_full
        self._keys += 1
        taken = {branch.color for branch in self.all}
        color = next(color for color in range(MOST_BRANCHES) if color not in taken)
        branch = self._branches[self._keys] = Branch(self._keys, name, color, plan)
        self.changed.emit()
        if self._chosen is None:
            self.choose(branch.key)
        return branch

    def remove(self, key: int) -> None:
        """Throw a branch away; its neighbour is chosen instead."""
        if key not in self._branches:
            return
        keys = list(self._branches)
        at = keys.index(key)
        del self._branches[key]
        if key == self._chosen:
            left = keys[:at] + keys[at + 1 :]
            self._chosen = left[min(at, len(left) - 1)] if left else None
            self.changed.emit()
            self.chosen_changed.emit()
        else:
            self.changed.emit()

    def choose(self, key: int) -> None:
        """Compare another branch with the main line."""
        if key in self._branches and key != self._chosen:
            self._chosen = key
            self.chosen_changed.emit()

    def take_over(self, other: Branches) -> None:
        """Have the branches of the window that this one takes the place of; those at work wait."""
        self._branches = {
            branch.key: replace(branch, phase=BranchPhase.WAITING, done=0, total=None)
            if branch.phase is BranchPhase.TRAINING
            else branch
            for branch in other.all
        }
        self._chosen, self._keys = other._chosen, other._keys
        self.changed.emit()
        self.chosen_changed.emit()

    def update(self, key: int, **changes: Any) -> None:
        """Change what holds of a branch."""
        branch = self._branches[key]
        changed = replace(branch, **changes)
        if changed != branch:
            self._branches[key] = changed
            self.changed.emit()
