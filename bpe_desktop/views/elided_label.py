"""One line of text that gives way where room is short."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget

from .theme import Theme

__all__ = ["ElidedLabel"]

_LEAST_SHOWN = 3
_STEP = 16  # pixels; room is asked for in steps, or each new number would lay out the window anew


class ElidedLabel(QWidget):
    """One line of text that ends in … where room is short, and then shows all of it as a tip."""

    mirrors = True

    def __init__(
        self,
        theme: Theme,
        *,
        font: str = "body",
        role: str = "text2",
        mode: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
        steady: bool = False,
        at_end: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Make a label; a `steady` one never asks for less room than it did before.

        What stands in a layout and changes at each step of a playback should be: other room for it
        lays out the whole window anew. `at_end`: the text stands at the end of its room.
        """
        super().__init__(parent)
        self._steady = steady
        self._side = Qt.AlignmentFlag.AlignRight if at_end else Qt.AlignmentFlag.AlignLeft
        self._most = 0
        self._theme = theme
        self._font = font
        self._role = role
        self._mode = mode
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        theme.changed.connect(self.update)

    def text(self) -> str:
        """Return the whole text."""
        return self._text

    def set_text(self, text: str) -> None:
        """Show another text."""
        if text != self._text:
            before = self.sizeHint()
            self._text = text
            self.setAccessibleName(text)
            if self.sizeHint() != before:
                self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """Ask for the whole text."""
        metrics = self._metrics()
        width = metrics.horizontalAdvance(self._text)
        wanted = (width // _STEP + 1) * _STEP if width else 0
        if self._steady and self._text:
            wanted = self._most = max(wanted, self._most)
        return QSize(wanted, metrics.height())

    def minimumSizeHint(self) -> QSize:
        """Live with nothing."""
        return QSize(0, self._metrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what has room."""
        shown = self._metrics().elidedText(self._text, self._mode, self.width())
        self.setToolTip(self._text if shown != self._text else "")
        if shown != self._text and len(shown) <= _LEAST_SHOWN:
            return  # a letter or two tell nothing
        with QPainter(self) as painter:
            painter.setFont(self._theme.font(self._font))
            role = self._role if self.isEnabled() else "disabled"
            painter.setPen(self._theme.color(role))
            alignment = QStyle.visualAlignment(
                self.layoutDirection(), Qt.AlignmentFlag.AlignVCenter | self._side
            )
            painter.drawText(self.rect(), alignment | Qt.TextFlag.TextSingleLine, shown)

    def _metrics(self) -> QFontMetrics:
        return QFontMetrics(self._theme.font(self._font))
