"""Connects the further views of the live text: its rules one by one."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ..models.playhead import Playhead
from ..models.project import Project
from ..models.rule_replay import RuleReplay
from ..models.turns import Turns
from ..views.live_pane import LivePane
from ..views.rule_replay_view import RuleReplayView
from ..views.theme import Theme

__all__ = ["LiveViews"]

_RULES = "rules"
_WITH_RULES = ("bpe",)  # the algorithms whose tokenizers apply rules


class LiveViews(QObject):
    """The views of the live text, each with what is behind it."""

    def __init__(
        self,
        theme: Theme,
        project: Project,
        playhead: Playhead,
        turns: Turns,
        live: LivePane,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._live = live
        self.replay = RuleReplay(project, playhead, turns, self)
        self._rules = RuleReplayView(theme)
        live.add_views([(_RULES, self.tr("Rule by rule"), self._rules)])
        live.view_chosen.connect(lambda view: self.replay.set_active(view == _RULES))
        self.replay.changed.connect(self._rules.set_view)
        self.replay.playing_changed.connect(self._rules.set_playing)
        self._rules.seek_requested.connect(self._seek)
        self._rules.step_requested.connect(self.replay.step)
        self._rules.play_requested.connect(self.replay.play)
        project.history_replaced.connect(self._offer)

    def replay_text(self, text: str) -> None:
        """Put a text into the live pane and replay it from its base symbols on."""
        self._project.set_live_text(text, "replay")
        self._live.show_view(_RULES)
        self.replay.start_over()

    def _seek(self, at: int) -> None:
        self.replay.pause()
        self.replay.seek(at)

    def _offer(self) -> None:
        history = self._project.history
        has_rules = history is None or history.config.algorithm in _WITH_RULES
        self._live.offer_view(_RULES, has_rules, self.tr("These tokens are not cut by rules."))
