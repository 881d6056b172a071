"""What Gage's compression shows: its data in rows of bytes, and the pairs to choose from."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate, islice

from ..engine.gage.expanding import expanded_sizes
from ..engine.gage.training_history import GageTraining, GageTrainingState, PairCandidates
from ..engine.history import pair_matches
from .candidate_model import CandidateRow
from .face_book import FaceBook
from .faces import MergeRow, MergeScene
from .scene_maker import (
    SHOWN_CANDIDATES,
    SHOWN_ROWS,
    SHOWN_TOKENS,
    SMALL_CORPUS,
    CandidateView,
    RowChoice,
    Snapshot,
)

__all__ = ["GageScenes"]

_ROW_BYTES = 8  # of the text, at least, in a row
_MOST_IN_ROW = 40
_ONE_ROW = 16  # bytes of a text that is not cut


class GageScenes:
    """A `SceneMaker` for the block that is compressed at the playhead.

    A row begins where no pair ever crosses: at a byte of the compressed data. So it holds the same
    bytes of the text at every step, and gets shorter as they are replaced. Where a byte comes to
    stand for very many, rows end inside of it, but never inside the pair to come.
    """

    def __init__(self, history: GageTraining) -> None:
        self._history = history
        self.faces = FaceBook(history.vocabulary)

    def scene(self, step: int, choice: RowChoice, snapshot: Snapshot | None) -> MergeScene:
        """Return the data after `step` replacements, and the next pair."""
        history, face = self._history, self.faces.face
        made = len(history.steps)
        state = history.state_at(step)
        coming = history.steps[step] if step < made else None
        pair = None if coming is None else (coming.left_id, coming.right_id)
        rows = _Rows(history, state)
        touched = rows.touched()
        chosen = list(islice(_choose(rows, touched, choice), SHOWN_ROWS))
        newborn = history.steps[step - 1].token_id if step else None
        return MergeScene(
            step,
            made,
            None if pair is None else (face(pair[0]), face(pair[1])),
            None if coming is None else face(coming.token_id),
            0 if coming is None else coming.count,
            tuple(self._row(rows, number, pair) for number in chosen),
            len(rows),
            len(touched),
            newborn,
        )

    def _row(self, rows: _Rows, number: int, pair: tuple[int, int] | None) -> MergeRow:
        start, size, ids = rows.part(number)
        faces = tuple(map(self.faces.face, ids))
        lead = f"{start:0{rows.digits}X}"
        if pair is None:
            return MergeRow(start, size, faces, lead=lead)
        matches, positions = pair_matches(ids, *pair)
        return MergeRow(start, size, faces, tuple(matches), positions, lead=lead)

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


class _Rows:
    """The data of a block at a step, cut into rows."""

    def __init__(self, history: GageTraining, state: GageTrainingState) -> None:
        self._history = history
        self._frame = state.frame
        self._base = history.start_of(state.block)
        self._token_of = history.tokens_of(state.block, state.frame.done)
        # Where the bytes of the data end in the text, and where the rows do.
        sizes = expanded_sizes(state.frame.table)
        ends = list(accumulate(map(sizes.__getitem__, state.frame.data), initial=0))
        self._changes = state.frame.places(len(state.frame.data))
        self._borders = _borders(history, state, ends, self._changes)
        self._places = [bisect_left(ends, border) for border in self._borders]
        self.digits = max(4, len(f"{self._base + ends[-1]:X}"))

    def __len__(self) -> int:
        return len(self._borders) - 1

    def part(self, number: int) -> tuple[int, int, list[int]]:
        """Return where a row starts in the text, how many bytes of it are in it, and its tokens."""
        start, end = self._borders[number : number + 2]
        first, last = self._places[number : number + 2]
        data = self._frame.data[first : min(last, first + SHOWN_TOKENS)]
        return self._base + start, end - start, [self._token_of[byte] for byte in data]

    def text(self, number: int) -> str:
        """Return what of the text is in a row."""
        start, end = (self._base + border for border in self._borders[number : number + 2])
        return self._history.data[start:end].decode("utf-8", "replace")

    def touched(self) -> list[int]:
        """Return the rows that the next replacement changes."""
        return list(dict.fromkeys(bisect_right(self._places, at) - 1 for at in self._changes))


def _borders(
    history: GageTraining, state: GageTrainingState, ends: list[int], places: list[int]
) -> list[int]:
    """Return where the rows of a block begin in its text, and its end.

    `ends` are where the bytes of the data end, `places` where the next replacement takes place.
    """
    final = set(history.ends_of(state.block))
    closed = {ends[at + 1] for at in places}  # inside a byte to come no row may end
    whole = ends[-1] <= _ONE_ROW
    borders = [0]
    for end in () if whole else ends:
        size = end - borders[-1]
        if size >= _ROW_BYTES and (end in final or (size >= _MOST_IN_ROW and end not in closed)):
            borders.append(end)
    if ends[-1] > borders[-1]:
        borders.append(ends[-1])
    return borders


def _choose(rows: _Rows, touched: Sequence[int], choice: RowChoice) -> Iterator[int]:
    """Yield the rows in the order that is asked for; where all are shown, in that of the text."""
    every = range(len(rows))
    if choice.needle:
        yield from (row for row in every if choice.needle in rows.text(row))
    elif choice.order == "touched" and len(rows) > SMALL_CORPUS:
        yield from touched
        known = set(touched)
        yield from (row for row in every if row not in known)
    else:
        yield from every
