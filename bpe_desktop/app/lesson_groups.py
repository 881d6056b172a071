"""The lessons as the list shows them: by the language that they are about."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from ..controllers.lessons import ListedLesson
from ..models.number_text import counted
from ..views.lesson_list import LessonEntry

__all__ = ["grouped_lessons"]

Groups = list[tuple[str, list[LessonEntry]]]


def grouped_lessons(
    lessons: Sequence[ListedLesson], texts: str, window_language: str
) -> tuple[Groups, dict[str, Path]]:
    """Return groups with their names, and the file of each entry by its key.

    Of one lesson in several languages, `texts` decides: "en", "own" (the language that it is about)
    or "window"; where this is missing, it is English. Opened lessons are a group of their own.
    """
    names = {
        "en": _tr("English"),
        "it": _tr("Italian"),
        "bg": _tr("Bulgarian"),
        "cs": _tr("Czech"),
    }
    order = {code: place for place, code in enumerate(names)}
    found: dict[str, dict[str, ListedLesson]] = {}
    opened = []
    for listed in lessons:
        lesson = listed.lesson
        if not listed.is_ours:
            opened.append(listed)
            continue
        group = found.setdefault(lesson.about, {})
        wanted = {"own": lesson.about, "window": window_language}.get(texts, "en")
        others = [group[lesson.id]] if lesson.id in group else []
        group[lesson.id] = min(
            (listed, *others), key=lambda one: _distance(one.lesson.language, wanted)
        )
    paths: dict[str, Path] = {}
    groups = [
        (names.get(code, code), [_entry(listed, paths) for listed in found[code].values()])
        for code in sorted(found, key=lambda code: order.get(code, len(order)))
    ]
    if opened:
        groups.append((_tr("Opened"), [_entry(listed, paths) for listed in opened]))
    return groups, paths


def _distance(language: str, wanted: str) -> int:
    return 0 if language == wanted else 1 if language == "en" else 2


def _entry(listed: ListedLesson, paths: dict[str, Path]) -> LessonEntry:
    lesson, progress = listed.lesson, listed.progress
    key = lesson.key if listed.is_ours else str(listed.path)
    paths[key] = listed.path
    mark, state = "none", counted("LessonGroups", "%Ln step(s)", len(lesson.steps))
    if progress.is_done:
        mark = "done"
        state = _tr("Done: {} of {} points").format(progress.points, progress.of)
    elif progress.answers or progress.step:
        mark = "begun"
        state = _tr("Step {} of {}, {} of {} points").format(
            progress.step + 1, len(lesson.steps), progress.points, progress.of
        )
    return LessonEntry(
        key, lesson.title, lesson.summary, state, mark, is_removable=not listed.is_ours
    )


def _tr(text: str) -> str:
    return QCoreApplication.translate("LessonGroups", text)
