"""The one entry to every training: which trainer goes with which algorithm."""

from __future__ import annotations

from collections.abc import Generator

from ..errors import ConfigError
from .config import TrainingConfig
from .corpus import Corpus
from .merge import MergeStep
from .trainer import Trainer, TrainingResult
from .vocabulary import Vocabulary

__all__ = ["TRAINERS", "make_trainer", "train"]

TRAINERS: dict[str, type[Trainer]] = {"bpe": Trainer, "wordpiece": Trainer}


def train(
    corpus: Corpus, config: TrainingConfig, *, start: Vocabulary | None = None
) -> Generator[MergeStep, None, TrainingResult]:
    """Train on `corpus` and yield every step when it is done; close the generator to cancel.

    With `start` the training goes on from that vocabulary; see `Trainer`.
    """
    return make_trainer(corpus, config, start=start).steps()


def make_trainer(
    corpus: Corpus, config: TrainingConfig, *, start: Vocabulary | None = None
) -> Trainer:
    """Return the trainer of `config.algorithm`; only that of BPE can go on from a `start`."""
    make = TRAINERS.get(config.algorithm)
    if make is None:
        raise ConfigError(
            f"The algorithm {config.algorithm} is not there yet.",
            f"Choose {' or '.join(TRAINERS)}.",
        )
    return make(corpus, config, start=start)
