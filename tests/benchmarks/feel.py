"""How the window feels: frames of a merge in motion, keys, a large table, the start.

All are figures of ours alone, beside the goals of the project. Runs are single events; the figure
that a goal speaks of stands in the line's last columns.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

from .table import Row, Target
from .window import Window, byte_config, opened

__all__ = [
    "measure_frames",
    "measure_latency",
    "measure_startup",
    "measure_table",
    "measure_typing",
]

_TILES = 1_000
_TOKENS = 200_000
_LIVE = 1_000_000  # characters
_KEYS = 200
_FRAMES_A_PHASE = 30
_MERGES = 2_000


def measure_frames() -> list[Row]:
    """Paint every moment of a merge with 1,000 tiles in sight; seconds for one frame."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from bpe_desktop.models.faces import Face, MergeRow, MergeScene
    from bpe_desktop.views.merge_layout import PHASES
    from bpe_desktop.views.merge_rows import MergeRows
    from bpe_desktop.views.theme import Theme
    from bpe_desktop.views.tiles import TilePainter

    qapp = QApplication.instance() or QApplication([])
    theme = Theme()
    rows = MergeRows(theme, TilePainter(theme))
    pair = Face(0, "a"), Face(1, "b")
    others = [Face(2 + rank, f"t{rank}", "learnt", rank) for rank in range(1, 21)]
    faces = tuple(face for other in others[:10] for face in (*pair, other, other))
    matches = tuple(range(0, len(faces), 4))
    words = tuple(MergeRow(word, 3, faces, matches, 30) for word in range(_TILES // len(faces)))
    made = Face(40, "ab", "learnt", 30)
    rows.set_scene(MergeScene(0, 9, pair, made, 750, words, len(words), len(words)))
    rows.resize(1_600, 1_200)
    rows.show()
    qapp.processEvents()
    lines = []
    for phase in PHASES:
        times = []
        for frame in range(_FRAMES_A_PHASE):
            rows.set_motion(phase, frame / _FRAMES_A_PHASE)
            start = perf_counter()
            rows.viewport().repaint()
            times.append(perf_counter() - start)
        first, *later = times
        lines.append(_line(f"{phase}, {_TILES:,} tiles", later, 0.5, Target("≤", 2.0, 2.0)))
        lines.append(_line(f"{phase}, its first frame", [first], 0.5, None))
    rows.close()
    return lines


def measure_typing(corpus: Path) -> list[Row]:
    """Type into a long live text; milliseconds from the key to its painted tokens."""
    from PySide6.QtGui import QTextCursor

    text = corpus.read_text("utf-8")[:_LIVE]
    with opened(byte_config(_MERGES)) as window:
        field = window.application.panes.live.input
        shown: list[Any] = []
        window.application.live.result_changed.connect(lambda result: shown.append(result.text))
        lines = []
        for size in (1_000, 100_000, _LIVE):
            window.application.project.set_live_text(text[:size], "benchmark")
            window.pause(1.5)
            field.setFocus()
            keys = []
            for place in (QTextCursor.MoveOperation.Start, QTextCursor.MoveOperation.End):
                cursor = field.textCursor()
                cursor.movePosition(place)
                field.setTextCursor(cursor)
                window.pause(0.5)
                for turn in range(_KEYS // 2):
                    shown.clear()
                    keys.append(_key(window, field, "etaoin "[turn % 7]))
                    assert shown == [field.text()], "not the tokens of this text"
            lines.append(_line(f"key to painted tokens, {size:,} characters", keys, 0.99, _AT_ONCE))
        return lines


def measure_latency() -> list[Row]:
    """Press keys of the window; milliseconds until what they do is painted."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    with opened(byte_config(_MERGES)) as window:
        application = window.application
        application.actions.motion_requested.emit("off")
        application.playback.seek(application.playhead.length // 2)
        window.pause(0.5)
        application.panes.merge_view.setFocus()
        press = QTest.keyClick
        control = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier

        def step(turn: int) -> None:
            press(application.window, (Qt.Key.Key_Right, Qt.Key.Key_Left)[turn % 2])

        def palette(turn: int) -> None:
            if turn % 2:
                press(application.commanding.palette.focusWidget(), Qt.Key.Key_Escape)
            else:
                press(application.window, Qt.Key.Key_P, control)

        def page(turn: int) -> None:
            press(
                application.window,
                (Qt.Key.Key_2, Qt.Key.Key_1)[turn % 2],
                Qt.KeyboardModifier.AltModifier,
            )

        lines = []
        for work, act in (("step", step), ("command palette", palette), ("workspace", page)):
            times = [window.timed(partial(act, turn)) for turn in range(60)]
            lines.append(_line(f"{work}, key to paint", times[4:], 0.99, None))
        return lines


def measure_table() -> list[Row]:
    """Sort and filter a vocabulary of 200,000 tokens, as the window does; milliseconds."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QApplication

    from bpe_desktop.models.faces import Face
    from bpe_desktop.models.vocabulary_index import VocabularyEntry
    from bpe_desktop.models.vocabulary_model import VocabularyColumn, VocabularyModel

    qapp = QApplication.instance() or QApplication([])
    letters = "etaoinshrdlu"

    def name(token: int) -> str:
        text = ""
        while token:
            token, letter = divmod(token, len(letters))
            text += letters[letter]
        return text or "e"

    def entry(token: int) -> VocabularyEntry:
        text = name(token)
        face, part = Face(token, text, "learnt", token + 1), Face(0, "e")
        return VocabularyEntry(
            token, face, text, text.encode(), token + 1, part, part, "merge", text
        )

    model = VocabularyModel()
    model.set_source(_TOKENS, entry)
    model.set_playhead(_TOKENS, [token * 7919 % 1000 for token in range(_TOKENS)])
    end = perf_counter() + 60
    while model.is_waiting and perf_counter() < end:
        qapp.processEvents()
    _wait(qapp, 3.0)  # the model makes its orders ready while nothing else is to do
    lines = []
    for column in (VocabularyColumn.TOKEN, VocabularyColumn.COUNT, VocabularyColumn.RANK):
        orders = (Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder)
        times = []
        for turn in range(6):
            start = perf_counter()
            model.sort(column, orders[turn % 2])
            times.append(perf_counter() - start)
        work = f"sort {_TOKENS:,} rows by {column.name.lower()}"
        lines.append(_line(work, times, 1.0, Target("≤", 100.0, 100.0)))
    for column, typed in (
        *((VocabularyColumn.RANK, typed) for typed in ("e", "eta", "65 74", "zz")),
        (VocabularyColumn.TOKEN, "e"),
    ):
        model.set_filter("")
        model.sort(column)
        times = []
        for _ in range(5):
            model.set_filter("")
            start = perf_counter()
            model.set_filter(typed)
            times.append(perf_counter() - start)
        work = f"filter {_TOKENS:,} rows by {typed}, by {column.name.lower()}"
        lines.append(_line(work, times, 1.0, Target("≤", 20.0, 20.0)))
    return lines


_START = """
import sys
from PySide6.QtWidgets import QApplication

def ready(*_):
    from PySide6.QtCore import QEvent, QEventLoop, Qt
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QPlainTextEdit, QWidget
    qapp = QApplication.instance()
    qapp.processEvents()
    window, = (widget for widget in qapp.topLevelWidgets() if widget.isVisible())
    window.repaint()
    field = window.findChild(QPlainTextEdit, "liveInput")
    before = field.toPlainText()
    key = Qt.Key.Key_E, Qt.KeyboardModifier.NoModifier, "e"
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        qapp.sendEvent(field, QKeyEvent(kind, *key))
    assert len(field.toPlainText()) == len(before) + 1
    window.repaint()
    print("usable", flush=True)
    slider = window.findChild(QWidget, "timelineSlider")
    while not slider.maximum():
        qapp.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    window.repaint()
    print("merges", flush=True)
    return 0

QApplication.exec = ready
from bpe_desktop.__main__ import main
sys.exit(main([]))
"""


def measure_startup(runs: int) -> list[Row]:
    """Start a process until its window is painted and has taken a key and painted again.

    A second line goes on until the sample is trained and its merges are on the timeline. The first
    start is left out.
    """
    usable, merges = [], []
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(runs + 1):
            start = perf_counter()
            environment = {
                **os.environ,
                "QT_QPA_PLATFORM": "offscreen",
                "XDG_CONFIG_HOME": folder,  # no settings of the person who measures
                "XDG_DATA_HOME": folder,
            }
            # A program that was installed finds its modules compiled, and so does this one.
            environment.pop("PYTHONDONTWRITEBYTECODE", None)
            with subprocess.Popen(
                [sys.executable, "-c", _START],
                stdout=subprocess.PIPE,
                text=True,
                env=environment,
            ) as process:
                assert process.stdout is not None
                for said, times in (("usable", usable), ("merges", merges)):
                    while process.stdout.readline().strip() != said:
                        if process.poll() is not None:
                            raise SystemExit("The window did not start.")
                    times.append(perf_counter() - start)
    return [
        _line("start to a usable window", usable[1:], 0.5, Target("≤", 800.0, 800.0)),
        _line("start to the sample's merges", merges[1:], 0.5, None),
    ]


_AT_ONCE = Target("≤", 10.0, 10.0)


def _key(window: Window, field: Any, letter: str) -> float:
    from PySide6.QtCore import QEvent, Qt
    from PySide6.QtGui import QKeyEvent

    event = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
    return window.timed(lambda: window.qapp.sendEvent(field, event))


def _wait(qapp: Any, seconds: float) -> None:
    end = perf_counter() + seconds
    while perf_counter() < end:
        qapp.processEvents()


def _line(work: str, times: Iterable[float], share: float, target: Target | None) -> Row:
    """Return the line of a figure: of all times in milliseconds, the one that `share` reach."""
    ordered: Sequence[float] = sorted(1000 * seconds for seconds in times)
    value = ordered[min(int(len(ordered) * share), len(ordered) - 1)]
    of = {0.5: "ms, median", 1.0: "ms, the slowest"}.get(share, f"ms, {share:.0%} of all")
    middle = ordered[len(ordered) // 2] / 1000
    return Row(work, middle, "s", "", None, value, of, target, len(ordered))
