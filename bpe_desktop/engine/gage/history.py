"""A compression as a film: the data and the table after any of its replacements."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from ..display import label
from ..generators import collected
from .compressing import compress, counts_of
from .forms import Form
from .steps import Candidate, GageStep, Packed, Replacement, Stop

__all__ = ["Cell", "GageHistory", "GageState", "hex_of", "record"]


class Cell(NamedTuple):
    """A byte as a tile shows it: in hex, as text, and the step that made it, if one did."""

    byte: int
    hex: str
    text: str
    step: int | None


class GageHistory:
    """The steps of one compression and everything that follows from them.

    Step k belongs to one block; the state after it is that of this block. The state before the
    first step is that of the first block. Each costs one pass over the block.
    """

    def __init__(self, data: bytes, form: Form, steps: Sequence[GageStep], packed: Packed) -> None:
        self.data = data
        self.form = form
        self.steps = steps
        self.packed = packed
        self._starts = list(accumulate((block.size for block in packed.blocks), initial=0))
        tables = (len(block.table) for block in packed.blocks)
        self._first_steps = list(accumulate(tables, initial=0))
        self._last: GageState | None = None

    def __len__(self) -> int:
        return len(self.steps)

    @property
    def blocks(self) -> int:
        """The number of blocks."""
        return len(self.packed.blocks)

    def block_of(self, step: int) -> int:
        """Return the number of the block, from 0, that is shown after `step` replacements."""
        return self.steps[step - 1].block if step else 0

    def steps_of(self, block: int) -> range:
        """Return the numbers of the steps of a block; empty where nothing was replaced in it."""
        return range(self._first_steps[block] + 1, self._first_steps[block + 1] + 1)

    def block_at(self, offset: int) -> int:
        """Return the number of the block that holds the byte at `offset` of the input."""
        return min(bisect_right(self._starts, offset), self.blocks) - 1

    def state_at(self, step: int, block: int | None = None) -> GageState:
        """Return the state after `step` replacements (0 to `len`).

        `block` asks for another block than the step's own: as it was before its first step, or
        after its last one.
        """
        if not 0 <= step <= len(self.steps):
            raise IndexError(f"step {step} of {len(self.steps)}")
        number = self.block_of(step) if block is None else block
        first = self._first_steps[number]
        done = min(max(step - first, 0), len(self.packed.blocks[number].table))
        last = self._last
        if last is None or (last.step, last.block, last.done) != (step, number, done):
            self._last = last = GageState(self, step, number, done)
        return last

    def _raw(self, block: int) -> bytes:
        return self.data[self._starts[block] : self._starts[block + 1]]


class GageState:
    """One block after `done` of its replacements."""

    def __init__(self, history: GageHistory, step: int, block: int, done: int) -> None:
        self.step = step
        self.block = block
        self.done = done
        self._history = history
        packed = history.packed.blocks[block]
        self.table: tuple[Replacement, ...] = packed.table[:done]
        self.stop: Stop | None = packed.stop if done == len(packed.table) else None
        self._next = packed.table[done] if done < len(packed.table) else None
        # No new byte occurs before its replacement, so taking back the later ones gives the state.
        parts = [bytes((byte,)) for byte in range(256)]
        for new, left, right in packed.table[done:]:
            parts[new] = parts[left] + parts[right]
        self.data = b"".join(map(parts.__getitem__, packed.data))
        first = history.steps_of(block).start
        self._step_of = {pair.new: first + at for at, pair in enumerate(self.table)}

    def __len__(self) -> int:
        return len(self.data)

    @property
    def next(self) -> Replacement | None:
        """The replacement that comes next in this block."""
        return self._next

    def places(self, limit: int, start: int = 0) -> list[int]:
        """Return where the next replacement takes place, from `start` on: `limit` at most.

        `start` should be the place of a line or a block; pairs that overlap it are found anew.
        """
        if self._next is None:
            return []
        pattern = bytes(self._next[1:])
        found: list[int] = []
        at = self.data.find(pattern, start)
        while at >= 0 and len(found) < limit:
            found.append(at)
            at = self.data.find(pattern, at + 2)
        return found

    def cells(self, start: int, stop: int) -> list[Cell]:
        """Return the bytes from `start` to `stop` as tiles."""
        return [self.cell(byte) for byte in self.data[start:stop]]

    def cell(self, byte: int) -> Cell:
        """Return a byte as a tile."""
        data = bytes((byte,))
        return Cell(byte, hex_of(data), label(data), self._step_of.get(byte))

    def stands_for(self, byte: int) -> bytes:
        """Return the bytes of the input that a byte stands for in this state."""
        data = bytes((byte,))
        for new, left, right in reversed(self.table):
            data = data.replace(bytes((new,)), bytes((left, right)))
        return data

    def candidates(self, limit: int) -> list[Candidate]:
        """Return the best pairs for the next step with their counts, in the order of choice.

        Counts the block again: for blocks that are looked at.
        """
        counts = counts_of(self._history._raw(self.block), self._history.form)
        for new, left, right in self.table:
            counts.replace(left, right, new)
        return counts.top(limit)


def record(data: bytes, form: Form) -> GageHistory:
    """Compress some bytes and return the whole film of it."""
    return GageHistory(data, form, *collected(compress(data, form)))


def hex_of(data: bytes) -> str:
    """Return bytes in hex, as everywhere in the program: `5A C5`."""
    return data.hex(" ").upper()
