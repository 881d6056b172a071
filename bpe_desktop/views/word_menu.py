"""The menu of a row of the merge view: where its word changes, where its tokens are born."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

__all__ = ["WordMenu"]


class WordMenu(QMenu):
    """Show it with `popup`. `change_requested` carries 1 for the next change, -1 for the last."""

    change_requested = Signal(int)
    birth_requested = Signal()

    def __init__(self, word: str, token: str, parent: QWidget | None = None) -> None:
        """Make the menu for a word and, unless it is "", for one of its tokens."""
        super().__init__(parent)
        self.setObjectName("wordMenu")
        entries = [
            ("nextChange", self.tr("Next step that changes {}").format(word), "W", 1),
            (
                "previousChange",
                self.tr("Previous step that changes {}").format(word),
                "Shift+W",
                -1,
            ),
        ]
        for name, text, key, direction in entries:
            # The key is that of the window's action: here it is only shown.
            action = self.addAction(f"{text.replace('&', '&&')}\t{key}")
            action.setObjectName(name)
            action.triggered.connect(
                lambda _=False, direction=direction: self.change_requested.emit(direction)
            )
        if token:
            self.addSeparator()
            text = self.tr("Go to the birth of {}").format(token)
            birth = self.addAction(text.replace("&", "&&"), self.birth_requested.emit)
            birth.setObjectName("birth")
