"""A text cut rule by rule: the states that encoding goes through, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from ..engine.tokenizer import Tokenizer
from ..engine.trace import TraceStep
from ..errors import UserError
from .face_book import FaceBook, unknown_face
from .faces import Face
from .history_tokenizer import tokenizer_of
from .number_text import count_text
from .playhead import Playhead
from .project import Project
from .stepper import Stepper
from .turns import Turns

__all__ = ["MOST_CHARACTERS", "ReplayView", "RuleReplay"]

MOST_CHARACTERS = 2_000  # each state is a copy of the whole text
_MOST_STATES = 5_000


class ReplayView(NamedTuple):
    """One state of the text.

    `rule` are left, right and new token of the rule that comes next, with its `rank`; `None` at the
    end. `places` are where it applies: indexes of the left parts among `faces`. `at` of `states`
    counts from 0. `symbols` is how many base symbols the text has. `problem` says why nothing can
    be shown.
    """

    faces: tuple[Face, ...] = ()
    rule: tuple[Face, Face, Face] | None = None
    rank: int = 0
    places: tuple[int, ...] = ()
    at: int = 0
    states: int = 0
    symbols: int = 0
    rules: int = 0
    is_whole: bool = False
    problem: str = ""


class RuleReplay(Stepper):
    """Holds the states of the live text at the playhead, and which of them is on show.

    Works only while it is looked at. Rules that do not apply are jumped over.
    """

    changed = Signal(object)  # ReplayView

    def __init__(
        self, project: Project, playhead: Playhead, turns: Turns, parent: QObject | None = None
    ) -> None:
        super().__init__(turns, parent)
        self._project = project
        self._playhead = playhead
        self._states: Sequence[TraceStep] = ()
        self._faces: FaceBook | None = None
        self._tokenizer: Tokenizer | None = None
        self._problem = ""
        project.history_replaced.connect(self._replace)
        project.history_finished.connect(self._later)
        project.live_text_changed.connect(self._later)
        playhead.step_changed.connect(self._later)

    @property
    def states(self) -> int:
        """How many states there are."""
        return len(self._states)

    def _replace(self) -> None:
        self._tokenizer = self._faces = None
        self._later()

    def _refresh(self) -> None:
        was_at_end = self._at + 1 >= len(self._states)
        self._states, self._problem = (), ""
        history, text = self._project.history, self._project.live_text
        if history is None:
            self._problem = self.tr("Train first: then the rules can be replayed.")
        elif not text:
            self._problem = self.tr("Type a text to see its rules applied, one after the other.")
        elif len(text) > MOST_CHARACTERS:
            self._problem = self.tr(
                "Only texts up to {} characters are replayed. Shorten it."
            ).format(count_text(MOST_CHARACTERS))
        else:
            self._trace(text)
        last = max(0, len(self._states) - 1)
        self._at = last if was_at_end else min(self._at, last)
        self._emit()

    def _trace(self, text: str) -> None:
        history = self._project.history
        assert history is not None
        try:
            if self._tokenizer is None:
                self._tokenizer = tokenizer_of(history)
                self._faces = FaceBook(history.vocabulary, history.numbers)
            steps = self._tokenizer.trace(text, merges=self._playhead.step)
            self._states = list(islice(steps, _MOST_STATES))
        except UserError as error:
            self._problem = str(error)

    def _emit(self) -> None:
        history = self._project.history
        if not self._states or self._faces is None or history is None:
            self.changed.emit(ReplayView(problem=self._problem))
            return
        state = self._states[self._at]
        coming = self._states[self._at + 1] if self._at + 1 < len(self._states) else None
        rule = None
        if coming is not None and coming.rule is not None:
            found = coming.rule
            left, right, new = map(self._faces.face, (found.left, found.right, found.result))
            rule = left, right, new
        self.changed.emit(
            ReplayView(
                faces=tuple(map(self._face, state.ids, state.tokens)),
                rule=rule,
                rank=coming.rank if coming is not None else state.rank,
                places=coming.positions if coming is not None else (),
                at=self._at,
                states=len(self._states),
                symbols=len(self._states[0].ids),
                rules=self._playhead.step,
                is_whole=coming is not None and coming.rule is None,
            )
        )

    def _face(self, token: int | None, name: str) -> Face:
        assert self._faces is not None
        history = self._project.history
        assert history is not None
        if token is None or history.vocabulary.token(token).kind == "special":
            return unknown_face(name)._replace(id=token)
        return self._faces.face(token)
