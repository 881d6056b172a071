"""The headings of the tables."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter
from PySide6.QtWidgets import QHeaderView, QTableView, QToolTip

from .theme import Theme
from .token_delegate import CELL_PADDING, EDGE_PADDING, TokenDelegate

__all__ = ["TokenHeading"]

_HEIGHT = 24
_ARROWS = {Qt.SortOrder.AscendingOrder: " ↑", Qt.SortOrder.DescendingOrder: " ↓"}


class TokenHeading(QHeaderView):
    """Column headings on the surface, with an arrow at the one that orders the rows."""

    def __init__(self, theme: Theme, cells: TokenDelegate, parent: QTableView) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self._cells = cells
        self._sorted = -1
        self._order = Qt.SortOrder.AscendingOrder
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(1)

    def show_order(self, column: int, order: Qt.SortOrder) -> None:
        """Mark the column that orders the rows, -1 for none."""
        self._sorted, self._order = column, order
        self.viewport().update()

    def needed_width(self, column: int) -> int:
        """Return the width in which a heading is whole, also with its arrow."""
        before, after = self._paddings(column)
        width = self._cells.text_width
        arrow = max(width(arrow, "heading") for arrow in _ARROWS.values())
        return ceil(before + width(self._text(column), "heading") + arrow + after)

    def tip(self, column: int) -> str:
        """Return what is told of a heading; one that is cut tells itself first."""
        role = Qt.ItemDataRole.ToolTipRole
        tip = str(self.model().headerData(column, Qt.Orientation.Horizontal, role) or "")
        if self.needed_width(column) <= self.sectionSize(column):
            return tip
        return "\n".join(filter(None, (self._text(column), tip)))

    def viewportEvent(self, event: QEvent) -> bool:
        """Tell of the heading under the pointer."""
        if isinstance(event, QHelpEvent):
            column = self.logicalIndexAt(event.pos())
            QToolTip.showText(event.globalPos(), self.tip(column) if column >= 0 else "", self)
            return True
        return super().viewportEvent(event)

    def sizeHint(self) -> QSize:
        """Be as high as a row; Qt's own hint would ask for every heading each time rows come."""
        return QSize(self.length(), _HEIGHT)

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        """Draw one heading."""
        column = logicalIndex
        theme = self._theme
        painter.save()
        painter.fillRect(rect, theme.color("surface"))
        line = QRect(rect.left(), rect.bottom(), rect.width(), 1)
        painter.fillRect(line, theme.color("line"))
        text = self._text(column)
        arrow = _ARROWS[self._order] if column == self._sorted else ""
        over = self.sectionsClickable() and self._under_pointer(rect)
        painter.setPen(theme.color("text" if over or column == self._sorted else "text2"))
        painter.setFont(theme.font("heading"))
        room = self._room(rect, column)
        # Where a heading must be cut, its arrow stays.
        metrics = painter.fontMetrics()
        left = room.width() - metrics.horizontalAdvance(arrow)
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, left)
        painter.drawText(room, self._alignment(column), text + arrow)
        painter.restore()

    def _room(self, rect: QRect, column: int) -> QRect:
        """Return where the text stands: a number's heading may use the gap before it."""
        before, after = self._paddings(column)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            before, after = after, before
        return rect.adjusted(before, 0, -after, -1)

    def _text(self, column: int) -> str:
        role = Qt.ItemDataRole.DisplayRole
        return str(self.model().headerData(column, Qt.Orientation.Horizontal, role))

    def _paddings(self, column: int) -> tuple[int, int]:
        before = EDGE_PADDING if column == self._cells.first_column else CELL_PADDING
        after = EDGE_PADDING if column == self._cells.last_column else CELL_PADDING
        return 0 if self._is_numeric(column) else before, after

    def _is_numeric(self, column: int) -> bool:
        role = Qt.ItemDataRole.TextAlignmentRole
        alignment = self.model().headerData(column, Qt.Orientation.Horizontal, role)
        return alignment is not None and bool(
            Qt.AlignmentFlag(alignment) & Qt.AlignmentFlag.AlignRight
        )

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        # drawText mirrors neither side by itself.
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        right = self._is_numeric(column) != mirrored
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter

    def _under_pointer(self, rect: QRect) -> bool:
        pointer: QPoint = self.viewport().mapFromGlobal(self.cursor().pos())
        return self.underMouse() and rect.contains(pointer)
