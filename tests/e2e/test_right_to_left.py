"""A window that reads from right to left: panes mirror, what is drawn stays, nothing overlaps."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu

from ..ink import painted_texts

LEFT, RIGHT = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft


@pytest.fixture(params=[LEFT, RIGHT], ids=["left-to-right", "right-to-left"])
def direction(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[Qt.LayoutDirection]:
    """The direction of the language; asked for before the window, so that this is made for it."""
    qapp.setLayoutDirection(request.param)
    yield request.param
    qapp.setLayoutDirection(LEFT)


@pytest.fixture
def directed(direction, request):
    return request.getfixturevalue("sample")


def test_no_text_is_written_over_another(sample):
    # From left to right only: what takes the texts down paints in the direction of each widget.
    sample.application.playback.seek(9)
    for page in ("watch", "inspect"):
        sample.window.workspaces.go(page)
        sample.settle()
        inks = painted_texts(sample.window)
        assert len(inks) > 60
        over = [
            (a.text, b.text)
            for a, b in combinations(inks, 2)
            # Glyph boxes are higher than letters: a few pixels are no fault.
            if (common := a.place.intersected(b.place)).width() > 3
            and common.height() > 6
            and a.text != b.text  # one text may be drawn in parts, each within its clip
        ]
        assert over == []


def test_panes_and_dialogs_mirror_and_drawings_stay(directed, direction):
    window = directed.window
    assert window.layoutDirection() == direction
    assert window.menuBar().layoutDirection() == direction
    for name in ("mergeRows", "liveTokens", "timelineSlider", "mergeTable", "vocabularyTable"):
        assert directed.find(name).layoutDirection() == LEFT
    file, edit = (window.menuBar().actionGeometry(a) for a in window.menuBar().actions()[:2])
    assert (file.left() < edit.left()) == (direction == LEFT)
    menu = window.findChild(QMenu, "menu.theme")
    if menu is not None:
        menu.ensurePolished()
        assert menu.layoutDirection() == direction
    directed.application.window.show_shortcuts()
    dialog = next(w for w in window.children() if type(w).__name__ == "ShortcutsDialog")
    assert dialog.layoutDirection() == direction
    dialog.close()


def test_the_cursor_of_the_chart_is_over_the_handle(directed):
    timeline = directed.application.panes.timeline
    for step in (3, 17):
        directed.application.playback.seek(step)
        directed.settle()
        assert directed.find("timelineSlider").value() == step
        assert timeline.layoutDirection() == LEFT
