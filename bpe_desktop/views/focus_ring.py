"""The ring around what the keyboard is on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QTableView, QWidget

from .theme import Theme

__all__ = ["CellRing", "FocusRing"]

_LINE = 2.0


class FocusRing(QWidget):
    """Shows where the keyboard is."""

    def __init__(self, widget: QWidget, theme: Theme) -> None:
        super().__init__(widget)
        self.setObjectName("focusRing")
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ring."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self._theme.color("accent"), _LINE))
            half = _LINE / 2
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), 5, 5)


class CellRing(QObject):
    """Shows the cell of a table that the keyboard is on, the first one when it comes."""

    def __init__(self, table: QTableView, theme: Theme) -> None:
        super().__init__(table)
        self._table = table
        self._ring = FocusRing(table.viewport(), theme)
        table.installEventFilter(self)
        table.selectionModel().currentChanged.connect(lambda *_: self._place())
        for bar in (table.verticalScrollBar(), table.horizontalScrollBar()):
            bar.valueChanged.connect(self._place)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Follow the keyboard as it comes and goes."""
        kinds = QEvent.Type
        if event.type() == kinds.FocusIn and not self._table.currentIndex().isValid():
            self._table.setCurrentIndex(self._table.model().index(0, 0))
        if event.type() in (kinds.FocusIn, kinds.FocusOut, kinds.Resize):
            self._place()
        return False

    def _place(self) -> None:
        index = self._table.currentIndex()
        self._ring.setVisible(self._table.hasFocus() and index.isValid())
        self._ring.setGeometry(self._table.visualRect(index))
