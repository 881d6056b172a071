"""Jumps of the playhead: to bookmarks, to a token's birth, to where a word or the text changes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from ..engine.gage.training_history import GageTraining
from ..engine.pretokenizer import SECONDS_IN_WINDOW
from ..engine.replay_history import ReplayHistory
from ..engine.tokenizer import Tokenizer
from ..engine.unigram.history import UnigramHistory
from ..errors import UserError
from ..models.bookmarks import Bookmark, toggled
from ..models.playhead import Playhead
from ..models.project import History, Project
from ..models.step_search import birth_step, next_difference, previous_difference
from .playback import PlaybackController
from .ports import Messages

__all__ = ["TimeTravel"]


class TimeTravel(QObject):
    """Moves the playhead to where something happens, and keeps the bookmarks."""

    def __init__(
        self,
        project: Project,
        playhead: Playhead,
        playback: PlaybackController,
        messages: Messages,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._playhead = playhead
        self._playback = playback
        self._messages = messages

    # Bookmarks

    def toggle_bookmark(self) -> None:
        """Mark the step at the playhead, or take its mark away."""
        self._project.set_bookmarks(toggled(self._project.bookmarks, self._playhead.step))

    def name_bookmark(self, name: str) -> None:
        """Give the bookmark at the playhead a name, and make it where there is none."""
        here = self._playhead.step
        others = [mark for mark in self._project.bookmarks if mark.step != here]
        self._project.set_bookmarks([*others, Bookmark(here, name.strip())])

    def go_to_bookmark(self, direction: int) -> None:
        """Go to the next bookmark (1) or to the one before (-1)."""
        here, steps = self._playhead.step, [mark.step for mark in self._project.bookmarks]
        steps = [step for step in steps if step <= self._playhead.length]
        ahead = [step for step in steps if step > here] if direction > 0 else []
        behind = [step for step in steps if step < here] if direction < 0 else []
        if ahead or behind:
            self._playback.seek(ahead[0] if ahead else behind[-1])
        elif not steps:
            self._messages.show_warning(
                self.tr("There are no bookmarks."), self.tr("Set one at the playhead with M.")
            )
        elif direction > 0:
            self._messages.show_success(self.tr("No later step has a bookmark."))
        else:
            self._messages.show_success(self.tr("No earlier step has a bookmark."))

    # Births and changes

    def go_to_birth(self, token_id: int) -> None:
        """Go to the step that made a token."""
        history = self._project.history
        step = None if history is None else birth_step(history, token_id)
        if step is not None:
            self._playback.seek(step)

    def go_to_change_of_word(self, word: int, name: str, direction: int) -> None:
        """Go to the next step (1) that changes a word of the corpus, or to the one before (-1)."""
        history = self._project.history
        if history is not None and 0 <= word < len(history.words):
            self._go_to_change(
                history, lambda step: history.state_at(step).word(word), name, direction
            )

    def go_to_change_of_text(self, direction: int) -> None:
        """Go to the next step (1) that changes how the live text is cut, or back (-1)."""
        history, text = self._project.history, self._project.live_text
        if history is None:
            return
        if isinstance(history, GageTraining):
            self._messages.show_warning(
                self.tr("A compression does not tokenize other texts."),
                self.tr("Each of its steps changes the corpus: go from step to step."),
            )
            return
        if not text:
            self._messages.show_warning(
                self.tr("There is no live text."), self.tr("Type one into the pane Live text.")
            )
            return
        if isinstance(history, ReplayHistory):
            tokenizer = history.tokenizer
        else:
            tokenizer = Tokenizer(
                history.vocabulary, history.config, pattern_seconds=SECONDS_IN_WINDOW
            )
        try:
            self._go_to_change(
                history,
                lambda step: tokenizer.encode(text, merges=step).ids,
                self.tr("the live text"),
                direction,
            )
        except UserError as error:
            self._messages.show_error(error.message, error.hint)

    def _go_to_change(
        self, history: History, state: Callable[[int], object], name: str, direction: int
    ) -> None:
        here = self._playhead.step
        # A compression shows the block at work, and another one after it.
        returns = isinstance(history, UnigramHistory | GageTraining)
        if direction > 0:
            step = next_difference(state, here, self._playhead.length, returns=returns)
        else:
            step = previous_difference(state, here, returns=returns)
        if step is not None:
            self._playback.seek(step)
        elif direction > 0:
            self._messages.show_success(self.tr("No later step changes {}.").format(name))
        else:
            self._messages.show_success(self.tr("No earlier step changes {}.").format(name))
