"""Normalizers: the same text as the real library's, and the way back to the raw text."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tokenizers import normalizers

from bpe_desktop.engine.normalizer import NORMALIZERS, get_normalizer
from bpe_desktop.errors import ConfigError

LIBRARY = {
    "none": normalizers.Sequence([]),
    "nfc": normalizers.NFC(),
    "nfd": normalizers.NFD(),
    "nfkc": normalizers.NFKC(),
    "nfkd": normalizers.NFKD(),
    "lowercase": normalizers.Lowercase(),
    "nfkc+lowercase": normalizers.Sequence([normalizers.NFKC(), normalizers.Lowercase()]),
    "lowercase+nfd": normalizers.Sequence([normalizers.Lowercase(), normalizers.NFD()]),
}

TEXTS = [
    "",
    "plain",
    "caf\u00e9 cafe\u0301",
    "\ufb01ne \u2460 \uff21",
    "\u0130stanbul I\u011eDIR Stra\u00dfe \u039f\u0394\u039f\u03a3",
    "\u1112\u1161\u11ab \ud55c \u3131\u314f",
    "\uff76\uff9e \uff8a\uff9f\u3099",
    "a\u0316\u0301\u0308 \u1e69 s\u0323\u0307 q\u0307\u0323",
    "\u0958 \u09c7\u09be \u0b47\u0b57",
    "\u212b \u2126 \u338f \ufdfa \u0140\n",
    "\u0344\u0f73 \u0f71\u0f72",
]

_pieces = st.sampled_from([*"aeKΣİßſﬁ①한 \n", "\u0301", "\u0323", "\u1112", "\u1161", "\u11ab"])
_marks = st.characters(categories=["Mn", "Mc", "Me"])
_texts = st.lists(_pieces | _marks | st.characters(exclude_categories=["Cs"]), max_size=20)


@pytest.mark.parametrize("name", LIBRARY)
@pytest.mark.parametrize("text", TEXTS)
def test_same_text_as_the_library(name, text):
    assert get_normalizer(name).apply(text) == LIBRARY[name].normalize_str(text)


@given(parts=_texts, name=st.sampled_from(sorted(LIBRARY)))
def test_offsets_lead_back(parts, name):
    text = "".join(parts)
    normalizer = get_normalizer(name)
    normalized, offsets = normalizer.apply_with_offsets(text)
    assert normalized == normalizer.apply(text)
    assert len(offsets) == len(normalized) + 1
    assert offsets[-1] == len(text)
    assert offsets == sorted(offsets)
    assert not text or offsets[0] == 0
    assert not normalized or offsets[-2] < len(text)


@pytest.mark.parametrize("form", ["NFC", "NFD", "NFKC", "NFKD"])
def test_every_character_that_changes(form):
    """Each by itself and behind a letter: its own characters lead back to just its place."""
    normalizer = get_normalizer(form.lower())
    for code in range(0x30000):
        char = chr(code)
        if not unicodedata.decomposition(char) and not 0x1100 <= code < 0x1200:
            continue
        normalized, offsets = normalizer.apply_with_offsets(f"x{char}y")
        assert normalized == unicodedata.normalize(form, f"x{char}y")
        assert offsets[0] == 0
        assert offsets[-2:] == [2, 3]
        assert set(offsets[1:-2]) <= {0, 1}


@pytest.mark.parametrize(
    ("name", "text", "normalized", "offsets"),
    [
        ("nfkc", "\ufb01lo", "filo", [0, 0, 1, 2, 3]),
        ("nfc", "ae\u0301b", "a\u00e9b", [0, 1, 3, 4]),
        ("nfd", "\u00e9b", "e\u0301b", [0, 0, 1, 2]),
        ("lowercase", "\u0130A", "i\u0307a", [0, 0, 1, 2]),
        ("nfkc+lowercase", "\u338fA", "kga", [0, 0, 1, 2]),
        ("none", "A", "A", [0, 1]),
    ],
)
def test_offsets(name, text, normalized, offsets):
    assert get_normalizer(name).apply_with_offsets(text) == (normalized, offsets)


def test_names():
    for name in NORMALIZERS:
        assert get_normalizer(name).name == name
    assert get_normalizer("nfc+lowercase").name == "nfc+lowercase"
    for name in ("", "nfx", "nfc+", "NFC"):
        with pytest.raises(ConfigError, match="Unknown normalizer"):
            get_normalizer(name)
