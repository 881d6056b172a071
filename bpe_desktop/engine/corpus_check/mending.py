"""Changes to the text itself that a person may choose."""

from __future__ import annotations

import re
from collections.abc import Callable
from unicodedata import category

from ..mojibake import mended
from ..text_facts import LINE_ENDS

__all__ = ["INVISIBLE", "MENDINGS", "is_control", "is_invisible", "mend"]

_LINE_END = re.compile("|".join(map(re.escape, sorted(LINE_ENDS.values(), key=len, reverse=True))))
_SPACES = "\t" + "".join(sign for sign in LINE_ENDS.values() if len(sign) == 1)
_JOINERS = "\u200c\u200d"  # change how letters and emoji are drawn: they belong to the text
INVISIBLE = "\ufeff"


def is_control(char: str) -> bool:
    """Tell whether a character is a control character that is no white space."""
    return category(char) == "Cc" and char not in _SPACES


def is_invisible(char: str) -> bool:
    """Tell whether a character is of a format that nobody sees, such as a soft hyphen."""
    return category(char) == "Cf" and char not in _JOINERS and char != INVISIBLE


def _line_feeds(text: str) -> str:
    return _LINE_END.sub("\n", text)


def _once(text: str) -> str:
    """Drop lines that stood there before; empty ones stay."""
    seen: set[str] = set()
    kept: list[str] = []
    for line in re.split("(?<=\n)|(?<=\r)(?!\n)", text):
        words = line.rstrip("\r\n")
        if words and not words.isspace():
            if words in seen:
                continue
            seen.add(words)
        kept.append(line)
    return "".join(kept)


def _without(text: str, unwanted: Callable[[str], bool]) -> str:
    table = dict.fromkeys(ord(char) for char in set(text) if unwanted(char))
    return text.translate(table)


MENDINGS: dict[str, Callable[[str], str]] = {
    "line-feeds": _line_feeds,
    "once": _once,
    "no-controls": lambda text: _without(text, is_control),
    "no-invisible": lambda text: _without(text, is_invisible),
    "no-marks": lambda text: text.replace(INVISIBLE, ""),
    "no-replacements": lambda text: text.replace("\ufffd", ""),
    "cp1252": lambda text: mended(text, "cp1252"),
    "cp1251": lambda text: mended(text, "cp1251"),
}


def mend(text: str, mending: str) -> str:
    r"""Return a text as one of `MENDINGS` changes it.

    >>> mend("a\r\nb\x85a", "line-feeds"), mend("a\nb\na\n", "once")
    ('a\nb\na', 'a\nb\n')
    """
    return MENDINGS[mending](text)
