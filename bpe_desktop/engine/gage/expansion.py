"""The expansion of a block as steps with a stack, as Gage's expander goes through them.

At each step a byte is taken: from the top of the stack if there is one, else the next of the data.
A byte that stands for itself goes to the output; of any other one its right byte is put on the
stack and then its left one.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from .expanding import expanded_sizes
from .steps import Replacement

__all__ = ["Expansion", "ExpansionState"]


class ExpansionState(NamedTuple):
    """The expander after `step` steps.

    `read` bytes of the data are taken, `written` bytes are in the output. `stack` has its top at
    the end. `byte` is what the step took, `None` before the first; `pair` its two bytes, `None`
    where it went to the output.
    """

    step: int
    read: int
    written: int
    byte: int | None
    pair: tuple[int, int] | None
    stack: tuple[int, ...]


class Expansion:
    """All steps of the expansion of one block, any of them at once.

    The table comes in order of use. A byte that stands for n bytes takes 2 n - 1 steps, so sums of
    sizes tell where the data is at any step, and a walk down the table's tree the stack.
    """

    def __init__(self, table: Sequence[Replacement], data: bytes) -> None:
        self.data = data
        self._sizes = expanded_sizes(table)
        self._pair_of = {pair.new: (pair.left, pair.right) for pair in table}
        # How many bytes are written once the first n bytes of the data are done.
        self._written = array("Q", accumulate(map(self._sizes.__getitem__, data), initial=0))

    def __len__(self) -> int:
        """The number of steps."""
        return 2 * self._written[-1] - len(self.data)

    @property
    def size(self) -> int:
        """The size of the whole output in bytes."""
        return self._written[-1]

    def state_at(self, step: int) -> ExpansionState:
        """Return the state after `step` steps (0 to `len`)."""
        if not 0 <= step <= len(self):
            raise IndexError(f"step {step} of {len(self)}")
        if not step:
            return ExpansionState(0, 0, 0, None, None, ())
        # The byte of the data that the step works on, and which of that byte's steps it is.
        ends = range(len(self.data) + 1)
        at = bisect_right(ends, step - 1, key=lambda n: 2 * self._written[n] - n) - 1
        left = step - (2 * self._written[at] - at)
        written = self._written[at]
        stack = [self.data[at]]
        while True:
            byte = stack.pop()
            left -= 1
            pair = self._pair_of.get(byte)
            steps = 2 * self._sizes[byte] - 2  # that its parts take
            if left > steps:  # all of it is done
                left -= steps
                written += self._sizes[byte]
                continue
            if pair is None:
                written += 1
            else:
                stack += pair[::-1]
            if not left:
                return ExpansionState(step, at + 1, written, byte, pair, tuple(stack))

    def output(self, start: int, stop: int) -> bytes:
        """Return the bytes of the output from `start` to `stop`."""
        start, stop = max(start, 0), min(stop, self.size)
        if start >= stop:
            return b""
        at = bisect_right(self._written, start) - 1
        position = self._written[at]
        found = bytearray()
        waiting: list[int] = []
        while position < stop:
            if not waiting:
                waiting.append(self.data[at])
                at += 1
            byte = waiting.pop()
            size = self._sizes[byte]
            if position + size <= start:
                position += size
            elif size == 1:
                found.append(byte)
                position += 1
            else:
                waiting += self._pair_of[byte][::-1]
        return bytes(found)
