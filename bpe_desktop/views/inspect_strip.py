"""The foot of Inspect: transport and timeline in one line, with marks where a token was made."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from .elided_label import ElidedLabel
from .step_words import StepWords
from .theme import Theme
from .time_scale import TimeScale
from .timeline_slider import TimelineSlider
from .transport import Transport

__all__ = ["InspectStrip", "MarkedSlider"]

_HEIGHT = 46
_MARK = 6.0  # half of a mark's width
_EDGE = 10


class MarkedSlider(TimelineSlider):
    """A timeline slider with diamonds at some steps."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("inspectSlider")
        self._marks: Sequence[int] = ()
        self._steps = self._end = 0

    def set_marks(self, marks: Sequence[int]) -> None:
        """Mark steps."""
        self._marks = tuple(marks)
        self.update()

    def set_steps(self, steps: int, end: int) -> None:
        """Reach to so many steps, on a width that `end` fit on."""
        self._steps, self._end = steps, end
        self._share()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Reach over the new width."""
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        scale = TimeScale(_EDGE, max(0, self.width() - 2 * _EDGE), self._end)
        self.set_scale(scale, self._steps)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the slider, the marks under the handle."""
        super().paintEvent(event)
        handle = self.handle_center()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self._theme.color("accent"), 1.5))
            painter.setBrush(QColor(self._theme.color("surface")))
            for step in self._marks:
                x, y = self._scale.x(step), handle.y()
                if abs(x - handle.x()) < _MARK + 6:
                    continue  # the handle stands there
                corners = ((0, -_MARK), (_MARK, 0), (0, _MARK), (-_MARK, 0))
                painter.drawPolygon(QPolygonF([QPointF(x + dx, y + dy) for dx, dy in corners]))


class InspectStrip(QWidget):
    """Transport, slider, and what the marks mean."""

    seek_requested = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.transport = Transport(theme, self, is_short=True)
        self.slider = MarkedSlider(theme, self)
        self._legend = ElidedLabel(theme, font="table", parent=self)
        self._step = self._steps = self._expected = 0
        self.setFixedHeight(_HEIGHT)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 12, 0)
        row.setSpacing(12)
        row.addWidget(self.transport)
        row.addWidget(self.slider, 1, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._legend)
        self.slider.seek_requested.connect(self.seek_requested)

    def set_words(self, words: StepWords) -> None:
        """Call the steps by these words."""
        self.slider.set_words(words)
        self.transport.set_words(words)
        self._refresh()

    def set_steps(self, steps: int) -> None:
        """Say how many steps there are."""
        self._steps = steps
        self._reach()

    def set_expected(self, steps: int | None) -> None:
        """Leave room for as many steps while they are being trained."""
        if self._expected != (steps or 0):
            self._expected = steps or 0
            self._reach()

    def set_step(self, step: int) -> None:
        """Show the playhead."""
        self._step = step
        self._refresh()

    def set_marks(self, marks: Sequence[int], token: str) -> None:
        """Mark the steps that made a token."""
        self.slider.set_marks(marks)
        self._legend.set_text(self.tr("◇ steps that made {}").format(token) if marks else "")

    @property
    def _end(self) -> int:
        return max(self._steps, self._expected)

    def _reach(self) -> None:
        self.slider.set_steps(self._steps, self._end)
        self._refresh()

    def _refresh(self) -> None:
        self.slider.set_step(self._step, float(self._step))
        self.transport.set_step(self._step, self._step, self._steps, self._end)

    def sizeHint(self) -> QSize:
        """Ask for one line."""
        return QSize(700, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Stand on the surface, under a line."""
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), self._theme.color("surface"))
            painter.setPen(self._theme.color("line"))
            painter.drawLine(0, 0, self.width(), 0)
