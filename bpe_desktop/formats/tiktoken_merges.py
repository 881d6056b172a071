"""The merges behind a file of ranks, which holds the tokens only.

tiktoken merges the neighbours whose joined bytes have the lowest rank. In a trained vocabulary each
token comes from one pair alone: the two parts that the merges before it leave of its bytes. That
pair is found without merging: of the ways to cut the token in two known tokens, it is the one
across whose border no earlier merge would have reached. Looking down both sides of the border, the
last merge first, tells that in a few steps (github/rust-gems, crates/bpe, `is_valid_token_pair`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from heapq import heapify, heappop, heappush
from typing import NamedTuple

from ..errors import FormatError

__all__ = ["Merges", "recover"]

_Split = tuple[int, int, int]
_SHIFT = 32
_LONG = 64  # bytes; of a longer token only the cuts into lengths that tokens have are looked at
_MOST_WORK = 5_000_000_000  # bytes of long tokens that are looked at: a second or two
_MOST_BYTES = 8_000_000  # of all tokens, where they have to be merged one by one


class Merges(NamedTuple):
    """Merges in their order, each as the ranks (left, right, result).

    `unreached` are the ranks of tokens that merges alone miss. Such a token stands in no trained
    vocabulary. tiktoken takes it where a whole pre-token is equal to it, or where other merges
    happen to leave two parts of it side by side: so all ways to cut it in two are among `splits`.
    """

    splits: Sequence[_Split]
    unreached: Sequence[int]


def recover(ranks: Mapping[bytes, int]) -> Merges:
    """Return the merges of a vocabulary; `ranks` is in the order of the ranks.

    Raises `FormatError` for more long tokens than a vocabulary has: they would take hours.
    """
    splits = _by_borders(ranks)
    return Merges(splits, ()) if splits is not None else _by_merging(ranks)


def _by_borders(ranks: Mapping[bytes, int]) -> list[_Split] | None:
    """Return the one split of each token, `None` where some token has none."""
    # Numbers in the order of merging; the bytes come first, whatever their ranks.
    number = {bytes([byte]): byte for byte in range(256) if bytes([byte]) in ranks}
    parts: list[tuple[int, int]] = [(-1, -1)] * 256
    made: dict[int, int] = {}
    splits: list[_Split] = []
    rank_of = [ranks.get(bytes([byte]), -1) for byte in range(256)]
    get = number.get
    cuts = _Cuts(ranks)
    for token, rank in ranks.items():
        size = len(token)
        if size == 1:
            continue
        for at in range(1, size) if size < _LONG else cuts.of(size):
            left = get(token[:at])
            if left is None:
                continue
            right = get(token[at:])
            if right is not None and _is_border(left, right, parts, made):
                made[left << _SHIFT | right] = number[token] = len(parts)
                parts.append((left, right))
                rank_of.append(rank)
                splits.append((rank_of[left], rank_of[right], rank))
                break
        else:
            return None
    return splits


def _is_border(
    left: int, right: int, parts: Sequence[tuple[int, int]], made: Mapping[int, int]
) -> bool:
    """Tell whether merging the bytes of both tokens at once would leave just these two.

    Goes back in time: the token that was merged last is taken apart, and the two that then meet at
    the border must not have merged while both were there, that is, at a number below `limit`.
    """
    limit = 1 << _SHIFT
    while True:
        if made.get(left << _SHIFT | right, limit) < limit:
            return False
        if left <= right:
            # Of two equal merges the left one was made first, so the border pair could still win.
            limit, first = right + 1, parts[right][0]
            if first >= 0:
                right = first
                continue
            limit, last = left, parts[left][1]
            if last < 0:
                return True
            left = last
        else:
            limit, last = left, parts[left][1]
            if last >= 0:
                left = last
                continue
            limit, first = right + 1, parts[right][0]
            if first < 0:
                return True
            right = first


class _Cuts:
    """Where long tokens may be cut so that both parts have lengths that tokens have."""

    def __init__(self, tokens: Iterable[bytes]) -> None:
        self._lengths = {len(token) for token in tokens}
        self._work = 0

    def of(self, size: int) -> list[int]:
        lengths = self._lengths
        found = sorted(at for at in lengths if size - at in lengths)
        self._work += len(found) * size + 20 * len(lengths)
        if self._work > _MOST_WORK:
            raise _too_long()
        return found


def _by_merging(ranks: Mapping[bytes, int]) -> Merges:
    """Return the merges by merging the bytes of each token with all lower ranks."""
    if sum(map(len, ranks)) > _MOST_BYTES:
        raise _too_long()
    splits: list[_Split] = []
    unreached: list[int] = []
    lengths = _Cuts(ranks)
    for token, rank in ranks.items():
        size = len(token)
        if size == 1:
            continue
        borders = _merge(token, ranks, rank)
        if len(borders) == 1:
            parts = token[: borders[0]], token[borders[0] :]
            if all(part in ranks for part in parts):
                splits.append((ranks[parts[0]], ranks[parts[1]], rank))
                continue
        unreached.append(rank)
        places = range(1, size) if size < _LONG else lengths.of(size)
        cuts = ((token[:at], token[at:]) for at in places)
        splits += ((ranks[a], ranks[b], rank) for a, b in cuts if a in ranks and b in ranks)
    return Merges(splits, unreached)


def _merge(token: bytes, ranks: Mapping[bytes, int], limit: int) -> list[int]:
    """Merge the bytes of a token with ranks below `limit`; return the borders that are left."""
    size = len(token)
    if size == 2:
        return [1]
    end = [*range(1, size + 1)]  # by start of a part: where it ends; 0 for what is no part any more
    before = [*range(-1, size - 1)]  # by start of a part: where the part before it starts
    get = ranks.get
    waiting = [
        (rank, at) for at in range(size - 1) if (rank := get(token[at : at + 2], limit)) < limit
    ]
    heapify(waiting)
    while waiting:
        rank, at = heappop(waiting)
        middle = end[at]
        if not middle or middle == size or get(token[at : end[middle]]) != rank:
            continue  # one of the two has become part of another since
        end[at], end[middle] = end[middle], 0
        if end[at] < size:
            before[end[at]] = at
        for start in (before[at], at):
            if start >= 0 and end[start] < size:
                joined = get(token[start : end[end[start]]], limit)
                if joined < limit:
                    heappush(waiting, (joined, start))
    borders = []
    at = end[0]
    while at < size:
        borders.append(at)
        at = end[at]
    return borders


def _too_long() -> FormatError:
    return FormatError(
        "The file holds more long tokens than a vocabulary has.", "Is it a file of ranks?"
    )
