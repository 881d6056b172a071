"""Hugging Face `tokenizer.json` (library `tokenizers`, 0.20 and later).

The keys of the file are those of `tokenizers/src/tokenizer/serialization.rs` and of
`models/bpe/serialization.rs`. Merges are written as pairs; the older "a b" form is read too.
"""

from __future__ import annotations

from typing import Any

from ..engine.alphabet import END_MARKER, START_MARKER
from ..engine.config import TrainingConfig
from ..engine.tokenizer import Tokenizer
from ..engine.vocabulary import Token
from ..errors import FormatError, SettingError
from . import hf_models, hf_steps
from .hf_names import marker_characters, names_of, spellings, unknown_name
from .hf_read import read_model
from .json_text import damage_told, dump_json, parse_json
from .report import LoadedTokenizer

__all__ = ["dump", "losses", "parse", "unknown_id"]


def dump(tokenizer: Tokenizer) -> bytes:
    """Return the file for this tokenizer; raises `FormatError` for what it cannot hold."""
    vocabulary, config = tokenizer.vocabulary, tokenizer.config
    if config.units == "grapheme":
        raise SettingError(
            "tokenizer.json has no graphemes: its models begin with code points or bytes.",
            "Choose Characters or Bytes under Units, or export another format.",
            "units",
            "grapheme",
            ("character", "byte"),
        )
    marker, stand_in = marker_characters(tokenizer)
    merges = config.algorithm in ("bpe", "character")
    spelled = spellings(vocabulary, marker) if merges else names_of(vocabulary)
    vocab = {spelled[token.id]: token.id for token in vocabulary if token.kind != "unused"}
    unknown = config.unk_token
    if unknown is None and _drops_unknown(config):
        # Without one the library drops unknown characters and merges across the gap.
        unknown = unknown_name(vocabulary)
        vocab[unknown] = vocabulary.id_limit
    steps = hf_steps.build(config, marker, stand_in)
    content = {
        "version": "1.0",
        "truncation": None,
        "padding": None,
        "added_tokens": [
            _added_token(token, config) for token in vocabulary if token.kind == "special"
        ],
        "normalizer": steps.normalizer,
        "pre_tokenizer": steps.pre_tokenizer,
        "post_processor": None,
        "decoder": steps.decoder,
        "model": _bpe(tokenizer, spelled, vocab, unknown)
        if merges
        else hf_models.dump_other(tokenizer, vocab, unknown),
    }
    return (dump_json(content, indent=1) + "\n").encode()


def _added_token(token: Token, config: TrainingConfig) -> dict[str, Any]:
    rules: set[str] = set()
    for rule in config.token_rules:
        flags, _, name = rule.partition(":")
        if name == token.name:
            rules |= {*flags.split("+")}
    return {
        "id": token.id,
        "content": token.name,
        "single_word": "word" in rules,
        "lstrip": "left" in rules,
        "rstrip": "right" in rules,
        "normalized": False,
        "special": "always" not in rules,
    }


def _bpe(
    tokenizer: Tokenizer, spelled: dict[int, str], vocab: dict[str, int], unknown: str | None
) -> dict[str, Any]:
    config, rules = tokenizer.config, tokenizer.vocabulary.rules
    return {
        "type": "BPE",
        "dropout": None,
        "unk_token": unknown,
        "continuing_subword_prefix": None,
        "end_of_word_suffix": END_MARKER if config.marker == "end-attached" else None,
        "fuse_unk": tokenizer.fuse_unknown,
        "byte_fallback": config.byte_fallback,
        "ignore_merges": _looks_words_up(tokenizer),
        "vocab": vocab,
        "merges": [[spelled[rule.left], spelled[rule.right]] for rule in rules],
    }


def unknown_id(tokenizer: Tokenizer) -> int | None:
    """Return the id that stands for an unknown symbol in the written file."""
    config = tokenizer.config
    if config.unk_token is not None:
        return tokenizer.vocabulary.id_of(config.unk_token)
    return tokenizer.vocabulary.id_limit if _drops_unknown(config) else None


def losses(tokenizer: Tokenizer) -> list[str]:
    """Return sentences about what the file will not hold, or hold in another way."""
    vocabulary, config = tokenizer.vocabulary, tokenizer.config
    found = ["The training settings, such as the rule for equal counts, are not kept."]
    if config.unk_token is None and _drops_unknown(config):
        found.append(
            f"An unknown token {unknown_name(vocabulary)} with the id {vocabulary.id_limit} is "
            "added: the library would drop unknown characters."
        )
    if any(token.kind == "special" for token in vocabulary):
        found.append("Special tokens typed in a text are taken for special tokens there.")
    if config.marker in ("end", "start"):
        marker, _ = marker_characters(tokenizer)
        if marker != START_MARKER:
            found.append(
                f"The {config.marker} marker is written as the character U+{ord(marker):X}, which "
                "no text should hold."
            )
    raw = sum(t.kind == "alphabet" and "\udc80" <= t.name <= "\udcff" for t in vocabulary)
    if raw:
        symbols = "1 symbol is a byte" if raw == 1 else f"{raw} symbols are bytes"
        found.append(f"{symbols} that no valid text holds: kept, but never met there.")
    if config.algorithm == "unigram" and config.byte_fallback:
        found.append("A text that spells a byte piece, such as <0x0A>, becomes that byte there.")
    if "regex:" in config.pretokenizer:
        found.append("Your own pattern is read there by another engine, which may split otherwise.")
    return found


def _looks_words_up(tokenizer: Tokenizer) -> bool:
    """Return what the file says for `ignore_merges`; raises `FormatError` where it cannot.

    The library looks words up by their spelling: without the marker that the model glues to them,
    and among the byte tokens too, which a text can spell. So it is left out there; that changes
    nothing as long as merges build every token.
    """
    config, table = tokenizer.config, tokenizer.vocabulary.merge_table
    if not config.ignore_merges or not (config.byte_fallback or config.marker == "end-attached"):
        return config.ignore_merges
    for token in tokenizer.vocabulary:
        if token.kind == "merge" and (
            token.rank is None or table.merge(_symbols(tokenizer, token.id)) != [token.id]
        ):
            raise FormatError(
                f"The token {token.name} is not built by merges, which this file would need.",
                "Save as .bpe.",
            )
    return False


def _symbols(tokenizer: Tokenizer, token_id: int) -> list[int]:
    """Return the base symbols that a token was built from; itself if it was not built."""
    waiting, found = [token_id], []
    while waiting:
        token = tokenizer.vocabulary.token(waiting.pop())
        if token.left is None or token.right is None:
            found.append(token.id)
        else:
            waiting += [token.right, token.left]
    return found


def _drops_unknown(config: TrainingConfig) -> bool:
    """Tell whether a text may hold symbols for which the library needs an unknown token."""
    return config.units != "byte" and not config.byte_fallback


def parse(data: bytes, name: str = "tokenizer.json") -> LoadedTokenizer:
    """Read the bytes of a file; `name` is used in messages. Raises `FormatError`."""
    content = parse_json(data, name)
    model = content.get("model") if isinstance(content, dict) else None
    if not isinstance(model, dict):
        raise FormatError(f"{name} is not a tokenizer.json.", "It has no model in it.")
    with damage_told(name):
        return read_model(content, model, name)
