"""Tokens as people read them: no character invisible, no byte hidden."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from .alphabet import START_MARKER
from .vocabulary import Token, marker_edges

__all__ = ["END_MARK", "MARKS", "face_kind", "label", "token_label", "visible"]

END_MARK = "·"
MARKS = {" ": "␣", "\t": "⇥", "\n": "↵", "\r": "␍", "\xa0": "⍽"}

# Controls, format characters, surrogates, private use, unassigned, separators: nothing to see.
_INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zs", "Zl", "Zp"}
_JOINER = "\u200d"
_CIRCLE = "\u25cc"  # a mark without a letter stands on it
_PLAIN = re.compile(r"[!-~]*\Z")
# What invalid UTF-8 becomes in a string under `surrogateescape`.
_RAW = re.compile("[\udc80-\udcff]+|[^\udc80-\udcff]+")


def visible(text: str) -> str:
    """Return `text` with a visible form for every character that has none.

    Marks for common white space (`MARKS`), `<U+200B>` for other invisible characters, a dotted
    circle under a combining mark at the start. A joiner inside an emoji stays. Undecodable bytes
    (U+DC80..U+DCFF) stand as hex, parted from text by a space; a real space is always ␣.

    >>> visible("a b\\u200bc"), visible("ab\\udcc5\\udc99")
    ('a␣b<U+200B>c', 'ab C5 99')
    """
    if _PLAIN.match(text):
        return text
    pieces = []
    for piece in _RAW.findall(text):
        if "\udc80" <= piece[0] <= "\udcff":
            pieces += [f"{ord(char) - 0xDC00:02X}" for char in piece]
        else:
            pieces.append(_visible_text(piece))
    return " ".join(pieces)


def label(data: bytes) -> str:
    """Return bytes as visible text where they are UTF-8, and as upper-case hex where not.

    >>> label("ř".encode()), label(b"\\xc5"), label(b" \\xc5"), label(b"\\x99a")
    ('ř', 'C5', '␣ C5', '99 a')
    """
    return visible(data.decode("utf-8", "surrogateescape"))


def token_label(token: Token) -> str:
    """Return what a tile shows for `token`: its text, with · for an end marker and ▁ for a start.

    Only real markers are shown so: the same characters in the text stand as themselves. A prefix
    that only the name has, as WordPiece's ##, is shown as it is.
    """
    if token.kind == "special":
        return visible(token.name)
    before, after = marker_edges(token)
    shown = START_MARKER * before + label(token.bytes) + END_MARK * after
    return shown if before or after else _name_prefix(token) + shown


def _name_prefix(token: Token) -> str:
    if token.kind == "byte":
        return ""
    text = token.bytes.decode("utf-8", "surrogateescape")
    ends_with_text = text and len(token.name) > len(text) and token.name.endswith(text)
    return visible(token.name[: -len(text)]) if ends_with_text else ""


def face_kind(token: Token) -> str:
    """Return how a tile draws `token`: alphabet, byte, marker, special or learnt.

    A byte that is a character by itself is drawn like one; only the others are fragments.
    """
    if token.kind in ("merge", "piece"):
        return "learnt"
    if token.kind in ("alphabet", "byte"):
        return "alphabet" if token.bytes.isascii() or len(token.bytes) > 1 else "byte"
    return token.kind


def _visible_text(text: str) -> str:
    shown = []
    for index, char in enumerate(text):
        if char == _JOINER and _joins_emoji(text, index):
            shown.append(char)
        else:
            shown.append(_visible_character(char))
    if unicodedata.category(text[0]) in ("Mn", "Me", "Mc"):
        shown.insert(0, _CIRCLE)
    return "".join(shown)


def _joins_emoji(text: str, index: int) -> bool:
    if not 0 < index < len(text) - 1:
        return False
    before, after = (unicodedata.category(text[at]) for at in (index - 1, index + 1))
    return before in ("So", "Sk", "Mn") and after == "So"


@lru_cache(maxsize=1 << 14)
def _visible_character(char: str) -> str:
    mark = MARKS.get(char)
    if mark is not None:
        return mark
    if unicodedata.category(char) in _INVISIBLE:
        return f"<U+{ord(char):04X}>"
    return char
