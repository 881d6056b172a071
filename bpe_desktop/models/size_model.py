"""What every vocabulary size would cost and save, from the one training that is in view."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from ..engine.gage.training_history import GageTraining
from ..engine.size_curve import End, SizeCurve, SizePoint, ends_of
from ..engine.wasted import CostlyWord, UnusedToken, costliest_words, unused_tokens
from .face_book import FaceBook, unknown_face
from .faces import Face
from .playhead import Playhead
from .project import History, Project
from .turns import Turns

__all__ = ["SizeFacts", "SizeModel", "Waste"]

_PAUSE_MS = 300  # between two looks at a training that goes on
_REST_MS = 150  # that the playhead rests before its waste is counted
_MOST_WORDS = 200
_SLICE = 16  # words that are cut for the table between two pauses


@dataclass(frozen=True)
class SizeFacts:
    """The training in view at every size; `curve` is `None` where there is none to tell of.

    `why_not` says so: "nothing" trained yet, or a "compressor". `ends` are those of the curve as
    far as they are counted: characters, words.
    """

    curve: SizeCurve | None = None
    why_not: str = "nothing"
    name: str = ""
    algorithm: str = ""
    step: int = 0
    ends: tuple[End, ...] = ()

    @property
    def present(self) -> SizePoint | None:
        """The state at the playhead."""
        if self.curve is None:
            return None
        return self.curve.point(min(self.step, self.curve.steps))


@dataclass(frozen=True)
class Waste:
    """What is wasted at the playhead: words that cost much, tokens that stand nowhere.

    Each word comes with its text and tokens, each token with its face.
    """

    words: tuple[tuple[CostlyWord, str, tuple[Face, ...]], ...] = ()
    tokens: tuple[tuple[UnusedToken, Face], ...] = ()
    is_whole: bool = True  # all words of the corpus were at hand


class SizeModel(QObject):
    """Works only while its page is on show."""

    facts_changed = Signal(object)  # SizeFacts
    waste_changed = Signal(object)  # Waste, or None while it is counted

    def __init__(
        self, project: Project, playhead: Playhead, turns: Turns, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._playhead = playhead
        self._turns = turns
        self._is_active = False
        self._facts: SizeFacts | None = None
        self._faces: FaceBook | None = None
        self._ends: Iterator[End | None] | None = None
        self._counting: Generator[None, None, Waste] | None = None
        self._counted_at: int | None = None
        self._later = self._timer(_PAUSE_MS, self._forget)
        self._rest = self._timer(_REST_MS, self._begin)
        project.history_replaced.connect(self._forget)
        project.history_finished.connect(self._forget)
        project.steps_appended.connect(self._grow)
        playhead.step_changed.connect(self._follow)

    @property
    def is_complete(self) -> bool:
        """Tell whether everything is counted."""
        is_waiting = self._rest.isActive() or self._later.isActive()
        return self._ends is None and self._counting is None and not is_waiting

    def set_active(self, active: bool) -> None:
        """Say whether the page is on show."""
        self._is_active = active
        self._rest.stop()
        if active:
            self._turns.ask(self._show)

    def step_of_size(self, size: int) -> int:
        """Return the first step with this vocabulary size; of rounds, that of the next size."""
        curve = self._current().curve
        if curve is None:
            return 0
        if curve.by_round:
            return min(curve.points(), key=lambda point: abs(point.size - size)).step
        steps = range(curve.steps + 1)
        return min(bisect_left(steps, size, key=curve.size_after), curve.steps)

    def _timer(self, interval: int, action: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(interval)
        timer.timeout.connect(action)
        return timer

    def _grow(self, *_steps: int) -> None:
        if self._is_active and not self._later.isActive():
            self._later.start()

    def _forget(self) -> None:
        self._facts = self._faces = None
        self._ends = self._counting = None
        self._counted_at = None
        if self._is_active:
            self._turns.ask(self._show)

    def _follow(self, *_step: object) -> None:
        if self._is_active:
            self._turns.ask(self._show)

    def _current(self) -> SizeFacts:
        """Return the facts, made anew if the training is another one."""
        if self._facts is None:
            self._facts = self._made()
        if self._facts.step != self._playhead.step:
            self._facts = replace(self._facts, step=self._playhead.step)
        return self._facts

    def _made(self) -> SizeFacts:
        history = self._project.history
        if history is None:
            return SizeFacts()
        curve = SizeCurve.of(history)
        if curve is None:
            return SizeFacts(why_not="compressor")
        if curve.steps == 0 or not curve.words:
            return SizeFacts()
        self._faces = FaceBook(history.vocabulary, getattr(history, "numbers", None))
        if history.finished:
            self._ends = iter(ends_of(history))
        name = self._project.tokenizer_name
        return SizeFacts(curve, "", name, history.config.algorithm, self._playhead.step)

    def _show(self) -> None:
        if not self._is_active:
            return
        facts = self._current()
        self.facts_changed.emit(facts)
        history = self._project.history
        is_there = facts.curve is not None and history is not None and history.finished
        if not is_there or self._counted_at != facts.step:
            self._counting = self._counted_at = None
            self.waste_changed.emit(None)
            if is_there:
                self._rest.start()
        self._turns.ask(self._work)

    def _begin(self) -> None:
        """Count the waste now that the playhead rests."""
        history, facts = self._project.history, self._current()
        if self._is_active and history is not None and facts.curve is not None:
            self._counting = self._count(history, min(facts.step, len(history)))
            self._counted_at = facts.step
            self._turns.ask(self._work)

    def _work(self) -> None:
        """Count for a moment, then give the event loop its turn."""
        if not self._is_active:
            return
        if self._ends is not None:
            end = next(self._ends, False)
            if end is False:
                self._ends = None
                self.facts_changed.emit(self._current())
            elif isinstance(end, End) and self._facts is not None:
                self._facts = replace(self._facts, ends=(*self._facts.ends, end))
        elif self._counting is not None:
            try:
                next(self._counting)
            except StopIteration as found:
                self._counting = None
                self.waste_changed.emit(found.value)
        if not self.is_complete:
            self._turns.ask(self._work)

    def _count(self, history: History, step: int) -> Generator[None, None, Waste]:
        if isinstance(history, GageTraining):
            return Waste()
        words = yield from costliest_words(history, step, _MOST_WORDS)
        tokens = yield from unused_tokens(history, step)
        book = self._faces
        assert book is not None
        state: Any = history.state_at(step)
        shown = []
        for word in words:
            cut = tuple(
                unknown_face("?") if token is None else book.face(token)
                for token in state.word(word.word)
            )
            shown.append((word, history.words[word.word], cut))
            if len(shown) % _SLICE == 0:
                yield
        faces = [(one, book.face(one.token_id)) for one in tokens]
        return Waste(tuple(shown), tuple(faces), history.holds_all_words)
