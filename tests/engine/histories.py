"""Trainings of every algorithm as histories, for tests that look at what follows from them."""

from __future__ import annotations

from typing import Any

from bpe_desktop.engine import Alphabet, Corpus, TrainingConfig, make_history, train
from bpe_desktop.engine.histories import AnyHistory
from bpe_desktop.engine.trainer import Trainer, TrainingResult


def history_of(words: list[tuple[str, int]], config: TrainingConfig) -> AnyHistory:
    """Train on words with counts, and return the finished history."""
    corpus = Corpus.from_counts(words)
    if config.algorithm in ("bpe", "wordpiece"):
        trainer = Trainer(corpus, config)
        steps, result = _run(trainer.steps())
        assert isinstance(result, TrainingResult)
        history: Any = make_history(config, trainer.alphabet, corpus.words, corpus.counts)
        history.append(steps)
        history.finish(result.stop, trainer.segmentation())
        return history
    steps, result = _run(train(corpus, config))
    alphabet = Alphabet.build(corpus.words, config, corpus.counts)
    history = make_history(config, alphabet, corpus.words, corpus.counts)
    history.append(steps)
    history.finish(result.stop)
    return history


def finished(generator: Any) -> Any:
    """Return what a generator comes to."""
    return _run(generator)[1]


def _run(generator: Any) -> tuple[list[Any], Any]:
    steps = []
    while True:
        try:
            steps.append(next(generator))
        except StopIteration as end:
            return steps, end.value
