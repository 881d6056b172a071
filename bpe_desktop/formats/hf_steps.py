"""The steps around a Hugging Face model: our settings as its normalizers and pre-tokenizers.

The library has no word markers. They are made from what it has: `Metaspace` puts a character in
front of each piece; where that will not do, a normalizer adds one at the edge of each piece, found
by an expression that ends in `\\K` (keep what was matched, replace the empty rest), and the
pre-tokenizer then cuts there. The character is one that the corpus does not hold.
"""

from __future__ import annotations

import base64
import re
from typing import Any, NamedTuple
from urllib.parse import unquote

from ..engine.alphabet import END_MARKER, byte_to_printable
from ..engine.bert_normalizer import BERT_NORMALIZERS, BERT_STEPS
from ..engine.config import TrainingConfig
from ..engine.normalizer import SPACE_SIGN, dropped_spaces, escapes_spaces, table_of
from ..engine.pretokenizer import PATTERNS
from ..errors import FormatError, SettingError
from .chars_table import make_table
from .hf_pattern import WORD, to_oniguruma

__all__ = ["NORMALIZERS", "SPLITS", "Steps", "build", "joined", "parts"]

Step = dict[str, Any]


class Steps(NamedTuple):
    """The JSON values of a file's `normalizer`, `pre_tokenizer` and `decoder`."""

    normalizer: Step | None
    pre_tokenizer: Step | None
    decoder: Step | None


# Normalizers and pre-tokenizers of the same name and effect.
NORMALIZERS: dict[str, Step] = {
    "nfc": {"type": "NFC"},
    "nfd": {"type": "NFD"},
    "nfkc": {"type": "NFKC"},
    "nfkd": {"type": "NFKD"},
    "lowercase": {"type": "Lowercase"},
}

_PUNCTUATION = r"\p{P}$+<=>^`|~"
# What a pre-token looks like, spelled for Oniguruma, whose \w and named groups differ from ours.
_PATTERNS: dict[str, str] = {
    **PATTERNS,
    "whitespace": r"\S+",
    "whitespace-punctuation": rf"[{WORD}]+|[^{WORD}\s]+",
    "bert": rf"[^\s{_PUNCTUATION}]+|[{_PUNCTUATION}]",
    "metaspace": " [^ ]*|[^ ]+",
    "digits-1": r"\p{N}|\P{N}+",
    "digits-3": r"\p{N}{1,3}|\P{N}+",
    "sp-words": "▁[^▁]*|[^▁]+",
}
# Our steps of BERT's normalizer, by the keys of the library's.
_BERT = {
    "bert-clean": "clean_text",
    "bert-cjk": "handle_chinese_chars",
    "bert-accents": "strip_accents",
    "lowercase": "lowercase",
}
# These drop the white space between pre-tokens; all the others keep every character.
_DROPS_SPACE = ("whitespace", "whitespace-punctuation", "bert")


def _split(pattern: str, *, keep_rest: bool) -> Step:
    return {
        "type": "Split",
        "pattern": {"Regex": pattern},
        "behavior": "Isolated" if keep_rest else "Removed",
        "invert": not keep_rest,
    }


SPLITS: dict[str, list[Step]] = {
    "none": [],
    **{name: [_split(p, keep_rest=name not in _DROPS_SPACE)] for name, p in _PATTERNS.items()},
    "whitespace": [{"type": "WhitespaceSplit"}],
}

# Python counts U+001C…1F as white space, Unicode and the library do not.
_SPACES = [c for c in map(chr, range(0x3001)) if c.isspace() and not "\x1c" <= c <= "\x1f"]


def byte_level(*, use_regex: bool) -> Step:
    """Return the step that turns text into printable byte characters, nothing added in front."""
    return {
        "type": "ByteLevel",
        "add_prefix_space": False,
        "trim_offsets": True,
        "use_regex": use_regex,
    }


def joined(steps: list[Step], key: str) -> Step | None:
    """Return several steps as one; `key` is what the library calls the list of a sequence."""
    if len(steps) < 2:
        return steps[0] if steps else None
    return {"type": "Sequence", key: steps}


def parts(step: Step | None, key: str) -> list[Step]:
    """Return the steps that `joined` would make `step` of, sequences in sequences opened."""
    if step is None:
        return []
    if step.get("type") != "Sequence":
        return [step]
    return [inner for part in step[key] for inner in parts(part, key)]


def build(config: TrainingConfig, marker: str, stand_in: str) -> Steps:
    """Return the steps for these settings.

    `marker` is the character that stands for the word marker; where a text holds it, it becomes
    `stand_in`, which no token has, so that a typed marker is no marker. Raises `FormatError` for
    settings that the library has no means for.
    """
    names = [name for name in config.normalizer.split("+") if name != "none"]
    normalizers = [step for name in names for step in _normalizer(name)]
    splits = _splits(config.pretokenizer)
    in_bytes = config.units == "byte"
    if config.marker in ("none", "end-attached"):  # the model glues that one itself
        if in_bytes and config.pretokenizer == "gpt2":
            splits = [byte_level(use_regex=True)]
        elif in_bytes:
            splits = [*splits, byte_level(use_regex=False)]
    elif config.marker == "start" and (in_bytes or _drops_space(config.pretokenizer)):
        # Here no piece holds a space, which Metaspace would turn into a marker.
        if in_bytes:
            splits = [*splits, byte_level(use_regex=False)]
        else:
            normalizers.append(_replace({"String": marker}, stand_in))
        splits = [*splits, _metaspace(marker)]
    else:
        normalizers += _marking(config, marker, stand_in)
        splits = _splits_of_marked(config, marker)
    return Steps(
        joined(normalizers, "normalizers"),
        joined(splits, "pretokenizers"),
        _decoder(config, marker),
    )


def _normalizer(name: str) -> list[Step]:
    """Return the library's steps for one of our normalizers."""
    if name in NORMALIZERS:
        return [NORMALIZERS[name]]
    if name in BERT_STEPS or name in BERT_NORMALIZERS:
        steps = BERT_NORMALIZERS.get(name, (name,))
        return [{"type": "BertNormalizer", **{key: ours in steps for ours, key in _BERT.items()}}]
    kind, _, rest = name.partition(":")
    texts = [unquote(text) for text in rest.split("=")]
    match kind:
        case "nmt_nfkc" | "nmt_nfkc_cf" | "nfkc_cf":
            return [_table(make_table(name))]
        case "charsmap" | "precompiled":
            return [_table(table_of(name))]
        case "sp-trim":
            edges = _replace({"Regex": rf"\A +|[ {SPACE_SIGN}]+\z"}, "")
            return [edges, _replace({"Regex": " {2,}"}, " ")]
        case "sp-prefix":
            return [{"type": "Prepend", "prepend": " "}]
        case "sp-escape":
            return [_replace({"String": " "}, SPACE_SIGN)]
        case "replace":
            return [_replace({"String": texts[0]}, texts[1])]
        case "replace-regex":
            return [_replace({"Regex": to_oniguruma(texts[0])}, texts[1])]
        case "prepend":
            return [{"type": "Prepend", "prepend": texts[0]}]
        case "begin":
            return [_replace({"Regex": rf"\A(?!{re.escape(texts[0])}|\z)"}, texts[0])]
        case "strip-left" | "strip-right":
            is_left = name == "strip-left"
            return [{"type": "Strip", "strip_left": is_left, "strip_right": not is_left}]
        case "strip-accents":
            return [{"type": "StripAccents"}]
    raise FormatError(
        f"tokenizer.json has no means for the normalizer {name[:40]}.", "Save as .bpe."
    )


def _table(table: bytes) -> Step:
    return {"type": "Precompiled", "precompiled_charsmap": base64.b64encode(table).decode()}


def _splits(pretokenizer: str) -> list[Step]:
    head, own, pattern = pretokenizer.partition("regex:")
    names = [name for name in head.split("+") if name]
    steps = [step for name in names for step in _steps_of_split(name)]
    return [*steps, _split(to_oniguruma(pattern), keep_rest=False)] if own else steps


def _steps_of_split(name: str) -> list[Step]:
    if name.startswith("split:"):
        pattern = unquote(name.removeprefix("split:"))
        return [_split(to_oniguruma(pattern), keep_rest=False)]
    return SPLITS[name]


def _drops_space(pretokenizer: str) -> bool:
    return pretokenizer.split("+")[0] in _DROPS_SPACE


def _metaspace(marker: str) -> Step:
    return {"type": "Metaspace", "replacement": marker, "prepend_scheme": "always", "split": False}


def _replace(pattern: Step, content: str) -> Step:
    return {"type": "Replace", "pattern": pattern, "content": content}


def _marking(config: TrainingConfig, marker: str, stand_in: str) -> list[Step]:
    """Return normalizers that put `marker` at one edge of every piece, in bytes if asked."""
    steps = [] if config.units == "byte" else [_replace({"String": marker}, stand_in)]
    steps += [_replace({"Regex": edge}, marker) for edge in _edges(config)]
    if config.units == "byte":
        as_bytes = "".join(byte_to_printable[byte] for byte in marker.encode())
        steps += [{"type": "ByteLevel"}, _replace({"String": as_bytes}, marker)]
    return steps


def _edges(config: TrainingConfig) -> list[str]:
    """Return expressions that match the empty string at the marked edge of each piece."""
    name = config.pretokenizer
    if name == "whitespace":
        return [r"(?<!\S)(?=\S)" if config.marker == "start" else r"(?<=\S)(?!\S)"]
    if name == "none":
        return [r"\A(?!\z)" if config.marker == "start" else r"(?<!\A)\z"]
    pattern = _PATTERNS.get(name)
    if pattern is None:
        raise SettingError(
            f"tokenizer.json has no means for a word marker with the pre-tokenizer {name}.",
            "Train without a marker, or save as .bpe.",
            "marker",
            config.marker,
            ("none",),
        )
    if config.marker == "end":
        return [rf"(?:{pattern})\K"]
    # A piece begins at the start of the text and where another ends, but not at the very end.
    # (?>…): without it the last piece would be shortened until something follows.
    return [rf"(?>{pattern})\K(?!\z)", r"\A(?!\z)"]


def _splits_of_marked(config: TrainingConfig, marker: str) -> list[Step]:
    """Return pre-tokenizers that cut text which has a marker at one edge of each piece."""
    steps: list[Step] = []
    if _drops_space(config.pretokenizer):
        if config.units == "byte":
            spaces = ("".join(byte_to_printable[byte] for byte in c.encode()) for c in _SPACES)
            any_space = "|".join(map(re.escape, spaces))
            steps = [_split(any_space, keep_rest=True) | {"behavior": "Removed"}]
        else:
            steps = SPLITS["whitespace"]
    behavior = "MergedWithNext" if config.marker == "start" else "MergedWithPrevious"
    cut = {"type": "Split", "pattern": {"String": marker}, "behavior": behavior, "invert": False}
    return [*steps, cut]


def _decoder(config: TrainingConfig, marker: str) -> Step | None:
    """Return steps that decode as we do: where spaces were dropped, a marker brings one back."""
    in_bytes = config.units == "byte"
    if config.algorithm == "wordpiece":
        prefix = config.continuing_prefix
        return {"type": "WordPiece", "prefix": prefix, "cleanup": False}
    if config.algorithm == "word" and _drops_space(config.pretokenizer):
        return None  # then the library puts spaces between tokens, as we do
    if escapes_spaces(config.normalizer):
        return _decoder_of_signs(config)
    steps: list[Step] = []
    space = ""
    if config.marker == "end-attached":
        marker = END_MARKER
    if config.marker != "none":
        if _drops_space(config.pretokenizer):
            space = byte_to_printable[ord(" ")] if in_bytes else " "
        steps.append(_replace({"String": marker}, space))
    steps.append(byte_level(use_regex=True) if in_bytes else {"type": "Fuse"})
    if space:
        # Not the library's Strip, which crashes on an empty text.
        steps.append(_replace({"Regex": r"\A " if config.marker == "start" else r" \z"}, ""))
    return joined(steps, "decoders")


def _decoder_of_signs(config: TrainingConfig) -> Step | None:
    """Return steps that write spaces for signs, and drop those that were put before the text."""
    steps = [_replace({"String": SPACE_SIGN}, " ")]
    if config.byte_fallback:
        steps.append({"type": "ByteFallback"})
    steps.append({"type": "Fuse"})
    dropped = dropped_spaces(config.normalizer)
    if dropped != 0:
        steps.append(_replace({"Regex": r"\A +" if dropped is None else r"\A "}, ""))
    return joined(steps, "decoders")
