"""What a screen reader is to say at once, wherever the keyboard is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from ..models.faces import Face

__all__ = ["announce", "announce_face"]


def announce(widget: QWidget, text: str) -> None:
    """Have a sentence said in the name of a widget."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


def announce_face(widget: QWidget, face: Face) -> None:
    """Have the token said that the arrow keys came to."""
    if face.id is None:
        text = QCoreApplication.translate("Announce", "{label}, unknown")
    else:
        text = QCoreApplication.translate("Announce", "{label}, id {id}")
    announce(widget, text.format(label=face.label, id=face.shown_id))
