"""What is drawn in rows and cells, as the keyboard and a screen reader go through it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bpe_desktop.engine import Alphabet, Corpus, TrainingConfig, TrainingHistory, train
from bpe_desktop.models.branch_comparison import Split
from bpe_desktop.models.byte_model import (
    ByteCell,
    ByteView,
    CharCell,
    GraphemeCell,
    SpaceRow,
    TokenCell,
)
from bpe_desktop.models.expansion_model import ExpansionView
from bpe_desktop.models.face_book import FaceBook
from bpe_desktop.models.faces import Face, MergeRow
from bpe_desktop.models.inspection import PartFate, Use, inspect_token
from bpe_desktop.models.lattice_model import LatticeEdge, LatticePath, LatticeView
from bpe_desktop.models.rule_replay import ReplayView
from bpe_desktop.models.why_not import ReasonRow
from bpe_desktop.views.accessible_parts import install_accessible_parts
from bpe_desktop.views.branch_rows import FirstMerge, SplitRows, TokenFlow
from bpe_desktop.views.byte_view import BytePane
from bpe_desktop.views.expansion_view import ExpansionPane
from bpe_desktop.views.fact_rows import FateRows, PaidRows, UseRows
from bpe_desktop.views.lattice_view import LatticePane
from bpe_desktop.views.merge_tree import MergeTree
from bpe_desktop.views.reason_rows import ReasonRows
from bpe_desktop.views.rule_replay_view import RuleReplayView
from bpe_desktop.views.theme import Theme
from bpe_desktop.views.tiles import TilePainter

A, B, END = Face(0, "a"), Face(1, "b"), Face(2, "·", "marker")
AB, ABB = Face(7, "ab", "learnt", 1), Face(8, "abb", "learnt", 2)
WORDS = (("basso", 6), ("bassotto", 2), ("bosso", 3), ("rosso", 9), ("rossetto", 5))


@pytest.fixture(autouse=True)
def _reader() -> Iterator[None]:
    """A screen reader is there for the length of a test."""
    install_accessible_parts()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def tiles(theme: Theme) -> TilePainter:
    return TilePainter(theme)


@pytest.fixture(scope="module")
def history() -> TrainingHistory:
    config = TrainingConfig(merges=10, pretokenizer="whitespace")
    corpus = Corpus.from_counts(WORDS)
    history = TrainingHistory(
        config, Alphabet.build(corpus.words, config, corpus.counts), corpus.words, corpus.counts
    )
    history.append(train(corpus, config))
    return history


class Stage:
    """Puts widgets into a window and paints them, as many as are shown one after the other."""

    def __init__(self, qtbot: QtBot) -> None:
        self._qtbot = qtbot
        self._windows: list[QWidget] = []  # Qt holds no reference that Python counts

    def __call__(self, widget: QWidget) -> None:
        window = QWidget()
        self._windows.append(window)
        self._qtbot.addWidget(window)
        QVBoxLayout(window).addWidget(widget)
        window.resize(700, 400)
        with self._qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        window.grab()


@pytest.fixture
def show(qtbot: QtBot) -> Stage:
    return Stage(qtbot)


def asked(widget: QWidget) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def name(part: QAccessibleInterface) -> str:
    return part.text(QAccessible.Text.Name)


def names(part: QAccessibleInterface) -> list[str]:
    return [name(part.child(index)) for index in range(part.childCount())]


def press(widget: QWidget, *keys: Qt.Key) -> str:
    """Press keys and return what the keyboard is on then."""
    widget.setFocus()
    for key in keys:
        QTest.keyClick(widget, key)
    place = asked(widget).focusChild()
    assert place is not None
    assert place.state().focused
    return name(place)


def assert_on_screen(widget: QWidget, part: QAccessibleInterface) -> None:
    """A part is where it is drawn: in the widget, and found at its middle."""
    middle = part.rect().center()
    assert widget.rect().contains(widget.mapFromGlobal(middle))
    assert asked(widget).childAt(middle.x(), middle.y()) == part


KEY = Qt.Key


def test_a_tree_is_its_merges_with_their_tiles(
    qtbot: QtBot, show: Stage, theme: Theme, tiles: TilePainter, history: TrainingHistory
) -> None:
    tree = MergeTree(theme, tiles, columns=True)
    token = history.vocabulary.id_of("sso")
    assert token is not None
    about = inspect_token(history, FaceBook(history.vocabulary), token)
    tree.set_tree(about.tree)
    show(tree)
    rows = [f"Merge {level.step}, {level.left.label} + {level.right.label}, counted {level.count}"
            for level in about.tree.levels]  # fmt: skip
    assert names(asked(tree)) == [*rows, "Alphabet"]
    assert names(asked(tree).child(0)) == [f"sso, id {token}"]
    assert [text.partition(",")[0] for text in names(asked(tree).child(2))] == ["s", "s", "o"]
    for row in range(3):
        for cell in range(asked(tree).child(row).childCount()):
            assert_on_screen(tree, asked(tree).child(row).child(cell))
    assert press(tree) == rows[0]
    with qtbot.waitSignal(tree.seek_requested) as sought:
        QTest.keyClick(tree, KEY.Key_Return)
    assert sought.args == [about.tree.levels[0].step]
    assert press(tree, KEY.Key_Right) == f"sso, id {token}"
    with qtbot.waitSignal(tree.token_activated) as shown:
        QTest.keyClick(tree, KEY.Key_Return)
    assert shown.args == [token]
    assert press(tree, KEY.Key_Down, KEY.Key_Down).startswith("s, id")
    assert press(tree, KEY.Key_End).startswith("o, id")
    assert press(tree, KEY.Key_Home, KEY.Key_Left) == "Alphabet"
    assert press(tree, KEY.Key_Up, KEY.Key_Up, KEY.Key_Up) == rows[0]


def test_the_ring_is_around_what_is_said(
    qtbot: QtBot, show: Stage, theme: Theme, tiles: TilePainter
) -> None:
    flow = TokenFlow(theme, tiles)
    flow.set_faces([A, B, AB, END])
    show(flow)
    ring = flow.findChild(QWidget, "focusRing")
    flow.clearFocus()
    assert ring.isHidden()
    assert press(flow, KEY.Key_Right, KEY.Key_Right) == "ab, id 7"
    assert ring.isVisible()
    box = flow.boxes[2]
    assert QRectF(ring.geometry()).contains(box)
    image = flow.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    middle = round(box.center().y() * image.devicePixelRatio())
    left = round((ring.x() + 1) * image.devicePixelRatio())
    assert image.pixelColor(left, middle) == theme.color("accent")
    flow.clearFocus()
    assert ring.isHidden()
    flow.set_faces([])
    assert flow.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_rows_of_facts(qtbot: QtBot, show: Stage, theme: Theme, tiles: TilePainter) -> None:
    paid = PaidRows(theme, tiles)
    paid.set_words([MergeRow(0, 3, (A, B, END), (0,), 3), MergeRow(1, 1, (B, A, B), (1,), 1)], 4)
    show(paid)
    assert names(asked(paid)) == ["3× a b end of word, 75%", "1× b a b, 25%"]
    assert names(asked(paid).child(1)) == ["b, id 1", "a, id 0", "b, id 1"]
    assert_on_screen(paid, asked(paid).child(1).child(2))
    assert press(paid, KEY.Key_Down, KEY.Key_Right, KEY.Key_Right) == "a, id 0"
    with qtbot.waitSignal(paid.token_activated) as shown:
        QTest.keyClick(paid, KEY.Key_Enter)
    assert shown.args == [0]

    fates = FateRows(theme, tiles)
    fates.set_parts([PartFate(AB, 0, "", ABB), PartFate(B, 1200, "bob", None)])
    show(fates)
    assert names(asked(fates)) == [
        "ab, 0×, scaffold, all went into abb",
        "b, 1,200×, still used in bob",
    ]

    uses = UseRows(theme, tiles)
    uses.set_uses([Use(12, AB, B, ABB, 3)])
    show(uses)
    assert names(asked(uses)) == ["Merge 12, abb, 3 times"]
    uses.setFocus()
    with qtbot.waitSignal(uses.seek_requested) as sought:
        QTest.keyClick(uses, KEY.Key_Return)
    assert sought.args == [12]


def test_rows_of_branches(qtbot: QtBot, show: Stage, theme: Theme, tiles: TilePainter) -> None:
    splits = SplitRows(theme, tiles)
    splits.set_splits([Split((AB, B), (A, B, B), 0, 4), Split((A,), (B,), 0, 1)])
    show(splits)
    assert names(asked(splits)) == ["4× ab b | a b b", "1× a | b"]
    assert names(asked(splits).child(0)) == [
        "ab, id 7", "b, id 1", "a, id 0", "b, id 1", "b, id 1",
    ]  # fmt: skip
    assert_on_screen(splits, asked(splits).child(0).child(4))
    flow = TokenFlow(theme, tiles)
    flow.set_faces([A, B], 1)
    assert names(asked(flow)) == ["a, id 0", "b, id 1, the first that differs"]
    first = FirstMerge(theme, tiles)
    first.set_merge(3, ((A, B), None))
    show(first)
    assert names(asked(first)) == ["Merge 3: a + b in the main line, nothing in the branch"]
    first.setFocus()
    with qtbot.waitSignal(first.seek_requested) as sought:
        QTest.keyClick(first, KEY.Key_Return)
    assert sought.args == [3]


def test_reasons(qtbot: QtBot, show: Stage, theme: Theme) -> None:
    reasons = ReasonRows(theme)
    reasons.set_rows(
        [
            ReasonRow(1, "s + s → ss", "applied", "applied"),
            ReasonRow(2, "ss + o → sso", "blocked", "no o after ss"),
        ]
    )
    show(reasons)
    assert names(asked(reasons)) == [
        "Merge 1, s + s → ss: applied",
        "Merge 2, ss + o → sso: no o after ss",
    ]
    assert_on_screen(reasons, asked(reasons).child(1))
    assert press(reasons, KEY.Key_Down).startswith("Merge 2")
    with qtbot.waitSignal(reasons.seek_requested) as sought:
        QTest.keyClick(reasons, KEY.Key_Return)
    assert sought.args == [2]


def test_a_lattice_is_its_pieces_and_its_best_ways(qtbot: QtBot, show: Stage, theme: Theme) -> None:
    pane = LatticePane(theme)
    edges = (
        LatticeEdge(AB, 0, 2, -2.0, 0.75, True),
        LatticeEdge(A, 0, 1, -2.5, 0.25, False),
        LatticeEdge(B, 1, 2, -2.5, 0.25, False),
    )
    paths = (LatticePath((AB,), -2.0, 0.75), LatticePath((A, B), -5.0, 0.25))
    pane.set_view(LatticeView("ab", 0, 1, ("a", "b"), edges, paths, 2))
    show(pane)
    assert names(asked(pane.picture)) == [
        "ab, id 7, characters 1 to 2, in 75.0% of all ways, in the best way",
        "a, id 0, characters 1 to 1, in 25.0% of all ways",
        "b, id 1, characters 2 to 2, in 25.0% of all ways",
    ]
    assert names(asked(pane.paths)) == [
        "ab: log probability −2.00, 75.0% of all ways",
        "a b: log probability −5.00, 25.0% of all ways",
    ]
    assert press(pane.picture, KEY.Key_Down).startswith("a, id 0")
    assert press(pane.paths, KEY.Key_End).startswith("a b:")
    for part in range(3):
        assert_on_screen(pane.picture, asked(pane.picture).child(part))


def test_bytes_are_rows_of_cells(qtbot: QtBot, show: Stage, theme: Theme) -> None:
    pane = BytePane(theme)
    unknown, half = Face(None, "é", "unknown"), Face(9, "\\xA9", "byte")
    view = ByteView(
        (GraphemeCell("a", 0, 1), GraphemeCell("é", 1, 3)),
        (
            CharCell("a", "U+0061", "LATIN SMALL LETTER A", 0, 1),
            CharCell("é", "U+00E9", "LATIN SMALL LETTER E WITH ACUTE", 1, 3),
        ),
        (ByteCell("61", True), ByteCell("C3", True), ByteCell("A9", False)),
        (TokenCell(A, 0, 1, False, False), TokenCell(unknown, 1, 2, False, True),
         TokenCell(half, 2, 3, True, False)),
        (SpaceRow("before", (Face(3, "␣"), A), 4, 1), SpaceRow("behind", (A,), 3, 0)),
    )  # fmt: skip
    pane.set_view(view)
    show(pane)
    grid = asked(pane.grid)
    assert names(grid) == [
        "Graphemes: 2", "Characters: 2", "Bytes: 3", "Tokens: 3",
        "Space before: 4 tokens (+1): space a", "Space behind: 3 tokens, as many: a",
    ]  # fmt: skip
    assert names(grid.child(0)) == ["a", "é"]
    assert names(grid.child(1)) == [
        "U+0061 LATIN SMALL LETTER A",
        "U+00E9 LATIN SMALL LETTER E WITH ACUTE",
    ]
    assert names(grid.child(2)) == ["61", "C3", "A9"]
    assert names(grid.child(3)) == [
        "a, id 0", "é, unknown, cuts a character", "\\xA9, id 9, cuts a character",
    ]  # fmt: skip
    # Down and up go to what stands below and above.
    assert press(pane.grid, KEY.Key_Right, KEY.Key_End, KEY.Key_Down, KEY.Key_Down) in ("C3", "A9")
    assert press(pane.grid, KEY.Key_End) == "A9"
    assert press(pane.grid, KEY.Key_Up) == "U+00E9 LATIN SMALL LETTER E WITH ACUTE"
    assert press(pane.grid, KEY.Key_Down, KEY.Key_End, KEY.Key_Down).startswith("\\xA9, id 9")
    assert press(pane.grid, KEY.Key_Down, KEY.Key_Down).startswith("Space behind")


def test_an_expansion_is_three_lanes(qtbot: QtBot, show: Stage, theme: Theme) -> None:
    pane = ExpansionPane(theme)
    view = ExpansionView(states=4, at=1, data=(A, B, AB), current=1, output=(A,), taken=B)
    pane.set_view(view)
    show(pane)
    lanes = pane.findChild(QWidget, "expansionLanes")
    assert names(asked(lanes)) == ["Data: a b ab", "Stack", "Output: a"]
    assert names(asked(lanes).child(0)) == ["a, id 0, taken", "b, id 1, taken next", "ab, id 7"]
    assert press(lanes, KEY.Key_Right, KEY.Key_Right) == "b, id 1, taken next"


def test_rules_one_by_one(qtbot: QtBot, show: Stage, theme: Theme) -> None:
    view = RuleReplayView(theme)
    view.set_view(ReplayView(states=2, faces=(A, B, B), rule=(A, B, AB), rank=1, places=(0,)))
    show(view)
    flow = view.findChild(QWidget, "replayTokens")
    assert names(asked(flow)) == ["a, id 0, joined next", "b, id 1, joined next", "b, id 1"]
    assert press(flow, KEY.Key_End) == "b, id 1"
    # Its other keys are those of the view around it.
    with qtbot.waitSignal(view.play_requested):
        QTest.keyClick(flow, KEY.Key_Space)
