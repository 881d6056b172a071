"""Time travel in the whole window: bookmarks, Go to, changes of words and texts, loops."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QInputDialog, QLineEdit, QListWidget, QMenu

from bpe_desktop.formats.project_file import read_project
from bpe_desktop.models.run_state import Phase


@pytest.fixture
def travel(sample):
    """The first sample, at the start, with the keyboard on no field."""
    sample.application.playback.first()
    sample.window.centre.setFocus()
    sample.settle()
    return sample


def press(driver, key, modifier=Qt.KeyboardModifier.NoModifier):
    # Without a window manager nothing makes the window active again after a menu or a dialog.
    driver.window.activateWindow()
    driver.wait(driver.window.isActiveWindow)
    QTest.keyClick(driver.window, key, modifier)
    driver.settle()


def go_to(driver, step):
    driver.application.playback.seek(step)
    driver.settle()


def visible(name, kind):
    found = [w for w in QApplication.topLevelWidgets() if w.objectName() == name and w.isVisible()]
    assert len(found) == 1, f"{len(found)} windows are called {name}"
    assert isinstance(found[0], kind)
    return found[0]


def marks(driver):
    return [tuple(mark) for mark in driver.project.bookmarks]


def test_bookmarks_are_set_listed_visited_and_taken_away(travel):
    actions = travel.application.actions
    for step in (9, 3):
        go_to(travel, step)
        press(travel, Qt.Key.Key_M)
    assert marks(travel) == [(3, ""), (9, "")]
    assert actions["bookmark"].isChecked()
    assert travel.find("bookmarkButton").isChecked()
    texts = [action.text() for action in actions.menu("bookmarks").actions()]
    made = travel.project.history.steps
    assert [text.split()[0] for text in texts] == ["3", "9"]
    assert texts[1].endswith(made[8].token)
    press(travel, Qt.Key.Key_N)
    assert travel.playhead.step == 9
    press(travel, Qt.Key.Key_N)
    assert travel.playhead.step == 9
    assert "No later step" in travel.application.messages.messages[-1].text
    press(travel, Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert travel.playhead.step == 3
    travel.click("bookmarkButton")
    assert marks(travel) == [(9, "")]
    assert not actions["bookmark"].isChecked()
    actions.menu("bookmarks").actions()[0].trigger()
    assert travel.playhead.step == 9


def test_a_bookmark_gets_a_name_and_comes_back_with_the_project(travel, tmp_path):
    application = travel.application
    go_to(travel, 4)
    press(travel, Qt.Key.Key_M, Qt.KeyboardModifier.ShiftModifier)
    dialog = visible("bookmarkName", QInputDialog)
    dialog.setTextValue("the turn")
    dialog.accept()
    assert marks(travel) == [(4, "the turn")]
    path = tmp_path / "travel.bpe"
    application.files._save_as(path)
    assert not travel.errors()
    assert read_project(path).bookmarks == ((4, "the turn"),)
    travel.click("bookmarkButton")
    assert travel.project.modified
    assert not marks(travel)
    application.files._save_as(tmp_path / "other.bpe")
    application.files.open_path(str(path))
    travel.wait(lambda: marks(travel) == [(4, "the turn")])
    travel.wait_for_training()
    assert not travel.project.modified
    assert "the turn" in application.actions.menu("bookmarks").actions()[0].text()
    # Another corpus has other steps.
    application.acting.open_sample(list(application.samples)[1])
    travel.wait(lambda: not marks(travel) and travel.project.run.phase is Phase.FINISHED)


def test_go_to_finds_a_step_and_the_birth_of_a_token(travel):
    history = travel.project.history
    step = history.steps[6]
    press(travel, Qt.Key.Key_G)
    field = visible("goDialog", QDialog).findChild(QLineEdit, "goField")
    QTest.keyClicks(field, "5")
    QTest.keyClick(field, Qt.Key.Key_Return)
    travel.settle()
    assert travel.playhead.step == 5
    press(travel, Qt.Key.Key_G)
    field = visible("goDialog", QDialog).findChild(QLineEdit, "goField")
    QTest.keyClicks(field, f"#{step.token_id}")
    QTest.keyClick(field, Qt.Key.Key_Return)
    travel.settle()
    assert travel.playhead.step == 7
    press(travel, Qt.Key.Key_G)
    dialog = visible("goDialog", QDialog)
    field, places = dialog.findChild(QLineEdit, "goField"), dialog.findChild(QListWidget, "goList")
    field.setText(history.vocabulary.token(history.steps[2].token_id).name)
    assert places.currentRow() == 0
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert places.currentRow() == min(1, places.count() - 1)
    QTest.keyClick(field, Qt.Key.Key_Up)
    QTest.keyClick(field, Qt.Key.Key_Return)
    travel.settle()
    assert travel.playhead.step == 3
    press(travel, Qt.Key.Key_G)
    dialog = visible("goDialog", QDialog)
    dialog.findChild(QLineEdit, "goField").setText("nothing is called so")
    QTest.keyClick(dialog.findChild(QLineEdit, "goField"), Qt.Key.Key_Return)
    assert dialog.isVisible()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert travel.playhead.step == 3


def test_a_row_leads_to_the_steps_that_change_its_word(travel):
    history = travel.project.history
    rows = travel.application.panes.merge_view.rows
    word = rows._geometry.rows[1].word
    last = len(history.steps)
    states = [history.state_at(step).word(word) for step in range(last + 1)]
    changes = [step for step in range(1, last + 1) if states[step] != states[step - 1]]
    point = rows.tile_rect(1, 0).center()
    where = rows.viewport().mapToGlobal(point.toPoint())
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(rows.viewport(), QContextMenuEvent(reason, point.toPoint(), where))
    menu = visible("wordMenu", QMenu)
    next(a for a in menu.actions() if a.objectName() == "nextChange").trigger()
    menu.close()
    travel.settle()
    assert travel.playhead.step == changes[0]
    assert rows.word == word
    for change in changes[1:]:
        press(travel, Qt.Key.Key_W)
        assert travel.playhead.step == change
    if travel.playhead.step < last:
        press(travel, Qt.Key.Key_W)
        assert "No later step" in travel.application.messages.messages[-1].text
    for change in changes[-2::-1]:
        press(travel, Qt.Key.Key_W, Qt.KeyboardModifier.ShiftModifier)
        assert travel.playhead.step == change


def test_a_row_leads_to_the_birth_of_a_token(travel):
    application, history = travel.application, travel.project.history
    application.playback.last()
    travel.settle()
    rows = application.panes.merge_view.rows
    born = {step.token_id: step.step for step in history.steps}
    row, tile, token = next(
        (row, tile, face.id)
        for row, shown in enumerate(rows._geometry.rows)
        for tile, face in enumerate(shown.faces)
        if face.id in born
    )
    point = rows.tile_rect(row, tile).center().toPoint()
    where = rows.viewport().mapToGlobal(point)
    assert rows.face_at(QPointF(point)).id == token
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(rows.viewport(), QContextMenuEvent(reason, point, where))
    menu = visible("wordMenu", QMenu)
    next(a for a in menu.actions() if a.objectName() == "birth").trigger()
    menu.close()
    travel.settle()
    assert travel.playhead.step == born[token]


def test_t_walks_through_the_steps_that_change_the_live_text(travel):
    history = travel.project.history
    text = history.words[0]
    travel.project.set_live_text(text, "test")
    travel.settle()
    results = []
    travel.application.live.result_changed.connect(results.append)
    last = len(history.steps)
    ids = []
    for step in range(last + 1):
        go_to(travel, step)
        travel.application.live.refresh()
        ids.append(tuple(results[-1].ids))
    changes = [step for step in range(1, last + 1) if ids[step] != ids[step - 1]]
    assert changes
    go_to(travel, 0)
    for change in changes:
        press(travel, Qt.Key.Key_T)
        assert travel.playhead.step == change
    for change in changes[-2::-1]:
        press(travel, Qt.Key.Key_T, Qt.KeyboardModifier.ShiftModifier)
        assert travel.playhead.step == change
    travel.project.set_live_text("", "test")
    press(travel, Qt.Key.Key_T)
    assert "no live text" in travel.application.messages.messages[-1].text


def test_keys_set_a_range_that_playing_repeats(travel):
    application = travel.application
    go_to(travel, 2)
    press(travel, Qt.Key.Key_BracketLeft)
    go_to(travel, 5)
    press(travel, Qt.Key.Key_BracketRight)
    assert travel.playhead.loop == (2, 5)
    assert application.actions["loop"].isChecked()
    assert travel.find("loopButton").isChecked()
    seen = []
    travel.playhead.step_changed.connect(seen.append)
    application.playback.set_speed(64)
    QTest.keyClick(travel.window, Qt.Key.Key_Space)
    travel.wait(lambda: seen.count(5) >= 2)
    assert set(seen) == {2, 3, 4, 5}
    press(travel, Qt.Key.Key_Space)
    travel.click("loopButton")
    assert not travel.playhead.looping
    assert not application.actions["loop"].isChecked()
    travel.click("loopButton")
    assert travel.playhead.looping


def test_letters_go_to_the_field_that_has_the_keyboard(travel):
    editor = travel.find("corpusEditor")
    editor.setFocus()
    QTest.keyClicks(editor, "mtwg")
    assert not marks(travel)
    assert travel.playhead.step == 0
    assert not [w for w in QApplication.topLevelWidgets() if w.objectName() == "goDialog"]


def test_the_menu_opens_by_the_keyboard_at_the_cursor(travel):
    rows = travel.application.panes.merge_view.rows
    rows.setFocus()
    QTest.keyClick(rows, Qt.Key.Key_Down)
    reason = QContextMenuEvent.Reason.Keyboard
    event = QContextMenuEvent(reason, QPoint(1, 1), rows.mapToGlobal(QPoint(1, 1)))
    QApplication.sendEvent(rows.viewport(), event)
    visible("wordMenu", QMenu).close()


def test_the_words_of_the_merges_wait_until_watch_is_on_show(sample) -> None:
    """Nothing is derived for a page that nobody sees; all is there when somebody comes back."""
    scenes: list[int] = []
    sample.application.scene.scene_changed.connect(lambda scene: scenes.append(scene.step))
    sample.window.workspaces.go("inspect")
    scenes.clear()
    for step in (3, 9, 5):
        sample.application.playback.seek(step)
        sample.settle()
    assert scenes == []
    sample.window.workspaces.go("watch")
    assert scenes == [5]
    sample.application.playback.seek(7)
    sample.settle()
    assert scenes == [5, 7]
