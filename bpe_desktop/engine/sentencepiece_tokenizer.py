"""A SentencePiece model as a tokenizer, and a tokenizer as a SentencePiece model."""

from __future__ import annotations

from collections.abc import Iterator

from ..errors import UserError
from .alphabet import text_bytes
from .config import TrainingConfig
from .normalizer import SPACE_SIGN, escapes_spaces, table_name, table_of
from .sentencepiece import PieceType, SentencePiece, SentencePieceModel
from .sentencepiece_merges import recover_rules
from .tokenizer import Tokenizer
from .vocabulary import Token, Vocabulary

__all__ = ["model_of", "tokenizer_of"]

_TABLES = ("nmt_nfkc", "nmt_nfkc_cf", "nfkc", "nfkc_cf")
_ROLES = {"bos": "<s>", "eos": "</s>", "pad": "<pad>"}
_SPECIAL = (PieceType.UNKNOWN, PieceType.CONTROL)


def tokenizer_of(model: SentencePieceModel) -> Tokenizer:
    """Return a tokenizer that encodes and decodes as the library does with this model.

    Ids are those of the model. Raises `UserError` for a kind of model that is not known here.
    """
    if model.model_type not in ("unigram", "bpe", "char"):
        raise UserError(
            f"SentencePiece models of the kind {model.model_type} cannot be used here.",
            "Open one of the kind unigram, bpe or char.",
        )
    pieces = model.pieces
    config = TrainingConfig(
        algorithm="unigram" if model.model_type == "unigram" else "bpe",
        pretokenizer="none" if _crosses_words(model) else "sp-words",
        normalizer="+".join(_normalizers(model)) or "none",
        special_tokens=tuple(p.piece for p in pieces if p.type in _SPECIAL),
        unk_token=pieces[model.unk_id].piece if model.unk_id >= 0 else None,
        byte_fallback=model.byte_fallback,
        fuse_unknown=True,
    )
    rules = []
    if model.model_type == "bpe":
        mergeable = {
            piece.piece: (token_id, piece.score)
            for token_id, piece in enumerate(pieces)
            if piece.type in (PieceType.NORMAL, PieceType.UNUSED)
        }
        rules = recover_rules(mergeable)
    made = {rule.result: rule for rule in rules}
    tokens = []
    for token_id, piece in enumerate(pieces):
        token = _token(token_id, piece, model)
        if (rule := made.get(token_id)) is not None:
            token = token._replace(kind="merge", rank=rule.rank, left=rule.left, right=rule.right)
        tokens.append(token)
    return Tokenizer(Vocabulary.from_parts(tokens, rules), config)


def model_of(tokenizer: Tokenizer) -> SentencePieceModel:
    """Return the SentencePiece model that encodes as `tokenizer` does.

    A model has no ids without a piece, and of BPE it has no rules, only an order of pieces: where
    two rules make the same token, or one makes it from other parts than the library would, it
    encodes otherwise. Raises `UserError` for a tokenizer that is no raw stream of characters.
    """
    config, vocabulary = tokenizer.config, tokenizer.vocabulary
    if config.units != "character" or config.marker != "none" or vocabulary.holes:
        raise UserError(
            "Only a tokenizer of characters, without markers and gaps between its ids, can be a "
            "SentencePiece model.",
            "Train one with the normalizer sp-escape, or choose another format.",
        )
    names = config.normalizer.split("+")
    table = next((table_of(name) for name in names if name.startswith("charsmap:")), b"")
    escapes = escapes_spaces(config.normalizer)
    ids = {role: vocabulary.id_of(name) for role, name in _ROLES.items()}
    unknown = tokenizer.unknown_id
    return SentencePieceModel(
        pieces=tuple(
            _piece(token, len(vocabulary), config, is_unknown=token.id == unknown)
            for token in vocabulary
        ),
        model_type="unigram" if config.algorithm == "unigram" else "bpe",
        byte_fallback=config.byte_fallback,
        unk_id=-1 if unknown is None else unknown,
        bos_id=_or_none(ids["bos"]),
        eos_id=_or_none(ids["eos"]),
        pad_id=_or_none(ids["pad"]),
        normalizer_name=next((name for name in names if name in _TABLES), "identity"),
        precompiled_charsmap=table,
        add_dummy_prefix="sp-prefix" in names or "sp-suffix" in names,
        remove_extra_whitespaces="sp-trim" in names,
        escape_whitespaces=escapes,
        treat_whitespace_as_suffix="sp-suffix" in names,
    )


def _or_none(token_id: int | None) -> int:
    return -1 if token_id is None else token_id


def _normalizers(model: SentencePieceModel) -> Iterator[str]:
    if model.precompiled_charsmap:
        own = [p.piece for p in model.pieces if p.type == PieceType.USER_DEFINED]
        yield table_name(model.precompiled_charsmap, kept=own)
    if model.remove_extra_whitespaces:
        yield "sp-trim"
    if model.add_dummy_prefix:
        yield "sp-suffix" if model.treat_whitespace_as_suffix else "sp-prefix"
    if model.escape_whitespaces:
        yield "sp-escape"


def _crosses_words(model: SentencePieceModel) -> bool:
    """Tell whether a piece has a space behind another character, so that words hang together."""
    return not model.escape_whitespaces or any(
        SPACE_SIGN in piece.piece[1:]
        for piece in model.pieces
        if piece.type not in (*_SPECIAL, PieceType.BYTE)
    )


def _token(token_id: int, piece: SentencePiece, model: SentencePieceModel) -> Token:
    """Return a piece as a token with the bytes that it is decoded to."""
    name = piece.piece
    match piece.type:
        case PieceType.UNKNOWN:
            return Token(token_id, name, model.unk_surface.encode(), "special")
        case PieceType.CONTROL:
            return Token(token_id, name, b"", "special")
        case PieceType.BYTE:
            return Token(token_id, name, bytes([int(name[3:5], 16)]), "byte", score=piece.score)
    data = text_bytes(name.replace(SPACE_SIGN, " "))
    kind = "alphabet" if len(name) == 1 else "piece"
    if piece.type == PieceType.USER_DEFINED:
        kind = "user-defined"
    elif piece.type == PieceType.UNUSED:
        kind = "unused"
    return Token(token_id, name, data, kind, score=piece.score)


def _piece(token: Token, size: int, config: TrainingConfig, *, is_unknown: bool) -> SentencePiece:
    """Return a token as a piece; of BPE the scores follow the ranks, and characters come last."""
    if token.kind == "special":
        kind = PieceType.UNKNOWN if is_unknown else PieceType.CONTROL
        return SentencePiece(token.name, 0.0, kind)
    if token.kind == "byte":
        return SentencePiece(token.name, 0.0, PieceType.BYTE)
    kinds = {"user-defined": PieceType.USER_DEFINED, "unused": PieceType.UNUSED}
    kind = kinds.get(token.kind, PieceType.NORMAL)
    if token.score is not None:
        return SentencePiece(token.name, token.score, kind)
    score = -float(token.rank - 1 if token.rank is not None else size + token.id)
    return SentencePiece(token.name, score, kind)
