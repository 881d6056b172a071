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
    lessons: Sequence[ListedLesson], *, own_language: bool
) -> tuple[Groups, dict[str, Path]]:
    """Return groups with their names, and the file of each entry by its key.

    Of one lesson in several languages, that in English is offered, or that in the language which it
    is about; another one where this is missing. Opened lessons are a group of their own.
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
        if lesson.id not in group or lesson.language == (lesson.about if own_language else "en"):
            group[lesson.id] = listed
    paths: dict[str, Path] = {}
    groups = [
        (names.get(code, code), [_entry(listed, paths) for listed in found[code].values()])
        for code in sorted(found, key=lambda code: order.get(code, len(order)))
    ]
    if opened:
        groups.append((_tr("Opened"), [_entry(listed, paths) for listed in opened]))
    return groups, paths


def _entry(listed: ListedLesson, paths: dict[str, Path]) -> LessonEntry:
    lesson, progress = listed.lesson, listed.progress
    key = lesson.key if listed.is_ours else str(listed.path)
    paths[key] = listed.path
    mark, state = "none", counted("LessonGroups", "%Ln step(s)", len(lesson.steps))
    if progress.is_done:
        mark = "done"
        state = _tr("Done: {} of {} right").format(progress.points, progress.of)
    elif progress.answers or progress.step:
        mark = "begun"
        state = _tr("Step {} of {}, {} of {} right").format(
            progress.step + 1, len(lesson.steps), progress.points, progress.of
        )
    return LessonEntry(
        key, lesson.title, lesson.summary, state, mark, is_removable=not listed.is_ours
    )


def _tr(text: str) -> str:
    return QCoreApplication.translate("LessonGroups", text)
