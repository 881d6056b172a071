"""Read files, or parts of them, as text in blocks."""

from __future__ import annotations

import codecs
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO, NamedTuple

from ..errors import CorpusError
from .gzip_file import is_packed, unpacked

__all__ = ["BLOCK", "Block", "FilePart", "decoder_for", "read_lines", "read_text", "unreadable"]

BLOCK = 1 << 18


class FilePart(NamedTuple):
    """The bytes of a file from `start` up to `end`, or to the file's end where that is `None`.

    With a `field` they are JSON lines, whose texts are in that field.
    """

    path: Path
    start: int = 0
    end: int | None = None
    field: str | None = None


class Block(NamedTuple):
    """Some text of a file, how many bytes of text it was, and how many of the file were read."""

    text: str
    bytes: int
    read: int


def read_text(
    part: FilePart, encoding: str, size: Callable[[], int] = lambda: BLOCK
) -> Iterator[Block]:
    """Yield the text of a part of a file in blocks of about `size()` bytes.

    A byte order mark at the start is dropped, a gzip file is unpacked. Bytes that cannot be decoded
    come as U+DC80…DCFF, in UTF-16 and UTF-32 as U+FFFD. Raises `CorpusError`.
    """
    path, start, end, _ = part
    decoder = decoder_for(encoding)
    try:
        with path.open("rb") as file:
            packed = is_packed(file)
            source: BinaryIO = unpacked(file, path.name) if packed else file
            file.seek(start)
            place, first = start, start == 0
            data = b"."
            while data:
                data = source.read(size() if end is None else min(size(), end - place))
                text = decoder.decode(data, final=not data)
                if first and text:
                    text, first = text.removeprefix("\ufeff"), False
                before, place = place, file.tell() if packed else place + len(data)
                yield Block(text, len(data), place - before)
    except UnicodeDecodeError as error:
        raise CorpusError(
            f"{path.name} is not {encoding} text: {error.reason}.", "Choose another encoding."
        ) from error
    except OSError as error:
        raise unreadable(path, error) from error


def read_lines(part: FilePart, encoding: str, report: Callable[[int], None]) -> Iterator[str]:
    """Yield the lines of a part of a file without their line feeds, and what is after the last.

    `report` is told the bytes of each block read. Memory goes with the longest line.
    """
    held: list[str] = []
    for block in read_text(part, encoding):
        first, *others = block.text.split("\n")
        held.append(first)
        if others:
            yield "".join(held)
            *whole, last = others
            yield from whole
            held = [last]
        report(block.read)
    yield "".join(held)


def decoder_for(encoding: str) -> codecs.IncrementalDecoder:
    """Return a decoder that keeps what cannot be decoded; `CorpusError` for an unknown name."""
    try:
        "".encode(encoding)  # knows text encodings from other codecs
        name = codecs.lookup(encoding).name
    except LookupError as error:
        raise CorpusError(
            f"There is no encoding called {encoding}.", "Try utf-8, or leave it out."
        ) from error
    # In UTF-16 and UTF-32 a broken unit may hold an ASCII byte, for which there is no escape.
    errors = "replace" if name.startswith(("utf-16", "utf-32")) else "surrogateescape"
    return codecs.getincrementaldecoder(encoding)(errors)


def unreadable(path: Path, error: OSError) -> CorpusError:
    """Return what to say of a file that the system will not read."""
    reason = error.strerror or str(error)
    return CorpusError(f"{path} cannot be read: {reason}.", "Check the name and who may read it.")
