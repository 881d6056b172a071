"""Branches: the training with one choice made otherwise, beside the training as it is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QPushButton,
    QSplitter,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from ..models.branch_comparison import BranchComparison
from ..models.branches import Branch, BranchPhase
from .branch_detail import BranchDetail
from .branch_list import BranchList
from .branch_timeline import BranchTimeline
from .branch_tokens import BranchTokens
from .elided_label import ElidedLabel
from .empty_state import EmptyState
from .pane import Line, Pane
from .step_words import StepWords
from .theme import Theme
from .tiles import TilePainter
from .topic_parts import TopicArea
from .under_messages import UnderMessages

__all__ = ["BranchPage"]

_LEFT, _RIGHT = 272, 320
_NARROW, _LOW, _LOWEST = 1240, 680, 480
_NARROW_LEFT, _NARROW_RIGHT = 216, 232
_LEAST_LIST = 52  # one branch


class BranchPage(QWidget):
    """The workspace Branches."""

    seek_requested = Signal(int)
    token_activated = Signal(int)
    chosen = Signal(int)
    discard_requested = Signal(int)
    renamed = Signal(int, str)
    compare_requested = Signal()
    watch_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("branchesPage")
        self._theme = theme
        self._branch: Branch | None = None
        tiles = TilePainter(theme)
        self.list = BranchList(theme)
        self.detail = BranchDetail(theme, tiles)
        self.tokens = BranchTokens(theme, tiles)
        self.timeline = BranchTimeline(theme)
        self.compare = QPushButton(self.tr("Compare tie rules"))
        self.compare.setObjectName("compareRulesButton")
        self.compare.setToolTip(
            self.tr("Train a branch by each other rule for pairs of equal count")
        )
        self.empty = EmptyState(
            theme,
            icon="list-ordered",
            title=self.tr("No branches"),
            text="",
            buttons=(self.tr("Compare tie rules"), self.tr("Go to the candidates")),
        )
        self.set_pairs_changeable(True)
        self.without = EmptyState(
            theme,
            icon="list-ordered",
            title=self.tr("No branches"),
            text=self.tr("Branches are for trainings that merge pairs: BPE and WordPiece."),
        )
        self._main = _MainLine(theme)
        self._moved = False
        self._has_merges = True
        self._lay_out()
        self._connect()
        self.set_branches((), None)

    def set_branches(self, branches: Sequence[Branch], chosen: Branch | None) -> None:
        """Show a list of branches, one of them chosen."""
        self._branch = chosen
        self.list.set_branches(branches, None if chosen is None else chosen.key)
        self._discard.setEnabled(chosen is not None)
        if chosen is not None:
            self.detail.set_branch(chosen)
        self._show_parts()

    def set_has_merges(self, has_merges: bool) -> None:
        """Say whether the training merges pairs; of another one, no more is shown than that."""
        self._has_merges = has_merges
        self._show_parts()

    def set_pairs_changeable(self, changeable: bool) -> None:
        """Say whether pairs can be merged sooner or never, or only other tie rules tried."""
        self.empty.buttons[1].setVisible(changeable)
        text = self.tr("A branch is this training by another rule for pairs of equal count.")
        if changeable:
            text = self.tr(
                "A branch is this training with one choice made otherwise. Right-click a pair in "
                "Candidates to merge it sooner or never, or train by the other tie rules."
            )
        self.empty.set_words(self.tr("No branches"), text)

    def set_comparison(self, found: BranchComparison | None) -> None:
        """Show what differs between the chosen branch and the main line."""
        if found is not None:
            self.detail.set_comparison(found)
            self.tokens.set_comparison(found)

    def set_main_line(self, text: str) -> None:
        """Say what the main line is."""
        self._main.set_text(text)

    def set_comparable(self, comparable: bool, reason: str) -> None:
        """Say whether branches can be made now, or why they cannot."""
        for button in (self.compare, self.empty.buttons[0]):
            button.setEnabled(comparable)
        self._pane.set_foot(reason)

    def foot(self) -> str:
        """Return why no branches can be made now."""
        return self._pane.foot()

    def set_words(self, words: StepWords) -> None:
        """Call the steps by these words."""
        self.timeline.set_words(words)

    def set_step(self, step: int) -> None:
        """Show the playhead."""
        self.timeline.set_step(step)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the sides less where the page is narrow."""
        super().resizeEvent(event)
        self.timeline.set_low(self.height() < _LOW, lowest=self.height() < _LOWEST)
        if self._moved:
            return
        narrow = self.width() < _NARROW
        left, right = (_NARROW_LEFT, _NARROW_RIGHT) if narrow else (_LEFT, _RIGHT)
        self._across.setSizes([left, max(1, self.width() - left - right - 2), right])

    def _show_parts(self) -> None:
        branch = self._branch
        if not self._has_merges:
            self._pages.setCurrentWidget(self.without)
        else:
            self._pages.setCurrentWidget(self.empty if branch is None else self._detail_area)
        is_done = branch is not None and branch.phase is BranchPhase.DONE
        self.tokens.setVisible(is_done and self._has_merges)
        self.compare.setVisible(branch is not None)  # else it stands in the middle
        for part in (self._pane, self._line, self.timeline):
            part.setVisible(self._has_merges)

    def _lay_out(self) -> None:
        self._pane = pane = Pane(self._theme, self.tr("Branches"))
        self._discard = pane.add_tool("x", self.tr("Throw the branch away (Del)"), "discardBranch")
        pane.body.addWidget(self._main)
        pane.body.addWidget(self.list, 1)
        holder = QVBoxLayout()
        holder.setContentsMargins(12, 8, 12, 12)
        self.compare.setFixedHeight(30)
        holder.addWidget(self.compare)
        pane.body.addLayout(holder)
        middle = QFrame()
        middle.setProperty("surface", "surface")
        self._pages = QStackedLayout(middle)
        self._pages.addWidget(self.empty)
        self._detail_area = TopicArea(self.detail)
        self._pages.addWidget(self._detail_area)
        self._pages.addWidget(self.without)
        self._across = QSplitter(Qt.Orientation.Horizontal)
        for part in (pane, middle, self.tokens):
            self._across.addWidget(part)
        self._across.setHandleWidth(1)
        self._across.setChildrenCollapsible(False)
        self._across.setStretchFactor(1, 1)
        pane.setMinimumWidth(_NARROW_LEFT - 20)
        self.list.setMinimumHeight(_LEAST_LIST)
        middle.setMinimumWidth(320)
        self.tokens.setMinimumWidth(_NARROW_RIGHT - 20)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.under_messages = UnderMessages(self._across)
        column.addWidget(self.under_messages, 1)
        self._line = Line(self._theme)
        column.addWidget(self._line)
        column.addWidget(self.timeline)

    def _connect(self) -> None:
        self.list.chosen.connect(self.chosen)
        self.list.discard_requested.connect(self.discard_requested)
        self.list.renamed.connect(self.renamed)
        self._discard.clicked.connect(self.list.discard_current)
        self.compare.clicked.connect(self.compare_requested)
        self.empty.button_clicked.connect(self._on_empty)
        for part in (self.detail, self.timeline):
            part.seek_requested.connect(self.seek_requested)
        for pane in (self.detail, self.tokens):
            pane.token_activated.connect(self.token_activated)
        self._across.splitterMoved.connect(self._on_moved)

    def _on_empty(self, button: int) -> None:
        (self.compare_requested, self.watch_requested)[button].emit()

    def _on_moved(self) -> None:
        self._moved = True


class _MainLine(QWidget):
    """The line that all branches are compared with."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("mainLine")
        self._theme = theme
        self.setFixedHeight(48)
        column = QVBoxLayout(self)
        column.setContentsMargins(58, 4, 12, 5)
        column.setSpacing(0)
        self._name = ElidedLabel(theme, font="medium", role="text")
        self._name.set_text(self.tr("Main line"))
        self._detail = ElidedLabel(theme, font="table")
        column.addWidget(self._name)
        column.addWidget(self._detail)
        theme.changed.connect(self.update)

    def set_text(self, text: str) -> None:
        """Say what the main line is."""
        self._detail.set_text(text)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the line as the chart does."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            pen = QPen(self._theme.color("good"), 2.5)
            pen.setDashPattern([2.6, 1.6])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawLine(28, 16, 52, 16)
            painter.setPen(self._theme.color("line"))
            painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
