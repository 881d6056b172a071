"""Merging by rank: from base symbols to tokens, and back down to an earlier merge."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from heapq import heappop, heappush
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
        self._first_as_left: dict[int, int] = {}  # token -> the first rank that takes it so
        self._as_right: dict[int, list[int]] = {}  # token -> the lefts of the first two such rules
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
            self._first_as_left.setdefault(left, rank)
            lefts = self._as_right.setdefault(right, [])
            if len(lefts) < 2:
                lefts.append(left)

    def merge(self, symbols: Sequence[int], limit: int | None = None) -> list[int]:
        """Apply the rules of rank 1 to `limit` (all if `None`): lowest rank first, left to right.

        Symbols below 0 are never merged. Time: n log n in the number of symbols.
        """
        bound = _NEVER if limit is None else (limit + 1) << PAIR_SHIFT
        if len(symbols) < _LONG:
            return self._merge_short(list(symbols), bound)
        return self._merge_long(list(symbols), bound)

    def rank_of(self, pair: int) -> int | None:
        """Return the rank of the rule for a pair, packed with `PAIR_SHIFT`; `None` without one."""
        rule = self._rule_of_pair.get(pair)
        return None if rule is None else rule >> PAIR_SHIFT

    def rule_of(self, pair: int) -> tuple[int, int] | None:
        """Return the rank and the result of the rule for a packed pair, if there is one."""
        rule = self._rule_of_pair.get(pair)
        return None if rule is None else (rule >> PAIR_SHIFT, rule & _MASK)

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

    def settle(self, symbols: Sequence[int], apart_from: int) -> list[int] | None:
        """Return what `symbols` become of themselves before any neighbour comes in.

        That is so next to all neighbours but for the token `apart_from` on the left. `None` if
        others might come in before. Needs `is_ordered`.
        """
        state = list(symbols)
        for rank, at, second, _, _, made in self.replay(symbols):
            first = state[0]
            last = next(symbol for symbol in reversed(state) if symbol >= 0)
            if self._first_as_left.get(last, rank) < rank or any(
                self._rule_of_pair[left << PAIR_SHIFT | first] >> PAIR_SHIFT < rank
                for left in self._as_right.get(first, ())
                if left != apart_from
            ):
                return None
            state[at], state[second] = made, -1
        return [symbol for symbol in state if symbol >= 0]

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
        places: dict[int, list[int]] = {}  # by pair; perhaps it has gone from some of them since
        queue: list[tuple[int, int]] = []  # the rules and pairs of `places`

        def note(pair: int, at: int) -> int:
            """Note a place of a pair; return its rule."""
            known = places.get(pair)
            rule = get(pair, _NEVER)
            if known is not None:
                known.append(at)
            elif rule < bound:
                places[pair] = [at]
                heappush(queue, (rule, pair))
            return rule

        for at, (left, right) in enumerate(pairwise(symbols)):
            note(left << PAIR_SHIFT | right, at)
        while queue:
            rule, pair = heappop(queue)
            left, right, made = pair >> PAIR_SHIFT, pair & _MASK, rule & _MASK
            waiting = sorted(places.pop(pair), reverse=True)
            born = _NEVER
            # A rule that comes before this one, or again, may only arise where rules are unordered.
            while waiting and born > rule:
                at = waiting.pop()
                second = following[at]
                # A dead place holds -1, as no pair does.
                if symbols[at] != left or second == size or symbols[second] != right:
                    continue
                symbols[at] = made
                symbols[second] = -1
                third = following[at] = following[second]
                if third < size:
                    previous[third] = at
                    born = note(made << PAIR_SHIFT | symbols[third], at)
                if (before := previous[at]) >= 0:
                    born = min(born, note(symbols[before] << PAIR_SHIFT | made, before))
            for at in waiting:
                note(pair, at)
        kept = []
        at = 0
        while at < size:
            kept.append(symbols[at])
            at = following[at]
        return kept
