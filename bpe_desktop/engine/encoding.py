"""The tokens of one text, with the way back to the text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import accumulate, chain
from typing import TYPE_CHECKING, NamedTuple

from .alphabet import byte_to_printable, text_bytes

if TYPE_CHECKING:
    from .piece_cache import PieceCache
    from .tokenizer import Tokenizer
    from .vocabulary import Token

__all__ = ["Encoding", "Part", "Piece", "Span"]

# The tokens of one pre-token; `None` is an unknown symbol where there is no unknown token.
Piece = tuple[int | None, ...]
Span = tuple[int, int]
_Bytes = bytes  # inside the class the word means its property

_IS_FIRST_BYTE = bytes(not 0x80 <= byte < 0xC0 for byte in range(256))  # of a UTF-8 character


class Part(NamedTuple):
    """A part of the text from code point `start` on: a special token, or text with its tokens.

    `drawn` are the pieces of its pre-tokens where each was cut at random.
    """

    start: int
    text: str
    ids: list[int | None]
    is_special: bool
    drawn: Sequence[Piece] | None = None


class Encoding:
    """What `Tokenizer.encode` found; `ids` at once, all else when first asked for.

    The columns are parallel, one entry a token. `seed` is that of the random numbers, where the
    text was cut with some.
    """

    def __init__(
        self,
        tokenizer: Tokenizer,
        pieces: PieceCache,
        parts: Sequence[Part],
        seed: int | None = None,
    ) -> None:
        self.seed = seed
        self._tokenizer = tokenizer
        self._piece = pieces.piece
        self._spans_of = tokenizer.cutter.spans
        # A token of WordPiece such as `##a` may stand for that very text, at the start of a word.
        self._is_by_name = tokenizer.config.algorithm == "wordpiece"
        self._parts = parts
        self.ids: list[int | None] = (
            parts[0].ids if len(parts) == 1 else list(chain.from_iterable(p.ids for p in parts))
        )

    def __len__(self) -> int:
        return len(self.ids)

    def __repr__(self) -> str:
        return f"Encoding({self.tokens})"

    @cached_property
    def tokens(self) -> list[str]:
        """The tokens' names; for an unknown symbol its text."""
        if any(self.unknown):
            return [name for name, _ in self._texts]
        names = {token.id: token.name for token in self._known}
        return [names[token] for token in self.ids if token is not None]

    @cached_property
    def bytes(self) -> list[bytes]:
        """The bytes of text that each token stands for; none for a marker."""
        if any(self.unknown) or self._is_by_name:
            return [data for _, data in self._texts]
        data = {token.id: token.bytes for token in self._known}
        return [data[token] for token in self.ids if token is not None]

    @cached_property
    def unknown(self) -> list[bool]:
        """Which tokens are symbols that the alphabet lacks."""
        unknown = self._tokenizer.unknown_id
        if unknown not in self.ids:
            return [False] * len(self.ids)
        # Only a special token itself can have the unknown token's id and be none.
        return [
            token == unknown and not part.is_special for part in self._parts for token in part.ids
        ]

    @cached_property
    def offsets(self) -> list[Span]:
        """Where each token stands in the text: (start, end) in code points.

        Tokens that are parts of one character share its span. A marker has no width. White space
        that the pre-tokenizer drops is in no span.
        """
        found: list[Span] = []
        for part in self._parts:
            start = part.start
            if part.is_special:
                found.append((start, start + len(part.text)))
                continue
            text, back = self._tokenizer.prepare_with_offsets(part.text)
            bounds = self._bounds_by_size(text)
            spans = self._spans(text, part) if bounds is None else list(zip(*bounds, strict=True))
            if back is not None:
                raw = _raw_spans(spans, back)
                if self._tokenizer.normalizer.adds_first:  # a space that is not in the text
                    raw = [
                        (a, a) if end == 1 else (a, b)
                        for (a, b), (_, end) in zip(raw, spans, strict=True)
                    ]
                spans = raw
            found += [(start + a, start + b) for a, b in spans] if start else spans
        return found

    @cached_property
    def bounds(self) -> tuple[Sequence[int], Sequence[int]]:
        """Where the tokens start and where they end, as in `offsets`, in a column each.

        For a long text this takes a fraction of the time: there are no pairs to make.
        """
        part = self._parts[0]
        if len(self._parts) == 1 and not part.is_special:
            text, back = self._tokenizer.prepare_with_offsets(part.text)
            bounds = self._bounds_by_size(text) if back is None else None
            if bounds is not None:
                return bounds
        return [start for start, _ in self.offsets], [end for _, end in self.offsets]

    @cached_property
    def byte_offsets(self) -> list[Span]:
        """Where each token stands in the text's UTF-8 bytes: (start, end).

        Exact inside characters too; behind a normalizer, whole characters as in `offsets`.
        """
        text = "".join(part.text for part in self._parts)
        sizes = (1 if char.isascii() else len(text_bytes(char)) for char in text)
        before = list(accumulate(sizes, initial=0))
        spans = [(before[start], before[end]) for start, end in self.offsets]
        if self._tokenizer.config.normalizer != "none":
            return spans
        found = []
        last = 0
        for (start, end), data in zip(spans, self.bytes, strict=True):
            if len(data) < end - start:  # a part of these characters: it goes on where we are
                start = max(start, last)
                end = start + len(data)
            found.append((start, end))
            last = end
        return found

    def _bounds_by_size(self, text: str) -> tuple[list[int], list[int]] | None:
        """Return the bounds in the prepared text if the tokens follow each other without gaps.

        The bytes of the tokens then are the bytes of the text, so that their lengths say it all.
        """
        if len(self._parts) > 1:
            return None
        ends = list(accumulate(map(len, self.bytes)))
        starts = [0, *ends[:-1]]
        try:
            data = text.encode()
        except UnicodeEncodeError:
            return None
        if ends[-1:] != [len(data)]:
            return None
        if len(data) == len(text):
            return starts, ends
        # Entry i + 1 is the character that byte i belongs to.
        index = list(accumulate(data.translate(_IS_FIRST_BYTE), initial=-1))
        index.append(len(text))
        return [index[start + 1] for start in starts], [index[end] + 1 for end in ends]

    def _pieces_of(self, part: Part, words: Sequence[str]) -> Iterable[Piece]:
        """Return the pieces of the pre-tokens of a part."""
        return map(self._piece, words) if part.drawn is None else part.drawn

    def _spans(self, text: str, part: Part) -> list[Span]:
        """Return the spans in the prepared text."""
        known: dict[tuple[str, Piece], list[Span]] = {}
        found: list[Span] = []
        places = [*self._tokenizer.pretokenizer.spans(text)]
        words = [text[start:end] for start, end in places]
        pieces = self._pieces_of(part, words)
        for (start, _), word, piece in zip(places, words, pieces, strict=True):
            inside = known.get((word, piece))
            if inside is None:
                inside = known[word, piece] = self._spans_in_word(word, piece)
            found += [(start + a, start + b) for a, b in inside]
        return found

    def _spans_in_word(self, word: str, piece: Piece) -> list[Span]:
        units = self._spans_of(word, piece)
        if self._tokenizer.config.units != "byte" or word.isascii():
            return units
        character_of = [
            index
            for index, char in enumerate(word)
            for _ in char.encode("utf-8", "surrogateescape")
        ]
        character_of.append(len(word))
        return [
            (character_of[a], character_of[b - 1] + 1 if a < b else character_of[b])
            for a, b in units
        ]

    @property
    def _known(self) -> list[Token]:
        """The different tokens that are in the vocabulary."""
        token = self._tokenizer.vocabulary.token
        return [token(token_id) for token_id in set(self.ids) if token_id is not None]

    @cached_property
    def _texts(self) -> list[tuple[str, _Bytes]]:
        """Name and bytes of each token, found symbol by symbol where some are unknown."""
        tokenizer = self._tokenizer
        unknown = tokenizer.unknown_id
        known = {token.id: (token.name, token.bytes) for token in self._known}
        found: list[tuple[str, _Bytes]] = []
        for part in self._parts:
            if part.is_special:
                found += [known[token] for token in part.ids if token is not None]
                continue
            words = tokenizer.pretokenizer.split(tokenizer.prepare(part.text))
            for word, piece in zip(words, self._pieces_of(part, words), strict=True):
                needs_spans = unknown in piece or self._is_by_name
                spans = self._spans_of(word, piece) if needs_spans else [(0, 0)] * len(piece)
                for token, span in zip(piece, spans, strict=True):
                    if token is None or token == unknown:
                        found.append(self._unknown_text(word, span))
                    elif self._is_by_name:
                        found.append((known[token][0], text_bytes(word[slice(*span)])))
                    else:
                        found.append(known[token])
        return found

    def _unknown_text(self, word: str, span: Span) -> tuple[str, _Bytes]:
        start, end = span
        if self._tokenizer.config.units == "byte":
            data = word.encode("utf-8", "surrogateescape")[start:end]
            return "".join(byte_to_printable[byte] for byte in data), data
        text = word[start:end]
        return text, text.encode("utf-8", "surrogateescape")


def _raw_spans(spans: Sequence[Span], back: Sequence[int]) -> list[Span]:
    """Turn spans of the prepared text into spans of the raw text.

    `back` gives for each prepared character, and for the end, the index of the raw character that
    it came from. What came from one raw character shares its span.
    """
    ends = list(back)  # where the raw character of each prepared one ends
    following = back[-1]
    for index in range(len(back) - 2, -1, -1):
        ends[index] = following if back[index] == back[index + 1] else back[index + 1]
        following = ends[index]
    # A marker at the end of a word stands behind the word's last character.
    return [
        (back[a], ends[b - 1]) if a < b else (ends[b - 1], ends[b - 1]) if b else (0, 0)
        for a, b in spans
    ]
