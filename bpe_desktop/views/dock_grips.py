"""Make the lines between docks easy to take hold of, though they are one pixel wide."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QWidget

__all__ = ["DockGrips"]

_REACH = 3  # pixels on either side of the line
_CHANGES = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide)


class DockGrips(QObject):
    """Lays an invisible grip over each line beside or under a dock.

    A grip hands what the mouse does on it to the window, moved onto the line; the window drags the
    line as usual. What lies under the grips keeps being drawn.
    """

    def __init__(self, window: QMainWindow, docks: Iterable[QDockWidget]) -> None:
        super().__init__(window)
        self._window = window
        self._docks = list(docks)
        self._grips: list[_Grip] = []
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(0)
        self._pause.timeout.connect(self.place)
        for dock in self._docks:
            dock.installEventFilter(self)

    def place(self) -> None:
        """Put a grip over each line that there is now."""
        if any(grip.is_held for grip in self._grips):
            return
        lines = self._lines()
        while len(self._grips) < len(lines):
            self._grips.append(_Grip(self._window))
        for grip in self._grips[len(lines) :]:
            grip.hide()
        for grip, line in zip(self._grips, lines, strict=False):
            grip.cover(line)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the docks."""
        if event.type() in _CHANGES:
            self._pause.start()
        return False

    def _lines(self) -> list[QRect]:
        """Return the lines between docks, and between docks and centre, as rectangles."""
        centre = self._window.centralWidget().geometry()
        docked = [d for d in self._docks if d.isVisible() and not d.isFloating()]
        areas = [d.geometry() for d in docked if d.geometry().left() >= 0]
        lines = []
        for area in areas:
            if area.right() < centre.left():
                lines.append(QRect(area.right() + 1, area.top(), 1, area.height()))
            elif area.left() > centre.right():
                lines.append(QRect(area.left() - 1, area.top(), 1, area.height()))
            under = QRect(area.left(), area.bottom() + 1, area.width(), 1)
            if any(other.contains(under.bottomLeft() + QPoint(0, 1)) for other in areas):
                lines.append(under)
        return lines


class _Grip(QWidget):
    """A transparent strip over a line."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._line = QRect()
        self._offset = QPoint()  # from where the mouse took hold to the line
        self.is_held = False

    def cover(self, line: QRect) -> None:
        """Lie over a line, in the coordinates of the window."""
        upright = line.width() == 1
        self._line = line
        across = Qt.CursorShape.SplitHCursor if upright else Qt.CursorShape.SplitVCursor
        self.setCursor(across)
        reach = (_REACH, 0) if upright else (0, _REACH)
        self.setGeometry(line.adjusted(-reach[0], -reach[1], *reach))
        self.show()
        self.raise_()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the line."""
        self.is_held = event.button() is Qt.MouseButton.LeftButton
        self._offset = self._line.center() - self.mapTo(self.window(), event.position().toPoint())
        if self._line.width() == 1:
            self._offset.setY(0)
        else:
            self._offset.setX(0)
        self._hand_on(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the line."""
        self._hand_on(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the line go."""
        self._hand_on(event)
        self.is_held = False

    def _hand_on(self, event: QMouseEvent) -> None:
        window = self.window()
        place = QPointF(self.mapTo(window, event.position().toPoint()) + self._offset)
        moved = QMouseEvent(
            event.type(),
            place,
            QPointF(window.mapToGlobal(place)),
            event.button(),
            event.buttons(),
            event.modifiers(),
        )
        QApplication.sendEvent(window, moved)
