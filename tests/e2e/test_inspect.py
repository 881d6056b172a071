"""Inspect, driven as a person does: the golden lesson of bassetto, which lacks basso."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from bpe_desktop.models.run_state import Phase
from bpe_desktop.views.inspect_page import InspectPage

from .conftest import Driver

LESSON = "basso\t6\nbassotto\t2\nbosso\t3\nrosso\t9\nrossetto\t5\n"


@pytest.fixture
def inspecting(driver: Driver, tmp_path: Path) -> Driver:
    path = tmp_path / "italian.tsv"
    path.write_text(LESSON, encoding="utf-8")
    driver.project.set_config(
        driver.project.config.with_changes(merges=10, tie_break="lexicographic")
    )
    driver.application.open_first([str(path)])
    driver.wait_for_training()
    driver.click("toolbar.workspace.inspect")
    driver.settle()
    return driver


def page(driver: Driver) -> InspectPage:
    found: InspectPage = driver.find("inspectPage")
    return found


def choose(driver: Driver, name: str) -> None:
    """Click a token in the vocabulary of Inspect."""
    table = driver.find("inspectVocabularyTable")
    token = driver.project.history.vocabulary.id_of(name)
    row = table.model().row_of(token)
    table.show_row(row)
    place = table.visualRect(table.model().index(row, 1)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    driver.settle()


def test_the_docks_give_way_and_come_back(inspecting: Driver) -> None:
    docks = inspecting.window.arrangement.docks
    assert all(dock.isHidden() for dock in docks.values())
    assert page(inspecting).isVisible()
    QTest.keyClick(inspecting.window, Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    inspecting.settle()
    assert not page(inspecting).isVisible()
    shown = [name for name, dock in docks.items() if dock.isVisible()]
    assert shown == ["corpus", "training", "merges", "vocabulary"]


def test_a_click_shows_where_a_token_comes_from(inspecting: Driver) -> None:
    choose(inspecting, "basso")
    inspect = page(inspecting)
    assert inspect.card.title() == "Token 12, merge 6"
    assert inspect.card.detail() == "5 characters, 5 bytes: 62 61 73 73 6F"
    assert [level.step for level in inspect.tree.tree.levels] == [6, 5, 2, 1]
    assert [level.count for level in inspect.tree.tree.levels] == [8, 8, 20, 25]
    assert inspect.facts.paid.accessibleName() == "6× b asso, 75%; 2× b asso t t o, 25%"
    assert "sso, 3×, still used in bosso" in inspect.facts.parts.accessibleName()
    assert inspect.facts.uses.rows() == 0
    # At 1440 x 900 all sections have room, also of a token about which there is much to say.
    choose(inspecting, "ss")
    assert inspect.facts.uses.rows() > 0
    foot = inspect.facts.chart.mapTo(
        inspect.facts.viewport(), inspect.facts.chart.rect().bottomLeft()
    )
    assert foot.y() < inspect.facts.viewport().height()


def test_the_merge_of_a_row_is_a_link(inspecting: Driver) -> None:
    choose(inspecting, "basso")
    tree = page(inspecting).tree
    row = tree.height() // 5
    QTest.mouseClick(tree, Qt.MouseButton.LeftButton, pos=QPoint(30, 2 * row + row // 2))
    assert inspecting.playhead.step == 2
    tree.setFocus()
    QTest.keyClick(tree, Qt.Key.Key_Down)
    QTest.keyClick(tree, Qt.Key.Key_Return)
    assert inspecting.playhead.step == 5
    inspecting.click("goToBirthButton")
    assert inspecting.playhead.step == 6


def test_a_tile_of_the_tree_leads_on(inspecting: Driver) -> None:
    choose(inspecting, "basso")
    tree = page(inspecting).tree
    sso = next(i for i, tile in enumerate(tree.tree.tiles) if tile.face.label == "sso")
    place = tree.tile_rect(sso).center().toPoint()
    QTest.mouseClick(tree, Qt.MouseButton.LeftButton, pos=place)
    inspecting.settle()
    assert page(inspecting).card.title() == "Token 8, merge 2"


def test_why_not_names_the_broken_link(inspecting: Driver) -> None:
    why = page(inspecting).why
    why.token.clear()
    why.word.clear()
    inspecting.type("whyToken", "basso")
    inspecting.type("whyWord", "bassetto")
    inspecting.settle()
    assert "b + a was never learnt" in why.answer_text()
    assert "merge 2 (ss + o) cannot apply: it needs o, but finds e" in why.answer_text()
    assert "Merge 2, ss + o → sso: no o follows ss" in why.reasons.accessibleName()
    broken = [tile.note for tile in why.tree.tree.tiles if tile.status == "blocked"]
    assert broken == ["needs o, finds e"]
    why.word.selectAll()
    QTest.keyClick(why.word, Qt.Key.Key_Delete)
    inspecting.settle()
    assert why.answer_text().startswith("Name a token and a word")


def test_why_not_follows_the_playhead(inspecting: Driver) -> None:
    why, playback = page(inspecting).why, inspecting.application.playback
    for field in (why.token, why.word):
        field.clear()
    inspecting.type("whyToken", "basso")
    inspecting.type("whyWord", "basso")
    inspecting.settle()
    assert why.answer_text() == "basso is one token."
    go = inspecting.find("whyBirthButton")
    assert not go.isVisible()
    playback.seek(0)
    inspecting.settle()
    assert why.answer_text() == "basso is not in the vocabulary yet: it comes at merge 6."
    assert "applied" not in why.reasons.accessibleName()
    playback.seek(4)
    inspecting.settle()
    assert "Merge 2, ss + o → sso: applied" in why.reasons.accessibleName()
    assert "Merge 6, b + asso → basso: not yet learnt" in why.reasons.accessibleName()
    assert go.text().strip() == "Go to merge 6"
    inspecting.click("whyBirthButton")
    inspecting.settle()
    assert inspecting.playhead.step == 6
    assert why.answer_text() == "basso is one token."
    # Not while it is out of sight, and then once for all steps of a turn.
    answers = []
    inspecting.application.workspaces.inspecting.model.answer_changed.connect(
        lambda answer, _: answers.append(answer)
    )
    for step in (1, 2, 3):
        playback.seek(step)
    inspecting.settle()
    assert [[face.label for face in answer.tokens] for answer in answers] == [["b", "a", "sso"]]
    QTest.keyClick(inspecting.window, Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    inspecting.settle()
    playback.seek(6)
    inspecting.settle()
    assert len(answers) == 1
    QTest.keyClick(inspecting.window, Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    inspecting.settle()
    assert why.answer_text() == "basso is one token."


def test_in_a_narrow_window_all_tokens_of_the_answer_are_seen(inspecting: Driver) -> None:
    inspecting.window.resize(1024, 700)
    why = page(inspecting).why
    for field in (why.token, why.word):
        field.clear()
    inspecting.type("whyToken", "basso")
    inspecting.type("whyWord", "bassottorossetto")
    inspecting.application.playback.seek(0)
    inspecting.settle()
    tokens = why._tokens
    last = tokens.places(tokens.width())[15]
    assert last.right() <= tokens.width()
    inspecting.wait(lambda: last.bottom() <= tokens.height())


def test_an_unknown_token_is_said_in_one_line(inspecting: Driver) -> None:
    why = page(inspecting).why
    for field in (why.token, why.word):
        field.clear()
    inspecting.type("whyToken", "žluť")
    inspecting.type("whyWord", "basso")
    inspecting.settle()
    assert why.answer_text() == "žluť is not in the vocabulary, so no word can become it."


def test_the_playhead_moves_from_here(inspecting: Driver) -> None:
    slider = page(inspecting).strip.slider
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_Home)
    assert inspecting.playhead.step == 0
    QTest.keyClick(slider, Qt.Key.Key_Right)
    inspecting.wait(lambda: inspecting.playhead.step == 1)  # the merge is shown in motion first
    assert inspecting.find("timelineSlider").value() == 1


def test_without_a_training_it_says_what_to_do(driver: Driver) -> None:
    driver.click("toolbar.workspace.inspect")
    driver.settle()
    assert "Train on a corpus first" in driver.find("inspectEmpty").text()


@pytest.mark.parametrize("pretokenizer", ["whitespace", "none"])
def test_a_cancelled_training_tells_of_the_tokens_so_far(
    inspecting: Driver, tmp_path: Path, pretokenizer: str
) -> None:
    project, inspect = inspecting.project, page(inspecting)
    big = tmp_path / "big.txt"
    big.write_text(" ".join(f"w{i * 2654435761 % 2**32:x}" for i in range(60_000)))
    project.set_config(
        project.config.with_changes(min_frequency=1, merges=100_000, pretokenizer=pretokenizer)
    )
    inspecting.application.files.open_path(str(big))
    inspecting.wait(lambda: project.run.phase is Phase.TRAINING and project.run.done > 50)
    inspecting.settle()
    assert "when the training has ended" in inspecting.find("inspectEmpty").text()
    inspecting.trigger("cancel")
    inspecting.wait(lambda: project.run.phase is Phase.CANCELLED)
    inspecting.settle()
    first = project.history.steps[0]
    choose(inspecting, first.token)
    assert not inspecting.find("inspectEmpty").isVisible()
    assert inspect.card.title() == f"Token {first.token_id}, merge 1"
    assert [level.count for level in inspect.tree.tree.levels] == [first.count]
    inspect.why.token.clear()
    inspect.why.word.clear()
    inspecting.type("whyToken", first.token)
    inspecting.type("whyWord", f"{first.left}x{first.right}")
    inspecting.settle()
    assert inspect.why.answer_text()
    assert "Name a token" not in inspect.why.answer_text()


def test_of_a_text_that_is_not_cut_no_question_is_asked(inspecting: Driver, tmp_path: Path) -> None:
    """The only word is the whole text: its picture would hold the window up for minutes."""
    project, inspect = inspecting.project, page(inspecting)
    project.set_config(project.config.with_changes(pretokenizer="none"))
    text = tmp_path / "text.txt"
    text.write_text("basso" * 60)
    inspecting.application.files.open_path(str(text))
    inspecting.wait(lambda: bool(project.history and project.history.distinct == 1))
    inspecting.wait_for_training()
    made = project.history.steps[0].token
    choose(inspecting, made)
    assert (inspect.why.token.text(), inspect.why.word.text()) == (made, made)


def test_messages_are_shown_on_this_page_too(inspecting: Driver, tmp_path: Path) -> None:
    missing = tmp_path / "not-there.txt"
    inspecting.application.files.open_paths([str(missing)])
    inspecting.wait(lambda: bool(inspecting.errors()))
    assert inspecting.find("messageBar").isVisible()
    QTest.keyClick(inspecting.window, Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    inspecting.settle()
    assert inspecting.find("messageBar").isVisible()


def test_pages_that_are_out_of_sight_take_no_room_from_the_docks(inspecting: Driver) -> None:
    QTest.keyClick(inspecting.window, Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    inspecting.settle()
    docks = inspecting.window.arrangement.docks
    assert (docks["corpus"].width(), docks["merges"].width()) == (248, 440)
