"""The filter of the vocabulary, and how many tokens it lets through."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from .quantities import count_text
from .steady_label import SteadyLabel
from .theme import Theme

__all__ = ["FilterField", "HitCount"]

_LEAST_WIDTH = 73  # of the numbers; a longer vocabulary takes more


class FilterField(QLineEdit):
    """The filter: Down leads on into the table, Escape clears what was typed."""

    down_pressed = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("vocabularyFilter")
        self.setFont(theme.font("table"))
        self.setPlaceholderText(self.tr("Filter by token, id, bytes or part"))
        self.setAccessibleName(self.tr("Filter the vocabulary"))
        self.setToolTip(
            self.tr(
                "C5 A1 finds bytes, 12 the id, a + b what is built from a and b. "
                "! in front turns it round."
            )
        )
        self.setProperty("search", True)
        self.setClearButtonEnabled(True)
        self._lens = QAction(self)
        self.addAction(self._lens, QLineEdit.ActionPosition.LeadingPosition)
        theme.changed.connect(self._recolour)
        self._recolour()

    def event(self, event: QEvent) -> bool:
        """Keep Escape from the shortcuts of the window while there is something to clear."""
        if event.type() == QEvent.Type.ShortcutOverride and self._clears(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lead on, clear, or type."""
        if event.key() == Qt.Key.Key_Down:
            self.down_pressed.emit()
        elif self._clears(event):
            self.clear()
        else:
            super().keyPressEvent(event)

    def _clears(self, event: QEvent) -> bool:
        is_escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        return is_escape and bool(self.text())

    def _recolour(self) -> None:
        self._lens.setIcon(self._theme.icon("search", "text3"))


class HitCount(SteadyLabel):
    """How many tokens are shown of how many; the first number stands out under a filter."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._numbers = (0, 0, False)
        self.setFont(theme.font("table"))
        self.setProperty("tone", "text2")
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        theme.changed.connect(self._write)

    def set_numbers(self, shown: int, size: int, *, is_filtered: bool) -> None:
        """Show "348 of 12,984"."""
        if (shown, size, is_filtered) != self._numbers:
            self._numbers = (shown, size, is_filtered)
            self._write()

    def keep_room_for_all(self, size: int, *, least: int = _LEAST_WIDTH) -> None:
        """Keep room for any number of hits among `size` tokens."""
        self.keep_room_for(self.tr("{0} of {1}").format(count_text(size), count_text(size)), least)

    def _write(self) -> None:
        shown, size, is_filtered = self._numbers
        number = count_text(shown)
        if is_filtered:
            color = self._theme.colors.text
            number = f'<span style="color: {color}; font-weight: 600">{number}</span>'
        self.setText(self.tr("{0} of {1}").format(number, count_text(size)))
        self.setAccessibleName(self.tr("{0} of {1}").format(count_text(shown), count_text(size)))
