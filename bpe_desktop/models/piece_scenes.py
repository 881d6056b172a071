"""What a unigram training shows: words in their best pieces, and the pieces that go next."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from ..engine.unigram.history import UnigramHistory
from ..engine.unigram.steps import UnigramStep
from .candidate_model import CandidateRow
from .face_book import FaceBook, unknown_face
from .faces import Face, Headline, MergeRow, MergeScene
from .number_text import counted, decimal_text
from .scene_maker import (
    SHOWN_CANDIDATES,
    SHOWN_ROWS,
    SHOWN_TOKENS,
    CandidateView,
    RowChoice,
    Snapshot,
    choose_words,
)

__all__ = ["PieceScenes"]


class PieceScenes:
    """A `SceneMaker` for Unigram."""

    def __init__(self, history: UnigramHistory) -> None:
        self._history = history
        self.faces = FaceBook(history.vocabulary)

    def scene(self, step: int, choice: RowChoice, snapshot: Snapshot | None) -> MergeScene:
        """Return the words after `step` rounds, and what the next round does."""
        history = self._history
        made = len(history.steps)
        coming = history.steps[step] if step < made else None
        touched, total = history.touched(step, len(history.words) if choice.needle else SHOWN_ROWS)
        chosen = choose_words(history, choice, touched)
        leaving = set() if coming is None else set(coming.removed)
        state = history.state_at(step)
        rows = tuple(self._row(word, state.word(word), leaving) for word in chosen)
        return MergeScene(
            step,
            made,
            None,
            None,
            0,
            rows,
            history.distinct,
            total,
            headline=None if coming is None else _headline(coming),
        )

    def candidates_at_once(self, step: int, snapshot: Snapshot | None) -> CandidateView:
        """Return the pieces that the next round drops, those in use first."""
        history = self._history
        leaving = history.leaving(step, SHOWN_CANDIDATES)
        rows = tuple(
            CandidateRow((self.faces.face(piece.token_id),), piece.occurrences, (piece.token_id,))
            for piece in leaving
        )
        going = len(history.steps[step].removed) if 0 < step < len(history.steps) else 0
        return CandidateView(step, rows, going, 0, False)

    def candidates_in_slices(self, step: int) -> Iterator[CandidateView | None]:
        """Return the same: there is nothing to wait for."""
        yield self.candidates_at_once(step, None)

    def _row(self, word: int, ids: tuple[int | None, ...], leaving: set[int]) -> MergeRow:
        history = self._history
        faces = tuple(self._face(token) for token in ids[:SHOWN_TOKENS])
        lit = tuple(place for place, token in enumerate(ids[:SHOWN_TOKENS]) if token in leaving)
        count = history.counts[word]
        return MergeRow(word, count, faces, share=count * len(lit), lit=lit)

    def _face(self, token: int | None) -> Face:
        if token is None:
            return unknown_face("?")
        return self.faces.face(token)


def _headline(coming: UnigramStep) -> Headline:
    figure = decimal_text(coming.before, 4).replace("-", "\u2212")
    return Headline((_next_text(coming),), _tr("log-likelihood"), figure)


def _next_text(coming: UnigramStep) -> str:
    gone = len(coming.removed)
    if coming.kind == "seed":
        added = len(coming.added)
        return counted("PieceScenes", "Next: %Ln frequent substring(s) come in", added)
    if coming.kind == "em":
        if not gone:
            return _tr("Next: EM weighs the pieces anew")
        return counted("PieceScenes", "Next: EM weighs the pieces anew, %Ln of them go", gone)
    if coming.kind == "prune":
        return counted("PieceScenes", "Next: %Ln piece(s) that are missed least go", gone)
    return counted("PieceScenes", "Next: %Ln piece(s) go, the most probable stay", gone)


def _tr(text: str) -> str:
    return QCoreApplication.translate("PieceScenes", text)
