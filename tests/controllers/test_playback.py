"""The playhead moves as a person plays, pauses, steps and seeks."""

from __future__ import annotations

import pytest

from bpe_desktop.controllers.playback import PlaybackController, motion_at
from bpe_desktop.models.playhead import Playhead
from bpe_desktop.models.project import Project


@pytest.fixture
def playhead():
    playhead = Playhead()
    playhead.set_length(5)
    return playhead


@pytest.fixture
def playback(playhead):
    controller = PlaybackController(Project(), playhead)
    yield controller
    controller.seek(0)


@pytest.mark.parametrize(
    ("milliseconds", "phase", "progress"),
    [
        (0, "announce", 0.0),
        (200, "count", 0.0),
        (440, "join", 0.0),
        (620, "join", 0.5),
        (800, "settle", 0.0),
        (999.9, "settle", 0.9995),
    ],
)
def test_motion_has_four_phases_in_one_second(milliseconds, phase, progress):
    name, part = motion_at(milliseconds)
    assert (name, part) == (phase, pytest.approx(progress))


def test_play_passes_every_merge_in_order_and_stops_at_the_end(qtbot, playhead, playback):
    seen = []
    playhead.step_changed.connect(seen.append)
    playback.set_speed(8)
    playback.play()
    assert playhead.playing
    qtbot.waitUntil(lambda: not playhead.playing, timeout=5000)
    assert seen == [1, 2, 3, 4, 5]
    assert playhead.phase == "rest"


def test_panes_change_when_the_halves_have_met_and_not_before(qtbot, playhead, playback):
    phases = []
    playhead.motion_changed.connect(lambda phase, _: phases.append((phase, playhead.step)))
    playback.set_speed(4)
    playback.step_forward()
    qtbot.waitUntil(lambda: playhead.step == 1 and playhead.phase == "rest", timeout=3000)
    assert {step for phase, step in phases if phase in ("announce", "count", "join")} == {0}
    assert {step for phase, step in phases if phase == "settle"} == {1}


def test_play_at_the_end_starts_over(playhead, playback):
    playhead.set_step(5)
    playback.play()
    assert playhead.playing
    assert playhead.step == 0


def test_pause_finishes_the_merge_in_motion(qtbot, playhead, playback):
    playback.play()
    qtbot.waitUntil(lambda: playhead.phase == "announce", timeout=2000)
    playback.toggle()
    assert (playhead.step, playhead.phase, playhead.playing) == (1, "rest", False)


def test_step_back_during_motion_takes_back_that_merge_only(qtbot, playhead, playback):
    playhead.set_step(2)
    playback.play()
    qtbot.waitUntil(lambda: playhead.phase == "announce", timeout=2000)
    playback.step_back()
    assert (playhead.step, playhead.phase, playhead.playing) == (2, "rest", False)
    playback.step_back()
    assert playhead.step == 1


def test_holding_the_step_key_makes_one_merge_a_press(playhead, playback):
    for _ in range(4):
        playback.step_forward()
        # The key repeats before a frame is drawn: each press finishes the last merge.
        playhead.set_motion("announce", 0.1)
    assert playhead.step == 3
    playback.step_forward()
    assert playhead.step == 4


def test_seeking_stops_playing_and_clamps(playhead, playback):
    playback.play()
    playback.seek(99)
    assert (playhead.step, playhead.playing) == (5, False)
    playback.seek(-3)
    assert playhead.step == 0


def test_very_fast_play_skips_frames_but_not_the_end(qtbot, playhead, playback):
    playhead.set_length(40)
    playback.set_speed(64)
    playback.play()
    qtbot.waitUntil(lambda: not playhead.playing, timeout=5000)
    assert playhead.step == 40


def test_nothing_to_play_does_not_start(playback, playhead):
    playhead.set_length(0)
    playback.play()
    assert not playhead.playing


def test_reduced_motion_fades_and_moves_nothing(qtbot, playhead, playback):
    moments = []
    playhead.motion_changed.connect(lambda phase, part: moments.append((phase, part)))
    steps = []
    playhead.step_changed.connect(lambda step: steps.append((step, list(moments))))
    playback.set_motion("reduced")
    playback.step_forward()
    # The fade has begun when the state changes: views keep how they looked.
    assert steps == [(1, [("fade", 0.0)])]
    qtbot.waitUntil(lambda: playhead.phase == "rest", timeout=2000)
    parts = [part for phase, part in moments if phase == "fade"]
    assert parts == sorted(parts)
    assert {phase for phase, _ in moments} == {"fade", "rest"}
    playback.set_speed(8)
    playback.play()
    qtbot.waitUntil(lambda: not playhead.playing, timeout=5000)
    assert playhead.step == 5
    assert {phase for phase, _ in moments} == {"fade", "rest"}


def test_without_motion_a_step_is_there_at_once(qtbot, playhead, playback):
    phases = []
    playhead.motion_changed.connect(lambda phase, _: phases.append(phase))
    playback.set_motion("off")
    playback.step_forward()
    playback.step_forward()
    assert (playhead.step, playhead.phase) == (2, "rest")
    playback.set_speed(64)
    playback.play()
    qtbot.waitUntil(lambda: not playhead.playing, timeout=5000)
    assert playhead.step == 5
    assert phases == []


def test_a_change_of_motion_finishes_the_merge_on_its_way(qtbot, playhead, playback):
    playback.play()
    qtbot.waitUntil(lambda: playhead.phase == "announce", timeout=2000)
    playback.set_motion("off")
    assert (playhead.step, playhead.phase, playhead.playing) == (1, "rest", True)
