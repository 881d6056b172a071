"""Which words of a text are cut into the most tokens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import regex  # type: ignore[import-untyped]

from .encoding import Span

__all__ = ["UNFINISHED", "WORD", "BrokenWord", "BrokenWords"]

_PART = r"[\p{L}\p{M}\p{N}]"
WORD = regex.compile(rf"{_PART}+(?:['’-]{_PART}+)*")  # without the punctuation around it
UNFINISHED = regex.compile(rf"{_PART}['’-]?\Z")  # the end of a text that a word may go on behind


class BrokenWord(NamedTuple):
    """A word and the number of tokens that hold some of it."""

    text: str
    tokens: int


class BrokenWords:
    """Collects the words of a text, portion by portion; punctuation beside them is left out.

    Where a portion ends inside a word, as it may where each character is a token, its parts are
    words.
    """

    def __init__(self) -> None:
        self._tokens: dict[str, int] = {}

    def add(self, text: str, spans: Iterable[Span]) -> None:
        """Take a portion with the places of its tokens, in code points and rising.

        A token that holds parts of two words counts for both. A word that comes again keeps the
        larger number: with a marker or a space before it, it may be cut otherwise.
        """
        places = [span for span in spans if span[1] > span[0]]
        first = 0
        for word in WORD.finditer(text):
            start, end = word.span()
            while first < len(places) and places[first][1] <= start:
                first += 1
            last = first
            while last < len(places) and places[last][0] < end:
                last += 1
            known = self._tokens.get(word.group(), 0)
            self._tokens[word.group()] = max(known, last - first)

    def most(self, limit: int) -> tuple[BrokenWord, ...]:
        """Return the words of the most tokens, two at least; of equals the shorter first."""
        broken = [BrokenWord(text, tokens) for text, tokens in self._tokens.items() if tokens > 1]
        broken.sort(key=lambda word: (-word.tokens, len(word.text)))
        return tuple(broken[:limit])
