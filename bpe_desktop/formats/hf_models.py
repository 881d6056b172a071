"""The models beside BPE in a `tokenizer.json`, and our vocabularies and settings for them.

The keys are those of the library's `models/{wordpiece,unigram,wordlevel}/serialization.rs`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..engine.alphabet import text_bytes
from ..engine.tokenizer import Tokenizer
from ..engine.vocabulary import Token, Vocabulary
from ..engine.wordpiece import piece_token
from ..errors import FormatError
from .merge_list import BYTE_NAME, check_ids

__all__ = ["Model", "dump_other", "read_other"]


class Model(NamedTuple):
    """The vocabulary of a model, and the settings that go with it."""

    vocabulary: Vocabulary
    fields: dict[str, Any]


def read_other(model: dict[str, Any], kind: str, special: dict[str, int], name: str) -> Model:
    """Return a WordPiece, Unigram or WordLevel model; `special` are the tokens that stand beside.

    Raises `FormatError` for what is wrong with it.
    """
    if kind == "WordPiece":
        return _wordpiece(model, special, name)
    if kind == "Unigram":
        return _unigram(model, special, name)
    if kind == "WordLevel":
        return _wordlevel(model, special, name)
    raise FormatError(
        f"{name} holds a model of the kind {kind}, which is not known here.",
        "Known are BPE, WordPiece, Unigram and WordLevel.",
    )


def dump_other(tokenizer: Tokenizer, vocab: dict[str, int], unknown: str | None) -> dict[str, Any]:
    """Return the model of a file for WordPiece, unigram or words; raises `FormatError`.

    `vocab` is all of the file's tokens, with the unknown one that may have been added.
    """
    config = tokenizer.config
    if config.algorithm == "unigram":
        return _dump_unigram(tokenizer, vocab, unknown)
    if config.algorithm == "word":
        return {"type": "WordLevel", "vocab": vocab, "unk_token": unknown}
    return {
        "type": "WordPiece",
        "unk_token": unknown,
        "continuing_subword_prefix": config.continuing_prefix,
        "max_input_chars_per_word": config.max_word_characters,
        "vocab": vocab,
    }


def _dump_unigram(
    tokenizer: Tokenizer, vocab: dict[str, int], unknown: str | None
) -> dict[str, Any]:
    config, vocabulary = tokenizer.config, tokenizer.vocabulary
    if vocabulary.holes or any(token.kind in ("unused", "user-defined") for token in vocabulary):
        raise FormatError(
            "A unigram model of tokenizer.json holds neither gaps between ids nor unused or "
            "user-defined pieces.",
            "Save as .model or .bpe.",
        )
    if not (config.fuse_unknown or config.byte_fallback):
        raise FormatError(
            "A unigram model of tokenizer.json makes one token of a run of unknown characters.",
            "Train with fuse-unknown, or save as .bpe.",
        )
    scores = {token.name: token.score or 0.0 for token in vocabulary}
    return {
        "type": "Unigram",
        "unk_id": None if unknown is None else vocab[unknown],
        "vocab": [[name, scores.get(name, 0.0)] for name in vocab],
        "byte_fallback": config.byte_fallback,
    }


def _wordpiece(model: dict[str, Any], special: dict[str, int], name: str) -> Model:
    unknown = model.get("unk_token", "[UNK]")
    prefix = model.get("continuing_subword_prefix", "##")
    names = _with_special(model["vocab"], special, unknown, name)
    tokens = [
        Token(token_id, text, text_bytes(text), "special")
        if text in special or text == unknown
        else piece_token(token_id, text, prefix)
        for text, token_id in names.items()
    ]
    return Model(
        Vocabulary.from_parts(tokens, ()),
        {
            "algorithm": "wordpiece",
            "unk_token": unknown,
            "continuing_prefix": prefix,
            "max_word_characters": model.get("max_input_chars_per_word", 100),
        },
    )


def _wordlevel(model: dict[str, Any], special: dict[str, int], name: str) -> Model:
    unknown = model.get("unk_token", "<unk>")
    names = _with_special(model["vocab"], special, unknown, name)
    tokens = [
        Token(
            i, text, text_bytes(text), "special" if text in special or text == unknown else "piece"
        )
        for text, i in names.items()
    ]
    return Model(Vocabulary.from_parts(tokens, ()), {"algorithm": "word", "unk_token": unknown})


def _unigram(model: dict[str, Any], special: dict[str, int], name: str) -> Model:
    entries = model["vocab"]
    unknown_id = model.get("unk_id")
    if unknown_id is not None and not 0 <= unknown_id < len(entries):
        raise FormatError(f"{name}: the unknown token {unknown_id} is not in the vocabulary.")
    fallback = bool(model.get("byte_fallback"))
    tokens: list[Token] = []
    seen: dict[str, int] = {}
    for token_id, (text, score) in enumerate(entries):
        if seen.setdefault(text, token_id) != token_id or not abs(float(score)) < 1e300:
            raise FormatError(f"{name}: the piece {token_id}, {text!r}, is there twice or broken.")
        if text in special or token_id == unknown_id:
            tokens.append(Token(token_id, text, text_bytes(text), "special"))
        elif fallback and BYTE_NAME.fullmatch(text):
            tokens.append(Token(token_id, text, bytes.fromhex(text[3:5]), "byte"))
        else:
            kind = "alphabet" if len(text) == 1 else "piece"
            tokens.append(Token(token_id, text, text_bytes(text), kind, score=float(score)))
    more = {text: i for text, i in special.items() if text not in seen}
    check_ids({**seen, **more}, name)
    tokens += [Token(i, text, text_bytes(text), "special") for text, i in more.items()]
    return Model(
        Vocabulary.from_parts(tokens, ()),
        {
            "algorithm": "unigram",
            "unk_token": None if unknown_id is None else entries[unknown_id][0],
            "byte_fallback": fallback,
            "fuse_unknown": True,
        },
    )


def _with_special(
    vocab: dict[str, int], special: dict[str, int], unknown: str, name: str
) -> dict[str, int]:
    names = {**special, **vocab}
    check_ids(names, name)
    if unknown not in names:
        raise FormatError(f"{name}: the unknown token {unknown} is not in the vocabulary.")
    return names
