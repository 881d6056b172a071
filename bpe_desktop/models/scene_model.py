"""What the merge view and the candidate list show at the playhead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from ..engine.history import Candidate, Candidates, TrainingHistory, pair_matches
from .face_book import FaceBook
from .faces import Face, MergeRow, MergeScene
from .playhead import Playhead
from .project import Project
from .turns import Turns

__all__ = ["CandidateView", "SceneModel", "Snapshot"]

SHOWN_ROWS = 200  # rows of words; more would only be scrolled past
FOLLOWED_ROWS = 60  # while the training goes on: nobody scrolls in what changes all the time
SHOWN_TOKENS = 300  # of one word; a row holds no more
SHOWN_CANDIDATES = 40
SMALL_CORPUS = 12  # distinct words: all stand in the order of the corpus
IDLE_MS = 60  # a large corpus's candidates are counted once the playhead has come to rest


class Snapshot(NamedTuple):
    """What the training process told about the state after its newest merge."""

    step: int
    candidates: Candidates
    touched: tuple[int, ...]


class CandidateView(NamedTuple):
    """The pairs to choose from at the playhead; `pending` while they are still being counted."""

    step: int
    rows: tuple[tuple[Face, Face, int, tuple[int, int]], ...]
    pairs: int
    tied: int
    pending: bool


class SceneModel(QObject):
    """Derives scene and candidates from the history at the playhead.

    A change is answered in a turn of its own, however many steps were skipped until then.
    """

    scene_changed = Signal(object)
    candidates_changed = Signal(object)

    def __init__(
        self, project: Project, playhead: Playhead, turns: Turns, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._playhead = playhead
        self._turns = turns
        self._faces: FaceBook | None = None
        self._snapshot: Snapshot | None = None
        self._order = "touched"
        self._filter = ""
        self._slices: Iterator[Candidates | None] | None = None
        self._count_soon = _single_shot(self, IDLE_MS, self._count_candidates)
        self._next_slice = _single_shot(self, 0, self._continue_counting)
        playhead.step_changed.connect(self._later)
        project.history_replaced.connect(self._replace)
        project.steps_appended.connect(self._later)
        project.history_finished.connect(self._finish)

    def set_snapshot(self, snapshot: Snapshot) -> None:
        """Take what the training process told about its newest state."""
        self._snapshot = snapshot
        self._later()

    def set_order(self, order: str) -> None:
        """Order the rows: "touched" words first, "frequent" ones first, or as in the "corpus"."""
        if order != self._order:
            self._order = order
            self._later()

    def set_filter(self, text: str) -> None:
        """Show only words that contain `text`."""
        if text != self._filter:
            self._filter = text
            self._later()

    def _later(self, *_facts: int) -> None:
        self._stop_counting()  # what is being counted belongs to what was on show
        self._turns.ask(self.refresh)

    def refresh(self) -> None:
        """Derive everything anew."""
        history = self._project.history
        if history is None or self._faces is None:
            self.scene_changed.emit(MergeScene(0, 0, None, None, 0, (), 0, 0))
            self.candidates_changed.emit(CandidateView(0, (), 0, 0, False))
            return
        self.scene_changed.emit(self._scene(history, self._faces))
        self._show_candidates(history)

    def _replace(self) -> None:
        history = self._project.history
        self._faces = None if history is None else FaceBook(history.vocabulary)
        self._snapshot = None
        self._later()

    def _finish(self) -> None:
        self._snapshot = None
        self._later()

    def _snapshot_here(self) -> Snapshot | None:
        snapshot = self._snapshot
        return snapshot if snapshot and snapshot.step == self._playhead.step else None

    # The scene

    def _scene(self, history: TrainingHistory, faces: FaceBook) -> MergeScene:
        step = self._playhead.step
        pair = self._next_pair(history, step)
        chosen, touched = self._words(history, step, pair)
        state = history.state_at(step)
        rows = tuple(
            _row(word, history.counts[word], ids, pair, faces)
            for word, ids in zip(chosen, state.words(chosen), strict=True)
        )
        newborn = history.steps[step - 1].token_id if step else None
        if pair is None:
            return MergeScene(
                step, len(history.steps), None, None, 0, rows, history.distinct, 0, newborn
            )
        result = self._result(history, step, faces, pair)
        counted = history.steps[step].count if step < len(history.steps) else self._top_count()
        return MergeScene(
            step,
            len(history.steps),
            (faces.face(pair[0]), faces.face(pair[1])),
            result,
            counted,
            rows,
            history.distinct,
            touched,
            newborn,
        )

    def _next_pair(self, history: TrainingHistory, step: int) -> tuple[int, int] | None:
        if step < len(history.steps):
            merge = history.steps[step]
            return merge.left_id, merge.right_id
        snapshot = self._snapshot_here()
        if snapshot and snapshot.candidates.top and not history.finished:
            best = snapshot.candidates.top[0]
            return best.left_id, best.right_id
        return None

    def _top_count(self) -> int:
        snapshot = self._snapshot_here()
        return snapshot.candidates.top[0].count if snapshot else 0

    def _result(
        self, history: TrainingHistory, step: int, faces: FaceBook, pair: tuple[int, int]
    ) -> Face:
        if step < len(history.steps):
            return faces.face(history.steps[step].token_id)
        label = faces.face(pair[0]).label + faces.face(pair[1]).label
        return Face(None, label, "learnt", step + 1)

    def _words(
        self, history: TrainingHistory, step: int, pair: tuple[int, int] | None
    ) -> tuple[Sequence[int], int]:
        """Return the words to show and how many words the next merge touches."""
        touched, total = self._touched(history, step, pair)
        words = history.words
        if len(words) <= SMALL_CORPUS and not self._filter:
            return range(len(words)), total
        rows = SHOWN_ROWS if history.finished else FOLLOWED_ROWS
        needle = self._filter
        if self._order == "touched" and touched:
            order: Sequence[int] = self._filled(history, touched, len(words) if needle else rows)
        elif self._order == "corpus":
            order = range(len(words))
        else:
            order = history.words_by_count
        if needle:
            hits = (word for word in order if needle in words[word])
            return list(islice(hits, rows)), total
        return order[:rows], total

    def _filled(self, history: TrainingHistory, touched: Sequence[int], rows: int) -> list[int]:
        """Let the most frequent other words follow, so that few touched words stand in company."""
        known = set(touched)
        others = (word for word in history.words_by_count if word not in known)
        return [*touched, *islice(others, max(rows - len(touched), 0))]

    def _touched(
        self, history: TrainingHistory, step: int, pair: tuple[int, int] | None
    ) -> tuple[Sequence[int], int]:
        if pair is None:
            return (), 0
        if history.finished:
            limit = len(history.words) if self._filter else SHOWN_ROWS
            return history.touched(step, limit)
        snapshot = self._snapshot_here()
        return (snapshot.touched, len(snapshot.touched)) if snapshot else ((), 0)

    # The candidates

    def _show_candidates(self, history: TrainingHistory) -> None:
        self._stop_counting()
        if not history.finished:
            snapshot = self._snapshot_here()
            if snapshot:
                self._emit_candidates(snapshot.candidates, pending=False)
            else:
                self._emit_candidates(Candidates(0, 0, ()), pending=True)
            return
        if history.is_small:
            candidates = history.state_at(self._playhead.step).candidates(SHOWN_CANDIDATES)
            self._emit_candidates(candidates, pending=False)
            return
        self._emit_candidates(self._known_best(history), pending=True)
        self._count_soon.start()

    def _stop_counting(self) -> None:
        self._slices = None
        self._count_soon.stop()
        self._next_slice.stop()

    def _known_best(self, history: TrainingHistory) -> Candidates:
        """The winner is known from the history; the others take a moment."""
        if self._playhead.step >= len(history.steps):
            return Candidates(0, 0, ())
        merge = history.steps[self._playhead.step]
        best = Candidate(merge.left_id, merge.right_id, merge.count, 0)
        return Candidates(0, merge.ties, (best,))

    def _count_candidates(self) -> None:
        history = self._project.history
        if history is not None and history.finished:
            self._slices = history.candidates_in_slices(self._playhead.step, SHOWN_CANDIDATES)
            self._next_slice.start()

    def _continue_counting(self) -> None:
        if self._slices is None:
            return
        candidates = next(self._slices, None)
        if candidates is None:
            self._next_slice.start()
        else:
            self._slices = None
            self._emit_candidates(candidates, pending=False)

    def _emit_candidates(self, candidates: Candidates, *, pending: bool) -> None:
        assert self._faces is not None
        face = self._faces.face
        rows = tuple(
            (face(c.left_id), face(c.right_id), c.count, (c.left_id, c.right_id))
            for c in candidates.top
        )
        view = CandidateView(self._playhead.step, rows, candidates.pairs, candidates.tied, pending)
        self.candidates_changed.emit(view)


def _row(
    word: int, count: int, ids: Sequence[int], pair: tuple[int, int] | None, faces: FaceBook
) -> MergeRow:
    # A word may be a whole unsegmented file: only its beginning fits a row.
    ids = ids[:SHOWN_TOKENS]
    shown = tuple(faces.face(token) for token in ids)
    if pair is None:
        return MergeRow(word, count, shown)
    matches, positions = pair_matches(ids, *pair)
    return MergeRow(word, count, shown, tuple(matches), positions * count)


def _single_shot(owner: QObject, milliseconds: int, action: object) -> QTimer:
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.setInterval(milliseconds)
    timer.timeout.connect(action)
    return timer
