"""Corpora and texts that are larger than anyone types."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData

from bpe_desktop.engine import Tokenizer, TrainingConfig
from bpe_desktop.models.corpus_source import CorpusSource
from bpe_desktop.models.run_state import Phase
from bpe_desktop.views.exact_text import ExactTextEdit

pytestmark = pytest.mark.slow  # a window for each test


def test_counts_whose_sum_needs_more_than_eight_bytes(sample):
    corpus = "\n".join(f"ab{chr(0x430 + i)}\t{10**18 - 1}" for i in range(100))
    sample.project.set_source(CorpusSource(corpus, "counts", counts=True), "file")
    sample.wait_for_training()
    history = sample.project.history
    assert history is not None
    assert history.steps[0].count == 100 * (10**18 - 1)
    sample.application.playback.seek(0)
    sample.settle()
    model = sample.find("candidateTable").model()
    assert f"{100 * (10**18 - 1):,}" in [
        model.index(0, column).data() for column in range(model.columnCount())
    ]
    sample.application.playback.seek(len(history.steps))
    sample.settle()
    assert not sample.errors()


def test_a_message_that_cannot_be_taken_ends_the_training_as_failed(sample, monkeypatch, caplog):
    reports = []
    training = sample.application.training
    training.crashed.disconnect()
    training.crashed.connect(reports.append)

    def fail(_message):
        raise OverflowError("too large for this test")

    monkeypatch.setattr(training, "_counted", fail)
    sample.replace_corpus("corpus\t3")
    sample.wait(lambda: sample.project.run.phase is Phase.FAILED)
    sample.settle()
    assert sample.project.run.text == "The training failed."
    assert "too large for this test" in reports[0]
    assert "too large for this test" in caplog.text
    assert not sample.application.worker.is_running


EXPLODING = "regex:(?:b|(a|a)*(a|a)*(a|a)*c)"


def test_a_pattern_that_takes_too_long_on_the_live_text_is_told_of_once(driver, monkeypatch):
    driver.project.set_config(TrainingConfig(merges=5, pretokenizer=EXPLODING))
    driver.project.set_source(CorpusSource("b b b"), "file")
    driver.wait_for_training()
    results = []
    driver.application.live.result_changed.connect(results.append)
    driver.project.set_live_text("a" * 60, "file")
    driver.settle()
    assert results[-1].text == "a" * 60
    assert results[-1].tokens == 0
    assert "takes too long on this text" in results[-1].notices[0]

    monkeypatch.setattr(Tokenizer, "encode", lambda *_a, **_k: pytest.fail("encoded again"))
    driver.application.live.refresh()
    assert "takes too long on this text" in results[-1].notices[0]
    monkeypatch.undo()

    driver.project.set_live_text("bb", "file")
    driver.settle()
    assert (results[-1].tokens, results[-1].notices) == (2, ())


def paste(field: ExactTextEdit, text: str) -> None:
    data = QMimeData()
    data.setText(text)
    field.insertFromMimeData(data)


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("liveInput", "a b " * 50_001, "Live text takes up to 200,000 characters"),
        ("liveInput", "ab" * 50_001, "100,000 without a space"),
        ("corpusEditor", "a b\n" * 500_001, "too long to be edited here"),
        ("corpusEditor", "a b " * 50_001, "too long to be edited here"),
        ("corpusEditor", "ab" * 50_001, "too long to be edited here"),
    ],
)
def test_a_paste_that_would_stall_the_field_is_refused(sample, name, text, message):
    field = sample.find(name, ExactTextEdit)
    before = field.text()
    paste(field, text)
    assert field.text() == before
    assert message in sample.errors()[0]
    sample.application.messages.clear()
    field.selectAll()
    paste(field, text[: len(text) // 2])
    assert field.text() == text[: len(text) // 2]
    assert not sample.errors()
    sample.settle()


@pytest.mark.slow
@pytest.mark.parametrize(("topic", "name"), [("cost", "costTyped"), ("fixed", "fixedDomain")])
def test_a_topic_tells_what_it_does_not_take(sample, topic, name):
    sample.application.workspaces.measuring.go(topic)
    sample.settle()
    field = sample.find(name, ExactTextEdit)
    paste(field, "a\u00a0b " * 50_001)
    assert field.text() == ""
    assert "too long to be edited here" in sample.errors()[0]
    sample.application.messages.clear()
    paste(field, "a\u00a0b")
    sample.settle()
    assert not sample.errors()
    if topic == "fixed":
        board = sample.application.workspaces.measuring.topic("fixed").board
        assert board.facts.domain_text == "a\u00a0b"
        tokens = sample.find("fixedTokens", ExactTextEdit)
        paste(tokens, "c\u00a0d\r\ne  f\r\n")
        assert board.facts.plan.texts == ("c\u00a0d", "e  f")
        sample.settle()


def test_a_long_word_in_the_corpus_ends_the_wrapping(driver):
    editor = driver.find("corpusEditor", ExactTextEdit)
    paste(editor, "a b " * 3000)
    assert editor.lineWrapMode() == editor.LineWrapMode.WidgetWidth
    paste(editor, "ab" * 60_000)
    assert editor.lineWrapMode() == editor.LineWrapMode.WidgetWidth  # that one was refused
    paste(editor, "ab" * 40_000)
    assert editor.lineWrapMode() == editor.LineWrapMode.NoWrap


def test_the_word_counts_cut_a_word_that_is_a_whole_file(driver):
    driver.project.set_config(TrainingConfig(merges=5))
    driver.project.set_source(CorpusSource("ab" * 30_000 + " ab ab"), "file")
    driver.wait_for_training()
    driver.application.corpus.set_mode("counts")
    assert driver.find("corpusEditor", ExactTextEdit).text() == f"ab\t2\n{'ab' * 1000}…\t1"
