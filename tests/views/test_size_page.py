"""The page on vocabulary sizes with its model, driven by real events."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QLineEdit, QPushButton, QToolButton

from bpe_desktop.engine import TrainingConfig
from bpe_desktop.models.playhead import Playhead
from bpe_desktop.models.prices import Prices
from bpe_desktop.models.project import Project
from bpe_desktop.models.size_model import SizeModel
from bpe_desktop.models.turns import Turns
from bpe_desktop.views.size_page import SizePage
from bpe_desktop.views.theme import Theme

from ..engine.histories import history_of

LESSONS = json.loads((Path(__file__).parents[1] / "data" / "seed_lessons.json").read_text("utf-8"))
ITALIAN = LESSONS[0]


class Sizes:
    """A page, connected as the topic connects it."""

    def __init__(self, qtbot: Any) -> None:
        self.qtbot = qtbot
        self.project, self.playhead, self.turns = Project(), Playhead(), Turns()
        self.model = SizeModel(self.project, self.playhead, self.turns)
        self.page = SizePage(Theme())
        self.prices = Prices()
        self.asked: list[int] = []
        qtbot.addWidget(self.page)
        self.model.facts_changed.connect(self.page.set_facts)
        self.model.waste_changed.connect(self.page.set_waste)
        self.page.prices_edited.connect(self.set_prices)
        self.page.step_requested.connect(self.seek)
        self.page.size_requested.connect(lambda size: self.seek(self.model.step_of_size(size)))
        self.page.resize(1180, 800)
        with qtbot.waitExposed(self.page):
            self.page.show()
        self.model.set_active(True)

    def set_prices(self, prices: Prices) -> None:
        self.prices = prices
        self.page.set_prices(prices)

    def seek(self, step: int) -> None:
        self.asked.append(step)
        self.playhead.set_step(step)
        self.settle()

    def show(self, words: list[tuple[str, int]], config: TrainingConfig) -> None:
        history = history_of(words, config)
        self.project.replace_history(history)
        self.playhead.set_length(len(history))
        self.playhead.set_step(len(history))
        self.settle()

    def settle(self) -> None:
        self.qtbot.waitUntil(lambda: not self.turns.are_waiting and self.model.is_complete)

    def type(self, name: str, text: str) -> QLineEdit:
        field = self.page.findChild(QLineEdit, name)
        assert field is not None
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, text)
        return field

    def click(self, name: str, kind: type = QPushButton) -> None:
        button = self.page.findChild(kind, name)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.fixture
def sizes(qtbot: Any) -> Iterator[Sizes]:
    made = Sizes(qtbot)
    yield made
    made.model.set_active(False)


def lesson(sizes: Sizes) -> None:
    words = [(word, count) for word, count in ITALIAN["word_counts"]]
    sizes.show(words, TrainingConfig(merges=10, tie_break=ITALIAN["tie_break"]))


def test_every_size_of_one_training(sizes: Sizes) -> None:
    lesson(sizes)
    page = sizes.page
    sizes.type("sizeMerges", "4")
    # Seven letters and 146 symbols; after four merges eleven tokens and 78; 25 words.
    rows = page.sizes.figures()
    assert [row[:4] for row in rows[:2]] == [("7", "0", "146", "5.84"), ("11", "4", "78", "3.12")]
    assert rows[0][6] == "−46.58%"  # 68 of 146
    assert rows[-1] == ("5", "words", "25", "1.00", rows[-1][4], "20,480", "–")
    now = rows[page.sizes.marked() or 0]
    assert now[:2] == ("17", "10")
    left = int(now[2])
    assert (now[4], rows[0][4]) == ("1.00×", f"{(146 / left) ** 2:.2f}×")
    assert now[5] == "69,632"  # 17 * 4,096
    assert page.chart.figures() == [("Per word", left / 25)]
    assert [(mark.size, mark.figure) for mark in page.chart.marks()][:2] == [(7, 5.84), (5, 1.0)]


def test_where_more_tokens_stop_paying(sizes: Sizes) -> None:
    lesson(sizes)
    page = sizes.page
    sizes.type("sizeMerges", "2")
    sizes.type("sizeShare", "30")
    # After the first merge the next two save 34 of 121 symbols; before it, 45 of 146.
    assert "vocabulary of 8: the next 2 save 28.10% of the symbols (34 of 121)" in page.stop.text()
    assert "8,192 more parameters" in page.stop.text()
    sizes.click("sizeGo")
    assert sizes.playhead.step == 1
    assert page.sizes.figures()[page.sizes.marked() or 0][:2] == ("8", "1")
    sizes.click("sizeTied", QCheckBox)
    assert not sizes.prices.tied
    assert "16,384 more parameters" in page.stop.text()
    sizes.type("sizeWidth", "10")
    assert page.chart.cursor_texts() == ("8 tokens", "embeddings 2 × 8 × 10 = 160")
    sizes.type("sizeShare", "1")
    assert "always save 1% or more" in page.stop.text()
    assert not page.go.isVisible()
    field = sizes.type("sizeShare", "x")
    assert field.property("invalid") is True
    assert "always save 1% or more" in page.stop.text()
    sizes.type("sizeMerges", "400")
    assert page.stop.text() == "The training is too short to tell: it has 10 steps."


def test_a_click_moves_the_playhead(sizes: Sizes) -> None:
    lesson(sizes)
    page = sizes.page
    bar = page.savings.bar(0).center().toPoint()
    QTest.mouseClick(page.savings, Qt.MouseButton.LeftButton, pos=bar)
    assert sizes.asked == [0]
    row = page.sizes.visualRect(page.sizes.model().index(3, 0)).center()
    QTest.mouseClick(page.sizes.viewport(), Qt.MouseButton.LeftButton, pos=row)
    assert sizes.asked[1:] == [int(page.sizes.figures()[3][1])]
    QTest.mouseClick(page.chart, Qt.MouseButton.LeftButton, pos=QPoint(34, 80))
    assert sizes.asked[2:] == [0]  # the axis begins left of the letters, at five whole words
    QTest.mouseClick(page.chart, Qt.MouseButton.LeftButton, pos=QPoint(page.chart.width() - 5, 80))
    assert sizes.asked[3:] == [10]


def test_what_is_wasted(sizes: Sizes) -> None:
    lesson(sizes)
    page = sizes.page
    sizes.click("segment.words", QToolButton)
    assert page.words.isVisible()
    # bassotto is cut into basso and tto, twice; bosso into b, o, sso.
    words = {row[0]: row[1:4] for row in page.words.figures()}
    assert words["bosso"][0] == "3"
    history = sizes.project.history
    assert history is not None
    for place, (word, count) in enumerate(ITALIAN["word_counts"]):
        tokens = len(history.state_at(10).word(place))
        if tokens > 1:
            assert words[word] == (str(count), str(tokens), str(count * (tokens - 1)))
        else:
            assert word not in words
    sizes.click("segment.unused", QToolButton)
    kinds = {row[0]: row[2] for row in page.unused.figures()}
    assert (kinds["asso"], kinds["r"]) == ("scaffold", "symbol, used up")
    dead = len(kinds)
    share = f"{100 * dead / 17:.1f}%"
    assert page.note.text().startswith(f"{dead} of 17 tokens in the vocabulary do not stand")
    assert f"{dead * 4096:,} parameters, {share} of all" in page.note.text()
    scaffold = [row for row in page.unused.figures() if row[0] == "asso"]
    assert scaffold[0][3:] == ("5", "8", "0", "4,096")


@pytest.mark.parametrize("algorithm", ["wordpiece", "unigram", "word", "character", "gage"])
def test_every_system(sizes: Sizes, algorithm: str) -> None:
    assert sizes.page._stack.currentIndex() == 1  # nothing is trained yet
    config = TrainingConfig.defaults(algorithm)
    if algorithm != "gage":
        config = config.with_changes(vocab_size=12 if algorithm != "word" else 3, merges=None)
    sizes.show([("low", 5), ("lower", 2), ("newest", 6)], config)
    page = sizes.page
    assert page._stack.currentIndex() == (1 if algorithm == "gage" else 0)
    if algorithm == "gage":
        assert page.sizes.figures() == []
        return
    history = sizes.project.history
    assert history is not None
    last = page.sizes.figures()[page.sizes.marked() or 0]
    assert last[0] == str(history.state_at(len(history)).vocabulary_size)
    assert page.sizes.headings()[1] == ("Merges" if algorithm == "wordpiece" else "Step")
    unknown = algorithm in ("word", "character")
    assert page.sizes.headings()[2] == ("Unknown" if unknown else "Symbols left")
    for name in ("words", "unused", "sizes"):
        sizes.click(f"segment.{name}", QToolButton)
    page.grab()
