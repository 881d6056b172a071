"""What BERT does to text before it is cut, in the steps of Hugging Face's `BertNormalizer`.

| step | what it does |
|---|---|
| `bert-clean` | drops control, format, private and U+FFFD characters; all white space is a space |
| `bert-cjk` | puts a space before and behind each Chinese character |
| `bert-accents` | decomposes (NFD) and takes out accents (marks without a width) |

`bert` is all three and lower-casing, as for the uncased models; `bert-cased` the first two. Other
options are these steps joined, such as `bert-clean+bert-cjk+lowercase`.

The library knows an older version of Unicode: format characters and accents that are newer than it
stay there and go here.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

__all__ = ["BERT_NORMALIZERS", "BERT_STEPS"]

BERT_NORMALIZERS: dict[str, tuple[str, ...]] = {
    "bert": ("bert-clean", "bert-cjk", "bert-accents", "lowercase"),
    "bert-cased": ("bert-clean", "bert-cjk"),
}

_CHINESE = (
    range(0x3400, 0x4DC0),
    range(0x4E00, 0xA000),
    range(0xF900, 0xFB00),
    range(0x20000, 0x2A6E0),
    range(0x2A700, 0x2B740),
    range(0x2B740, 0x2B820),
    range(0x2B920, 0x2CEB0),  # from 2B920, as there
    range(0x2F800, 0x2FA20),
)


def _clean(char: str) -> str:
    if char in "\t\n\r":
        return " "
    category = unicodedata.category(char)
    if category in ("Cc", "Cf", "Co") or char == "\ufffd":
        return ""
    return " " if category.startswith("Z") else char


def _apart(char: str) -> str:
    return f" {char} " if any(ord(char) in block for block in _CHINESE) else char


def _without_accent(char: str) -> str:
    return "" if unicodedata.category(char) == "Mn" else char


# What each step puts for one character; `bert-accents` works on decomposed text.
BERT_STEPS: dict[str, Callable[[str], str]] = {
    "bert-clean": _clean,
    "bert-cjk": _apart,
    "bert-accents": _without_accent,
}
