"""The pairs that a training chooses from, as they are shown."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

__all__ = ["Candidate", "Candidates", "Scoring"]


class Scoring(NamedTuple):
    """What WordPiece knows of a pair: how often its parts stand in the corpus, and its ranks.

    `score_rank` is 1 + the number of pairs with a higher score, `count_rank` that of pairs with a
    higher count; so pairs that are equal share a rank. Both are 0 in a training that goes on.
    """

    left_count: int
    right_count: int
    score_rank: int
    count_rank: int


class Candidate(NamedTuple):
    """A pair that could be merged next.

    `count` is the number of its adjacent positions in the corpus. `first` grows with the place of
    the first of them; it is only known under the tie rule "first-seen" and else 0. `scoring` is
    there for WordPiece only.
    """

    left_id: int
    right_id: int
    count: int  # type: ignore[assignment]  # shadows tuple.count on purpose
    first: int
    scoring: Scoring | None = None

    @property
    def worth(self) -> Fraction | int:
        """The number that decides: the score where there is one, else the count."""
        score = self.score
        return self.count if score is None else score

    @property
    def score(self) -> Fraction | None:
        """WordPiece's count / (left count * right count), `None` for other algorithms."""
        if self.scoring is None:
            return None
        return Fraction(self.count, self.scoring.left_count * self.scoring.right_count)


class Candidates(NamedTuple):
    """The pairs to choose from.

    `pairs` different ones stand in the corpus. `top` are the best of them in the order in which the
    training would take them, `tied` how many have the highest count, or score, 0 if that is not
    known. Of `top` and `tied`, pairs are left out whose token the settings do not allow, but those
    below `min_frequency` only where scores decide.
    `exact` is false where only a part of the corpus was at hand.
    """

    pairs: int
    tied: int
    top: tuple[Candidate, ...]
    exact: bool = True
