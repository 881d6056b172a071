"""Connects Inspect with the rest of the window."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ..models.inspect_model import InspectModel
from ..views.inspect_page import InspectPage
from ..views.step_words import step_words
from ..views.vocabulary_pane import VocabularyPane
from ..views.workspaces import WATCH
from .live_views import LiveViews
from .parts import Parts

__all__ = ["Inspecting"]

_NAME = "inspect"


class Inspecting(QObject):
    """The page Inspect with what is behind it."""

    def __init__(self, parts: Parts, live_views: LiveViews, parent: QObject) -> None:
        super().__init__(parent)
        self._project = parts.project
        self._playhead = parts.playhead
        self._step_name = parts.tables.step_name
        self._window = parts.window
        self._playback = parts.playback
        self._live_views = live_views
        self.model = InspectModel(parts.project, parts.playhead, parts.turns, self)
        vocabulary = VocabularyPane(parts.theme, parts.tables.vocabulary, name="inspectVocabulary")
        self.page = InspectPage(parts.theme, vocabulary)
        self._connect(parts)

    def show_token(self, token_id: int) -> None:
        """Bring a token's history on screen."""
        self.model.choose(token_id)
        self._window.workspaces.go(_NAME)

    def _connect(self, parts: Parts) -> None:
        page, model, project, playback = self.page, self.model, self._project, self._playback
        self._window.workspaces.entered.connect(lambda name: self._activate(name == _NAME))
        page.seek_requested.connect(playback.seek)
        page.strip.slider.set_naming(self._step_name)
        transport = page.strip.transport
        transport.first_requested.connect(playback.first)
        transport.step_back_requested.connect(playback.step_back)
        transport.play_requested.connect(playback.toggle)
        transport.step_forward_requested.connect(playback.step_forward)
        transport.last_requested.connect(playback.last)
        page.token_activated.connect(model.choose)
        page.token_hovered.connect(page.set_hover)
        page.why.asked.connect(model.ask)
        page.why.replay_requested.connect(self._replay)
        model.inspection_changed.connect(page.set_token)
        model.question_changed.connect(page.why.set_question)
        model.answer_changed.connect(page.set_answer)
        self._playhead.step_changed.connect(page.set_step)
        parts.tables.vocabulary_shown.connect(page.vocabulary.set_step)
        self._playhead.length_changed.connect(page.set_steps)
        project.run_changed.connect(lambda: page.set_expected(project.run.expected))
        self._playhead.playing_changed.connect(transport.set_playing)
        project.history_replaced.connect(self._show_words)
        transport.set_playing(self._playhead.playing)
        page.set_steps(self._playhead.length)
        page.set_expected(project.run.expected)
        page.set_step(self._playhead.step)
        page.vocabulary.set_step(self._playhead.step)
        self._show_words()

    def _replay(self, word: str) -> None:
        self._window.workspaces.go(WATCH)
        self._live_views.replay_text(word)

    def _activate(self, active: bool) -> None:
        self.model.set_active(active)
        if active:
            self.page.focus_vocabulary()

    def _show_words(self) -> None:
        history = self._project.history
        config = (self._project if history is None else history).config
        self.page.set_words(step_words(config.algorithm))
        algorithm = config.algorithm
        self.page.why.set_steps(
            replayable=algorithm == "bpe", has_merges=algorithm in ("bpe", "wordpiece")
        )
