"""Steps worth going to: where a token is born, where a word or a text changes, what was typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..engine.baseline_history import BaselineHistory
from ..engine.history import TrainingHistory
from ..engine.unigram.history import UnigramHistory
from .project import History
from .vocabulary_filter import Filter, Query
from .vocabulary_index import VocabularyIndex

__all__ = ["Place", "birth_step", "find_places", "next_difference", "previous_difference"]


class Place(NamedTuple):
    """A step that a typed text may mean: its own number, or the birth of a token.

    `step` is `None` for a token that no step ever makes.
    """

    step: int | None
    token: int | None = None


def birth_step(history: History, token_id: int) -> int | None:
    """Return the step after which a token is there first; 0 for one that was there before all."""
    if token_id not in history.vocabulary:
        return None
    if isinstance(history, UnigramHistory):
        rounds = range(len(history.steps) + 1)
        return next((k for k in rounds if history.state_at(k).is_there(token_id)), None)
    if isinstance(history, BaselineHistory):
        return max(token_id - history.first_id + 1, 0)
    rank = history.vocabulary.token(token_id).rank
    if rank is None:
        return 0
    step = rank - (history.start_rank if isinstance(history, TrainingHistory) else 0)
    return max(step, 0) if step <= len(history.steps) else None


def next_difference(
    state: Callable[[int], object], step: int, last: int, *, returns: bool
) -> int | None:
    """Return the first step after `step`, up to `last`, whose state is not that before it.

    `returns` tells whether a state may come back later. Merges only ever join, so that theirs do
    not: then the step is found by halving, in about 17 looks at 100,000 steps.
    """
    here = state(step)
    if returns:
        return next((k for k in range(step + 1, last + 1) if state(k) != here), None)
    if step >= last or state(last) == here:
        return None
    low, high = step, last  # the state at `low` is as here, that at `high` is not
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if state(middle) == here else (low, middle)
    return high


def previous_difference(state: Callable[[int], object], step: int, *, returns: bool) -> int | None:
    """Return the last step before `step` whose state is not that before it, `None` for none."""
    if step <= 1:
        return None
    before = state(step - 1)
    if returns:
        return next((k for k in range(step - 1, 0, -1) if state(k - 1) != state(k)), None)
    if state(0) == before:
        return None
    low, high = 0, step - 1  # the state at `low` is another one, that at `high` is as before
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if state(middle) == before else (middle, high)
    return high


def find_places(history: History, index: VocabularyIndex, typed: str, limit: int) -> list[Place]:
    """Return what a typed text may mean, the likeliest first.

    A number is a step, then the token with that id, then the tokens that contain it; "#7" is a
    token's id only. Of tokens the exact ones come first, then the ones that begin with it.
    """
    sought = typed.removeprefix("#")
    if not sought:
        return []
    query = Query.parse(sought) or Query(sought.casefold())  # "!" alone begins no filter here
    only_id = typed.startswith("#")
    found: list[Place] = []
    digits = typed.replace(",", "").strip()
    # Python refuses to read thousands of digits, and no training has so many steps.
    is_number = digits.isascii() and digits.isdigit() and len(digits) < 19
    if is_number and int(digits) <= len(history.steps):
        found.append(Place(int(digits)))
    if query.id is not None:
        token = index.places.get(query.id, -1) if index.places else query.id
        if token in history.vocabulary:
            found.append(Place(birth_step(history, token), token))
    if only_id and query.id is not None:
        return found
    text = query.text
    hits = Filter(query, index).hits

    def order(token: int) -> tuple[int, int]:
        folded = index.texts[token]
        exact = index.label_is(token, text)
        return (0 if exact else 1 if folded.startswith(text) else 2), token

    known = {place.token for place in found}
    for token in sorted(hits, key=order):
        if len(found) >= limit:
            break
        if token not in known:
            found.append(Place(birth_step(history, token), token))
    return found
