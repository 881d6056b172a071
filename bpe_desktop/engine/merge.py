"""What one merge is: the rule that a tokenizer keeps and the step that a training records."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple, Self

__all__ = ["MergeRule", "MergeStep", "ScoredStep"]


class MergeRule(NamedTuple):
    """Replace the pair (`left`, `right`) by `result`; all four are numbers.

    `rank` counts from 1: rules with a lower rank are applied first. `left`, `right` and `result`
    are token ids. Two rules may share a `result` in an imported tokenizer; never in a training.
    """

    rank: int
    left: int
    right: int
    result: int


class MergeStep(NamedTuple):
    """One step of a training, as the timeline shows it.

    `step` counts from 1. The ids are vocabulary ids: special tokens first, then the alphabet, then
    merge `step` as id `specials + alphabet + step - 1`. `left`, `right` and `token` are the names
    of these tokens (see `alphabet`). `count` is how often the pair stood in the corpus, every
    adjacent position counted (`aaa` holds `aa` twice); `replaced` is how many were really replaced,
    from left to right without overlap. `ties` is the number of pairs that had this count, the
    winner included. `symbols` is the number of symbols in the corpus after the step.
    """

    step: int
    left_id: int
    right_id: int
    token_id: int
    left: str
    right: str
    token: str
    count: int  # type: ignore[assignment]  # hides tuple.count, which nothing here calls
    replaced: int
    ties: int
    symbols: int


class ScoredStep(MergeStep):
    """One step of a WordPiece training.

    Beside what `MergeStep` has: how often the left and the right part stood in the corpus before
    the step. Its `ties` have the same score.
    """

    left_count: int
    right_count: int

    def __new__(cls, *values: Any) -> Self:
        """Take the fields of a `MergeStep`, then the two counts."""
        *fields, left_count, right_count = values
        step = super().__new__(cls, *fields)
        step.left_count = left_count
        step.right_count = right_count
        return step

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (*self, self.left_count, self.right_count)

    @property
    def score(self) -> Fraction:
        """What WordPiece chooses by: count / (left_count * right_count)."""
        return Fraction(self.count, self.left_count * self.right_count)
