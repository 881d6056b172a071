"""Tokenizers and settings for texts under editing, where each edit must come to the whole."""

from __future__ import annotations

from bpe_desktop.engine.config import TrainingConfig
from bpe_desktop.engine.corpus import Corpus
from bpe_desktop.engine.tokenizer import Tokenizer
from bpe_desktop.engine.trainer import Trainer
from bpe_desktop.engine.vocabulary import Vocabulary

SAMPLE = (
    "the cat's hat, and that\n\n  Kč 12345 «é e\u0301 ß» "
    ",\u0301 漢字。\nИ так далее! 한 \u1112\u1161 🙂👍🏽 "
) * 3
PRETOKENIZERS = [
    *("gpt2", "cl100k", "o200k", "none", "metaspace", "bert", "digits-3"),
    *("whitespace", "whitespace-punctuation", "whitespace+digits-1", "regex:[^ ]+ ?"),
]
# Local ones, and such that look at the ends of a text, put in or take out characters.
NORMALIZERS = [
    *("none", "nfc", "nfkc", "nfd", "lowercase", "nfkd+lowercase"),
    *("bert", "bert-cased", "bert-cjk", "bert-clean", "bert-accents+nfc", "nmt_nfkc"),
    *("nmt_nfkc_cf+sp-trim+sp-prefix+sp-escape", "nfc+sp-escape", "sp-prefix+sp-escape"),
    *("strip-left", "strip-right", "strip-accents", "replace:a=%20", "begin:%20", "prepend:x"),
]

_made: dict[TrainingConfig, Tokenizer] = {}


def tokenizer(**fields) -> Tokenizer:
    """Return a tokenizer of 60 merges of the sample, the same one for the same settings."""
    config = TrainingConfig(merges=60, min_frequency=1, **fields)
    if config not in _made:
        trainer = Trainer(Corpus.from_text(SAMPLE, config), config)
        vocabulary = Vocabulary.from_training(trainer.alphabet, trainer.steps(), config)
        _made[config] = Tokenizer(vocabulary, config)
    return _made[config]
