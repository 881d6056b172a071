"""Changes to text that other programs' tokenizers ask for, with what they put in and take out.

| step | what it does |
|---|---|
| `replace:OLD=NEW` | puts NEW for each OLD |
| `replace-regex:PATTERN=NEW` | puts NEW for each match |
| `prepend:TEXT` | puts TEXT before a text that is not empty |
| `begin:TEXT` | the same, unless the text begins with it already |
| `strip-left`, `strip-right` | take away white space at an edge |
| `strip-accents` | takes out marks without a width |
| `precompiled:TABLE` | a SentencePiece table, asked as Hugging Face's `Precompiled` asks it |

OLD, PATTERN, NEW and TEXT are percent-encoded, so that `+` and `=` in them are told from ours.
"""

from __future__ import annotations

import unicodedata
from abc import abstractmethod
from collections.abc import Iterator
from functools import lru_cache
from typing import Protocol
from urllib.parse import quote, unquote

import regex  # type: ignore[import-untyped]

from ..errors import ConfigError
from .chars_map import CharsMap
from .pretokenizer import compile_pattern

__all__ = ["Precompiled", "TextStep", "make_step", "step_name"]

_SECONDS = 2.0
_SHORT_GRAPHEME = 6  # bytes; Hugging Face looks a whole grapheme up only if it is shorter
_GRAPHEME = regex.compile(r"\X")


class TextStep(Protocol):
    """Yields stretches of the changed text with their borders in the text as it was."""

    @abstractmethod
    def parts(self, text: str) -> Iterator[tuple[str, int, int]]:
        """Yield (new text, start, end); together the borders cover the whole text."""


def step_name(kind: str, *texts: str) -> str:
    """Return the name of a step with its texts.

    >>> step_name("replace", "a+b", "=")
    'replace:a%2Bb=%3D'
    """
    return f"{kind}:" + "=".join(quote(text, safe="") for text in texts)


def make_step(name: str) -> TextStep | None:
    """Return the step of this name, `None` if it is none; raises `ConfigError` for a wrong one."""
    kind, colon, rest = name.partition(":")
    texts = [unquote(part) for part in rest.split("=")] if colon else []
    match kind, len(texts):
        case "replace", 2 if texts[0]:
            return _Replace(regex.escape(texts[0]), texts[1])
        case "replace-regex", 2 if texts[0]:
            return _Replace(texts[0], texts[1])
        case (("prepend" | "begin"), 1) if texts[0]:
            return _Prepend(texts[0], always=kind == "prepend")
        case "strip-left", 0:
            return _Replace(r"\A\s+", "")
        case "strip-right", 0:
            return _Replace(r"\s+\z", "")
        case "strip-accents", 0:
            return _WithoutAccents()
    if kind in ("replace", "replace-regex", "prepend", "begin"):
        raise ConfigError(f"The normalizer {name[:60]} lacks a text.", "Import the file again.")
    return None


class _Replace:
    def __init__(self, pattern: str, new: str) -> None:
        self._pattern = compile_pattern(pattern, "normalizer")
        self._new = new

    def parts(self, text: str) -> Iterator[tuple[str, int, int]]:
        done = 0
        try:
            for match in self._pattern.finditer(text, timeout=_SECONDS):
                start, end = match.span()
                if done < start:
                    yield text[done:start], done, start
                yield self._new, start, end
                done = end
        except MemoryError:  # `regex` sets itself a limit
            raise ConfigError(
                "The normalizer's pattern takes too much memory on this text.",
                "Look for a pattern that calls itself, such as (?R).",
            ) from None
        except TimeoutError:
            raise ConfigError(
                "The normalizer's pattern takes too long on this text.",
                "Look for repeats inside repeats, such as (a+)+.",
            ) from None
        if done < len(text):
            yield text[done:], done, len(text)


class _Prepend:
    def __init__(self, begin: str, *, always: bool) -> None:
        self._begin = begin
        self._always = always

    def parts(self, text: str) -> Iterator[tuple[str, int, int]]:
        if text and (self._always or not text.startswith(self._begin)):
            yield self._begin, 0, 0
        if text:
            yield text, 0, len(text)


class _WithoutAccents:
    def parts(self, text: str) -> Iterator[tuple[str, int, int]]:
        for at, char in enumerate(text):
            yield ("" if unicodedata.category(char) == "Mn" else char), at, at + 1


class Precompiled:
    """A table asked for each grapheme, or else for each character, and by the shortest key."""

    def __init__(self, table: bytes) -> None:
        self._find = lru_cache(maxsize=1 << 16)(CharsMap(table).shortest)

    def parts(self, text: str) -> Iterator[tuple[str, int, int]]:
        """Yield stretches as `TextStep`."""
        at = 0
        for grapheme in _GRAPHEME.findall(text):
            whole = None
            if len(grapheme.encode("utf-8", "surrogatepass")) < _SHORT_GRAPHEME:
                whole = self._find(grapheme)
            if whole is not None:
                yield whole, at, at + len(grapheme)
                at += len(grapheme)
                continue
            for char in grapheme:
                found = self._find(char)
                yield (char if found is None else found), at, at + 1
                at += 1
