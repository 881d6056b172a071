"""The end of a lesson: what was right and what was not, and the ways on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from bpe_desktop.views.lesson_side import AnswerRow
from bpe_desktop.views.lesson_summary import LessonSummary
from bpe_desktop.views.theme import Theme

ROWS = [AnswerRow("Letters", "146", True, "146"), AnswerRow("Merge 3", "r + o", False, "a + s")]


@pytest.fixture
def summary(qtbot, theme: Theme) -> LessonSummary:
    summary = LessonSummary(theme)
    qtbot.addWidget(summary)
    with qtbot.waitExposed(summary):
        summary.show()
    return summary


def test_each_question_stands_with_both_answers(summary: LessonSummary) -> None:
    before = QApplication.topLevelWidgets()
    summary.set_summary("Five words", ROWS, 1, 2)
    texts = [label.text() for label in summary.findChildren(QLabel) if label.text()]
    assert {"Finished: Five words", "1 of 2 points", "Merge 3", "a + s", "r + o"} <= {*texts}
    assert [widget for widget in QApplication.topLevelWidgets() if widget not in before] == []
    summary.set_summary("Only read", [], 0, 0)
    assert not summary.score.isVisible()


def test_the_ways_on_are_buttons_and_enter(summary: LessonSummary, qtbot) -> None:
    summary.set_summary("Five words", ROWS, 1, 2)
    for button, told in (
        (summary.list_button, summary.list_requested),
        (summary.anew_button, summary.anew_requested),
        (summary.back_button, summary.back_requested),
    ):
        with qtbot.waitSignal(told):
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        button.setFocus()
        with qtbot.waitSignal(told):
            QTest.keyClick(button, Qt.Key.Key_Return)
    summary.setFocus()
    with qtbot.waitSignal(summary.list_requested):
        QTest.keyClick(summary, Qt.Key.Key_Return)
