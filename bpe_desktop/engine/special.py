"""Special tokens that are typed in a text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from .bert_normalizer import BERT_NORMALIZERS
from .config import TrainingConfig
from .normalizer import counts_by_line, escapes_spaces, puts_spaces
from .pretokenizer import SPACES, get_pretokenizer
from .unicode_normalizer import FORMS

__all__ = [
    "SpecialTokens",
    "cut_between",
    "cut_to_encode",
    "special_pattern",
    "with_whole_symbols",
]

_SPACELESS = ("whitespace", "whitespace-punctuation", "bert")  # they drop the spaces
_LOCAL = {*FORMS, "none", "lowercase"}
# These take out characters or put spaces around some: between words nothing comes of it.
_LOCAL_TO_WORDS = {*BERT_NORMALIZERS, "bert-clean", "bert-cjk", "bert-accents"}
_CUT_AT_PLAIN_SPACE: Any = re.compile("(?<=[A-Za-z0-9])(?= )")
_CUT_BEHIND_LINE = re.compile(r"(?<=\n)(?=[\s\S])")
_CUT_AT_SPACE = re.compile(r"(?=[ \n])")


def special_pattern(names: Iterable[str]) -> re.Pattern[str] | None:
    """Return a pattern that matches the longest of `names` at a place; `None` without names."""
    by_length = sorted(names, key=len, reverse=True)
    return re.compile("|".join(map(re.escape, by_length))) if by_length else None


class SpecialTokens:
    """Finds names of special tokens in a text: leftmost first, the longest where several fit.

    `rules` are those of `TrainingConfig.token_rules`. With `only_always`, only the tokens are found
    that this rule is for.
    """

    def __init__(
        self, ids: Mapping[str, int], rules: Iterable[str], *, only_always: bool = False
    ) -> None:
        flags = {name: {*rule.split("+")} for rule, _, name in (r.partition(":") for r in rules)}
        names = [name for name in ids if not only_always or "always" in flags.get(name, ())]
        self._names = sorted(names, key=len, reverse=True)
        self._ids = ids
        self._has_rules = any(flags.get(name, set()) - {"always"} for name in names)
        self._pattern = special_pattern(self._names)
        if self._has_rules:
            ways = (_ruled(name, flags.get(name, set())) for name in self._names)
            self._pattern = re.compile("|".join(ways))

    def find(self, text: str) -> Iterator[tuple[int, int, int]]:
        """Yield start, end and id of each token in a text."""
        if self._pattern is None:
            return
        for match in self._pattern.finditer(text):
            name = self._names[match.lastindex - 1] if match.lastindex else match[0]
            yield *match.span(), self._ids[name]


def _ruled(name: str, flags: set[str]) -> str:
    """Return a pattern for a name, a group, with what its rules say before and behind."""
    before = f"[{SPACES}]*" * ("left" in flags) + r"(?<!\w)" * ("word" in flags)
    behind = r"(?!\w)" * ("word" in flags) + f"[{SPACES}]*" * ("right" in flags)
    return f"{before}({re.escape(name)}){behind}"


def cut_between(config: TrainingConfig) -> Any:
    """Return a pattern of places where a training text may be cut in two, `None` if there are none.

    It is that of the pre-tokenizer, unless it might cut a special token that is to be found whole.
    Where spaces are put around characters, the spaces beside these are one pre-token with them.
    SentencePiece's raw stream may be cut between two lines, which are texts of their own. Where its
    rules for spaces come without that stream, they look at the whole text.
    """
    cut = get_pretokenizer(config.pretokenizer).cut
    is_spaceless = config.pretokenizer in _SPACELESS
    if cut is not None and not is_spaceless and puts_spaces(config.normalizer):
        cut = _CUT_AT_PLAIN_SPACE
    if escapes_spaces(config.normalizer):
        cut = _CUT_BEHIND_LINE if counts_by_line(config.normalizer) else _CUT_AT_SPACE
    elif "sp-" in config.normalizer:
        return None
    if cut is None or config.special_as == "text":
        return cut
    return None if _cuts_into(cut, config.all_special_tokens) else cut


def cut_to_encode(config: TrainingConfig) -> Any:
    """Return a pattern of places where a text to encode may be cut, `None` if there are none.

    There the tokens of the parts are those of the whole, also while one of them is edited. That
    takes a normalizer that looks at characters and not at where a text begins or ends, and special
    tokens that do not look at what stands around them.
    """
    rules = [rule.partition(":") for rule in config.token_rules]
    parts = {*config.normalizer.split("+")}
    local = _LOCAL | _LOCAL_TO_WORDS if config.pretokenizer in _SPACELESS else _LOCAL
    cut = get_pretokenizer(config.pretokenizer).cut
    if cut is None or not parts <= local or any(flags != "always" for flags, _, _ in rules):
        return None
    return None if _cuts_into(cut, [name for _, _, name in rules]) else cut


def _cuts_into(cut: Any, names: Iterable[str]) -> bool:
    """Tell whether there is a place to cut inside one of some special tokens.

    Whatever stands around it: a cut looks at the characters on its two sides only.
    """
    return any(
        found.start() not in (0, len(name)) for name in names for found in cut.finditer(name)
    )


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
