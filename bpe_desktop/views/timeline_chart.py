"""The chart of the timeline: where it lies, the cursor in it and the mouse over it."""

from __future__ import annotations

from collections.abc import Sequence

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from .theme import Theme
from .timeline_canvas import Layers, TimelineCanvas
from .timeline_slider import TimeScale

__all__ = ["TimelineChart"]

_LEAST_HEIGHT = 62
_HEIGHT = 118
_NEAR = 5.0  # pixels; this close to the cursor a press takes hold of it


class TimelineChart(pg.PlotWidget):
    """Shows the count of each merge, the ties and the symbols left, and seeks.

    A press or a drag anywhere in the plot seeks. `scale_changed` tells of a new `scale`, which the
    slider shares: the cursor and the slider's handle are one vertical line.
    """

    seek_requested = Signal(int)
    scale_changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent, enableMenu=False)
        self.setObjectName("timelineChart")
        self.setAccessibleName(self.tr("Count of each merge"))
        self._theme = theme
        self._expected = 0
        self._step = 0
        self._grab: float | None = None  # from the mouse to the cursor while dragging
        self.scale = TimeScale(0, 0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(_LEAST_HEIGHT)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the slider is for the keyboard
        self.setMouseTracking(True)
        self.setAntialiasing(True)
        self._prepare_plot()
        box = self.getPlotItem().getViewBox()
        self._canvas = TimelineCanvas(theme)
        self._canvas.setParentItem(box)
        self._canvas.setZValue(-1)  # below the cursor
        self._cursor = pg.InfiniteLine(0, angle=90, movable=True, bounds=(0, 0))
        box.addItem(self._cursor, ignoreBounds=True)
        theme.changed.connect(self._refresh_theme)
        self._refresh_theme()

    def sizeHint(self) -> QSize:
        """Ask for the height of four grid lines."""
        return QSize(600, _HEIGHT)

    @property
    def layers(self) -> Layers:
        """Which series are shown."""
        return self._canvas.layers

    @property
    def merges(self) -> int:
        """How many merges there are."""
        return self._canvas.merges

    @property
    def end(self) -> int:
        """How many merges the axis has room for."""
        return max(self._canvas.merges, self._expected)

    def set_layers(self, layers: Layers) -> None:
        """Choose the series to show."""
        self._canvas.set_layers(layers)
        self._place()

    def set_series(
        self, counts: Sequence[int], symbols: Sequence[int], ties: Sequence[int]
    ) -> None:
        """Replace every number; `symbols` begins with those before the first merge."""
        self._canvas.set_series(counts, symbols, ties)
        self._place()

    def extend_series(
        self, counts: Sequence[int], symbols: Sequence[int], ties: Sequence[int]
    ) -> None:
        """Add the numbers of further merges, one of each for every merge."""
        self._canvas.extend_series(counts, symbols, ties)
        self._place()

    def set_expected(self, merges: int | None) -> None:
        """Leave room for as many merges while they are being trained."""
        if self._expected != (merges or 0):
            self._expected = merges or 0
            self._place()

    def set_step(self, step: int, position: float) -> None:
        """Show the playhead after `step` merges, the cursor at `position`."""
        self._step = step
        self._cursor.setValue(position)
        self._canvas.set_playhead(step, position)

    def cursor_x(self) -> float:
        """Return the pixel of the cursor in this widget."""
        box = self.getPlotItem().getViewBox()
        return self.viewportTransform().map(box.mapViewToScene(self._cursor.pos())).x()

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Seek to the pressed place, or take hold of the cursor."""
        if event.button() != Qt.MouseButton.LeftButton or not self.merges:
            event.ignore()
            return
        distance = self.scale.x(self._cursor.value()) - event.position().x()
        self._grab = distance if abs(distance) <= _NEAR else 0.0
        self._seek(event.position().x(), always=True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Seek along while the button is held; show where the cursor can be taken."""
        x = event.position().x()
        if self._grab is not None:
            self._seek(x)
            return
        near = self.merges and abs(self.scale.x(self._cursor.value()) - x) <= _NEAR
        self.setCursor(Qt.CursorShape.SizeHorCursor if near else Qt.CursorShape.ArrowCursor)
        self._cursor.setMouseHover(bool(near))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the cursor go."""
        if event.button() == Qt.MouseButton.LeftButton and self._grab is not None:
            self._grab = None
        else:
            event.ignore()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second press of a double click as one more press."""
        self.mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to whatever scrolls around the chart."""
        event.ignore()

    def leaveEvent(self, event: QEvent) -> None:
        """Forget that the mouse was near the cursor."""
        self._cursor.setMouseHover(False)
        super().leaveEvent(event)

    def _seek(self, x: float, always: bool = False) -> None:
        step = min(self.scale.step(x + (self._grab or 0.0)), self.merges)
        if always or step != self._step:
            self.seek_requested.emit(step)

    # Place and look

    def event(self, event: QEvent) -> bool:
        """Keep the cursor as wide on a screen of another scale."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._refresh_cursor()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep plot and slider on one scale."""
        super().resizeEvent(event)
        if hasattr(self, "_cursor"):  # pyqtgraph resizes while it is being made
            self._place()

    def _prepare_plot(self) -> None:
        plot = self.getPlotItem()
        plot.hideButtons()
        plot.setMouseEnabled(False, False)
        for axis in ("left", "bottom", "right", "top"):
            plot.hideAxis(axis)
        plot.layout.setSpacing(0)
        box = plot.getViewBox()
        box.setDefaultPadding(0)
        box.disableAutoRange()
        box.setYRange(0, 1, padding=0)
        # The cursor may stand on the very edge, and the canvas writes beside the box.
        box.setFlag(box.GraphicsItemFlag.ItemClipsChildrenToShape, False)

    def _place(self) -> None:
        """Give plot and cursor their place, and tell of the scale if it is another."""
        # The numbers on the axis, and so the margin, follow from the height alone.
        self._canvas.set_frame(self.scale, self.height())
        left, right = self._canvas.margins
        scale = TimeScale(left, max(self.width() - left - right, 1), self.end)
        self._canvas.set_frame(scale, self.height())
        if scale != self.scale:
            plot = self.getPlotItem()
            plot.layout.setContentsMargins(left, 0, right, 0)
            plot.layout.activate()
            plot.getViewBox().setXRange(0, max(self.end, 1), padding=0)
            self.scale = scale
        self._cursor.setBounds((0, self.merges))
        self._cursor.setVisible(self.merges > 0)
        self.scale_changed.emit()

    def _refresh_theme(self) -> None:
        self.setBackground(self._theme.color("surface"))
        self._refresh_cursor()
        self._canvas.redraw()
        self._place()

    def _refresh_cursor(self) -> None:
        # The pens of pyqtgraph are cosmetic: their width is in pixels of the screen.
        accent, ratio = self._theme.color("accent"), self.devicePixelRatioF()
        self._cursor.setPen(pg.mkPen(accent, width=1.5 * ratio))
        self._cursor.setHoverPen(pg.mkPen(accent, width=2.5 * ratio))
