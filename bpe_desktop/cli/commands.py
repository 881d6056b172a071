"""The commands, and those about tokenizers: encode, decode, convert, info."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..engine.dropout import check_dropout
from ..engine.normalizer import shown_normalizer
from ..engine.tokenizer import Tokenizer
from ..errors import UserError
from ..formats import registry
from ..formats.json_text import dump_json
from . import checking, extending, gage, training
from .nbest import check_sampling, put_ways
from .outputs import check_apart, say_saved, streamed_outputs
from .streams import note_all, put, put_bytes, read_input

__all__ = ["run"]

_LINE_ESCAPES = str.maketrans({"\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"})
_UNKNOWN_BYTES = len("\ufffd".encode())


def run(command: str, arguments: argparse.Namespace) -> None:
    """Run one command; raises `UserError`."""
    with streamed_outputs(arguments):
        _RUN[command](arguments)


def _encode(arguments: argparse.Namespace) -> None:
    if arguments.merges is not None and arguments.merges < 0:
        raise UserError("--merges is below 0.", "Give a whole number from 0 up.")
    check_sampling(arguments)
    check_dropout(arguments.dropout)
    tokenizer = registry.read(arguments.tokenizer)
    text = read_input(arguments.file).decode("utf-8", "surrogateescape")
    if arguments.nbest is not None and arguments.sample is None:
        put_ways(tokenizer, text, arguments)
        return
    encoding = tokenizer.encode(
        text,
        merges=arguments.merges,
        dropout=arguments.dropout,
        alpha=arguments.sample,
        nbest=-1 if arguments.nbest is None else arguments.nbest,
        seed=arguments.seed,
    )
    if encoding.seed is not None and arguments.seed is None:
        note_all([f"The seed is {encoding.seed}; --seed {encoding.seed} gives the same again."])
    if arguments.json:
        put(
            dump_json(
                {
                    "ids": encoding.ids,
                    "tokens": encoding.tokens,
                    "bytes": [data.hex() for data in encoding.bytes],
                    "offsets": [list(span) for span in encoding.offsets],
                }
            )
            + "\n"
        )
    elif arguments.tokens:
        lines = (token.translate(_LINE_ESCAPES) + "\n" for token in encoding.tokens)
        put("".join(lines))
    else:
        put(" ".join("null" if i is None else str(i) for i in encoding.ids) + "\n")


def _decode(arguments: argparse.Namespace) -> None:
    tokenizer = registry.read(arguments.tokenizer)
    ids, raw = _parse_ids(read_input(arguments.file))
    if raw is not None:
        # An unknown symbol has the unknown token's id, but its own bytes.
        ids = [None if token_id == tokenizer.unknown_id else token_id for token_id in ids]
    elif None in ids:
        raise UserError(
            "null is no id: an unknown symbol was encoded without its text.",
            "Decode what encode --json wrote, which keeps the text.",
        )
    put_bytes(_joined(tokenizer, ids, raw or []))


def _convert(arguments: argparse.Namespace) -> None:
    chosen = registry.check_target(arguments.output, arguments.format)
    check_apart(
        [("IN", path) for path in registry.sources(arguments.source)],
        [("OUT", path) for path in registry.targets(arguments.output, chosen)],
    )
    loaded = registry.load(arguments.source)
    note_all(loaded.notes)
    report = registry.write(loaded.tokenizer, arguments.output, chosen)
    say_saved(report, "", [Path(arguments.output)])


def _info(arguments: argparse.Namespace) -> None:
    loaded = registry.load(arguments.tokenizer)
    facts = _facts(loaded.tokenizer, loaded.format)
    if arguments.json:
        put(dump_json({**facts, "notes": list(loaded.notes)}, indent=1) + "\n")
        return
    width = max(map(len, facts))
    for name, value in facts.items():
        shown = ", ".join(map(str, value)) if isinstance(value, list) else value
        put(f"{name.replace('_', ' '):{width}}  {'none' if shown in (None, '') else shown}\n")
    note_all(loaded.notes)


_RUN = {
    "train": training.train,
    "extend": extending.extend,
    "check": checking.check,
    "encode": _encode,
    "decode": _decode,
    "convert": _convert,
    "info": _info,
    "count": training.count,
    "gage": gage.run,
}


def _parse_ids(data: bytes) -> tuple[list[int | None], list[bytes] | None]:
    """Return ids, and the bytes of each token if the input has them."""
    try:
        text = data.decode("utf-8-sig").strip()
        raw = None
        if text.startswith(("{", "[")):
            content = json.loads(text)
            if isinstance(content, dict):
                raw = (
                    [bytes.fromhex(part) for part in content["bytes"]]
                    if "bytes" in content
                    else None
                )
                content = content["ids"]
            ids = [None if value is None else _id(value) for value in content]
        else:
            words = text.replace(",", " ").split()
            ids = [None if word == "null" else _id(word) for word in words]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise UserError(
            "The input is not a list of ids.", "Give whole numbers, or what encode wrote."
        ) from None
    return ids, raw if raw is not None and len(raw) == len(ids) else None


def _id(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise TypeError(value)
    return int(value)


def _joined(tokenizer: Tokenizer, ids: Sequence[int | None], raw: Sequence[bytes]) -> bytes:
    """Decode; an id that is `None` stands for the bytes at its place in `raw`."""
    data = bytearray()
    start = 0
    gaps = [at for at, token_id in enumerate(ids) if token_id is None]
    for gap in [*gaps, len(ids)]:
        # Decoded with the gaps at both sides, so that markers put spaces where they should.
        before = [None] if start else []
        after = [None] if gap < len(ids) else []
        part = tokenizer.decode_bytes([*before, *ids[start:gap], *after], keep_edge=False)
        data += part[len(before) * _UNKNOWN_BYTES : len(part) - len(after) * _UNKNOWN_BYTES]
        if gap < len(ids):
            data += raw[gap]
        start = gap + 1
    return bytes(data)


def _facts(tokenizer: Tokenizer, format_name: str) -> dict[str, Any]:
    vocabulary, config = tokenizer.vocabulary, tokenizer.config
    longest = max(vocabulary, key=lambda token: len(token.bytes), default=None)
    return {
        "format": format_name,
        "algorithm": config.algorithm,
        "units": config.units,
        "tokens": len(vocabulary),
        "special_tokens": [token.name for token in vocabulary.special_tokens],
        "alphabet": vocabulary.alphabet_size,
        "merges": len(vocabulary.rules),
        "unknown_token": config.unk_token,
        "marker": config.marker,
        "pretokenizer": config.pretokenizer,
        "normalizer": shown_normalizer(config.normalizer),
        "tie_break": config.tie_break,
        "free_ids": sum(map(len, vocabulary.holes)),
        "longest_token": None if longest is None else longest.name,
        "lossless": tokenizer.lossless,
        "lossless_note": tokenizer.lossless_note,
    }
