"""A tokenizer from a file in the window: opened, played on the user's text, left again."""

from __future__ import annotations

import json
import os
import signal
import sys

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from tokenizers import Tokenizer as Library
from tokenizers import decoders, models, pre_tokenizers, trainers

from bpe_desktop.models.run_state import Phase

TEXT = "The harbour wakes before the town. The boats leave the harbour; naïve café 123!"


@pytest.fixture(scope="module")
def library():
    """A byte-level tokenizer that Hugging Face's library trained, special tokens in front."""
    made = Library(models.BPE())
    made.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    made.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(
        vocab_size=420,
        special_tokens=["<pad>", "<s>"],
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        show_progress=False,
    )
    made.train_from_iterator([TEXT, "the town wakes, the boats leave " * 4], trainer)
    return made


@pytest.fixture
def tokenizer_json(library, tmp_path):
    path = tmp_path / "tokenizer.json"
    library.save(str(path))
    return path


@pytest.fixture
def text(sample, tmp_path):
    """A window with a text file as its corpus."""
    path = tmp_path / "harbour.txt"
    path.write_text(f"{TEXT}\n" * 3)
    sample.application.files.open_path(str(path))
    sample.wait(lambda: sample.project.source.name == "harbour.txt")
    sample.wait_for_training()
    return sample


def wait_until_open(driver):
    driver.wait(lambda: driver.project.run.phase is Phase.OPENED)
    driver.settle()


def drop(driver, path):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    at, copy, none = QPoint(500, 400), Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    left = Qt.MouseButton.LeftButton
    QApplication.sendEvent(driver.window, QDragEnterEvent(at, copy, data, left, none))
    QApplication.sendEvent(driver.window, QDropEvent(QPointF(at), copy, data, left, none))


def live_ids(driver):
    """Return the ids that stand under the tokens of the live text."""
    results = []
    driver.application.live.result_changed.connect(results.append)
    driver.application.live.refresh()
    result = results[-1]
    return [result.face(index).shown_id for index in range(result.tokens)]


def test_a_dropped_tokenizer_plays_on_the_text_that_is_open(sample, library, tokenizer_json):
    text = sample.find("corpusEditor").toPlainText()
    drop(sample, tokenizer_json)
    wait_until_open(sample)
    rules = len(json.loads(tokenizer_json.read_text())["model"]["merges"])
    assert sample.find("corpusEditor").toPlainText() == text
    assert sample.find("timelineSlider").maximum() == rules
    assert sample.playhead.step == rules
    look = sample.window.run_state.look
    tokens = library.get_vocab_size() - 2
    assert look.text == f"Opened tokenizer.json: {tokens} tokens, 2 special."
    assert sample.find("trainButton").text() == "Train anew"
    history = sample.project.history
    words = history.state_at(rules).words(range(len(history.words)))
    for word, ids in zip(history.words, words, strict=True):
        expected = library.encode(word, add_special_tokens=False).ids
        assert [history.numbers[i] for i in ids] == expected
    vocabulary = sample.application.tables.vocabulary
    shown = {vocabulary.cell(row, 0).text for row in range(vocabulary.rowCount())}
    assert shown == set(map(str, library.get_vocab().values()))


@pytest.mark.parametrize("name", ["kept.bpe", "made.json"])
def test_what_was_saved_is_no_news_once_another_file_is_open(
    sample, tmp_path, tokenizer_json, name
):
    files, messages = sample.application.files, sample.application.messages
    if name == "made.json":
        files.export("hf", str(tmp_path / name), None)
    else:
        files._save_as(tmp_path / name, None)
    assert [message.text for message in messages.messages] == [f"Saved {name}."]
    files.open_path(str(tokenizer_json))
    wait_until_open(sample)
    assert not messages.messages


def test_live_typing_gives_the_ids_of_the_library(sample, library, tokenizer_json):
    sample.application.files.open_path(str(tokenizer_json))
    wait_until_open(sample)
    live = sample.find("liveInput")
    live.selectAll()
    QTest.keyClick(live, Qt.Key.Key_Delete)
    sample.type("liveInput", TEXT)
    sample.settle()
    assert live_ids(sample) == library.encode(TEXT, add_special_tokens=False).ids


def test_the_transport_passes_over_rules_that_find_nothing(text, tokenizer_json):
    sample = text
    sample.replace_corpus("boats wake a town\n")
    sample.wait_for_training()
    sample.application.files.open_path(str(tokenizer_json))
    wait_until_open(sample)
    history = sample.project.history
    sample.click("firstButton")
    assert sample.playhead.step == 0
    used = [step.step for step in history.steps if step.count]
    assert used != list(range(1, len(history) + 1))
    sample.application.playback.set_speed(64)
    for step in used[:3]:
        sample.click("stepForwardButton")
        sample.wait(lambda step=step: sample.playhead.step == step)
        sample.wait(lambda: sample.playhead.phase == "rest")
    sample.click("stepBackButton")
    assert sample.playhead.step == used[2] - 1


def test_an_edit_of_the_text_is_played_anew_with_the_same_tokenizer(text, tokenizer_json):
    sample = text
    sample.application.files.open_path(str(tokenizer_json))
    wait_until_open(sample)
    history, step = sample.project.history, sample.playhead.step
    sample.replace_corpus("boats boats harbour\n")
    sample.wait(lambda: sample.project.history is not history)
    wait_until_open(sample)
    assert sample.project.history.vocabulary is history.vocabulary
    assert "harbour" in "".join(sample.project.history.words)
    assert sample.playhead.step == step


def test_another_corpus_is_played_on_with_the_same_tokenizer(sample, tokenizer_json, tmp_path):
    sample.application.files.open_path(str(tokenizer_json))
    wait_until_open(sample)
    config, opened = sample.project.config, sample.project.opened
    for name in list(sample.application.samples)[1:2]:
        sample.application.acting.open_sample(name)
        sample.wait(lambda name=name: sample.project.source.name == name)
        wait_until_open(sample)
    assert sample.project.opened == opened
    assert sample.project.config == config


def test_train_anew_leaves_the_tokenizer(sample, tokenizer_json):
    config = sample.project.config
    sample.application.files.open_path(str(tokenizer_json))
    wait_until_open(sample)
    assert not sample.application.panes.training.form.isVisible()
    sample.click("trainButton")
    sample.wait_for_training()
    assert sample.project.opened is None
    assert sample.project.history.config == config
    assert sample.application.panes.training.form.isVisible()
    assert sample.find("trainButton").text() == "Train"


def test_a_tokenizer_on_the_command_line_opens_over_the_first_sample(driver, tokenizer_json):
    driver.application.open_first([str(tokenizer_json)])
    wait_until_open(driver)
    assert driver.project.opened.name == "tokenizer.json"
    assert not driver.project.source.is_empty


def test_an_export_of_an_opened_tokenizer_keeps_its_ids(sample, library, tokenizer_json, tmp_path):
    sample.application.files.open_path(str(tokenizer_json))
    wait_until_open(sample)
    out = tmp_path / "again.json"
    sample.application.files.export("hf", str(out), None)
    assert Library.from_file(str(out)).encode(TEXT).ids == library.encode(TEXT).ids
    message = sample.application.messages.messages[-1]
    assert message.text == "Saved again.json."
    assert "samples, equal ids" in message.hint


def test_what_was_open_stays_when_the_process_dies_while_it_opens(
    sample, tokenizer_json, caplog, monkeypatch
):
    reports = []
    build = sys.modules["bpe_desktop.app.build"]  # the package has a function of this name
    monkeypatch.setattr(build, "show_report", lambda _window, report: reports.append(report))
    history, run = sample.project.history, sample.project.run
    sample.application.files.open_path(str(tokenizer_json))
    worker = sample.application.worker
    first = worker._process
    os.kill(first.process.pid, signal.SIGKILL)  # another one takes up what it has not
    sample.wait(lambda: bool(reports) or worker._process not in (first, None))
    if not reports:
        os.kill(worker._process.process.pid, signal.SIGKILL)
    sample.wait(lambda: bool(reports))
    assert "ended with code" in caplog.text
    assert sample.project.run == run
    assert sample.project.history is history
    sample.trigger("train")  # the corpus, not the tokenizer
    sample.wait_for_training()
    assert sample.project.opened is None
