"""The small dialog that asks where to go: a step, a token or its id."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ..models.faces import Face
from .theme import Theme
from .tiles import SIZES, TilePainter

__all__ = ["GoDialog", "Goal"]

_WIDTH, _ROWS = 420, 9
_ROW = 28
_WIDEST_TILE = 200
_PASSED_ON = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class Goal(NamedTuple):
    """One place on offer: its step (`None`: it cannot be gone to), what is said of it, a token."""

    step: int | None
    text: str
    face: Face | None = None


class GoDialog(QDialog):
    """Lists what the typed text may mean; Enter or a click goes there. Show it with `open`."""

    step_chosen = Signal(int)

    def __init__(
        self,
        theme: Theme,
        find: Callable[[str], Sequence[Goal]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("goDialog")
        self.setWindowTitle(self.tr("Go to"))
        self._find = find
        self._tiles = TilePainter(theme)
        self._field = QLineEdit()
        self._field.setObjectName("goField")
        self._field.setPlaceholderText(self.tr("Step, token, or id as #12"))
        self._field.setAccessibleName(self.tr("Step, token, or id as #12"))
        self._field.setClearButtonEnabled(True)
        self._list = QListWidget()
        self._list.setObjectName("goList")
        self._list.setAccessibleName(self.tr("Places to go to"))
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setFixedHeight(_ROWS * _ROW + 2)
        self._list.setIconSize(QSize(_WIDEST_TILE, SIZES["table"].height + 2))
        self._list.setFont(theme.font("table"))
        self._note = QLabel(self.tr("Enter goes to the chosen step, Esc stays."))
        self._note.setFont(theme.font("table"))
        self._note.setProperty("tone", "text2")
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 12)
        column.setSpacing(8)
        for part in (self._field, self._list, self._note):
            column.addWidget(part)
        self.setFixedWidth(_WIDTH)
        self._field.installEventFilter(self)
        self._field.textChanged.connect(self._refresh)
        self._field.returnPressed.connect(self._choose)
        self._list.itemClicked.connect(self._choose)
        self._field.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the keys that move in the list do so while the field has the keyboard."""
        if (
            watched is self._field
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in _PASSED_ON
        ):
            self._list.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def _refresh(self, typed: str) -> None:
        self._list.clear()
        ratio = self.devicePixelRatioF()
        for goal in self._find(typed):
            item = QListWidgetItem(goal.text)
            item.setSizeHint(QSize(0, _ROW))
            item.setData(Qt.ItemDataRole.UserRole, goal.step)
            if goal.step is None:
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            if goal.face is not None:
                tile = self._tiles.pixmap(goal.face, "table", "idle", ratio, _WIDEST_TILE)
                item.setIcon(QIcon(tile))
                label = goal.face.label
                item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{label}, {goal.text}")
            self._list.addItem(item)
        chosen = next((row for row in range(self._list.count()) if self._can_go(row)), -1)
        self._list.setCurrentRow(chosen)
        if typed and not self._list.count():
            self._note.setText(self.tr("No step and no token is called that."))
        else:
            self._note.setText(self.tr("Enter goes to the chosen step, Esc stays."))

    def _can_go(self, row: int) -> bool:
        return self._list.item(row).data(Qt.ItemDataRole.UserRole) is not None

    def _choose(self, *_item: object) -> None:
        row = self._list.currentRow()
        if row >= 0 and self._can_go(row):
            step = self._list.item(row).data(Qt.ItemDataRole.UserRole)
            self.accept()
            self.step_chosen.emit(step)
