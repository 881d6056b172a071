"""What the window says of branches: names, where they stand, what came of them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ..models.branch_comparison import BranchComparison
from ..models.branches import Branch, BranchPhase
from ..models.error_words import spoken
from ..models.number_text import counted
from .quantities import count_text, difference_text
from .training_choices import ties

__all__ = [
    "branch_result",
    "branch_summary",
    "figures_text",
    "forbidden_name",
    "forced_name",
    "rule_from_name",
    "rule_name",
    "split_heading",
]


def rule_name(rule: str) -> str:
    """Return what a tie rule is called in the settings."""
    return next(choice.text for choice in ties() if choice.key == rule)


def rule_from_name(rule: str, step: int) -> str:
    """Return what a branch with another tie rule from a merge on is called."""
    return _tr("{} from merge {}").format(rule_name(rule), count_text(step))


def forced_name(pair: str, step: int) -> str:
    """Return what a branch with a forced pair is called."""
    return _tr("{} as merge {}").format(pair, count_text(step))


def forbidden_name(pair: str) -> str:
    """Return what a branch without a pair is called."""
    return _tr("Never {}").format(pair)


def branch_summary(branch: Branch) -> str:
    """Say in a few words where a branch stands, or what came of it."""
    if branch.phase is BranchPhase.WAITING:
        return _tr("Waiting")
    if branch.phase is BranchPhase.TRAINING:
        if branch.total:
            return _tr("Training: {} of {}").format(
                count_text(branch.done), count_text(branch.total)
            )
        return counted("BranchWords", "Training: %Ln merge(s)", branch.done)
    if branch.phase is BranchPhase.FAILED:
        return spoken(branch.problem)
    if branch.first is None:
        return _tr("No difference")
    return _tr("Differs from merge {} on").format(count_text(branch.first))


def branch_result(branch: Branch) -> str:
    """Say in whole sentences what came of a branch."""
    if branch.phase is BranchPhase.WAITING:
        return _tr("This branch waits for the main line, or for another branch.")
    if branch.phase is BranchPhase.TRAINING:
        return f"{branch_summary(branch)}."
    if branch.phase is BranchPhase.FAILED:
        return f"{spoken(branch.problem)} {spoken(branch.hint)}".strip()
    if branch.first is None:
        change = branch.plan.change
        if change is None or change.kind == "tie-break":
            return _tr("No difference: no tie was decided otherwise.")
        return _tr("No difference: the main line makes the same merges.")
    same = branch.first - 1
    if same == 0:
        return _tr("The lines differ from the first merge on.")
    return counted("BranchWords", "The lines are the same for %Ln merge(s).", same)


def figures_text(found: BranchComparison) -> str:
    """Say how many symbols both lines have left at the playhead."""
    main, branch = found.main_symbols, found.branch_symbols
    text = _tr("Symbols left after merge {}: {} in the main line, {} in the branch ({}).").format(
        count_text(found.step),
        count_text(main),
        count_text(branch),
        difference_text(branch, main),
    )
    if found.branch_step < found.step:
        ends = _tr("The branch ends after merge {}.").format(count_text(found.branch_step))
        return f"{text} {ends}"
    if not found.main_only_count and not found.branch_only_count:
        return f"{text} " + _tr("Both have made the same tokens.")
    return text


def split_heading(found: BranchComparison) -> str:
    """Say how many words are cut otherwise."""
    looked = count_text(found.looked_at)
    if not found.differing:
        if found.all_words:
            return _tr("none of {}").format(looked)
        return _tr("none of the {} most frequent").format(looked)
    text = _tr("{} of {}") if found.all_words else _tr("{} of the {} most frequent")
    return text.format(count_text(found.differing), looked)


def _tr(text: str) -> str:
    return QCoreApplication.translate("BranchWords", text)
