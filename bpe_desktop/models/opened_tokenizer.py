"""A tokenizer from a file, open in the window instead of a training."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.config import TrainingConfig
from ..formats.tokenizer_file import TokenizerFile

__all__ = ["OpenedTokenizer"]


@dataclass(frozen=True, slots=True)
class OpenedTokenizer:
    """What the panes say of it: where it is from, its settings, and how many tokens there are.

    `format` is a name of `formats.registry.FORMATS`; `tokens` are all but the `special` ones.
    """

    file: TokenizerFile
    name: str
    format: str
    config: TrainingConfig
    notes: tuple[str, ...] = ()
    tokens: int = 0
    special: int = 0
    merges: int = 0
