"""The candidates pane: words, bars, brackets and the pointer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableView

from bpe_desktop.models.candidate_model import CandidateModel
from bpe_desktop.views.candidate_pane import CandidatePane
from tests.table_samples import SmallTraining

TRAINING = SmallTraining()
RULE = "the first seen wins"


@pytest.fixture
def pane(qtbot, theme) -> CandidatePane:
    model = CandidateModel()
    pane = CandidatePane(theme, model)
    model.setParent(pane)
    qtbot.addWidget(pane)
    pane.resize(255, 332)
    with qtbot.waitExposed(pane):
        pane.show()
    return pane


def fill(pane: CandidatePane, step: int = 3) -> None:
    rows = TRAINING.candidates[step]
    pane.model.set_candidates(rows, len(rows), 1, RULE, step)


def hover(table: QTableView, row: int) -> None:
    position = table.visualRect(table.model().index(row, 0)).center()
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        position.toPointF(),
        table.viewport().mapToGlobal(position).toPointF(),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(table.viewport(), event)


def pixel(table: QTableView, position: QPoint) -> str:
    return table.viewport().grab().toImage().pixelColor(position).name().upper()


def test_names(pane: CandidatePane) -> None:
    assert pane.findChild(QTableView, "candidateTable") is pane.table
    assert pane.title() == "Candidates"


def test_title_and_foot_tell_where_it_stands(pane: CandidatePane) -> None:
    fill(pane)
    assert pane.subtitle() == "before merge 4"
    assert pane.foot() == "22 pairs. A bracket joins equal counts: the first seen wins."


def test_the_foot_counts_the_tied(pane: CandidatePane) -> None:
    rows = [row._replace(count=22) for row in TRAINING.candidates[3]]
    rule = "the first in lexicographic order wins"
    pane.model.set_candidates(rows, 76_582, 45, rule, 12_823)
    assert pane.subtitle() == "before merge 12,824"
    assert pane.foot() == "76,582 pairs, 45 tied at 22. The first in lexicographic order wins."


def test_one_pair_is_a_pair(pane: CandidatePane) -> None:
    pane.model.set_candidates(TRAINING.candidates[3][:1], 1, 1, RULE, 3)
    assert pane.foot() == "1 pair."


def test_in_a_tab_the_foot_names_the_merge(pane: CandidatePane) -> None:
    fill(pane)
    pane.set_compact(True)
    assert pane.foot() == (
        "22 pairs before merge 4. A bracket joins equal counts: the first seen wins."
    )
    assert pane.table.row_height == 26
    pane.set_compact(False)
    assert pane.table.row_height == 25


def test_nothing_left(pane: CandidatePane) -> None:
    assert pane.subtitle() == ""
    assert pane.table.empty_text == "No pairs yet."
    pane.model.set_candidates([], 0, 0, RULE, 22, final=True)
    assert pane.table.empty_text == "No pair is left to merge."
    assert pane.subtitle() == "after merge 22"
    assert pane.foot() == ""


def test_an_opened_tokenizer_without_a_further_rule(pane: CandidatePane) -> None:
    pane.model.set_candidates([], 0, 0, RULE, 22, final=True, by_rank=True)
    assert "The opened tokenizer has no further rule." in pane.table.empty_text
    assert "Train anew" in pane.table.empty_text
    fill(pane)
    assert pane.table.empty_text == ""


def test_counting_keeps_the_earlier_rows(pane: CandidatePane) -> None:
    fill(pane)
    pane.model.set_candidates([], 0, 0, RULE, 9, pending=True)
    assert pane.model.rowCount() == 22
    assert pane.foot() == "Counting the pairs…"


def test_the_pointer_tells_the_pair(pane: CandidatePane) -> None:
    fill(pane)
    told: list[object] = []
    pane.candidate_hovered.connect(told.append)
    hover(pane.table, 2)
    QApplication.sendEvent(pane.table.viewport(), QEvent(QEvent.Type.Leave))
    assert told == [TRAINING.candidates[3][2].ids, None]


def test_under_a_resting_pointer_the_pair_may_change(pane: CandidatePane) -> None:
    fill(pane)
    hover(pane.table, 2)
    told: list[object] = []
    pane.candidate_hovered.connect(told.append)
    fill(pane, 4)
    assert told == [TRAINING.candidates[4][2].ids]
    pane.model.set_candidates([], 0, 0, RULE, 9, pending=True)
    assert told[-1] is None


def test_bars_are_as_long_as_their_share(theme, pane: CandidatePane) -> None:
    fill(pane)
    table, model = pane.table, pane.model
    lit, second = (table.visualRect(model.index(row, 1)) for row in (0, 1))
    middle = QPoint(lit.left() + 8 + round((lit.width() - 12) * 0.7), lit.center().y() + 1)
    assert pixel(table, middle) == theme.colors.accent
    # 6 of 15 reaches 40 percent.
    inside = QPoint(second.left() + 6 + round((second.width() - 12) * 0.35), second.center().y())
    outside = QPoint(second.left() + 6 + round((second.width() - 12) * 0.45), second.center().y())
    assert pixel(table, inside) == theme.colors.muted
    assert pixel(table, outside) == theme.colors.surface


def test_the_bracket_stands_at_the_edge(theme, pane: CandidatePane) -> None:
    fill(pane)
    table, model = pane.table, pane.model
    x = table.viewport().width() - 5
    for row, line in ((2, theme.colors.surface), (4, theme.colors.tile_border)):
        y = table.visualRect(model.index(row, 2)).center().y()
        assert pixel(table, QPoint(x, y)) == line


def test_bars_stand_still_while_pairs_change(pane: CandidatePane) -> None:
    fill(pane, 10)
    left = pane.table.columnViewportPosition(1)
    fill(pane, 3)
    fill(pane, 0)
    assert pane.table.columnViewportPosition(1) == left


def test_only_whole_rows_are_drawn(theme, pane: CandidatePane) -> None:
    fill(pane)
    view = pane.table.viewport()
    rest = view.height() % pane.table.row_height
    pane.resize(255, 332 + 12 - rest)
    picture = view.grab().toImage()
    bottom = [picture.pixelColor(x, view.height() - 3).name().upper() for x in range(view.width())]
    assert set(bottom) == {theme.colors.surface}


def test_the_list_is_copied_whole(pane: CandidatePane) -> None:
    fill(pane)
    pane.table.setFocus()
    QTest.keyClick(pane.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QGuiApplication.clipboard().text().split("\n")
    assert lines[0] == "švej\tk\t15"
    assert len(lines) == 22
    control_shift = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(pane.table, Qt.Key.Key_C, control_shift)
    assert QGuiApplication.clipboard().text().startswith("Left\tRight\tCount\n")


def test_a_dock_may_take_the_title_row(qtbot, pane: CandidatePane) -> None:
    fill(pane)
    pane.header.hide()
    assert pane.is_compact
    pane.header.show()
    assert not pane.is_compact
