"""BPE-dropout: the same text cut in other ways, by leaving out merges at random.

Source: Provilkov, Emelianenko and Voita, "BPE-Dropout: Simple and Effective Subword
Regularization", ACL 2020, algorithm 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heapify, heappop, heappush
from random import Random

from ..errors import ConfigError
from .encoder import MergeTable
from .tie_break import PAIR_SHIFT

__all__ = ["check_dropout", "merge_with_dropout"]


def check_dropout(dropout: float) -> None:
    """Raise `ConfigError` unless this is a probability."""
    if not 0 <= dropout <= 1:
        raise ConfigError(f"The dropout is {dropout}.", "Give a number from 0 to 1.")


def merge_with_dropout(
    table: MergeTable,
    symbols: Sequence[int],
    dropout: float,
    random: Random,
    limit: int | None = None,
) -> list[int]:
    """Merge as `table.merge` does, but leave out each possible merge with this probability.

    At each step the merges that are possible now, each with its place, are gone through by rank and
    then from left to right. Each is dropped for this step with the probability `dropout`, and the
    first that is not is made. Where all are dropped the word is done. So 0 merges as ever, and 1
    leaves the symbols. Expected time: n log n / (1 - dropout) in the number of symbols.

    Hugging Face's tokenizers does the same, but also draws for merges in its queue that a
    neighbour has made impossible; then those dropped before get another chance.
    """
    state = list(symbols)
    size = len(state)
    following = list(range(1, size + 1))
    previous = list(range(-1, size - 1))
    queue: list[tuple[int, int, int]] = []  # rank, place, result

    def possible(at: int) -> tuple[int, int, int] | None:
        """Return the merge of the symbol at a place with the next, if there is one now."""
        if at < 0 or (second := following[at]) >= size:
            return None
        rule = table.rule_of(state[at] << PAIR_SHIFT | state[second])
        if rule is None or (limit is not None and rule[0] > limit):
            return None
        return rule[0], at, rule[1]

    queue = [merge for at in range(size) if (merge := possible(at)) is not None]
    heapify(queue)
    dropped: list[tuple[int, int, int]] = []
    while queue:
        merge = heappop(queue)
        _, at, made = merge
        if possible(at) != merge:
            continue  # a neighbour has taken one of the symbols since
        if random.random() < dropout:
            dropped.append(merge)
            continue
        second = following[at]
        state[at], state[second] = made, -1
        third = following[at] = following[second]
        following[second] = size
        if third < size:
            previous[third] = at
        for place in (at, previous[at]):
            if (born := possible(place)) is not None:
                heappush(queue, born)
        for merge in dropped:
            heappush(queue, merge)
        dropped.clear()
    found = []
    at = 0
    while at < size:
        found.append(state[at])
        at = following[at]
    return found
