"""The one entry to every training: which trainer goes with which algorithm."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from ..errors import ConfigError
from .baseline import AdmitStep, BaselineResult, BaselineTrainer
from .branching import BranchTrainer, Intervention
from .config import TrainingConfig
from .corpus import Corpus
from .gage.training import GageResult, GageTrainer
from .merge import MergeStep
from .trainer import Trainer, TrainingResult
from .unigram.steps import UnigramStep
from .unigram.trainer import UnigramResult, UnigramTrainer
from .vocabulary import Vocabulary

__all__ = ["TRAINERS", "AnyResult", "AnyStep", "AnyTrainer", "make_trainer", "train"]

AnyTrainer = Trainer | BaselineTrainer | UnigramTrainer | GageTrainer
AnyStep = MergeStep | AdmitStep | UnigramStep
AnyResult = TrainingResult | BaselineResult | UnigramResult | GageResult

TRAINERS: dict[
    str, type[Trainer] | type[BaselineTrainer] | type[UnigramTrainer] | type[GageTrainer]
] = {
    "bpe": Trainer,
    "wordpiece": Trainer,
    "unigram": UnigramTrainer,
    "word": BaselineTrainer,
    "character": BaselineTrainer,
    "gage": GageTrainer,
}


def train(
    corpus: Corpus, config: TrainingConfig, *, start: Vocabulary | None = None
) -> Generator[AnyStep, None, AnyResult]:
    """Train on `corpus` and yield every step when it is done; close the generator to cancel.

    With `start` the training goes on from that vocabulary; see `Trainer`.
    """
    result = yield from make_trainer(corpus, config, start=start).steps()
    return result


def make_trainer(
    corpus: Corpus,
    config: TrainingConfig,
    *,
    start: Vocabulary | None = None,
    interventions: Sequence[Intervention] = (),
) -> AnyTrainer:
    """Return the trainer of `config.algorithm`.

    Only that of BPE can go on from a `start`, or take `interventions`, but not both.
    """
    if interventions:
        return BranchTrainer(corpus, config, interventions)
    make = TRAINERS.get(config.algorithm)
    if make is None:
        raise ConfigError(
            f"The algorithm {config.algorithm} is not there yet.",
            f"Choose {' or '.join(TRAINERS)}.",
        )
    return make(corpus, config, start=start)
