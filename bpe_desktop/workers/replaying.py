"""The part of the training process that opens tokenizers and plays them on a corpus."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from ..engine.birth_order import BirthOrder, in_birth_order
from ..engine.config import TrainingConfig
from ..engine.corpus import Corpus
from ..engine.replay import WordCutter, replay
from ..engine.tokenizer import Tokenizer
from ..errors import FormatError
from ..formats import registry
from ..formats.tokenizer_file import TokenizerFile, file_state
from .kept_words import kept_words
from .messages import Grown, Opened, Replayed, ReplayJob

__all__ = ["TokenizerPlayer"]

_AT_ONCE = 1_500  # tokens in a message: the window takes some milliseconds for it


class _Open(NamedTuple):
    file: TokenizerFile
    format: str
    notes: tuple[str, ...]
    order: BirthOrder
    tokenizer: Tokenizer


class TokenizerPlayer:
    """Holds the tokenizer that was opened last, for each corpus that it is to be played on."""

    def __init__(self) -> None:
        self._open: _Open | None = None

    def open(self, job: ReplayJob, send: Callable[[Any], None], pause: Callable[[], None]) -> None:
        """Read the tokenizer of a job unless it is there, and send it unless it is known.

        `pause` is called between messages. Raises `UserError`.
        """
        if self._open is None or self._open.file != job.file:
            self._open = _read(job.file)
        if job.is_known:
            return
        found = self._open
        order = found.order
        send(
            Opened(
                job.revision,
                found.tokenizer.config,
                found.format,
                found.notes,
                len(order.tokens),
                len(order.rules),
                order.first,
                order.numbers,
            )
        )
        for start in range(0, len(order.tokens), _AT_ONCE):
            pause()
            some = slice(start, start + _AT_ONCE)
            send(Grown(job.revision, tuple(order.tokens[some]), ()))
        for start in range(0, len(order.rules), _AT_ONCE):
            pause()
            some = slice(start, start + _AT_ONCE)
            send(Grown(job.revision, (), tuple(order.rules[some])))

    @property
    def config(self) -> TrainingConfig:
        """The settings of the tokenizer that is open."""
        assert self._open is not None
        return self._open.tokenizer.config

    def play(
        self,
        revision: int,
        corpus: Corpus,
        send: Callable[[Any], None],
        pause: Callable[[], None],
    ) -> None:
        """Play the tokenizer on a corpus and send the words and what happens to them."""
        assert self._open is not None
        kept = kept_words(corpus.counts)
        kept.send(revision, corpus.words, send)
        places = [-1] * len(corpus.words)
        for place, index in enumerate(kept.by_count):
            places[kept.words[index]] = place
        steps = replay(WordCutter(self._open.tokenizer), corpus.words, corpus.counts, places)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                played = end.value
                break
            pause()
        send(Replayed(revision, len(corpus.words), corpus.occurrences, kept.by_count, played))


def _read(file: TokenizerFile) -> _Open:
    path = Path(file.path)
    if file_state(path) != file.state:
        raise FormatError(
            f"{path.name} has changed since it was opened.", "Open it again to see what is there."
        )
    loaded = registry.load(path, file.format, preset=file.preset)
    order = in_birth_order(loaded.tokenizer)
    tokenizer = Tokenizer(order.vocabulary(), loaded.tokenizer.config)
    # Hundreds of thousands of objects that stay: the garbage collector need not look at them.
    gc.collect()
    gc.freeze()
    notes = loaded.notes
    if not order.rules:
        notes = (*notes, "It has no merge rules: it is shown as it is, with nothing to play.")
    return _Open(file, loaded.format, notes, order, tokenizer)
