"""Our trainer against the one of Hugging Face tokenizers: byte level, GPT-2 pattern."""

from __future__ import annotations

import os
import statistics
import time
from pathlib import Path


def measure(corpus: Path, merges: int, runs: int) -> dict[str, float]:
    """Train `runs` times each, in turn; return medians in seconds and their ratio.

    Ours includes reading, counting and the record of every step; the peer uses two threads.
    """
    os.environ.setdefault("RAYON_NUM_THREADS", "2")
    os.environ.setdefault("TOKENIZERS_PARALLELISM", "true")
    ours, theirs = [], []
    for _ in range(runs):
        ours.append(_ours(corpus, merges))
        theirs.append(_hugging_face(corpus, merges))
    medians = statistics.median(ours), statistics.median(theirs)
    return {
        "bpe_desktop, s": medians[0],
        "tokenizers, s": medians[1],
        "ours ÷ tokenizers": medians[0] / medians[1],
        "median of paired ratios": statistics.median(
            a / b for a, b in zip(ours, theirs, strict=True)
        ),
        "runs": runs,
    }


def _ours(corpus: Path, merges: int) -> float:
    from bpe_desktop.engine import Corpus, TrainingConfig, train

    config = TrainingConfig(
        units="byte", pretokenizer="gpt2", tie_break="lowest-ids", merges=merges
    )
    start = time.perf_counter()
    steps = list(train(Corpus.from_files([corpus], config), config))
    seconds = time.perf_counter() - start
    assert len(steps) == merges, f"only {len(steps)} merges"
    return seconds


def _hugging_face(corpus: Path, merges: int) -> float:
    from tokenizers import Tokenizer, models, pre_tokenizers, trainers

    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    trainer = trainers.BpeTrainer(
        vocab_size=256 + merges,
        min_frequency=2,
        show_progress=False,
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
    )
    start = time.perf_counter()
    tokenizer.train([str(corpus)], trainer)
    return time.perf_counter() - start
