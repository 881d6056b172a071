"""Cases about cutting a text at random: off by default, the same for a seed, and back."""

from __future__ import annotations

import re
from typing import Any

from bpe_desktop.engine import Corpus, Tokenizer, TrainingConfig, make_trainer

from . import words
from .case import Case, NotUnderstood

__all__ = ["encode"]

# How a case names a way to draw, what it trains with, and our name of its number.
_WAYS: dict[str, tuple[dict[str, Any], str]] = {
    "bpe with dropout": ({"algorithm": "bpe", "pretokenizer": "none", "merges": 20}, "dropout"),
    "unigram alpha": ({"algorithm": "unigram"}, "alpha"),
}


def encode(case: Case) -> None:
    """Train on the text itself, and draw from each of the algorithms that the case names."""
    text, draws = case.input.take("text"), case.input.take("draws")
    first, second = case.settings.take("seed")
    for name in words.algorithms(case.settings.take("algorithm")):
        way = re.fullmatch(r"(.+) ([\d.]+)", name)
        if way is None or way[1] not in _WAYS:
            raise NotUnderstood(f"algorithm: {name}")
        fields, number = _WAYS[way[1]]
        tokenizer = _trained(text, fields)
        options: dict[str, Any] = {number: float(way[2])}
        one, other = (
            [tokenizer.encode(text, seed=seed + draw, **options).ids for draw in range(draws)]
            for seed in (first, second)
        )
        plain = [tokenizer.encode(text).ids for _ in range(draws)]
        expected = case.expected
        expected.check("default_is_deterministic", plain.count(plain[0]) == draws)
        expected.check("same_seed_same_draws", one == other)
        expected.check("every_draw_decodes_to_text", {*map(tokenizer.decode, one)} == {text})
        expected.record("draws differ", True, len({*map(tuple, one)}) > 1)


def _trained(text: str, fields: dict[str, Any]) -> Tokenizer:
    config = TrainingConfig.defaults(fields["algorithm"]).with_changes(**fields)
    trainer = make_trainer(Corpus.from_text(text, config), config)
    steps = trainer.steps()
    made = []
    while True:
        try:
            made.append(next(steps))
        except StopIteration as end:
            result = end.value
            break
    vocabulary = getattr(result, "vocabulary", None)
    if vocabulary is None:
        vocabulary = trainer.vocabulary
        vocabulary.extend(made)
    return Tokenizer(vocabulary, config)
