"""Corpora and texts that are larger than anyone types."""

from __future__ import annotations

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


def test_a_message_that_cannot_be_taken_ends_the_training_as_failed(sample, monkeypatch):
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
    assert not sample.application.worker.is_running
