"""What tiles show for every kind of token."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_desktop.engine import display
from bpe_desktop.engine.config import TrainingConfig
from bpe_desktop.engine.corpus import Corpus
from bpe_desktop.engine.display import face_kind, label, token_label, visible
from bpe_desktop.engine.trainer import Trainer
from bpe_desktop.engine.vocabulary import Token, Vocabulary


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("švejk", "švejk"),
        ("a b", "a␣b"),
        ("\t\n\r\xa0", "⇥↵␍⍽"),
        ("", ""),
        ("a\u200bb", "a<U+200B>b"),
        ("\ufeff", "<U+FEFF>"),
        ("\x00\x1b", "<U+0000><U+001B>"),
        ("\u202eabc", "<U+202E>abc"),  # would turn the whole tile round
        ("\u3000", "<U+3000>"),
        ("\U000e0001", "<U+E0001>"),
        ("\ud83d", "<U+D83D>"),
        ("\u0301", "\u25cc\u0301"),
        ("e\u0301", "e\u0301"),
        ("\u0301e\u0301", "\u25cc\u0301e\u0301"),
        ("ี", "\u25ccี"),
        ("👩\u200d💻", "👩\u200d💻"),
        ("👩🏽\u200d💻", "👩🏽\u200d💻"),
        ("👩\u200d", "👩<U+200D>"),
        ("a\u200db", "a<U+200D>b"),
        ("☕\ufe0f", "☕\ufe0f"),
        ("\ufe0f", "\u25cc\ufe0f"),
        ("·", "·"),
    ],
)
def test_every_character_can_be_seen(text, shown):
    assert visible(text) == shown


@pytest.mark.parametrize(
    ("data", "shown"),
    [
        (b"\xc5", "C5"),
        (b"\xe2\xad", "E2 AD"),
        (b" \xe2", "␣ E2"),
        (b"\xa2 j", "A2 ␣j"),
        ("ř".encode() + b"\xc5", "ř C5"),
        (b"\xf0\x9f\x98a\x8a", "F0 9F 98 a 8A"),
        (b"\xc0\xaf", "C0 AF"),
        (b"", ""),
    ],
)
def test_bytes_that_are_no_character_stand_as_hex(data, shown):
    assert label(data) == shown


@given(st.text(st.characters(exclude_categories=()), max_size=20))
def test_no_label_hides_anything(text):
    """Nothing invisible is left, but for joiners inside emoji and spaces that part the hex."""
    for char in visible(text).replace("\u200d", ""):
        assert char == " " or unicodedata.category(char) not in display._INVISIBLE
    assert bool(visible(text)) == bool(text)


@given(st.binary(max_size=12))
def test_bytes_of_any_kind_have_a_label(data):
    assert bool(label(data)) == bool(data)


def _vocabulary(pairs, **settings) -> Vocabulary:
    config = TrainingConfig(min_frequency=1, **settings)
    trainer = Trainer(Corpus.from_counts(pairs), config)
    return Vocabulary.from_training(trainer.alphabet, trainer.steps(), config)


def test_markers_show_and_literal_ones_stay():
    labels = {token.name: token_label(token) for token in _vocabulary([("a·", 3)], marker="end")}
    assert labels == {"</w>": "·", "a": "a", "·": "·", "a·": "a·", "a·</w>": "a··"}
    literal = [token_label(token) for token in _vocabulary([("</w>", 3)], marker="end")]
    assert literal[-1] == "</w>·"
    start = [token_label(token) for token in _vocabulary([("▁a", 3)], marker="start")]
    assert start[-1] == "▁▁a"


def test_labels_in_byte_units():
    vocabulary = _vocabulary([("ř š", 3)], units="byte", pretokenizer="none", marker="end")
    labels = {token.bytes: token_label(token) for token in vocabulary}
    assert labels[b" "] == "␣"
    assert labels[b"\xc5"] == "C5"
    assert labels[b"\x00"] == "<U+0000>"
    assert labels["ř š".encode()] == "ř␣š·"


@pytest.mark.parametrize(
    ("token", "kind", "shown"),
    [
        (Token(0, "<pad>", b"<pad>", "special"), "special", "<pad>"),
        (Token(0, "</w>", b"</w>", "special"), "special", "</w>"),
        (Token(0, "</w>", b"", "marker"), "marker", "·"),
        (Token(0, "▁", b"", "marker"), "marker", "▁"),
        (Token(0, "š", "š".encode(), "alphabet"), "alphabet", "š"),
        (Token(0, "\udcc5", b"\xc5", "alphabet"), "byte", "C5"),
        (Token(0, "a", b"a", "byte"), "alphabet", "a"),
        (Token(0, "Å", b"\xc5", "byte"), "byte", "C5"),
        (Token(0, "šv", "šv".encode(), "merge", 1, 0, 0), "learnt", "šv"),
        (Token(0, "âĢ", b"\xe2\x80", "merge", 1, 0, 0), "learnt", "E2 80"),
    ],
)
def test_kinds_and_labels_of_tokens(token, kind, shown):
    assert face_kind(token) == kind
    assert token_label(token) == shown
