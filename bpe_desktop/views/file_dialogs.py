"""The dialogs that ask for a file; they answer through a callback and block nothing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from .last_folder import LastFolder
from .message_box import make_message_box

__all__ = ["FileDialogs"]


class FileDialogs(QObject):
    """Opens dialogs over one window; they begin where the last one ended."""

    def __init__(self, window: QWidget, last_folder: LastFolder) -> None:
        super().__init__(window)
        self._window = window
        self.last_folder = last_folder

    def ask_open(self, chosen: Callable[[list[str]], None]) -> None:
        """Ask which file to open, or which files to make a corpus of."""
        tokenizers = self.tr("Tokenizers (*.json *.tiktoken *.model *.codes vocab.txt merges.txt)")
        self._ask_files(
            self.tr("Open a corpus, a tokenizer or a project"),
            [tokenizers, self.tr("Projects (*.bpe)"), self.tr("Lessons (*.lesson)")],
            chosen,
        )

    def ask_add(self, chosen: Callable[[list[str]], None]) -> None:
        """Ask which files to add to the corpus."""
        self._ask_files(self.tr("Add files to the corpus"), [], chosen)

    def ask_tokenizers(self, chosen: Callable[[list[str]], None]) -> None:
        """Ask which tokenizers to compare."""
        kinds = self.tr("Tokenizers (*.bpe *.json *.tiktoken *.model *.codes vocab.txt merges.txt)")
        self._ask_several(self.tr("Tokenizers to compare"), [kinds], chosen)

    def ask_texts(self, chosen: Callable[[list[str]], None]) -> None:
        """Ask which texts to compare on."""
        kinds = self.tr("Texts (*.txt *.md)")
        self._ask_several(self.tr("Texts to compare on"), [kinds], chosen)

    def ask_text(self, chosen: Callable[[str], None]) -> None:
        """Ask which text to measure."""
        kinds = [self.tr("All files (*)"), self.tr("Texts (*.txt *.md)")]
        self._ask_one(self.tr("Open a text to measure"), kinds, chosen)

    def ask_lesson(self, chosen: Callable[[str], None]) -> None:
        """Ask which lesson to open."""
        kinds = [self.tr("Lessons (*.lesson)"), self.tr("All files (*)")]
        self._ask_one(self.tr("Open a lesson"), kinds, chosen)

    def _ask_files(
        self, title: str, further: list[str], chosen: Callable[[list[str]], None]
    ) -> None:
        texts = self.tr("Texts and word counts (*.txt *.tsv *.md *.csv *.jsonl *.gz)")
        self._ask_several(title, [texts, *further], chosen)

    def _ask_several(
        self, title: str, kinds: list[str], chosen: Callable[[list[str]], None]
    ) -> None:
        dialog = QFileDialog(self._window, title)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.setNameFilters([self.tr("All files (*)"), *kinds])
        self.last_folder.use(dialog)
        dialog.filesSelected.connect(chosen)
        self._show(dialog)

    def _ask_one(self, title: str, kinds: list[str], chosen: Callable[[str], None]) -> None:
        dialog = QFileDialog(self._window, title)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters(kinds)
        self.last_folder.use(dialog)
        dialog.fileSelected.connect(chosen)
        self._show(dialog)

    def ask_save(self, suggestion: str, chosen: Callable[[str], None]) -> None:
        """Ask where to save the project."""
        self._ask_save(
            self.tr("Save the project"), self.tr("Projects (*.bpe)"), "bpe", suggestion, chosen
        )

    def ask_save_compressed(self, suggestion: str, chosen: Callable[[str], None]) -> None:
        """Ask where to save a compressed text."""
        title, files = self.tr("Save the compressed text"), self.tr("Compressed texts (*.gage)")
        self._ask_save(title, files, "gage", suggestion, chosen)

    def _ask_save(
        self, title: str, files: str, suffix: str, suggestion: str, chosen: Callable[[str], None]
    ) -> None:
        dialog = QFileDialog(self._window, title)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(files)
        dialog.setDefaultSuffix(suffix)
        dialog.selectFile(suggestion)
        self.last_folder.follow(dialog)
        dialog.fileSelected.connect(chosen)
        self._show(dialog)

    def ask_report(self, name: str, suffix: str, chosen: Callable[[str], None]) -> None:
        """Ask where to save a report; `name` is suggested, and `suffix` is html or csv."""
        dialog = QFileDialog(self._window, self.tr("Save the report"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        kinds = {"html": self.tr("Pages (*.html)"), "csv": self.tr("Tables (*.csv)")}
        dialog.setNameFilter(kinds[suffix])
        dialog.setDefaultSuffix(suffix)
        self.last_folder.use(dialog)
        dialog.selectFile(f"{name}.{suffix}")
        dialog.fileSelected.connect(chosen)
        self._show(dialog)

    def ask_picture(self, suggestion: str, suffix: str, chosen: Callable[[str], None]) -> None:
        """Ask where to save a picture; `suffix` is that of its kind of file."""
        dialog = QFileDialog(self._window, self.tr("Save the picture"))
        dialog.setObjectName("pictureFileDialog")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(f"{suffix.upper()} (*.{suffix})")
        dialog.setDefaultSuffix(suffix)
        dialog.selectFile(suggestion)
        self.last_folder.follow(dialog)
        dialog.fileSelected.connect(chosen)
        self._show(dialog)

    def ask_unsaved(self, name: str, save: Callable[[], None], discard: Callable[[], None]) -> None:
        """Ask what to do with the unsaved changes of a project; once at a time.

        `name` is that of its file, "" if it has none yet.
        """
        asked = self._window.findChild(QMessageBox, "unsavedChanges")
        if asked is not None and asked.isVisible():
            asked.raise_()
            return
        box = make_message_box(
            self._window,
            "question",
            self.tr("Save the changes to {}?").format(name)
            if name
            else self.tr("Save the project?"),
            self.tr("What you do not save is lost.")
            if name
            else self.tr(
                "Its corpus, settings, training and live text go into a file of your choice."
            ),
        )
        box.setObjectName("unsavedChanges")
        buttons = QMessageBox.StandardButton
        box.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
        box.setDefaultButton(buttons.Save)

        def answered(result: int) -> None:
            if result == buttons.Save:
                save()
            elif result == buttons.Discard:
                discard()

        box.finished.connect(answered)
        box.open()

    def _show(self, dialog: QFileDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
