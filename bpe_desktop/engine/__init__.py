"""The engine: corpus, training and tokenizing in plain Python, without any window."""

from .alphabet import Alphabet, Symbol
from .config import TrainingConfig
from .corpus import Corpus
from .merge import MergeRule, MergeStep
from .trainer import Segmentation, StopReason, Trainer, TrainingResult, train

__all__ = [
    "Alphabet",
    "Corpus",
    "MergeRule",
    "MergeStep",
    "Segmentation",
    "StopReason",
    "Symbol",
    "Trainer",
    "TrainingConfig",
    "TrainingResult",
    "train",
]
