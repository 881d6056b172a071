"""Named rules that cut text into pre-tokens; no merge ever crosses from one to the next."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from math import prod
from typing import Any
from urllib.parse import unquote

import regex  # type: ignore[import-untyped]

from ..errors import ConfigError

__all__ = [
    "PATTERNS",
    "PRETOKENIZERS",
    "SECONDS_IN_WINDOW",
    "SECONDS_PER_SPLIT",
    "SPACES",
    "PreTokenizer",
    "compile_pattern",
    "get_pretokenizer",
    "pattern_budget",
]

PRETOKENIZERS = (
    "whitespace",
    "whitespace-punctuation",
    "bert",
    "gpt2",
    "cl100k",
    "o200k",
    "metaspace",
    "sp-words",
    "digits-1",
    "digits-3",
    "none",
    "regex:PATTERN",
)

# The splits of the published patterns (openai/tiktoken, tiktoken_ext/openai_public.py), in a form
# that means the same in every library that reads a tokenizer file: `(?![\s\S])` stands for `$`,
# which to some of them is also true before a last newline.
PATTERNS: dict[str, str] = {
    "gpt2": (r"'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+"),
    "cl100k": (
        r"'(?i:[sdmt]|ll|ve|re)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}"
        r"| ?[^\s\p{L}\p{N}]+[\r\n]*|\s+(?![\s\S])|\s*[\r\n]+|\s+(?!\S)|\s+"
    ),
    "o200k": (
        r"[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+"
        r"(?i:'s|'t|'re|'ve|'m|'ll|'d)?"
        r"|[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*"
        r"(?i:'s|'t|'re|'ve|'m|'ll|'d)?"
        r"|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+"
    ),
}

# The same splits in a form that runs faster: the leading space is tried once and not by every
# alternative, and contractions come after letters (no text starts both).
_FAST_GPT2 = r" (?:[L]+|[N]+|[^\sLN]+)|[L]+|'(?:[sdmt]|ll|ve|re)|[N]+|[^\sLN]+|\s+(?!\S)|\s+"
# Text whose letters, numbers, marks and spaces are all ASCII is matched by the standard library's
# `re`, twice as fast. `re.ASCII` makes its `\s` the same as that of `regex` there (without it,
# U+001C…1F would be white space).
_ASCII_PATTERNS: dict[str, str] = {
    "gpt2": _FAST_GPT2.replace("L", "A-Za-z").replace("N", "0-9"),
    "cl100k": (
        r"'(?i:[sdmt]|ll|ve|re)|[^\r\nA-Za-z0-9]?[A-Za-z]+|[0-9]{1,3}"
        r"| ?[^\sA-Za-z0-9]+[\r\n]*|\s+(?![\s\S])|\s*[\r\n]+|\s+(?!\S)|\s+"
    ),
    "o200k": (
        r"[^\r\nA-Za-z0-9]?(?:[A-Z]*[a-z]+|[A-Z]+)(?i:'s|'t|'re|'ve|'m|'ll|'d)?"
        r"|[0-9]{1,3}| ?[^\sA-Za-z0-9]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+"
    ),
}
_UNICODE_PATTERNS: dict[str, str] = {
    **PATTERNS,
    "gpt2": _FAST_GPT2.replace("L", r"\p{L}").replace("N", r"\p{N}"),
}

# ASCII with the signs of typography: quotes, dashes, arrows, boxes and the like.
_ASCII_WITH_SIGNS = re.compile(
    "[\0-\x7f\xa1-\xa9\xab-\xb1\xb4\xb6-\xb8\xbb\xbf\xd7\xf7"
    "\u200b-\u2027\u2030-\u205e\u20a0-\u20c0\u2190-\u23ff\u2500-\u26ff\ufffd]*"
)

# White space is what Unicode and the `regex` package call so. Spelled out, because the standard
# library's `\s` and `str.split` add U+001C…1F.
SPACES = "\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000"

_SPLITS_DROPPING_SPACE: dict[str, Any] = {
    "whitespace": re.compile(f"[^{SPACES}]+"),
    # The word characters of UTS #18, as in the Rust `regex` crate behind Hugging Face's Whitespace.
    "whitespace-punctuation": regex.compile(
        r"[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\p{Join_Control}]+"
        r"|[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\p{Join_Control}\s]+"
    ),
    "bert": regex.compile(r"[^\s\p{P}$+<=>^`|~]+|[\p{P}$+<=>^`|~]"),
}
# The punctuation of ASCII with the signs of typography, as `bert` sees it.
_SIGNS = (
    r"!-/:-@\[-`{-~\xa1\xa7\xab\xb6\xb7\xbb\xbf\u2010-\u2027\u2030-\u2043\u2045-\u2051"
    r"\u2053-\u205e\u2308-\u230b\u2329\u232a"
)
_ASCII_SPLITS_DROPPING_SPACE: dict[str, Any] = {
    "bert": re.compile(rf"[^\s{_SIGNS}]+|[{_SIGNS}]", re.ASCII),
}
_SPLITS_KEEPING_ALL: dict[str, Any] = {
    "metaspace": re.compile(" [^ ]*|[^ ]+"),
    "sp-words": re.compile("▁[^▁]*|[^▁]+"),
    "digits-1": regex.compile(r"\p{N}|\P{N}+"),
    "digits-3": regex.compile(r"\p{N}{1,3}|\P{N}+"),
    "none": re.compile(r".+", re.DOTALL),
}

# Where a text may be cut in two so that the halves split as the whole does, under any normalizer.
_CUT_AT_SPACE: Any = re.compile(r"(?=[ \n])")
_CUT_BEFORE_SPACE: Any = re.compile(r"(?= )")
# The GPT patterns never go from something over to a space. They do take newlines along after
# punctuation, so there only a letter or number that no normalization form changes will do.
_CUT_GPT: Any = regex.compile(
    r"(?V1)(?<=\S)(?= )"
    r"|(?<=[[\p{L}\p{N}&&\p{Decomposition_Type=None}]\p{Hangul}])(?=[\n,;!?。、，！？」』])"
)

# How long a pattern that a person wrote may take; the latter where the window waits for it.
SECONDS_PER_SPLIT = 5.0
SECONDS_IN_WINDOW = 0.3
_SECONDS_PER_CHARACTER = 4e-6
_NOTHING_LEFT = 1e-9  # seconds; `regex` takes 0 for no limit
_LONGEST_PATTERN = 10_000  # characters; the longest published ones have a few hundred
_MOST_REPEATS = 100_000  # all numbers of required repeats, such as {1000}, multiplied
_REPEATS = re.compile(r"\{(\d+)")


class PreTokenizer:
    """A rule that cuts text into pre-tokens.

    `keeps_everything`: the pre-tokens, joined, always are the text. `cut`: a pattern that finds
    where a long text may be cut so that its parts split as the whole does; `None` if nothing does.
    """

    def __init__(
        self,
        name: str,
        pattern: Any,
        *,
        ascii_pattern: Any = None,
        keeps_everything: bool,
        cut: Any,
    ) -> None:
        self.name = name
        self.keeps_everything = keeps_everything
        self.cut = cut
        self._pattern = pattern
        self._ascii_pattern = ascii_pattern

    def split(self, text: str) -> list[str]:
        """Return the pre-tokens of `text` in order; none of them is empty."""
        found: list[str] = self._fitting(text).findall(text)
        return found

    def spans(self, text: str) -> Iterator[tuple[int, int]]:
        """Yield the pre-tokens of `text` as (start, end), in code points."""
        for match in self._fitting(text).finditer(text):
            yield match.span()

    def _fitting(self, text: str) -> Any:
        if self._ascii_pattern is not None and (
            text.isascii() or _ASCII_WITH_SIGNS.fullmatch(text)
        ):
            return self._ascii_pattern
        return self._pattern


class _OwnPattern(PreTokenizer):
    """A pattern that a person wrote: its matches are the pre-tokens, within a limit of time."""

    def __init__(self, pattern: str, compiled: Any, seconds: float) -> None:
        super().__init__(f"regex:{pattern}", compiled, keeps_everything=False, cut=None)
        self._seconds = seconds

    def split(self, text: str) -> list[str]:
        return [text[start:end] for start, end in self.spans(text)]

    def spans(self, text: str) -> Iterator[tuple[int, int]]:
        budget = _BUDGET.get()
        return self._matches(text, self._seconds) if budget is None else budget.spans(self, text)

    def _matches(self, text: str, seconds: float) -> Iterator[tuple[int, int]]:
        limit = seconds + _SECONDS_PER_CHARACTER * len(text)
        try:
            for match in self._pattern.finditer(text, timeout=limit):
                start, end = match.span()
                if start < end:
                    yield start, end
        except MemoryError as error:  # `regex` sets itself a limit
            raise ConfigError(
                "The pre-tokenizer's pattern takes too much memory on this text.",
                "Look for a pattern that calls itself, such as (?R).",
            ) from error
        except TimeoutError as error:
            raise ConfigError(
                "The pre-tokenizer's pattern takes too long on this text.",
                "Look for repeats inside repeats, such as (a+)+.",
            ) from error


class _Budget:
    """What is left of the time that all patterns together may take."""

    def __init__(self, seconds: float) -> None:
        self._left = seconds

    def spans(self, pattern: _OwnPattern, text: str) -> Iterator[tuple[int, int]]:
        """Return the pre-tokens of a text, found at once."""
        started = time.perf_counter()
        try:
            return iter([*pattern._matches(text, min(pattern._seconds, self._left))])
        finally:
            taken = time.perf_counter() - started - _SECONDS_PER_CHARACTER * len(text)
            self._left = max(self._left - max(taken, 0.0), _NOTHING_LEFT)


_BUDGET: ContextVar[_Budget | None] = ContextVar("_BUDGET", default=None)


@contextmanager
def pattern_budget(seconds: float) -> Iterator[None]:
    """Let all patterns that persons wrote take `seconds` together in here, not each time anew.

    A little more is for long texts. What goes beyond raises `ConfigError`, as one that is slow.
    """
    before = _BUDGET.set(_Budget(seconds))
    try:
        yield
    finally:
        _BUDGET.reset(before)


class _Sequence(PreTokenizer):
    """Several rules; each one cuts the pre-tokens of the one before."""

    def __init__(self, name: str, links: list[PreTokenizer]) -> None:
        super().__init__(
            name,
            None,
            keeps_everything=all(link.keeps_everything for link in links),
            cut=_common_cut(links),
        )
        self._links = links

    def split(self, text: str) -> list[str]:
        parts = [text]
        for link in self._links:
            parts = [piece for part in parts for piece in link.split(part)]
        return parts

    def spans(self, text: str) -> Iterator[tuple[int, int]]:
        return self._spans(text, 0, 0)

    def _spans(self, text: str, depth: int, shift: int) -> Iterator[tuple[int, int]]:
        for start, end in self._links[depth].spans(text):
            if depth + 1 == len(self._links):
                yield shift + start, shift + end
            else:
                yield from self._spans(text[start:end], depth + 1, shift + start)


def _common_cut(links: list[PreTokenizer]) -> Any:
    """Return the cut of a sequence: the first one known, past rules that look at one run only.

    To cut a run without digits, or a whole text, in two only adds a border, which the rule that
    comes after puts there anyway.
    """
    for link in links:
        if link.cut is not None:
            return link.cut
        if link.name not in ("digits-1", "digits-3", "none"):
            return None
    return None


@lru_cache(maxsize=64)
def get_pretokenizer(name: str, seconds: float = SECONDS_PER_SPLIT) -> PreTokenizer:
    """Return the pre-tokenizer called `name`.

    `+` joins several, as in `whitespace+digits-1`; `regex:PATTERN` takes all that follows as the
    pattern, so it comes last; `split:PATTERN` is the same with the pattern percent-encoded, for
    several of them. Raises `ConfigError` for what cannot be, and while splitting if a
    pattern takes longer than `seconds` and a little more for a long text.
    """
    head, colon, pattern = name.partition("regex:")
    if colon and head and not head.endswith("+"):
        head, colon, pattern = name, "", ""
    if colon:
        head = head.removesuffix("+")
    links = [_named(part, seconds) for part in head.split("+")] if head or not colon else []
    if colon:
        links.append(_own(pattern, seconds))
    return links[0] if len(links) == 1 else _Sequence(name, links)


def _named(name: str, seconds: float) -> PreTokenizer:
    if name.startswith("split:"):
        return _own(unquote(name.removeprefix("split:")), seconds)
    if name in PATTERNS:
        return PreTokenizer(
            name,
            regex.compile(_UNICODE_PATTERNS[name]),
            ascii_pattern=re.compile(_ASCII_PATTERNS[name], re.ASCII),
            keeps_everything=True,
            cut=_CUT_GPT,
        )
    if name in _SPLITS_DROPPING_SPACE:
        pattern = _SPLITS_DROPPING_SPACE[name]
        return PreTokenizer(
            name,
            pattern,
            ascii_pattern=_ASCII_SPLITS_DROPPING_SPACE.get(name),
            keeps_everything=False,
            cut=_CUT_AT_SPACE,
        )
    if name in _SPLITS_KEEPING_ALL:
        pattern = _SPLITS_KEEPING_ALL[name]
        cut = _CUT_BEFORE_SPACE if name == "metaspace" else None
        return PreTokenizer(name, pattern, keeps_everything=True, cut=cut)
    raise ConfigError(
        f"Unknown pre-tokenizer: {name or '(no name)'}.",
        f"Choose from {', '.join(PRETOKENIZERS)}, or join several with +.",
    )


def compile_pattern(pattern: str, whose: str = "pre-tokenizer") -> Any:
    """Return a person's own pattern, compiled; raises `ConfigError` for one that cannot be."""
    repeats = prod(max(1, int(number[:9])) for number in _REPEATS.findall(pattern))
    if len(pattern) > _LONGEST_PATTERN or repeats > _MOST_REPEATS:
        # Reading it would take minutes, or more memory than there is.
        raise ConfigError(
            f"The {whose}'s pattern is too large.",
            "Write a shorter one, with smaller numbers in its repeats.",
        )
    try:
        return regex.compile(pattern)
    except (regex.error, RecursionError, OverflowError, MemoryError) as error:
        raise ConfigError(
            f"The {whose}'s pattern cannot be read: {error}.", "Mend the regular expression."
        ) from error


def _own(pattern: str, seconds: float) -> PreTokenizer:
    compiled = compile_pattern(pattern)
    if not pattern or compiled.flags & regex.REVERSE:
        raise ConfigError(
            "The pre-tokenizer's pattern is empty or runs backwards.",
            r"Write what a pre-token looks like, such as regex:\S+.",
        )
    return _OwnPattern(pattern, compiled, seconds)
