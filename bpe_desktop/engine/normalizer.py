"""Changes to the text before it is cut, each with the way back to the raw text."""

from __future__ import annotations

import unicodedata
from abc import ABC, abstractmethod
from functools import lru_cache
from typing import Literal

from ..errors import ConfigError

__all__ = ["NORMALIZERS", "Normalizer", "get_normalizer"]

NORMALIZERS = ("none", "nfc", "nfd", "nfkc", "nfkd", "lowercase")

_Form = Literal["NFC", "NFD", "NFKC", "NFKD"]
_FORMS: dict[str, _Form] = {"nfc": "NFC", "nfd": "NFD", "nfkc": "NFKC", "nfkd": "NFKD"}


class Normalizer(ABC):
    """A named change of text."""

    def __init__(self, name: str) -> None:
        self.name = name

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
            part = unicodedata.normalize(self._form, text[start:end])
            last = end - start - 1
            parts.append(part)
            offsets.extend(start + min(i, last) for i in range(len(part)))
            start = end
        offsets.append(size)
        return "".join(parts), offsets


class _Chain(Normalizer):
    """Several normalizers, one after the other."""

    def __init__(self, name: str, links: list[Normalizer]) -> None:
        super().__init__(name)
        self._links = links

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


def get_normalizer(name: str) -> Normalizer:
    """Return the normalizer called `name`; `+` joins several, applied from left to right.

    Raises `ConfigError` for a name that is not known.
    """
    links: list[Normalizer] = []
    for part in name.split("+"):
        if part in _FORMS:
            links.append(_UnicodeForm(part))
        elif part == "lowercase":
            links.append(_Lowercase(part))
        elif part == "none":
            links.append(_Keep(part))
        else:
            raise ConfigError(
                f"Unknown normalizer: {part}.", f"Choose from {', '.join(NORMALIZERS)}."
            )
    return links[0] if len(links) == 1 else _Chain(name, links)
