"""What the run state says, and what it sheds where it is narrow."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from bpe_desktop.models.run_state import Phase, RunState
from bpe_desktop.views.quantities import byte_text, percent_text, seconds_left_text
from bpe_desktop.views.run_state_bar import RunLook, RunStateBar
from bpe_desktop.views.theme import Theme


@pytest.fixture
def bar(qtbot: QtBot, theme: Theme) -> RunStateBar:
    widget = RunStateBar(theme)
    qtbot.addWidget(widget)
    widget.resize(600, 30)
    return widget


def test_trained(bar: RunStateBar) -> None:
    reason = "Stopped because no pair counts 2 or more."
    bar.show_run(RunState(Phase.FINISHED, 22, 100, text=reason), merges=22, tokens=39)
    assert bar.look.text == "Trained: 22 merges, 39 tokens."
    assert bar.look.detail == reason
    assert bar.look.short == "22 merges, 39 tokens"
    assert (bar.look.icon, bar.look.icon_role) == ("circle-check", "good")
    assert bar.accessibleName() == f"Trained: 22 merges, 39 tokens. {reason}"


def test_training(bar: RunStateBar) -> None:
    bar.show_run(RunState(Phase.TRAINING, 12824, 32000, 1.9))
    assert bar.look == RunLook(
        "Training", "12,824 of 32,000 merges (40%)", right="about 2 s left", fraction=12824 / 32000
    )


def test_training_without_a_limit(bar: RunStateBar) -> None:
    bar.show_run(RunState(Phase.TRAINING, 512, None))
    assert bar.look.detail == "512 merges, until no pair is left"
    assert bar.look.fraction is None


def test_reading_counts_bytes(bar: RunStateBar) -> None:
    bar.show_run(RunState(Phase.COUNTING, 41_000_000, 100_000_000, 200))
    assert bar.look.text == "Reading the corpus"
    assert bar.look.detail == "41.0 MB of 100.0 MB (41%)"
    assert bar.look.right == "about 3 min left"


@pytest.mark.parametrize(
    ("run", "text", "icon"),
    [
        (RunState(Phase.STALE), "Corpus changed.", "timer"),
        (RunState(Phase.STALE, text="Settings changed."), "Settings changed.", "timer"),
        (RunState(Phase.CANCELLED), "Cancelled after 5,120 merges.", "circle-x"),
        (RunState(Phase.FAILED, text="It broke.", hint="Mend it."), "It broke.", "circle-x"),
        (RunState(), "Not trained yet.", "circle"),
    ],
)
def test_other_phases(bar: RunStateBar, run: RunState, text: str, icon: str) -> None:
    bar.show_run(run, merges=5120)
    assert bar.look.text == text
    assert bar.look.icon == icon


@pytest.mark.parametrize("width", [120, 240, 600])
def test_progress_line_is_as_long_as_the_share(bar: RunStateBar, theme: Theme, width: int) -> None:
    bar.resize(width, 30)
    bar.show_run(RunState(Phase.TRAINING, 50, 100, 3))
    row = bar.grab().toImage()
    accent = theme.color("accent")
    assert near(row, width // 4, 28, accent)
    assert near(row, width // 2 - 3, 28, accent)
    assert not near(row, width // 2 + 3, 28, accent)


def test_long_sentence_is_cut_not_overdrawn(bar: RunStateBar, theme: Theme) -> None:
    bar.resize(200, 30)
    bar.set_look(RunLook("A very long sentence " * 5, "and more", right="about 2 s left"))
    image = bar.grab().toImage()
    surface = theme.color("surface")
    assert all(near(image, x, 15, surface) for x in range(191, 198))


def near(image: QImage, x: int, y: int, color: QColor) -> bool:
    """Tell whether a pixel has about this colour."""
    found = image.pixelColor(x, y)
    return all(abs(a - b) < 24 for a, b in zip(found.getRgb()[:3], color.getRgb()[:3], strict=True))


def test_quantities() -> None:
    assert byte_text(999) == "999 bytes"
    assert byte_text(999_960) == "1.0 MB"
    assert byte_text(12_300_000_000) == "12.3 GB"
    assert percent_text(999, 1000) == "99%"
    assert percent_text(0, 0) == "0%"
    assert seconds_left_text(0.2) == "less than 1 s left"
    assert seconds_left_text(89) == "89 s left"


def test_stale_says_what_changed_and_what_to_do(bar: RunStateBar) -> None:
    run = RunState(Phase.STALE, text="Settings changed.", hint="Train starts a new one.")
    bar.show_run(run, merges=22, tokens=39)
    assert bar.look.text == "Settings changed."
    assert bar.look.detail == "Train starts a new one."
    bar.show_run(RunState(Phase.STALE), merges=22, tokens=39)
    assert bar.look.text == "Corpus changed."
    assert bar.look.detail == "Panes still show the earlier training."


def test_no_merges_are_no_success(bar: RunStateBar) -> None:
    reason = "No merges were made: no pair counts 2 or more."
    bar.show_run(RunState(Phase.FINISHED, 0, 100, text=reason), merges=0, tokens=9)
    assert bar.look == RunLook(reason, icon="info")
    reason = "Stopped because no pair counts 2 or more."
    bar.show_run(RunState(Phase.FINISHED, 0, 100, text=reason), merges=0, tokens=9)
    assert bar.look == RunLook("No merges were made.", reason, "info")
