"""Changes to the text before it is cut, each with the way back to the raw text."""

from __future__ import annotations

import base64
import binascii
import re
import unicodedata
import zlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Literal
from urllib.parse import quote, unquote

from ..errors import ConfigError
from .bert_normalizer import BERT_NORMALIZERS, BERT_STEPS
from .chars_map import CharsMap
from .text_steps import Precompiled, TextStep, make_step, step_name

__all__ = [
    "NORMALIZERS",
    "SPACE_SIGN",
    "Normalizer",
    "counts_by_line",
    "dropped_spaces",
    "escapes_spaces",
    "get_normalizer",
    "puts_spaces",
    "shown_normalizer",
    "table_name",
    "table_of",
]

NORMALIZERS = (
    "none",
    "nfc",
    "nfd",
    "nfkc",
    "nfkd",
    "lowercase",
    "bert",
    "bert-cased",
    "bert-clean",
    "bert-cjk",
    "bert-accents",
    "nmt_nfkc",
    "nmt_nfkc_cf",
    "nfkc_cf",
    "sp-trim",
    "sp-prefix",
    "sp-suffix",
    "sp-escape",
)

SPACE_SIGN = "▁"  # what SentencePiece writes for a space

_Form = Literal["NFC", "NFD", "NFKC", "NFKD"]
_FORMS: dict[str, _Form] = {"nfc": "NFC", "nfd": "NFD", "nfkc": "NFKC", "nfkd": "NFKD"}


class Normalizer(ABC):
    """A named change of text.

    `adds_first`: what comes out begins with a space that was put there.
    """

    adds_first = False

    def __init__(self, name: str) -> None:
        self.name = name

    @property
    def loss(self) -> str:
        """One sentence that says why decoding does not give the raw text back."""
        return f"The normalizer {self.name} changes the text before it is cut."

    @abstractmethod
    def apply(self, text: str) -> str:
        """Return the changed text."""

    @abstractmethod
    def apply_with_offsets(self, text: str) -> tuple[str, list[int]]:
        """Return the changed text and where it came from.

        Entry i of the list is the index in `text` of the character that gave character i of the
        result; one more entry at the end holds `len(text)`. Entries never decrease.
        """


class _Keep(Normalizer):
    def apply(self, text: str) -> str:
        return text

    def apply_with_offsets(self, text: str) -> tuple[str, list[int]]:
        return text, list(range(len(text) + 1))


class _Lowercase(Normalizer):
    """Lower-case each character by itself, as the Hugging Face library does (Σ always gives σ)."""

    def apply(self, text: str) -> str:
        return text.replace("Σ", "σ").lower()

    def apply_with_offsets(self, text: str) -> tuple[str, list[int]]:
        result = self.apply(text)
        if len(result) == len(text):
            return result, list(range(len(text) + 1))
        offsets = [i for i, char in enumerate(text) for _ in char.lower()]
        return result, [*offsets, len(text)]


class _UnicodeForm(Normalizer):
    """One of Unicode's normalization forms (UAX #15)."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self._form: _Form = _FORMS[name]

    def apply(self, text: str) -> str:
        return self._normalize(text)

    def _normalize(self, text: str) -> str:
        return unicodedata.normalize(self._form, text)

    def apply_with_offsets(self, text: str) -> tuple[str, list[int]]:
        if unicodedata.is_normalized(self._form, text):
            return text, list(range(len(text) + 1))
        parts: list[str] = []
        offsets: list[int] = []
        start = 0
        size = len(text)
        while start < size:
            end = start + 1
            while end < size and not _starts_anew(text[end]):
                end += 1
            part = self._normalize(text[start:end])
            last = end - start - 1
            parts.append(part)
            offsets.extend(start + min(i, last) for i in range(len(part)))
            start = end
        offsets.append(size)
        return "".join(parts), offsets


class _PiecesNfkc(_UnicodeForm):
    """NFKC as in SentencePiece's table `nmt_nfkc`, which leaves the full-width tilde alone."""

    _TILDE = "\uff5e"

    def __init__(self, name: str) -> None:
        super().__init__("nfkc")
        self.name = name

    def _normalize(self, text: str) -> str:
        return self._TILDE.join(map(super()._normalize, text.split(self._TILDE)))


class _EachCharacter(Normalizer):
    """Put something in the place of some characters, each by itself."""

    def __init__(self, name: str, table: dict[str, str]) -> None:
        super().__init__(name)
        self._table = table
        self._codes = str.maketrans(table)

    def apply(self, text: str) -> str:
        return text.translate(self._codes)

    def apply_with_offsets(self, text: str) -> tuple[str, list[int]]:
        offsets = [i for i, char in enumerate(text) for _ in self._table.get(char, char)]
        return self.apply(text), [*offsets, len(text)]


class _ByRule(Normalizer):
    """Put what a rule says in the place of each character."""

    def __init__(self, name: str, rule: Callable[[str], str]) -> None:
        super().__init__(name)
        self._rule = lru_cache(maxsize=1 << 16)(rule)

    def apply(self, text: str) -> str:
        return "".join(map(self._rule, text))

    def apply_with_offsets(self, text: str) -> tuple[str, list[int]]:
        parts = [*map(self._rule, text)]
        offsets = [i for i, part in enumerate(parts) for _ in part]
        return "".join(parts), [*offsets, len(text)]


class _SimpleFold(Normalizer):
    """Fold case as Unicode's simple folding does, which gives one character for each."""

    def apply(self, text: str) -> str:
        return "".join(map(_folded, text))

    def apply_with_offsets(self, text: str) -> tuple[str, list[int]]:
        return self.apply(text), list(range(len(text) + 1))


class _Table(Normalizer):
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


class _Trim(Normalizer):
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


class _EdgeSpace(Normalizer):
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


class _Escape(Normalizer):
    """Write ▁ for a space (SentencePiece, escape_whitespaces)."""

    @property
    def loss(self) -> str:
        return f"A {SPACE_SIGN} in the text comes back as a space, which it stands for."

    def apply(self, text: str) -> str:
        return text.replace(" ", SPACE_SIGN)

    def apply_with_offsets(self, text: str) -> tuple[str, list[int]]:
        return self.apply(text), list(range(len(text) + 1))


class _Step(Normalizer):
    """A step of another program's tokenizer."""

    def __init__(self, name: str, step: TextStep) -> None:
        super().__init__(name)
        self._parts = step.parts

    @property
    def loss(self) -> str:
        return "The steps of the file that it comes from change the text before it is cut."

    def apply(self, text: str) -> str:
        return "".join([part for part, _, _ in self._parts(text)])

    def apply_with_offsets(self, text: str) -> tuple[str, list[int]]:
        parts: list[str] = []
        offsets: list[int] = []
        for part, start, end in self._parts(text):
            parts.append(part)
            kept = part == text[start:end]
            offsets += range(start, end) if kept else [start] * len(part)
        return "".join(parts), [*offsets, len(text)]


class _Chain(Normalizer):
    """Several normalizers, one after the other."""

    def __init__(self, name: str, links: list[Normalizer]) -> None:
        super().__init__(name)
        self._links = links
        self.adds_first = any(link.adds_first for link in links)

    @property
    def loss(self) -> str:
        parts = [link for link in self._links if link.name not in ("none", "sp-prefix")]
        if len(parts) == 1 or isinstance(parts[0], _Table):
            return parts[0].loss
        return super().loss

    def apply(self, text: str) -> str:
        for link in self._links:
            text = link.apply(text)
        return text

    def apply_with_offsets(self, text: str) -> tuple[str, list[int]]:
        result, offsets = self._links[0].apply_with_offsets(text)
        for link in self._links[1:]:
            result, inner = link.apply_with_offsets(result)
            offsets = [offsets[i] for i in inner]
        return result, offsets


@lru_cache(maxsize=1 << 16)
def _starts_anew(char: str) -> bool:
    """Tell whether no normalization form ever joins or reorders `char` with what stands before it.

    Marks may, and so may the vowels and final consonants of Hangul, as themselves or as what a
    compatibility character begins with.
    """
    first = unicodedata.normalize("NFKD", char)[0]
    return (
        not unicodedata.combining(first)
        and not unicodedata.category(first).startswith("M")
        and not "\u1160" <= first <= "\u11ff"
    )


@lru_cache(maxsize=1 << 16)
def _folded(char: str) -> str:
    """Return the simple case folding of a character."""
    folded = char.casefold()
    if len(folded) == 1:
        return folded
    lower = char.lower()
    return lower if len(lower) == 1 else char


# What SentencePiece's table `nmt_nfkc` does beside NFKC (google/sentencepiece, `MergeNmtMap`).
_NMT = {
    **dict.fromkeys(
        "\t\n\f\r\u061c\u1680\u200b\u200c\u200e\u200f\u2028\u2029\u2581\ufeff\ufffd", " "
    ),
    **dict.fromkeys(
        [chr(i) for i in range(1, 0x20) if chr(i) not in "\t\n\f\r"] + ["\x7f", "\x8f", "\x9f"], ""
    ),
}


def escapes_spaces(name: str) -> bool:
    """Tell whether a normalizer of this name writes ▁ for a space.

    Then the text is SentencePiece's raw stream: a ▁ stands for a space in every token, and each
    line of a training text is a text of its own.
    """
    return "sp-escape" in name.split("+")


def dropped_spaces(name: str) -> int | None:
    """Return how many spaces before a text decoding drops after this normalizer, `None` for all.

    As SentencePiece does: the one that was put there, and where spaces are trimmed, every one.
    """
    parts = name.split("+")
    if "sp-escape" not in parts:
        return 0
    if "sp-trim" in parts:
        return None
    return int(any(part in ("sp-prefix", *_SIGN_FIRST) for part in parts))


def puts_spaces(name: str) -> bool:
    """Tell whether this normalizer puts spaces around some characters."""
    steps = (step for part in name.split("+") for step in BERT_NORMALIZERS.get(part, (part,)))
    return "bert-cjk" in steps


def counts_by_line(name: str) -> bool:
    """Tell whether a training text has to be normalized line by line.

    Not where line ends become spaces, extra spaces go, and each line begins with a space: that
    comes to the same.
    """
    parts = name.split("+")
    is_same = {"sp-trim", "sp-prefix"} <= {*parts} and (
        "nmt_nfkc" in parts or "nmt_nfkc_cf" in parts
    )
    return escapes_spaces(name) and not is_same


_SIGN_FIRST = (step_name("prepend", SPACE_SIGN), step_name("begin", SPACE_SIGN))
_KEPT = "~"  # before each string that a table passes over; quote() is made to leave none
_TABLE, _PRECOMPILED = "charsmap:", "precompiled:"


def table_name(table: bytes, *, precompiled: bool = False, kept: Iterable[str] = ()) -> str:
    """Return the name of the normalizer that does what a model's `precompiled_charsmap` says.

    The name holds the table itself, so that settings which are kept or sent hold it too.
    `precompiled`: as Hugging Face's library asks the table, which is not quite the same. `kept` are
    strings that the table passes over.
    """
    data = base64.urlsafe_b64encode(zlib.compress(table)).decode()
    parts = [data, *(quote(text, safe="").replace(_KEPT, "%7E") for text in kept)]
    return (_PRECOMPILED if precompiled else _TABLE) + _KEPT.join(parts)


def shown_normalizer(name: str) -> str:
    """Return a normalizer's name for people: without the tables that it may hold.

    >>> shown_normalizer("charsmap:eJzs+sp-escape")
    'charsmap:…+sp-escape'
    """
    parts = (part.partition(":") for part in name.split("+"))
    return "+".join(
        kind + colon + ("…" if kind + colon in (_TABLE, _PRECOMPILED) else rest)
        for kind, colon, rest in parts
    )


@lru_cache(maxsize=8)
def table_of(name: str) -> bytes:
    """Return the table in the name of a normalizer."""
    try:
        return zlib.decompress(base64.urlsafe_b64decode(name.partition(":")[2].partition(_KEPT)[0]))
    except (binascii.Error, zlib.error, ValueError):
        raise ConfigError(
            "The normalization table is damaged.", "Import the model again."
        ) from None


def get_normalizer(name: str) -> Normalizer:
    """Return the normalizer called `name`; `+` joins several, applied from left to right.

    `nmt_nfkc`, `nmt_nfkc_cf` and `nfkc_cf` are what SentencePiece's tables of these names do, by
    this Unicode version; `sp-…` are its ways with spaces, to be named in the order of the list.
    Raises `ConfigError` for a name that is not known.
    """
    links = [link for part in name.split("+") for link in _named(part)]
    return links[0] if len(links) == 1 else _Chain(name, links)


def _named(name: str) -> list[Normalizer]:
    if name in _FORMS:
        return [_UnicodeForm(name)]
    if name in BERT_NORMALIZERS:
        return [link for step in BERT_NORMALIZERS[name] for link in _named(step)]
    match name:
        case "none":
            return [_Keep(name)]
        case "bert-accents":
            return [_UnicodeForm("nfd"), _ByRule(name, BERT_STEPS[name])]
        case "bert-clean" | "bert-cjk":
            return [_ByRule(name, BERT_STEPS[name])]
        case "lowercase":
            return [_Lowercase(name)]
        case "nmt_nfkc":
            return [_EachCharacter(name, _NMT), _PiecesNfkc(name)]
        case "nmt_nfkc_cf":
            return [_EachCharacter(name, _NMT), _PiecesNfkc(name), _SimpleFold(name)]
        case "nfkc_cf":
            return [_UnicodeForm("nfkc"), _SimpleFold(name)]
        case "sp-trim":
            return [_Trim(name)]
        case "sp-prefix" | "sp-suffix":
            return [_EdgeSpace(name)]
        case "sp-escape":
            return [_Escape(name)]
        case _ if name.startswith(_TABLE):
            return [_Table(name)]
        case _ if name.startswith(_PRECOMPILED):
            return [_Step(name, Precompiled(table_of(name)))]
    if (step := make_step(name)) is not None:
        return [_Step(name, step)]
    raise ConfigError(f"Unknown normalizer: {name[:80]}.", f"Choose from {', '.join(NORMALIZERS)}.")
