"""The line at the foot of the window: figures of the state at the playhead, and a hint."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QStatusTipEvent
from PySide6.QtWidgets import QStatusBar, QWidget

from ..models.number_text import decimal_text
from .measured_font import MeasuredFont
from .quantities import count_text
from .theme import Theme
from .workspaces import WATCH

__all__ = ["Figure", "StatusBar"]

_HEIGHT = 26
_PADDING = 12
_GAP = 16  # between two figures
_WORD_GAP = 4
_WIDTHS_KEPT = 200


class Figure(NamedTuple):
    """One figure: a quiet label, the value, and a quiet unit after it."""

    label: str
    value: str
    unit: str = ""


class StatusBar(QStatusBar):
    """Shows figures from the left and a hint at the right; sheds from the right when narrow.

    A workspace may have figures and a hint of its own; the others show those of Watch.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("statusBar")
        self._theme = theme
        self._workspace = WATCH
        self._figures_of: dict[str, tuple[Figure, ...]] = {}
        self._hints: dict[str, str] = {}
        self._fonts: dict[str, MeasuredFont] = {}
        self._widths: dict[tuple[str, str], float] = {}  # at a step only some texts are new
        self.setSizeGripEnabled(False)
        self.setFixedHeight(_HEIGHT)
        theme.changed.connect(self._forget)

    @property
    def figures(self) -> tuple[Figure, ...]:
        """The figures on show, left to right."""
        return self._figures_of.get(self._workspace, self._figures_of.get(WATCH, ()))

    @property
    def hint(self) -> str:
        """The text at the right end."""
        return self._hints.get(self._workspace, self._hints.get(WATCH, ""))

    def show_workspace(self, name: str) -> None:
        """Show the figures and the hint of a workspace."""
        self._workspace = name
        self._refresh()

    def set_figures(
        self,
        *,
        alphabet: int | None = None,
        vocabulary: int | None = None,
        symbols_before: int | None = None,
        symbols: int | None = None,
        fertility: float | None = None,
    ) -> None:
        """Show the state at the playhead; `None` leaves a figure out.

        `symbols_before` counts the corpus before the first merge, `symbols` at the playhead;
        `fertility` is in tokens per word.
        """
        figures = []
        if alphabet is not None:
            figures.append(Figure(self.tr("Alphabet"), count_text(alphabet)))
        if vocabulary is not None:
            figures.append(Figure(self.tr("Vocabulary"), count_text(vocabulary)))
        if symbols_before is not None and symbols is not None:
            change = f"{count_text(symbols_before)} → {count_text(symbols)}"
            figures.append(Figure(self.tr("Symbols in the corpus"), change))
        if fertility is not None:
            figures.append(
                Figure(self.tr("Fertility"), decimal_text(fertility, 2), self.tr("tokens per word"))
            )
        self.show_figures(figures)

    def show_figures(self, figures: Sequence[Figure], workspace: str = WATCH) -> None:
        """Set any other figures of a workspace, at once on show if that is."""
        if tuple(figures) != self._figures_of.get(workspace):
            self._figures_of[workspace] = tuple(figures)
            self._refresh()

    def set_hint(self, hint: str, workspace: str = WATCH) -> None:
        """Set the text at the right end for a workspace."""
        if hint != self._hints.get(workspace):
            self._hints[workspace] = hint
            self.update()

    def visible_figures(self) -> int:
        """Return how many figures have room now."""
        room = self.width() - 2 * _PADDING
        used, number = 0.0, 0
        for figure in self.figures:
            used += self._width(figure) + (_GAP if number else 0)
            if used > room:
                break
            number += 1
        return number

    def shows_hint(self) -> bool:
        """Tell whether the hint has room beside all figures."""
        if not self.hint or self.visible_figures() < len(self.figures):
            return False
        used = sum(self._width(figure) + _GAP for figure in self.figures)
        return used + self._text_width(self.hint) <= self.width() - 2 * _PADDING

    def event(self, event: QEvent) -> bool:
        """Leave the tips of menus out: they would hide the figures."""
        return True if isinstance(event, QStatusTipEvent) else super().event(event)

    def minimumSizeHint(self) -> QSize:
        """Never widen the window."""
        return QSize(0, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the figures that have room, then the hint."""
        baseline = self._baseline()
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.color("window"))
            painter.fillRect(0, 0, self.width(), 1, self._theme.color("line"))
            x = float(_PADDING)
            for figure in self.figures[: self.visible_figures()]:
                x = self._draw_figure(painter, figure, x, baseline) + _GAP
            if self.shows_hint():
                x = self.width() - _PADDING - self._text_width(self.hint)
                self._draw(painter, self.hint, "table", "text2", x, baseline)

    def _draw_figure(self, painter: QPainter, figure: Figure, x: float, baseline: float) -> float:
        x = self._draw(painter, figure.label, "table", "text2", x, baseline) + _WORD_GAP
        x = self._draw(painter, figure.value, "table-strong", "text", x, baseline)
        if figure.unit:
            x = self._draw(painter, figure.unit, "table", "text2", x + _WORD_GAP, baseline)
        return x

    def _draw(
        self, painter: QPainter, text: str, font: str, role: str, x: float, baseline: float
    ) -> float:
        painter.setFont(self._font(font).font)
        painter.setPen(self._theme.color(role))
        painter.drawText(QPointF(x, baseline), text)
        return x + self._text_width(text, font)

    def _width(self, figure: Figure) -> float:
        width = self._text_width(figure.label) + _WORD_GAP
        width += self._text_width(figure.value, "table-strong")
        if figure.unit:
            width += _WORD_GAP + self._text_width(figure.unit)
        return width

    def _text_width(self, text: str, font: str = "table") -> float:
        key = font, text
        width = self._widths.get(key)
        if width is None:
            if len(self._widths) >= _WIDTHS_KEPT:
                self._widths.clear()
            width = self._widths[key] = self._font(font).width(text)
        return width

    def _font(self, role: str) -> MeasuredFont:
        if role not in self._fonts:
            self._fonts[role] = MeasuredFont(self._theme.font(role))
        return self._fonts[role]

    def _refresh(self) -> None:
        self.setAccessibleName(", ".join(" ".join(figure).strip() for figure in self.figures))
        self.update()

    def _forget(self) -> None:
        self._fonts.clear()
        self._widths.clear()
        self.update()

    def _baseline(self) -> float:
        metrics = self._font("table").metrics
        return round((self.height() + 1 - metrics.height()) / 2 + metrics.ascent())
