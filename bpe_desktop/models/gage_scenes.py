"""What Gage's compression shows: its data in rows of bytes, and the pairs to choose from."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate, islice, pairwise

from ..engine.gage.training_history import GageTraining, GageTrainingState, PairCandidates
from ..engine.history import pair_matches
from .candidate_model import CandidateRow
from .face_book import FaceBook
from .faces import MergeRow, MergeScene
from .scene_maker import (
    SHOWN_CANDIDATES,
    SHOWN_ROWS,
    CandidateView,
    RowChoice,
    Snapshot,
)

__all__ = ["ROW_BYTES", "GageScenes"]

ROW_BYTES = 12  # of the text, at least, in a row


class GageScenes:
    """A `SceneMaker` for the block that is compressed at the playhead.

    A row begins where no pair ever crosses: at a byte of the compressed data. So it holds the same
    bytes of the text at every step, and gets shorter as they are replaced.
    """

    def __init__(self, history: GageTraining) -> None:
        self._history = history
        self.faces = FaceBook(history.vocabulary)
        self._cut: tuple[int, int, list[int]] | None = None

    def scene(self, step: int, choice: RowChoice, snapshot: Snapshot | None) -> MergeScene:
        """Return the data after `step` replacements, and the next pair."""
        history, face = self._history, self.faces.face
        made = len(history.steps)
        state = history.state_at(step)
        coming = history.steps[step] if step < made else None
        pair = None if coming is None else (coming.left_id, coming.right_id)
        rows = self._rows(state, pair)
        touched = [row for row in rows if row.matches]
        newborn = history.steps[step - 1].token_id if step else None
        return MergeScene(
            step,
            made,
            None if pair is None else (face(pair[0]), face(pair[1])),
            None if coming is None else face(coming.token_id),
            0 if coming is None else coming.count,
            tuple(islice(self._chosen(rows, touched, choice), SHOWN_ROWS)),
            len(rows),
            len(touched),
            newborn,
        )

    def candidates_at_once(self, step: int, snapshot: Snapshot | None) -> CandidateView:
        """Return the pairs of little data; else the next replacement alone."""
        history = self._history
        if not history.finished:
            return self._view(step, PairCandidates(0, 0, ()), pending=True)
        if history.is_small or step == len(history.steps):
            return self._view(step, history.state_at(step).candidates(SHOWN_CANDIDATES))
        coming = history.steps[step]
        row = CandidateRow(
            (self.faces.face(coming.left_id), self.faces.face(coming.right_id)),
            coming.count,
            (coming.left_id, coming.right_id),
        )
        return CandidateView(step, (row,), 0, 0, True)

    def candidates_in_slices(self, step: int) -> Iterator[CandidateView | None]:
        """Count the pairs after `step` replacements."""
        yield self._view(step, self._history.state_at(step).candidates(SHOWN_CANDIDATES))

    def _view(self, step: int, found: PairCandidates, *, pending: bool = False) -> CandidateView:
        face = self.faces.face
        rows = tuple(
            CandidateRow((face(c.left_id), face(c.right_id)), c.count, (c.left_id, c.right_id))
            for c in found.top
        )
        return CandidateView(step, rows, found.pairs, found.tied, pending)

    def _chosen(
        self, rows: Sequence[MergeRow], touched: Sequence[MergeRow], choice: RowChoice
    ) -> Iterator[MergeRow]:
        """Yield the rows in the order that is asked for; a few stay in that of the text."""
        if choice.needle:
            yield from (row for row in rows if choice.needle in self._text(row))
        elif choice.order == "touched" and len(rows) > SHOWN_ROWS:
            yield from touched
            yield from (row for row in rows if not row.matches)
        else:
            yield from rows

    def _text(self, row: MergeRow) -> str:
        start = row.word
        return self._history.data[start : start + row.count].decode("utf-8", "replace")

    def _rows(self, state: GageTrainingState, pair: tuple[int, int] | None) -> list[MergeRow]:
        """Cut the data of the block into rows."""
        history = self._history
        tokens = state.tokens()
        sizes = [len(history.vocabulary.token(token).bytes) for token in tokens]
        ends = list(accumulate(sizes, initial=0))
        borders = self._borders(state.block)
        base = history.start_of(state.block)
        rows = []
        digits = max(4, len(f"{base + borders[-1]:X}"))
        for start, end in pairwise(borders):
            ids = tokens[bisect_right(ends, start) - 1 : bisect_right(ends, end) - 1]
            row = MergeRow(
                base + start,
                end - start,
                tuple(map(self.faces.face, ids)),
                lead=f"{base + start:0{digits}X}",
            )
            if pair is not None:
                matches, positions = pair_matches(ids, *pair)
                row = row._replace(matches=tuple(matches), share=positions)
            rows.append(row)
        return rows

    def _borders(self, block: int) -> list[int]:
        """Return where the rows of a block begin, and its end, in bytes of its text."""
        made = len(self._history.steps)
        if self._cut is None or self._cut[:2] != (block, made):
            borders, end = [0], 0
            for end in self._history.ends_of(block):
                if end - borders[-1] >= ROW_BYTES:
                    borders.append(end)
            if end > borders[-1]:
                borders.append(end)
            self._cut = block, made, borders
        return self._cut[2]
