"""All ways to cut one word into pieces: the best ones, how probable each is, and random ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from heapq import heappop, heappush
from itertools import accumulate
from math import exp, inf, log
from random import Random
from typing import NamedTuple

__all__ = ["UNKNOWN", "Edge", "Lattice", "Path"]

UNKNOWN = -1  # the piece of a character that is none


class Edge(NamedTuple):
    """A piece that stands in the word from `start` to `end`, with its log-probability (natural)."""

    start: int
    end: int
    piece: int
    score: float


class Path(NamedTuple):
    """One way to cut the word: its pieces, the sum of their scores, and its share of all ways."""

    edges: tuple[Edge, ...]
    score: float
    probability: float

    @property
    def pieces(self) -> tuple[int, ...]:
        """The pieces in order."""
        return tuple(edge.piece for edge in self.edges)


class Lattice:
    """The pieces that a word can be cut into, as edges between places in it.

    All sums are in logarithms, so that words of any length keep their probabilities.
    """

    def __init__(self, length: int, edges: Sequence[Edge]) -> None:
        """Take the edges in the order of their starts, and the word's length in characters.

        Every place before the end must be the start of an edge, so that there is a way through.
        """
        self.length = length
        self.edges = edges
        self._arriving: list[list[Edge]] = [[] for _ in range(length + 1)]
        for edge in edges:
            self._arriving[edge.end].append(edge)

    @cached_property
    def log_likelihood(self) -> float:
        """The logarithm of the sum of the probabilities of all ways."""
        return self._forward[self.length]

    @cached_property
    def paths(self) -> int:
        """The number of ways to cut the word."""
        ways = [0] * (self.length + 1)
        ways[0] = 1
        for edge in self._in_order():
            ways[edge.end] += ways[edge.start]
        return ways[self.length]

    @cached_property
    def best(self) -> Path:
        """The most probable way; of equal ones that whose last piece is longer, and so on."""
        scores, last = self._best
        found = []
        at = self.length
        while at:
            edge = last[at]
            assert edge is not None
            found.append(edge)
            at = edge.start
        return self._path(found[::-1], scores[self.length])

    def best_paths(self, limit: int) -> list[Path]:
        """Return the `limit` most probable ways, or all there are; the best one first.

        Ways are built from the end. What is still missing before a piece costs at least the score
        of the best path up to it, so that they are finished in the order of their scores (A*).
        """
        if limit < 1:
            return []
        ahead = self._best[0]
        found = [self.best]
        # Score when finished, the order of arrival, its first place, score so far, and its edges.
        queue: list[tuple[float, int, int, float, _Chain]] = [
            (-ahead[self.length], 0, self.length, 0.0, None)
        ]
        arrived = 0
        is_best_due = True
        while queue and len(found) < limit:
            _, _, at, score, chain = heappop(queue)
            if not at:
                edges = [*_unchained(chain)]
                if is_best_due and tuple(edges) == found[0].edges:
                    is_best_due = False
                else:
                    found.append(self._path(edges, sum(edge.score for edge in edges)))
                continue
            for edge in self._arriving[at]:
                if ahead[edge.start] > -inf:
                    arrived += 1
                    total = score + edge.score
                    heappush(
                        queue,
                        (-(total + ahead[edge.start]), arrived, edge.start, total, (edge, chain)),
                    )
        return sorted(found, key=lambda path: -path.score) if len(found) > 1 else found

    def best_through(self, piece: int) -> Path | None:
        """Return the most probable way that has `piece` somewhere, `None` if there is none."""
        before, last = self._best
        after, following = self._best_from
        through = [edge for edge in self.edges if edge.piece == piece and before[edge.start] > -inf]
        if not through:
            return None
        edge = max(through, key=lambda edge: before[edge.start] + edge.score + after[edge.end])
        found = [edge]
        while (one := last[found[-1].start]) is not None:
            found.append(one)
        found.reverse()
        while (one := following[found[-1].end]) is not None:
            found.append(one)
        return self._path(found, sum(edge.score for edge in found))

    def sample(self, random: Random, alpha: float = 1.0) -> Path:
        """Draw a way with a probability in proportion to its own one to the power of `alpha`.

        Exact: forward filtering, then backward sampling (Kudo 2018, Subword Regularization). An
        `alpha` of 0 makes all ways alike; the larger it is, the more the best one is preferred.
        """
        sums = self._sums(alpha)
        found = []
        at = self.length
        while at:
            arriving = self._arriving[at]
            shares = [exp(sums[e.start] + alpha * e.score - sums[at]) for e in arriving]
            (edge,) = random.choices(arriving, cum_weights=[*accumulate(shares)])
            found.append(edge)
            at = edge.start
        found.reverse()
        return self._path(found, sum(edge.score for edge in found))

    @cached_property
    def posteriors(self) -> list[float]:
        """For each of `edges`: the probability that the word is cut so there."""
        before, after = self._forward, self._backward
        total = self.log_likelihood
        return [exp(before[e.start] + e.score + after[e.end] - total) for e in self.edges]

    @cached_property
    def _forward(self) -> list[float]:
        return self._sums(1.0)

    def _sums(self, alpha: float) -> list[float]:
        """Return by place the logarithm of the sum over all ways up to it."""
        sums = [0.0]
        for arriving in self._arriving[1:]:
            sums.append(_log_sum([sums[e.start] + alpha * e.score for e in arriving]))
        return sums

    @cached_property
    def _backward(self) -> list[float]:
        """By place: the logarithm of the sum over all ways from it to the end."""
        leaving: list[list[Edge]] = [[] for _ in range(self.length + 1)]
        for edge in self.edges:
            leaving[edge.start].append(edge)
        sums = [0.0] * (self.length + 1)
        for at in range(self.length - 1, -1, -1):
            sums[at] = _log_sum([sums[e.end] + e.score for e in leaving[at]])
        return sums

    @cached_property
    def _best(self) -> tuple[list[float], list[Edge | None]]:
        """By place: the score of the best path up to it, and the last edge of that."""
        scores = [0.0] + [-inf] * self.length
        last: list[Edge | None] = [None] * (self.length + 1)
        for edge in self._in_order():
            score = scores[edge.start] + edge.score
            if score > scores[edge.end]:
                scores[edge.end], last[edge.end] = score, edge
        return scores, last

    @cached_property
    def _best_from(self) -> tuple[list[float], list[Edge | None]]:
        """By place: the score of the best path from it to the end, and the first edge of that."""
        scores = [-inf] * self.length + [0.0]
        first: list[Edge | None] = [None] * (self.length + 1)
        for edge in reversed(self.edges):
            score = scores[edge.end] + edge.score
            if score > scores[edge.start]:
                scores[edge.start], first[edge.start] = score, edge
        return scores, first

    def _in_order(self) -> Iterator[Edge]:
        for arriving in self._arriving:
            yield from arriving

    def _path(self, edges: Sequence[Edge], score: float) -> Path:
        return Path(tuple(edges), score, exp(score - self.log_likelihood))


_Chain = tuple[Edge, "_Chain"] | None


def _unchained(chain: _Chain) -> Iterator[Edge]:
    while chain is not None:
        edge, chain = chain
        yield edge


def _log_sum(logarithms: Sequence[float]) -> float:
    """Return the logarithm of the sum of what these are the logarithms of."""
    if len(logarithms) == 1:
        return logarithms[0]
    most = max(logarithms, default=-inf)
    if most == -inf:
        return -inf
    return most + log(sum(exp(value - most) for value in logarithms))
