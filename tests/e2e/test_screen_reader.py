"""The whole window as a screen reader walks through it, with QAccessible."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface

from bpe_desktop.engine.tokenizer import Tokenizer

_NAME = QAccessible.Text.Name


@pytest.fixture(autouse=True)
def _reader() -> Iterator[None]:
    """A screen reader is there for the length of a test."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def walk(part: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield part
    for index in range(part.childCount()):
        child = part.child(index)
        if child is not None:
            yield from walk(child)


def names(part: QAccessibleInterface) -> list[str]:
    return [part.child(index).text(_NAME) for index in range(part.childCount())]


def find(driver, name: str) -> QAccessibleInterface:
    lists = (
        part
        for part in walk(QAccessible.queryAccessibleInterface(driver.window))
        if part.role() == QAccessible.Role.List and part.text(_NAME) == name
    )
    return next(lists)


def ids(part: QAccessibleInterface) -> list[int | None]:
    """Return the ids that the names of a list's items end in, `None` for what is unknown."""
    found = [re.search(r", id (\d+)(, |$)", name) for name in names(part)]
    return [None if match is None else int(match[1]) for match in found]


def test_the_tiles_of_the_words_follow_the_playhead(sample):
    words = find(sample, "Words")
    scenes = []
    sample.application.scene.scene_changed.connect(scenes.append)
    history = sample.project.history
    for step in (0, 4, 22):
        sample.application.playback.seek(step)
        sample.settle()
        assert words.childCount() == len(history.words)
        for row, shown in enumerate(scenes[-1].rows):
            assert ids(words.child(row)) == list(history.state_at(step).word(shown.word))


def test_the_tokens_of_the_live_text_are_those_of_encode(sample):
    tokens = find(sample, "Tokens of the live text")
    history = sample.project.history
    encoded = Tokenizer(history.vocabulary, history.config).encode(sample.project.live_text)
    assert ids(tokens) == list(encoded.ids)


def test_the_slider_says_its_step_and_the_chart_every_step(sample):
    slider = QAccessible.queryAccessibleInterface(sample.find("timelineSlider"))
    chart = QAccessible.queryAccessibleInterface(sample.find("timelineChart"))
    assert (slider.role(), chart.role()) == (QAccessible.Role.Slider, QAccessible.Role.Chart)
    history = sample.project.history
    names = [token.name.replace("</w>", "·") for token in history.vocabulary]
    for number in (4, 22):
        sample.application.playback.seek(number)
        sample.settle()
        step = history.steps[number - 1]
        pair = f"{names[step.left_id]} + {names[step.right_id]}"
        assert slider.text(QAccessible.Text.Value) == f"Merge {number} of 22: {pair}"
        assert slider.valueInterface().currentValue() == number
        said = chart.child(number - 1).text(_NAME)
        assert said.startswith(f"{number}, {pair}, count {step.count}")
        assert ("tied" in said) == (step.ties > 1)
    slider.valueInterface().setCurrentValue(7)
    sample.settle()
    assert sample.playhead.step == 7
    assert chart.childCount() == 22


@pytest.mark.slow
def test_what_is_drawn_in_inspect_is_told(sample):
    sample.window.workspaces.go("inspect")
    sample.settle()
    lists = {
        part.object().objectName(): part
        for part in walk(QAccessible.queryAccessibleInterface(sample.window))
        if part.role() == QAccessible.Role.List and part.object() is not None
    }
    tree = names(lists["mergeTree"])
    assert tree[0].startswith("Merge 22, švejkem + ·, counted 2")
    assert tree[-1] == "Alphabet"
