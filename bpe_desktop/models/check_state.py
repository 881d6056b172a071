"""The check of the corpus as the window holds it, and what came true of its forecast."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from ..engine.config import TrainingConfig
from ..engine.corpus_check import CorpusCheck
from ..engine.training_forecast import Forecast

__all__ = ["CheckPhase", "CheckState", "Measured", "next_pace"]

_TELLING = 0.3  # seconds; shorter trainings tell nothing about the pace
_MOST_PACE = 5.0
_WEIGHT = 0.5  # of the newest training


class CheckPhase(Enum):
    """Where the check stands."""

    WAITING = "waiting"  # the corpus is large: it is checked when a person asks for it
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"


class Measured(NamedTuple):
    """What a training took; `key` says which corpus and settings it belongs to."""

    key: tuple[int, TrainingConfig]
    seconds: float
    peak: int | None


class CheckState(QObject):
    """The newest check, kept until another one replaces it.

    `key` is the corpus, by a number, and the settings that the check belongs to; `is_stale` says
    that these have changed since. `pace` is how many times longer trainings took than forecast.
    """

    changed = Signal()
    pace_learnt = Signal(float)  # for the forecasts to come; this one stays what it was

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.phase = CheckPhase.WAITING
        self.done, self.total = 0, 0
        self.check: CorpusCheck | None = None
        self.key: tuple[int, TrainingConfig] | None = None
        self.is_stale = False
        self.problem = ""
        self.pace = 1.0
        self.measured: Measured | None = None
        self._forecast: Forecast | None = None
        self._learnt: Measured | None = None

    @property
    def forecast(self) -> Forecast | None:
        """What the training will take, at the pace of those before."""
        raw = self._forecast
        if raw is None:
            return None
        return raw._replace(seconds=raw.counting + (raw.seconds - raw.counting) * self.pace)

    @property
    def came_true(self) -> Measured | None:
        """What the training took that the forecast is about; `None` as long as there is none."""
        measured = self.measured
        return measured if measured is not None and measured.key == self.key else None

    def set_running(self, done: int = 0, total: int = 0) -> None:
        """Say how far the check is."""
        self.phase, self.done, self.total = CheckPhase.RUNNING, done, total
        self.changed.emit()

    def set_waiting(self) -> None:
        """Say that nothing is being checked."""
        self.phase = CheckPhase.WAITING if self.check is None or self.is_stale else CheckPhase.DONE
        self.changed.emit()

    def set_stale(self) -> None:
        """Say that corpus or settings have changed."""
        self.is_stale = self.check is not None
        self.changed.emit()

    def set_fresh(self) -> None:
        """Say that what was checked is what there is after all, as after an undo."""
        if self.is_stale:
            self.is_stale = False
            self.set_waiting()

    def set_failed(self, problem: str) -> None:
        """Say why the corpus cannot be checked."""
        self.phase, self.problem = CheckPhase.FAILED, problem
        self.check = self._forecast = self.key = None
        self.is_stale = False
        self.changed.emit()

    def set_done(
        self, key: tuple[int, TrainingConfig], check: CorpusCheck, forecast: Forecast
    ) -> None:
        """Take a complete check."""
        self.phase, self.key, self.check = CheckPhase.DONE, key, check
        self._forecast = forecast
        self.is_stale = False
        self._learn()
        self.changed.emit()

    def set_measured(self, measured: Measured) -> None:
        """Take what a training took."""
        if measured != self.measured:
            self.measured = measured
            self._learn()
            self.changed.emit()

    def _learn(self) -> None:
        """Learn the pace from a training whose forecast is there, for the forecasts to come."""
        measured = self.came_true
        if measured is not None and self._forecast is not None and measured is not self._learnt:
            self._learnt = measured
            self.pace_learnt.emit(next_pace(self.pace, self._forecast, measured.seconds))


def next_pace(pace: float, forecast: Forecast, seconds: float) -> float:
    """Return the pace after a training that took so many seconds; counting is not forecast by it.

    >>> next_pace(1.0, Forecast(3.0, 1.0, None, 0.5), 5.0)
    1.5
    """
    ahead, taken = forecast.seconds - forecast.counting, seconds - forecast.counting
    if ahead < _TELLING or taken < _TELLING:
        return pace
    newest = min(max(taken / ahead, 1 / _MOST_PACE), _MOST_PACE)
    return pace + _WEIGHT * (newest - pace)
