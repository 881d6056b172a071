"""One word of the live text with all ways of a unigram model to cut it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from ..engine.display import visible
from ..engine.normalizer import SPACE_SIGN
from ..engine.tokenizer import Tokenizer
from ..engine.unigram.lattice import UNKNOWN, Lattice
from ..errors import UserError
from .face_book import FaceBook, unknown_face
from .faces import Face
from .history_tokenizer import tokenizer_of
from .playhead import Playhead
from .project import Project
from .turns import Turns

__all__ = ["LatticeEdge", "LatticeModel", "LatticePath", "LatticeView"]

MOST_CHARACTERS = 24  # of a word: a longer one has more edges than can be looked at
SHOWN_PATHS = 5
MOST_TEXT = 20_000


class LatticeEdge(NamedTuple):
    """A piece over the characters `start` to `end`.

    `score` is its log-probability (natural), `share` the probability that a way has it here.
    """

    face: Face
    start: int
    end: int
    score: float
    share: float
    is_best: bool


class LatticePath(NamedTuple):
    """One way to cut the word, its log-probability, and its share of all ways."""

    faces: tuple[Face, ...]
    score: float
    share: float


class LatticeView(NamedTuple):
    """What is shown of a word: `at` of `words`, its characters, edges, best ways, and their number.

    `problem` says why nothing can be shown.
    """

    word: str = ""
    at: int = 0
    words: int = 0
    characters: tuple[str, ...] = ()
    edges: tuple[LatticeEdge, ...] = ()
    paths: tuple[LatticePath, ...] = ()
    ways: int = 0
    problem: str = ""


class LatticeModel(QObject):
    """Follows live text and playhead while it is looked at."""

    changed = Signal(object)  # LatticeView

    def __init__(
        self, project: Project, playhead: Playhead, turns: Turns, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._playhead = playhead
        self._turns = turns
        self._is_active = False
        self._at = 0
        self._tokenizer: Tokenizer | None = None
        self._faces: FaceBook | None = None
        project.history_replaced.connect(self._replace)
        project.history_finished.connect(self._later)
        project.live_text_changed.connect(self._later)
        playhead.step_changed.connect(self._later)

    def set_active(self, active: bool) -> None:
        """Say whether anybody looks."""
        self._is_active = active
        self._later()

    def step(self, by: int) -> None:
        """Go to another word."""
        self._at += by
        self._later()

    def _replace(self) -> None:
        self._tokenizer = self._faces = None
        self._later()

    def _later(self, *_facts: object) -> None:
        if self._is_active:
            self._turns.ask(self.refresh)

    def refresh(self) -> None:
        """Derive everything anew."""
        self.changed.emit(self._view())

    def _view(self) -> LatticeView:
        history, text = self._project.history, self._project.live_text
        if history is None or history.config.algorithm != "unigram":
            return LatticeView(problem=self.tr("Only Unigram weighs all ways to cut a word."))
        if not text.strip():
            return LatticeView(problem=self.tr("Type a word to see all ways to cut it."))
        try:
            if self._tokenizer is None or self._faces is None:
                self._tokenizer = tokenizer_of(history)
                self._faces = FaceBook(history.vocabulary, history.numbers)
            found = self._tokenizer.lattices(text[:MOST_TEXT], merges=self._playhead.step)
        except UserError as error:
            return LatticeView(problem=str(error))
        if not found:
            return LatticeView(problem=self.tr("Type a word to see all ways to cut it."))
        self._at = min(max(self._at, 0), len(found) - 1)
        word, lattice = found[self._at]
        shown = word.replace(SPACE_SIGN, " ")  # as its pieces show it
        bare = LatticeView(visible(shown), self._at, len(found))
        if len(word) > MOST_CHARACTERS:
            return bare._replace(
                problem=self.tr(
                    "{} is too long to be drawn: only words up to {} characters."
                ).format(visible(shown[:12]) + "…", MOST_CHARACTERS)
            )
        return self._describe(bare, shown, lattice)

    def _describe(self, bare: LatticeView, word: str, lattice: Lattice) -> LatticeView:
        best = set(lattice.best.edges)
        edges = tuple(
            LatticeEdge(
                self._face(edge.piece, word[edge.start : edge.end]),
                edge.start,
                edge.end,
                edge.score,
                share,
                edge in best,
            )
            for edge, share in zip(lattice.edges, lattice.posteriors, strict=True)
        )
        paths = tuple(
            LatticePath(
                tuple(self._face(edge.piece, word[edge.start : edge.end]) for edge in path.edges),
                path.score,
                path.probability,
            )
            for path in lattice.best_paths(SHOWN_PATHS)
        )
        return bare._replace(
            characters=tuple(map(visible, word)), edges=edges, paths=paths, ways=lattice.paths
        )

    def _face(self, piece: int, text: str) -> Face:
        assert self._faces is not None
        return unknown_face(text) if piece == UNKNOWN else self._faces.face(piece)
