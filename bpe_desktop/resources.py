"""Find the files that ship with the program: icons, fonts, sample corpora."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

__all__ = [
    "ParallelText",
    "Sample",
    "lesson_files",
    "parallel_texts",
    "path",
    "root",
    "sample_corpora",
]


class Sample(NamedTuple):
    """A corpus that ships with the program.

    `kind` is "counts" (word<TAB>count a line) or "text". `settings` are the fields of a
    `TrainingConfig` that suit the sample; `live_text` is something to try its tokenizer on.
    """

    name: str
    path: Path
    title: str
    kind: str
    description: str
    settings: Mapping[str, Any]
    live_text: str


class ParallelText(NamedTuple):
    """The same sentence in one of several languages; `name` is the language's own."""

    code: str
    name: str
    text: str


@cache
def root() -> Path:
    """Return the folder of the resources in a frozen bundle, a wheel or the source tree."""
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        return Path(bundle) / "resources"
    package = Path(__file__).resolve().parent
    installed = package / "_resources"
    return installed if installed.is_dir() else package.parent / "resources"


def path(name: str) -> Path:
    """Return the path of the resource `name`, written with forward slashes.

    Raises `FileNotFoundError` for a resource that does not exist: that is a fault of the program.
    """
    found = root().joinpath(*name.split("/"))
    if not found.exists():
        raise FileNotFoundError(f"resource {name} is missing from {root()}")
    return found


def sample_corpora() -> list[Sample]:
    """Return the sample corpora in the order in which they are offered; the first opens itself."""
    entries = json.loads(path("corpora/samples.json").read_text(encoding="utf-8"))
    return [Sample(**{**entry, "path": path(f"corpora/{entry['name']}")}) for entry in entries]


def parallel_texts() -> list[ParallelText]:
    """Return our parallel sentence in each language; the first is what others are held against."""
    rows = path("parallel/harbour.tsv").read_text(encoding="utf-8").splitlines()
    return [ParallelText(*row.split("\t")) for row in rows]


def lesson_files() -> list[Path]:
    """Return the files of our lessons, by name."""
    return sorted(path("lessons").glob("*.lesson"))
