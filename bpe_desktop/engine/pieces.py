"""Pre-tokens cut into tokens by merge rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain, groupby
from random import Random

from .alphabet import END_MARKER, START_MARKER, text_bytes, unit_splitter
from .config import TrainingConfig
from .dropout import merge_with_dropout
from .encoder import MergeTable
from .encoding import Piece, Span
from .piece_cache import PieceCache
from .pretokenizer import PreTokenizer
from .vocabulary import Vocabulary, marker_edges
from .whole_tokens import WholeTokens, whole_pieces

__all__ = ["Pieces"]


class Pieces:
    """Cuts pre-tokens with the first k rules of a vocabulary, for any k.

    Two caches: one with all rules, and one for the last other k. Where the rules are ordered, the
    second one is filled by splitting the pieces of the first, which is faster than merging again.
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        pretokenizer: PreTokenizer,
        symbols: Callable[[str], list[int]],
        config: TrainingConfig,
        *,
        unknown_id: int | None,
    ) -> None:
        """Take `symbols`, which cuts a pre-token into ids, -1 for an unknown symbol."""
        self._vocabulary = vocabulary
        self._pretokenizer = pretokenizer
        self._symbols = symbols
        self._unknown_id = unknown_id
        self._fuse_unknown = config.fuse_unknown
        self._units = config.units
        self._sizes: dict[int, int] = {}
        self._is_plain_bytes = config.units == "byte" and config.marker == "none"
        self._takes_whole = config.ignore_merges
        self._wholes = WholeTokens(vocabulary, config)
        self._all = self._merging(0)
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
        ordered = self._vocabulary.is_ordered and not self._takes_whole
        if step == known or (ordered and self._all_step < step):
            self._all = self._merging(known)
            self._all_step = known
        if step == known:
            return self._all
        if ordered:
            splitter = _Splitter(self._vocabulary.merge_table, self._rank(step), self._all)
            self._some = PieceCache(self._pretokenizer, splitter.split)
        else:
            self._some = self._merging(step)
        self._some_step = step
        return self._some

    def whole(self, word: str, limit: int | None) -> int | None:
        """Return the token that stands for a whole pre-token before any merge, if one does.

        A token that a rule past the rank `limit` makes is not there yet, nor is one that no rule
        makes until all rules are used.
        """
        if not self._takes_whole:
            return None
        found = self._wholes.find(word)
        if found is None or limit is None:
            return found and found.id
        is_there = found.kind != "merge" or (found.rank is not None and found.rank <= limit)
        return found.id if is_there else None

    def draw(self, word: str, step: int | None, dropout: float, random: Random) -> Piece:
        """Return the tokens of a pre-token under BPE-dropout; see `merge_with_dropout`.

        It is cut from its base symbols even where as a whole it is a token, as Hugging Face does.
        """
        table = self._vocabulary.merge_table
        limit = None if step is None or step >= len(self._vocabulary.rules) else self._rank(step)
        ids = merge_with_dropout(table, self._symbols(word), dropout, random, limit)
        return self._shown(ids)

    def spans(self, word: str, piece: Piece) -> list[Span]:
        """Return where the tokens of a pre-token stand in it: in characters or, of bytes, in bytes.

        Byte tokens of byte fallback have the span of the character that they are parts of.
        """
        unknown = self._unknown_id
        runs: Iterator[int] | None = None
        found: list[Span] = []
        at = 0
        due = 0  # bytes of the character before `at` that have not come yet
        for token in piece:
            if token is not None and token != unknown:
                size = self._size_of(token)
                if not size and self._is_fallback(token):
                    if not due:
                        at += self._unit_length(word, at)
                        start = found[-1][1] if found else 0
                        due = len(text_bytes(word[start:at]))
                    due -= 1
                    found.append((start, at))
                    continue
            else:
                count = 1
                if self._fuse_unknown:
                    runs = runs or _unknown_runs(self._symbols(word))
                    count = next(runs)
                end = at
                for _ in range(count):
                    end += self._unit_length(word, end)
                size = end - at
            found.append((at, at + size))
            at += size
        return found

    def _size_of(self, token_id: int) -> int:
        """Return the length of a token's text in characters or, for the units byte, in bytes.

        A byte token of byte fallback has none: a character is behind several of them.
        """
        size = self._sizes.get(token_id)
        if size is None:
            token = self._vocabulary.token(token_id)
            if self._is_fallback(token_id):
                size = 0
            elif self._units == "byte":
                size = len(token.bytes)
            else:
                starts, ends = marker_edges(token)
                size = len(token.name) - len(START_MARKER) * starts - len(END_MARKER) * ends
            self._sizes[token_id] = size
        return size

    def _is_fallback(self, token_id: int) -> bool:
        """Tell whether this is a byte token of byte fallback."""
        return self._units != "byte" and self._vocabulary.token(token_id).kind == "byte"

    def _unit_length(self, word: str, at: int) -> int:
        """Return how long the unit is that begins at `at` in a word: 1 but for graphemes."""
        if self._units != "grapheme":
            return 1
        return len(unit_splitter("grapheme")(word[at:])[0])

    def _merging(self, step: int) -> PieceCache:
        # The vocabulary may grow while the cache is in use.
        limit = self._rank(step)
        symbols = self._symbols
        if self._takes_whole:
            # Past the last rule there also are the tokens that no rule makes.
            past = None if step == len(self._vocabulary.rules) else limit
            make = partial(self._take_or_merge, limit=limit, whole_limit=past)
            return PieceCache(self._pretokenizer, make)
        table = self._vocabulary.merge_table
        seeds = None
        if self._is_plain_bytes and self._vocabulary.is_ordered:
            seeds = partial(whole_pieces, self._vocabulary, symbols, limit)
            symbols = _HeadStart(table, symbols, limit).spell
        make = partial(self._merge, table=table, limit=limit, symbols=symbols)
        return PieceCache(self._pretokenizer, make, seeds)

    def _rank(self, step: int) -> int:
        """Return the rank of the last of the first `step` rules."""
        return self._vocabulary.rules[step - 1].rank if step else 0

    def _take_or_merge(self, word: str, limit: int, whole_limit: int | None) -> Piece:
        token = self.whole(word, whole_limit)
        if token is not None:
            return (token,)
        return self._shown(self._vocabulary.merge_table.merge(self._symbols(word), limit))

    def _merge(
        self, word: str, table: MergeTable, limit: int, symbols: Callable[[str], list[int]]
    ) -> Piece:
        ids = table.merge(symbols(word), limit)
        return self._shown(ids) if -1 in ids else tuple(ids)

    def _shown(self, ids: Sequence[int]) -> Piece:
        """Return merged symbols with the unknown token for those that are unknown."""
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


def _unknown_runs(symbols: Sequence[int]) -> Iterator[int]:
    """Yield the length of each run of unknown symbols."""
    for symbol, run in groupby(symbols):
        if symbol < 0:
            yield sum(1 for _ in run)


class _HeadStart(dict[str, list[int]]):
    """Spells pre-tokens with what their characters have become before these join.

    That spares most of the merges of text in other scripts than the Latin one. A space often joins
    the first byte of the character behind it, so these two are spelled in bytes.
    """

    def __init__(self, table: MergeTable, symbols: Callable[[str], list[int]], limit: int) -> None:
        """Take `symbols`, which gives one for each byte; the rules to `limit` are in use."""
        self._table = table
        self._symbols = symbols
        self._limit = limit
        self._space = symbols(" ")[0]
        self._of_ascii = [symbols(chr(byte))[0] for byte in range(128)]

    def spell(self, word: str) -> list[int]:
        if word.isascii():
            return [*map(self._of_ascii.__getitem__, word.encode())]
        if " " in word[1:]:
            return self._symbols(word)
        if word[0] != " ":
            return [*chain.from_iterable(map(self.__getitem__, word))]
        return [*chain(self[word[:2]], *map(self.__getitem__, word[2:]))]

    def __missing__(self, text: str) -> list[int]:
        symbols = self._symbols(text)
        if len(text) == 1:
            symbols = self._table.settle(symbols, self._space, self._limit) or symbols
        self[text] = symbols
        return symbols


class _Splitter:
    """Takes pieces back to what they were after fewer merges."""

    def __init__(self, table: MergeTable, rank: int, pieces: PieceCache) -> None:
        self._piece = pieces.piece
        self._parts = _Parts(table, rank)

    def split(self, word: str) -> Piece:
        parts = self._parts
        return tuple(chain.from_iterable([parts[token] for token in self._piece(word)]))


class _Parts(dict[int | None, Piece]):
    """What each token consisted of at an earlier rank."""

    def __init__(self, table: MergeTable, rank: int) -> None:
        self._table = table
        self._rank = rank

    def __missing__(self, token: int | None) -> Piece:
        parts: Piece = (None,) if token is None else self._table.split(token, self._rank)
        self[token] = parts
        return parts
