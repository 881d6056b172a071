"""The grid of numbers with real keys and a real pointer, and as a screen reader sees it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QAccessible, QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bpe_desktop.engine.number_splits import NumberSplit
from bpe_desktop.models.number_ranges import RANGES
from bpe_desktop.views.accessible_parts import install_accessible_parts
from bpe_desktop.views.number_grid import NumberGrid
from bpe_desktop.views.split_colors import code_of, color_table
from bpe_desktop.views.theme import Theme

_NAME = QAccessible.Text.Name


def split(text: str, *shape: int) -> NumberSplit:
    return NumberSplit(text, tuple(range(len(shape))), shape)


def by_digits(number: int) -> NumberSplit:
    """Whole up to 99, then 1+2, and four digits by twos, but 1984 is 3+1."""
    text = str(number)
    shape = {1: (1,), 2: (2,), 3: (1, 2), 4: (2, 2)}[len(text)]
    return split(text, *((3, 1) if number == 1984 else shape))


@pytest.fixture
def grid(qtbot, theme: Theme) -> NumberGrid:
    grid = NumberGrid(theme, "grid")
    qtbot.addWidget(grid)
    grid.resize(560, 540)
    numbers = RANGES["9999"]
    grid.set_cells(numbers, [by_digits(number) for number in range(numbers.size)])
    with qtbot.waitExposed(grid):
        grid.show()
    grid.setFocus()
    return grid


def shot(grid: NumberGrid) -> QImage:
    return grid.viewport().grab().toImage()


def color_at(grid: NumberGrid, number: int) -> str:
    """The colour beside the middle of a cell, where its mark is."""
    box = grid.box_of(number)
    image = shot(grid)
    ratio = image.devicePixelRatio()
    point = QPointF(box.left() + 0.5, box.top() + 0.5) * ratio
    return image.pixelColor(point.toPoint()).name().upper()


def test_each_cell_has_the_colour_of_its_shape(grid: NumberGrid, theme: Theme) -> None:
    fills = color_table(theme)
    grid.set_chosen(5000)
    for number, shape in ((7, (1,)), (432, (1, 2)), (1984, (3, 1)), (1985, (2, 2)), (9999, (2, 2))):
        assert color_at(grid, number) == fills[code_of(shape)], number
    theme.set_name("dark")
    assert color_at(grid, 432) == color_table(theme)[code_of((1, 2))]


def test_what_is_not_cut_yet_is_ground_until_it_is(grid: NumberGrid, theme: Theme) -> None:
    numbers = RANGES["99"]
    cells: list[NumberSplit | None] = [None] * numbers.size
    grid.set_cells(numbers, cells)
    grid.set_chosen(0)
    assert color_at(grid, 55) == theme.colors.sunken
    cells[50:60] = [split(str(number), 1, 1) for number in range(50, 60)]
    grid.refresh(50, 60)
    box = grid.box_of(55)
    pixel = shot(grid).pixelColor(QPointF(box.left() + 4, box.top() + 6).toPoint())
    assert pixel.name().upper() == color_table(theme)[code_of((1, 1))]


def test_only_odd_numbers_have_a_mark(grid: NumberGrid) -> None:
    grid.set_chosen(0)
    image = shot(grid)

    def is_marked(number: int) -> bool:
        box = grid.box_of(number)
        middle = image.pixelColor(int(box.center().x()), int(box.center().y()))
        corner = image.pixelColor(QPointF(box.left() + 0.5, box.top() + 0.5).toPoint())
        return middle != corner

    assert is_marked(1984)
    assert [n for n in (1983, 1985, 99, 100, 999, 1000, 4321) if is_marked(n)] == []


def test_the_keyboard_goes_everywhere(qtbot, grid: NumberGrid) -> None:
    told: list[int] = []
    grid.number_chosen.connect(told.append)
    for key, number in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Down, 101),
        (Qt.Key.Key_End, 199),
        (Qt.Key.Key_PageDown, 1199),
        (Qt.Key.Key_Home, 1100),
        (Qt.Key.Key_Left, 1099),
        (Qt.Key.Key_Up, 999),
        (Qt.Key.Key_PageUp, 0),
        (Qt.Key.Key_Left, 0),
    ):
        QTest.keyClick(grid, key)
        assert grid.chosen == number
    assert told[-1] == 0


def test_digits_go_to_the_number_they_write(grid: NumberGrid) -> None:
    for at, digit in enumerate("1984"):
        event = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, digit)
        event.setTimestamp(1000 + at)
        QApplication.sendEvent(grid, event)
    assert grid.chosen == 1984
    event = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, "7")
    event.setTimestamp(90_000)
    QApplication.sendEvent(grid, event)
    assert grid.chosen == 7


def test_the_arrows_are_the_grids_own(grid: NumberGrid) -> None:
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End):
        event = QKeyEvent(QEvent.Type.ShortcutOverride, key, Qt.KeyboardModifier.NoModifier)
        event.ignore()
        QApplication.sendEvent(grid, event)
        assert event.isAccepted()
    event = QKeyEvent(
        QEvent.Type.ShortcutOverride, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier
    )
    event.ignore()
    QApplication.sendEvent(grid, event)
    assert not event.isAccepted()


def test_the_pointer_tells_its_number(qtbot, grid: NumberGrid) -> None:
    pointed: list[int] = []
    grid.number_pointed.connect(pointed.append)
    QTest.mouseMove(grid.viewport(), grid.box_of(4321).center().toPoint())
    qtbot.waitUntil(lambda: pointed[-1:] == [4321])
    QTest.mouseClick(
        grid.viewport(), Qt.MouseButton.LeftButton, pos=grid.box_of(1984).center().toPoint()
    )
    assert grid.chosen == 1984
    assert grid.number_at(QPointF(2, 2)) == -1


def test_zoom_keeps_the_chosen_number_in_sight(grid: NumberGrid) -> None:
    wanted: list[float] = []
    grid.zoom_requested.connect(wanted.append)
    grid.set_chosen(8765)
    QTest.keyClick(grid, Qt.Key.Key_Plus)
    assert wanted == [1.5]
    before = grid.cell_size
    grid.set_zoom(8)
    assert grid.cell_size == pytest.approx(8 * before, rel=0.1)
    assert grid.viewport().rect().contains(grid.box_of(8765).toAlignedRect())
    assert grid.number_at(grid.box_of(8765).center()) == 8765
    for number in (0, 9999, 4321):
        grid.set_chosen(number)
        assert grid.number_at(grid.box_of(number).center()) == number
    shot(grid)  # cuts and digits are drawn
    grid.set_zoom(0.1)
    assert grid.zoom == 1.0


def test_years_end_in_a_short_row(grid: NumberGrid) -> None:
    numbers = RANGES["years"]
    grid.set_cells(numbers, [by_digits(number) for number in range(1900, 2101)])
    assert grid.chosen == 1900
    box = grid.box_of(2100)
    assert grid.number_at(box.center()) == 2100
    assert grid.number_at(QPointF(box.right() + 3, box.center().y())) == -1
    shot(grid)


def test_a_screen_reader_walks_over_rows_and_numbers(qtbot, grid: NumberGrid) -> None:
    install_accessible_parts()
    QAccessible.setActive(True)
    try:
        whole = QAccessible.queryAccessibleInterface(grid)
        assert whole is not None
        assert whole.childCount() == 100
        row = whole.child(19)
        assert row is not None
        assert row.text(_NAME) == "1900 – 1999"
        assert row.childCount() == 100
        cell = row.child(84)
        assert cell is not None
        assert cell.text(_NAME) == "1984: 2 tokens, cut as 3+1"
        grid.set_chosen(1984)
        assert cell.state().selected
    finally:
        QAccessible.setActive(False)
