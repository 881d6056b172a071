"""Picks the best pairs out of counted ones, in slices of a few milliseconds."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from heapq import nlargest, nsmallest
from itertools import chain, pairwise
from typing import TypeVar

from .candidates import Candidate, Candidates
from .config import TrainingConfig
from .restriction import Restriction
from .tie_break import PAIR_SHIFT, tie_key
from .vocabulary import Token

__all__ = ["PairRanking", "Places", "Slices", "count_pairs", "in_batches"]

_BATCH = 2048  # entries between two pauses: half a millisecond, on a busy machine 2
_RIGHT = (1 << PAIR_SHIFT) - 1

_T = TypeVar("_T")
Slices = Generator[None, None, _T]  # work that pauses now and then
Places = Callable[[set[int]], Slices[dict[int, int]]]


class PairRanking:
    """Picks the best pairs out of counted ones, in the order of the training's tie rule.

    `names` and `lengths` (in base symbols) of all tokens stand by id.
    """

    def __init__(self, config: TrainingConfig) -> None:
        self.config = config
        self.needs_places = config.tie_break == "first-seen"
        self.names: list[str] = []
        self.lengths: list[int] = []
        self.first_merging = 0  # tokens with smaller ids never merge
        self._restriction = Restriction(config)

    def add(self, token: Token, *, is_ground: bool = False) -> None:
        """Take the next token in id order; `is_ground` if it was there before the first step."""
        self.names.append(token.name)
        if token.kind == "special" or (token.kind == "byte" and self.config.units != "byte"):
            self.first_merging = token.id + 1
        if token.left is None or token.right is None:
            self.lengths.append(1)
            self._restriction.add(token)
        else:
            self.lengths.append(self.lengths[token.left] + self.lengths[token.right])
            if is_ground:  # as the trainer does, which knows no parts of it
                self._restriction.add(token)
            else:
                self._restriction.join(token.left, token.right)

    def in_slices(
        self,
        counts: dict[int, int],
        limit: int,
        places: Places,
        symbol_counts: Sequence[int] = (),
    ) -> Iterator[Candidates | None]:
        """Rank `counts` (packed pair -> count): `None` after every few milliseconds, then the best.

        `symbol_counts` (by token id) are for rankings that ask for them. `places` is asked where
        given pairs stand first, once and only if the tie rule needs it.
        """
        distinct = len(counts)
        if not self._restriction.is_open:
            counts = yield from self._allowed(counts)
        if not counts or limit < 1:
            highest = max(counts.values(), default=0)
            yield Candidates(distinct, sum(c == highest for c in counts.values()), ())
            return
        values = list(counts.values())
        levels: list[int] = []
        for some in in_batches(values):
            levels = nlargest(limit, chain(levels, some))
            yield None
        tied = values.count(levels[0])
        finalists: list[int] = []
        for pairs, some in zip(in_batches(list(counts)), in_batches(values), strict=True):
            finalists += [
                pair for pair, count in zip(pairs, some, strict=True) if count >= levels[-1]
            ]
            yield None
        first: dict[int, int] = {}
        if self.needs_places:
            first = yield from places(set(finalists))
        key = tie_key(self.config.tie_break, self.names, first.__getitem__)
        entries = []
        for some in in_batches(finalists):
            entries += [(-counts[pair], key(pair), pair) for pair in some]
            yield None
        top = tuple(
            Candidate(pair >> PAIR_SHIFT, pair & _RIGHT, -count, first.get(pair, 0))
            for count, _, pair in nsmallest(limit, entries)
        )
        yield Candidates(distinct, tied, top)

    def _allowed(self, counts: dict[int, int]) -> Slices[dict[int, int]]:
        allows = self._restriction.allows
        kept: dict[int, int] = {}
        for pairs in in_batches(list(counts)):
            for pair in pairs:
                if allows(pair):
                    kept[pair] = counts[pair]
            yield None
        return kept


def count_pairs(
    ranking: PairRanking,
    words: Iterable[Sequence[int]],
    weights: Iterable[int],
    limit: int,
    *,
    exact: bool,
    symbol_counts: Sequence[int] = (),
) -> Iterator[Candidates | None]:
    """Count the pairs of `words` (token ids) with these weights: `None` now and then, then they.

    `exact` says whether these are all words.
    """
    counts: dict[int, int] = {}
    seen = 0
    apart = ranking.config.counting == "non-overlapping"
    least = ranking.first_merging
    for word, weight in zip(words, weights, strict=True):
        uncounted = None
        for at, (left, right) in enumerate(pairwise(word)):
            if left < least or right < least or (apart and at == uncounted):
                continue
            if left == right:
                uncounted = at + 1 if word[at + 2 : at + 3] == word[at : at + 1] else None
            pair = left << PAIR_SHIFT | right
            counts[pair] = counts.get(pair, 0) + weight
        seen += 10 + len(word)
        if seen > _BATCH:
            seen = 0
            yield None

    def places(_: set[int]) -> Slices[dict[int, int]]:
        yield None
        # A dictionary keeps the order in which its keys came, which is that of the corpus.
        return {pair: place for place, pair in enumerate(counts)}

    for candidates in ranking.in_slices(counts, limit, places, symbol_counts):
        yield candidates and candidates._replace(exact=exact)


def in_batches(items: Sequence[int]) -> Iterator[Sequence[int]]:
    """Cut `items` into batches short enough for one slice of work."""
    for start in range(0, len(items), _BATCH):
        yield items[start : start + _BATCH]
