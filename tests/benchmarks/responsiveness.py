"""How late the window's clock ticks while a large corpus is opened and trained on."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

TICK_MS = 10
LATE_MS = 16.0


def measure(corpus: Path, merges: int) -> dict[str, float]:
    """Open and train `corpus` in a real window; return times in seconds and lateness in ms."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QElapsedTimer, QSettings, Qt, QTimer
    from PySide6.QtWidgets import QApplication

    from bpe_desktop.app import build
    from bpe_desktop.engine import TrainingConfig
    from bpe_desktop.models.run_state import Phase

    qapp = QApplication.instance() or QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        settings = QSettings(str(Path(folder) / "s.ini"), QSettings.Format.IniFormat)
        application = build(qapp, settings)
        application.playback.set_autoplay(False)
        application.show((1440, 900))
        application.open_first([])
        clock = QElapsedTimer()

        def run_until(holds: object) -> float:
            clock.start()
            while not holds():
                qapp.processEvents()
            return clock.elapsed() / 1000

        run_until(lambda: application.project.run.phase is Phase.FINISHED)
        config = TrainingConfig(
            units="byte", pretokenizer="gpt2", tie_break="lowest-ids", merges=merges
        )
        application.project.set_config(config)
        run_until(lambda: application.project.run.phase is Phase.FINISHED)

        lateness: list[float] = []
        since = QElapsedTimer()

        def tick() -> None:
            lateness.append(max(0.0, since.nsecsElapsed() / 1e6 - TICK_MS))
            since.start()

        timer = QTimer()
        timer.setTimerType(Qt.TimerType.PreciseTimer)
        timer.setInterval(TICK_MS)
        timer.timeout.connect(tick)
        since.start()
        timer.start()
        application.files.open_path(str(corpus))
        loop = _Loop(qapp)
        opened = loop.until(lambda: application.project.source.name == corpus.name)
        first = loop.until(lambda: application.playhead.length > 0)
        done = loop.until(lambda: application.project.run.phase is Phase.FINISHED)
        loop.until(lambda: not application.tables.candidates.pending)
        timer.stop()
        late = sorted(lateness)
        result = {
            "seconds to the first page": opened,
            "seconds to the first merges": opened + first,
            "seconds to the last merge": opened + first + done,
            "merges": application.playhead.length,
            "ticks": len(late),
            "ticks on time, per cent": 100 * sum(ms < LATE_MS for ms in late) / len(late),
            "lateness p50, ms": late[len(late) // 2],
            "lateness p99, ms": late[int(len(late) * 0.99)],
            "lateness max, ms": late[-1],
        }
        application.close()
        qapp.processEvents()
    return result


class _Loop:
    """Waits for Qt's events without burning the processor that the trainer needs."""

    def __init__(self, qapp: object) -> None:
        self._qapp = qapp

    def until(self, holds: object) -> float:
        from PySide6.QtCore import QElapsedTimer, QEventLoop

        clock = QElapsedTimer()
        clock.start()
        while not holds():
            self._qapp.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        return clock.elapsed() / 1000
