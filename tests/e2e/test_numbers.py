"""Numbers and spaces in the window: grids, variants trained beside, words of one's own, tables."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QListWidget, QPushButton

from bpe_desktop.app.topics.numbers import NumbersTopic
from bpe_desktop.app.topics.spaces import SpacesTopic
from bpe_desktop.engine import Corpus, Tokenizer, TrainingConfig
from bpe_desktop.engine.histories import make_history
from bpe_desktop.engine.number_splits import NumberSplitter, with_digits
from bpe_desktop.engine.training import make_trainer
from bpe_desktop.models.digit_variants import ONES, THREES

from .conftest import Driver

pytestmark = pytest.mark.slow  # a window for each test

TEXT = "\n".join(
    f"In {1900 + n * n % 131} we sold {n * n * 7 % 9973} barrels for {n * 13 % 1000} euros."
    for n in range(300)
)
GPT2 = TrainingConfig(units="byte", pretokenizer="gpt2", merges=120)


def tokenizer_of(config: TrainingConfig) -> Tokenizer:
    """Train here, not in the window's process."""
    corpus = Corpus.from_text(TEXT, config)
    trainer = make_trainer(corpus, config)
    alphabet = trainer.alphabet
    steps = list(trainer.steps())
    history = make_history(config, alphabet, corpus.words, corpus.counts)
    history.append(steps)  # type: ignore[arg-type]
    return Tokenizer(history.vocabulary, config)


@pytest.fixture
def trained(driver: Driver, tmp_path: Path) -> Driver:
    """The text trained in bytes, the playhead at the end."""
    path = tmp_path / "barrels.txt"
    path.write_text(TEXT, encoding="utf-8")
    driver.project.set_config(GPT2)
    driver.application.open_first([str(path)])
    driver.wait_for_training()
    driver.application.playback.last()
    driver.settle()
    return driver


def choose(driver: Driver, title: str) -> None:
    """Go to Measure and click a topic."""
    driver.window.workspaces.go("measure")
    driver.settle()
    topics = driver.find("topicList", QListWidget)
    item = next(topics.item(n) for n in range(topics.count()) if topics.item(n).text() == title)
    place = topics.visualItemRect(item).center()
    QTest.mouseClick(topics.viewport(), Qt.MouseButton.LeftButton, pos=place)
    driver.settle()


def numbers(driver: Driver) -> NumbersTopic:
    choose(driver, "Numbers")
    topic = driver.application.workspaces.measuring.topic("numbers")
    assert isinstance(topic, NumbersTopic)
    driver.wait(lambda: topic.model.is_complete)
    return topic


def answer(driver: Driver, path: Path) -> None:
    """Answer the file dialog that is open."""
    (dialog,) = [d for d in driver.window.findChildren(QFileDialog) if d.isVisible()]
    dialog.fileSelected.emit(str(path))
    dialog.close()


def read(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_three_grids_side_by_side(trained: Driver, tmp_path: Path) -> None:
    topic = numbers(trained)
    view = topic.view
    segment = view.tools.ranges.findChild(object, "segment.years")
    QTest.mouseClick(segment, Qt.MouseButton.LeftButton)
    trained.click("numbersTrain")
    trained.wait(lambda: topic.variants.are_done and topic.model.is_complete, 60)
    assert list(view.grids) == [0, ONES, THREES]
    for key, config in (
        (0, GPT2),
        (ONES, with_digits(GPT2, 1)),
        (THREES, with_digits(GPT2, 3)),
    ):
        splitter = NumberSplitter(tokenizer_of(config))
        for year in range(1900, 2101):
            assert view.grids[key].split_of(year) == splitter.split(str(year)), (key, year)
    heads = [head.title for head in view.tables.figures.heads]
    assert heads == ["Figure", "As set", "Alone", "Threes"]
    irregular = next(row for row in view.tables.figures.cells if row[0].text == "Irregular")
    assert irregular[2].text == "0.0%"
    assert "n + 1" in irregular[0].tip

    grid = view.grids[0]
    grid.setFocus()
    for digit in "1984":
        QTest.keyClick(grid, digit)
    assert [box.number.text().split(":")[0] for box in view.boxes.values()] == ["1984"] * 3
    alone = view.boxes[ONES]
    assert [face.label for face in alone.flow.faces] == ["1", "9", "8", "4"]
    assert alone.why.text() == "The pre-tokenizer parts them all: no merge crosses."

    trained.application.playback.seek(10)
    trained.wait(lambda: topic.model.is_complete and topic.model.columns[0].facts.step == 10)
    early = NumberSplitter(tokenizer_of(GPT2), 10)
    assert grid.split_of(1984) == early.split("1984")

    trained.click("numbersExport")
    answer(trained, tmp_path / "numbers.csv")
    rows = read(tmp_path / "numbers.csv")
    assert len(rows) == 3 * 201
    row = next(row for row in rows if row["number"] == "1984")
    assert row["cut"].replace("|", "") == "1984"
    assert row["shape"] == "+".join(map(str, early.split("1984").shape))

    trained.click("numbersStop")
    trained.wait(lambda: topic.model.is_complete)
    assert list(view.grids) == [0]
    assert trained.find("numbersTrain", QPushButton).isVisible()
    assert trained.errors() == []


def test_variants_follow_another_training(trained: Driver) -> None:
    topic = numbers(trained)
    trained.click("numbersTrain")
    trained.wait(lambda: topic.variants.are_done, 60)
    first = topic.variants.get(ONES).history
    trained.project.set_config(GPT2.with_changes(merges=15))
    trained.wait(lambda: not topic.variants.are_done)
    trained.wait(lambda: topic.variants.are_done and topic.model.is_complete, 60)
    again = topic.variants.get(ONES).history
    assert again is not None
    assert again is not first
    assert len(again) <= 15
    assert again.config.pretokenizer == "gpt2+digits-1"


def test_numbers_of_ones_own(trained: Driver) -> None:
    topic = numbers(trained)
    field = topic.view.field
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "1234567; -42; $1,999.99")
    trained.settle()
    assert [row[0].text for row in topic.view.typed.cells] == ["1234567", "-42", "$1,999.99"]
    tokenizer = tokenizer_of(GPT2)
    for row in topic.view.typed.cells:
        labels = "".join(face.label for face in row[1].faces)
        assert labels == row[0].text
        assert len(row[1].faces) == len(tokenizer.encode(row[0].text).ids)


def test_a_corpus_without_digits_says_so(sample: Driver) -> None:
    topic = numbers(sample)
    assert topic.view.note.text().startswith("The alphabet has none of these digits")
    QTest.mouseClick(topic.view.tools.spaced, Qt.MouseButton.LeftButton)
    sample.wait(lambda: topic.model.is_complete)
    assert topic.model.is_spaced


def test_a_word_with_and_without_a_space(trained: Driver, tmp_path: Path) -> None:
    choose(trained, "Spaces")
    topic = trained.application.workspaces.measuring.topic("spaces")
    assert isinstance(topic, SpacesTopic)
    view = topic.view
    trained.wait(lambda: topic.model.is_complete)
    edit = view.field.lineEdit()
    assert edit is not None
    edit.setFocus()
    edit.selectAll()
    QTest.keyClicks(edit, "barrels")
    trained.wait(lambda: topic.model.is_complete and topic.model.word == "barrels")
    trained.settle()
    cells = {row[0].text: row for row in view.forms.cells}
    assert cells["Space before"][5].text == "300"
    assert cells["No space"][5].text == "0"
    assert cells["Space before"][2].faces[0].label.startswith("␣")
    assert view.said_lines()[-1] == "End a prompt without a space."

    trained.click("spacesExport")
    answer(trained, tmp_path / "spaces.csv")
    rows = read(tmp_path / "spaces.csv")
    assert {row["form"]: row["occurrences"] for row in rows}["Space before"] == "300"

    trained.project.set_config(TrainingConfig(merges=30, marker="end"))
    trained.wait_for_training()
    trained.wait(lambda: topic.model.is_complete)
    trained.settle()
    assert "the marker · tells where a word ends" in view.said_lines()[0]
