"""The words in which cases name settings, and what they are called here."""

from __future__ import annotations

import re
from typing import Any

from .case import NotUnderstood

__all__ = [
    "ALGORITHMS",
    "MARKERS",
    "PRE_TOKENIZERS",
    "algorithms",
    "counting",
    "tie_break",
    "vocabularies",
]

MARKERS: dict[Any, str] = {
    None: "none",
    "'</w>' separate symbol": "end",
    "</w> separate symbol": "end",
    "</w> attached to last character": "end-attached",
    "</w> attached (subword-nmt)": "end-attached",
    "'▁' separate symbol": "start",
    "▁ separate symbol": "start",
}

ALGORITHMS = (
    "bpe",
    "bpe-char",
    "bpe-byte",
    "wordpiece",
    "bpe-byte (tiktoken ranks)",
    "bpe with dropout",
    "sp",
    "sp-bpe",
    "sp-unigram",
    "unigram alpha",
    "unigram alpha",
    "gage",
    "every algorithm of the app",
)

PRE_TOKENIZERS: dict[Any, str] = {
    None: "none",
    "none": "none",
    "white space": "whitespace",
    "whitespace": "whitespace",
    "Unicode White_Space (HF WhitespaceSplit)": "whitespace",
    "subword-nmt: split at U+0020 only": "regex:[^ ]+",
    "BERT (split at punctuation)": "bert",
    "BERT": "bert",
    "HF Whitespace": "whitespace-punctuation",
    "gpt2": "gpt2",
    "GPT-2": "gpt2",
    "cl100k": "cl100k",
    "cl100k_base": "cl100k",
    "o200k": "o200k",
    "o200k_base": "o200k",
}

_TIES = {
    "alphabetical": "lexicographic",
    "lexicographic": "lexicographic",
    "first-seen": "first-seen",
    "hf": "lowest-ids",
    "subword-nmt": "largest",
    "sentencepiece": "sentencepiece",
}
# The ways of counting that are meant, by our names.
_EVERY, _APART = "positions", "non-overlapping"
_COUNTING = {
    "every adjacent position counts": (_EVERY,),
    "every adjacent position": (_EVERY,),
    "every position": (_EVERY,),
    "non-overlapping": (_APART,),
    "both modes": (_EVERY, _APART),
}


def head(value: str) -> str:
    """Return what stands before a remark in brackets."""
    return re.sub(r"\s*\(.*\)$", "", value).strip()


def tie_break(value: str) -> str:
    """Return our name of a tie rule; what stands in brackets explains."""
    try:
        return _TIES[head(value)]
    except KeyError:
        raise NotUnderstood(f"tie rule: {value!r}") from None


def counting(value: str) -> tuple[str, ...]:
    """Return our names of the ways to count that are meant."""
    try:
        return _COUNTING[head(value)]
    except KeyError:
        raise NotUnderstood(f"counting: {value!r}") from None


def algorithms(value: str) -> list[str]:
    """Return the algorithms that are listed in one setting."""
    return re.split(r",\s*|\s+or\s+|\s+and\s+", value)


def plain(algorithm: str) -> str:
    """Return the name of an algorithm without the numbers that follow it."""
    return re.sub(r"(?<=\w) [\d.]+$", "", algorithm)


def vocabularies(value: str | list[str]) -> list[str]:
    """Return the names of published vocabularies: `r50k_base (= gpt2), cl100k_base`.

    >>> vocabularies("r50k_base (= gpt2), cl100k_base"), vocabularies("gpt2 / r50k_base")
    (['r50k_base', 'cl100k_base'], ['r50k_base'])
    """
    listed = value if isinstance(value, list) else value.split(",")
    names = []
    for entry in listed:
        spelled = [name.strip() for name in head(entry).split("/")]
        known = [name if name.endswith("_base") else _BASES.get(name) for name in spelled]
        if None in known or len(set(known)) > 1:
            raise NotUnderstood(f"vocabulary: {entry!r}")
        names.append(known[0])
    return names


_BASES = {
    "gpt2": "r50k_base",
    "r50k": "r50k_base",
    "p50k": "p50k_base",
    "cl100k": "cl100k_base",
    "o200k": "o200k_base",
}
