"""Whatever the algorithm: explanations agree with encoding, and encoding with decoding."""

from __future__ import annotations

from typing import Any

import pytest

from bpe_desktop.engine import Corpus, Tokenizer, TrainingConfig, train
from bpe_desktop.engine.config import TOKENIZERS
from bpe_desktop.engine.trainer import Trainer
from bpe_desktop.errors import ConfigError

TEXT = "basso bassetto bassotto abbasso ##a ciao mondo ciao naïve 日本語 ▁a </w> <s> " * 2
WORDS = [
    *("", "basso", "BASSO", "xbassox", "a b", "\0", "日本語é", "##a", "▁a", "</w>", "<s>"),
    *("\udc80", "\ud800", "e\u0301", "b" * 120),
]
LIMITED = {"limit_alphabet": 5, "unk_token": "<UNK>"}
CHANGES: list[dict[str, Any]] = [
    {},
    {"byte_fallback": True},
    LIMITED,
    {**LIMITED, "fuse_unknown": True},
    {"units": "byte"},
    {"units": "grapheme"},
    {"marker": "end"},
    {"marker": "end-attached"},
    {"marker": "start"},
    {"normalizer": "lowercase"},
]


def configs() -> list[TrainingConfig]:
    found = []
    for algorithm in TOKENIZERS:
        for changes in CHANGES:
            try:
                found.append(TrainingConfig.defaults(algorithm).with_changes(**changes))
            except ConfigError:  # which do not go together
                continue
    return found


def trained(config: TrainingConfig) -> Tokenizer:
    corpus = Corpus.from_text(TEXT, config)
    if config.algorithm in ("bpe", "wordpiece"):
        trainer = Trainer(corpus, config)
        trainer.vocabulary.extend(list(trainer.steps()))
        return Tokenizer(trainer.vocabulary, config)
    steps = train(corpus, config)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return Tokenizer(end.value.vocabulary, config)


@pytest.mark.parametrize("config", configs(), ids=lambda config: config.algorithm)
def test_what_a_word_became_is_explained_so(config: TrainingConfig) -> None:
    tokenizer = trained(config)
    for word in WORDS:
        for merges in (None, 0, 1, 3):
            encoding = tokenizer.encode(word, merges=merges)
            spans = [*encoding.offsets, *encoding.byte_offsets]
            assert all(0 <= start <= end for start, end in spans)
            assert all(end <= len(word) for _, end in encoding.offsets)
            decoder = tokenizer.streaming_decoder()
            streamed = "".join(map(decoder.push, encoding.ids)) + decoder.flush()
            assert streamed == tokenizer.decode(encoding.ids)
            for token in tokenizer.vocabulary:
                found = tokenizer.explain(word, token.id, merges=merges)
                assert found.sentence
                if token.kind != "special":
                    assert (found.outcome == "token") == (token.id in encoding.ids)
            for name in ("", "nope", "ba"):
                assert tokenizer.explain(word, name, merges=merges).sentence
