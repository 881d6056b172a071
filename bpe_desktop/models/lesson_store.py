"""Keeps how far a person has come in each lesson among the settings of the program."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from .lesson_verdict import Given
from .settings_store import SettingsStore

__all__ = ["LessonStore", "Progress"]

_MOST = 200  # lessons that are remembered
_LONGEST = 100  # characters of what was filled in


class Progress(NamedTuple):
    """Where a lesson of `steps` steps was left: the step from 0, and the answers by step.

    `points` of `of` were reached; `is_done` once the last step has been seen.
    """

    step: int = 0
    steps: int = 0
    answers: dict[int, Given] = {}  # noqa: RUF012 - never written to
    points: int = 0
    of: int = 0
    is_done: bool = False


class LessonStore:
    """Reads and writes them; what a person has damaged by hand counts as missing."""

    def __init__(self, store: SettingsStore) -> None:
        self._store = store

    def progress(self, key: str, steps: int) -> Progress:
        """Return how far a lesson has come; nothing if it has another number of steps by now."""
        kept = self._read("lessons/progress").get(key)
        try:
            found = _progress(kept)
        except (TypeError, ValueError, KeyError, IndexError, AttributeError):
            return Progress(steps=steps)
        if found.steps != steps or not 0 <= found.step < steps:
            return Progress(steps=steps)
        return found

    def keep(self, key: str, progress: Progress) -> None:
        """Keep how far a lesson has come."""
        all_kept = self._read("lessons/progress")
        all_kept.pop(key, None)
        all_kept[key] = {
            **progress._asdict(),
            "answers": {
                str(step): [given.choice, given.number[:_LONGEST], sorted(given.cuts)]
                for step, given in progress.answers.items()
            },
        }
        while len(all_kept) > _MOST:
            del all_kept[next(iter(all_kept))]
        self._store.setValue("lessons/progress", json.dumps(all_kept))

    def forget(self, key: str) -> None:
        """Forget how far a lesson has come."""
        kept = self._read("lessons/progress")
        if kept.pop(key, None) is not None:
            self._store.setValue("lessons/progress", json.dumps(kept))

    def files(self) -> list[str]:
        """Return the files of lessons that were opened."""
        kept = self._read("lessons/list").get("files")
        return [name for name in kept if isinstance(name, str)] if isinstance(kept, list) else []

    def texts(self) -> str:
        """Return whose language the texts of lessons shall have, empty if nobody chose.

        "en", "own" (that which a lesson is about) or "window".
        """
        kept = self._read("lessons/list").get("texts")
        return kept if kept in ("en", "own", "window") else ""

    def keep_list(self, files: list[str], texts: str) -> None:
        """Keep the opened files and the choice of language."""
        kept = json.dumps({"files": files, "texts": texts})
        self._store.setValue("lessons/list", kept)

    def _read(self, key: str) -> dict[str, Any]:
        try:
            found = json.loads(str(self._store.value(key, "{}")))
        except ValueError:
            return {}
        return found if isinstance(found, dict) else {}


def _progress(kept: Any) -> Progress:
    answers = {
        int(step): Given(
            None if choice is None else int(choice), str(number), frozenset(map(int, cuts))
        )
        for step, (choice, number, cuts) in kept["answers"].items()
    }
    numbers = (int(kept[name]) for name in ("step", "steps"))
    return Progress(
        *numbers, answers, int(kept["points"]), int(kept["of"]), kept["is_done"] is True
    )
