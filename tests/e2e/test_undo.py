"""Edit > Undo: one order for settings and corpus, while fields keep their own."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QPushButton, QTableView


@pytest.fixture
def text(sample, tmp_path):
    path = tmp_path / "words.txt"
    path.write_text("low lower lowest\n" * 3)
    sample.application.files.open_path(str(path))
    sample.wait(lambda: sample.project.source.name == "words.txt")
    sample.wait_for_training()
    return sample


def set_merges(driver, number):
    """Type another number of merges into its field and leave it."""
    field = driver.application.panes.training.form.stop_number
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, str(number))
    QTest.keyClick(field, Qt.Key.Key_Tab)
    driver.wait(lambda: driver.project.config.merges == number)


def leave_fields(driver):
    driver.window.centre.setFocus()


def test_settings_are_undone_and_done_again_from_the_menu(text):
    first = text.project.config
    set_merges(text, 7)
    set_merges(text, 9)
    leave_fields(text)
    text.trigger("undo")
    assert text.project.config.merges == 7
    text.trigger("undo")
    assert text.project.config == first
    text.trigger("undo")
    assert text.project.config == first
    text.trigger("redo")
    text.trigger("redo")
    assert text.project.config.merges == 9
    text.wait_for_training()
    assert text.application.panes.training.form.stop_number.text() == "9"


def test_edits_of_the_corpus_and_settings_are_undone_in_one_order(text):
    before = text.project.source.text
    text.replace_corpus("tap pat")
    text.wait(lambda: text.project.source.text == "tap pat")
    set_merges(text, 3)
    leave_fields(text)
    text.trigger("undo")
    assert text.project.config.merges != 3
    assert text.project.source.text == "tap pat"
    text.trigger("undo")
    assert text.project.source.text == before
    assert text.find("corpusEditor").toPlainText() == before
    text.trigger("redo")
    assert text.find("corpusEditor").toPlainText() == "tap pat"
    text.wait_for_training()
    assert text.project.history.words == ("tap", "pat")


def test_the_editor_takes_its_own_typing_back_key_by_key(text):
    before = text.project.source.text
    editor = text.find("corpusEditor")
    editor.setFocus()
    text.type("corpusEditor", "xy")
    text.wait(lambda: text.project.source.text == "xy" + before)
    QTest.keyClick(editor, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    text.wait(lambda: text.project.source.text == before)
    leave_fields(text)
    text.trigger("undo")  # nothing is left to take back: the editor did it
    assert text.project.source.text == before


def test_another_corpus_begins_anew(text, tmp_path):
    set_merges(text, 5)
    other = tmp_path / "other.txt"
    other.write_text("tap pat\n")
    text.application.files.open_path(str(other))
    text.wait(lambda: text.project.source.name == "other.txt")
    leave_fields(text)
    text.trigger("undo")
    assert text.project.config.merges == 5


def press_undo(driver, *, redo=False):
    """Press the keys of Undo or Redo wherever the keyboard is, as a window system would."""
    keys = Qt.KeyboardModifier.ControlModifier
    if redo:
        keys |= Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(driver.window.windowHandle(), Qt.Key.Key_Z, keys)


@pytest.mark.parametrize("place", ["choice", "merge view", "button", "table", "other field"])
def test_the_keys_undo_a_setting_wherever_no_field_has_something_to_take_back(text, place):
    panes = text.application.panes
    form = panes.training.form
    focus = {
        "choice": form.findChildren(QComboBox)[0],
        "merge view": panes.merge_view,
        "button": panes.training.findChildren(QPushButton)[0],
        "table": panes.vocabulary.findChildren(QTableView)[0],
        "other field": text.find("liveInput"),
    }[place]
    before = text.project.config.merges
    set_merges(text, 7)
    focus.setFocus()
    assert focus.hasFocus()
    press_undo(text)
    assert text.project.config.merges == before
    press_undo(text, redo=True)
    assert text.project.config.merges == 7


def test_a_field_with_something_of_its_own_to_take_back_keeps_the_keys(text):
    live = text.find("liveInput")
    set_merges(text, 7)
    shown = live.toPlainText()
    text.type("liveInput", "xy")
    press_undo(text)
    assert live.toPlainText() == shown
    assert text.project.config.merges == 7
    press_undo(text, redo=True)
    assert live.toPlainText() == "xy" + shown
    press_undo(text)
    press_undo(text)  # nothing is left of the field's own
    assert text.project.config.merges != 7
