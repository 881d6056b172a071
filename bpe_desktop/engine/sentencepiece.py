"""A SentencePiece model as plain data, whatever file it came from."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

__all__ = ["PieceType", "SentencePiece", "SentencePieceModel"]


class PieceType(IntEnum):
    """What a piece is, numbered as in SentencePiece's model file."""

    NORMAL = 1
    UNKNOWN = 2
    CONTROL = 3
    USER_DEFINED = 4
    UNUSED = 5
    BYTE = 6


class SentencePiece(NamedTuple):
    """One piece: its text with ▁ for a space, its score, and what it is.

    The score is the log-probability in a unigram model; in one of BPE the higher is merged first.
    """

    piece: str
    score: float
    type: PieceType = PieceType.NORMAL


@dataclass(frozen=True, slots=True)
class SentencePieceModel:
    """All of a SentencePiece model that encoding and decoding depend on.

    `pieces`: by id. `model_type`: "unigram", "bpe", "word" or "char". An id of -1 means that there
    is no such piece. `unk_surface` is what an unknown piece is decoded to.

    `normalizer_name` only tells the name of the table; `precompiled_charsmap` is the table itself
    and decides, empty for a text that stays as it is. The defaults are those of SentencePiece.
    """

    pieces: tuple[SentencePiece, ...]
    model_type: str = "unigram"
    byte_fallback: bool = False
    unk_id: int = 0
    bos_id: int = 1
    eos_id: int = 2
    pad_id: int = -1
    unk_surface: str = " ⁇ "
    normalizer_name: str = "nmt_nfkc"
    precompiled_charsmap: bytes = b""
    denormalizer_charsmap: bytes = b""
    add_dummy_prefix: bool = True
    remove_extra_whitespaces: bool = True
    escape_whitespaces: bool = True
    treat_whitespace_as_suffix: bool = False
