"""What a text costs, how much of a context window it takes, and what a limit leaves of it."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from ..engine import metrics
from ..engine.billing import Length, length_of
from ..engine.cut_answer import CutAnswer, cut_answer
from ..engine.encoding import Encoding
from ..engine.gage.training_history import GageTraining
from ..engine.measuring import measure, words_in_slices
from ..errors import UserError
from ..resources import parallel_texts
from .compared_tokenizers import Compared, of_history
from .face_book import FaceBook, unknown_face
from .faces import Face
from .playhead import Playhead
from .prices import Prices
from .project import Project
from .turns import Turns

__all__ = ["CostFacts", "CostModel", "CutText", "LanguageFacts", "TextFacts"]

_KINDS = ("live", "typed", "file", "corpus")
_MOST_CUT = 20_000  # characters of a text that is cut; of a longer one the beginning is
_MOST_FACES = 1_500
_PAUSE_MS = 300  # in the typing of a long text, before it is counted


class TextFacts(NamedTuple):
    """A text under the tokenizer in view.

    `kind` is live, typed, file or corpus. `words` is `None` where the writing does not part them by
    spaces; of a corpus they are its pre-tokens. `messages` are its lines that are not empty, `None`
    where they are not known. `problem` says why there are no figures.
    """

    kind: str
    name: str = ""
    tokens: int = 0
    words: int | None = None
    characters: int | None = None
    messages: int | None = None
    unknown: int = 0
    problem: str = ""

    @property
    def fertility(self) -> float | None:
        """Tokens per word."""
        return None if self.words is None else metrics.fertility(self.tokens, self.words)

    def lengths(self, prices: Prices) -> tuple[Length, Length]:
        """Return how long a message and its answer are, the mean where each line is a message."""
        if prices.message_unit == "text":
            parts = (self.messages or 1) if prices.by_line else 1
            words = None if self.words is None else self.words / parts
            message = Length(self.tokens / parts, words)
        else:
            message = length_of(prices.message, prices.message_unit, self.fertility)
        return message, length_of(prices.answer, prices.answer_unit, self.fertility)


class LanguageFacts(NamedTuple):
    """Our parallel sentence in one language."""

    name: str
    tokens: int
    unknown: int = 0


@dataclass(frozen=True)
class CostFacts:
    """The text and the languages as far as they are counted.

    `why_not` says why there is nothing: "nothing" trained yet, or a "compressor".
    """

    text: TextFacts | None = None
    languages: tuple[LanguageFacts, ...] = ()
    why_not: str = "nothing"
    name: str = ""
    algorithm: str = ""
    step: int = 0


class CutText(NamedTuple):
    """A text after so many of its tokens: what arrives, and the tokens as they are drawn.

    `gaps` are the tokens that stand off from the one before. `faces` may be only the first ones.
    `is_whole` tells whether all of the text was cut, and not only its beginning.
    """

    answer: CutAnswer
    faces: tuple[Face, ...]
    gaps: frozenset[int]
    is_whole: bool
    unmarked: bool  # the tokens do not tell where spaces stood


class CostModel(QObject):
    """Works only while its page is on show."""

    facts_changed = Signal(object)  # CostFacts
    cut_changed = Signal(object)  # CutText, or None where nothing can be cut

    def __init__(
        self, project: Project, playhead: Playhead, turns: Turns, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._playhead = playhead
        self._turns = turns
        self._is_active = False
        self._kind = "live"
        self._typed = ""
        self._file: tuple[str, str] | None = None
        self._limit: int | None = None  # the tokens of an answer; at first half of them
        self._compared: Compared | None = None
        self._faces: FaceBook | None = None
        self._facts = CostFacts()
        self._work: Generator[None, None, CostFacts] | None = None
        self._is_outdated = False  # the playhead has moved since the work began
        self._encoded: tuple[str, Encoding, bool] | None = None
        self._shown: tuple[tuple[Face, ...], frozenset[int]] = ((), frozenset())
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_PAUSE_MS)
        self._typing.timeout.connect(self._changed)
        project.history_replaced.connect(self._forget)
        project.history_finished.connect(self._forget)
        project.live_text_changed.connect(self._on_text)
        playhead.step_changed.connect(self._follow)

    @property
    def kind(self) -> str:
        """Which text is looked at."""
        return self._kind

    @property
    def typed(self) -> str:
        """The text that was typed here."""
        return self._typed

    @property
    def is_complete(self) -> bool:
        """Tell whether everything is counted."""
        return self._work is None and not self._typing.isActive()

    def set_active(self, active: bool) -> None:
        """Say whether the page is on show."""
        self._is_active = active
        if active:
            self._changed()

    def set_kind(self, kind: str) -> None:
        """Look at another text."""
        if kind in _KINDS and kind != self._kind:
            self._kind = kind
            self._changed()

    def set_typed(self, text: str) -> None:
        """Take the text that is typed here."""
        if text != self._typed:
            self._typed = text
            self._on_text()

    def set_file(self, name: str, text: str) -> None:
        """Take the text of a file, and look at it."""
        self._file = name, text
        self._kind = "file"
        self._changed()

    def set_limit(self, limit: int) -> None:
        """End the answer after so many tokens."""
        if limit != self._limit:
            self._limit = limit
            self._show_cut()

    # Following

    def _on_text(self, *_by: object) -> None:
        if len(self._text()[1]) <= _MOST_CUT:
            self._typing.stop()
            self._changed()
        elif self._is_active:
            self._typing.start()

    def _follow(self, *_step: object) -> None:
        """Count anew at the playhead, but let what is being counted be told first.

        A playhead that moves on and on would else never let it come to an end.
        """
        if self._work is None:
            self._changed()
        else:
            self._is_outdated = True

    def _forget(self) -> None:
        self._compared = self._faces = None
        self._changed()

    def _changed(self, *_facts: object) -> None:
        self._encoded = None
        self._work = None
        self._is_outdated = False
        if self._is_active:
            self._turns.ask(self._show)

    def _present(self) -> Compared | None:
        """Return the tokenizer in view at the playhead."""
        history, step = self._project.history, self._playhead.step
        if history is None:
            return None
        if self._compared is None:
            name = self._project.tokenizer_name
            self._compared = of_history(history, step, 0, "training", name)
            self._faces = FaceBook(history.vocabulary, getattr(history, "numbers", None))
        if self._compared is not None:
            self._compared = self._compared.after(step)
        return self._compared

    def _show(self) -> None:
        if not self._is_active:
            return
        present = self._present()
        if present is None:
            is_compressor = isinstance(self._project.history, GageTraining)
            self._facts = CostFacts(why_not="compressor" if is_compressor else "nothing")
            self.facts_changed.emit(self._facts)
            self.cut_changed.emit(None)
            return
        self._work = self._count(present)
        self._turns.ask(self._go_on)
        self._turns.ask(self._show_cut)

    def _go_on(self) -> None:
        if self._work is None or not self._is_active:
            return
        try:
            next(self._work)
        except StopIteration as found:
            self._work = None
            self._facts = found.value
            self.facts_changed.emit(self._facts)
            if self._is_outdated:
                self._changed()
        else:
            self._turns.ask(self._go_on)

    # Counting

    def _count(self, present: Compared) -> Generator[None, None, CostFacts]:
        facts = present.facts
        if self._kind == "corpus":
            text = self._corpus()
        else:
            text = yield from self._measured(present)
        languages = []
        for sample in parallel_texts():
            yield
            try:
                counted = present.tokenizer.encode(sample.text, merges=present.step)
            except UserError:
                continue
            languages.append(LanguageFacts(sample.name, len(counted), sum(counted.unknown)))
        return CostFacts(text, tuple(languages), "", facts.name, facts.algorithm, facts.step)

    def _measured(self, present: Compared) -> Generator[None, None, TextFacts]:
        name, text = self._text()
        try:
            found = yield from measure(present.tokenizer, text, present.step)
        except UserError as error:
            return TextFacts(self._kind, name, problem=str(error))
        words = yield from words_in_slices(text)
        lines = sum(1 for line in text.splitlines() if line.strip())
        tokens = found.tokens if text else 0
        return TextFacts(self._kind, name, tokens, words, len(text), lines, found.unknown)

    def _corpus(self) -> TextFacts:
        history, source = self._project.history, self._project.source
        assert history is not None
        state: Any = history.state_at(min(self._playhead.step, len(history)))
        lines = characters = None
        if source.text is not None and not source.counts:
            lines = sum(1 for line in source.text.splitlines() if line.strip())
            characters = len(source.text)
        return TextFacts(
            "corpus", source.title, state.symbols, history.written_words, characters, lines
        )

    def _text(self) -> tuple[str, str]:
        """Return the name and the text that are looked at."""
        if self._kind == "typed":
            return "", self._typed
        if self._kind == "file":
            return self._file or ("", "")
        if self._kind == "corpus":
            source = self._project.source
            return source.title, "" if source.counts else source.text or ""
        return "", self._project.live_text

    # Cutting

    def _show_cut(self) -> None:
        if not self._is_active:
            return
        present = self._present()
        if present is None or self._faces is None:
            self.cut_changed.emit(None)
            return
        try:
            found = self._cut(present)
        except UserError:
            found = None  # the facts say what stands in the way
        self.cut_changed.emit(found)

    def _cut(self, present: Compared) -> CutText | None:
        if self._encoded is None:
            whole = self._text()[1]
            text = _beginning(whole)
            encoding = present.tokenizer.encode(text, merges=present.step)
            self._encoded = text, encoding, len(text) == len(whole)
            self._shown = self._drawn(encoding)
        text, encoding, is_whole = self._encoded
        if not text:
            return None
        limit = self._limit if self._limit is not None else len(encoding) // 2
        answer = cut_answer(present.tokenizer, encoding, text, limit)
        tokenizer = present.tokenizer
        unmarked = (
            not tokenizer.pretokenizer.keeps_everything
            and tokenizer.config.marker == "none"
            and tokenizer.config.algorithm not in ("wordpiece", "word")
        )
        return CutText(answer, *self._shown, is_whole, unmarked)

    def _drawn(self, encoding: Encoding) -> tuple[tuple[Face, ...], frozenset[int]]:
        book = self._faces
        assert book is not None
        faces, gaps = [], []
        offsets, last = encoding.offsets, 0
        for number, token in enumerate(encoding.ids[:_MOST_FACES]):
            if token is None or encoding.unknown[number]:
                faces.append(unknown_face(encoding.tokens[number]))
            else:
                faces.append(book.face(token))
            if offsets[number][0] > last:
                gaps.append(number)
            last = offsets[number][1]
        return tuple(faces), frozenset(gaps)


def _beginning(text: str) -> str:
    """Return the beginning of a text, up to the end of a word."""
    if len(text) <= _MOST_CUT:
        return text
    end = max(text.rfind(" ", 0, _MOST_CUT), text.rfind("\n", 0, _MOST_CUT))
    return text[: end if end > 0 else _MOST_CUT]
