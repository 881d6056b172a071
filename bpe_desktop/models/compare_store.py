"""Keeps the comparison among the settings of the program."""

from __future__ import annotations

import json
from typing import Any

from .comparison import Comparison
from .settings_store import SettingsStore

__all__ = ["CompareStore"]

_LONGEST = 20_000  # characters of a text that is kept
_KINDS = ("training", "words", "characters")


class CompareStore:
    """Reads and writes them; what a person has damaged by hand counts as missing."""

    def __init__(self, store: SettingsStore) -> None:
        self._store = store
        self._written = ""

    def texts(self) -> list[tuple[str, str, str]] | None:
        """Return name, text and source of each column; `None` if none were ever kept."""
        kept = self._read().get("texts")
        if not isinstance(kept, list):
            return None
        return [
            (text[0], text[1], text[2])
            for text in kept
            if isinstance(text, list)
            and len(text) == 3
            and all(isinstance(part, str) for part in text)
        ]

    def files(self) -> list[str]:
        """Return the files of the tokenizers."""
        kept = self._read().get("files")
        return [name for name in kept if isinstance(name, str)] if isinstance(kept, list) else []

    def rows(self) -> dict[str, bool]:
        """Return which of the rows that need no file are shown."""
        kept = self._read().get("rows")
        if not isinstance(kept, dict):
            return {}
        return {kind: bool(kept[kind]) for kind in _KINDS if kind in kept}

    def keep(self, comparison: Comparison, files: tuple[str, ...], rows: dict[str, bool]) -> None:
        """Keep texts that are not too long, the files of tokenizers, and which rows are shown."""
        texts = [
            [column.name, column.text, column.source]
            for column in comparison.columns
            if column.characters <= _LONGEST
        ]
        state = json.dumps({"texts": texts, "files": list(files), "rows": rows})
        if state != self._written:
            self._written = state
            self._store.setValue("compare/state", state)

    def _read(self) -> dict[str, Any]:
        try:
            found = json.loads(str(self._store.value("compare/state", "{}")))
        except ValueError:
            return {}
        return found if isinstance(found, dict) else {}
