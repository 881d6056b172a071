"""OpenAI's `.tiktoken` files: `base64(bytes) rank`, one token a line, and a JSON file beside it.

The format is that of `load_tiktoken_bpe` in openai/tiktoken, `tiktoken/load.py`. A rank is both the
id and the order of merging; the merges themselves are not in the file (see `tiktoken_merges`), nor
are the pattern that cuts the text and the special tokens. For the published vocabularies these are
known by name; for others they stand in `NAME.tiktoken.json`, whose three keys are the arguments of
`tiktoken.Encoding`: `name`, `pat_str`, `special_tokens`.
"""

from __future__ import annotations

import binascii
from collections.abc import Mapping
from typing import NamedTuple

from ..engine.alphabet import byte_to_printable, text_bytes
from ..engine.config import TrainingConfig
from ..engine.merge import MergeRule
from ..engine.tokenizer import Tokenizer
from ..engine.vocabulary import Token, Vocabulary
from ..errors import FormatError
from .collecting import paused_collecting
from .held_settings import check_held
from .json_text import dump_json, parse_json
from .merge_list import MOST_ID, hole_note
from .report import LoadedTokenizer
from .tiktoken_merges import Merges, recover
from .tiktoken_patterns import pattern_of, pretokenizer_of

__all__ = ["PRESETS", "Preset", "dump", "is_ranks", "losses", "parse", "preset_of", "sidecar_name"]


class Preset(NamedTuple):
    """A published vocabulary: our pre-tokenizer for its pattern, and its special tokens."""

    pretokenizer: str
    special_tokens: Mapping[str, int]


_END = "<|endoftext|>"
PRESETS: dict[str, Preset] = {
    "gpt2": Preset("gpt2", {_END: 50256}),
    "r50k": Preset("gpt2", {_END: 50256}),
    "p50k": Preset("gpt2", {_END: 50256}),
    "cl100k": Preset(
        "cl100k",
        {
            _END: 100257,
            "<|fim_prefix|>": 100258,
            "<|fim_middle|>": 100259,
            "<|fim_suffix|>": 100260,
            "<|endofprompt|>": 100276,
        },
    ),
    "o200k": Preset("o200k", {_END: 199999, "<|endofprompt|>": 200018}),
}
_LINES = 50  # so many at the beginning tell what a file is
_HOW_TO_NAME = (
    f"Let the file name begin with {', '.join(PRESETS)}, or put a {{}} beside it with name, "
    "pat_str and special_tokens."
)


def sidecar_name(name: str) -> str:
    """Return the name of the JSON file that belongs to a file of ranks."""
    return f"{name}.json"


def preset_of(name: str) -> str | None:
    """Return the published vocabulary that a file name means, such as `r50k_base.tiktoken`.

    >>> preset_of("cl100k_base.tiktoken"), preset_of("mine.tiktoken")
    ('cl100k', None)
    """
    return next((preset for preset in PRESETS if name.lower().startswith(preset)), None)


def is_ranks(head: bytes) -> bool:
    """Tell whether a file that begins with `head` is one of ranks, by its first lines.

    A list of words with their counts may look alike, but it has no single bytes in it.
    """
    lines = head.split(b"\n")[:-1]  # the last one may be torn
    try:
        entries = [_entry(line) for line in lines[:_LINES]]
    except (ValueError, binascii.Error):
        return False
    return sum(len(token) == 1 for token, _ in entries) >= _LINES // 2


def parse(
    data: bytes,
    name: str = "ranks.tiktoken",
    *,
    sidecar: bytes | None = None,
    preset: str | None = None,
) -> LoadedTokenizer:
    """Read the bytes of a file of ranks, with those of the JSON file beside it if there is one.

    `preset` names a published vocabulary and overrules the JSON file and the file name. Raises
    `FormatError`, also where nothing tells the pattern.
    """
    pretokenizer, special = _settings(name, sidecar, preset)
    with paused_collecting():
        ranks = _ranks(data, name)
        _check_special(special, ranks, name)
        merges = recover(ranks)
        vocabulary = _vocabulary(ranks, merges, special)
        config = TrainingConfig(
            units="byte",
            pretokenizer=pretokenizer,
            special_tokens=tuple(special),
            # The library always does; without such tokens it makes no difference.
            ignore_merges=bool(merges.unreached),
        )
        tokenizer = Tokenizer(vocabulary, config)
    return LoadedTokenizer(tokenizer, "tiktoken", (*_notes(vocabulary, merges),))


def dump(tokenizer: Tokenizer, name: str = "ranks.tiktoken") -> tuple[bytes, bytes]:
    """Return the file of ranks and the JSON file; raises `FormatError` for what cannot be."""
    config, vocabulary = tokenizer.config, tokenizer.vocabulary
    check_settings(config)
    pattern = pattern_of(config.pretokenizer)
    owners: dict[bytes, Token] = {}
    for token in vocabulary:
        if token.kind != "special":
            other = owners.setdefault(token.bytes, token)
            if other is not token:
                raise FormatError(
                    f"The tokens {other.id} and {token.id} are the same bytes, {token.name}.",
                    "A .tiktoken file holds each token once; save as .bpe.",
                )
    _check_order(vocabulary)
    lines = [
        b"%s %d\n" % (binascii.b2a_base64(token.bytes, newline=False), token.id)
        for token in owners.values()
    ]
    sidecar = {
        "name": name.removesuffix(".tiktoken"),
        "pat_str": pattern,
        "special_tokens": {token.name: token.id for token in vocabulary.special_tokens},
    }
    return b"".join(lines), (dump_json(sidecar, indent=1) + "\n").encode()


def check_settings(config: TrainingConfig) -> None:
    """Raise `SettingError` for a setting that the files cannot hold."""
    held = {"units": ("byte",), "normalizer": ("none",), "marker": ("none",)}
    check_held(config, "A .tiktoken file", held)
    pattern_of(config.pretokenizer)


def losses(tokenizer: Tokenizer) -> list[str]:
    """Return sentences about what the two files will not hold; raises `FormatError` as `dump`."""
    dump(tokenizer)
    found = [
        "The training settings, such as the rule for equal counts, are not kept.",
        "The pattern and the special tokens go to a second file, which ends in .tiktoken.json.",
    ]
    if tokenizer.config.unk_token is not None:
        found.append(f"{tokenizer.config.unk_token} becomes a special token like others.")
    if "regex:" in tokenizer.config.pretokenizer:
        found.append("Your own pattern is read there by another engine, which may split otherwise.")
    return found


def _settings(name: str, sidecar: bytes | None, preset: str | None) -> tuple[str, dict[str, int]]:
    """Return the pre-tokenizer and the special tokens with their ids."""
    if preset is not None and preset not in PRESETS:
        raise FormatError(
            f"There is no published vocabulary {preset}.", f"Choose {', '.join(PRESETS)}."
        )
    chosen = preset or (preset_of(name) if sidecar is None else None)
    if chosen is not None:
        return PRESETS[chosen].pretokenizer, dict(PRESETS[chosen].special_tokens)
    beside = sidecar_name(name)
    if sidecar is None:
        raise FormatError(
            f"{name} does not say how text is cut before merging.", _HOW_TO_NAME.format(beside)
        )
    content = parse_json(sidecar, beside)
    pattern = content.get("pat_str") if isinstance(content, dict) else None
    special = content.get("special_tokens", {}) if isinstance(content, dict) else None
    if not isinstance(pattern, str) or not isinstance(special, dict):
        raise FormatError(
            f"{beside} lacks pat_str, the pattern that cuts the text, or special_tokens.",
            "Write name, pat_str and special_tokens, as tiktoken.Encoding takes them.",
        )
    for token, token_id in special.items():
        if not token or not _is_id(token_id):
            raise FormatError(
                f"{beside} gives the special token {token!r} the id {token_id!r}.",
                "An id is a whole number from 0 up.",
            )
    return pretokenizer_of(pattern), special


def _ranks(data: bytes, name: str) -> dict[bytes, int]:
    """Return token → rank, in the order of the ranks."""
    ranks: dict[bytes, int] = {}
    for number, line in enumerate(data.split(b"\n"), 1):
        if not line or line == b"\r":
            continue
        try:
            token, rank = _entry(line)
            if ranks.setdefault(token, rank) != rank or rank > MOST_ID:
                raise ValueError(rank)
        except (ValueError, binascii.Error):
            raise FormatError(
                f"{name}, line {number}: not a token in base64, a space and its rank.",
                "The file is damaged, or of another kind.",
            ) from None
    if not ranks:
        raise FormatError(f"{name} is empty.", "Choose a file of ranks.")
    ordered = dict(sorted(ranks.items(), key=lambda entry: entry[1]))
    if len(set(ordered.values())) < len(ordered):
        raise FormatError(f"{name} gives one rank to two tokens.", "The file is damaged.")
    return ordered


def _entry(line: bytes) -> tuple[bytes, int]:
    encoded, rank = line.split(b" ")
    token = binascii.a2b_base64(encoded)
    # The decoder passes over what is not base64; the length shows that.
    if not token or len(encoded) != (len(token) + 2) // 3 * 4 or not rank.strip().isdigit():
        raise ValueError(line)
    return token, int(rank)


def _check_special(special: Mapping[str, int], ranks: Mapping[bytes, int], name: str) -> None:
    taken = set(ranks.values())
    for token, token_id in special.items():
        if token_id in taken or list(special.values()).count(token_id) > 1:
            raise FormatError(
                f"The id {token_id} of the special token {token} is taken in {name}.",
                "The pattern and the special tokens belong to another vocabulary.",
            )


def _vocabulary(
    ranks: Mapping[bytes, int], merges: Merges, special: Mapping[str, int]
) -> Vocabulary:
    tokens = [Token(i, token, text_bytes(token), "special") for token, i in special.items()]
    rules = [
        MergeRule(rank, left, right, result)
        for rank, (left, right, result) in enumerate(merges.splits, 1)
    ]
    made_by: dict[int, MergeRule] = {}
    for rule in rules:
        made_by.setdefault(rule.result, rule)
    # Printable bytes are Latin-1 characters by another name.
    names = {byte: name for byte, name in enumerate(byte_to_printable) if chr(byte) != name}
    for data, token_id in ranks.items():
        spelled = data.decode("latin-1").translate(names)
        rule_or_none = made_by.get(token_id)
        if rule_or_none is not None:
            rank, left, right, _ = rule_or_none
            tokens.append(Token(token_id, spelled, data, "merge", rank, left, right))
        else:
            tokens.append(Token(token_id, spelled, data, "byte" if len(data) == 1 else "merge"))
    return Vocabulary.from_parts(tokens, rules)


def _notes(vocabulary: Vocabulary, merges: Merges) -> list[str]:
    notes = hole_note(vocabulary)
    lacking = 256 - vocabulary.alphabet_size
    if lacking:
        notes.append(f"{lacking} of the 256 bytes have no token; text with them is unknown.")
    if merges.unreached:
        examples = ", ".join(vocabulary.token(i).name[:40] for i in merges.unreached[:3])
        count = len(merges.unreached)
        notes.append(
            f"{'1 token' if count == 1 else f'{count} tokens'} cannot be built from two others: "
            f"{examples}."
        )
    return notes


def _check_order(vocabulary: Vocabulary) -> None:
    """Refuse rules whose order is not that of the ids that they make: the ids are the ranks."""
    last = -1
    for rule in vocabulary.rules:
        if rule.result <= last:
            raise FormatError(
                f"Merge {rule.rank} makes the token {vocabulary.token(rule.result).name}, whose id "
                f"{rule.result} is not above those made before.",
                "In a .tiktoken file the ids are the order of merging; save as tokenizer.json or "
                ".bpe.",
            )
        last = rule.result


def _is_id(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST_ID
