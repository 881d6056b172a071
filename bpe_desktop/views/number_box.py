"""A grid under its name, with the tokens of the number in question and what made its cuts."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ..models.number_grids import CutNumber
from .branch_rows import TokenFlow
from .elided_label import ElidedLabel
from .number_grid import NumberGrid
from .number_words import column_title, cut_tip, reasons
from .theme import Theme
from .tiles import TilePainter

__all__ = ["NumberBox"]

_NO_LIMIT = 16_777_215  # Qt's own
_LEAST_ENTRY = 104  # so that grids keep their place while the reasons get longer and shorter


class NumberBox(QWidget):
    """The grid of one tokenizer; its number stands beside it or, where several share, below."""

    def __init__(self, theme: Theme, tiles: TilePainter, key: int) -> None:
        super().__init__()
        self._key = key
        self._is_wide = True
        self.title = QLabel(column_title(key))
        self.title.setFont(theme.font("strong"))
        self.detail = ElidedLabel(theme, font="table")
        self.grid = NumberGrid(theme, f"numberGrid.{key}")
        self.grid.setAccessibleName(column_title(key))
        self.number = QLabel()
        self.number.setFont(theme.font("strong"))
        self.flow = TokenFlow(theme, tiles)
        self.why = QLabel()
        self.why.setFont(theme.font("table"))
        self.why.setWordWrap(True)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.title)
        head.addWidget(self.detail, 1)
        entry = QVBoxLayout()
        entry.setSpacing(4)
        for part in (self.number, self.flow, self.why):
            entry.addWidget(part)
        entry.addStretch(1)
        self._entry = QWidget()
        self._entry.setLayout(entry)
        entry.setContentsMargins(0, 4, 0, 0)
        self._parts = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._parts.setSpacing(16)
        self._parts.addWidget(self.grid, 3)
        self._parts.addWidget(self._entry, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(head)
        column.addLayout(self._parts, 1)

    def set_wide(self, wide: bool) -> None:
        """Put the number beside the grid, or below it."""
        if wide != self._is_wide:
            self._is_wide = wide
            ways = QBoxLayout.Direction
            self._parts.setDirection(ways.LeftToRight if wide else ways.TopToBottom)
            self._parts.setSpacing(16 if wide else 4)
            self._entry.setMinimumHeight(0 if wide else _LEAST_ENTRY)
        self.fit()

    def fit(self) -> None:
        """Let the grid take no more height than its cells fill, where something is below it."""
        height = _NO_LIMIT
        if not self._is_wide and self.grid.zoom == 1.0:
            height = max(self.grid.natural_height(self.width()), self.grid.minimumHeight())
        self.grid.setMaximumHeight(height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the grid to another width."""
        super().resizeEvent(event)
        self.fit()

    def show_number(self, text: str, cut: CutNumber | str, algorithm: str) -> None:
        """Show the tokens of a number and what made its cuts, or why it cannot be cut."""
        if isinstance(cut, str):
            self.number.setText(text)
            self.flow.set_faces(())
            self.why.setText(cut)
            return
        self.number.setText(self.tr("{}: {}").format(text, cut_tip(cut)))
        self.number.setWordWrap(True)
        self.flow.set_faces(cut.faces, gaps=cut.gaps)
        self.why.setText(reasons(cut, algorithm))
