"""SentencePiece's normalizers: its tables and its ways with spaces."""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from collections.abc import Iterable
from functools import lru_cache
from urllib.parse import quote, unquote

from ..errors import ConfigError
from .chars_map import CharsMap
from .unicode_normalizer import Normalizer, UnicodeForm

__all__ = [
    "NMT",
    "PRECOMPILED",
    "SPACE_SIGN",
    "TABLE",
    "EdgeSpace",
    "Escape",
    "PiecesNfkc",
    "Table",
    "Trim",
    "table_name",
    "table_of",
]

SPACE_SIGN = "▁"  # what SentencePiece writes for a space

# What SentencePiece's table `nmt_nfkc` does beside NFKC (google/sentencepiece, `MergeNmtMap`).
NMT = {
    **dict.fromkeys(
        "\t\n\f\r\u061c\u1680\u200b\u200c\u200e\u200f\u2028\u2029\u2581\ufeff\ufffd", " "
    ),
    **dict.fromkeys(
        [chr(i) for i in range(1, 0x20) if chr(i) not in "\t\n\f\r"] + ["\x7f", "\x8f", "\x9f"], ""
    ),
}

_KEPT = "~"  # before each string that a table passes over; quote() is made to leave none
TABLE, PRECOMPILED = "charsmap:", "precompiled:"


class PiecesNfkc(UnicodeForm):
    """NFKC as in SentencePiece's table `nmt_nfkc`, which leaves the full-width tilde alone."""

    _TILDE = "\uff5e"

    def __init__(self, name: str) -> None:
        super().__init__("nfkc")
        self.name = name

    def _normalize(self, text: str) -> str:
        return self._TILDE.join(map(super()._normalize, text.split(self._TILDE)))


class Table(Normalizer):
    """What a SentencePiece model's own table says, carried by the name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self._map = CharsMap(table_of(name), map(unquote, name.split(_KEPT)[1:]))

    @property
    def loss(self) -> str:
        return "The model's own table changes the text before it is cut."

    def apply(self, text: str) -> str:
        return self._map.apply(text)

    def apply_with_offsets(self, text: str) -> tuple[str, list[int]]:
        return self._map.apply_with_offsets(text)


class Trim(Normalizer):
    """Leave no space at the edges and no two in a row (SentencePiece, remove_extra_whitespaces)."""

    _RUN = re.compile("  +")
    _KEPT = re.compile("[^ ]+|(?<=[^ ]) (?= *[^ ])")

    def apply(self, text: str) -> str:
        return self._RUN.sub(" ", self._without_end(text).lstrip(" "))

    def apply_with_offsets(self, text: str) -> tuple[str, list[int]]:
        spans = [match.span() for match in self._KEPT.finditer(self._without_end(text))]
        offsets = [i for start, end in spans for i in range(start, end)]
        return "".join(text[start:end] for start, end in spans), [*offsets, len(text)]

    def _without_end(self, text: str) -> str:
        # The library looks at the end only when spaces are signs already.
        return text.rstrip(" " + SPACE_SIGN)


class EdgeSpace(Normalizer):
    """Put a space before the text, or behind it (SentencePiece, add_dummy_prefix)."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.adds_first = name == "sp-prefix"

    @property
    def loss(self) -> str:
        return "The space that is put at the edge of the text comes back with it."

    def apply(self, text: str) -> str:
        if not text:
            return text
        return " " + text if self.adds_first else text + " "

    def apply_with_offsets(self, text: str) -> tuple[str, list[int]]:
        offsets = list(range(len(text) + 1))
        if text:
            offsets.insert(0 if self.adds_first else len(text), 0 if self.adds_first else len(text))
        return self.apply(text), offsets


class Escape(Normalizer):
    """Write ▁ for a space (SentencePiece, escape_whitespaces)."""

    @property
    def loss(self) -> str:
        return f"A {SPACE_SIGN} in the text comes back as a space, which it stands for."

    def apply(self, text: str) -> str:
        return text.replace(" ", SPACE_SIGN)

    def apply_with_offsets(self, text: str) -> tuple[str, list[int]]:
        return self.apply(text), list(range(len(text) + 1))


def table_name(table: bytes, *, precompiled: bool = False, kept: Iterable[str] = ()) -> str:
    """Return the name of the normalizer that does what a model's `precompiled_charsmap` says.

    The name holds the table itself, so that settings which are kept or sent hold it too.
    `precompiled`: as Hugging Face's library asks the table, which is not quite the same. `kept` are
    strings that the table passes over.
    """
    data = base64.urlsafe_b64encode(zlib.compress(table)).decode()
    parts = [data, *(quote(text, safe="").replace(_KEPT, "%7E") for text in kept)]
    return (PRECOMPILED if precompiled else TABLE) + _KEPT.join(parts)


@lru_cache(maxsize=8)
def table_of(name: str) -> bytes:
    """Return the table in the name of a normalizer."""
    try:
        return zlib.decompress(base64.urlsafe_b64decode(name.partition(":")[2].partition(_KEPT)[0]))
    except (binascii.Error, zlib.error, ValueError):
        raise ConfigError(
            "The normalization table is damaged.", "Import the model again."
        ) from None
