"""Which way of cutting pre-tokens into tokens goes with which algorithm."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ..errors import ConfigError
from .baseline import BaselineCutter
from .config import TrainingConfig
from .encoding import Piece, Span
from .gage.cutter import GageCutter
from .piece_cache import PieceCache
from .pieces import Pieces
from .pretokenizer import PreTokenizer
from .unigram.cutter import UnigramCutter
from .vocabulary import Vocabulary
from .wordpiece import WordPieces

__all__ = ["Cutter", "make_cutter"]


class Cutter(Protocol):
    """Cuts pre-tokens into tokens, as the algorithm does after any number of its steps."""

    def at(self, step: int | None) -> PieceCache:
        """Return the pieces of pre-tokens after `step` steps of the training, all if `None`."""
        ...

    def spans(self, word: str, piece: Piece) -> list[Span]:
        """Return where the tokens of a pre-token stand in it: in characters or, of bytes, in bytes.

        `piece` is what the cache that `at` gave last has for `word`.
        """
        ...


class _MakeCutter(Protocol):
    def __call__(
        self,
        vocabulary: Vocabulary,
        pretokenizer: PreTokenizer,
        symbols: Callable[[str], list[int]],
        config: TrainingConfig,
        /,
        *,
        unknown_id: int | None,
    ) -> Cutter: ...


_CUTTERS: dict[str, _MakeCutter] = {
    "bpe": Pieces,
    "wordpiece": WordPieces,
    "unigram": UnigramCutter,
    "word": BaselineCutter,
    "character": BaselineCutter,
    "gage": GageCutter,
}


def make_cutter(
    vocabulary: Vocabulary,
    pretokenizer: PreTokenizer,
    symbols: Callable[[str], list[int]],
    config: TrainingConfig,
    *,
    unknown_id: int | None,
) -> Cutter:
    """Return the cutter of `config.algorithm`.

    `symbols` cuts a pre-token into the ids of its base symbols, -1 for an unknown one.
    """
    make = _CUTTERS.get(config.algorithm)
    if make is None:
        raise ConfigError(
            f"A tokenizer of the algorithm {config.algorithm} is not there yet.",
            f"Choose {' or '.join(_CUTTERS)}.",
        )
    return make(vocabulary, pretokenizer, symbols, config, unknown_id=unknown_id)
