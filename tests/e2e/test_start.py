"""What is there when the window comes up: not yet what loads slowly and shows nothing."""

from __future__ import annotations

import subprocess
import sys

from bpe_desktop.app import build
from bpe_desktop.views.timeline_chart import TimelineChart

_START = """
import os, sys
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from bpe_desktop.app import build
if __name__ == "__main__":
    qapp = QApplication([])
    application = build(qapp, QSettings({settings!r}, QSettings.Format.IniFormat), chart_later=True)
    application.show((1440, 900))
    application.open_first([])
    loaded = {{"numpy", "pyqtgraph"}} & {{*sys.modules}}
    application.close()
    print(sorted(loaded))
"""


def test_the_window_is_there_before_the_library_of_the_chart(tmp_path) -> None:
    script = tmp_path / "start.py"
    script.write_text(_START.format(settings=str(tmp_path / "settings.ini")))
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "[]"


def test_a_window_that_others_build_has_the_chart_at_once(qapp, settings) -> None:
    application = build(qapp, settings)
    try:
        assert application.window.findChild(TimelineChart, "timelineChart") is not None
    finally:
        application.close()
