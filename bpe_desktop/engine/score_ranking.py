"""Picks the best pairs out of counted ones by WordPiece's score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from heapq import nlargest, nsmallest
from itertools import chain

from .candidates import Candidate, Candidates, Scoring
from .pair_ranking import PairRanking, Places, in_batches
from .tie_break import PAIR_SHIFT, tie_key

__all__ = ["ScoreRanking"]

_RIGHT = (1 << PAIR_SHIFT) - 1


class ScoreRanking(PairRanking):
    """Ranks pairs by count(pair) / (count(left) * count(right)), exactly.

    Pairs below `min_frequency` are left out: the rarest ones have the highest scores of all.
    """

    def in_slices(
        self,
        counts: dict[int, int],
        limit: int,
        places: Places,
        symbol_counts: Sequence[int] = (),
    ) -> Iterator[Candidates | None]:
        """Rank `counts` (packed pair -> count): `None` after every few milliseconds, then the best.

        `symbol_counts` by token id are those of the same state.
        """
        distinct = len(counts)
        least = self.config.min_frequency
        if not self._restriction.is_open:
            counts = yield from self._allowed(counts)
        quotients: dict[int, float] = {}
        uses: Counter[int] = Counter()  # how many pairs have a count
        highest: list[float] = []
        for pairs in in_batches(list(counts)):
            pairs = [pair for pair in pairs if counts[pair] >= least]
            uses.update(map(counts.__getitem__, pairs))
            some = [
                counts[pair] / (symbol_counts[pair >> PAIR_SHIFT] * symbol_counts[pair & _RIGHT])
                for pair in pairs
            ]
            quotients.update(zip(pairs, some, strict=True))
            highest = nlargest(max(limit, 1), chain(highest, some))
            yield None
        if not quotients:
            yield Candidates(distinct, 0, ())
            return
        finalists = [pair for pair, quotient in quotients.items() if quotient >= highest[-1]]
        yield None
        first: dict[int, int] = {}
        if self.needs_places:
            first = yield from places(set(finalists))
        prefix = self.config.continuing_prefix
        key = tie_key(self.config.tie_break, self.names, first.__getitem__, prefix=prefix)
        entries = []
        for pairs in in_batches(finalists):
            # Of different scores the quotients may be equal, never the other way round.
            entries += [
                (-quotients[pair], -self._score(pair, counts, symbol_counts), key(pair), pair)
                for pair in pairs
            ]
            yield None
        best = nsmallest(max(limit, 1), entries)
        tied = sum(entry[:2] == best[0][:2] for entry in entries)
        scores = [entry[1] for entry in best]
        rarer = _sums(uses)
        top = tuple(
            Candidate(
                pair >> PAIR_SHIFT,
                pair & _RIGHT,
                counts[pair],
                first.get(pair, 0),
                Scoring(
                    symbol_counts[pair >> PAIR_SHIFT],
                    symbol_counts[pair & _RIGHT],
                    1 + scores.index(score),
                    1 + len(quotients) - rarer[counts[pair]],
                ),
            )
            for _, score, _, pair in best[:limit]
        )
        yield Candidates(distinct, tied, top)

    def _score(self, pair: int, counts: dict[int, int], symbol_counts: Sequence[int]) -> Fraction:
        left, right = symbol_counts[pair >> PAIR_SHIFT], symbol_counts[pair & _RIGHT]
        return Fraction(counts[pair], left * right)


def _sums(uses: Counter[int]) -> dict[int, int]:
    """Return for each count how many pairs have it or a lower one."""
    total = 0
    found = {}
    for count in sorted(uses):
        total += uses[count]
        found[count] = total
    return found
