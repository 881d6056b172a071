"""Goes through states one by one, by hand or by itself."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from .turns import Turns

__all__ = ["Stepper"]

_STEP_MS = 700


class Stepper(QObject):
    """Holds which of some states is on show; works only while it is looked at.

    A subclass tells how many `states` there are, derives them in `_refresh` and shows the one `at`
    in `_emit`.
    """

    playing_changed = Signal(bool)

    def __init__(self, turns: Turns, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._turns = turns
        self._is_active = False
        self._at = 0
        self._timer = QTimer(self)
        self._timer.setInterval(_STEP_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def states(self) -> int:
        """How many states there are."""
        raise NotImplementedError

    @property
    def is_playing(self) -> bool:
        """Tell whether the states follow one another by themselves."""
        return self._timer.isActive()

    def set_active(self, active: bool) -> None:
        """Say whether anybody looks."""
        self._is_active = active
        if active:
            self._later()
        else:
            self.pause()

    def seek(self, at: int) -> None:
        """Show a state, 0 for the first."""
        at = min(max(at, 0), max(0, self.states - 1))
        if at != self._at:
            self._at = at
            self._emit()

    def step(self, by: int) -> None:
        """Go some states on or back, and stop playing."""
        self.pause()
        self.seek(self._at + by)

    def play(self) -> None:
        """Play on, or from the start if this is the end; pause if it plays."""
        if self.is_playing:
            self.pause()
            return
        if self._at + 1 >= self.states:
            self.seek(0)
        if self.states > 1:
            self._timer.start()
            self.playing_changed.emit(True)

    def start_over(self) -> None:
        """Play the states from the first one on, once they are there."""
        self._turns.ask(self._play_from_start)

    def pause(self) -> None:
        """Stop playing."""
        if self.is_playing:
            self._timer.stop()
            self.playing_changed.emit(False)

    def _play_from_start(self) -> None:
        self.pause()
        self.seek(0)
        self.play()

    def _tick(self) -> None:
        self.seek(self._at + 1)
        if self._at + 1 >= self.states:
            self.pause()

    def _later(self, *_facts: object) -> None:
        if self._is_active:
            self._turns.ask(self._refresh)

    def _refresh(self) -> None:
        raise NotImplementedError

    def _emit(self) -> None:
        raise NotImplementedError
