"""Pair counts of the plain form: exact at every step."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from .forms import PlainForm
from .steps import Candidate

__all__ = ["ExactCounts"]


class ExactCounts:
    """The counts of all pairs of some data, kept up to date while pairs are replaced.

    A pair is the number `left << 8 | right`. Building takes time in proportion to the data, a
    replacement in proportion to the places replaced (beside one search by `bytes.find`).
    """

    def __init__(self, data: bytes, form: PlainForm) -> None:
        self.data = data
        self._form = form
        found = Counter(pairwise(data))
        self._counts = {left << 8 | right: n for (left, right), n in found.items()}

    def best(self) -> Candidate | None:
        """Return the pair to be replaced next, `None` where none counts the threshold."""
        top = self.top(1)
        return top[0] if top else None

    def top(self, limit: int) -> list[Candidate]:
        """Return the best pairs that count the threshold or more, in the order of choice."""
        counts = self._apart() if self._form.counting == "non-overlapping" else self._counts
        least = self._form.threshold
        good = sorted((n for n in counts.values() if n >= least), reverse=True)[:limit]
        if not good:
            return []
        # All that equal the last one too: the tie rule decides among them.
        tied = [pair for pair, n in counts.items() if n >= good[-1]]
        found = [
            Candidate(pair >> 8, pair & 0xFF, counts[pair], self.data.find(_spelled(pair)))
            for pair in tied
        ]
        return sorted(found, key=self._rank)[:limit]

    def replace(self, left: int, right: int, new: int) -> int:
        """Replace the pair from left to right without overlap; return how often.

        Each place is one exact step: the pair itself and the pairs with both neighbours go, those
        with the new byte come. The neighbour on the left is what stands there by then.
        """
        data, counts = self.data, self._counts
        pattern, find = bytes((left, right)), data.find
        at, done, last = find(pattern), -1, len(data) - 2
        replaced = 0
        while at >= 0:
            replaced += 1
            if at:
                before = new if at == done else data[at - 1]
                counts[before << 8 | left] -= 1
                pair = before << 8 | new
                counts[pair] = counts.get(pair, 0) + 1
            done = at + 2
            if at < last:
                after = data[done]
                counts[right << 8 | after] -= 1
                pair = new << 8 | after
                counts[pair] = counts.get(pair, 0) + 1
            at = find(pattern, done)
        counts[left << 8 | right] -= replaced
        self.data = data.replace(pattern, bytes((new,)))
        return replaced

    def _rank(self, candidate: Candidate) -> tuple[int, ...]:
        left, right, count, first = candidate
        rule = self._form.tie_break
        if rule == "lexicographic":
            return -count, left, right
        return -count, first if rule == "first-seen" else -first

    def _apart(self) -> dict[int, int]:
        """Return the counts without overlap, which differ for pairs of equal bytes only."""
        counts = dict(self._counts)
        for pair, count in self._counts.items():
            if count >= self._form.threshold and pair >> 8 == pair & 0xFF:
                counts[pair] = self.data.count(_spelled(pair))
        return counts


def _spelled(pair: int) -> bytes:
    return bytes((pair >> 8, pair & 0xFF))
