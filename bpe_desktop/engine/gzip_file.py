"""Read gzip files: whatever is wrong with one, or done with one, is a `CorpusError`."""

from __future__ import annotations

import gzip
import io
import zlib
from typing import BinaryIO

from ..errors import CorpusError

__all__ = ["is_packed", "unpacked"]

# The third byte is the only compression method there is; two bytes could begin a UTF-16 text.
_MAGIC = b"\x1f\x8b\x08"
# Text seldom packs better than 20 to 1; one letter repeated packs 230 to 1 at the least effort.
_MOST_TIMES = 100
_HARMLESS_BYTES = 1 << 26


def is_packed(file: BinaryIO) -> bool:
    """Tell whether a file, open at its beginning, is a gzip file; it stays at its beginning."""
    head = file.read(len(_MAGIC))
    file.seek(0)
    return head == _MAGIC


def unpacked(file: BinaryIO, name: str) -> BinaryIO:
    """Return the unpacked bytes of the gzip file `file`, which is at its beginning.

    `file.tell()` goes on telling how many packed bytes were read. Reading raises `CorpusError`,
    with `name` in it, for a file that is broken, and for one made to fill the memory. What is read
    at once is all that is held.
    """
    return io.BufferedReader(_Unpacked(file, name), 1 << 16)


class _Unpacked(io.RawIOBase):
    def __init__(self, file: BinaryIO, name: str) -> None:
        self._file = file
        self._name = name
        self._source = gzip.GzipFile(fileobj=file)

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def seek(self, place: int, whence: int = io.SEEK_SET) -> int:
        return self._source.seek(place, whence)

    def tell(self) -> int:
        return self._source.tell()

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        try:
            data = self._source.read(len(buffer))
        except (EOFError, zlib.error, gzip.BadGzipFile) as error:
            raise CorpusError(
                f"{self._name} is a gzip file that is broken or cut short.",
                "Get a whole copy of it.",
            ) from error
        size = self._source.tell()
        if size > _HARMLESS_BYTES and size > _MOST_TIMES * self._file.tell():
            raise CorpusError(
                f"{self._name} unpacks to more than {_MOST_TIMES} times its size: it is no text.",
                "Unpack it first if it is one.",
            )
        buffer[: len(data)] = data
        return len(data)
