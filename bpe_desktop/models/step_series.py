"""The steps of any training as the series of the timeline."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..engine.baseline import AdmitStep
from ..engine.unigram.steps import UnigramStep

__all__ = ["series_of"]


def series_of(steps: Sequence[Any]) -> tuple[list[int], list[int], list[int]]:
    """Return of each step what its bar tells, what is left after it, and how many were as good.

    Of merges: count, symbols in the corpus, pairs tied. Of words and characters: count, what is
    unknown. Of rounds of Unigram: pieces, symbols in the corpus.
    """
    if steps and isinstance(steps[0], AdmitStep):
        return [s.count for s in steps], [s.unknown for s in steps], [1] * len(steps)
    if steps and isinstance(steps[0], UnigramStep):
        return [s.pieces for s in steps], [s.symbols for s in steps], [1] * len(steps)
    return [s.count for s in steps], [s.symbols for s in steps], [s.ties for s in steps]
