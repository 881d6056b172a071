"""The command palette: everything is found by typed letters and done by Enter."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu

from bpe_desktop.views.command_palette import CommandPalette
from bpe_desktop.views.shortcuts_dialog import ShortcutsDialog

_COMMAND = Qt.ItemDataRole.UserRole


class Palette:
    """The palette of a window, driven by keys."""

    def __init__(self, driver) -> None:
        self.driver = driver
        self.widget = driver.find("commandPalette", CommandPalette)
        self.field = driver.find("commandField")
        self.list = driver.find("commandList")

    def open(self) -> None:
        QTest.keyClick(
            self.driver.window,
            Qt.Key.Key_P,
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
        )

    def lines(self) -> list[str]:
        return [self.list.item(row).data(_COMMAND).text for row in range(self.list.count())]

    def run(self, typed: str) -> None:
        self.open()
        self.driver.type("commandField", typed)
        QTest.keyClick(self.field, Qt.Key.Key_Return)


@pytest.fixture
def palette(sample) -> Palette:
    sample.find("mergeView").setFocus()
    return Palette(sample)


def leaves(menu: QMenu) -> list[str]:
    """Return the texts of all entries under a menu, found the obvious way."""
    texts = []
    for action in menu.actions():
        if action.menu() is not None:
            texts += leaves(action.menu())
        elif not action.isSeparator() and action.isVisible():
            texts.append(action.text().replace("&", ""))
    return texts


def test_it_lists_everything_of_the_menus(sample, palette):
    palette.open()
    assert not palette.widget.isHidden()
    assert palette.field.hasFocus()
    menus = [action.menu() for action in sample.window.menuBar().actions()]
    offered = [text for menu in menus for text in leaves(menu)]
    assert palette.lines()[: len(offered)] == offered
    samples = {sample.title for sample in sample.application.samples.values()}
    assert samples | {"Save", "Dark", "Reduced", "Inspect", "Train", "Corpus"} <= {*palette.lines()}


def test_typed_letters_and_enter_run_a_command(sample, palette):
    sample.application.playback.seek(7)
    palette.run("first")
    assert sample.playhead.step == 0
    assert palette.widget.isHidden()
    palette.run("theme dark")
    assert sample.application.theme.name == "dark"


def test_it_finds_the_topics_of_measure_and_the_languages(sample, palette):
    palette.open()
    for typed, line in (("language", "Italiano"), ("numbers", "Numbers"), ("prices", "Cost and")):
        palette.field.selectAll()
        palette.driver.type("commandField", typed)
        assert any(line in found for found in palette.lines()), (typed, palette.lines())
    palette.widget.close_palette()
    palette.run("numbers")
    assert sample.window.workspaces.name == "measure"
    assert sample.find("numbersTopic").isVisible()


@pytest.mark.slow
def test_it_chooses_the_algorithm(sample, palette):
    palette.open()
    sample.type("commandField", "algorithm: ")
    lines = [palette.list.item(row).data(_COMMAND) for row in range(palette.list.count())]
    form = sample.application.panes.training.form
    texts = [form.algorithm.itemText(index) for index in range(form.algorithm.count())]
    assert [line.text for line in lines] == [f"Algorithm: {text}" for text in texts]
    assert [line.text for line in lines if line.ticked] == ["Algorithm: BPE"]
    QTest.keyClick(palette.field, Qt.Key.Key_Escape)
    palette.run("algorithm unigram")
    sample.wait(lambda: sample.project.config.algorithm == "unigram")
    sample.wait_for_training()
    palette.open()  # what does not go with it is not offered
    assert not any(line.startswith("Equal counts: ") for line in palette.lines())


def test_it_works_in_every_workspace(sample, palette):
    for name in ("inspect", "watch"):
        palette.run(name)
        assert sample.window.workspaces.name == name
    palette.run("inspect")
    palette.open()
    assert not palette.widget.isHidden()


def test_arrows_move_and_pass_over_what_cannot_be_done(sample, palette):
    sample.application.playback.last()
    palette.open()
    sample.type("commandField", "step")
    lines = [palette.list.item(row).data(_COMMAND) for row in range(palette.list.count())]
    assert next(line for line in lines if line.text == "Step forward").enabled is False
    chosen = palette.list.currentItem().data(_COMMAND)
    assert chosen == next(line for line in lines if line.enabled)
    QTest.keyClick(palette.field, Qt.Key.Key_Down)
    below = [line for line in lines if line.enabled][1]
    assert palette.list.currentItem().data(_COMMAND) == below
    QTest.keyClick(palette.field, Qt.Key.Key_Up)
    assert palette.list.currentItem().data(_COMMAND) == chosen


def test_escape_closes_it_and_the_keyboard_goes_back(sample, palette):
    palette.open()
    QTest.keyClick(palette.field, Qt.Key.Key_Escape)
    assert palette.widget.isHidden()
    assert sample.find("mergeView").isAncestorOf(QApplication.focusWidget()) or (
        sample.find("mergeView") is QApplication.focusWidget()
    )


def test_the_same_keys_and_the_window_outside_close_it(sample, palette):
    palette.open()
    palette.open()
    assert palette.widget.isHidden()
    palette.open()
    sample.find("liveInput").setFocus()
    assert palette.widget.isHidden()
    assert sample.find("liveInput").hasFocus()


def test_what_has_no_name_is_said(sample, palette):
    palette.open()
    sample.type("commandField", "zzqx")
    assert palette.lines() == []
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert not palette.widget.isHidden()


def test_a_click_runs_a_line(sample, palette):
    sample.application.playback.seek(3)
    palette.open()
    sample.type("commandField", "last")
    row = palette.lines().index("Last")
    place = palette.list.visualItemRect(palette.list.item(row)).center()
    QTest.mouseClick(palette.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert sample.playhead.at_end


def test_edit_commands_reach_the_field_that_had_the_keyboard(sample, palette):
    live = sample.find("liveInput")
    live.setFocus()
    palette.run("select all")
    assert live.textCursor().selectedText() == live.toPlainText()


def test_the_list_of_shortcuts_has_every_key_of_the_window(sample, palette):
    for key in (Qt.Key.Key_F1, Qt.Key.Key_Question):
        sample.window.activateWindow()
        sample.wait(sample.window.isActiveWindow)
        QTest.keyClick(sample.window, key)
        dialog = sample.window.findChild(ShortcutsDialog)
        shown = " ".join(label.text() for label in dialog.findChildren(QLabel))
        for action in sample.window.findChildren(QAction):
            for sequence in action.shortcuts() if action.data() is None else ():
                name = sequence.toString(QKeySequence.SequenceFormat.NativeText)
                assert name in shown, action.objectName()
        dialog.close()
        sample.wait(lambda: sample.window.findChild(ShortcutsDialog) is None)


def test_a_number_goes_to_that_step(sample, palette):
    palette.run("5")
    assert sample.playhead.step == 5


def test_a_token_goes_to_its_birth(sample, palette):
    vocabulary = sample.project.history.vocabulary
    made = vocabulary.token(sample.project.history.steps[9].token_id)
    palette.open()
    sample.type("commandField", f"#{made.id}")
    assert palette.list.currentItem().data(_COMMAND).face.id == made.id
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert sample.playhead.step == made.rank == 10
    palette.open()
    sample.type("commandField", "švej")
    lines = [palette.list.item(row).data(_COMMAND) for row in range(palette.list.count())]
    labels = [line.face.label for line in lines if line.face is not None]
    assert labels[0] == "švej"
    assert {"švejk", "švejko"} <= {*labels}
