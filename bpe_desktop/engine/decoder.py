"""Token ids back to bytes and text, all at once or as they come."""

from __future__ import annotations

import codecs
from collections.abc import Iterable, Iterator
from typing import Protocol

from .vocabulary import Vocabulary, marker_edges

__all__ = ["Joiner", "StreamingDecoder"]

_UNKNOWN = "\ufffd".encode()
_NO_PIECES = ("special", "byte")  # a space in their bytes is none of a word


class Joiner:
    """Turns one id after another into bytes.

    With `spaces`, an end marker means a space before what follows it, a start marker one after
    what stands before it. `dropped_spaces` is how many tokens lose the space that they begin with,
    as long as nothing stands before it: the one that a normalizer has put there, or all, `None`.
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        *,
        spaces: bool,
        skip_special: bool = False,
        dropped_spaces: int | None = 0,
    ) -> None:
        self._vocabulary = vocabulary
        self._known = _Known(vocabulary, spaces=spaces, skip_special=skip_special)
        self._spaces = spaces
        self._dropped = dropped_spaces
        self._is_first = True
        self._space_is_due = False

    def join(self, ids: Iterable[int | None]) -> bytes:
        """Return the bytes of the next ids."""
        known = self._known
        if self._dropped != 0:
            ids = iter(ids)
            begun = self._begin(ids)
            return begun + self.join(ids) if begun else b""
        if not self._spaces:
            return b"".join([known[token][0] for token in ids])
        parts = []
        for token in ids:
            data, starts, ends = known[token]
            if self._space_is_due or (starts and not self._is_first):
                parts.append(b" ")
            parts.append(data)
            self._space_is_due = ends
            self._is_first = False
        return b"".join(parts)

    def _begin(self, ids: Iterator[int | None]) -> bytes:
        """Return the bytes of the first token that is more than a space to be dropped."""
        for token in ids:
            data = self._known[token][0]
            is_piece = token is not None and self._vocabulary.token(token).kind not in _NO_PIECES
            if self._dropped != 0 and is_piece and data.startswith(b" "):
                data = data[1:]
                if self._dropped is not None:
                    self._dropped -= 1
            if data:
                self._dropped = 0
                return data
        return b""


class _Known(dict[int | None, tuple[bytes, bool, bool]]):
    """Bytes and marked edges of tokens, looked up once."""

    def __init__(self, vocabulary: Vocabulary, *, spaces: bool, skip_special: bool) -> None:
        self._vocabulary = vocabulary
        self._spaces = spaces
        self._skip_special = skip_special
        self[None] = (_UNKNOWN, False, False)

    def __missing__(self, token_id: int) -> tuple[bytes, bool, bool]:
        token = self._vocabulary.token(token_id)
        data = b"" if self._skip_special and token.kind == "special" else token.bytes
        starts, ends = marker_edges(token) if self._spaces else (False, False)
        self[token_id] = entry = (data, starts, ends)
        return entry


class _Joins(Protocol):
    def join(self, ids: Iterable[int | None], /) -> bytes: ...


class StreamingDecoder:
    """Decodes ids as they come; the texts it gives, joined, are the text of all ids.

    Bytes of an unfinished character wait for the rest, so U+FFFD only ever stands for bytes that
    can be no character, once for each longest broken sequence.
    """

    def __init__(self, joiner: _Joins) -> None:
        self._joiner = joiner
        self._text = codecs.getincrementaldecoder("utf-8")("replace")

    def push(self, ids: int | Iterable[int | None] | None) -> str:
        """Return the text that one more id, or several, complete."""
        return self._text.decode(self._joiner.join(ids if isinstance(ids, Iterable) else (ids,)))

    @property
    def waiting(self) -> bytes:
        """The bytes of an unfinished character, which wait for the rest."""
        return self._text.getstate()[0]

    def flush(self) -> str:
        """Return what an unfinished character at the end comes to; call it once, at the end."""
        return self._text.decode(b"", final=True)
