"""The small table of figures: its model, its widths, and what is said of its cells."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from bpe_desktop.models.faces import Face
from bpe_desktop.views.theme import Theme
from bpe_desktop.views.tile_table import Cell, Head, TileTable
from bpe_desktop.views.tiles import TilePainter

HEADS = (Head("Form"), Head("Tokens"), Head("Count", "How many tokens", True, 80))
FACES = (Face(1, "␣the", "learnt", 3), Face(None, "é", "unknown"))


@pytest.fixture
def table(qtbot, theme: Theme) -> TileTable:
    table = TileTable(theme, TilePainter(theme), "table", least=2)
    qtbot.addWidget(table)
    table.resize(480, 200)
    table.set_cells(
        HEADS,
        [
            (Cell("Space before", tip="A tip"), Cell("", FACES, gaps=frozenset({1})), Cell("2")),
            (Cell("Sample", fill="#FF0000"), Cell("…", spoken="nothing yet"), Cell("–")),
        ],
    )
    with qtbot.waitExposed(table):
        table.show()
    return table


def test_the_model_is_sound(table: TileTable, qtmodeltester) -> None:
    qtmodeltester.check(table.model())
    table.set_cells(HEADS, [(Cell("a"), Cell("b"), Cell("1"))] * 3)
    qtmodeltester.check(table.model())
    table.set_cells((), ())
    assert table.model().rowCount() == 0


def test_what_is_read_of_a_cell(table: TileTable) -> None:
    model, roles = table.model(), Qt.ItemDataRole

    def read(row: int, column: int, role: Qt.ItemDataRole) -> object:
        return model.data(model.index(row, column), role)

    assert read(0, 0, roles.DisplayRole) == "Space before"
    assert read(0, 0, roles.ToolTipRole) == "A tip"
    assert str(read(0, 1, roles.AccessibleTextRole)).split() == ["space", "the", "é"]
    assert read(1, 1, roles.AccessibleTextRole) == "nothing yet"
    assert model.headerData(2, Qt.Orientation.Horizontal, roles.ToolTipRole) == "How many tokens"
    alignment = model.headerData(2, Qt.Orientation.Horizontal, roles.TextAlignmentRole)
    assert alignment & Qt.AlignmentFlag.AlignRight


def test_columns_share_the_width_and_rows_the_height(table: TileTable) -> None:
    width = table.viewport().width()
    widths = [table.columnWidth(column) for column in range(3)]
    assert widths[2] == 80
    assert widths[0] == widths[1] == (width - 80) // 2
    assert table.minimumSizeHint().height() <= table.sizeHint().height()
    table.set_cells(HEADS, [(Cell("a"), Cell("b"), Cell("1"))] * 9)
    assert table.minimumSizeHint().height() < table.sizeHint().height()


def test_samples_and_tiles_are_drawn(table: TileTable, theme: Theme) -> None:
    def colors() -> set[str]:
        image = table.viewport().grab().toImage()
        return {
            image.pixelColor(x, y).name()
            for x in range(0, image.width(), 2)
            for y in range(0, image.height(), 2)
        }

    assert "#ff0000" in colors()
    assert theme.colors.palette[2][0].lower() in colors()
    table.resize(240, 200)  # tiles that have no room end in "…"
    colors()
