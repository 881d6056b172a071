"""The words of a corpus under a unigram model: how probable they are, and by which pieces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import compress
from math import exp, inf, log
from operator import mul

from .lattice import Edge, Lattice
from .prefix_tree import PrefixTree

__all__ = ["WordLikelihood"]

_LONG = 256  # characters; longer words are measured in logarithms, one by one
# A probability outside of this may have come of numbers too small or too large for a float.
_LEAST, _MOST = 1e-250, 1e250
_FEW = 0.02  # of the pieces; to sort out the edges of fewer costs more than it saves


class WordLikelihood:
    """All words with their counts, measured by pieces whose scores change and whose number falls.

    Scores are natural logarithms by piece, and one more at the end for a character that is none; a
    piece that is gone has minus infinity.

    Words are multiplied out as they are, in one tree; probabilities are scaled by `exp(rate)` for
    each character so that those of whole words stay near 1. The few words that leave the range of a
    float all the same are computed in logarithms.
    """

    def __init__(
        self, words: Sequence[str], counts: Sequence[int], pieces: Sequence[str], longest: int
    ) -> None:
        self._lengths = [*map(len, pieces), 1]
        pairs = sorted(zip(words, counts, strict=True))
        self._words = [word for word, _ in pairs if len(word) <= _LONG]
        self._counts = [count for word, count in pairs if len(word) <= _LONG]
        self._long = [pair for pair in pairs if len(pair[0]) > _LONG]
        self._in_tree = sum(map(mul, map(len, self._words), self._counts))
        self.characters = self._in_tree + sum(len(word) * count for word, count in self._long)
        self._index = {piece: number for number, piece in enumerate(pieces)}
        self._longest = longest
        self._tree = PrefixTree(self._words, self._index, longest, len(pieces))
        self._edges = len(pieces)  # pieces that the tree has edges for
        self._rate = 2.0
        self._spans: dict[str, list[tuple[int, int, int]]] = {}
        # What `measure` finds:
        self._scores: Sequence[float] = ()
        self._weights: list[float] = []
        self._sums: list[float] = []
        self._apart: list[tuple[str, int]] = []

    def measure(self, scores: Sequence[float]) -> float:
        """Return the log-likelihood of all words under these scores."""
        self._scores = scores
        there = [score > -inf for score in scores]
        left = sum(there)
        if left < self._edges * (1 - _FEW):
            self._tree.keep(there)
            self._edges = left
        rate = self._rate
        self._weights = [0.0] * len(scores)
        for number in compress(range(len(scores)), there):
            self._weights[number] = exp(scores[number] + rate * self._lengths[number])
        sums = self._sums = self._tree.forward(self._weights)
        self._apart = [*self._long]
        values = [*map(sums.__getitem__, self._tree.nodes)]
        counts, characters = self._counts, self._in_tree
        if values and (min(values) < _LEAST or max(values) > _MOST):
            within = [_LEAST < value < _MOST for value in values]
            beyond = [not is_within for is_within in within]
            apart = [*compress(zip(self._words, counts, strict=True), beyond)]
            characters -= sum(len(word) * count for word, count in apart)
            self._apart += apart
            values, counts = [*compress(values, within)], [*compress(counts, within)]
        total: float = sum(map(mul, map(log, values), counts)) - rate * characters
        if characters:
            self._rate = -total / characters
        return total + sum(n * self._lattice(word).log_likelihood for word, n in self._apart)

    def expected(self) -> list[float]:
        """Return how often each piece is expected under the scores that were measured last."""
        sums = self._sums
        slopes = [0.0] * self._tree.size
        for node, count in zip(self._tree.nodes, self._counts, strict=True):
            if _LEAST < sums[node] < _MOST:
                slopes[node] = count / sums[node]
        found = self._tree.backward(self._weights, sums, slopes)
        for word, count in self._apart:
            lattice = self._lattice(word)
            for edge, share in zip(lattice.edges, lattice.posteriors, strict=True):
                found[edge.piece] += count * share
        return found

    def frequencies(self) -> list[int]:
        """Return how often each piece stands in the words, each cut in its best way."""
        paths = self._tree.best(self._scores)
        passing = [0] * self._tree.size
        for node, count in zip(self._tree.nodes, self._counts, strict=True):
            passing[node] = count
        found = [0] * len(self._scores)
        # Each node hands what passes it to the one where its last piece starts.
        for node in range(self._tree.size - 1, 0, -1):
            if count := passing[node]:
                passing[paths.starts[node]] += count
                found[paths.pieces[node]] += count
        for word, count in self._long:
            for piece in self._lattice(word).best.pieces:
                found[piece] += count
        return found

    def _lattice(self, word: str) -> Lattice:
        scores = self._scores
        spans = self._spans.get(word)
        if spans is None:
            spans = self._spans[word] = [*self._find_spans(word)]
        return Lattice(
            len(word), [Edge(a, b, n, scores[n]) for a, b, n in spans if scores[n] > -inf]
        )

    def _find_spans(self, word: str) -> Iterator[tuple[int, int, int]]:
        """Yield start, end and number of all pieces in a word, in the order of the starts."""
        get = self._index.get
        for start in range(len(word)):
            for end in range(start + 1, min(start + self._longest, len(word)) + 1):
                number = get(word[start:end])
                if number is not None:
                    yield start, end, number
                elif end == start + 1:
                    yield start, end, len(self._index)
