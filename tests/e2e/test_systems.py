"""Every system of the chooser, trained on the golden five words and looked at in every pane."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from .conftest import Driver

pytestmark = pytest.mark.slow  # a window for each test

LESSON = "basso\t6\nbassotto\t2\nbosso\t3\nrosso\t9\nrossetto\t5\n"
# From the golden file: pair, count, counts of both parts; the order is that of the scores.
SCORES = (("b", "##a", 8, 11, 8), ("##e", "##t", 5, 5, 14), ("##t", "##t", 7, 14, 14))


@pytest.fixture
def lesson(driver: Driver, tmp_path: Path) -> Driver:
    path = tmp_path / "italian.tsv"
    path.write_text(LESSON, encoding="utf-8")
    driver.application.open_first([str(path)])
    driver.wait_for_training()
    return driver


def choose(driver: Driver, algorithm: str) -> None:
    """Choose an algorithm by the keyboard, as a person does who goes down the list."""
    field = driver.application.panes.training.form.algorithm
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Home)
    for _ in range(field.findData(algorithm)):
        QTest.keyClick(field, Qt.Key.Key_Down)
    driver.wait(lambda: driver.project.config.algorithm == algorithm)
    driver.wait_for_training()
    driver.wait(
        lambda: (
            driver.project.history.config.algorithm == algorithm and driver.project.history.finished
        )
    )
    driver.application.playback.last()
    driver.settle()


def headings(driver: Driver) -> list[str]:
    model = driver.find("mergeTable").model()
    return [
        model.headerData(column, Qt.Orientation.Horizontal) for column in range(model.columnCount())
    ]


def row(driver: Driver, number: int) -> list[str]:
    model = driver.find("mergeTable").model()
    return [model.index(number, column).data() for column in range(model.columnCount())]


def test_wordpiece_shows_score_count_and_both_ranks(lesson: Driver) -> None:
    choose(lesson, "wordpiece")
    lesson.application.playback.first()
    lesson.settle()
    candidates = lesson.application.tables.candidates
    for place, (left, right, count, left_count, right_count) in enumerate(SCORES):
        faces = candidates.faces_at(place)
        assert [face.label for face in faces] == [left, right]
        fields = candidates.fields(place)
        assert fields[2] == str(count)
        assert Fraction(fields[3]) == Fraction(count, left_count * right_count)
    # "ss" counts most of all, 25, and is eighth by its score.
    assert [face.label for face in candidates.faces_at(7)] == ["##s", "##s"]
    assert candidates.fields(7)[4] == "1"
    lesson.application.playback.seek(1)
    lesson.settle()
    assert headings(lesson) == ["#", "Pair", "New token", "Counted", "Score", "Replaced", "Tied"]
    assert row(lesson, 0) == ["1", "b + ##a", "ba", "8", "0.0909", "8", "–"]


def test_a_wordpiece_word_that_does_not_match_is_unknown_as_a_whole(lesson: Driver) -> None:
    choose(lesson, "wordpiece")
    lesson.project.set_live_text("", "test")
    lesson.type("liveInput", "rosso zebra")
    lesson.settle()
    result = lesson.application.live._result()
    assert [result.face(i).label for i in range(len(result.ids))] == ["rosso", "zebra"]
    assert result.face(1).kind == "unknown"
    assert result.notices == (
        "“zebra” is not in the vocabulary, so it is shown as unknown. The text itself is kept.",
    )
    lesson.type("liveInput", " gatto cane topo lupo")
    lesson.settle()
    (notice,) = lesson.application.live._result().notices
    assert notice.startswith("“zebra”, “gatto”, ")
    assert "other words are not in the vocabulary" in notice


def test_words_come_in_by_frequency_and_the_rest_is_unknown(lesson: Driver) -> None:
    choose(lesson, "word")
    assert headings(lesson) == ["#", "Token", "Counted", "Unknown left", "Coverage"]
    assert [row(lesson, n)[1:] for n in range(5)] == [
        ["rosso", "9", "16", "36.0%"],
        ["basso", "6", "10", "60.0%"],
        ["rossetto", "5", "5", "80.0%"],
        ["bosso", "3", "2", "92.0%"],
        ["bassotto", "2", "0", "100.0%"],
    ]
    lesson.application.playback.seek(2)
    lesson.settle()
    scene = lesson.application.panes.merge_view.rows._moment.scene
    assert {r.faces[0].label: r.faces[0].kind for r in scene.rows} == {
        "basso": "learnt",
        "bassotto": "unknown",
        "bosso": "unknown",
        "rosso": "learnt",
        "rossetto": "unknown",
    }
    assert "Next word: rossetto counted 5" in lesson.find("mergeView").accessibleDescription()
    assert lesson.application.tables.candidates.fields(0) == ["rossetto", "5"]


def test_characters_come_in_by_frequency(lesson: Driver) -> None:
    choose(lesson, "character")
    # s: 2 x 25 words; o: in every word once, and once more in bassotto, bosso, rosso, rossetto
    assert row(lesson, 0)[1:4] == ["s", "50", "96"]
    assert row(lesson, 1)[1:4] == ["o", "44", "52"]
    total = sum(len(word) * int(count) for word, count in map(str.split, LESSON.splitlines()))
    assert total == 146
    assert row(lesson, 6)[3:] == ["0", "100.0%"]


def test_unigram_goes_down_to_the_size_that_bpe_reached(lesson: Driver) -> None:
    reached = len(lesson.project.history.vocabulary)
    choose(lesson, "unigram")
    assert lesson.project.config.vocab_size == reached
    assert headings(lesson) == ["#", "Round", "Pieces", "Change", "Log-lik.", "Gain"]
    steps = lesson.project.history.steps
    assert row(lesson, 0)[1] == "Seeds"
    assert row(lesson, len(steps) - 1)[1] == "Last cut"
    end = lesson.project.history.state_at(len(steps))
    assert (
        f"{len(steps)} rounds, {end.vocabulary_size} tokens"
        in lesson.application.window.run_state.accessibleName()
    )
    vocabulary = lesson.application.tables.vocabulary
    kinds = [vocabulary.index(r, 5).data() for r in range(vocabulary.rowCount())]
    scored = [vocabulary.index(r, 3).data() for r in range(vocabulary.rowCount())]
    assert "dropped" in kinds
    for kind, score in zip(kinds, scored, strict=True):
        assert (score == "–") == (kind in ("dropped", "special")), (kind, score)


def test_switching_keeps_corpus_text_and_the_settings_of_each(lesson: Driver) -> None:
    lesson.project.set_live_text("", "test")
    lesson.type("liveInput", "bassetto")
    lesson.project.set_config(lesson.project.config.with_changes(merges=7))
    lesson.wait_for_training()
    source = lesson.project.source
    choose(lesson, "word")
    choose(lesson, "unigram")
    choose(lesson, "bpe")
    assert lesson.project.source == source
    assert lesson.project.live_text == "bassetto"
    assert lesson.project.config.merges == 7
    assert headings(lesson)[1] == "Pair"


def test_only_the_settings_that_fit_are_there(lesson: Driver) -> None:
    form = lesson.application.panes.training.form
    assert form.units.isVisible()
    assert form.marker.isVisible()
    choose(lesson, "wordpiece")
    assert not form.units.isVisible()
    assert not form.marker.isVisible()
    assert form.ties.isVisible()
    choose(lesson, "unigram")
    assert not form.ties.isVisible()
    assert [form.stop_kind.itemData(i) for i in range(form.stop_kind.count())] == ["tokens"]
    choose(lesson, "bpe")
    assert form.units.isVisible()
