"""A training as far as the training process has sent it."""

from __future__ import annotations

import time

from ..engine.config import TrainingConfig
from ..engine.histories import AnyHistory, make_history
from ..workers.messages import Counted, Words

__all__ = ["Arriving"]

_SECONDS_TO_TELL = 0.3  # before that nobody knows how long it takes


class Arriving:
    """First the words of the corpus, then a history to show once its first steps are there.

    `target` is how many steps are wanted at most, `None` while or where that is not known.
    """

    def __init__(self) -> None:
        self.words: list[str] = []
        self.counts: list[int] = []
        self.target: int | None = None
        self._history: AnyHistory | None = None
        self._started = 0.0

    def take_words(self, message: Words) -> None:
        """Take the next words."""
        self.words += message.words
        self.counts += message.counts

    def begin(self, message: Counted, config: TrainingConfig) -> None:
        """Make a history of all words that have come; the clock starts."""
        self._history = make_history(
            config,
            message.alphabet,
            tuple(self.words),
            tuple(self.counts),
            base_counts=message.base_counts,
            distinct=message.totals.distinct,
            occurrences=message.totals.occurrences,
            words_by_count=message.by_count,
        )
        self.words, self.counts = [], []
        self.target = message.target
        self._started = time.monotonic()

    def take_history(self) -> AnyHistory | None:
        """Hand the history over; the next time there is none."""
        history, self._history = self._history, None
        return history

    def seconds_left(self, done: int) -> float | None:
        """Return how long it will take if it goes on as so far, `None` if that is not known."""
        passed = time.monotonic() - self._started
        if self.target is None or not done or passed < _SECONDS_TO_TELL:
            return None
        return passed / done * max(self.target - done, 0)
