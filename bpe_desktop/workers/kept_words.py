"""The words of the corpus that the window will hold."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from heapq import nlargest
from typing import Any, NamedTuple

from ..engine.touched_words import by_count
from .messages import Words

__all__ = ["KEPT_WORDS", "KeptWords", "kept_words"]

KEPT_WORDS = 100_000  # more rows than anyone scrolls through; bounds the window's memory
WORDS_AT_ONCE = 5_000


class KeptWords(NamedTuple):
    """The words of the corpus that the window will hold, in order of first appearance."""

    words: Sequence[int]  # indexes in the corpus
    counts: tuple[int, ...]
    by_count: array[int]  # indexes in `words`, the most frequent first

    def send(self, revision: int, texts: Sequence[str], send: Callable[[Any], None]) -> None:
        """Send them in portions; `texts` are all words of the corpus."""
        for start in range(0, len(self.words), WORDS_AT_ONCE):
            some = slice(start, start + WORDS_AT_ONCE)
            words = tuple(texts[word] for word in self.words[some])
            send(Words(revision, words, self.counts[some]))


def kept_words(counts: tuple[int, ...]) -> KeptWords:
    """Choose the most frequent words of a corpus, all of them where they are not too many."""
    words: Sequence[int] = range(len(counts))
    if len(counts) > KEPT_WORDS:
        words = sorted(nlargest(KEPT_WORDS, words, key=counts.__getitem__))
        counts = tuple(map(counts.__getitem__, words))
    return KeptWords(words, counts, by_count(counts))
