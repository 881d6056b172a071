"""What the histories of all trainings have in common."""

from __future__ import annotations

from array import array
from collections.abc import Collection, Sequence
from functools import cached_property

from .alphabet import START_MARKER, Alphabet
from .config import TrainingConfig
from .stopping import StopReason
from .touched_words import by_count

__all__ = ["HistoryBase", "PlainHistory", "WrittenWords"]


class WrittenWords:
    """Tells how many words a corpus has for whoever reads it, also where it is trained on uncut."""

    config: TrainingConfig
    words: Sequence[str]
    counts: Sequence[int]
    distinct: int
    occurrences: int

    @cached_property
    def written_words(self) -> int:
        """The occurrences of words; of a text that is not cut, what stands between white space."""
        if self.config.pretokenizer != "none" or len(self.words) < self.distinct:
            return self.occurrences
        return sum(
            len(word.replace(START_MARKER, " ").split()) * count
            for word, count in zip(self.words, self.counts, strict=True)
        )


class HistoryBase(WrittenWords):
    """The settings, the words to show with their counts, and how the training ended.

    `words` may be a part of the corpus; `distinct` and `occurrences` are those of the whole corpus,
    its number of different words, and of words. `words_by_count` is what `by_count` gives for
    `counts`. What is left out is reckoned from `words` and `counts`.
    """

    # A tokenizer from a file has other ids there, and tokens that these words never hold.
    numbers: Sequence[int] | None = None
    met: Collection[int] | None = None

    def __init__(
        self,
        config: TrainingConfig,
        alphabet: Alphabet,
        words: Sequence[str],
        counts: Sequence[int],
        *,
        distinct: int | None = None,
        occurrences: int | None = None,
        words_by_count: array[int] | None = None,
    ) -> None:
        self.config = config
        self.alphabet = alphabet
        self.words = words
        self.counts = counts
        self.distinct = len(words) if distinct is None else distinct
        self.occurrences = sum(counts) if occurrences is None else occurrences
        self.words_by_count = by_count(counts) if words_by_count is None else words_by_count
        self.stop: StopReason | None = None

    @property
    def finished(self) -> bool:
        """Tell whether `finish` was called."""
        return self.stop is not None

    @property
    def holds_all_words(self) -> bool:
        """Tell whether `words` are all different words of the corpus."""
        return len(self.words) == self.distinct


class PlainHistory(HistoryBase):
    """That of a training whose steps say all that there is to say; each of them changes words."""

    def finish(self, stop: StopReason) -> None:
        """Complete the history; nothing but the reason for the end is needed."""
        self.stop = stop

    def next_change(self, step: int) -> int:
        """Return the first step after `step` that changes a word."""
        return step + 1

    def last_change(self, step: int) -> int:
        """Return the last step up to `step` that changed a word, 0 if there was none."""
        return step
