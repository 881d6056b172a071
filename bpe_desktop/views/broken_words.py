"""The words of each text that the reference cuts into the most tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget

from ..engine.broken_words import BrokenWord
from ..models.number_text import count_text
from .theme import Theme

__all__ = ["BrokenRow", "BrokenWordsView"]

_SIDE = 12
_ROW = 24
_NAME = 118  # so that the words begin below the figures of the table above
_GAP = 14


class BrokenRow(NamedTuple):
    """A text by its name, and its words of the most tokens; `None` where it has no words."""

    name: str
    words: tuple[BrokenWord, ...] | None


class BrokenWordsView(QWidget):
    """One line for each text: words with the numbers of their tokens, as many as have room."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("brokenWords")
        self._theme = theme
        self._rows: tuple[BrokenRow, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setToolTip(
            self.tr("Tokens of a word = tokens that hold some of its characters, markers left out.")
        )
        theme.changed.connect(self.update)

    def set_rows(self, rows: Sequence[BrokenRow]) -> None:
        """Show the words of these texts."""
        self._rows = tuple(rows)
        lines = [f"{row.name}: {self._spoken(row)}" for row in self._rows]
        self.setAccessibleName(" ".join([self._title(), *lines]) if lines else self._title())
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Need all lines: the pane scrolls."""
        return QSize(0, self.sizeHint().height())

    def sizeHint(self) -> QSize:
        """Ask for the title and all lines."""
        return QSize(400, _ROW * (1 + len(self._rows)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw whole lines only, and none where there is room for the title alone."""
        if not self._rows or self.height() < 2 * _ROW:
            return
        with QPainter(self) as painter:
            self._write(painter, 0, _SIDE, self.width(), self._title(), "strong", "text")
            for line, row in enumerate(self._rows, 1):
                if (line + 1) * _ROW > self.height():
                    break
                self._write(painter, line, _SIDE, _NAME - 8, row.name, "table", "text2")
                self._draw_words(painter, line, row)

    def _draw_words(self, painter: QPainter, line: int, row: BrokenRow) -> None:
        if not row.words:
            self._write(
                painter, line, _SIDE + _NAME, self.width(), self._none(row), "table", "text3"
            )
            return
        x = float(_SIDE + _NAME)
        for word in row.words:
            number = count_text(word.tokens)
            wide = self._width(word.text, "mono") + 6 + self._width(number, "table")
            if x + wide > self.width() - _SIDE:
                break
            x = self._write(painter, line, x, self.width(), word.text, "mono", "text") + 6
            x = self._write(painter, line, x, self.width(), number, "table", "text2") + _GAP

    def _write(
        self, painter: QPainter, line: int, x: float, most: float, text: str, font: str, role: str
    ) -> float:
        """Write a text from `x` on, mirrored where the window is; return where it ends."""
        metrics = QFontMetricsF(self._theme.font(font))
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, most))
        box = QRectF(x, line * _ROW, metrics.horizontalAdvance(shown) + 1, _ROW)
        placed = QStyle.visualRect(self.layoutDirection(), self.rect(), box.toAlignedRect())
        painter.setFont(self._theme.font(font))
        painter.setPen(self._theme.color(role))
        painter.drawText(placed, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        return box.right()

    def _width(self, text: str, font: str) -> float:
        return QFontMetricsF(self._theme.font(font)).horizontalAdvance(text)

    def _title(self) -> str:
        return self.tr("Words that break most")

    def _none(self, row: BrokenRow) -> str:
        if row.words is None:
            return self.tr("no words between spaces")
        return self.tr("every word is one token")

    def _spoken(self, row: BrokenRow) -> str:
        if not row.words:
            return self._none(row)
        return ", ".join(f"{word.text} {count_text(word.tokens)}" for word in row.words)
