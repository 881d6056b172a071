"""Corpora and texts that are larger than anyone types."""

from __future__ import annotations

import pytest

from bpe_desktop.engine import Tokenizer, TrainingConfig
from bpe_desktop.models.corpus_source import CorpusSource
from bpe_desktop.models.run_state import Phase


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
