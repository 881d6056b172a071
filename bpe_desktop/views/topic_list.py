"""The list of topics at the left of Measure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from .theme import Theme

__all__ = ["TopicEntry", "TopicList"]

_ROW = 48
_SIDE = 12
_NAME = Qt.ItemDataRole.UserRole
_ABOUT = Qt.ItemDataRole.UserRole + 1


class TopicEntry(NamedTuple):
    """A row: the topic's name in the program, its title, and what it tells in a few words."""

    name: str
    title: str
    about: str


class TopicList(QListWidget):
    """One row for each topic: its title, and below what it tells."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, entries: Sequence[TopicEntry]) -> None:
        super().__init__()
        self.setObjectName("topicList")
        self.setAccessibleName(self.tr("Topics"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setItemDelegate(_TopicDelegate(theme, self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        for entry in entries:
            item = QListWidgetItem(entry.title, self)
            item.setData(_NAME, entry.name)
            item.setData(_ABOUT, entry.about)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{entry.title}. {entry.about}")
            item.setToolTip(entry.about)
        self.currentItemChanged.connect(self._on_current)
        theme.changed.connect(self.viewport().update)

    def choose(self, name: str) -> bool:
        """Choose a topic; return whether there is such a one."""
        for row in range(self.count()):
            if self.item(row).data(_NAME) == name:
                self.setCurrentRow(row)
                return True
        return False

    def _on_current(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(str(item.data(_NAME)))


class _TopicDelegate(QStyledItemDelegate):
    """Draws a row."""

    def __init__(self, theme: Theme, view: TopicList) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view

    def sizeHint(
        self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Ask for two lines."""
        return QSize(120, _ROW)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the title and what the topic tells."""
        theme, rect = self._theme, QRectF(option.rect)
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, theme.color("accent_soft"))
            edge = QRectF(rect.left(), rect.top(), 3, rect.height())
            if option.direction == Qt.LayoutDirection.RightToLeft:
                edge.moveRight(rect.right())
            painter.fillRect(edge, theme.color("accent"))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, theme.color("hover"))
        room = QRectF(rect.left() + _SIDE, rect.top() + 5, rect.width() - 2 * _SIDE, 20)
        self._write(painter, room, str(index.data()), "medium", "text")
        self._write(painter, room.translated(0, 19), str(index.data(_ABOUT)), "table", "text2")
        if option.state & QStyle.StateFlag.State_HasFocus and self._view.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.color("accent"), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), 4, 4)
        painter.restore()

    def _write(self, painter: QPainter, room: QRectF, text: str, font: str, role: str) -> None:
        painter.setFont(self._theme.font(font))
        painter.setPen(self._theme.color(role))
        metrics = QFontMetricsF(self._theme.font(font))
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        leading = QStyle.visualAlignment(self._view.layoutDirection(), Qt.AlignmentFlag.AlignLeft)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | leading, shown)
