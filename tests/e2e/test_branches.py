"""Branches, driven as a person does: forced and forbidden merges, tie rules, names, throwing away.

The words of Švejk have four pairs that count 15 before the first merge: e + j, j + k, v + e, š + v.
"""

from __future__ import annotations

import itertools
import os
import signal
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from bpe_desktop.engine.config import TIE_BREAKS
from bpe_desktop.engine.corpus import Corpus, parse_counts
from bpe_desktop.engine.training import train
from bpe_desktop.models.branches import MOST_BRANCHES, Branch, BranchPhase
from bpe_desktop.models.run_state import Phase
from bpe_desktop.resources import sample_corpora
from bpe_desktop.views.branch_page import BranchPage
from tests.engine.oracle import Oracle

from .conftest import Driver

pytestmark = pytest.mark.slow  # a window for each test

SVEJK = next(sample.path for sample in sample_corpora() if sample.path.name == "svejk.tsv")
WORDS = tuple(parse_counts(SVEJK.read_text(encoding="utf-8").splitlines()))


@pytest.fixture
def svejk(driver: Driver) -> Driver:
    """The sample trained as far as it goes, the playhead before the first merge."""
    driver.project.set_config(driver.project.config.with_changes(tie_break="lexicographic"))
    driver.application.files.open_path(str(SVEJK))  # as a file: without the sample's settings
    driver.wait_for_training()
    driver.application.playback.first()
    driver.settle()
    return driver


def page(driver: Driver) -> BranchPage:
    found: BranchPage = driver.find("branchesPage")
    return found


def branches(driver: Driver) -> tuple[Branch, ...]:
    return driver.application.workspaces.branching.branches.all


def chosen(driver: Driver) -> Branch:
    branch = driver.application.workspaces.branching.branches.chosen
    assert branch is not None
    return branch


def wait(driver: Driver, phase: BranchPhase = BranchPhase.DONE) -> None:
    """Wait until every branch is in a phase, and the page shows it."""
    driver.wait(lambda: bool(branches(driver)) and all(b.phase is phase for b in branches(driver)))
    driver.settle()


def text(driver: Driver, name: str) -> str:
    label: QLabel = driver.find(name)
    return label.text()


def tokens(branch: Branch) -> list[str]:
    assert branch.history is not None
    return [step.token for step in branch.history.steps]


def choose_candidate(driver: Driver, label: str) -> None:
    """Walk with the keyboard to a pair in Candidates."""
    table = driver.find("candidateTable")
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    model = table.model()
    for _ in range(model.rowCount()):
        if model.cell(table.currentIndex().row(), 0).text == label:
            return
        QTest.keyClick(table, Qt.Key.Key_Down)
    raise AssertionError(f"{label} is no candidate")


def expected(first: str, *, forbid: str = "") -> list[str]:
    """Return the tokens that the naive trainer makes: `first` forced, or `forbid` left out."""
    oracle = Oracle(list(WORDS))
    made: list[str] = []
    while True:
        pairs = oracle.candidates()
        names = {pair: " + ".join(oracle.names[part] for part in pair) for pair, _ in pairs}
        oracle.forbidden |= {pair for pair, name in names.items() if name == forbid}
        left = [pair for pair, _ in pairs if pair not in oracle.forbidden]
        if not left:
            return made
        forced = [pair for pair in left if names[pair] == first and not made]
        pair = (forced or left)[0]
        oracle.merge(pair)
        made.append(oracle.names[max(oracle.names)])


def test_a_pair_is_merged_instead_by_keyboard(svejk: Driver) -> None:
    choose_candidate(svejk, "v + e")
    QTest.keyClick(
        svejk.find("candidateTable"), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier
    )
    wait(svejk)
    assert page(svejk).isVisible()
    branch = chosen(svejk)
    assert branch.name == "v + e as merge 1"
    assert tokens(branch) == expected("v + e")
    assert text(svejk, "branchResult") == "The lines differ from the first merge on."
    first = svejk.find("firstMerge")
    assert first.accessibleName() == "Merge 1: e + j in the main line, v + e in the branch"
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Return)
    svejk.settle()
    assert svejk.playhead.step == 1


def test_what_differs_follows_the_playhead(svejk: Driver) -> None:
    choose_candidate(svejk, "v + e")
    QTest.keyClick(
        svejk.find("candidateTable"), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier
    )
    wait(svejk)
    shown = page(svejk)
    assert shown.tokens.main_only.accessibleName() == ""
    assert svejk.find("branchSplits").isHidden()
    svejk.project.set_live_text("švejkovi", "test")
    QTest.keyClick(svejk.find("branchSlider"), Qt.Key.Key_Right)
    svejk.wait(lambda: svejk.playhead.step == 1)
    svejk.settle()
    assert shown.tokens.main_only.accessibleName() == "ej"
    assert shown.tokens.branch_only.accessibleName() == "ve"
    assert shown.detail.splits.accessibleName() == (
        "6× š v ej k | š ve j k; 4× š v ej k a | š ve j k a; "
        "3× š v ej k o v i | š ve j k o v i; 2× š v ej k e m | š ve j k e m"
    )
    assert {split.first for split in shown.detail.splits.splits} == {1}
    assert shown.detail.live_main.accessibleName() == "š v ej k o v i"
    assert shown.detail.live_branch.accessibleName() == "š ve j k o v i"
    assert shown.detail.live_branch.first == 1
    assert text(svejk, "branchFigures").startswith(
        "Symbols left after merge 1: 111 in the main line, 111 in the branch (±0)."
    )


def test_the_menu_of_a_candidate_forbids_it(svejk: Driver) -> None:
    table = svejk.find("candidateTable")
    place = table.visualRect(table.model().index(0, 0)).center()
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Mouse, place, table.viewport().mapToGlobal(place)
    )
    QApplication.sendEvent(table.viewport(), event)
    menu = svejk.find("candidateMenu")
    svejk.wait(menu.isVisible)
    assert not menu.force.isEnabled()  # it comes first in any case
    QTest.keyClick(menu, Qt.Key.Key_N)
    wait(svejk)
    assert chosen(svejk).name == "Never e + j"
    assert tokens(chosen(svejk)) == expected("", forbid="e + j")
    assert "ej" not in tokens(chosen(svejk))


def test_another_rule_from_a_merge_on(svejk: Driver) -> None:
    svejk.application.playback.seek(4)
    svejk.settle()
    menu = svejk.application.panes.candidates.menu
    choose_candidate(svejk, "o + s")
    rules = [action.objectName() for action in menu.rules.actions()]
    assert rules == [f"rule.{rule}" for rule in TIE_BREAKS if rule != "lexicographic"]
    next(a for a in menu.rules.actions() if a.objectName() == "rule.largest").trigger()
    wait(svejk)
    branch, main = chosen(svejk), svejk.project.history
    assert branch.name == "Largest from merge 5"
    assert main is not None
    assert tokens(branch)[:4] == [step.token for step in main.steps[:4]]
    oracle = Oracle(list(WORDS))
    for made in range(len(tokens(branch))):
        oracle.tie_break = "lexicographic" if made < 4 else "largest"
        oracle.merge(oracle.candidates()[0][0])
        assert tokens(branch)[made] == oracle.names[max(oracle.names)]
    assert not [pair for pair, _ in oracle.candidates()]


def test_all_tie_rules_are_compared_from_the_settings(svejk: Driver) -> None:
    svejk.click("compareTies")
    wait(svejk)
    assert page(svejk).isVisible()
    assert [branch.name for branch in branches(svejk)] == [
        "First seen wins",
        "Lowest ids",
        "Largest",
        "SentencePiece",
    ]
    config = svejk.project.config
    for branch in branches(svejk):
        other = config.with_changes(tie_break=branch.plan.rule)
        assert branch.history is not None
        assert list(branch.history.steps) == list(train(Corpus.from_counts(WORDS), other))
    # Asked for again, they are there already.
    svejk.click("compareRulesButton")
    svejk.settle()
    assert len(branches(svejk)) == 4


def test_a_line_for_each_branch_is_on_both_charts(svejk: Driver) -> None:
    svejk.trigger("compareTieRules")
    wait(svejk)
    svejk.application.playback.seek(2)
    svejk.settle()
    history = svejk.project.history
    assert history is not None
    spoken = []
    for branch in branches(svejk):
        assert branch.history is not None
        change = branch.history.state_at(2).symbols - history.state_at(2).symbols
        spoken.append(f"{'ABCD'[branch.color]} {change:+d}".replace("+0", "±0").replace("-", "−"))
    lane = svejk.find("differenceLane")
    assert sorted(lane.accessibleDescription().split(", ")) == sorted(spoken)
    curves = svejk.application.panes.timeline.chart.branches
    assert [curve.color for curve in curves] == [0, 1, 2, 3]
    assert [curve.is_chosen for curve in curves] == [True, False, False, False]


def test_without_ties_no_rule_makes_a_difference(driver: Driver, tmp_path: Path) -> None:
    path = tmp_path / "untied.tsv"
    path.write_text("ab\t5\ncd\t3\n", encoding="utf-8")
    driver.application.open_first([str(path)])
    driver.wait_for_training()
    driver.trigger("compareTieRules")
    wait(driver)
    assert text(driver, "branchResult") == "No difference: no tie was decided otherwise."
    assert driver.find("firstMerge").isHidden()
    assert "Both have made the same tokens." in text(driver, "branchFigures")


def test_branches_are_chosen_named_and_thrown_away(svejk: Driver) -> None:
    svejk.trigger("compareTieRules")
    wait(svejk)
    found = page(svejk).list
    found.setFocus()
    QTest.keyClick(found, Qt.Key.Key_Down)
    svejk.settle()
    assert chosen(svejk).name == "Lowest ids"
    QTest.keyClick(found, Qt.Key.Key_F2)
    editor = QApplication.focusWidget()
    assert editor is not found
    QTest.keyClicks(editor, "As Hugging Face")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    svejk.settle()
    assert chosen(svejk).name == "As Hugging Face"
    assert svejk.find("branchHeading").accessibleName() == "B, As Hugging Face"
    QTest.keyClick(found, Qt.Key.Key_Delete)
    svejk.settle()
    assert [b.name for b in branches(svejk)] == ["First seen wins", "Largest", "SentencePiece"]
    assert chosen(svejk).name == "Largest"
    for _ in range(3):
        svejk.click("discardBranch")
        svejk.settle()
    assert not branches(svejk)
    assert page(svejk).empty.isVisible()
    assert not svejk.find("compareRulesButton").isVisible()  # it stands in the middle
    assert not svejk.find("discardBranch").isEnabled()
    assert not svejk.application.panes.timeline.chart.branches


def test_there_is_room_for_so_many(svejk: Driver) -> None:
    svejk.trigger("compareTieRules")
    for label in ("v + e", "š + v", "j + k"):
        svejk.trigger("workspace.watch")
        svejk.settle()
        choose_candidate(svejk, label)
        QTest.keyClick(svejk.find("candidateTable"), Qt.Key.Key_Delete)
        svejk.settle()
    wait(svejk)
    assert len(branches(svejk)) == MOST_BRANCHES
    messages = [m.text for m in svejk.application.messages.messages if m.kind == "warn"]
    assert messages[-1] == f"There is room for {MOST_BRANCHES} branches."


def test_branches_follow_a_new_training(svejk: Driver) -> None:
    choose_candidate(svejk, "v + e")
    QTest.keyClick(
        svejk.find("candidateTable"), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier
    )
    wait(svejk)
    svejk.project.set_config(svejk.project.config.with_changes(merges=3))
    svejk.wait(lambda: svejk.project.history is not None and len(svejk.project.history) == 3)
    svejk.wait_for_training()
    wait(svejk)
    assert tokens(chosen(svejk)) == expected("v + e")[:3]


def test_a_pair_that_is_no_longer_there_is_said_in_a_line(svejk: Driver) -> None:
    choose_candidate(svejk, "v + e")
    QTest.keyClick(
        svejk.find("candidateTable"), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier
    )
    wait(svejk)
    svejk.trigger("workspace.watch")
    svejk.replace_corpus("evav\t3")
    wait(svejk, BranchPhase.FAILED)
    assert chosen(svejk).problem == "The pair v + e cannot be merged as merge 1."
    svejk.trigger("workspace.branches")
    svejk.settle()
    assert text(svejk, "branchResult").startswith("The pair v + e cannot be merged as merge 1. ")
    svejk.trigger("workspace.watch")
    svejk.replace_corpus("abab\t2")
    wait(svejk, BranchPhase.FAILED)
    svejk.wait(lambda: chosen(svejk).problem.startswith("The main line does not have this pair"))


def test_other_systems_say_that_they_have_no_branches(svejk: Driver) -> None:
    svejk.project.set_config(type(svejk.project.config).defaults("character"))
    svejk.wait(lambda: svejk.project.history is not None)
    svejk.wait(lambda: svejk.project.history.config.algorithm == "character")
    svejk.wait_for_training()
    svejk.trigger("workspace.branches")
    svejk.settle()
    assert not svejk.find("compareRulesButton").isEnabled()
    assert not svejk.application.actions["compareTieRules"].isEnabled()
    assert page(svejk).foot() == "Only a training that merges pairs has branches."
    assert page(svejk).without.isVisible()
    assert not page(svejk).empty.isVisible()
    assert not page(svejk).timeline.isVisible()
    assert not page(svejk).list.isVisible()


def test_a_button_goes_to_the_first_difference(svejk: Driver) -> None:
    choose_candidate(svejk, "v + e")
    QTest.keyClick(
        svejk.find("candidateTable"), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier
    )
    wait(svejk)
    button = svejk.find("goToFirstDifference")
    assert button.isVisible()
    assert button.text() == "Go to the first difference (merge 1)"
    svejk.click("goToFirstDifference")
    svejk.settle()
    assert svejk.playhead.step == 1
    assert not button.isVisible()
    assert svejk.find("branchSplits").isVisible()


def test_words_of_the_live_text_stand_apart(svejk: Driver) -> None:
    choose_candidate(svejk, "v + e")
    QTest.keyClick(
        svejk.find("candidateTable"), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier
    )
    wait(svejk)
    svejk.project.set_live_text("šv ej", "test")
    svejk.settle()
    flow = page(svejk).detail.live_main
    assert flow.accessibleName() == "š v e j"
    boxes = flow.boxes
    apart = [right.left() - left.right() for left, right in itertools.pairwise(boxes)]
    assert apart[0] == apart[2]
    assert apart[1] > 3 * apart[0]


def test_the_scores_of_wordpiece_are_tied_as_well(svejk: Driver) -> None:
    config = type(svejk.project.config).defaults("wordpiece").with_changes(merges=8)
    svejk.project.set_config(config)
    svejk.wait(lambda: svejk.project.history.config.algorithm == "wordpiece")
    svejk.wait_for_training()
    svejk.click("toolbar.workspace.branches")
    svejk.settle()
    empty = page(svejk).empty
    assert empty.isVisible()
    said = " ".join(label.text() for label in empty.findChildren(QLabel))
    assert "another rule for pairs of equal count" in said
    assert "Right-click" not in said  # its merges cannot be forced
    assert [button.isVisible() for button in empty.buttons] == [True, False]
    svejk.trigger("compareTieRules")
    wait(svejk)
    for branch in branches(svejk):
        other = config.with_changes(tie_break=branch.plan.rule)
        assert branch.history is not None
        assert list(branch.history.steps) == list(train(Corpus.from_counts(WORDS), other))


def test_a_token_of_the_main_line_is_a_link_to_inspect(svejk: Driver) -> None:
    svejk.trigger("compareTieRules")
    wait(svejk)
    svejk.application.playback.seek(1)
    svejk.settle()
    flow = page(svejk).tokens.main_only
    assert flow.accessibleName() == "ej"
    QTest.mouseClick(flow, Qt.MouseButton.LeftButton, pos=QPoint(16, 14))
    svejk.settle()
    assert svejk.find("inspectPage").isVisible()
    history = svejk.project.history
    assert history is not None
    assert svejk.application.workspaces.inspecting.model.token == history.steps[0].token_id


def test_before_the_training_the_chart_says_what_will_stand_there(driver: Driver) -> None:
    driver.window.workspaces.go("branches")
    driver.settle()
    shown = page(driver)
    without = shown.timeline.chart.grab().toImage()
    shown.timeline.chart.set_empty_text("")
    assert shown.timeline.chart.grab().toImage() != without
    assert shown.timeline.slider.said() == "Before the first merge"


def test_a_training_that_is_cancelled_shows_its_merges_so_far(
    svejk: Driver, tmp_path: Path
) -> None:
    big = tmp_path / "big.txt"
    big.write_text(" ".join(f"w{i * 2654435761 % 2**32:x}" for i in range(60_000)))
    svejk.project.set_config(svejk.project.config.with_changes(min_frequency=1, merges=100_000))
    QTest.keyClick(svejk.window, Qt.Key.Key_5, Qt.KeyboardModifier.AltModifier)
    svejk.application.files.open_path(str(big))
    svejk.wait(lambda: svejk.project.run.phase is Phase.TRAINING and svejk.project.run.done > 50)
    svejk.trigger("cancel")
    svejk.wait(lambda: svejk.project.run.phase is Phase.CANCELLED)
    svejk.settle()
    made = len(svejk.project.history.steps)
    assert made > 50
    assert f"{made:,} merges" in page(svejk)._main._detail.text()


def test_closing_ends_a_branch_at_work(svejk: Driver) -> None:
    """The fixture of all tests looks for processes left behind."""
    svejk.trigger("compareTieRules")
    assert any(branch.phase is BranchPhase.TRAINING for branch in branches(svejk))


def test_a_process_that_dies_fails_its_branch_only(svejk: Driver, caplog) -> None:
    controller = svejk.application.workspaces.branching.controller
    svejk.trigger("compareTieRules")
    worker, first = controller._worker, controller._worker._process

    def is_failed() -> bool:
        return branches(svejk)[0].phase is BranchPhase.FAILED

    os.kill(first.process.pid, signal.SIGKILL)  # another one takes up what it has not
    svejk.wait(lambda: is_failed() or worker._process not in (first, None))
    if not is_failed():
        os.kill(worker._process.process.pid, signal.SIGKILL)
    svejk.wait(is_failed)
    svejk.wait(lambda: all(b.phase is BranchPhase.DONE for b in branches(svejk)[1:]))
    assert branches(svejk)[0].problem == "The training of this branch failed."
    assert "A branch failed" in caplog.text
    assert svejk.project.run.phase is Phase.FINISHED
