"""The tokenizer that a history makes, or was made of."""

from __future__ import annotations

from ..engine.replay_history import ReplayHistory
from ..engine.tokenizer import Tokenizer
from .project import History

__all__ = ["tokenizer_of"]


def tokenizer_of(history: History) -> Tokenizer:
    """Return the tokenizer of a training that is shown; one from a file is there already."""
    if isinstance(history, ReplayHistory):
        return history.tokenizer
    return Tokenizer(history.vocabulary, history.config)
