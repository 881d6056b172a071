"""What became of each merge that a token would have needed: a list of reasons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ..models.why_not import ReasonRow
from .drawn_parts import Drawn, DrawnParts
from .elided_pair import elided_pair
from .quantities import count_text
from .theme import Theme

__all__ = ["ReasonRows"]

_ROW = 28
_RULE_X, _NAME_X = 88, 22
_LOOKS = {
    "applied": ("check", "good", "text2"),
    "blocked": ("unlink", "bad", "bad"),
    "never-reached": ("circle", "text3", "text2"),
    "later": ("timer", "text3", "text2"),
}


class ReasonRows(QWidget):
    """One row a merge: done or not, its name, its rule, and a few words."""

    seek_requested = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.parts = DrawnParts(self, theme, self._drawn)
        self._theme = theme
        self._rows: Sequence[ReasonRow] = ()
        self.setMouseTracking(True)
        self.parts.seek_requested.connect(self.seek_requested)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def set_rows(self, rows: Sequence[ReasonRow]) -> None:
        """Show reasons."""
        self._rows = rows
        self.setAccessibleName("; ".join(map(self._said, rows)))
        self.parts.renew(empty=not rows)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for all rows."""
        return QSize(340, len(self._rows) * _ROW)

    def minimumSizeHint(self) -> QSize:
        """Need all rows, however narrow."""
        return QSize(200, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the rows."""
        rule_font = self._theme.font("mono")
        metrics = QFontMetricsF(rule_font)
        names = QFontMetricsF(self._theme.font("medium"))
        widest_name = max((names.horizontalAdvance(self._name(r)) for r in self._rows), default=0.0)
        rule_x = max(_RULE_X, _NAME_X + widest_name + 12)
        rules = [row.rule for row in self._rows]
        room = (self.width() - rule_x) * 0.62
        if max(map(metrics.horizontalAdvance, rules), default=0.0) + 20 > room:
            rules = [rule.partition(" →")[0] for rule in rules]  # what it makes can be told
        widest = max(map(metrics.horizontalAdvance, rules), default=0.0)
        share = min(widest + 20, room)
        with QPainter(self) as painter:
            for index, row in enumerate(self._rows):
                icon, mark, ink = _LOOKS[row.status]
                middle = index * _ROW + _ROW / 2
                place = QRect(0, round(middle) - 8, 16, 16)
                self._theme.icon(icon, mark).paint(painter, place)
                name_role = "accent" if row.step else "text2"
                if row.status == "blocked":
                    name_role = "bad"
                name_room = rule_x - _NAME_X - 4
                self._write(
                    painter, _NAME_X, middle, name_room, self._name(row), "medium", name_role
                )
                self._write(painter, rule_x, middle, share - 8, rules[index], "mono", "text")
                left = rule_x + share
                self._write(painter, left, middle, self.width() - left, row.text, "table", ink)

    def _write(
        self,
        painter: QPainter,
        x: float,
        middle: float,
        room: float,
        text: str,
        font: str,
        ink: str,
    ) -> None:
        metrics = QFontMetricsF(self._theme.font(font))
        painter.setFont(self._theme.font(font))
        painter.setPen(self._theme.color(ink))
        shown = elided_pair(metrics, text, room)
        painter.drawText(QPointF(x, middle + (metrics.ascent() - metrics.descent()) / 2), shown)

    def _drawn(self) -> Sequence[Drawn]:
        box = QRectF(0, 1, self.width(), _ROW - 2)
        return [
            Drawn(self._said(row), box.translated(0, n * _ROW), step=row.step or None)
            for n, row in enumerate(self._rows)
        ]

    def _said(self, row: ReasonRow) -> str:
        return f"{self._name(row)}, {row.rule}: {row.text}"

    def _name(self, row: ReasonRow) -> str:
        return row.name or self.tr("Merge {}").format(count_text(row.step))

    def _row_at(self, point: QPointF) -> ReasonRow | None:
        index = int(point.y() // _ROW)
        on_name = QRectF(0, 0, _RULE_X - 4, self.height()).contains(point)
        row = self._rows[index] if on_name and 0 <= index < len(self._rows) else None
        return row if row is not None and row.step else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a hand over what can be clicked."""
        hand = self._row_at(event.position()) is not None
        shape = Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to a merge."""
        row = self._row_at(event.position())
        if row is not None and event.button() == Qt.MouseButton.LeftButton:
            self.seek_requested.emit(row.step)
