"""How late the window's clock ticks while a large corpus is opened and trained on."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Any

from .window import byte_config, opened

TICK_MS = 10
LATE_MS = 16.0


def measure(corpus: Path, merges: int) -> dict[str, Any]:
    """Open and train `corpus` in a real window; return times in seconds and lateness in ms."""
    with opened(byte_config(merges)) as window:
        project = window.application.project
        sample = project.history
        clock = _Clock()
        start = perf_counter()
        window.open(corpus)
        first_page = perf_counter() - start
        window.wait_for(lambda: project.history not in (None, sample))
        first_merges = perf_counter() - start
        window.wait_for_training()
        last_merge = perf_counter() - start
        window.wait_for_candidates()
        window.pause(0.5)
        late = clock.stop()
        return {
            "seconds to the first page": first_page,
            "seconds to the first merges": first_merges,
            "seconds to the last merge": last_merge,
            "merges": window.application.playhead.length,
            "ticks": len(late),
            "ticks on time, per cent": 100 * sum(ms < LATE_MS for ms in late) / len(late),
            "lateness p50, ms": late[len(late) // 2],
            "lateness p99, ms": late[int(len(late) * 0.99)],
            "lateness max, ms": late[-1],
            "memory of the window, MB": window.memory(),
        }


class _Clock:
    """A timer that takes down how late each of its ticks is."""

    def __init__(self) -> None:
        from PySide6.QtCore import Qt, QTimer

        self._late: list[float] = []
        self._last = perf_counter()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def stop(self) -> list[float]:
        """Return how many milliseconds each tick was late, in ascending order."""
        self._timer.stop()
        return sorted(self._late)

    def _tick(self) -> None:
        now = perf_counter()
        self._late.append(max(0.0, 1000 * (now - self._last) - TICK_MS))
        self._last = now
