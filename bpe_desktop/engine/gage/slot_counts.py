"""Pair counts of the block form: the 8-bit hash table of the program of 1994."""

from __future__ import annotations

from collections import Counter
from heapq import heapify, heappop, heappush
from itertools import pairwise

from .forms import BlockForm
from .steps import Candidate

__all__ = ["SlotCounts"]

_MOST = 255  # in a counter of 8 bits


class SlotCounts:
    """The counts of all pairs of a block as Gage's program has them at each step.

    A pair is the number `left << 8 | right`. It gets a slot when it first counts: the one of its
    hash, or the next that is free. A counter stops at 255 and, once above 0, at 1; a pair that was
    replaced keeps 1, so that the searches of the program still pass over its slot.

    The best pair is found by a queue of `(_MOST - count) * slots + slot`. A rising count puts a new
    entry in; a falling one leaves its entry to be put right when it comes to the front.
    """

    def __init__(self, data: bytes, form: BlockForm) -> None:
        self.data = data
        self._threshold = form.threshold
        self._slots = form.slots
        self._counts: dict[int, int] = {}
        self._slot_of: dict[int, int] = {}
        self._pair_in = [0] * form.slots
        self._is_taken = bytearray(form.slots)
        # A Counter keeps the order of first appearance, in which pairs get their slots.
        for (left, right), n in Counter(pairwise(data)).items():
            self._place(left << 8 | right, min(n, _MOST))
        self._queue = [
            (_MOST - n) * form.slots + self._slot_of[pair]
            for pair, n in self._counts.items()
            if n >= form.threshold
        ]
        heapify(self._queue)

    def best(self) -> Candidate | None:
        """Return the pair to be replaced next, `None` where none counts the threshold."""
        queue, slots = self._queue, self._slots
        while queue:
            missing, slot = divmod(queue[0], slots)
            pair = self._pair_in[slot]
            count = self._counts[pair]
            if count == _MOST - missing:
                return self._candidate(pair)
            heappop(queue)
            # Where the count is higher than the entry says, a later entry tells.
            if self._threshold <= count < _MOST - missing:
                heappush(queue, (_MOST - count) * slots + slot)
        return None

    def top(self, limit: int) -> list[Candidate]:
        """Return the best pairs that count the threshold or more, in the order of choice."""
        good = [pair for pair, n in self._counts.items() if n >= self._threshold]
        good.sort(key=lambda pair: (-self._counts[pair], self._slot_of[pair]))
        return [self._candidate(pair) for pair in good[:limit]]

    def replace(self, left: int, right: int, new: int) -> int:
        """Replace the pair from left to right without overlap; return how often.

        The counters of the pairs with both neighbours fall, those with the new byte rise, in the
        program's order: at 1 and at 255 the order matters.
        """
        data, counts = self.data, self._counts
        pattern, find, get = bytes((left, right)), data.find, counts.get
        at, done, last = find(pattern), -1, len(data) - 2
        born: set[int] = set()
        replaced = 0
        while at >= 0:
            replaced += 1
            if at:
                before = new if at == done else data[at - 1]
                pair = before << 8 | left
                if (n := get(pair, 0)) > 1:
                    counts[pair] = n - 1
                pair = before << 8 | new
                if pair in born:
                    if (n := counts[pair]) < _MOST:
                        counts[pair] = n + 1
                elif self._place(pair, 1):
                    born.add(pair)
            done = at + 2
            if at < last:
                after = data[done]
                pair = right << 8 | after
                if (n := get(pair, 0)) > 1:
                    counts[pair] = n - 1
                pair = new << 8 | after
                if pair in born:
                    if (n := counts[pair]) < _MOST:
                        counts[pair] = n + 1
                elif self._place(pair, 1):
                    born.add(pair)
            at = find(pattern, done)
        counts[left << 8 | right] = 1
        for pair in born:
            if counts[pair] >= self._threshold:
                heappush(self._queue, (_MOST - counts[pair]) * self._slots + self._slot_of[pair])
        self.data = data.replace(pattern, bytes((new,)))
        return replaced

    def _place(self, pair: int, count: int) -> bool:
        """Give a new pair its slot and count; tell whether there was a free one."""
        # The program tries one slot after the other, and the first one behind the last.
        taken = self._is_taken
        slot = taken.find(0, (pair >> 8 ^ (pair & 0xFF) << 5) & self._slots - 1)
        if slot < 0 and (slot := taken.find(0)) < 0:
            return False
        taken[slot] = 1
        self._pair_in[slot] = pair
        self._slot_of[pair] = slot
        self._counts[pair] = count
        return True

    def _candidate(self, pair: int) -> Candidate:
        left, right = pair >> 8, pair & 0xFF
        return Candidate(left, right, self._counts[pair], self.data.find(bytes((left, right))))
