"""Opens, shows and edits the corpus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from ..engine.config import TrainingConfig
from ..engine.json_lines import JsonField
from ..errors import UserError
from ..formats.corpus_pages import CorpusPages
from ..formats.text import TextSource, probe, read_all
from ..models.corpus_source import CorpusFile, CorpusSource
from ..models.number_text import counted
from ..models.project import USUAL_CONFIG, Project
from ..models.run_state import Phase, RunState
from ..resources import Sample
from .corpus_excerpts import counted_words, first_words, visible_text
from .corpus_reading import Arrival, CorpusReading, FileFound, Wanted
from .file_watch import FileWatch
from .ports import Messages

__all__ = ["CorpusController", "CorpusView"]

EDIT_PAUSE_MS = 450  # no keystroke for this long: the text is worth a training


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
        lines: Sequence[int] = (1,),
    ) -> None:
        """Show a text; `lines` are the numbers of its lines, or of the first one only."""

    def set_modes_available(self, *, text: bool = True, counts: bool = True, why: str = "") -> None:
        """Allow or forbid the two views of the corpus."""

    def set_page(self, page: int, pages: int | None) -> None:
        """Say which page is shown."""

    def set_files(self, files: Sequence[TextSource], current: int) -> None:
        """List the files of the corpus."""

    def set_fields(self, fields: Sequence[JsonField], chosen: str | None) -> None:
        """Offer the fields that the text may be in."""


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
        self._sample_config: TrainingConfig | None = None  # that came with the sample in view
        self._files: tuple[FileFound, ...] = ()
        self._file = 0  # which of them is in view
        self._pages: CorpusPages | None = None
        self._page = 0
        self._mode = "text"
        self._run_before: RunState | None = None  # while a large file is being read
        self._reading = CorpusReading(self)
        self._reading.preview.connect(self._show_preview)
        self._reading.progressed.connect(self._show_progress)
        self._reading.failed.connect(self._refuse)
        self._watch = FileWatch(self)
        self._watch.changed.connect(self._offer_reload)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(EDIT_PAUSE_MS)
        self._pause.timeout.connect(self.commit_edit)

    @property
    def details(self) -> TextSource | None:
        """What is known about the file in view; `None` for a text that was typed."""
        return self._files[self._file].source if self._files else None

    @property
    def sources(self) -> tuple[TextSource, ...]:
        """What is known about each file."""
        return tuple(found.source for found in self._files)

    @property
    def file_in_view(self) -> CorpusFile | None:
        """The file in view; `None` for a text that was typed."""
        files = self._project.source.files
        return files[self._file] if files else None

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

    def replace_text(self, text: object) -> None:
        """Put an earlier or later text of the same corpus into the editor."""
        self._pause.stop()
        self._is_typing = False
        self.is_edited = True
        self._project.set_source(replace(self._project.source, text=str(text)), "editor")
        self._show()

    def new(self) -> None:
        """Start with an empty corpus."""
        self._take(Arrival(CorpusSource()), "file")

    def open_sample(self, sample: Sample) -> None:
        """Open a corpus that ships with the program, with its settings and its live text."""
        details = probe(sample.path)
        text = read_all(details)
        if self._project.opened is None:
            self._project.set_config(TrainingConfig(**sample.settings))
        self.suggest_live_text(sample.live_text)
        source = CorpusSource(text, sample.name, counts=sample.kind == "counts")
        self._take(Arrival(source, (FileFound(details),)), "file")
        if self._project.opened is None:
            self._sample_config = self._project.config

    def open(self, paths: Sequence[Path]) -> None:
        """Open corpus files; what was open stays if that fails.

        The first page of a large one is shown at once.
        """
        self._read([Wanted(path) for path in paths], self._open)

    def add(self, paths: Sequence[Path]) -> None:
        """Open further files beside those that are open; one that is open is read again."""
        new = [path for path in paths if path not in self._paths()]
        self._read_again([*self._wanted(), *map(Wanted, new)], show=len(self._paths()))

    def remove(self, file: int) -> None:
        """Take a file out of a corpus of several."""
        wanted = self._wanted()
        if 0 <= file < len(wanted) > 1:
            del wanted[file]
            self._read_again(wanted, show=self._file - (file < self._file))

    def reload(self) -> None:
        """Read the files again."""
        wanted = [item._replace(known=None) for item in self._wanted()]
        if wanted:
            self._read_again(wanted)

    def set_encoding(self, encoding: str) -> None:
        """Read the file in view in this encoding; an empty name detects it."""
        wanted = self._wanted()
        if wanted:
            item = wanted[self._file]
            wanted[self._file] = item._replace(encoding=encoding or None, known=None)
            self._read_again(wanted)

    def set_field(self, name: str) -> None:
        """Take the texts from this field, in the file in view and all that offer it too."""
        wanted = self._wanted()
        for number, found in enumerate(self._files):
            offered = any(field.name == name for field in found.fields)
            if offered or (number == self._file and found.field is not None):
                wanted[number] = wanted[number]._replace(field=name)
        self._read_again(wanted)

    def restore(self, source: CorpusSource, begin: Callable[[], None]) -> None:
        """Open the corpus of a project file; `begin` is called just before it takes its place."""
        if not source.is_streamed:
            self._take(Arrival(source), "project", begin=begin)
            return
        self._read(
            [Wanted(file.path, file.chosen_encoding, file.field) for file in source.files],
            lambda arrival: self._take(arrival, "project", begin=begin),
        )

    def take_over(self, other: CorpusController) -> None:
        """Show the corpus of a window that this one takes the place of; it is not read again."""
        pages = None if other._pages is None else CorpusPages(other._pages.files)
        source = other._project.source
        self._take(Arrival(source, other._files, pages), "project", other._file)
        self.show_page(other._page)
        self.set_mode(other._mode)
        self.is_edited = other.is_edited
        self._suggested = other._suggested
        self._sample_config = other._sample_config

    def give_up_opening(self) -> None:
        """Stop reading a large file and show again what was open."""
        self._reading.give_up()
        self._show_again()

    def suggest_live_text(self, text: str) -> None:
        """Put something to try into the live text, whatever stands there."""
        self._suggested = text
        self._project.set_live_text(text, "file")

    def show_page(self, page: int) -> None:
        """Show another page of a corpus that is not shown whole."""
        if self._pages is not None and not self.is_opening:
            before = self._file
            self._page = min(max(page, 0), len(self._pages) - 1)
            self._file = self._pages.file_at(self._page)
            self._show()
            if self._file != before:
                self.details_changed.emit(self.details)

    def show_file(self, file: int) -> None:
        """Show the first page of a file."""
        if self._pages is not None and 0 <= file < len(self._files):
            self._mode = "counts" if self._project.source.counts else "text"
            self.show_page(self._pages.first_of(file))

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

    def _paths(self) -> list[Path]:
        return [file.path for file in self._project.source.files]

    def _wanted(self) -> list[Wanted]:
        """Return the files that are open, as they were asked for."""
        files = self._project.source.files
        known = self._files if len(self._files) == len(files) else [None] * len(files)
        return [
            Wanted(file.path, file.chosen_encoding, file.field, found)
            for file, found in zip(files, known, strict=True)
        ]

    def _read(self, wanted: Sequence[Wanted], arrived: Callable[[Arrival], None]) -> None:
        if not self.is_opening:
            self._run_before = self._project.run
        self._reading.start(wanted, arrived)

    def _read_again(self, wanted: Sequence[Wanted], *, show: int | None = None) -> None:
        """Read the corpus of this project, and show one of its files, usually the one in view."""
        self.commit_edit()
        file = self._file if show is None else show
        self._read(wanted, lambda arrival: self._take(arrival, "reload", file))

    def _open(self, arrival: Arrival) -> None:
        # The settings that suit a sample are not for another text, unless a person has set them.
        project = self._project
        is_left = project.opened is None and project.config == self._sample_config != USUAL_CONFIG
        if is_left:
            project.set_config(USUAL_CONFIG)
        self._take(arrival, "file")
        if is_left:
            self._messages.show_success(
                self.tr("The settings are the usual ones, no longer those of the sample."),
                counted(
                    "CorpusController",
                    "They stop after %Ln merge(s). The pane Training shows them all.",
                    USUAL_CONFIG.merges or 0,
                ),
                of_opening=True,
            )
        # A live text that we put there gives way to a line of the new corpus.
        if self._project.live_text in ("", self._suggested):
            self.suggest_live_text(first_words(self._view.text(), arrival.source.counts))
        for file in reversed(arrival.source.files):
            self.opened.emit(file.path)

    def _take(
        self,
        arrival: Arrival,
        initiator: str,
        file: int = 0,
        begin: Callable[[], None] | None = None,
    ) -> None:
        source = arrival.source
        self._messages.clear_opening()
        self._sample_config = None
        if begin is not None:
            begin()
        self._reading.give_up()
        self._run_before = None
        self._pause.stop()
        self._is_typing = False
        self.is_edited = False
        self._close_pages()
        self._files, self._pages = arrival.files, arrival.pages
        self._file = min(file, max(len(source.files) - 1, 0))
        self._page = 0 if self._pages is None else self._pages.first_of(self._file)
        self._mode = "counts" if source.counts else "text"
        self._watch.watch(
            {found.source.path: found.state for found in arrival.files if found.state}
        )
        self._project.set_source(source, initiator)
        self._show()
        self.details_changed.emit(self.details)

    def _offer_reload(self, paths: list[Path]) -> None:
        name = paths[0].name
        several = self.tr("{} and other files have changed on the disk.")
        text = self.tr("{} has changed on the disk.") if len(paths) == 1 else several
        self._messages.show_warning(
            text.format(name),
            self.tr("What was edited here is lost then, unless you undo.")
            if self.is_edited
            else "",
            self.tr("Reload"),
            self.reload,
            of_opening=True,
        )

    def check_files(self) -> None:
        """Look whether files have changed on the disk, as a person comes back to the window."""
        if not self.is_opening:
            self._watch.check()

    def _refuse(self, error: UserError) -> None:
        """Say what is wrong and show again what was open."""
        hint = error.hint
        if not self._project.source.is_empty:
            hint = f"{hint} " + self.tr("What was open is still open.")
        self._messages.show_error(error.message, hint.strip(), of_opening=True)
        self._show_again()

    def _show_again(self) -> None:
        if self._run_before is not None and self._project.run.phase is Phase.COUNTING:
            self._project.set_run(self._run_before)
            if self._run_before.is_running:
                self.reading_failed.emit()
        self._run_before = None
        self._show()
        self.details_changed.emit(self.details)

    # Showing

    def _show_progress(self, done: int, total: int) -> None:
        if done == 0:
            self.reading_begun.emit()
        self._project.set_run(RunState(Phase.COUNTING, done, total))

    def _show_preview(self, pages: CorpusPages, name: str, counts: bool) -> None:
        self.commit_edit()
        mode = "counts" if counts else "text"
        self._view.set_modes_available(text=not counts, counts=counts)
        self._show_pages(pages, 0, name, mode)

    def _show(self) -> None:
        source = self._project.source
        why = self.tr("This corpus is a list of word counts.") if source.counts else ""
        self._view.set_modes_available(text=not source.counts, counts=True, why=why)
        self._view.set_files([found.source for found in self._files if found.state], self._file)
        found = self._files[self._file] if self._files else None
        name = found.source.path.name if len(self._files) > 1 and found else source.title
        self._view.set_fields(found.fields if found else (), found.field if found else None)
        if self._mode == "counts" and not source.counts:
            self._view.set_document(
                counted_words(self._project.history), name=name, read_only=True, mode="counts"
            )
            self._view.set_page(0, None)
        elif self._pages is not None:
            self._show_pages(self._pages, self._page, name, self._mode)
        else:
            self._view.set_document(source.text or "", name=name, mode=self._mode)
            self._view.set_page(0, None)

    def _show_pages(self, pages: CorpusPages, number: int, name: str, mode: str) -> None:
        try:
            page = pages.page(number)
        except UserError as error:
            self._messages.show_error(error.message, error.hint, of_opening=True)
            return
        text = visible_text(page.text)
        self._view.set_document(text, name=name, read_only=True, mode=mode, lines=page.lines)
        self._view.set_page(number, len(pages))

    def _close_pages(self) -> None:
        if self._pages is not None:
            self._pages.close()
        self._pages = None

    def close(self) -> None:
        """Close the files."""
        self._reading.give_up()
        self._pause.stop()
        self._close_pages()
