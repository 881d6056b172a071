"""The forms of a word with and without a space, as the tokenizer at the playhead cuts them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from ..engine.alphabet import START_MARKER
from ..engine.encoding import Piece
from ..engine.gage.training_history import GageTraining
from ..engine.space_forms import (
    CutForm,
    SpaceShares,
    cut_form,
    forms_of,
    index_words,
    per_million,
    places_of,
    rarest,
    shows_spaces,
    space_shares,
)
from ..engine.tokenizer import Tokenizer
from ..errors import UserError
from .compared_tokenizers import Compared, of_history
from .comparison import RowFacts
from .face_book import FaceBook, unknown_face
from .faces import Face
from .playhead import Playhead
from .project import History, Project
from .turns import Turns

__all__ = ["LONGEST", "SpaceRow", "SpaceTable", "SpacesModel"]

LONGEST = 60  # characters of a word
_SECONDS = 0.006  # of work in one turn of the event loop
_PAUSE_MS = 40  # a playhead that runs is followed so often
_OFFERED = 20  # words of the corpus
_LOOKED_AT = 500  # frequent words in which these are looked for


class SpaceRow(NamedTuple):
    """One form. Counts are `None` while they are not known.

    `words` are its pre-tokens, each with its occurrences. `occurrences` is the least of these, the
    most that the form can occur; `places` the same of the rows of tokens. `same_as` names an
    earlier form with the same tokens.
    """

    key: str
    text: str
    faces: tuple[Face, ...]
    gaps: frozenset[int]
    ids: tuple[int | None, ...]
    words: tuple[tuple[str, int | None], ...]
    occurrences: int | None
    places: int | None
    per_million: float | None
    places_per_million: float | None
    same_as: str


class SpaceTable(NamedTuple):
    """What the page shows.

    `loss` says why spaces leave no trace: "dropped" by the pre-tokenizer, "trimmed" by the
    normalizer, or "" where they leave one. `marker`: "end" or "start" where a marker tells of
    words. `at_most`: a word that is not among the kept ones of a large corpus occurs so often at
    most. `total` are the occurrences of all pre-tokens, `symbols` all tokens of the corpus.
    """

    word: str
    facts: RowFacts
    rows: tuple[SpaceRow, ...]
    loss: str
    marker: str
    shares: SpaceShares | None
    at_most: int
    total: int
    symbols: int
    problem: str = ""

    def row(self, key: str) -> SpaceRow | None:
        """Return a form."""
        return next((row for row in self.rows if row.key == key), None)


class SpacesModel(QObject):
    """Works only while its page is on show: cuts at once, counts little by little."""

    changed = Signal(object)  # SpaceTable, or None where there is no tokenizer
    words_changed = Signal(object)  # list of words to offer

    def __init__(
        self, project: Project, playhead: Playhead, turns: Turns, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._playhead = playhead
        self._turns = turns
        self._is_active = False
        self._own = ""  # a word that a person wrote
        self._compared: Compared | None = None
        self._faces: FaceBook | None = None
        self._known: dict[str, int] | None = None  # how often each word of the corpus occurs
        self._offered: list[str] = []
        self._table: SpaceTable | None = None
        self._work: Iterator[None] | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_PAUSE_MS)
        self._later.timeout.connect(self._begin)
        project.history_replaced.connect(self._forget)
        project.history_finished.connect(self._forget)
        playhead.step_changed.connect(self._follow)

    @property
    def word(self) -> str:
        """The word whose forms are shown."""
        return self._own or (self._offered[0] if self._offered else "")

    @property
    def table(self) -> SpaceTable | None:
        """What is shown."""
        return self._table

    @property
    def is_complete(self) -> bool:
        """Tell whether everything is counted."""
        return self._work is None and not self._later.isActive()

    def set_active(self, active: bool) -> None:
        """Say whether the page is on show."""
        self._is_active = active
        if active:
            self._begin()

    def set_word(self, word: str) -> None:
        """Show the forms of another word; an empty one stands for the corpus's own."""
        word = word.strip()[:LONGEST]
        if word != self._own:
            self._own = word
            if self._is_active:
                self._turns.ask(self._begin)

    def _forget(self) -> None:
        self._compared = self._faces = self._known = self._work = None
        self._offered = []
        self._follow()

    def _follow(self, *_facts: object) -> None:
        if self._is_active and not self._later.isActive():
            self._later.start()

    def _begin(self) -> None:
        """Cut the forms as they are now, and begin to count."""
        self._work = None
        history = self._project.history
        if not self._is_active:
            return
        if history is None or isinstance(history, GageTraining):
            self._show(None)
            return
        compared = self._present(history)
        if not self._offered:
            self._offered = _frequent_words(history)
            self.words_changed.emit(self._offered)
        if self.word:
            self._work = self._count(history, compared)
            self._turns.ask(self._count_on)
        else:
            self._show(None)

    def _present(self, history: History) -> Compared:
        step = min(self._playhead.step, len(history))
        found = self._compared
        if found is None:
            found = of_history(history, step, 0, "training", self._project.tokenizer_name)
            assert found is not None
            self._faces = FaceBook(found.tokenizer.vocabulary, history.numbers)
        found = self._compared = found.after(step)
        return found

    def _show(self, table: SpaceTable | None) -> None:
        self._table = table
        self.changed.emit(table)

    # Counting

    def _count_on(self) -> None:
        """Work for a moment, then give the event loop its turn."""
        end = time.perf_counter() + _SECONDS
        while self._work is not None and time.perf_counter() < end:
            if next(self._work, self) is self:
                self._work = None
        if self._work is not None:
            self._turns.ask(self._count_on)

    def _count(self, history: History, compared: Compared) -> Iterator[None]:
        tokenizer, step = compared.tokenizer, compared.step
        try:
            cuts = [cut_form(tokenizer, form, step) for form in forms_of(self.word)]
        except UserError as error:
            self._show(self._empty(compared, str(error)))
            return
        state = history.state_at(compared.facts.step)
        table = self._cut_table(compared, cuts, history, state.symbols)
        self._show(table)
        yield
        if self._known is None:
            self._known = yield from index_words(history.words, history.counts)
        known = self._known
        places: dict[tuple[str, Piece], int] = {}
        for cut in cuts:
            for word, piece in zip(cut.words, cut.pieces, strict=True):
                if (word, piece) not in places:
                    places[word, piece] = yield from places_of(
                        piece, word, history.words, history.counts, state
                    )
        token_counts = state.token_counts()
        yield
        shares = yield from space_shares(
            history.words, history.counts, tokenizer.vocabulary, token_counts
        )
        rows = tuple(
            _counted(row, cut, known, places, table)
            for row, cut in zip(table.rows, cuts, strict=True)
        )
        self._show(table._replace(rows=rows, shares=shares))

    def _empty(self, compared: Compared, problem: str) -> SpaceTable:
        return SpaceTable(self.word, compared.facts, (), "", "", None, 0, 0, 0, problem)

    def _cut_table(
        self, compared: Compared, cuts: list[CutForm], history: History, symbols: int
    ) -> SpaceTable:
        tokenizer = compared.tokenizer
        earlier: dict[tuple[int | None, ...], str] = {}
        rows = []
        for cut in cuts:
            same = earlier.setdefault(cut.ids, cut.form.key)
            rows.append(self._row(tokenizer, compared.step, cut, same))
        loss = ""
        if not shows_spaces(tokenizer, cuts):
            loss = "trimmed" if tokenizer.pretokenizer.keeps_everything else "dropped"
        marker = {"end": "end", "end-attached": "end", "start": "start"}
        return SpaceTable(
            word=self.word,
            facts=compared.facts,
            rows=tuple(rows),
            loss=loss,
            marker=marker.get(tokenizer.config.marker, ""),
            shares=None,
            at_most=0 if history.holds_all_words else _least(history),
            total=history.occurrences,
            symbols=symbols,
        )

    def _row(self, tokenizer: Tokenizer, step: int | None, cut: CutForm, same: str) -> SpaceRow:
        assert self._faces is not None
        encoding = tokenizer.encode(cut.form.text, merges=step)
        faces = tuple(
            unknown_face(name) if token is None or unknown else self._faces.face(token)
            for token, name, unknown in zip(
                encoding.ids, encoding.tokens, encoding.unknown, strict=True
            )
        )
        starts, at = [], 0
        for piece in cut.pieces:
            starts.append(at)
            at += len(piece)
        return SpaceRow(
            key=cut.form.key,
            text=cut.form.text,
            faces=faces,
            gaps=frozenset(starts[1:]),
            ids=tuple(face.shown_id for face in faces),
            words=tuple((word, None) for word in cut.words),
            occurrences=None,
            places=None,
            per_million=None,
            places_per_million=None,
            same_as="" if same == cut.form.key else same,
        )


def _counted(
    row: SpaceRow,
    cut: CutForm,
    known: dict[str, int],
    places: dict[tuple[str, Piece], int],
    table: SpaceTable,
) -> SpaceRow:
    words = tuple((word, known.get(word, 0)) for word in cut.words)
    occurrences = rarest(count for _, count in words)
    found = rarest(places[word, piece] for word, piece in zip(cut.words, cut.pieces, strict=True))
    return row._replace(
        words=words,
        occurrences=occurrences,
        places=found,
        per_million=per_million(occurrences, table.total),
        places_per_million=per_million(found, table.symbols),
    )


def _frequent_words(history: History) -> list[str]:
    """Return words of the corpus to begin with: frequent ones, of letters where there are any."""
    texts = (history.words[word] for word in history.words_by_count[:_LOOKED_AT])
    words = [text.strip().removeprefix(START_MARKER)[:LONGEST] for text in texts]
    found = dict.fromkeys(word for word in words if word.isalpha())
    if not found:
        found = dict.fromkeys(filter(None, words))
    # Longer than an article, where there are such: their cuts tell more.
    return sorted(found, key=lambda text: len(text) < 3)[:_OFFERED]


def _least(history: History) -> int:
    """Return how often the rarest word that is kept occurs."""
    order = history.words_by_count
    return history.counts[order[-1]] if len(order) else 0
