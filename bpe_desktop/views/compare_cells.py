"""How the cells and the heads of the comparison are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from ..engine.measuring import Measure
from ..models.comparison import Comparison
from ..models.number_text import counted
from .compare_words import (
    column_detail,
    figure_text,
    row_detail,
    row_title,
    short_column_detail,
    short_times_text,
    times_text,
)
from .piece_strip import LINE, PieceStrip, StripLayout
from .quantities import count_text
from .theme import Theme

__all__ = ["ColumnHeads", "CompareCells", "RowHeads"]

_PADDING = 12
_STRIP_TOP = 45
_BAR_TOP, _BAR = 33, 3
_BOTTOM = 11
_LEAST_LINES, _MOST_LINES = 2, 6
_KEPT = 400  # layouts
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

_BELOW = 4  # from the last row to the end of a table that is as high as its rows


class CompareCells(QStyledItemDelegate):
    """Draws tokens, tokens per word, how many times the fewest, a bar and the text in pieces."""

    def __init__(self, theme: Theme, view: QTableView) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view
        self._strip = PieceStrip(theme)
        self._layouts: dict[tuple[int, int], tuple[Measure, StripLayout]] = {}

    @property
    def _comparison(self) -> Comparison:
        found: Comparison = self._view.model().comparison  # type: ignore[attr-defined]
        return found

    def height(self, row: int, widths: Sequence[int]) -> int:
        """Return the height that a row needs."""
        comparison = self._comparison
        lines = _LEAST_LINES
        for column, width in zip(comparison.columns, widths, strict=True):
            measure = comparison.measure(comparison.rows[row].key, column.key)
            if measure is not None:
                lines = max(lines, self._layout(measure, width).lines)
        return _STRIP_TOP + lines * LINE + _BOTTOM

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw a cell."""
        theme, comparison = self._theme, self._comparison
        row, column = comparison.rows[index.row()], comparison.columns[index.column()]
        rect: QRect = option.rect  # type: ignore[attr-defined]
        painter.save()
        painter.fillRect(rect, theme.color("surface"))
        if not _ends_the_table(self._view, rect):
            line = QRect(rect.left(), rect.bottom(), rect.width(), 1)
            painter.fillRect(line, theme.color("line"))
        if index.column() + 1 < len(comparison.columns):
            line = QRect(rect.right(), rect.top(), 1, rect.height())
            painter.fillRect(line, theme.color("line"))
        measure = comparison.measure(row.key, column.key)
        inner = rect.adjusted(_PADDING, 0, -_PADDING, 0)
        if measure is None:
            painter.setFont(theme.font("table"))
            painter.setPen(theme.color("text2"))
            words = comparison.problem(row.key, column.key) or self.tr("counting …")
            wrap = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop
            painter.drawText(inner.adjusted(0, 10, 0, 0), wrap, words)
        else:
            self._draw_figures(painter, inner, measure, index.column())
            self._strip.draw(
                painter,
                QPointF(inner.left(), rect.top() + _STRIP_TOP),
                self._layout(measure, rect.width()),
                measure.stretches,
                partial(comparison.color_of, column.key),
                comparison.different_stretch(row.key, column.key),
            )
        state = option.state  # type: ignore[attr-defined]
        if state & QStyle.StateFlag.State_HasFocus and self._view.hasFocus():
            painter.setPen(theme.color("accent"))
            painter.setBrush(Qt.BrushStyle.NoBrush)  # the bar has left its own
            painter.drawRect(rect.adjusted(1, 1, -3, -3))
        painter.restore()

    def _draw_figures(
        self, painter: QPainter, inner: QRect, measure: Measure, section: int
    ) -> None:
        theme, comparison = self._theme, self._comparison
        column = comparison.columns[section]
        fewest, most = comparison.range_of(column.key) or (measure.tokens, measure.tokens)
        is_whole = not measure.unknown
        is_best = measure.tokens == fewest and is_whole and len(comparison.rows) > 1
        line = QRect(inner.left(), inner.top() + 6, inner.width(), 24)
        tokens = count_text(measure.tokens)
        font = theme.font("strong")
        font.setPixelSize(15)
        painter.setFont(font)
        painter.setPen(theme.color("good" if is_best else "text"))
        painter.drawText(line, _LEFT, tokens)
        left = QFontMetrics(font).horizontalAdvance(tokens) + 10
        painter.setFont(theme.font("table"))
        metrics = QFontMetrics(painter.font())
        words = figure_text(measure, column)
        needed = metrics.horizontalAdvance(words) + 10
        role, said = "text2", times_text(measure.tokens, fewest)
        if is_best:
            role, said = "good", self.tr("fewest")
        elif not is_whole:
            role, said = "bad", counted("CompareCells", "%Ln unknown", measure.unknown)
            if metrics.horizontalAdvance(said) > inner.width() - left - needed:
                # Few tokens of which many are unknown are not cheap: that comes first.
                words, needed = "", 0
                room = inner.width() - left
                said = metrics.elidedText(said, Qt.TextElideMode.ElideRight, room)
        painter.setPen(theme.color("text2"))
        painter.drawText(line.adjusted(left, 1, 0, 1), _LEFT, words)
        left += needed
        if said and role == "text2" and metrics.horizontalAdvance(said) > inner.width() - left:
            said = short_times_text(measure.tokens, fewest)
        painter.setPen(theme.color(role))
        if metrics.horizontalAdvance(said) <= inner.width() - left:
            painter.drawText(line.adjusted(0, 1, 0, 1), _RIGHT, said)
        bar = QRect(inner.left(), inner.top() + _BAR_TOP, inner.width(), _BAR)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("line"))
        painter.drawRoundedRect(bar, 1.5, 1.5)
        bar.setWidth(round(bar.width() * measure.tokens / most) if most else 0)
        painter.setBrush(theme.color("good" if is_best else "text2"))
        painter.drawRoundedRect(bar, 1.5, 1.5)

    def _layout(self, measure: Measure, width: int) -> StripLayout:
        key = id(measure.stretches), width
        known = self._layouts.get(key)
        if known is None or known[0].stretches is not measure.stretches:
            found = self._strip.lay_out(measure.stretches, width - 2 * _PADDING, _MOST_LINES)
            if len(self._layouts) >= _KEPT:
                self._layouts.clear()
            known = self._layouts[key] = measure, found
        return known[1]


class _Heads(QHeaderView):
    def __init__(self, orientation: Qt.Orientation, theme: Theme, view: QTableView) -> None:
        super().__init__(orientation, view)
        self._theme = theme
        self._table = view
        self._hovered = -1
        self.setMouseTracking(True)

    @property
    def _comparison(self) -> Comparison:
        found: Comparison = self._table.model().comparison  # type: ignore[attr-defined]
        return found

    def _begin(self, painter: QPainter, rect: QRect) -> None:
        line = self._theme.color("line")
        painter.fillRect(rect, self._theme.color("surface"))
        is_row = self.orientation() == Qt.Orientation.Vertical
        if not is_row or not _ends_the_table(self._table, rect):
            painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), line)
        painter.fillRect(QRect(rect.right(), rect.top(), 1, rect.height()), line)

    def _write(self, painter: QPainter, rect: QRect, text: str, font: str, role: str) -> int:
        """Write one line; return its width."""
        painter.setFont(self._theme.font(font))
        painter.setPen(self._theme.color(role))
        metrics = QFontMetrics(painter.font())
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, _LEFT, shown)
        return metrics.horizontalAdvance(shown)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show what a click would do."""
        super().mouseMoveEvent(event)
        self._hover(self.logicalIndexAt(event.position().toPoint()))

    def leaveEvent(self, event: object) -> None:
        """Take it back."""
        super().leaveEvent(event)  # type: ignore[arg-type]
        self._hover(-1)

    def _hover(self, section: int) -> None:
        if section != self._hovered:
            self._hovered = section
            self.viewport().update()


class RowHeads(_Heads):
    """Names the tokenizers; a click makes one the reference."""

    def __init__(self, theme: Theme, view: QTableView) -> None:
        super().__init__(Qt.Orientation.Vertical, theme, view)

    def sizeHint(self) -> QSize:
        """Ask for the width that the view has set."""
        return QSize(self.minimumWidth(), 0)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Draw a name, the size, and whether it is the reference."""
        comparison = self._comparison
        if section >= len(comparison.rows):
            return
        row = comparison.rows[section]
        painter.save()
        self._begin(painter, rect)
        line = QRect(rect.left() + _PADDING, rect.top() + 11, rect.width() - 2 * _PADDING, 18)
        name, comma, steps = row_title(row).rpartition(", ")
        if (
            comma
            and QFontMetrics(self._theme.font("strong")).horizontalAdvance(f"{name}{comma}{steps}")
            > line.width()
        ):
            self._write(painter, line, name, "strong", "text")
            line.translate(0, 18)
            self._write(painter, line, steps, "strong", "text")
        else:
            self._write(painter, line, row_title(row), "strong", "text")
        self._write(painter, line.translated(0, 19), row_detail(row), "table", "text2")
        third = line.translated(0, 39)
        if row.key == comparison.reference:
            self._write(painter, third, self.tr("Reference"), "table-strong", "accent")
        elif section == self._hovered:
            self._write(painter, third, self.tr("Make it the reference"), "table", "accent")
        painter.restore()


class ColumnHeads(_Heads):
    """Names the texts; a click sorts the rows."""

    def __init__(self, theme: Theme, view: QTableView) -> None:
        super().__init__(Qt.Orientation.Horizontal, theme, view)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Draw a name and the size of the text."""
        comparison = self._comparison
        if section >= len(comparison.columns):
            return
        column = comparison.columns[section]
        painter.save()
        self._begin(painter, rect)
        line = QRect(rect.left() + _PADDING, rect.top() + 9, rect.width() - 2 * _PADDING, 18)
        used = self._write(painter, line, column.name, "strong", "text")
        note = ""
        if comparison.sorted_by == column.key:
            note = self.tr("fewest first")
        elif section == self._hovered:
            note = self.tr("sort")
        if note:
            self._write(painter, line.adjusted(used + 8, 0, 0, 0), note, "table", "accent")
        detail = column_detail(column)
        if QFontMetrics(self._theme.font("table")).horizontalAdvance(detail) > line.width():
            detail = short_column_detail(column)
        self._write(painter, line.translated(0, 20), detail, "table", "text2")
        painter.restore()


def _ends_the_table(table: QTableView, rect: QRect) -> bool:
    """Tell whether a row ends where the table does: what is below has a line of its own."""
    return 0 <= table.viewport().height() - rect.bottom() <= _BELOW
