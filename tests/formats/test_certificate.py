"""What a written file is compared on."""

from __future__ import annotations

import pytest

from bpe_desktop.formats import registry
from bpe_desktop.formats.certificate import SAMPLES, sample_texts

from .conftest import Train


def test_samples_stay_short_however_long_the_tokens_are(train: Train) -> None:
    tokenizer = train("abcd" * 25_000, merges=40)
    names = [token.name for token in tokenizer.vocabulary]
    assert max(map(len, names)) > 10_000
    texts = sample_texts(tokenizer, ["abcd" * 25_000] * SAMPLES)
    assert sum(map(len, texts)) <= 200_000
    assert len(set(texts)) == len(texts) == SAMPLES
    assert any(name in texts for name in names if len(name) > 1_000)  # some stand there whole


def test_samples_of_ordinary_tokens_hold_them_whole(train: Train) -> None:
    tokenizer = train(sample="japanese-mix.txt")
    texts = "\n".join(sample_texts(tokenizer))
    assert all(token.name in texts for token in tokenizer.vocabulary)


@pytest.mark.parametrize("name", ["x.bpe", "x.json"])
def test_a_tokenizer_of_one_long_word_is_saved(train: Train, tmp_path, name: str) -> None:
    tokenizer = train("abcd" * 25_000, merges=40)
    assert "512 samples" in registry.write(tokenizer, tmp_path / name).certificate.text
