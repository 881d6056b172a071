"""Reads a corpus file: small ones at once, large ones in slices while the window goes on."""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from ..errors import UserError
from ..formats.pages import PageReader
from ..formats.text import TextSource, glance, looks_like_counts, probe, read_all, survey
from ..models.corpus_source import CorpusSource

__all__ = ["PAGE_BYTES", "Arrival", "CorpusReading"]

EDITABLE_BYTES = 2_000_000  # a larger text is shown by pages and read by the trainer only
LONGEST_LINE = 200_000  # characters; in a longer line each key takes the editor tenths of a second
PAGE_BYTES = 20_000


class Arrival(NamedTuple):
    """A corpus that has been read: the corpus, what is known of its file, and its pages, if any."""

    source: CorpusSource
    details: TextSource
    pages: PageReader | None


class _Survey(NamedTuple):
    findings: Generator[TextSource, None, None]
    newest: TextSource
    counts: bool
    arrived: Callable[[Arrival], None]


class CorpusReading(QObject):
    """Reads one file at a time; to read another is to give up the one before."""

    preview = Signal(object, str, bool)  # PageReader of a file still being read, name, counts
    progressed = Signal(int, int)  # bytes looked at, of all
    failed = Signal(object)  # UserError of a file that was being read

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._survey: _Survey | None = None
        self._preview: PageReader | None = None
        self._slice = QTimer(self)
        self._slice.setSingleShot(True)
        self._slice.setInterval(0)
        self._slice.timeout.connect(self._look_further)

    @property
    def is_active(self) -> bool:
        """Tell whether a large file is being looked through."""
        return self._survey is not None

    def start(self, path: Path, encoding: str | None, arrived: Callable[[Arrival], None]) -> None:
        """Read a file and call `arrived`, at once for a small one.

        `encoding` is a person's choice. Raises `UserError` for what the first bytes tell; what is
        found later comes by `failed`.
        """
        self.give_up()
        first = glance(path, encoding)
        if first.size <= EDITABLE_BYTES:
            arrived(_whole(probe(path, encoding)))
            return
        self._show_preview(first)
        self._survey = _Survey(survey(path, encoding), first, _is_counts(first), arrived)
        self.progressed.emit(0, first.size)
        self._slice.start()

    def give_up(self) -> None:
        """Stop reading; nothing of it arrives."""
        self._slice.stop()
        if self._survey is not None:
            self._survey.findings.close()
            self._survey = None
        if self._preview is not None:
            self._preview.close()
            self._preview = None

    def _look_further(self) -> None:
        """Look at the next megabyte."""
        if self._survey is None:
            return
        try:
            found = next(self._survey.findings)
            if found.encoding != self._survey.newest.encoding:
                self._show_preview(found)
                self._survey = self._survey._replace(counts=_is_counts(found))
        except StopIteration:
            self._arrive(self._survey)
            return
        except UserError as error:
            self.give_up()
            self.failed.emit(error)
            return
        self._survey = self._survey._replace(newest=found)
        self.progressed.emit(found.checked, found.size)
        self._slice.start()

    def _arrive(self, done: _Survey) -> None:
        pages, self._preview = self._preview, None
        self.give_up()
        done.arrived(Arrival(_source(done.newest, None, done.counts), done.newest, pages))

    def _show_preview(self, found: TextSource) -> None:
        if self._preview is not None:
            self._preview.close()
        self._preview = PageReader(found, PAGE_BYTES)
        self.preview.emit(self._preview, found.path.name, _is_counts(found))


def _whole(found: TextSource) -> Arrival:
    """Read a small file; it stays in pages if the editor could not hold it."""
    text = read_all(found)
    counts = looks_like_counts(text)
    # The editor can't hold bytes that are no text, and stalls in a very long line.
    if found.undecodable or max(map(len, text.split("\n"))) > LONGEST_LINE:
        return Arrival(_source(found, None, counts), found, PageReader(found, PAGE_BYTES))
    return Arrival(_source(found, text, counts), found, None)


def _source(found: TextSource, text: str | None, counts: bool) -> CorpusSource:
    return CorpusSource(
        text,
        found.path.name,
        found.path,
        counts,
        found.encoding,
        found.how,
        found.confidence or 1.0,
        found.size,
    )


def _is_counts(found: TextSource) -> bool:
    with PageReader(found, PAGE_BYTES) as pages:
        return looks_like_counts(pages.page(0).text, cut=len(pages) > 1)
