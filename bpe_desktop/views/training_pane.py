"""The settings of the training, the button that starts it, and how far it is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ..engine.config import TrainingConfig
from ..models.number_text import counted
from .elided_label import ElidedLabel
from .keyed_button import KeyedButton
from .opened_card import OpenedCard, OpenedFacts
from .overlay_scroll_bar import OverlayScrollBar
from .pane import PADDING, Pane
from .quantities import byte_text, count_text, seconds_left_text
from .theme import Theme
from .training_form import TrainingForm

__all__ = ["RunButtons", "TrainingPane"]

_BRIEF_MS = 150  # a training no longer than this changes nothing that is seen
_SHORT_MS = 400  # one no longer than this may go on while a person types
_FADE = 28  # height: no less than a field, so that none is cut in sight


class RunButtons(QWidget):
    """Train, or Cancel while training: one place, one of the two at a time."""

    train_requested = Signal()
    cancel_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.train = KeyedButton(theme, self.tr("Train"), "Ctrl+T", primary=True)
        self.train.setObjectName("trainButton")
        self.train.clicked.connect(self.train_requested)
        self.cancel = KeyedButton(theme, self.tr("Cancel"), "Esc")
        self.cancel.setObjectName("cancelButton")
        self.cancel.clicked.connect(self.cancel_requested)
        self.cancel.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.train)
        row.addWidget(self.cancel)

    def set_running(self, running: bool) -> None:
        """Show Cancel while a training runs; the keyboard stays on the button in sight."""
        focused = self.train.hasFocus() or self.cancel.hasFocus()
        self.train.setVisible(not running)
        self.cancel.setVisible(running)
        if focused:
            (self.cancel if running else self.train).setFocus()

    def set_compact(self, compact: bool) -> None:
        """Leave the shortcut out and be no wider than needed, for the toolbar."""
        for button in (self.train, self.cancel):
            button.set_size(30 if compact else 34, with_keys=not compact)
        wide = QSizePolicy.Policy.Expanding
        narrow = QSizePolicy.Policy.Fixed
        for button in (self.train, self.cancel):
            button.setSizePolicy(narrow if compact else wide, narrow)


class TrainingPane(Pane):
    """The settings of the training. `config_edited` tells of complete and valid settings only."""

    config_edited = Signal(object)  # TrainingConfig
    train_requested = Signal()
    cancel_requested = Signal()
    compare_ties_requested = Signal()
    summary_changed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, pause_ms: int = 350) -> None:
        title = QCoreApplication.translate("TrainingPane", "Training")
        super().__init__(theme, title, parent=parent)
        self.setObjectName("trainingPane")
        self.setMinimumWidth(220)
        self._summary = ""
        self._compare = self.add_tool(
            "list-ordered", self.tr("Compare the rules for equal counts"), "compareTies"
        )
        self._compare.clicked.connect(self.compare_ties_requested)
        self._more = self.add_tool("sliders-horizontal", self.tr("More settings"), "moreSettings")
        self._more.setCheckable(True)
        self._pause = _once(self, pause_ms, self._emit_config)
        self.form = TrainingForm(theme)
        self.form.edited.connect(self._pause.start)
        self.form.committed.connect(self._emit_config)
        self.form.switched.connect(self._on_switched)
        self._more.toggled.connect(self.form.set_more_shown)
        self.card = OpenedCard(theme)
        self.card.hide()
        self._hint = QLabel()
        self._hint.setObjectName("trainingHint")
        self._hint.setWordWrap(True)
        self._hint.setProperty("tone", "text2")
        self._hint.setFont(theme.font("table"))
        self._progress = _Progress(theme)
        self.buttons = RunButtons(theme)
        self.buttons.train_requested.connect(self._on_train)
        self.buttons.cancel_requested.connect(self.cancel_requested)
        self._opened: OpenedFacts | None = None
        self._is_running = False
        self._lost_focus: tuple[QWidget, QWidget | None] | None = None  # from where, to where
        self._brief = _once(self, _BRIEF_MS, self._show_running)
        self._short = _once(self, _SHORT_MS, self._lock)
        self._lay_out()
        self.place_buttons()
        self._refresh_summary()

    def set_config(self, config: TrainingConfig) -> None:
        """Show settings; nothing is emitted."""
        self._pause.stop()
        self.form.set_config(config)
        if self.form.has_more():
            self._more.setChecked(True)
        self._refresh_summary()

    def set_opened(self, facts: OpenedFacts | None) -> None:
        """Show a tokenizer from a file instead of the settings, `None` for the settings."""
        opened = facts is not None
        if facts is not None:
            self._pause.stop()
            self.card.set_facts(facts)
        self.form.setVisible(not opened)
        self.card.setVisible(opened)
        self._more.setVisible(not opened)
        self.set_title(self.tr("Tokenizer") if opened else self.tr("Training"))
        self.buttons.train.set_text(self.tr("Train anew") if opened else self.tr("Train"))
        self._opened = facts
        self._refresh_summary()

    def set_reached(self, size: int | None) -> None:
        """Say how many tokens the training in view has: another algorithm may aim at as many."""
        self.form.set_reached(size)

    def config(self) -> TrainingConfig:
        """Return the last valid settings."""
        return self.form.config()

    def set_ties_comparable(self, comparable: bool) -> None:
        """Say whether the training in view can be trained by the other tie rules."""
        self._compare.setEnabled(comparable)

    def set_counts_corpus(self, counts: bool) -> None:
        """Say that the corpus is a list of words: they are taken as listed, not cut."""
        self.form.set_counts_corpus(counts)

    def set_running(self, running: bool) -> None:
        """Show Cancel and the progress while a training runs, and lock the settings.

        Both only if it takes its time: what is trained anew at every number that is typed neither
        flickers nor takes the keyboard away.
        """
        if running == self._is_running:
            return
        self._is_running = running
        if running:
            self._brief.start()
            self._short.start()
            return
        self._brief.stop()
        self._short.stop()
        self._unlock()
        self._show_running()

    def set_progress(self, done: int, total: int | None, seconds_left: float | None) -> None:
        """Show how many merges of how many are made; `None` where that is not known."""
        self._progress.set_progress(done, total, seconds_left)

    def set_reading(self, done: int, total: int | None) -> None:
        """Show how many bytes of the corpus are read, before the first merge."""
        self._progress.set_reading(done, total)

    def set_hint(self, hint: str) -> None:
        """Say under the settings what they lead to."""
        self._hint.setText(hint)
        self._hint.setVisible(bool(hint) and self._progress.isHidden())

    def set_can_train(self, can_train: bool) -> None:
        """Enable the Train button."""
        self.buttons.train.setEnabled(can_train)

    def summary(self) -> str:
        """Return the settings in a few words, such as "BPE, 100 merges"."""
        return self._summary

    def place_buttons(self) -> None:
        """Take the buttons (back) to the foot of the pane."""
        self.buttons.set_compact(False)
        self._button_place.addWidget(self.buttons)
        self.buttons.show()

    def focus_settings(self) -> None:
        """Put the keyboard on the first setting."""
        self.form.focus_first()

    def _lay_out(self) -> None:
        content = QFrame()
        content.setObjectName("trainingForm")
        content.setProperty("surface", "surface")
        inner = QVBoxLayout(content)
        inner.setContentsMargins(PADDING, 0, PADDING, 8)
        inner.setSpacing(10)
        inner.addWidget(self.form)
        inner.addWidget(self.card)
        inner.addWidget(self._hint)
        inner.addWidget(self._progress)
        inner.addStretch(1)
        scroll = _Scroll(self.theme, content)
        self.form.row_needed.connect(scroll.reveal)
        self._button_place = QVBoxLayout()
        self._button_place.setContentsMargins(PADDING, 0, PADDING, PADDING)
        self.body.addWidget(scroll, 1)
        self.body.addLayout(self._button_place)

    def _show_running(self) -> None:
        running = self._is_running
        self._progress.setVisible(running)
        self._hint.setVisible(not running and bool(self._hint.text()))
        self.buttons.set_running(running)

    def _lock(self) -> None:
        focused = QApplication.focusWidget()
        self.form.set_locked(True)
        if focused is not None and self.form.isAncestorOf(focused):
            self._lost_focus = focused, QApplication.focusWidget()

    def _unlock(self) -> None:
        """Give the keyboard back to the field that had it, unless a person took it elsewhere."""
        self.form.set_locked(False)
        lost, self._lost_focus = self._lost_focus, None
        if lost is not None and QApplication.focusWidget() in (lost[1], None):
            lost[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_train(self) -> None:
        # Settings that were typed a moment ago count for the training they are meant for.
        if self._pause.isActive():
            self._pause.stop()
            self._emit_config()
        self.form.show_errors()
        self.train_requested.emit()

    def _emit_config(self) -> None:
        self._pause.stop()
        if self.form.take_edit():
            self._refresh_summary()
            self.config_edited.emit(self.form.config())

    def _on_switched(self) -> None:
        self._pause.stop()
        if self.form.has_more():
            self._more.setChecked(True)
        self._refresh_summary()
        self.config_edited.emit(self.form.config())

    def _refresh_summary(self) -> None:
        if self._opened is not None:
            self._summary = self._opened.name
            self.summary_changed.emit(self._summary)
            return
        config = self.form.config()
        if config.merges is not None:
            goal = counted("TrainingPane", "%Ln merge(s)", config.merges)
        elif config.vocab_size is not None:
            goal = counted("TrainingPane", "%Ln token(s)", config.vocab_size)
        elif config.algorithm == "gage":
            goal = self.form.form.currentText()
        else:
            goal = self.tr("without a limit")
        self._summary = f"{self.form.algorithm.currentText()}, {goal}"
        self.summary_changed.emit(self._summary)


def _once(parent: QWidget, after_ms: int, act: Callable[[], None]) -> QTimer:
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(after_ms)
    timer.timeout.connect(act)
    return timer


class _Scroll(QScrollArea):
    """Scrolls the form where it is higher than its room; its width stays the same.

    What goes on below fades out at the foot.
    """

    def __init__(self, theme: Theme, content: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)
        self._fade = _Fade(theme, self)
        self._bar = OverlayScrollBar(self)
        self._row: QWidget | None = None  # the last one that was to be in sight
        self.verticalScrollBar().valueChanged.connect(self._place_fade)
        self.verticalScrollBar().rangeChanged.connect(self._place_fade)

    def reveal(self, row: QWidget) -> None:
        """Scroll a row in sight as soon as all have their places."""
        self._row = row
        QTimer.singleShot(0, self, self._reveal_row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the scroll bar at the edge, and the field in use in sight."""
        super().resizeEvent(event)
        self._bar.place()
        self._place_fade()
        if self._row is not None and self._row.isAncestorOf(self.focusWidget() or self):
            self.reveal(self._row)

    def _reveal_row(self) -> None:
        row = self._row
        if row is None or not row.isVisible():
            return
        layout = self.widget().layout()
        if layout is not None:
            layout.activate()
        # Two steps: the height of the form is told to the scroll bar by an event.
        QApplication.sendPostedEvents(self.widget(), QEvent.Type.LayoutRequest)
        bar, top = self.verticalScrollBar(), row.mapTo(self.widget(), QPoint(0, 0)).y()
        least = top + row.height() + _FADE - self.viewport().height()
        bar.setValue(min(max(bar.value(), least), top))

    def _place_fade(self) -> None:
        bar, area = self.verticalScrollBar(), self.viewport().geometry()
        self._fade.setGeometry(area.left(), area.bottom() + 1 - _FADE, area.width(), _FADE)
        self._fade.setVisible(bar.value() < bar.maximum())
        self._fade.raise_()
        self._bar.raise_()


class _Fade(QWidget):
    """Lets what is under it fade into the pane's ground."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("formFade")
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground, from clear to solid."""
        ground = self._theme.color("surface")
        clear = QColor(ground)
        clear.setAlpha(0)
        fade = QLinearGradient(0, 0, 0, self.height())
        fade.setColorAt(0, clear)
        fade.setColorAt(0.8, ground)
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), fade)


class _Progress(QWidget):
    """A bar, how many merges are made, and the time left."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._bar = QProgressBar()
        self._bar.setObjectName("trainingProgress")
        self._bar.setTextVisible(False)
        self._done = ElidedLabel(theme, font="table")
        self._left = ElidedLabel(theme, font="table")
        row = QHBoxLayout()
        row.addWidget(self._done, 1)
        row.addWidget(self._left)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._bar)
        column.addLayout(row)
        self.hide()

    def set_progress(self, done: int, total: int | None, seconds_left: float | None) -> None:
        """Show how far the training is."""
        self._show_share(done, total)
        if total:
            text = self.tr("{done} of {total}").format(
                done=count_text(done), total=count_text(total)
            )
        else:
            text = counted("TrainingPane", "%Ln merge(s)", done)
        self._done.set_text(text)
        self._left.set_text("" if seconds_left is None else seconds_left_text(seconds_left))

    def set_reading(self, done: int, total: int | None) -> None:
        """Show how far the reading is, in bytes."""
        self._show_share(done, total)
        text = self.tr("Reading, {done} of {total}").format(
            done=byte_text(done), total=byte_text(total or done)
        )
        self._done.set_text(text)
        self._left.set_text("")

    def _show_share(self, done: int, total: int | None) -> None:
        # In thousandths: the bar counts no further than 2,147,483,647, bytes may.
        # A visible bar would paint the window at once and not in the next frame.
        self._bar.setUpdatesEnabled(False)
        self._bar.setRange(0, 1000 if total else 0)
        self._bar.setValue(1000 * min(done, total) // total if total else 0)
        self._bar.setUpdatesEnabled(True)
