"""A window that nobody touches does nothing: no layout, no paint, on no page and at no width."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from .conftest import Driver

_KINDS = (QEvent.Type.LayoutRequest, QEvent.Type.UpdateRequest, QEvent.Type.Resize)
_PAGES = ("watch", "inspect", "compare", "lessons", "branches", "measure")


class _Counting(QObject):
    """Counts the events that ask for work."""

    def __init__(self) -> None:
        super().__init__()
        self.events: Counter[tuple[str, str]] = Counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _KINDS:
            self.events[event.type().name, type(watched).__name__] += 1
        return False


@pytest.mark.parametrize(
    "size",
    [(1024, 700), *(pytest.param(s, marks=pytest.mark.slow) for s in ((1440, 900), (900, 480)))],
)
def test_nothing_happens_while_nobody_does_anything(sample: Driver, qtbot, size) -> None:
    sample.window.resize(*size)
    for page in _PAGES:
        sample.window.workspaces.go(page)
        sample.settle()
        qtbot.wait(500)  # scroll bars fade, counts come in slices
        counting = _Counting()
        QApplication.instance().installEventFilter(counting)
        qtbot.wait(200)
        QApplication.instance().removeEventFilter(counting)
        # A text cursor may blink, findings may still come in: a circle would be hundreds.
        assert counting.events.total() < 50, (page, counting.events.most_common(5))
