"""The training in view with its digits cut otherwise: one by one, and by threes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from PySide6.QtCore import QObject, Signal

from ..engine.config import TrainingConfig
from ..engine.histories import AnyHistory

__all__ = ["ONES", "THREES", "DigitPhase", "DigitVariant", "DigitVariants"]

ONES, THREES = 1, 3  # digits that stand together at most


class DigitPhase(Enum):
    """Where a variant stands; `OFF` until a person asks for it."""

    OFF = "off"
    WAITING = "waiting"
    TRAINING = "training"
    DONE = "done"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class DigitVariant:
    """One of the two at one moment; `history` is there once it is done."""

    most: int
    phase: DigitPhase = DigitPhase.OFF
    config: TrainingConfig | None = None
    history: AnyHistory | None = None
    problem: str = ""
    done: int = 0
    total: int | None = None


class DigitVariants(QObject):
    """Both variants. Only the controller changes them."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._variants = {most: DigitVariant(most) for most in (ONES, THREES)}

    @property
    def all(self) -> tuple[DigitVariant, ...]:
        """Digits alone, then by threes."""
        return tuple(self._variants.values())

    @property
    def are_wanted(self) -> bool:
        """Tell whether a person asked for them."""
        return any(variant.phase is not DigitPhase.OFF for variant in self.all)

    @property
    def are_done(self) -> bool:
        """Tell whether nothing is left to train."""
        ends = (DigitPhase.DONE, DigitPhase.FAILED)
        return all(variant.phase in ends for variant in self.all)

    def get(self, most: int) -> DigitVariant:
        """Return one of them."""
        return self._variants[most]

    def reset(self, phase: DigitPhase, variants: Iterable[int] = (ONES, THREES)) -> None:
        """Forget what was trained."""
        for most in variants:
            self._variants[most] = DigitVariant(most, phase)
        self.changed.emit()

    def update(self, most: int, **changes: Any) -> None:
        """Change what holds of a variant."""
        self._variants[most] = replace(self._variants[most], **changes)
        self.changed.emit()
