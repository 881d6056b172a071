"""The merge table follows the playhead and asks for no more rows than it shows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from bpe_desktop.models.merge_table_model import MergeColumn, MergeRowData, MergeTableModel
from tests.table_samples import SmallTraining


@pytest.fixture(scope="module")
def training() -> SmallTraining:
    return SmallTraining()


@pytest.fixture
def model(qapp, qtlog, training: SmallTraining) -> Iterator[MergeTableModel]:
    model = MergeTableModel()
    # Watches every signal of the test; it reports through Qt's log.
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    model.set_source(len(training.merges), training.merge)
    yield model
    del tester
    assert not [record.message for record in qtlog.records]


def texts(model: MergeTableModel, row: int) -> list[str]:
    return [model.index(row, column).data() for column in range(model.columnCount())]


def test_every_model_rule_holds(qtmodeltester, model: MergeTableModel) -> None:
    model.set_playhead(5, 6, done=False)
    qtmodeltester.check(model)


def test_a_settled_row_tells_everything(model: MergeTableModel) -> None:
    model.set_playhead(3)
    assert model.rowCount() == 3
    assert texts(model, 0) == ["1", "š + v", "šv", "15", "15", "4"]
    assert texts(model, 2) == ["3", "šve + j", "švej", "15", "15", "2"]


def test_the_merge_in_motion_is_lit_and_open(model: MergeTableModel) -> None:
    model.set_playhead(3, 4, done=False)
    assert model.rowCount() == 4
    assert model.lit_row == 3
    assert texts(model, 3) == ["4", "švej + k", "švejk", "15", "…", "–"]
    pair = model.cell(3, MergeColumn.PAIR)
    assert pair.lit
    assert pair.state == "current"
    assert model.cell(3, MergeColumn.COUNTED).strong
    assert not model.cell(2, MergeColumn.PAIR).lit


def test_settling_fills_in_what_was_replaced(qtbot, model: MergeTableModel) -> None:
    model.set_playhead(3, 4, done=False)
    with qtbot.waitSignal(model.dataChanged):
        model.set_playhead(4, 4, done=True)
    assert texts(model, 3)[MergeColumn.REPLACED] == "15"


def test_rows_go_when_the_playhead_goes_back(qtbot, model: MergeTableModel) -> None:
    model.set_playhead(10)
    with qtbot.waitSignal(model.rowsRemoved) as removed:
        model.set_playhead(2)
    assert removed.args == [QModelIndex(), 2, 9]
    with qtbot.waitSignal(model.rowsInserted) as inserted:
        model.set_playhead(7)
    assert inserted.args == [QModelIndex(), 2, 6]


def test_the_same_state_again_says_nothing(qtbot, model: MergeTableModel) -> None:
    model.set_playhead(3, 4, done=False)
    with qtbot.assertNotEmitted(model.dataChanged), qtbot.assertNotEmitted(model.playhead_changed):
        model.set_playhead(3, 4, done=False)


def test_numbers_beyond_the_training_are_cut(
    model: MergeTableModel, training: SmallTraining
) -> None:
    model.set_playhead(10_000, 10_001, done=False)
    assert model.rowCount() == len(training.merges)
    assert model.lit_row is None
    model.set_playhead(-1)
    assert model.rowCount() == 0


def test_only_rows_that_are_asked_for_are_made(training: SmallTraining) -> None:
    asked: list[int] = []

    def row(step: int) -> MergeRowData:
        asked.append(step)
        return training.merge(1)._replace(step=step)

    model = MergeTableModel()
    model.set_source(100_000, row)
    model.set_playhead(100_000)
    assert asked == []
    for column in range(model.columnCount()):
        model.index(99_999, column).data()
    assert asked == [100_000]


def test_training_goes_on(qtbot, model: MergeTableModel, training: SmallTraining) -> None:
    model.set_source(5, training.merge)
    model.set_playhead(5)
    with qtbot.waitSignal(model.source_changed):
        model.extend(12)
    assert model.rowCount() == 5
    with qtbot.waitSignal(model.rowsInserted) as inserted:
        model.set_playhead(12)
    assert inserted.args == [QModelIndex(), 5, 11]


def test_counts_are_grouped_and_copied_plain() -> None:
    data = SmallTraining().merge(1)._replace(count=12_984, replaced=1_000, texts=("\t", "v", "\tv"))
    model = MergeTableModel()
    model.set_source(1, lambda _step: data)
    model.set_playhead(1)
    assert texts(model, 0)[MergeColumn.COUNTED] == "12,984"
    assert list(model.fields(0)) == ["1", "\t", "v", "\tv", "12984", "1000", "4"]
    assert len(model.field_names()) == len(model.fields(0))


def test_every_cell_can_be_read_aloud(model: MergeTableModel) -> None:
    model.set_playhead(3, 4, done=False)
    role = Qt.ItemDataRole.AccessibleTextRole
    spoken = [model.index(3, column).data(role) for column in range(model.columnCount())]
    assert spoken == [
        "Merge 4",
        "švej and k",
        "New token švejk",
        "Counted 15",
        "Not replaced yet",
        "No tie",
    ]
    assert model.index(0, MergeColumn.TIED).data(role) == "4 pairs tied"


def test_headings_explain_themselves(model: MergeTableModel) -> None:
    horizontal = Qt.Orientation.Horizontal
    headings = [model.headerData(column, horizontal) for column in range(model.columnCount())]
    assert headings == ["#", "Pair", "New token", "Counted", "Replaced", "Tied"]
    tips = [
        model.headerData(column, horizontal, Qt.ItemDataRole.ToolTipRole)
        for column in range(model.columnCount())
    ]
    assert all(tips)
    assert model.headerData(0, Qt.Orientation.Vertical) is None
