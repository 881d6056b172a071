"""Lessons, taken as a person does: with keys and clicks, left and taken up again, from files."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QContextMenuEvent, QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from bpe_desktop.app import build
from bpe_desktop.app.teaching import Teaching
from bpe_desktop.models.run_state import Phase
from bpe_desktop.views.lesson_option import LessonOption

from .conftest import Driver

SMALL = """lesson: Two words
language: en
merges: 2
corpus:
  ab 3
  abc 1

## Read

There are {words} words.

## Choose
ask: next merge
hint: Look.
after: {merge 1}.

Which one?
"""


def teaching(driver: Driver) -> Teaching:
    return driver.application.workspaces.teaching


def press(driver: Driver, *keys: Qt.Key) -> None:
    """Press keys where the keyboard is."""
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or driver.window, key)
        driver.settle()


def enter(driver: Driver, row: str = "") -> None:
    """Go to the lessons by their key, and begin one by a click."""
    QTest.keyClick(driver.window, Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    driver.settle()
    if row:
        driver.click(f"lesson.{row}")
        driver.settle()


def rest(driver: Driver) -> None:
    """Wait until the merges that are told of are made, and nothing moves."""
    lesson = teaching(driver)
    merges, playhead = lesson.model.merges, lesson.playhead
    driver.wait(lambda: playhead.step == merges and playhead.phase == "rest")
    driver.settle()


def options(driver: Driver) -> list[LessonOption]:
    return teaching(driver).page.task.options


def right_key(driver: Driver) -> Qt.Key:
    exercise = teaching(driver).model.exercise
    assert exercise is not None
    place = [option.is_right for option in exercise.options].index(True)
    return (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)[place]


def shown_rows(driver: Driver) -> list[str]:
    return [
        " ".join(face.label for face in row.faces) for row in teaching(driver).page.view._shown.rows
    ]


def test_a_lesson_is_taken_with_keys_and_taken_up_again(sample: Driver) -> None:
    history, step = sample.project.history, sample.playhead.step
    enter(sample)
    # By the arrows to the fourth lesson, and in.
    press(sample, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return)
    model, page = teaching(sample).model, teaching(sample).page
    assert page.guide.title() == "Five words in Italian"
    assert shown_rows(sample) == [
        "b a s s o", "b a s s o t t o", "b o s s o", "r o s s o", "r o s s e t t o",
    ]  # fmt: skip
    press(sample, Qt.Key.Key_Return)
    assert not page.guide.next.isEnabled()
    sample.type("lessonNumber", "145")
    press(sample, Qt.Key.Key_Return)
    assert "Not 145: it is 146." in page.task.verdict.plain()
    assert page.guide.next.isEnabled()
    press(sample, Qt.Key.Key_Return)
    assert (model.at, model.merges) == (2, 0)
    # The pair to come is not given away before it is revealed.
    assert page.view._shown.pair is None
    assert page.side.merges.lines[-1].pair is None
    assert all(option.note() == "count hidden" for option in options(sample))
    press(sample, Qt.Key.Key_H)
    assert "all five rows" in page.guide.hint.plain()
    press(sample, right_key(sample))
    assert [option.isChecked() for option in options(sample)].count(True) == 1
    sample.type("lessonNumber", "25")
    # It moves for a third of a second from now on, of which a busy machine may show nothing.
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert page.view._shown.pair is not None
    sample.settle()
    assert sorted(option.note() for option in options(sample)) == ["14×", "17×", "20×", "25×"]
    rest(sample)
    assert shown_rows(sample)[3] == "r o ss o"
    assert page.view._shown.pair is None
    assert model.points == (2, 3)
    assert page.side.score.text() == "2 of 3 points"
    assert [bar for _, bar in page.side.bars.bars] == [146, 121]
    # Keys that step through the training elsewhere turn the steps of the lesson here.
    press(sample, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_Space)
    assert model.at == 2
    press(sample, Qt.Key.Key_Right)
    sample.click("leaveLesson")
    assert not page.shows_lesson
    assert QApplication.focusWidget().objectName() == "lesson.italian-five-words.en"
    QTest.keyClick(sample.window, Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    sample.settle()
    assert sample.project.history is history
    assert sample.playhead.step == step
    assert sample.window.run_state.isVisible()
    # A new session: the lesson is where it was left.
    again = build(QApplication.instance(), sample.application.settings)
    try:
        again.show((1024, 700))
        other = again.workspaces.teaching
        again.window.workspaces.go("lessons")
        row = next(row for row in other.page.list.rows if row.text() == "Five words in Italian")
        assert row.entry.state == "Step 4 of 13, 2 of 3 points"
        row.click()
        assert (other.model.at, other.model.points) == (3, (2, 3))
        # Below the fold nothing is needed: the button stands in the window.
        check = other.page.task.check
        QApplication.processEvents()
        place = check.mapTo(again.window, check.rect().bottomRight())
        assert again.window.rect().contains(place)
    finally:
        again.close()


def side_texts(driver: Driver) -> tuple[list[str], list[int | None]]:
    """The merges beside a question in short, and the bars."""
    side = teaching(driver).page.side
    lines = [
        f"{'?' if line.token is None else line.token.label} {line.figure}"
        for line in side.merges.lines
    ]
    return lines, [bar for _, bar in side.bars.bars]


def test_nothing_beside_a_question_tells_its_answer(sample: Driver) -> None:
    sample.application.playback.set_motion("off")
    enter(sample, "italian-five-words.en")
    go_to(sample, "Words become letters")
    bars = teaching(sample).page.side.bars
    assert side_texts(sample) == ([], [None])
    assert bars.accessibleName() == "start: ?"
    assert bars.grab().width()  # nothing is known, and it can be drawn
    answer(sample)
    assert side_texts(sample) == ([], [146])
    go_to(sample, "Symbols left")
    assert side_texts(sample)[1] == [146, 121, 101, 87, None]
    answer(sample)
    assert side_texts(sample)[1] == [146, 121, 101, 87, 78]
    go_to(sample, "Four claims")
    sample.wait(lambda: teaching(sample).page.view._shown.step == 6)
    assert side_texts(sample)[0] == ["ss 25", "sso 20", "ro 14", "rosso 9", "asso 8", "? ?"]
    hidden = ["basso", "bassotto ?", "bosso ?", "rosso", "ro ss e t t o"]
    assert shown_rows(sample) == hidden
    press(sample, Qt.Key.Key_Left)
    assert "b o sso" in shown_rows(sample)
    press(sample, Qt.Key.Key_Right)
    sample.wait(lambda: shown_rows(sample) == hidden)
    answer(sample)
    assert side_texts(sample)[0][-1] == "basso 8"
    assert shown_rows(sample)[1:3] == ["basso t t o", "b o sso"]


FACTS_ASKED = """lesson: Facts
language: en
merges: 3
corpus:
  low 5
  lower 2

## Words
at: 3
ask: number words

## Occurrences
ask: number occurrences

## Birth
ask: number birth low

## Count
ask: number count l o after 0

## Frequency
ask: number frequency low

## Tokens
ask: number tokens lower

## All tokens
ask: number tokens low lower
"""


def test_whatever_is_asked_its_place_is_hidden(sample: Driver, tmp_path: Path) -> None:
    path = tmp_path / "facts.lesson"
    path.write_text(FACTS_ASKED, encoding="utf-8")
    sample.application.files.open_paths([str(path)])

    def figures() -> list[tuple[str, str]]:
        return [(figure.value, figure.unit) for figure in sample.window.status_bar.figures]

    assert figures()[1] == ("?", "7 occurrences")
    answer(sample)
    assert figures()[1] == ("2 words", "7 occurrences")
    go_to(sample, "Occurrences")
    assert figures()[1] == ("2 words", "?")
    go_to(sample, "Birth")
    assert side_texts(sample)[0] == ["? 7", "? 7", "? 2"]
    answer(sample)
    assert side_texts(sample)[0] == ["lo 7", "low 7", "er 2"]
    go_to(sample, "Count")
    assert side_texts(sample)[0] == ["lo ?", "low 7", "er 2"]
    go_to(sample, "Frequency")
    assert side_texts(sample)[0] == ["lo 7", "low ?", "er 2"]
    go_to(sample, "Tokens")
    assert shown_rows(sample) == ["low", "lower ?"]
    answer(sample)
    assert shown_rows(sample) == ["low", "low er"]
    go_to(sample, "All tokens")  # to be added up from the rows
    assert shown_rows(sample) == ["low", "low er"]


@pytest.mark.slow
def test_a_word_is_cut_by_clicks_and_by_typing(sample: Driver) -> None:
    enter(sample, "ation-family.en")
    go_to(sample, "A word it never saw")
    page, model = teaching(sample).page, teaching(sample).model
    for place in (1, 2, 4):
        QTest.mouseClick(page.task.cut_row, Qt.MouseButton.LeftButton,
                         pos=page.task.cut_row.gap_point(place))  # fmt: skip
    assert sample.find("lessonPieces").text() == "c r ea tion·"
    page.task.cut_row.setFocus()
    press(sample, Qt.Key.Key_Space)  # takes the last cut back
    press(sample, Qt.Key.Key_Left, Qt.Key.Key_Space)
    assert page.task.cut_row.cuts == {1, 2, 3}
    press(sample, Qt.Key.Key_Return)
    assert model.answer is not None
    assert model.answer.verdict.is_right
    go_to(sample, "Not every -ion")
    sample.find("lessonPieces").clear()
    sample.type("lessonPieces", "f ash ion")
    assert page.task.cut_row.cuts == {1, 4}
    assert not sample.find("lessonPieces").property("invalid")
    sample.type("lessonPieces", "x")
    assert sample.find("lessonPieces").property("invalid")
    sample.click("lessonCheck")
    assert not model.answer.verdict.is_right
    assert "f a s h i o n ·" in page.task.verdict.plain()


def go_to(driver: Driver, title: str) -> None:
    """Answer everything rightly up to a step."""
    model, page = teaching(driver).model, teaching(driver).page
    while model.step.title != title:
        answer(driver)
        driver.click("lessonNext")
        driver.settle()
    assert page.guide.title_label.text() == title


def answer(driver: Driver) -> None:
    """Answer the step on show rightly, by the keyboard."""
    model, page = teaching(driver).model, teaching(driver).page
    exercise = model.exercise
    if model.step.reveal is not None:
        while page.task.check.isVisible():
            driver.click("lessonCheck")
    elif exercise is None or model.answer is not None:
        return
    elif exercise.kind == "split":
        labels = "".join(face.label for face in exercise.symbols)
        ends = [0, *sorted(exercise.cuts), len(exercise.symbols)]
        assert len(labels) == len(exercise.symbols)
        pieces = [labels[a:b] for a, b in pairwise(ends)]
        driver.find("lessonPieces").clear()
        driver.type("lessonPieces", " ".join(pieces))
        press(driver, Qt.Key.Key_Return)
    elif exercise.options:
        page.setFocus()
        press(driver, right_key(driver))
        if exercise.number is not None:
            driver.type("lessonNumber", str(exercise.number))
        press(driver, Qt.Key.Key_Return)
    else:
        driver.type("lessonNumber", exercise.right)
        press(driver, Qt.Key.Key_Return)
    assert model.is_settled


@pytest.mark.slow
@pytest.mark.parametrize("own", [False, True])
def test_every_lesson_can_be_taken_to_its_end(sample: Driver, own: bool) -> None:
    sample.application.playback.set_motion("off")
    enter(sample)
    page, model = teaching(sample).page, teaching(sample).model
    if own:
        QTest.mouseClick(page.list.language._buttons["own"],
                         Qt.MouseButton.LeftButton)  # fmt: skip
    keys = [row.entry.key for row in page.list.rows]
    assert len(keys) == 8
    for key in keys:
        assert key.endswith(".en") or own
        sample.click(f"lesson.{key}")
        sample.settle()
        while True:
            answer(sample)
            points, of = model.points
            assert points == of
            is_last = model.at == len(model.steps) - 1
            sample.click("lessonNext")
            sample.settle()
            if is_last:
                break
        assert page.summary.score.text() == f"{points} of {points} points"
        press(sample, Qt.Key.Key_Return)
        assert model.worked is None
        row = next(row for row in page.list.rows if row.entry.key == key)
        assert row.entry.state == f"Done: {points} of {of} points"
        assert row.hasFocus()
    # The score is forgotten by the menu of the row.
    row = page.list.rows[0]
    QApplication.sendEvent(row, context_menu(row))
    menu = sample.find("lessonMenu", QMenu)
    menu.actions()[0].trigger()
    menu.close()
    sample.settle()
    assert page.list.rows[0].entry.mark == "none"


def context_menu(widget: QWidget) -> QContextMenuEvent:
    point = QPoint(20, 20)
    reason = QContextMenuEvent.Reason.Mouse
    return QContextMenuEvent(reason, point, widget.mapToGlobal(point))


@pytest.mark.slow
def test_a_lesson_comes_from_a_file(driver: Driver, tmp_path: Path) -> None:
    path, broken = tmp_path / "two.lesson", tmp_path / "broken.lesson"
    path.write_text(SMALL, encoding="utf-8")
    broken.write_text(SMALL.replace("next merge", "next page"), encoding="utf-8")
    plain = tmp_path / "lesson.txt"
    plain.write_text(SMALL, encoding="utf-8")
    driver.application.open_first([str(plain)])  # told by its content
    driver.wait(lambda: driver.project.run.phase is Phase.FINISHED)
    assert driver.project.source.name != "lesson.txt"  # the sample stands behind it
    page, model = teaching(driver).page, teaching(driver).model
    assert driver.window.workspaces.name == "lessons"
    assert page.guide.title() == "Two words"
    drop(driver, broken)
    assert driver.errors() == ["broken.lesson, line 13: 'next page' cannot be asked."]
    assert page.guide.title() == "Two words"  # what was open stays
    drop(driver, path)
    assert driver.errors() == []
    press(driver, Qt.Key.Key_Return)
    press(driver, right_key(driver), Qt.Key.Key_Return)
    rest(driver)
    assert model.points == (1, 1)
    driver.click("leaveLesson")
    opened = [row for row in page.list.rows if row.entry.is_removable]
    assert [row.entry.title for row in opened] == ["Two words", "Two words"]
    # With texts it is no corpus.
    text = tmp_path / "a.txt"
    text.write_text("a b", encoding="utf-8")
    driver.application.files.open_paths([str(text), str(path)])
    assert driver.errors() == ["two.lesson is a lesson, not a text."]


def drop(driver: Driver, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    at, copy, left = QPoint(400, 300), Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    keys = Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(driver.window, QDragEnterEvent(at, copy, data, left, keys))
    QApplication.sendEvent(driver.window, QDropEvent(QPointF(at), copy, data, left, keys))
    driver.settle()
