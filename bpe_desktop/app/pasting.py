"""Tells a person why a text was not pasted."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ..controllers.ports import Messages
from ..views.exact_text import ExactTextEdit

__all__ = ["tell_refused_pastes"]


def tell_refused_pastes(field: ExactTextEdit, messages: Messages) -> None:
    """Show an error from now on when a text is too long for the field."""
    translate = QCoreApplication.translate
    field.paste_refused.connect(
        lambda: messages.show_error(
            translate("Application", "The text is too long to be edited here: nothing was pasted."),
            translate("Application", "Save it as a file, and open the file."),
            of_opening=True,
        )
    )
