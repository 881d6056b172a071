"""Connects the further views of the live text: its rules one by one, all ways to cut a word."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ..models.byte_model import ByteModel
from ..models.expansion_model import ExpansionModel
from ..models.lattice_model import LatticeModel
from ..models.playhead import Playhead
from ..models.project import Project
from ..models.rule_replay import RuleReplay
from ..models.stepper import Stepper
from ..models.turns import Turns
from ..views.byte_view import BytePane
from ..views.expansion_view import ExpansionPane
from ..views.lattice_view import LatticePane
from ..views.live_pane import LivePane
from ..views.rule_replay_view import RuleReplayView
from ..views.stepped_view import SteppedView
from ..views.theme import Theme

__all__ = ["LiveViews"]

_RULES = "rules"
_LATTICE = "lattice"
_BYTES = "bytes"
_EXPANSION = "expansion"
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
        self.lattice = LatticeModel(project, playhead, turns, self)
        self._ways = LatticePane(theme)
        self.bytes = ByteModel(project, playhead, turns, self)
        self._cells = BytePane(theme)
        self.bytes.changed.connect(self._cells.set_view)
        self.expansion = ExpansionModel(project, playhead, turns, self)
        self._expander = ExpansionPane(theme)
        live.add_views(
            [
                (_RULES, self.tr("Rule by rule"), self._rules),
                (_LATTICE, self.tr("Lattice"), self._ways),
                (_BYTES, self.tr("Bytes"), self._cells),
                (_EXPANSION, self.tr("Expansion"), self._expander),
            ]
        )
        live.view_chosen.connect(self._activate)
        self.lattice.changed.connect(self._ways.set_view)
        self._ways.back.clicked.connect(lambda: self.lattice.step(-1))
        self._ways.forward.clicked.connect(lambda: self.lattice.step(1))
        self.replay.changed.connect(self._rules.set_view)
        self.expansion.changed.connect(self._expander.set_view)
        self._connect_stepper(self.replay, self._rules)
        self._connect_stepper(self.expansion, self._expander)
        project.history_replaced.connect(self._offer)
        project.config_changed.connect(self._offer)
        self._offer()

    def replay_text(self, text: str) -> None:
        """Put a text into the live pane and replay it from its base symbols on."""
        self._project.set_live_text(text, "replay")
        self._live.show_view(_RULES)
        self.replay.start_over()

    def _activate(self, view: str) -> None:
        self.replay.set_active(view == _RULES)
        self.lattice.set_active(view == _LATTICE)
        self.bytes.set_active(view == _BYTES)
        self.expansion.set_active(view == _EXPANSION)

    def _connect_stepper(self, model: Stepper, view: SteppedView) -> None:
        def seek(at: int) -> None:
            model.pause()
            model.seek(at)

        model.playing_changed.connect(view.set_playing)
        view.seek_requested.connect(seek)
        view.step_requested.connect(model.step)
        view.play_requested.connect(model.play)

    def _offer(self) -> None:
        history = self._project.history
        config = (self._project if history is None else history).config
        has_rules = config.algorithm in _WITH_RULES
        self._live.offer_view(_RULES, has_rules)
        is_weighed = history is not None and history.config.algorithm == "unigram"
        self._live.offer_view(_LATTICE, is_weighed)
        is_compressed = history is not None and history.config.algorithm == "gage"
        self._live.offer_view(_EXPANSION, is_compressed)
