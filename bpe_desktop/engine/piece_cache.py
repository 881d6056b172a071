"""The tokens of pre-tokens and of longer stretches of text, each different one cut only once."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import accumulate, chain, compress

from .encoding import Piece
from .pretokenizer import PreTokenizer

__all__ = ["PieceCache"]

_MOST_SYMBOLS = 8_000_000  # in one cache: about 150 MB at worst

# White space as the pre-tokenizers see it, with and without the space itself.
_SPACE = "\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000"
_OTHER_SPACE = _SPACE.replace(" ", "", 1)
# Stretches of text that a pre-tokenizer cuts alike wherever they stand. No pre-token of GPT-2 goes
# on from something else to white space. Those of the later patterns do, but not to a space.
_AT_SPACE = re.compile(f"[{_SPACE}]*[^{_SPACE}]+|[{_SPACE}]+")
_AT_SPACE_ITSELF = re.compile(
    f"[{_SPACE}]*[^{_SPACE}]+(?:[{_OTHER_SPACE}][{_SPACE}]*[^{_SPACE}]*)*|[{_SPACE}]+"
)
_STRETCHES = {"gpt2": _AT_SPACE, "cl100k": _AT_SPACE_ITSELF, "o200k": _AT_SPACE_ITSELF}
_LONGEST_STRETCH = 100  # longer ones hardly come again
_MANY = 2000  # stretches; from here on new ones are split all at once
_AT_ONCE = 50_000  # stretches; what is split at once fits into a cache


class _Cache(dict[str, Piece]):
    """Tokens by text; emptied when it grows too large."""

    def __init__(self) -> None:
        self._room = _MOST_SYMBOLS

    def keep(self, text: str, piece: Piece) -> Piece:
        """Remember the tokens of a text that is not known yet."""
        self._room -= len(text) + 10
        if self._room < 0:
            self.clear()
            self._room = _MOST_SYMBOLS
        self[text] = piece
        return piece

    def keep_all(self, texts: list[str], pieces: Iterable[Piece]) -> None:
        """Remember the tokens of texts that are not known yet."""
        needed = sum(map(len, texts)) + 10 * len(texts)
        if self._room < needed:
            self.clear()
            self._room = _MOST_SYMBOLS
        self._room -= needed
        self.update(zip(texts, pieces, strict=True))


class _Words(_Cache):
    """The tokens of pre-tokens."""

    def __init__(self, make: Callable[[str], Piece]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, text: str) -> Piece:
        return self.keep(text, self._make(text))


class _Stretches(_Cache):
    """The tokens of stretches of pre-tokens."""

    def __init__(self, split: Callable[[str], list[str]], words: _Words) -> None:
        super().__init__()
        self._split = split
        self._words = words

    def __missing__(self, text: str) -> Piece:
        known = self._words
        words = self._split(text)
        if len(words) == 1:
            piece = known[text]
        elif len(words) == 2:
            piece = known[words[0]] + known[words[1]]
        else:
            piece = tuple(chain.from_iterable(map(known.__getitem__, words)))
        return piece if len(text) > _LONGEST_STRETCH else self.keep(text, piece)

    def learn(self, stretches: list[str]) -> None:
        """Take in those that are not known, which is faster than to do so one by one."""
        _, *others = dict.fromkeys(stretches)  # the first may begin with anything
        new = [text for text in others if text not in self and len(text) <= _LONGEST_STRETCH]
        for is_ascii in (True, False):  # whose pattern is the faster one
            texts = [text for text in new if text.isascii() == is_ascii]
            for start in range(0, len(texts), _AT_ONCE):
                self._learn_row(texts[start : start + _AT_ONCE])

    def _learn_row(self, texts: list[str]) -> None:
        """Take in stretches, none of them known.

        In a row they split as each one does, for one ends where the next begins with white space.
        So a word begins where a stretch does, and the tokens of all words in a row fall apart into
        those of the stretches. No step here is a loop in Python.
        """
        words = self._split("".join(texts))
        pieces = list(map(self._words.__getitem__, words))
        row: Piece = tuple(chain.from_iterable(pieces))
        starts = {*accumulate(map(len, texts), initial=0)}
        is_first = map(starts.__contains__, accumulate(map(len, words), initial=0))
        borders = [*compress(accumulate(map(len, pieces), initial=0), is_first)]
        self.keep_all(texts, map(row.__getitem__, map(slice, borders, borders[1:])))


class PieceCache:
    """The pieces of pre-tokens under one set of rules.

    Most text is made of stretches that were seen before. Where a pre-tokenizer lets them be told by
    white space, they are looked up whole, which spares its slower pattern.
    """

    def __init__(
        self,
        pretokenizer: PreTokenizer,
        make: Callable[[str], Piece],
        seeds: Callable[[], dict[str, Piece]] | None = None,
    ) -> None:
        """Take `make`, which cuts one pre-token into tokens.

        `seeds` gives the pieces of many pre-tokens at once; only a long text asks for them.
        """
        self._split = pretokenizer.split
        self._words = _Words(make)
        self._seeds = seeds
        self._pattern = _STRETCHES.get(pretokenizer.name)
        self._stretches = _Stretches(self._split, self._words)

    def piece(self, word: str) -> Piece:
        """Return the tokens of one pre-token."""
        return self._words[word]

    def cut(self, text: str) -> list[int | None]:
        """Return the tokens of a text that is ready for the pre-tokenizer."""
        if self._pattern is None:
            pieces = map(self._words.__getitem__, self._split(text))
        else:
            stretches = self._pattern.findall(text)
            sample = stretches[:_MANY]
            # To tell which are new takes time, too: not worth it where most are known.
            if len(sample) == _MANY and sum(map(self._stretches.__contains__, sample)) < _MANY / 2:
                if self._seeds is not None:
                    known = self._seeds()
                    self._words.keep_all(list(known), known.values())
                    self._seeds = None
                self._stretches.learn(stretches)
            pieces = map(self._stretches.__getitem__, stretches)
        return list(chain.from_iterable(pieces))
