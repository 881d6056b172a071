"""What a screen reader is to say at once, wherever the keyboard is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from ..models.faces import Face

__all__ = ["announce", "announce_face", "face_text", "label_text"]


def announce(widget: QWidget, text: str) -> None:
    """Have a sentence said in the name of a widget."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


def announce_face(widget: QWidget, face: Face) -> None:
    """Have the token said that the arrow keys came to."""
    announce(widget, face_text(face))


def face_text(face: Face) -> str:
    """Return what is said of a token: its characters and its id."""
    if face.id is None:
        return _tr("{label}, unknown").format(label=label_text(face))
    return _tr("{label}, id {id}").format(label=label_text(face), id=face.shown_id)


def label_text(face: Face) -> str:
    """Return the characters of a token, the invisible ones by their names."""
    marks = {
        "␣": _tr("space"),
        "⇥": _tr("tab"),
        "↵": _tr("newline"),
        "⍽": _tr("no-break space"),
        "·": _tr("end of word"),
    }
    parts = [""]
    for char in face.label:
        if char in marks:
            parts += [marks[char], ""]
        else:
            parts[-1] += char
    return " ".join(filter(None, parts))


def _tr(text: str) -> str:
    return QCoreApplication.translate("Announce", text)
