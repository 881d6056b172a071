"""Read texts from JSON lines: a file with one JSON object a line, the text in a field of it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from ..errors import CorpusError
from .reading import FilePart, read_lines

__all__ = [
    "LINE_START",
    "JsonField",
    "WrongLineError",
    "field_text",
    "read_documents",
    "text_fields",
]

_BLANK = " \t\r"  # what an empty line may hold
# Where a file of JSON lines may be divided.
LINE_START = re.compile(r"(?<=\n)")

_HEX = "[0-9a-fA-F]{2}"
_ESCAPE = re.compile(rf"\\(?:u[dD][89abAB]{_HEX}\\u[dD][c-fC-F]{_HEX}|u[dD][89a-fA-F]{_HEX}|.)")
_HALF_ESCAPE_LENGTH = len(r"\ud800")
_SAMPLE_RECORDS = 1000
_SAMPLE_CHARACTERS = 1 << 20
_SHOWN = 200  # characters of a first value
_KINDS = {bool: "true or false", int: "a number", float: "a number", list: "a list"}


def read_documents(part: FilePart, encoding: str, report: Callable[[int], None]) -> Iterator[str]:
    r"""Yield the string in the field `part.field` of each line; empty lines are skipped.

    Only \n ends a line. Escapes of half a surrogate pair give U+FFFD, so that U+DC80…DCFF stand for
    undecodable bytes only. `report` is told the bytes of each block read. Raises `CorpusError` with
    the number of the line.
    """
    field = part.field or ""
    for number, line in enumerate(read_lines(part, encoding, report), start=1):
        if not line.strip(_BLANK):
            continue
        try:
            yield field_text(line, field)
        except WrongLineError as wrong:
            place = f"{part.path.name}, line {number + _lines_before(part):,}"
            raise CorpusError(f"{place}: {wrong.problem}", wrong.hint) from None


class JsonField(NamedTuple):
    """A field that holds text, as the first records of a file have it.

    `held_by` of the `records` looked at have it, with so many `characters` in all; `first` is the
    beginning of the first text that is not empty.
    """

    name: str
    held_by: int
    records: int
    characters: int
    first: str


def text_fields(path: Path, encoding: str) -> tuple[JsonField, ...]:
    """Return the fields with text of the first 1,000 records, in the order of their first record.

    Fields that elsewhere hold something else than text are counted where they hold text. Raises
    `CorpusError` for a line that is no JSON object, and where no field holds text.
    """
    found: dict[str, JsonField] = {}
    records = seen = 0
    for number, line in enumerate(read_lines(FilePart(path), encoding, lambda _: None), start=1):
        if records >= _SAMPLE_RECORDS or seen >= _SAMPLE_CHARACTERS:
            break
        if not line.strip(_BLANK):
            continue
        record = _record(line)
        if record is None:
            raise CorpusError(
                f"{path.name}, line {number:,}: this is no JSON object.",
                "Write one JSON object a line.",
            )
        records += 1
        seen += len(line)
        for name, value in record.items():
            if isinstance(value, str):
                field = found.get(name) or JsonField(name, 0, 0, 0, "")
                found[name] = field._replace(
                    held_by=field.held_by + 1,
                    characters=field.characters + len(value),
                    first=field.first or value.strip()[:_SHOWN],
                )
    if not found:
        raise CorpusError(f"{path.name} has no field that holds text.", "Choose another file.")
    return tuple(field._replace(records=records) for field in found.values())


class WrongLineError(Exception):
    """A line that gives no text: what is wrong with it, and what to do."""

    def __init__(self, problem: str, hint: str) -> None:
        super().__init__(problem)
        self.problem = problem
        self.hint = hint


def field_text(line: str, field: str) -> str:
    """Return the text in a field of the JSON object in `line`; raises `WrongLineError`."""
    record = _record(line)
    if record is None:
        raise WrongLineError("this is no JSON object.", "Write one JSON object a line.")
    if field not in record:
        names = json.dumps(list(record))[1:-1]
        shown = names if len(names) <= 60 else names[:59] + "…"
        raise WrongLineError(
            f"there is no field {json.dumps(field)}.",
            f"Choose one of its fields: {shown}." if names else "The object is empty.",
        )
    text = record[field]
    if not isinstance(text, str):
        kind = "null" if text is None else _KINDS.get(type(text), "an object")
        raise WrongLineError(
            f"the field {json.dumps(field)} holds {kind}, not a string.",
            "Choose a field that holds text.",
        )
    return text


def _record(line: str) -> dict[str, Any] | None:
    try:
        record = json.loads(_repaired(line))
    except (ValueError, RecursionError):
        return None
    return record if isinstance(record, dict) else None


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
