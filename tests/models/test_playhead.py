"""The playhead clamps itself and speaks once."""

from __future__ import annotations

from bpe_desktop.models.playhead import Playhead


def test_a_shorter_history_pulls_the_playhead_to_its_end(qtbot):
    playhead = Playhead()
    playhead.set_length(10)
    playhead.set_step(8)
    steps = []
    playhead.step_changed.connect(steps.append)
    playhead.set_length(3)
    assert steps == [3]
    assert playhead.at_end


def test_the_same_step_is_not_told_twice(qtbot):
    playhead = Playhead()
    playhead.set_length(10)
    steps = []
    playhead.step_changed.connect(steps.append)
    playhead.set_step(4)
    playhead.set_step(4)
    playhead.set_step(-4)
    playhead.set_step(-1)
    assert steps == [4, 0]


def test_speed_stays_within_what_is_on_offer(qtbot):
    playhead = Playhead()
    playhead.set_speed(1000)
    assert playhead.speed == 64
    playhead.set_speed(0)
    assert playhead.speed == 0.25
