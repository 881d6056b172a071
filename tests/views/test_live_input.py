"""The field of the live text with real keys and mouse, and the marks under its letters."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QMargins, QMimeData, QPointF, QRectF, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QGuiApplication,
    QHelpEvent,
    QImage,
    QInputMethodEvent,
    QKeyEvent,
    QMouseEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QToolTip, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bpe_desktop.models.live import LiveResult
from bpe_desktop.views.live_highlighter import Piece, read_line
from bpe_desktop.views.live_input import LiveInput
from bpe_desktop.views.theme import Theme

from .live_samples import Sample, many, pieces, raw_bytes, svejk

NO_MODIFIER = Qt.KeyboardModifier.NoModifier
FAMILY = "👨\u200d👩\u200d👧\u200d👦"


@pytest.fixture
def field(qtbot: QtBot, theme: Theme) -> LiveInput:
    field = LiveInput(theme)
    qtbot.addWidget(field)
    field.resize(700, 120)
    with qtbot.waitExposed(field):
        field.show()
    return field


def show(field: LiveInput, sample: Sample) -> LiveResult:
    result = sample.result()
    field.set_text(sample.text)
    field.set_result(result)
    return result


def type_text(field: LiveInput, text: str) -> None:
    for character in text:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(field, QKeyEvent(kind, 0, NO_MODIFIER, character))


def press_key(field: LiveInput, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
    QApplication.sendEvent(field, QKeyEvent(QEvent.Type.KeyPress, key, modifiers))


def mouse(field: LiveInput, kind: QEvent.Type, where: QPointF, held: Qt.MouseButton) -> None:
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    button = none if kind == QEvent.Type.MouseMove else left
    target = field.viewport()
    everywhere = QPointF(target.mapToGlobal(where.toPoint()))
    event = QMouseEvent(kind, where, everywhere, button, held, NO_MODIFIER)
    QApplication.sendEvent(target, event)


def click(field: LiveInput, where: QPointF) -> None:
    mouse(field, QEvent.Type.MouseButtonPress, where, Qt.MouseButton.LeftButton)
    mouse(field, QEvent.Type.MouseButtonRelease, where, Qt.MouseButton.NoButton)


def all_pieces(field: LiveInput) -> list[tuple[Piece, float]]:
    """Return every piece of a token in view, with the height of its middle."""
    return [
        (piece, view.origin.y() + view.line.y() + view.line.height() / 2)
        for view in field._views(QRectF(field.viewport().rect()))
        for piece in read_line(view, field._spans)[0]
    ]


def all_cuts(field: LiveInput) -> list[float]:
    views = field._views(QRectF(field.viewport().rect()))
    return [cut for view in views for cut in read_line(view, field._spans)[1]]


def middle_of(field: LiveInput, index: int) -> QPointF:
    for piece, y in all_pieces(field):
        if piece.index == index:
            return QPointF((piece.left + piece.right) / 2, y)
    raise AssertionError(f"token {index} is not in view")


def picture(field: LiveInput) -> QImage:
    QApplication.processEvents()
    return field.viewport().grab().toImage()


# Editing


def test_typing_is_told_once_a_key(field: LiveInput) -> None:
    told: list[str] = []
    field.text_edited.connect(lambda: told.append(field.text()))
    type_text(field, "né🙂")
    assert told == ["n", "né", "né🙂"]


def test_tab_is_typed_and_other_keys_lead_out(qtbot: QtBot, theme: Theme) -> None:
    place = QWidget()
    column = QVBoxLayout(place)
    before, field, after = QLineEdit(), LiveInput(theme), QLineEdit()
    for part in (before, field, after):
        column.addWidget(part)
    qtbot.addWidget(place)
    with qtbot.waitExposed(place):
        place.show()
    shift, control = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
    for key, modifiers, reached in (
        (Qt.Key.Key_Tab, control, after),
        (Qt.Key.Key_Backtab, shift, before),
        (Qt.Key.Key_Backtab, shift | control, before),
    ):
        field.setFocus()
        field.set_text("")
        QTest.keyClicks(field, "a")
        QTest.keyClick(field, Qt.Key.Key_Tab)
        QTest.keyClicks(field, "b")
        assert field.text() == "a\tb"
        assert field.hasFocus()
        QTest.keyClick(field, key, modifiers)
        assert reached.hasFocus()
        assert field.text() == "a\tb"
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert field.hasFocus()


def test_a_text_that_is_set_is_not_told(field: LiveInput, theme: Theme) -> None:
    told: list[bool] = []
    field.text_edited.connect(lambda: told.append(True))
    show(field, svejk())
    field.set_text("poslušně")
    theme.set_name("dark")
    field.resize(300, 80)
    assert told == []
    assert field.text() == "poslušně"


def test_undo_and_redo(field: LiveInput) -> None:
    told: list[str] = []
    type_text(field, "šv")
    field.text_edited.connect(lambda: told.append(field.text()))
    press_key(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    press_key(
        field,
        Qt.Key.Key_Z,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )
    assert told == ["", "šv"]


@pytest.mark.parametrize(
    "text",
    ["a\n\n\tb  c\r\n", "x\u00a0y\u2009z", "\r", "e\u0301 é", FAMILY, "\u200b\u00ad", " \n "],
)
def test_every_character_is_kept(field: LiveInput, text: str) -> None:
    field.set_text(text)
    assert field.text() == text
    field.selectAll()
    field.copy()
    assert QGuiApplication.clipboard().text() == text
    field.clear()
    field.paste()
    assert field.text() == text


def test_every_way_to_break_a_line_gives_a_line_feed(field: LiveInput) -> None:
    type_text(field, "a")
    press_key(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    type_text(field, "b")
    press_key(field, Qt.Key.Key_Return, NO_MODIFIER)
    assert field.text() == "a\nb\n"


def test_a_hundred_kilobytes_can_be_pasted(field: LiveInput) -> None:
    told: list[int] = []
    field.text_edited.connect(lambda: told.append(len(field.text())))
    data = QMimeData()
    data.setText("ab" * 50_000)
    field.insertFromMimeData(data)
    assert told == [100_000]
    sample = many([index % 9 for index in range(50_000)])
    field.set_result(sample.result())
    picture(field)
    assert 0 < len(sample.asked) < 1000  # only what is in view is looked at
    assert max(sample.asked) > 49_900  # and in view is the end, where the cursor is
    sample.asked.clear()
    field.verticalScrollBar().setValue(0)
    picture(field)
    assert max(sample.asked) < 1000


def test_files_are_left_to_the_window_but_links_are_text(field: LiveInput) -> None:
    files, link = QMimeData(), QMimeData()
    files.setUrls([QUrl.fromLocalFile("corpus.txt")])
    link.setUrls([QUrl("https://example.org/a")])
    link.setText("https://example.org/a")
    assert not field.canInsertFromMimeData(files)
    field.insertFromMimeData(files)
    assert field.text() == ""
    field.insertFromMimeData(link)
    assert field.text() == "https://example.org/a"


def test_the_field_grows_with_the_text_by_whole_lines(field: LiveInput) -> None:
    heights = []
    for lines in range(1, 9):
        field.set_text("\n".join("a" * lines))
        heights.append(field.height_within(150))
        field.resize(700, heights[-1])
        QApplication.processEvents()
        if heights[-1] > heights[max(lines - 2, 0)]:
            assert field.verticalScrollBar().maximum() == 0
    assert heights == sorted(heights)
    assert heights[-1] == heights[-2] <= 150
    steps = {second - first for first, second in pairwise(heights)}
    assert len(steps) <= 3


# Which token is where


def test_the_pointer_finds_each_token(field: LiveInput) -> None:
    result = show(field, svejk())
    hovered: list[object] = []
    field.token_hovered.connect(hovered.append)
    visible = [i for i in range(len(result.ids)) if result.starts[i] < result.ends[i]]
    for index in visible:
        assert field.token_at(middle_of(field, index)) == index
        mouse(field, QEvent.Type.MouseMove, middle_of(field, index), Qt.MouseButton.NoButton)
    expected: list[int | None] = []
    for index in visible:
        if not expected or expected[-1] != result.ids[index]:
            expected.append(result.ids[index])
    assert hovered == expected
    assert field.token_at(QPointF(650, 15)) is None
    QApplication.sendEvent(field.viewport(), QEvent(QEvent.Type.Leave))
    assert hovered[-1] is None


def test_a_click_activates_and_sets_the_cursor(field: LiveInput) -> None:
    show(field, svejk())
    activated: list[int] = []
    field.token_activated.connect(activated.append)
    click(field, middle_of(field, 6))
    assert activated == [19]
    assert 9 <= field.textCursor().position() <= 13
    click(field, middle_of(field, 11))  # the unknown letter has no id
    assert activated == [19]


def test_selecting_with_the_mouse_activates_nothing(field: LiveInput) -> None:
    show(field, svejk())
    activated: list[int] = []
    field.token_activated.connect(activated.append)
    left = Qt.MouseButton.LeftButton
    mouse(field, QEvent.Type.MouseButtonPress, middle_of(field, 0), left)
    mouse(field, QEvent.Type.MouseMove, middle_of(field, 6), left)
    mouse(field, QEvent.Type.MouseButtonRelease, middle_of(field, 6), Qt.MouseButton.NoButton)
    assert field.textCursor().selectedText().startswith("ejkovi")
    assert activated == []


def test_tokens_move_with_their_letters_until_the_new_result(field: LiveInput) -> None:
    show(field, svejk())
    before = middle_of(field, 6)
    cursor = field.textCursor()
    cursor.setPosition(0)
    field.setTextCursor(cursor)
    type_text(field, "xx")
    moved = middle_of(field, 6)
    advance = field.fontMetrics().horizontalAdvance("xx")
    assert moved.x() - before.x() == pytest.approx(advance, abs=1)
    field.set_result(svejk().result())  # of the text before: it must not be put on this one
    assert middle_of(field, 6) == moved


def test_right_to_left_and_mixed_lines(field: LiveInput) -> None:
    sample = pieces("שלום ok בכם", 1)
    show(field, sample)
    lefts = {piece.index: piece.left for piece, _ in all_pieces(field)}
    assert len(lefts) == len(sample.text)
    hebrew, latin, after = range(4), (5, 6), range(8, 11)
    assert sorted(hebrew, key=lambda i: -lefts[i]) == list(hebrew)  # from right to left
    assert lefts[latin[0]] < lefts[latin[1]]  # but "ok" from left to right
    assert sorted(after, key=lambda i: -lefts[i]) == list(after)
    assert max(lefts[i] for i in after) < min(lefts[i] for i in latin)
    assert max(lefts[i] for i in latin) < min(lefts[i] for i in hebrew)
    spread = sorted((piece.left, piece.right) for piece, _ in all_pieces(field))
    gaps = [right - left for (_, right), (left, _) in pairwise(spread)]
    assert all(abs(gap) < 0.6 for gap in gaps)  # no letter is missed or covered twice


def test_an_emoji_family_is_one_character_cut_by_bytes(field: LiveInput) -> None:
    sample = Sample(FAMILY)
    for part in ("👨", "\u200d👩", "\u200d👧", "\u200d👦"):
        sample.add(part, 1)
    show(field, sample)
    found = [piece for piece, _ in all_pieces(field)]
    assert [piece.index for piece in found] == [0, 1, 2, 3]
    whole = found[-1].right - found[0].left
    shares = [(cut - found[0].left) / whole for cut in all_cuts(field)]
    assert shares == pytest.approx([4 / 25, 11 / 25, 18 / 25])


def test_bytes_of_a_character_share_its_cell(field: LiveInput) -> None:
    show(field, raw_bytes("ař"))
    assert len(all_pieces(field)) == 3
    (cut,) = all_cuts(field)
    first, second = (piece for piece, _ in all_pieces(field) if piece.index > 0)
    assert first.right == pytest.approx(cut)
    assert second.left == pytest.approx(cut)
    assert second.right - second.left == pytest.approx(first.right - first.left)


@pytest.mark.parametrize("text", ["ař", "šž", "語日本", "שלום"])
def test_a_cut_is_marked_in_the_underline_and_no_letter_is_struck(
    field: LiveInput, theme: Theme, text: str
) -> None:
    show(field, raw_bytes(text))
    image = picture(field)
    bad, ratio = theme.color("bad"), image.devicePixelRatio()
    (view,) = field._views(QRectF(field.viewport().rect()))
    bottom = view.origin.y() + view.line.y() + view.line.height()
    baseline = view.origin.y() + view.line.y() + view.line.ascent()
    rows = {
        y
        for cut in all_cuts(field)
        for y in range(image.height())
        for x in (-1, 0, 1)
        if image.pixelColor(int((cut + x) * ratio), y) == bad
    }
    assert rows, "the cuts are not marked"
    assert min(rows) / ratio > baseline
    assert max(rows) / ratio < bottom


def test_the_token_under_the_pointer_is_told_of(field: LiveInput) -> None:
    show(field, svejk())
    field.set_tips(lambda token: (f"<{token}>", "Built from a + b"))
    for index, told in ((0, "&lt;19&gt;"), (11, "Not in the alphabet")):
        where = middle_of(field, index).toPoint()
        everywhere = field.viewport().mapToGlobal(where)
        QApplication.sendEvent(field.viewport(), QHelpEvent(QEvent.Type.ToolTip, where, everywhere))
        assert told in QToolTip.text()
    QToolTip.hideText()


def test_letters_are_shaped_as_without_tokens(field: LiveInput) -> None:
    text = "क्षत्रिय ffi مرحبا"
    field.set_text(text)
    field.setCursorWidth(0)

    def ink(image: QImage) -> list[tuple[int, int]]:
        return [
            (x, y)
            for y in range(4, 24)
            for x in range(image.width())
            if image.pixelColor(x, y).lightness() < 70
        ]

    plain = ink(picture(field))
    field.set_result(pieces(text, 1, "alphabet").result())
    marked = ink(picture(field))
    missing = set(plain) - set(marked)
    assert len(missing) < 0.03 * len(plain)


def test_while_composing_the_tokens_stay_with_their_letters(field: LiveInput) -> None:
    show(field, svejk())
    cursor = field.textCursor()
    cursor.setPosition(5)
    field.setTextCursor(cursor)
    before = middle_of(field, 6)
    QApplication.sendEvent(field, QInputMethodEvent("zz", []))
    advance = field.fontMetrics().horizontalAdvance("zz")
    assert middle_of(field, 6).x() - before.x() == pytest.approx(advance, abs=1)
    assert field.text() == svejk().text
    done = QInputMethodEvent("", [])
    done.setCommitString("漢")
    QApplication.sendEvent(field, done)
    assert field.text() == "švejk漢ovi švejkologie"


def test_a_line_break_in_a_token_can_be_seen(field: LiveInput) -> None:
    sample = Sample("a\nb").add("a", 1).add("\nb", 2)
    show(field, sample)
    rows = [(piece.index, y) for piece, y in all_pieces(field)]
    assert [index for index, _ in rows] == [0, 1, 1]
    assert rows[0][1] == rows[1][1] < rows[2][1]


# Look


def color_under(field: LiveInput, index: int, from_bottom: int) -> QColor:
    image = picture(field)
    for view in field._views(QRectF(field.viewport().rect())):
        for piece in read_line(view, field._spans)[0]:
            if piece.index == index:
                bottom = round(view.origin.y() + view.line.y() + view.line.height())
                ratio = image.devicePixelRatio()
                x = (piece.left + piece.right) / 2
                return image.pixelColor(int(x * ratio), int((bottom - from_bottom) * ratio))
    raise AssertionError(index)


@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
def test_fill_and_underline_of_each_kind(field: LiveInput, theme: Theme, name: str) -> None:
    theme.set_name(name)
    field.setCursorWidth(0)
    field.setStyleSheet(f"background: {theme.colors.surface}; border: none")
    show(field, svejk())
    fill, border = theme.colors.palette[2]
    assert color_under(field, 0, 1) == QColor(border)
    assert color_under(field, 0, 3) == QColor(fill)
    assert color_under(field, 1, 1) == theme.color("tile_border")
    assert color_under(field, 1, 3) == theme.color("surface")
    assert color_under(field, 11, 1) == theme.color("bad")


def test_unknown_letters_are_red_and_learnt_ones_readable(field: LiveInput, theme: Theme) -> None:
    show(field, svejk())
    inked = {s.cursor.selectedText(): s.format.foreground() for s in field.extraSelections()}
    assert {text: brush.color() for text, brush in inked.items()} == {"g": theme.color("bad")}
    theme.set_name("contrast")
    inked = {s.cursor.selectedText(): s.format.foreground() for s in field.extraSelections()}
    assert inked["švej"].color() == QColor("#000000")


def test_a_ring_goes_around_every_token_of_the_id(field: LiveInput, theme: Theme) -> None:
    show(field, svejk())
    field.setCursorWidth(0)
    plain = picture(field)
    field.set_hover(19)
    ringed = picture(field)

    def changed_at(index: int) -> bool:
        centre = middle_of(field, index)
        piece = next(p for p, _ in all_pieces(field) if p.index == index)
        ratio = plain.devicePixelRatio()
        x, y = int((round(piece.left) - 0.5) * ratio), round(centre.y() * ratio)
        return plain.pixelColor(x, y) != ringed.pixelColor(x, y)

    assert changed_at(0)
    assert changed_at(6)
    assert not changed_at(3)
    field.set_hover(None)
    assert picture(field) == plain


def test_the_empty_field_says_what_to_do(field: LiveInput) -> None:
    assert field.placeholderText() == "Type a sentence to see its tokens."
    assert field.objectName() == "liveInput"


def test_a_wider_border_takes_its_pixel_from_the_inset(field: LiveInput) -> None:
    QApplication.sendEvent(field, QFocusEvent(QEvent.Type.FocusOut))
    resting = field.viewportMargins()
    QApplication.sendEvent(field, QFocusEvent(QEvent.Type.FocusIn))
    assert field.viewportMargins() == resting - QMargins(1, 1, 1, 1)
    QApplication.sendEvent(field, QFocusEvent(QEvent.Type.FocusOut))
    assert field.viewportMargins() == resting


def test_what_was_copied_outlives_python_without_a_crash() -> None:
    program = """
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from bpe_desktop.views.live_input import LiveInput
from bpe_desktop.views.theme import Theme
application = QApplication([])
field = LiveInput(Theme("light"))
field.put_text("a b")
field.selectAll()
field.copy()
field.cut()
assert QGuiApplication.clipboard().text() == "a b"
"""
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert ended.returncode == 0, ended.stderr.decode()
