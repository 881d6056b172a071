"""Inspect in little room: numbers stay whole, a pair keeps its sign, labels keep their places."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from bpe_desktop.models.faces import Face
from bpe_desktop.models.inspection import CountCurve, PartFate
from bpe_desktop.models.table_cell import Cell, Part
from bpe_desktop.views import token_delegate
from bpe_desktop.views.count_chart import CountChart
from bpe_desktop.views.elided_pair import elided_pair
from bpe_desktop.views.fact_rows import FateRows
from bpe_desktop.views.theme import Theme
from bpe_desktop.views.tiles import TilePainter
from bpe_desktop.views.token_delegate import TokenDelegate
from bpe_desktop.views.token_facts import TokenFacts


def test_a_large_count_stands_whole(qtbot, theme: Theme, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = FateRows(theme, TilePainter(theme))
    qtbot.addWidget(rows)
    rows.resize(372, 60)
    rows.set_parts([PartFate(Face(1, "__"), 1_005_831, "__enter__"), PartFate(Face(2, "_"), 3)])
    boxes = {}
    whole = FateRows.write

    def noted(self: FateRows, painter: object, box: QRectF, text: str, **looks: object) -> None:
        boxes[text] = box
        whole(self, painter, box, text, **looks)  # type: ignore[arg-type]

    monkeypatch.setattr(FateRows, "write", noted)
    rows.grab()
    metrics = QFontMetricsF(theme.font("body"))
    assert boxes["1,005,831"].width() >= metrics.horizontalAdvance("1,005,831")
    assert boxes["3"].right() == boxes["1,005,831"].right()
    assert boxes["still used in __enter__"].left() > boxes["1,005,831"].right()


@pytest.mark.parametrize("text", ["␣count + ing", "ing + ␣countable", "␣internal + ␣countable"])
def test_a_pair_keeps_the_sign_between_its_tokens(theme: Theme, text: str) -> None:
    metrics = QFontMetricsF(theme.font("mono"))
    room = metrics.horizontalAdvance(text) * 0.8
    shown = elided_pair(metrics, text, room)
    assert " + " in shown
    assert "…" in shown
    assert metrics.horizontalAdvance(shown) <= room + 1
    assert elided_pair(metrics, text, 1000) == text
    # In the tables as well.
    left, right = text.split(" + ")
    parts = (Part(left, token=True), Part(" + ", quiet=True), Part(right, token=True))
    widths = [metrics.horizontalAdvance(part.text) for part in parts]
    limits = token_delegate._limits(parts, widths, room)
    assert limits[1] == widths[1]
    assert sum(limits) <= room + 1


def test_the_labels_of_the_curves_stand_above_the_axis(qtbot, theme: Theme) -> None:
    chart = CountChart(theme)
    qtbot.addWidget(chart)
    chart.resize(340, 128)
    plot = chart.plot()
    curve = CountCurve(Face(1, "rot"), ((0, 0),))
    ends = [(y, index, curve) for index, y in enumerate((20.0, plot.bottom() - 3, plot.bottom()))]
    places = chart.label_places(plot, ends)
    assert places[0] == 20.0
    assert places[-1] <= plot.bottom()
    assert places[2] - places[1] >= 14
    assert chart.label_places(plot, [(30.0, 0, curve), (30.0, 1, curve)]) == [30.0, 44.0]


def test_one_more_part_is_one_part(qtbot, theme: Theme) -> None:
    facts = TokenFacts(theme, TilePainter(theme))
    qtbot.addWidget(facts)
    assert [facts._parts(rest) for rest in (1, 2)] == ["and 1 more part", "and 2 more parts"]
    assert [facts._words(rest) for rest in (1, 2)] == ["and 1 more word", "and 2 more words"]
    assert [facts._merges(rest) for rest in (1, 2)] == ["and 1 more merge", "and 2 more merges"]


class _Texts:
    """Takes what is written where a painter would draw it."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def setFont(self, _font: object) -> None: ...

    def setPen(self, _pen: object) -> None: ...

    def drawText(self, _place: object, text: str) -> None:
        self.said.append(text)


@pytest.mark.parametrize(("width", "has_note"), [(145, True), (110, False)])
def test_all_scaffolds_are_called_so_or_none(theme: Theme, width: int, has_note: bool) -> None:
    """Not only those whose parts are short."""
    delegate = TokenDelegate(theme, TilePainter(theme), TokenTableMarks(), "hover")
    [(_, spot)] = delegate.spots([(0, 0, width)], 24, mirrored=False)
    for left, right in (("p", "os"), ("švejkovi", "švejkovi"), ("švejkov", "i")):
        parts = (Part(left, token=True), Part(" + ", quiet=True), Part(right, token=True))
        painter = _Texts()
        delegate._draw_text(painter, spot, Cell(parts, note="scaffold"))  # type: ignore[arg-type]
        assert ("scaffold" in painter.said) is has_note
        assert " + " in painter.said


class TokenTableMarks:
    """No row is pointed at."""

    def is_hovered(self, row: int) -> bool:
        return False

    def is_focused(self, row: int) -> bool:
        return False
