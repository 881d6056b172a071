"""An answer that ends after N tokens: its tokens, what the reader gets, and what is lost."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QSlider, QVBoxLayout

from ..models.cost_model import CutText
from ..models.number_text import counted
from .cost_words import cut_texts
from .cut_flow import CutFlow
from .figure_parts import heading, mark_invalid, words
from .form_row import NumberField
from .theme import Theme

__all__ = ["CutPane"]

_SIDE = 16
_SHOWN = 700  # characters before the cut, and behind it
_MOST_HEIGHT = 216  # of the tokens; more of them are scrolled
_KEYS = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
)


class _Slider(QSlider):
    """A slider that keeps its keys from the playhead."""

    def event(self, event: QEvent) -> bool:
        """Take the arrow keys."""
        is_asked = event.type() == QEvent.Type.ShortcutOverride
        if is_asked and isinstance(event, QKeyEvent) and event.key() in _KEYS:
            event.accept()
            return True
        return super().event(event)


class CutPane(QFrame):
    """A slider for N over the tokens, and the text on both sides of the cut."""

    limit_requested = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("cutPane")
        self._theme = theme
        self._cut: CutText | None = None
        self.slider = _Slider(Qt.Orientation.Horizontal)
        self.slider.setObjectName("cutSlider")
        self.slider.setAccessibleName(self.tr("After how many tokens the answer ends"))
        self._number = NumberField(least=0)
        self._number.setObjectName("cutLimit")
        self._number.setAccessibleName(self.slider.accessibleName())
        self._number.setToolTip(self.slider.accessibleName())
        self._number.setFixedWidth(72)
        self._of = QLabel()
        self.tokens = CutFlow(theme)
        self.received = self._text("cutReceived", self.tr("What the reader gets"))
        self.said = words(theme, "cutText", tone="text")
        self._nothing = words(theme, "cutNothing")
        self._lay_out()
        self.slider.valueChanged.connect(self._on_moved)
        self._number.textEdited.connect(self._on_typed)
        self.tokens.limit_requested.connect(self.limit_requested)
        theme.changed.connect(self._show_text)

    def set_cut(self, cut: CutText | None) -> None:
        """Show another answer, or say that there is none."""
        self._cut = cut
        for part in (self._scrolled, self._received_title, self.received, self.said):
            part.setVisible(cut is not None)
        self._nothing.setVisible(cut is None)
        self.slider.setEnabled(cut is not None)
        self._number.setEnabled(cut is not None)
        if cut is None:
            self._nothing.setText(self.tr("There is no text to cut: type one, or take another."))
            return
        answer = cut.answer
        self.slider.blockSignals(True)
        self.slider.setRange(0, answer.tokens)
        self.slider.setValue(answer.limit)
        self.slider.blockSignals(False)
        if not self._number.hasFocus():
            self._number.set_number(answer.limit)
        self._of.setText(counted("CutPane", "of %Ln token(s)", answer.tokens))
        self.tokens.set_cut(cut.faces, answer.limit, cut.gaps)
        self.said.setText("\n".join(cut_texts(cut)))
        self._show_text()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the tokens as many lines as they need, up to some."""
        super().resizeEvent(event)
        self._fit()

    def received_text(self) -> str:
        """Return what the reader gets, as it is shown."""
        cut = self._cut
        return "" if cut is None else cut.answer.received + cut.answer.tail

    def _show_text(self) -> None:
        cut = self._cut
        if cut is None:
            return
        theme, answer = self._theme, cut.answer
        received, lost = answer.received[-_SHOWN:], answer.lost[:_SHOWN]
        before = "… " if len(answer.received) > _SHOWN else ""
        behind = " …" if len(answer.lost) > _SHOWN else ""
        tail = ""
        if answer.tail:
            color = theme.color("bad").name()
            tail = f'<span style="color:{color}; font-weight:600">{escape(answer.tail)}</span>'
        pale = theme.color("text3").name()
        mark = theme.color("accent").name()
        self.received.setText(
            f'<span style="white-space:pre-wrap">{before}{escape(received)}{tail}'
            f'<span style="color:{mark}; font-weight:600">|</span>'
            f'<span style="color:{pale}; text-decoration:line-through">{escape(lost)}</span>'
            f"{behind}</span>"
        )
        self.received.setAccessibleDescription(
            self.tr("Received: {}. Lost: {}.").format(received + answer.tail, lost)
        )

    def _fit(self) -> None:
        needed = self.tokens.heightForWidth(self._scrolled.viewport().width())
        self._scrolled.setFixedHeight(min(max(needed, 34), _MOST_HEIGHT))

    def _on_moved(self, value: int) -> None:
        self._number.set_number(value)
        mark_invalid(self._number, False)
        self.limit_requested.emit(value)

    def _on_typed(self, *_text: object) -> None:
        limit = self._number.number()
        is_sound = limit is not None and limit <= self.slider.maximum()
        mark_invalid(self._number, not is_sound)
        if limit is not None and is_sound:
            self.limit_requested.emit(limit)

    def _text(self, name: str, spoken: str) -> QLabel:
        label = words(self._theme, name, tone="text")
        label.setAccessibleName(spoken)
        label.setTextFormat(Qt.TextFormat.RichText)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return label

    def _lay_out(self) -> None:
        theme = self._theme
        column = QVBoxLayout(self)
        column.setContentsMargins(_SIDE, 10, _SIDE, 10)
        column.setSpacing(8)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(heading(theme, self.tr("An answer cut at")))
        for part in (self._number, self._of):
            part.setFont(theme.font("table"))
            row.addWidget(part)
        self._of.setProperty("tone", "text2")
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(self.slider)
        self._scrolled = QScrollArea()
        self._scrolled.setFrameShape(QFrame.Shape.NoFrame)
        self._scrolled.setWidgetResizable(True)
        self._scrolled.setWidget(self.tokens)
        self._scrolled.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column.addWidget(self._scrolled)
        self._received_title = heading(theme, self.tr("What the reader gets, and what is lost"))
        column.addWidget(self._received_title)
        column.addWidget(self.received)
        column.addWidget(self.said)
        column.addWidget(self._nothing)
        column.addStretch(1)
