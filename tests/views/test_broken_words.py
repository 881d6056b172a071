"""The words that break most, as they are drawn and read out."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from bpe_desktop.engine.broken_words import BrokenWord
from bpe_desktop.views.broken_words import BrokenRow, BrokenWordsView
from tests.ink import painted_texts

ROWS = [
    BrokenRow("Italiano", (BrokenWord("sveglia", 7), BrokenWord("fornaio", 5))),
    BrokenRow("English", ()),
    BrokenRow("日本語", None),
]


@pytest.fixture
def view(qtbot, theme):
    view = BrokenWordsView(theme)
    qtbot.addWidget(view)
    view.set_rows(ROWS)
    view.resize(400, 96)
    view.show()
    return view


def written(view):
    return [drop.text for drop in painted_texts(view)]


def test_each_text_has_a_line(view):
    assert written(view) == [
        "Words that break most",
        *("Italiano", "sveglia", "7", "fornaio", "5"),
        *("English", "every word is one token"),
        *("日本語", "no words between spaces"),
    ]
    assert view.accessibleName() == (
        "Words that break most Italiano: sveglia 7, fornaio 5 "
        "English: every word is one token 日本語: no words between spaces"
    )


def test_words_and_lines_without_room_are_left_out_whole(view):
    view.resize(230, 72)
    assert written(view) == [
        *("Words that break most", "Italiano", "sveglia", "7"),
        *("English", "every word is one token"),
    ]
    view.resize(230, 40)
    assert written(view) == []


def test_a_mirrored_window_begins_at_the_right(view):
    places = {drop.text: drop.place for drop in painted_texts(view)}
    view.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    mirrored = {drop.text: drop.place for drop in painted_texts(view)}
    assert places["Italiano"].left() < places["sveglia"].left()
    assert mirrored["Italiano"].left() > mirrored["sveglia"].left()
