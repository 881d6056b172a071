"""The unigram language model: pieces with probabilities, and every way to cut a word into them."""

from .lattice import UNKNOWN, Edge, Lattice, Path
from .model import ScoredPiece, UnigramModel
from .steps import UnigramStep, told
from .trainer import UnigramResult, UnigramTrainer
from .vocabulary import PieceVocabulary, make_model

__all__ = [
    "UNKNOWN",
    "Edge",
    "Lattice",
    "Path",
    "PieceVocabulary",
    "ScoredPiece",
    "UnigramModel",
    "UnigramResult",
    "UnigramStep",
    "UnigramTrainer",
    "make_model",
    "told",
]
