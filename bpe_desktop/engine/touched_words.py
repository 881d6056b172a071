"""Which words a merge changes."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable, Sequence
from heapq import nsmallest
from itertools import chain, repeat
from operator import sub
from typing import TYPE_CHECKING

from .merge import MergeStep

if TYPE_CHECKING:
    from .trainer import Segmentation

__all__ = ["TouchedWords"]


class TouchedWords:
    """The words of a complete training by the tokens of their final segmentation.

    A word held the pair of a merge exactly if one of its final tokens is that merge's token or was
    later built from it.
    """

    def __init__(
        self, steps: Iterable[MergeStep], segmentation: Segmentation, counts: Sequence[int]
    ) -> None:
        self._by_weight = sorted(range(len(counts)), key=counts.__getitem__, reverse=True)
        self._built_from: dict[int, list[int]] = {}
        for step in steps:
            for part in {step.left_id, step.right_id}:
                self._built_from.setdefault(part, []).append(step.token_id)
        # Places in `_by_weight` and not words: the smallest places are the heaviest words.
        place_of = [0] * len(counts)
        for place, word in enumerate(self._by_weight):
            place_of[word] = place
        symbols, starts = segmentation
        places = chain.from_iterable(map(repeat, place_of, map(sub, starts[1:], starts)))
        self._places: defaultdict[int, list[int]] = defaultdict(list)
        # A loop without a body: all of it runs in C, which takes a third of the time.
        deque(map(list.append, map(self._places.__getitem__, symbols), places), maxlen=0)

    def of(self, token: int, limit: int) -> tuple[list[int], int]:
        """Return the heaviest `limit` words that the making of `token` changed, and their number.

        Words of equal count keep the order of the corpus.
        """
        found: set[int] = set()
        seen = {token}
        waiting = [token]
        while waiting:
            token = waiting.pop()
            found.update(self._places.get(token, ()))
            for later in self._built_from.get(token, ()):
                if later not in seen:
                    seen.add(later)
                    waiting.append(later)
        best = sorted(found) if limit >= len(found) else nsmallest(limit, found)
        return [self._by_weight[place] for place in best], len(found)
