"""Small tokenizers of every kind, trained on the sample corpora."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bpe_desktop import resources
from bpe_desktop.engine import Corpus, TrainingConfig
from bpe_desktop.engine.tokenizer import Tokenizer
from bpe_desktop.engine.trainer import Trainer
from bpe_desktop.engine.vocabulary import Vocabulary

CASES = Path(__file__).parents[1] / "data" / "cases_open.jsonl"

Train = Callable[..., Tokenizer]


@cache
def trained(text: str, config: TrainingConfig) -> Tokenizer:
    trainer = Trainer(Corpus.from_text(text, config), config)
    steps = list(trainer.steps())
    return Tokenizer(Vocabulary.from_training(trainer.alphabet, steps, config), config)


@pytest.fixture
def train() -> Train:
    """Return a function that trains on a text, or on the sample that `sample` names."""

    def make(text: str = "", *, sample: str = "", **fields: Any) -> Tokenizer:
        if sample:
            text = resources.path(f"corpora/{sample}").read_text(encoding="utf-8")
        return trained(text, TrainingConfig(**{"merges": 60, **fields}))

    return make


def cases(*kinds: str) -> list[Any]:
    """Return the public cases of these kinds as pytest parameters."""
    lines = CASES.read_bytes().split(b"\n")
    found = [json.loads(line) for line in lines if line]
    return [pytest.param(case, id=case["id"]) for case in found if case["kind"] in kinds]
