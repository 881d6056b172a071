"""Connects the command palette: what it offers, and the key that opens it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ..views.command_palette import CommandPalette, menu_commands
from ..views.main_window import MainWindow
from ..views.theme import Theme

__all__ = ["Commanding"]


class Commanding(QObject):
    """The palette with everything of the menus."""

    def __init__(self, theme: Theme, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self.palette = CommandPalette(
            theme, lambda: menu_commands(window.menuBar()), lambda _: (), window
        )
        window.commands["palette"].triggered.connect(self.palette.open)
