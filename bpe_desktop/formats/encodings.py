"""Which encoding do these bytes have? Byte-order marks, magic numbers and guesses; no files."""

from __future__ import annotations

import codecs
import re
from typing import NamedTuple

from ..errors import CorpusError

__all__ = [
    "SAMPLE_BYTES",
    "Guess",
    "binary_kind",
    "bom_encoding",
    "display_name",
    "guess_encoding",
    "lookup",
    "unmarked_utf16",
]

# So many bytes of a file decide a guess; more makes the guess slower and hardly better.
SAMPLE_BYTES = 32_768

# The longer marks first: a UTF-32 mark begins with the bytes of a UTF-16 mark.
_BOMS = (
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)

# Codecs that read the mark themselves and give the text without it.
_READS_BOM = {
    "utf-8": "utf-8-sig",
    "utf-16-le": "utf-16",
    "utf-16-be": "utf-16",
    "utf-32-le": "utf-32",
    "utf-32-be": "utf-32",
}

_MAGIC = (
    (b"\x89PNG\r\n", "a picture"),
    (b"\xff\xd8\xff", "a picture"),
    (b"GIF8", "a picture"),
    (b"%PDF-", "a PDF document"),
    (b"PK\x03\x04", "a Zip archive or an office document"),
    (b"\xd0\xcf\x11\xe0", "an office document"),
    (b"\x1f\x8b\x08", "a compressed file"),
    (b"BZh", "a compressed file"),
    (b"\xfd7zXZ\x00", "a compressed file"),
    (b"\x28\xb5\x2f\xfd", "a compressed file"),
    (b"7z\xbc\xaf", "a compressed file"),
    (b"\x7fELF", "a program"),
    (b"MZ\x90\x00", "a program"),
    (b"SQLite format 3\x00", "a database"),
    (b"OggS", "a sound or film"),
    (b"fLaC", "a sound or film"),
    (b"ID3\x03", "a sound or film"),
    (b"RIFF", "a sound, film or picture"),
)
# These two also begin honest text ("BZh", "RIFF"): they need zero bytes as well.
_NEEDS_ZERO = (b"BZh", b"RIFF", b"OggS", b"GIF8")

# Where several encodings read a sample equally well, the one in wider use is meant.
_COMMON = (
    "cp1252",
    "cp1251",
    "cp1250",
    "cp932",
    "gb18030",
    "euc_jp",
    "cp949",
    "big5",
    "koi8_r",
    "iso8859_2",
    "iso8859_5",
)
_COMMON_BONUS = 5.0  # percentage points of coherence

_DISPLAY_NAMES = {
    "utf-8": "UTF-8",
    "utf-8-sig": "UTF-8 with byte-order mark",
    "utf-16": "UTF-16",
    "utf-32": "UTF-32",
    "ascii": "ASCII",
}

_MULTIBYTE = re.compile(
    rb"[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}"
)
_CONTROL = re.compile(rb"[\x00-\x08\x0e-\x1a\x7f]")


# Codecs for the source text of Python, whose text can hold what no file can.
_NOT_FOR_FILES = ("unicode-escape", "raw-unicode-escape")


class Guess(NamedTuple):
    """An encoding that was guessed; `confidence` from 0 to 1 says how much to believe it."""

    encoding: str
    confidence: float


def lookup(name: str) -> str:
    """Return Python's name of the text encoding `name`; raise `CorpusError` for an unknown one."""
    try:
        info = codecs.lookup(name)
        "".encode(info.name)  # some codecs, such as hex, do not turn text into bytes
        # Others, such as idna, are for names on the network and keep no wrong bytes.
        codecs.getincrementaldecoder(info.name)("surrogateescape").decode(b"", final=True)
        b"a".decode(info.name, "surrogateescape")
        if info.name in _NOT_FOR_FILES:
            raise LookupError(name)
    except UnicodeDecodeError:  # one letter is half of what UTF-16 needs, which is as it should be
        pass
    except (LookupError, ValueError):
        raise CorpusError(
            f"{name[:60]} is not an encoding that is known here.",
            "Name one such as utf-8, cp1252, cp1251, shift_jis or gb18030.",
        ) from None
    return info.name


def display_name(encoding: str) -> str:
    """Return the name of a codec as a person writes it: `windows-1251` for `cp1251`."""
    if encoding in _DISPLAY_NAMES:
        return _DISPLAY_NAMES[encoding]
    windows = re.fullmatch(r"cp(125\d)", encoding)
    if windows:
        return f"windows-{windows[1]}"
    iso = re.fullmatch(r"iso8859[-_](\d+)", encoding)
    if iso:
        return f"ISO 8859-{iso[1]}"
    return encoding.replace("_", "-")


def bom_encoding(head: bytes, chosen: str | None = None) -> str | None:
    """Return the codec for a file that begins with a byte-order mark, else `None`.

    With `chosen`, an encoding named by a person, only a mark of that encoding counts.
    """
    for mark, encoding in _BOMS:
        if head.startswith(mark) and (
            chosen is None or encoding in (chosen, _READS_BOM.get(chosen))
        ):
            return encoding
    return None


def binary_kind(head: bytes) -> str | None:
    """Return what a file seems to be whose first bytes are `head`, if it is not text."""
    for magic, kind in _MAGIC:
        if head.startswith(magic) and (magic not in _NEEDS_ZERO or b"\0" in head):
            return kind
    return None


def unmarked_utf16(head: bytes) -> Guess | None:
    """Recognise UTF-16 without a mark by its zero bytes: every other byte of most letters."""
    head = head[: len(head) & ~1]
    if len(head) < 4:
        return None
    units = len(head) // 2
    for encoding, zeros, others in (
        ("utf-16-le", head[1::2].count(0), head[0::2].count(0)),
        ("utf-16-be", head[0::2].count(0), head[1::2].count(0)),
    ):
        if zeros >= 0.7 * units and others == 0:
            text = head.decode(encoding, "replace")
            if not any(ord(character) < 32 and character not in "\t\n\r\f" for character in text):
                return Guess(encoding, zeros / units)
    return None


def guess_encoding(sample: bytes) -> Guess | None:
    """Guess the encoding of `sample`, which is not valid UTF-8; `None` if it looks like no text.

    A sample that is nearly all valid UTF-8 is UTF-8 with some broken bytes. All else is left to
    charset-normalizer; its figures for disorder and likeness to a language make the confidence.
    """
    if len(_CONTROL.findall(sample)) > len(sample) // 50:
        return None
    good = sum(map(len, _MULTIBYTE.findall(sample)))
    high = sum(byte >= 0x80 for byte in sample)
    if high and good >= 0.9 * high:
        return Guess("utf-8", good / high)
    # Imported here because it costs time that a UTF-8 file need not pay.
    from charset_normalizer import from_bytes

    best: tuple[float, Guess] | None = None
    for match in from_bytes(sample):
        score = match.percent_coherence - match.percent_chaos
        for name in match.could_be_from_charset:
            rank = _COMMON.index(name) if name in _COMMON else None
            weight = score + (_COMMON_BONUS - rank / 100 if rank is not None else 0)
            if best is None or weight > best[0]:
                best = (weight, Guess(codecs.lookup(name).name, max(0.0, score / 100)))
    return None if best is None else best[1]
