"""How much moves: the choice in the menu, what it does to a step, and that it is remembered."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from bpe_desktop.app import build
from bpe_desktop.views.fade_over import FadeOver


def choose(driver, choice: str) -> None:
    menu = driver.application.actions.menu("motion")
    next(a for a in menu.actions() if a.objectName() == f"action.motion.{choice}").trigger()


def step(driver) -> set[str]:
    """Press the key for the next step and return the phases of the way."""
    phases = set()
    told = driver.playhead.motion_changed.connect(lambda phase, _: phases.add(phase))
    before = driver.playhead.step
    driver.find("mergeView").setFocus()
    QTest.keyClick(driver.window, Qt.Key.Key_Right)
    driver.wait(lambda: driver.playhead.step > before and driver.playhead.phase == "rest")
    driver.playhead.motion_changed.disconnect(told)
    return phases


def test_full_motion_is_the_first_choice(sample):
    sample.application.playback.first()
    assert step(sample) == {"announce", "count", "join", "settle", "rest"}


def test_reduced_motion_fades_from_the_words_before_to_those_after(sample):
    sample.application.playback.seek(3)
    sample.settle()
    choose(sample, "reduced")
    content = sample.application.panes.merge_view.rows.parentWidget()
    fade = sample.find("fadeOver", FadeOver)
    before = content.grab().toImage()
    seen = []
    sample.playhead.motion_changed.connect(
        lambda phase, part: (
            seen.append((fade.strength, content.grab().toImage())) if phase == "fade" else None
        )
    )
    assert step(sample) == {"fade", "rest"}
    assert seen[0] == (1.0, before)
    strengths = [strength for strength, _ in seen]
    assert strengths == sorted(strengths, reverse=True)
    assert strengths[-1] < 1
    assert fade.isHidden()
    assert content.grab().toImage() != before


def test_without_motion_nothing_is_on_its_way(sample):
    sample.application.playback.first()
    choose(sample, "off")
    assert step(sample) == set()


def test_the_choice_is_remembered(sample, qapp, settings):
    choose(sample, "reduced")
    again = build(qapp, settings)
    ticked = [a for a in again.actions.menu("motion").actions() if a.isChecked()]
    assert [action.objectName() for action in ticked] == ["action.motion.reduced"]
    again.close()
