"""The keys that work inside a pane, as data for the list of shortcuts; they are no actions."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

__all__ = ["PANE_KEYS"]

_N = QT_TRANSLATE_NOOP

# What is done, and the keys for it.
PANE_KEYS: tuple[tuple[str, str], ...] = (
    (_N("PaneKeys", "Open a menu"), _N("PaneKeys", "Alt and its letter")),
    (_N("PaneKeys", "From row to row"), _N("PaneKeys", "Up or Down")),
    (_N("PaneKeys", "Along the tokens of a word"), _N("PaneKeys", "Ctrl+Left or Ctrl+Right")),
    (_N("PaneKeys", "Along the tokens of the live text"), _N("PaneKeys", "Left or Right")),
    (_N("PaneKeys", "Show the token, or go to its step"), _N("PaneKeys", "Enter")),
    (_N("PaneKeys", "From number to number of a grid"), _N("PaneKeys", "Arrows, or its digits")),
    (_N("PaneKeys", "Larger and smaller cells of a grid"), _N("PaneKeys", "+ and -")),
    (_N("PaneKeys", "Along the parts of a row"), _N("PaneKeys", "Left or Right")),
    (_N("PaneKeys", "Zoom the timeline, on its slider"), _N("PaneKeys", "+ or −, 0 for all")),
    (_N("PaneKeys", "Leave a field that takes tabs"), _N("PaneKeys", "Ctrl+Tab")),
)
