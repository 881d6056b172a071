"""Special tokens that are typed in a text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from .config import TrainingConfig
from .normalizer import counts_by_line, escapes_spaces
from .pretokenizer import get_pretokenizer

__all__ = ["cut_between", "special_pattern", "with_whole_symbols"]

_CUT_BEHIND_LINE = re.compile(r"(?<=\n)")
_CUT_AT_SPACE = re.compile(r"(?=[ \n])")


def special_pattern(names: Iterable[str]) -> re.Pattern[str] | None:
    """Return a pattern that matches the longest of `names` at a place; `None` without names."""
    by_length = sorted(names, key=len, reverse=True)
    return re.compile("|".join(map(re.escape, by_length))) if by_length else None


def cut_between(config: TrainingConfig) -> Any:
    """Return a pattern of places where a training text may be cut in two, `None` if there are none.

    It is that of the pre-tokenizer, unless it might cut a special token that is to be found whole.
    SentencePiece's raw stream may be cut between two lines, which are texts of their own. Where its
    rules for spaces come without that stream, they look at the whole text.
    """
    cut = get_pretokenizer(config.pretokenizer).cut
    if escapes_spaces(config.normalizer):
        cut = _CUT_BEHIND_LINE if counts_by_line(config.normalizer) else _CUT_AT_SPACE
    elif "sp-" in config.normalizer:
        return None
    if cut is None or config.special_as == "text":
        return cut
    for name in config.all_special_tokens:
        # Whatever stands around it: a cut looks at the characters on its two sides only.
        if any(found.start() not in (0, len(name)) for found in cut.finditer(name)):
            return None
    return cut


def with_whole_symbols(
    symbols: Callable[[str], list[int]], wholes: Mapping[str, int]
) -> Callable[[str], list[int]]:
    """Return `symbols`, a function from a word to ids, that takes some strings as they are.

    `wholes` gives these strings' ids: leftmost first, the longest where several fit.
    """
    pattern = special_pattern(wholes)
    if pattern is None:
        return symbols

    def with_wholes(word: str) -> list[int]:
        found = []
        done = 0
        for match in pattern.finditer(word):
            found += symbols(word[done : match.start()]) if match.start() > done else []
            found.append(wholes[match[0]])
            done = match.end()
        return found + (symbols(word[done:]) if done < len(word) else [])

    return with_wholes
