"""A large file, trained by the command line, gives the merges of the real library."""

from __future__ import annotations

import json
import random
from itertools import accumulate
from pathlib import Path

import pytest
from tokenizers import Tokenizer, models, pre_tokenizers, trainers

from bpe_desktop import cli

pytestmark = pytest.mark.slow

MERGES = 8_000
SYLLABLES = [
    consonant + vowel
    for consonant in ("b", "d", "gr", "k", "l", "ř", "š", "t", "в", "м", "п", "с", "か")
    for vowel in ("a", "e", "i", "o", "ů", "ъ", "я", "ん")
]  # fmt: skip


def write_text(path: Path, size: int) -> None:
    """Write at least `size` characters: a lexicon of invented words, used by Zipf's law."""
    chance = random.Random(2)
    lexicon = ["".join(chance.choices(SYLLABLES, k=chance.randint(1, 6))) for _ in range(60_000)]
    weights = list(accumulate(1 / rank for rank in range(1, len(lexicon) + 1)))
    with path.open("w", encoding="utf-8", newline="\n") as file:
        written = 0
        while written < size:
            line = " ".join(chance.choices(lexicon, cum_weights=weights, k=12)) + ".\n"
            written += file.write(line)


def test_eight_thousand_merges_of_a_large_file(tmp_path: Path) -> None:
    text, steps = tmp_path / "text.txt", tmp_path / "steps.jsonl"
    write_text(text, 5_000_000)
    options = f"--units byte --pretokenizer gpt2 --tie-break lowest-ids --merges {MERGES}"
    command = ["train", str(text), "-o", str(tmp_path / "t.bpe"), "--steps", str(steps)]
    assert cli.main([*command, *options.split()]) == 0
    ours = [json.loads(line) for line in steps.read_bytes().splitlines()]

    library = Tokenizer(models.BPE())
    library.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    trainer = trainers.BpeTrainer(
        vocab_size=256 + MERGES,
        min_frequency=2,
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        show_progress=False,
    )
    library.train([str(text)], trainer)
    theirs = json.loads(library.to_str())["model"]["merges"]
    assert len(ours) == MERGES
    assert [[step["left"], step["right"]] for step in ours] == theirs
