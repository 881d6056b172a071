"""What a screen reader is to say at once: how a training ended, which token the keys came to."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bpe_desktop.models.faces import Face, MergeRow, MergeScene
from bpe_desktop.models.run_state import Phase, RunState
from bpe_desktop.views.live_tokens import LiveTokens
from bpe_desktop.views.merge_rows import MergeRows
from bpe_desktop.views.message_bar import MessageBar
from bpe_desktop.views.run_state_bar import RunStateBar
from bpe_desktop.views.theme import Theme
from bpe_desktop.views.tiles import TilePainter

from .live_samples import svejk


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect what is announced: no screen reader runs here."""
    heard: list[str] = []

    def hear(event: QAccessibleAnnouncementEvent) -> None:
        heard.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return heard


def test_messages(qtbot: QtBot, theme: Theme, said: list[str]) -> None:
    bar = MessageBar(theme)
    qtbot.addWidget(bar)
    bar.show_error("It failed.", "Try again.")
    assert said == ["It failed. Try again."]


def test_ends_of_a_training(qtbot: QtBot, theme: Theme, said: list[str]) -> None:
    bar = RunStateBar(theme)
    qtbot.addWidget(bar)
    for phase in (Phase.STARTING, Phase.COUNTING, Phase.TRAINING, Phase.FINISHED, Phase.FINISHED):
        bar.show_run(RunState(phase, text="Done." if phase is Phase.FINISHED else ""), merges=2)
    assert said == ["Trained: 2 merges, 0 tokens. Done."]
    for phase in (Phase.TRAINING, Phase.CANCELLED, Phase.TRAINING, Phase.FAILED):
        bar.show_run(RunState(phase), merges=2)
    assert said[1:] == [
        "Cancelled after 2 merges. The merges so far stay.",
        "The training failed.",
    ]


def test_live_tokens_by_arrow_keys(qtbot: QtBot, theme: Theme, said: list[str]) -> None:
    tokens = LiveTokens(theme)
    qtbot.addWidget(tokens)
    tokens.resize(600, 100)
    result = svejk().result()
    tokens.set_result(result)
    QTest.keyClick(tokens, Qt.Key.Key_Right)
    QTest.keyClick(tokens, Qt.Key.Key_Left)
    faces = [result.face(1), result.face(0)]
    assert said == [f"{face.label}, id {face.id}" for face in faces]


def test_merge_rows_by_arrow_keys(qtbot: QtBot, theme: Theme, said: list[str]) -> None:
    rows = MergeRows(theme, TilePainter(theme))
    qtbot.addWidget(rows)
    rows.resize(600, 100)
    faces = (Face(7, "ab", "learnt", 1), Face(None, "?", "unknown"))
    rows.set_scene(MergeScene(1, 1, None, None, 0, (MergeRow(0, 3, faces),), 1, 0))
    QTest.keyClick(rows, Qt.Key.Key_Down)
    QTest.keyClick(rows, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert said == ["ab, id 7", "?, unknown"]
