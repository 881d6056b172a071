"""Lets a person choose the size of tokens and live text, and remembers it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSettings

from ..views.actions import Actions
from ..views.theme import MOST_ZOOM, Theme

__all__ = ["TextSize"]

_KEY = "zoom"


class TextSize(QObject):
    """Connects the commands for larger and smaller text with the theme."""

    def __init__(
        self, theme: Theme, settings: QSettings, actions: Actions, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._settings = settings
        self._actions = actions
        for name, by in (("largerText", 1), ("smallerText", -1)):
            actions[name].triggered.connect(lambda _=False, by=by: self.set(theme.zoom + by))
        actions["normalText"].triggered.connect(lambda _=False: self.set(0))
        theme.set_zoom(_whole_number(settings.value(_KEY, 0)))
        self._show()

    def set(self, zoom: int) -> None:
        """Make tokens and live text larger or smaller by so many sizes than they are usually."""
        self._theme.set_zoom(zoom)
        self._settings.setValue(_KEY, self._theme.zoom)
        self._show()

    def _show(self) -> None:
        zoom = self._theme.zoom
        self._actions.set_flags(largest=zoom == MOST_ZOOM, smallest=zoom == -1, resized=zoom != 0)


def _whole_number(kept: object) -> int:
    try:
        return int(str(kept))
    except ValueError:  # damaged by hand
        return 0
