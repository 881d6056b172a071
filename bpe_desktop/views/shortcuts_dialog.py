"""The list of all shortcuts."""

from __future__ import annotations

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QLabel, QVBoxLayout, QWidget

from .action_table import MENUS
from .actions import Actions
from .theme import Theme

__all__ = ["ShortcutsDialog"]


class ShortcutsDialog(QDialog):
    """Lists the actions that have keys, menu by menu."""

    def __init__(self, theme: Theme, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self._theme = theme
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(6)
        groups = [
            (actions.menu_title(name), found)
            for name, _, entries in MENUS
            if (found := _with_keys(actions, entries))
        ]
        half = (sum(len(found) + 1 for _, found in groups) + 1) // 2
        row = column = 0
        for title, found in groups:
            if row and row + len(found) // 2 > half:
                row, column = 0, column + 2
            row = self._add_group(grid, row, column, title, found)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        note = QLabel(self.tr("Keys without Ctrl rest while a field has the keyboard."))
        note.setProperty("tone", "text2")
        outer = QVBoxLayout(self)
        outer.setContentsMargins(24, 20, 24, 16)
        outer.setSpacing(16)
        outer.addLayout(grid)
        outer.addWidget(note)
        outer.addWidget(buttons)

    def _add_group(
        self, grid: QGridLayout, row: int, column: int, title: str, found: list[QAction]
    ) -> int:
        heading = QLabel(title)
        heading.setFont(self._theme.font("strong"))
        if row:
            grid.setRowMinimumHeight(row, 8)
            row += 1
        grid.addWidget(heading, row, column, 1, 2)
        row += 1
        for action in found:
            keys = self.tr(" or ").join(
                key.toString(QKeySequence.SequenceFormat.NativeText) for key in action.shortcuts()
            )
            shown = QLabel(keys)
            shown.setProperty("tone", "text2")
            grid.addWidget(QLabel(action.text().replace("&", "").rstrip("…")), row, column)
            grid.addWidget(shown, row, column + 1)
            row += 1
        return row


def _with_keys(actions: Actions, entries: tuple[str | None, ...]) -> list[QAction]:
    names = [entry for entry in entries if entry is not None and entry in actions]
    return [actions[name] for name in names if actions[name].shortcuts()]
