"""Texts and headings of the tables of figures stand at one edge, that of the page."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QTableView

from bpe_desktop.views.figure_table import FigureColumn, FigureRow, FigureTable
from bpe_desktop.views.table_look import BESIDE_BAR, HEAD, ROW
from bpe_desktop.views.theme import Theme
from bpe_desktop.views.tile_table import Cell, Head, TileTable
from bpe_desktop.views.tiles import TilePainter

WIDTH = 400


@pytest.fixture
def applied(qapp: QApplication) -> Iterator[Theme]:
    """A theme with its style sheet, which draws the heads."""
    made = Theme("light")
    before = qapp.styleSheet(), qapp.palette(), qapp.font()
    made.apply(qapp)
    yield made
    qapp.setStyleSheet(before[0])
    qapp.setPalette(before[1])
    qapp.setFont(before[2])


def tile_table(theme: Theme) -> QTableView:
    table = TileTable(theme, TilePainter(theme), "table")
    heads = (Head("HE", width=200), Head("H", "", True, 200))
    table.set_cells(heads, [(Cell("HE"), Cell("H"))] * 2)
    return table


def figure_table(theme: Theme, *, scrolls: bool = False) -> QTableView:
    columns = (FigureColumn("HE", is_text=True), FigureColumn("H"))
    table = FigureTable(theme, "table", columns, scrolls=scrolls)
    table.show_rows([FigureRow(("HE", "H"))] * 2)
    return table


def inked(image: QImage, top: int, bottom: int) -> list[int]:
    """The columns of pixels between two heights in which something is drawn."""
    ground = image.pixel(WIDTH // 2, top)
    return [x for x in range(WIDTH) if any(image.pixel(x, y) != ground for y in range(top, bottom))]


@pytest.mark.parametrize("make", [tile_table, figure_table])
def test_headings_and_cells_share_both_edges(qtbot, applied: Theme, make) -> None:
    table = make(applied)
    qtbot.addWidget(table)
    table.resize(WIDTH, HEAD + 4 * ROW)
    with qtbot.waitExposed(table):
        table.show()
    table.clearFocus()
    image = table.grab().toImage()
    head = inked(image, 2, HEAD - 3)
    for columns in (head, inked(image, HEAD + 2, HEAD + ROW - 2)):
        assert columns[0] <= 3
        assert columns[-1] >= WIDTH - 4
        # One gap parts a heading of the first column from one of the last: nothing else is drawn.
        assert sum(b - a > 20 for a, b in pairwise(columns)) == 1
    assert table.rowHeight(0) == table.horizontalHeader().height() == ROW == HEAD


def test_a_table_that_scrolls_keeps_its_numbers_off_the_bar(qtbot, applied: Theme) -> None:
    table = figure_table(applied, scrolls=True)
    qtbot.addWidget(table)
    table.resize(WIDTH, HEAD + 4 * ROW)
    with qtbot.waitExposed(table):
        table.show()
    table.clearFocus()
    image = table.grab().toImage()
    for top, bottom in ((2, HEAD - 3), (HEAD + 2, HEAD + ROW - 2)):
        assert WIDTH - BESIDE_BAR - 4 <= inked(image, top, bottom)[-1] < WIDTH - BESIDE_BAR + 1
