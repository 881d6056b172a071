"""Connects branches with the rest of the window: made from candidates, shown on their own page."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from ..controllers.branching import BranchController
from ..engine.history import TrainingHistory
from ..models.branch_model import BranchModel
from ..models.branches import Branches
from ..models.face_book import FaceBook
from ..views.branch_words import (
    forbidden_name,
    forced_name,
    rule_from_name,
    rule_name,
)
from ..views.step_words import step_words
from ..views.under_messages import UnderMessages
from ..views.workspaces import WATCH
from ..workers.training_worker import TrainingWorker
from .parts import Parts

if TYPE_CHECKING:
    from ..views.branch_page import BranchPage
    from ..views.branch_timeline import BranchTimeline
    from ..views.timeline_chart import TimelineChart
    from .branch_curves import BranchCurves

__all__ = ["Branching"]

_NAME = "branches"


class Branching(QObject):
    """The page Branches, which is made when it is shown first, with what is behind it."""

    def __init__(self, parts: Parts, show_token: Callable[[int], None], parent: QObject) -> None:
        super().__init__(parent)
        self._theme = parts.theme
        self._window = parts.window
        self._candidates = parts.panes.candidates
        self._training = parts.panes.training
        self._timeline = parts.panes.timeline
        self._project = parts.project
        self._playhead = parts.playhead
        self._turns = parts.turns
        self._playback = parts.playback
        self._show_token = show_token
        self._step_name = parts.tables.step_name
        self._page: BranchPage | None = None
        self._drawn: list[tuple[int, int, bool]] = []
        self.branches = Branches(self)
        self.controller = BranchController(
            parts.project, self.branches, TrainingWorker(self), parts.messages, self
        )
        self.model = BranchModel(parts.project, self.branches, parts.playhead, parts.turns, self)
        self._connect_window()
        self._show_possible()
        parts.window.add_workspace(_NAME, self._make_page)

    def close(self) -> None:
        """End the process that trains branches."""
        self.controller.close()

    def take_over(self, other: Branching) -> None:
        """Have the branches of the window that this one takes the place of."""
        self.branches.take_over(other.branches)
        self.controller.resume()

    def compare_rules(self) -> None:
        """Train a branch by each other tie rule, and show them."""
        made = [
            self.controller.try_rule(rule, rule_name(rule))
            for rule in self.controller.other_rules()
        ]
        if any(made):
            first = self.branches.with_rule(self.controller.other_rules()[0])
            if first is not None:
                self.controller.choose(first.key)
            self._window.workspaces.go(_NAME)

    # Connecting

    def _make_page(self) -> tuple[QWidget, UnderMessages]:
        from ..views.branch_page import BranchPage  # here: nobody waits for it at the start

        page = self._page = BranchPage(self._theme)
        page.timeline.slider.set_naming(self._step_name)
        self._connect_page(page)
        self._show_possible()
        self._show_main_line()
        self._drawn.clear()
        self._show_branches()
        return page, page.under_messages

    def _connect_page(self, page: BranchPage) -> None:
        controller = self.controller
        page.seek_requested.connect(self._playback.seek)
        page.token_activated.connect(self._show_token)
        page.chosen.connect(controller.choose)
        page.discard_requested.connect(controller.discard)
        page.renamed.connect(controller.rename)
        page.compare_requested.connect(self.compare_rules)
        page.watch_requested.connect(lambda: self._window.workspaces.go(WATCH))
        transport, playback = page.timeline.transport, self._playback
        transport.first_requested.connect(playback.first)
        transport.step_back_requested.connect(playback.step_back)
        transport.play_requested.connect(playback.toggle)
        transport.step_forward_requested.connect(playback.step_forward)
        transport.last_requested.connect(playback.last)
        self._playhead.playing_changed.connect(transport.set_playing)
        self._playhead.step_changed.connect(page.set_step)
        self.model.comparison_changed.connect(page.set_comparison)
        transport.set_playing(self._playhead.playing)

    def _connect_window(self) -> None:
        self._window.workspaces.entered.connect(lambda name: self._activate(name == _NAME))
        self.branches.changed.connect(self._later)
        self.branches.chosen_changed.connect(self._later)
        project, candidates = self._project, self._candidates
        candidates.force_requested.connect(self._force)
        candidates.forbid_requested.connect(self._forbid)
        candidates.rule_requested.connect(self._change_rule)
        self._training.compare_ties_requested.connect(self.compare_rules)
        action = self._window.commands["compareTieRules"]
        action.triggered.connect(lambda _=False: self.compare_rules())
        project.run_changed.connect(self._show_possible)
        project.run_changed.connect(self._show_end)
        project.history_replaced.connect(self._show_possible)
        project.history_replaced.connect(self._show_main_line)

    # Making branches

    def _force(self, step: int, pair: tuple[int, int]) -> None:
        name = forced_name(self._label(pair), step)
        if self.controller.try_pair(step, "force", pair, name):
            self._window.workspaces.go(_NAME)

    def _forbid(self, step: int, pair: tuple[int, int]) -> None:
        name = forbidden_name(self._label(pair))
        if self.controller.try_pair(step, "forbid", pair, name):
            self._window.workspaces.go(_NAME)

    def _change_rule(self, step: int, rule: str) -> None:
        if self.controller.try_rule_from(step, rule, rule_from_name(rule, step)):
            self._window.workspaces.go(_NAME)

    def _label(self, pair: tuple[int, int]) -> str:
        history = self._project.history
        assert history is not None
        faces = FaceBook(history.vocabulary)
        return " + ".join(faces.face(token).label for token in pair)

    # Showing

    def _activate(self, active: bool) -> None:
        self.model.set_active(active)
        if active and self._page is not None:
            self._show_main_line()
            self._page.list.setFocus()

    def _later(self) -> None:
        self._turns.ask(self._show_branches)

    def _show_branches(self) -> None:
        if self._page is not None:
            self._page.set_branches(self.branches.all, self.branches.chosen)
        if not self.branches.all and not self._drawn:
            return
        curves = self._curves.curves()
        drawn = [(id(curve.symbols), curve.color, curve.is_chosen) for curve in curves]
        if drawn != self._drawn:  # a redraw while a branch is trained would be for nothing
            self._drawn = drawn
            for chart in self._charts():
                chart.set_branches(curves)

    def _charts(self) -> list[BranchTimeline | TimelineChart]:
        """Return where the curves of branches are drawn."""
        main = self._timeline.chart
        return [main] if self._page is None else [main, self._page.timeline]

    @cached_property
    def _curves(self) -> BranchCurves:
        from .branch_curves import BranchCurves  # here: the libraries of the chart load slowly

        return BranchCurves(self.branches)

    def _show_possible(self) -> None:
        can_ties = self.controller.can_change_ties
        self._window.commands.set_flags(ties=can_ties)
        self._training.set_ties_comparable(can_ties)
        self._candidates.set_branching(
            self.controller.can_change_merges, self.controller.other_rules()
        )
        if self._page is not None:
            self._page.set_comparable(can_ties, "" if can_ties else self._reason())
            self._page.set_has_merges(self.controller.has_merges)
            history = self._project.history
            config = (self._project if history is None else history).config
            self._page.set_pairs_changeable(config.algorithm == "bpe")

    def _reason(self) -> str:
        """Say why there can be no branches now."""
        history = self._project.history
        if isinstance(history, TrainingHistory) or history is None:
            return self.tr("Branches are made of a training that is complete.")
        return self.tr("Only a training that merges pairs has branches.")

    def _show_end(self) -> None:
        """Show where the training has come to; one that was cancelled keeps its merges so far."""
        if not self._project.run.is_running:
            self._show_main_line()

    def _show_main_line(self) -> None:
        page, history = self._page, self._project.history
        if page is None:
            return
        if not isinstance(history, TrainingHistory):
            page.timeline.set_series((0,))
            page.set_main_line("")
            return
        page.set_words(step_words(history.config.algorithm))
        page.timeline.set_series(history.series()[1])
        page.set_step(self._playhead.step)
        merges = step_words(history.config.algorithm).several(len(history))
        page.set_main_line(f"{rule_name(history.config.tie_break)}, {merges}")
