"""What one step of a unigram training is."""

from __future__ import annotations

from array import array
from typing import NamedTuple

__all__ = ["KINDS", "UnigramStep"]

KINDS = ("seed", "em", "prune", "cut")


class UnigramStep(NamedTuple):
    """One step of a unigram training, as the timeline shows it.

    `step` counts from 1. `kind`: "seed" adds the frequent substrings, "em" is a round of EM, which
    drops the pieces that are hardly used, "prune" drops those that are missed least, and "cut", the
    last step, leaves as many as were wanted.

    `added` and `removed` are vocabulary ids, a removed one never comes back; `names` are those of
    the added. A character of the alphabet is never removed: without a probability of its own it is
    unknown. `ids` and `scores` are all pieces after the step, characters included, with their
    log-probabilities (natural logarithms), and `pieces` is their number.

    `log_likelihood` is that of the corpus after the step, and `before` the same before it, in nats
    per character: the logarithm of the probability of all words, summed over all ways to cut each.
    """

    step: int
    kind: str
    pieces: int
    added: range
    names: tuple[str, ...]
    removed: tuple[int, ...]
    ids: array[int]
    scores: array[float]
    before: float
    log_likelihood: float
