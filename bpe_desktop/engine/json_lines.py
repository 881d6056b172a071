"""Read texts from JSON lines: a file with one JSON object a line, the text in a field of it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

from ..errors import CorpusError
from .reading import FilePart, read_lines

__all__ = ["LINE_START", "read_documents"]

# Where a file of JSON lines may be divided.
LINE_START = re.compile(r"(?<=\n)")

_HEX = "[0-9a-fA-F]{2}"
_ESCAPE = re.compile(rf"\\(?:u[dD][89abAB]{_HEX}\\u[dD][c-fC-F]{_HEX}|u[dD][89a-fA-F]{_HEX}|.)")
_HALF_ESCAPE_LENGTH = len(r"\ud800")
_KINDS = {bool: "true or false", int: "a number", float: "a number", list: "a list"}


def read_documents(part: FilePart, encoding: str, report: Callable[[int], None]) -> Iterator[str]:
    r"""Yield the string in the field `part.field` of each line; empty lines are skipped.

    Only \n ends a line. Escapes of half a surrogate pair give U+FFFD, so that U+DC80…DCFF stand for
    undecodable bytes only. `report` is told the bytes of each block read. Raises `CorpusError` with
    the number of the line.
    """
    field = part.field or ""
    for number, line in enumerate(read_lines(part, encoding, report), start=1):
        if not line.strip(" \t\r"):
            continue
        try:
            yield _text(line, field)
        except _WrongLineError as wrong:
            place = f"{part.path.name}, line {number + _lines_before(part):,}"
            raise CorpusError(f"{place}: {wrong.problem}", wrong.hint) from None


class _WrongLineError(Exception):
    def __init__(self, problem: str, hint: str) -> None:
        super().__init__(problem)
        self.problem = problem
        self.hint = hint


def _text(line: str, field: str) -> str:
    try:
        record: Any = json.loads(_repaired(line))
    except (ValueError, RecursionError):
        record = None
    if not isinstance(record, dict):
        raise _WrongLineError("this is no JSON object.", "Write one JSON object a line.")
    if field not in record:
        names = json.dumps(list(record))[1:-1]
        shown = names if len(names) <= 60 else names[:59] + "…"
        raise _WrongLineError(
            f"there is no field {json.dumps(field)}.",
            f"Choose one of its fields: {shown}." if names else "The object is empty.",
        )
    text = record[field]
    if not isinstance(text, str):
        kind = "null" if text is None else _KINDS.get(type(text), "an object")
        raise _WrongLineError(
            f"the field {json.dumps(field)} holds {kind}, not a string.",
            "Choose a field that holds text.",
        )
    return text


def _repaired(line: str) -> str:
    """Replace the escapes of surrogates that have no other half."""
    if "\\ud" not in line and "\\uD" not in line:
        return line
    return _ESCAPE.sub(_whole_escape, line)


def _whole_escape(escape: re.Match[str]) -> str:
    half = len(escape[0]) == _HALF_ESCAPE_LENGTH
    return r"\ufffd" if half else escape[0]


def _lines_before(part: FilePart) -> int:
    """Count the lines before a part, which is asked for in an error only."""
    lines = 0
    with part.path.open("rb") as file:
        while file.tell() < part.start:
            lines += file.read(min(1 << 20, part.start - file.tell())).count(b"\n")
    return lines
