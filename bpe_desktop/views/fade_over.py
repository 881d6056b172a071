"""A change without movement: what was shown before fades away over what is shown now."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

__all__ = ["FadeOver"]


class FadeOver(QWidget):
    """Lies over its parent, lets the pointer through, and shows how the parent looked before."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("fadeOver")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._picture = QPixmap()
        self._progress = 0.0
        self.hide()

    @property
    def strength(self) -> float:
        """How much of the look before is seen, 0 to 1."""
        return 1.0 - self._progress if self.isVisible() else 0.0

    def set_progress(self, progress: float | None) -> None:
        """Show a moment of the fade, 0 to 1; `None` ends it.

        A fade begins with the parent as it looks then: before it shows anything new.
        """
        begins = progress is not None and (self.isHidden() or progress < self._progress)
        if begins:
            self.hide()
        if progress is None or not self.parentWidget().isVisible():
            self.hide()
            return
        self._progress = progress
        if begins:
            self._picture = self.parentWidget().grab()
            self.setGeometry(self.parentWidget().rect())
            self.show()
            self.raise_()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw what was, the fainter the later."""
        with QPainter(self) as painter:
            painter.setOpacity(1.0 - self._progress)
            painter.drawPixmap(0, 0, self._picture)
