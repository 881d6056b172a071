"""BPE-dropout: its end points, its seed, and how often it gives what, against a naive one."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
import tokenizers
from hypothesis import given
from hypothesis import strategies as st

from bpe_desktop.engine import Corpus, MergeRule, Tokenizer, TrainingConfig, Vocabulary
from bpe_desktop.engine.dropout import merge_with_dropout
from bpe_desktop.engine.encoder import MergeTable
from bpe_desktop.engine.trainer import Trainer
from bpe_desktop.errors import ConfigError

TEXT = "she sells sea shells by the sea shore, and the shells she sells are sea shells " * 4


def trained(**fields: object) -> Tokenizer:
    config = TrainingConfig(**{"merges": 40, **fields})  # type: ignore[arg-type]
    trainer = Trainer(Corpus.from_text(TEXT, config), config)
    steps = list(trainer.steps())
    return Tokenizer(Vocabulary.from_training(trainer.alphabet, steps, config), config)


def naive(
    rules: list[tuple[int, int, int]], word: list[int], dropout: float, random: Random
) -> list[int]:
    """Algorithm 1 of the paper: look at every place anew at each step."""
    while True:
        possible = [
            (rank, at)
            for at in range(len(word) - 1)
            for rank, (left, right, _) in enumerate(rules)
            if (word[at], word[at + 1]) == (left, right)
        ]
        kept = [merge for merge in sorted(possible) if random.random() >= dropout]
        if not kept:
            return word
        rank, at = kept[0]
        word = [*word[:at], rules[rank][2], *word[at + 2 :]]


RULES = [(0, 1, 2), (2, 0, 3), (1, 0, 4), (2, 2, 5), (0, 0, 6), (3, 1, 7), (5, 0, 8)]


@pytest.mark.parametrize("dropout", [0.1, 0.5, 0.9])
@pytest.mark.parametrize("word", [[0, 1, 0, 1, 0], [0, 0, 1, 0, 0, 1], [0, 1, 0, 1, 0, 1, 0, 0]])
def test_drawn_as_often_as_the_naive_one_does(dropout: float, word: list[int]) -> None:
    table = MergeTable(
        MergeRule(rank, left, right, made) for rank, (left, right, made) in enumerate(RULES, 1)
    )
    draws = 6000
    ours, theirs = Random(1), Random(2)
    found = Counter(tuple(merge_with_dropout(table, word, dropout, ours)) for _ in range(draws))
    wanted = Counter(tuple(naive(RULES, word, dropout, theirs)) for _ in range(draws))
    # Five standard deviations of the difference of two such counts, and a few for the rare ones.
    for state in {*found, *wanted}:
        spread = (found[state] + wanted[state]) ** 0.5
        assert abs(found[state] - wanted[state]) <= 5 * spread + 5, state


@given(st.lists(st.integers(0, 1), max_size=70))
def test_end_points(word: list[int]) -> None:
    table = MergeTable(
        MergeRule(rank, left, right, made) for rank, (left, right, made) in enumerate(RULES, 1)
    )
    for limit in (None, 0, 2, 7):
        assert merge_with_dropout(table, word, 0.0, Random(1), limit) == table.merge(word, limit)
        assert merge_with_dropout(table, word, 1.0, Random(1), limit) == word


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"units": "byte", "pretokenizer": "gpt2"},
        {"marker": "end"},
        {"marker": "end-attached"},
        {"marker": "start", "unk_token": "<unk>"},
        {"pretokenizer": "none"},
        {"unk_token": "<unk>", "fuse_unknown": True, "special_tokens": ("<end>",)},
        {"byte_fallback": True, "normalizer": "lowercase"},
    ],
)
def test_offsets_and_text_of_every_draw(fields: dict[str, object]) -> None:
    tokenizer = trained(**fields)
    text = "she sells  žžž sea shells<end>\nshe sells SEA"
    plain = tokenizer.encode(text, special="token")
    for seed in range(30):
        drawn = tokenizer.encode(text, special="token", dropout=0.4, seed=seed)
        assert drawn.seed == seed
        again = tokenizer.encode(text, special="token", dropout=0.4, seed=seed)
        assert (again.ids, again.offsets) == (drawn.ids, drawn.offsets)
        assert b"".join(drawn.bytes) == b"".join(plain.bytes)
        assert tokenizer.decode_bytes(drawn.ids) == tokenizer.decode_bytes(plain.ids)
        covered = [at for start, end in drawn.offsets for at in range(start, end)]
        assert {*covered} == {at for start, end in plain.offsets for at in range(start, end)}
        assert len(drawn.tokens) == len(drawn.ids) == len(drawn.offsets)
    assert tokenizer.encode(text, dropout=0.0, seed=3).ids == tokenizer.encode(text).ids
    assert tokenizer.encode(text, dropout=1.0).ids == tokenizer.encode(text, merges=0).ids


def test_the_same_word_is_cut_in_several_ways_in_one_text() -> None:
    tokenizer = trained()
    drawn = tokenizer.encode("shells " * 30, dropout=0.5, seed=1)
    ways = {drawn.offsets[i][0] % 7 for i in range(len(drawn))}
    assert len(ways) > 2
    parts = [drawn.tokens[i] == ("shells " * 30)[a:b] for i, (a, b) in enumerate(drawn.offsets)]
    assert all(parts)


def test_without_a_seed_one_is_chosen_and_told() -> None:
    tokenizer = trained()
    first = tokenizer.encode(TEXT, dropout=0.5)
    assert first.seed is not None
    assert tokenizer.encode(TEXT, dropout=0.5, seed=first.seed).ids == first.ids
    assert tokenizer.encode(TEXT).seed is None
    assert tokenizer.encode(TEXT, dropout=0.5).ids != first.ids


def test_only_the_first_merges() -> None:
    tokenizer = trained()
    few = {token.id for token in tokenizer.vocabulary if not token.rank or token.rank <= 5}
    for seed in range(10):
        assert {*tokenizer.encode(TEXT, merges=5, dropout=0.3, seed=seed).ids} <= few


@pytest.mark.parametrize("dropout", [-0.1, 1.1, float("nan"), float("inf")])
def test_no_probability(dropout: float) -> None:
    with pytest.raises(ConfigError, match="dropout"):
        trained().encode("sea", dropout=dropout)


def test_as_many_tokens_as_hugging_face_draws() -> None:
    tokenizer = trained(pretokenizer="none", merges=60)
    names = {token.id: token.name for token in tokenizer.vocabulary}
    rules = tokenizer.vocabulary.rules
    for dropout in (0.1, 0.5):
        judge = tokenizers.models.BPE(
            {name: i for i, name in names.items()},
            [(names[rule.left], names[rule.right]) for rule in rules],
            dropout=dropout,
        )
        word = "seashellsbytheseashore"
        theirs = [len(judge.tokenize(word)) for _ in range(2000)]
        ours = [len(tokenizer.encode(word, dropout=dropout, seed=i)) for i in range(2000)]
        assert abs(sum(ours) - sum(theirs)) / sum(theirs) < 0.08
