"""The merges behind a file of ranks, which holds the tokens only.

tiktoken merges the neighbours whose joined bytes have the lowest rank. In a trained vocabulary each
token comes from one pair alone: the two parts that the merges before it leave of its bytes. That
pair is found without merging: of the ways to cut the token in two known tokens, it is the one
across whose border no earlier merge would have reached. Looking down both sides of the border, the
last merge first, tells that in a few steps (github/rust-gems, crates/bpe, `is_valid_token_pair`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

__all__ = ["Merges", "recover"]

_Split = tuple[int, int, int]
_SHIFT = 32


class Merges(NamedTuple):
    """Merges in their order, each as the ranks (left, right, result).

    `unreached` are the ranks of tokens that merges alone miss. Such a token stands in no trained
    vocabulary. tiktoken takes it where a whole pre-token is equal to it, or where other merges
    happen to leave two parts of it side by side: so all ways to cut it in two are among `splits`.
    """

    splits: Sequence[_Split]
    unreached: Sequence[int]


def recover(ranks: Mapping[bytes, int]) -> Merges:
    """Return the merges of a vocabulary; `ranks` is in the order of the ranks."""
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
    for token, rank in ranks.items():
        if len(token) == 1:
            continue
        for at in range(1, len(token)):
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


def _by_merging(ranks: Mapping[bytes, int]) -> Merges:
    """Return the merges by merging the bytes of each token with all lower ranks."""
    splits: list[_Split] = []
    unreached: list[int] = []
    for token, rank in ranks.items():
        if len(token) == 1:
            continue
        left_over = _merge(token, ranks, rank)
        if len(left_over) == 2 and all(part in ranks for part in left_over):
            splits.append((ranks[left_over[0]], ranks[left_over[1]], rank))
            continue
        unreached.append(rank)
        cuts = ((token[:at], token[at:]) for at in range(1, len(token)))
        splits += ((ranks[a], ranks[b], rank) for a, b in cuts if a in ranks and b in ranks)
    return Merges(splits, unreached)


def _merge(token: bytes, ranks: Mapping[bytes, int], limit: int) -> list[bytes]:
    parts = [token[at : at + 1] for at in range(len(token))]
    while len(parts) > 2:
        found = [ranks.get(left + right, limit) for left, right in pairwise(parts)]
        best = min(found)
        if best >= limit:
            break
        at = found.index(best)
        parts[at : at + 2] = [parts[at] + parts[at + 1]]
    return parts
