"""The engine: corpus, training and tokenizing in plain Python, without any window."""

from .alphabet import Alphabet, Symbol
from .config import TrainingConfig
from .corpus import Corpus
from .encoding import Encoding
from .explain import ChainStep, Explanation, Meeting
from .histories import make_history
from .history import TrainingHistory
from .merge import MergeRule, MergeStep, ScoredStep
from .stopping import Reachable, reachable
from .text_blocks import TextBlocks, TextChange
from .tokenizer import StreamingDecoder, Tokenizer
from .trace import TraceStep
from .trainer import Segmentation, StopReason, Trainer, TrainingResult
from .training import make_trainer, train
from .vocabulary import Token, Vocabulary

__all__ = [
    "Alphabet",
    "ChainStep",
    "Corpus",
    "Encoding",
    "Explanation",
    "Meeting",
    "MergeRule",
    "MergeStep",
    "Reachable",
    "ScoredStep",
    "Segmentation",
    "StopReason",
    "StreamingDecoder",
    "Symbol",
    "TextBlocks",
    "TextChange",
    "Token",
    "Tokenizer",
    "TraceStep",
    "Trainer",
    "TrainingConfig",
    "TrainingHistory",
    "TrainingResult",
    "Vocabulary",
    "make_history",
    "make_trainer",
    "reachable",
    "train",
]
