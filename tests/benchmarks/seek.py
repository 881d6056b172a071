"""How long the window takes to show another step of a long training, or of an opened tokenizer.

From the wish to the last paint of all that is in sight: Watch with all its panes, and Inspect.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path

from .. import published
from .table import Row, Target
from .window import Window, byte_config, opened

__all__ = ["measure"]

SEEKS = 60
_FRAME = Target("≤", 16.0, 16.0)


def measure(corpus: Path, merges: int) -> list[Row]:
    """Train on `corpus` and seek; then open cl100k's 100,000 ranks on it and seek again."""
    with opened(byte_config(merges)) as window:
        window.open(corpus)
        window.wait_for_training()
        rows = list(_rows(window))
        window.application.files.open_path(str(published.ranks_file("cl100k_base")))
        window.wait_for(lambda: window.application.project.opened is not None)
        window.pause(1.0)
        rows += _rows(window)
    return rows


def _rows(window: Window) -> Iterator[Row]:
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    application = window.application
    window.wait_for_candidates()
    window.pause(1.0)
    length = application.playhead.length
    start = max(length // 2 - SEEKS // 2, 0)
    chance = random.Random(1)
    for page, key in (("Watch", Qt.Key.Key_1), ("Inspect", Qt.Key.Key_2)):
        QTest.keyClick(application.window, key, Qt.KeyboardModifier.AltModifier)
        application.playback.seek(start)
        window.pause(1.0)
        steps = _times(window, range(start + 1, min(start + SEEKS, length) + 1))
        seeks = _times(window, [chance.randrange(length) for _ in range(SEEKS)])
        for work, times in (("next step", steps), ("any step", seeks)):
            yield _row(f"{work} of {length:,} in {page}", times)
    QTest.keyClick(application.window, Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)


def _row(work: str, times: list[float]) -> Row:
    """Return the line of one kind of seek: its median, and the one that 95 of 100 reach."""
    middle, late = times[len(times) // 2], times[int(len(times) * 0.95)]
    return Row(work, middle / 1000, "s", "", None, late, "ms, 95% of all", _FRAME, len(times))


def _times(window: Window, steps: Iterable[int]) -> list[float]:
    """Return the milliseconds from each wish to its last paint, in ascending order."""
    seek = window.application.panes.timeline.seek_requested.emit
    return sorted(1000 * window.timed(partial(seek, step)) for step in steps)
