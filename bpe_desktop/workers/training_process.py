"""The training process: takes jobs from a pipe, sends what it finds; imports no Qt.

A thread would freeze the window: the trainer holds Python's global lock. A process does not, and
can be killed. It stays alive between jobs, so that a retraining after each edit starts at once.
"""

from __future__ import annotations

import os
import signal
import time
import traceback
from collections.abc import Callable, Generator, Iterable, Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, TypeVar

from ..engine.alphabet import Alphabet
from ..engine.config import goes_with
from ..engine.corpus import Corpus
from ..engine.gage.training import check_size
from ..engine.history import base_symbol_counts, summarize
from ..engine.merge import MergeStep
from ..engine.process_memory import peak_bytes, restart_peak
from ..engine.recorded import recorded
from ..engine.runs import repeating_words
from ..engine.stopping import StopReason
from ..engine.touched_words import TouchedWords
from ..engine.trainer import Segmentation, Trainer, TrainingResult
from ..engine.training import AnyStep, make_trainer
from ..errors import UserError
from ..formats.corpora import count_corpus
from .check_messages import CheckJob
from .checking import CorpusChecker, corpus_of_text
from .extending import Extender
from .extension_messages import ExtensionJob, LossesJob, SaveJob
from .kept_words import KeptWords, kept_words
from .messages import (
    Begun,
    Counted,
    CountingProgress,
    Crashed,
    Ended,
    Failed,
    Finished,
    Job,
    PlainFinished,
    PlainSteps,
    Record,
    ReplayJob,
    Steps,
    Totals,
    TrainingJob,
)
from .replaying import TokenizerPlayer

__all__ = ["serve"]

BATCH_SECONDS = 0.066  # four frames: smooth to the eye, and the window has time in between
NICENESS = 5  # where processors are few, the window goes first
SNAPSHOT_PAIRS = 40
STEPS_AT_ONCE = 1_000  # of a training that was made before
SNAPSHOT_WORDS = 60

_Step = TypeVar("_Step")
_Result = TypeVar("_Result")


class _CancelledError(Exception):
    """The job is no longer wanted."""


def serve(connection: Connection, cancelled: Any) -> None:
    """Run jobs from `connection` until it closes.

    `cancelled` is a shared unsigned integer: jobs with a revision up to it are no longer wanted. It
    needs no lock, since one side only writes and a late reading costs one batch at most.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the window, which then closes us
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    player, extender, checker = TokenizerPlayer(), Extender(), CorpusChecker()
    while True:
        try:
            job = connection.recv()
        except (EOFError, OSError):
            return
        try:
            connection.send(Begun(job.revision))
            for message in _outcome(job, connection.send, cancelled, player, extender, checker):
                connection.send(message)
        except OSError:
            return  # the window is gone


def _outcome(
    job: Job,
    send: Callable[[Any], None],
    cancelled: Any,
    player: TokenizerPlayer,
    extender: Extender,
    checker: CorpusChecker,
) -> list[Failed | Crashed | Ended]:
    """Run the job; return what is left to say of it."""
    revision = job.revision
    ended = Ended(revision)

    def is_cancelled() -> bool:
        return bool(cancelled.value >= revision)

    def pause() -> None:
        if is_cancelled():
            raise _CancelledError

    try:
        if isinstance(job, ReplayJob):
            _play(job, send, is_cancelled, player)
        elif isinstance(job, CheckJob):
            send(checker.check(job, lambda: _count(job, send, is_cancelled), send, pause))
        elif isinstance(job, ExtensionJob | LossesJob | SaveJob):
            extender.run(job, send, pause)
        else:
            _run(job, send, is_cancelled)
    except _CancelledError:
        return [ended]
    except UserError as error:
        return [Failed(revision, error.message, error.hint), ended]
    except MemoryError:
        hint = "Train on a smaller part of it, or raise the minimum count."
        return [Failed(revision, "The corpus does not fit in memory.", hint), ended]
    except OSError as error:
        if isinstance(error, ConnectionError):
            raise
        return [Failed(revision, f"The corpus cannot be read: {error.strerror}.", ""), ended]
    except Exception:
        return [Crashed(revision, traceback.format_exc()), ended]
    return [ended]


def _play(
    job: ReplayJob,
    send: Callable[[Any], None],
    is_cancelled: Callable[[], bool],
    player: TokenizerPlayer,
) -> None:
    def pause() -> None:
        if is_cancelled():
            raise _CancelledError

    player.open(job, send, pause)
    pause()
    corpus = _count(job.corpus._replace(config=player.config), send, is_cancelled)
    player.play(job.revision, corpus, send, pause)


def _run(job: TrainingJob, send: Callable[[Any], None], is_cancelled: Callable[[], bool]) -> None:
    started = time.perf_counter()
    restart_peak()
    corpus = _count(job, send, is_cancelled)
    kept = kept_words(corpus.counts)
    # A file keeps the steps of merges only; other trainings are done again.
    record = job.record if goes_with(job.config.algorithm, "merges") else None
    if record is not None and _show_record(job, record, corpus, kept, send, is_cancelled):
        return
    trainer = make_trainer(corpus, job.config, interventions=job.interventions)
    if not isinstance(trainer, Trainer):
        _run_plain(job, corpus, kept, trainer, send, is_cancelled, started)
        return
    position = {word: index for index, word in enumerate(kept.words)}
    target = trainer.merges_wanted
    _send_counted(job, corpus, trainer.alphabet, kept, target, send)
    made: list[MergeStep] = []
    batch: list[MergeStep] = []

    def flush() -> None:
        candidates = trainer.candidates(SNAPSHOT_PAIRS)
        touched: list[int] = []
        if candidates.top:
            best = candidates.top[0]
            found = trainer.touched(best.left_id, best.right_id, SNAPSHOT_WORDS)
            touched = [position[word] for word in found if word in position]
        send(Steps(job.revision, batch.copy(), candidates, tuple(touched)))
        made.extend(batch)
        batch.clear()

    trainer.record_all()  # the snapshots need all pairs
    result = _made(trainer.steps(), batch, flush, is_cancelled)
    if is_cancelled():
        raise _CancelledError
    finished = _finished(job, corpus, kept, result, made)
    send(finished._replace(seconds=time.perf_counter() - started, peak=peak_bytes()))


def _run_plain(
    job: TrainingJob,
    corpus: Corpus,
    kept: KeptWords,
    trainer: Any,
    send: Callable[[Any], None],
    is_cancelled: Callable[[], bool],
    started: float,
) -> None:
    """Run a training that does not merge: its steps say all that there is to say."""
    _send_counted(job, corpus, trainer.alphabet, kept, trainer.merges_wanted, send)
    batch: list[AnyStep] = []

    def flush() -> None:
        send(PlainSteps(job.revision, batch.copy()))
        batch.clear()

    result = _made(trainer.steps(), batch, flush, is_cancelled)
    seconds = time.perf_counter() - started
    send(PlainFinished(job.revision, result.stop, seconds, peak_bytes()))


def _made(
    steps: Generator[_Step, None, _Result],
    batch: list[_Step],
    flush: Callable[[], None],
    is_cancelled: Callable[[], bool],
) -> _Result:
    """Make all steps and return their result; `flush` empties the batch, now and then."""
    due = time.perf_counter() + BATCH_SECONDS
    try:
        while True:
            try:
                step = next(steps)
            except StopIteration as stop:
                result: _Result = stop.value
                flush()
                return result
            batch.append(step)
            if is_cancelled():
                raise _CancelledError
            if time.perf_counter() >= due:
                flush()
                due = time.perf_counter() + BATCH_SECONDS
    finally:
        steps.close()


def _finished(
    job: TrainingJob,
    corpus: Corpus,
    kept: KeptWords,
    result: TrainingResult,
    made: Sequence[MergeStep],
) -> Finished:
    apart = job.config.counting == "non-overlapping"
    repeating = repeating_words(corpus.words, job.config) if apart else None
    tables = summarize(result.segmentation, corpus.counts, repeating)
    part = result.segmentation
    if len(kept.words) < len(corpus.words):
        part = _part(part, kept.words)
    touched = TouchedWords(made, part, kept.by_count)
    return Finished(job.revision, result.stop, part, tables, touched, 0.0)


def _show_record(
    job: TrainingJob,
    record: Record,
    corpus: Corpus,
    kept: KeptWords,
    send: Callable[[Any], None],
    is_cancelled: Callable[[], bool],
) -> bool:
    """Send a training that was made before; tell whether it belongs to the corpus."""
    cutting = recorded(corpus, job.config, record.steps)
    while True:
        try:
            next(cutting)
        except StopIteration as end:
            found = end.value
            break
        if is_cancelled():
            raise _CancelledError
    if found is None:
        return False
    target = job.config.merges_wanted(len(found.alphabet.symbols))
    _send_counted(job, corpus, found.alphabet, kept, target, send)
    for start in range(0, len(record.steps), STEPS_AT_ONCE):
        some = list(record.steps[start : start + STEPS_AT_ONCE])
        send(Steps(job.revision, some))
    if not record.steps:
        send(Steps(job.revision, []))
    stop = StopReason(record.stop_code, record.stop_text)
    result = TrainingResult(stop, found.segmentation)
    send(_finished(job, corpus, kept, result, record.steps))
    return True


def _count(
    job: TrainingJob | CheckJob, send: Callable[[Any], None], is_cancelled: Callable[[], bool]
) -> Corpus:
    # A compressor takes a list of words as the text that it is.
    counts = job.counts and job.config.algorithm != "gage"
    if job.text is not None:
        return corpus_of_text(job.text, job.config, counts=bool(counts))
    if job.config.algorithm == "gage":
        check_size(sum(Path(file.path).stat().st_size for file in job.files), job.config)
    due = 0.0

    def progress(done: int, total: int) -> None:
        nonlocal due
        if is_cancelled():
            raise _CancelledError
        now = time.perf_counter()
        if now >= due:
            send(CountingProgress(job.revision, done, total))
            due = now + BATCH_SECONDS

    return count_corpus(job.files, job.config, counts=counts, progress=progress)


def _send_counted(
    job: TrainingJob,
    corpus: Corpus,
    alphabet: Alphabet,
    kept: KeptWords,
    target: int | None,
    send: Callable[[Any], None],
) -> None:
    kept.send(job.revision, corpus.words, send)
    # Whole words are not spelled in symbols.
    spelled = alphabet.symbols or job.config.algorithm != "word"
    base = base_symbol_counts(alphabet, corpus.words, corpus.counts) if spelled else []
    totals = Totals(
        distinct=len(corpus.words),
        occurrences=corpus.occurrences,
        characters=corpus.characters,
        bytes=corpus.bytes,
        lines=corpus.lines,
        symbols=sum(base),
    )
    counted = Counted(job.revision, alphabet, totals, kept.by_count, tuple(base), target)
    send(counted)


def _part(segmentation: Segmentation, kept: Iterable[int]) -> Segmentation:
    """Cut the segmentation down to the kept words."""
    symbols = segmentation.symbols[:0]
    starts = segmentation.starts[:0]
    starts.append(0)
    for word in kept:
        symbols.extend(
            segmentation.symbols[segmentation.starts[word] : segmentation.starts[word + 1]]
        )
        starts.append(len(symbols))
    return Segmentation(symbols, starts)
