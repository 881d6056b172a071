"""The chart of the timeline: where it lies, the cursor in it and the mouse over it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QNativeGestureEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QGestureEvent,
    QPinchGesture,
    QRubberBand,
    QSizePolicy,
    QWidget,
)

from .plotting import pg
from .quantities import count_text
from .theme import Theme
from .time_scale import TimeScale
from .timeline_branches import BranchCurve
from .timeline_canvas import TimelineCanvas
from .timeline_layers import Layers
from .timeline_marks import near_mark
from .timeline_parts import ChartParts
from .timeline_readings import LeftWords
from .timeline_zoom import Shown, follow, move, narrow, zoom
from .vector import is_vector

__all__ = ["TimelineChart"]

_LEAST_HEIGHT = 62
_HEIGHT = 118
_MOST_HEIGHT = 16_777_215  # no limit, for Qt
_NEAR = 5.0  # pixels; this close to the cursor a press takes hold of it
_LEAST_BAND = 4.0  # pixels; a shorter stretch was none
_ZOOM = 1.25  # by one notch of the wheel
_MOVE = 0.1  # of what is shown, by one notch


class _Cursor(pg.InfiniteLine):
    """The line at the playhead; in drawings the canvas draws it, whose pens scale along."""

    def paint(self, painter: QPainter, *args: object) -> None:
        """Draw the line on a screen or in a picture of pixels."""
        if not is_vector(painter):
            super().paint(painter, *args)


class TimelineChart(pg.PlotWidget):
    """Shows the count of each merge, the ties and the symbols left, and seeks.

    A press or a drag anywhere in the plot seeks. The wheel, two fingers, or a stretch chosen with
    Shift or the right button zoom in, a double click shows all again. `scale_changed` tells of a
    new `scale`, which the slider shares: the cursor and the slider's handle are one vertical line.
    """

    seek_requested = Signal(int)
    scale_changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent, enableMenu=False)
        self.parts = ChartParts(self)
        self._name: Callable[[int], str] = lambda _step: ""
        self.setObjectName("timelineChart")
        self.setAccessibleName(self.tr("Count of each merge"))
        self._theme = theme
        self._expected = 0
        self._step = 0
        self._grab: float | None = None  # from the mouse to the cursor while dragging
        self._shown: Shown = None
        self._bookmarks: tuple[int, ...] = ()
        self._band_from: float | None = None  # where a stretch is being chosen from
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
        self._cursor = _Cursor(0, angle=90, movable=True, bounds=(0, 0))
        box.addItem(self._cursor, ignoreBounds=True)
        self._band = QRubberBand(QRubberBand.Shape.Rectangle, self.viewport())
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        theme.changed.connect(self._refresh_theme)
        self._refresh_theme()

    def set_collapsed(self, collapsed: bool) -> None:
        """Take no height at all, or the usual one."""
        self.setMinimumHeight(0 if collapsed else _LEAST_HEIGHT)
        self.setMaximumHeight(0 if collapsed else _MOST_HEIGHT)

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
        if layers != self.layers:
            self._canvas.set_layers(layers)
            self._place()

    def set_series(
        self, counts: Sequence[int], symbols: Sequence[int], ties: Sequence[int]
    ) -> None:
        """Replace every number; `symbols` begins with those before the first merge."""
        self._shown = None
        self._canvas.set_pointed(None)
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

    @property
    def step(self) -> int:
        """The step of the playhead."""
        return self._step

    def set_naming(self, name: Callable[[int], str]) -> None:
        """Ask this what a step is about."""
        self._name = name

    def said(self, step: int) -> str:
        """Return what the chart shows of a step, in words."""
        return ", ".join(
            filter(None, (count_text(step), self._name(step), *self._canvas.read(step)))
        )

    def zoom_in(self, notches: int) -> None:
        """Zoom around the playhead as by so many notches of the wheel, or show all by 0."""
        if not notches:
            self.show_range(None)
        elif self.merges:
            self.show_range(zoom(self._shown, self.end, _ZOOM**notches, float(self._step)))

    def set_step(self, step: int, position: float) -> None:
        """Show the playhead after `step` merges, the cursor at `position`.

        Zoomed in, what is shown goes along with a step that leaves it.
        """
        moved, self._step = step != self._step, step
        if moved:
            self.show_range(follow(self._shown, self.end, step))
        self._cursor.setValue(position)
        self._show_cursor()
        self._canvas.set_playhead(step, position)

    def cursor_x(self) -> float:
        """Return the pixel of the cursor in this widget."""
        box = self.getPlotItem().getViewBox()
        return self.viewportTransform().map(box.mapViewToScene(self._cursor.pos())).x()

    # What is shown

    @property
    def shown(self) -> Shown:
        """First and last step that are shown, `None` for all."""
        return self._shown

    def show_range(self, shown: Shown) -> None:
        """Show a part of the steps, `None` for all."""
        if shown != self._shown:
            self._shown = shown
            self._place()

    def set_empty_text(self, text: str) -> None:
        """Say what will stand here after a training."""
        self._canvas.set_empty_text(text)

    def set_left(self, left: LeftWords) -> None:
        """Say what is left after a step."""
        self._canvas.set_left(left)

    @property
    def branches(self) -> Sequence[BranchCurve]:
        """The branches whose symbols are shown."""
        return self._canvas.branches

    def set_branches(self, branches: Sequence[BranchCurve]) -> None:
        """Show the symbols left in branches beside those of the main line."""
        self._canvas.set_branches(branches)

    def set_marks(self, bookmarks: Sequence[int], loop: tuple[int, int] | None) -> None:
        """Show marked steps, and the range that playing repeats."""
        self._bookmarks = tuple(bookmarks)
        self._canvas.set_marks(bookmarks, loop)

    def _zoom(self, factor: float, x: float) -> None:
        if self.merges:
            around = min(max(self.scale.at(x), 0.0), float(self.end))
            self.show_range(zoom(self._shown, self.end, factor, around))
            self._point(x)

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Seek to the pressed place, or take hold of the cursor; with Shift, choose a stretch."""
        x = event.position().x()
        with_shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if self.merges and (
            event.button() == Qt.MouseButton.RightButton
            or (event.button() == Qt.MouseButton.LeftButton and with_shift)
        ):
            self._band_from = x
            return
        if event.button() != Qt.MouseButton.LeftButton or not self.merges:
            event.ignore()
            return
        self._canvas.set_pointed(None)
        distance = self.scale.x(self._cursor.value()) - x
        self._grab = distance if abs(distance) <= _NEAR else 0.0
        step = self.scale.step(x + self._grab)
        self._seek(near_mark(self.scale, self._bookmarks, x, step), always=True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Seek along while the button is held; show where the cursor can be taken."""
        x = event.position().x()
        if self._band_from is not None:
            self._show_band(x)
            return
        if self._grab is not None:
            self._seek(self.scale.step(x + self._grab))
            return
        near = self.merges and abs(self.scale.x(self._cursor.value()) - x) <= _NEAR
        self.setCursor(Qt.CursorShape.SizeHorCursor if near else Qt.CursorShape.ArrowCursor)
        self._cursor.setMouseHover(bool(near))
        self._point(x)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the cursor go; show the stretch that was chosen."""
        x = event.position().x()
        if self._band_from is not None:
            begun, self._band_from = self._band_from, None
            self._band.hide()
            if abs(x - begun) >= _LEAST_BAND:
                steps = (min(max(self.scale.at(at), 0.0), float(self.end)) for at in (begun, x))
                self.show_range(narrow(*steps, self.end))
        elif event.button() == Qt.MouseButton.LeftButton and self._grab is not None:
            self._grab = None
        else:
            event.ignore()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Show all steps again; where all are shown, take it as one more press."""
        if event.button() == Qt.MouseButton.LeftButton and self._shown is not None:
            self.show_range(None)
        else:
            self.mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom where the pointer is; to the side, or with Shift, move along."""
        turn, aside = event.angleDelta().y(), event.angleDelta().x()
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            turn, aside = 0, aside or turn
        if not self.merges or (not turn and not aside):
            event.ignore()
            return
        event.accept()
        if abs(turn) >= abs(aside):
            self._zoom(_ZOOM ** (turn / 120), event.position().x())
        else:
            steps = -aside / 120 * _MOVE * self.scale.span
            self.show_range(move(self._shown, self.end, steps))
            self._point(event.position().x())

    def viewportEvent(self, event: QEvent) -> bool:
        """Zoom by two fingers, on a touch pad or on the screen."""
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self._zoom(max(1.0 + event.value(), 0.1), event.position().x())
                return True
            if event.gestureType() == Qt.NativeGestureType.SmartZoomNativeGesture:
                self.show_range(None)
                return True
        if isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                middle = self.viewport().mapFromGlobal(pinch.centerPoint().toPoint())
                self._zoom(pinch.scaleFactor() or 1.0, middle.x())
                return True
        return bool(super().viewportEvent(event))

    def leaveEvent(self, event: QEvent) -> None:
        """Forget the pointer."""
        self._cursor.setMouseHover(False)
        self._canvas.set_pointed(None)
        super().leaveEvent(event)

    def _seek(self, step: int, always: bool = False) -> None:
        step = min(step, self.merges)
        if always or step != self._step:
            self.seek_requested.emit(step)

    def _point(self, x: float) -> None:
        """Read off what is under the pointer."""
        right = self.scale.left + self.scale.width
        inside = self.merges and self.scale.left - _NEAR <= x <= right + _NEAR
        step = min(self.scale.step(x), self.merges)
        self._canvas.set_pointed(step if inside and self._grab is None else None)

    def _show_band(self, x: float) -> None:
        begun = self._band_from
        assert begun is not None
        left, right = sorted((begun, min(max(x, self.scale.left), self.width())))
        self._band.setGeometry(round(left), 0, max(round(right - left), 1), self.height())
        self._band.show()
        self._canvas.set_pointed(None)

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
        if self._shown is not None and self._shown[1] > self.end:
            self._shown = narrow(*self._shown, self.end)
        first, last = self._shown or (0.0, None)
        scale = TimeScale(left, max(self.width() - left - right, 1), self.end, first, last)
        self._canvas.set_frame(scale, self.height())
        if scale != self.scale:
            plot = self.getPlotItem()
            plot.layout.setContentsMargins(left, 0, right, 0)
            plot.layout.activate()
            first, last = scale.shown if self.end else (0.0, 1.0)
            plot.getViewBox().setXRange(first, last, padding=0)
            self.scale = scale
        self._cursor.setBounds((0, self.merges))
        self._show_cursor()
        self.scale_changed.emit()

    def _show_cursor(self) -> None:
        self._cursor.setVisible(self.merges > 0 and self.scale.holds(self._cursor.value()))

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
