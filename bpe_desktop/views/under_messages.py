"""A part of a page that makes room for the messages."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

__all__ = ["UnderMessages"]

_MESSAGE_EVENTS = (
    QEvent.Type.ShowToParent,
    QEvent.Type.HideToParent,
    QEvent.Type.LayoutRequest,
)


class UnderMessages(QWidget):
    """A part of a page that gives the messages room from its own top.

    Nothing else moves when a message comes or goes: a button under the pointer stays there. Where
    the part gets too low, the message lies over its top.
    """

    def __init__(self, part: QWidget) -> None:
        super().__init__()
        self._messages: QWidget | None = None
        self._part = part
        part.setParent(self)

    def take(self, messages: QWidget) -> None:
        """Be the place of the messages."""
        shown = not messages.isHidden()
        messages.setParent(self)
        messages.setVisible(shown)
        messages.installEventFilter(self)
        self._messages = messages
        self._place()

    def drop(self) -> None:
        """Let another part be their place."""
        if self._messages is not None:
            self._messages.removeEventFilter(self)
            self._messages = None
            self._place()

    def sizeHint(self) -> QSize:
        """Ask for what the part asks for."""
        return self._part.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Need what the part needs."""
        return self._part.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place both anew."""
        super().resizeEvent(event)
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice messages that come, go or need another height."""
        if watched is self._messages and event.type() in _MESSAGE_EVENTS:
            self._place()
        return False

    def _place(self) -> None:
        messages, part = self._messages, self._part
        top = 0
        if messages is not None and not messages.isHidden():
            top = messages.heightForWidth(self.width())
            messages.setGeometry(0, 0, self.width(), top)
            messages.raise_()
        least = min(self.height(), part.minimumSizeHint().height())
        height = max(least, self.height() - top)
        part.setGeometry(0, self.height() - height, self.width(), height)
