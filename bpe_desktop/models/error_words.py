"""Finds the sentences of the rooms without Qt again, and translates them.

Engine and formats speak English, in sentences with names and numbers in them. All those sentences
are listed in a resource, which is made from the sources together with the translations.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from .. import resources
from .number_text import count_text, decimal_text

__all__ = ["SENTENCES", "spoken"]

SENTENCES = "translations/sentences.json"

_N = QT_TRANSLATE_NOOP
_FIELD = re.compile(r"\{\d+\}")
_NUMBER = re.compile(r"(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?(%?)")
_END = re.compile(r"(?<=[.?!]) (?=\S)")
_DEPTH = 3

# Phrases that stand for a value in a sentence. They are in the resource, too.
_PARTS = (
    _N("Sentences", "from {0} up"),
    _N("Sentences", "from {0} to {1}"),
    _N("Sentences", "word"),
    _N("Sentences", "character"),
    _N("Sentences", "byte"),
    _N("Sentences", "1 word"),
    _N("Sentences", "{0} words"),
    _N("Sentences", "1 character"),
    _N("Sentences", "{0} characters"),
    _N("Sentences", "{0} of {1} stays unknown."),
    _N("Sentences", "{0} of {1} stay unknown."),
    _N("Sentences", "{0} of {1} stays unknown ({2})."),
    _N("Sentences", "{0} of {1} stay unknown ({2})."),
    _N("Sentences", "was"),
    _N("Sentences", "were"),
    _N("Sentences", "an unknown symbol"),
    _N("Sentences", "the marker {0}"),
    _N("Sentences", "the word ends there"),
    _N("Sentences", "the word begins after it"),
    _N("Sentences", "merge {0} has made {1} there before"),
    _N("Sentences", "{0} cannot apply: it needs {1}, but {2}"),
    _N("Sentences", "{0} is not among the first {1}"),
    _N("Sentences", "at most {0}"),
    _N("Sentences", "longer than {0}"),
    _N("Sentences", "that the restriction does not allow"),
    _N("Sentences", "every word is one symbol"),
    _N("Sentences", "every pair left holds an unknown symbol or a byte"),
    _N("Sentences", "{0}, is as probable"),
    _N("Sentences", "{0}, is {1} times less probable"),
    _N("Sentences", "{0} merges were asked for."),
    _N("Sentences", "The input is stored as it is."),
    _N("Sentences", "1 byte does"),
    _N("Sentences", "{0} bytes do"),
    _N("Sentences", "1 symbol is a byte"),
    _N("Sentences", "{0} symbols are bytes"),
    _N("Sentences", "{0} tokens"),
    _N("Sentences", "{0} blocks"),
    _N("Sentences", "1 pair was"),
    _N("Sentences", "{0} pairs were"),
    _N("Sentences", "UTF-8 with byte-order mark"),
    _N("Sentences", "{0}, a guess ({1} %)"),
    _N("Sentences", "a picture"),
    _N("Sentences", "a PDF document"),
    _N("Sentences", "a Zip archive or an office document"),
    _N("Sentences", "an office document"),
    _N("Sentences", "a compressed file"),
    _N("Sentences", "a program"),
    _N("Sentences", "a database"),
    _N("Sentences", "a sound or film"),
    _N("Sentences", "a sound, film or picture"),
    _N("Sentences", "true or false"),
    _N("Sentences", "a number"),
    _N("Sentences", "an object"),
    _N("Sentences", "a space"),
    _N("Sentences", "a line end"),
    _N("Sentences", "a carriage return"),
    _N("Sentences", "one part"),
    _N("Sentences", "three parts"),
    _N("Sentences", "four parts"),
    _N("Sentences", "an empty part"),
    _N("Sentences", "is empty"),
    _N("Sentences", "holds a line end"),
    _N("Sentences", "is missing"),
    _N("Sentences", "equal ids"),
    _N("Sentences", "all equal"),
    _N("Sentences", "The file read back"),
    _N("Sentences", "special token"),
    _N("Sentences", "unknown token"),
    _N("Sentences", "and more"),
)


class _Template(NamedTuple):
    source: str
    pattern: re.Pattern[str]
    letters: int  # of the text around the values
    fields: int
    rarest: str  # the longest text between two values, which is looked for first


class _Sentences:
    """All sentences with values in them, those that tell most first, and those without."""

    def __init__(self) -> None:
        sources = json.loads(resources.path(SENTENCES).read_text(encoding="utf-8"))
        self.plain = {source for source in sources if not _FIELD.search(source)}
        templates = map(_template, (source for source in sources if source not in self.plain))
        self.templates = sorted(
            (template for template in templates if template.letters),
            key=lambda template: (-template.letters, template.fields),
        )


_sentences: _Sentences | None = None


def spoken(text: str) -> str:
    """Return what a room without Qt said, in the language of the window.

    What is not found among the sentences of the sources stays as it is; so does every text that
    is translated already.
    """
    if not text or not _is_translated():
        return text
    global _sentences
    if _sentences is None:
        _sentences = _Sentences()
    return _translated(text, _sentences, _DEPTH)


def _is_translated() -> bool:
    probe = _N("Sentences", "equal ids")
    return QCoreApplication.translate("Sentences", probe) != probe


def _translated(text: str, known: _Sentences, depth: int) -> str:
    if text in known.plain:
        return QCoreApplication.translate("Sentences", text)
    if number := _NUMBER.fullmatch(text):
        return _in_its_way(number)
    if depth == 0:
        return text
    whole = next(_matches(text, known), None)
    values = () if whole is None else whole[1]
    if whole is None or any(_END.search(value) for value in values):
        parts = _END.split(text)
        if len(parts) > 1:
            told = [_translated(part, known, depth - 1) for part in parts]
            if any(after != before for after, before in zip(told, parts, strict=True)):
                return " ".join(told)
    if whole is None:
        return text
    result = QCoreApplication.translate("Sentences", whole[0])
    spoken_values = [_translated(value, known, depth - 1) for value in values]
    return _FIELD.sub(lambda field: spoken_values[int(field.group()[1:-1])], result)


def _in_its_way(number: re.Match[str]) -> str:
    """Return a number as the language writes it; one without separators may be an id."""
    whole, places, percent = number.groups()
    if places is not None:
        value = float(f"{whole.replace(',', '')}.{places}")
        return f"{decimal_text(value, len(places))}{percent}"
    return f"{count_text(int(whole.replace(',', ''))) if ',' in whole else whole}{percent}"


def _matches(text: str, known: _Sentences) -> Iterator[tuple[str, tuple[str, ...]]]:
    for template in known.templates:
        if template.rarest in text and (match := template.pattern.fullmatch(text)):
            yield template.source, match.groups()


def _template(source: str) -> _Template:
    texts = _FIELD.split(source)
    pattern = "(.*?)".join(map(re.escape, texts))
    return _Template(
        source,
        re.compile(pattern, re.DOTALL),
        sum(sum(map(str.isalpha, text)) for text in texts),
        len(texts) - 1,
        max(texts, key=len),
    )
