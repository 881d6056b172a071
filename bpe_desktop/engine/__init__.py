"""The engine: corpus, training and tokenizing in plain Python, without any window."""

from .alphabet import Alphabet, Symbol
from .config import TrainingConfig
from .corpus import Corpus
from .encoding import Encoding
from .history import TrainingHistory
from .merge import MergeRule, MergeStep
from .tokenizer import StreamingDecoder, Tokenizer
from .trainer import Segmentation, StopReason, Trainer, TrainingResult, train
from .vocabulary import Token, Vocabulary

__all__ = [
    "Alphabet",
    "Corpus",
    "Encoding",
    "MergeRule",
    "MergeStep",
    "Segmentation",
    "StopReason",
    "StreamingDecoder",
    "Symbol",
    "Token",
    "Tokenizer",
    "Trainer",
    "TrainingConfig",
    "TrainingHistory",
    "TrainingResult",
    "Vocabulary",
    "train",
]
