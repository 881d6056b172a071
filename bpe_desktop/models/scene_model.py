"""What the merge view and the candidate list show at the playhead."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer, Signal

from ..engine.baseline_history import BaselineHistory
from ..engine.gage.training_history import GageTraining
from ..engine.replay_history import ReplayHistory
from ..engine.unigram.history import UnigramHistory
from .admit_scenes import AdmitScenes
from .faces import MergeScene
from .gage_scenes import GageScenes
from .merge_scenes import MergeScenes
from .piece_scenes import PieceScenes
from .playhead import Playhead
from .project import Project
from .replay_scenes import ReplayScenes
from .scene_maker import CandidateView, RowChoice, SceneMaker, Snapshot
from .turns import Turns

__all__ = ["SceneModel"]

IDLE_MS = 60  # a large corpus's candidates are counted once the playhead has come to rest


class SceneModel(QObject):
    """Derives scene and candidates from the history at the playhead.

    A change is answered in a turn of its own, however many steps were skipped until then; while
    nobody looks, when somebody does again.
    """

    scene_changed = Signal(object)  # MergeScene
    candidates_changed = Signal(object)  # CandidateView

    def __init__(
        self, project: Project, playhead: Playhead, turns: Turns, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._playhead = playhead
        self._turns = turns
        self._maker: SceneMaker | None = None
        self._snapshot: Snapshot | None = None
        self._choice = RowChoice()
        self._active = True
        self._stale = False
        self._slices: Iterator[CandidateView | None] | None = None
        self._count_soon = _single_shot(self, IDLE_MS, self._count_candidates)
        self._next_slice = _single_shot(self, 0, self._continue_counting)
        playhead.step_changed.connect(self._later)
        project.history_replaced.connect(self._replace)
        project.steps_appended.connect(self._later)
        project.history_finished.connect(self._finish)

    def set_active(self, active: bool) -> None:
        """Answer changes at once, or only once this is asked to again."""
        self._active = active
        if active:
            self.catch_up()

    def catch_up(self) -> None:
        """Derive now what changed while nobody looked."""
        if self._stale:
            self.refresh()

    def set_snapshot(self, snapshot: Snapshot) -> None:
        """Take what the training process told about its newest state."""
        self._snapshot = snapshot
        self._later()

    def set_order(self, order: str) -> None:
        """Order the rows: "touched" words first, "frequent" ones first, or as in the "corpus"."""
        self._choose(self._choice._replace(order=order))

    def set_filter(self, text: str) -> None:
        """Show only words that contain `text`."""
        self._choose(self._choice._replace(needle=text))

    def scene_at(self, step: int) -> MergeScene:
        """Return the scene of any step, ordered and filtered as the one on show."""
        assert self._maker is not None
        return self._maker.scene(step, self._choice, None)

    def refresh(self) -> None:
        """Derive everything anew."""
        self._stale = False
        maker = self._maker
        if maker is None:
            self.scene_changed.emit(MergeScene(0, 0, None, None, 0, (), 0, 0))
            self.candidates_changed.emit(CandidateView(0, (), 0, 0, False))
            return
        step, snapshot = self._playhead.step, self._snapshot_here()
        self.scene_changed.emit(maker.scene(step, self._choice, snapshot))
        self._stop_counting()
        view = maker.candidates_at_once(step, snapshot)
        self.candidates_changed.emit(view)
        if view.pending:
            self._count_soon.start()

    def _choose(self, choice: RowChoice) -> None:
        if choice != self._choice:
            self._choice = choice
            self._later()

    def _later(self, *_facts: int) -> None:
        self._stop_counting()  # what is being counted belongs to what was on show
        self._stale = True
        if self._active:
            self._turns.ask(self.catch_up)

    def _replace(self) -> None:
        history = self._project.history
        if history is None:
            self._maker = None
        elif isinstance(history, ReplayHistory):
            self._maker = ReplayScenes(history)
        elif isinstance(history, BaselineHistory):
            self._maker = AdmitScenes(history)
        elif isinstance(history, UnigramHistory):
            self._maker = PieceScenes(history)
        elif isinstance(history, GageTraining):
            self._maker = GageScenes(history)
        else:
            self._maker = MergeScenes(history)
        self._snapshot = None
        self._later()

    def _finish(self) -> None:
        self._snapshot = None
        self._later()

    def _snapshot_here(self) -> Snapshot | None:
        snapshot = self._snapshot
        return snapshot if snapshot and snapshot.step == self._playhead.step else None

    # Counting the candidates of a large corpus, a slice at a time

    def _stop_counting(self) -> None:
        self._slices = None
        self._count_soon.stop()
        self._next_slice.stop()

    def _count_candidates(self) -> None:
        history = self._project.history
        if self._maker is not None and history is not None and history.finished:
            self._slices = self._maker.candidates_in_slices(self._playhead.step)
            self._next_slice.start()

    def _continue_counting(self) -> None:
        if self._slices is None:
            return
        view = next(self._slices, None)
        if view is None:
            self._next_slice.start()
        else:
            self._slices = None
            self.candidates_changed.emit(view)


def _single_shot(owner: QObject, milliseconds: int, action: object) -> QTimer:
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.setInterval(milliseconds)
    timer.timeout.connect(action)
    return timer
