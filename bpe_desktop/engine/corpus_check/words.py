"""What the words of a corpus are made of, counted once for all checks of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from heapq import nlargest
from typing import NamedTuple
from unicodedata import is_normalized, normalize

from ..corpus import Corpus
from ..scripts import is_mixed

__all__ = ["Forms", "Words"]

_LONGEST = 50


class Forms(NamedTuple):
    """Words, every occurrence, that are composed and others that NFC would change.

    `twins` different ones of the latter become another word of the corpus by that.
    """

    composed: int
    decomposed: int
    twins: int


class Words:
    """The figures of a corpus that depend on its words only; each is counted when asked for."""

    def __init__(self, corpus: Corpus) -> None:
        self.corpus = corpus

    def items(self) -> Iterator[tuple[str, int]]:
        """Yield the distinct words with their counts."""
        return zip(self.corpus.words, self.corpus.counts, strict=True)

    @cached_property
    def characters(self) -> Counter[str]:
        """How often each character stands in the words, every occurrence counted."""
        characters: Counter[str] = Counter()
        for word, count in self.items():
            if count == 1:
                characters.update(word)
            else:
                for char in word:
                    characters[char] += count
        return characters

    @cached_property
    def length(self) -> int:
        """The characters of the distinct words."""
        return sum(map(len, self.corpus.words))

    @cached_property
    def longest(self) -> list[tuple[str, int]]:
        """Some of the longest words with their counts, the longest first."""
        return nlargest(_LONGEST, self.items(), key=lambda item: len(item[0]))

    @cached_property
    def mixed(self) -> int:
        """The distinct words that mix scripts which look alike."""
        return sum(map(is_mixed, self.corpus.words))

    @cached_property
    def forms(self) -> Forms:
        """How the words are normalized."""
        composed = decomposed = twins = 0
        words = {*self.corpus.words}
        for word, count in self.items():
            if word.isascii():
                continue
            if not is_normalized("NFC", word):
                decomposed += count
                twins += normalize("NFC", word) in words
            elif not is_normalized("NFD", word):
                composed += count
        return Forms(composed, decomposed, twins)
