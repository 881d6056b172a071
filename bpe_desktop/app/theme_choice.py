"""Lets a person choose the theme, remembers it, and follows the desktop where that is chosen."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSettings, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from ..views.action_table import THEME_CHOICES
from ..views.actions import Actions
from ..views.theme import Theme

__all__ = ["ThemeChoice"]

_KEY = "theme"


class ThemeChoice(QObject):
    """Makes the theme, and keeps the choice of the menu."""

    def __init__(self, qapp: QApplication, settings: QSettings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._actions: Actions | None = None
        self.theme = Theme(_theme_name(self._kept()))
        self.theme.apply(qapp)
        qapp.styleHints().colorSchemeChanged.connect(self._follow_system)

    def set_actions(self, actions: Actions) -> None:
        """Let the menu choose."""
        self._actions = actions
        actions.theme_requested.connect(self._choose)
        actions.set_theme_choice(self._kept())

    def use(self, choice: str) -> None:
        """Use a theme, or the one of the desktop ("system"), in this session only."""
        self.theme.set_name(_theme_name(choice))
        if self._actions is not None:
            self._actions.set_theme_choice(choice)

    def _choose(self, choice: str) -> None:
        self._settings.setValue(_KEY, choice)
        self.use(choice)

    def _follow_system(self) -> None:
        if self._kept() == "system":
            self.theme.set_name(_theme_name("system"))

    def _kept(self) -> str:
        """Return the kept choice, "system" for one that this version does not know."""
        choice = str(self._settings.value(_KEY, "system"))
        return choice if choice in dict(THEME_CHOICES) else "system"


def _theme_name(choice: str) -> str:
    """Return the theme for a choice; "system" follows the desktop's colours."""
    if choice in ("light", "dark", "contrast"):
        return choice
    dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return "dark" if dark else "light"
