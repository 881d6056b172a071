"""The corpus pane: editing without echo, modes, pages, the empty state, files."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from bpe_desktop.views.corpus_editor import CorpusEditor
from bpe_desktop.views.corpus_pane import ENCODINGS, CorpusPane
from bpe_desktop.views.elided_label import ElidedLabel
from bpe_desktop.views.theme import Theme

SVEJK = "švejk\t6\nšvejka\t4\nšvejkovi\t3\nšvejkem\t2\nposlušně\t3\nposlušnost\t1\n"


@pytest.fixture
def pane(qtbot: QtBot, theme: Theme) -> CorpusPane:
    widget = CorpusPane(theme)
    qtbot.addWidget(widget)
    widget.resize(248, 400)
    with qtbot.waitActive(widget):
        widget.show()
        widget.activateWindow()
    return widget


def type_text(pane: CorpusPane, text: str) -> None:
    """Send a key press a character, whatever the character."""
    for char in text:
        event = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, char)
        QApplication.sendEvent(pane.editor, event)


def edits(pane: CorpusPane) -> list[str]:
    """Collect the text at every edit that a person makes."""
    seen: list[str] = []
    pane.text_edited.connect(lambda: seen.append(pane.text()))
    return seen


def menu_action(menu: QMenu, text: str) -> QMenu:
    return next(a for a in menu.actions() if a.text().replace("&", "").startswith(text))


def pane_menu(pane: CorpusPane) -> QMenu:
    return pane.findChild(QToolButton, "corpusMenuButton").menu()


def test_names_of_the_contract(pane: CorpusPane) -> None:
    assert pane.editor.objectName() == "corpusEditor"


def test_only_a_person_edits(pane: CorpusPane) -> None:
    seen = edits(pane)
    pane.set_document(SVEJK, name="svejk.tsv", mode="counts")
    pane.set_document("žluť", name="a.txt")
    assert seen == []
    type_text(pane, "ř😀")
    assert seen == ["řžluť", "ř😀žluť"]


def test_look_and_theme_are_no_edits(pane: CorpusPane, theme: Theme, qtbot: QtBot) -> None:
    pane.set_document(SVEJK, name="svejk.tsv", mode="counts")
    seen = edits(pane)
    theme.set_name("dark")
    pane.resize(300, 420)
    pane.editor.set_wrapped(True)
    pane.editor.moveCursor(pane.editor.textCursor().MoveOperation.End)
    pane.grab()
    assert seen == []


def test_echo_of_the_same_text_changes_nothing(pane: CorpusPane) -> None:
    pane.set_document("abc", name="a.txt")
    type_text(pane, "x")
    position = pane.editor.textCursor().position()
    pane.set_document("xabc", name="a.txt")
    assert pane.editor.textCursor().position() == position
    pane.editor.undo()
    assert pane.text() == "abc"


def test_same_file_read_again_can_be_undone(pane: CorpusPane) -> None:
    pane.set_document("old", name="a.txt")
    pane.set_document("new", name="a.txt")
    assert pane.text() == "new"
    pane.editor.undo()
    assert pane.text() == "old"


def test_another_file_cannot_be_undone(pane: CorpusPane) -> None:
    pane.set_document("old", name="a.txt")
    pane.set_document("new", name="b.txt")
    pane.editor.undo()
    assert pane.text() == "new"
    assert pane.subtitle() == "b.txt"


def test_undo_counts_as_an_edit(pane: CorpusPane) -> None:
    pane.set_document("a", name="a.txt")
    seen = edits(pane)
    type_text(pane, "b")
    pane.editor.undo()
    assert seen == ["ba", "a"]


def test_paste_is_one_edit(pane: CorpusPane) -> None:
    seen = edits(pane)
    text = "word and word\n" * 20_000
    QGuiApplication.clipboard().setText(text)
    pane.editor.setFocus()
    pane.editor.paste()
    assert pane.text() == text
    assert len(seen) == 1


def test_modes_are_asked_for(pane: CorpusPane, qtbot: QtBot) -> None:
    counts = pane.findChild(QToolButton, "segment.counts")
    with qtbot.waitSignal(pane.mode_requested) as asked:
        qtbot.mouseClick(counts, Qt.MouseButton.LeftButton)
    assert asked.args == ["counts"]
    with qtbot.assertNotEmitted(pane.mode_requested):
        pane.set_document(SVEJK, name="svejk.tsv", mode="text")
        qtbot.mouseClick(pane.findChild(QToolButton, "segment.text"), Qt.MouseButton.LeftButton)
    assert pane.modes.value == "text"


def test_mode_that_is_not_to_be_had(pane: CorpusPane) -> None:
    pane.set_modes_available(counts=False, why="Too large.")
    counts = pane.findChild(QToolButton, "segment.counts")
    assert not counts.isEnabled()
    assert counts.toolTip() == "Too large."
    pane.set_modes_available()
    assert counts.isEnabled()


def test_counts_stand_in_a_column(pane: CorpusPane) -> None:
    pane.set_document(SVEJK, name="svejk.tsv", mode="counts")
    pane.grab()
    ends = set()
    for number in range(6):
        block = pane.editor.document().findBlockByNumber(number)
        line = block.layout().lineAt(0)
        ends.add(round(line.cursorToX(len(block.text()))[0]))
    assert len(ends) == 1


def test_counts_are_quieter(pane: CorpusPane) -> None:
    pane.set_document(SVEJK, name="svejk.tsv", mode="counts")
    dimmed = [selection.cursor.selectedText() for selection in pane.editor.extraSelections()]
    assert dimmed == ["\t6", "\t4", "\t3", "\t2", "\t3", "\t1"]
    pane.set_document("a\tb", name="a.txt", mode="text")
    assert pane.editor.extraSelections() == []


def test_only_lines_in_sight_are_dimmed(pane: CorpusPane) -> None:
    pane.set_document("".join(f"w{n}\t{n}\n" for n in range(50_000)), name="w", mode="counts")
    assert 0 < len(pane.editor.extraSelections()) < 40
    pane.editor.moveCursor(pane.editor.textCursor().MoveOperation.End)
    selections = pane.editor.extraSelections()
    assert selections[-1].cursor.selectedText() == "\t49999"


def test_gutter_grows_with_the_numbers(pane: CorpusPane) -> None:
    pane.set_document("a", name="a.txt")
    narrow = pane.editor.gutter_width()
    pane.set_document("a\n" * 500, name="a.txt", lines=(12_000,))
    assert pane.editor.gutter_width() > narrow


def test_page_of_a_large_file(pane: CorpusPane, qtbot: QtBot) -> None:
    pane.set_document("page one", name="big.txt", read_only=True)
    pane.set_page(0, 478)
    back = pane.findChild(QToolButton, "pageBack")
    forward = pane.findChild(QToolButton, "pageForward")
    assert "Page 1 of 478, read-only." in texts(pane)
    assert not back.isEnabled()
    with qtbot.waitSignal(pane.page_requested) as asked:
        qtbot.mouseClick(forward, Qt.MouseButton.LeftButton)
    assert asked.args == [1]
    seen = edits(pane)
    type_text(pane, "x")
    assert pane.text() == "page one"
    assert seen == []
    pane.set_page(477, 478)
    assert not forward.isEnabled()
    with qtbot.waitSignal(pane.page_requested) as asked:
        qtbot.mouseClick(back, Qt.MouseButton.LeftButton)
    assert asked.args == [476]
    pane.set_page(0, None)
    assert not back.isVisible()


def test_empty_state_shows_only_without_text_and_keyboard(pane: CorpusPane, qtbot: QtBot) -> None:
    empty = pane.findChild(QWidget, "corpusEmpty")
    pane.modes.setFocus()
    pane.findChild(QToolButton, "segment.text").setFocus()
    assert empty.isVisible()
    qtbot.mouseClick(empty, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert pane.editor.hasFocus()
    assert not empty.isVisible()
    type_text(pane, "ž")
    pane.findChild(QToolButton, "segment.text").setFocus()
    assert not empty.isVisible()
    pane.set_document("", name="")
    assert empty.isVisible()


def test_empty_state_opens_files_and_samples(pane: CorpusPane, qtbot: QtBot) -> None:
    pane.set_samples([("svejk", "Švejk")])
    pane.findChild(QToolButton, "segment.text").setFocus()
    open_file, open_sample = pane.findChild(QWidget, "corpusEmpty").findChildren(QPushButton)
    with qtbot.waitSignal(pane.open_requested):
        qtbot.mouseClick(open_file, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(open_sample, Qt.MouseButton.LeftButton)
    menu = menu_action(pane_menu(pane), "Open a sample").menu()
    qtbot.waitUntil(menu.isVisible)
    with qtbot.waitSignal(pane.sample_requested) as asked:
        menu.actions()[0].trigger()
    assert asked.args == ["svejk"]
    menu.close()


def test_menu(pane: CorpusPane, qtbot: QtBot) -> None:
    menu = pane_menu(pane)
    reload = menu_action(menu, "Reload")
    assert not reload.isEnabled()
    pane.set_reloadable(True)
    with qtbot.waitSignal(pane.reload_requested):
        reload.trigger()
    pane.set_recent(["/texts/a.txt"])
    with qtbot.waitSignal(pane.recent_requested) as asked:
        menu_action(menu, "Open recent").menu().actions()[0].trigger()
    assert asked.args == ["/texts/a.txt"]


def test_encodings(pane: CorpusPane, qtbot: QtBot) -> None:
    menu = menu_action(pane_menu(pane), "Encoding").menu()
    assert not menu.isEnabled()
    pane.set_encoding("windows-1251", can_choose=True)
    assert menu.isEnabled()
    assert [a.data() for a in menu.actions() if a.isChecked()] == ["windows-1251"]
    with qtbot.waitSignal(pane.encoding_requested) as asked:
        next(a for a in menu.actions() if a.data() == "koi8-r").trigger()
    assert asked.args == ["koi8-r"]
    with qtbot.waitSignal(pane.encoding_requested) as asked:
        menu.actions()[0].trigger()
    assert asked.args == [""]
    for encoding in ENCODINGS:
        "text".encode(encoding)


def test_guess_offers_another_encoding(pane: CorpusPane, qtbot: QtBot) -> None:
    change = pane.findChild(QToolButton, "changeEncoding")
    pane.set_encoding("windows-1251", can_choose=True)
    pane.set_summary("UTF-8, NFC, no problems found")
    assert not change.isVisible()
    pane.set_summary("windows-1251 is a guess (87 %)", kind="warn", can_change=True)
    assert change.isVisible()
    qtbot.mouseClick(change, Qt.MouseButton.LeftButton)
    menu = menu_action(pane_menu(pane), "Encoding").menu()
    qtbot.waitUntil(menu.isVisible)
    menu.close()


def test_files_are_left_to_the_window(pane: CorpusPane) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile("/texts/a.txt")])
    assert not pane.editor.canInsertFromMimeData(data)
    event = QDragEnterEvent(
        QPoint(20, 20),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(pane.editor.viewport(), event)
    assert not event.isAccepted()
    text = QMimeData()
    text.setText("words")
    assert pane.editor.canInsertFromMimeData(text)


def test_long_line_takes_typing(pane: CorpusPane) -> None:
    pane.set_document("x" * 100_000, name="long.txt")
    seen = edits(pane)
    type_text(pane, "ab")
    assert len(seen) == 2
    assert pane.text().startswith("abx")


def texts(pane: CorpusPane) -> list[str]:
    """Return the labels in sight."""
    labels = [label.text() for label in pane.findChildren(QLabel) if label.isVisible()]
    return labels + [label.text() for label in pane.findChildren(ElidedLabel)]


def figures_label(pane: CorpusPane) -> QLabel:
    """Return the label of the figures."""
    (found,) = [label for label in pane.findChildren(QLabel) if "symbols" in label.text()]
    return found


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("6 words, 19 occurrences, 145 symbols", 1),
        ("1,234 words, 30,000 occurrences, 130,000 symbols", 2),
        ("1,234,567 words, 12,345,678 occurrences, 123,456,789 symbols", 3),
    ],
)
def test_figures_are_never_cut(pane: CorpusPane, qtbot: QtBot, text: str, lines: int) -> None:
    pane.resize(248, 400)
    pane.set_figures(text)
    label = figures_label(pane)
    assert label.text().replace("\u00a0", " ") == text
    metrics = label.fontMetrics()
    assert label.width() <= 248 - 24
    assert max(metrics.horizontalAdvance(part) for part in label.text().split(", ")) < label.width()
    qtbot.waitUntil(lambda: label.height() >= lines * metrics.height())
    assert label.heightForWidth(label.width()) <= label.height()
    assert label.height() < (lines + 1) * metrics.lineSpacing()


def test_lines_of_text_wrap(pane: CorpusPane) -> None:
    pane.set_document("a long line of words " * 9, name="a.txt")
    assert pane.editor.horizontalScrollBar().maximum() == 0
    assert pane.editor.document().firstBlock().layout().lineCount() > 1
    wrap = pane.findChild(QAction, "wrapLines")
    assert wrap.isChecked()
    wrap.trigger()
    assert pane.editor.horizontalScrollBar().maximum() > 0
    assert pane.editor.document().firstBlock().layout().lineCount() == 1
    wrap.trigger()
    pane.set_document("a_long_word" * 9 + "\t6", name="a.tsv", mode="counts")
    assert pane.editor.lineWrapMode() is CorpusEditor.LineWrapMode.NoWrap
    pane.set_document("a long line of words " * 9, name="a.txt")
    assert pane.editor.lineWrapMode() is CorpusEditor.LineWrapMode.WidgetWidth


def test_what_cannot_break_runs_on(pane: CorpusPane) -> None:
    pane.set_document("x" * 9_000, name="a.txt")
    assert pane.editor.lineWrapMode() is CorpusEditor.LineWrapMode.NoWrap


def test_text_scrolled_sideways_ends_at_a_line(pane: CorpusPane) -> None:
    pane.findChild(QAction, "wrapLines").trigger()
    pane.set_document("a long line of words " * 9, name="a.txt")
    edge, color = pane.editor.gutter_width() - 1, pane.theme.color("line")
    assert pane.editor.grab().toImage().pixelColor(edge, 60) != color
    pane.editor.horizontalScrollBar().setValue(40)
    QApplication.processEvents()
    assert pane.editor.grab().toImage().pixelColor(edge, 60) == color


def test_click_in_the_editor_sets_the_cursor(pane: CorpusPane, qtbot: QtBot) -> None:
    pane.set_document("one\ntwo\nthree", name="a.txt")
    pane.grab()
    second = pane.editor.cursorForPosition(QPointF(30, 38).toPoint())
    assert second.blockNumber() == 1


ODD = "a\u00a0b\r\nc\u2028d\r\n\u2029e\rf"


def test_characters_that_qt_would_change_stay(pane: CorpusPane) -> None:
    seen = edits(pane)
    pane.set_document(ODD, name="a.txt")
    assert pane.text() == ODD
    type_text(pane, "x")
    assert seen == ["x" + ODD]
    pane.set_document(ODD, name="a.txt")  # read again, in a way that can be taken back
    assert pane.text() == ODD
    pane.editor.undo()
    assert pane.text() == "x" + ODD


def test_copy_and_paste_change_no_character(pane: CorpusPane) -> None:
    pane.set_document(ODD, name="a.txt")
    pane.editor.selectAll()
    pane.editor.copy()
    assert QGuiApplication.clipboard().text() == ODD
    pane.set_document("", name="b.txt")
    pane.editor.paste()
    assert pane.text() == ODD


def test_page_that_is_read_only_takes_no_paste(pane: CorpusPane) -> None:
    pane.set_document("page", name="a.txt", read_only=True)
    QGuiApplication.clipboard().setText("more")
    pane.editor.paste()
    for key in (Qt.Key.Key_V, Qt.Key.Key_Return):
        held = Qt.KeyboardModifier.ControlModifier
        if key == Qt.Key.Key_Return:
            held = Qt.KeyboardModifier.ShiftModifier
        QApplication.sendEvent(pane.editor, QKeyEvent(QEvent.Type.KeyPress, key, held))
    assert pane.text() == "page"


def test_shift_enter_is_a_line_break(pane: CorpusPane) -> None:
    held = Qt.KeyboardModifier.ShiftModifier
    pane.set_document("ab", name="a.txt")
    QApplication.sendEvent(
        pane.editor, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, held, "\r")
    )
    assert pane.text() == "\nab"
