"""What a training by frequency shows: words or characters that come in, and what is unknown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from ..engine.alphabet import unit_splitter
from ..engine.baseline_history import BaselineHistory
from .candidate_model import CandidateRow
from .face_book import FaceBook, unknown_face
from .faces import Face, Headline, MergeRow, MergeScene
from .number_text import count_text
from .scene_maker import (
    SHOWN_CANDIDATES,
    SHOWN_ROWS,
    SHOWN_TOKENS,
    CandidateView,
    RowChoice,
    Snapshot,
    choose_words,
)

__all__ = ["AdmitScenes"]


class AdmitScenes:
    """A `SceneMaker` for whole words and for characters.

    A unit that is not taken in yet stands as unknown, with the id that it will have.
    """

    def __init__(self, history: BaselineHistory) -> None:
        self._history = history
        self.faces = FaceBook(history.vocabulary)
        is_word = history.config.algorithm == "word"
        self._split = None if is_word else unit_splitter(history.config.units)

    def scene(self, step: int, choice: RowChoice, snapshot: Snapshot | None) -> MergeScene:
        """Return the words after `step` steps, and what comes in next."""
        history = self._history
        made = len(history.steps)
        touched, total = history.touched(step, len(history.words) if choice.needle else SHOWN_ROWS)
        chosen = choose_words(history, choice, touched)
        coming = history.steps[step] if step < made else None
        unit = None if coming is None else coming.token
        rows = tuple(self._row(word, step, unit) for word in chosen)
        newborn = history.steps[step - 1].token_id if step else None
        headline = None
        if coming is not None:
            lead = _tr("Next word:") if self._split is None else _tr("Next character:")
            face = self.faces.face(coming.token_id)
            headline = Headline((lead, face), _tr("counted"), count_text(coming.count))
        counted = 0 if coming is None else coming.count
        return MergeScene(
            step,
            made,
            None,
            None,
            counted,
            rows,
            history.distinct,
            total,
            newborn,
            headline,
        )

    def candidates_at_once(self, step: int, snapshot: Snapshot | None) -> CandidateView:
        """Return the units that could come next."""
        found = self._history.state_at(step).candidates(SHOWN_CANDIDATES)
        first = self._history.first_id + step
        rows = tuple(
            CandidateRow((self._coming(unit.token, first + place),), unit.count, (first + place,))
            for place, unit in enumerate(found.top)
        )
        return CandidateView(step, rows, found.pairs, found.tied, False)

    def candidates_in_slices(self, step: int) -> Iterator[CandidateView | None]:
        """Return the same: there is nothing to wait for."""
        yield self.candidates_at_once(step, None)

    def _row(self, word: int, step: int, coming: str | None) -> MergeRow:
        history = self._history
        text = history.words[word]
        units: Sequence[str] = [text] if self._split is None else self._split(text[:SHOWN_TOKENS])
        faces = tuple(self._face(unit, step) for unit in units)
        lit = tuple(place for place, unit in enumerate(units) if unit == coming)
        count = history.counts[word]
        return MergeRow(word, count, faces, share=count * len(lit), lit=lit)

    def _face(self, unit: str, step: int) -> Face:
        token = self._history.id_of(unit)
        if token is not None and token < self._history.first_id + step:
            return self.faces.face(token)
        return unknown_face(unit)._replace(id=token)

    def _coming(self, unit: str, token: int) -> Face:
        known = self._history.id_of(unit)
        return unknown_face(unit)._replace(id=token) if known is None else self.faces.face(known)


def _tr(text: str) -> str:
    return QCoreApplication.translate("AdmitScenes", text)
