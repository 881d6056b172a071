"""What a compression leaves behind: its steps, its blocks, and why it stopped."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Candidate", "GageStep", "Packed", "PackedBlock", "Replacement", "Stop"]


class Replacement(NamedTuple):
    """An entry of the table: the byte `new` stands for the bytes `left` and `right`."""

    new: int
    left: int
    right: int


class GageStep(NamedTuple):
    """One replacement, as the timeline shows it.

    `step` counts from 1 through all blocks; `block` is the block's number, from 0. `new`, `left`
    and `right` are bytes. `count` is what the pair counted when it was chosen, `replaced` how many
    were replaced. `before` and `after` are the sizes in bytes of the block's data, without table.
    """

    step: int
    block: int
    new: int
    left: int
    right: int
    count: int  # type: ignore[assignment]  # hides tuple.count, which nothing here calls
    replaced: int
    before: int
    after: int


class Candidate(NamedTuple):
    """A pair that could be replaced next: its bytes, its count and its first place in the data."""

    left: int
    right: int
    count: int  # type: ignore[assignment]  # as above
    first: int


class Stop(NamedTuple):
    """Why no further pair was replaced: `code` is empty, no-free-byte or no-pair."""

    code: str
    text: str


class PackedBlock(NamedTuple):
    """One compressed block: its table in order of use, its data, and its size before, in bytes."""

    table: tuple[Replacement, ...]
    data: bytes
    size: int
    stop: Stop


class Packed(NamedTuple):
    """A compressed input: its blocks, and its size before, in bytes."""

    blocks: tuple[PackedBlock, ...]
    size: int

    @property
    def note(self) -> str:
        """One sentence: what was replaced, or why nothing could be."""
        pairs = sum(len(block.table) for block in self.blocks)
        if not self.size:
            return "The input is empty, so there is nothing to replace."
        if self.size == 1:
            return "The input is one byte, so there is no pair to replace."
        if not pairs and len(self.blocks) == 1:
            return self.blocks[0].stop.text
        if not pairs:
            return f"No pair was replaced in any of {len(self.blocks):,} blocks."
        replaced = "1 pair was" if pairs == 1 else f"{pairs:,} pairs were"
        where = "1 block" if len(self.blocks) == 1 else f"{len(self.blocks):,} blocks"
        return f"{replaced} replaced in {where}."
