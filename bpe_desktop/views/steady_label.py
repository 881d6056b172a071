"""A label for numbers that change often."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

__all__ = ["SteadyLabel"]


class SteadyLabel(QLabel):
    """Keeps its size while its text changes: a new text then lays out nothing anew.

    Qt lays out the whole window when a label of flexible size changes, even where that moves
    nothing.
    """

    def keep_room_for(self, longest: str, least: int = 0) -> None:
        """Be as wide as the longest text may get, at least `least` pixels."""
        metrics = self.fontMetrics()
        self.setFixedSize(max(least, metrics.horizontalAdvance(longest) + 4), metrics.height() + 2)
