"""The line in the toolbar that always says what happened or how far the training is."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ..models.error_words import spoken
from ..models.number_text import counted
from ..models.run_state import Phase, RunState
from .announce import announce
from .quantities import byte_text, count_text, percent_text, seconds_left_text
from .step_words import StepWords, step_words
from .theme import Theme

__all__ = ["RunLook", "RunStateBar"]

_HEIGHT = 30
_PADDING = 11
_ICON = 16
_GAP = 8
_LINE = 3  # thickness of the progress line
_ENDS = (Phase.FINISHED, Phase.OPENED, Phase.CANCELLED, Phase.FAILED)


class RunLook(NamedTuple):
    """What the bar shows: an icon, a text, a quieter detail, something at the right, a progress.

    `short` stands for the text where room is scarce. `fraction` (0 to 1) draws the progress line;
    `None` draws none.
    """

    text: str
    detail: str = ""
    icon: str = ""
    icon_role: str = "text2"
    right: str = ""
    fraction: float | None = None
    short: str = ""


class RunStateBar(QWidget):
    """Shows a `RunState` in one line; takes what width is left and sheds the detail first."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("runState")
        self._theme = theme
        self._compact = False
        self._phase: Phase | None = None
        self._look = RunLook("")
        self.setFixedHeight(_HEIGHT)
        self.setMinimumWidth(120)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)
        self._words = step_words("bpe")
        self.set_look(RunLook(self.tr("Not trained yet.")))

    @property
    def look(self) -> RunLook:
        """What is shown now."""
        return self._look

    def set_compact(self, compact: bool) -> None:
        """Use the short wording, for a narrow window."""
        self._compact = compact
        self.update()

    def show_run(
        self, run: RunState, *, merges: int = 0, tokens: int = 0, result: str = ""
    ) -> None:
        """Show where a run stands; `merges` and `tokens` are what has been learnt so far.

        `result` is said at the end instead of the number of tokens.
        """
        self.set_look(self._look_of(run, merges, tokens, result))
        if run.phase is not self._phase:
            self._phase = run.phase
            if run.phase in _ENDS:
                announce(self, self.accessibleName())

    def set_look(self, look: RunLook) -> None:
        """Show any other look, such as the reading of a file."""
        if look == self._look:
            return
        self._look = look
        spoken = " ".join(part for part in (look.text, look.detail, look.right) if part)
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self.update()

    def set_words(self, words: StepWords) -> None:
        """Call the steps by these words, from the next state that is shown on."""
        self._words = words

    def sizeHint(self) -> QSize:
        """Ask for room for a usual sentence; the layout may give more or less."""
        return QSize(420, _HEIGHT)

    def _look_of(self, run: RunState, merges: int, tokens: int, result: str) -> RunLook:
        run = replace(run, text=spoken(run.text), hint=spoken(run.hint))
        if run.phase is Phase.STALE:
            return RunLook(
                run.text or self.tr("Corpus changed."),
                run.hint or self.tr("Panes still show the earlier training."),
                "timer",
                "warn",
            )
        if run.phase is Phase.OPENING:
            fraction = run.done / run.total if run.total else 0.0
            return RunLook(self.tr("Opening {}").format(run.text), fraction=fraction)
        if run.phase is Phase.OPENED:
            return RunLook(run.text, run.hint, "circle-check", "good")
        if run.phase is Phase.STARTING:
            return RunLook(self.tr("Training"), self.tr("starting"), fraction=0.0)
        if run.phase is Phase.COUNTING:
            return self._reading_look(run)
        if run.phase is Phase.TRAINING:
            return self._training_look(run)
        if run.phase is Phase.FINISHED and not merges:
            return self._nothing_look(run)
        if run.phase is Phase.FINISHED:
            made = self._words.several(merges)
            result = result or counted("RunStateBar", "%Ln token(s)", tokens)
            short = f"{made}, {result}"
            text = self._words.done.format(result=short)
            return RunLook(text, run.text, "circle-check", "good", short=short)
        if run.phase is Phase.CANCELLED:
            made = self._words.several(merges)
            text = self.tr("Cancelled after {steps}.").format(steps=made)
            return RunLook(text, self._words.so_far, "circle-x")
        if run.phase is Phase.FAILED:
            return RunLook(run.text or self.tr("The training failed."), run.hint, "circle-x", "bad")
        text = run.text or self.tr("Not trained yet.")
        return RunLook(text, run.hint or self.tr("Train starts it."), "circle")

    def _nothing_look(self, run: RunState) -> RunLook:
        text = self._words.none_made
        if run.text.startswith(text.rstrip(".")):  # the reason says it with its own words
            return RunLook(run.text, icon="info")
        return RunLook(text, run.text, "info")

    def _reading_look(self, run: RunState) -> RunLook:
        text = self.tr("Reading the corpus")
        if not run.total:
            return RunLook(text, byte_text(run.done), fraction=0.0)
        detail = self.tr("{done} of {total} ({share})").format(
            done=byte_text(run.done),
            total=byte_text(run.total),
            share=percent_text(run.done, run.total),
        )
        return RunLook(
            text, detail, right=self._time_text(run), fraction=min(1.0, run.done / run.total)
        )

    def _training_look(self, run: RunState) -> RunLook:
        text = self._words.working
        if not run.total:
            detail = self._words.endless(run.done)
            return RunLook(text, detail)
        detail = self.tr("{done} of {total_steps} ({share})").format(
            done=count_text(run.done),
            total_steps=self._words.several(run.total),
            share=percent_text(run.done, run.total),
        )
        return RunLook(
            text, detail, right=self._time_text(run), fraction=min(1.0, run.done / run.total)
        )

    def _time_text(self, run: RunState) -> str:
        if run.seconds_left is None:
            return ""
        text = seconds_left_text(run.seconds_left)
        # "Less than a second" is an estimate as it stands.
        return self.tr("about {time}").format(time=text) if run.seconds_left >= 1 else text

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame, the progress line and what of the texts has room."""
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        outline = QPainterPath()
        outline.addRoundedRect(frame, 6, 6)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillPath(outline, self._theme.color("surface"))
            self._draw_progress(painter, outline)
            painter.setPen(QPen(self._theme.color("line"), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(outline)
            self._draw_texts(painter)

    def _draw_progress(self, painter: QPainter, outline: QPainterPath) -> None:
        if not self._look.fraction:
            return
        painter.save()
        painter.setClipPath(outline)
        bar = QRectF(0, self.height() - _LINE, self.width() * self._look.fraction, _LINE)
        painter.fillRect(bar, self._theme.color("accent"))
        painter.restore()

    def _draw_texts(self, painter: QPainter) -> None:
        look = self._look
        left, right = _PADDING, self.width() - _PADDING
        if look.icon:
            icon = self._theme.icon(look.icon, look.icon_role, _ICON)
            top = (self.height() - _ICON) // 2
            icon.paint(painter, left, top, _ICON, _ICON)
            left += _ICON + _GAP
        running = look.fraction is not None or not look.icon
        right = self._draw_right(painter, look.right, left, right)
        text = look.short if self._compact and look.short else look.text
        font = self._theme.font("table")
        if running:
            font.setWeight(QFont.Weight.Medium)
        left = self._draw_run(painter, text, font, "text", left, right)
        if look.detail and not (self._compact and look.short):
            self._draw_run(
                painter, look.detail, self._theme.font("table"), "text2", left + _GAP, right
            )

    def _draw_right(self, painter: QPainter, text: str, left: int, right: int) -> int:
        metrics = QFontMetrics(self._theme.font("table"))
        width = metrics.horizontalAdvance(text) + 1
        if not text or right - left < 2 * width + 60:
            return right
        self._draw_run(painter, text, self._theme.font("table"), "text2", right - width, right)
        return right - width - 2 * _GAP

    def _draw_run(
        self, painter: QPainter, text: str, font: QFont, role: str, left: int, right: int
    ) -> int:
        """Draw one text between left and right, with … where it is cut; return its end."""
        metrics = QFontMetrics(font)
        if right - left < metrics.horizontalAdvance("…") * 3:
            return left
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, right - left)
        painter.setFont(font)
        painter.setPen(self._theme.color(role))
        area = QRectF(left, 0, right - left + 1, self.height())
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, shown)
        return left + metrics.horizontalAdvance(shown)
