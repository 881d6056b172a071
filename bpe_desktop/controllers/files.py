"""Opens, saves and exports files, and remembers the recent ones."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, QSettings, Signal

from ..engine.birth_order import by_number
from ..engine.replay_history import ReplayHistory
from ..engine.unigram.history import UnigramHistory
from ..errors import UserError
from ..formats import paths, registry
from ..formats.json_text import damage_told
from ..formats.lesson_kind import is_lesson
from ..formats.project_file import ProjectDocument, read_project, write_project
from ..models.corpus_source import CorpusSource
from ..models.playhead import Playhead
from ..models.project import Project
from ..workers.messages import Record
from .corpus import CorpusController
from .ports import Messages
from .project_document import changed_files, current_tokenizer, project_document
from .training import TrainingController

__all__ = ["Dialogs", "FilesController"]

RECENT_LIMIT = 9
PROJECT_SUFFIX = ".bpe"


class Folder(Protocol):
    """The folder that a person chose a file in last."""

    @property
    def path(self) -> Path: ...


class Dialogs(Protocol):
    """The file dialogs, as far as this controller needs them; each answers later or never."""

    last_folder: Folder

    def ask_open(self, chosen: Callable[[list[str]], None]) -> None:
        """Ask which files to open."""

    def ask_add(self, chosen: Callable[[list[str]], None]) -> None:
        """Ask which files to add to the corpus."""

    def ask_save(self, suggestion: str, chosen: Callable[[str], None]) -> None:
        """Ask where to save the project."""

    def ask_unsaved(self, name: str, save: Callable[[], None], discard: Callable[[], None]) -> None:
        """Ask what to do with unsaved changes."""


class FilesController(QObject):
    """Everything between the project and the disk, but for the reading of a corpus."""

    recent_changed = Signal(list)
    tokenizer_chosen = Signal(object)  # Path
    lesson_chosen = Signal(object)  # Path

    def __init__(
        self,
        project: Project,
        playhead: Playhead,
        corpus: CorpusController,
        training: TrainingController,
        messages: Messages,
        dialogs: Dialogs,
        settings: QSettings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._playhead = playhead
        self._corpus = corpus
        self._training = training
        self._messages = messages
        self._dialogs = dialogs
        self._settings = settings
        self._arriving: tuple[Path | None, int | None] = (None, None)  # project and its playhead
        self._step_to_restore: int | None = None
        self._is_crashed = False  # what arrives is unsaved work
        self._came_with = project.config, project.live_text  # the corpus, or stood beside it

    # Opening

    def ask_open(self) -> None:
        """Ask for files and open them."""
        self._dialogs.ask_open(self.open_paths)

    def ask_add(self) -> None:
        """Ask for files and add them to the corpus."""
        self._dialogs.ask_add(self.add_paths)

    def open_paths(self, names: list[str]) -> None:
        """Open what was dropped or named: a project, or the files of a corpus."""
        if len(names) == 1:
            self.open_path(names[0])
        elif names and self._are_texts(files := [Path(name) for name in names]):
            self._leave_corpus(lambda: self._corpus.open(files))

    def add_paths(self, names: list[str]) -> None:
        """Add files to the corpus; what was typed into it would be lost, so that is asked about."""
        files = [Path(name) for name in names]
        if not names or not self._are_texts(files):
            return
        self._corpus.commit_edit()
        if self._corpus.is_edited:
            self._leave_corpus(lambda: self._corpus.add(files))
        else:
            self._corpus.add(files)

    def open_path(self, name: str) -> None:
        """Open a project, a tokenizer, a lesson or a corpus, told apart by content.

        What was open stays if that fails. A tokenizer leaves the corpus as it is, so there is
        nothing to ask about then.
        """
        path = Path(name)
        if is_lesson(path):
            self.lesson_chosen.emit(path)
            return
        try:
            kind = registry.recognise(path) if paths.kind(path) in ("file", "folder") else None
            document = read_project(path) if kind == "bpe" else None
            source = None
            if document is not None and document.corpus is not None:
                with damage_told(path.name):
                    source = CorpusSource.from_dict(document.corpus)
        except UserError as error:
            self._messages.show_error(error.message, error.hint, of_opening=True)
            return
        if kind is None:
            self._leave_corpus(lambda: self._corpus.open([path]))
        elif document is None or source is None:
            self._corpus.commit_edit()
            self.tokenizer_chosen.emit(path)
        else:
            self.leave_project(lambda: self._open_project(path, document, source))

    def _are_texts(self, files: list[Path]) -> bool:
        """Tell whether files can be a corpus together; say so if one of them is something else."""
        try:
            for path in files:
                if is_lesson(path):
                    raise UserError(
                        self.tr("{} is a lesson, not a text.").format(path.name),
                        self.tr("Open it alone."),
                    )
                if paths.kind(path) == "file" and registry.recognise(path) is not None:
                    raise UserError(
                        self.tr("{} is a project or a tokenizer, not a text.").format(path.name),
                        self.tr("Open it alone."),
                    )
        except UserError as error:
            self._messages.show_error(error.message, error.hint, of_opening=True)
            return False
        return True

    def _open_project(
        self,
        path: Path,
        document: ProjectDocument,
        source: CorpusSource,
        *,
        is_crashed: bool = False,
    ) -> None:
        changed = changed_files(document.checks)

        def begin() -> None:
            self._training.leave_tokenizer()
            self._project.set_config(document.settings or document.tokenizer.config)
            self._project.set_live_text("".join(document.live_texts[:1]), "file")
            self._project.set_bookmarks(document.bookmarks)
            home = Path(document.home) if document.home else None
            self._arriving = home if is_crashed else path, document.playhead
            self._is_crashed = is_crashed
            rules = document.tokenizer.vocabulary.rules
            if document.opened_path and not rules:
                self._training.expect_tokenizer(Path(document.opened_path), document.opened)
            elif document.opened or (changed and source.is_streamed and rules):
                # What the file holds now is not what was trained on: its rules are played on it.
                self._training.expect_tokenizer(path, document.opened or path.name)
            elif document.stop is not None:
                self._training.expect_record(Record(document.steps, *document.stop))
            if changed:
                self._tell_of_change(changed, path, source)

        self._corpus.restore(source, begin)

    def restore(self, path: Path) -> None:
        """Open what a crashed session left, as unsaved work of the project that it belongs to."""
        try:
            document = read_project(path)
            with damage_told(path.name):
                source = CorpusSource.from_dict(document.corpus or {})
        except UserError as error:
            self._messages.show_error(error.message, error.hint, of_opening=True)
            return
        self.leave_project(lambda: self._open_project(path, document, source, is_crashed=True))

    @property
    def unsaved_document(self) -> ProjectDocument | None:
        """Return what a crash would lose, `None` for nothing."""
        project = self._project
        if not project.modified or project.source.is_empty:
            return None
        return project_document(project, self._playhead.step, for_crash=True)

    def _tell_of_change(self, changed: list[Path], path: Path, source: CorpusSource) -> None:
        name = ", ".join(file.name for file in changed[:3])
        if source.is_streamed:
            self._messages.show_warning(
                self.tr("{} has changed since {} was saved.").format(name, path.name),
                self.tr("The saved merges are played on the text as it is now."),
                self.tr("Train anew"),
                self._training.train_anew,
                of_opening=True,
            )
        else:
            self._messages.show_warning(
                self.tr("{} has changed since {} was saved.").format(name, path.name),
                self.tr("The project keeps the text that it was saved with."),
                self.tr("Read the file again"),
                self._corpus.reload,
                of_opening=True,
            )

    def take_over(self, other: FilesController, step: int | None) -> None:
        """Be in the project of a window that this one takes the place of, once its corpus is here.

        `step`: where to go when its training is complete.
        """
        self._arriving = other._project.path, step

    def take_over_changes(self, other: FilesController) -> None:
        """Count the same as changed as the other window did."""
        self._came_with = other._came_with
        self._project.set_modified(other._project.modified)

    def source_changed(self, initiator: str) -> None:
        """Leave the project when another corpus is open, and be in the one that came with it."""
        if initiator == "file":
            self._project.set_bookmarks(())
            self._playhead.set_loop(None, False)
            self._project.set_path(None)
            self._project.set_modified(False)
            self._step_to_restore = None
        elif initiator == "project":
            path, self._step_to_restore = self._arriving
            self._project.set_path(path)
            self._project.set_modified(self._is_crashed)
            self._corpus.is_edited = self._is_crashed
            if path is not None:
                self.remember(path)
        else:
            self._step_to_restore = None
        if initiator in ("file", "project"):
            self._came_with = self._project.config, self._project.live_text

    def live_text_changed(self, initiator: object) -> None:
        """Take a live text that was put there with a corpus for a part of what is open."""
        if initiator == "file":
            self._came_with = self._came_with[0], self._project.live_text

    def config_changed(self) -> None:
        """Forget where a project was left: its training will not come."""
        self._step_to_restore = None

    def take_step_to_restore(self) -> int | None:
        """Return the playhead that came with a project, once."""
        step, self._step_to_restore = self._step_to_restore, None
        return step

    @property
    def has_unsaved_changes(self) -> bool:
        """Tell whether a project was changed since it was saved.

        Where there is none: whether a corpus was edited by hand, or the settings or the live text
        changed since it was opened. The settings of a sample are there to be tried out.
        """
        project = self._project
        if project.path is not None or self._corpus.is_edited:
            return self._has_unsaved_corpus
        config, text = self._came_with
        is_changed = project.live_text != text
        if project.source.files:  # else it is a sample
            is_changed = is_changed or project.config != config
        return not project.source.is_empty and is_changed

    @property
    def _has_unsaved_corpus(self) -> bool:
        """Tell whether another corpus would cost something; it leaves settings and live text."""
        is_project = self._project.path is not None
        return self._project.modified if is_project else self._corpus.is_edited

    def leave_project(self, then: Callable[[], None]) -> None:
        """Do `then`, after asking about unsaved changes."""
        self._corpus.commit_edit()
        self._ask_if(self.has_unsaved_changes, then)

    def _leave_corpus(self, then: Callable[[], None]) -> None:
        """Do `then`, which leaves settings and live text, after asking about other changes."""
        self._corpus.commit_edit()
        self._ask_if(self._has_unsaved_corpus, then)

    def _ask_if(self, is_unsaved: bool, then: Callable[[], None]) -> None:
        if not is_unsaved:
            then()
            return
        path = self._project.path
        # What it came from, a sample or a text file, is not what would be written.
        self._dialogs.ask_unsaved("" if path is None else path.name, lambda: self.save(then), then)

    def new(self) -> None:
        """Start with an empty corpus."""
        self.leave_project(self._corpus.new)

    # Saving

    def save(self, then: Callable[[], None] | None = None) -> None:
        """Save the project, ask for a file if it has none; then do `then`."""
        if self._project.path is None:
            self.save_as(then)
        elif self._save_to(self._project.path) and then is not None:
            then()

    def save_as(self, then: Callable[[], None] | None = None) -> None:
        """Ask where to save the project; then do `then`."""
        stem, folder = self.export_target()
        suggestion = str(Path(folder) / f"{stem}{PROJECT_SUFFIX}")
        self._dialogs.ask_save(suggestion, lambda name: self._save_as(Path(name), then))

    def _save_as(self, path: Path, then: Callable[[], None] | None = None) -> None:
        try:
            path = paths.with_default_suffix(path, PROJECT_SUFFIX)
        except UserError as error:
            self._messages.show_error(error.message, error.hint)
            return
        if self._save_to(path):
            self._project.set_path(path)
            if then is not None:
                then()

    def _save_to(self, path: Path) -> bool:
        self._corpus.commit_edit()
        try:
            write_project(project_document(self._project, self._playhead.step), path)
        except UserError as error:
            self._messages.show_error(error.message, error.hint)
            return False
        self._project.set_modified(False)
        self.remember(path)
        self._messages.show_success(self.tr("Saved {}.").format(path.name), of_opening=True)
        return True

    # Exporting

    def export_target(self) -> tuple[str, str]:
        """Return a name without suffix and a folder that suit what is open."""
        source = self._project.source
        folder = source.path.parent if source.path else self._dialogs.last_folder.path
        return Path(source.name).stem or "tokenizer", str(folder)

    def losses(self, format_name: str) -> list[str]:
        """Return what a format cannot hold of the tokenizer, one sentence each."""
        tokenizer = current_tokenizer(self._project, None)
        return [] if tokenizer is None else registry.losses(tokenizer, format_name)

    def export(self, format_name: str, path: str, merges: int | None) -> None:
        """Write the tokenizer after `merges` merges (`None`: all), read it back and compare."""
        tokenizer = current_tokenizer(self._project, merges)
        if tokenizer is None:
            self._messages.show_error(
                self.tr("There is no vocabulary yet."), self.tr("Train first.")
            )
            return
        counts = None
        history = self._project.history
        # The ids of a unigram training are not those of the vocabulary that it leaves.
        if history is not None and not isinstance(history, UnigramHistory):
            step = len(history.steps) if merges is None else merges
            counts = history.state_at(step).token_counts()
            if isinstance(history, ReplayHistory):
                counts = by_number(counts, history.numbers)
        try:
            report = registry.write(
                tokenizer,
                path,
                format_name,
                counts=counts,
                texts=[self._project.live_text],
            )
        except UserError as error:
            self._messages.show_error(error.message, error.hint)
            return
        names = self.tr("{} and {}") if len(report.paths) == 2 else "{}"
        saved = names.format(*(path.name for path in report.paths))
        self._messages.show_success(
            self.tr("Saved {}.").format(saved), report.certificate.text, of_opening=True
        )

    # Recent files

    def recent(self) -> list[str]:
        """Return the recent files, newest first."""
        kept = self._settings.value("files/recent")
        # A list of one comes back as a string from some stores, and a person may have edited it.
        names = [kept] if isinstance(kept, str) else kept if isinstance(kept, list) else []
        return [name for name in names if isinstance(name, str) and name]

    def remember(self, path: Path) -> None:
        """Put a file at the top of the recent ones."""
        name = str(paths.real(path))
        self._set_recent([name, *(old for old in self.recent() if old != name)])

    def open_recent(self, name: str) -> None:
        """Open one of the recent files; what is gone leaves the list."""
        if paths.kind(Path(name)) != "missing":
            self.open_path(name)
            return
        self._set_recent([old for old in self.recent() if old != name])
        self._messages.show_error(
            self.tr("{} does not exist any more.").format(Path(name).name),
            self.tr("It was taken off the list of recent files."),
            of_opening=True,
        )

    def clear_recent(self) -> None:
        """Forget the recent files."""
        self._set_recent([])

    def _set_recent(self, names: list[str]) -> None:
        names = names[:RECENT_LIMIT]
        self._settings.setValue("files/recent", names)
        self.recent_changed.emit(names)
