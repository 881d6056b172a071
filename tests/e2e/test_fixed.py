"""A fixed vocabulary, changed as a person does: typed tokens, a domain, merges taken back."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit, QPushButton, QRadioButton, QToolButton

from bpe_desktop.app.topics.fixed import FixedTopic
from bpe_desktop.engine import Alphabet, Corpus, Tokenizer, TrainingConfig, train
from bpe_desktop.engine.vocabulary import Vocabulary
from bpe_desktop.formats import registry
from bpe_desktop.models.extension_board import BoardPhase
from bpe_desktop.models.extension_report import ExtensionReport
from bpe_desktop.models.run_state import Phase
from bpe_desktop.views.export_dialog import ExportDialog
from bpe_desktop.views.tile_table import TileTable

from .conftest import Driver

TEXT = "low low lower lowest newest newest the lighthouse lighthouses low-light\n"
DOMAIN = "lighter light lighthouse lighting lights lighter light"
CONFIG = TrainingConfig(merges=9)


def trained() -> Tokenizer:
    steps = train(Corpus.from_text(TEXT, CONFIG), CONFIG)
    alphabet = Alphabet.build(Corpus.from_text(TEXT, CONFIG).words, CONFIG)
    return Tokenizer(Vocabulary.from_training(alphabet, steps, CONFIG), CONFIG)  # type: ignore[arg-type]


@pytest.fixture
def fixed(driver: Driver, tmp_path: Path) -> Driver:
    """A training at its end, and the topic on the screen."""
    corpus = tmp_path / "corpus.txt"
    corpus.write_text(TEXT)
    driver.project.set_config(CONFIG)
    driver.application.open_first([str(corpus)])
    driver.wait_for_training()
    driver.application.playback.last()
    driver.application.workspaces.measuring.go("fixed")
    wait(driver)
    return driver


def topic(driver: Driver) -> FixedTopic:
    found = driver.application.workspaces.measuring.topic("fixed")
    assert isinstance(found, FixedTopic)
    return found


def wait(driver: Driver) -> ExtensionReport:
    """Wait until the newest plan is done and shown."""
    controller, board = topic(driver).controller, topic(driver).board

    def is_done() -> bool:
        return board.facts.phase is BoardPhase.DONE and not controller.is_waiting

    driver.wait(is_done, 20)
    driver.settle()
    report: ExtensionReport = board.facts.report
    return report


def choose(driver: Driver, key: str) -> None:
    """Click one of the page's choices."""
    buttons = topic(driver).page.findChildren(QToolButton, f"segment.{key}")
    QTest.mouseClick(buttons[0], Qt.MouseButton.LeftButton)


def text(driver: Driver, name: str) -> str:
    label: QLabel = driver.find(name)
    return label.text()


def set_number(driver: Driver, name: str, number: int) -> None:
    field: QLineEdit = driver.find(name)
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, str(number))


def cells(driver: Driver, name: str) -> list[list[str]]:
    table: TileTable = driver.find(name)
    return [
        [" ".join((*(face.label for face in cell.faces), cell.text)).strip() for cell in row]
        for row in table.cells
    ]


def export(driver: Driver, button: str, form: str, path: Path) -> None:
    driver.click(button)
    driver.settle()
    dialog = driver.window.findChild(ExportDialog)
    assert dialog is not None
    dialog.findChild(QRadioButton, f"format.{form}").click()
    field = dialog.findChild(QLineEdit, "exportPath")
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, str(path))
    QTest.mouseClick(dialog.findChild(QPushButton, "exportButton"), Qt.MouseButton.LeftButton)


def test_a_token_that_begins_no_word_after_a_space_is_noted(fixed: Driver) -> None:
    fixed.project.set_config(TrainingConfig(merges=9, units="byte", pretokenizer="gpt2"))
    fixed.wait_for_training()
    for typed, noted in (("lighthouse", True), ("\n lighthouse", False)):
        fixed.type("fixedTokens", typed)
        wait(fixed)
        note = text(fixed, "fixedBuiltNote")
        assert ("“lighthouse” begins no word after a space" in note) == noted


def test_tokens_are_added_exported_and_opened_with_their_ids(fixed: Driver, tmp_path: Path) -> None:
    before = trained()
    size = len(before.vocabulary)
    # Before anything is asked for, a sentence says so, and no heads without rows stand there.
    assert fixed.find("fixedStart").isVisible()
    assert not fixed.find("fixedNew").isVisible()
    fixed.type("fixedTokens", "lighthouse\nžluť")
    fixed.project.set_live_text("a lighthouse", "test")
    report = wait(fixed)
    assert fixed.find("fixedNew").isVisible()
    assert not fixed.find("fixedStart").isVisible()
    assert report.kept == size
    new = [row.face for row in report.new]
    assert [face.id for face in new] == list(range(size, size + len(new)))
    assert [face.label for face in new if face.label in ("lighthouse", "žluť")] == [
        "lighthouse",
        "žluť",
    ]
    assert text(fixed, "fixedRows") == f"+{len(new)}"
    assert text(fixed, "fixedKept") == f"{size} of {size}"
    set_number(fixed, "fixedWidth", 512)
    assert text(fixed, "fixedParameters") == f"+{512 * len(new):,}"
    # The figures of the corpus are those of the text cut by both.
    path = tmp_path / "more.json"
    export(fixed, "fixedUse", "hf", path)
    fixed.wait(path.exists)
    fixed.wait(lambda: fixed.project.run.phase is Phase.OPENED, 20)
    after = registry.read(path)
    for token in before.vocabulary:
        assert after.vocabulary.token(token.id).bytes == token.bytes
    corpus = report.figures[0]
    assert corpus.tokens_before == len(before.encode(TEXT))
    assert corpus.tokens_after == len(after.encode(TEXT))
    words = TEXT.split()
    moved = [word for word in words if before.encode(word).tokens != after.encode(word).tokens]
    assert (corpus.moved_words, corpus.moved_occurrences) == (len(set(moved)), len(moved))
    rows = cells(fixed, "fixedMoved")
    assert any(row[2] == "lighthouse" for row in rows)
    # In the window it is the tokenizer that everything shows now.
    report = wait(fixed)
    assert report.before == len(after.vocabulary)
    assert fixed.find("fixedTokens").toPlainText() == ""
    fixed.type("fixedTokens", "newestlow")
    report = wait(fixed)
    assert report.new[-1].face.id == after.vocabulary.id_limit + len(report.new) - 1
    assert report.kept == report.before


@pytest.mark.slow
def test_a_domain_is_learnt_with_a_curve_and_a_comparison(fixed: Driver, tmp_path: Path) -> None:
    before = trained()
    domain = tmp_path / "domain.txt"
    domain.write_text(DOMAIN)
    choose(fixed, "train")
    fixed.click("fixedOpen")
    dialog = fixed.window.findChild(QFileDialog, "fixedDomainDialog")
    dialog.filesSelected.emit([str(domain)])
    dialog.reject()
    set_number(fixed, "fixedNumber", 5)
    set_number(fixed, "fixedLeast", 1)
    fixed.click("fixedScratch")
    QTest.keyClick(fixed.find("fixedNumber"), Qt.Key.Key_Return)
    report = wait(fixed)
    assert report.steps == 5
    assert report.kept == len(before.vocabulary)
    old, learnt = report.curves
    assert old[0][1] == len(before.encode(TEXT))
    assert [step for step, _ in learnt] == [0, 1, 2, 3, 4, 5]
    assert learnt[-1][1] == report.figures[1].tokens_after < report.figures[1].tokens_before
    assert report.scratch is not None
    assert report.scratch.size == report.after
    assert "from scratch" in text(fixed, "fixedScratchText")
    assert [row[-1] for row in cells(fixed, "fixedNew")][-5:] == ["trained"] * 5
    choose(fixed, "curve")
    chart = topic(fixed).page.chart
    assert [name for name, _ in chart.figures()] == ["Corpus", "Domain"]
    # Without the files the typed text counts.
    fixed.click("fixedDropFiles")
    fixed.settle()
    fixed.type("fixedDomain", "newest")
    report = wait(fixed)
    assert report.figures[1].occurrences == 1


@pytest.mark.slow
def test_merges_are_taken_back_at_the_playhead(fixed: Driver) -> None:
    before = trained()
    fixed.application.playback.seek(7)
    choose(fixed, "last")
    set_number(fixed, "fixedLast", 3)
    report = wait(fixed)
    fixed.wait(lambda: topic(fixed).board.facts.report.before == len(before.vocabulary) - 2)
    report = wait(fixed)
    assert report.removed_count == 3
    assert report.figures[0].tokens_before == len(before.encode(TEXT, merges=7))
    assert report.figures[0].tokens_after == len(before.encode(TEXT, merges=4))
    assert len(cells(fixed, "fixedNew")) == 3
    set_number(fixed, "fixedLast", 8)
    fixed.wait(lambda: topic(fixed).board.facts.phase is BoardPhase.FAILED)
    fixed.settle()
    assert text(fixed, "fixedProblem").startswith("There are 7 merges, not 8.")
    assert not fixed.find("fixedExport").isEnabled()
    choose(fixed, "unused")
    report = wait(fixed)
    assert report.removed_count == 0
    assert not fixed.find("fixedExport").isEnabled()


@pytest.mark.slow
def test_what_fails_or_is_stopped_leaves_the_window_usable(fixed: Driver, caplog) -> None:
    fixed.type("fixedTokens", "low")
    fixed.wait(lambda: topic(fixed).board.facts.phase is BoardPhase.FAILED)
    fixed.settle()
    assert "is a token already" in text(fixed, "fixedProblem")
    choose(fixed, "whole")
    fixed.find("fixedTokens").clear()
    fixed.type("fixedTokens", "w-l")
    report = wait(fixed)
    assert report.added == 1
    assert not fixed.find("fixedProblem").isVisible()
    # A long training is stopped; what was known before stays.
    choose(fixed, "train")
    fixed.find("fixedDomain").setPlainText(" ".join(f"word{n} other{n * 7}" for n in range(9_000)))
    set_number(fixed, "fixedNumber", 90_000)
    fixed.click("fixedTrain")
    fixed.wait(lambda: topic(fixed).board.facts.phase is BoardPhase.WORKING)
    fixed.settle()
    fixed.click("fixedStop")
    fixed.settle()
    assert topic(fixed).board.facts.phase is BoardPhase.DONE
    assert topic(fixed).board.facts.is_stale
    assert not fixed.find("fixedExport").isEnabled()
    # The process dies; the next plan starts another one.
    fixed.click("fixedTrain")
    fixed.wait(lambda: topic(fixed).board.facts.stage != "")
    os.kill(topic(fixed).controller._worker._process.process.pid, signal.SIGKILL)
    fixed.wait(lambda: topic(fixed).board.facts.phase is BoardPhase.FAILED)
    assert "The tokenizer could not be changed." in topic(fixed).board.facts.problem
    caplog.clear()
    choose(fixed, "tokens")
    report = wait(fixed)
    assert report.added == 1


@pytest.mark.slow
def test_systems_without_merges_say_what_they_cannot_do(driver: Driver) -> None:
    driver.application.workspaces.measuring.go("fixed")
    page = topic(driver).page
    driver.settle()
    assert topic(driver).board.facts.phase is BoardPhase.NONE
    driver.application.open_first([])
    driver.wait_for_training()
    driver.project.set_config(TrainingConfig.defaults("unigram").with_changes(vocab_size=60))
    driver.application.training.train_anew()
    driver.wait_for_training()
    wait(driver)
    for name in ("fixedFurtherNote", "fixedPrunedNote"):
        assert text(driver, name)
    assert "probabilities" in text(driver, "fixedFurtherNote")
    assert not page.form.train.isEnabled()
    driver.type("fixedTokens", "švejkologie")
    report = wait(driver)
    assert report.added == 1
    assert report.new[0].face.label.endswith("švejkologie")
