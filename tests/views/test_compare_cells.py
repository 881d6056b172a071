"""The cells of Compare: what is drawn in them, and what of it stays in little room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bpe_desktop.engine.measuring import Measure, Stretch
from bpe_desktop.models.comparison import Comparison, RowFacts, TextColumn
from bpe_desktop.views.compare_matrix import CompareMatrix
from bpe_desktop.views.theme import Theme

TEXT = TextColumn.of(10, "English", "the sun", "sample:en")


def cell(*pieces: str, unknown: int = 0) -> Measure:
    stretches = tuple(Stretch(piece, number) for number, piece in enumerate(pieces))
    return Measure(len(pieces), unknown, len(set(pieces)), pieces[0], (), stretches)


@pytest.fixture
def matrix(qtbot: QtBot, theme: Theme) -> CompareMatrix:
    matrix = CompareMatrix(theme)
    qtbot.addWidget(matrix)
    matrix.resize(900, 400)
    cells = {(0, 10): cell("the", " sun"), (1, 10): cell("the", " s", "un")}
    rows = (RowFacts(0, "file", "a"), RowFacts(1, "file", "b"))
    matrix.set_comparison(Comparison((TEXT,), rows, cells, reference=0))
    with qtbot.waitActive(matrix):
        matrix.show()
        matrix.activateWindow()
    return matrix


def ink(matrix: CompareMatrix, row: int) -> int:
    """Count the pixels inside a cell that are not the ground of one."""
    box = matrix.visualRect(matrix.model().index(row, 0)).adjusted(5, 5, -5, -5)
    image: QImage = matrix.viewport().grab(box).toImage()
    ground = QColor(matrix._theme.colors.surface)
    return sum(
        image.pixelColor(x, y) != ground
        for x in range(image.width())
        for y in range(image.height())
    )


def test_a_clicked_cell_keeps_its_contents(matrix: CompareMatrix) -> None:
    matrix.clearFocus()
    before = [ink(matrix, row) for row in (0, 1)]
    assert all(before)
    for row in (0, 1):  # the one with the fewest tokens, and one with a bar in another colour
        at = matrix.visualRect(matrix.model().index(row, 0)).center()
        QTest.mouseClick(matrix.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert matrix.currentIndex().row() == row
        assert matrix.hasFocus()
        assert [ink(matrix, n) for n in (0, 1)] == before


def reds(matrix: CompareMatrix) -> int:
    """Count the pixels of figures in the colour of what is bad."""
    box = matrix.visualRect(matrix.model().index(0, 0))
    box.setHeight(30)  # above the bar
    image = matrix.viewport().grab(box).toImage()
    bad = QColor(matrix._theme.colors.bad)
    return sum(
        image.pixelColor(x, y) == bad for x in range(image.width()) for y in range(image.height())
    )


@pytest.mark.parametrize("unknown", [13, 1300])
def test_a_narrow_cell_tells_the_unknown_first(matrix: CompareMatrix, unknown: int) -> None:
    cells = {(0, 10): cell(*("x" * 80), unknown=unknown)}
    shown = Comparison((TEXT,), (RowFacts(0, "file", "a"),), cells, reference=0)
    matrix.set_comparison(shown)
    wide = reds(matrix)
    assert wide
    matrix.resize(360, 400)
    assert matrix.columnWidth(0) <= 210
    assert reds(matrix) == wide
