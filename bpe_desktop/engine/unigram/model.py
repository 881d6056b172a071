"""Pieces with log-probabilities, and where they stand in a word."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from math import inf
from typing import NamedTuple

from .lattice import UNKNOWN, Edge, Lattice

__all__ = ["UNKNOWN_PENALTY", "ScoredPiece", "UnigramModel"]

# How much less probable an unknown character is than the least probable piece, in SentencePiece and
# in Hugging Face's library.
UNKNOWN_PENALTY = 10.0
# Stands for what only begins a piece: it has no number, and no way takes it.
_BEGINNING = (UNKNOWN - 1, -inf)


class ScoredPiece(NamedTuple):
    """A piece: its text, its number, and its log-probability (natural).

    One that a person defined is taken wherever it stands, whatever its score.
    """

    text: str
    number: int
    score: float
    is_user_defined: bool = False


class UnigramModel:
    """A unigram language model of pieces: a way to cut a word is as probable as their product.

    Every character can be cut: one that is no piece has the number `UNKNOWN`, and the lowest score
    less `UNKNOWN_PENALTY`.
    """

    def __init__(self, pieces: Iterable[ScoredPiece]) -> None:
        entries: dict[str, tuple[int, float]] = {}
        least = inf
        for text, number, score, is_user_defined in pieces:
            if is_user_defined:
                # As SentencePiece: more than any way of other pieces, and the more the longer.
                score = 0.1 * (len(text.encode("utf-8", "surrogateescape")) - 1)
            else:
                least = min(least, score)
            for end in range(len(text) - 1, 0, -1):
                if text[:end] in entries:
                    break
                entries[text[:end]] = _BEGINNING
            entries[text] = number, score
        self._entries = entries
        self.unknown_score = (0.0 if least == inf else least) - UNKNOWN_PENALTY

    def lattice(self, word: str) -> Lattice:
        """Return all pieces that stand in `word`."""
        get = self._entries.get
        length = len(word)
        edges = []
        for start in range(length):
            for end in range(start + 1, length + 1):
                entry = get(word[start:end])
                is_piece = entry is not None and entry is not _BEGINNING
                if is_piece and entry is not None:
                    edges.append(Edge(start, end, *entry))
                elif end == start + 1:
                    edges.append(Edge(start, end, UNKNOWN, self.unknown_score))
                if entry is None:
                    break
        return Lattice(length, edges)

    def best(self, word: str) -> list[tuple[int, int, int]]:
        """Return the most probable way to cut `word`: start, end and number of each piece.

        Of equal ways it is that whose last piece is longer, and so on from there.
        """
        get = self._entries.get
        length = len(word)
        scores = [0.0] + [-inf] * length
        begins = [0] * (length + 1)
        numbers = [UNKNOWN] * (length + 1)
        unknown = UNKNOWN, self.unknown_score
        for start in range(length):
            before = scores[start]
            end = start + 1
            entry = get(word[start:end])
            is_end = entry is None
            if entry is None or entry is _BEGINNING:
                number, score = unknown
            else:
                number, score = entry
            while True:
                score += before
                if score > scores[end]:
                    scores[end], begins[end], numbers[end] = score, start, number
                end += 1
                if is_end or end > length:
                    break
                entry = get(word[start:end])
                if entry is None:
                    break
                number, score = entry
        places = [length]
        while places[-1]:
            places.append(begins[places[-1]])
        return [(start, end, numbers[end]) for start, end in pairwise(reversed(places))]
