"""The most probable ways to cut a whole text."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from itertools import chain
from math import exp, isfinite
from typing import TYPE_CHECKING, NamedTuple

from ...errors import ConfigError
from ..vocabulary import Vocabulary
from .lattice import Lattice, Path

if TYPE_CHECKING:
    from .cutter import UnigramCutter

__all__ = ["Way", "best_ways", "check_alpha", "join_ways"]


class Way(NamedTuple):
    """One way to cut a text: ids and names of its tokens, and how probable it is.

    `score` is the natural logarithm of the product of the pieces' probabilities, `probability` the
    share among all ways.
    """

    ids: tuple[int | None, ...]
    tokens: tuple[str, ...]
    score: float
    probability: float


def join_ways(parts: Sequence[Sequence[Path]], limit: int) -> list[tuple[tuple[Path, ...], float]]:
    """Return the `limit` best ways to take one path of each part, with their scores, best first.

    The paths of each part come with falling scores. Of two sorted lists, the pair (i, j), counted
    from 1, has at least i * j - 1 better ones, which leaves few pairs to look at.
    """
    ways: list[tuple[tuple[Path, ...], float]] = [((), 0.0)]
    for paths in parts:
        pairs = (
            ((*way, path), score + path.score)
            for i, (way, score) in enumerate(ways, 1)
            for path in paths[: limit // i]
        )
        ways = nlargest(limit, pairs, key=lambda pair: pair[1])
    return ways[:limit]


def best_ways(
    cutter: UnigramCutter,
    vocabulary: Vocabulary,
    lattices: Sequence[tuple[str, Lattice]],
    limit: int,
) -> list[Way]:
    """Return the `limit` best ways to cut the pre-tokens whose lattices are given, best first."""
    total = sum(lattice.log_likelihood for _, lattice in lattices)
    found = []
    for paths, score in join_ways([x.best_paths(limit) for _, x in lattices], limit):
        pieces = []
        names: list[str] = []
        for path, (word, _) in zip(paths, lattices, strict=True):
            piece = cutter.piece_of(path, word)
            pieces.append(piece)
            for token_id, (start, end) in zip(piece, cutter.spans(word, piece), strict=True):
                if token_id is None or token_id == cutter.unknown_id:
                    names.append(word[start:end])
                else:
                    names.append(vocabulary.token(token_id).name)
        ids = tuple(chain.from_iterable(pieces))
        found.append(Way(ids, tuple(names), score, exp(score - total)))
    return found


def check_alpha(alpha: float) -> None:
    """Raise `ConfigError` for a power that no probability can be taken to here."""
    if not isfinite(alpha) or not 0 <= alpha <= 1000:
        raise ConfigError(f"The power {alpha} is out of range.", "Give a number from 0, as 0.1.")
