"""Words that are tokens as a whole, beside byte tokens: judged by Hugging Face tokenizers."""

from __future__ import annotations

from pathlib import Path

import pytest
import tokenizers

from bpe_desktop.formats import registry

from .conftest import Train


@pytest.mark.parametrize("marker", ["none", "end", "start"])
@pytest.mark.parametrize("pretokenizer", ["whitespace", "metaspace", "bert", "gpt2", "digits-1"])
def test_whole_words_beside_fallback_bytes(
    train: Train, tmp_path: Path, marker: str, pretokenizer: str
) -> None:
    """A letter that is a word is not taken for the byte of its number."""
    settings = {"marker": marker, "pretokenizer": pretokenizer}
    tokenizer = train("low low lower", byte_fallback=True, ignore_merges=True, **settings)
    registry.write(tokenizer, tmp_path / "t.json")
    library = tokenizers.Tokenizer.from_file(str(tmp_path / "t.json"))
    for text in ("low slow", "l o w A é", "lower slower", "w"):
        ids = tokenizer.encode(text).ids
        assert library.encode(text, add_special_tokens=False).ids == ids
    letter = tokenizer.vocabulary.id_of("w")
    assert letter is not None
    assert letter > 255
    assert letter in tokenizer.encode("w").ids
