"""The Tab key in the editor of the corpus: it is a character there, and no trap."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bpe_desktop.views.corpus_editor import CorpusEditor
from bpe_desktop.views.theme import Theme

SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


@pytest.mark.parametrize(
    ("key", "modifiers", "forward"),
    [
        (Qt.Key.Key_Tab, CONTROL, True),
        (Qt.Key.Key_Backtab, SHIFT, False),
        (Qt.Key.Key_Backtab, SHIFT | CONTROL, False),
    ],
)
def test_a_tab_is_typed_and_other_keys_lead_out(
    qtbot: QtBot, theme: Theme, key: Qt.Key, modifiers: Qt.KeyboardModifier, forward: bool
) -> None:
    place = QWidget()
    qtbot.addWidget(place)
    column = QVBoxLayout(place)
    before, editor, after = QLineEdit(), CorpusEditor(theme), QLineEdit()
    for part in (before, editor, after):
        column.addWidget(part)
    with qtbot.waitExposed(place):
        place.show()
    editor.setFocus()
    for typed in ("low", Qt.Key.Key_Tab, "5"):
        if isinstance(typed, str):
            QTest.keyClicks(editor, typed)
        else:
            QTest.keyClick(editor, typed)
    assert editor.toPlainText() == "low\t5"
    QTest.keyClick(editor, key, modifiers)
    assert (after if forward else before).hasFocus()
    assert editor.toPlainText() == "low\t5"
