"""Merging by rank: from base symbols to tokens, and back down to an earlier merge."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from heapq import heapify, heappop, heappush
from itertools import pairwise
from typing import NamedTuple

from .merge import MergeRule
from .tie_break import PAIR_SHIFT

__all__ = ["Application", "MergeTable"]

_MASK = (1 << PAIR_SHIFT) - 1
_NEVER = 1 << 80  # above every packed (rank, result)
_LONG = 48  # symbols; from here on the heap is faster than repeated scans


class Application(NamedTuple):
    """One replacement in a word; `at` and `second` are the first base symbols of the two parts."""

    rank: int
    at: int
    second: int
    left: int
    right: int
    result: int


class MergeTable:
    """Merge rules, laid out for applying them.

    `is_ordered` tells that each rule's parts were made by earlier rules and each token by one rule
    only, as in every training. Then the inside of a token never depends on what stands around it:
    the state after k merges is the final tokens, each split until its rank is at most k.
    """

    def __init__(self, rules: Iterable[MergeRule] = ()) -> None:
        self._rule_of_pair: dict[int, int] = {}  # left << 32 | right  ->  rank << 32 | result
        self.parts: dict[int, tuple[int, int, int]] = {}  # token -> rank, left, right
        self.is_ordered = True
        self._last_rank = 0
        self._used: set[int] = set()  # tokens that a rule has taken for a base symbol
        self.extend(rules)

    def extend(self, rules: Iterable[MergeRule]) -> None:
        """Add rules of higher ranks. Of two rules for one pair the lower rank holds."""
        pairs, parts, used = self._rule_of_pair, self.parts, self._used
        for rule in rules:
            rank, left, right, result = rule
            pair = left << PAIR_SHIFT | right
            if rank <= self._last_rank or result in parts or result in used or pair in pairs:
                self.is_ordered = False
            self._last_rank = rank
            for part in (left, right):
                if part not in parts:
                    used.add(part)
            if result in (left, right):
                self.is_ordered = False
            pairs.setdefault(pair, rank << PAIR_SHIFT | result)
            parts.setdefault(result, (rank, left, right))

    def merge(self, symbols: Sequence[int], limit: int | None = None) -> list[int]:
        """Apply the rules of rank 1 to `limit` (all if `None`): lowest rank first, left to right.

        Symbols below 0 are never merged. Time: n log n in the number of symbols.
        """
        bound = _NEVER if limit is None else (limit + 1) << PAIR_SHIFT
        if len(symbols) < _LONG:
            return self._merge_short(list(symbols), bound)
        return self._merge_long(list(symbols), bound)

    def replay(self, symbols: Sequence[int], limit: int | None = None) -> Iterator[Application]:
        """Yield what `merge` does, one replacement after the other, in its order."""
        bound = _NEVER if limit is None else (limit + 1) << PAIR_SHIFT
        get = self._rule_of_pair.get
        state = list(symbols)
        size = len(state)
        following = list(range(1, size + 1))
        previous = list(range(-1, size - 1))
        queue: list[tuple[int, int]] = []

        def look(at: int) -> None:
            if at >= 0 and (second := following[at]) < size:
                rule = get(state[at] << PAIR_SHIFT | state[second], _NEVER)
                if rule < bound:
                    heappush(queue, (rule, at))

        for at in range(size):
            look(at)
        while queue:
            rule, at = heappop(queue)
            second = following[at]
            if second >= size or get(state[at] << PAIR_SHIFT | state[second]) != rule:
                continue  # a neighbour has taken one of the symbols since
            made = rule & _MASK
            yield Application(rule >> PAIR_SHIFT, at, second, state[at], state[second], made)
            state[at], state[second] = made, -1
            third = following[at] = following[second]
            following[second] = size
            if third < size:
                previous[third] = at
            look(at)
            look(previous[at])

    def split(self, token: int, limit: int) -> tuple[int, ...]:
        """Return the tokens that `token` consists of after `limit` merges; needs `is_ordered`."""
        get = self.parts.get
        found = []
        waiting = [token]
        while waiting:  # no recursion: the tree of a long repeated word is as deep as the word
            token = waiting.pop()
            made = get(token)
            if made is None or made[0] <= limit:
                found.append(token)
            else:
                waiting.append(made[2])
                waiting.append(made[1])
        return tuple(found)

    def _merge_short(self, symbols: list[int], bound: int) -> list[int]:
        get = self._rule_of_pair.get
        best = [get(left << PAIR_SHIFT | right, _NEVER) for left, right in pairwise(symbols)]
        while best:
            rule = min(best)
            if rule >= bound:
                break
            at = best.index(rule)
            made = rule & _MASK
            symbols[at] = made
            del symbols[at + 1], best[at]
            if at:
                best[at - 1] = get(symbols[at - 1] << PAIR_SHIFT | made, _NEVER)
            if at < len(best):
                best[at] = get(made << PAIR_SHIFT | symbols[at + 1], _NEVER)
        return symbols

    def _merge_long(self, symbols: list[int], bound: int) -> list[int]:
        get = self._rule_of_pair.get
        size = len(symbols)
        following = list(range(1, size + 1))
        previous = list(range(-1, size - 1))
        queue = [
            (rule, at)
            for at, (left, right) in enumerate(pairwise(symbols))
            if (rule := get(left << PAIR_SHIFT | right, _NEVER)) < bound
        ]
        heapify(queue)
        while queue:
            rule, at = heappop(queue)
            left = symbols[at]
            second = following[at]
            # An entry is stale once a neighbour took one of its symbols. -1 marks a dead place;
            # as a left symbol it never makes a pair, since its key would be negative.
            if second == size or get(left << PAIR_SHIFT | symbols[second]) != rule:
                continue
            made = rule & _MASK
            symbols[at] = made
            symbols[second] = -1
            third = following[second]
            following[at] = third
            if third < size:
                previous[third] = at
                rule = get(made << PAIR_SHIFT | symbols[third], _NEVER)
                if rule < bound:
                    heappush(queue, (rule, at))
            before = previous[at]
            if before >= 0:
                rule = get(symbols[before] << PAIR_SHIFT | made, _NEVER)
                if rule < bound:
                    heappush(queue, (rule, before))
        kept = []
        at = 0
        while at < size:
            kept.append(symbols[at])
            at = following[at]
        return kept
