"""What a normalizer is, and those that follow Unicode: normalization forms and letter case."""

from __future__ import annotations

import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import lru_cache
from typing import Literal

__all__ = [
    "FORMS",
    "ByRule",
    "EachCharacter",
    "Keep",
    "Lowercase",
    "Normalizer",
    "SimpleFold",
    "UnicodeForm",
]

_Form = Literal["NFC", "NFD", "NFKC", "NFKD"]
FORMS: dict[str, _Form] = {"nfc": "NFC", "nfd": "NFD", "nfkc": "NFKC", "nfkd": "NFKD"}


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


class Keep(Normalizer):
    def apply(self, text: str) -> str:
        return text

    def apply_with_offsets(self, text: str) -> tuple[str, list[int]]:
        return text, list(range(len(text) + 1))


class Lowercase(Normalizer):
    """Lower-case each character by itself, as the Hugging Face library does (Σ always gives σ)."""

    def apply(self, text: str) -> str:
        return text.replace("Σ", "σ").lower()

    def apply_with_offsets(self, text: str) -> tuple[str, list[int]]:
        result = self.apply(text)
        if len(result) == len(text):
            return result, list(range(len(text) + 1))
        offsets = [i for i, char in enumerate(text) for _ in char.lower()]
        return result, [*offsets, len(text)]


class UnicodeForm(Normalizer):
    """One of Unicode's normalization forms (UAX #15)."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self._form: _Form = FORMS[name]

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


class EachCharacter(Normalizer):
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


class ByRule(Normalizer):
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


class SimpleFold(Normalizer):
    """Fold case as Unicode's simple folding does, which gives one character for each."""

    def apply(self, text: str) -> str:
        return "".join(map(_folded, text))

    def apply_with_offsets(self, text: str) -> tuple[str, list[int]]:
        return self.apply(text), list(range(len(text) + 1))


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
