"""What a tokenizer from a file shows: its next rule that finds a pair, and all that wait."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..engine.history import Candidates, pair_matches
from ..engine.replay_history import ReplayHistory
from .candidate_model import CandidateRow
from .face_book import FaceBook
from .faces import MergeRow, MergeScene
from .scene_maker import (
    SHOWN_CANDIDATES,
    SHOWN_ROWS,
    SHOWN_TOKENS,
    CandidateView,
    RowChoice,
    Snapshot,
    choose_words,
)

__all__ = ["ReplayScenes"]


class ReplayScenes:
    """A `SceneMaker` for given rules: most of them find nothing in a text and are passed over."""

    def __init__(self, history: ReplayHistory) -> None:
        self._history = history
        self.faces = FaceBook(history.vocabulary, history.numbers)

    def scene(self, step: int, choice: RowChoice, snapshot: Snapshot | None) -> MergeScene:
        """Return the words after `step` rules, and the next rule that changes one."""
        history, face = self._history, self.faces.face
        coming = history.next_change(step)
        merge = history.steps[coming - 1] if coming > step else None
        if merge is not None and not merge.count:
            merge = None  # the rest of the rules find nothing
        pair = None if merge is None else (merge.left_id, merge.right_id)
        limit = len(history.words) if choice.needle else SHOWN_ROWS
        touched, total = ((), 0) if merge is None else history.touched(coming - 1, limit)
        chosen = choose_words(history, choice, touched)
        rows = tuple(
            self._row(word, ids, pair)
            for word, ids in zip(chosen, history.state_at(step).words(chosen), strict=True)
        )
        made, last = len(history), history.last_change(step)
        newborn = history.steps[last - 1].token_id if last else None
        if merge is None:
            return MergeScene(step, made, None, None, 0, rows, history.distinct, 0, newborn)
        faces = face(merge.left_id), face(merge.right_id)
        result = face(merge.token_id)
        return MergeScene(
            step, made, faces, result, merge.count, rows, history.distinct, total, newborn
        )

    def candidates_at_once(self, step: int, snapshot: Snapshot | None) -> CandidateView:
        """Return the pairs of a small corpus, else none yet."""
        if self._history.is_small:
            return self._view(step, self._history.state_at(step).candidates(SHOWN_CANDIDATES))
        return self._view(step, Candidates(0, 0, ()), pending=True)

    def candidates_in_slices(self, step: int) -> Iterator[CandidateView | None]:
        """Find the pairs that have a rule after `step`."""
        for candidates in self._history.candidates_in_slices(step, SHOWN_CANDIDATES):
            yield candidates and self._view(step, candidates)

    def _row(self, word: int, ids: Sequence[int], pair: tuple[int, int] | None) -> MergeRow:
        ids = ids[:SHOWN_TOKENS]
        shown = tuple(map(self.faces.face, ids))
        count = self._history.counts[word]
        if pair is None:
            return MergeRow(word, count, shown)
        matches, positions = pair_matches(ids, *pair)
        return MergeRow(word, count, shown, tuple(matches), positions * count)

    def _view(self, step: int, candidates: Candidates, *, pending: bool = False) -> CandidateView:
        face = self.faces.face
        rows = tuple(
            CandidateRow((face(c.left_id), face(c.right_id)), c.count, (c.left_id, c.right_id))
            for c in candidates.top
        )
        return CandidateView(step, rows, candidates.pairs, candidates.tied, pending)
