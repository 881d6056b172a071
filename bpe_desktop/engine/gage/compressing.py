"""Compression after Gage: replace the pair that counts most by a byte that does not occur."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from .exact_counts import ExactCounts
from .forms import BlockForm, Form, byte_order
from .slot_counts import SlotCounts
from .steps import GageStep, Packed, PackedBlock, Replacement, Stop

__all__ = ["blocks_of", "compress", "counts_of"]


def compress(data: bytes, form: Form) -> Generator[GageStep, None, Packed]:
    """Replace pairs, one a step; returns the packed blocks.

    A byte that occurs in a block is never used for a pair of it. Cancel it by closing.
    """
    packed = []
    step = 0
    for number, block in enumerate(blocks_of(data, form)):
        done = yield from _compress_block(block, form, number, step)
        step += len(done.table)
        packed.append(done)
    return Packed(tuple(packed), len(data))


def blocks_of(data: bytes, form: Form) -> Iterator[bytes]:
    """Cut data into the blocks that are compressed one by one.

    As in the program, a block that ends the data exactly because it is full, or because it holds
    its most different bytes, is followed by an empty one.
    """
    if not isinstance(form, BlockForm):
        yield data
        return
    start = 0
    while True:
        end = _block_end(data, start, form)
        yield data[start:end]
        is_full = end - start == form.block or len({*data[start:end]}) >= form.most_bytes
        if end == len(data) and not is_full:
            return
        start = end


def counts_of(block: bytes, form: Form) -> ExactCounts | SlotCounts:
    """Return the pair counts of a block under this form."""
    return SlotCounts(block, form) if isinstance(form, BlockForm) else ExactCounts(block, form)


def _compress_block(
    block: bytes, form: Form, number: int, step: int
) -> Generator[GageStep, None, PackedBlock]:
    counts = counts_of(block, form)
    free = byte_order(form).translate(None, block)
    table: list[Replacement] = []
    code = "no-free-byte"
    for new in free:
        best = counts.best()
        if best is None:
            code = "no-pair"
            break
        before = len(counts.data)
        replaced = counts.replace(best.left, best.right, new)
        table.append(Replacement(new, best.left, best.right))
        after = len(counts.data)
        step += 1
        yield GageStep(
            step, number, new, best.left, best.right, best.count, replaced, before, after
        )
    return PackedBlock(tuple(table), counts.data, len(block), _stop(code, block, form, bool(table)))


def _stop(code: str, block: bytes, form: Form, has_pairs: bool) -> Stop:
    if not block:
        return Stop("empty", "There is nothing to replace in no bytes.")
    if code == "no-pair":
        return Stop(code, f"Stopped because no pair counts {form.threshold:,} or more.")
    if has_pairs:
        return Stop(code, "Stopped because no byte is free any more: all 256 are in use.")
    return Stop(code, "No pair was replaced: all 256 byte values occur, so none is free for one.")


def _block_end(data: bytes, start: int, form: BlockForm) -> int:
    """Return where the block that begins at `start` ends.

    Data of many different bytes fills a block early, so it is looked at in growing stretches.
    """
    most = min(start + form.block, len(data))
    size = 2 * form.most_bytes
    while True:
        end = min(start + size, most)
        stretch = data[start:end]
        if len({*stretch}) >= form.most_bytes:
            first = dict(zip(reversed(stretch), range(len(stretch), 0, -1), strict=True))
            return start + sorted(first.values())[form.most_bytes - 1]
        if end == most:
            return end
        size *= 2
