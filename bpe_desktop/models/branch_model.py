"""What the page of the branches shows: the chosen one beside the main line, at the playhead."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from ..engine.history import TrainingHistory
from ..engine.pretokenizer import SECONDS_IN_WINDOW
from ..engine.tokenizer import Tokenizer
from ..errors import UserError
from .branch_comparison import BranchComparison, Comparer, Split
from .branches import Branch, Branches, BranchPhase
from .face_book import unknown_face
from .faces import Face
from .number_text import count_text
from .playhead import Playhead
from .project import Project
from .turns import Turns

__all__ = ["MOST_CHARACTERS", "BranchModel"]

MOST_CHARACTERS = 2_000  # of the live text: each of its tokens is a tile


class BranchModel(QObject):
    """Works only while its page is on show."""

    comparison_changed = Signal(object)  # BranchComparison or None

    def __init__(
        self,
        project: Project,
        branches: Branches,
        playhead: Playhead,
        turns: Turns,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._branches = branches
        self._playhead = playhead
        self._turns = turns
        self._is_active = False
        self._comparer: Comparer | None = None
        self._tokenizers: tuple[Tokenizer, Tokenizer] | None = None
        branches.changed.connect(self._later)
        branches.chosen_changed.connect(self._later)
        project.live_text_changed.connect(self._later)
        project.history_replaced.connect(self._later)
        playhead.step_changed.connect(self._later)

    def set_active(self, active: bool) -> None:
        """Say whether the page is on show."""
        self._is_active = active
        self._later()

    def _later(self, *_facts: object) -> None:
        if self._is_active:
            self._turns.ask(self._refresh)

    def _refresh(self) -> None:
        self.comparison_changed.emit(self._comparison(self._branches.chosen))

    def _comparison(self, branch: Branch | None) -> BranchComparison | None:
        main = self._project.history
        if (
            branch is None
            or branch.history is None
            or branch.phase is not BranchPhase.DONE
            or not isinstance(main, TrainingHistory)
        ):
            self._comparer = self._tokenizers = None
            return None
        comparer = self._comparer
        if comparer is None or (comparer.main, comparer.branch) != (main, branch.history):
            comparer = self._comparer = Comparer(main, branch.history, branch.first)
            self._tokenizers = None
        found = comparer.compare(min(self._playhead.step, len(main)))
        live, problem = self._live(comparer, found)
        return found._replace(live=live, live_problem=problem)

    def _live(self, comparer: Comparer, found: BranchComparison) -> tuple[Split | None, str]:
        """Cut the live text by both lines; return why that cannot be."""
        text = self._project.live_text
        if not text:
            return None, self.tr("Type a live text in Watch to see where it splits differently.")
        if len(text) > MOST_CHARACTERS:
            most = count_text(MOST_CHARACTERS)
            return None, self.tr("Only texts up to {} characters are compared.").format(most)
        main, branch = comparer.main, comparer.branch
        try:
            if self._tokenizers is None:
                self._tokenizers = (
                    Tokenizer(main.vocabulary, main.config, pattern_seconds=SECONDS_IN_WINDOW),
                    Tokenizer(branch.vocabulary, branch.config, pattern_seconds=SECONDS_IN_WINDOW),
                )
            rows: list[list[Face]] = []
            gaps: list[frozenset[int]] = []
            steps = (found.step, found.branch_step)
            faces = (comparer.main_face, comparer.branch_face)
            for tokenizer, step, face in zip(self._tokenizers, steps, faces, strict=True):
                encoding = tokenizer.encode(text, merges=step)
                rows.append(
                    [
                        unknown_face(name) if token is None or unknown else face(token)
                        for token, name, unknown in zip(
                            encoding.ids, encoding.tokens, encoding.unknown, strict=True
                        )
                    ]
                )
                gaps.append(_gaps(encoding.offsets))
        except UserError as error:
            return None, str(error)
        split = comparer.split(rows[0], rows[1])
        return split._replace(main_gaps=gaps[0], branch_gaps=gaps[1]), ""


def _gaps(offsets: Sequence[tuple[int, int]]) -> frozenset[int]:
    """Return the tokens before which a part of the text is in no token."""
    return frozenset(
        index for index in range(1, len(offsets)) if offsets[index][0] > offsets[index - 1][1]
    )
