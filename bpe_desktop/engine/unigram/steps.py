"""What one step of a unigram training is."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

__all__ = ["KINDS", "UnigramStep", "told"]

KINDS = ("seed", "em", "prune", "cut")


class UnigramStep(NamedTuple):
    """One step of a unigram training, as the timeline shows it.

    `step` counts from 1. `kind`: "seed" adds the frequent substrings, "em" is a round of EM, which
    drops the pieces that are hardly used, "prune" drops those that are missed least, and "cut", the
    last step, leaves as many as were wanted.

    `added` and `removed` are vocabulary ids, a removed one never comes back; `names` are those of
    the added. `ids` are all pieces after the step, `pieces` is their number, `scores` are their
    log-probabilities (natural logarithms), and `counts` how often each stands in the corpus when
    every word is cut in its best way, into `symbols` pieces altogether. A character of the alphabet
    is never removed; one that has no probability of its own is as improbable as an unknown one, of
    which the corpus holds `unknown`.

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
    counts: Sequence[int]
    symbols: int
    unknown: int
    before: float
    log_likelihood: float


def told(steps: Iterable[UnigramStep]) -> Iterator[dict[str, Any]]:
    """Yield what each step of a training tells, as plain values and without ids."""
    names: dict[int, str] = {}
    for step in steps:
        names |= dict(zip(step.added, step.names, strict=True))
        yield {
            "step": step.step,
            "kind": step.kind,
            "pieces": step.pieces,
            "added": len(step.added),
            "removed": [names[token_id] for token_id in step.removed],
            "symbols": step.symbols,
            "unknown": step.unknown,
            "before": step.before,
            "log_likelihood": step.log_likelihood,
        }
