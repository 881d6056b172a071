"""SentencePiece's normalization tables, judged by the library that makes them."""

from __future__ import annotations

import random
import unicodedata
from contextlib import suppress
from functools import cache

import pytest
import sentencepiece

from bpe_desktop.engine.chars_map import CharsMap
from bpe_desktop.errors import FormatError
from bpe_desktop.formats.sentencepiece_proto import parse_normalizer

RULES = ["nmt_nfkc", "nfkc", "nmt_nfkc_cf", "nfkc_cf"]
MARKS = "\u0300\u0301\u0308\u0323\u0327\u3099\u309a\u05b4\u1161\u11a8\ufe0f\u200d"
TEXTS = [
    "",
    "plain text",
    "ﬁne ﬀ ①② ½ ㍿ ﷺ Ⅻ ﾊﾟﾋﾟ ｶﾞ",
    "tab\tnewline\ncr\rnbsp\u00a0zero\u200bwidth\ufeffbom\u2028line\u3000wide\x00nul\x7f\x85",
    "e\u0301 o\u0323\u0302 a\u0302\u0323 \u0344 \u1e9b\u0323 가 \u1100\u1161\u11a8 \u212b K",
    "ǅ İ ẞ ß ﬃ ΐ ŉ ΣΑΣ",
    "👨\u200d👩\u200d👧 🇨🇿 \U0010ffff \U0002f804",
]


@cache
def library(rule: str) -> sentencepiece.SentencePieceNormalizer:
    plain = {"add_dummy_prefix": False, "escape_whitespaces": False}
    return sentencepiece.SentencePieceNormalizer(
        rule_name=rule, remove_extra_whitespaces=False, **plain
    )


@cache
def table(rule: str) -> CharsMap:
    return CharsMap(parse_normalizer(library(rule).serialized_model_proto()))


@pytest.mark.parametrize("rule", RULES)
def test_text_changes_as_in_the_library(rule: str) -> None:
    characters = [chr(code) for code in (*range(1, 0xD800), *range(0xE000, 0x2FA20))]
    changed = [char for char in characters if table(rule).longest(char)[1] is not None]
    assert len(changed) > 4_000
    texts = [*TEXTS, *changed[::7], "".join(changed), "".join(characters[::97])]
    for text in texts:
        assert table(rule).apply(text) == library(rule).normalize(text)


@pytest.mark.parametrize("rule", RULES)
def test_keys_of_several_characters_are_found_wherever_they_stand(rule: str) -> None:
    rng = random.Random(rule)
    pool = [char for char in map(chr, range(0x20, 0x3400)) if unicodedata.decomposition(char)]
    fresh = CharsMap(table(rule).table)
    for _ in range(400):
        text = ""
        for _ in range(rng.randrange(1, 12)):
            part = rng.choice(pool)
            text += unicodedata.normalize(rng.choice(["NFC", "NFD", "NFKD"]), part)
            text += rng.choice(["", "", " ", "a", *MARKS])
        changed, offsets = fresh.apply_with_offsets(text)
        assert changed == fresh.apply(text) == library(rule).normalize(text)
        assert len(offsets) == len(changed) + 1
        assert offsets == sorted(offsets)
        assert offsets[-1] == len(text)


def test_what_does_not_change_keeps_its_place() -> None:
    assert table("nmt_nfkc").apply_with_offsets("aﬁe\u0301\u200b\x01z") == (
        "afié z",
        [0, 1, 1, 2, 4, 6, 7],
    )
    text = "nothing to do"
    assert table("nfkc").apply_with_offsets(text) == (text, [*range(len(text) + 1)])


def test_what_is_no_text_becomes_the_replacement_character() -> None:
    changed, offsets = table("nmt_nfkc").apply_with_offsets("a\udce9\ud83d!")
    assert (changed, offsets) == ("a\ufffd\ufffd!", [0, 1, 2, 3, 4])


def test_the_shortest_key_is_that_of_the_beginning() -> None:
    assert table("nfkc").longest("A\u030a") == (2, "Å")
    assert table("nfkc").shortest("A\u030a") == "Å"
    assert table("nfkc").shortest("ﬁne") == "fi"
    assert table("nfkc").shortest("x") is None


@pytest.mark.parametrize("cut", [0, 3, 4, 1000, 100_000, -1])
def test_a_damaged_table_is_told(cut: int) -> None:
    with pytest.raises(FormatError, match="normalization table is damaged"):
        CharsMap(table("nfkc").table[:cut])


def test_units_that_point_nowhere_are_told_or_pass() -> None:
    rng = random.Random(1)
    original = table("nfkc").table
    for _ in range(60):
        data = bytearray(original)
        for _ in range(300):
            data[rng.randrange(4, len(data) - 1)] = rng.randrange(256)
        with suppress(FormatError):  # or it gives some text, but nothing else happens
            broken = CharsMap(bytes(data))
            assert all(isinstance(broken.apply(text), str) for text in TEXTS)
