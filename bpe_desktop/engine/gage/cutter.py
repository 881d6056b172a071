"""Compresses a text of one's own with the table that a compression has made so far."""

from __future__ import annotations

from collections.abc import Callable

from ..config import TrainingConfig
from ..encoding import Piece, Span
from ..merge import MergeRule
from ..piece_cache import PieceCache
from ..pretokenizer import PreTokenizer
from ..vocabulary import Vocabulary
from .training import ByteVocabulary

__all__ = ["GageCutter"]


class GageCutter:
    """Replaces the pairs of the table one after the other, as far as it goes.

    In the form of the program that is the table of the block that a step belongs to. A byte of the
    text that stands for a pair in the table is kept apart from it here, by its token.
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        pretokenizer: PreTokenizer,
        symbols: Callable[[str], list[int]],
        config: TrainingConfig,
        *,
        unknown_id: int | None,
    ) -> None:
        """Take what every cutter takes."""
        self._vocabulary = vocabulary
        self._pretokenizer = pretokenizer
        self._symbols = symbols
        self._cache: tuple[int, PieceCache] | None = None

    def at(self, step: int | None) -> PieceCache:
        """Return the pieces of texts under the table after `step` replacements, all if `None`."""
        made = len(self._vocabulary.rules)
        step = made if step is None else min(max(step, 0), made)
        if self._cache is None or self._cache[0] != step:
            rules = self._rules(step)
            cache = PieceCache(self._pretokenizer, lambda word: self._cut(word, rules))
            self._cache = step, cache
        return self._cache[1]

    def spans(self, word: str, piece: Piece) -> list[Span]:
        """Return where the tokens of a text stand in it, in bytes."""
        found = []
        at = 0
        for token_id in piece:
            assert token_id is not None  # every byte has a token
            size = len(self._vocabulary.token(token_id).bytes)
            found.append((at, at + size))
            at += size
        return found

    def _rules(self, step: int) -> list[MergeRule]:
        vocabulary = self._vocabulary
        start = 0
        if isinstance(vocabulary, ByteVocabulary):
            start = step - len(vocabulary.table_after(step))
        return list(vocabulary.rules[start:step])

    def _cut(self, word: str, rules: list[MergeRule]) -> Piece:
        tokens = self._symbols(word)
        for rule in rules:
            if rule.left in tokens:
                tokens = _replaced(tokens, rule)
        return tuple(tokens)


def _replaced(tokens: list[int], rule: MergeRule) -> list[int]:
    """Replace a pair from left to right without overlap."""
    found: list[int] = []
    at = 0
    while at < len(tokens):
        if tokens[at] == rule.left and tokens[at + 1 : at + 2] == [rule.right]:
            found.append(rule.result)
            at += 2
        else:
            found.append(tokens[at])
            at += 1
    return found
