"""A real window to measure in, trained on the first sample."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any

LONGEST_WAIT = 600.0  # seconds; whatever takes longer hangs


class Window:
    """The whole application, and ways to wait for it."""

    def __init__(self, qapp: Any, application: Any) -> None:
        self.qapp = qapp
        self.application = application

    def open(self, corpus: Path) -> None:
        """Open a corpus and wait until its first page is shown."""
        editor = self.application.panes.corpus
        before = editor.text()
        self.application.files.open_path(str(corpus))
        self.wait_for(lambda: editor.text() != before)

    def wait_for_training(self) -> None:
        """Wait for the end of the training at work; one that failed ends the measurement."""
        from bpe_desktop.models.run_state import Phase

        project = self.application.project
        self.wait_for(lambda: project.run.phase in (Phase.FINISHED, Phase.FAILED, Phase.CANCELLED))
        if project.run.phase is not Phase.FINISHED:
            raise SystemExit(f"The training did not finish: {project.run.text}")

    def wait_for_candidates(self) -> None:
        """Wait until all pairs at the playhead are counted."""
        self.wait_for(lambda: not self.application.tables.candidates.pending)

    def wait_for(self, holds: Callable[[], object]) -> None:
        """Handle events until something holds, without burning the processor."""
        from PySide6.QtCore import QEventLoop

        from bpe_desktop.models.run_state import Phase

        end = perf_counter() + LONGEST_WAIT
        while not holds():
            self.qapp.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
            run = self.application.project.run
            if run.phase is Phase.FAILED:
                raise SystemExit(f"The training failed: {run.text} {run.hint}")
            if perf_counter() > end:
                raise SystemExit(f"Nothing new after {LONGEST_WAIT:.0f} s in phase {run.phase}.")

    def timed(self, act: Callable[[], object]) -> float:
        """Return the seconds from an act to the paint of all that it asked for, then pause."""
        start = perf_counter()
        act()
        while self.application.turns.are_waiting:
            self.qapp.processEvents()
        self.qapp.sendPostedEvents()
        self.qapp.processEvents()  # a table paints after it was laid out, which is a turn later
        passed = perf_counter() - start
        self.pause(0.02)
        return passed

    def pause(self, seconds: float) -> None:
        """Handle events for a while."""
        end = perf_counter() + seconds
        self.wait_for(lambda: perf_counter() >= end)

    def memory(self) -> float:
        """Return the most memory that the window's process has held, in MB; 0 if not known."""
        try:
            status = Path("/proc/self/status").read_text(encoding="ascii")
        except OSError:
            return 0.0
        line = next(line for line in status.splitlines() if line.startswith("VmHWM"))
        return int(line.split()[1]) / 1024


def byte_config(merges: int) -> Any:
    """Return the settings of the byte-level tokenizers that are in use."""
    from bpe_desktop.engine import TrainingConfig

    return TrainingConfig(units="byte", pretokenizer="gpt2", tie_break="lowest-ids", merges=merges)


@contextmanager
def opened(config: Any) -> Iterator[Window]:
    """Show a window with the first sample trained, then with `config` for what is opened next."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QSettings, QTimer
    from PySide6.QtWidgets import QApplication

    from bpe_desktop.app import build
    from bpe_desktop.app.memory import collect_unseen

    running = QApplication.instance()
    qapp = running if isinstance(running, QApplication) else QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        settings = QSettings(str(Path(folder) / "s.ini"), QSettings.Format.IniFormat)
        application = build(qapp, settings)
        application.playback.set_autoplay(False)
        application.show((1440, 900))
        collect_unseen(qapp)
        window = Window(qapp, application)
        beat = QTimer()  # waiting goes by events: there must be some
        beat.start(50)
        application.open_first([])
        window.wait_for_training()
        application.project.set_config(config)
        window.pause(0.4)
        window.wait_for_training()
        try:
            yield window
        finally:
            beat.stop()
            application.close()
            qapp.processEvents()
