"""The curves of the branches: the symbols that each has left, for the charts that draw them."""

from __future__ import annotations

from ..engine.history import TrainingHistory
from ..models.branches import Branches, BranchPhase
from ..views.timeline_branches import BranchCurve
from ..views.timeline_series import Growing, Numbers

__all__ = ["BranchCurves"]


class BranchCurves:
    """Makes a curve of each finished branch, and keeps the numbers of those that stay."""

    def __init__(self, branches: Branches) -> None:
        self._branches = branches
        self._known: dict[int, tuple[TrainingHistory, Numbers]] = {}

    def curves(self) -> list[BranchCurve]:
        """Return the curves of the branches that are finished, in the order of the branches."""
        chosen = self._branches.chosen
        curves, kept = [], {}
        for branch in self._branches.all:
            history = branch.history
            if branch.phase is not BranchPhase.DONE or history is None or branch.first is None:
                continue
            known = self._known.get(branch.key)
            if known is None or known[0] is not history:
                known = history, Growing(history.series()[1]).values
            kept[branch.key] = known
            is_chosen = chosen is not None and chosen.key == branch.key
            curves.append(BranchCurve(branch.color, known[1], branch.first, is_chosen))
        self._known = kept
        return curves
