"""The file of a compression: a header of 18 bytes, then the packed data.

| bytes | what |
|---|---|
| 4 | `BPEG` |
| 1 | the version, 1 |
| 1 | the form: 0 stored as it is, 1 plain, 2 block |
| 8 | the size of the input in bytes, high byte first |
| 4 | the CRC-32 of the input, high byte first |
| … | stored: the input. plain: the number of pairs in one byte, each as three bytes (new, left, right) in order of use, then the data. block: a file of the program of 1994 |

Where packing saves nothing the input is stored, so that a file is never more than the header
larger than the input.
"""  # noqa: E501

from __future__ import annotations

import struct
import zlib
from typing import NamedTuple

from ...errors import FormatError, UserError
from ..generators import result_of
from . import program_file
from .compressing import compress
from .expanding import expand_block
from .forms import BlockForm, Form
from .steps import Packed, Replacement

__all__ = [
    "HEADER_SIZE",
    "MAGIC",
    "MOST_BYTES",
    "CompressedFile",
    "compress_file",
    "compress_program_file",
    "expand_file",
    "file_of",
]

MAGIC = b"BPEG"
MOST_BYTES = 1 << 28  # of input; a small damaged file could else stand for more than any memory
_VERSION = 1
_STORED, _PLAIN, _BLOCK = range(3)
_HEADER = struct.Struct(">4sBBQI")
HEADER_SIZE = _HEADER.size


class CompressedFile(NamedTuple):
    """The bytes of a file, and one sentence about what happened."""

    data: bytes
    note: str


def compress_file(data: bytes, form: Form) -> CompressedFile:
    """Compress some bytes; raises `UserError` for more than `MOST_BYTES`."""
    return file_of(data, form, _packed(data, form))


def compress_program_file(data: bytes, form: BlockForm) -> CompressedFile:
    """Compress some bytes to a file of the program of 1994, which stores nothing as it is."""
    packed = _packed(data, form)
    return CompressedFile(program_file.write_blocks(packed.blocks), packed.note)


def file_of(data: bytes, form: Form, packed: Packed) -> CompressedFile:
    """Return the file of a compression of `data`, or one that stores it where that is shorter."""
    note = packed.note
    kind = _BLOCK if isinstance(form, BlockForm) else _PLAIN
    if kind == _BLOCK:
        body = program_file.write_blocks(packed.blocks)
    else:
        (block,) = packed.blocks
        table = b"".join(map(bytes, block.table))
        body = bytes((len(block.table),)) + table + block.data
    if len(body) >= len(data):
        kind, body = _STORED, data
        if any(block.table for block in packed.blocks):
            note = "The tables would cost more than the replacements save."
        if data:
            note += " The input is stored as it is."
    return CompressedFile(
        _HEADER.pack(MAGIC, _VERSION, kind, len(data), zlib.crc32(data)) + body, note
    )


def expand_file(data: bytes) -> bytes:
    """Return the input of a compressed file, exactly; raises `FormatError`."""
    if len(data) < HEADER_SIZE or not data.startswith(MAGIC):
        raise FormatError(
            "This is not a file that gage compress made.", "Choose one, or compress a file first."
        )
    _, version, kind, size, checksum = _HEADER.unpack_from(data)
    if version != _VERSION:
        raise FormatError(
            f"The compressed file is of version {version}, which is not known here.",
            "Use a newer version of the program.",
        )
    if size > MOST_BYTES:
        raise FormatError(
            f"The compressed file says that it holds {size:,} bytes, more than {MOST_BYTES:,}.",
            "It is damaged.",
        )
    body = data[HEADER_SIZE:]
    if kind == _STORED:
        found = body
    elif kind == _PLAIN:
        found = _expand_plain(body, size)
    elif kind == _BLOCK:
        found = program_file.expand_program_file(body, size)
    else:
        raise FormatError(
            f"The compressed file is of the form {kind}, which is not known here.",
            "It is damaged, or needs a newer version of the program.",
        )
    if len(found) != size or zlib.crc32(found) != checksum:
        raise FormatError(
            "The compressed file is damaged: its content is not what its checksum says.",
            "Get it again.",
        )
    return found


def _packed(data: bytes, form: Form) -> Packed:
    if len(data) > MOST_BYTES:
        raise UserError(
            f"The input has {len(data):,} bytes, more than {MOST_BYTES:,}.", "Cut it into parts."
        )
    return result_of(compress(data, form))


def _expand_plain(body: bytes, size: int) -> bytes:
    end = 1 + 3 * body[0] if body else 1
    if len(body) < end:
        raise FormatError("The compressed file ends in its table of pairs.", "Get it again.")
    table = [Replacement(*body[at : at + 3]) for at in range(1, end, 3)]
    made: set[int] = set()
    for new, left, right in table:
        if new in made or new in (left, right):
            raise FormatError(
                f"In the table of pairs the byte {new:02X} comes twice.", "The file is damaged."
            )
        made.add(new)
    # A pair may hold earlier bytes only; a later one would be taken for a byte of its own.
    later: set[int] = set()
    for new, left, right in reversed(table):
        later.add(new)
        if left in later or right in later:
            raise FormatError(
                f"In the table of pairs the byte {new:02X} holds a later one.",
                "The file is damaged.",
            )
    return expand_block(table, body[end:], size)
