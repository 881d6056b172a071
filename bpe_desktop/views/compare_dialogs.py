"""The dialogs of Compare; they answer through a callback and block nothing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from .last_folder import LastFolder
from .theme import Theme

__all__ = ["CompareDialogs", "TextDialog"]


class TextDialog(QDialog):
    """Asks for a name and a text."""

    def __init__(self, theme: Theme, name: str, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("compareTextDialog")
        self.setWindowTitle(self.tr("Text to compare on"))
        self.resize(520, 320)
        self._name = QLineEdit(name)
        self._name.setObjectName("compareTextName")
        self._text = QPlainTextEdit(text)
        self._text.setObjectName("compareText")
        self._text.setProperty("field", True)
        self._text.setTabChangesFocus(True)
        buttons = QDialogButtonBox.StandardButton
        self._buttons = QDialogButtonBox(buttons.Ok | buttons.Cancel)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 12)
        column.setSpacing(6)
        for words, field in (
            (self.tr("Language or name"), self._name),
            (self.tr("Text"), self._text),
        ):
            label = QLabel(words)
            label.setFont(theme.font("table"))
            label.setProperty("tone", "text2")
            label.setBuddy(field)
            field.setAccessibleName(words)
            column.addWidget(label)
            column.addWidget(field)
        column.addWidget(self._buttons)
        self._text.textChanged.connect(self._check)
        self._check()

    def name(self) -> str:
        """Return the name, or the beginning of the text where none was given."""
        return self._name.text().strip() or " ".join(self.text().split())[:24]

    def text(self) -> str:
        """Return the text."""
        return self._text.toPlainText()

    def _check(self) -> None:
        ok = self._buttons.button(QDialogButtonBox.StandardButton.Ok)
        ok.setEnabled(bool(self.text().strip()))


class CompareDialogs(QObject):
    """Opens dialogs over one window; they begin in the folder where the last one ended."""

    def __init__(
        self, theme: Theme, window: QWidget, last_folder: LastFolder | None = None
    ) -> None:
        super().__init__(window)
        self._theme = theme
        self._window = window
        self._last_folder = last_folder

    def _begin(self, dialog: QFileDialog) -> None:
        if self._last_folder is not None:
            self._last_folder.use(dialog)

    def ask_text(self, name: str, text: str, chosen: Callable[[str, str], None]) -> None:
        """Ask for a name and a text."""
        dialog = TextDialog(self._theme, name, text, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: chosen(dialog.name(), dialog.text()))
        dialog.open()

    def ask_tokenizers(self, chosen: Callable[[list[str]], None]) -> None:
        """Ask which tokenizers to compare."""
        kinds = self.tr("Tokenizers (*.bpe *.json *.tiktoken *.model *.codes vocab.txt merges.txt)")
        self._ask_files(self.tr("Tokenizers to compare"), kinds, chosen)

    def ask_texts(self, chosen: Callable[[list[str]], None]) -> None:
        """Ask which texts to compare on."""
        kinds = self.tr("Texts (*.txt *.md)")
        self._ask_files(self.tr("Texts to compare on"), kinds, chosen)

    def ask_report(
        self, suffix: str, chosen: Callable[[str], None], name: str = "comparison"
    ) -> None:
        """Ask where to save a report; `name` is suggested."""
        dialog = QFileDialog(self._window, self.tr("Save the report"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        kinds = {"html": self.tr("Pages (*.html)"), "csv": self.tr("Tables (*.csv)")}
        dialog.setNameFilter(kinds[suffix])
        dialog.setDefaultSuffix(suffix)
        self._begin(dialog)
        dialog.selectFile(f"{name}.{suffix}")
        dialog.fileSelected.connect(chosen)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _ask_files(self, title: str, kinds: str, chosen: Callable[[list[str]], None]) -> None:
        dialog = QFileDialog(self._window, title)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.setNameFilters([self.tr("All files (*)"), kinds])
        self._begin(dialog)
        dialog.filesSelected.connect(chosen)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
