"""Everything is reached by Tab, and wherever the keyboard is can be seen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from .conftest import Driver

pytestmark = pytest.mark.slow

_MOST = 120  # stops


def stops(driver: Driver) -> Iterator[QWidget]:
    """Press Tab until the keyboard is where it began; yield what has it after each press."""
    driver.window.activateWindow()
    first: QWidget | None = None
    for _ in range(_MOST):
        QTest.keyClick(
            QApplication.focusWidget() or driver.window,
            Qt.Key.Key_Tab,
            Qt.KeyboardModifier.ControlModifier
            if getattr(QApplication.focusWidget(), "tabChangesFocus", lambda: True)() is False
            else Qt.KeyboardModifier.NoModifier,
        )
        now = QApplication.focusWidget()
        if now is None or now is first:
            return
        first = first or now
        yield now
    raise AssertionError("Tab comes to no end.")


def picture(driver: Driver, widget: QWidget) -> QImage:
    """Return how a widget looks in the window, with a few pixels around it."""
    place = widget.mapTo(driver.window, QPoint(0, 0))
    box = QRect(place, widget.size()).adjusted(-4, -4, 4, 4)
    return driver.window.grab(box).toImage()


def name(widget: QWidget) -> str:
    return widget.objectName() or f"{type(widget).__name__} in {name(widget.parentWidget())}"


def look(driver: Driver) -> tuple[list[str], list[str]]:
    """Go once around; return the names of all stops, and of those that look as without focus."""
    found, unseen = [], []
    for widget in stops(driver):
        found.append(name(widget))
        with_focus = picture(driver, widget)
        widget.clearFocus()
        without = picture(driver, widget)
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        if with_focus == without:
            unseen.append(name(widget))
    return found, unseen


@pytest.mark.parametrize("workspace", ["watch", "inspect", "compare", "branches"])
def test_every_stop_of_the_keyboard_can_be_seen(sample: Driver, workspace: str) -> None:
    sample.project.set_live_text("švejkovi naïve", "test")
    sample.window.workspaces.go(workspace)
    sample.settle()
    if workspace == "watch":
        sample.application.playback.seek(4)
        sample.settle()
    found, unseen = look(sample)
    assert unseen == []
    wanted = {
        "watch": {"timelineSlider", "segment.tokens", "candidateTable", "liveInput"},
        "inspect": {"mergeTree", "inspectVocabularyTable", "inspectSlider"},
        "compare": {"compareMatrix"},
        "branches": {"branchSlider"},
    }
    assert wanted[workspace] <= {*found}
