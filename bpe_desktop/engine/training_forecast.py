"""How long a training will take, and how much memory, told by a small training before it.

The model, which is a simple one:

    seconds = counting + fixed + slope * symbols
    bytes   = counted + fixed + room * symbols

`symbols` are those of the distinct words before the first step: the words are laid out once, and a
merge takes away symbols, so that the work of all merges together grows with them. `counting` is
what counting this corpus took just now, `counted` the memory that was in use then. `fixed` and
`slope` are a line through two trainings on samples of the words, measured on this machine; steps
that the samples were too small to make cost as much as theirs did at the end. `room` was measured
once for each algorithm, with CPython 3.11 on a 64-bit system.
"""

from __future__ import annotations

import time
from typing import NamedTuple

from .config import TrainingConfig
from .corpus import Corpus
from .corpus_check import CorpusCheck
from .trainer import Trainer
from .training import make_trainer

__all__ = ["Forecast", "forecast", "forecast_of"]

_SAMPLE = 40_000  # symbols; trained in some tens of milliseconds
_LESS = 4  # times smaller is the other sample
_LONGEST = 0.6  # seconds of one sample's training
_LAST = 0.25  # share of the steps whose cost is that of the steps to come

# Bytes of a trainer for each symbol of the distinct words.
_ROOM = {"bpe": 105, "wordpiece": 90, "unigram": 190, "word": 20, "character": 22, "gage": 60}
_ROOM_APART = 10 << 20  # of what is sent to the window, whatever the size


class Forecast(NamedTuple):
    """What a training will take: `seconds` in all, `counting` of these to count the words.

    `memory` is the peak of the training process in bytes, `None` where the system does not tell.
    `sample` is the share of the symbols that was trained on to know.
    """

    seconds: float
    counting: float
    memory: int | None
    sample: float


def forecast_of(
    check: CorpusCheck,
    corpus: Corpus,
    config: TrainingConfig,
    *,
    counting: float,
    memory: int | None,
) -> Forecast:
    """Say what a training on a checked corpus will take; see `forecast`."""
    steps = None
    if check.reachable is not None:
        most = check.reachable.largest
        asked = config.vocab_size
        steps = max(0, (most if asked is None else min(asked, most)) - check.smallest)
    return forecast(corpus, config, check.symbols, steps=steps, counting=counting, memory=memory)


class _Timed(NamedTuple):
    symbols: int
    seconds: float
    steps: int
    late: float  # seconds of a step near the end


def forecast(
    corpus: Corpus,
    config: TrainingConfig,
    symbols: int,
    *,
    steps: int | None,
    counting: float,
    memory: int | None,
) -> Forecast:
    """Say what a training will take; trains on samples for at most about a second.

    `symbols` are in the distinct words, `steps` the training can make at most, `None` if nobody
    knows. `counting` are seconds and `memory` the bytes in use once the words were counted.
    """
    if not corpus.words:
        return Forecast(counting, counting, memory, 1.0)
    large = _train(corpus, config, symbols, _SAMPLE)
    seconds = large.seconds
    if large.symbols < symbols:
        small = _train(corpus, config, symbols, _SAMPLE // _LESS)
        apart = max(large.symbols - small.symbols, 1)
        slope = max(large.seconds - small.seconds, 0.0) / apart
        seconds += slope * (symbols - large.symbols)
        if steps is not None and config.algorithm in ("bpe", "wordpiece"):
            seconds += large.late * max(0, steps - large.steps)
    if memory is not None:
        memory += _ROOM_APART + _ROOM[config.algorithm] * symbols
    share = min(large.symbols / symbols, 1.0) if symbols else 1.0
    return Forecast(counting + seconds, counting, memory, share)


def _train(corpus: Corpus, config: TrainingConfig, symbols: int, wanted: int) -> _Timed:
    """Train on about `wanted` symbols: every n-th word, or the beginning of a single long one."""
    sample = _sample(corpus, symbols, wanted)
    started = time.perf_counter()
    trainer = make_trainer(sample, config)
    if isinstance(trainer, Trainer):
        trainer.record_all()  # as the training process does
    ends: list[float] = []
    generator = trainer.steps()
    try:
        for _ in generator:
            ends.append(time.perf_counter())
            if ends[-1] - started > _LONGEST:
                break
    finally:
        generator.close()
    seconds = time.perf_counter() - started
    last = ends[-max(1, int(len(ends) * _LAST)) :]
    late = (last[-1] - last[0]) / (len(last) - 1) if len(last) > 1 else 0.0
    return _Timed(_symbols_of(sample, corpus, symbols), seconds, len(ends), late)


def _symbols_of(sample: Corpus, corpus: Corpus, symbols: int) -> int:
    """Return the sample's part of the symbols; of each character there may be several bytes."""
    if sample is corpus:
        return symbols
    characters = sum(map(len, sample.words))
    return round(symbols * characters / sum(map(len, corpus.words)))


def _sample(corpus: Corpus, symbols: int, wanted: int) -> Corpus:
    if symbols <= wanted:
        return corpus
    stride = -(-symbols // wanted)
    words, counts = corpus.words[::stride], corpus.counts[::stride]
    if len(words) == 1:
        words = (words[0][:wanted],)
    return Corpus(words, counts, corpus.characters, corpus.bytes, corpus.lines)
