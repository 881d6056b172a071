"""Merging by rank: from base symbols to tokens, and back down to an earlier merge."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from heapq import heappop, heappush
from itertools import pairwise, repeat
from typing import NamedTuple

from .merge import MergeRule
from .tie_break import PAIR_SHIFT

__all__ = ["Application", "MergeTable"]

_RIGHT = (1 << PAIR_SHIFT) - 1
_NEVER = 1 << 62  # above every rank
_BASE = (0, 0, 0)  # in place of the rank and the parts of a token that no rule makes
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

    No two rules have the same rank.
    """

    def __init__(self, rules: Iterable[MergeRule] = ()) -> None:
        self._ranks: dict[tuple[int, int], int] = {}  # left, right -> rank
        self._made: dict[int, int] = {}  # rank -> result
        self.parts: dict[int, tuple[int, int, int]] = {}  # token -> rank, left, right
        self._first_as_left: dict[int, int] = {}  # token -> the first rank that takes it so
        self._as_right: dict[int, list[int]] = {}  # token -> the lefts of the first two such rules
        self.is_ordered = True
        self._last_rank = 0
        self._used: set[int] = set()  # tokens that a rule has taken for a base symbol
        self.extend(rules)

    def extend(self, rules: Iterable[MergeRule]) -> None:
        """Add rules of higher ranks. Of two rules for one pair the lower rank holds."""
        ranks, parts, used = self._ranks, self.parts, self._used
        for rule in rules:
            rank, left, right, result = rule
            pair = left, right
            if rank <= self._last_rank or result in parts or result in used or pair in ranks:
                self.is_ordered = False
            self._last_rank = rank
            for part in pair:
                if part not in parts:
                    used.add(part)
            if result in pair:
                self.is_ordered = False
            ranks.setdefault(pair, rank)
            self._made[rank] = result
            parts.setdefault(result, (rank, left, right))
            self._first_as_left.setdefault(left, rank)
            lefts = self._as_right.setdefault(right, [])
            if len(lefts) < 2:
                lefts.append(left)

    def merge(self, symbols: Sequence[int], limit: int | None = None) -> list[int]:
        """Apply the rules of rank 1 to `limit` (all if `None`): lowest rank first, left to right.

        Symbols below 0 are never merged. Time: n log n in the number of symbols.
        """
        bound = _NEVER if limit is None else limit + 1
        if len(symbols) < _LONG:
            return self._merge_short(list(symbols), bound)
        if self.is_ordered:
            return self._merge_long(list(symbols), bound)
        state: list[int | None] = list(symbols)
        for _, at, second, _, _, made in self.replay(symbols, limit):
            state[at], state[second] = made, None
        return [symbol for symbol in state if symbol is not None]

    def rank_of(self, pair: int) -> int | None:
        """Return the rank of the rule for a pair, packed with `PAIR_SHIFT`; `None` without one."""
        return self._ranks.get((pair >> PAIR_SHIFT, pair & _RIGHT))

    def rule_of(self, pair: int) -> tuple[int, int] | None:
        """Return the rank and the result of the rule for a packed pair, if there is one."""
        rank = self.rank_of(pair)
        return None if rank is None else (rank, self._made[rank])

    def replay(self, symbols: Sequence[int], limit: int | None = None) -> Iterator[Application]:
        """Yield what `merge` does, one replacement after the other, in its order."""
        bound = _NEVER if limit is None else limit + 1
        get = self._ranks.get
        state = list(symbols)
        size = len(state)
        following = list(range(1, size + 1))
        previous = list(range(-1, size - 1))
        queue: list[tuple[int, int]] = []

        def look(at: int) -> None:
            if at >= 0 and (second := following[at]) < size:
                rank = get((state[at], state[second]), _NEVER)
                if rank < bound:
                    heappush(queue, (rank, at))

        for at in range(size):
            look(at)
        while queue:
            rank, at = heappop(queue)
            second = following[at]
            if second >= size or get((state[at], state[second])) != rank:
                continue  # a neighbour has taken one of the symbols since
            made = self._made[rank]
            yield Application(rank, at, second, state[at], state[second], made)
            state[at], state[second] = made, -1
            third = following[at] = following[second]
            following[second] = size
            if third < size:
                previous[third] = at
            look(at)
            look(previous[at])

    def settle(
        self, symbols: Sequence[int], apart_from: int, limit: int | None = None
    ) -> list[int] | None:
        """Return what the rules to `limit` make of `symbols` before any neighbour comes in.

        That is so next to all neighbours but for the token `apart_from` on the left. `None` if
        others might come in before. Needs `is_ordered`.
        """
        state = list(symbols)
        for rank, at, second, _, _, made in self.replay(symbols, limit):
            first = state[0]
            last = next(symbol for symbol in reversed(state) if symbol >= 0)
            if self._first_as_left.get(last, rank) < rank or any(
                self._ranks[left, first] < rank
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

    def unreached(self) -> set[int]:
        """Return the tokens that their own base symbols do not merge to; needs `is_ordered`.

        In a training there are none. In general a token is reached if its two parts are and no rule
        of a lower rank than its own joins what is left of their border with what is right of it.
        """
        found: set[int] = set()
        for token, (rank, left, right) in self.parts.items():
            if left in found or right in found or not self._meet(left, right, rank):
                found.add(token)
        return found

    def _meet(self, left: int, right: int, rank: int) -> bool:
        """Tell whether two tokens, each made of its symbols, stand side by side before `rank`.

        Goes back in time: the later made one of the two at the border is undone, and its half at
        the border is looked at, which was there until that rank. Where both halves of a rule were
        there at its rank, it joined them. Of equal ranks that on the left came first.
        """
        ranks, parts = self._ranks, self.parts
        left_rank, _, left_half = parts.get(left, _BASE)
        right_rank, right_half, _ = parts.get(right, _BASE)
        while ranks.get((left, right), _NEVER) >= rank:
            if left_rank > right_rank:
                rank, left = left_rank, left_half
                left_rank, _, left_half = parts.get(left, _BASE)
            elif right_rank:
                rank, right = right_rank + 1, right_half
                right_rank, right_half, _ = parts.get(right, _BASE)
            else:
                return True
        return False

    def _merge_short(self, symbols: list[int], bound: int) -> list[int]:
        get, made_by = self._ranks.get, self._made
        best = [*map(get, pairwise(symbols), repeat(_NEVER))]
        while best and (rank := min(best)) < bound:
            at = best.index(rank)
            after = at + 1
            made = symbols[at] = made_by[rank]
            del symbols[after], best[at]
            if at:
                best[at - 1] = get((symbols[at - 1], made), _NEVER)
            if after < len(symbols):
                best[at] = get((made, symbols[after]), _NEVER)
        return symbols

    def _merge_long(self, symbols: list[int], bound: int) -> list[int]:
        """Merge pair by pair, each at all of its places at once; needs `is_ordered`.

        What a rule gives birth to then has a higher rank, so no pair comes back to the queue.
        """
        get = self._ranks.get
        size = len(symbols)
        following = list(range(1, size + 1))
        previous = list(range(-1, size - 1))
        places: dict[tuple[int, int], list[int]] = {}  # perhaps gone from some of them since
        queue: list[tuple[int, tuple[int, int]]] = []  # the ranks and pairs of `places`

        def note(pair: tuple[int, int], at: int) -> None:
            known = places.get(pair)
            if known is not None:
                known.append(at)
            elif (rank := get(pair, _NEVER)) < bound:
                places[pair] = [at]
                heappush(queue, (rank, pair))

        for at, pair in enumerate(pairwise(symbols)):
            note(pair, at)
        while queue:
            rank, pair = heappop(queue)
            left, right = pair
            made = self._made[rank]
            for at in sorted(places.pop(pair)):
                second = following[at]
                # A dead place holds -1, as no pair does.
                if symbols[at] != left or second == size or symbols[second] != right:
                    continue
                symbols[at] = made
                symbols[second] = -1
                third = following[at] = following[second]
                if third < size:
                    previous[third] = at
                    note((made, symbols[third]), at)
                if (before := previous[at]) >= 0:
                    note((symbols[before], made), before)
        kept = []
        at = 0
        while at < size:
            kept.append(symbols[at])
            at = following[at]
        return kept
