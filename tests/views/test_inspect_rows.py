"""Inspect in little room: numbers stay whole, a pair keeps its sign, labels keep their places."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF
from PySide6.QtGui import QFontMetricsF, QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from bpe_desktop.models.faces import Face, MergeRow
from bpe_desktop.models.inspection import CountCurve, PartFate
from bpe_desktop.models.table_cell import Cell, Part
from bpe_desktop.views import token_delegate
from bpe_desktop.views.count_chart import CountChart
from bpe_desktop.views.elided_pair import elided_pair
from bpe_desktop.views.fact_rows import FateRows, PaidRows
from bpe_desktop.views.theme import Theme
from bpe_desktop.views.tiles import TilePainter
from bpe_desktop.views.token_delegate import TokenDelegate
from bpe_desktop.views.token_facts import TokenFacts
from bpe_desktop.views.why_not_pane import _Tiles


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


def painted(rows: PaidRows) -> tuple[list[str], list[str]]:
    """Return the tiles that stand in the rows, and what is written beside them."""
    texts: list[str] = []
    whole = PaidRows.write

    def noted(self: PaidRows, painter: object, box: QRectF, text: str, **looks: object) -> None:
        texts.append(text)
        whole(self, painter, box, text, **looks)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(PaidRows, "write", noted)
        rows.grab()
    return [spot.face.label for spot in rows._spots], texts


@pytest.mark.parametrize("at", [2, 20])
def test_a_word_that_is_cut_says_so(qtbot, theme: Theme, at: int) -> None:
    rows = PaidRows(theme, TilePainter(theme))
    qtbot.addWidget(rows)
    rows.resize(256, 100)
    faces = tuple(Face(index, chr(97 + index)) for index in range(24))
    word = MergeRow(0, 2, faces, (at,), 2)
    rows.set_words([word], 20)
    shown, texts = painted(rows)
    assert {chr(97 + at), chr(98 + at)} <= set(shown)
    assert len(shown) < 12
    assert texts.count("…") == (1 if at == 2 or shown[-1] == "x" else 2)
    assert all(spot.rect.right() <= 256 - 12 - 44 for spot in rows._spots)
    point = QPoint(60, 20)
    help_event = QHelpEvent(QEvent.Type.ToolTip, point, rows.mapToGlobal(point))
    QApplication.sendEvent(rows, help_event)
    assert " ".join(face.label for face in faces) in QToolTip.text()
    QToolTip.hideText()
    # In a wide row nothing is cut.
    rows.resize(1200, 100)
    shown, texts = painted(rows)
    assert len(shown) == 24
    assert "…" not in texts
    assert not rows._cut


def test_the_tokens_of_an_answer_wrap(qtbot, theme: Theme) -> None:
    tokens = _Tiles(theme, TilePainter(theme))
    qtbot.addWidget(tokens)
    tokens.set_faces(tuple(Face(index, chr(97 + index)) for index in range(24)))
    for width in (80, 200, 1200):
        places = tokens.places(width)[:24]
        assert all(place.right() <= width for place in places)
        assert tokens.heightForWidth(width) >= places[-1].bottom()
    assert tokens.heightForWidth(1200) == 24
    assert not tokens.toolTip()
    tokens.set_faces(tuple(Face(index, f"a{index}") for index in range(60)))
    assert tokens.accessibleName().endswith(" …")
    assert tokens.toolTip().endswith("a59")
