"""Opens, shows and edits the corpus."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from ..engine.config import TrainingConfig
from ..errors import UserError
from ..formats.pages import PageReader
from ..formats.text import TextSource, probe, read_all
from ..models.corpus_source import CorpusSource
from ..models.project import Project
from ..models.run_state import Phase, RunState
from ..resources import Sample
from .corpus_reading import Arrival, CorpusReading
from .ports import Messages

__all__ = ["CorpusController", "CorpusView"]

EDIT_PAUSE_MS = 450  # no keystroke for this long: the text is worth a training
LIVE_CHARACTERS = 80  # of a new corpus, to try its tokenizer on
LIVE_WORDS = 5
SHOWN_COUNTS = 5_000  # lines of the word counts that a text gives
LONGEST_SHOWN = 2_000  # characters of a word in them; a word may be a whole file
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
    edit_undone = Signal()  # what was typed is as it was
    reading_begun = Signal()
    reading_failed = Signal()
    opened = Signal(object)  # Path
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
        self._is_typing = False  # the editor holds something that is not taken up yet
        self._suggested = ""  # the live text that was put there by us
        self._pages: PageReader | None = None
        self._page = 0
        self._mode = "text"
        self._details: TextSource | None = None
        self._run_before: RunState | None = None  # while a large file is being read
        self._reading = CorpusReading(self)
        self._reading.preview.connect(self._show_preview)
        self._reading.progressed.connect(self._show_progress)
        self._reading.failed.connect(self._refuse)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(EDIT_PAUSE_MS)
        self._pause.timeout.connect(self.commit_edit)

    @property
    def details(self) -> TextSource | None:
        """What is known about the file of the corpus; `None` for a text that was typed."""
        return self._details

    @property
    def is_opening(self) -> bool:
        """Tell whether a large file is being looked through."""
        return self._reading.is_active

    # Intents

    def text_edited(self) -> None:
        """Take up what is typed once the typing pauses."""
        self._is_typing = True
        self.edit_begun.emit()
        self._pause.start()

    def commit_edit(self) -> None:
        """Take up the text of the editor now, if something was typed."""
        self._pause.stop()
        if not self._is_typing:
            return
        self._is_typing = False
        source = self._project.source
        text = self._view.text()
        if text == source.text:
            self.edit_undone.emit()
            return
        self.is_edited = True
        self._project.set_source(replace(source, text=text), "editor")

    def new(self) -> None:
        """Start with an empty corpus."""
        self._take(CorpusSource(), None, None, "file")

    def open_sample(self, sample: Sample) -> None:
        """Open a corpus that ships with the program, with its settings and its live text."""
        details = probe(sample.path)
        text = read_all(details)
        self._project.set_config(TrainingConfig(**sample.settings))
        self.suggest_live_text(sample.live_text)
        source = CorpusSource(text, sample.name, counts=sample.kind == "counts", size=len(text))
        self._take(source, details, None, "file")

    def open(self, path: Path, encoding: str | None = None) -> None:
        """Open a corpus file; what was open stays if that fails.

        `encoding` is a person's choice. The first page of a large file is shown at once.
        """
        self._read(path, encoding, self._open)

    def reload(self) -> None:
        """Read the file again."""
        source = self._project.source
        if source.path is not None:
            self._read_again(source.path, source.encoding if source.how == "chosen" else None)

    def set_encoding(self, encoding: str) -> None:
        """Read the file in this encoding; an empty name detects it."""
        if self._project.source.path is not None:
            self._read_again(self._project.source.path, encoding or None)

    def restore(self, source: CorpusSource, begin: Callable[[], None]) -> None:
        """Open the corpus of a project file; `begin` is called just before it takes its place."""
        if source.path is None or not source.is_streamed:
            begin()
            self._take(source, None, None, "project")
            return

        def arrive(arrival: Arrival) -> None:
            begin()
            self._take(*arrival, "project")

        self._read(source.path, source.encoding if source.how == "chosen" else None, arrive)

    def give_up_opening(self) -> None:
        """Stop reading a large file and show again what was open."""
        self._reading.give_up()
        self._show_again()

    def suggest_live_text(self, text: str) -> None:
        """Put something to try into the live text, whatever stands there."""
        self._suggested = text
        self._project.set_live_text(text, "file")

    def show_page(self, page: int) -> None:
        """Show another page of a large file."""
        if self._pages is not None:
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
        if self._mode == "counts" and not self._project.source.counts and not self.is_opening:
            self._show()

    # Opening

    def _read(self, path: Path, encoding: str | None, arrived: Callable[[Arrival], None]) -> None:
        if not self.is_opening:
            self._run_before = self._project.run
        try:
            self._reading.start(path, encoding, arrived)
        except UserError as error:
            self._refuse(error)

    def _read_again(self, path: Path, encoding: str | None) -> None:
        self.commit_edit()
        self._read(path, encoding, lambda arrival: self._take(*arrival, "reload"))

    def _open(self, arrival: Arrival) -> None:
        self._take(*arrival, "file")
        assert arrival.source.path is not None
        # A live text that we put there gives way to a line of the new corpus.
        if self._project.live_text in ("", self._suggested):
            self.suggest_live_text(_first_words(self._view.text(), arrival.source.counts))
        self.opened.emit(arrival.source.path)

    def _take(
        self,
        source: CorpusSource,
        details: TextSource | None,
        pages: PageReader | None,
        initiator: str,
    ) -> None:
        self._reading.give_up()
        self._run_before = None
        self._pause.stop()
        self._is_typing = False
        self.is_edited = False
        self._close_pages()
        self._pages, self._page = pages, 0
        self._details = details
        self._mode = "counts" if source.counts else "text"
        self._project.set_source(source, initiator)
        self._show()
        self.details_changed.emit(details)

    def _refuse(self, error: UserError) -> None:
        """Say what is wrong and show again what was open."""
        hint = error.hint
        if not self._project.source.is_empty:
            hint = f"{hint} " + self.tr("What was open is still open.")
        self._messages.show_error(error.message, hint.strip())
        self._show_again()

    def _show_again(self) -> None:
        if self._run_before is not None and self._project.run.phase is Phase.COUNTING:
            self._project.set_run(self._run_before)
            if self._run_before.is_running:
                self.reading_failed.emit()
        self._run_before = None
        self._show()
        self.details_changed.emit(self._details)

    # Showing

    def _show_progress(self, done: int, total: int) -> None:
        if done == 0:
            self.reading_begun.emit()
        self._project.set_run(RunState(Phase.COUNTING, done, total))

    def _show_preview(self, pages: PageReader, name: str, counts: bool) -> None:
        self.commit_edit()
        mode = "counts" if counts else "text"
        self._view.set_modes_available(text=not counts, counts=counts)
        self._show_pages(pages, 0, name, mode)

    def _show(self) -> None:
        source = self._project.source
        why = self.tr("This corpus is a list of word counts.") if source.counts else ""
        self._view.set_modes_available(text=not source.counts, counts=True, why=why)
        if self._mode == "counts" and not source.counts:
            self._view.set_document(
                self._counted_words(), name=source.name, read_only=True, mode="counts"
            )
            self._view.set_page(0, None)
        elif self._pages is not None:
            self._show_pages(self._pages, self._page, source.name, self._mode)
        else:
            self._view.set_document(source.text or "", name=source.name, mode=self._mode)
            self._view.set_page(0, None)

    def _show_pages(self, pages: PageReader, page: int, name: str, mode: str) -> None:
        try:
            text = pages.page(page).text
        except UserError as error:
            self._messages.show_error(error.message, error.hint)
            return
        self._view.set_document(_ESCAPED.sub("\ufffd", text), name=name, read_only=True, mode=mode)
        self._view.set_page(page, len(pages))

    def _close_pages(self) -> None:
        if self._pages is not None:
            self._pages.close()
        self._pages = None

    def _counted_words(self) -> str:
        history = self._project.history
        if history is None:
            return ""
        best = history.words_by_count[:SHOWN_COUNTS]
        lines = (f"{_one_line(history.words[word])}\t{history.counts[word]}" for word in best)
        return "\n".join(lines)

    def close(self) -> None:
        """Close the files."""
        self._reading.give_up()
        self._pause.stop()
        self._close_pages()


def _one_line(word: str) -> str:
    """Return a pre-token as it can stand in a line of word counts; a very long one is cut."""
    if len(word) > LONGEST_SHOWN:
        word = f"{word[:LONGEST_SHOWN]}…"
    shown = _ESCAPED.sub("\ufffd", word)
    return shown.replace("\n", "↵").replace("\r", "␍").replace("\t", "⇥").replace(" ", "␣")


def _first_words(text: str, counts: bool) -> str:
    """Return the first line with words in it, or the first listed words."""
    lines = (line.strip() for line in text[: 4 * LIVE_CHARACTERS * LIVE_WORDS].split("\n"))
    found = [line.split("\t")[0] if counts else line for line in lines if line]
    line = " ".join(found[:LIVE_WORDS]) if counts else next(iter(found), "")
    return line if len(line) <= LIVE_CHARACTERS else line[:LIVE_CHARACTERS].rpartition(" ")[0]
