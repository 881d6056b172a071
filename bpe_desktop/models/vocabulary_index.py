"""Texts and sort keys of 200,000 tokens, for the filter and the orders of the vocabulary table."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate, islice, pairwise, repeat
from operator import contains, itemgetter, ne
from time import perf_counter
from typing import Any, NamedTuple
from unicodedata import east_asian_width

from .faces import Face
from .joined_texts import JoinedTexts

__all__ = ["VocabularyEntry", "VocabularyIndex"]


class VocabularyEntry(NamedTuple):
    """One token as the vocabulary table needs it.

    `kind` is special, alphabet, byte, marker or merge. `left` and `right` are the two parts of a
    merge. `searchable` is the token in real characters, as a person types it (a space for ␣): it
    is searched beside the label, and copied. `number` is the id in the token's file where that is
    another one than here.
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
    number: int | None = None

    @property
    def shown_id(self) -> int:
        """The id that people are told."""
        return self.id if self.number is None else self.number


class VocabularyIndex:
    """Texts and sort keys of the first tokens of a vocabulary, gathered in slices.

    The lists are parallel and indexed by id. `texts` holds the case-folded label, followed by the
    real characters where they differ, so that it serves the search and the order alike.
    """

    def __init__(self, token: Callable[[int], VocabularyEntry]) -> None:
        self._token = token
        self.texts: list[str] = []
        self.bytes: list[str] = []  # as Latin-1: text is searched thrice as fast, and sorts alike
        self.lefts = array("i")
        self.rights = array("i")
        # Both ways, with tokens without a rank last: who orders by rank asks for the merges.
        self.ranks = array("i")
        self.falling_ranks = array("i")
        self.kinds: list[str] = []
        self.places: dict[int, int] = {}  # by the id in the file, where that is another one
        self.unlearnt: list[int] = []  # the tokens that no merge made
        self._widths: Counter[int] = Counter()
        self._orders: dict[str, list[int]] = {}
        self._fetches: dict[str, Callable[[bytearray], Iterable[int]]] = {}
        self._joined: dict[str, JoinedTexts] = {}

    def __len__(self) -> int:
        return len(self.texts)

    def build(self, size: int, seconds: float | None = None) -> bool:
        """Take in tokens up to `size`, for at most `seconds`; tell whether all are in."""
        deadline = None if seconds is None else perf_counter() + seconds
        token = self._token
        for number in range(len(self.texts), size):
            self._take(token(number))
            if deadline is not None and number % 64 == 0 and perf_counter() > deadline:
                return len(self.texts) >= size
        return True

    def _take(self, entry: VocabularyEntry) -> None:
        label = entry.face.label.casefold()
        typed = entry.searchable.casefold()
        # The separator sorts before every visible character: a prefix stays first.
        self.texts.append(label if label == typed else f"{label}\x1f{typed}")
        self.bytes.append(entry.bytes.decode("latin-1"))
        self.lefts.append(_id_of(entry.left))
        self.rights.append(_id_of(entry.right))
        self.ranks.append(_NO_RANK if entry.rank is None else entry.rank)
        self.falling_ranks.append(_NO_RANK if entry.rank is None else -entry.rank)
        self.kinds.append(entry.kind)
        if entry.number is not None:
            self.places[entry.number] = entry.id
        if entry.kind != "merge":
            self.unlearnt.append(entry.id)
        self._widths[_cells(entry.face.label)] += 1

    def usual_width(self) -> int:
        """Return how many character cells nearly every label fits into.

        Of a hundred learnt tokens the longest two may be longer; the alphabet, which may be most
        of the vocabulary and is short, has no part in that.
        """
        left = (len(self) - len(self.unlearnt)) // 50
        for width in sorted(self._widths, reverse=True):
            left -= self._widths[width]
            if left < 0:
                return width
        return 0

    def label_is(self, token: int, folded: str) -> bool:
        """Tell whether a token's label or text is exactly `folded` (case-folded)."""
        return folded in self.texts[token].split("\x1f")

    def order(self, key: str) -> list[int]:
        """Return all tokens in ascending order of a key: "text", "bytes", "rank", "falling rank"
        or "built".

        Equal ones stand by id. The list is kept until the index grows: leave it as it is.
        """
        order = self._orders.get(key)
        if order is None or len(order) != len(self):
            keys = self._keys(key)
            order = sorted(range(len(self)), key=keys.__getitem__)
            # Made anew the numbers lie in memory one after the other, and are read twice as fast.
            order = self._orders[key] = array("q", order).tolist()
            self._fetches[key] = _fetch(order)
        return order

    def holding(self, key: str, wanted: str, start: int = 0) -> bytes | bytearray:
        """Return a mark for each token from `start` on: 1 where "text" or "bytes" hold `wanted`."""
        joined = self._joined.get(key)
        if start == 0 and joined is not None and len(joined) == len(self):
            found = joined.holding(wanted)
            if found is not None:
                marks = bytearray(len(self))
                for token in found:
                    marks[token] = 1
                return marks
        texts = self._keys(key)
        return bytes(map(contains, texts[start:] if start else texts, repeat(wanted)))

    def marks_in_order(self, key: str, marks: bytearray) -> Iterable[int]:
        """Return the marks of all tokens, one each by id, in the order of a key."""
        return self._fetches[key](marks) if self.order(key) else b""

    def prepare(self) -> bool:
        """Make one costly thing ready; tell whether there are more."""
        for key in ("text", "bytes"):
            if len(self._joined.get(key, ())) != len(self):
                self._joined[key] = JoinedTexts(self._keys(key))
                return True
        missing = [key for key in ("text", "bytes", "built") if not self._has_order(key)]
        if missing:
            self.order(missing[0])
        return len(missing) > 1

    def key(self, key: str) -> Callable[[int], Any]:
        """Return the sort key of single tokens, for `order(key)`."""
        if key == "built":
            return self._built_key
        return self._keys(key).__getitem__

    def _has_order(self, key: str) -> bool:
        return len(self._orders.get(key, ())) == len(self)

    def _keys(self, key: str) -> Sequence[Any]:
        match key:
            case "text":
                return self.texts
            case "bytes":
                return self.bytes
            case "rank":
                return self.ranks
            case "falling rank":
                return self.falling_ranks
        return self._built_keys()

    def _built_keys(self) -> list[int]:
        """Return numbers that sort like `_built_key`, and faster."""
        places, size = self._places(), len(self)
        kinds = {kind: order - _KINDS for order, kind in enumerate(sorted(set(self.kinds)))}
        return [
            kinds[kind] if left < 0 or right < 0 else places[left] * size + places[right]
            for kind, left, right in zip(self.kinds, self.lefts, self.rights, strict=True)
        ]

    def _places(self) -> list[int]:
        """Return each token's place in the order of the texts; equal texts share one."""
        texts, order = self.texts, self.order("text")
        in_order = [texts[token] for token in order]
        changes = map(ne, in_order, [*in_order[:1], *in_order])
        places = [0] * len(order)
        for token, place in zip(order, accumulate(changes), strict=True):
            places[token] = place
        return places

    def _built_key(self, token: int) -> tuple[str, str]:
        """Return one token's sort key: kinds without parts first, then left part, right part."""
        left, right = self.lefts[token], self.rights[token]
        if left < 0 or right < 0:
            return "", self.kinds[token]
        return self.texts[left], self.texts[right]


def _fetch(order: list[int]) -> Callable[[bytearray], Iterable[int]]:
    """Return what brings marks by id into an order, one mark a token.

    Ranks go up with the ids, but for the tokens that have none: there a few slices are enough. Of
    any other order one call fetches all marks, in half the time of a loop.
    """
    steps = enumerate(pairwise(order), 1)
    ends = (number for number, (one, other) in steps if other != one + 1)
    breaks = [*islice(ends, _MOST_RUNS)]
    if len(breaks) < _MOST_RUNS:
        bounds = [0, *breaks, len(order)]
        runs = [slice(order[a], order[b - 1] + 1) for a, b in pairwise(bounds)]
        return lambda marks: b"".join([marks[run] for run in runs])
    every = itemgetter(*order)
    return lambda marks: every(marks)


_MOST_RUNS = 64
_NO_RANK = 2**31 - 1
_KINDS = 100  # more than there are kinds of token: their keys are negative


def _id_of(face: Face | None) -> int:
    return -1 if face is None or face.id is None else face.id


def _cells(label: str) -> int:
    """Return the width of a label in the fixed-width font; Chinese characters take two cells."""
    if label.isascii():
        return len(label)
    return sum(2 if east_asian_width(c) in "WF" else 1 for c in label)
