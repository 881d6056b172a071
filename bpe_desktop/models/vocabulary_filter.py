"""Which tokens answer to what a person typed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import compress
from typing import NamedTuple

from .vocabulary_index import VocabularyIndex

__all__ = ["Filter", "Query", "sides"]


class Query(NamedTuple):
    """A filter as it was typed, taken apart.

    A token is a hit if its text holds `text`, or its id is `id`, or its bytes hold `bytes`, or it
    is built from the parts (`left`, `right`), either of which may be "" for any. `negated` turns
    that round.
    """

    text: str
    negated: bool = False
    id: int | None = None
    bytes: bytes = b""
    parts: tuple[str, str] | None = None

    @property
    def is_plain(self) -> bool:
        """Tell whether only the text counts."""
        return self.id is None and not self.bytes and self.parts is None

    @classmethod
    def parse(cls, typed: str) -> Query | None:
        """Return the query, or `None` for an empty filter, or one that has only been begun.

        A lone number of two digits may be an id, never bytes, or every `a` would answer to 61.

        >>> Query.parse("!C5 A1")
        Query(text='c5 a1', negated=True, id=None, bytes=b'\\xc5\\xa1', parts=None)
        >>> Query.parse("!"), Query.parse("0x"), Query.parse("0x76 0x6").bytes
        (None, None, b'v')
        """
        negated = typed.startswith("!")
        text = typed[1:] if negated else typed
        bare = text.strip()
        if not text or _BEGUN.fullmatch(bare):
            return None
        number = int(bare) if bare.isascii() and bare.isdigit() and len(bare) < 10 else None
        found = sides(bare)
        parts = (found[0].casefold(), found[1].casefold()) if found else None
        return cls(text.casefold(), negated, number, _hex(bare), parts)


def sides(text: str) -> tuple[str, str] | None:
    """Return what stands on the left and right of the first "+", `None` where there is none."""
    found = _PARTS.fullmatch(text.strip())
    return (found[1], found[2]) if found else None


_PARTS = re.compile(r"(.*?)\s*\+\s*(.*)", re.DOTALL)
_BEGUN = re.compile(r"0[xX][0-9a-fA-F]?")  # bytes, of which none is whole yet
_HEX_PAIRS = re.compile(r"[0-9a-fA-F]{2}(?: ?[0-9a-fA-F]{2})*")
# Of several bytes each may have the mark; the last one may be on its way.
_MARKED = re.compile(
    r"(0[xX][0-9a-fA-F]{2}(?:(?:, ?| )?(?:0[xX])?[0-9a-fA-F]{2})*),? ?(?:0[xX])?[0-9a-fA-F]?"
)
_MARK = re.compile(r"0[xX]|[, ]+")


def _hex(text: str) -> bytes:
    """Return the bytes that a text spells, b"" where it is more likely meant as a word."""
    if marked := _MARKED.fullmatch(text):
        return bytes.fromhex(_MARK.sub("", marked[1]))
    if not _HEX_PAIRS.fullmatch(text):
        return b""
    mixed = any(c.isdigit() for c in text) and any(c.isalpha() for c in text)
    return bytes.fromhex(text) if mixed or " " in text else b""


class Filter:
    """The hits of one query among the tokens of an index."""

    def __init__(self, query: Query, index: VocabularyIndex, earlier: Filter | None = None) -> None:
        self.query = query
        self.marks = bytearray()  # 1 for a hit and 0 for another token, by id
        self._index = index
        self._hits: list[int] | None = None
        if earlier is not None and _narrows(query, earlier.query):
            texts, text = index.texts, query.text
            self.marks = bytearray(len(earlier.marks))
            for token in earlier.hits:
                self.marks[token] = text in texts[token]
        self.extend()

    @property
    def hits(self) -> list[int]:
        """The hits in id order: leave the list as it is."""
        if self._hits is None:
            self._hits = _marked(self.marks)
        return self._hits

    def extend(self) -> None:
        """Take in the tokens that the index has gained."""
        start, stop = len(self.marks), len(self._index)
        if start == stop:
            return
        self._hits = None
        query = self.query
        self.marks += self._index.holding("text", query.text, start)
        if not query.is_plain:
            for token in self._others(start, stop):
                self.marks[token] = 1
        if query.negated:
            self.marks[start:] = self.marks[start:].translate(_TURNED_ROUND)

    def _others(self, start: int, stop: int) -> Iterable[int]:
        """Yield the hits that the text does not explain: by id, bytes or parts."""
        query, index = self.query, self._index
        if query.id is not None:
            wanted = index.places.get(query.id, -1) if index.places else query.id
            if start <= wanted < stop:
                yield wanted
        if query.bytes:
            needle = query.bytes.decode("latin-1")
            yield from (start + i for i in _marked(index.holding("bytes", needle, start)))
        if query.parts is not None and any(query.parts):
            left, right = (self._named(part) for part in query.parts)
            found: Iterable[int] = range(start, stop)
            if left is not None:
                lefts = index.lefts
                found = [i for i in found if lefts[i] in left]
            if right is not None:
                rights = index.rights
                found = [i for i in found if rights[i] in right]
            yield from found

    def _named(self, part: str) -> set[int] | None:
        """Return the ids of the tokens that are exactly `part`; `None` for any token."""
        if not part:
            return None
        index = self._index
        folded = [i for i, text in enumerate(index.texts) if text == part]
        both = [i for i, text in enumerate(index.texts) if "\x1f" in text and part in text]
        return {*folded, *(i for i in both if index.label_is(i, part))}

    def __contains__(self, token: int) -> bool:
        return token < len(self.marks) and self.marks[token] == 1

    def count_below(self, size: int) -> int:
        """Return how many of the first `size` tokens are hits."""
        return self.marks.count(1, 0, size)


def _marked(marks: bytes | bytearray) -> list[int]:
    """Return the places of the ones among noughts and ones."""
    if marks.count(1) * _MANY > len(marks):
        return [*compress(range(len(marks)), marks)]
    return [found.start() for found in _ONE.finditer(marks)]


_MANY = 16  # one of so many: from there on it takes less time to ask each mark
_ONE = re.compile(b"\1")
_TURNED_ROUND = bytes.maketrans(b"\0\1", b"\1\0")


def _narrows(query: Query, earlier: Query) -> bool:
    """Tell whether every hit of `query` is one of `earlier`."""
    return (
        query.is_plain and not query.negated and not earlier.negated and earlier.text in query.text
    )
