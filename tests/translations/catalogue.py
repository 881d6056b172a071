"""Keeps the translations in step with the sources, by Qt's own tools."""

from __future__ import annotations

import json
import subprocess
import tempfile
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import PySide6

from .messages import Found, Message, find_messages, in_cpp

__all__ = [
    "FOLDER",
    "LANGUAGES",
    "TOOLS",
    "Translation",
    "read_translations",
    "refresh",
    "release",
    "sentences",
    "sources",
]

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "translations"
LANGUAGES = ("en", "it", "bg", "cs")  # English has its plurals only

TOOLS = Path(PySide6.__file__).parent
_SENTENCES = "sentences.json"


class Translation(NamedTuple):
    """A message with its translation, which has several forms for a plural."""

    message: Message
    forms: tuple[str, ...]
    is_finished: bool


@cache
def sources() -> Found:
    """Return the messages of the sources, which are looked through once."""
    return find_messages()


@cache
def sentences() -> list[str]:
    """Return the sentences of the rooms without Qt."""
    return [one.source for one in sources().messages if one.context == "Sentences"]


def refresh(folder: Path = FOLDER) -> None:
    """Bring the `.ts` files and the list of sentences up to date with the sources."""
    with tempfile.TemporaryDirectory() as work:
        listed = Path(work) / "messages.cpp"
        listed.write_text(in_cpp(sources()), encoding="utf-8")
        for language in LANGUAGES:
            only = ("-pluralonly",) if language == "en" else ()
            _run(
                *("lupdate", str(listed), "-silent", "-no-obsolete", "-sort-messages"),
                *("-locations", "none", "-source-language", "en", "-target-language", language),
                *only,
                *("-ts", str(_ts(folder, language))),
            )
    listed_sentences = json.dumps(sorted(sentences()), ensure_ascii=False, indent=0) + "\n"
    (folder / _SENTENCES).write_text(listed_sentences, encoding="utf-8")


def release(source: Path = FOLDER, target: Path = FOLDER) -> None:
    """Make the `.qm` files, which the program reads, of the `.ts` files."""
    for language in LANGUAGES:
        compiled = target / f"bpe_desktop_{language}.qm"
        _run("lrelease", "-silent", str(_ts(source, language)), "-qm", str(compiled))


def read_translations(language: str, folder: Path = FOLDER) -> Iterator[Translation]:
    """Yield what a `.ts` file holds."""
    for context in ElementTree.parse(_ts(folder, language)).getroot().iter("context"):
        for entry in context.iter("message"):
            translation = entry.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")]
            message = Message(
                context.findtext("name") or "",
                entry.findtext("source") or "",
                entry.get("numerus") == "yes",
                entry.findtext("extracomment") or "",
            )
            yield Translation(
                message,
                tuple(forms or [translation.text or ""]),
                translation.get("type") is None,
            )


def _ts(folder: Path, language: str) -> Path:
    return folder / f"bpe_desktop_{language}.ts"


def _run(tool: str, *arguments: str) -> None:
    done = subprocess.run([TOOLS / tool, *arguments], capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{tool}: {done.stderr or done.stdout}")
