"""UTF-8 that was read in another encoding: found, and put right."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_desktop.engine.mojibake import garbled, mended

SENTENCES = {
    "cp1252": "Déjà vu : l’été, naïve Größe – ça coûte 5 €",
    "cp1251": "Съешь ещё этих мягких французских булок",
}


def misread(text: str, encoding: str) -> str:
    """Return what becomes of UTF-8 read otherwise; bytes without a letter stay as controls."""
    return "".join(
        bytes([byte]).decode(encoding, "replace").replace("\ufffd", chr(byte))
        for byte in text.encode()
    )


@pytest.mark.parametrize("encoding", SENTENCES)
def test_a_sentence_is_put_right(encoding: str) -> None:
    text = SENTENCES[encoding]

    assert mended(misread(text, encoding), encoding) == text


@pytest.mark.parametrize("encoding", SENTENCES)
def test_each_character_that_was_meant_is_counted(encoding: str) -> None:
    text = SENTENCES[encoding]
    foreign = sum(not char.isascii() for char in text)

    assert dict(garbled(misread(text, encoding)))[encoding] == foreign


@pytest.mark.parametrize("text", [*SENTENCES.values(), "Çok güzel şehir", "Příliš žluťoučký kůň"])
def test_text_as_it_should_be_is_left_alone(text: str) -> None:
    assert list(garbled(text)) == []
    assert all(mended(text, encoding) == text for encoding in SENTENCES)


@given(st.text(st.characters(categories=("Lu", "Ll", "Lo"), max_codepoint=0x2FFF)))
def test_any_letters_come_back(text: str) -> None:
    assert mended(misread(text, "cp1252"), "cp1252") == text or list(garbled(text))
