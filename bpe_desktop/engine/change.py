"""What a merge changes among the pairs, and by how much where runs count without overlap."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from .runs import lost_by_runs, without_overlap
from .tie_break import PAIR_SHIFT

__all__ = ["Change", "amounts_in_runs"]

_RIGHT = (1 << PAIR_SHIFT) - 1

# A pair that loses occurrences, the new pair that takes its place, the joints of the new pairs
# (where their right parts start), and whether the new token is on their right side.
Change = tuple[int, int, MutableSequence[int], bool]


def amounts_in_runs(
    change: Change,
    amount: int,
    sym: Sequence[int],
    weight: Sequence[int],
    length: Sequence[int],
) -> tuple[int, int]:
    """Return what a change takes and what it gives without overlap; `amount` is both with it."""
    lessened, born, joints, is_before = change
    gone = given = amount
    symbol = lessened >> PAIR_SHIFT
    if symbol and symbol == lessened & _RIGHT:
        size = length[symbol]
        ends = [(p - 1, -size) if is_before else (p, size) for p in joints]
        gone = lost_by_runs(symbol, size, ends, sym, weight)
    symbol = born >> PAIR_SHIFT
    if symbol == born & _RIGHT:
        given = without_overlap(joints, length[symbol], weight)
    return gone, given
