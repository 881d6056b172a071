"""Read gzip files: whatever is wrong with one, or done with one, is a `CorpusError`."""

from __future__ import annotations

import io
import zlib
from bisect import bisect_right
from typing import Any, BinaryIO, NamedTuple

from ..errors import CorpusError

__all__ = ["is_packed", "unpacked"]

# The third byte is the only compression method there is; two bytes could begin a UTF-16 text.
_MAGIC = b"\x1f\x8b\x08"
_WITH_HEADER = 31  # zlib's number for a gzip member, whose check sum it then compares
_READ_BYTES = 1 << 14  # packed bytes at a time
# Text seldom packs better than 20 to 1; one letter repeated packs 230 to 1 at the least effort.
_MOST_TIMES = 100
_HARMLESS_BYTES = 1 << 26
# To read an earlier place again, zlib starts at a kept copy of itself: some 60 KB each.
_FIRST_APART = 1 << 20  # unpacked bytes between two copies, at first
_MOST_COPIES = 128


def is_packed(file: BinaryIO) -> bool:
    """Tell whether a file, open at its beginning, is a gzip file; it stays at its beginning."""
    head = file.read(len(_MAGIC))
    file.seek(0)
    return head == _MAGIC


def unpacked(file: BinaryIO, name: str) -> BinaryIO:
    """Return the unpacked bytes of the gzip file `file`, which is at its beginning.

    `file.tell()` goes on telling how many packed bytes were read. Reading raises `CorpusError`,
    with `name` in it, for a file that is broken, and for one made to fill the memory. What is read
    at once is all that is held, and up to 8 MB that make it quick to go back. To close it closes
    `file` too.
    """
    return io.BufferedReader(_Unpacked(file, name), 1 << 16)


class _Landmark(NamedTuple):
    """A place to start from: in the unpacked bytes, in the file, and zlib as it was there."""

    place: int
    packed: int
    inflate: Any  # zlib's decompression object, whose type has no name; None between two members


class _Unpacked(io.RawIOBase):
    """The members of a gzip file one after the other; zero bytes between them are padding."""

    def __init__(self, file: BinaryIO, name: str) -> None:
        self._file = file
        self._name = name
        self._place = 0
        self._held = b""  # packed bytes that were read and not used
        self._inflate: Any = None
        self._landmarks = [_Landmark(0, 0, None)]
        self._apart = _FIRST_APART

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def close(self) -> None:
        self._file.close()
        super().close()

    def tell(self) -> int:
        return self._place

    def seek(self, place: int, whence: int = io.SEEK_SET) -> int:
        if whence != io.SEEK_SET:
            raise io.UnsupportedOperation("only from the beginning")
        best = self._landmarks[bisect_right(self._landmarks, place, key=lambda it: it.place) - 1]
        if not best.place <= self._place <= place:
            self._place, _, inflate = best
            self._inflate = None if inflate is None else inflate.copy()
            self._held = b""
            self._file.seek(best.packed)
        room = bytearray(1 << 16)
        while self._place < place:
            if not self.readinto(memoryview(room)[: place - self._place]):
                break
        return self._place

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        data = self._next(len(buffer))
        self._place += len(data)
        packed = self._file.tell()
        if self._place > _HARMLESS_BYTES and self._place > _MOST_TIMES * packed:
            raise CorpusError(
                f"{self._name} unpacks to more than {_MOST_TIMES} times its size: it is no text.",
                "Unpack it first if it is one.",
            )
        if self._inflate is not None and self._place >= self._landmarks[-1].place + self._apart:
            self._keep_landmark(packed - len(self._held))
        buffer[: len(data)] = data
        return len(data)

    def _next(self, most: int) -> bytes:
        """Return the next unpacked bytes, `most` at most; none at the end."""
        while True:
            if not self._held:
                self._held = self._file.read(_READ_BYTES)
            at_end = not self._held
            if self._inflate is None:
                if self._file.tell() > len(self._held):  # not at the file's very beginning
                    self._held = self._held.lstrip(b"\0")
                if not self._held:
                    if at_end:
                        return b""
                    continue
                self._inflate = zlib.decompressobj(_WITH_HEADER)
            try:
                data = self._inflate.decompress(self._held, most)
            except zlib.error as error:
                raise self._broken() from error
            self._held = self._inflate.unconsumed_tail
            if self._inflate.eof:
                self._held = self._inflate.unused_data
                self._inflate = None
            elif at_end and not data:
                raise self._broken()
            if data:
                return bytes(data)

    def _broken(self) -> CorpusError:
        return CorpusError(
            f"{self._name} is a gzip file that is broken or cut short.", "Get a whole copy of it."
        )

    def _keep_landmark(self, packed: int) -> None:
        """Keep where we are; of too many landmarks, every second one goes."""
        self._landmarks.append(_Landmark(self._place, packed, self._inflate.copy()))
        if len(self._landmarks) > _MOST_COPIES:
            self._landmarks = self._landmarks[::2]
            self._apart *= 2
