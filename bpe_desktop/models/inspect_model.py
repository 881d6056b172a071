"""What Inspect shows: the history of the chosen token, and Why not? at the playhead."""

from __future__ import annotations

from itertools import takewhile

from PySide6.QtCore import QObject, Signal

from ..engine.gage.training_history import GageTraining
from ..engine.replay_history import ReplayHistory
from ..engine.tokenizer import Tokenizer
from ..engine.vocabulary import marker_edges
from ..errors import UserError
from .face_book import FaceBook
from .history_tokenizer import tokenizer_of
from .inspection import Inspection, inspect_token, word_at_the_end
from .playhead import Playhead
from .project import Project
from .step_index import MergingHistory, StepIndex
from .turns import Turns
from .why_not import WhyNot, why_not

__all__ = ["InspectModel"]

_SEARCHED_WORDS = 2000
_LONGEST_ASKED = 200  # characters of a word that nobody typed: it may be a whole file


class InspectModel(QObject):
    """Works only while its page is on show: all of it is derived when that is entered."""

    inspection_changed = Signal(object, str)  # Inspection or None, and why there is none
    question_changed = Signal(str, str)  # token and word, not typed by a person
    answer_changed = Signal(object, str)  # WhyNot or None, and what is wrong with the question

    def __init__(
        self, project: Project, playhead: Playhead, turns: Turns, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._playhead = playhead
        self._turns = turns
        self._is_active = False
        self._token: int | None = None
        self._question = ("", "")
        self._asked = False  # by a person: the question stays when another token is chosen
        self._tokenizer: Tokenizer | None = None
        self._faces: FaceBook | None = None
        self._index: StepIndex | None = None
        self._is_growing = False  # the training in view is at work
        self._set_growing()
        project.history_replaced.connect(self._replace)
        project.history_finished.connect(self._end)
        project.run_changed.connect(self._follow_run)
        playhead.step_changed.connect(self._follow_step)

    @property
    def token(self) -> int | None:
        """The chosen token."""
        return self._token

    def set_active(self, active: bool) -> None:
        """Say whether the page is on show."""
        self._is_active = active
        if active:
            self._later()

    def choose(self, token_id: int) -> None:
        """Choose a token."""
        self._token = token_id
        self._later()

    def ask(self, token: str, word: str) -> None:
        """Ask why a word lacks a token."""
        self._question = token, word
        self._asked = bool(token or word)
        self._turns.ask(self._answer)

    def _replace(self) -> None:
        self._token = None
        self._tokenizer = None
        self._faces = None
        self._index = None
        self._set_growing()
        self._later()

    def _set_growing(self) -> None:
        history = self._project.history
        is_open = history is not None and not history.finished
        self._is_growing = is_open and self._project.run.is_running

    def _follow_run(self) -> None:
        """A training that was cancelled has ended too, with the tokens so far."""
        if self._is_growing and not self._project.run.is_running:
            self._end()

    def _end(self) -> None:
        self._is_growing = False
        self._later()

    def _follow_step(self) -> None:
        if self._is_active:
            self._turns.ask(self._answer)

    def _later(self) -> None:
        if self._is_active:
            self._turns.ask(self._refresh)

    def _refresh(self) -> None:
        history = self._project.history
        if history is None:
            self._say(self.tr("Train on a corpus first: then every token has a history to tell."))
        elif self._is_growing:
            self._say(self.tr("The history of a token is told when the training has ended."))
        elif isinstance(history, GageTraining):
            self._say(self.tr("A compression makes no tokens. The byte table has all it makes."))
        elif not isinstance(history, MergingHistory):
            self._say(self.tr("These tokens were not made by merges: they have no tree."))
        elif not len(history.vocabulary):
            self._say(self.tr("There are no tokens yet."))
        else:
            self._show(history)

    def _say(self, why: str) -> None:
        self.inspection_changed.emit(None, why)
        self._answer()

    def _show(self, history: MergingHistory) -> None:
        if self._faces is None:
            self._faces = FaceBook(history.vocabulary, history.numbers)
        if self._token is None:
            self._token = self._first_choice(history)
        if self._index is None:
            self._index = StepIndex(history)
        about = inspect_token(history, self._faces, self._token, self._index)
        self.inspection_changed.emit(about, "")
        if not self._asked:
            self._question = self._first_question(history, about)
            self.question_changed.emit(*self._question)
        self._answer()

    def _first_choice(self, history: MergingHistory) -> int:
        """Return the token that was made last at the playhead, or the first one of all."""
        step = self._playhead.step
        if step:
            return history.steps[step - 1].token_id
        return next(iter(history.vocabulary)).id

    def _first_question(self, history: MergingHistory, about: Inspection) -> tuple[str, str]:
        """Return the token with the word that begins most like it but lacks it.

        Or with a word that has it, where no word begins like it by half.
        """
        text = _question_for(history, about)
        example = about.example if len(about.example) <= _LONGEST_ASKED else ""
        if about.step is None or not text:
            return text, example or text
        tokens_of = word_at_the_end(history)
        best, found = max(1, len(text) // 2), example or text
        for word in history.words_by_count[:_SEARCHED_WORDS]:
            shown = history.words[word]
            alike = _common(shown, text) if len(shown) <= _LONGEST_ASKED else 0
            if alike > best and about.token.id not in tokens_of(word):
                best, found = alike, shown
        return text, found

    def _answer(self) -> None:
        history = self._project.history
        token, word = self._question
        usable = self._is_active and token and word
        is_told = isinstance(history, GageTraining)  # with no tokens there is no question
        if history is None or self._is_growing or not usable or is_told:
            self.answer_changed.emit(None, "")
            return
        try:
            if self._tokenizer is None:
                self._tokenizer = tokenizer_of(history)
            if self._faces is None:
                self._faces = FaceBook(history.vocabulary, history.numbers)
            # A tokenizer from a file may have no merge rules; then it is shown as it is.
            plays = not isinstance(history, ReplayHistory) or len(history) > 0
            step = self._playhead.step if plays else None
            answer: WhyNot | None = why_not(self._tokenizer, self._faces, word, token, step)
        except UserError as error:
            self.answer_changed.emit(None, str(error))
            return
        self.answer_changed.emit(answer, "")


def _common(first: str, second: str) -> int:
    """Return how many characters two texts begin with alike."""
    same = takewhile(lambda pair: pair[0] == pair[1], zip(first, second, strict=False))
    return sum(1 for _ in same)


def _question_for(history: MergingHistory, about: Inspection) -> str:
    """Return what to ask for: the token's text, or its name where the text is another token's."""
    if any(marker_edges(about.token)):
        return about.token.name
    known = history.vocabulary.id_of(about.text)
    return about.text if known in (None, about.token.id) else about.token.name
