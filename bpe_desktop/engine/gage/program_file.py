"""The files of Gage's program of 1994: for each block its table of pairs, its size and its data.

The table goes through the bytes 0 to 255. A number n above 127 skips n - 127 bytes that stand for
themselves, and one entry follows; a number up to 127 says that n + 1 entries follow. An entry is
what the byte stands for: itself, or the left byte and then the right one. Then come the size of the
packed data, high byte first, and the data.

Source: Philip Gage, "A New Algorithm for Data Compression", The C Users Journal, February 1994.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...errors import FormatError
from .expanding import expand_block, in_order
from .steps import PackedBlock, Replacement

__all__ = ["expand_program_file", "read_blocks", "write_blocks"]

_MOST_RUN = 127
# The program writes blocks of 5,000 bytes, and its relatives up to 65,535.
_MOST_IN_BLOCK = 1 << 20


def write_blocks(blocks: Iterable[PackedBlock]) -> bytes:
    """Return blocks as the program writes them."""
    found = bytearray()
    for block in blocks:
        found += _table_bytes(block.table)
        found += len(block.data).to_bytes(2, "big")
        found += block.data
    return bytes(found)


def read_blocks(data: bytes) -> Iterator[tuple[tuple[Replacement, ...], bytes]]:
    """Yield the table and the packed data of each block; raises `FormatError`."""
    at = 0
    while at < len(data):
        pairs, at = _read_table(data, at)
        end = at + 2 + int.from_bytes(data[at : at + 2], "big")
        if at + 2 > len(data) or end > len(data):
            raise _ends_early()
        yield in_order(pairs), data[at + 2 : end]
        at = end


def expand_program_file(data: bytes, limit: int) -> bytes:
    """Return what the program's file stands for; raises `FormatError` past `limit` bytes."""
    found = bytearray()
    for table, block in read_blocks(data):
        found += expand_block(table, block, min(_MOST_IN_BLOCK, limit - len(found)))
    return bytes(found)


def _table_bytes(table: Iterable[Replacement]) -> bytes:
    """Return a table in as many runs as the program makes of it.

    A run of pairs goes on over a single literal where pairs follow, which is shorter than a run of
    its own.
    """
    pair_of = {pair.new: bytes(pair[1:]) for pair in table}
    found = bytearray()
    byte = 0
    while byte < 256:
        end = byte + 1
        if byte not in pair_of:
            while end - byte < _MOST_RUN and end < 256 and end not in pair_of:
                end += 1
            found.append(end - byte + 127)
            if end == 256:
                break
            byte = end
            end = byte + 1
        else:
            while (end - byte <= 127 and end < 256 and end in pair_of) or (
                end - byte <= 125 and end < 254 and end + 1 in pair_of
            ):
                end += 1
            found.append(end - byte - 1)
        for entry in range(byte, end):
            found += pair_of.get(entry, bytes((entry,)))
        byte = end
    return bytes(found)


def _read_table(data: bytes, at: int) -> tuple[list[Replacement], int]:
    """Return the pairs of the table that begins at `at`, and where it ends."""
    pairs = []
    byte = 0
    try:
        while byte < 256:
            count = data[at]
            at += 1
            if count > 127:
                byte += count - 127
                count = 0
            if byte == 256:
                break
            for new in range(byte, byte + count + 1):
                left = data[at]
                at += 1
                if left != new:
                    pairs.append(Replacement(new, left, data[at]))
                    at += 1
            byte += count + 1
    except IndexError:
        raise _ends_early() from None
    if byte > 256:
        raise FormatError(
            "A table of pairs goes past the byte 255.", "The file is damaged, or of another kind."
        )
    return pairs, at


def _ends_early() -> FormatError:
    return FormatError(
        "The compressed file ends in the middle of a block.", "It is damaged, or of another kind."
    )
