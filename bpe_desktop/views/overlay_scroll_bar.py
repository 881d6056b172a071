"""A scroll bar that lies over the contents instead of taking a strip from them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QAbstractScrollArea, QScrollBar

__all__ = ["OverlayScrollBar"]

_WIDTH = 10
_LINGER_MS = 900


class OverlayScrollBar(QScrollBar):
    """Moves the vertical scroll bar of an area that hides its own.

    The columns of a table keep their places when the bar comes and goes. A `shy` one shows only
    while the pointer is on the area and for a moment after scrolling.
    """

    def __init__(self, area: QAbstractScrollArea, *, shy: bool = False) -> None:
        super().__init__(Qt.Orientation.Vertical, area)
        self._area = area
        self._shy = shy
        self._source = area.verticalScrollBar()
        self._linger = QTimer(self)
        self._linger.setSingleShot(True)
        self._linger.setInterval(_LINGER_MS)
        self._linger.timeout.connect(self._show_or_hide)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._source.rangeChanged.connect(self._take_range)
        self._source.valueChanged.connect(self._take_value)
        self.valueChanged.connect(self._source.setValue)
        area.installEventFilter(self)
        self._take_range()

    def place(self) -> None:
        """Stand at the trailing edge of the area's viewport."""
        viewport = self._area.viewport().geometry()
        mirrored = self._area.layoutDirection() == Qt.LayoutDirection.RightToLeft
        left = viewport.left() if mirrored else viewport.right() + 1 - _WIDTH
        self.setGeometry(left, viewport.top(), _WIDTH, viewport.height())
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Come with the pointer and go with it."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave):
            QTimer.singleShot(0, self, self._show_or_hide)
        return False

    def _take_range(self) -> None:
        self.setRange(self._source.minimum(), self._source.maximum())
        self.setPageStep(self._source.pageStep())
        self.setSingleStep(self._source.singleStep())
        self._take_value()

    def _take_value(self) -> None:
        if self.value() != self._source.value():
            self.setValue(self._source.value())
            self._linger.start()
        self._show_or_hide()

    def _show_or_hide(self) -> None:
        wanted = not self._shy or self._area.underMouse() or self._linger.isActive()
        self.setVisible(wanted and self.maximum() > self.minimum())
