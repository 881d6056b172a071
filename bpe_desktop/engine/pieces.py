"""Pre-tokens cut into tokens, each different one only once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import chain, groupby

from .encoder import MergeTable
from .encoding import Piece
from .vocabulary import Vocabulary

__all__ = ["PieceCache", "Pieces"]

_MOST_SYMBOLS = 4_000_000  # in one cache: about 100 MB at worst


class PieceCache(dict[str, Piece]):
    """The pieces of pre-tokens, made when first asked for; emptied when it grows too large."""

    def __init__(self, make: Callable[[str], Piece]) -> None:
        self._make = make
        self._room = _MOST_SYMBOLS

    def __missing__(self, word: str) -> Piece:
        self._room -= len(word) + 10
        if self._room < 0:
            self.clear()
            self._room = _MOST_SYMBOLS
        piece = self[word] = self._make(word)
        return piece


class Pieces:
    """Cuts pre-tokens with the first k rules of a vocabulary, for any k.

    Two caches: one with all rules, and one for the last other k. Where the rules are ordered, the
    second one is filled by splitting the pieces of the first, which is faster than merging again.
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        symbols: Callable[[str], list[int]],
        *,
        unknown_id: int | None,
        fuse_unknown: bool,
    ) -> None:
        """Take `symbols`, which cuts a pre-token into ids, -1 for an unknown symbol."""
        self._vocabulary = vocabulary
        self._symbols = symbols
        self._unknown_id = unknown_id
        self._fuse_unknown = fuse_unknown
        self._all = PieceCache(partial(self._merge, limit=0))
        self._all_step = -1
        self._some = self._all
        self._some_step = -1

    def at(self, merges: int | None) -> PieceCache:
        """Return the cache for the first `merges` rules, all of them if `None`."""
        known = len(self._vocabulary.rules)
        step = known if merges is None else min(max(merges, 0), known)
        if step == self._all_step:
            return self._all
        if step == self._some_step:
            return self._some
        ordered = self._vocabulary.is_ordered
        if step == known or (ordered and self._all_step < step):
            self._all = PieceCache(partial(self._merge, limit=self._rank(known)))
            self._all_step = known
        if step == known:
            return self._all
        if ordered:
            self._some = PieceCache(_Splitter(self._vocabulary, step, self._all).split)
        else:
            self._some = PieceCache(partial(self._merge, limit=self._rank(step)))
        self._some_step = step
        return self._some

    def _rank(self, step: int) -> int:
        """Return the rank of the last of the first `step` rules."""
        return self._vocabulary.rules[step - 1].rank if step else 0

    def _merge(self, word: str, limit: int) -> Piece:
        ids = self._vocabulary.merge_table.merge(self._symbols(word), limit)
        if -1 not in ids:
            return tuple(ids)
        unknown = self._unknown_id
        if not self._fuse_unknown:
            return tuple(unknown if token < 0 else token for token in ids)
        return tuple(
            token
            for is_unknown, run in groupby(ids, key=(0).__gt__)
            for token in ((unknown,) if is_unknown else run)
        )


class _Splitter:
    """Takes pieces back to what they were after fewer merges."""

    def __init__(self, vocabulary: Vocabulary, step: int, pieces: PieceCache) -> None:
        self._pieces = pieces
        self._parts = _Parts(vocabulary.merge_table, vocabulary.rules[step - 1].rank if step else 0)

    def split(self, word: str) -> Piece:
        parts = self._parts
        return tuple(chain.from_iterable([parts[token] for token in self._pieces[word]]))


class _Parts(dict[int | None, Piece]):
    """What each token consisted of at an earlier rank."""

    def __init__(self, table: MergeTable, rank: int) -> None:
        self._table = table
        self._rank = rank

    def __missing__(self, token: int | None) -> Piece:
        parts: Piece = (None,) if token is None else self._table.split(token, self._rank)
        self[token] = parts
        return parts
