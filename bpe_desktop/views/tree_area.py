"""A scroll area that tells a tree how much room there is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea

from .merge_tree import MergeTree

__all__ = ["TreeArea"]


class TreeArea(QScrollArea):
    """Holds a tree: it fits itself into the area as far as it can, then it is scrolled."""

    def __init__(self, tree: MergeTree) -> None:
        super().__init__()
        self._tree = tree
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setProperty("surface", "surface")
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setWidget(tree)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the tree into the new size."""
        super().resizeEvent(event)
        self._tree.fit(self.size())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begin with the part of a wide tree that matters most."""
        handled = super().eventFilter(watched, event)
        if watched is self._tree and event.type() == QEvent.Type.Resize:
            bar = self.horizontalScrollBar()
            bar.setValue(self._tree.start - self.viewport().width() // 2)
        return handled
