"""What is told of a token while the pointer rests on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget

from ..models.faces import Face

__all__ = ["TipSource", "label_alone", "show_tip"]

TipSource = Callable[[int], Sequence[str]]  # the lines for a token id


def label_alone(_token: int) -> Sequence[str]:
    """Return no lines: only the label and the id of a token are told."""
    return ()


def show_tip(widget: QWidget, event: QHelpEvent, face: Face | None, source: TipSource) -> None:
    """Show the tip of a token at the pointer; where there is no token, none."""
    if face is None:
        QToolTip.hideText()
        event.ignore()
        return
    first, *others = _lines(face, source)
    # Each line is escaped, and spaces stay: a token may be any text, markup included.
    rows = [f"<b>{escape(first)}</b>", *map(escape, others)]
    text = f'<p style="white-space: pre">{"<br>".join(rows)}</p>'
    QToolTip.showText(event.globalPos(), text, widget)
    event.accept()


def _lines(face: Face, source: TipSource) -> Sequence[str]:
    if face.id is None:
        return face.label, QCoreApplication.translate("TokenTips", "Not in the alphabet")
    told = QCoreApplication.translate("TokenTips", "Token {0}").format(face.shown_id)
    return source(face.id) or (face.label, told)
