"""The foot of the branches' page: symbols left in each line, the slider, and the transport."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from .difference_lane import DifferenceLane
from .elided_label import ElidedLabel
from .step_words import StepWords
from .theme import Theme
from .timeline_branches import BranchCurve
from .timeline_chart import TimelineChart
from .timeline_layers import Layers
from .timeline_slider import TimelineSlider
from .transport import Transport

__all__ = ["BranchTimeline"]

_CHART, _LANE = 104, 58
_LOW_CHART, _LOW_LANE = 66, 40  # in a low window
_TRANSPORT = 44


class BranchTimeline(QWidget):
    """The timeline with the symbols left only, of the main line and of every branch."""

    seek_requested = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._step = 0
        self._is_lowest = False  # the buttons stand beside the title
        self.chart = TimelineChart(theme, self)
        self.chart.setObjectName("branchChart")
        self.chart.setAccessibleName(self.tr("Symbols left in the main line and the branches"))
        self.chart.set_empty_text(
            self.tr("After training, the symbols left after each merge stand here.")
        )
        self.chart.set_layers(Layers(count=False, ties=False, symbols=True))
        self.lane = DifferenceLane(theme, self)
        self.lane.hide()  # until there is a branch
        self.slider = TimelineSlider(theme, self)
        self.slider.setObjectName("branchSlider")
        self.transport = Transport(theme, self, is_short=True)
        self.transport.setFixedHeight(_TRANSPORT)
        self._title = QLabel(self.tr("Symbols left"))
        self._title.setFont(theme.font("strong"))
        self._note = ElidedLabel(theme, font="table")
        self._head = QHBoxLayout()
        self._head.setContentsMargins(12, 8, 12, 5)  # the playhead begins below the letters
        self._head.setSpacing(8)
        self._head.addWidget(self._title)
        self._head.addWidget(self._note, 1)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head)
        column.addWidget(self.chart)
        column.addWidget(self.lane)
        column.addWidget(self.slider)
        column.addWidget(self.transport, 0, Qt.AlignmentFlag.AlignLeft)
        self.chart.scale_changed.connect(self._share_scale)
        self.chart.seek_requested.connect(self.seek_requested)
        self.lane.seek_requested.connect(self.seek_requested)
        self.slider.seek_requested.connect(self.seek_requested)
        self.slider.zoom_requested.connect(self.chart.zoom_in)
        theme.changed.connect(self.update)
        self.set_low(False)

    def set_series(self, symbols: Sequence[int]) -> None:
        """Show the main line: the symbols before the first merge and after each."""
        merges = max(0, len(symbols) - 1)
        self.chart.set_series([1] * merges, symbols, [1] * merges)
        self.lane.set_main(symbols)
        self._refresh()

    def set_branches(self, curves: Sequence[BranchCurve]) -> None:
        """Show branches."""
        self.chart.set_branches(curves)
        self.lane.set_branches(curves)
        self.lane.setVisible(bool(curves))
        self._note.set_text(
            self.tr("green dashes: the main line; below: how many more or fewer a branch has")
            if curves
            else ""
        )

    def set_low(self, low: bool, *, lowest: bool = False) -> None:
        """Take less height, in a low window; in the lowest, the buttons stand in the first row."""
        if lowest != self._is_lowest:
            self._is_lowest = lowest
            (self._column if lowest else self._head).removeWidget(self.transport)
            if lowest:
                self._head.addWidget(self.transport)
                self._head.setContentsMargins(12, 0, 0, 0)
            else:
                self._column.addWidget(self.transport, 0, Qt.AlignmentFlag.AlignLeft)
                self._head.setContentsMargins(12, 8, 12, 5)
        self.chart.setFixedHeight(_LOW_CHART if low else _CHART)
        self.lane.setFixedHeight(_LOW_LANE if low else _LANE)

    def set_words(self, words: StepWords) -> None:
        """Call the steps by these words."""
        self.slider.set_words(words)
        self.transport.set_words(words)

    def set_step(self, step: int) -> None:
        """Show the playhead."""
        self._step = step
        self._refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Stand on the surface."""
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), self._theme.color("surface"))

    def _refresh(self) -> None:
        step = min(self._step, self.chart.merges)
        self.chart.set_step(step, float(step))
        self.lane.set_step(step)
        self.slider.set_step(step, float(step))
        self.transport.set_step(step, step, self.chart.merges, self.chart.merges)

    def _share_scale(self) -> None:
        self.lane.set_scale(self.chart.scale)
        self.slider.set_scale(self.chart.scale, self.chart.merges)
