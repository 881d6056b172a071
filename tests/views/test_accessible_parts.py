"""What a screen reader finds where tiles are drawn by hand, asked through QAccessible."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bpe_desktop.models.faces import Face, MergeRow, MergeScene
from bpe_desktop.views.accessible_parts import install_accessible_parts
from bpe_desktop.views.live_tokens import LiveTokens
from bpe_desktop.views.merge_rows import MergeRows
from bpe_desktop.views.theme import Theme
from bpe_desktop.views.tiles import TilePainter

from .live_samples import svejk

A, B, END = Face(0, "a"), Face(1, "b"), Face(2, "·", "marker")
AB = Face(7, "ab", "learnt", 1)
OLD = Face(8, "ba", "learnt", 2, scaffold=True)
BOTH = (A, B)


def scene(*rows: MergeRow) -> MergeScene:
    return MergeScene(0, 3, BOTH, AB, 3, rows, len(rows), 1)


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    """A screen reader is there for the length of a test."""
    install_accessible_parts()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def rows(qtbot: QtBot, theme: Theme, window: QWidget) -> MergeRows:
    rows = MergeRows(theme, TilePainter(theme))
    QVBoxLayout(window).addWidget(rows)
    window.resize(600, 200)
    rows.set_scene(scene(MergeRow(0, 3, (A, B, END), (0,), 3), MergeRow(1, 2, (AB, OLD))))
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return rows


def asked(widget: QWidget) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def name(part: QAccessibleInterface) -> str:
    return part.text(QAccessible.Text.Name)


def names(part: QAccessibleInterface) -> list[str]:
    return [name(part.child(index)) for index in range(part.childCount())]


def test_words_are_a_list_of_rows_with_their_tokens(rows: MergeRows) -> None:
    whole = asked(rows)
    assert (whole.role(), name(whole)) == (QAccessible.Role.List, "Words")
    assert names(whole) == ["3× a b end of word, adds 3", "2× ab ba"]
    assert names(whole.child(0)) == [
        "a, id 0, left half of the next merge",
        "b, id 1, right half of the next merge",
        "end of word, id 2",
    ]
    assert names(whole.child(1)) == ["ab, id 7", "ba, id 8, no longer used by the corpus"]
    for row in range(2):
        assert whole.child(row).role() == QAccessible.Role.ListItem
        assert whole.indexOfChild(whole.child(row)) == row
        assert whole.child(row).child(0).parent() == whole.child(row)
        assert whole.child(row).parent() == whole
    assert whole.child(2) is None


def test_the_window_leads_to_the_words(rows: MergeRows) -> None:
    window = asked(rows.window())
    assert [name(window.child(index)) for index in range(window.childCount())] == ["Words"]
    assert asked(rows).parent() == window


def test_places_on_the_screen_are_those_of_the_tiles(rows: MergeRows) -> None:
    whole = asked(rows)
    for row, faces in enumerate((3, 2)):
        for tile in range(faces):
            part = whole.child(row).child(tile)
            drawn = rows.tile_rect(row, tile).toRect()
            assert part.rect().topLeft() == rows.viewport().mapToGlobal(drawn.topLeft())
            assert whole.child(row).rect().contains(part.rect().center())
            middle = part.rect().center()
            assert whole.childAt(middle.x(), middle.y()) == part


def test_the_keyboard_is_where_the_cursor_is(rows: MergeRows) -> None:
    rows.setFocus()
    whole = asked(rows)
    assert whole.focusChild() is None
    QTest.keyClick(rows, Qt.Key.Key_Down)
    QTest.keyClick(rows, Qt.Key.Key_Down)
    QTest.keyClick(rows, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    part = whole.focusChild()
    assert name(part) == "ba, id 8, no longer used by the corpus"
    assert part.state().focused
    assert not whole.child(0).child(0).state().focused


def test_what_is_asked_for_stays_as_words_come_and_go(rows: MergeRows) -> None:
    whole = asked(rows)
    second, tile = whole.child(1), whole.child(1).child(1)
    rows.set_scene(scene(MergeRow(0, 3, (AB, END))))
    assert whole.childCount() == 1
    assert names(whole.child(0)) == ["ab, id 7", "end of word, id 2"]
    assert not second.isValid()
    assert not tile.isValid()
    assert (name(second), name(tile), tile.childCount()) == ("", "", 0)
    rows.set_scene(scene(MergeRow(0, 3, (AB, END)), MergeRow(4, 9, (A, B))))
    assert whole.child(1) == second
    assert name(second) == "9× a b"
    assert name(tile) == "b, id 1"


def test_live_tokens_are_a_list(qtbot: QtBot, theme: Theme) -> None:
    tokens = LiveTokens(theme)
    qtbot.addWidget(tokens)
    tokens.resize(600, 100)
    result = svejk().result()
    tokens.set_result(result)
    with qtbot.waitActive(tokens):
        tokens.show()
        tokens.activateWindow()
    whole = asked(tokens)
    assert name(whole) == "Tokens of the live text"
    assert whole.childCount() == len(result.ids)
    labels = [text.partition(",")[0] for text in names(whole)]
    assert labels == [
        result.face(i).label.replace("·", " end of word").strip() for i in range(len(result.ids))
    ]
    tokens.setFocus()
    QTest.keyClick(tokens, Qt.Key.Key_Right)
    assert whole.focusChild() == whole.child(1)
    middle = whole.child(1).rect().center()
    assert whole.childAt(middle.x(), middle.y()) == whole.child(1)


def test_a_widget_goes_with_all_that_was_asked_of_it(qtbot: QtBot, theme: Theme) -> None:
    for _ in range(20):
        rows = MergeRows(theme, TilePainter(theme))
        rows.set_scene(scene(*(MergeRow(word, 2, (A, B, END)) for word in range(30))))
        whole = asked(rows)
        kept = [whole.child(row).child(tile) for row in range(30) for tile in range(3)]
        ids = [QAccessible.uniqueId(part) for part in kept[::2]]
        rows.deleteLater()
        del rows, whole
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert all(QAccessible.accessibleInterface(number) is None for number in ids)
        del kept
        gc.collect()
