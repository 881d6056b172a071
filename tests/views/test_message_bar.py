"""Messages: order, remedies, closing, and going by themselves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt, QTimer
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bpe_desktop.views.message_bar import MessageBar
from bpe_desktop.views.theme import Theme


@pytest.fixture
def frame(qtbot: QtBot) -> QWidget:
    window = QWidget()
    QVBoxLayout(window)
    qtbot.addWidget(window)
    window.resize(600, 300)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return window


@pytest.fixture
def bar(frame: QWidget, theme: Theme) -> MessageBar:
    widget = MessageBar(theme, good_seconds=0.05)
    frame.layout().addWidget(widget)
    return widget


def said(bar: MessageBar) -> list[str]:
    """Return the texts on show."""
    labels = bar.findChildren(QLabel)
    return [label.text() for label in labels if label.isVisible() and label.text()]


def is_going(bar: MessageBar) -> bool:
    """Tell whether the message goes by itself before long."""
    return bar.findChild(QTimer).isActive()


def test_no_room_while_silent(bar: MessageBar) -> None:
    assert bar.isHidden()
    assert bar.objectName() == "messageBar"


def test_error_stays_until_closed(bar: MessageBar, qtbot: QtBot) -> None:
    bar.show_error("notes.bin is not text.", "It holds zero bytes.")
    assert bar.isVisible()
    assert said(bar) == ["notes.bin is not text.", "It holds zero bytes."]
    close = bar.findChild(QToolButton, "messageClose")
    with qtbot.waitSignal(bar.closed):
        qtbot.mouseClick(close, Qt.MouseButton.LeftButton)
    assert bar.isHidden()


def test_newest_first_and_back_again(bar: MessageBar, qtbot: QtBot) -> None:
    bar.show_error("First.")
    bar.show_warning("Second.")
    assert said(bar) == ["Second.", "1 more"]
    bar.close_newest()
    assert said(bar) == ["First."]
    bar.clear()
    assert bar.isHidden()


def test_same_message_stands_once(bar: MessageBar) -> None:
    bar.show_error("First.")
    bar.show_error("Second.")
    bar.show_error("First.")
    assert [message.text for message in bar.messages] == ["Second.", "First."]


def test_good_news_give_way_to_any_other(bar: MessageBar) -> None:
    bar.show_success("Saved.")
    bar.show_error("Broken.")
    assert [message.text for message in bar.messages] == ["Broken."]


def test_remedy(bar: MessageBar, qtbot: QtBot) -> None:
    done: list[bool] = []
    bar.show_warning("Only 22 of 100.", "Lower it.", "Set to 1", lambda: done.append(True))
    button = bar.findChild(QPushButton, "messageAction")
    assert button.text() == "Set to 1"
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert done == [True]
    assert bar.isHidden()


def test_remedy_may_post_again(bar: MessageBar, qtbot: QtBot) -> None:
    bar.show_warning("One.", action="Go on", on_action=lambda: bar.show_error("Two."))
    qtbot.mouseClick(bar.findChild(QPushButton, "messageAction"), Qt.MouseButton.LeftButton)
    assert said(bar) == ["Two."]


def test_good_news_go_by_themselves(bar: MessageBar, qtbot: QtBot) -> None:
    bar.show_success("Saved tokenizer.json.", "Reloaded, equal ids.")
    assert bar.isVisible()
    qtbot.waitUntil(bar.isHidden)


def test_pointer_holds_good_news(bar: MessageBar, qtbot: QtBot) -> None:
    bar.show_success("Saved.")
    place = QPointF(20, 20)
    QApplication.sendEvent(bar, QEnterEvent(place, place, place))
    assert not is_going(bar)
    QApplication.sendEvent(bar, QEvent(QEvent.Type.Leave))
    qtbot.waitUntil(bar.isHidden)


def test_errors_do_not_go_by_themselves(bar: MessageBar) -> None:
    bar.show_success("Saved.")
    bar.show_error("Broken.")
    assert not is_going(bar)
    assert said(bar) == ["Broken."]


def test_keyboard_reaches_it_and_closes_it(bar: MessageBar, qtbot: QtBot) -> None:
    bar.show_error("Broken.")
    close = bar.findChild(QToolButton, "messageClose")
    close.setFocus()
    qtbot.keyClick(close, Qt.Key.Key_Escape)
    assert bar.isHidden()


def test_focus_holds_good_news(bar: MessageBar, qtbot: QtBot) -> None:
    bar.show_success("Saved.")
    bar.findChild(QToolButton, "messageClose").setFocus()
    with qtbot.waitSignal(bar.findChild(QTimer).timeout):
        pass
    assert bar.isVisible()
    bar.window().setFocus()
    qtbot.waitUntil(bar.isHidden)


def test_markup_is_shown_as_it_is(bar: MessageBar) -> None:
    bar.show_error("<b>x</b> is not text.")
    assert said(bar) == ["<b>x</b> is not text."]
    assert bar.findChildren(QLabel)[1].textFormat() is Qt.TextFormat.PlainText
