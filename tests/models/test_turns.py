"""Turns: work in small portions, the first of them in front of painting."""

from __future__ import annotations

from time import perf_counter

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from bpe_desktop.models.turns import Turns


class Painted(QObject):
    """Writes down when a widget is painted."""

    def __init__(self, done: list[str]) -> None:
        super().__init__()
        self.done = done

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.done.append("paint")
        return False


@pytest.fixture
def shown(qtbot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    with qtbot.waitExposed(widget):
        widget.show()
    QApplication.processEvents()
    return widget


def work(seconds: float) -> None:
    end = perf_counter() + seconds
    while perf_counter() < end:
        pass


def test_what_is_asked_for_twice_is_done_once_in_the_order_of_asking(qapp) -> None:
    turns, done = Turns(), []
    first, second = (lambda: done.append("first")), (lambda: done.append("second"))
    for action in (first, second, first):
        turns.ask(action)
    assert turns.are_waiting
    assert done == []
    QApplication.processEvents()
    assert done == ["first", "second"]
    assert not turns.are_waiting


def test_the_first_turn_comes_before_painting_and_long_work_lets_it_in_between(
    qtbot, shown: QWidget
) -> None:
    turns, done = Turns(), []
    watch = Painted(done)
    shown.installEventFilter(watch)
    shown.update()
    turns.ask(lambda: (done.append("quick"), shown.update()))
    turns.ask(lambda: (done.append("long"), work(0.02)))
    turns.ask(lambda: (done.append("later"), shown.update()))
    qtbot.waitUntil(lambda: done[-1:] == ["paint"] and not turns.are_waiting)
    assert done == ["quick", "long", "paint", "later", "paint"]


def test_an_action_that_fails_does_not_stop_the_others(qtbot) -> None:
    turns, done = Turns(), []

    def fail() -> None:
        raise ValueError("on purpose")

    turns.ask(fail)
    turns.ask(lambda: done.append("other"))
    with qtbot.captureExceptions() as raised:
        qtbot.waitUntil(lambda: not turns.are_waiting)
    assert [kind for kind, *_ in raised] == [ValueError]
    assert done == ["other"]
