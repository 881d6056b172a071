"""Every word of the window is translated, whole and in step with the sources."""

from __future__ import annotations

import json
import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from .catalogue import (
    FOLDER,
    LANGUAGES,
    Translation,
    read_translations,
    refresh,
    release,
    sentences,
    sources,
)
from .messages import Found

_FORMS = {"en": 2, "it": 2, "bg": 2, "cs": 3}
_FIELD = re.compile(r"\{[^{}]*\}|%Ln|</?b>")
_END = re.compile(r"(…|\.|:|\?|!|,)?$")
_ABBREVIATED = re.compile(r"(млн|млрд|mil|mld)\.$")
_TWO_WAYS = {
    "counted",  # before a number and after it
    "no limit",  # of the steps of a training and of the length of a token
}
TRANSLATED = [language for language in LANGUAGES if language != "en"]


@pytest.fixture(scope="module")
def found() -> Found:
    return sources()


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The translations after another look through the sources."""
    folder = tmp_path_factory.mktemp("translations")
    for file in FOLDER.glob("*.ts"):
        shutil.copy(file, folder)
    refresh(folder)
    release(folder, folder)
    return folder


def test_the_sources_keep_the_rules(found: Found) -> None:
    assert not found.faults


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_sources_is_translated(
    language: str, found: Found, fresh: Path
) -> None:
    entries = {entry.message[:2]: entry for entry in read_translations(language, fresh)}
    wanted = [message for message in found.messages if message.plural or language != "en"]
    assert {message[:2] for message in wanted} == entries.keys()
    left = [
        f"{entry.message.context}: {entry.message.source}"
        for entry in entries.values()
        if not entry.is_finished or not all(entry.forms)
    ]
    assert not left, f"{len(left)} are left; see `python -m tests.translations`"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_those_that_the_sources_give(language: str, fresh: Path) -> None:
    for suffix in ("ts", "qm"):
        name = f"bpe_desktop_{language}.{suffix}"
        assert (FOLDER / name).read_bytes() == (fresh / name).read_bytes(), name
    kept = json.loads((FOLDER / "sentences.json").read_text(encoding="utf-8"))
    assert kept == sorted(sentences())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_has_the_fields_and_the_end_of_its_source(language: str) -> None:
    wrong = [
        f"{entry.message.source!r}: {form!r}"
        for entry in read_translations(language)
        if entry.is_finished
        for form in entry.forms
        if _marks(form) != _marks(entry.message.source)
    ]
    assert not wrong


def _marks(text: str) -> tuple[Counter[str], str, int, str, str]:
    """Return fields, punctuation at the end, mnemonics and white space at both ends."""
    end = _END.search(_ABBREVIATED.sub(r"\1", text.rstrip()))
    assert end is not None
    fields = Counter(_FIELD.findall(text))
    mnemonics = len(re.findall(r"&(?=\w)", text))
    space = text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]
    return fields, end.group(), mnemonics, *space


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plural_has_all_forms_of_the_language(language: str) -> None:
    for entry in read_translations(language):
        forms = _FORMS[language] if entry.message.plural else 1
        assert len(entry.forms) == forms, entry.message.source


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_same_words_are_translated_the_same(language: str) -> None:
    """A word that means two things in another language is listed here."""
    by_source: dict[str, set[tuple[str, ...]]] = {}
    for entry in read_translations(language):
        if entry.is_finished and entry.message.source not in _TWO_WAYS:
            by_source.setdefault(entry.message.source, set()).add(entry.forms)
    assert not {source: forms for source, forms in by_source.items() if len(forms) > 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_the_machine_is_in_the_files(language: str) -> None:
    text = (FOLDER / f"bpe_desktop_{language}.ts").read_text(encoding="utf-8")
    for trace in ("<location", "/home/", "://"):
        assert trace not in text


def test_the_text_of_a_language_is_written_in_it() -> None:
    letters = {"bg": "а-я", "cs": "ěščřžýáíéůú", "it": "àèéìòù"}
    for language, some in letters.items():
        entries: list[Translation] = list(read_translations(language))
        share = sum(bool(re.search(f"[{some}]", form)) for e in entries for form in e.forms)
        assert share > len(entries) / (1.3 if language == "bg" else 20)
