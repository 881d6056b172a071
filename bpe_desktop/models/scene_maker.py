"""What every kind of training shows of itself at a step: words in rows, and what may come next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple, Protocol

from ..engine.history import Candidates
from .candidate_model import CandidateRow
from .face_book import FaceBook
from .faces import MergeScene
from .project import History

__all__ = [
    "SHOWN_CANDIDATES",
    "SHOWN_ROWS",
    "SHOWN_TOKENS",
    "SMALL_CORPUS",
    "CandidateView",
    "RowChoice",
    "SceneMaker",
    "Snapshot",
    "choose_words",
]

SHOWN_ROWS = 200  # rows of words; more would only be scrolled past
FOLLOWED_ROWS = 60  # while the training goes on: nobody scrolls in what changes all the time
SHOWN_TOKENS = 300  # of one word; a row holds no more
SHOWN_CANDIDATES = 40
SMALL_CORPUS = 12  # distinct words: all stand in the order of the corpus


class Snapshot(NamedTuple):
    """What the training process told about the state after its newest merge."""

    step: int
    candidates: Candidates
    touched: tuple[int, ...]


class CandidateView(NamedTuple):
    """What the next step may be at the playhead; `pending` while it is still being counted.

    `pairs` different ones there are, `tied` of them are as good as the best.
    """

    step: int
    rows: tuple[CandidateRow, ...]
    pairs: int
    tied: int
    pending: bool


class RowChoice(NamedTuple):
    """Which words are to be shown.

    `order` is "touched" (words that the next step changes come first), "frequent" or "corpus";
    only words that contain `needle`.
    """

    order: str = "touched"
    needle: str = ""


class SceneMaker(Protocol):
    """Derives what is shown from a history at a step."""

    faces: FaceBook

    def scene(self, step: int, choice: RowChoice, snapshot: Snapshot | None) -> MergeScene:
        """Return the words as they are after `step`, and the step to come.

        `snapshot` is what the training process told of this very state.
        """
        ...

    def candidates_at_once(self, step: int, snapshot: Snapshot | None) -> CandidateView:
        """Return the candidates as far as they can be told within a frame."""
        ...

    def candidates_in_slices(self, step: int) -> Iterator[CandidateView | None]:
        """Count the candidates: `None` after every few milliseconds of work, then they."""
        ...


def choose_words(history: History, choice: RowChoice, touched: Sequence[int]) -> Sequence[int]:
    """Return the words to show; `touched` are those that the next step changes, if it is known."""
    words, needle = history.words, choice.needle
    if len(words) <= SMALL_CORPUS and not needle:
        return range(len(words))
    rows = SHOWN_ROWS if history.finished else FOLLOWED_ROWS
    if choice.order == "touched" and touched:
        order: Sequence[int] = _filled(history, touched, len(words) if needle else rows)
    elif choice.order == "corpus":
        order = range(len(words))
    else:
        order = history.words_by_count
    if needle:
        return list(islice((word for word in order if needle in words[word]), rows))
    return order[:rows]


def _filled(history: History, touched: Sequence[int], rows: int) -> list[int]:
    """Let the most frequent other words follow, so that few touched words stand in company."""
    known = set(touched)
    others = (word for word in history.words_by_count if word not in known)
    return [*touched, *islice(others, max(rows - len(touched), 0))]
