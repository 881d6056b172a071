"""The right side of Inspect: who paid for a token, its fate, its parts, its uses, its count."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from ..models.inspection import Inspection
from ..models.number_text import counted
from .count_chart import CountChart
from .elided_label import ElidedLabel
from .fact_rows import FateRows, PaidRows, UseRows
from .pane import Line
from .quantities import count_text
from .theme import Theme
from .tiles import TilePainter

__all__ = ["TokenFacts"]

_SIDE = 12
# How many words, parts and merges are shown: fewer where all sections then have room.
_SHOWN = ((6, 6, 8), (4, 4, 4), (3, 3, 3), (2, 2, 2))


class TokenFacts(QScrollArea):
    """Sections of facts, one below the other."""

    seek_requested = Signal(int)
    token_activated = Signal(int)
    token_hovered = Signal(object)

    def __init__(self, theme: Theme, tiles: TilePainter) -> None:
        super().__init__()
        self.setObjectName("tokenFacts")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the rows in it have the keyboard
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setProperty("surface", "surface")
        self._theme = theme
        self._about: Inspection | None = None
        content = QFrame()
        content.setProperty("surface", "surface")
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.paid = PaidRows(theme, tiles)
        self._paid_title = _Title(theme, self.tr("Words that paid for it"))
        self._paid_more = _Note(theme)
        self._fate = _Fate(theme)
        self.parts = FateRows(theme, tiles)
        self._parts_more = _Note(theme)
        self.uses = UseRows(theme, tiles)
        self._uses_note = _Note(theme)
        self.chart = CountChart(theme)
        self._sections = [
            self._section(self._paid_title, self.paid, self._paid_more),
            self._section(_Title(theme, self.tr("In the final segmentation")), self._fate),
            self._section(
                _Title(theme, self.tr("Its parts afterwards")), self.parts, self._parts_more
            ),
            self._section(_Title(theme, self.tr("Goes into")), self.uses, self._uses_note),
            self._section(
                _Title(theme, self.tr("Count in the corpus, merge by merge")), self.chart
            ),
        ]
        self._column.addStretch(1)
        self.setWidget(content)
        for rows in (self.paid, self.parts, self.uses):
            rows.token_activated.connect(self.token_activated)
            rows.token_hovered.connect(self.token_hovered)
        self.uses.seek_requested.connect(self.seek_requested)
        self.chart.seek_requested.connect(self.seek_requested)

    def set_token(self, about: Inspection) -> None:
        """Show the facts about a token."""
        self._about = about
        paid, fate, parts, uses, _ = self._sections
        paid.setVisible(about.step is not None)
        parts.setVisible(bool(about.parts))
        if about.step is not None:
            self._paid_title.set_detail(
                self.tr("as counted for merge {}").format(count_text(about.step)),
                count_text(about.counted),
            )
        fate.setVisible(about.token.kind != "special")
        self._fate.set_fate(about)
        uses.setVisible(about.token.kind != "special")
        self.chart.set_curves(about.curves, about.steps)
        self._fit(about)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many rows as leave room for every section."""
        super().resizeEvent(event)
        if self._about is not None:
            self._fit(self._about)

    def _fit(self, about: Inspection) -> None:
        width, height = self.viewport().width(), self.viewport().height()
        for shown in (*_SHOWN, _SHOWN[0]):  # if nothing helps, all of them, to be scrolled
            self._fill(about, *shown)
            for section in self._sections:
                section.layout().activate()  # or it would ask for what it asked for before
            self._column.invalidate()
            needed = self._column.totalMinimumHeightForWidth(width)
            if needed <= height:
                break

    def _fill(self, about: Inspection, words: int, parts: int, merges: int) -> None:
        """Show the first so many of each."""
        self.paid.set_words(about.paid[:words], about.counted)
        self._paid_more.set_rest(about.paid_words - len(about.paid[:words]), self._words)
        self.parts.set_parts(about.parts[:parts])
        self._parts_more.set_rest(len(about.parts) - parts, self._parts)
        self.uses.set_uses(about.uses[:merges])
        self._uses_note.set_rest(about.use_count - merges, self._merges)
        if not about.use_count:
            self._uses_note.set_text(self.tr("No later merge uses {}.").format(about.face.label))

    def set_step(self, step: int) -> None:
        """Show the playhead in the chart."""
        self.chart.set_step(step)

    def _words(self, rest: int) -> str:
        return counted("TokenFacts", "and %Ln more word(s)", rest)

    def _parts(self, rest: int) -> str:
        return counted("TokenFacts", "and %Ln more part(s)", rest)

    def _merges(self, rest: int) -> str:
        return counted("TokenFacts", "and %Ln more merge(s)", rest)

    def _section(self, *parts: QWidget) -> QWidget:
        section = QWidget()
        column = QVBoxLayout(section)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in parts:
            column.addWidget(part)
        column.addSpacing(10)
        column.addWidget(Line(self._theme))
        self._column.addWidget(section)
        return section


class _Title(QWidget):
    """The title of a section, a quiet remark, and a figure at the right."""

    def __init__(self, theme: Theme, text: str) -> None:
        super().__init__()
        self._title = ElidedLabel(theme, font="strong", role="text")
        self._title.set_text(text)
        self._detail = ElidedLabel(theme, font="table")
        self._figure = QLabel()
        self.setFixedHeight(36)
        row = QHBoxLayout(self)
        row.setContentsMargins(_SIDE, 2, _SIDE, 0)
        row.setSpacing(8)
        row.addWidget(self._title)
        row.addWidget(self._detail, 1)
        row.addWidget(self._figure)
        self._figure.setFont(theme.font("strong"))

    def set_detail(self, detail: str, figure: str) -> None:
        """Set what stands beside the title."""
        self._detail.set_text(detail)
        self._figure.setText(figure)


class _Note(QLabel):
    """A quiet line below rows; it goes while it is empty."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setFont(theme.font("table"))
        self.setProperty("tone", "text2")
        self.setContentsMargins(_SIDE + 4, 2, _SIDE, 4)
        self.setWordWrap(True)
        self.hide()

    def set_text(self, text: str) -> None:
        """Show a text."""
        self.setText(text)
        self.setVisible(bool(text))

    def set_rest(self, rest: int, text_of: object) -> None:
        """Say how many are not shown."""
        assert callable(text_of)
        self.set_text(text_of(rest) if rest > 0 else "")


class _Fate(QWidget):
    """One sentence on what became of the token, with its sign."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._survives = True
        self._text = QLabel()
        self._text.setFont(theme.font("body"))
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._text.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(_SIDE + 28, 2, _SIDE, 2)
        row.addWidget(self._text)
        theme.changed.connect(self.update)

    def set_fate(self, about: Inspection) -> None:
        """Say whether the token survives."""
        self._survives = about.final > 0
        if not self._survives:
            self._text.setText(self.tr("Scaffold: the corpus no longer uses it."))
        else:
            self._text.setText(
                counted(
                    "TokenFacts", "Survives. The corpus uses it <b>%Ln</b> time(s).", about.final
                )
            )
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for the text, and room for the sign."""
        return QSize(super().sizeHint().width(), max(24, super().sizeHint().height()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the sign."""
        icon, role = ("circle-check", "good") if self._survives else ("circle", "text3")
        with QPainter(self) as painter:
            place = QRect(_SIDE + 4, self.height() // 2 - 8, 16, 16)
            self._theme.icon(icon, role).paint(painter, place)
