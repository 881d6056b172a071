"""The list of all shortcuts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from .action_table import MENUS
from .actions import Actions, key_text
from .pane_keys import PANE_KEYS
from .theme import Theme

__all__ = ["ShortcutsDialog"]

_COLUMNS = 3
_SHARE = 0.92  # of the window's size; a longer list scrolls, a wider one has fewer columns
_SIDES = 24 + 12 + 14  # the margins, and room for the scroll bar


class _Group(NamedTuple):
    title: str
    lines: list[tuple[str, str]]  # what is done, its keys


class ShortcutsDialog(QDialog):
    """Lists everything that has keys: the actions menu by menu, then what panes do themselves."""

    def __init__(self, theme: Theme, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self._theme = theme
        room = parent.window().size() * _SHARE if parent is not None else None
        groups = self._groups(actions)
        content = self._make_content(groups, _COLUMNS)
        if room is not None and content.sizeHint().width() + _SIDES > room.width():
            content = self._make_content(groups, _COLUMNS - 1)
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setWidget(content)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        note = QLabel(self.tr("Keys without Ctrl rest while a field has the keyboard."))
        note.setProperty("tone", "text2")
        outer = QVBoxLayout(self)
        outer.setContentsMargins(24, 20, 12, 16)
        outer.setSpacing(16)
        outer.addWidget(area, 1)
        outer.addWidget(note)
        outer.addWidget(buttons)
        size = content.sizeHint()
        rest = note.sizeHint().height() + buttons.sizeHint().height() + 20 + 16 + 2 * 16
        size = QSize(size.width() + _SIDES, size.height() + rest)
        self.resize(size if room is None else size.boundedTo(room))

    def _make_content(self, groups: list[_Group], columns: int) -> QWidget:
        content = QWidget()
        row = QHBoxLayout(content)
        row.setContentsMargins(0, 0, 12, 0)
        row.setSpacing(36)
        for column in _in_columns(groups, columns):
            row.addLayout(self._make_column(column))
        return content

    def _groups(self, actions: Actions) -> list[_Group]:
        groups = []
        for name, _, entries in MENUS:
            lines = [line for entry in entries if entry for line in self._lines(actions, entry)]
            if lines:
                groups.append(_Group(actions.menu_title(name), lines))
        keys = [(_translated(text), _translated(keys)) for text, keys in PANE_KEYS]
        return [*groups, _Group(self.tr("In the panes"), keys)]

    def _lines(self, actions: Actions, entry: str) -> Iterator[tuple[str, str]]:
        if not entry.startswith("@"):
            action = actions[entry]
            if action.shortcuts():
                yield action.text().replace("&", "").rstrip("…"), key_text(action)
            return
        menu = actions.menu(entry[1:])
        keys = [key_text(action) for action in menu.actions() if action.shortcuts()]
        if keys:
            # Files, not commands: one line stands for all of them.
            shown = keys[0] if len(keys) == 1 else self.tr("{} to {}").format(keys[0], keys[-1])
            yield menu.title().replace("&", ""), shown

    def _make_column(self, groups: list[_Group]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        row = 0
        for title, lines in groups:
            if row:
                grid.setRowMinimumHeight(row, 8)
                row += 1
            heading = QLabel(title)
            heading.setFont(self._theme.font("strong"))
            grid.addWidget(heading, row, 0, 1, 2)
            for text, keys in lines:
                row += 1
                shown = QLabel(keys)
                shown.setProperty("tone", "text2")
                grid.addWidget(QLabel(text), row, 0)
                grid.addWidget(shown, row, 1)
            row += 1
        grid.setRowStretch(row, 1)
        return grid


def _in_columns(groups: list[_Group], most: int) -> list[list[_Group]]:
    """Share groups out, in their order, so that the highest column is as low as can be."""
    heights = [len(group.lines) + 2 for group in groups]

    def filled(limit: int) -> list[list[_Group]]:
        columns: list[list[_Group]] = [[]]
        used = 0
        for group, height in zip(groups, heights, strict=True):
            if used and used + height > limit:
                columns.append([])
                used = 0
            columns[-1].append(group)
            used += height
        return columns

    limit = max(heights)
    while len(filled(limit)) > most:
        limit += 1
    return filled(limit)


def _translated(text: str) -> str:
    return QCoreApplication.translate("PaneKeys", text)
