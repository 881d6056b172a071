"""Boxes that say or ask one thing, with icons and measures of the window."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLayout, QMessageBox, QStyle, QWidget

__all__ = ["make_message_box"]

_ICON = 24
_ICONS = {
    "error": QStyle.StandardPixmap.SP_MessageBoxCritical,
    "question": QStyle.StandardPixmap.SP_MessageBoxQuestion,
}


def make_message_box(
    parent: QWidget, kind: str, text: str, hint: str, details: str = ""
) -> QMessageBox:
    """Return a box of a kind (error or question) that deletes itself; add buttons and `open` it."""
    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    # The style sheet knows the picture; as a box's own icon it would be of the system's size.
    icon = box.style().standardIcon(_ICONS[kind], None, box)
    box.setIconPixmap(icon.pixmap(_ICON, _ICON))
    box.setText(text)
    box.setInformativeText(hint)
    if details:
        box.setDetailedText(details)
    title = box.findChild(QLabel, "qt_msgbox_label")
    if title is not None:
        title.setProperty("strong", True)
    # The texts lay the box out anew, so its measures come after them.
    layout = box.layout()
    if isinstance(layout, QLayout):
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(8)
    return box
