"""The live pane: a text of the person's own, tokenized at the playhead while they type."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from ..models.live import NO_RESULT, LiveResult
from ..models.number_text import counted, decimal_text
from .elided_label import ElidedLabel
from .live_input import LiveInput
from .live_tokens import MOST_TILES, LiveTokens
from .quantities import count_text
from .segmented import Segmented
from .step_words import StepWords, step_words
from .theme import Theme
from .token_tips import TipSource

__all__ = ["TOKENS", "LivePane"]

TOKENS = "tokens"  # the view that is always there

_SIDE = 12
_TITLE = 37
_LOW_TITLE = 34
_LOW = 200  # a lower pane has a lower title and one line of text
_AFTER_INPUT = 9  # the strip has a margin of its own above its tiles
_NOTICE = 20
_FOOT = 8
_INPUT_SHARE = 0.45  # of the pane, for a long text
_GAP = 16


class _Figure(NamedTuple):
    number: str
    words: str


class _Figures(QWidget):
    """Numbers with their words, flush right; those on the right give way where room is short."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._figures: tuple[_Figure, ...] = ()
        self._widths: list[float] = []  # of each; measured once, for they are asked for often
        theme.changed.connect(self._measure)

    def set_figures(self, figures: tuple[_Figure, ...]) -> None:
        """Show other figures."""
        if figures != self._figures:
            self._figures = figures
            self._measure()
            self.setAccessibleName(", ".join(f"{number} {words}" for number, words in figures))
            self.update()

    def width_of(self, number: int) -> float:
        """Return the width of the first figures."""
        widths = self._widths[:number]
        return sum(widths) + _GAP * max(len(widths) - 1, 0)

    def shown(self) -> int:
        """Return how many figures have room."""
        fitting = (n for n in range(len(self._figures), 0, -1) if self.width_of(n) <= self.width())
        return next(fitting, 0)

    def sizeHint(self) -> QSize:
        """Ask for room for all."""
        return QSize(round(self.width_of(len(self._figures))) + 1, 20)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the figures that fit."""
        shown = self.shown()
        x = self.width() - self.width_of(shown)
        strong, plain = self._theme.font("medium"), self._theme.font("table")
        with QPainter(self) as painter:
            for number, words in self._figures[:shown]:
                for text, font, role in ((number, strong, "text"), (f" {words}", plain, "text2")):
                    metrics = QFontMetricsF(font)
                    painter.setFont(font)
                    painter.setPen(self._theme.color(role))
                    baseline = (self.height() + metrics.capHeight()) / 2
                    painter.drawText(round(x), round(baseline), text)
                    x += metrics.horizontalAdvance(text)
                x += _GAP

    def _measure(self) -> None:
        strong = QFontMetricsF(self._theme.font("medium"))
        plain = QFontMetricsF(self._theme.font("table"))
        self._widths = [
            strong.horizontalAdvance(number) + plain.horizontalAdvance(f" {words}")
            for number, words in self._figures
        ]


class _Notice(QWidget):
    """One line with a sign before it."""

    def __init__(self, theme: Theme, icon: str, role: str, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        sign = QLabel(self)
        sign.setPixmap(theme.icon(icon, role, 14).pixmap(14, 14))
        sign.setGeometry(0, 0, 16, _NOTICE)
        self._words = ElidedLabel(theme, font="table", role="text", parent=self)
        self._words.move(20, 0)
        self.set_text(text)

    def set_text(self, text: str) -> None:
        """Say something else."""
        self._words.set_text(text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the words what the sign leaves."""
        super().resizeEvent(event)
        self._words.resize(max(self.width() - 20, 0), self.height())


class LivePane(QWidget):
    """Shows a text and its tokens; emits edits and what the pointer is on.

    As the pane gets lower, the field keeps one line, then the notices go (a sign beside the title
    holds them), then the ids under the tiles.
    """

    text_edited = Signal()
    token_hovered = Signal(object)
    token_activated = Signal(int)
    view_chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._result = NO_RESULT
        self._words = step_words("bpe")
        self._title = QLabel(self.tr("Live text"), self)
        self._subtitle = ElidedLabel(theme, font="table", parent=self)
        self._sign = QLabel(self)
        self._figures = _Figures(theme, self)
        self.input = LiveInput(theme, self)
        self.tokens = LiveTokens(theme, self)
        self._notices: list[_Notice] = []
        self._lines: list[tuple[str, str, str]] = []
        self._placing = False
        self._views: dict[str, QWidget] = {}  # those that were shown
        self._makers: dict[str, Callable[[], QWidget]] = {}
        self._switch: Segmented | None = None
        self.input.text_edited.connect(self.text_edited)
        self.input.textChanged.connect(self._place_text)
        self.input.cursorPositionChanged.connect(self._on_cursor)
        self.tokens.content_changed.connect(self._place)
        for part in (self.input, self.tokens):
            part.token_hovered.connect(self.token_hovered)
            part.token_activated.connect(self.token_activated)
        theme.changed.connect(self._refresh_theme)
        self._refresh_theme()

    def sizeHint(self) -> QSize:
        """Ask for two lines of text, two rows of tiles and a notice."""
        return QSize(752, 240)

    def minimumSizeHint(self) -> QSize:
        """Be content with a line of text and a row of tiles."""
        parts = self.input.height_of(1) + _AFTER_INPUT + self.tokens.least_height(False)
        return QSize(320, _LOW_TITLE + parts + _FOOT)

    def text(self) -> str:
        """Return the text."""
        return self.input.last_text

    def set_text(self, text: str) -> None:
        """Replace the text; `text_edited` stays silent."""
        self.input.set_text(text)
        self._place_text()

    def set_result(self, result: LiveResult) -> None:
        """Show the tokens of a text, the figures and the notices."""
        is_edited = result.text != self._result.text
        self._result = result
        self.input.set_result(result)
        self.tokens.set_result(result)
        if is_edited:
            self._follow_cursor()
        self._subtitle.set_text(self._subtitle_text())
        self._figures.set_figures(self._figure_list())
        self._make_notices()
        self._place()
        if is_edited:
            self._follow_cursor()  # in the room that there is now

    def add_views(self, views: Sequence[tuple[str, str, Callable[[], QWidget]]]) -> None:
        """Offer other views of the text beside the tokens: key, title, what makes the widget."""
        choices = [(TOKENS, self.tr("Tokens")), *((key, title) for key, title, _ in views)]
        self._makers = {key: make for key, _, make in views}
        self._switch = Segmented(self._theme, choices, self)
        self._switch.setObjectName("liveViews")
        self._switch.chosen.connect(self._on_view_chosen)
        self._place()

    def show_view(self, key: str) -> None:
        """Show a view of the text; `TOKENS` for the tokens."""
        if self._switch is not None and key != self._switch.value:
            self._switch.set_value(key)
            self._on_view_chosen(key)

    def offer_view(self, key: str, offered: bool) -> None:
        """Offer a view, or take it away where it makes no sense."""
        if self._switch is not None:
            self._switch.set_shown(key, offered)
            self._place()
            if not offered and self._switch.value == key:
                self.show_view(TOKENS)

    @property
    def view(self) -> str:
        """The view on show."""
        return TOKENS if self._switch is None else self._switch.value

    def _on_view_chosen(self, key: str) -> None:
        if key in self._makers and key not in self._views:
            self._views[key] = self._makers[key]()
            self._views[key].setParent(self)
        for name, view in self._views.items():
            view.setVisible(name == key)
        self.tokens.setVisible(key == TOKENS)
        self._place()
        self.view_chosen.emit(key)

    def set_hover(self, token: int | None) -> None:
        """Put a ring around every token with this id."""
        self.input.set_hover(token)
        self.tokens.set_hover(token)

    def set_words(self, words: StepWords) -> None:
        """Call the steps by these words."""
        self._words = words
        self._figures.set_figures(self._figure_list())
        self._subtitle.set_text(self._subtitle_text())

    def set_tips(self, source: TipSource) -> None:
        """Ask for what is told of a token while the pointer rests on it."""
        self.input.set_tips(source)
        self.tokens.set_tips(source)

    def _on_cursor(self) -> None:
        if self._result.text == self.input.last_text:  # else its tokens are still to come
            shown = self.tokens.shown
            if self.input.hasFocus():
                self._follow_cursor()
            if self.tokens.shown != shown:
                self._make_notices()
                self._place()

    def _follow_cursor(self) -> None:
        """Have the tile in view that a person types at; of a text put in otherwise the first."""
        if self._result.ids:
            place = self.input.textCursor().position() if self.input.hasFocus() else 0
            token = bisect_left(self._result.ends, place)
            self.tokens.reveal(min(token, len(self._result.ids) - 1))

    def _subtitle_text(self) -> str:
        if not self._result.tokens:
            return ""
        if self._result.step == 0:
            return self._words.before_first
        return self._words.after.format(count_text(self._result.step))

    def _figure_list(self) -> tuple[_Figure, ...]:
        result = self._result
        if not result.text:
            return ()

        def figure(number: int, text: str) -> _Figure:
            return _Figure(count_text(number), text.replace(count_text(number), "", 1).strip())

        units, each = self._words.units
        figures = (
            figure(result.tokens, units(result.tokens)),
            figure(result.characters, counted("LivePane", "%Ln character(s)", result.characters)),
            figure(result.bytes, counted("LivePane", "%Ln byte(s)", result.bytes)),
        )
        if not result.tokens:
            return figures[1:]
        if not each:
            return figures
        return (*figures, _Figure(decimal_text(result.characters / result.tokens, 2), each))

    def _notice_lines(self) -> list[tuple[str, str, str]]:
        """Return sign, colour and words of each notice."""
        lines = [("triangle-alert", "warn", text) for text in self._result.notices]
        shown, number = self.tokens.shown, len(self._result.ids)
        if len(shown) < number:
            if shown.start:
                text = counted(
                    "LivePane",
                    "The tiles show {} to {} of %Ln token(s). The text shows them all.",
                    number,
                ).format(count_text(shown.start + 1), count_text(shown.stop))
            else:
                text = counted(
                    "LivePane",
                    "The tiles show the first {} of %Ln token(s). The text shows them all.",
                    number,
                ).format(count_text(MOST_TILES))
            lines.append(("info", "text2", text))
        return lines

    def _make_notices(self) -> None:
        lines = self._notice_lines()
        if lines == self._lines:
            return  # as at most steps of a playback
        before, self._lines = self._lines, lines
        if [line[:2] for line in lines] == [line[:2] for line in before]:  # as at each key
            for notice, (*_, text) in zip(self._notices, lines, strict=True):
                notice.set_text(text)
        else:
            for notice in self._notices:
                notice.deleteLater()
            self._notices = [_Notice(self._theme, *line, parent=self) for line in lines]
        self._sign.setToolTip("\n".join(text for *_, text in lines))

    # Place and look

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share out the room."""
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Stand on the surface."""
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), self._theme.color("surface"))

    def _place_text(self) -> None:
        """Share out the room, unless the tokens of this text have come already and it was."""
        if self._result.text != self.input.last_text:
            self._place()

    def _place(self) -> None:
        """Share out the room; again if the tiles, given theirs, turn out to need another height."""
        if self._placing:
            return
        self._placing = True
        for _ in range(3):
            needed = self._place_parts()
            if self.tokens.content_height() == needed:
                break
        self._placing = False

    def _place_parts(self) -> int:
        """Share out the room once; return the height of the tiles that this went by."""
        width, height = self.width() - 2 * _SIDE, self.height()
        low = height < _LOW
        top = _LOW_TITLE if low else _TITLE
        below = height - top
        with_ids = self.tokens.least_height(True)
        # A long text takes its share, but not from the first row of tiles.
        most = min(int(below * _INPUT_SHARE), below - _AFTER_INPUT - with_ids - _FOOT)
        least = self.input.height_of(1 if low or self.view != TOKENS else 2)
        field = max(self.input.height_within(most), min(least, most), self.input.height_of(1))
        self.input.setGeometry(_SIDE, top, width, field)
        top += field + _AFTER_INPUT
        if (view := self._views.get(self.view)) is not None:
            view.setGeometry(0, top, self.width(), max(0, height - top))
            for notice in self._notices:
                notice.hide()
            self._place_title(_LOW_TITLE if low else _TITLE, bool(self._notices))
            return self.tokens.content_height()
        room = height - top - _FOOT
        notices = len(self._notices) * _NOTICE
        if room < with_ids + notices:
            notices = 0
        self.tokens.set_shows_ids(room >= with_ids)
        needed = self.tokens.content_height()
        strip = self.tokens.fitting_height(room - notices)
        self.tokens.setGeometry(0, top, self.width(), strip)
        top += strip + (8 if strip else 0)
        for notice in self._notices:
            notice.setGeometry(_SIDE, top, width, _NOTICE)
            notice.setVisible(notices > 0)
            top += _NOTICE
        self._place_title(_LOW_TITLE if low else _TITLE, bool(self._notices) and not notices)
        return needed

    def _place_title(self, height: int, signed: bool) -> None:
        x = _SIDE
        self._title.setGeometry(x, 0, self._title.sizeHint().width(), height)
        x += self._title.width() + 8
        if self._switch is not None:
            size = self._switch.sizeHint()
            self._switch.setGeometry(x, (height - size.height()) // 2, size.width(), size.height())
            x += size.width() + 4
        self._sign.setVisible(signed)
        if signed:
            self._sign.setGeometry(x, 0, 16, height)
            x += 24
        rest = self.width() - _SIDE - x
        # The remark beside the title goes before any figure does.
        wanted = self._subtitle.sizeHint().width()
        all_figures = self._figures.sizeHint().width()
        shows_remark = wanted + _GAP + all_figures <= rest
        self._subtitle.setVisible(shows_remark)
        self._subtitle.setGeometry(x, 0, wanted, height)
        figures = max(min(all_figures, rest), 0)
        self._figures.setGeometry(self.width() - _SIDE - figures, 0, figures, height)

    def _refresh_theme(self) -> None:
        self._title.setFont(self._theme.font("strong"))
        self._sign.setPixmap(self._theme.icon("triangle-alert", "warn", 14).pixmap(14, 14))
        self._sign.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._lines = []  # the signs have the colours of the theme before
        self._make_notices()
        self._place()
        self.update()
