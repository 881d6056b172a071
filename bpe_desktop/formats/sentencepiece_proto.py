"""SentencePiece's model file, a protobuf message, to and from plain data.

The fields are those of google/sentencepiece, `sentencepiece_model.proto`, described here anew as
far as encoding and decoding depend on them; a reader passes over the others. The message is built
when the first file is read: that needs no generated code, which goes with some versions of protobuf
only, and does not slow the start. The texts of pieces are read as bytes, so that a broken one can
be named.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from typing import Any

from ..engine.sentencepiece import PieceType, SentencePiece, SentencePieceModel
from ..errors import FormatError

__all__ = ["dump_model", "is_model", "parse_model", "parse_normalizer"]

_MODEL_TYPES = {1: "unigram", 2: "bpe", 3: "word", 4: "char"}
_MOST_BYTES = 64 << 20
_MANY_BYTES = 4 << 20  # the entries of a larger file are counted before any is made
_MOST_PIECES = 2_000_000  # the largest published models have a million

# Message -> field -> number, type, default. A type that begins with * may come several times.
_Field = tuple[int, str, str]
_MESSAGES: dict[str, dict[str, _Field]] = {
    "Piece": {
        "piece": (1, "bytes", ""),
        "score": (2, "float", "0"),
        "type": (3, "int32", "1"),
    },
    "TrainerSpec": {
        "model_type": (3, "int32", "1"),
        "vocab_size": (4, "int32", "8000"),
        "character_coverage": (10, "float", "0.9995"),
        "treat_whitespace_as_suffix": (24, "bool", "false"),
        "byte_fallback": (35, "bool", "false"),
        "unk_id": (40, "int32", "0"),
        "bos_id": (41, "int32", "1"),
        "eos_id": (42, "int32", "2"),
        "pad_id": (43, "int32", "-1"),
        "unk_surface": (44, "bytes", r" \342\201\207 "),
        "unk_piece": (45, "bytes", "<unk>"),
        "bos_piece": (46, "bytes", "<s>"),
        "eos_piece": (47, "bytes", "</s>"),
        "pad_piece": (48, "bytes", "<pad>"),
    },
    "NormalizerSpec": {
        "name": (1, "bytes", ""),
        "precompiled_charsmap": (2, "bytes", ""),
        "add_dummy_prefix": (3, "bool", "true"),
        "remove_extra_whitespaces": (4, "bool", "true"),
        "escape_whitespaces": (5, "bool", "true"),
    },
    "Model": {
        "pieces": (1, "*Piece", ""),
        "trainer_spec": (2, "TrainerSpec", ""),
        "normalizer_spec": (3, "NormalizerSpec", ""),
        "denormalizer_spec": (5, "NormalizerSpec", ""),
    },
}
_PACKAGE = "bpe_desktop.sentencepiece"


def is_model(head: bytes) -> bool:
    """Tell whether a file that begins with `head` is a model: its first entry is a piece."""
    return (
        len(head) > 3
        and head[0] == head[2] == 0x0A  # the model's field 1 is a piece, its field 1 the text
        and 0 < head[3] <= head[1] - 2 < 0x7E
        and head[2 + head[1] : 3 + head[1]] == b"\x0a"
    )


def parse_model(data: bytes, name: str) -> SentencePieceModel:
    """Return the model of a file's bytes; `name` is used in messages. Raises `FormatError`."""
    from google.protobuf.message import DecodeError  # type: ignore[import-untyped,unused-ignore]

    _check_size(data, name)
    message = _model_class()()
    try:
        message.ParseFromString(data)
    except DecodeError:
        raise _not_a_model(name) from None
    if not message.pieces:
        raise _not_a_model(name)
    trainer, normalizer = message.trainer_spec, message.normalizer_spec
    model_type = _MODEL_TYPES.get(trainer.model_type)
    if model_type is None:
        raise FormatError(
            f"{name} is a model of type {trainer.model_type}, which is not known here.",
            f"Known are 1 to {len(_MODEL_TYPES)}: {', '.join(_MODEL_TYPES.values())}.",
        )
    pieces = tuple(_piece(number, piece, name) for number, piece in enumerate(message.pieces))
    ids = _special_ids(trainer, pieces, name)
    _check_bytes(pieces, trainer.byte_fallback, name)
    return SentencePieceModel(
        pieces=pieces,
        model_type=model_type,
        byte_fallback=trainer.byte_fallback,
        unk_surface=_text(trainer.unk_surface, "the unknown surface", name),
        normalizer_name=_text(normalizer.name, "the normalizer's name", name),
        precompiled_charsmap=normalizer.precompiled_charsmap,
        denormalizer_charsmap=message.denormalizer_spec.precompiled_charsmap,
        add_dummy_prefix=normalizer.add_dummy_prefix,
        remove_extra_whitespaces=normalizer.remove_extra_whitespaces,
        escape_whitespaces=normalizer.escape_whitespaces,
        treat_whitespace_as_suffix=trainer.treat_whitespace_as_suffix,
        **ids,
    )


def parse_normalizer(data: bytes) -> bytes:
    """Return the normalization table of a file that need not have pieces, empty without one."""
    table: bytes = _model_class().FromString(data).normalizer_spec.precompiled_charsmap
    return table


def dump_model(model: SentencePieceModel) -> bytes:
    """Return the bytes of a model file, always the same ones for the same model."""
    message = _model_class()()
    for piece in model.pieces:
        entry = message.pieces.add(piece=piece.piece.encode(), score=piece.score)
        if piece.type != PieceType.NORMAL:
            entry.type = int(piece.type)
    trainer, normalizer = message.trainer_spec, message.normalizer_spec
    types = {called: number for number, called in _MODEL_TYPES.items()}
    trainer.model_type = types[model.model_type]
    trainer.vocab_size = len(model.pieces)
    trainer.treat_whitespace_as_suffix = model.treat_whitespace_as_suffix
    trainer.byte_fallback = model.byte_fallback
    trainer.unk_surface = model.unk_surface.encode()
    for role in ("unk", "bos", "eos", "pad"):
        token_id = getattr(model, f"{role}_id")
        setattr(trainer, f"{role}_id", token_id)
        if token_id >= 0:
            setattr(trainer, f"{role}_piece", model.pieces[token_id].piece.encode())
    normalizer.name = model.normalizer_name.encode()
    normalizer.precompiled_charsmap = model.precompiled_charsmap
    normalizer.add_dummy_prefix = model.add_dummy_prefix
    normalizer.remove_extra_whitespaces = model.remove_extra_whitespaces
    normalizer.escape_whitespaces = model.escape_whitespaces
    if model.denormalizer_charsmap:
        message.denormalizer_spec.precompiled_charsmap = model.denormalizer_charsmap
    data: bytes = message.SerializeToString(deterministic=True)
    return data


@cache
def _model_class() -> Any:
    """Return the class of the message, made from `_MESSAGES` in a pool of its own."""
    from google.protobuf import (  # type: ignore[import-untyped,unused-ignore]
        descriptor_pb2,
        descriptor_pool,
        message_factory,
    )

    file = descriptor_pb2.FileDescriptorProto(
        name="sentencepiece_model.proto", package=_PACKAGE, syntax="proto2"
    )
    kinds = descriptor_pb2.FieldDescriptorProto
    for title, fields in _MESSAGES.items():
        described = file.message_type.add(name=title)
        for name, (number, kind, default) in fields.items():
            label = kinds.LABEL_REPEATED if kind.startswith("*") else kinds.LABEL_OPTIONAL
            field = described.field.add(name=name, number=number, label=label)
            kind = kind.removeprefix("*")
            if kind in _MESSAGES:
                field.type, field.type_name = kinds.TYPE_MESSAGE, f".{_PACKAGE}.{kind}"
            else:
                field.type = kinds.Type.Value(f"TYPE_{kind.upper()}")
                field.default_value = default
    pool = descriptor_pool.DescriptorPool()
    pool.Add(file)
    return message_factory.GetMessageClass(pool.FindMessageTypeByName(f"{_PACKAGE}.Model"))


def _piece(number: int, piece: Any, name: str) -> SentencePiece:
    text = _text(piece.piece, f"piece {number}", name)
    if not text or not math.isfinite(piece.score):
        what = f"the score {piece.score}" if text else "no text"
        raise FormatError(f"{name}: piece {number} has {what}.", "The file is damaged.")
    try:
        return SentencePiece(text, piece.score, PieceType(piece.type))
    except ValueError:
        raise FormatError(
            f"{name}: piece {number} has the type {piece.type}, which is not known here.",
            f"Known are 1 to {len(PieceType)}.",
        ) from None


def _special_ids(trainer: Any, pieces: tuple[SentencePiece, ...], name: str) -> dict[str, int]:
    """Return the ids of the pieces with a role, looked for as SentencePiece does: by their text."""
    unknown = [i for i, piece in enumerate(pieces) if piece.type == PieceType.UNKNOWN]
    if len(unknown) > 1 or not (unknown or trainer.byte_fallback):
        count = "several unknown pieces" if unknown else "no unknown piece"
        raise FormatError(f"{name} has {count}.", "A SentencePiece model has one.")
    ids = {"unk_id": unknown[0] if unknown else -1}
    control = {p.piece: i for i, p in enumerate(pieces) if p.type == PieceType.CONTROL}
    for role, usual in (("bos", "<s>"), ("eos", "</s>"), ("pad", "<pad>")):
        text = _text(getattr(trainer, f"{role}_piece"), f"{role}_piece", name) or usual
        ids[f"{role}_id"] = control.get(text, -1)
    return ids


def _check_bytes(pieces: tuple[SentencePiece, ...], fallback: bool, name: str) -> None:
    """Refuse byte pieces that are not there 256 times, with byte fallback, and otherwise none."""
    found = {piece.piece for piece in pieces if piece.type == PieceType.BYTE}
    wanted = {f"<0x{byte:02X}>" for byte in range(256)} if fallback else set()
    if found != wanted:
        example = min(found ^ wanted)
        what = "is missing" if example in wanted else "is none that can be"
        raise FormatError(
            f"{name}: the byte piece {example[:20]} {what}.",
            "With byte fallback a model has the pieces <0x00> to <0xFF>, otherwise none of them.",
        )


def _text(data: bytes, what: str, name: str) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise FormatError(f"{name}: {what} is not UTF-8.", "The file is damaged.") from None


def _check_size(data: bytes, name: str) -> None:
    """Refuse a file of more entries than any model has, before memory is taken for each."""
    too_large = len(data) > _MOST_BYTES
    if not too_large and len(data) > _MANY_BYTES:
        too_large = any(number >= _MOST_PIECES for number, _ in enumerate(_entries(data)))
    if too_large:
        raise FormatError(f"{name} is too large to be a SentencePiece model.", "Is it one?")


def _entries(data: bytes) -> Iterator[int]:
    """Yield where each entry of field 1 begins, as far as the file goes on with them."""
    at, size = 0, len(data)
    while at < size and data[at] == 0x0A:
        yield at
        length = shift = 0
        while (at := at + 1) < size:
            length |= (data[at] & 0x7F) << shift
            shift += 7
            if data[at] < 0x80 or shift > 28:
                break
        at += 1 + length


def _not_a_model(name: str) -> FormatError:
    return FormatError(
        f"{name} is not a SentencePiece model, or damaged.", "Choose a whole .model file."
    )
