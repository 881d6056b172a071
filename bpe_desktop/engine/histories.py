"""Which history goes with which algorithm."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from ..errors import ConfigError
from .alphabet import Alphabet
from .baseline_history import BaselineHistory
from .config import TrainingConfig
from .gage.training_history import GageTraining
from .history import TrainingHistory
from .unigram.history import UnigramHistory

__all__ = ["AnyHistory", "make_history"]

AnyHistory = TrainingHistory | BaselineHistory | UnigramHistory | GageTraining

_HISTORIES: dict[
    str,
    type[TrainingHistory] | type[BaselineHistory] | type[UnigramHistory] | type[GageTraining],
] = {
    "bpe": TrainingHistory,
    "wordpiece": TrainingHistory,
    "unigram": UnigramHistory,
    "word": BaselineHistory,
    "character": BaselineHistory,
    "gage": GageTraining,
}


def make_history(
    config: TrainingConfig,
    alphabet: Alphabet,
    words: Sequence[str],
    counts: Sequence[int],
    *,
    base_counts: Sequence[int] | None = None,
    distinct: int | None = None,
    occurrences: int | None = None,
    words_by_count: array[int] | None = None,
) -> AnyHistory:
    """Start a history without steps, for a training with `config`; see `TrainingHistory`."""
    make = _HISTORIES.get(config.algorithm)
    if make is None:
        raise ConfigError(
            f"The algorithm {config.algorithm} is not there yet.",
            f"Choose {' or '.join(_HISTORIES)}.",
        )
    return make(
        config,
        alphabet,
        words,
        counts,
        base_counts=base_counts,
        distinct=distinct,
        occurrences=occurrences,
        words_by_count=words_by_count,
    )
