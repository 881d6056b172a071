"""A window for languages that are written from right to left: what is mirrored and what is not."""

from __future__ import annotations

from inspect import isfunction

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from .token_table import TokenTable

__all__ = ["Mirroring"]

_LEFT_TO_RIGHT = Qt.LayoutDirection.LeftToRight
_RIGHT_TO_LEFT = Qt.LayoutDirection.RightToLeft


class Mirroring(QObject):
    """Mirrors windows but what draws itself, and the tables of tokens.

    Tiles stand in the order in which merges join them, time goes to the right in every chart, and
    what is drawn measures from its left edge; a class with `mirrors = True` sees to it itself. A
    painter takes its direction from the application, whatever that of its widget: so the
    application goes from left to right, and each window is told its direction as it comes.
    """

    def __init__(self, qapp: QApplication, parent: QObject) -> None:
        super().__init__(parent)
        self._mirrors = qapp.layoutDirection() == _RIGHT_TO_LEFT
        if self._mirrors:
            qapp.setLayoutDirection(_LEFT_TO_RIGHT)
            qapp.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Turn a window round before it is shown first."""
        if event.type() == QEvent.Type.Polish and isinstance(watched, QWidget):
            if watched.isWindow():
                watched.setLayoutDirection(_RIGHT_TO_LEFT)
            _keep_if_drawn(watched)
        return False


def _keep_if_drawn(widget: QWidget) -> None:
    drawn = isfunction(getattr(type(widget), "paintEvent", None))
    if (drawn or isinstance(widget, TokenTable)) and not getattr(widget, "mirrors", False):
        widget.setLayoutDirection(_LEFT_TO_RIGHT)
