"""Show a huge text file a page at a time, without reading the rest of it."""

from __future__ import annotations

import codecs
from bisect import bisect_right
from collections.abc import Sequence
from typing import BinaryIO, NamedTuple, Self

from ..errors import CorpusError
from .line_marks import SPACING, without_mark
from .text import ERRORS, TextSource, open_text, unreadable

__all__ = ["PAGE_BYTES", "Page", "PageReader", "page_count"]

PAGE_BYTES = 20_000

# UTF-8 needs no more than three steps back to the first byte of a character.
_UTF8_LONGEST = 4


class Page(NamedTuple):
    """A piece of a text file: page `number` (from 0) holds its bytes `start` to `end`.

    `lines` are the numbers of the lines of `text`, from 1; 0 for one that has none of its own. Only
    the first one is given where the others count on from it.
    """

    number: int
    start: int
    end: int
    text: str
    lines: Sequence[int] = (1,)


def page_count(source: TextSource, page_bytes: int = PAGE_BYTES) -> int:
    """Return how many pages a file has, as far as its length is known."""
    return max(1, -(-_length(source) // page_bytes))


def _length(source: TextSource) -> int:
    return source.length if source.packed else source.size


class PageReader:
    """Read-only pages of a text file; all of them in a row are exactly the text.

    A page ends after a line end where one is near, else between two characters. Where a cut can be
    found by looking at a few bytes, any page is read at once; in other encodings of several bytes a
    character (`shift_jis`, `gb18030`) a page without a line end is decoded from the page before it.
    Of a gzip file the pages are those of the text in it. Use it as a context manager, or call
    `close`.
    """

    def __init__(self, source: TextSource, page_bytes: int = PAGE_BYTES) -> None:
        self._source = source
        self._page_bytes = max(page_bytes, 64)
        self._length = _length(source)
        self._file: BinaryIO = open_text(source)
        self._codec, self._first = without_mark(source.encoding, self._file.read(4))
        self._unit = 4 if self._codec.startswith("utf-32") else 1
        if self._codec.startswith("utf-16"):
            self._unit = 2
        self._cuts: dict[int, int] = {0: self._first}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __len__(self) -> int:
        """Return the number of pages, known without reading."""
        return page_count(self._source, self._page_bytes)

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def page(self, index: int) -> Page:
        """Return page `index`, from 0 to `len - 1`; raises `IndexError` outside.

        Raises `CorpusError` if the file can no longer be read as it was.
        """
        if not 0 <= index < len(self):
            raise IndexError(f"page {index} of {len(self)}")
        try:
            start, end = self._cut(index), self._cut(index + 1)
            text = self._read(start, end).decode(self._codec, ERRORS)
            first_line = 1 + self._lines_before(start)
        except OSError as error:
            raise unreadable(self._source.path, error) from None
        except UnicodeDecodeError:
            raise CorpusError(
                f"{self._source.path.name} has changed on the disk.", "Read it again (F5)."
            ) from None
        return Page(index, start, end, text, (first_line,))

    def page_at(self, byte: int) -> int:
        """Return the index of the page that holds byte `byte` of the file."""
        return bisect_right(range(len(self)), byte, key=self._cut) - 1 if byte > self._first else 0

    def _read(self, start: int, end: int) -> bytes:
        self._file.seek(start)
        return self._file.read(end - start)

    def _lines_before(self, place: int) -> int:
        """Count the lines that end before a byte at which a page begins."""
        marks = self._source.marks
        if marks is None:
            return 0
        mark = marks.mark_before(place)
        start = marks.start(mark)
        # Behind these bytes no line begins before the next mark.
        near = min(place, start + SPACING)
        return marks.lines_before(mark) + marks.count(self._read(start, near))

    def _cut(self, index: int) -> int:
        """Return where page `index` begins."""
        if index >= len(self):
            return self._length
        if index not in self._cuts:
            self._cuts[index] = self._find_cut(index)
        return self._cuts[index]

    def _find_cut(self, index: int) -> int:
        nominal = index * self._page_bytes
        nominal -= nominal % self._unit
        window = self._page_bytes // 4 // self._unit * self._unit
        low = nominal - window
        data = self._read(low, nominal + _UTF8_LONGEST)
        before = data[:window]
        for character in ("\n", "\r"):
            found = _after_last(before, character.encode(self._codec), self._unit)
            if found >= 0:
                # A cut never parts CR and LF: here the LF stands just behind the window.
                line_feed = "\n".encode(self._codec)
                parted = character == "\r" and data.startswith(line_feed, found)
                return low + found + (len(line_feed) if parted else 0)
        return low + self._character_cut(index, low, data, window)

    def _character_cut(self, index: int, low: int, data: bytes, at: int) -> int:
        if self._codec == "utf-8":
            return _utf8_cut(data, at)
        if self._unit == 2:
            unit = data[at : at + 2]
            high_byte = unit[1:] if self._codec == "utf-16-le" else unit[:1]
            # The second half of a surrogate pair stays with the first.
            return at - 2 if high_byte and 0xDC <= high_byte[0] <= 0xDF else at
        if self._unit == 4 or _is_single_byte(self._codec):
            return at
        return self._cut_by_decoding(index, low + at) - low

    def _cut_by_decoding(self, index: int, nominal: int) -> int:
        """Find the last character border at or before `nominal`, decoding from the page before."""
        start = self._cut(index - 1)
        data = self._read(start, nominal)
        decoder = codecs.getincrementaldecoder(self._codec)(ERRORS)
        decoder.decode(data)
        return nominal - len(decoder.getstate()[0])


def _after_last(data: bytes, unit: bytes, width: int) -> int:
    """Return where the last `unit` at a multiple of `width` ends in `data`, or -1."""
    end = len(data)
    while True:
        found = data.rfind(unit, 0, end)
        if found < 0:
            return -1
        if found % width == 0:
            return found + len(unit)
        end = found + len(unit) - 1


def _utf8_cut(data: bytes, at: int) -> int:
    """Return the last place up to `at` that is not inside a UTF-8 character."""
    for start in range(at, max(at - _UTF8_LONGEST, -1), -1):
        if start >= len(data):  # the end of the file, or of what is left of it
            continue
        byte = data[start]
        if byte & 0xC0 != 0x80:  # not a continuation byte: a character may begin here
            length = 4 if byte >= 0xF0 else 3 if byte >= 0xE0 else 2 if byte >= 0xC0 else 1
            return start if start + length > at else at
    return at


def _is_single_byte(codec: str) -> bool:
    decoder = codecs.getincrementaldecoder(codec)(ERRORS)
    return all(len(decoder.decode(bytes([byte]))) == 1 for byte in range(256))
