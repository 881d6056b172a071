"""The question of a step: its fields before an answer, after it, and at the next question."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from bpe_desktop.models.faces import Face
from bpe_desktop.models.lesson_exercise import Exercise
from bpe_desktop.models.lesson_model import Answered
from bpe_desktop.models.lesson_verdict import Given, Verdict, what_is_wanted
from bpe_desktop.views.lesson_task import LessonTask
from bpe_desktop.views.theme import Theme
from bpe_desktop.views.tiles import TilePainter

SPLIT = Exercise("split", "Where is it cut?", "a b", symbols=(Face(0, "a"), Face(1, "b")))
NUMBER = Exercise("number", "How many?", "2", number=2)


@pytest.fixture
def task(qtbot, theme: Theme) -> LessonTask:
    task = LessonTask(theme, TilePainter(theme))
    qtbot.addWidget(task)
    task.resize(700, 400)
    with qtbot.waitExposed(task):
        task.show()
    return task


def field(task: LessonTask, name: str) -> QLineEdit:
    found = task.findChild(QLineEdit, name)
    assert found is not None
    return found


def test_another_question_begins_without_the_fault_of_the_one_before(task: LessonTask) -> None:
    task.ask(SPLIT, (), has_hint=False)
    typed = field(task, "lessonPieces")
    QTest.keyClicks(typed, "xy")
    assert typed.property("invalid")
    task.ask(SPLIT, (), has_hint=False)
    assert typed.text() == ""
    assert not typed.property("invalid")


def test_an_answer_that_is_no_number_is_asked_for_again(task: LessonTask) -> None:
    task.ask(NUMBER, (), has_hint=False)
    number = field(task, "lessonNumber")
    QTest.keyClicks(number, "abc")
    wanted = what_is_wanted(NUMBER, task.given())
    assert "A number is wanted" in wanted
    task.refuse(wanted)
    assert number.property("invalid")
    assert "A number is wanted" in task.verdict.plain()
    assert task.check.isVisible()
    QTest.keyClicks(number, "2")  # in the place of what was typed
    assert number.text() == "2"
    assert not number.property("invalid")
    assert task.verdict.plain() == ""


def test_a_number_that_was_given_stays_to_be_read(task: LessonTask) -> None:
    task.ask(NUMBER, (), has_hint=False)
    number = field(task, "lessonNumber")
    number.setFocus()
    QTest.keyClicks(number, "3")
    task.show_answer(Answered(Given(number="3"), Verdict(0, 1, "Not 3.")), (), is_new=True)
    QTest.keyClicks(number, "4")
    assert number.text() == "3"
    assert number.isEnabled()  # and so as dark as any text
    assert not number.hasFocus()  # the arrows are for the steps again
    task.ask(NUMBER, (), has_hint=False)
    QTest.keyClicks(number, "5")
    assert number.text() == "5"
    assert task.check.isEnabled()
