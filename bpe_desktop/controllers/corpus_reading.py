"""Reads the files of a corpus: small ones at once, large ones while the window goes on."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from ..engine.json_lines import JsonField, text_fields
from ..errors import CorpusError, UserError
from ..formats.corpora import is_json_lines
from ..formats.corpus_pages import CorpusPages, PagedFile, read_beginning
from ..formats.pages import page_count
from ..formats.text import TextSource, looks_like_counts, read_all, survey
from ..models.corpus_source import CorpusFile, CorpusSource
from ..models.number_text import counted

__all__ = ["Arrival", "CorpusReading", "FileFound", "Wanted", "file_state"]

EDITABLE_BYTES = 2_000_000  # a larger text is shown by pages and read by the trainer only
LONGEST_LINE = 200_000  # characters; in a longer line each key takes the editor tenths of a second
USUAL_FIELD = "text"


class FileFound(NamedTuple):
    """What is known of a file of the corpus.

    `fields` are those to choose from and `field` the chosen one if it holds JSON lines. `state` is
    that of the disk when it was read.
    """

    source: TextSource
    fields: tuple[JsonField, ...] = ()
    field: str | None = None
    counts: bool = False
    state: tuple[int, int] | None = None


class Wanted(NamedTuple):
    """A file to read, and what a person chose for it.

    `known` is what was found when it was read before: it need not be looked through again unless it
    has changed.
    """

    path: Path
    encoding: str | None = None
    field: str | None = None
    known: FileFound | None = None


class Arrival(NamedTuple):
    """A corpus that has been read: the corpus, what is known of its files, its pages, if any."""

    source: CorpusSource
    files: tuple[FileFound, ...] = ()
    pages: CorpusPages | None = None


class _Glimpse(NamedTuple):
    """How far the reading is: bytes of all, and the file that is being read."""

    done: int
    total: int
    found: FileFound
    is_large: bool


class CorpusReading(QObject):
    """Reads one corpus at a time; to read another is to give up the one before."""

    preview = Signal(object, str, bool)  # CorpusPages of a file still being read, name, counts
    progressed = Signal(int, int)  # bytes looked at, of all
    failed = Signal(object)  # UserError

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work: Generator[_Glimpse, None, Arrival] | None = None
        self._arrived: Callable[[Arrival], None] | None = None
        self._preview: CorpusPages | None = None
        self._slice = QTimer(self)
        self._slice.setSingleShot(True)
        self._slice.setInterval(0)
        self._slice.timeout.connect(self._go_on)

    @property
    def is_active(self) -> bool:
        """Tell whether a large corpus is being looked through."""
        return self._work is not None

    def start(self, wanted: Sequence[Wanted], arrived: Callable[[Arrival], None]) -> None:
        """Read files and call `arrived`, at once if they are small; errors come by `failed`."""
        self.give_up()
        self._arrived = arrived
        self._work = self._read(wanted)
        self._go_on()

    def give_up(self) -> None:
        """Stop reading; nothing of it arrives."""
        self._slice.stop()
        if self._work is not None:
            self._work.close()
            self._work = None
        self._arrived = None
        if self._preview is not None:
            self._preview.close()
            self._preview = None

    def _go_on(self) -> None:
        """Look at the next megabyte of a large corpus, at all of a small one."""
        assert self._work is not None
        try:
            glimpse = next(self._work)
            while not glimpse.is_large:
                glimpse = next(self._work)
        except StopIteration as stop:
            arrived, arrival = self._arrived, stop.value
            assert arrived is not None
            self.give_up()
            arrived(arrival)
            return
        except UserError as error:
            self.give_up()
            self.failed.emit(error)
            return
        if self._preview is None:
            self.progressed.emit(0, glimpse.total)
        self._show_preview(glimpse.found)
        self.progressed.emit(glimpse.done, glimpse.total)
        self._slice.start()

    def _show_preview(self, found: FileFound) -> None:
        """Show the first page of a file, once, and again if its encoding turns out another."""
        shown = self._preview and self._preview.files[0].source
        if shown and (shown.path != found.source.path or shown.encoding == found.source.encoding):
            return
        if self._preview is not None:
            self._preview.close()
        self._preview = CorpusPages([PagedFile(found.source, found.field)])
        self.preview.emit(self._preview, found.source.path.name, found.counts)

    def _read(self, wanted: Sequence[Wanted]) -> Generator[_Glimpse, None, Arrival]:
        states = [file_state(item.path) for item in wanted]
        total = sum(state[0] for state in states if state is not None)
        files: list[FileFound] = []
        done = length = 0
        for item, state in zip(wanted, states, strict=True):
            found = item.known
            if found is None or found.state != state:
                for found in _look(item):
                    seen = found.source
                    so_far = length + max(seen.length, 0 if seen.packed else seen.size)
                    yield _Glimpse(done + seen.checked, total, found, so_far > EDITABLE_BYTES)
            assert found is not None
            found = _with_field(found, item)._replace(state=state)
            files.append(found)
            done += found.source.size
            length += found.source.length
        return self._arrival(files)

    def _arrival(self, files: Sequence[FileFound]) -> Arrival:
        if len(files) == 1 and _may_be_whole(files[0]):
            text = read_all(files[0].source)
            # In a very long line the editor stalls.
            if max(map(len, text.split("\n"))) <= LONGEST_LINE:
                return Arrival(self._source(text, files, looks_like_counts(text)), tuple(files))
        tables = [file for file in files if file.counts]
        if tables and len(tables) < len(files):
            other = next(file for file in files if not file.counts)
            raise CorpusError(
                self.tr("{} is a table of word counts, {} is a text.").format(
                    tables[0].source.path.name, other.source.path.name
                ),
                self.tr("Open texts and word counts each for themselves."),
            )
        pages = CorpusPages([PagedFile(file.source, file.field) for file in files])
        return Arrival(self._source(None, files, bool(tables)), tuple(files), pages)

    def _source(self, text: str | None, files: Sequence[FileFound], counts: bool) -> CorpusSource:
        name = files[0].source.path.name
        if len(files) > 1:
            name = counted("CorpusReading", "{} and %Ln more", len(files) - 1).format(name)
        return CorpusSource(
            text,
            name,
            tuple(
                CorpusFile(file.source.path, file.source.encoding, file.source.how, file.field)
                for file in files
            ),
            counts,
            sum(file.source.length for file in files),
        )


def file_state(path: Path) -> tuple[int, int] | None:
    """Return the size and the time of a file, which change when it is written to."""
    try:
        status = path.stat()
    except (OSError, ValueError):
        return None
    return status.st_size, status.st_mtime_ns


def _look(item: Wanted) -> Generator[FileFound, None, None]:
    """Look through a file: yield what is known of it after its beginning and each megabyte."""
    found: FileFound | None = None
    for source in survey(item.path, item.encoding):
        if found is not None and found.source.encoding == source.encoding:
            found = found._replace(source=source)
        elif is_json_lines(item.path):
            fields = text_fields(item.path, source.encoding)
            found = _with_field(FileFound(source, fields), item)
        else:
            counts = looks_like_counts(read_beginning(source), cut=page_count(source) > 1)
            found = FileFound(source, counts=counts)
        yield found


def _with_field(found: FileFound, item: Wanted) -> FileFound:
    """Choose the field that a person asked for, or else the one that looks most like the text."""
    if not found.fields:
        return found
    field = item.field
    if field is None:
        usual = [entry for entry in found.fields if entry.name == USUAL_FIELD]
        field = (usual or [max(found.fields, key=lambda entry: entry.characters)])[0].name
    return found._replace(field=field)


def _may_be_whole(found: FileFound) -> bool:
    """Tell whether the editor may hold the text: bytes that are no text it cannot keep."""
    source = found.source
    return found.field is None and source.length <= EDITABLE_BYTES and not source.undecodable
