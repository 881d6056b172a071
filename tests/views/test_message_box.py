"""Boxes that say or ask one thing: which button is first, and whose icons they show."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bpe_desktop.views.crash_report import show_crash
from bpe_desktop.views.file_dialogs import FileDialogs
from bpe_desktop.views.last_folder import LastFolder
from bpe_desktop.views.theme import Theme


@pytest.fixture(params=["light", "dark"])
def theme(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Theme]:
    before = qapp.styleSheet(), qapp.palette(), qapp.font()
    made = Theme(request.param)
    made.apply(qapp)
    yield made
    qapp.setStyleSheet(before[0])
    qapp.setPalette(before[1])
    qapp.setFont(before[2])


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(800, 600)
    with qtbot.waitActive(made):
        made.show()
    return made


def show_box(window: QWidget, kind: str) -> QMessageBox:
    """Open one of the program's boxes."""
    if kind == "ask":
        dialogs = FileDialogs(window, LastFolder(QSettings()))
        dialogs.ask_unsaved("notes.bpe", lambda: None, lambda: None)
    else:
        error = ValueError("boom")
        show_crash(window, ValueError, error, None)
    (box,) = window.findChildren(QMessageBox)
    return box


@pytest.mark.parametrize("kind", ["ask", "crash"])
def test_buttons_have_no_icons_and_messages_ours(theme: Theme, window: QWidget, kind: str) -> None:
    box = show_box(window, kind)
    buttons = box.findChildren(QPushButton)
    assert len(buttons) == 3
    assert all(button.icon().isNull() for button in buttons)
    picture = box.findChild(QLabel, "qt_msgboxex_icon_label").pixmap()
    assert picture.deviceIndependentSize().toTuple() == (24, 24)
    image = picture.toImage()
    pixels = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    colors = {pixel.name() for pixel in pixels if pixel.alpha() == 255}
    assert colors == {theme.color("text2" if kind == "ask" else "bad").name()}
    assert box.layout().contentsMargins().left() == 20


def test_close_is_first_in_a_crash(theme: Theme, window: QWidget, qtbot: QtBot) -> None:
    box = show_box(window, "crash")
    defaults = [button.text() for button in box.findChildren(QPushButton) if button.isDefault()]
    assert defaults == ["Close"]
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert not box.isVisible()


@pytest.mark.parametrize(
    ("name", "question"),
    [("notes.bpe", "Save the changes to notes.bpe?"), ("", "Save the project?")],
)
def test_it_asks_about_the_file_of_the_project_only(
    theme: Theme, window: QWidget, name: str, question: str
) -> None:
    FileDialogs(window, LastFolder(QSettings())).ask_unsaved(name, lambda: None, lambda: None)
    (box,) = window.findChildren(QMessageBox)
    assert box.text() == question
    assert ("a file of your choice" in box.informativeText()) == (not name)
