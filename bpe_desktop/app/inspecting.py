"""Connects Inspect with the rest of the window."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QObject

from ..controllers.playback import PlaybackController
from ..models.history_tables import HistoryTables
from ..models.inspect_model import InspectModel
from ..models.playhead import Playhead
from ..models.project import Project
from ..models.turns import Turns
from ..views.inspect_page import InspectPage
from ..views.main_window import MainWindow
from ..views.merge_tree import MergeTree
from ..views.step_words import step_words
from ..views.theme import Theme
from ..views.vocabulary_pane import VocabularyPane
from ..views.workspaces import WATCH
from .live_views import LiveViews

__all__ = ["Inspecting"]

_NAME = "inspect"


class Inspecting(QObject):
    """The page Inspect, which is made when it is shown first, with what is behind it."""

    def __init__(
        self,
        theme: Theme,
        window: MainWindow,
        project: Project,
        playhead: Playhead,
        turns: Turns,
        tables: HistoryTables,
        playback: PlaybackController,
        live_views: LiveViews,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._tables = tables
        self._project = project
        self._playhead = playhead
        self._window = window
        self._playback = playback
        self._live_views = live_views
        self.model = InspectModel(project, playhead, turns, self)
        window.workspaces.entered.connect(lambda name: self._activate(name == _NAME))
        window.add_workspace(_NAME, lambda: (self.page, self.page.under_messages))

    @cached_property
    def page(self) -> InspectPage:
        """The page; made and connected by the first who asks."""
        vocabulary = VocabularyPane(self._theme, self._tables.vocabulary, name="inspectVocabulary")
        page = InspectPage(self._theme, vocabulary)
        self._connect(page)
        return page

    @property
    def tree(self) -> MergeTree | None:
        """The tree on the page, None before it was made."""
        return self.page.tree if "page" in self.__dict__ else None

    def show_token(self, token_id: int) -> None:
        """Bring a token's history on screen."""
        self.model.choose(token_id)
        self._window.workspaces.go(_NAME)

    def _connect(self, page: InspectPage) -> None:
        model, project, playback = self.model, self._project, self._playback
        page.seek_requested.connect(playback.seek)
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
        self._playhead.length_changed.connect(page.set_steps)
        self._playhead.playing_changed.connect(transport.set_playing)
        project.history_replaced.connect(lambda: self._show_words(page))
        transport.set_playing(self._playhead.playing)
        page.set_steps(self._playhead.length)
        page.set_step(self._playhead.step)
        self._show_words(page)

    def _replay(self, word: str) -> None:
        self._window.workspaces.go(WATCH)
        self._playback.last()
        self._live_views.replay_text(word)

    def _activate(self, active: bool) -> None:
        self.model.set_active(active)
        if active:
            self.page.focus_vocabulary()

    def _show_words(self, page: InspectPage) -> None:
        history = self._project.history
        config = (self._project if history is None else history).config
        page.set_words(step_words(config.algorithm))
        page.why.set_replayable(config.algorithm == "bpe")
