"""The training process: real processes, started, superseded, cancelled, killed and closed."""

from __future__ import annotations

import os
import signal
from fractions import Fraction

import pytest

from bpe_desktop.engine import Corpus, TrainingConfig, train
from bpe_desktop.engine.history import TrainingHistory
from bpe_desktop.formats.corpora import SettledFile
from bpe_desktop.workers import kept_words, training_process
from bpe_desktop.workers.messages import (
    Counted,
    CountingProgress,
    Crashed,
    Failed,
    Finished,
    PlainFinished,
    PlainSteps,
    Record,
    Steps,
    TrainingJob,
    Words,
)
from bpe_desktop.workers.training_worker import TrainingWorker

TEXT = "low low low lower lowest newest newest widest the cat sat on the mat " * 5


@pytest.fixture
def worker(qtbot):
    worker = TrainingWorker()
    yield worker
    worker.close()


@pytest.fixture
def received(worker):
    received = []
    worker.message.connect(received.append)
    return received


def finished(received, kind=Finished):
    return lambda: any(isinstance(message, kind) for message in received)


def slow_job(revision, tmp_path):
    """A job that takes many seconds: many different words."""
    path = tmp_path / "many.txt"
    if not path.exists():
        words = (f"{i * 2654435761 % 2**32:x}{i * 40503 % 65536:x}" for i in range(400_000))
        path.write_text(" ".join(words))
    return TrainingJob(revision, TrainingConfig(min_frequency=1), files=(SettledFile(str(path)),))


def test_a_training_arrives_whole_and_in_order(qtbot, worker, received):
    config = TrainingConfig(merges=30)
    worker.start(TrainingJob(1, config, text=TEXT))
    qtbot.waitUntil(finished(received), timeout=10_000)
    steps = [step for message in received if isinstance(message, Steps) for step in message.steps]
    assert steps == list(train(Corpus.from_text(TEXT, config), config))
    assert [type(message) for message in received[:2]] == [Words, Counted]
    assert not worker.is_running


def test_what_arrives_builds_the_same_history(qtbot, worker, received):
    config = TrainingConfig(merges=12, marker="end", tie_break="first-seen")
    worker.start(TrainingJob(1, config, text=TEXT))
    qtbot.waitUntil(finished(received), timeout=10_000)
    sent, counted, done = received[0], received[1], received[-1]
    history = TrainingHistory(
        config,
        counted.alphabet,
        sent.words,
        sent.counts,
        base_counts=counted.base_counts,
        words_by_count=counted.by_count,
    )
    for message in received:
        if isinstance(message, Steps):
            history.append(message.steps)
    before = [history.state_at(7).word(word) for word in range(len(sent.words))]
    touched = [history.touched(step, 3) for step in range(12)]
    history.finish(done.stop, done.segmentation, done.tables, done.touched)
    assert [history.touched(step, 3) for step in range(12)] == touched
    history.state_at(0)
    assert [history.state_at(7).word(word) for word in range(len(sent.words))] == before
    assert history.state_at(0).symbols == counted.totals.symbols


def test_candidates_of_wordpiece_come_with_their_scores(qtbot, worker, received):
    worker.start(TrainingJob(1, TrainingConfig(algorithm="wordpiece", merges=2), text="ab ab ac"))
    qtbot.waitUntil(finished(received), timeout=10_000)
    sent = [message.candidates for message in received if isinstance(message, Steps)]
    scores = [[candidate.score for candidate in found.top] for found in sent]
    assert scores[-1] == []
    worker.start(TrainingJob(2, TrainingConfig(algorithm="wordpiece", merges=0), text="ab ab ac"))
    received.clear()
    qtbot.waitUntil(finished(received), timeout=10_000)
    (found,) = (message.candidates for message in received if isinstance(message, Steps))
    assert [candidate.score for candidate in found.top] == [Fraction(2, 3 * 2)]


def test_words_beyond_what_the_window_holds_are_left_out_and_counted(monkeypatch):
    monkeypatch.setattr(kept_words, "KEPT_WORDS", 2)
    sent = []
    config = TrainingConfig(merges=3)
    job = TrainingJob(1, config, text="aa bb bb cc cc cc")
    training_process._run(job, sent.append, lambda: False)
    words, counted = sent[:2]
    assert (words.words, words.counts) == (("bb", "cc"), (2, 3))
    assert (counted.by_count.tolist(), counted.totals.distinct) == ([1, 0], 3)
    assert len(sent[-1].segmentation.starts) == 3


@pytest.mark.parametrize("algorithm", ["unigram", "word", "character"])
def test_a_record_without_merges_is_trained_again(algorithm):
    sent = []
    config = TrainingConfig.defaults(algorithm)
    record = Record((), "nothing-left", "Stopped.")
    job = TrainingJob(1, config, text="low low lower lowest", record=record)
    training_process._run(job, sent.append, lambda: False)
    assert [type(message) for message in sent[2:]] == [PlainSteps, PlainFinished]
    assert sent[2].steps


def test_many_words_come_in_portions(monkeypatch):
    monkeypatch.setattr(kept_words, "WORDS_AT_ONCE", 2)
    sent = []
    job = TrainingJob(1, TrainingConfig(merges=1), text="a b c d e")
    training_process._run(job, sent.append, lambda: False)
    assert [message.words for message in sent[:3]] == [("a", "b"), ("c", "d"), ("e",)]
    assert isinstance(sent[3], Counted)


def test_the_process_serves_one_job_after_another(qtbot, worker, received):
    for revision in (1, 2, 3):
        worker.start(TrainingJob(revision, TrainingConfig(merges=3), text=TEXT))
        process = worker._process.process.pid
        qtbot.waitUntil(finished(received), timeout=10_000)
        assert {message.revision for message in received} == {revision}
        received.clear()
        assert worker._process.process.pid == process


def test_a_superseded_job_is_never_heard_of_again(qtbot, worker, received, tmp_path):
    worker.start(slow_job(1, tmp_path))
    qtbot.waitUntil(lambda: bool(received), timeout=10_000)
    received.clear()
    worker.start(TrainingJob(2, TrainingConfig(merges=5), text=TEXT))
    qtbot.waitUntil(finished(received), timeout=10_000)
    assert {message.revision for message in received} == {2}


def test_cancel_is_silent_and_frees_the_process(qtbot, worker, received, tmp_path):
    worker.start(slow_job(1, tmp_path))
    qtbot.waitUntil(lambda: bool(received), timeout=10_000)
    worker.cancel()
    received.clear()
    assert not worker.is_running
    qtbot.waitUntil(lambda: not worker._unfinished, timeout=10_000)
    assert received == []


def test_a_process_that_does_not_let_go_is_replaced(qtbot, worker, received, tmp_path):
    worker.start(slow_job(1, tmp_path))
    qtbot.waitUntil(lambda: bool(received), timeout=10_000)
    stuck = worker._process.process
    os.kill(stuck.pid, signal.SIGSTOP)
    worker.start(TrainingJob(2, TrainingConfig(merges=5), text=TEXT))
    qtbot.waitUntil(
        lambda: any(isinstance(m, Finished) and m.revision == 2 for m in received), timeout=15_000
    )
    assert not stuck.is_alive()


def test_the_death_of_the_process_is_reported_and_survived(qtbot, worker, received, tmp_path):
    worker.start(slow_job(1, tmp_path))
    qtbot.waitUntil(lambda: bool(received), timeout=10_000)
    os.kill(worker._process.process.pid, signal.SIGKILL)
    qtbot.waitUntil(finished(received, Crashed), timeout=10_000)
    received.clear()
    worker.start(TrainingJob(2, TrainingConfig(merges=5), text=TEXT))
    qtbot.waitUntil(finished(received), timeout=10_000)


def killed_while_idle(qtbot, worker, received):
    """Return the process that has served a job and was killed then; no message was looked at."""
    worker.start(TrainingJob(1, TrainingConfig(merges=5), text=TEXT))
    qtbot.waitUntil(lambda: finished(received)() and not worker._unfinished, timeout=10_000)
    received.clear()
    process = worker._process.process
    os.kill(process.pid, signal.SIGKILL)
    return process


@pytest.mark.parametrize("is_gone", [True, False])
def test_a_process_that_was_killed_while_it_idled_is_replaced(qtbot, worker, received, is_gone):
    killed = killed_while_idle(qtbot, worker, received)
    if is_gone:
        os.waitid(os.P_PID, killed.pid, os.WEXITED | os.WNOWAIT)
    worker.start(TrainingJob(2, TrainingConfig(merges=5), text=TEXT))
    qtbot.waitUntil(finished(received), timeout=10_000)
    assert worker._process.process is not killed
    assert not any(isinstance(message, Crashed) for message in received)
    assert {message.revision for message in received} == {2}


def test_a_job_is_not_tried_for_ever(qtbot, worker, received, tmp_path):
    killed = killed_while_idle(qtbot, worker, received)
    worker.start(slow_job(2, tmp_path))
    qtbot.waitUntil(lambda: worker._process is not None and worker._process.process is not killed)
    os.kill(worker._process.process.pid, signal.SIGKILL)  # while it is still loading
    qtbot.waitUntil(finished(received, Crashed), timeout=10_000)
    assert not worker.is_running


def test_what_a_person_can_mend_comes_as_a_message(qtbot, worker, received, tmp_path):
    worker.start(
        TrainingJob(1, TrainingConfig(merges=5), files=(SettledFile(str(tmp_path / "gone.txt")),))
    )
    qtbot.waitUntil(finished(received, Failed), timeout=10_000)
    assert "gone.txt" in received[-1].message


def test_a_wrong_line_of_word_counts_is_named(qtbot, worker, received):
    worker.start(TrainingJob(1, TrainingConfig(merges=5), text="low\t5\nlower\n", counts=True))
    qtbot.waitUntil(finished(received, Failed), timeout=10_000)
    assert "2" in received[-1].message


def test_counting_a_file_tells_its_progress(qtbot, worker, received, tmp_path):
    worker.start(slow_job(1, tmp_path))
    qtbot.waitUntil(lambda: any(isinstance(m, Steps) for m in received), timeout=30_000)
    progress = [message for message in received if isinstance(message, CountingProgress)]
    size = (tmp_path / "many.txt").stat().st_size
    assert progress
    assert {message.total for message in progress} == {size}
    assert [m.done for m in progress] == sorted(m.done for m in progress)


def test_closing_ends_a_training_at_work(qtbot, worker, received, tmp_path):
    worker.start(slow_job(1, tmp_path))
    qtbot.waitUntil(lambda: bool(received), timeout=10_000)
    process = worker._process.process
    worker.close()
    assert not process.is_alive()
