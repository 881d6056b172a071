"""A change of the tokenizer that is tried out: what is wanted, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from ..engine.extension_plan import ExtensionPlan
from .extension_report import ExtensionReport

__all__ = ["Ability", "BoardFacts", "BoardPhase", "ExtensionBoard"]


class BoardPhase(Enum):
    """Where a change stands."""

    NONE = "none"  # no tokenizer
    WAITING = "waiting"  # for the training
    WORKING = "working"
    DONE = "done"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Ability:
    """What can be done with the tokenizer at the playhead: reasons against it, "" for none.

    `size` and `merges` are its tokens and rules, `step` of `steps` is where the playhead stands.
    """

    algorithm: str = "bpe"
    size: int = 0
    merges: int = 0
    step: int = 0
    steps: int = 0
    why_not_further: str = ""
    why_not_pruned: str = ""


@dataclass(frozen=True, slots=True)
class BoardFacts:
    """All of one moment.

    `stage` with `done` of `total` tells where the work stands. The `report` is that of an earlier
    plan while it `is_stale`. `problem` and `hint` say why a plan failed, `no_tokenizer` why there
    is nothing to change.
    """

    phase: BoardPhase = BoardPhase.NONE
    plan: ExtensionPlan = field(default_factory=ExtensionPlan)
    ability: Ability = field(default_factory=Ability)
    domain_text: str = ""
    domain_files: tuple[Path, ...] = ()
    stage: str = ""
    done: int = 0
    total: int = 0
    report: ExtensionReport | None = None
    is_stale: bool = False
    problem: str = ""
    hint: str = ""
    no_tokenizer: str = ""


class ExtensionBoard(QObject):
    """Only the controller changes it."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._facts = BoardFacts()

    @property
    def facts(self) -> BoardFacts:
        """What holds now."""
        return self._facts

    def update(self, **changes: Any) -> None:
        """Change what holds; emits once, and only on a change."""
        facts = replace(self._facts, **changes)
        if facts != self._facts:
            self._facts = facts
            self.changed.emit()
