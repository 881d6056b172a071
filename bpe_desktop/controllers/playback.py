"""Play, pause, step and seek: everything that moves the playhead."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer

from ..models.playhead import SPEEDS, Playhead
from ..models.project import Project

__all__ = ["FADE_MS", "MOTIONS", "PHASES", "PlaybackController", "motion_at"]

# The motion of one merge at speed 1, in milliseconds: one second in all.
PHASES = (("announce", 200), ("count", 240), ("join", 360), ("settle", 200))
MOVING = sum(length for name, length in PHASES if name != "settle")
WHOLE = sum(length for _, length in PHASES)
FRAME_MS = 16
SETTLE_ONLY_ABOVE = 8.0  # merges a second: faster, a joining pair is a flicker
SMALL_RUN = 200  # merges; a run up to this length plays by itself after training
STEP_SPEED = 3.0  # a single step is shown at this speed at least
FADE_MS = 120  # with reduced motion, at any speed
MOTIONS = ("full", "reduced", "off")


def motion_at(milliseconds: float) -> tuple[str, float]:
    """Return phase and progress of a merge `milliseconds` after it was announced, at speed 1.

    >>> motion_at(100)
    ('announce', 0.5)
    >>> motion_at(1000)
    ('rest', 0.0)
    """
    for name, length in PHASES:
        if milliseconds < length:
            return name, max(milliseconds, 0.0) / length
        milliseconds -= length
    return "rest", 0.0


class PlaybackController(QObject):
    """Moves the playhead by itself while playing, and at a person's wish.

    The playhead's step changes when the moving halves have met, at the start of "settle": from
    then on every pane shows the state after the merge. With reduced motion it changes at once,
    while what was shown before fades (phase "fade"); with none, nothing tells of the way.
    """

    def __init__(self, project: Project, playhead: Playhead, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._project = project
        self._playhead = playhead
        self._clock = QElapsedTimer()
        self._elapsed = 0.0  # of the merge in motion, in milliseconds at speed 1
        self._single = False  # one merge only, started by a step key
        self._follow = True
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._tick)
        self._autoplay = True
        self._motion = "full"
        self._place: int | None = None  # where a person stood before the training was replaced

    @property
    def following(self) -> bool:
        """Tell whether the playhead goes along with a training that is at work."""
        return self._follow and self._project.run.is_running

    @property
    def motion(self) -> str:
        """How a merge is shown, one of `MOTIONS`."""
        return self._motion

    def set_autoplay(self, autoplay: bool) -> None:
        """Say whether a small run plays by itself after training."""
        self._autoplay = autoplay

    def set_motion(self, motion: str) -> None:
        """Choose how a merge is shown, one of `MOTIONS`; one that is on its way is finished."""
        self._settle()
        self._motion = motion
        if self._playhead.playing:
            self._start_clock()

    # Intents

    def toggle(self) -> None:
        """Play, or pause; at the end, play from the first merge."""
        if self._playhead.playing:
            self.pause()
        else:
            self.play()

    def play(self) -> None:
        """Let merges follow one another; at the end, start again from the first."""
        if self._playhead.length == 0:
            return
        self._follow = False
        if self._playhead.phase == "rest":
            first, last = self._range()
            step = self._playhead.step
            if not first <= step < last:
                self._playhead.set_step(first)
        self._single = False
        self._playhead.set_playing(True)
        self._start_clock()

    def pause(self) -> None:
        """Stop playing; a merge in motion settles."""
        self._settle()
        self._playhead.set_playing(False)

    def step_forward(self) -> None:
        """Make the next merge visibly; a merge in motion is finished first."""
        self._follow = False
        was_single = self._timer.isActive() and self._single
        in_motion = self._playhead.phase in ("announce", "count", "join")
        self.pause()
        if (in_motion and not was_single) or self._playhead.at_end:
            return
        if self._motion == "off":
            self._playhead.set_step(self._next())
            return
        self._single = True
        if self._motion == "reduced":
            self._playhead.set_motion("fade", 0.0)
            self._playhead.set_step(self._next())
        self._start_clock()

    def step_back(self) -> None:
        """Take back the last merge, or the one in motion."""
        if self._playhead.phase in ("announce", "count", "join"):
            self._stop_clock()
            self._playhead.set_playing(False)
            return
        history = self._project.history
        here = self._playhead.step
        self.seek((here if history is None else history.last_change(here)) - 1)

    def first(self) -> None:
        """Go before the first merge."""
        self.seek(0)

    def last(self) -> None:
        """Go to the end, and follow a training that is at work."""
        self.seek(self._playhead.length)
        self._follow = True

    def seek(self, step: int) -> None:
        """Go to the state after `step` merges; playing stops."""
        self._stop_clock()
        self._playhead.set_playing(False)
        self._follow = step >= self._playhead.length
        self._playhead.set_step(step)

    def set_speed(self, speed: float) -> None:
        """Set the merges a second."""
        self._playhead.set_speed(speed)

    def set_loop_start(self) -> None:
        """Let playing repeat the steps from here to where the range ended, or to the end."""
        loop, step = self._playhead.loop, self._playhead.step
        last = self._playhead.length if loop is None or loop[1] <= step else loop[1]
        self._playhead.set_loop((min(step, last - 1), last), True)

    def set_loop_end(self) -> None:
        """Let playing repeat the steps from where the range began, or the start, up to here."""
        loop, step = self._playhead.loop, self._playhead.step
        first = 0 if loop is None or loop[0] >= step else loop[0]
        self._playhead.set_loop((first, step), True)

    def toggle_loop(self, shown: tuple[int, int]) -> None:
        """Repeat the range, or no longer; where none was chosen, take the steps `shown`."""
        playhead = self._playhead
        loop = playhead.loop
        if loop is None or (not playhead.looping and loop[0] >= playhead.length):
            loop = shown
        playhead.set_loop(loop, not playhead.looping)

    def change_speed(self, direction: int) -> None:
        """Take the next faster (1) or slower (-1) speed on offer."""
        nearest = min(range(len(SPEEDS)), key=lambda i: abs(SPEEDS[i] - self._playhead.speed))
        self.set_speed(SPEEDS[min(max(nearest + direction, 0), len(SPEEDS) - 1)])

    # Facts

    def history_replaced(self) -> None:
        """Go to the start of a new training, and along with it as it grows."""
        if not self._playhead.at_end:
            self._place = self._playhead.step
        self._stop_clock()
        self._playhead.set_playing(False)
        self._follow = True
        history = self._project.history
        self._playhead.set_length(0 if history is None else len(history.steps))

    def steps_appended(self, _first: int, last: int) -> None:
        """Grow the timeline; the playhead goes along if it was at the tail."""
        follow = self._follow and self._playhead.at_end
        self._playhead.set_length(last)
        if follow:
            self._playhead.set_step(last)

    def return_to_place(self) -> None:
        """After a training that followed from an edit: go where the playhead stood before."""
        place, self._place = self._place, None
        if place is not None and self._follow:
            self.seek(place)

    def start_replay(self) -> None:
        """After a training that a person asked for: play a small run from its first merge."""
        self._place = None
        if self._autoplay and 0 < self._playhead.length <= SMALL_RUN:
            self._playhead.set_step(0)
            self.play()

    def show_all(self) -> None:
        """After a tokenizer was opened: show it with all its rules."""
        self._place = None
        self.last()

    def close(self) -> None:
        """Stop the clock."""
        self._stop_clock()
        self._playhead.set_playing(False)

    def _next(self) -> int:
        """Return the step that changes something next."""
        history = self._project.history
        step = self._playhead.step
        return step + 1 if history is None else history.next_change(step)

    def _range(self) -> tuple[int, int]:
        """Return the first and the last step of what is played."""
        playhead = self._playhead
        if self._repeats() and playhead.loop is not None:
            return playhead.loop[0], min(playhead.loop[1], playhead.length)
        return 0, playhead.length

    def _repeats(self) -> bool:
        """Tell whether a range is repeated; one beyond the end of a training is not waited for."""
        loop = self._playhead.loop
        return self._playhead.looping and loop is not None and loop[0] < self._playhead.length

    def _goes_on(self) -> bool:
        """Tell whether there is more to play after this step; a loop starts over at its end."""
        first, last = self._range()
        if self._repeats() and self._playhead.step >= last:
            self._playhead.set_step(first)
        return not self._playhead.at_end

    # The clock

    def _start_clock(self) -> None:
        self._elapsed = 0.0
        self._clock.start()
        self._timer.start()

    def _stop_clock(self) -> None:
        self._timer.stop()
        self._playhead.set_motion("rest", 0.0)

    def _settle(self) -> None:
        """Finish the merge in motion at once."""
        if self._timer.isActive() and self._playhead.phase in ("announce", "count", "join"):
            self._playhead.set_step(self._next())
        self._stop_clock()

    def _tick(self) -> None:
        passed = self._clock.restart()
        speed = self._playhead.speed
        if self._single and self._motion == "reduced":
            self._fade(self._elapsed + passed)
            return
        if self._single:
            speed = max(speed, STEP_SPEED)
        if speed > SETTLE_ONLY_ABOVE or self._motion != "full":
            self._tick_without_motion(passed, speed)
            return
        was_moving = self._elapsed < MOVING
        self._elapsed += passed * speed
        if was_moving and self._elapsed >= MOVING:
            self._playhead.set_step(self._next())
        if self._elapsed < WHOLE:
            self._playhead.set_motion(*motion_at(self._elapsed))
            return
        self._elapsed -= WHOLE
        if self._single or not self._goes_on():
            self._stop_clock()
            self._playhead.set_playing(False)
        else:
            # A slow frame must not skip the announcement of the next merge.
            self._elapsed = min(self._elapsed, float(FRAME_MS))
            self._playhead.set_motion(*motion_at(self._elapsed))

    def _fade(self, elapsed: float) -> None:
        """Let the state before a single step fade, `elapsed` milliseconds after it."""
        self._elapsed = elapsed
        if elapsed < FADE_MS:
            self._playhead.set_motion("fade", elapsed / FADE_MS)
        else:
            self._stop_clock()

    def _tick_without_motion(self, passed: float, speed: float) -> None:
        self._elapsed += passed * speed
        merges, self._elapsed = divmod(self._elapsed, WHOLE)
        fades = self._motion == "reduced" and speed <= SETTLE_ONLY_ABOVE
        if merges and fades:
            self._playhead.set_motion("fade", 0.0)
        for _ in range(min(int(merges), 1) if self._single else int(merges)):
            if not self._single:
                self._goes_on()
            self._playhead.set_step(self._next())
        if (self._single and merges) or not self._goes_on():
            self._stop_clock()
            self._playhead.set_playing(False)
        elif self._motion == "full":
            self._playhead.set_motion("settle", self._elapsed / WHOLE)
        elif self._playhead.phase == "fade":
            since = self._elapsed / speed
            still = since < FADE_MS
            self._playhead.set_motion("fade" if still else "rest", since / FADE_MS if still else 0)
