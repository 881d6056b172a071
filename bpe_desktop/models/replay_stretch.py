"""A stretch of a training, gathered step by step for the page that replays it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping

from ..engine.baseline import AdmitStep
from ..engine.gage.training_history import GageTrainingState
from ..engine.merge import MergeStep
from ..formats.replay_page import PageStep, PageToken, ReplayPage
from .face_book import FaceBook, unknown_face
from .faces import Face
from .project import History

__all__ = ["ROWS", "gather_page"]

ROWS = 24  # words of a page
_TOUCHED = 6  # words of each step that may become rows
_LONGEST = 200  # tokens of a word that fit a row
_PALETTE = 7
_PAUSE = 16  # steps between two pauses


def gather_page(
    history: History,
    first: int,
    last: int,
    title: str,
    subtitle: str,
    words: Mapping[str, str],
    noscript: str = "",
) -> Generator[float, None, ReplayPage]:
    """Return what a page shows from step `first` to `last`; yields now and then how far it is."""
    rows = yield from _choose_rows(history, first, last)
    tokens = _Tokens(FaceBook(history.vocabulary, history.numbers))
    counts, symbols, _ = history.series()
    state = _words(history, first, rows)
    start = [
        (history.counts[word], tokens.places(ids)) for word, ids in zip(rows, state, strict=True)
    ]
    steps = []
    for step in range(first + 1, last + 1):
        after = _words(history, step, rows)
        changes = tuple(
            (row, tokens.places(ids))
            for row, (ids, before) in enumerate(zip(after, state, strict=True))
            if ids != before
        )
        pair, token = _about(history, step, tokens)
        steps.append(PageStep(pair, token, counts[step - 1], symbols[step], changes))
        state = after
        if step % _PAUSE == 0:
            yield 0.3 + 0.7 * (step - first) / (last - first)
    return ReplayPage(
        title,
        subtitle,
        first,
        len(history.steps),
        symbols[first],
        tokens.all,
        start,
        steps,
        words,
        noscript,
    )


def _choose_rows(history: History, first: int, last: int) -> Generator[float, None, list[int]]:
    """Return the most frequent of the words that change in the stretch, then of all."""
    touched: set[int] = set()
    for step in range(first, last):
        touched.update(history.touched(step, _TOUCHED)[0])
        if step % _PAUSE == 0:
            yield 0.3 * (step - first) / (last - first)
    by_count = sorted(touched, key=lambda word: (-history.counts[word], word))
    rows = by_count[:ROWS]
    for word in history.words_by_count[: 2 * ROWS]:
        if len(rows) < ROWS and word not in touched:
            rows.append(word)
    return sorted(rows, key=lambda word: (-history.counts[word], word))


def _words(history: History, step: int, rows: list[int]) -> list[tuple[int | None, ...]]:
    state = history.state_at(step)
    if isinstance(state, GageTrainingState):
        return [state.word(word)[:_LONGEST] for word in rows]
    return [tuple(ids[:_LONGEST]) for ids in state.words(rows)]


def _about(history: History, step: int, tokens: _Tokens) -> tuple[tuple[int, int] | None, int]:
    """Return the pair that a step joins, if any, and the token that it makes, or -1."""
    made = history.steps[step - 1]
    if isinstance(made, MergeStep):
        pair = tokens.place(made.left_id), tokens.place(made.right_id)
        return pair, tokens.place(made.token_id)
    return None, tokens.place(made.token_id) if isinstance(made, AdmitStep) else -1


class _Tokens:
    """The tokens that a page needs, numbered as they are met."""

    def __init__(self, faces: FaceBook) -> None:
        self.all: list[PageToken] = []
        self._face: Callable[[int], Face] = faces.face
        self._places: dict[int | None, int] = {}

    def place(self, token_id: int | None) -> int:
        place = self._places.get(token_id)
        if place is None:
            place = self._places[token_id] = len(self.all)
            face = unknown_face("?") if token_id is None else self._face(token_id)
            color = (face.rank - 1) % _PALETTE if face.kind == "learnt" and face.rank else -1
            self.all.append(PageToken(face.label, face.kind, color))
        return place

    def places(self, ids: tuple[int | None, ...]) -> tuple[int, ...]:
        return tuple(map(self.place, ids))
