"""Connects the command palette: what it offers, and the key that opens it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject

from ..controllers.playback import PlaybackController
from ..views.command_palette import (
    Command,
    CommandPalette,
    choice_commands,
    menu_commands,
    plain,
)
from ..views.go_dialog import Goal
from ..views.main_window import MainWindow
from ..views.theme import Theme
from .measuring import Measuring

__all__ = ["Commanding"]

_PLACES = 12


class Commanding(QObject):
    """The palette: menus, topics of Measure, choices of a training, and steps and tokens typed."""

    def __init__(
        self,
        theme: Theme,
        window: MainWindow,
        goals: Callable[[str], Sequence[Goal]],
        playback: PlaybackController,
        measuring: Measuring,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._goals = goals
        self._playback = playback
        self._measuring = measuring
        self.palette = CommandPalette(theme, self._commands, self._places, window)
        window.commands["palette"].triggered.connect(self.palette.open)

    def _commands(self) -> list[Command]:
        """Return what the menus offer, the topics, and the choices of the training's form."""
        form = self._window.panes.training.form
        fields = (form.algorithm, form.units, form.words, form.ties)
        choices = choice_commands(fields, self.tr("Training"))
        return [*menu_commands(self._window.menuBar()), *self._topics(), *choices]

    def _topics(self) -> list[Command]:
        measure = plain(self._window.commands["workspace.measure"].text())
        return [
            Command(
                entry.title, partial(self._measuring.go, entry.name), f"{measure} ▸ {entry.about}"
            )
            for entry in self._measuring.entries()
        ]

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
