"""Playing repeats a range for as long as it is wanted."""

from __future__ import annotations

import pytest

from bpe_desktop.controllers.playback import PlaybackController
from bpe_desktop.models.playhead import Playhead
from bpe_desktop.models.project import Project


@pytest.fixture
def playhead():
    playhead = Playhead()
    playhead.set_length(20)
    return playhead


@pytest.fixture
def playback(playhead):
    controller = PlaybackController(Project(), playhead)
    yield controller
    controller.close()


@pytest.mark.parametrize("speed", [8, 64])  # with the merge's motion, and without
def test_a_range_is_played_again_and_again(qtbot, playhead, playback, speed):
    playhead.set_loop((3, 6), True)
    playhead.set_step(4)
    seen = []
    playhead.step_changed.connect(seen.append)
    playback.set_speed(speed)
    playback.play()
    qtbot.waitUntil(lambda: seen.count(6) == 3, timeout=8000)
    assert seen[:7] == [5, 6, 3, 4, 5, 6, 3]
    assert set(seen) == {3, 4, 5, 6}
    assert playhead.playing
    playhead.set_loop((3, 6), False)
    qtbot.waitUntil(lambda: not playhead.playing, timeout=8000)
    assert playhead.step == 20


@pytest.mark.parametrize(("step", "begins"), [(0, 3), (6, 3), (15, 3), (4, 4)])
def test_playing_begins_inside_the_range(playhead, playback, step, begins):
    playhead.set_loop((3, 6), True)
    playhead.set_step(step)
    playback.play()
    assert playhead.step == begins


def test_a_single_step_leaves_the_range(qtbot, playhead, playback):
    playhead.set_loop((3, 6), True)
    playhead.set_step(6)
    playback.step_forward()
    qtbot.waitUntil(lambda: playhead.step == 7 and playhead.phase == "rest", timeout=3000)


def test_its_ends_are_set_at_the_playhead(playhead, playback):
    playhead.set_step(5)
    playback.set_loop_start()
    assert (playhead.loop, playhead.looping) == ((5, 20), True)
    playhead.set_step(9)
    playback.set_loop_end()
    assert playhead.loop == (5, 9)
    playhead.set_step(12)
    playback.set_loop_start()  # behind its end: that goes to the end of all
    assert playhead.loop == (12, 20)
    playhead.set_step(2)
    playback.set_loop_end()  # before its start: that goes to the start of all
    assert playhead.loop == (0, 2)
    playhead.set_step(20)
    playback.set_loop_start()
    assert playhead.loop == (19, 20)


def test_the_button_takes_what_is_in_view_and_remembers_it(playhead, playback):
    playback.toggle_loop((4, 10))
    assert (playhead.loop, playhead.looping) == ((4, 10), True)
    playback.toggle_loop((0, 20))
    assert (playhead.loop, playhead.looping) == ((4, 10), False)
    playback.toggle_loop((0, 20))
    assert (playhead.loop, playhead.looping) == ((4, 10), True)


def test_a_range_beyond_a_shorter_training_is_not_waited_for(qtbot, playhead, playback):
    playhead.set_loop((15, 18), True)
    playhead.set_length(4)
    playhead.set_step(0)
    playback.set_speed(64)
    playback.play()
    qtbot.waitUntil(lambda: not playhead.playing, timeout=5000)
    assert playhead.step == 4
