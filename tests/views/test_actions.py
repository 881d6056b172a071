"""The table of actions, their menus, and when their keys rest."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QLineEdit,
    QMainWindow,
    QPlainTextEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bpe_desktop.views.action_table import ACTIONS, MENUS, SUBMENUS, THEME_CHOICES
from bpe_desktop.views.actions import Actions
from bpe_desktop.views.segmented import Segmented
from bpe_desktop.views.shortcut_guard import ShortcutGuard
from bpe_desktop.views.shortcuts_dialog import ShortcutsDialog
from bpe_desktop.views.theme import Theme

CONTRACT = (
    "open",
    "save",
    "export",
    "train",
    "cancel",
    "play",
    "stepForward",
    "stepBack",
    "first",
    "last",
)


@pytest.fixture
def actions(theme: Theme) -> Actions:
    return Actions(theme)


class Bench(QMainWindow):
    """A window with one field of each kind and all actions."""

    def __init__(self, actions: Actions) -> None:
        super().__init__()
        self.fired: list[str] = []
        actions.fill_menu_bar(self.menuBar())
        self.line, self.text, self.combo = QLineEdit(), QPlainTextEdit(), QComboBox()
        self.combo.addItems(["King", "Queen"])
        self.button = QPushButton("Press")
        self.segmented = Segmented(Theme("light"), (("text", "Text"), ("counts", "Word counts")))
        self.plain = QWidget()
        self.plain.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        content = QWidget()
        column = QVBoxLayout(content)
        for widget in (self.line, self.text, self.combo, self.button, self.segmented, self.plain):
            column.addWidget(widget)
        self.setCentralWidget(content)
        self.guard = ShortcutGuard(actions, self)
        for action in actions:
            name = action.objectName().removeprefix("action.")
            action.triggered.connect(lambda _=False, name=name: self.fired.append(name))


@pytest.fixture
def bench(qtbot: QtBot, actions: Actions) -> Bench:
    actions.set_flags(trained=True, corpus=True, file=True)
    window = Bench(actions)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return window


def test_contract_names_and_tips(actions: Actions) -> None:
    for name in CONTRACT:
        assert actions[name].objectName() == f"action.{name}"
    for action in actions:
        for key in action.shortcuts():
            shown = key.toString(QKeySequence.SequenceFormat.NativeText)
            assert shown in action.toolTip()


def test_table_is_consistent(actions: Actions) -> None:
    keys = Counter(key for spec in ACTIONS for key in spec.keys)
    assert [key for key, times in keys.items() if times > 1] == []
    entries = [entry for _, _, entries in MENUS for entry in entries if entry]
    assert {e[1:] for e in entries if e.startswith("@")} == set(SUBMENUS)
    listed = Counter(e for e in entries if not e.startswith("@"))
    assert set(listed) == {spec.name for spec in ACTIONS}
    assert max(listed.values()) == 1


def test_flags_enable(actions: Actions) -> None:
    assert not actions["export"].isEnabled()
    assert not actions["cancel"].isEnabled()
    assert actions["open"].isEnabled()
    actions.set_flags(trained=True, vocabulary=True, corpus=True)
    assert actions["export"].isEnabled()
    assert actions["train"].isEnabled()
    assert actions["stepBack"].isEnabled()
    actions.set_flags(training=True, at_start=True)
    assert not actions["train"].isEnabled()
    assert actions["cancel"].isEnabled()
    assert not actions["stepBack"].isEnabled()
    assert actions["stepForward"].isEnabled()


def test_play_reads_pause_while_playing(actions: Actions) -> None:
    actions.set_playing(True)
    assert actions["play"].text() == "&Pause"
    assert actions["play"].toolTip() == "Pause (Space, K)"
    actions.set_playing(False)
    assert actions["play"].text() == "&Play"


def test_samples_recent_and_theme(actions: Actions, qtbot: QtBot) -> None:
    actions.set_samples([("svejk", "Švejk & friends")])
    with qtbot.waitSignal(actions.sample_requested) as sample:
        actions.menu("samples").actions()[0].trigger()
    assert sample.args == ["svejk"]
    actions.set_recent([f"/texts/{number}.txt" for number in range(12)])
    entries = [action for action in actions.menu("recent").actions() if action.data()]
    assert len(entries) == 9
    assert entries[8].shortcut() == QKeySequence("Ctrl+9")
    with qtbot.waitSignal(actions.recent_requested) as recent:
        entries[1].trigger()
    assert recent.args == ["/texts/1.txt"]
    for key, _ in THEME_CHOICES:
        actions.set_theme_choice(key)
        ticked = [a.objectName() for a in actions.menu("theme").actions() if a.isChecked()]
        assert ticked == [f"action.theme.{key}"]
    with qtbot.waitSignal(actions.theme_requested) as choice:
        actions.menu("theme").actions()[2].trigger()
    assert choice.args == ["dark"]


def test_empty_lists_close_their_menus(actions: Actions) -> None:
    actions.set_recent([])
    actions.set_samples([])
    assert not actions.menu("recent").isEnabled()
    assert not actions.menu("samples").menuAction().isVisible()


def test_transport_keys_work_outside_fields(bench: Bench, qtbot: QtBot) -> None:
    bench.plain.setFocus()
    for key in (Qt.Key.Key_Space, Qt.Key.Key_K, Qt.Key.Key_Left, Qt.Key.Key_Period, Qt.Key.Key_End):
        qtbot.keyClick(bench.plain, key)
    assert bench.fired == ["play", "play", "stepBack", "stepForward", "last"]
    bench.fired.clear()
    qtbot.keyClick(bench.plain, Qt.Key.Key_Greater)
    qtbot.keyClick(bench.plain, Qt.Key.Key_Question)
    assert bench.fired == ["faster", "shortcuts"]


def test_fields_keep_their_keys(bench: Bench, qtbot: QtBot) -> None:
    for field in (bench.line, bench.text):
        field.setFocus()
        qtbot.keyClicks(field, "k j.l, <>?")
        qtbot.keyClick(field, Qt.Key.Key_Home)
        qtbot.keyClicks(field, "J")
    assert bench.fired == []
    assert bench.line.text() == bench.text.toPlainText() == "Jk j.l, <>?"


def test_read_only_field_keeps_its_keys(bench: Bench, qtbot: QtBot) -> None:
    bench.text.setPlainText("one\ntwo")
    bench.text.setReadOnly(True)
    bench.text.setFocus()
    for key in (Qt.Key.Key_End, Qt.Key.Key_Right, Qt.Key.Key_Space):
        qtbot.keyClick(bench.text, key)
    assert bench.fired == []


def test_button_keeps_space_only(bench: Bench, qtbot: QtBot) -> None:
    presses: list[bool] = []
    bench.button.clicked.connect(lambda: presses.append(True))
    bench.button.setFocus()
    qtbot.keyClick(bench.button, Qt.Key.Key_Space)
    qtbot.keyClick(bench.button, Qt.Key.Key_K)
    assert presses == [True]
    assert bench.fired == ["play"]


def test_list_keeps_its_letters(bench: Bench, qtbot: QtBot) -> None:
    bench.combo.setCurrentIndex(1)
    bench.combo.setFocus()
    qtbot.keyClick(bench.combo, Qt.Key.Key_K)
    assert bench.combo.currentText() == "King"
    assert bench.fired == []


def test_keys_with_control_work_everywhere(bench: Bench, qtbot: QtBot) -> None:
    bench.line.setFocus()
    qtbot.keyClick(bench.line, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(bench.line, Qt.Key.Key_F1)
    assert bench.fired == ["train", "shortcuts"]


def test_escape_cancels_only_a_training(bench: Bench, actions: Actions, qtbot: QtBot) -> None:
    bench.line.setFocus()
    qtbot.keyClick(bench.line, Qt.Key.Key_Escape)
    assert bench.fired == []
    actions.set_flags(training=True)
    qtbot.keyClick(bench.line, Qt.Key.Key_Escape)
    assert bench.fired == ["cancel"]


def test_alt_and_letter_open_a_menu(bench: Bench, qtbot: QtBot) -> None:
    bench.plain.setFocus()
    assert [action.text() for action in bench.menuBar().actions()][:2] == ["File", "Edit"]
    qtbot.keyClick(bench.plain, Qt.Key.Key_E, Qt.KeyboardModifier.AltModifier)
    menu = bench.menuBar().actions()[1].menu()
    qtbot.waitUntil(menu.isVisible)
    menu.close()


def test_shortcut_list_names_every_key(qtbot: QtBot, theme: Theme, actions: Actions) -> None:
    actions.set_recent(["/texts/one.txt", "/texts/two.txt"])
    dialog = ShortcutsDialog(theme, actions)
    qtbot.addWidget(dialog)
    shown = [label.text() for label in dialog.findChildren(QLabel)]
    assert "Ctrl+1 to Ctrl+2" in shown
    assert "Left or ," in shown
    for action in actions:
        keys = [key.toString(QKeySequence.SequenceFormat.NativeText) for key in action.shortcuts()]
        if keys:
            name = action.text().replace("&", "").rstrip("…")
            assert shown[shown.index(name) + 1] == " or ".join(keys)


def test_arrows_choose_between_segments(bench: Bench, qtbot: QtBot) -> None:
    chosen: list[str] = []
    bench.segmented.chosen.connect(chosen.append)
    bench.segmented.findChild(QToolButton, "segment.text").setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Right):
        qtbot.keyClick(bench.focusWidget(), key)
    assert chosen == ["counts", "text", "counts", "text"]
    assert bench.fired == []
