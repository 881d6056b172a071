"""The side of a lesson: an answer stands with what is right, and only all points are green."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from bpe_desktop.views.lesson_side import AnswerRow, LessonSide
from bpe_desktop.views.theme import Theme
from bpe_desktop.views.tiles import TilePainter

WRONG = AnswerRow("Letters", "146", False, "140")
RIGHT = AnswerRow("Merge 3", "r + o", True, "r + o")


@pytest.fixture
def side(qtbot, theme: Theme) -> LessonSide:
    side = LessonSide(theme, TilePainter(theme))
    qtbot.addWidget(side)
    side.resize(344, 700)
    with qtbot.waitExposed(side):
        side.show()
    return side


def test_what_was_answered_stands_with_what_is_right(side: LessonSide) -> None:
    side.set_answers([WRONG, RIGHT], 1, 2)
    answers = side.answers
    assert answers.accessibleName() == (
        "Letters: 140, not right. Right answer: 146; Merge 3: r + o, right"
    )
    # A wrong answer has a second line, for what is right.
    both = answers.sizeHint().height()
    side.set_answers([RIGHT, RIGHT], 2, 2)
    assert both > answers.sizeHint().height()
    assert answers.grab().width() > 0


def test_all_of_an_answer_that_is_cut_off_is_told(side: LessonSide) -> None:
    said = "The pair of merge 6 occurred 14 times, as nobody would have thought of it"
    side.set_answers([RIGHT, WRONG._replace(given=said)], 1, 2)
    point = QPoint(40, 60)
    help_event = QHelpEvent(QEvent.Type.ToolTip, point, side.answers.mapToGlobal(point))
    QApplication.sendEvent(side.answers, help_event)
    assert said in QToolTip.text()
    QToolTip.hideText()


@pytest.mark.parametrize(("points", "tone"), [(0, ""), (1, ""), (2, "good")])
def test_only_all_points_are_green(side: LessonSide, points: int, tone: str) -> None:
    side.set_answers([WRONG, RIGHT], 2, 2)
    side.set_answers([WRONG, RIGHT], points, 2)
    assert side.score.text() == f"{points} of 2 points"
    assert side.score.property("tone") == tone


def test_bars_are_not_left_out_without_a_sign(side: LessonSide) -> None:
    side.set_bars([146, 121, 101, 87, 78, 70, 62], "Symbols left")
    assert not side.bars.has_gap
    assert len(side.bars.bars) == 7
    side.set_bars([146, 121, 101, 87, 78, 70, 62, 55, None], "Symbols left")
    assert side.bars.has_gap
    assert side.bars.accessibleName() == "start: 146, …, 4: 78, 5: 70, 6: 62, 7: 55, 8: ?"
    assert side.bars.grab().width() > 0
