"""Compare, driven as a person does: our parallel sentences, files, prices, reports."""

from __future__ import annotations

import csv
import io
import json
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QLineEdit, QMenu, QPlainTextEdit

from bpe_desktop.app import build
from bpe_desktop.engine.config import TrainingConfig
from bpe_desktop.formats import registry
from bpe_desktop.models.comparison import Comparison
from bpe_desktop.models.price_book import PriceBook
from bpe_desktop.views.compare_page import ComparePage

from .conftest import Driver

pytestmark = pytest.mark.slow  # a window for each test

SENTENCE = "The harbour wakes before the sun, and the baker counts the boats."
LESSONS = Path(__file__).parents[1] / "data" / "seed_lessons.json"


@pytest.fixture
def comparing(driver: Driver, tmp_path: Path) -> Driver:
    path = tmp_path / "sea.txt"
    path.write_text(f"{SENTENCE}\n" * 3 + "the boats and the harbour\n", encoding="utf-8")
    config = TrainingConfig(units="byte", pretokenizer="gpt2", merges=30)
    driver.project.set_config(config)
    driver.application.open_first([str(path)])
    driver.wait_for_training()
    driver.application.playback.last()
    enter(driver)
    return driver


def enter(driver: Driver) -> None:
    QTest.keyClick(driver.window, Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    ready(driver)


def ready(driver: Driver) -> None:
    """Wait until everything is counted."""
    driver.wait(lambda: driver.application.workspaces.comparing.model.is_complete)
    driver.settle()


def page(driver: Driver) -> ComparePage:
    found: ComparePage = driver.find("comparePage")
    return found


def shown(driver: Driver) -> Comparison:
    return page(driver).matrix.comparison


def tokens(driver: Driver, row: int) -> list[int]:
    """Return the tokens of a row as it is shown, text by text."""
    comparison = shown(driver)
    cells = [comparison.measure(comparison.rows[row].key, c.key) for c in comparison.columns]
    return [cell.tokens for cell in cells if cell is not None]


def choose(driver: Driver, button: str, menu: str, text: str) -> None:
    """Click an entry of the menu of a button."""
    driver.click(button)
    opened = driver.find(menu, QMenu)
    driver.wait(opened.isVisible)
    action = next(action for action in opened.actions() if action.text().startswith(text))
    QTest.mouseClick(opened, Qt.MouseButton.LeftButton, pos=opened.actionGeometry(action).center())
    driver.settle()


def answer(driver: Driver, *paths: Path) -> None:
    """Answer the file dialog that is open."""
    dialogs = [d for d in driver.window.findChildren(QFileDialog) if d.isVisible()]
    assert len(dialogs) == 1
    signal = dialogs[0].filesSelected
    if dialogs[0].acceptMode() is QFileDialog.AcceptMode.AcceptSave:
        dialogs[0].fileSelected.emit(str(paths[0]))
    else:
        signal.emit([str(path) for path in paths])
    dialogs[0].close()
    driver.settle()


def test_the_training_against_characters(comparing: Driver) -> None:
    comparison = shown(comparing)
    names = [column.name for column in comparison.columns]
    assert names == ["English", "Italiano", "Čeština", "Български"]
    assert [row.kind for row in comparison.rows] == ["training", "characters"]
    history = comparing.project.history
    tokenizer = comparing.application.live._tokenizer
    assert tokenizer is not None
    assert history is not None
    expected = [len(tokenizer.encode(column.text)) for column in comparison.columns]
    assert tokens(comparing, 0) == expected
    assert tokens(comparing, 1) == [65, 65, 54, 60]
    assert comparison.reference == comparison.rows[0].key
    figures = [f"{figure.label} {figure.value}" for figure in comparing.window.status_bar.figures]
    assert figures == ["Texts 4", "Tokenizers 2", "Unknown symbols 0"]


def test_it_follows_the_playhead(comparing: Driver) -> None:
    before = tokens(comparing, 0)
    comparing.application.playback.seek(0)
    ready(comparing)
    # Before the first merge each byte is a token.
    assert tokens(comparing, 0) == [column.bytes for column in shown(comparing).columns]
    # 12 letters of two bytes; "harbour" has one byte a letter.
    spoken = comparing.find("brokenWords").accessibleName()
    assert "Български: Пристанището 24, слънцето 16, " in spoken
    assert "English: harbour 7, before 6, counts 6, " in spoken
    comparing.application.playback.last()
    ready(comparing)
    assert tokens(comparing, 0) == before


def test_the_curve_needs_no_retraining(comparing: Driver) -> None:
    chart = page(comparing).chart
    tokenizer = comparing.application.live._tokenizer
    assert tokenizer is not None
    assert chart.figures()[0] == ("English", len(tokenizer.encode(SENTENCE)) / 12)
    assert len(chart.figures()) == 4
    assert chart.cursor_texts() == ("286 tokens", "embedding 286 × 4,096 = 1.2 million")
    QTest.mousePress(chart, Qt.MouseButton.LeftButton, pos=QPoint(36, 60))
    ready(comparing)
    assert comparing.playhead.step == 0
    assert chart.cursor_texts()[0] == "256 tokens"


def test_a_kept_training_stays_when_another_comes(comparing: Driver) -> None:
    kept = tokens(comparing, 0)
    choose(comparing, "compareAddTokenizer", "compareTokenizerMenu", "Keep the present one")
    ready(comparing)
    assert [row.kind for row in shown(comparing).rows] == ["training", "kept", "characters"]
    comparing.project.set_config(comparing.project.config.with_changes(merges=5))
    comparing.wait_for_training()
    comparing.application.playback.last()
    ready(comparing)
    rows = shown(comparing).rows
    assert [row.step for row in rows[:2]] == [5, 30]
    assert tokens(comparing, 1) == kept
    assert tokens(comparing, 0)[0] > kept[0]


def test_tokenizers_and_texts_come_from_files(comparing: Driver, tmp_path: Path) -> None:
    tokenizer = comparing.application.live._tokenizer
    assert tokenizer is not None
    path, text = tmp_path / "other.json", tmp_path / "note.txt"
    registry.write(tokenizer, path, "hf")
    text.write_text("the baker", encoding="utf-8")
    choose(comparing, "compareAddTokenizer", "compareTokenizerMenu", "Open from a file")
    answer(comparing, path)
    comparing.wait(lambda: any(row.kind == "file" for row in shown(comparing).rows))
    choose(comparing, "compareAddText", "compareTextMenu", "Open from files")
    answer(comparing, text)
    ready(comparing)
    assert tokens(comparing, 1) == tokens(comparing, 0)
    column = shown(comparing).columns[-1]
    assert (column.name, column.words, column.source) == ("note", 2, str(text))
    assert comparing.errors() == []
    broken = tmp_path / "broken.json"
    broken.write_text('{"model": {"type": "BPE"}}')
    comparing.application.workspaces.comparing.controller.open_tokenizers([str(broken), str(text)])
    comparing.wait(lambda: len(comparing.errors()) == 2)
    assert any("note.txt is not a tokenizer" in error for error in comparing.errors())


def test_a_text_is_typed_and_a_sample_added(comparing: Driver) -> None:
    choose(comparing, "compareAddText", "compareTextMenu", "日本語")
    choose(comparing, "compareAddText", "compareTextMenu", "Type a text")
    comparing.find("compareText", QPlainTextEdit).setFocus()
    comparing.type("compareText", "fishing boats")
    comparing.find("compareTextName", QLineEdit).setFocus()
    QTest.keyClick(comparing.find("compareTextName"), Qt.Key.Key_Return)
    ready(comparing)
    japanese, typed = shown(comparing).columns[-2:]
    assert (japanese.words, typed.name, typed.text) == (None, "fishing boats", "fishing boats")
    assert tokens(comparing, 1)[-2:] == [24, 13]
    matrix = page(comparing).matrix
    index = matrix.model().index(1, 4)
    spoken = matrix.model().data(index, Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith("24 tokens, 1.00 per character, ")
    assert spoken.partition(": ")[2].startswith(" | ".join(japanese.text[:5]))


def test_rows_are_sorted_removed_and_referred_to(comparing: Driver) -> None:
    choose(comparing, "compareAddTokenizer", "compareTokenizerMenu", "Whole words")
    ready(comparing)
    matrix = page(comparing).matrix
    heads = matrix.horizontalHeader()
    place = QPoint(heads.sectionViewportPosition(0) + 40, 20)
    QTest.mouseClick(heads.viewport(), Qt.MouseButton.LeftButton, pos=place)
    ready(comparing)
    found = tokens(comparing, 0)[0], tokens(comparing, 1)[0], tokens(comparing, 2)[0]
    assert found == tuple(sorted(found))
    rows = matrix.verticalHeader()
    last = QPoint(40, rows.sectionViewportPosition(2) + 20)
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=last)
    ready(comparing)
    assert shown(comparing).reference_row == shown(comparing).rows[2]
    assert "Characters" in page(comparing).parity.subtitle()
    matrix.setFocus()
    matrix.setCurrentIndex(matrix.model().index(2, 0))
    QTest.keyClick(matrix, Qt.Key.Key_Delete)
    ready(comparing)
    assert [row.kind for row in shown(comparing).rows] == ["words", "training"]
    comparing.application.workspaces.comparing.model.remove_text(shown(comparing).columns[0].key)
    ready(comparing)
    assert shown(comparing).columns[0].name == "Italiano"


def test_costs_follow_the_price_and_are_kept(comparing: Driver, settings: QSettings) -> None:
    parity = page(comparing).parity
    comparing.application.workspaces.comparing.model.set_reference(2)  # characters
    ready(comparing)
    assert parity.figures()[0] == ("English", "65", "0%", "1.00×", "126", "39.00")
    assert parity.figures()[3][1:4] == ("60", "−8%", "0.85×")
    assert parity.note() == "an example"
    assert "an example until you set your own" in comparing.window.status_bar.hint
    field = comparing.find("parityPrice", QLineEdit)
    field.selectAll()
    comparing.type("parityPrice", "0,5")
    currency = comparing.find("parityCurrency", QLineEdit)
    currency.clear()
    comparing.type("parityCurrency", "EUR")
    assert parity.figures()[0][-1] == "6.50 EUR"  # 65 * 200,000 * 0.5 / 1,000,000
    assert parity.note().startswith("yours, ")
    assert "example" not in comparing.window.status_bar.hint
    charged = comparing.find("parityCharged", QComboBox)
    charged.setFocus()
    QTest.keyClick(charged, Qt.Key.Key_End)  # both: 0.5 for what is sent, 15 for what comes back
    assert parity.figures()[0][-1] == "201.50 EUR"
    QTest.keyClick(charged, Qt.Key.Key_Home)
    assert parity.figures()[0][-1] == "6.50 EUR"
    field.setFocus()
    field.selectAll()
    comparing.type("parityPrice", "x")
    assert field.property("invalid") is True
    assert parity.figures()[0][-1] == "6.50 EUR"
    kept = json.loads(str(settings.value("compare/prices")))
    assert (kept["sets"][0]["price"], kept["sets"][0]["currency"]) == (0.5, "EUR")
    again = QSettings(settings.fileName(), QSettings.Format.IniFormat)
    assert PriceBook(again).prices.price == 0.5


def test_the_messages_of_the_shop(comparing: Driver) -> None:
    """The golden lesson: 8 tokens are a third more than 6, and 8.40 a month for 14 tokens."""
    lessons = json.loads(LESSONS.read_text("utf-8"))
    lesson = next(lesson for lesson in lessons if lesson["id"] == "bulgarian-shop")
    model = comparing.application.workspaces.comparing.model
    for column in model.columns:
        model.remove_text(column.key)
    for name, text in (("six", "абвгде"), ("eight", "абвгдежз"), ("mean", "абвгдежзийклмн")):
        model.add_text(name, text)
    model.set_reference(2)
    ready(comparing)
    figures = page(comparing).parity.figures()
    assert figures[1][1:4] == ("8", "+33%", "1.78×")
    assert float(figures[2][-1]) == lesson["cost"]["by_tokens"]


class _Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.text: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def test_reports_are_saved(comparing: Driver, tmp_path: Path) -> None:
    table, document = tmp_path / "report.csv", tmp_path / "report.html"
    choose(comparing, "compareReport", "compareReportMenu", "Table")
    answer(comparing, table)
    choose(comparing, "compareReport", "compareReportMenu", "Page")
    answer(comparing, document)
    rows = list(csv.DictReader(io.StringIO(table.read_text("utf-8"))))
    assert len(rows) == 8
    characters = [row for row in rows if row["tokenizer"] == "Characters"]
    assert [row["tokens"] for row in characters] == ["65", "65", "54", "60"]
    assert float(characters[0]["tokens per word"]) == pytest.approx(65 / 12, abs=1e-6)
    assert float(characters[2]["against the first text"]) == pytest.approx(-11 / 65, abs=1e-6)
    assert characters[0]["cost a month"] == "39.0"
    reader = _Page()
    reader.feed(document.read_text("utf-8"))
    assert not reader.links  # it needs no other file
    words = " ".join(reader.text)
    assert "sea, 30 merges" in words
    assert "Български" in words
    assert "<svg" in document.read_text("utf-8")
    assert comparing.errors() == []


def test_what_was_compared_comes_back(
    comparing: Driver, qapp: QApplication, settings: QSettings
) -> None:
    model = comparing.application.workspaces.comparing.model
    model.add_text("mine", "the boats")
    model.set_wanted("words", True)
    ready(comparing)
    again = build(qapp, QSettings(settings.fileName(), QSettings.Format.IniFormat))
    again.window.workspaces.go("compare")
    assert [column.name for column in again.workspaces.comparing.model.columns][-1] == "mine"
    assert again.workspaces.comparing.model.wanted["words"]
    again.close()


def test_the_window_is_given_back(comparing: Driver) -> None:
    assert comparing.find("compareReport").isVisible()
    QTest.keyClick(comparing.window, Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    comparing.settle()
    assert not comparing.find("compareReport").isVisible()
    assert comparing.window.status_bar.figures[0].label == "Alphabet"
    assert "Space plays" in comparing.window.status_bar.hint


def test_each_workspace_has_its_own_hint_and_figures(comparing: Driver) -> None:
    bar, workspaces = comparing.window.status_bar, comparing.window.workspaces
    of_compare = (bar.hint, bar.figures)
    for _ in range(2):
        workspaces.go("lessons")
        comparing.settle()
        assert "Up and down choose a lesson" in bar.hint
        assert bar.figures == ()
        workspaces.go("compare")
        comparing.settle()
        assert (bar.hint, bar.figures) == of_compare
    workspaces.go("lessons")
    workspaces.go("measure")
    comparing.settle()
    assert "Space plays" in bar.hint
    assert bar.accessibleName().startswith("Alphabet")


def test_without_a_training_there_are_characters(driver: Driver) -> None:
    enter(driver)
    assert [row.kind for row in shown(driver).rows] == ["characters"]
    assert page(driver).chart.figures() == []
