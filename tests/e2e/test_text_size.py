"""Larger and smaller tokens, by the keys of browsers, remembered from one session to the next."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from bpe_desktop.views.merge_rows import MergeRows
from bpe_desktop.views.theme import MOST_ZOOM

CTRL = Qt.KeyboardModifier.ControlModifier


def sizes(driver):
    """Return the heights of a tile of the words and of the live text, and of its letters."""
    panes = driver.application.panes
    return (
        driver.find("mergeView").findChild(MergeRows).tile_rect(0, 0).height(),
        panes.live.tokens.tile_rect(0).height(),
        panes.live.input.font().pixelSize(),
    )


def test_tokens_grow_and_shrink_and_stay_so(sample):
    usual = sizes(sample)
    QTest.keyClick(sample.window, Qt.Key.Key_Plus, CTRL)
    sample.settle()
    larger = sizes(sample)
    assert all(now > before for now, before in zip(larger, usual, strict=True))
    for _ in range(MOST_ZOOM + 2):
        QTest.keyClick(sample.window, Qt.Key.Key_Plus, CTRL)
    sample.settle()
    assert not sample.application.actions["largerText"].isEnabled()
    assert sizes(sample) > larger
    # Every tile can still be reached: by scrolling, where it has no room.
    rows = sample.find("mergeView").findChild(MergeRows)
    assert rows.verticalScrollBar().maximum() > 0
    assert int(sample.application.settings.value("zoom")) == MOST_ZOOM
    QTest.keyClick(sample.window, Qt.Key.Key_0, CTRL)
    sample.settle()
    assert sizes(sample) == usual
    QTest.keyClick(sample.window, Qt.Key.Key_Minus, CTRL)
    sample.settle()
    assert all(now < before for now, before in zip(sizes(sample), usual, strict=True))
    assert not sample.application.actions["smallerText"].isEnabled()
