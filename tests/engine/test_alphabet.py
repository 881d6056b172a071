"""Base symbols: their order, their bytes, and words spelled in them."""

from __future__ import annotations

import pickle

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


def test_pickling_keeps_all():
    alphabet = Alphabet.build(["ab"], TrainingConfig(marker="end", units="byte"))
    copy = pickle.loads(pickle.dumps(alphabet))
    assert copy.symbols == alphabet.symbols
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
