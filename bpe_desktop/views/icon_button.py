"""A small button with only an icon."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QToolButton, QWidget

from .theme import Theme

__all__ = ["IconButton"]

# The padding of other tool buttons would leave the icon too little room.
_STYLE = "QToolButton, QToolButton:focus { padding: 0; }"


class IconButton(QToolButton):
    """Shows a Lucide icon in the theme's colours; `name` is its tip and what it is called aloud."""

    def __init__(
        self, theme: Theme, icon: str, name: str, *, size: int = 24, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._icon = icon
        self.setStyleSheet(_STYLE)
        self.setFixedSize(size, size)
        self.setIconSize(QSize(16, 16))
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        theme.changed.connect(self._refresh_icon)
        self._refresh_icon()

    def set_icon(self, icon: str) -> None:
        """Show another icon."""
        self._icon = icon
        self._refresh_icon()

    def _refresh_icon(self) -> None:
        self.setIcon(self._theme.icon(self._icon, "text2", 16))
