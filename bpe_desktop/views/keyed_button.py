"""A button that shows its key beside its name."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QWidget

from .theme import Theme

__all__ = ["KeyedButton"]

_GAP = 6


class KeyedButton(QPushButton):
    """A push button whose name is followed by its shortcut in a quieter tone."""

    def __init__(
        self,
        theme: Theme,
        text: str,
        keys: str,
        *,
        primary: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._theme = theme
        self._keys = keys
        self._primary = primary
        self._shows_keys = True
        self._height = 30
        self.setProperty("primary", primary)
        self.setToolTip(f"{text} ({keys})")

    def set_text(self, text: str) -> None:
        """Call the button otherwise."""
        self.setText(text)
        self.setToolTip(f"{text} ({self._keys})")
        self.updateGeometry()

    def set_size(self, height: int, *, with_keys: bool) -> None:
        """Fit the place: a height in pixels, and whether the shortcut is shown."""
        self._height = height
        self._shows_keys = with_keys
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for the name, the shortcut and the padding."""
        name, keys = self._metrics()
        width = name.horizontalAdvance(self.text()) + 36
        if self._shows_keys:
            width += _GAP + keys.horizontalAdvance(self._keys)
        return QSize(width, self._height)

    def minimumSizeHint(self) -> QSize:
        """Keep the name readable."""
        return QSize(self._metrics()[0].horizontalAdvance(self.text()) + 26, self._height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button without its text, then name and shortcut side by side."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        name, keys = self._metrics()
        name_width = name.horizontalAdvance(self.text())
        keys_width = keys.horizontalAdvance(self._keys)
        shows_keys = self._shows_keys and name_width + _GAP + keys_width + 16 <= self.width()
        left = (self.width() - name_width - (_GAP + keys_width if shows_keys else 0)) // 2
        with QPainter(self) as painter:
            self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
            self._draw(painter, left, self.text(), self._name_font(), self._tone(1.0))
            if shows_keys:
                left += name_width + _GAP
                self._draw(painter, left, self._keys, self._theme.font("table"), self._tone(0.85))

    def _draw(self, painter: QPainter, left: int, text: str, font: QFont, color: QColor) -> None:
        painter.setFont(font)
        painter.setPen(color)
        area = self.rect().adjusted(left, 0, 0, 0)
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, text)

    def _tone(self, strength: float) -> QColor:
        """Return the colour of the name (1) or of the shortcut (less)."""
        if not self.isEnabled():
            return self._theme.color("disabled")
        if not self._primary:
            return self._theme.color("text" if strength == 1.0 else "text2")
        color = self._theme.color("on_accent")
        color.setAlphaF(strength)
        return color

    def _name_font(self) -> QFont:
        return self._theme.font("strong" if self._primary else "medium")

    def _metrics(self) -> tuple[QFontMetrics, QFontMetrics]:
        return QFontMetrics(self._name_font()), QFontMetrics(self._theme.font("table"))
