"""Text of UTF-8 that was read in another encoding: `Ã©` where `é` was meant."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

__all__ = ["garbled", "mended"]

# The encodings that UTF-8 is most often taken for. Their letters for the first bytes of sequences
# of UTF-8 are looked for, followed by what they make of the bytes 80 to BF.
_ENCODINGS = ("cp1252", "cp1251")


def _decoded(encoding: str, first: int, last: int) -> str:
    """Return a character class of what the bytes from `first` to `last` are in an encoding."""
    found = []
    for byte in range(first, last + 1):
        # A byte without a character is read as the control character of its number.
        try:
            found.append(bytes([byte]).decode(encoding))
        except UnicodeDecodeError:
            found.append(chr(byte))
    return "[" + "".join(map(re.escape, found)) + "]"


@cache
def _pattern(encoding: str) -> re.Pattern[str]:
    rest = _decoded(encoding, 0x80, 0xBF)
    two, three = _decoded(encoding, 0xC2, 0xDF), _decoded(encoding, 0xE0, 0xEF)
    four = _decoded(encoding, 0xF0, 0xF4)
    return re.compile(f"{two}{rest}|{three}{rest}{{2}}|{four}{rest}{{3}}")


def garbled(text: str) -> Iterator[tuple[str, int]]:
    """Yield encodings that UTF-8 seems to have been taken for, and how many characters show it.

    Only those are counted that come out as letters, marks or typographic signs.

    >>> list(garbled("dÃ©jÃ\u00a0 vu, 'l’Ã©tÃ©'"))
    [('cp1252', 4)]
    """
    for encoding in _ENCODINGS:
        pattern = _pattern(encoding)
        places = sum(_meant(match[0], encoding) is not None for match in pattern.finditer(text))
        if places:
            yield encoding, places


def mended(text: str, encoding: str) -> str:
    """Return `text` with what UTF-8 taken for `encoding` has become put right.

    >>> mended("dÃ©jÃ\u00a0 vu", "cp1252")
    'déjà vu'
    """
    return _pattern(encoding).sub(lambda match: _meant(match[0], encoding) or match[0], text)


def _meant(found: str, encoding: str) -> str | None:
    """Return the character that was meant by some letters, `None` if they can be meant so."""
    try:
        data = b"".join(_byte(char, encoding) for char in found)
        meant = data.decode("utf-8")
    except UnicodeError:
        return None
    is_sign = "\u2010" <= meant <= "\u2044" or meant in "\u00a0\u00ab\u00bb€"
    return meant if meant.isalpha() or is_sign or ord(meant) > 0xFFFF else None


def _byte(char: str, encoding: str) -> bytes:
    return bytes([ord(char)]) if "\x80" <= char <= "\x9f" else char.encode(encoding)
