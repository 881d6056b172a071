"""Our unigram training against SentencePiece's: time, and which vocabulary is the better one."""

from __future__ import annotations

from pathlib import Path
from statistics import median

from bpe_desktop.engine import Corpus
from bpe_desktop.engine.sentencepiece_training import sentencepiece_config
from bpe_desktop.engine.unigram.expectation import WordLikelihood
from bpe_desktop.engine.unigram.model import UNKNOWN_PENALTY
from bpe_desktop.engine.unigram.trainer import LONGEST_PIECE

from .sides import THREADS, installed, run
from .table import Row, Target, compared

__all__ = ["measure"]

_JUDGED = ("en_1m", 8_000)


def measure(corpus: Path, size: int, runs: int) -> list[Row]:
    """Train to a vocabulary of `size`, `runs` times each side, in turn; then compare the pieces.

    Ours includes reading, counting and the record of every step. The likelihood is that of the same
    words, measured by the same code, in nats per character; a ratio below 1 means that ours is the
    better model.
    """
    name = installed("sentencepiece")
    ours, theirs = [], []
    for _ in range(runs):
        ours.append(run("train_ours_unigram", corpus=str(corpus), size=size))
        if name is not None:
            theirs.append(run("train_sentencepiece_unigram", corpus=str(corpus), size=size))
    work = f"unigram {corpus.stem}, {size}"
    seconds = [one["seconds"] for one in ours]
    if name is None:
        mine = median(seconds)
        return [Row(work, mine, "s", "", None, mine, "s", None, runs)]
    judged = (corpus.stem, size) == _JUDGED
    peer = f"{name}, {THREADS} threads"
    mine, their = (dict(side[-1]["pieces"]) for side in (ours, theirs))
    first, second = _likelihoods(corpus, size, mine, their)
    shared = len(mine.keys() & their.keys()) / len(their)
    return [
        compared(
            work,
            "s",
            peer,
            seconds,
            [one["seconds"] for one in theirs],
            Target("≤", 6.0, 4.0) if judged else None,
        ),
        Row(
            f"{work}: -log-likelihood",
            -first,
            "nats/character",
            peer,
            -second,
            first / second,
            "ours ÷ theirs",
            Target("≤", 1.01, 1.005) if judged else None,
        ),
        Row(
            f"{work}: pieces shared",
            shared,
            "",
            peer,
            None,
            shared,
            "of theirs",
            Target("≥", 0.8, 0.9) if judged else None,
        ),
    ]


def _likelihoods(corpus: Path, size: int, *models: dict[str, float]) -> list[float]:
    """Return the log-likelihood per character of the corpus under pieces with their scores."""
    config = sentencepiece_config(vocab_size=size)
    words = Corpus.from_files([corpus], config)
    found = []
    for scores in models:
        likelihood = WordLikelihood(words.words, words.counts, [*scores], LONGEST_PIECE)
        total = likelihood.measure([*scores.values(), min(scores.values()) - UNKNOWN_PENALTY])
        found.append(total / likelihood.characters)
    return found
