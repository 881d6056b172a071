"""The steps of a lesson as a list: what has been done, where one is, what is to come."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QIcon, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from .theme import Theme

__all__ = ["LessonSteps", "StepEntry"]

_HEIGHT = 32
_SHOWN = 11  # steps without scrolling
_LEFT = 12
_ICON = 16
_ROLE = Qt.ItemDataRole.UserRole


class StepEntry(NamedTuple):
    """One step: `state` is "right", "wrong", "seen", "here" or "coming"."""

    title: str
    state: str
    is_open: bool


class LessonSteps(QListWidget):
    """Shows the steps; those that may be gone to can be chosen."""

    step_chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lessonSteps")
        self.setAccessibleName(self.tr("Steps of the lesson"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setItemDelegate(_StepDelegate(theme, self))
        self.setUniformItemSizes(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setStyleSheet("QListWidget { background: transparent; outline: 0; }")
        self.itemClicked.connect(lambda item: self._choose(self.row(item)))
        theme.changed.connect(self.viewport().update)

    def set_steps(self, entries: list[StepEntry], at: int) -> None:
        """Show the steps, with the keyboard's place on one of them."""
        if self.count() != len(entries):
            self.clear()
            for _ in entries:
                self.addItem(QListWidgetItem())
            self.updateGeometry()
        names = {
            "right": self.tr("right"),
            "wrong": self.tr("not right"),
            "seen": self.tr("done"),
            "here": self.tr("the present step"),
            "coming": self.tr("to come"),
        }
        for row, entry in enumerate(entries):
            item = self.item(row)
            item.setText(entry.title)
            item.setToolTip(entry.title)
            item.setData(_ROLE, (entry, row == at))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{entry.title}, {names[entry.state]}")
        self.setCurrentRow(at)
        self.scrollToItem(self.item(at), QAbstractItemView.ScrollHint.EnsureVisible)

    def sizeHint(self) -> QSize:
        """Ask for all steps, if they are not too many."""
        return QSize(240, min(self.count(), _SHOWN) * _HEIGHT + 2)

    def minimumSizeHint(self) -> QSize:
        """Live with a few."""
        return QSize(160, 3 * _HEIGHT)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the step with the keyboard's place."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._choose(self.currentRow())
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            super().keyPressEvent(event)
        else:
            event.ignore()  # the keys of the page

    def _choose(self, row: int) -> None:
        if row >= 0 and self.item(row).data(_ROLE)[0].is_open:
            self.step_chosen.emit(row)


class _StepDelegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: object) -> QSize:
        return QSize(160, _HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: object) -> None:
        entry, is_here = index.data(_ROLE)  # type: ignore[attr-defined]
        theme, rect = self._theme, option.rect
        painter.save()
        if is_here:
            painter.fillRect(rect, theme.color("accent_soft"))
            painter.fillRect(
                QRect(rect.left(), rect.top(), 3, rect.height()), theme.color("accent")
            )
        has_focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
        if has_focus:
            painter.setPen(theme.color("accent"))
            painter.drawRect(rect.adjusted(1, 1, -2, -2))
        icon, role = _MARKS[entry.state]
        if entry.state == "coming" and is_here:
            role = "accent"
        picture: QIcon = theme.icon(icon, role, _ICON)
        top = rect.top() + (rect.height() - _ICON) // 2
        picture.paint(painter, rect.left() + _LEFT, top, _ICON, _ICON)
        if entry.state == "here":
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("accent"))
            painter.drawEllipse(QRect(rect.left() + _LEFT + 5, top + 5, 6, 6))
        font = theme.font("medium" if is_here else "body")
        painter.setFont(font)
        is_quiet = not entry.is_open and not is_here
        painter.setPen(theme.color("text2" if is_quiet else "text"))
        left = rect.left() + _LEFT + _ICON + 8
        room = rect.right() - 8 - left
        title = QFontMetrics(font).elidedText(entry.title, Qt.TextElideMode.ElideRight, room)
        painter.drawText(
            QRect(left, rect.top(), room, rect.height()), Qt.AlignmentFlag.AlignVCenter, title
        )
        painter.restore()


_MARKS = {
    "right": ("circle-check", "good"),
    "wrong": ("circle-x", "bad"),
    "seen": ("circle-check", "good"),
    "here": ("circle", "accent"),
    "coming": ("circle", "text3"),
}
