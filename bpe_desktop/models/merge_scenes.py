"""What a training by merges shows: the pair to come in the words, and the pairs to choose from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..engine.candidates import Candidate, Candidates, Scoring
from ..engine.history import TrainingHistory, pair_matches
from ..engine.merge import ScoredStep
from .candidate_model import CandidateRow
from .face_book import FaceBook
from .faces import Face, MergeRow, MergeScene
from .scene_maker import (
    SHOWN_CANDIDATES,
    SHOWN_ROWS,
    SHOWN_TOKENS,
    CandidateView,
    RowChoice,
    Snapshot,
    choose_words,
)
from .table_cell import score_text

__all__ = ["MergeScenes"]


class MergeScenes:
    """A `SceneMaker` for BPE and WordPiece."""

    def __init__(self, history: TrainingHistory) -> None:
        self._history = history
        self.faces = FaceBook(history.vocabulary)

    def scene(self, step: int, choice: RowChoice, snapshot: Snapshot | None) -> MergeScene:
        """Return the words after `step` merges, and the next merge."""
        history, face = self._history, self.faces.face
        pair = self._next_pair(step, snapshot)
        touched, total = self._touched(step, choice, pair, snapshot)
        chosen = choose_words(history, choice, touched)
        rows = tuple(
            self._row(word, ids, pair)
            for word, ids in zip(chosen, history.state_at(step).words(chosen), strict=True)
        )
        made = len(history.steps)
        newborn = history.steps[step - 1].token_id if step else None
        if pair is None:
            return MergeScene(step, made, None, None, 0, rows, history.distinct, 0, newborn)
        score = ""
        if step < made:
            merge = history.steps[step]
            result, counted = face(merge.token_id), merge.count
            score = score_text(merge.score) if isinstance(merge, ScoredStep) else ""
        else:
            assert snapshot is not None  # else there is no pair
            best = snapshot.candidates.top[0]
            config = history.config
            prefix = config.continuing_prefix if config.algorithm == "wordpiece" else ""
            label = face(pair[0]).label + face(pair[1]).label.removeprefix(prefix)
            result, counted = Face(None, label, "learnt", step + 1), best.count
            score = "" if best.score is None else score_text(best.score)
        return MergeScene(
            step,
            made,
            (face(pair[0]), face(pair[1])),
            result,
            counted,
            rows,
            history.distinct,
            total,
            newborn,
            score=score,
        )

    def candidates_at_once(self, step: int, snapshot: Snapshot | None) -> CandidateView:
        """Return the pairs of a small corpus or of the snapshot; else the next merge alone."""
        history = self._history
        if not history.finished:
            if snapshot:
                return self._view(step, snapshot.candidates)
            return self._view(step, Candidates(0, 0, ()), pending=True)
        if history.is_small:
            return self._view(step, history.state_at(step).candidates(SHOWN_CANDIDATES))
        if step >= len(history.steps):
            return self._view(step, Candidates(0, 0, ()), pending=True)
        merge = history.steps[step]
        scoring = None
        if isinstance(merge, ScoredStep):
            scoring = Scoring(merge.left_count, merge.right_count, 1, 0)
        best = Candidate(merge.left_id, merge.right_id, merge.count, 0, scoring)
        return self._view(step, Candidates(0, merge.ties, (best,)), pending=True)

    def candidates_in_slices(self, step: int) -> Iterator[CandidateView | None]:
        """Count the pairs after `step` merges."""
        for candidates in self._history.candidates_in_slices(step, SHOWN_CANDIDATES):
            yield candidates and self._view(step, candidates)

    def _next_pair(self, step: int, snapshot: Snapshot | None) -> tuple[int, int] | None:
        history = self._history
        if step < len(history.steps):
            merge = history.steps[step]
            return merge.left_id, merge.right_id
        if snapshot and snapshot.candidates.top and not history.finished:
            best = snapshot.candidates.top[0]
            return best.left_id, best.right_id
        return None

    def _touched(
        self,
        step: int,
        choice: RowChoice,
        pair: tuple[int, int] | None,
        snapshot: Snapshot | None,
    ) -> tuple[Sequence[int], int]:
        """Return words that hold the pair, and how many there are."""
        history = self._history
        if pair is None:
            return (), 0
        if history.finished:
            return history.touched(step, len(history.words) if choice.needle else SHOWN_ROWS)
        return (snapshot.touched, len(snapshot.touched)) if snapshot else ((), 0)

    def _row(self, word: int, ids: Sequence[int], pair: tuple[int, int] | None) -> MergeRow:
        # A word may be a whole unsegmented file: only its beginning fits a row.
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
            CandidateRow(
                (face(c.left_id), face(c.right_id)),
                c.count,
                (c.left_id, c.right_id),
                c.score,
                "" if c.score is None else score_text(c.score),
                0 if c.scoring is None else c.scoring.count_rank,
            )
            for c in candidates.top
        )
        return CandidateView(step, rows, candidates.pairs, candidates.tied, pending)
