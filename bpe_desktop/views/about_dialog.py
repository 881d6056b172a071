"""What this program is, its version, and whose work it stands on."""

from __future__ import annotations

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from .. import __version__
from .theme import Theme

__all__ = ["AboutDialog"]


class AboutDialog(QDialog):
    """Show it with `open`."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("aboutDialog")
        self.setWindowTitle(self.tr("About BPE Desktop"))
        title = QLabel(self.tr("BPE Desktop {version}").format(version=__version__))
        title.setFont(theme.font("title"))
        purpose = QLabel(self.tr("See how a tokenizer is born and what it does."))
        thanks = QLabel(
            self.tr(
                "Free software under the MIT licence. Icons: Lucide (ISC). Fonts: Inter and "
                "JetBrains Mono (OFL). Made with Qt {qt}, PySide6 and pyqtgraph."
            ).format(qt=qVersion())
        )
        thanks.setWordWrap(True)
        thanks.setProperty("tone", "text2")
        thanks.setMinimumWidth(360)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(10)
        column.addWidget(title)
        column.addWidget(purpose)
        column.addWidget(thanks)
        column.addSpacing(8)
        column.addWidget(buttons)
