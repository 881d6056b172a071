"""What Gage's compression shows: its data in rows of bytes, and the pairs to choose from."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate, islice
from operator import sub

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
        # The borders of a block's rows, where they are the same at each of the steps so far.
        self._kept: tuple[int, int, list[int]] = (-1, 0, [])

    def scene(self, step: int, choice: RowChoice, snapshot: Snapshot | None) -> MergeScene:
        """Return the data after `step` replacements, and the next pair."""
        history, face = self._history, self.faces.face
        made = len(history.steps)
        state = history.state_at(step)
        coming = history.steps[step] if step < made else None
        pair = None if coming is None else (coming.left_id, coming.right_id)
        rows = _Rows(history, state, self._steady_borders(state.block))
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

    def _steady_borders(self, block: int) -> list[int]:
        """Return the borders of a block's rows if they never move, else none."""
        made = len(self._history.steps)
        if self._kept[:2] != (block, made):
            ends = [0, *self._history.ends_of(block)]
            longest = max(map(sub, ends[1:], ends), default=0)
            steady = longest + _ROW_BYTES <= _MOST_IN_ROW
            self._kept = block, made, _borders(ends, set(ends), set()) if steady else []
        return self._kept[2]

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

    def __init__(self, history: GageTraining, state: GageTrainingState, borders: list[int]) -> None:
        """Take the borders if they are known."""
        self._history = history
        self._frame = state.frame
        self._base = history.start_of(state.block)
        self._token_of = history.tokens_of(state.block, state.frame.done)
        # Where the bytes of the data end in the text, and where the rows do.
        sizes = expanded_sizes(state.frame.table)
        ends = list(accumulate(map(sizes.__getitem__, state.frame.data), initial=0))
        self._changes = state.frame.places(len(state.frame.data))
        if not borders:
            # Inside a byte to come no row may end.
            closed = {ends[at + 1] for at in self._changes}
            borders = _borders(ends, {*history.ends_of(state.block)}, closed)
        self._borders = borders
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


def _borders(ends: list[int], final: set[int], closed: set[int]) -> list[int]:
    """Return where the rows of a block begin in its text, and its end.

    `ends` are where the bytes of the data end, from 0 on; `final` those that stay to the end, at
    which a row ends if it is long enough. One that is very long ends at any that is not `closed`.
    """
    borders = [0]
    for end in () if ends[-1] <= _ONE_ROW else ends:
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
