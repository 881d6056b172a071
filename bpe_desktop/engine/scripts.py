"""The writing systems of a text, by Unicode's property Script."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import regex  # type: ignore[import-untyped]

from .restriction import SCRIPTS

__all__ = ["UNSPACED", "has_unspaced", "is_mixed", "scripts_of"]

# Past those that have tokens of their own in SentencePiece: the rest of Unicode 14.
_NAMES = """
Ahom Anatolian_Hieroglyphs Avestan Bassa_Vah Bhaiksuki Brahmi Carian Caucasian_Albanian Chorasmian
Cypro_Minoan Dives_Akuru Dogra Duployan Elbasan Elymaic Grantha Gunjala_Gondi Hanifi_Rohingya Hatran
Imperial_Aramaic Inscriptional_Pahlavi Inscriptional_Parthian Kaithi Kharoshthi Khitan_Small_Script
Khojki Khudawadi Linear_A Lycian Lydian Mahajani Makasar Manichaean Marchen Masaram_Gondi
Medefaidrin Mende_Kikakui Meroitic_Cursive Meroitic_Hieroglyphs Miao Modi Mro Multani Nabataean
Nandinagari Newa Nushu Nyiakeng_Puachue_Hmong Old_Hungarian Old_North_Arabian Old_Permic Old_Sogdian
Old_South_Arabian Old_Turkic Old_Uyghur Osage Pahawh_Hmong Palmyrene Pau_Cin_Hau Psalter_Pahlavi
Sharada Siddham SignWriting Sogdian Sora_Sompeng Soyombo Tai_Viet Takri Tangsa Tangut Tirhuta Toto
Vithkuqi Wancho Warang_Citi Yezidi Zanabazar_Square"""
_RARE = _NAMES.split()
_MOST_COMMON_FIRST = (*SCRIPTS, *_RARE)
_OTHER = "Unknown"  # Unicode's name for what has no script: unassigned, private, surrogates

# A character of the scripts that are written without spaces between words.
UNSPACED: regex.Pattern[str] = regex.compile(
    r"[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}"
    r"\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]"
)
# The scripts whose letters are easily taken for each other's.
_ALIKE = ("Latin", "Cyrillic", "Greek")
_PATTERNS: dict[str, regex.Pattern[str]] = {
    name: regex.compile(rf"\p{{Script={name}}}") for name in _ALIKE
}


def scripts_of(characters: Mapping[str, int]) -> Counter[str]:
    """Return how many of the characters, given with their counts, are of each script.

    >>> sorted(scripts_of({"a": 3, "ж": 2, "1": 1, "я": 1}).items())
    [('Common', 1), ('Cyrillic', 3), ('Latin', 3)]
    """
    left = "".join(characters)
    found: Counter[str] = Counter()
    for name in _MOST_COMMON_FIRST:
        if not left:
            break
        pattern = regex.compile(rf"\p{{Script={name}}}+")
        for run in pattern.findall(left):
            found[name] += sum(map(characters.__getitem__, run))
        left = pattern.sub("", left)
    if left:
        found[_OTHER] = sum(map(characters.__getitem__, left))
    return found


def has_unspaced(text: str) -> bool:
    """Tell whether a text has a character of a script that is written without spaces."""
    return not text.isascii() and UNSPACED.search(text) is not None


def is_mixed(word: str) -> bool:
    """Tell whether a word mixes letters of scripts that look alike, such as Latin and Cyrillic.

    >>> is_mixed("pаypal"), is_mixed("paypal")
    (True, False)
    """
    if word.isascii():
        return False
    return sum(pattern.search(word) is not None for pattern in _PATTERNS.values()) > 1
