"""Finding and ordering tokens: what the vocabulary table looks up in 200,000 rows at once."""

from __future__ import annotations

import re
from array import array
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from time import perf_counter
from typing import NamedTuple
from unicodedata import east_asian_width

from .faces import Face

__all__ = ["Filter", "Query", "VocabularyEntry", "VocabularyIndex"]


class VocabularyEntry(NamedTuple):
    """One token as the vocabulary table needs it.

    `kind` is special, alphabet, byte, marker or merge. `left` and `right` are the two parts of a
    merge. `searchable` is the token in real characters, as a person types it (a space for ␣): it
    is searched beside the label, and copied.
    """

    id: int
    face: Face
    name: str
    bytes: bytes
    rank: int | None
    left: Face | None
    right: Face | None
    kind: str
    searchable: str


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
        """Return the query, or `None` for an empty filter.

        A lone number of two digits may be an id, never bytes, or every `a` would answer to 61.

        >>> Query.parse("!C5 A1")
        Query(text='c5 a1', negated=True, id=None, bytes=b'\\xc5\\xa1', parts=None)
        """
        negated = len(typed) > 1 and typed.startswith("!")
        text = typed[1:] if negated else typed
        if not text:
            return None
        bare = text.strip()
        number = int(bare) if bare.isascii() and bare.isdigit() and len(bare) < 10 else None
        sides = _PARTS.fullmatch(bare)
        parts = (sides[1].casefold(), sides[2].casefold()) if sides else None
        return cls(text.casefold(), negated, number, _hex(bare), parts)


_PARTS = re.compile(r"(.*?)\s*\+\s*(.*)", re.DOTALL)
_HEX_PAIRS = re.compile(r"[0-9a-fA-F]{2}(?: ?[0-9a-fA-F]{2})*")


def _hex(text: str) -> bytes:
    """Return the bytes that a text spells, b"" where it is more likely meant as a word."""
    marked = text[:2] in ("0x", "0X")
    digits = text[2:] if marked else text
    if not _HEX_PAIRS.fullmatch(digits):
        return b""
    mixed = any(c.isdigit() for c in digits) and any(c.isalpha() for c in digits)
    return bytes.fromhex(digits) if marked or mixed or " " in digits else b""


class VocabularyIndex:
    """Texts and sort keys of the first tokens of a vocabulary, gathered in slices.

    The lists are parallel and indexed by id. `texts` holds the case-folded label, followed by the
    real characters where they differ, so that it serves the search and the order alike.
    """

    def __init__(self, token: Callable[[int], VocabularyEntry]) -> None:
        self._token = token
        self.texts: list[str] = []
        self.bytes: list[bytes] = []
        self.lefts = array("i")
        self.rights = array("i")
        self.ranks = array("i")
        self.kinds: list[str] = []
        self.unlearnt: list[int] = []  # the tokens that no merge made
        self._widths: Counter[int] = Counter()
        self._places: list[int] = []
        self._built: list[int] = []

    def __len__(self) -> int:
        return len(self.texts)

    def build(self, size: int, seconds: float | None = None) -> bool:
        """Take in tokens up to `size`, for at most `seconds`; tell whether all are in."""
        deadline = None if seconds is None else perf_counter() + seconds
        token = self._token
        for number in range(len(self.texts), size):
            if deadline is not None and number % 64 == 0 and perf_counter() > deadline:
                return False
            self._take(token(number))
        return True

    def _take(self, entry: VocabularyEntry) -> None:
        label = entry.face.label.casefold()
        typed = entry.searchable.casefold()
        # The separator sorts before every visible character: a prefix stays first.
        self.texts.append(label if label == typed else f"{label}\x1f{typed}")
        self.bytes.append(entry.bytes)
        self.lefts.append(_id_of(entry.left))
        self.rights.append(_id_of(entry.right))
        self.ranks.append(0 if entry.rank is None else entry.rank)
        self.kinds.append(entry.kind)
        if entry.kind != "merge":
            self.unlearnt.append(entry.id)
        self._widths[_cells(entry.face.label)] += 1

    def usual_width(self) -> int:
        """Return how many character cells all but the longest two in a hundred labels fit into."""
        left = len(self) // 50
        for width in sorted(self._widths, reverse=True):
            left -= self._widths[width]
            if left < 0:
                return width
        return 0

    def label_is(self, token: int, folded: str) -> bool:
        """Tell whether a token's label or text is exactly `folded` (case-folded)."""
        return folded in self.texts[token].split("\x1f")

    @property
    def has_places(self) -> bool:
        """Whether `places` needs no sorting."""
        return len(self._places) == len(self)

    def places(self) -> list[int]:
        """Return each token's place in the order of the texts; equal texts share one."""
        if not self.has_places:
            texts = self.texts
            places = [0] * len(self)
            place, before = -1, None
            for token in sorted(range(len(self)), key=texts.__getitem__):
                if texts[token] != before:
                    place += 1
                    before = texts[token]
                places[token] = place
            self._places = places
        return self._places

    def built_keys(self) -> list[int]:
        """Return sort keys of "Built from", in the order of `built_key`."""
        if len(self._built) != len(self):
            places, size = self.places(), len(self)
            kinds = {kind: order - _KINDS for order, kind in enumerate(sorted(set(self.kinds)))}
            self._built = [
                kinds[kind] if left < 0 or right < 0 else places[left] * size + places[right]
                for kind, left, right in zip(self.kinds, self.lefts, self.rights, strict=True)
            ]
        return self._built

    def built_key(self, token: int) -> tuple[str, str]:
        """Return one token's sort key: kinds without parts first, then left part, right part."""
        left, right = self.lefts[token], self.rights[token]
        if left < 0 or right < 0:
            return "", self.kinds[token]
        return self.texts[left], self.texts[right]


_KINDS = 100  # more than there are kinds of token: their keys are negative


def _id_of(face: Face | None) -> int:
    return -1 if face is None or face.id is None else face.id


def _cells(label: str) -> int:
    """Return the width of a label in the fixed-width font; Chinese characters take two cells."""
    if label.isascii():
        return len(label)
    return sum(2 if east_asian_width(c) in "WF" else 1 for c in label)


class Filter:
    """The hits of one query among the tokens of an index, in id order."""

    def __init__(self, query: Query, index: VocabularyIndex, earlier: Filter | None = None) -> None:
        self.query = query
        self.hits: list[int] = []
        self._index = index
        self._seen = 0
        if earlier is not None and _narrows(query, earlier.query):
            texts, text = index.texts, query.text
            self.hits = [token for token in earlier.hits if text in texts[token]]
            self._seen = earlier._seen
        self.extend()

    def extend(self) -> None:
        """Take in the tokens that the index has gained."""
        start, stop = self._seen, len(self._index)
        if start == stop:
            return
        self._seen = stop
        query = self.query
        texts: Sequence[str] = self._index.texts
        if start:
            texts = texts[start:]
        text = query.text
        if query.is_plain:
            if query.negated:
                self.hits += [i for i, t in enumerate(texts, start) if text not in t]
            else:
                self.hits += [i for i, t in enumerate(texts, start) if text in t]
            return
        found = {i for i, t in enumerate(texts, start) if text in t}
        found.update(self._others(start, stop))
        if query.negated:
            self.hits += [i for i in range(start, stop) if i not in found]
        else:
            self.hits += sorted(found)

    def _others(self, start: int, stop: int) -> Iterable[int]:
        """Yield the hits that the text does not explain: by id, bytes or parts."""
        query, index = self.query, self._index
        if query.id is not None and start <= query.id < stop:
            yield query.id
        if query.bytes:
            needle = query.bytes
            yield from [i for i, b in enumerate(index.bytes[start:], start) if needle in b]
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
        likely = [i for i, text in enumerate(index.texts) if part in text]
        return {i for i in likely if index.label_is(i, part)}

    def __contains__(self, token: int) -> bool:
        place = bisect_left(self.hits, token)
        return place < len(self.hits) and self.hits[place] == token

    def count_below(self, size: int) -> int:
        """Return how many of the first `size` tokens are hits."""
        return bisect_left(self.hits, size)


def _narrows(query: Query, earlier: Query) -> bool:
    """Tell whether every hit of `query` is one of `earlier`."""
    return (
        query.is_plain and not query.negated and not earlier.negated and earlier.text in query.text
    )
