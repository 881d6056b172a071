"""Checks corpora in a process of its own, and keeps what was read of the last one."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ..engine.config import TrainingConfig
from ..engine.corpus import Corpus, parse_counts
from ..engine.corpus_check import Words, check_corpus
from ..engine.process_memory import resident_bytes
from ..engine.text_facts import COMMON_SPECIALS, TextFacts, TextScan
from ..engine.training_forecast import forecast_of
from ..formats.corpus_scan import scan_corpus
from .check_messages import Checked, CheckJob
from .messages import CountingProgress

__all__ = ["CorpusChecker", "check_at_once", "corpus_of_text", "is_checked_at_once"]

_SECONDS = 0.066  # between two reports
_AT_ONCE = 400  # characters, which are checked within a frame
_QUICK = ("bpe", "wordpiece", "word", "character")


class CorpusChecker:
    """Checks one corpus after the other; what does not depend on the change is not read again."""

    def __init__(self) -> None:
        self._source = -1
        self._facts: TextFacts | None = None
        self._names: frozenset[str] = frozenset()
        self._cut: tuple[object, ...] = ()
        self._words: Words | None = None
        self._counting = 0.0
        self._memory: int | None = None

    def check(
        self,
        job: CheckJob,
        count: Callable[[], Corpus],
        send: Callable[[Any], None],
        pause: Callable[[], None],
    ) -> Checked:
        """Check the corpus of `job`, whose words `count` counts; `pause` cancels by raising."""
        config = job.config
        if job.source != self._source:
            self._facts = self._words = None
            self._source = job.source
        cut = _cut(config) if not job.counts else ()
        if self._words is None or cut != self._cut:
            self._words = None  # the memory is for the next
            started = time.perf_counter()
            self._words = Words(count())
            self._counting = time.perf_counter() - started
            self._memory = resident_bytes()
            self._cut = cut
        pause()
        names = frozenset(config.all_special_tokens).difference(COMMON_SPECIALS)
        if self._facts is None or not names <= self._names:
            self._facts = _scan(job, names, send, pause)
            self._names = names
        pause()
        corpus = self._words.corpus
        check = check_corpus(
            self._facts, corpus, config, job.read, can_mend=job.can_mend, words=self._words
        )
        pause()
        ahead = forecast_of(check, corpus, config, counting=self._counting, memory=self._memory)
        return Checked(job.revision, check, ahead)


def corpus_of_text(text: str, config: TrainingConfig, *, counts: bool) -> Corpus:
    """Count the words of a text, or read them with their counts."""
    if counts:
        return Corpus.from_counts(parse_counts(text.split("\n")))
    return Corpus.from_text(text, config)


def is_checked_at_once(job: CheckJob) -> bool:
    """Tell whether a check is so little work that a window need not leave it to a process.

    Patterns of a person's own may take any time.
    """
    config = job.config
    return (
        job.text is not None
        and len(job.text) <= _AT_ONCE
        and config.algorithm in _QUICK
        and not any(":" in rules for rules in (config.pretokenizer, config.normalizer))
    )


def check_at_once(job: CheckJob) -> Checked:
    """Check a small text in this process, whose memory tells nothing of that of a training."""
    text = job.text or ""
    checked = CorpusChecker().check(
        job,
        lambda: corpus_of_text(text, job.config, counts=job.counts),
        lambda _message: None,
        lambda: None,
    )
    return replace(checked, forecast=checked.forecast._replace(memory=None))


def _cut(config: TrainingConfig) -> tuple[object, ...]:
    """Return what decides into which words a text is cut."""
    specials = config.all_special_tokens if config.special_as == "token" else ()
    return config.normalizer, config.pretokenizer, specials, config.algorithm == "gage"


def _scan(
    job: CheckJob, names: frozenset[str], send: Callable[[Any], None], pause: Callable[[], None]
) -> TextFacts:
    due = 0.0

    def progress(done: int, total: int) -> None:
        nonlocal due
        pause()
        now = time.perf_counter()
        if now >= due:
            send(CountingProgress(job.revision, done, total))
            due = now + _SECONDS

    if job.text is None:
        return scan_corpus(job.files, names, counts=job.counts, progress=progress)
    if not job.counts:
        return TextScan.of(job.text, names).facts
    scan = TextScan(names)
    scan.add_words(parse_counts(job.text.split("\n")))
    return scan.facts
