"""The queue of pairs of a WordPiece training: highest score first, equal scores by the tie rule.

The score of a pair is count(pair) / (count(left) * count(right)): the merge that makes the corpus
most likely, as WordPiece's training is told. The settings' tie rule decides among equal scores,
"lexicographic" unless another is chosen.

Hugging Face's `WordPieceTrainer` does something else. It is that library's BPE trainer, which
merges the most frequent pair, with `##` before what stands inside a word. Of the words basso 6,
bassotto 2, bosso 3, rosso 9, rossetto 5 it first makes ##ss, which counts 25; the score first makes
ba, which counts 8 of 11 b and 8 ##a. Encoding is the same, so our vocabularies can be used there.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from heapq import heappop, heappush, nlargest
from typing import Any

from .tie_break import PAIR_SHIFT, TieKey

__all__ = ["ScoreQueue"]

_RIGHT = (1 << PAIR_SHIFT) - 1
_CHOSEN = 40  # pairs that a look at all of them puts into the pool, more where scores are equal
_FULL = 20  # times as many pairs in the pool are too many
_ROOM = 1 - 1e-9  # for the rounding of a bound; what passes it is looked at exactly


class _Level:
    """The pairs of the pool that have one score, `count / parts`."""

    __slots__ = ("count", "entries", "pairs", "parts")

    def __init__(self, count: int, parts: int) -> None:
        self.count = count
        self.parts = parts
        self.pairs: dict[int, int] = {}  # the pairs with their counts, by which entries are known
        self.entries: list[tuple[Any, int, int]] = []  # a heap of (tie key, pair, its count)


class ScoreQueue:
    """Pairs in the order in which WordPiece merges them.

    The score of a pair is count(pair) / (count(left) * count(right)). Unlike a count it can rise:
    a merge makes its two symbols rarer, and so all their other pairs better.

    So only a pool of the best pairs is kept in order: all whose score is at least `_least`. That is
    chosen anew, by a look at all pairs, whenever the pool runs empty or full. After a merge only
    pairs with one of its two symbols can have another score; these are looked at one by one.

    Scores are exact. Python rounds a quotient of whole numbers correctly, however large they are.
    So of two scores with different quotients the order is that of the quotients, and only where
    these are equal the fractions need be compared.

    `counts` is the trainer's dictionary of the pairs that may be merged. It is only read here.
    """

    def __init__(self, counts: dict[int, int], key: TieKey) -> None:
        self._counts = counts
        self._key = key
        self._symbol_counts: list[int] = []  # by the trainer's number of a symbol
        # By symbol: its right neighbours, or its left ones, with the counts of the pairs.
        self._after: list[dict[int, int]] = []
        self._before: list[dict[int, int]] = []
        self._least = float("inf")
        self._level_of: dict[int, _Level] = {}  # the pool
        self._held: defaultdict[int, set[int]] = defaultdict(set)  # by symbol: its pairs in there
        self._levels: dict[float, list[_Level]] = {}  # by quotient; nearly always one
        self._quotients: list[float] = []  # a heap of minus the keys of `_levels`
        self._room = 0  # how many pairs the pool may take until it is full
        # What the trainer does with the levels of a `PairQueue` is of no use here.
        self.level = self.tied = 0

    def start(self, symbol_counts: list[int]) -> None:
        """Take how often each symbol stands in the corpus, by the trainer's numbers."""
        self._symbol_counts = symbol_counts
        self._after = [{} for _ in symbol_counts]
        self._before = [{} for _ in symbol_counts]

    def push(self, pair: int, count: int) -> None:
        """Add a pair that is new."""
        left, right = pair >> PAIR_SHIFT, pair & _RIGHT
        self._after[left][right] = self._before[right][left] = count
        parts = self._symbol_counts[left] * self._symbol_counts[right]
        quotient = count / parts
        if quotient >= self._least:
            self._enter(pair, quotient, count, parts)

    def pop(self) -> tuple[int, int, int] | None:
        """Take out the best pair: (pair, its count, how many pairs have this score, it included).

        `None` when no pair is left. The caller takes the pair out of `counts`.
        """
        level = self._best_level()
        if level is None:
            return None
        tied = len(level.pairs)
        while True:
            _, pair, count = heappop(level.entries)
            if level.pairs.get(pair) == count:
                self._leave(pair)
                return pair, count, tied

    def best(self, limit: int) -> list[tuple[int, int]]:
        """Return the best `limit` pairs with their counts, best first; nothing is taken out."""
        if len(self._level_of) < limit:
            self._fill(limit)
        found: list[tuple[int, int]] = []
        for quotient in sorted(self._levels, reverse=True):
            levels = [level for level in self._levels[quotient] if level.pairs]
            while levels and len(found) < limit:
                level = _highest(levels)
                levels.remove(level)
                key = self._key
                entries = sorted((key(pair), pair, count) for pair, count in level.pairs.items())
                found += [(pair, count) for _, pair, count in entries[: limit - len(found)]]
        return found

    def parts(self, left: int, right: int) -> tuple[int, int]:
        """Return how often two symbols stand in the corpus now."""
        return self._symbol_counts[left], self._symbol_counts[right]

    def merge(self, left: int, right: int, made: int) -> tuple[int, int]:
        """Note that `made` new symbols were made of two; return how often these stood before."""
        counts = self._symbol_counts
        before = self.parts(left, right)
        counts[left] -= made
        counts[right] -= made
        counts.append(made)
        self._after.append({})
        self._before.append({})
        self._forget(left, right)
        return before

    def rescore(self, left: int, right: int, lessened: Iterable[int]) -> None:
        """Look at all pairs with one of the two symbols that were merged.

        `lessened` are the pairs whose counts have fallen.
        """
        get, after, before = self._counts.get, self._after, self._before
        for pair in lessened:
            first, second = pair >> PAIR_SHIFT, pair & _RIGHT
            count = get(pair)
            if count is None:
                self._forget(first, second)
            else:
                after[first][second] = before[second][first] = count
        self._rescore(left)
        if left != right:
            self._rescore(right)

    def _forget(self, left: int, right: int) -> None:
        self._after[left].pop(right, None)
        self._before[right].pop(left, None)

    def _rescore(self, symbol: int) -> None:
        for pair in list(self._held.get(symbol, ())):
            self._settle(pair)
        # Which of the others have a score that is high enough now?
        symbol_counts, level_of = self._symbol_counts, self._level_of
        bound = self._least * symbol_counts[symbol] * _ROOM
        for right in [
            right
            for right, count in self._after[symbol].items()
            if count >= bound * symbol_counts[right]
        ]:
            if (pair := symbol << PAIR_SHIFT | right) not in level_of:
                self._settle(pair)
        for left in [
            left
            for left, count in self._before[symbol].items()
            if count >= bound * symbol_counts[left]
        ]:
            if (pair := left << PAIR_SHIFT | symbol) not in level_of:
                self._settle(pair)

    def _settle(self, pair: int) -> None:
        """Put a pair where it belongs: into the level of its score now, or out of the pool."""
        count = self._counts.get(pair)
        if count is None:
            self._leave(pair)
            return
        parts = self._symbol_counts[pair >> PAIR_SHIFT] * self._symbol_counts[pair & _RIGHT]
        level = self._level_of.get(pair)
        if level is not None:
            if level.pairs[pair] == count and count * level.parts == level.count * parts:
                return
            self._leave(pair)
        quotient = count / parts
        if quotient >= self._least:
            self._enter(pair, quotient, count, parts)

    def _enter(self, pair: int, quotient: float, count: int, parts: int) -> None:
        levels = self._levels.get(quotient)
        if levels is None:
            level = _Level(count, parts)
            self._levels[quotient] = [level]
            heappush(self._quotients, -quotient)
        else:
            for level in levels:
                if count * level.parts == level.count * parts:
                    break
            else:
                level = _Level(count, parts)
                levels.append(level)
        level.pairs[pair] = count
        heappush(level.entries, (self._key(pair), pair, count))
        self._level_of[pair] = level
        self._held[pair >> PAIR_SHIFT].add(pair)
        self._held[pair & _RIGHT].add(pair)
        self._room -= 1

    def _leave(self, pair: int) -> None:
        del self._level_of.pop(pair).pairs[pair]
        self._held[pair >> PAIR_SHIFT].discard(pair)
        self._held[pair & _RIGHT].discard(pair)

    def _best_level(self) -> _Level | None:
        """Return the level of the highest score; `None` when no pair is left."""
        if self._room < 0:
            self._fill(_CHOSEN)
        quotients, levels = self._quotients, self._levels
        while True:
            while quotients:
                best = [level for level in levels[-quotients[0]] if level.pairs]
                if best:
                    return best[0] if len(best) == 1 else _highest(best)
                del levels[-heappop(quotients)]
            if not self._fill(_CHOSEN):
                return None

    def _fill(self, wanted: int) -> bool:
        """Make a pool of the best `wanted` pairs, or more; tell whether there are any."""
        symbol_counts = self._symbol_counts
        self._level_of.clear()
        self._held.clear()
        self._levels.clear()
        self._quotients.clear()
        scores = [
            count / (symbol_counts[pair >> PAIR_SHIFT] * symbol_counts[pair & _RIGHT])
            for pair, count in self._counts.items()
        ]
        if not scores:
            return False
        self._least = least = nlargest(wanted, scores)[-1]
        for (pair, count), score in zip(self._counts.items(), scores, strict=True):
            if score >= least:
                parts = symbol_counts[pair >> PAIR_SHIFT] * symbol_counts[pair & _RIGHT]
                self._enter(pair, score, count, parts)
        self._room = _FULL * max(wanted, len(self._level_of))
        return True


def _highest(levels: list[_Level]) -> _Level:
    """Return the level of the highest score, compared exactly."""
    best = levels[0]
    for level in levels:
        if level.count * best.parts > best.count * level.parts:
            best = level
    return best
