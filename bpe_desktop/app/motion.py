"""Lets a person choose how much moves, and remembers it."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, QSettings, Qt
from PySide6.QtWidgets import QApplication

from ..controllers.playback import PlaybackController
from ..views.action_table import MOTION_CHOICES
from ..views.actions import Actions

__all__ = ["MotionChoice"]

_KEY = "motion"


class MotionChoice(QObject):
    """Keeps the choice of the menu and gives it to the playback."""

    def __init__(
        self, settings: QSettings, actions: Actions, playback: PlaybackController, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._actions = actions
        self._playback = playback
        actions.motion_requested.connect(self._choose)
        kept = str(settings.value(_KEY, "system"))
        self._use(kept if kept in dict(MOTION_CHOICES) else "system")

    def _choose(self, choice: str) -> None:
        self._settings.setValue(_KEY, choice)
        self._use(choice)

    def _use(self, choice: str) -> None:
        self._actions.set_motion_choice(choice)
        self._playback.set_motion(_system_motion() if choice == "system" else choice)


def _system_motion() -> str:
    """Return how much the desktop wants to move.

    Qt 6.11 hears of this on Windows alone; elsewhere effects count as off though nobody asked.
    """
    wants_less = sys.platform == "win32" and not QApplication.isEffectEnabled(
        Qt.UIEffect.UI_General
    )
    return "reduced" if wants_less else "full"
