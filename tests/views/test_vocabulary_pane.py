"""The vocabulary pane: filter, order, copying, links to other panes, and its looks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QGuiApplication, QImage, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QTableView, QToolButton

from bpe_desktop.models.faces import Face
from bpe_desktop.models.vocabulary_index import VocabularyEntry
from bpe_desktop.models.vocabulary_model import VocabularyColumn, VocabularyModel
from bpe_desktop.views.tiles import TilePainter
from bpe_desktop.views.vocabulary_pane import VocabularyPane
from tests.table_samples import SmallTraining

TRAINING = SmallTraining()
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def pane(qtbot, theme) -> VocabularyPane:
    model = VocabularyModel()
    model.set_source(len(TRAINING.names), TRAINING.entry)
    pane = VocabularyPane(theme, model)
    model.setParent(pane)
    qtbot.addWidget(pane)
    pane.resize(440, 614)
    go_to(pane, 3)
    with qtbot.waitExposed(pane):
        pane.show()
    return pane


def go_to(pane: VocabularyPane, step: int) -> None:
    pane.model.set_playhead(TRAINING.alphabet + step, TRAINING.counts[step])
    pane.set_step(step)


def type_text(field: QLineEdit, text: str) -> None:
    """Type, also what `keyClicks` cannot."""
    for character in text:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, character)
            QApplication.sendEvent(field, event)


def labels(pane: VocabularyPane) -> list[str]:
    model = pane.model
    return [model.index(row, VocabularyColumn.TOKEN).data() for row in range(model.rowCount())]


def centre(table: QTableView, row: int, column: int) -> QPoint:
    return table.visualRect(table.model().index(row, column)).center()


def hover(table: QTableView, row: int) -> None:
    position = centre(table, row, 1)
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        position.toPointF(),
        table.viewport().mapToGlobal(position).toPointF(),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(table.viewport(), event)


def pixel(table: QTableView, x: int, y: int) -> str:
    return table.viewport().grab().toImage().pixelColor(x, y).name().upper()


def click_heading(qtbot, pane: VocabularyPane, column: int) -> None:
    heading = pane.table.heading
    x = heading.sectionViewportPosition(column) + heading.sectionSize(column) // 2
    position = QPoint(x, heading.height() // 2)
    qtbot.mouseClick(heading.viewport(), Qt.MouseButton.LeftButton, pos=position)


def hit_count(pane: VocabularyPane) -> str:
    return pane._hits.accessibleName()


def test_names(pane: VocabularyPane) -> None:
    assert pane.findChild(QTableView, "vocabularyTable") is pane.table
    assert pane.findChild(QLineEdit, "vocabularyFilter") is pane.filter
    assert pane.title() == "Vocabulary"
    assert pane.subtitle() == "after merge 3"
    assert hit_count(pane) == "20 of 20"


# Filter


def test_typing_filters(qtbot, pane: VocabularyPane) -> None:
    go_to(pane, 22)
    pane.focus_filter()
    type_text(pane.filter, "švej")
    assert labels(pane)
    assert all("švej" in label for label in labels(pane))
    assert hit_count(pane) == f"{len(labels(pane))} of 39"
    QTest.keyClick(pane.filter, Qt.Key.Key_Escape)
    assert pane.filter.text() == ""
    assert hit_count(pane) == "39 of 39"


def test_escape_is_kept_from_the_window_while_there_is_text(pane: VocabularyPane) -> None:
    def is_kept() -> bool:
        event = QKeyEvent(
            QEvent.Type.ShortcutOverride, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier
        )
        event.ignore()
        QApplication.sendEvent(pane.filter, event)
        return event.isAccepted()

    assert not is_kept()
    pane.filter.setText("v")
    assert is_kept()


def test_nothing_found_says_so_and_offers_a_way_out(qtbot, pane: VocabularyPane) -> None:
    pane.filter.setText("xyz<")
    sentence = pane.findChild(QLabel, "vocabularyNothing")
    assert sentence is not None
    assert sentence.isVisible()
    assert "No token contains xyz&lt;." in sentence.text()
    assert "Clear the filter" in sentence.text()
    assert not pane.table.isVisible()
    assert hit_count(pane) == "0 of 20"
    sentence.linkActivated.emit("#clear")
    assert pane.table.isVisible()
    assert pane.filter.text() == ""


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (" ejk ", "No token contains ␣ejk␣."),
        ("xe + <", "No token is built from xe + &lt;."),
        ("xe +", "No token is built from xe and a part after it."),
        ("+ xe", "No token is built from xe and a part before it."),
        ("0x00 0x01", "No token contains the bytes 00 01."),
        ("4711", "No token contains 4711 or has this id."),
    ],
)
def test_what_was_looked_for_is_said(pane: VocabularyPane, typed: str, said: str) -> None:
    pane.filter.setText(typed)
    assert said in pane.findChild(QLabel, "vocabularyNothing").text()


def test_a_filter_that_has_only_been_begun_counts_as_none(pane: VocabularyPane) -> None:
    for typed in ("!", "0x"):
        pane.filter.setText(typed)
        assert pane.table.isVisible()
        assert hit_count(pane) == "20 of 20"


def test_the_way_out_is_there_for_the_keyboard(qtbot, pane: VocabularyPane) -> None:
    pane.focus_filter()
    pane.filter.setText("xyz")
    sentence = pane.findChild(QLabel, "vocabularyNothing")
    for _ in range(4):
        if not sentence.hasFocus():
            qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert sentence.hasFocus()
    qtbot.keyClick(sentence, Qt.Key.Key_Return)
    assert pane.filter.text() == ""
    assert pane.filter.hasFocus()


def test_a_negated_filter_that_hides_all(pane: VocabularyPane) -> None:
    pane.model.set_source(2, TRAINING.entry)
    pane.model.set_playhead(1, None)
    pane.filter.setText("!·")
    assert "Every token contains ·." in pane._nothing.text()


def test_no_tokens_yet(pane: VocabularyPane) -> None:
    pane.model.set_playhead(0, None)
    assert pane._nothing.text() == "No tokens yet."
    assert not pane.table.isVisible()


def test_down_leads_from_the_filter_into_the_table(pane: VocabularyPane) -> None:
    pane.focus_filter()
    QTest.keyClick(pane.filter, Qt.Key.Key_Down)
    assert pane.table.hasFocus()
    assert pane.table.chosen_rows() == [0]


def test_typing_in_the_table_filters(pane: VocabularyPane) -> None:
    pane.table.setFocus()
    QTest.keyClick(pane.table, Qt.Key.Key_V)
    assert pane.filter.text() == "v"
    assert pane.filter.hasFocus()


def test_the_filter_keeps_its_width_while_typing(pane: VocabularyPane) -> None:
    width = pane.filter.width()
    for text in ("v", "xyz", ""):
        pane.filter.setText(text)
        assert pane.filter.width() == width


# Order


def test_a_heading_orders_and_turns_round(qtbot, pane: VocabularyPane) -> None:
    click_heading(qtbot, pane, VocabularyColumn.TOKEN)
    assert labels(pane) == sorted(labels(pane))
    click_heading(qtbot, pane, VocabularyColumn.TOKEN)
    assert labels(pane) == sorted(labels(pane), reverse=True)


def test_counts_begin_with_the_greatest(qtbot, pane: VocabularyPane) -> None:
    click_heading(qtbot, pane, VocabularyColumn.COUNT)
    assert pane.model.order == (VocabularyColumn.COUNT, Qt.SortOrder.DescendingOrder)
    assert labels(pane)[0] == "·"


def test_the_menu_orders_too(pane: VocabularyPane) -> None:
    actions = {action.text(): action for action in pane._sort_actions.actions()}
    actions["Count"].trigger()
    assert pane.model.order == (VocabularyColumn.COUNT, Qt.SortOrder.DescendingOrder)
    assert actions["Count"].isChecked()
    assert not actions["ID"].isChecked()


def test_the_selection_stays_on_its_token(pane: VocabularyPane) -> None:
    pane.reveal(19)
    pane.sort(VocabularyColumn.TOKEN, Qt.SortOrder.DescendingOrder)
    (row,) = pane.table.chosen_rows()
    assert pane.model.token_at(row) == 19


# Copying


def test_selected_rows_are_copied(qtbot, pane: VocabularyPane) -> None:
    view = pane.table.viewport()
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=centre(pane.table, 16, 1))
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, SHIFT, centre(pane.table, 17, 1))
    QTest.keyClick(pane.table, Qt.Key.Key_C, CONTROL)
    assert QGuiApplication.clipboard().text() == (
        "16\tš\tC5 A1\t\t4\talphabet\n17\tšv\tC5 A1 76\t1\t0\tš + v"
    )
    QTest.keyClick(pane.table, Qt.Key.Key_C, CONTROL | SHIFT)
    assert (
        QGuiApplication.clipboard()
        .text()
        .startswith("ID\tToken\tBytes\tRank\tCount\tBuilt from\n16\t")
    )


def test_the_button_copies_what_the_filter_shows(qtbot, pane: VocabularyPane) -> None:
    pane.filter.setText("šv")
    button = pane.findChild(QToolButton, "vocabularyCopyButton")
    assert button is not None
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    lines = QGuiApplication.clipboard().text().split("\n")
    assert [line.split("\t")[1] for line in lines] == ["Token", "šv", "šve", "švej"]


def test_copying_is_told_with_the_number_of_rows(qtbot, pane: VocabularyPane) -> None:
    button = pane.findChild(QToolButton, "vocabularyCopyButton")
    with qtbot.waitSignal(pane.copied) as told:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert told.args == [20]
    pane.reveal(3)
    with qtbot.waitSignal(pane.copied) as told:
        QTest.keyClick(pane.table, Qt.Key.Key_C, CONTROL)
    assert told.args == [1]


def test_line_breaks_in_a_token_stay_inside_their_field(pane: VocabularyPane) -> None:
    entry = VocabularyEntry(
        0, Face(0, "↵⇥\\"), "x", b"\n\t\\", None, None, None, "alphabet", "\n\t\\"
    )
    pane.model.set_source(1, lambda _token: entry)
    pane.model.set_playhead(1, [3])
    pane.copy_shown()
    assert QGuiApplication.clipboard().text().split("\n")[1] == (
        "0\t\\n\\t\\\\\t0A 09 5C\t\t3\talphabet"
    )


# Links to other panes


def test_the_pointer_tells_its_token(pane: VocabularyPane) -> None:
    told: list[object] = []
    pane.token_hovered.connect(told.append)
    hover(pane.table, 19)
    QApplication.sendEvent(pane.table.viewport(), QEvent(QEvent.Type.Leave))
    assert told == [19, None]


def test_a_token_under_the_pointer_elsewhere_is_marked(theme, pane: VocabularyPane) -> None:
    y = centre(pane.table, 19, 2).y()
    assert pixel(pane.table, 2, y) == theme.colors.surface
    pane.set_hover(19)
    assert pixel(pane.table, 2, y) == theme.colors.sunken
    pane.set_hover(None)
    assert pixel(pane.table, 2, y) == theme.colors.surface


def test_revealing_a_hidden_token_clears_the_filter(pane: VocabularyPane) -> None:
    pane.filter.setText("a")
    pane.reveal(19)
    assert pane.filter.text() == ""
    assert [pane.model.token_at(row) for row in pane.table.chosen_rows()] == [19]
    pane.filter.setText("šv")
    pane.reveal(18)
    assert pane.filter.text() == "šv"


def test_a_token_of_the_future_is_not_revealed(pane: VocabularyPane) -> None:
    pane.reveal(30)
    assert not pane.table.selectionModel().hasSelection()


def test_enter_and_double_click_open_a_token(qtbot, pane: VocabularyPane) -> None:
    pane.reveal(18)
    with qtbot.waitSignal(pane.token_activated) as opened:
        QTest.keyClick(pane.table, Qt.Key.Key_Return)
    assert opened.args == [18]
    with qtbot.waitSignal(pane.token_activated) as opened:
        qtbot.mouseDClick(
            pane.table.viewport(), Qt.MouseButton.LeftButton, pos=centre(pane.table, 3, 1)
        )
    assert opened.args == [3]


# Looks


def test_a_selected_row_has_soft_ground_and_a_bar(theme, pane: VocabularyPane) -> None:
    pane.reveal(12)
    y = centre(pane.table, 12, 0).y()
    assert pixel(pane.table, 1, y) == theme.colors.accent
    assert pixel(pane.table, 6, y) == theme.colors.accent_soft


@pytest.mark.parametrize(("width", "has_bytes"), [(340, False), (373, False), (440, True)])
def test_bytes_hide_first(pane: VocabularyPane, width: int, has_bytes: bool) -> None:
    pane.resize(width, 614)
    assert pane.table.isColumnHidden(VocabularyColumn.BYTES) != has_bytes
    widths = [pane.table.columnWidth(column) for column in range(6)]
    assert sum(widths) == pane.table.viewport().width() == width


@pytest.mark.parametrize("width", [340, 373, 440])
@pytest.mark.parametrize("typed", ["65 74", "!65 74", "0x65"])
def test_bytes_are_in_view_while_they_are_looked_for(
    pane: VocabularyPane, width: int, typed: str
) -> None:
    pane.resize(width, 614)
    before = [pane.table.columnWidth(column) for column in range(6)]
    type_text(pane.filter, typed)
    assert pane.table.columnWidth(VocabularyColumn.BYTES) >= 84
    assert pane.table.columnWidth(VocabularyColumn.TOKEN) >= 70
    assert sum(pane.table.columnWidth(column) for column in range(6)) == width
    heading = pane.table.heading
    for column in VocabularyColumn:
        if not pane.table.isColumnHidden(column):
            assert heading.sectionSize(column) >= heading.needed_width(column)
    pane.filter.clear()
    assert [pane.table.columnWidth(column) for column in range(6)] == before


def test_the_columns_stay_from_one_byte_to_the_next(pane: VocabularyPane) -> None:
    pane.resize(373, 614)
    hidden = []
    for character in "65 74 6f":
        type_text(pane.filter, character)
        hidden.append(pane.table.isColumnHidden(VocabularyColumn.BYTES))
    assert hidden == [True] * 4 + [False] * 4
    pane.filter.setText("65 words")
    assert pane.table.isColumnHidden(VocabularyColumn.BYTES)


def test_columns_stand_still_under_the_playhead(pane: VocabularyPane) -> None:
    go_to(pane, 0)
    widths = [pane.table.columnWidth(column) for column in range(6)]
    for step in range(23):
        go_to(pane, step)
        assert [pane.table.columnWidth(column) for column in range(6)] == widths


def is_in_view(pane: VocabularyPane, token: int) -> bool:
    pane.table.executeDelayedItemsLayout()
    row = pane.model.row_of(token)
    rect = pane.table.visualRect(pane.model.index(row, 0))
    return pane.table.viewport().rect().contains(rect)


def turn_wheel(table: QTableView, up: int) -> None:
    point = QPointF(table.viewport().rect().center())
    event = QWheelEvent(
        point,
        table.viewport().mapToGlobal(point),
        QPoint(),
        QPoint(0, 120 * up),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(table.viewport(), event)


def test_the_newest_token_stays_in_view(pane: VocabularyPane) -> None:
    """Without a touch: play, steps back and leaps alike."""
    pane.resize(440, 300)
    for step in (0, 4, 5, 6, 2, 22, 21, 8):
        go_to(pane, step)
        assert is_in_view(pane, TRAINING.alphabet + step - 1)
    pane.resize(440, 250)
    assert is_in_view(pane, TRAINING.alphabet + 7)


def test_the_first_merges_of_bytes_are_in_view_behind_256_rows(pane: VocabularyPane) -> None:
    def entry(token: int) -> VocabularyEntry:
        return TRAINING.entry(1)._replace(id=token, face=Face(token, f"t{token}"))

    pane.model.set_source(600, entry)
    for size in (256, 257, 300, 258):
        pane.model.set_playhead(size, [1] * 600)
        assert is_in_view(pane, size - 1)


def test_who_scrolls_up_stays_there_until_back_at_the_end(pane: VocabularyPane) -> None:
    pane.resize(440, 300)
    go_to(pane, 5)
    turn_wheel(pane.table, 2)
    place = pane.table.verticalScrollBar().value()
    for step in (6, 7, 22, 21):
        go_to(pane, step)
        pane.table.executeDelayedItemsLayout()
        assert pane.table.verticalScrollBar().value() == place
    for _ in range(10):  # one turn scrolls a page at most
        turn_wheel(pane.table, -60)
    go_to(pane, 22)
    assert is_in_view(pane, TRAINING.alphabet + 21)


def test_another_order_starts_at_its_top_and_stays(qtbot, pane: VocabularyPane) -> None:
    pane.resize(440, 300)
    go_to(pane, 20)
    bar = pane.table.verticalScrollBar()
    for column in (VocabularyColumn.RANK, VocabularyColumn.RANK, VocabularyColumn.COUNT):
        turn_wheel(pane.table, -60)
        assert bar.value() > 0
        click_heading(qtbot, pane, column)
        pane.table.executeDelayedItemsLayout()
        assert bar.value() == 0
        go_to(pane, 21)
        assert bar.value() == 0
        go_to(pane, 20)
    click_heading(qtbot, pane, VocabularyColumn.ID)
    assert bar.value() == 0
    go_to(pane, 21)
    assert is_in_view(pane, TRAINING.alphabet + 20)


def test_ranks_begin_with_the_first_merge(qtbot, pane: VocabularyPane) -> None:
    click_heading(qtbot, pane, VocabularyColumn.RANK)
    assert [pane.model.token_at(row) for row in range(3)] == [17, 18, 19]
    click_heading(qtbot, pane, VocabularyColumn.RANK)
    assert [pane.model.token_at(row) for row in range(3)] == [19, 18, 17]


@pytest.mark.parametrize("width", [340, 440])
def test_a_heading_is_whole_with_its_arrow(pane: VocabularyPane, width: int) -> None:
    pane.resize(width, 300)
    heading = pane.table.heading
    for column in VocabularyColumn:
        if not pane.table.isColumnHidden(column):
            assert heading.sectionSize(column) >= heading.needed_width(column)


def test_the_arrow_is_drawn(pane: VocabularyPane) -> None:
    """Up and down differ in the pixels of the heading."""
    heading = pane.table.heading

    def picture(order: Qt.SortOrder) -> QImage:
        pane.sort(VocabularyColumn.COUNT, order)
        left = heading.sectionViewportPosition(VocabularyColumn.COUNT)
        size = heading.sectionSize(VocabularyColumn.COUNT)
        return heading.viewport().grab(QRect(left, 0, size, heading.height())).toImage()

    assert picture(Qt.SortOrder.AscendingOrder) != picture(Qt.SortOrder.DescendingOrder)


# A token elsewhere


def test_a_token_elsewhere_is_scrolled_to_and_back(pane: VocabularyPane) -> None:
    pane.resize(440, 300)
    go_to(pane, 22)
    turn_wheel(pane.table, 2)
    bar = pane.table.verticalScrollBar()
    place = bar.value()
    assert not is_in_view(pane, 0)
    pane.set_hover(0)
    assert is_in_view(pane, 0)
    assert not pane.table.selectionModel().hasSelection()
    pane.set_hover(1)
    pane.set_hover(None)
    assert bar.value() == place
    pane.set_hover(pane.model.token_at(pane.table.rowAt(30)))
    assert bar.value() == place


def test_pointing_at_a_token_is_no_scrolling_away(pane: VocabularyPane) -> None:
    pane.resize(440, 300)
    go_to(pane, 20)
    pane.set_hover(0)
    go_to(pane, 21)
    assert is_in_view(pane, 0)
    pane.set_hover(None)
    assert is_in_view(pane, TRAINING.alphabet + 20)
    go_to(pane, 22)
    assert is_in_view(pane, TRAINING.alphabet + 21)


def test_the_row_under_the_pointer_never_moves(pane: VocabularyPane) -> None:
    """The last row may be cut off; telling of its token comes back as a hover."""
    pane.resize(440, 307)
    go_to(pane, 22)
    turn_wheel(pane.table, 2)
    place = pane.table.verticalScrollBar().value()
    pane.token_hovered.connect(pane.set_hover)
    hover(pane.table, pane.table.rowAt(pane.table.viewport().height() - 2))
    assert pane.table.hovered_row >= 0
    assert pane.table.verticalScrollBar().value() == place


def test_what_is_told_of_a_token(pane: VocabularyPane) -> None:
    assert pane.tip_of(17) == [
        "šv",
        "Token 17, rank 1, count 0",
        "Built from š + v",
        "Bytes C5 A1 76",
    ]
    assert pane.tip_of(16) == ["š", "Token 16, count 4", "Alphabet", "Bytes C5 A1"]
    assert pane.tip_of(999) == ()


def test_a_long_token_is_whole_before_the_bytes_get_any_room(
    qtbot, theme, pane: VocabularyPane
) -> None:
    def entry(token: int) -> VocabularyEntry:
        label = "␣happiness" if token > 256 else "x"
        kind = "merge" if token > 256 else "byte"
        face = Face(token, label)
        return TRAINING.entry(1)._replace(id=token, face=face, kind=kind)

    pane.model.set_source(330, entry)
    pane.model.set_playhead(330, [1] * 330)
    pane.sort(VocabularyColumn.TOKEN, Qt.SortOrder.AscendingOrder)
    qtbot.waitUntil(lambda: not pane.model.is_waiting)
    needed = TilePainter(theme).width(Face(0, "␣happiness"), "table")
    for width in range(340, 560, 20):
        pane.resize(width, 300)
        assert pane.table.columnWidth(VocabularyColumn.TOKEN) - 12 >= needed


def test_in_a_tab_the_menu_stands_beside_the_filter(pane: VocabularyPane) -> None:
    button = pane.findChild(QToolButton, "vocabularyCompactMenuButton")
    assert button is not None
    assert not button.isVisible()
    pane.set_compact(True)
    assert button.isVisible()


def test_the_subtitle_counts_a_large_vocabulary(qtbot, pane: VocabularyPane) -> None:
    def entry(token: int) -> VocabularyEntry:
        face = Face(token, f"t{token}", "learnt", token + 1)
        return VocabularyEntry(
            token, face, face.label, b"t", token + 1, None, None, "merge", face.label
        )

    pane.model.set_source(12_984, entry)
    pane.model.set_playhead(12_984, [0] * 149 + [22] * (12_984 - 149))
    text = "12,984 tokens, 149 of them scaffold"
    qtbot.waitUntil(lambda: pane.subtitle() == text)


def test_a_large_part_of_the_rows_is_let_go_when_they_are_ordered(
    qtbot, pane: VocabularyPane
) -> None:
    """Qt would follow each of its cells, for seconds; all rows together are easy for it."""
    size = 5000

    def entry(token: int) -> VocabularyEntry:
        return TRAINING.entry(1)._replace(id=token, face=Face(token, f"t{token}"))

    def order(column: int) -> None:
        pane.sort(column, Qt.SortOrder.AscendingOrder)
        qtbot.waitUntil(lambda: not pane.model.is_waiting)

    pane.model.set_source(size, entry)
    pane.model.set_playhead(size, None)
    QTest.keyClick(pane.table, Qt.Key.Key_A, CONTROL)
    assert len(pane.table.chosen_rows()) == size
    order(VocabularyColumn.TOKEN)
    assert len(pane.table.chosen_rows()) == size
    pane.model.set_playhead(size - 1000, None)
    assert len(pane.table.chosen_rows()) == size - 1000
    # The thousand come back between the others.
    pane.model.set_playhead(size, None)
    assert not pane.table.selectionModel().hasSelection()


@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
def test_every_theme_paints(theme, pane: VocabularyPane, name: str) -> None:
    theme.set_name(name)
    pane.reveal(19)
    y = centre(pane.table, 19, 0).y()
    assert pixel(pane.table, 6, y) == theme.colors.accent_soft


def test_right_to_left_mirrors_the_columns(theme, pane: VocabularyPane) -> None:
    pane.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    pane.reveal(12)
    table = pane.table
    assert centre(table, 0, VocabularyColumn.ID).x() > centre(table, 0, VocabularyColumn.COUNT).x()
    assert pixel(table, table.viewport().width() - 2, centre(table, 12, 0).y()) == (
        theme.colors.accent
    )
