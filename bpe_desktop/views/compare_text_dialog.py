"""The dialog that asks for a text to compare on."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from .theme import Theme

__all__ = ["TextDialog"]


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
