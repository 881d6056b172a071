"""Cost and context, and vocabulary size, in the window: keys, clicks, files, one set of prices."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit, QToolButton

from bpe_desktop.engine.config import TrainingConfig
from bpe_desktop.models.price_book import PriceBook
from bpe_desktop.views.cost_page import CostPage
from bpe_desktop.views.size_page import SizePage

from .conftest import Driver

pytestmark = pytest.mark.slow  # a window for each test

SHOP = json.loads((Path(__file__).parents[1] / "data" / "seed_lessons.json").read_text("utf-8"))[1]
MESSAGES = [" ".join(one["words"]) for one in SHOP["encode"]]


@pytest.fixture
def shop(driver: Driver, tmp_path: Path) -> Driver:
    path = tmp_path / "shop.tsv"
    rows = (f"{word}\t{count}" for word, count in SHOP["word_counts"])
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    driver.project.set_config(TrainingConfig(merges=len(SHOP["merges"]), tie_break="first-seen"))
    driver.application.open_first([str(path)])
    driver.wait_for_training()
    driver.application.playback.last()
    driver.settle()
    return driver


def go(driver: Driver, name: str) -> None:
    driver.application.workspaces.measuring.go(name)
    driver.settle()
    topic = driver.application.workspaces.measuring.topic(name)
    driver.wait(lambda: topic.model.is_complete)  # type: ignore[attr-defined]
    driver.settle()


def fill(driver: Driver, name: str, text: str) -> None:
    field = driver.find(name, QLineEdit)
    field.setFocus()
    field.selectAll()
    driver.type(name, text)
    driver.settle()


def test_costs_of_a_file_and_of_the_live_text(
    shop: Driver, tmp_path: Path, settings: QSettings
) -> None:
    QTest.keyClick(shop.window, Qt.Key.Key_6, Qt.KeyboardModifier.AltModifier)
    shop.settle()
    assert shop.window.workspaces.name == "measure"
    go(shop, "cost")
    page: CostPage = shop.find("costTopic", CostPage)
    shop.project.set_live_text(MESSAGES[0], "test")
    shop.settle()
    assert page.facts.text() == "6 tokens, 4 words, 1.50 tokens a word"
    # Before the first merge every letter is a token, and the numbers follow the playhead.
    shop.application.playback.first()
    shop.settle()
    assert page.facts.text().startswith("23 tokens, 4 words")
    shop.application.playback.last()
    path = tmp_path / "messages.txt"
    path.write_text("\n".join(MESSAGES), encoding="utf-8")
    QTest.mouseClick(page.kinds.findChild(QToolButton, "segment.file"), Qt.MouseButton.LeftButton)
    shop.settle()
    shop.click("costOpen")
    dialog = next(d for d in shop.window.findChildren(QFileDialog) if d.isVisible())
    dialog.fileSelected.emit(str(path))
    dialog.close()
    shop.settle()
    go(shop, "cost")
    assert page.facts.text().startswith("messages.txt: 42 tokens, 13 words")
    assert [row[5] for row in page.bill.table.figures()] == ["2.60", "8.40"]
    fill(shop, "billPrice", "6")
    assert page.bill.table.figures()[1][5] == "16.80"
    assert shop.find("billNote", QLabel).text().startswith("yours, of ")
    # The same prices stand in Compare, and in the next session.
    shop.window.workspaces.go("compare")
    shop.wait(lambda: shop.application.workspaces.comparing.model.is_complete)
    assert shop.find("parityPrice", QLineEdit).text() == "6.00"
    fill(shop, "parityOutput", "7")
    kept = PriceBook(settings).prices
    assert (kept.price, kept.output) == (6.0, 7.0)
    go(shop, "cost")
    assert shop.find("billOutput", QLineEdit).text() == "7.00"
    missing = tmp_path / "none.txt"
    shop.click("costOpen")
    dialog = next(d for d in shop.window.findChildren(QFileDialog) if d.isVisible())
    dialog.fileSelected.emit(str(missing))
    dialog.close()
    shop.settle()
    assert len(shop.errors()) == 1
    assert page.facts.text().startswith("messages.txt: ")


def test_every_size_in_the_window(shop: Driver) -> None:
    go(shop, "size")
    page: SizePage = shop.find("sizeTopic", SizePage)
    history = shop.project.history
    assert history is not None
    last = page.sizes.figures()[page.sizes.marked() or 0]
    assert last[:3] == (str(32 + 60), "60", f"{history.state_at(60).symbols}")
    bar = page.savings.bar(2).center().toPoint()
    QTest.mouseClick(page.savings, Qt.MouseButton.LeftButton, pos=bar)
    shop.settle()
    assert shop.playhead.step == page.savings.growths()[2].first.step == 20
    QTest.mouseClick(page.chart, Qt.MouseButton.LeftButton, pos=QPoint(34, 60))
    shop.settle()
    assert shop.playhead.step == 0
    # The keyboard: End goes to the last row that has a step, Enter brings the playhead there.
    page.sizes.setFocus()
    page.sizes.setCurrentIndex(page.sizes.model().index(1, 0))
    QTest.keyClick(page.sizes, Qt.Key.Key_Down)
    QTest.keyClick(page.sizes, Qt.Key.Key_Return)
    shop.settle()
    assert shop.playhead.step == int(page.sizes.figures()[2][1])


def test_a_tokenizer_from_a_file(shop: Driver, tmp_path: Path) -> None:
    history = shop.project.history
    assert history is not None
    tokenizer = shop.application.live._tokenizer
    assert tokenizer is not None
    path = tmp_path / "shop.json"
    tokenizer.save(path)
    go(shop, "size")
    page: SizePage = shop.find("sizeTopic", SizePage)
    trained = page.sizes.figures()
    shop.application.files.open_path(str(path))
    shop.wait(lambda: shop.project.opened is not None)
    shop.wait(lambda: shop.project.history is not history and shop.project.history is not None)
    shop.settle()
    shop.application.playback.last()
    go(shop, "size")
    opened = page.sizes.figures()
    # The file has an unknown token besides, so its sizes are others.
    steps = [row[1:4] for row in opened if row[1].isdigit()]
    assert steps == [row[1:4] for row in trained if row[1].isdigit()]
    go(shop, "cost")
    shop.project.set_live_text(MESSAGES[1], "test")
    shop.settle()
    costs: CostPage = shop.find("costTopic", CostPage)
    assert costs.facts.text().startswith("12 tokens, 5 words")
    assert shop.errors() == []
