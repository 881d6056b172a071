"""Small things that take the keyboard: where it is can be seen, and it goes where it should."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableView, QToolButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bpe_desktop.views.empty_state import EmptyState
from bpe_desktop.views.focus_ring import CellRing
from bpe_desktop.views.segmented import Segmented
from bpe_desktop.views.theme import Theme


@pytest.fixture(params=["light", "dark", "contrast"])
def theme(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Theme]:
    """Each theme in turn, applied to the application for the length of a test."""
    before = qapp.styleSheet(), qapp.palette(), qapp.font()
    made = Theme(request.param)
    made.apply(qapp)
    yield made
    qapp.setStyleSheet(before[0])
    qapp.setPalette(before[1])
    qapp.setFont(before[2])


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    QVBoxLayout(window)
    return window


def show(qtbot: QtBot, window: QWidget, *widgets: QWidget, width: int = 500) -> None:
    for widget in widgets:
        window.layout().addWidget(widget)
    window.resize(width, 300)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()


def looks_other_with_focus(widget: QWidget) -> bool:
    """Tell whether the keyboard changes how a widget looks."""
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    with_focus = widget.window().grab().toImage()
    widget.clearFocus()
    without = widget.window().grab().toImage()
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    return with_focus != without


def test_a_choice_goes_round_by_the_arrows_and_shows_its_ring(
    qtbot: QtBot, theme: Theme, window: QWidget
) -> None:
    choice = Segmented(theme, [("a", "Tokens"), ("b", "Rules"), ("c", "Bytes")])
    show(qtbot, window, choice)
    chosen: list[str] = []
    choice.chosen.connect(chosen.append)
    buttons = choice.findChildren(QToolButton)
    for button in buttons:
        assert looks_other_with_focus(button)
    choice.set_value("a")
    buttons[0].setFocus()
    for key, at in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Right, 2), (Qt.Key.Key_Right, 0),
                    (Qt.Key.Key_Left, 2)):  # fmt: skip
        QTest.keyClick(QApplication.focusWidget(), key)
        assert QApplication.focusWidget() is buttons[at]
        assert buttons[at].isChecked()
    assert chosen == ["b", "c", "a", "c"]


def test_buttons_of_an_empty_page_stand_below_one_another_where_it_is_narrow(
    qtbot: QtBot, theme: Theme, window: QWidget
) -> None:
    names = ("Open a file", "Try a sample", "Train")
    page = EmptyState(theme, icon="info", title="Nothing here", text="Do this.", buttons=names)
    show(qtbot, window, page, width=560)
    tops = {button.y() for button in page.buttons}
    assert len(tops) == 1
    window.resize(200, 300)
    QApplication.processEvents()
    boxes = [button.geometry() for button in page.buttons]
    assert [box.top() for box in boxes] == sorted({box.top() for box in boxes})
    assert not any(one.intersects(other) for one, other in pairwise(boxes))
    clicked: list[int] = []
    page.button_clicked.connect(clicked.append)
    page.buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
    for index, button in enumerate(page.buttons):
        assert QApplication.focusWidget() is button
        assert looks_other_with_focus(button)
        QTest.keyClick(button, Qt.Key.Key_Space)
        assert clicked[-1] == index
        QTest.keyClick(button, Qt.Key.Key_Tab)


def test_a_table_rings_the_cell_that_the_keyboard_is_on(
    qtbot: QtBot, theme: Theme, window: QWidget
) -> None:
    table = QTableView()
    model = QStandardItemModel(3, 2)
    table.setModel(model)
    CellRing(table, theme)
    show(qtbot, window, table)
    table.clearFocus()
    ring = table.findChild(QWidget, "focusRing")
    assert ring.isHidden()
    assert looks_other_with_focus(table)
    assert ring.geometry() == table.visualRect(model.index(0, 0))
    QTest.keyClick(table, Qt.Key.Key_Down)
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert ring.geometry() == table.visualRect(model.index(1, 1))
