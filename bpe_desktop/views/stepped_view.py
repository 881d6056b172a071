"""Something that is gone through step by step: what it shows, over buttons and a slider."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QSlider, QWidget

from .icon_button import IconButton
from .theme import Theme

__all__ = ["StepTips", "SteppedView"]

_SIDE = 12
_SLIDER = 260
_LOW = 110  # a lower view has no room for a line of buttons below
_KEYS = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Space,
)


class StepTips(NamedTuple):
    """What the buttons and the slider are called."""

    back: str
    play: str
    pause: str
    forward: str
    slider: str


class SteppedView(QWidget):
    """Left and Right step through the states, Space plays."""

    seek_requested = Signal(int)
    step_requested = Signal(int)
    play_requested = Signal()

    def __init__(
        self, theme: Theme, head: QWidget, body: QWidget, tips: StepTips, *, name: str
    ) -> None:
        """Put `head` over `body`, which scrolls; the parts' object names begin with `name`."""
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._theme = theme
        self._tips = tips
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setProperty("surface", "surface")
        area.setWidget(body)
        self._back = IconButton(theme, "step-back", tips.back)
        self._play = IconButton(theme, "play", tips.play)
        self._forward = IconButton(theme, "step-forward", tips.forward)
        self._back.setObjectName(f"{name}Back")
        self._play.setObjectName(f"{name}Play")
        self._forward.setObjectName(f"{name}Forward")
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setObjectName(f"{name}Slider")
        self.slider.setAccessibleName(tips.slider)
        self.slider.setMaximumWidth(_SLIDER)
        self._back.clicked.connect(lambda: self.step_requested.emit(-1))
        self._forward.clicked.connect(lambda: self.step_requested.emit(1))
        self._play.clicked.connect(self.play_requested)
        self.slider.valueChanged.connect(self._on_slid)
        self._filling = False
        self._head_part = head
        self._foot = QWidget()
        foot = QHBoxLayout(self._foot)
        foot.setContentsMargins(_SIDE - 4, 0, 0, 0)
        foot.setSpacing(2)
        for button in (self._back, self._play, self._forward):
            foot.addWidget(button)
        foot.addSpacing(8)
        foot.addWidget(self.slider, 1)
        foot.addStretch()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._grid.setColumnStretch(1, 1)
        self._grid.addWidget(area, 1, 0, 1, 2)
        self._grid.setRowStretch(1, 1)
        self._is_low: bool | None = None
        self._arrange(low=False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons before the head, without the slider, where there is little height."""
        super().resizeEvent(event)
        self._arrange(low=self.height() < _LOW)

    def _arrange(self, *, low: bool) -> None:
        if low == self._is_low:
            return
        self._is_low = low
        self.slider.setHidden(low)
        for part in (self._head_part, self._foot):
            self._grid.removeWidget(part)
        if low:
            self._grid.addWidget(self._foot, 0, 0)
            self._grid.addWidget(self._head_part, 0, 1)
        else:
            self._grid.addWidget(self._head_part, 0, 0, 1, 2)
            self._grid.addWidget(self._foot, 2, 0, 1, 2)
        self._grid.setRowMinimumHeight(3, 0 if low else 6)

    def show_place(self, at: int, states: int) -> None:
        """Show which of the states is on show."""
        self._filling = True
        self.slider.setRange(0, max(0, states - 1))
        self.slider.setValue(at)
        self._filling = False
        self._back.setEnabled(at > 0)
        self._forward.setEnabled(at + 1 < states)
        self._play.setEnabled(states > 1)
        self.slider.setEnabled(states > 1)

    def set_playing(self, playing: bool) -> None:
        """Show whether the states follow one another by themselves."""
        self._play.set_icon("pause" if playing else "play")
        self._play.setToolTip(self._tips.pause if playing else self._tips.play)

    def event(self, event: QEvent) -> bool:
        """Keep the keys that step from the window's shortcuts."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() in _KEYS
            and not event.modifiers()
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step by the arrows, play by the space bar."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if event.key() in steps:
            self.step_requested.emit(steps[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_Space:
            self.play_requested.emit()
        elif event.key() == Qt.Key.Key_Home:
            self.seek_requested.emit(0)
        elif event.key() == Qt.Key.Key_End:
            self.seek_requested.emit(self.slider.maximum())
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Stand on the surface."""
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), self._theme.color("surface"))

    def _on_slid(self, value: int) -> None:
        if not self._filling:
            self.seek_requested.emit(value)
