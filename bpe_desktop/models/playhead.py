"""The one position in time that every pane obeys."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

__all__ = ["SPEEDS", "Playhead"]

SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0)


class Playhead(QObject):
    """`step` merges of `length` have been made; panes show the state after them.

    While a merge is in motion, `phase` (announce, count, join, settle; rest otherwise) and
    `progress` (0 to 1 within the phase) say how far; the step changes when it settles. Where
    motion is reduced, phase "fade" begins before the step changes and ends after it.
    """

    step_changed = Signal(int)
    length_changed = Signal(int)
    motion_changed = Signal(str, float)
    playing_changed = Signal(bool)
    speed_changed = Signal(float)
    loop_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._step = 0
        self._length = 0
        self._phase = "rest"
        self._progress = 0.0
        self._playing = False
        self._speed = 1.0
        self._loop: tuple[int, int] | None = None
        self._looping = False

    @property
    def step(self) -> int:
        """Number of merges made, 0 to `length`."""
        return self._step

    @property
    def length(self) -> int:
        """Number of merges known so far."""
        return self._length

    @property
    def phase(self) -> str:
        """Phase of the merge in motion, "rest" where nothing moves."""
        return self._phase

    @property
    def progress(self) -> float:
        """Progress within the phase, 0 to 1."""
        return self._progress

    @property
    def playing(self) -> bool:
        """Tell whether merges follow one another by themselves."""
        return self._playing

    @property
    def speed(self) -> float:
        """Merges a second."""
        return self._speed

    @property
    def loop(self) -> tuple[int, int] | None:
        """First and last step of the range that playing repeats, `None` where none was chosen."""
        return self._loop

    @property
    def looping(self) -> bool:
        """Tell whether playing repeats the range."""
        return self._looping and self._loop is not None

    @property
    def at_end(self) -> bool:
        """Tell whether no later merge is known."""
        return self._step >= self._length

    def set_step(self, step: int) -> None:
        """Move to `step`, clamped to 0 … `length`."""
        step = min(max(step, 0), self._length)
        if step != self._step:
            self._step = step
            self.step_changed.emit(step)

    def set_length(self, length: int) -> None:
        """Set the number of merges known; a step beyond it moves to the end."""
        length = max(length, 0)
        if length == self._length:
            return
        self._length = length
        self.length_changed.emit(length)
        self.set_step(self._step)

    def set_loop(self, loop: tuple[int, int] | None, looping: bool) -> None:
        """Set the range that playing repeats, and whether it does; no range is shorter than 1."""
        if loop is not None:
            first, last = sorted(max(step, 0) for step in loop)
            loop = first, max(last, first + 1)
        looping = looping and loop is not None
        if (loop, looping) != (self._loop, self._looping):
            self._loop, self._looping = loop, looping
            self.loop_changed.emit()

    def set_motion(self, phase: str, progress: float) -> None:
        """Show the next merge at this point of its motion."""
        if (phase, progress) != (self._phase, self._progress):
            self._phase, self._progress = phase, progress
            self.motion_changed.emit(phase, progress)

    def set_playing(self, playing: bool) -> None:
        """Say whether merges follow one another by themselves."""
        if playing != self._playing:
            self._playing = playing
            self.playing_changed.emit(playing)

    def set_speed(self, speed: float) -> None:
        """Set the merges a second, clamped to the speeds on offer."""
        speed = min(max(speed, SPEEDS[0]), SPEEDS[-1])
        if speed != self._speed:
            self._speed = speed
            self.speed_changed.emit(speed)
