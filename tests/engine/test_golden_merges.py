"""Merges that are known from outside: the lessons, and the real library on three small corpora."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tokenizers import Tokenizer, models, pre_tokenizers, trainers

from bpe_desktop.engine.config import TrainingConfig
from bpe_desktop.engine.corpus import Corpus
from bpe_desktop.engine.trainer import Trainer
from bpe_desktop.engine.training import train

DATA = Path(__file__).parent.parent / "data"
LESSONS = [
    lesson
    for lesson in json.loads((DATA / "seed_lessons.json").read_text("utf-8"))
    if lesson["algorithm"] == "bpe"
]
MINI = ["mini_en_it", "mini_bg_cs", "mini_ja_mix"]


def _text(name: str) -> str:
    return (DATA / f"{name}.txt").read_bytes().decode("utf-8")


def _lesson_trainer(lesson: dict) -> Trainer:
    config = TrainingConfig(
        tie_break=lesson["tie_break"],
        marker="end" if lesson["marker"] else "none",
        min_frequency=lesson.get("min_frequency", 1),
    )
    return Trainer(Corpus.from_counts(map(tuple, lesson["word_counts"])), config)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson["id"])
def test_lesson(lesson):
    trainer = _lesson_trainer(lesson)
    names = [symbol.name for symbol in trainer.alphabet.symbols]
    if "initial_pair_counts" in lesson:
        top = trainer.candidates(1000).top
        pairs = [[names[left], names[right], n] for left, right, n, *_ in top]
        assert sorted(pairs) == sorted(lesson["initial_pair_counts"])
    if "symbols_before" in lesson:
        assert trainer.symbol_total == lesson["symbols_before"]
    steps = list(trainer.steps())[: len(lesson["merges"])]
    assert [[step.left, step.right, step.count] for step in steps] == lesson["merges"]
    if "symbols_after_4" in lesson:
        assert steps[3].symbols == lesson["symbols_after_4"]
    if "vocabulary" in lesson:
        assert names + [step.token for step in steps] == lesson["vocabulary"]
        for token, number in lesson["id_of"].items():
            assert next(step.token_id for step in steps if step.token == token) == number


def _library_merges(text: str, pre_tokenizer, alphabet: list[str], **options) -> list[list[str]]:
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizer
    trainer = trainers.BpeTrainer(show_progress=False, initial_alphabet=alphabet, **options)
    tokenizer.train_from_iterator([text], trainer)
    return json.loads(tokenizer.to_str())["model"]["merges"]


def _our_merges(text: str, **fields) -> list[list[str]]:
    config = TrainingConfig(tie_break="lowest-ids", **fields)
    return [[step.left, step.right] for step in train(Corpus.from_text(text, config), config)]


@pytest.mark.parametrize("least", [1, 2, 5])
@pytest.mark.parametrize("name", MINI)
def test_byte_merges_are_those_of_the_library(name, least):
    text = _text(name)
    theirs = _library_merges(
        text,
        pre_tokenizers.ByteLevel(add_prefix_space=False),
        pre_tokenizers.ByteLevel.alphabet(),
        vocab_size=1000,
        min_frequency=least,
    )
    ours = _our_merges(
        text,
        units="byte",
        pretokenizer="gpt2",
        vocab_size=1000,
        min_frequency=least,
    )
    assert ours == theirs
    assert len(ours) > 20


@pytest.mark.parametrize("name", MINI)
def test_character_merges_are_those_of_the_library(name):
    text = _text(name)
    theirs = _library_merges(
        text,
        pre_tokenizers.WhitespaceSplit(),
        [],
        vocab_size=900,
        min_frequency=2,
        special_tokens=["<unk>"],
    )
    assert _our_merges(text, vocab_size=900, unk_token="<unk>") == theirs
    assert len(theirs) > 20
