"""This PySide6 counts references right: version 6.12.0 does not, and aborts after a while."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

# In a process of its own: here the fault would abort the whole test run.
PROGRAM = """
import json, sys
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

class Sender(QObject):
    sent = Signal(bool)

app = QApplication([])
widget = QWidget()
sender = Sender()
sender.sent.connect(lambda value: None)
before = [sys.getrefcount(None), sys.getrefcount(True)]
for _ in range(2000):
    widget.update()
    sender.sent.emit(True)
after = [sys.getrefcount(None), sys.getrefcount(True)]
print(json.dumps([new - old for old, new in zip(before, after)]))
"""


@pytest.mark.skipif(
    sys.version_info >= (3, 12), reason="None and True are immortal, their counts mean nothing"
)
def test_calls_and_signals_keep_the_references_to_none_and_true() -> None:
    run = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    none, true = json.loads(run.stdout)
    assert abs(none) < 200
    assert abs(true) < 200
