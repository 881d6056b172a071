"""The right side of the branches' page: the tokens that only one of two lines has."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from ..models.branch_comparison import BranchComparison
from .branch_rows import TokenFlow
from .pane import Line
from .quantities import count_text
from .theme import Theme
from .tiles import TilePainter

__all__ = ["BranchTokens"]

_SIDE = 12


class BranchTokens(QScrollArea):
    """Two sections, one below the other."""

    token_activated = Signal(int)
    token_hovered = Signal(object)

    def __init__(self, theme: Theme, tiles: TilePainter) -> None:
        super().__init__()
        self.setObjectName("branchTokens")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setProperty("surface", "surface")
        self._theme = theme
        content = QFrame()
        content.setProperty("surface", "surface")
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(0, 0, 0, 8)
        self._column.setSpacing(0)
        self.main_only, self._main_count = self._section(tiles, self.tr("Only in the main line"))
        self._column.addSpacing(10)
        self._column.addWidget(Line(theme))
        self.branch_only, self._branch_count = self._section(tiles, self.tr("Only in the branch"))
        self._column.addStretch(1)
        self.setWidget(content)
        for flow in (self.main_only, self.branch_only):
            flow.token_activated.connect(self.token_activated)
            flow.token_hovered.connect(self.token_hovered)

    def set_comparison(self, found: BranchComparison) -> None:
        """Show the tokens of a comparison."""
        self.main_only.set_faces(found.main_only)
        self.branch_only.set_faces(found.branch_only)
        self._main_count.setText(count_text(found.main_only_count))
        self._branch_count.setText(count_text(found.branch_only_count))

    def _section(self, tiles: TilePainter, title: str) -> tuple[TokenFlow, QLabel]:
        heading = QLabel(title)
        heading.setFont(self._theme.font("strong"))
        count = QLabel()
        count.setFont(self._theme.font("strong"))
        row = QHBoxLayout()
        row.setContentsMargins(_SIDE, 11, _SIDE, 4)
        row.addWidget(heading, 1)
        row.addWidget(count)
        self._column.addLayout(row)
        flow = TokenFlow(self._theme, tiles)
        flow.setAccessibleDescription(title)
        place = QWidget()
        inner = QVBoxLayout(place)
        inner.setContentsMargins(_SIDE - 4, 0, _SIDE - 4, 0)
        inner.addWidget(flow)
        self._column.addWidget(place)
        return flow, count
