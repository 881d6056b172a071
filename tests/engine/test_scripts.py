"""Scripts against the names that Unicode gives its characters."""

from __future__ import annotations

import unicodedata
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from bpe_desktop.engine.scripts import has_unspaced, is_mixed, scripts_of

# The first word of the names of the letters of some scripts.
NAMED = {
    "LATIN": "Latin",
    "CYRILLIC": "Cyrillic",
    "GREEK": "Greek",
    "ARABIC": "Arabic",
    "HEBREW": "Hebrew",
    "THAI": "Thai",
    "HIRAGANA": "Hiragana",
    "KATAKANA": "Katakana",
    "HANGUL": "Hangul",
    "DEVANAGARI": "Devanagari",
    "GEORGIAN": "Georgian",
    "ARMENIAN": "Armenian",
    "CJK": "Han",
    "CHEROKEE": "Cherokee",
    "OSAGE": "Osage",
    "TANGUT": "Tangut",
}
LETTERS = st.characters(categories=("Lu", "Ll", "Lo")).filter(
    lambda char: unicodedata.name(char, "?").split()[0].split("-")[0] in NAMED
)


def script_by_name(char: str) -> str:
    """Return the script that the name of a letter tells."""
    return NAMED[unicodedata.name(char).split()[0].split("-")[0]]


@given(st.dictionaries(LETTERS, st.integers(1, 1000)))
def test_the_script_of_a_letter_is_the_one_in_its_name(characters: dict[str, int]) -> None:
    expected: Counter[str] = Counter()
    for char, count in characters.items():
        expected[script_by_name(char)] += count

    assert scripts_of(characters) == expected


@given(st.dictionaries(st.characters(exclude_categories=()), st.integers(1, 9)))
def test_every_character_is_of_one_script(characters: dict[str, int]) -> None:
    assert scripts_of(characters).total() == sum(characters.values())


def test_what_many_scripts_share_is_common_and_marks_are_inherited() -> None:
    assert scripts_of({"1": 2, ".": 1, "\U0001f642": 3, "\u0301": 4}) == Counter(
        Common=6, Inherited=4
    )


def test_what_has_no_script_is_unknown() -> None:
    assert scripts_of({"\ue000": 1, "\udce9": 2}) == Counter(Unknown=3)


def test_words_mix_scripts_only_of_letters_that_look_alike() -> None:
    assert is_mixed("p\u0430y")
    assert is_mixed("\u03bcm")
    assert not is_mixed("日本のlow")
    assert not is_mixed("\u043f12")
    assert not is_mixed("plain")


def test_scripts_without_spaces_are_known() -> None:
    assert all(map(has_unspaced, ("ภาษา", "日本", "ひらがな", "ភាសា")))
    assert not any(map(has_unspaced, ("한국어", "plain", "слово")))
