"""The check in its process: what was read once is not read again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bpe_desktop.engine import Corpus, TrainingConfig
from bpe_desktop.formats.corpora import SettledFile
from bpe_desktop.workers.check_messages import Checked, CheckJob
from bpe_desktop.workers.checking import CorpusChecker, check_at_once, is_checked_at_once
from bpe_desktop.workers.messages import CountingProgress, Failed, Message
from bpe_desktop.workers.training_worker import TrainingWorker

TEXT = "low low\r\nlower <pad> e\u0301 \u00e9\n"


class Counting:
    """Runs jobs and counts how often the words were counted and the text was read."""

    def __init__(self) -> None:
        self.checker = CorpusChecker()
        self.counted = 0
        self.sent: list[Any] = []

    def run(self, job: CheckJob) -> Checked:
        def count() -> Corpus:
            self.counted += 1
            return Corpus.from_files([file.path for file in job.files], job.config)

        return self.checker.check(job, count, self.sent.append, lambda: None)

    @property
    def read(self) -> int:
        """How often the raw text was read to its end."""
        return sum(isinstance(m, CountingProgress) and m.done == m.total for m in self.sent)


@pytest.fixture
def file(tmp_path: Path) -> SettledFile:
    path = tmp_path / "text.txt"
    path.write_bytes(TEXT.encode())
    return SettledFile(str(path))


def test_only_what_a_change_touches_is_read_again(file: SettledFile) -> None:
    process = Counting()

    def run(source: int, **changes: Any) -> Checked:
        return process.run(CheckJob(1, source, TrainingConfig(**changes), None, (file,)))

    run(1, merges=10)
    assert (process.counted, process.read) == (1, 1)
    run(1, merges=20, limit_alphabet=3, unk_token="<unk>")
    assert (process.counted, process.read) == (1, 1)
    run(1, merges=20, normalizer="nfc")
    assert (process.counted, process.read) == (2, 1)
    special = run(1, merges=20, normalizer="nfc", special_tokens=("lower",))
    assert (process.counted, process.read) == (2, 2)
    assert "specials" in [finding.code for finding in special.check.findings]
    run(2, merges=20, normalizer="nfc")
    assert (process.counted, process.read) == (3, 3)


@pytest.mark.slow  # a process
def test_a_check_in_its_process_is_that_of_this_one(qtbot: Any, file: SettledFile) -> None:
    job = CheckJob(1, 1, TrainingConfig(merges=10), None, (file,))
    worker = TrainingWorker()
    told: list[Message] = []
    worker.message.connect(told.append)

    worker.start(job)
    qtbot.waitUntil(lambda: any(isinstance(m, Checked) for m in told), timeout=15_000)
    worker.close()

    found = next(message for message in told if isinstance(message, Checked))
    assert found.check == Counting().run(job).check
    assert not worker.is_running


@pytest.mark.slow
def test_a_file_that_is_gone_is_told(qtbot: Any, tmp_path: Path) -> None:
    worker = TrainingWorker()
    told: list[Message] = []
    worker.message.connect(told.append)

    gone = SettledFile(str(tmp_path / "gone.txt"))
    worker.start(CheckJob(1, 1, TrainingConfig(), None, (gone,)))
    qtbot.waitUntil(lambda: bool(told), timeout=15_000)
    worker.close()

    assert isinstance(told[0], Failed)


def test_a_small_text_is_checked_here_as_in_its_process() -> None:
    job = CheckJob(1, 1, TrainingConfig(merges=10), TEXT, can_mend=True)
    assert is_checked_at_once(job)
    here = check_at_once(job)
    there = CorpusChecker().check(
        job, lambda: Corpus.from_text(TEXT, job.config), [].append, lambda: None
    )
    assert here.check == there.check
    assert here.forecast.memory is None  # that of a window is not that of a training


@pytest.mark.parametrize(
    ("text", "config"),
    [
        ("low " * 200, TrainingConfig(merges=10)),
        ("low", TrainingConfig(merges=10, pretokenizer="regex:[a-z]+")),
        ("low", TrainingConfig.defaults("unigram")),
        (None, TrainingConfig(merges=10)),
    ],
)
def test_what_may_take_long_is_left_to_the_process(
    text: str | None, config: TrainingConfig
) -> None:
    assert not is_checked_at_once(CheckJob(1, 1, config, text))
