"""Which language the texts of listed lessons have: the window's until a person chooses."""

from __future__ import annotations

import pytest

from bpe_desktop import resources
from bpe_desktop.app.lesson_groups import grouped_lessons
from bpe_desktop.controllers.lessons import ListedLesson
from bpe_desktop.formats.lesson import read_lesson
from bpe_desktop.models.lesson_store import LessonStore, Progress

LISTED = [
    ListedLesson(path, read_lesson(path), Progress(), True) for path in resources.lesson_files()
]


def languages(texts: str, window: str) -> dict[str, str]:
    """Return the language in which each lesson is offered, by its name."""
    groups, _ = grouped_lessons(LISTED, texts, window)
    keys = [entry.key for _, entries in groups for entry in entries]
    return dict(key.rsplit(".", 1) for key in keys)


@pytest.mark.parametrize("window", ["en", "it", "bg", "cs"])
def test_texts_are_in_the_language_of_the_window_where_there_are(window: str) -> None:
    there = {(one.lesson.id, one.lesson.language) for one in LISTED}
    found = languages("window", window)
    assert {*found} == {lesson for lesson, _ in there}
    for lesson, language in found.items():
        assert language == (window if (lesson, window) in there else "en")


def test_a_choice_holds_in_every_window() -> None:
    assert {*languages("en", "cs").values()} == {"en"}
    about = {one.lesson.id: one.lesson.about for one in LISTED}
    assert languages("own", "it") == about


def test_a_choice_is_kept_and_nothing_is_chosen_at_first() -> None:
    kept: dict[str, object] = {}

    class Store:
        def value(self, key: str, default: object = None) -> object:
            return kept.get(key, default)

        def setValue(self, key: str, value: object) -> None:
            kept[key] = value

    store = LessonStore(Store())
    assert store.texts() == ""
    store.keep_list(["a.lesson"], "own")
    assert (store.texts(), store.files()) == ("own", ["a.lesson"])
    kept["lessons/list"] = '{"texts": "luck"}'
    assert store.texts() == ""
