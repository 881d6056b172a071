"""Encoding shown slowly: the rules that apply to a text, one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from heapq import merge
from itertools import accumulate, compress
from typing import NamedTuple

from .encoder import Application, MergeTable
from .merge import MergeRule

__all__ = ["TraceStep", "TraceWord", "trace"]


class TraceWord(NamedTuple):
    """A pre-token as base symbols, -1 for an unknown one.

    `whole` is the token that stands for all of it before any merge, where there is one.
    """

    symbols: Sequence[int]
    whole: int | None = None


@dataclass(frozen=True, slots=True)
class TraceStep:
    """A text after one more rule.

    The first step has no rule: it shows the base symbols. A second one without a rule is there
    where pre-tokens are taken as a whole from the vocabulary (`ignore_merges`). `positions` are the
    places of the left parts among the tokens before the step. `ids` and `tokens` are the text after
    it, as in an `Encoding`: an unknown symbol keeps its text.
    """

    rule: MergeRule | None
    positions: tuple[int, ...]
    ids: tuple[int | None, ...]
    tokens: tuple[str, ...]

    @property
    def rank(self) -> int:
        """The rank of the rule, 0 where there is none."""
        return self.rule.rank if self.rule else 0


class _State:
    """All tokens of a text, each at the place of its first base symbol."""

    def __init__(self, words: Sequence[TraceWord]) -> None:
        self.ids = [symbol for word in words for symbol in word.symbols]
        self.alive = bytearray(b"\1") * len(self.ids)

    def now(self) -> tuple[int, ...]:
        return tuple(compress(self.ids, self.alive))

    def places(self) -> list[int]:
        """Return for each base symbol how many tokens start before it."""
        return list(accumulate(self.alive, initial=0))


def trace(
    words: Sequence[TraceWord], table: MergeTable, limit: int | None
) -> Iterator[tuple[MergeRule | None, tuple[int, ...], tuple[int, ...]]]:
    """Yield (rule, positions, state) from the base symbols on, as `TraceStep` says.

    Every word is merged by itself; the next rule is the lowest rank of all words. Two uses of a
    rule are one step, unless the second needs what the first made.
    """
    state = _State(words)
    yield None, (), state.now()
    starts = list(accumulate((len(word.symbols) for word in words), initial=0))
    places = state.places()
    positions = []
    for word, start in zip(words, starts, strict=False):
        if word.whole is not None:
            positions.append(places[start])
            state.ids[start] = word.whole
            state.alive[start + 1 : start + len(word.symbols)] = bytes(len(word.symbols) - 1)
    if positions:
        yield None, tuple(positions), state.now()
    rule: MergeRule | None = None
    touched: set[int] = set()
    positions = []
    for start, (rank, at, second, left, right, result) in merge(
        *(
            _moved(table, word.symbols, start, limit)
            for word, start in zip(words, starts, strict=False)
            if word.whole is None
        ),
        key=lambda found: found[1].rank,
    ):
        now = MergeRule(rank, left, right, result)
        at, second = start + at, start + second
        if rule is not None and (now != rule or at in touched or second in touched):
            yield rule, tuple(positions), state.now()
            rule = None
        if rule is None:
            rule, positions, places = now, [], state.places()
            touched.clear()
        positions.append(places[at])
        touched.add(at)
        state.ids[at] = result
        state.alive[second] = 0
    if rule is not None:
        yield rule, tuple(positions), state.now()


def _moved(
    table: MergeTable, symbols: Sequence[int], start: int, limit: int | None
) -> Iterator[tuple[int, Application]]:
    for application in table.replay(symbols, limit):
        yield start, application
