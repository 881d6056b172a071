"""The look of the program: one object that every view asks for colours, fonts and icons."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QFont, QIcon, QPalette
from PySide6.QtWidgets import QApplication

from .colors import THEMES, Colors
from .fonts import load_fonts, make_font
from .icons import make_icon
from .stylesheet import build_stylesheet

__all__ = ["MOST_ZOOM", "THEMES", "Colors", "Theme"]

MOST_ZOOM = 3  # sizes of tokens and live text beyond the usual one

# Fonts of widget classes that are not set in the body font.
_CLASS_FONTS = {
    "QHeaderView": "heading",
    "QTableView": "table",
    "QTreeView": "table",
    "QListView": "body",
    "QStatusBar": "table",
    "QToolTip": "table",
    "QPlainTextEdit": "mono",
}


class Theme(QObject):
    """Holds the chosen theme and hands out its colours, fonts, icons, palette and style sheet.

    Views read what they need while painting and repaint on `changed`; none keeps a colour.
    """

    changed = Signal()

    def __init__(self, name: str = "light", parent: QObject | None = None) -> None:
        super().__init__(parent)
        load_fonts()
        self._name = name if name in THEMES else "light"
        self._zoom = 0
        self._app: QApplication | None = None
        self._fonts: dict[str, QFont] = {}
        self._icons: dict[tuple[str, str, int], QIcon] = {}

    @property
    def name(self) -> str:
        """The key of the current theme: light, dark or contrast."""
        return self._name

    @property
    def colors(self) -> Colors:
        """The colours of the current theme."""
        return THEMES[self._name]

    @property
    def is_dark(self) -> bool:
        """Whether light text stands on a dark ground."""
        return self._name != "light"

    def set_name(self, name: str) -> None:
        """Choose a theme; an unknown name raises `KeyError`."""
        if name not in THEMES:
            raise KeyError(name)
        if name != self._name:
            self._name = name
            self._icons.clear()
            if self._app is not None:
                self._dress(self._app)
            self.changed.emit()

    @property
    def zoom(self) -> int:
        """By how many sizes tokens and live text are larger than usual, from -1 to `MOST_ZOOM`."""
        return self._zoom

    def set_zoom(self, zoom: int) -> None:
        """Make tokens and live text larger or smaller; what is beyond the range is cut."""
        zoom = max(-1, min(zoom, MOST_ZOOM))
        if zoom != self._zoom:
            self._zoom = zoom
            self.changed.emit()

    def color(self, role: str) -> QColor:
        """Return the colour of a role, one of the fields of `Colors`."""
        return QColor(getattr(self.colors, role))

    def font(self, role: str) -> QFont:
        """Return a copy of the font of a role, one of the keys of `fonts.ROLES`."""
        if role not in self._fonts:
            self._fonts[role] = make_font(role)
        return QFont(self._fonts[role])

    def icon(self, name: str, role: str = "text", size: int = 16) -> QIcon:
        """Return a Lucide icon in the colour of a role."""
        key = (name, role, size)
        if key not in self._icons:
            colors = self.colors
            self._icons[key] = make_icon(name, getattr(colors, role), colors.disabled, size)
        return self._icons[key]

    def palette(self) -> QPalette:
        """Return the palette that Fusion paints with wherever the style sheet says nothing."""
        colors = self.colors
        roles = QPalette.ColorRole
        palette = QPalette()
        for role, color in (
            (roles.Window, colors.window),
            (roles.WindowText, colors.text),
            (roles.Base, colors.surface),
            (roles.AlternateBase, colors.sunken),
            (roles.ToolTipBase, colors.surface),
            (roles.ToolTipText, colors.text),
            (roles.PlaceholderText, colors.text3),
            (roles.Text, colors.text),
            (roles.Button, colors.surface),
            (roles.ButtonText, colors.text),
            (roles.BrightText, colors.bad),
            (roles.Highlight, colors.accent),
            (roles.HighlightedText, colors.on_accent),
            (roles.Accent, colors.accent),
            (roles.Link, colors.accent),
            (roles.LinkVisited, colors.accent),
            (roles.Light, colors.surface),
            (roles.Midlight, colors.hover),
            (roles.Mid, colors.line),
            (roles.Dark, colors.field),
            (roles.Shadow, colors.field),
        ):
            palette.setColor(role, QColor(color))
        for role in (roles.WindowText, roles.Text, roles.ButtonText, roles.HighlightedText):
            palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(colors.disabled))
        palette.setColor(
            QPalette.ColorGroup.Disabled, QPalette.ColorRole.Highlight, QColor(colors.muted)
        )
        return palette

    def stylesheet(self) -> str:
        """Return the style sheet of the whole program."""
        return build_stylesheet(self._name, self.colors)

    def apply(self, app: QApplication) -> None:
        """Give the application this theme, and from now on every other that is chosen."""
        self._app = app
        if app.styleSheet() != self.stylesheet():  # else the window before this one has done it
            app.setStyle("Fusion")
            self._dress(app)

    def _dress(self, app: QApplication) -> None:
        app.setPalette(self.palette())
        app.setStyleSheet(self.stylesheet())
        # After the style sheet: the first one that is set forgets the fonts of classes.
        app.setFont(self.font("body"))
        for class_name, role in _CLASS_FONTS.items():
            QApplication.setFont(self.font(role), class_name)
