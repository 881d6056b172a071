"""The flat title of a pane: its name, a quiet detail, and small buttons at the right."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from .elided_label import ElidedLabel
from .icon_button import IconButton
from .theme import Theme

__all__ = ["TitleRow"]

_HEIGHT = 36
_LEAST_TITLE = 64


class TitleRow(QWidget):
    """The first row of a pane. In a dock it is what the dock is dragged by."""

    def __init__(self, theme: Theme, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFixedHeight(_HEIGHT)
        self._title = _Title(title)
        self._title.setFont(theme.font("strong"))
        self._detail = ElidedLabel(theme, font="table", steady=True)
        self._row = QHBoxLayout(self)
        # A button's icon, not its edge, stands 12 px from the pane's edge.
        self._row.setContentsMargins(12, 0, 8, 0)
        self._row.setSpacing(0)
        self._row.addWidget(self._title)
        self._row.addSpacing(8)
        self._row.addWidget(self._detail, 1)  # has what the title leaves
        theme.changed.connect(self.update)

    def title(self) -> str:
        """Return the name of the pane."""
        return self._title.text()

    def set_title(self, title: str) -> None:
        """Set the name of the pane."""
        self._title.setText(title)
        self._title.tell()

    def detail(self) -> str:
        """Return the quiet text after the name."""
        return self._detail.text()

    def set_detail(self, detail: str) -> None:
        """Set the quiet text after the name; it ends in … where it is too long."""
        self._detail.set_text(detail)

    def add_button(self, icon: str, name: str) -> QToolButton:
        """Add a button with only an icon; `name` is its tip and its name for screen readers."""
        button = IconButton(self._theme, icon, name)
        self._row.addWidget(button)
        return button

    def sizeHint(self) -> QSize:
        """Ask for the usual height: a dock asks for no other figure."""
        return QSize(super().sizeHint().width(), _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Stand on the ground of the panes."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.color("surface"))


class _Title(QLabel):
    """The name of a pane; where even that has no room, it ends in … and is told whole in a tip."""

    def minimumSizeHint(self) -> QSize:
        """Live with a few letters."""
        usual = super().minimumSizeHint()
        return QSize(min(usual.width(), _LEAST_TITLE), usual.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell the name in a tip, or no longer."""
        super().resizeEvent(event)
        self.tell()

    def tell(self) -> None:
        """Tell the name in a tip if it is cut."""
        self.setToolTip("" if self._shown() == self.text() else self.text())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what has room."""
        if self._shown() == self.text():
            super().paintEvent(event)
            return
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(self.foregroundRole()))
            painter.drawText(self.rect(), self.alignment(), self._shown())

    def _shown(self) -> str:
        mode = Qt.TextElideMode.ElideRight
        return self.fontMetrics().elidedText(self.text(), mode, self.width())
