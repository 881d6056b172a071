"""The live text replayed rule by rule ends as encoding does."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from .conftest import Driver


def replaying(driver: Driver, text: str):
    driver.type("liveInput", text)
    driver.settle()
    driver.click("segment.rules")
    driver.settle()
    return driver.find("ruleReplay")


def test_it_goes_from_symbols_to_the_tokens_of_the_text(sample: Driver) -> None:
    sample.project.set_live_text("", "test")
    view = replaying(sample, "švejkovi švejk")
    whole = [face.label for face in map(sample.application.live._result().face, range(2))]
    assert view.labels == whole
    assert view.spoken.startswith("No further rule applies.")
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert view.labels == [*"švejkovi", "·", *"švejk", "·"]
    assert "15 symbols, 15 tokens, step 0 of" in view.spoken
    states = [view.labels]
    while view.slider.value() < view.slider.maximum():
        QTest.keyClick(view, Qt.Key.Key_Right)
        states.append(view.labels)
    assert states[-1] == whole
    assert all(len(b) < len(a) for a, b in pairwise(states))
    assert {"".join(state) for state in states} == {"švejkovi·švejk·"}


def test_it_plays_and_pauses(sample: Driver) -> None:
    sample.project.set_live_text("", "test")
    view = replaying(sample, "švejk")
    sample.click("replayPlay")
    assert sample.application.live_views.replay.is_playing
    sample.wait(lambda: view.slider.value() >= 1)
    sample.click("replayForward")
    assert not sample.application.live_views.replay.is_playing
    assert view.slider.value() >= 2


def test_rules_behind_the_playhead_only(sample: Driver) -> None:
    sample.project.set_live_text("", "test")
    view = replaying(sample, "švejk")
    sample.application.playback.seek(2)
    sample.settle()
    assert view.labels == ["šve", "j", "k", "·"]


def test_without_a_text_it_asks_for_one(sample: Driver) -> None:
    sample.project.set_live_text("", "test")
    sample.click("segment.rules")
    sample.settle()
    view = sample.find("ruleReplay")
    assert view.spoken == "Type a text to see its rules applied, one after the other."
    sample.project.set_live_text("a " * 1200, "test")
    sample.settle()
    assert "Only texts up to 2,000 characters" in view.spoken


def test_inspect_sends_a_word_here(sample: Driver) -> None:
    sample.click("toolbar.workspace.inspect")
    sample.settle()
    why = sample.find("whyNotPane")
    why.word.selectAll()
    sample.type("whyWord", "švejkovi")
    sample.settle()
    sample.click("replayWordButton")
    sample.settle()
    assert sample.project.live_text == "švejkovi"
    assert sample.window.workspaces.name == "watch"
    assert sample.application.live_views.replay.is_playing
    assert sample.find("ruleReplay").isVisible()


@pytest.mark.slow
def test_the_text_comes_back_after_the_replay_of_a_word(sample: Driver) -> None:
    sample.project.set_live_text("my own sentence", "test")
    for word in ("švejkovi", "švejkem"):
        sample.application.live_views.replay_text(word)
        sample.settle()
        assert sample.find("liveInput").toPlainText() == word
    sample.click("segment.tokens")
    sample.settle()
    assert sample.find("liveInput").toPlainText() == "my own sentence"
    # What is typed meanwhile stays.
    sample.application.live_views.replay_text("švejk")
    sample.type("liveInput", "x")
    sample.wait(lambda: "x" in sample.project.live_text)
    typed = sample.project.live_text
    sample.click("segment.bytes")
    sample.settle()
    assert sample.project.live_text == typed
