r"""The vocabulary as a table for spreadsheets and scripts: `.csv` (commas) or `.tsv` (tabs).

UTF-8, one header line, one row a token: id, token, bytes, rank, count, built from, kind. In `token`
a backslash escapes: `\\ \t \n \r`, `\xE9` a byte that is no text, `\u00A0` and `\U000E0001` what
cannot be seen, and `\=` or the like at the start, where a spreadsheet would see a formula. `bytes`
are hexadecimal, `built from` holds the ids of the two parts, `count` how often the token stands in
the corpus, if that is known.
"""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..engine.alphabet import END_MARKER, START_MARKER
from ..engine.tokenizer import Tokenizer
from ..engine.vocabulary import Token, marker_edges
from ..errors import FormatError
from .json_text import decode_utf8

__all__ = ["HEADER", "Row", "dump", "escape", "parse", "rows", "sheet", "unescape"]

HEADER = ("id", "token", "bytes", "rank", "count", "built from", "kind")

_SHORT = {"\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r"}
_LONG = {short[1]: character for character, short in _SHORT.items()}
_FORMULA = "=+-@"
_ESCAPE = re.compile(r"\\(?:x([0-9A-F]{2})|u([0-9A-F]{4})|U([0-9A-F]{8})|(.))", re.DOTALL)


class Row(NamedTuple):
    """One token, built from the ids `parts`; `total` is its count in the corpus if known."""

    id: int
    token: str
    bytes: bytes
    rank: int | None
    total: int | None
    parts: tuple[int, int] | None
    kind: str


def rows(tokenizer: Tokenizer, counts: Sequence[int] | None = None) -> list[Row]:
    """Return the table of a vocabulary; `counts[id]` is how often a token stands in the corpus."""
    in_bytes = tokenizer.config.units == "byte"
    return [
        Row(
            token.id,
            _text(token) if in_bytes else token.name,
            token.bytes,
            token.rank,
            counts[token.id] if counts is not None and token.id < len(counts) else None,
            None if token.left is None or token.right is None else (token.left, token.right),
            token.kind,
        )
        for token in tokenizer.vocabulary
    ]


def dump(table: Iterable[Row], delimiter: str = ",") -> bytes:
    """Return the file of a table."""
    return sheet(
        HEADER,
        (
            (
                row.id,
                escape(row.token),
                row.bytes.hex(" ").upper(),
                row.rank,
                row.total,
                None if row.parts is None else f"{row.parts[0]}+{row.parts[1]}",
                row.kind,
            )
            for row in table
        ),
        delimiter,
    )


def sheet(header: Iterable[str], lines: Iterable[Iterable[object]], delimiter: str = ",") -> bytes:
    """Return a table for spreadsheets: UTF-8, lines ended by a line feed, nothing for `None`.

    Texts that a spreadsheet might take for something else are `escape`d before. Half a pair of
    surrogates comes out as `\\ud800`.
    """
    file = io.StringIO(newline="")
    writer = csv.writer(file, delimiter=delimiter, lineterminator="\n")
    writer.writerow(header)
    writer.writerows(lines)
    return file.getvalue().encode("utf-8", "backslashreplace")


def parse(data: bytes, name: str = "vocabulary.csv") -> list[Row]:
    """Read a table back; raises `FormatError` that names the line of a wrong row."""
    text = decode_utf8(data, name)
    header = text.partition("\n")[0]
    delimiter = "\t" if "\t" in header else ";" if ";" in header else ","
    csv.field_size_limit(max(csv.field_size_limit(), len(text) + 1))  # one token may be all
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    found: list[Row] = []
    try:
        if tuple(next(reader, ())) != HEADER:
            raise FormatError(
                f"{name} is not a vocabulary table.", f"Its first line is {', '.join(HEADER)}."
            )
        found += (_row(fields) for fields in reader if fields)
    except (ValueError, csv.Error):
        raise FormatError(
            f"{name}, line {reader.line_num}: not a row of a vocabulary table.",
            f"A row is {', '.join(HEADER)}.",
        ) from None
    return found


def escape(text: str) -> str:
    r"""Return `text` without anything that a table or a spreadsheet would take for its own.

    >>> escape("=a\tb\u00a0\udce9")
    '\\=a\\tb\\u00A0\\xE9'
    """
    escaped = "".join(map(_escaped, text))
    return "\\" + escaped if escaped[:1] and escaped[0] in _FORMULA else escaped


def unescape(text: str) -> str:
    r"""Return what `escape` was given."""
    return _ESCAPE.sub(_unescaped, text)


def _escaped(character: str) -> str:
    if character in _SHORT:
        return _SHORT[character]
    if "\udc80" <= character <= "\udcff":
        return f"\\x{ord(character) - 0xDC00:02X}"
    if character != " " and unicodedata.category(character)[0] in "CZ":
        code = ord(character)
        return f"\\u{code:04X}" if code < 0x10000 else f"\\U{code:08X}"
    return character


def _unescaped(match: re.Match[str]) -> str:
    byte, short, long, other = match.groups()
    if byte:
        return chr(0xDC00 + int(byte, 16))
    if short or long:
        return chr(int(short or long, 16))
    return _LONG.get(other, other)


def _text(token: Token) -> str:
    """Return the text of a token of bytes, with its markers; what is no text as U+DC80…DCFF."""
    if token.kind in ("special", "marker"):
        return token.name
    starts, ends = marker_edges(token)
    text = token.bytes.decode("utf-8", "surrogateescape")
    return START_MARKER * starts + text + END_MARKER * ends


def _row(fields: list[str]) -> Row:
    token_id, token, data, rank, count, parts, kind = fields
    left, plus, right = parts.partition("+")
    return Row(
        int(token_id),
        unescape(token),
        # A spreadsheet that saves the table again turns 05 into 5.
        bytes.fromhex(data.zfill(2) if data else ""),
        int(rank) if rank else None,
        int(count) if count else None,
        (int(left), int(right)) if plus else None,
        kind,
    )
