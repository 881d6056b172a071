"""Base symbols: their order, their bytes, and words spelled in them."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tokenizers import pre_tokenizers

from bpe_desktop.engine.alphabet import (
    Alphabet,
    Symbol,
    byte_to_printable,
    printable_to_byte,
    repair_surrogates,
    text_bytes,
)
from bpe_desktop.engine.config import TrainingConfig
from bpe_desktop.errors import ConfigError

from .oracle import byte_characters


def test_the_byte_map_is_that_of_gpt2():
    assert dict(enumerate(byte_to_printable)) == byte_characters()
    assert sorted(byte_to_printable) == sorted(pre_tokenizers.ByteLevel.alphabet())
    assert byte_to_printable[0x20] == "Ġ"
    assert all(printable_to_byte[char] == byte for byte, char in enumerate(byte_to_printable))


def test_characters_are_sorted_and_keep_their_bytes():
    alphabet = Alphabet.build(["zé", "a\udcff\x00"], TrainingConfig())
    assert alphabet.symbols == (
        Symbol("\x00", b"\x00", "alphabet"),
        Symbol("a", b"a", "alphabet"),
        Symbol("z", b"z", "alphabet"),
        Symbol("é", "é".encode(), "alphabet"),
        Symbol("\udcff", b"\xff", "alphabet"),
    )
    assert alphabet.ids_of("éaq") == [3, 1, -1]


def test_byte_units_always_have_all_bytes():
    alphabet = Alphabet.build([], TrainingConfig(units="byte"))
    assert len(alphabet) == 256
    assert [symbol.name for symbol in alphabet.symbols] == sorted(byte_to_printable)
    spelled = [alphabet.symbols[i].bytes for i in alphabet.ids_of("é \udc80")]
    assert spelled == [b"\xc3", b"\xa9", b" ", b"\x80"]


def test_a_marker_sorts_by_name_and_before_a_character_of_this_name():
    end = Alphabet.build(["a<"], TrainingConfig(marker="end"))
    assert [symbol.name for symbol in end.symbols] == ["<", "</w>", "a"]
    assert end.marker_index == 1
    assert end.ids_of("a") == [2, 1]
    start = Alphabet.build(["▁a"], TrainingConfig(marker="start"))
    assert [symbol.kind for symbol in start.symbols] == ["alphabet", "marker", "alphabet"]
    assert start.ids_of("▁a") == [1, 2, 0]
    assert start.symbols[1].bytes == b""


def test_a_glued_marker_makes_symbols_of_its_own():
    config = TrainingConfig(marker="end-attached")
    alphabet = Alphabet.build(["ka", "ak"], config)
    assert [(symbol.name, symbol.bytes) for symbol in alphabet.symbols] == [
        ("a", b"a"),
        ("a</w>", b"a"),
        ("k", b"k"),
        ("k</w>", b"k"),
    ]
    assert alphabet.ids_of("kak") == [2, 0, 3]
    assert alphabet.ids_of("kx") == [2, -1]
    in_bytes = Alphabet.build([], config.with_changes(units="byte"))
    assert len(in_bytes) == 512
    names = [in_bytes.symbols[i].name for i in in_bytes.ids_of("aé")]
    assert names == ["a", "Ã", "©</w>"]


def test_graphemes():
    alphabet = Alphabet.build(
        ["e\u0301a", "👩\u200d👧", "\udc80"], TrainingConfig(units="grapheme")
    )
    assert [symbol.name for symbol in alphabet.symbols] == ["a", "e\u0301", "\udc80", "👩\u200d👧"]
    assert alphabet.symbols[1].bytes == "e\u0301".encode()
    assert alphabet.ids_of("ae\u0301e") == [0, 1, -1]


def test_a_limited_alphabet_keeps_the_most_frequent():
    config = TrainingConfig(limit_alphabet=2, unk_token="?", marker="end")
    alphabet = Alphabet.build(["cba", "cd"], config, [1, 3])
    assert [symbol.name for symbol in alphabet.symbols] == ["</w>", "c", "d"]
    assert alphabet.left_out == (2, 2)
    assert alphabet.ids_of("abc") == [-1, -1, 1, 0]
    assert alphabet.vocabulary_ids("abc") == [0, 0, 2, 1]
    fused = Alphabet.build(["cba", "cd"], config.with_changes(fuse_unknown=True), [1, 3])
    assert fused.vocabulary_ids("abc") == [0, 2, 1]
    # Of equal counts the smaller names stay.
    assert [s.name for s in Alphabet.build(["dcba"], config).symbols] == ["</w>", "a", "b"]


def test_byte_fallback_puts_the_bytes_first():
    config = TrainingConfig(byte_fallback=True, special_tokens=("<s>",))
    alphabet = Alphabet.build(["aé\udc80"], config)
    assert len(alphabet) == 258
    assert alphabet.symbols[0x0A] == Symbol("<0x0A>", b"\n", "byte")
    assert [symbol.name for symbol in alphabet.symbols[256:]] == ["a", "é"]
    assert alphabet.ids_of("é\udc80ж") == [257, 0x80, 0xD0, 0xB6]
    assert alphabet.vocabulary_ids("aж") == [257, 0xD1, 0xB7]


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"units": "byte", "byte_fallback": True}, "byte-fallback does not go with"),
        ({"units": "byte", "limit_alphabet": 3}, "limit-alphabet does not go with"),
        ({"units": "byte", "restriction": "sentencepiece"}, "restriction does not go with"),
        ({"limit_alphabet": 3}, "without a token"),
        ({"limit_alphabet": 0, "byte_fallback": True}, "from 1 up"),
        ({"byte_fallback": True, "marker": "end-attached"}, "bytes carry no marker"),
        ({"fuse_unknown": 1}, "true or false"),
        ({"counting": "twice"}, "Unknown counting"),
        ({"special_as": "x"}, "Unknown special-as"),
    ],
)
def test_settings_that_cannot_be(fields, message):
    with pytest.raises(ConfigError, match=message):
        TrainingConfig(**fields)


def test_pickling_keeps_all():
    for config in (
        TrainingConfig(marker="end", units="byte"),
        TrainingConfig(limit_alphabet=1, byte_fallback=True),
    ):
        alphabet = Alphabet.build(["ab"], config)
        copy = pickle.loads(pickle.dumps(alphabet))
        assert copy.symbols == alphabet.symbols
        assert copy.left_out == alphabet.left_out
        assert copy.ids_of("ba") == alphabet.ids_of("ba")


def test_surrogates():
    assert repair_surrogates("a\ud83db") == "a\ufffdb"
    assert repair_surrogates("\ud83d\udc4d") == "👍"
    assert repair_surrogates("\udc80 \udcff") == "\udc80 \udcff"
    assert repair_surrogates("\udd00") == "\ufffd"
    assert text_bytes("\udcff\ud800") == b"\xff\xef\xbf\xbd"


@given(st.binary())
def test_undecodable_bytes_come_back(data):
    assert text_bytes(data.decode("utf-8", "surrogateescape")) == data


@given(st.text(st.characters(), max_size=20))
def test_any_text_has_bytes(text):
    """Surrogates included: nothing that a window may hand over stops a training."""
    text_bytes(repair_surrogates(text))
    assert repair_surrogates(repair_surrogates(text)) == repair_surrogates(text)
