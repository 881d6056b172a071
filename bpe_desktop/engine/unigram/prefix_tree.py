"""Many texts in one tree, so that what begins alike is computed once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import compress
from math import inf
from typing import NamedTuple

__all__ = ["BestPaths", "PrefixTree"]


class BestPaths(NamedTuple):
    """By node: the score of the best path to it, the last piece of that, and where this starts."""

    scores: list[float]
    pieces: list[int]
    starts: list[int]


class PrefixTree:
    """All prefixes of some texts as nodes, with the pieces that end at each as edges.

    Node 0 is the empty prefix, and a node comes after all that are prefixes of it. Edge k is the
    piece `ids[k]` from node `starts[k]` to node `ends[k]`; the edges are in the order of their
    ends, those to one node from the longest piece to the shortest. So one pass over the edges
    computes something for all prefixes of all texts, and one pass backwards its derivatives: the
    work goes with the number of different prefixes. `nodes` are those of the texts.
    """

    def __init__(
        self, texts: Sequence[str], index: Mapping[str, int], longest: int, unknown: int
    ) -> None:
        """Take texts in sorted order, and the pieces, of at most `longest` characters.

        A character that is no piece becomes an edge with the number `unknown`.
        """
        self.starts: list[int] = []
        self.ends: list[int] = []
        self.ids: list[int] = []
        self.nodes: list[int] = []
        starts, ends, ids = self.starts, self.ends, self.ids
        get = index.get
        size = 1
        path = [0]
        last = ""
        for text in texts:
            same = 0
            for a, b in zip(text, last, strict=False):
                if a != b:
                    break
                same += 1
            del path[same + 1 :]
            for end in range(same + 1, len(text) + 1):
                path.append(size)
                for start in range(end - longest if end > longest else 0, end):
                    piece = get(text[start:end])
                    if piece is not None:
                        starts.append(path[start])
                        ends.append(size)
                        ids.append(piece)
                if text[end - 1] not in index:
                    starts.append(path[end - 1])
                    ends.append(size)
                    ids.append(unknown)
                size += 1
            self.nodes.append(path[-1])
            last = text
        self.size = size

    def keep(self, alive: Sequence[bool]) -> None:
        """Drop the edges of pieces that are not alive."""
        chosen = [*map(alive.__getitem__, self.ids)]
        self.starts = [*compress(self.starts, chosen)]
        self.ends = [*compress(self.ends, chosen)]
        self.ids = [*compress(self.ids, chosen)]

    def forward(self, weights: Sequence[float]) -> list[float]:
        """Return by node the sum, over all paths to it, of the product of the pieces' weights."""
        sums = [0.0] * self.size
        sums[0] = 1.0
        for start, end, piece in zip(self.starts, self.ends, self.ids, strict=True):
            sums[end] += sums[start] * weights[piece]
        return sums

    def backward(
        self, weights: Sequence[float], sums: Sequence[float], slopes: list[float]
    ) -> list[float]:
        """Return by piece the derivative of something by the logarithm of its weight.

        `sums` are those of `forward`, and `slopes` by node the direct derivatives by them; the
        indirect ones are added to `slopes`.
        """
        found = [0.0] * len(weights)
        for start, end, piece in zip(
            reversed(self.starts), reversed(self.ends), reversed(self.ids), strict=True
        ):
            slope = slopes[end] * weights[piece]
            slopes[start] += slope
            found[piece] += slope * sums[start]
        return found

    def best(self, scores: Sequence[float]) -> BestPaths:
        """Return the best paths; of equal ones that whose last piece is longer."""
        best, pieces, begin = [-inf] * self.size, [0] * self.size, [0] * self.size
        best[0] = 0.0
        for start, end, piece in zip(self.starts, self.ends, self.ids, strict=True):
            score = best[start] + scores[piece]
            if score > best[end]:
                best[end], pieces[end], begin[end] = score, piece, start
        return BestPaths(best, pieces, begin)

    def best_of_several(self, scores: Sequence[float], paths: BestPaths) -> BestPaths:
        """Return the best paths of two pieces or more; `paths` are what `best` returns."""
        best, pieces, begin = [-inf] * self.size, [0] * self.size, [0] * self.size
        before = paths.scores
        for start, end, piece in zip(self.starts, self.ends, self.ids, strict=True):
            if start:
                score = before[start] + scores[piece]
                if score > best[end]:
                    best[end], pieces[end], begin[end] = score, piece, start
        return BestPaths(best, pieces, begin)
