"""How often each token stands in the corpus after k merges."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .merge import MergeStep
from .whole_numbers import whole_numbers

__all__ = ["TokenCounts"]

_DISTANCE = 4096  # merges between two kept states


class TokenCounts:
    """The counts of all tokens, moved from one step to another.

    A merge that replaces n pairs makes n tokens out of n left and n right ones; nothing else
    changes. So the steps hold all counts, and moving by d steps takes time d, at most `_DISTANCE`
    once the way there has been gone.
    """

    def __init__(self, base: Sequence[int]) -> None:
        """Take the counts before the first merge, by token id."""
        self._now = list(base)
        self._step = 0
        self._left: list[int] = []
        self._right: list[int] = []
        self._made: list[int] = []
        self._kept = [whole_numbers(base)]  # after 0, 4096, 8192 … merges

    def append(self, steps: Iterable[MergeStep]) -> None:
        """Take the next steps."""
        for step in steps:
            self._left.append(step.left_id)
            self._right.append(step.right_id)
            self._made.append(step.replaced)

    def at(self, step: int) -> list[int]:
        """Return the counts after `step` merges by token id; the caller must not change them."""
        self._jump(step)
        self._forward(step)
        self._back(step)
        return self._now

    def _jump(self, step: int) -> None:
        """Start from a kept state if one is nearer than where we stand."""
        nearest = min((step + _DISTANCE // 2) // _DISTANCE, len(self._kept) - 1)
        if abs(nearest * _DISTANCE - step) < abs(self._step - step):
            self._step = nearest * _DISTANCE
            self._now = list(self._kept[nearest])

    def _forward(self, step: int) -> None:
        now, left, right, made = self._now, self._left, self._right, self._made
        for index in range(self._step, step):
            if index == len(self._kept) * _DISTANCE:
                self._kept.append(whole_numbers(now))
            count = made[index]
            now.append(count)
            now[left[index]] -= count
            now[right[index]] -= count
        self._step = max(self._step, step)

    def _back(self, step: int) -> None:
        now, left, right = self._now, self._left, self._right
        for index in range(self._step - 1, step - 1, -1):
            count = now.pop()
            now[left[index]] += count
            now[right[index]] += count
        self._step = step
