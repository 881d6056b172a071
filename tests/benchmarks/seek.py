"""How long the window takes to show another step of a long training."""

from __future__ import annotations

import random
from collections.abc import Iterable
from pathlib import Path
from time import perf_counter
from typing import Any

from .window import Window, byte_config, opened

SEEKS = 300


def measure(corpus: Path, merges: int) -> dict[str, Any]:
    """Train on `corpus`, then seek; return milliseconds until all panes are painted."""
    with opened(byte_config(merges)) as window:
        window.open(corpus)
        window.wait_for_training()
        window.wait_for_candidates()
        window.pause(1.0)
        length = window.application.playhead.length
        start = max(length // 2 - SEEKS // 2, 0)
        chance = random.Random(1)
        window.application.playback.seek(start)
        window.pause(1.0)
        steps = _times(window, range(start + 1, min(start + SEEKS, length) + 1))
        seeks = _times(window, [chance.randrange(length) for _ in range(SEEKS)])
        return {
            "merges": length,
            "next merge p50, ms": steps[len(steps) // 2],
            "next merge p99, ms": steps[int(len(steps) * 0.99)],
            "random seek p50, ms": seeks[len(seeks) // 2],
            "random seek p99, ms": seeks[int(len(seeks) * 0.99)],
        }


def _times(window: Window, steps: Iterable[int]) -> list[float]:
    """Return the milliseconds from each wish to its last paint, in ascending order."""
    application = window.application
    times = []
    for step in steps:
        start = perf_counter()
        application.panes.timeline.seek_requested.emit(step)
        while application.turns.are_waiting:
            window.qapp.processEvents()
        window.qapp.sendPostedEvents()  # the paint that the last of them asked for
        times.append(1000 * (perf_counter() - start))
        window.pause(0.02)
    return sorted(times)
