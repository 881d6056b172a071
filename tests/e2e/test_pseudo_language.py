"""In a language that puts each text between marks, nothing on screen lacks them."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from bpe_desktop import resources

from ..translations.catalogue import TOOLS, sources
from ..translations.messages import in_ts
from .conftest import Driver
from .walk import Painter, places, written

pytestmark = pytest.mark.slow

# Greek words: what is data has no Latin letters, and all that has is ours to translate.
_CORPUS = "αβγ αβγδ αβγδε βγδ βγ αβ αβ γδε δεζ αβγ αβγ"

_OURS = re.compile(r"[A-Za-z]{2,}")
_MARKED = re.compile(r"⟦[^⟦⟧]*⟧")
_OPEN = re.compile(r"⟦.*")  # cut by an ellipsis
_NOT_TRANSLATED = (
    r"\b(English|Italiano|Čeština)\b",  # each language is called in itself
    r"\b(Ctrl|Shift|Alt|Del|Home|End|Space|Left|Right|Up|Down|Esc|Return|Enter|Tab|PgUp|PgDown)\b",
    r"\bF\d+\b",  # keys, which Qt translates
    r"\b(OK|Cancel|Close|Save|Discard|Apply|Reset|Open|Help|&?Yes|&?No)\b",  # Qt's own buttons
    r"</?[a-z]+[^>]*>",  # marks of rich text
    r"\b(kB|MB|GB|min|id|EUR|UTF|BPE Desktop|BPE|px|nats?)\b",  # units, names
    r"\b(windows-\d+|iso-8859-\d+|koi8-r|shift_jis|euc-\w\w|gb18030|big5)\b",  # encodings
    r"\b[0-9A-F]{2}\b",  # bytes
    r"^[A-Z][A-Z -]+$",  # the names of characters in Unicode, which has no others
    r"\bc\.txt\b",
)
_TEXTS_OF_OURS = ("lessons", "compare")  # pages that show texts written in a language of their own


@pytest.fixture
def pseudo(tmp_path: Path, qapp: object) -> Iterator[None]:
    """A language in which "Open" is "⟦Open⟧", made of the sources as they are."""
    source, compiled = tmp_path / "pseudo.ts", tmp_path / "pseudo.qm"
    source.write_text(in_ts(sources(), "it", lambda text: f"⟦{text}⟧"), encoding="utf-8")
    subprocess.run([TOOLS / "lrelease", "-silent", source, "-qm", compiled], check=True)
    translator = QTranslator()
    assert translator.load(str(compiled))
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


def test_every_text_is_translated(
    pseudo: None, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    painter = Painter(monkeypatch)
    driver.replace_corpus(_CORPUS)
    driver.application.project.set_live_text("αβγ δε", "editor")
    bare: dict[str, str] = {}
    for place in places(driver):
        for where, text in written(driver):
            if _is_bare(text) and not (place in _TEXTS_OF_OURS and _is_of_ours(text)):
                bare.setdefault(text, f"{place}: {where}")
        for text, _ in painter.take(driver):
            if _is_bare(text) and not (place in _TEXTS_OF_OURS and _is_of_ours(text)):
                bare.setdefault(text, f"{place}: painted")
    assert not bare, "\n".join(f"{where}: {text!r}" for text, where in bare.items())


def _is_bare(text: str) -> bool:
    return _OURS.search(_without_marked(text)) is not None


def _without_marked(text: str) -> str:
    before = ""
    while before != text:
        before, text = text, _MARKED.sub(" ", text)
    text = _OPEN.sub(" ", text)
    for allowed in _NOT_TRANSLATED:
        text = re.sub(allowed, " ", text)
    return text


def _is_of_ours(text: str) -> bool:
    """Tell whether all words that lack marks are from our lessons or parallel sentences."""
    return set(re.findall(r"[^\W\d_]{2,}", _without_marked(text).rstrip(" …"))) <= _our_words()


@cache
def _our_words() -> set[str]:
    files = [
        *(resources.root() / "lessons").glob("*.lesson"),
        resources.path("parallel/harbour.tsv"),
    ]
    text = " ".join(file.read_text(encoding="utf-8") for file in files)
    words = re.findall(r"[^\W\d_]{2,}", text)
    return {*words, *(word[:n] for word in words for n in range(2, len(word)))}  # elided ones
