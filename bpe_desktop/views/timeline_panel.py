"""The timeline: what each merge counted, where the playhead is, and the buttons that move it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from .elided_label import ElidedLabel
from .quantities import count_text
from .step_words import StepWords, step_words
from .theme import Theme
from .time_scale import TimeScale
from .timeline_layers import Layers
from .timeline_slider import TimelineSlider
from .transport import Transport

if TYPE_CHECKING:
    from .timeline_chart import TimelineChart

__all__ = ["TimelinePanel"]

# How much of a merge's motion has passed at the start of each phase, and how much each adds. The
# playhead itself moves on when the halves have met, so "settle" is already at rest here.
_MOTION = {"announce": (0.0, 0.25), "count": (0.25, 0.3), "join": (0.55, 0.45)}

_TITLE_HEIGHT = 33
_TITLE_INSTEAD = 10  # the space above the chart where there is no title
_BELOW_CHART = 42  # the transport row
_TITLE_NEEDS = 170  # a lower panel is without the title
_CHART_NEEDS = 140  # and one lower than this without the chart


class TimelinePanel(QWidget):
    """Shows the timeline and emits what a person wants of the playhead; moves nothing itself.

    As the panel gets lower, the chart shrinks first, down to 62 pixels; then the title goes, then
    the chart.

    The chart is made when there is something to show in it, or else once the panel has been
    painted: its library takes a fifth of the time to start, and there is nothing to see of it yet.
    """

    seek_requested = Signal(int)
    play_requested = Signal()
    step_back_requested = Signal()
    step_forward_requested = Signal()
    first_requested = Signal()
    last_requested = Signal()
    speed_requested = Signal(float)
    layers_changed = Signal()
    bookmark_requested = Signal()
    loop_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._step = 0
        self._motion = 0.0
        self._words = step_words("bpe")
        self._chart: TimelineChart | None = None
        self._name: Callable[[int], str] = lambda _step: ""
        self._chart_place = QWidget(self)
        self._make_later = QTimer(self)
        self._make_later.setSingleShot(True)
        self._make_later.timeout.connect(self.make_chart)
        self.slider = TimelineSlider(theme, self)
        self.transport = Transport(theme, self)
        self._loop: tuple[int, int] | None = None
        self._bookmarks: tuple[int, ...] = ()
        self._whole = QToolButton(self)
        self._whole.setObjectName("showWholeTimeline")
        self._whole.setProperty("link", True)
        self._whole.setText(self.tr("Show all"))
        self._whole.setToolTip(self.tr("Show all steps again (a double click in the chart)"))
        self._whole.hide()
        self._title = QLabel(self.tr("Timeline"), self)
        self._subtitle = ElidedLabel(theme, font="table", parent=self)
        self._boxes = (
            self._box("showCount", Layers().count),
            self._box("showTies", Layers().ties),
            self._box("showSymbols", Layers().symbols),
        )
        self._boxes[1].setToolTip(self.tr("A ring under each step that others were as good as"))
        self._title_row = self._lay_out_title()
        self._lay_out()
        self._connect()
        theme.changed.connect(self._refresh_theme)
        self._refresh_theme()
        self.set_words(self._words)
        self._share_scale()

    def sizeHint(self) -> QSize:
        """Ask for the chart at its full height."""
        return QSize(752, 226)

    def minimumSizeHint(self) -> QSize:
        """Be content without title and chart."""
        return QSize(480, _TITLE_INSTEAD + 32 + _BELOW_CHART)

    @property
    def chart(self) -> TimelineChart:
        """The chart; whoever asks for it has it made."""
        self.make_chart()
        assert self._chart is not None
        return self._chart

    def make_chart(self) -> None:
        """Make the chart if it is not there yet."""
        if self._chart is not None:
            return
        from .timeline_chart import TimelineChart

        self._make_later.stop()
        self._chart = chart = TimelineChart(self._theme, self)
        self._tell_chart()
        self._fit_chart()
        chart.scale_changed.connect(self._share_scale)
        chart.seek_requested.connect(self.seek_requested)
        self.slider.zoom_requested.connect(chart.zoom_in)
        self._whole.clicked.connect(lambda: chart.show_range(None))
        self.layout().replaceWidget(self._chart_place, chart)
        self._chart_place.deleteLater()
        self._share_scale()

    @property
    def merges(self) -> int:
        """How many merges there are."""
        return 0 if self._chart is None else self._chart.merges

    def set_series(
        self, counts: Sequence[int], symbols: Sequence[int], ties: Sequence[int]
    ) -> None:
        """Replace the merges: count, number of tied pairs (1 for none) and symbols left of each.

        `symbols` has one entry more: it begins with the symbols before the first merge.
        """
        if counts or any(symbols) or self._chart is not None:
            self.chart.set_series(counts, symbols, ties)
        self._move(min(self._step, self.merges), 0.0)

    def extend_series(
        self, counts: Sequence[int], symbols: Sequence[int], ties: Sequence[int]
    ) -> None:
        """Add further merges, one number of each kind for every merge."""
        self.chart.extend_series(counts, symbols, ties)
        self._move(self._step, self._motion)

    def set_expected(self, merges: int | None) -> None:
        """Say how many merges a training at work wants; `None` when there is none at work."""
        if merges or self._chart is not None:
            self.chart.set_expected(merges)
        self._move(self._step, self._motion)

    def set_step(self, step: int) -> None:
        """Show the playhead at rest after `step` merges."""
        self._move(min(max(step, 0), self.merges), 0.0)

    def set_motion(self, phase: str, progress: float) -> None:
        """Show the merge after the playhead in motion, `progress` (0 to 1) of the way in `phase`.

        In "settle" the playhead has moved on already, so cursor and handle rest.
        """
        begin, length = _MOTION.get(phase, (0.0, 0.0))
        motion = begin + length * min(max(progress, 0.0), 1.0)
        self._move(self._step, motion if self._step < self.merges else 0.0)

    def set_words(self, words: StepWords) -> None:
        """Call the steps and the series by these words."""
        self._words = words
        for box, text in zip(self._boxes, (words.counts, words.ties, words.symbols), strict=True):
            box.setText(text)
            box.setVisible(bool(text))
        self.slider.set_words(words)
        self.transport.set_words(words)
        self._tell_chart()
        self._refresh_subtitle()
        self._move(self._step, self._motion)

    def set_naming(self, name: Callable[[int], str]) -> None:
        """Ask this what a step is about, for those who hear it."""
        self._name = name
        self.slider.set_naming(name)
        self._tell_chart()

    def set_playing(self, playing: bool) -> None:
        """Show whether merges follow one another by themselves."""
        self.transport.set_playing(playing)

    def set_speed(self, speed: float) -> None:
        """Show the merges a second."""
        self.transport.set_speed(speed)

    def set_bookmarks(self, steps: Sequence[int]) -> None:
        """Show which steps are marked."""
        self._bookmarks = tuple(steps)
        self.slider.set_bookmarks(steps)
        self._tell_chart()
        self.transport.set_marked(self._step in self._bookmarks)

    def set_loop(self, loop: tuple[int, int] | None) -> None:
        """Show the range that playing repeats, `None` where it repeats none."""
        self._loop = loop
        self.slider.set_loop(loop)
        self._tell_chart()
        self.transport.set_looping(loop is not None)

    def shown_steps(self) -> tuple[int, int]:
        """Return the first and the last of the steps that are in view."""
        first, last = self._scale.shown
        return ceil(first - 1e-6), min(floor(last + 1e-6), self.merges)

    def set_status(self, text: str) -> None:
        """Write beside the merge what is happening."""
        self.transport.set_status(text)

    def layers(self) -> Layers:
        """Return which series are shown, to be kept with the window's state."""
        return Layers(*(box.isChecked() for box in self._boxes))

    def set_layers(self, layers: Layers) -> None:
        """Choose the series to show."""
        for box, shown in zip(self._boxes, layers, strict=True):
            box.setChecked(shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give up the title before the chart gets too low, then the chart."""
        super().resizeEvent(event)
        self._fit_chart()
        has_title = self.height() >= _TITLE_NEEDS
        self._title_row.setVisible(has_title)
        self.layout().setContentsMargins(0, 0 if has_title else _TITLE_INSTEAD, 0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Stand on the surface."""
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), self._theme.color("surface"))
        if self._chart is None:
            self._make_later.start(0)

    def _tell_chart(self) -> None:
        """Tell the chart all that is not of a single step, if there is one."""
        chart = self._chart
        if chart is None:
            return
        chart.setAccessibleName(self._words.chart)
        chart.set_left(self._words.left)
        chart.set_empty_text(self._words.empty_chart)
        chart.set_naming(self._name)
        chart.set_layers(self._shown_layers())
        chart.set_marks(self._bookmarks, self._loop)

    def _fit_chart(self) -> None:
        """Give the chart no height where there is no room; hidden, it would lose its width."""
        if self._chart is not None:
            self._chart.set_collapsed(self.height() < _CHART_NEEDS)

    def _box(self, name: str, checked: bool) -> QCheckBox:
        box = QCheckBox(self)
        box.setObjectName(name)
        box.setChecked(checked)
        box.toggled.connect(self._choose_layers)
        return box

    def _lay_out_title(self) -> QWidget:
        row = QWidget(self)
        row.setFixedHeight(_TITLE_HEIGHT)
        boxes = QHBoxLayout(row)
        boxes.setContentsMargins(12, 0, 9, 0)
        boxes.setSpacing(4)
        self._title.setContentsMargins(0, 0, 4, 0)
        boxes.addWidget(self._title)
        boxes.addWidget(self._subtitle, 1)
        boxes.addWidget(self._whole)
        for box in self._boxes:
            boxes.addWidget(box)
        return row

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._title_row)
        self._chart_place.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        column.addWidget(self._chart_place, 1)
        column.addWidget(self.slider)
        self.transport.setFixedHeight(_BELOW_CHART)
        column.addWidget(self.transport)

    def _connect(self) -> None:
        self.slider.seek_requested.connect(self.seek_requested)
        self.transport.first_requested.connect(self.first_requested)
        self.transport.step_back_requested.connect(self.step_back_requested)
        self.transport.play_requested.connect(self.play_requested)
        self.transport.step_forward_requested.connect(self.step_forward_requested)
        self.transport.last_requested.connect(self.last_requested)
        self.transport.speed_requested.connect(self.speed_requested)
        self.transport.bookmark_requested.connect(self.bookmark_requested)
        self.transport.loop_requested.connect(self.loop_requested)

    def _move(self, step: int, motion: float) -> None:
        self._step, self._motion = step, motion
        position = step + motion
        if self._chart is not None:
            self._chart.set_step(step, position)
        self.slider.set_step(step, position)
        shown = step + 1 if motion else step
        end = self.merges if self._chart is None else self._chart.end
        self.transport.set_step(step, shown, self.merges, end)
        self.transport.set_marked(step in self._bookmarks)

    @property
    def _scale(self) -> TimeScale:
        return TimeScale(0, 0, 0) if self._chart is None else self._chart.scale

    def _share_scale(self) -> None:
        scale = self._scale
        self.slider.set_scale(scale, self.merges)
        if scale.is_zoomed or not self._whole.isHidden():
            self._whole.setVisible(scale.is_zoomed)
            self._refresh_subtitle()

    def _choose_layers(self) -> None:
        self._tell_chart()
        self._refresh_subtitle()
        self.layers_changed.emit()

    def _shown_layers(self) -> Layers:
        """Return what is ticked, as far as these steps have it."""
        texts = (self._words.counts, self._words.ties, self._words.symbols)
        return Layers(
            *(box.isChecked() and bool(text) for box, text in zip(self._boxes, texts, strict=True))
        )

    def _refresh_subtitle(self) -> None:
        layers = self._shown_layers()
        if layers.count and layers.symbols:
            text = self._words.scales[2]
        elif layers.count:
            text = self._words.scales[0]
        elif layers.symbols:
            text = self._words.scales[1]
        else:
            text = ""
        if self._scale.is_zoomed:
            steps = map(count_text, self.shown_steps())
            text = self.tr("steps {} to {} in view").format(*steps)
        self._subtitle.set_text(text)

    def _refresh_theme(self) -> None:
        self._title.setFont(self._theme.font("strong"))
        for box in (*self._boxes, self._whole):
            box.setFont(self._theme.font("table"))
        self.update()
