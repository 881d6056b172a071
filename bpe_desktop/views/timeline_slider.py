"""The slider under the chart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSlider, QWidget

from .quantities import count_text
from .step_words import StepWords, step_words
from .theme import Theme
from .time_scale import TimeScale, label_steps
from .timeline_marks import near_mark, paint_bookmark, paint_loop_ends

__all__ = ["TimelineSlider"]

_TRACK_Y = 10.0
_TRACK_HEIGHT = 4.0
_HANDLE_RADIUS = 7.0
_LABEL_TOP = 18
_HEIGHT = 32
_LABEL_GAP = 14  # between two labels, at least
_MOST_LABELS = 7


class TimelineSlider(QSlider):
    """Chooses the step: 0 to the number of merges.

    `seek_requested` tells of every change that did not come from `set_step`, whoever made it: the
    mouse, a key, the wheel, a screen reader or a script. While training, the track reaches to
    the end of the scale and the handle only as far as there are merges.
    """

    seek_requested = Signal(int)
    zoom_requested = Signal(int)  # by so many notches; 0 for all of the steps

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setObjectName("timelineSlider")
        self.setAccessibleName(self.tr("Timeline"))
        self._theme = theme
        self._scale = TimeScale(0, 0, 0)
        self._position = 0.0
        self._grab = 0.0
        self._following = False
        self._words = step_words("bpe")
        self._name: Callable[[int], str] = lambda _step: ""
        self._bookmarks: Sequence[int] = ()
        self._loop: tuple[int, int] | None = None
        self.setRange(0, 0)
        self.setFixedHeight(_HEIGHT)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.valueChanged.connect(self._on_value_changed)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Ask for the height of track and labels; any width will do."""
        return QSize(400, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Be content with a narrow strip."""
        return QSize(120, _HEIGHT)

    def said(self) -> str:
        """Return the value in words: the step, of how many, and what it is about."""
        step = self.value()
        if not step:
            return self._words.before_first[:1].upper() + self._words.before_first[1:]
        said = self._words.step_of.format(count_text(step), count_text(self.maximum()))
        name = self._name(step)
        return f"{said}: {name}" if name else said

    def set_words(self, words: StepWords) -> None:
        """Call the steps by these words."""
        self._words = words

    def set_naming(self, name: Callable[[int], str]) -> None:
        """Ask this what a step is about."""
        self._name = name

    def set_scale(self, scale: TimeScale, merges: int) -> None:
        """Draw on this scale; the handle reaches to `merges`."""
        self._scale = scale
        self._following = True
        self.setRange(0, merges)
        self.setPageStep(max(merges // 20, 1))
        self._following = False
        self.update()

    def set_step(self, step: int, position: float) -> None:
        """Put the handle to `position`, a fraction of a merge beyond `step` while one moves."""
        self._following = True
        self.setValue(step)
        self._following = False
        if position != self._position:
            self._position = position
            self.update()

    def set_bookmarks(self, steps: Sequence[int]) -> None:
        """Mark steps above the track; a press near a mark takes exactly its step."""
        self._bookmarks = tuple(steps)
        self.update()

    def set_loop(self, loop: tuple[int, int] | None) -> None:
        """Show the range that playing repeats."""
        self._loop = loop
        self.update()

    def handle_center(self) -> QPointF:
        """Return the middle of the handle."""
        return QPointF(self._scale.x(self._position), _TRACK_Y)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom by + and -, show all by 0; the arrows are Qt's."""
        notches = {"+": 1, "-": -1, "0": 0}.get(event.text())
        if notches is None:
            super().keyPressEvent(event)
        else:
            self.zoom_requested.emit(notches)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Jump to the pressed place; take the handle where it is touched, without a jump."""
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        offset = self.handle_center() - event.position()
        near = abs(offset.x()) <= _HANDLE_RADIUS and abs(offset.y()) <= _HANDLE_RADIUS + 2
        self._grab = offset.x() if near else 0.0
        self.setSliderDown(True)
        if not self._seek(event):
            self.seek_requested.emit(self.value())  # to touch the handle is to take over

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Seek along while the button is held."""
        if self.isSliderDown():
            self._seek(event)
        else:
            event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the handle go."""
        if event.button() == Qt.MouseButton.LeftButton and self.isSliderDown():
            self.setSliderDown(False)
            self.update()
        else:
            event.ignore()

    def _seek(self, event: QMouseEvent) -> bool:
        before, x = self.value(), event.position().x() + self._grab
        self.setValue(near_mark(self._scale, self._bookmarks, x, self._scale.step(x)))
        return self.value() != before

    def _on_value_changed(self, value: int) -> None:
        if not self._following:
            self._position = float(value)
            self.update()
            self.seek_requested.emit(value)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw track, handle and the numbers below."""
        if not self._scale.width:  # before the chart that it shares the scale with
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_track(painter)
            self._paint_handle(painter)
            self._paint_labels(painter)

    def _paint_track(self, painter: QPainter) -> None:
        color = self._theme.color
        center = self.handle_center()
        left, right = self._scale.left, self._scale.left + self._scale.width
        top = _TRACK_Y - _TRACK_HEIGHT / 2
        radius = _TRACK_HEIGHT / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("muted"))
        painter.drawRoundedRect(QRectF(left, top, right - left, _TRACK_HEIGHT), radius, radius)
        if self.maximum() == 0:
            return
        painter.setBrush(color("accent"))
        past = QRectF(left, top, min(max(center.x(), left), right) - left, _TRACK_HEIGHT)
        painter.drawRoundedRect(past, radius, radius)
        if self._loop is not None:
            paint_loop_ends(painter, self._scale, self._loop, color("text2"), _TRACK_Y)
        for step in self._bookmarks:
            if self._scale.holds(step):
                paint_bookmark(painter, QPointF(self._scale.x(step), 0.5), color("text2"))

    def _paint_handle(self, painter: QPainter) -> None:
        color, center = self._theme.color, self.handle_center()
        if self.maximum() == 0:
            return
        if not self._scale.holds(self._position):
            self._paint_pointer(painter, center.x() < self._scale.left)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        if self.hasFocus():
            painter.setBrush(color("accent_soft"))
            painter.drawEllipse(center, _HANDLE_RADIUS + 3, _HANDLE_RADIUS + 3)
        pressed = self.isSliderDown()
        painter.setPen(QPen(color("accent"), 2))
        painter.setBrush(color("accent" if pressed else "surface"))
        painter.drawEllipse(center, _HANDLE_RADIUS, _HANDLE_RADIUS)

    def _paint_pointer(self, painter: QPainter, to_left: bool) -> None:
        """Point to the handle that is beside what is shown."""
        scale = self._scale
        x, side = (scale.left, -1) if to_left else (scale.left + scale.width, 1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.color("accent"))
        points = (QPointF(x + 6 * side, _TRACK_Y), QPointF(x - side, 5), QPointF(x - side, 15))
        painter.drawPolygon(QPolygonF(points))

    def _paint_labels(self, painter: QPainter) -> None:
        font = self._theme.font("small")
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(self._theme.color("text3"))
        for left, text in self._labels(metrics):
            painter.drawText(QPointF(left, _LABEL_TOP + metrics.ascent()), text)

    def _labels(self, metrics: QFontMetricsF) -> list[tuple[float, str]]:
        """Return the left edge and the text of each label; none of them touch."""
        first, end = ceil(self._scale.shown[0] - 1e-6), floor(self._scale.shown[1] + 1e-6)
        widest = metrics.horizontalAdvance(count_text(end))
        room = max(int(self._scale.width / (widest + 2 * _LABEL_GAP)), 1)
        steps = label_steps(end, min(room, _MOST_LABELS), first) if end else [0]
        placed: list[tuple[float, str]] = []
        for step in steps:
            text = count_text(step)
            placed.append((self._scale.x(step) - metrics.horizontalAdvance(text) / 2, text))
        if end:
            # The last number stays, within the pane, and displaces its neighbours.
            left = min(self._scale.x(end) - widest / 2, self._scale.x(end) + 7 - widest)
            while placed and placed[-1][0] + self._width(metrics, placed[-1]) + _LABEL_GAP > left:
                placed.pop()
            placed.append((left, count_text(end)))
        return placed

    @staticmethod
    def _width(metrics: QFontMetricsF, label: tuple[float, str]) -> float:
        return metrics.horizontalAdvance(label[1])
