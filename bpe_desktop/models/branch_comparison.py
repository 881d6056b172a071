"""One branch beside the main line after the same number of merges: tokens, words, a text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..engine.history import TrainingHistory
from ..engine.merge import MergeStep
from .face_book import FaceBook, unknown_face
from .faces import Face

__all__ = ["BranchComparison", "Comparer", "Split"]

_MOST_WORDS = 1_000  # the most frequent ones are looked at, within a frame
_SHOWN_WORDS = 200
_SHOWN_TOKENS = 400
_NEVER = 1 << 62


class Split(NamedTuple):
    """A word or a text as both lines cut it; `first` is the first token that differs.

    The tokens before `first` are the same in both; it is `None` where all are. `count` is that of a
    word in the corpus. In a text, `main_gaps` and `branch_gaps` are the tokens that have white
    space before them which is in no token.
    """

    main: tuple[Face, ...]
    branch: tuple[Face, ...]
    first: int | None
    count: int = 0  # type: ignore[assignment]  # shadows tuple.count on purpose
    main_gaps: frozenset[int] = frozenset()
    branch_gaps: frozenset[int] = frozenset()


class BranchComparison(NamedTuple):
    """What differs after `step` merges of the main line.

    `first` is the first merge that is another one, `None` where all are the same; `other` are the
    main line's pair there and the branch's, of which one may be missing. `branch_step` is less than
    `step` where the branch has fewer merges. `main_only` and `branch_only` hold the learnt tokens
    that only one of them has, in order of birth, the first of so many. Of `looked_at` most frequent
    words, `differing` are cut otherwise; `splits` are the first of these. Symbols are those left in
    the whole corpus.
    """

    first: int | None
    step: int
    branch_step: int
    main_only: tuple[Face, ...]
    branch_only: tuple[Face, ...]
    main_only_count: int
    branch_only_count: int
    splits: tuple[Split, ...]
    differing: int
    looked_at: int
    all_words: bool
    main_symbols: int
    branch_symbols: int
    other: tuple[tuple[Face, Face] | None, tuple[Face, Face] | None] = (None, None)
    live: Split | None = None
    live_problem: str = ""


class Comparer:
    """Compares one finished branch with the finished main line.

    A token that the main line has, too, has its face there: the same piece has one colour.
    """

    def __init__(self, main: TrainingHistory, branch: TrainingHistory, first: int | None) -> None:
        self.main = main
        self.branch = branch
        self._first = first
        self._main_faces = FaceBook(main.vocabulary)
        self._branch_faces = FaceBook(branch.vocabulary)
        self._main_pieces, self._branch_pieces, self._ids_in_main = _pieces(main, branch)
        self._own: dict[int, Face] = {}
        here, there = (
            {merge.token: merge.step for merge in reversed(history.steps)}
            for history in (main, branch)
        )
        # For each merge of one line, the merge of the other that makes the same token.
        self._made_there = [there.get(merge.token, _NEVER) for merge in main.steps]
        self._made_here = [here.get(merge.token, _NEVER) for merge in branch.steps]

    def compare(self, step: int) -> BranchComparison:
        """Return what differs after `step` merges."""
        main, branch = self.main, self.branch
        branch_step = min(step, len(branch))
        main_only = [at for at, other in enumerate(self._made_there[:step]) if other > branch_step]
        branch_only = [at for at, other in enumerate(self._made_here[:branch_step]) if other > step]
        words = main.words_by_count[:_MOST_WORDS]
        state, other = main.state_at(step), branch.state_at(branch_step)
        splits = []
        if self._first is not None and step >= self._first:
            pairs = zip(words, state.words(words), other.words(words), strict=True)
            splits = [
                (word, ids, other_ids)
                for word, ids, other_ids in pairs
                if self._differ(ids, other_ids)
            ]
        return BranchComparison(
            first=self._first,
            step=step,
            branch_step=branch_step,
            main_only=tuple(
                self.main_face(main.steps[at].token_id) for at in main_only[:_SHOWN_TOKENS]
            ),
            branch_only=tuple(
                self.branch_face(branch.steps[at].token_id) for at in branch_only[:_SHOWN_TOKENS]
            ),
            main_only_count=len(main_only),
            branch_only_count=len(branch_only),
            splits=tuple(
                self.split(
                    list(map(self.main_face, ids)),
                    list(map(self.branch_face, other_ids)),
                    main.counts[word],
                )
                for word, ids, other_ids in splits[:_SHOWN_WORDS]
            ),
            differing=len(splits),
            looked_at=len(words),
            all_words=len(words) == main.distinct,
            main_symbols=state.symbols,
            branch_symbols=other.symbols,
            other=self._other(),
        )

    def main_face(self, token: int | None) -> Face:
        """Return the face of a token of the main line."""
        return unknown_face("") if token is None else self._main_faces.face(token)

    def branch_face(self, token: int | None) -> Face:
        """Return the face of a token of the branch, without an id where the main line lacks it."""
        if token is None:
            return unknown_face("")
        face = self._own.get(token)
        if face is None:
            known = self._ids_in_main.get(self._branch_pieces[token])
            if known is None:
                face = self._branch_faces.face(token)._replace(id=None)
            else:
                face = self._main_faces.face(known)
            self._own[token] = face
        return face

    @staticmethod
    def split(main: Sequence[Face], branch: Sequence[Face], count: int = 0) -> Split:
        """Put two ways to cut the same text side by side."""
        return Split(tuple(main), tuple(branch), _first_other(main, branch), count)

    def _differ(self, ids: Sequence[int], others: Sequence[int]) -> bool:
        """Tell whether two lines cut a word otherwise."""
        if len(ids) != len(others):
            return True
        here, there = self._main_pieces.__getitem__, self._branch_pieces.__getitem__
        return list(map(here, ids)) != list(map(there, others))

    def _other(self) -> tuple[tuple[Face, Face] | None, tuple[Face, Face] | None]:
        if self._first is None:
            return None, None
        at = self._first - 1
        main = _pair(self.main.steps, at)
        branch = _pair(self.branch.steps, at)
        return (
            None if main is None else (self.main_face(main[0]), self.main_face(main[1])),
            None if branch is None else (self.branch_face(branch[0]), self.branch_face(branch[1])),
        )


def _pieces(
    main: TrainingHistory, branch: TrainingHistory
) -> tuple[list[int], list[int], dict[int, int]]:
    """Number the pieces of text that tokens stand for, since their ids differ between two lines.

    Returns the piece of each token of the main line, of the branch, and the last token of the main
    line for each piece. Two tokens of one line may stand for the same piece: they were merged from
    other parts.
    """
    numbers: dict[tuple[str, bool], int] = {}
    pieces = [
        [
            numbers.setdefault((token.name, token.kind == "merge"), len(numbers))
            for token in history.vocabulary
        ]
        for history in (main, branch)
    ]
    return pieces[0], pieces[1], {piece: token for token, piece in enumerate(pieces[0])}


def _pair(steps: Sequence[MergeStep], at: int) -> tuple[int, int] | None:
    return (steps[at].left_id, steps[at].right_id) if at < len(steps) else None


def _first_other(main: Sequence[Face], branch: Sequence[Face]) -> int | None:
    for index, (face, other) in enumerate(zip(main, branch, strict=False)):
        if (face.label, face.kind) != (other.label, other.kind):
            return index
    return None if len(main) == len(branch) else min(len(main), len(branch))
