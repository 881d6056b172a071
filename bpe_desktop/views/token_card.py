"""The head of Inspect: the token large, what it is, and the way to the merge that made it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from ..models.inspection import Inspection
from ..models.number_text import counted
from .quantities import count_text
from .theme import Theme
from .tiles import SIZES, TilePainter

__all__ = ["TokenCard"]

_SIDE, _TOP, _HEIGHT = 16, 18, 74
_SIZE = "large"
_GAP = 14


class TokenCard(QWidget):
    """A large tile, two lines about it, and a button."""

    seek_requested = Signal(int)

    def __init__(self, theme: Theme, tiles: TilePainter) -> None:
        super().__init__()
        self._theme = theme
        self._tiles = tiles
        self._about: Inspection | None = None
        self._button = QPushButton(self)
        self._button.setObjectName("goToBirthButton")
        self._button.clicked.connect(self._go)
        self._button.hide()
        self.setFixedHeight(_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._restyle)
        self._restyle()

    def set_token(self, about: Inspection | None) -> None:
        """Show a token."""
        self._about = about
        step = None if about is None else about.step
        self._button.setVisible(step is not None)
        if step is not None:
            text = self.tr("Go to merge {}").format(count_text(step))
            self._button.setText(f"\u2009\u200a{text}")  # set off from its icon
        self.setAccessibleName("" if about is None else f"{about.face.label}, {self.title()}")
        self.setAccessibleDescription(self.detail())
        self._place()
        self.update()

    def title(self) -> str:
        """Return which token it is."""
        about = self._about
        if about is None:
            return ""
        number = self.tr("Token {}").format(about.face.shown_id)
        if about.step is not None:
            return f"{number}, " + self.tr("merge {}").format(count_text(about.step))
        kinds = {
            "special": self.tr("special token"),
            "marker": self.tr("marker"),
            "byte": self.tr("byte"),
        }
        return f"{number}, {kinds.get(about.token.kind, self.tr('alphabet'))}"

    def detail(self) -> str:
        """Return how long it is, and its bytes."""
        about = self._about
        if about is None:
            return ""
        data = about.token.bytes
        characters, size = len(about.text), len(data)
        first = counted("TokenCard", "%Ln character(s)", characters)
        second = counted("TokenCard", "%Ln byte(s)", size)
        shown = data.hex(" ").upper()
        return f"{first}, {second}: {shown}" if data else self.tr("stands for no text")

    def sizeHint(self) -> QSize:
        """Ask for one line of everything."""
        return QSize(500, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Be content with little: texts shorten themselves."""
        return QSize(240, _HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the button at the right edge."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        hint = self._button.sizeHint()
        middle = _TOP + SIZES[_SIZE].height // 2
        self._button.setGeometry(self.width() - _SIDE - hint.width(), middle - 15, hint.width(), 30)

    def _restyle(self) -> None:
        self._button.setIcon(self._theme.icon("map-pin", "text2"))
        self._button.setFont(self._theme.font("medium"))
        self._place()
        self.update()

    def _go(self) -> None:
        if self._about is not None and self._about.step is not None:
            self.seek_requested.emit(self._about.step)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw tile and lines."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.color("surface"))
            if self._about is None:
                return
            button = self._button.width() + _GAP if self._button.isVisibleTo(self) else 0
            room = self.width() - 2 * _SIDE - button
            most = max(60, room // 2)
            width = self._tiles.draw(painter, _SIDE, _TOP, self._about.face, _SIZE, max_width=most)
            x = _SIDE + width + _GAP
            left = max(0.0, self.width() - _SIDE - button - x)
            self._write(painter, QRectF(x, _TOP - 1, left, 20), self.title(), "strong", "text")
            self._write(painter, QRectF(x, _TOP + 19, left, 20), self.detail(), "table", "text2")

    def _write(self, painter: QPainter, box: QRectF, text: str, font: str, role: str) -> None:
        painter.setFont(self._theme.font(font))
        painter.setPen(self._theme.color(role))
        metrics = QFontMetricsF(self._theme.font(font))
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        baseline = box.top() + (box.height() + metrics.ascent() - metrics.descent()) / 2
        painter.drawText(QPointF(box.left(), baseline), shown)
