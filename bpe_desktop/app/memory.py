"""When Python looks for garbage that refers to itself."""

from __future__ import annotations

import gc

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

__all__ = ["collect_unseen"]


def collect_unseen(qapp: QGuiApplication) -> None:
    """Keep the collector from stalling the window; call it once the window is built.

    A full collection goes through every object there is: 50 ms for the program alone, 150 ms with a
    long training. What is there now stays for good and is left out from here on. Young objects are
    looked at as always, old ones when the window is not the active one. Trainings don't wait for
    that: nothing in them refers back to them, so that they go when they are replaced.

    Until then `__main__` has the collector rest: it would look a hundred times at modules and
    widgets that stay, a tenth of the time to start.
    """
    gc.freeze()
    gc.set_threshold(700, 10, 1_000_000)
    gc.enable()
    qapp.applicationStateChanged.connect(_collect_if_unseen)


def _collect_if_unseen(state: Qt.ApplicationState) -> None:
    if state != Qt.ApplicationState.ApplicationActive:
        gc.collect()
