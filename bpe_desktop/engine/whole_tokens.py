"""Pre-tokens that are tokens as a whole, told without merging."""

from __future__ import annotations

from collections.abc import Callable

from .alphabet import text_bytes
from .config import TrainingConfig
from .encoding import Piece
from .vocabulary import Token, Vocabulary, marker_edges

__all__ = ["WholeTokens", "whole_pieces"]


class WholeTokens:
    """The tokens of a vocabulary by the text that they stand for as a whole pre-token.

    Special tokens and the byte tokens of byte fallback stand for none. Of several tokens with the
    same text the first counts.
    """

    def __init__(self, vocabulary: Vocabulary, config: TrainingConfig) -> None:
        self._vocabulary = vocabulary
        self._has_byte_units = config.units == "byte"
        self._edges = config.marker == "start", config.marker in ("end", "end-attached")
        self._tokens: dict[bytes, Token] = {}
        self._known = 0

    def find(self, word: str) -> Token | None:
        """Return the token whose text, between the markers of a word, is `word`."""
        if self._known != len(self._vocabulary):
            self._known = len(self._vocabulary)
            for token in self._vocabulary:
                if token.kind == "special" or (token.kind == "byte" and not self._has_byte_units):
                    continue
                if marker_edges(token) == self._edges:
                    self._tokens.setdefault(token.bytes, token)
        return self._tokens.get(text_bytes(word))


def whole_pieces(
    vocabulary: Vocabulary, symbols: Callable[[str], list[int]], limit: int
) -> dict[str, Piece]:
    """Return the pieces of the pre-tokens that the rules of rank 1 to `limit` make one token of.

    Those of single symbols are left out. `symbols` cuts a pre-token into the ids of its bytes.
    Needs ordered rules.
    """
    table = vocabulary.merge_table
    data = {token.id: token.bytes for token in vocabulary}
    apart = table.unreached()  # and what, in an imported vocabulary, is not the text of its parts
    found: dict[str, Piece] = {}
    for token, (rank, left, right) in table.parts.items():
        if rank > limit:
            break
        for part in (left, right):
            if part not in table.parts and symbols(_text(data[part])) != [part]:
                apart.add(part)
        if left in apart or right in apart or data[token] != data[left] + data[right]:
            apart.add(token)
        elif token not in apart:
            found.setdefault(_text(data[token]), (token,))
    return found


def _text(data: bytes) -> str:
    return data.decode("utf-8", "surrogateescape")
