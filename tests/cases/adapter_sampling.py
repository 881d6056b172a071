"""Cases about cutting a text at random: off by default, the same for a seed, and back."""

from __future__ import annotations

import re
from typing import Any

from bpe_desktop.engine import TrainingConfig

from . import words
from .adapter_training import Trained, corpus_of
from .case import Case, NotUnderstood

__all__ = ["encode"]


def encode(case: Case) -> None:
    """Train on the text itself, and draw from each of the algorithms that the case names."""
    text = case.input.peek("text")
    draws = case.input.take("draws")
    first, second = case.settings.take("seed")
    for name in words.algorithms(case.settings.take("algorithm")):
        if case.lack("algorithm", name):
            continue
        dropout = re.fullmatch(r"bpe with dropout ([\d.]+)", name)
        if dropout is None:
            raise NotUnderstood(f"algorithm: {name}")
        config: dict[str, Any] = {"pretokenizer": "none", "merges": 20}
        tokenizer = Trained(corpus_of(case, config), TrainingConfig(**config)).tokenizer
        share = float(dropout[1])
        one, other = (
            [tokenizer.encode(text, dropout=share, seed=seed + draw).ids for draw in range(draws)]
            for seed in (first, second)
        )
        expected = case.expected
        expected.check(
            "default_is_deterministic",
            all(tokenizer.encode(text).ids == tokenizer.encode(text).ids for _ in range(draws)),
        )
        expected.check("same_seed_same_draws", one == other)
        expected.check("every_draw_decodes_to_text", {*map(tokenizer.decode, one)} == {text})
        expected.record("draws differ", True, len({*map(tuple, one)}) > 1)
