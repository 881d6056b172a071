"""Ctrl+C ends the window and the picture of it with 130, whatever they are doing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .test_cli import ROOT

# Strikes this process: while Python works in a slot, or while the window sits idle.
_STRUCK = """
import os, signal, sys, threading
from PySide6.QtCore import QTimer
from bpe_desktop.__main__ import main
from bpe_desktop.app import interruption, start

def strike():
    os.kill(os.getpid(), signal.SIGINT)

def strike_here():
    strike()
    for _ in range(1000):  # where Python would raise
        pass

class Struck(interruption.Interruption):
    def __init__(self):
        super().__init__()
        if os.environ["MOMENT"] == "slot":
            QTimer.singleShot(200, self, strike_here)
        else:
            threading.Timer(3, strike).start()

start.Interruption = Struck
sys.exit(main())
"""


@pytest.mark.parametrize("moment", ["slot", pytest.param("idle", marks=pytest.mark.slow)])
@pytest.mark.parametrize("options", [[], ["--screenshot", "out.png"]])
def test_ctrl_c_ends_with_130(tmp_path: Path, options: list[str], moment: str) -> None:
    # Far more to learn than there is time for, so that a picture is still to come.
    size = 200_000 if options else 10
    (tmp_path / "c.txt").write_text("".join(f"w{i:x}{i * 7919 % 99991:x} " for i in range(size)))
    home = {
        "MOMENT": moment,
        "HOME": str(tmp_path),
        "XDG_CONFIG_HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path),
    }
    result = subprocess.run(
        [sys.executable, "-c", _STRUCK, *options, "c.txt"],
        cwd=tmp_path,
        env={**os.environ, **home, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert (result.returncode, result.stdout, result.stderr) == (130, b"", b"")
    assert not (tmp_path / "out.png").exists()
