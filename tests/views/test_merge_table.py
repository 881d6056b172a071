"""The merges pane: what a click, a key and the pointer do, and what the picture shows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFontMetricsF, QGuiApplication, QImage, QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableView

from bpe_desktop.app.language import speak
from bpe_desktop.models.faces import Face
from bpe_desktop.models.merge_table_model import MergeColumn, MergeRowData, MergeTableModel
from bpe_desktop.views.merge_table import MergeTable
from bpe_desktop.views.token_delegate import CELL_PADDING, EDGE_PADDING
from tests.table_samples import SmallTraining

TRAINING = SmallTraining()


@pytest.fixture
def pane(qtbot, theme) -> MergeTable:
    model = MergeTableModel()
    model.set_source(len(TRAINING.merges), TRAINING.merge)
    pane = MergeTable(theme, model)
    model.setParent(pane)
    qtbot.addWidget(pane)
    pane.resize(440, 184)
    with qtbot.waitExposed(pane):
        pane.show()
    return pane


def cell_centre(table: QTableView, row: int, column: int) -> QPoint:
    return table.visualRect(table.model().index(row, column)).center()


def move_to(table: QTableView, position: QPoint) -> None:
    """Move the pointer; `QTest.mouseMove` does nothing where there is no pointer."""
    view = table.viewport()
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        position.toPointF(),
        view.mapToGlobal(position).toPointF(),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(view, event)


def pixel(table: QTableView, x: int, y: int) -> str:
    return table.viewport().grab().toImage().pixelColor(x, y).name().upper()


def test_names(pane: MergeTable) -> None:
    assert pane.findChild(QTableView, "mergeTable") is pane.table
    assert pane.title() == "Merges"
    assert pane.accessibleName() == "Merges"


@pytest.mark.parametrize("language", ["en", "it", "bg", "cs"])
@pytest.mark.parametrize("merges", [22, 32_000])
def test_the_headings_of_numbers_are_whole_where_there_is_room(
    qtbot, theme, language: str, merges: int
) -> None:
    speak(language)
    try:
        model = MergeTableModel()
        model.set_source(len(TRAINING.merges), TRAINING.merge)
        pane = MergeTable(theme, model)
        model.setParent(pane)
        qtbot.addWidget(pane)
        pane.set_expected(merges)
        pane.resize(440, 184)
        with qtbot.waitExposed(pane):
            pane.show()
        table = pane.table
        metrics = QFontMetricsF(theme.font("heading"))
        for column, behind in (
            (MergeColumn.COUNTED, CELL_PADDING),
            (MergeColumn.REPLACED, CELL_PADDING),
            (MergeColumn.TIED, EDGE_PADDING),
        ):
            text = model.headerData(column, Qt.Orientation.Horizontal)
            assert metrics.horizontalAdvance(text) <= table.columnWidth(column) - behind, text
    finally:
        speak("en")


def test_the_subtitle_counts(pane: MergeTable) -> None:
    pane.model.set_playhead(3, 4, done=False)
    assert pane.subtitle() == "4 of 22"
    pane.set_expected(32_000)
    assert pane.subtitle() == "4 of 32,000"
    pane.set_expected(None)
    assert pane.subtitle() == "4 of 22"


def test_before_the_first_merge_there_is_a_sentence(pane: MergeTable) -> None:
    assert pane.subtitle() == "0 of 22"
    assert pane.table.empty_text == "No merges yet."
    y = 12
    row = {pixel(pane.table, x, y) for x in range(12, 60)}
    assert len(row) > 1
    pane.model.set_playhead(1)
    assert pane.table.empty_text == ""


def test_a_click_asks_to_go_there(qtbot, pane: MergeTable) -> None:
    pane.model.set_playhead(5)
    with qtbot.waitSignal(pane.seek_requested) as asked:
        qtbot.mouseClick(
            pane.table.viewport(),
            Qt.MouseButton.LeftButton,
            pos=cell_centre(pane.table, 1, MergeColumn.RESULT),
        )
    assert asked.args == [2]
    # The lit row alone is blue.
    assert not pane.table.selectionModel().hasSelection()


def test_clicks_with_shift_select_for_copying(qtbot, pane: MergeTable) -> None:
    pane.model.set_playhead(5)
    first, last = (cell_centre(pane.table, row, MergeColumn.COUNTED) for row in (0, 2))
    qtbot.mouseClick(pane.table.viewport(), Qt.MouseButton.LeftButton, pos=first)
    with qtbot.assertNotEmitted(pane.seek_requested):
        qtbot.mouseClick(
            pane.table.viewport(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.ShiftModifier,
            last,
        )
    QTest.keyClick(pane.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QGuiApplication.clipboard().text().split("\n")
    assert lines[0] == "1\tš\tv\tšv\t15\t15\t4"
    assert len(lines) == 3


def test_the_keyboard_goes_along_the_rows(qtbot, pane: MergeTable) -> None:
    pane.model.set_playhead(5)
    pane.table.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(pane.table, Qt.Key.Key_Down)
    assert pane.table.is_focused(1)
    with qtbot.waitSignal(pane.seek_requested) as asked:
        QTest.keyClick(pane.table, Qt.Key.Key_Return)
    assert asked.args == [2]


def test_the_pointer_tells_its_token(qtbot, pane: MergeTable) -> None:
    pane.model.set_playhead(5)
    told: list[object] = []
    pane.token_hovered.connect(told.append)
    move_to(pane.table, cell_centre(pane.table, 2, MergeColumn.PAIR))
    move_to(pane.table, cell_centre(pane.table, 2, MergeColumn.TIED))
    QApplication.sendEvent(pane.table.viewport(), QEvent(QEvent.Type.Leave))
    assert told == [19, None]


def test_the_lit_row_has_soft_ground_and_a_bar(theme, pane: MergeTable) -> None:
    pane.model.set_playhead(3, 4, done=False)
    y = cell_centre(pane.table, 3, 0).y()
    assert pixel(pane.table, 1, y) == theme.colors.accent
    assert pixel(pane.table, 5, y) == theme.colors.accent_soft
    above = cell_centre(pane.table, 2, 0).y()
    assert pixel(pane.table, 1, above) == theme.colors.surface


def test_the_lit_row_stays_in_view(pane: MergeTable) -> None:
    pane.model.set_playhead(21, 22, done=False)
    rect = pane.table.visualRect(pane.model.index(21, 0))
    assert pane.table.viewport().rect().contains(rect)
    pane.model.set_playhead(1)
    assert pane.table.visualRect(pane.model.index(0, 0)).top() == 0


def test_the_lit_row_stays_in_view_when_the_pane_gets_lower(qtbot, pane: MergeTable) -> None:
    pane.resize(440, 500)
    pane.model.set_playhead(22, 22)
    for height in (184, 120, 600, 150):
        pane.resize(440, height)
        qtbot.waitUntil(
            lambda: (
                pane.table.viewport()
                .rect()
                .contains(pane.table.visualRect(pane.model.index(21, 0)))
            )
        )


@pytest.mark.parametrize("width", [340, 343, 440, 700])
def test_columns_fill_the_width_and_stand_still(pane: MergeTable, width: int) -> None:
    pane.resize(width, 184)
    pane.model.set_playhead(3)
    widths = [pane.table.columnWidth(column) for column in range(6)]
    assert sum(widths) == pane.table.viewport().width() == width
    pane.model.set_playhead(22)
    assert [pane.table.columnWidth(column) for column in range(6)] == widths


@pytest.mark.parametrize("width", [340, 440])
def test_step_numbers_are_whole_while_the_run_grows(theme, qtbot, width: int) -> None:
    face = Face(0, "token", "learnt", 1)
    model = MergeTableModel()
    model.set_source(9, lambda step: MergeRowData(step, face, face, face, 9, 9, 1))
    pane = MergeTable(theme, model)
    model.setParent(pane)
    qtbot.addWidget(pane)
    pane.resize(width, 184)
    with qtbot.waitExposed(pane):
        pane.show()
    for length in (99, 999, 2_388, 9_999, 12_824, 128_000):
        model.extend(length)
        model.set_playhead(length)
        room = pane.table.columnWidth(MergeColumn.STEP) - EDGE_PADDING - CELL_PADDING
        steps = range(max(1, length - 400), length + 1)
        assert room >= max(pane.table.cells.text_width(str(step)) for step in steps)
    pane.set_expected(1_000_000)
    room = pane.table.columnWidth(MergeColumn.STEP) - EDGE_PADDING - CELL_PADDING
    assert room >= pane.table.cells.text_width("1000000")


def test_at_rest_no_pair_is_blue(theme, pane: MergeTable) -> None:
    """Blue tiles are the pair to come; the lit row keeps its ground and its bar."""

    def blues(x: int) -> bool:
        image = pane.table.viewport().grab().toImage()
        y = cell_centre(pane.table, 3, 0).y()
        colors = {image.pixelColor(x + at, y).name().upper() for at in range(80)}
        return theme.colors.current_border in colors

    left = pane.table.columnViewportPosition(MergeColumn.PAIR)
    pane.model.set_playhead(3, 4, done=False)
    assert blues(left)
    pane.model.set_playhead(4, 4, done=True)
    assert not blues(left)
    assert pixel(pane.table, 1, cell_centre(pane.table, 3, 0).y()) == theme.colors.accent


def test_it_can_be_dragged_along_32_000_merges(theme, qtbot) -> None:
    face = Face(0, "token", "learnt", 1)
    model = MergeTableModel()
    model.set_source(32_000, lambda step: MergeRowData(step, face, face, face, 9, 9, 1))
    pane = MergeTable(theme, model)
    model.setParent(pane)
    qtbot.addWidget(pane)
    with qtbot.waitExposed(pane):
        pane.show()
    for step in (32_000, 1, 16_000, 15_999, 31_999):
        model.set_playhead(step, step)
        assert (
            pane.table.viewport().rect().intersects(pane.table.visualRect(model.index(step - 1, 0)))
        )
    assert pane.table.scroll_bar.isVisible()


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_the_rows_look_the_same_however_often_they_are_drawn(
    qtbot, pane: MergeTable, ratio: float
) -> None:
    """Cells are drawn at first, and then by and by become pictures, a few in each frame."""
    pane.resize(440, 500)
    pane.model.set_playhead(20, 22, done=True)
    qtbot.wait(20)

    def picture() -> QImage:
        image = QImage(550, 700, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        image.setDevicePixelRatio(ratio)
        pane.table.viewport().render(image)
        return image

    first = picture()
    assert len({first.pixel(x, y) for x in range(300) for y in range(300)}) > 20
    for _ in range(8):
        assert picture() == first


def test_right_to_left_mirrors_the_columns(pane: MergeTable) -> None:
    pane.model.set_playhead(3, 4, done=False)
    pane.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    table = pane.table
    assert cell_centre(table, 0, 0).x() > cell_centre(table, 0, 5).x()
    y = cell_centre(table, 3, 0).y()
    assert pixel(table, table.viewport().width() - 2, y) == pane.theme.colors.accent


def test_other_keys_are_left_alone(pane: MergeTable) -> None:
    pane.model.set_playhead(3)
    event = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, "é")
    QApplication.sendEvent(pane.table, event)
    assert pane.model.rowCount() == 3


@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
def test_every_theme_paints(theme, pane: MergeTable, name: str) -> None:
    pane.model.set_playhead(3, 4, done=False)
    theme.set_name(name)
    y = cell_centre(pane.table, 3, 0).y()
    assert pixel(pane.table, 5, y) == theme.colors.accent_soft
