"""The queue of pairs: highest count first, equal counts by the tie rule."""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import Any

from .tie_break import TieKey

__all__ = ["PairQueue"]

_Entry = tuple[Any, int]  # (tie key, pair)


class PairQueue:
    """Pairs in the order in which they are to be merged, kept up to date lazily.

    A pair's count never rises after its birth, because new pairs always hold the newest token. So
    each pair waits in exactly one level, that of its count when it was put there, and its count now
    is that or less. A level is a plain list until it is needed; then the pairs that have fallen
    move down and the rest become a heap of (tie key, pair). While a pair's count stays the same, so
    does its tie key, its first position included.

    With `keys_may_rise` that last thing need not be so: a key may become larger, and is looked at
    again when it is met.

    `counts` is the trainer's dictionary of the pairs that may be merged. It is only read here; a
    pair that is no longer in it is forgotten when it is met.
    """

    def __init__(self, counts: dict[int, int], key: TieKey, *, keys_may_rise: bool = False) -> None:
        self._counts = counts
        self._key = key
        self._keys_may_rise = keys_may_rise
        self._waiting: dict[int, list[int]] = {}
        self._ordered: dict[int, list[_Entry]] = {}
        self._levels: list[int] = []  # a heap of minus the count of every level
        self.level = 0  # the count of the pair that `pop` gave last
        self.tied = 0  # pairs that still have this count; the trainer takes off those that fall

    def clear(self) -> None:
        """Forget all pairs."""
        self._waiting.clear()
        self._ordered.clear()
        self._levels.clear()
        self.level = self.tied = 0

    def push(self, pair: int, count: int) -> None:
        """Add a pair that is new, or that has fallen to `count`."""
        waiting = self._waiting.get(count)
        if waiting is not None:
            waiting.append(pair)
            return
        ordered = self._ordered.get(count)
        if ordered is None:
            self._waiting[count] = [pair]
            heappush(self._levels, -count)
            return
        heappush(ordered, (self._key(pair), pair))
        if count == self.level:
            self.tied += 1

    def pop(self) -> tuple[int, int, int] | None:
        """Take out the best pair: (pair, its count, how many pairs have this count, it included).

        `None` when no pair is left. The caller takes the pair out of `counts`.
        """
        levels = self._levels
        while levels:
            level = -levels[0]
            if level != self.level:
                self.level = level
                self._order(level)
                self.tied = len(self._ordered[level])
            entry = self._take(self._ordered[level], level)
            if entry is not None:
                tied = self.tied
                self.tied = tied - 1
                return entry[1], level, tied
            del self._ordered[level]
            heappop(levels)
            self.level = 0
        return None

    def best(self, limit: int) -> list[tuple[int, int]]:
        """Return the best `limit` pairs with their counts, best first; nothing is taken out."""
        found: list[tuple[int, int]] = []
        passed: list[int] = []
        while self._levels and len(found) < limit:
            level = -heappop(self._levels)
            if level not in self._ordered:
                self._order(level)
            ordered = self._ordered[level]
            taken: list[_Entry] = []
            while len(found) < limit and (entry := self._take(ordered, level)):
                taken.append(entry)
                found.append((entry[1], level))
            for entry in taken:
                heappush(ordered, entry)
            passed.append(level)
        for level in passed:
            heappush(self._levels, -level)
        return found

    def _order(self, level: int) -> None:
        """Make `level` a heap of just the pairs that have this count now; move the others down."""
        counts, key = self._counts, self._key
        pairs = self._waiting.pop(level, None)
        if pairs is None:  # `best` has ordered it before, some pairs may have fallen since
            pairs = [pair for _, pair in self._ordered[level]]
        entries: list[_Entry] = []
        for pair in pairs:
            count = counts.get(pair)
            if count == level:
                entries.append((key(pair), pair))
            elif count is not None:
                self.push(pair, count)
        heapify(entries)
        self._ordered[level] = entries

    def _take(self, ordered: list[_Entry], level: int) -> _Entry | None:
        """Take out the first entry that is true now; move down or forget those before it."""
        counts = self._counts
        while ordered:
            entry = heappop(ordered)
            pair = entry[1]
            count = counts.get(pair)
            if count != level:
                if count is not None:
                    self.push(pair, count)
            elif self._keys_may_rise and (key := self._key(pair)) != entry[0]:
                heappush(ordered, (key, pair))
            else:
                return entry
        return None
