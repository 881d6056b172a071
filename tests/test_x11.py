"""The program starts on a real X server, shows its window, and leaves at Ctrl+Q."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        not (shutil.which("xvfb-run") and shutil.which("xdotool")),
        reason="needs xvfb, xauth and xdotool",
    ),
]

# Without a window manager nobody gives the window the keyboard, so the script does.
SCRIPT = """
"$0" -m bpe_desktop & program=$!
window=$(xdotool search --sync --onlyvisible --name "BPE Desktop" | tail -1)
xdotool getwindowgeometry "$window"
xdotool windowfocus --sync "$window" key ctrl+q
wait $program
"""


def test_the_window_opens_on_a_screen_and_quits(tmp_path: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "xcb", "XDG_CONFIG_HOME": str(tmp_path)}
    environment.pop("WAYLAND_DISPLAY", None)
    run = subprocess.run(
        ["xvfb-run", "-a", "-s", "-screen 0 1440x900x24", "bash", "-c", SCRIPT, sys.executable],
        cwd=Path(__file__).parents[1],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert "Geometry: " in run.stdout
    assert run.stderr == ""
