"""The row of buttons that move the playhead, and what it says about it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QToolButton, QWidget

from ..models.number_text import brief_text
from ..models.playhead import SPEEDS
from .elided_label import ElidedLabel
from .quantities import count_text
from .steady_label import SteadyLabel
from .step_words import StepWords, step_words
from .theme import Theme

__all__ = ["Transport"]

_ICON = 18


class Transport(QWidget):
    """First, back, play, forward, last; the step at the playhead; the speed."""

    first_requested = Signal()
    step_back_requested = Signal()
    play_requested = Signal()
    step_forward_requested = Signal()
    last_requested = Signal()
    speed_requested = Signal(float)
    bookmark_requested = Signal()
    loop_requested = Signal()

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, *, is_short: bool = False
    ) -> None:
        """Make the row; a short one is without status and speed, and its parts have no names."""
        super().__init__(parent)
        self._theme = theme
        self._is_short = is_short
        self._playing = False
        self._merges = 0
        self._words = step_words("bpe")
        self._first = self._button("firstButton", self.tr("Go to the start (Home)"))
        self._back = self._button("stepBackButton", self.tr("Take the last step back (Left)"))
        self._play = self._button("playButton", "")
        self._play.setProperty("primary", True)
        self._play.setFixedSize(40, 34)
        self._forward = self._button("stepForwardButton", self.tr("Make the next step (Right)"))
        self._last = self._button("lastButton", self.tr("Go to the last step (End)"))
        self._bookmark = self._button("bookmarkButton", self.tr("Mark this step (M)"))
        self._loop = self._button("loopButton", self.tr("Repeat a range: [ and ] set its ends (R)"))
        for button, signal in (
            (self._bookmark, self.bookmark_requested),
            (self._loop, self.loop_requested),
        ):
            button.setCheckable(True)
            button.clicked.connect(signal)
            button.setVisible(not is_short)
        self._first.clicked.connect(self.first_requested)
        self._back.clicked.connect(self.step_back_requested)
        self._play.clicked.connect(self.play_requested)
        self._forward.clicked.connect(self.step_forward_requested)
        self._last.clicked.connect(self.last_requested)
        self._merge = SteadyLabel(self)
        self._room = -1  # digits that the number of merges has room for
        self._status = ElidedLabel(theme, font="table", parent=self)
        self._speed_label = QLabel(self.tr("Speed"), self)
        self._speed_label.setProperty("tone", "text2")
        self._speed = self._speed_box()
        self._speed_label.setBuddy(self._speed)
        self._lay_out()
        theme.changed.connect(self._refresh_theme)
        self._refresh_theme()
        self.set_step(0, 0, 0, 0)

    def set_step(self, step: int, shown: int, merges: int, total: int) -> None:
        """Show merge `shown` of `total`; `step` of the `merges` that there are have been made.

        `shown` is one more than `step` while the next merge is in motion.
        """
        self._merges = merges
        merge, nothing = self._words.step_of, self._words.none_yet
        digits = len(str(total)) if total else 0
        if digits != self._room:
            self._room = digits
            longest = count_text(10**digits - 1)
            self._merge.keep_room_for(merge.format(longest, longest) if total else nothing)
        text = merge.format(count_text(shown), count_text(total))
        self._merge.setText(text if total else nothing)
        for button, enabled in (
            (self._first, step > 0),
            (self._back, shown > 0),
            (self._play, merges > 0),
            (self._forward, step < merges),
            (self._last, step < merges),
            (self._bookmark, merges > 0),
            (self._loop, merges > 0),
        ):
            if button.isEnabled() != enabled:
                button.setEnabled(enabled)

    def set_words(self, words: StepWords) -> None:
        """Call the steps by these words, from the next step that is set on."""
        self._words = words
        self._room = -1

    def set_status(self, text: str) -> None:
        """Write beside the merge what is happening to it."""
        self._status.set_text(text)

    def set_playing(self, playing: bool) -> None:
        """Show the button that pauses while playing."""
        if playing != self._playing:
            self._playing = playing
            self._refresh_play()

    def set_marked(self, marked: bool) -> None:
        """Show whether the step at the playhead has a bookmark."""
        self._bookmark.setChecked(marked)

    def set_looping(self, looping: bool) -> None:
        """Show whether playing repeats a range."""
        self._loop.setChecked(looping)

    def set_speed(self, speed: float) -> None:
        """Show the speed on offer that is nearest, without asking for it."""
        nearest = min(range(len(SPEEDS)), key=lambda index: abs(SPEEDS[index] - speed))
        blocked = self._speed.blockSignals(True)
        self._speed.setCurrentIndex(nearest)
        self._speed.blockSignals(blocked)

    def _button(self, name: str, tip: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName("" if self._is_short else name)
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        button.setIconSize(QSize(_ICON, _ICON))
        button.setFixedSize(34, 30)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _speed_box(self) -> QComboBox:
        box = QComboBox(self)
        box.setObjectName("" if self._is_short else "speedBox")
        box.setAccessibleName(self.tr("Speed"))
        box.setToolTip(self.tr("Steps a second"))
        for speed in SPEEDS:
            box.addItem(f"{brief_text(speed)}×", speed)
        box.setCurrentIndex(SPEEDS.index(1.0))
        box.setFixedSize(72, 28)
        box.currentIndexChanged.connect(lambda index: self.speed_requested.emit(SPEEDS[index]))
        return box

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 0, 12, 0)
        row.setSpacing(0)
        row.addWidget(self._first)
        row.addWidget(self._back)
        row.addSpacing(2)
        row.addWidget(self._play)
        row.addSpacing(2)
        row.addWidget(self._forward)
        row.addWidget(self._last)
        if not self._is_short:
            row.addSpacing(6)
            row.addWidget(self._bookmark)
            row.addWidget(self._loop)
        row.addSpacing(12)
        row.addWidget(self._merge)
        if self._is_short:
            for part in (self._status, self._speed_label, self._speed):
                part.hide()
            return
        row.addSpacing(12)
        row.addWidget(self._status, 1)
        row.addSpacing(12)
        row.addWidget(self._speed_label)
        row.addSpacing(6)
        row.addWidget(self._speed)

    def _refresh_play(self) -> None:
        tip = self.tr("Pause (Space)") if self._playing else self.tr("Play (Space)")
        self._play.setToolTip(tip)
        self._play.setAccessibleName(tip)
        name = "pause" if self._playing else "play"
        self._play.setIcon(self._theme.icon(name, "on_accent", _ICON))

    def _refresh_theme(self) -> None:
        theme = self._theme
        for button, name in (
            (self._first, "skip-back"),
            (self._back, "step-back"),
            (self._forward, "step-forward"),
            (self._last, "skip-forward"),
            (self._bookmark, "bookmark"),
            (self._loop, "repeat"),
        ):
            button.setIcon(theme.icon(name, "text2", _ICON))
        self._merge.setFont(theme.font("strong"))
        self._speed_label.setFont(theme.font("table"))
        self._refresh_play()
