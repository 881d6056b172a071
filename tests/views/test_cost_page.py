"""The page on costs with its model, driven by real events: the golden messages of the shop."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPushButton,
    QToolButton,
)

from bpe_desktop.engine import TrainingConfig
from bpe_desktop.models.corpus_source import CorpusSource
from bpe_desktop.models.cost_model import CostModel
from bpe_desktop.models.playhead import Playhead
from bpe_desktop.models.price_book import PriceBook
from bpe_desktop.models.project import Project
from bpe_desktop.models.turns import Turns
from bpe_desktop.views.context_pane import WINDOWS
from bpe_desktop.views.cost_page import CostPage
from bpe_desktop.views.figure_parts import AmountField
from bpe_desktop.views.theme import Theme

from ..engine.histories import history_of
from ..models.test_prices import Kept

LESSONS = json.loads((Path(__file__).parents[1] / "data" / "seed_lessons.json").read_text("utf-8"))
SHOP = LESSONS[1]
MESSAGES = [" ".join(one["words"]) for one in SHOP["encode"]]


class Costs:
    """A page, connected as the topic connects it."""

    def __init__(self, qtbot: Any) -> None:
        self.qtbot = qtbot
        self.project, self.playhead, self.turns = Project(), Playhead(), Turns()
        self.kept = Kept()
        self.book = PriceBook(self.kept)
        self.model = CostModel(self.project, self.playhead, self.turns)
        self.page = page = CostPage(Theme())
        qtbot.addWidget(page)
        self.model.facts_changed.connect(page.set_facts)
        self.model.cut_changed.connect(page.set_cut)
        page.kind_chosen.connect(self.model.set_kind)
        page.text_typed.connect(self.model.set_typed)
        page.cut.limit_requested.connect(self.model.set_limit)
        page.context.prices_edited.connect(self.book.set_prices)
        page.bill.prices_edited.connect(self.book.set_prices)
        page.bill.set_chosen.connect(self.book.choose)
        page.bill.set_added.connect(self.book.add)
        page.bill.set_removed.connect(self.book.remove)
        self.book.changed.connect(self.show_prices)
        self.show_prices()
        page.resize(1180, 800)
        with qtbot.waitExposed(page):
            page.show()
        self.model.set_active(True)

    def show_prices(self) -> None:
        self.page.set_price_list(self.book.list)

    def train(self, words: list[tuple[str, int]], config: TrainingConfig) -> None:
        history = history_of(words, config)
        self.project.replace_history(history)
        self.playhead.set_length(len(history))
        self.playhead.set_step(len(history))
        self.settle()

    def settle(self) -> None:
        self.qtbot.waitUntil(lambda: not self.turns.are_waiting and self.model.is_complete)

    def find(self, name: str, kind: type[Any]) -> Any:
        found = self.page.findChild(kind, name)
        assert found is not None
        return found

    def fill(self, name: str, text: str) -> QLineEdit:
        field: QLineEdit = self.find(name, QLineEdit)
        field.setFocus()
        field.selectAll()
        if not text:
            QTest.keyClick(field, Qt.Key.Key_Delete)
        QTest.keyClicks(field, text)
        self.settle()
        return field

    def write(self, text: str) -> None:
        """Type any characters into the text of the page."""
        self.click("segment.typed", QToolButton)
        self.page.typed.selectAll()
        for char in text:
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                key = Qt.Key.Key_Return if char == "\n" else 0
                event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, char)
                QApplication.sendEvent(self.page.typed, event)
        self.settle()

    def click(self, name: str, kind: type[Any] = QPushButton) -> None:
        QTest.mouseClick(self.find(name, kind), Qt.MouseButton.LeftButton)
        self.settle()

    def choose(self, name: str, number: int) -> None:
        box: QComboBox = self.find(name, QComboBox)
        box.setCurrentIndex(number)
        box.activated.emit(number)  # as a click in the list does
        self.settle()

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.page.cut.slider, key)
        self.settle()


@pytest.fixture
def costs(qtbot: Any) -> Iterator[Costs]:
    made = Costs(qtbot)
    yield made
    made.model.set_active(False)


@pytest.fixture
def shop(costs: Costs) -> Costs:
    words = [(word, count) for word, count in SHOP["word_counts"]]
    config = TrainingConfig(merges=len(SHOP["merges"]), tie_break=SHOP["tie_break"])
    costs.train(words, config)
    return costs


def test_the_messages_of_the_shop(shop: Costs) -> None:
    bill = shop.page.bill
    shop.write("\n".join(MESSAGES))
    assert shop.page.facts.text().startswith("42 tokens, 13 words, 3.23 tokens a word")
    cost = SHOP["cost"]
    by_words, by_tokens = bill.table.figures()
    assert by_words[1:] == ("4.33", "0", "2.60", "0.00", "2.60")
    assert by_tokens[1:] == ("14", "0", "8.40", "0.00", "8.40")
    assert (float(by_words[5]), float(by_tokens[5])) == (cost["by_words"], cost["by_tokens"])
    assert bill.said.text().startswith("3.23 tokens a word: the bill is 3.23 times")
    assert bill.note() == "an example: set your own"
    # All three as one message cost three times as much.
    shop.click("billByLine", QCheckBox)
    assert [row[5] for row in bill.table.figures()] == ["7.80", "25.20"]


@pytest.mark.parametrize(
    ("typed", "amount"),
    [
        ("2.5", 2.5),
        ("2,5", 2.5),
        ("1 234,5", 1234.5),
        ("1,234.5", 1234.5),
        ("1.234,5", 1234.5),
        ("1\u202f234,50", 1234.5),
        ("1.234.567", None),
        ("-1", None),
        ("1e5", None),
        ("", None),
    ],
)
def test_amounts_as_people_write_them(qtbot: Any, typed: str, amount: float | None) -> None:
    field = AmountField()
    qtbot.addWidget(field)
    field.setText(typed)
    assert field.amount() == amount


def test_prices_of_ones_own(shop: Costs) -> None:
    page, book = shop.page, shop.book
    shop.write(MESSAGES[0])  # six tokens, four words
    shop.fill("billMessages", "10000")
    shop.fill("billPrice", "2,5")
    shop.fill("billCurrency", "EUR")
    shop.fill("billAnswer", "100")
    # 10,000 * 6 * 2.5 and 10,000 * 100 * 1.5 * 15, divided by a million.
    by_words, by_tokens = page.bill.table.figures()
    assert by_tokens[1:] == ("6", "150", "0.15", "22.50", "22.65 EUR")
    assert by_words[1:] == ("4", "100", "0.10", "15.00", "15.10 EUR")
    assert page.bill.note().startswith("yours, of ")
    shop.choose("billAnswerUnit", 0)  # tokens
    assert page.bill.table.figures()[1][2] == "100"
    field = shop.fill("billOutput", "-")
    assert field.property("invalid") is True
    assert book.prices.output == 15.0
    shop.click("billAdd")
    shop.fill("billName", "Small model")
    shop.fill("billPrice", "0.15")
    assert [one.name for one in PriceBook(shop.kept).list.sets] == ["", "Small model"]
    shop.choose("billSets", 0)
    assert (book.prices.price, book.prices.messages) == (2.5, 10_000)
    shop.choose("billSets", 1)
    shop.click("billRemove")
    assert (len(book.list.sets), book.prices.price) == (1, 2.5)
    shop.choose("billMessageUnit", 2)  # words
    shop.fill("billMessage", "10")
    assert page.bill.table.figures()[1][1] == "15"  # 10 words of 1.5 tokens


def test_the_context_window(shop: Costs) -> None:
    context = shop.page.context
    shop.write("\n".join(MESSAGES))
    assert context.said.text() == (
        "42 tokens are 0.51% of the window. It holds 195 such texts, with 2 tokens left."
    )
    shop.choose("contextChoice", WINDOWS.index(1_000_000))
    assert context.said.text().startswith("42 tokens are 0.00% of the window. It holds 23,809")
    shop.fill("contextSize", "84")
    assert context.said.text().endswith(
        "50% of the window. It holds 2 such texts, with 0 tokens left."
    )
    assert context.gauge.share() == 0.5
    shop.fill("contextSize", "40")
    assert context.said.text() == "42 tokens are 105% of the window: 2 too many."
    assert context.gauge.share() == 1.0
    rows = context.table.figures()
    assert [row[0] for row in rows][:2] == ["English", "Italiano"]
    # The shop knows not all letters of any sentence: nothing is compared, and it is said why.
    assert {row[2:4] for row in rows} == {("–", "–")}
    assert all(int(row[4].removesuffix(" unknown")) <= int(row[1]) for row in rows)
    said = context.table.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert said.startswith(f"Unknown: {rows[0][4].split()[0]} of {rows[0][1]} tokens")
    assert shop.book.prices.context == 40


def test_languages_whose_letters_are_all_known_are_compared(costs: Costs) -> None:
    context = costs.page.context
    costs.train([("the", 3)], TrainingConfig(merges=1, units="byte"))
    costs.write("the the")
    costs.fill("contextSize", "400")
    rows = context.table.figures()
    tokens = [int(row[1]) for row in rows]
    assert [row[3] for row in rows] == [str(400 // number) for number in tokens]
    assert rows[0][4] == "0%"
    assert not any("unknown" in row[4] for row in rows)


def test_an_answer_cut_at_six_tokens(shop: Costs) -> None:
    cut = shop.page.cut
    shop.write(MESSAGES[2])
    shop.fill("cutLimit", "6")
    assert cut.slider.value() == cut.tokens.limit == 6
    # ре к л а м а | ц и я: a word of its own arrives, and no token says that it goes on.
    assert cut.received_text() == "реклама"
    assert "inside the word рекламация: реклама arrives, ция does not" in cut.said.text()
    assert "to the reader it looks finished" in cut.said.text()
    assert "Lost: 18 tokens, 23 characters." in cut.said.text()
    assert [face.label for face in cut.tokens.faces][:6] == ["ре", "к", "л", "а", "м", "а"]
    box = cut.tokens.boxes[9].center().toPoint()
    QTest.mouseClick(cut.tokens, Qt.MouseButton.LeftButton, pos=box)
    shop.settle()
    assert cut.slider.value() == 10
    cut.slider.setFocus()
    shop.key(Qt.Key.Key_Left)
    # ц has no token: it stood in no message of the corpus.
    assert cut.received_text() == "реклама\ufffdия"
    assert "Not readable, for want of a token: 1 symbol." in cut.said.text()
    shop.write(MESSAGES[1])
    shop.fill("cutLimit", "6")
    assert cut.received_text() == "когащепристигне"
    assert "no token ever tells where a word ends" in cut.said.text()
    cut.slider.setFocus()
    shop.key(Qt.Key.Key_End)
    assert cut.said.text().startswith("All of it arrives.")
    shop.key(Qt.Key.Key_Home)
    assert cut.said.text().startswith("Nothing arrives.")
    field = shop.fill("cutLimit", "99")
    assert field.property("invalid") is True


def test_half_a_character_is_held_back(costs: Costs) -> None:
    config = TrainingConfig(units="byte", pretokenizer="gpt2", merges=0)
    costs.train([("a", 1)], config)
    costs.project.set_live_text("né 🚢", "test")
    costs.settle()
    cut = costs.page.cut
    cut.slider.setFocus()
    shown = []
    costs.key(Qt.Key.Key_Home)
    for _ in range(8):
        costs.key(Qt.Key.Key_Right)
        shown.append(cut.received_text())
    assert shown == ["n", "n\ufffd", "né", "né ", "né \ufffd", "né \ufffd", "né \ufffd", "né 🚢"]
    costs.key(Qt.Key.Key_Left)
    assert "The last 3 bytes (F0 9F 9A) begin the character 🚢" in cut.said.text()
    assert "A decoder that streams holds them back" in cut.said.text()
    assert "\ufffd" in cut.received.text()
    cut.grab()


def test_other_texts(shop: Costs) -> None:
    page, project = shop.page, shop.project
    project.set_source(CorpusSource("ще\n\nще пристигне\n", "shop.txt"), "file")
    project.set_live_text(MESSAGES[1], "test")
    shop.settle()
    assert page.facts.text().startswith("12 tokens, 5 words")
    history = project.history
    assert history is not None
    shop.click("segment.corpus", QToolButton)
    left = history.state_at(len(history)).symbols
    assert page.facts.text().startswith(f"shop.txt: {left} tokens, {history.occurrences} words")
    assert page.cut.slider.maximum() == 3  # of the text of the corpus: ще ще пристигне
    shop.playhead.set_step(0)
    shop.settle()
    assert page.facts.text().startswith(f"shop.txt: {history.state_at(0).symbols} tokens")
    shop.model.set_file("a.txt", "ще")
    shop.settle()
    assert page.kinds.value == "file"
    assert page.facts.text().startswith("a.txt: 2 tokens, 1 word")
    shop.write("")
    page.typed.selectAll()
    QTest.keyClick(page.typed, Qt.Key.Key_Delete)
    shop.settle()
    assert page.context.said.text() == "There is no text."
    assert not page.cut.slider.isEnabled()


@pytest.mark.parametrize("algorithm", ["wordpiece", "unigram", "word", "character", "gage"])
def test_every_system(costs: Costs, algorithm: str) -> None:
    config = TrainingConfig.defaults(algorithm)
    if algorithm != "gage":
        config = config.with_changes(vocab_size=12 if algorithm != "word" else 3, merges=None)
    costs.train([("low", 5), ("lower", 2), ("newest", 6)], config)
    costs.project.set_live_text("lower newest", "test")
    costs.settle()
    page = costs.page
    assert page._stack.currentIndex() == (1 if algorithm == "gage" else 0)
    if algorithm != "gage":
        assert page.bill.table.figures()[1][1] == str(page.cut.slider.maximum())
        costs.key(Qt.Key.Key_Home)
        for _ in range(page.cut.slider.maximum()):
            costs.key(Qt.Key.Key_Right)
        assert page.cut.said.text().startswith("All of it arrives.")
    page.grab()


def test_a_playhead_that_never_rests(shop: Costs) -> None:
    shop.write("\n".join(MESSAGES))
    told: list[int] = []
    shop.model.facts_changed.connect(lambda facts: told.append(facts.step))
    for step in range(40):
        shop.playhead.set_step(step)
        QApplication.processEvents()
    assert told  # some of the states on the way were told
    shop.settle()
    assert told[-1] == 39
    history = shop.project.history
    assert history is not None
    tokens = sum(len(shop.model._compared.tokenizer.encode(m, merges=39)) for m in MESSAGES)  # type: ignore[union-attr]
    assert shop.page.facts.text().startswith(f"{tokens} tokens, 13 words")


def test_a_long_number_has_separators_where_they_fit(shop: Costs) -> None:
    shop.book.set_prices(shop.book.prices._replace(messages=200_000, context=200_000))
    shop.settle()
    assert shop.find("billMessages", QLineEdit).text() == "200,000"
    assert shop.find("contextSize", QLineEdit).text() == "200,000"
