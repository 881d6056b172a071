"""Where the tokens go: the words that cost most, and the tokens that stand nowhere."""

from __future__ import annotations

from collections.abc import Generator
from heapq import heappush, heapreplace
from typing import NamedTuple

from .histories import AnyHistory
from .history import State, TrainingHistory
from .replay_history import ReplayHistory
from .unigram.history import UnigramState
from .word_states import BEGINNING

__all__ = ["CostlyWord", "UnusedToken", "costliest_words", "unused_tokens"]

_SLICE = 64  # words that are cut between two pauses
_LOOKED_AT = 4_000  # tokens or words that are only looked at between two

_History = AnyHistory | ReplayHistory


class CostlyWord(NamedTuple):
    """A word of the corpus: its number among the words, its count, and its tokens.

    `cost = count * (tokens - 1)`: how many tokens fewer the corpus would have if it were one.
    """

    word: int
    occurrences: int
    tokens: int
    cost: int


class UnusedToken(NamedTuple):
    """A token of the vocabulary that the corpus holds no more, or never held.

    `kind`: "scaffold" was learnt and went into later tokens wherever it stood, "symbol" did so and
    is of the alphabet; "unmet" stands nowhere in this corpus; "special" stands for no text. `step`
    made it, replacing `made` pairs; `None` for one that no step made.
    """

    token_id: int
    kind: str
    step: int | None = None
    made: int | None = None


def costliest_words(
    history: _History, step: int, limit: int
) -> Generator[None, None, list[CostlyWord]]:
    """Return the `limit` costliest words after `step` steps, the costliest first.

    Of equal cost, the more frequent first. Words that are one token cost nothing and are left out,
    as are those of more than 20,000 characters. Yields after every few milliseconds of work.
    """
    state = history.state_at(step)
    best: list[tuple[int, int, int, int]] = []  # a heap, the cheapest first
    cut = 0
    for place, word in enumerate(history.words_by_count):
        text, count = history.words[word], history.counts[word]
        if place % _LOOKED_AT == _LOOKED_AT - 1:
            yield
        # No word has more tokens than bytes and a marker.
        most = count * len(text.encode("utf-8", "surrogateescape"))
        if len(text) > BEGINNING or (len(best) == limit and most < best[0][0]):
            continue
        cut += 1
        if cut % _SLICE == 0:
            yield
        tokens = state.word_length(word) if isinstance(state, State) else len(state.word(word))
        entry = count * (tokens - 1), count, -word, tokens
        if entry[0] <= 0:
            continue
        if len(best) < limit:
            heappush(best, entry)
        elif entry > best[0]:
            heapreplace(best, entry)
    return [CostlyWord(-place, n, tokens, cost) for cost, n, place, tokens in sorted(best)[::-1]]


def unused_tokens(history: _History, step: int) -> Generator[None, None, list[UnusedToken]]:
    """Return the tokens of the vocabulary after `step` steps that the corpus does not hold, by id.

    Yields after every few milliseconds of work.
    """
    state = history.state_at(step)
    base, counts = history.state_at(0).token_counts(), state.token_counts()
    # Pieces keep their ids when others are dropped, so the size does not bound those of unigram.
    present = state.scores() if isinstance(state, UnigramState) else None
    size = len(counts) if present is not None else min(state.vocabulary_size, len(counts))
    found = []
    for token_id in range(size):
        if token_id % _LOOKED_AT == _LOOKED_AT - 1:
            yield
        if counts[token_id] or token_id not in history.vocabulary:
            continue
        token = history.vocabulary.token(token_id)
        if token.kind == "special":
            found.append(UnusedToken(token_id, "special"))
        elif present is None:
            kind = "scaffold" if state.is_scaffold(token_id) else "unmet"
            if token_id < len(base) and base[token_id]:
                kind = "symbol"
            found.append(UnusedToken(token_id, kind, *_birth(history, token.rank)))
        elif token_id in present or token.kind == "byte":
            found.append(UnusedToken(token_id, "unmet"))
    return found


def _birth(history: _History, rank: int | None) -> tuple[int | None, int | None]:
    """Return which merge made a token of this rank, and how many pairs it replaced."""
    if rank is None or not isinstance(history, TrainingHistory | ReplayHistory):
        return None, None
    step = rank - (history.start_rank if isinstance(history, TrainingHistory) else 0)
    if not 0 < step <= len(history):
        return None, None
    return step, history.steps[step - 1].replaced
