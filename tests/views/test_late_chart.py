"""The timeline's chart is made once the panel was painted, and knows what was said before."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QCheckBox
from pytestqt.qtbot import QtBot

from bpe_desktop.views.step_words import step_words
from bpe_desktop.views.theme import Theme
from bpe_desktop.views.timeline_chart import TimelineChart
from bpe_desktop.views.timeline_layers import Layers
from bpe_desktop.views.timeline_panel import TimelinePanel

_COUNTS, _SYMBOLS, _TIES = [9, 7, 7, 4, 2], [60, 51, 44, 37, 33, 31], [1, 2, 2, 1, 3]


def _made(panel: TimelinePanel) -> bool:
    return panel.findChild(TimelineChart) is not None


@pytest.fixture
def panel(qtbot: QtBot, theme: Theme) -> TimelinePanel:
    panel = TimelinePanel(theme)
    qtbot.addWidget(panel)
    panel.resize(752, 226)
    return panel


def _dress(panel: TimelinePanel) -> None:
    panel.set_words(step_words("unigram"))
    panel.set_naming(lambda step: f"step {step}")
    panel.findChild(QCheckBox, "showSymbols").click()
    panel.findChild(QCheckBox, "showTies").click()
    panel.set_bookmarks([2, 4])
    panel.set_loop((1, 3))


def test_it_comes_by_itself_once_the_panel_was_painted(qtbot: QtBot, panel: TimelinePanel) -> None:
    assert not _made(panel)
    panel.show()
    qtbot.waitUntil(lambda: _made(panel))
    assert panel.findChild(TimelineChart, "timelineChart").isVisible()
    assert panel.chart.width() == panel.width()
    assert panel.chart.scale.width > 600


@pytest.mark.parametrize(
    "act",
    [
        lambda panel: panel.set_series(_COUNTS, _SYMBOLS, _TIES),
        lambda panel: panel.extend_series(_COUNTS, _SYMBOLS[1:], _TIES),
        lambda panel: panel.set_expected(10),
    ],
)
def test_it_comes_at_once_with_something_to_show(
    panel: TimelinePanel, act: Callable[[TimelinePanel], None]
) -> None:
    act(panel)
    assert _made(panel)


def test_nothing_to_show_does_not_bring_it(panel: TimelinePanel) -> None:
    _dress(panel)
    panel.set_series([], [0], [])
    panel.set_expected(None)
    panel.set_step(3)
    panel.set_motion("join", 0.5)
    assert not _made(panel)
    assert panel.merges == 0
    assert panel.shown_steps() == (0, 0)


def test_the_symbols_before_the_first_merge_are_kept(qtbot: QtBot, panel: TimelinePanel) -> None:
    panel.set_series([], _SYMBOLS[:1], [])
    panel.extend_series(_COUNTS, _SYMBOLS[1:], _TIES)
    panel.set_layers(Layers(symbols=True))
    assert panel.chart.said(0) == "0, 60 symbols left"
    assert panel.chart.said(5).endswith("31 symbols left, 3 pairs tied")


@pytest.mark.parametrize("height", [226, 150, 120])
def test_what_was_said_before_holds(
    qtbot: QtBot, panel: TimelinePanel, theme: Theme, height: int
) -> None:
    early = TimelinePanel(theme)
    qtbot.addWidget(early)
    early.make_chart()
    pictures = []
    for one in (early, panel):
        one.resize(752, height)
        _dress(one)
        one.show()
        qtbot.waitUntil(lambda one=one: _made(one))
        one.set_series(_COUNTS, _SYMBOLS, _TIES)
        one.set_step(2)
        QApplication.processEvents()
        assert one.layers() == Layers(count=True, ties=False, symbols=True)
        assert one.chart.accessibleName() == step_words("unigram").chart
        assert one.chart.said(2).startswith("2, step 2")
        pictures.append(one.grab().toImage())
    assert pictures[0] == pictures[1]
