"""Show the files of a corpus page by page, one file after the other."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import BinaryIO, NamedTuple, Protocol

from ..engine.json_lines import WrongLineError, field_text
from ..errors import CorpusError
from .line_marks import LineMarks, without_mark
from .pages import Page, PageReader, page_count
from .text import ERRORS, TextSource, open_text, unreadable

__all__ = ["CorpusPages", "DocumentPages", "PagedFile", "read_beginning"]

_MOST_BYTES = 2_000_000  # of one record; more is no sight


class PagedFile(NamedTuple):
    """A file to show, and the field with the text if it holds JSON lines."""

    source: TextSource
    field: str | None = None


class _Reader(Protocol):
    def page(self, index: int) -> Page: ...

    def close(self) -> None: ...


class DocumentPages:
    """The texts in JSON lines, some of them on each page.

    A page has all texts whose lines begin in its part of the file, and no other. A line that gives
    no text is shown as it is: what is wrong with it is to be seen there.
    """

    def __init__(self, source: TextSource, field: str) -> None:
        self._source = source
        self._field = field
        self._file: BinaryIO = open_text(source)
        self._codec, self._first = without_mark(source.encoding, self._file.read(4))

    def __len__(self) -> int:
        return _document_page_count(self._source)

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def page(self, index: int) -> Page:
        """Return page `index`; raises `IndexError` outside, `CorpusError` for what is gone."""
        if not 0 <= index < len(self):
            raise IndexError(f"page {index} of {len(self)}")
        marks = _marks(self._source)
        start = marks.start(index)
        end = marks.start(index + 1) if index + 1 < len(self) else self._source.length
        begin = max(start, self._first)
        try:
            self._file.seek(begin)
            data = self._file.read(min(end - begin, _MOST_BYTES))
        except OSError as error:
            raise unreadable(self._source.path, error) from None
        text = data.decode(self._codec, "replace" if _is_wide(self._codec) else ERRORS)
        texts: list[str] = []
        lines: list[int] = []
        for number, line in enumerate(text.split("\n"), start=1 + marks.lines_before(index)):
            if line.strip(" \t\r"):
                shown = self._shown(line)
                texts.append(shown)
                lines += [number, *([0] * shown.count("\n"))]
        return Page(index, start, end, "\n".join(texts), lines or (1,))

    def _shown(self, line: str) -> str:
        try:
            return field_text(line, self._field)
        except WrongLineError:
            return line


class CorpusPages:
    """Read-only pages of several files, counted through; one file is open at a time."""

    def __init__(self, files: Sequence[PagedFile]) -> None:
        self.files = tuple(files)
        counts = [_page_count(file) for file in self.files]
        self._starts = [0, *accumulate(counts)]
        self._open: tuple[int, _Reader] | None = None

    def __len__(self) -> int:
        return self._starts[-1]

    def first_of(self, file: int) -> int:
        """Return the first page of a file."""
        return self._starts[file]

    def file_at(self, page: int) -> int:
        """Return which file a page is of."""
        return bisect_right(self._starts, page) - 1

    def page(self, index: int) -> Page:
        """Return page `index`; raises `CorpusError` if its file cannot be read as it was."""
        file = self.file_at(index)
        return self._reader(file).page(index - self._starts[file])

    def close(self) -> None:
        """Close the file that is open."""
        if self._open is not None:
            self._open[1].close()
            self._open = None

    def _reader(self, file: int) -> _Reader:
        if self._open is None or self._open[0] != file:
            self.close()
            source, field = self.files[file]
            reader = PageReader(source) if field is None else DocumentPages(source, field)
            self._open = file, reader
        return self._open[1]


def read_beginning(source: TextSource) -> str:
    """Return the first page of a file as it is stored, JSON and all."""
    with PageReader(source) as pages:
        return pages.page(0).text


def _page_count(file: PagedFile) -> int:
    return page_count(file.source) if file.field is None else _document_page_count(file.source)


def _document_page_count(source: TextSource) -> int:
    marks = _marks(source)
    ends_there = len(marks) > 1 and marks.start(len(marks) - 1) >= source.length
    return len(marks) - ends_there


def _marks(source: TextSource) -> LineMarks:
    if source.marks is None:
        raise CorpusError(f"{source.path.name} was not looked through.", "Read it again (F5).")
    return source.marks


def _is_wide(codec: str) -> bool:
    return codec.startswith(("utf-16", "utf-32"))
