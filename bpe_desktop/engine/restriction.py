"""Which pairs may be merged, by what their token would be."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import regex  # type: ignore[import-untyped]

from .alphabet import unit_splitter
from .config import TrainingConfig
from .tie_break import PAIR_SHIFT
from .vocabulary import Token

__all__ = ["SCRIPTS", "Restriction", "script_of"]

_RIGHT = (1 << PAIR_SHIFT) - 1
_LONGEST_PIECE = 16  # code points, the ▁ included
_SPACE = "▁"
# The scripts of Unicode, in which each character has one, found by the name of the first group that
# matches it. Common, for digits, punctuation and symbols, is a script here as well.
_NAMES = """
Latin Common Inherited Han Hiragana Katakana Cyrillic Greek Arabic Hebrew Devanagari
Bengali Thai Hangul Georgian Armenian Ethiopic Tamil Telugu Kannada Malayalam Gujarati Gurmukhi
Oriya Sinhala Lao Tibetan Myanmar Khmer Mongolian Cherokee Canadian_Aboriginal Bopomofo Yi Syriac
Thaana Runic Ogham Braille Gothic Coptic Glagolitic Tifinagh Nko Vai Balinese Javanese Sundanese
Tagalog Hanunoo Buhid Tagbanwa Limbu Tai_Le New_Tai_Lue Buginese Tai_Tham Samaritan Mandaic Lepcha
Ol_Chiki Saurashtra Kayah_Li Rejang Cham Lisu Bamum Meetei_Mayek Syloti_Nagri Phags_Pa
Batak Deseret Shavian Osmanya Cypriot Linear_B Phoenician Old_Italic Ugaritic Old_Persian Cuneiform
Egyptian_Hieroglyphs Adlam Chakma"""
SCRIPTS = _NAMES.split()
_JAPANESE = ("Hiragana", "Katakana")


class Restriction:
    """The limits on tokens that a training's settings set.

    `max_token_length`: in units of the token's text, markers left out.

    "sentencepiece", as `TrainerInterface::IsValidSentencePiece` with SentencePiece's own defaults:
    at most 16 code points; a space or ▁ only as the first of them; characters of one script, where
    Hiragana, Katakana and the long vowel sign count as Han, digits and punctuation as a script
    (Common), and combining marks (Inherited) as that of what stands before; no NUL.
    Not as there: the scripts are those of this Unicode version; those past the common ones count
    as one.
    """

    def __init__(self, config: TrainingConfig) -> None:
        self._longest = config.max_token_length
        self._units = config.units
        self._split = unit_splitter(config.units)
        self._pieces = config.restriction == "sentencepiece"
        self._text_lengths: list[int] = []
        self._lengths: list[int] = []
        self._scripts: list[str | None] = []  # "" for what may be in no longer token
        self._spaced: list[bool] = []  # which tokens begin with a space

    @property
    def is_open(self) -> bool:
        """Tell whether every pair may be merged; then nothing needs to be added."""
        return self._longest is None and not self._pieces

    def add(self, token: Token | None) -> None:
        """Take the token of the next id; `None` for an id without one."""
        self._text_lengths.append(0 if token is None else self._text_length(token))
        if not self._pieces:
            return
        name = "" if token is None else token.name
        self._lengths.append(len(name))
        self._scripts.append(script_of(name))
        self._spaced.append(name[:1] in (" ", _SPACE))

    def join(self, left: int, right: int) -> None:
        """Take the next id: the token that a pair of earlier ones makes."""
        lengths = self._text_lengths
        lengths.append(lengths[left] + lengths[right])
        if self._pieces:
            self._lengths.append(self._lengths[left] + self._lengths[right])
            self._scripts.append(self._scripts[left] or self._scripts[right])
            self._spaced.append(self._spaced[left])

    def _text_length(self, token: Token) -> int:
        if token.kind in ("marker", "merge") and self._units != "byte":
            return len(self._split(token.bytes.decode("utf-8", "surrogateescape")))
        return len(token.bytes) if token.kind == "merge" else int(token.kind != "marker")

    def allows(self, pair: int) -> bool:
        """Tell whether a pair (left << PAIR_SHIFT | right) may be merged."""
        left, right = pair >> PAIR_SHIFT, pair & _RIGHT
        lengths = self._text_lengths
        if self._longest is not None and lengths[left] + lengths[right] > self._longest:
            return False
        if not self._pieces:
            return True
        if self._spaced[right] or self._lengths[left] + self._lengths[right] > _LONGEST_PIECE:
            return False
        first, second = self._scripts[left], self._scripts[right]
        if first == "" or second == "":
            return False
        return first is None or second is None or first == second


@lru_cache(maxsize=1 << 14)
def script_of(name: str) -> str | None:
    """Return the script of a base symbol, `None` for one that goes with every script."""
    if "\0" in name or not name:
        return ""
    found = {script for char in name if (script := _script(char)) is not None}
    if len(found) > 1:  # a grapheme of several scripts stays alone
        return ""
    return found.pop() if found else None


@cache
def _scripts() -> Any:
    return regex.compile("|".join(rf"(?P<{name}>\p{{Script={name}}})" for name in SCRIPTS))


def _script(char: str) -> str | None:
    if char in (" ", _SPACE):
        return None
    if char == "ー":
        return "Han"
    match = _scripts().match(char)
    name = match.lastgroup if match else "Other"
    if name == "Inherited":
        return None
    return "Han" if name in _JAPANESE else name
