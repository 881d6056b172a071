"""The candidates: bars, brackets over ties, and what stays while they are counted anew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from bpe_desktop.models.candidate_model import CandidateColumn, CandidateModel, CandidateRow
from bpe_desktop.models.faces import Face
from tests.table_samples import SmallTraining

RULE = "the first seen wins"


@pytest.fixture
def model(qapp, qtlog) -> Iterator[CandidateModel]:
    model = CandidateModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    yield model
    del tester
    assert not [record.message for record in qtlog.records]


def rows_of(counts: Sequence[int]) -> list[CandidateRow]:
    face = Face(0, "a")
    return [CandidateRow((face, face), count, (0, at)) for at, count in enumerate(counts)]


def brackets(model: CandidateModel) -> list[str]:
    return [model.cell(row, CandidateColumn.COUNT).bracket for row in range(model.rowCount())]


def test_every_model_rule_holds(qtmodeltester, model: CandidateModel) -> None:
    rows = SmallTraining().candidates[3]
    model.set_candidates(rows, len(rows), 1, RULE, 3)
    qtmodeltester.check(model)


def test_the_next_merge_is_lit(model: CandidateModel) -> None:
    rows = SmallTraining().candidates[3]
    model.set_candidates(rows, len(rows), 1, RULE, 3)
    assert (model.index(0, 0).data(), model.index(0, 2).data()) == ("švej + k", "15")
    assert model.cell(0, CandidateColumn.FACES).state == "current"
    assert model.cell(0, CandidateColumn.SHARE).bar == 1.0
    assert model.cell(1, CandidateColumn.SHARE).bar == pytest.approx(6 / 15)
    assert not model.cell(1, CandidateColumn.FACES).lit
    assert model.ids_at(0) == rows[0].ids


def test_at_the_end_no_pair_is_the_next(model: CandidateModel) -> None:
    model.set_candidates(rows_of([1, 1]), 2, 2, RULE, 22, final=True)
    assert not model.cell(0, CandidateColumn.FACES).lit
    assert model.cell(0, CandidateColumn.FACES).state == "idle"


@pytest.mark.parametrize(
    ("counts", "pairs", "tied", "expected"),
    [
        ([], 0, 0, []),
        ([5], 1, 1, [""]),
        ([5, 4], 2, 1, ["", ""]),
        ([4, 4], 2, 2, ["first", "last"]),
        ([6, 4, 4, 4, 2], 5, 1, ["", "first", "middle", "last", ""]),
        ([4, 4, 2, 2], 4, 2, ["first", "last", "first", "last"]),
        # More are tied than are listed: the bracket stays open.
        ([4, 4], 9, 5, ["first", "middle"]),
        ([4], 9, 5, ["first"]),
        # Of lower counts nobody knows how many there are.
        ([6, 2, 2], 9, 1, ["", "first", "middle"]),
        ([6, 2], 9, 1, ["", ""]),
    ],
)
def test_a_bracket_joins_equal_counts(
    model: CandidateModel, counts: list[int], pairs: int, tied: int, expected: list[str]
) -> None:
    model.set_candidates(rows_of(counts), pairs, tied, RULE, 3)
    assert brackets(model) == expected


def test_while_counting_the_earlier_rows_stay_faint(model: CandidateModel) -> None:
    rows = rows_of([9, 7, 7, 3])
    model.set_candidates(rows, 4, 1, RULE, 3)
    model.set_candidates([], 0, 0, RULE, 4, pending=True)
    assert model.rowCount() == 4
    assert all(model.is_stale(row) for row in range(4))
    assert not model.cell(0, CandidateColumn.FACES).lit
    assert brackets(model) == ["", "", "", ""]


def test_what_is_known_already_stands_above_them(model: CandidateModel) -> None:
    rows = rows_of([9, 7, 7, 3])
    model.set_candidates(rows, 4, 1, RULE, 3)
    model.set_candidates([rows[2]], 0, 1, RULE, 4, pending=True)
    assert [model.ids_at(row) for row in range(4)] == [(0, 2), (0, 0), (0, 1), (0, 3)]
    assert [model.is_stale(row) for row in range(4)] == [False, True, True, True]
    assert model.cell(0, CandidateColumn.FACES).lit
    # An earlier count may be higher than today's best.
    assert model.cell(1, CandidateColumn.SHARE).bar == 1.0
    model.set_candidates(rows[1:], 3, 2, RULE, 4)
    assert not any(model.is_stale(row) for row in range(3))


def test_rows_come_and_go(model: CandidateModel) -> None:
    for counts in ([3, 2, 1], [3], [], [5, 5, 5, 5, 5], [1, 1]):
        model.set_candidates(rows_of(counts), len(counts), 1, RULE, 0)
        assert model.rowCount() == len(counts)


def test_cells_can_be_read_aloud(model: CandidateModel) -> None:
    model.set_candidates(SmallTraining().candidates[3], 22, 1, RULE, 3)
    role = Qt.ItemDataRole.AccessibleTextRole
    assert model.index(0, 0).data(role) == "švej and k, comes next"
    assert model.index(1, 0).data(role) == "k and ·"
    assert model.index(1, 1).data(role) == "40 percent of the best"
    assert model.index(1, 2).data(role) == "Count 6"


def test_rows_are_copied_as_fields(model: CandidateModel) -> None:
    model.set_candidates(SmallTraining().candidates[3], 22, 1, RULE, 3)
    assert list(model.fields(0)) == ["švej", "k", "15"]
    assert list(model.field_names()) == ["Left", "Right", "Count"]
