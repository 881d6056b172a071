"""Which tokens the vocabulary table shows, and in what order."""

from __future__ import annotations

from array import array
from collections.abc import Collection, Mapping, Sequence
from enum import IntEnum
from itertools import compress

from .vocabulary_filter import Filter, Query
from .vocabulary_index import VocabularyIndex

__all__ = ["VocabularyColumn", "VocabularyOrder"]


class VocabularyColumn(IntEnum):
    """The columns, in order."""

    ID = 0
    TOKEN = 1
    BYTES = 2
    RANK = 3
    COUNT = 4
    BUILT_FROM = 5


_KEYS = {
    VocabularyColumn.TOKEN: "text",
    VocabularyColumn.BYTES: "bytes",
    VocabularyColumn.RANK: "rank",
    VocabularyColumn.BUILT_FROM: "built",
}


class VocabularyOrder:
    """Arranges the first tokens of a vocabulary by a column, under a filter.

    Equal tokens stand by id; a descending order is the ascending one turned round, except for
    counts, where equals stay by id, and for ranks, where the tokens without one stay last.
    """

    def __init__(self, index: VocabularyIndex) -> None:
        self.column = VocabularyColumn.ID
        self.descending = False
        self.query: Query | None = None
        self.scores: Mapping[int, float] | None = None  # they take the place of ranks
        self.absent: Collection[int] = ()  # tokens that are never shown
        self._index = index
        self._filter: Filter | None = None

    def set_index(self, index: VocabularyIndex) -> None:
        """Arrange another vocabulary in the same way."""
        self._index = index
        self._filter = None

    @property
    def state(self) -> tuple[int, bool, Query | None]:
        """What the arrangement depends on, besides the tokens and their counts."""
        return self.column, self.descending, self.query

    @property
    def needs_index(self) -> bool:
        """Whether the tokens shown must be in the index."""
        return self.column != VocabularyColumn.ID or self.query is not None

    def accepts(self, token: int) -> bool:
        """Tell whether the filter lets a token through."""
        hits = self._hits()
        return token not in self.absent and (hits is None or token in hits)

    def rows(self, size: int, counts: Sequence[int] | None) -> Sequence[int]:
        """Return which of the first `size` tokens are shown, in order.

        A range where ids run without gaps, else a list of the caller's own.
        """
        hits = self._hits()
        if self._by_whole_order(hits, size):
            return self._by_key(hits, size)
        chosen: Sequence[int] = range(size)
        if hits is not None:
            chosen = hits.hits[: hits.count_below(size)]
        if self.absent:
            chosen = [token for token in chosen if token not in self.absent]
        if self.column == VocabularyColumn.COUNT:
            return self._by_count(chosen, counts)
        if self.is_by_score:
            return self._by_score(chosen)
        if self.column == VocabularyColumn.ID:
            return chosen[::-1] if self.descending else chosen
        name, descending = self._key()
        few = sorted(chosen, key=self._index.key(name))
        return few[::-1] if descending else few

    def place(self, rows: Sequence[int], token: int) -> int:
        """Return the row where a token stands in the order, or should stand, by bisection.

        Not for counts, which change from step to step.
        """
        by_id = self.column == VocabularyColumn.ID
        name, descending = self._key()
        key = int if by_id else self._index.key(name)
        wanted = key(token), token
        low, high = 0, len(rows)
        while low < high:
            middle = (low + high) // 2
            other = key(rows[middle]), rows[middle]
            if (other > wanted) if descending else (other < wanted):
                low = middle + 1
            else:
                high = middle
        return low

    def _key(self) -> tuple[str, bool]:
        """Return the name of the sort key, and whether its order is turned round."""
        if self.column == VocabularyColumn.RANK and self.descending:
            return "falling rank", False
        return _KEYS.get(self.column, ""), self.descending

    def _hits(self) -> Filter | None:
        if self.query is None:
            self._filter = None
        elif self._filter is None or self._filter.query != self.query:
            self._filter = Filter(self.query, self._index, self._filter)
        else:
            self._filter.extend()
        return self._filter

    def _by_count(self, chosen: Sequence[int], counts: Sequence[int] | None) -> list[int]:
        if counts is None:
            return list(chosen)
        # A sequence in Python would be asked 200,000 times through Python.
        values = counts if isinstance(counts, list | tuple | array) else list(counts)
        return sorted(chosen, key=values.__getitem__, reverse=self.descending)

    @property
    def is_by_score(self) -> bool:
        """Whether the order is that of the scores."""
        return self.column == VocabularyColumn.RANK and self.scores is not None

    def _by_score(self, chosen: Sequence[int]) -> list[int]:
        """Return tokens by score; those without one stand last."""
        scores = self.scores or {}
        scored = [token for token in chosen if token in scores]
        others = [token for token in chosen if token not in scores]
        scored.sort(key=scores.__getitem__, reverse=self.descending)
        return scored + others

    def _by_whole_order(self, hits: Filter | None, size: int) -> bool:
        """Tell whether to pick from the order of all tokens, which is kept, and not to sort."""
        if self.column in (VocabularyColumn.ID, VocabularyColumn.COUNT) or self.is_by_score:
            return False
        shown = size if hits is None else hits.count_below(size)
        return shown * 8 >= len(self._index)

    def _by_key(self, hits: Filter | None, size: int) -> list[int]:
        name, descending = self._key()
        everything = self._index.order(name)
        if hits is None and not self.absent and size >= len(everything):
            rows = everything[:]
        else:
            marks = bytearray(b"\1") * len(everything) if hits is None else hits.marks[:]
            marks[size:] = bytes(max(len(marks) - size, 0))
            for token in self.absent:
                if token < len(marks):
                    marks[token] = 0
            rows = [*compress(everything, self._index.marks_in_order(name, marks))]
        if descending:
            rows.reverse()
        return rows
