"""Pre-tokenizers as the patterns of tiktoken, and back.

Its engine is Rust's `fancy-regex`: `$` is the end of the text and nothing else there.
"""

from __future__ import annotations

from ..engine.pretokenizer import PATTERNS
from ..errors import SettingError

__all__ = ["pattern_of", "pretokenizer_of"]

_WORD = r"\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\p{Join_Control}"
# What is not matched is dropped, there as here.
_PATTERNS: dict[str, str] = {
    **PATTERNS,
    "whitespace": r"\S+",
    "whitespace-punctuation": rf"[{_WORD}]+|[^{_WORD}\s]+",
    "bert": r"[^\s\p{P}$+<=>^`|~]+|[\p{P}$+<=>^`|~]",
    "metaspace": " [^ ]*|[^ ]+",
    "digits-1": r"\p{N}|\P{N}+",
    "digits-3": r"\p{N}{1,3}|\P{N}+",
    "none": r"(?s:.+)",
}
_UPPER = r"[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]"
_LOWER = r"[\p{Ll}\p{Lm}\p{Lo}\p{M}]"
_CONTRACTION = r"(?i:'s|'t|'re|'ve|'m|'ll|'d)?"
# The same splits as the library's versions spell them (tiktoken_ext/openai_public.py).
_SYNONYMS: dict[str, str] = {
    r"'(?:[sdmt]|ll|ve|re)| ?\p{L}++| ?\p{N}++| ?[^\s\p{L}\p{N}]++|\s++$|\s+(?!\S)|\s": "gpt2",
    r"'(?:[sdmt]|ll|ve|re)| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+": "gpt2",
    r"'(?i:[sdmt]|ll|ve|re)|[^\r\n\p{L}\p{N}]?+\p{L}++|\p{N}{1,3}+| ?[^\s\p{L}\p{N}]++[\r\n]*+"
    r"|\s++$|\s*[\r\n]|\s+(?!\S)|\s": "cl100k",
    r"'(?i:[sdmt]|ll|ve|re)|[^\r\n\p{L}\p{N}]?+\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]++[\r\n]*"
    r"|\s*[\r\n]|\s+(?!\S)|\s+": "cl100k",
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*"
    r"|\s*[\r\n]+|\s+(?!\S)|\s+": "cl100k",
    rf"{_UPPER}*{_LOWER}+{_CONTRACTION}|{_UPPER}+{_LOWER}*{_CONTRACTION}"
    r"|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+": "o200k",
}
_NAMES = {**{pattern: name for name, pattern in _PATTERNS.items()}, **_SYNONYMS}


def pattern_of(pretokenizer: str) -> str:
    """Return the pattern of a pre-tokenizer; raises `FormatError` where one will not do."""
    if pretokenizer.startswith("regex:"):
        return pretokenizer.removeprefix("regex:")
    if pretokenizer not in _PATTERNS:
        raise SettingError(
            f"A .tiktoken file has one pattern, which cannot say {pretokenizer}.",
            "Train with one pre-tokenizer, or save as tokenizer.json or .bpe.",
            "pretokenizer",
            pretokenizer,
            ("gpt2", "cl100k", "o200k"),
        )
    return _PATTERNS[pretokenizer]


def pretokenizer_of(pattern: str) -> str:
    """Return the pre-tokenizer that a pattern means: a known name, or the pattern itself."""
    return _NAMES.get(pattern) or f"regex:{_end_of_text(pattern)}"


def _end_of_text(pattern: str) -> str:
    r"""Return `pattern` with `\Z` for each `$`, which in our engine also matches before a newline.

    >>> _end_of_text(r"\s+$|[$]|\$")
    '\\s+\\Z|[$]|\\$'
    """
    found: list[str] = []
    at = 0
    depth = 0
    while at < len(pattern):
        part = pattern[at : at + 2] if pattern[at] == "\\" else pattern[at]
        if part == "[":
            depth += 1
        elif part == "]" and depth:
            depth -= 1
        found.append(r"\Z" if part == "$" and not depth else part)
        at += len(part)
    return "".join(found)
