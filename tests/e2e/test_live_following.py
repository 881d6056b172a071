"""The live text of many lines: tokens with the key, and the tiles where one types."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QTextCursor
from PySide6.QtTest import QTest

from bpe_desktop.engine.tokenizer import Tokenizer
from bpe_desktop.models.utf16 import Utf16Map

from .conftest import Driver

_LINE = "il gatto rosso dorme sul tetto basso 🙂 mentre bassotto e gattino corrono\n"


def _shown(driver: Driver) -> tuple[list[int | None], list[int], list[int]]:
    tokens = driver.application.panes.live.tokens
    return [*tokens._all.ids], [*tokens._all.starts], [*tokens._all.ends]


def _wanted(driver: Driver) -> tuple[list[int | None], list[int], list[int]]:
    history, text = driver.project.history, driver.project.live_text
    encoding = Tokenizer(history.vocabulary, history.config).encode(
        text, merges=driver.playhead.step
    )
    units = Utf16Map(text)
    return (
        encoding.ids,
        [units.to_utf16(start) for start, _ in encoding.offsets],
        [units.to_utf16(end) for _, end in encoding.offsets],
    )


def _put(driver: Driver, text: str, place: QTextCursor.MoveOperation) -> None:
    driver.project.set_live_text(text, "test")
    driver._qtbot.wait(300)  # a long text waits for a pause
    driver.settle()
    field = driver.find("liveInput")
    field.setFocus()
    cursor = field.textCursor()
    cursor.movePosition(place)
    field.setTextCursor(cursor)


def _is_in_view(driver: Driver, token: int) -> bool:
    strip = driver.application.panes.live.tokens
    index = token - strip.shown.start
    if not 0 <= index < strip.laid_out:
        return False
    box = strip.tile_rect(index)
    return strip.viewport().rect().contains(box.toRect())


def _token_at_cursor(driver: Driver) -> int:
    end = driver.find("liveInput").textCursor().position()
    ends = _shown(driver)[2]
    # Behind the last token may be white space that the pre-tokenizer drops.
    return next((number for number, other in enumerate(ends) if other >= end), len(ends) - 1)


@pytest.mark.parametrize("lines", [3, 400])
@pytest.mark.parametrize("place", [QTextCursor.MoveOperation.Start, QTextCursor.MoveOperation.End])
def test_each_key_brings_its_tokens_and_their_tiles(sample: Driver, lines: int, place) -> None:
    _put(sample, _LINE * lines, place)
    field = sample.find("liveInput")
    results: list[int] = []
    sample.application.live.result_changed.connect(lambda _result: results.append(1))
    for letter in "basso g🙂tto":
        sample.type("liveInput", letter)
        assert _shown(sample) == _wanted(sample), letter
        assert _is_in_view(sample, _token_at_cursor(sample)), letter
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    assert _shown(sample) == _wanted(sample)
    assert len(results) == 12  # one a key, none to wait for


def test_tiles_go_along_with_the_cursor_and_say_which_they_are(sample: Driver) -> None:
    _put(sample, _LINE * 400, QTextCursor.MoveOperation.Start)
    pane = sample.application.panes.live
    assert pane.tokens.shown == range(2000)
    field = sample.find("liveInput")
    QTest.keyClick(field, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    sample.settle()
    assert pane.tokens.shown.stop == len(_shown(sample)[0])
    assert _is_in_view(sample, _token_at_cursor(sample))
    first, last = pane.tokens.shown.start + 1, pane.tokens.shown.stop
    notice = pane._notice_lines()[-1][2]
    assert notice.startswith(f"The tiles show {first:,} to {last:,} of {last:,} tokens.")
    for step in (2, 5):  # at another step the same tokens of the text are in view
        sample.application.playback.seek(step)
        sample._qtbot.wait(300)
        assert pane.tokens.shown.stop > 2000
    QTest.keyClick(field, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    assert pane.tokens.shown == range(2000)


def test_who_does_not_type_scrolls_freely(sample: Driver) -> None:
    _put(sample, _LINE * 20, QTextCursor.MoveOperation.Start)
    strip = sample.application.panes.live.tokens
    sample.find("vocabularyFilter").setFocus()
    strip.verticalScrollBar().setValue(60)
    sample.application.playback.seek(3)
    sample.settle()
    assert strip.verticalScrollBar().value() == 60


def test_another_text_is_shown_from_its_beginning(sample: Driver) -> None:
    _put(sample, _LINE * 400, QTextCursor.MoveOperation.End)
    sample.type("liveInput", "x")
    strip = sample.application.panes.live.tokens
    assert strip.shown.start > 0
    sample.find("vocabularyFilter").setFocus()
    # It shares its first words with the one before, as an edit would.
    sample.project.set_live_text(_LINE + "rosso " * 3000, "test")
    sample._qtbot.wait(300)
    assert strip.shown.start == 0
    assert strip.verticalScrollBar().value() == 0


_STRANGE = ("the harbour wakes and the boats leave for the open water " * 5 + "🙂 e\u0301.\n") * 100


@pytest.mark.parametrize(("size", "theme"), [(1000, "light"), (2500, "dark")])
def test_a_pasted_text_of_unknown_symbols_can_be_gone_through(
    sample: Driver, size: int, theme: str
) -> None:
    """To colour letters Qt lays them out, which scrolls, and to scroll is to colour letters."""
    sample.application.use_theme(theme)
    field = sample.find("liveInput")
    field.setFocus()
    QGuiApplication.clipboard().setText(_STRANGE[:size])
    control = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(field, Qt.Key.Key_A, control)
    QTest.keyClick(field, Qt.Key.Key_V, control)
    sample.settle()
    for key in (Qt.Key.Key_Home, Qt.Key.Key_End) * 2:
        QTest.keyClick(field, key, control)
        sample.type("liveInput", "x")
        sample._qtbot.wait(60)
    assert len(sample.project.live_text) == size + 4
    assert _shown(sample) == _wanted(sample)
    assert field.extraSelections()


def test_keys_reach_tiles_that_are_not_laid_out_yet(sample: Driver, qtbot) -> None:
    _put(sample, "gatto " * 1500, QTextCursor.MoveOperation.Start)
    strip = sample.application.panes.live.tokens
    qtbot.waitUntil(lambda: strip.laid_out == 2000)
    strip.setFocus()
    QTest.keyClick(strip, Qt.Key.Key_End)
    assert strip.current == 1999
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_End):
        strip.verticalScrollBar().setValue(0)
        sample.application.live.refresh()
        strip._start_over()
        assert strip.laid_out < 1999
        asked: list[int] = []
        strip.token_activated.connect(asked.append)
        QTest.keyClick(strip, key)
        strip.token_activated.disconnect(asked.append)
        if key == Qt.Key.Key_Space:
            assert asked == [_shown(sample)[0][1999]]
        else:
            assert strip.current == (1998 if key == Qt.Key.Key_Left else 1999)
