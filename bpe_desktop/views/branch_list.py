"""The list of branches, under the main line that they are compared with."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFontMetricsF, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from ..models.branches import Branch, BranchPhase
from .branch_colors import branch_color, branch_letter, branch_pen
from .branch_words import branch_summary
from .theme import Theme

__all__ = ["BranchList"]

_ROW = 48
_SIDE, _TEXT_X = 12, 58
_KEY = Qt.ItemDataRole.UserRole


class BranchList(QListWidget):
    """One row for each branch: its line as the chart draws it, its name, and where it stands."""

    chosen = Signal(int)
    discard_requested = Signal(int)
    renamed = Signal(int, str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("branchList")
        self.setAccessibleName(self.tr("Branches"))
        self._theme = theme
        self._filling = False
        self.branches: dict[int, Branch] = {}
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setItemDelegate(_BranchDelegate(theme, self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(triggers.EditKeyPressed | triggers.DoubleClicked)
        self.currentItemChanged.connect(self._on_current)
        self.itemChanged.connect(self._on_edited)
        theme.changed.connect(self.viewport().update)

    def set_branches(self, branches: Sequence[Branch], chosen: int | None) -> None:
        """Show branches, one of them chosen."""
        self._filling = True
        keys = [branch.key for branch in branches]
        if keys != list(self.branches):
            self.clear()
            for key in keys:
                item = QListWidgetItem(self)
                item.setData(_KEY, key)
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
        self.branches = {branch.key: branch for branch in branches}
        for row, branch in enumerate(branches):
            item = self.item(row)
            item.setText(branch.name)
            spoken = f"{branch_letter(branch.color)}, {branch.name}, {branch_summary(branch)}"
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
            item.setToolTip(branch_summary(branch))
        if chosen is not None:
            self.setCurrentRow(keys.index(chosen))
        self._filling = False
        policies = Qt.FocusPolicy
        self.setFocusPolicy(policies.StrongFocus if branches else policies.NoFocus)
        self.viewport().update()

    def key_at(self, row: int) -> int:
        """Return the key of the branch in a row."""
        return int(self.item(row).data(_KEY))

    def rename_current(self) -> None:
        """Let the person type another name for the chosen branch."""
        if self.currentItem() is not None:
            self.editItem(self.currentItem())

    def discard_current(self) -> None:
        """Ask to throw the chosen branch away."""
        if self.currentRow() >= 0:
            self.discard_requested.emit(self.key_at(self.currentRow()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Throw away by Delete."""
        if event.key() == Qt.Key.Key_Delete:
            self.discard_current()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer to rename or throw away the branch under the pointer, or the chosen one."""
        row = self.indexAt(event.pos()).row()
        if event.reason() == QContextMenuEvent.Reason.Mouse and row >= 0:
            self.setCurrentRow(row)
        if self.currentRow() < 0:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("&Rename") + "\tF2", self.rename_current)
        menu.addAction(self.tr("&Throw away") + "\tDel", self.discard_current)
        menu.popup(event.globalPos())

    def _on_current(self, item: QListWidgetItem | None) -> None:
        if item is not None and not self._filling:
            self.chosen.emit(int(item.data(_KEY)))

    def _on_edited(self, item: QListWidgetItem) -> None:
        if not self._filling:
            self.renamed.emit(int(item.data(_KEY)), item.text())


class _BranchDelegate(QStyledItemDelegate):
    """Draws a row."""

    def __init__(self, theme: Theme, view: BranchList) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view

    def sizeHint(
        self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Ask for two lines."""
        return QSize(120, _ROW)

    def updateEditorGeometry(
        self,
        editor: object,
        option: QStyleOptionViewItem,
        _index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Edit the name where it stands."""
        rect = option.rect
        editor.setGeometry(rect.adjusted(_TEXT_X - 5, 3, -_SIDE, -19))  # type: ignore[attr-defined]

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw letter, line, name and state."""
        branch = self._view.branches[int(index.data(_KEY))]
        theme, rect = self._theme, QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, theme.color("accent_soft"))
            painter.fillRect(
                QRectF(rect.left(), rect.top(), 3, rect.height()), theme.color("accent")
            )
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, theme.color("hover"))
        middle = rect.top() + 16
        painter.setFont(theme.font("strong"))
        painter.setPen(branch_color(theme, branch.color))
        letter = QRectF(rect.left() + _SIDE, middle - 10, 12, 20)
        painter.drawText(letter, Qt.AlignmentFlag.AlignCenter, branch_letter(branch.color))
        painter.setPen(branch_pen(theme, branch.color, 2.5))
        left = rect.left() + _SIDE + 16
        painter.drawLine(QPointF(left, middle), QPointF(left + 24, middle))
        room = QRectF(rect.left() + _TEXT_X, middle - 10, rect.width() - _TEXT_X - _SIDE, 20)
        self._write(painter, room, branch.name, "medium", "text")
        role = "bad" if branch.phase is BranchPhase.FAILED else "text2"
        self._write(painter, room.translated(0, 19), branch_summary(branch), "table", role)
        if option.state & QStyle.StateFlag.State_HasFocus and self._view.hasFocus():
            painter.setPen(QPen(theme.color("accent"), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), 4, 4)
        painter.restore()

    def _write(self, painter: QPainter, room: QRectF, text: str, font: str, role: str) -> None:
        painter.setFont(self._theme.font(font))
        painter.setPen(self._theme.color(role))
        metrics = QFontMetricsF(self._theme.font(font))
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
