"""Opens, shows and edits the corpus."""

from __future__ import annotations

import re
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from ..engine.config import TrainingConfig
from ..errors import UserError
from ..formats.pages import PageReader
from ..formats.text import TextSource, glance, looks_like_counts, probe, read_all, survey
from ..models.corpus_source import CorpusSource
from ..models.project import Project
from ..models.run_state import Phase, RunState
from ..resources import Sample
from .ports import Messages

__all__ = ["CorpusController", "CorpusView"]

EDITABLE_BYTES = 2_000_000  # a larger text is shown by pages and read by the trainer only
PAGE_BYTES = 20_000
LONGEST_LINE = 200_000  # characters; in a longer line each key takes the editor tenths of a second
EDIT_PAUSE_MS = 450  # no keystroke for this long: the text is worth a training
LIVE_CHARACTERS = 80  # of a new corpus, to try its tokenizer on
LIVE_WORDS = 5
SHOWN_COUNTS = 5_000  # lines of the word counts that a text gives
_ESCAPED = re.compile("[\udc80-\udcff]")  # bytes that are no text; shown as U+FFFD


class CorpusView(Protocol):
    """The corpus pane, as far as this controller needs it."""

    def text(self) -> str:
        """Return the text in the editor."""

    def set_document(
        self,
        text: str,
        *,
        name: str,
        read_only: bool = False,
        mode: str = "text",
        first_line: int = 1,
    ) -> None:
        """Show a text."""

    def set_modes_available(self, *, text: bool = True, counts: bool = True, why: str = "") -> None:
        """Allow or forbid the two views of the corpus."""

    def set_page(self, page: int, pages: int | None) -> None:
        """Say which page is shown."""


class CorpusController(QObject):
    """Brings a file, a sample or what is typed into the project, and back into the pane."""

    edit_begun = Signal()
    opened = Signal(object)  # Path
    checking = Signal(int, int)  # bytes looked at, of all
    details_changed = Signal(object)  # TextSource, or None for a text that was typed

    def __init__(
        self,
        project: Project,
        view: CorpusView,
        messages: Messages,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._view = view
        self._messages = messages
        self.is_edited = False  # by hand, since it was opened
        self._suggested = ""  # the live text that was put there by us
        self._pages: PageReader | None = None
        self._page = 0
        self._mode = "text"
        self._details: TextSource | None = None
        self._survey: Generator[TextSource, None, None] | None = None
        self._surveyed: tuple[TextSource, bool] | None = None  # newest finding, counts table
        self._pause = _timer(self, EDIT_PAUSE_MS, self.commit_edit)
        self._slice = _timer(self, 0, self._look_further)

    @property
    def details(self) -> TextSource | None:
        """What is known about the file of the corpus; `None` for a text that was typed."""
        return self._details

    @property
    def is_opening(self) -> bool:
        """Tell whether a large file is being looked through."""
        return self._survey is not None

    # Intents

    def text_edited(self) -> None:
        """Take up what is typed once the typing pauses."""
        self.edit_begun.emit()
        self._pause.start()

    def commit_edit(self) -> None:
        """Take up the text of the editor now."""
        self._pause.stop()
        source = self._project.source
        if source.is_streamed or self._mode != ("counts" if source.counts else "text"):
            return
        text = self._view.text()
        self.is_edited = self.is_edited or text != source.text
        self._project.set_source(replace(source, text=text), "editor")

    def new(self) -> None:
        """Start with an empty corpus."""
        self._abandon_survey()
        self._take(CorpusSource(), None)

    def open_sample(self, sample: Sample) -> None:
        """Open a corpus that ships with the program, with its settings and its live text."""
        details = probe(sample.path)
        text = read_all(details)
        self._abandon_survey()
        self._project.set_config(TrainingConfig(**sample.settings))
        self.suggest_live_text(sample.live_text)
        counts = sample.kind == "counts"
        self._take(CorpusSource(text, sample.name, counts=counts, size=len(text)), details)

    def open(self, path: Path, encoding: str | None = None) -> None:
        """Open a corpus file; what was open stays if that fails.

        `encoding` is a person's choice. A large file is looked through in slices while the window
        goes on; its first page is shown at once.
        """
        self._abandon_survey()
        try:
            source = glance(path, encoding)
            counts = _is_counts(source)
            if source.size > EDITABLE_BYTES:
                self._show_pages(source, counts)
                self._surveyed = (source, counts)
                self._survey = survey(path, encoding)
                self._project.set_run(RunState(Phase.COUNTING, 0, source.size))
                self._slice.start()
                return
            self._open_whole(probe(path, encoding))
        except UserError as error:
            self._refuse(error)

    def suggest_live_text(self, text: str) -> None:
        """Put something to try into the live text, whatever stands there."""
        self._suggested = text
        self._project.set_live_text(text, "file")

    def reload(self) -> None:
        """Read the file again."""
        path = self._project.source.path
        if path is not None:
            source = self._project.source
            self.open(path, source.encoding if source.how == "chosen" else None)

    def set_encoding(self, encoding: str) -> None:
        """Read the file in this encoding; an empty name detects it."""
        path = self._project.source.path
        if path is not None:
            self.open(path, encoding or None)

    def show_page(self, page: int) -> None:
        """Show another page of a large file."""
        if self._pages is None:
            return
        self._page = min(max(page, 0), len(self._pages) - 1)
        self._show()

    def set_mode(self, mode: str) -> None:
        """Show the text, or the word counts that it gives."""
        if mode != self._mode:
            self.commit_edit()
            self._mode = mode
            self._show()

    # Facts

    def history_changed(self) -> None:
        """Refresh the word counts if they are on show."""
        source = self._project.source
        if self._mode == "counts" and not source.counts:
            self._show()

    def restore(self, source: CorpusSource) -> None:
        """Show a corpus that came with a project file."""
        self._abandon_survey()
        if source.path is not None and source.is_streamed:
            self.open(source.path, source.encoding if source.how == "chosen" else None)
        else:
            self._take(source, None)

    # Opening

    def _open_whole(self, source: TextSource) -> None:
        text = read_all(source)
        counts = looks_like_counts(text)
        if source.undecodable or _longest_line(text) > LONGEST_LINE:
            # The editor can't hold bytes that are no text, and stalls in a very long line. Pages
            # show such a file, and the trainer reads it.
            self._take_streamed(source, counts)
            return
        self._take(
            CorpusSource(
                text,
                source.path.name,
                source.path,
                counts,
                source.encoding,
                source.how,
                source.confidence or 1.0,
                source.size,
            ),
            source,
        )
        self._opened(source.path, text)

    def _take_streamed(self, source: TextSource, counts: bool) -> None:
        self._show_pages(source, counts)
        self.is_edited = False
        self._details = source
        self._project.set_source(
            CorpusSource(
                None,
                source.path.name,
                source.path,
                counts,
                source.encoding,
                source.how,
                source.confidence or 1.0,
                source.size,
            ),
            "file",
        )
        self.details_changed.emit(source)
        self._opened(source.path, self._view.text())

    def _opened(self, path: Path, beginning: str) -> None:
        """Tell of a file; a live text that we put there gives way to a line of the new corpus."""
        if self._project.live_text in ("", self._suggested):
            self.suggest_live_text(_first_words(beginning, self._project.source.counts))
        self.opened.emit(path)

    def _take(self, source: CorpusSource, details: TextSource | None) -> None:
        self._pause.stop()
        self._close_pages()
        self.is_edited = False
        self._details = details
        self._mode = "counts" if source.counts else "text"
        unchanged = source == self._project.source
        self._project.set_source(source, "file")
        if unchanged:
            self._project.source_changed.emit("file")  # asked for again: train and play again
        self._show()
        self.details_changed.emit(details)

    def _look_further(self) -> None:
        """Look at the next megabyte of a large file."""
        if self._survey is None or self._surveyed is None:
            return
        before, counts = self._surveyed
        try:
            source = next(self._survey)
        except StopIteration:
            self._abandon_survey()
            self._take_streamed(before, counts)
            return
        except UserError as error:
            self._abandon_survey()
            self._refuse(error)
            return
        if source.encoding != before.encoding:
            counts = _is_counts(source)
            self._show_pages(source, counts)
        self._surveyed = (source, counts)
        self.checking.emit(source.checked, source.size)
        self._slice.start()

    def _abandon_survey(self) -> None:
        self._slice.stop()
        if self._survey is not None:
            self._survey.close()
        self._survey = None
        self._surveyed = None

    def _refuse(self, error: UserError) -> None:
        """Say what is wrong and show again what was open."""
        self._messages.show_error(error.message, error.hint)
        source = self._project.source
        if source.is_streamed and self._details is not None:
            self._show_pages(self._details, source.counts)
        else:
            self._close_pages()
            self._show()
        self.details_changed.emit(self._details)

    # Showing

    def _show_pages(self, source: TextSource, counts: bool) -> None:
        self._pause.stop()
        self._close_pages()
        self._pages = PageReader(source, PAGE_BYTES)
        self._page = 0
        self._mode = "counts" if counts else "text"
        self._show(source.path.name, counts)

    def _close_pages(self) -> None:
        if self._pages is not None:
            self._pages.close()
        self._pages = None

    def _show(self, name: str | None = None, counts: bool | None = None) -> None:
        source = self._project.source
        name = source.name if name is None else name
        counts = source.counts if counts is None else counts
        why = self.tr("This corpus is a list of word counts.") if counts else ""
        self._view.set_modes_available(text=not counts, counts=True, why=why)
        if self._mode == "counts" and not counts:
            self._view.set_document(self._counted_words(), name=name, read_only=True, mode="counts")
            self._view.set_page(0, None)
        elif self._pages is not None:
            page = self._pages.page(self._page)
            self._view.set_document(
                _ESCAPED.sub("\ufffd", page.text), name=name, read_only=True, mode=self._mode
            )
            self._view.set_page(self._page, len(self._pages))
        else:
            self._view.set_document(source.text or "", name=name, mode=self._mode)
            self._view.set_page(0, None)

    def _counted_words(self) -> str:
        history = self._project.history
        if history is None:
            return ""
        best = history.words_by_count[:SHOWN_COUNTS]
        lines = (f"{_one_line(history.words[word])}\t{history.counts[word]}" for word in best)
        return "\n".join(lines)

    def close(self) -> None:
        """Close the file that is shown."""
        self._abandon_survey()
        self._pause.stop()
        self._close_pages()


def _is_counts(source: TextSource) -> bool:
    with PageReader(source, PAGE_BYTES) as pages:
        return looks_like_counts(pages.page(0).text, cut=len(pages) > 1)


def _first_words(text: str, counts: bool) -> str:
    """Return the first line with words in it, or the first listed words."""
    lines = (line.strip() for line in text[: 4 * LIVE_CHARACTERS * LIVE_WORDS].split("\n"))
    found = [line.split("\t")[0] if counts else line for line in lines if line]
    line = " ".join(found[:LIVE_WORDS]) if counts else next(iter(found), "")
    return line if len(line) <= LIVE_CHARACTERS else line[:LIVE_CHARACTERS].rpartition(" ")[0]


def _longest_line(text: str) -> int:
    return max(map(len, text.split("\n")))


def _one_line(word: str) -> str:
    """Return a pre-token as it can stand in a line of word counts."""
    shown = _ESCAPED.sub("\ufffd", word)
    return shown.replace("\n", "↵").replace("\r", "␍").replace("\t", "⇥").replace(" ", "␣")


def _timer(owner: QObject, milliseconds: int, action: object) -> QTimer:
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.setInterval(milliseconds)
    timer.timeout.connect(action)
    return timer
