"""Connects the further views of the live text: its rules one by one, all ways to cut a word."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from ..models.playhead import Playhead
from ..models.project import Project
from ..models.turns import Turns
from ..views.live_pane import LivePane
from ..views.theme import Theme

if TYPE_CHECKING:
    from ..models.byte_model import ByteModel
    from ..models.expansion_model import ExpansionModel
    from ..models.lattice_model import LatticeModel
    from ..models.rule_replay import RuleReplay
    from ..models.stepper import Stepper
    from ..views.stepped_view import SteppedView

__all__ = ["LiveViews"]

_RULES = "rules"
_LATTICE = "lattice"
_BYTES = "bytes"
_EXPANSION = "expansion"
_WITH_RULES = ("bpe",)  # the algorithms whose tokenizers apply rules


class LiveViews(QObject):
    """The views of the live text, each made with what is behind it when it is shown first."""

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
        self._theme = theme
        self._project = project
        self._playhead = playhead
        self._turns = turns
        self._live = live
        self._replayed: tuple[str, str] | None = None  # a word, and the text that it stands for
        live.add_views(
            [
                (_RULES, self.tr("Rule by rule"), self._make_rules),
                (_LATTICE, self.tr("Lattice"), self._make_lattice),
                (_BYTES, self.tr("Bytes"), self._make_bytes),
                (_EXPANSION, self.tr("Expansion"), self._make_expansion),
            ]
        )
        live.view_chosen.connect(self._activate)
        project.history_replaced.connect(self._offer)
        project.config_changed.connect(self._offer)
        self._offer()

    @cached_property
    def replay(self) -> RuleReplay:
        """The model of the rules one by one."""
        from ..models.rule_replay import RuleReplay

        return RuleReplay(self._project, self._playhead, self._turns, self)

    @cached_property
    def lattice(self) -> LatticeModel:
        """The model of all ways to cut a word."""
        from ..models.lattice_model import LatticeModel

        return LatticeModel(self._project, self._playhead, self._turns, self)

    @cached_property
    def bytes(self) -> ByteModel:
        """The model of characters, bytes and tokens over one another."""
        from ..models.byte_model import ByteModel

        return ByteModel(self._project, self._playhead, self._turns, self)

    @cached_property
    def expansion(self) -> ExpansionModel:
        """The model of the compressor's stack."""
        from ..models.expansion_model import ExpansionModel

        return ExpansionModel(self._project, self._playhead, self._turns, self)

    def replay_text(self, text: str) -> None:
        """Put a text into the live pane and replay it from its base symbols on.

        What stood there comes back when the replay is left, unless something was typed meanwhile.
        """
        if self._replayed is None or self._project.live_text != self._replayed[0]:
            self._replayed = text, self._project.live_text
        else:
            self._replayed = text, self._replayed[1]
        self._project.set_live_text(text, "replay")
        self._live.show_view(_RULES)
        self.replay.start_over()

    def _make_rules(self) -> QWidget:
        from ..views.rule_replay_view import RuleReplayView

        view = RuleReplayView(self._theme)
        self.replay.changed.connect(view.set_view)
        self._connect_stepper(self.replay, view)
        return view

    def _make_lattice(self) -> QWidget:
        from ..views.lattice_view import LatticePane

        pane, model = LatticePane(self._theme), self.lattice
        model.changed.connect(pane.set_view)
        pane.back.clicked.connect(lambda: model.step(-1))
        pane.forward.clicked.connect(lambda: model.step(1))
        return pane

    def _make_bytes(self) -> QWidget:
        from ..views.byte_view import BytePane

        pane = BytePane(self._theme)
        self.bytes.changed.connect(pane.set_view)
        return pane

    def _make_expansion(self) -> QWidget:
        from ..views.expansion_view import ExpansionPane

        pane = ExpansionPane(self._theme)
        self.expansion.changed.connect(pane.set_view)
        self._connect_stepper(self.expansion, pane)
        return pane

    def _activate(self, view: str) -> None:
        if view != _RULES and self._replayed is not None:
            (text, before), self._replayed = self._replayed, None
            if self._project.live_text == text:
                self._project.set_live_text(before, "replay")
        for key, name in (
            (_RULES, "replay"),
            (_LATTICE, "lattice"),
            (_BYTES, "bytes"),
            (_EXPANSION, "expansion"),
        ):
            if view == key or name in self.__dict__:  # one that was never shown has nothing to stop
                getattr(self, name).set_active(view == key)

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
