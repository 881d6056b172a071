"""Connects the command palette: what it offers, and the key that opens it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from ..controllers.playback import PlaybackController
from ..views.command_palette import Command, CommandPalette, choice_commands, menu_commands
from ..views.go_dialog import Goal
from ..views.main_window import MainWindow
from ..views.theme import Theme

__all__ = ["Commanding"]

_PLACES = 12


class Commanding(QObject):
    """The palette: the menus, the choices of a training, and the steps and tokens typed."""

    def __init__(
        self,
        theme: Theme,
        window: MainWindow,
        goals: Callable[[str], Sequence[Goal]],
        playback: PlaybackController,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._goals = goals
        self._playback = playback
        self.palette = CommandPalette(theme, self._commands, self._places, window)
        window.commands["palette"].triggered.connect(self.palette.open)

    def _commands(self) -> list[Command]:
        """Return what the menus offer, and the choices of the training's form."""
        form = self._window.panes.training.form
        fields = (form.algorithm, form.units, form.words, form.ties)
        choices = choice_commands(fields, self.tr("Training"))
        return [*menu_commands(self._window.menuBar()), *choices]

    def _places(self, typed: str) -> list[Command]:
        return [self._place(goal) for goal in self._goals(typed)[:_PLACES]]

    def _place(self, goal: Goal) -> Command:
        step = goal.step
        return Command(
            goal.text,
            lambda: None if step is None else self._playback.seek(step),
            self.tr("Go to"),
            enabled=step is not None,
            face=goal.face,
        )
