"""Pre-tokens that are tokens as a whole, told without merging."""

from __future__ import annotations

from collections.abc import Callable

from .alphabet import text_bytes
from .config import TrainingConfig
from .vocabulary import Token, Vocabulary, marker_edges

__all__ = ["WholeTokens"]


class WholeTokens:
    """The tokens of a vocabulary by the text that they stand for as a whole pre-token.

    Special tokens and the byte tokens of byte fallback stand for none. Of several tokens with the
    same text the first counts.
    """

    def __init__(
        self, vocabulary: Vocabulary, symbols: Callable[[str], list[int]], config: TrainingConfig
    ) -> None:
        """Take `symbols`, which cuts a pre-token into the ids of its base symbols."""
        self._vocabulary = vocabulary
        self._symbols = symbols
        self._has_byte_units = config.units == "byte"
        self._edges = config.marker == "start", config.marker in ("end", "end-attached")
        self._tokens: dict[str, Token] = {}
        self._known = 0
        self._spelled: dict[int, bool] = {}  # what `_is_spelled` has found

    def find(self, word: str) -> Token | None:
        """Return the token whose text, between the markers of a word, is `word`."""
        # Raw bytes may be those of a character when they stand in a row.
        return self.tokens.get(word if word.isascii() else _text(text_bytes(word)))

    @property
    def tokens(self) -> dict[str, Token]:
        """The tokens by text; kept up to date as the vocabulary grows."""
        if self._known != len(self._vocabulary):
            self._known = len(self._vocabulary)
            for token in self._vocabulary:
                if token.kind == "special" or (token.kind == "byte" and not self._has_byte_units):
                    continue
                if marker_edges(token) == self._edges:
                    self._tokens.setdefault(_text(token.bytes), token)
        return self._tokens

    def is_reached(self, token: Token) -> bool:
        """Tell whether merging the base symbols of the token's text gives the token.

        Needs ordered rules and units that stand for the same text wherever they stand: no markers
        and no graphemes.
        """
        return self._is_spelled(token.id) and self._vocabulary.merge_table.is_reached(token.id)

    def _is_spelled(self, token_id: int) -> bool:
        """Tell whether the base symbols that a token is built from are those of its text."""
        known = self._spelled
        parts = self._vocabulary.merge_table.parts
        waiting = [token_id]
        while waiting:
            token_id = waiting[-1]
            made = parts.get(token_id)
            if made is None:
                known[token_id] = self._symbols(_text(self._bytes(token_id))) == [token_id]
            elif made[1] not in known:
                waiting.append(made[1])
            elif made[2] not in known:
                waiting.append(made[2])
            else:
                _, left, right = made
                joined = self._bytes(left) + self._bytes(right)
                known[token_id] = known[left] and known[right] and joined == self._bytes(token_id)
            if token_id in known:
                waiting.pop()
        return known[token_id]

    def _bytes(self, token_id: int) -> bytes:
        return self._vocabulary.token(token_id).bytes


def _text(data: bytes) -> str:
    return data.decode("utf-8", "surrogateescape")
