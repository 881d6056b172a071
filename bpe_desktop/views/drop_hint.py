"""What the window shows while files hover over it."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ..models.number_text import counted
from .theme import Theme

__all__ = ["DropHint", "dropped_paths"]


class DropHint(QWidget):
    """A veil over the window that says what dropping does. Events pass through it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("dropHint")
        self._theme = theme
        self._files = 1
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def set_files(self, files: int) -> None:
        """Say how many files are dragged."""
        self._files = files

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the veil, a frame and the words."""
        veil = self._theme.color("accent_soft")
        veil.setAlphaF(0.92)
        frame = QRectF(self.rect()).adjusted(12, 12, -12, -12)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), veil)
            painter.setPen(QPen(self._theme.color("accent"), 2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(frame, 8, 8)
            painter.setFont(self._theme.font("title"))
            painter.setPen(self._theme.color("text"))
            text = self.tr("Drop to open")
            if self._files > 1:
                text = counted("DropHint", "Drop to open %Ln file(s) as one corpus", self._files)
            painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, text)


def dropped_paths(data: QMimeData) -> list[str]:
    """Return the paths of the files that are dragged."""
    return [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
