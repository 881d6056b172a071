"""The middle of the branches' page: what came of one branch, and where texts split otherwise."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ..models.branch_comparison import BranchComparison, Split
from ..models.branches import Branch, BranchPhase
from ..models.number_text import counted
from .branch_colors import branch_color, branch_letter, branch_pen
from .branch_rows import FirstMerge, SplitRows, TokenFlow
from .branch_words import branch_result, figures_text, split_heading
from .elided_label import ElidedLabel
from .pane import Line
from .quantities import count_text
from .theme import Theme
from .tiles import TilePainter

__all__ = ["BranchDetail"]

_SIDE = 12
_LIVE_HEIGHT = 168  # a longer text is scrolled
_LIVE_LEAST = 136
_NAMES = 96


class BranchDetail(QFrame):
    """One branch beside the main line."""

    seek_requested = Signal(int)
    token_activated = Signal(int)
    token_hovered = Signal(object)

    def __init__(self, theme: Theme, tiles: TilePainter) -> None:
        super().__init__()
        self.setObjectName("branchDetail")
        self.setProperty("surface", "surface")
        self._theme = theme
        self._heading = _Heading(theme)
        self.result = self._label("branchResult", "body", "text2")
        self.figures = self._label("branchFigures", "body", "text2")
        self.first = FirstMerge(theme, tiles)
        self.live_main = TokenFlow(theme, tiles, gap=2)
        self.live_branch = TokenFlow(theme, tiles, gap=2)
        self._live_detail = ElidedLabel(theme, font="table")
        self._live_note = self._label("branchLiveNote", "body", "text2")
        self._live_counts = [self._label("", "table", "text2") for _ in range(2)]
        self.splits = SplitRows(theme, tiles)
        self.splits.setObjectName("branchSplits")
        self._split_count = ElidedLabel(theme, font="table")
        self._no_splits = self._label("branchNoSplits", "body", "text2")
        self._first_step: int | None = None
        self.go_first = QPushButton()
        self.go_first.setObjectName("goToFirstDifference")
        self.go_first.setProperty("primary", True)
        self.go_first.clicked.connect(self._go_first)
        self._lay_out()
        self.first.seek_requested.connect(self.seek_requested)
        for part in (self.first, self.live_main, self.live_branch, self.splits):
            part.token_activated.connect(self.token_activated)
            part.token_hovered.connect(self.token_hovered)

    def set_branch(self, branch: Branch) -> None:
        """Show where a branch stands."""
        self._heading.set_branch(branch)
        self.result.setText(branch_result(branch))
        is_done = branch.phase is BranchPhase.DONE
        tone = "bad" if branch.phase is BranchPhase.FAILED else "text2"
        if self.result.property("tone") != tone:
            self.result.setProperty("tone", tone)
            self.result.style().polish(self.result)
        self._below.setVisible(is_done)
        self.figures.setVisible(is_done)
        if not is_done or branch.first is None:
            self.first.set_merge(None, (None, None))

    def set_comparison(self, found: BranchComparison) -> None:
        """Show what differs at the playhead."""
        self.figures.setText(figures_text(found))
        self.first.set_merge(found.first, found.other)
        self._split_count.set_text(split_heading(found))
        self.splits.set_splits(found.splits)
        self._columns.setVisible(bool(found.splits))
        self.splits.setVisible(bool(found.splits))
        self._no_splits.setVisible(not found.splits)
        self._no_splits.setText(
            self.tr("Every word is cut the same way here.")
            if found.all_words
            else self.tr("These words are cut the same way here.")
        )
        # Where the main line has ended before, there is no such merge to go to.
        reachable = found.first is not None and found.other[0] is not None
        self._first_step = found.first if reachable else None
        self.go_first.setVisible(self._first_step is not None and found.step < self._first_step)
        if self._first_step is not None:
            text = self.tr("Go to the first difference (merge {})")
            self.go_first.setText(text.format(count_text(self._first_step)))
        live = found.live
        self._live.setVisible(live is not None)
        self._live_note.setVisible(live is None)
        self._live_note.setText(found.live_problem)
        self._live_detail.set_text("" if live is None else self._live_text(live))
        if live is not None:
            self.live_main.set_faces(live.main, live.first, live.main_gaps)
            self.live_branch.set_faces(live.branch, live.first, live.branch_gaps)
            for label, faces in zip(self._live_counts, (live.main, live.branch), strict=True):
                label.setText(self._tokens_text(len(faces)))
            self._live.updateGeometry()  # a scroll area does not pass on what its content needs

    def _go_first(self) -> None:
        if self._first_step is not None:
            self.seek_requested.emit(self._first_step)

    def _live_text(self, live: Split) -> str:
        if live.first is None:
            return self.tr("the same in both lines")
        return self.tr("differs from token {} on").format(count_text(live.first + 1))

    def _tokens_text(self, tokens: int) -> str:
        return counted("BranchDetail", "%Ln token(s)", tokens)

    def _label(self, name: str, font: str, tone: str) -> QLabel:
        label = QLabel()
        label.setObjectName(name)
        label.setFont(self._theme.font(font))
        label.setProperty("tone", tone)
        label.setWordWrap(True)
        return label

    # Layout

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._heading)
        head = QVBoxLayout()
        head.setContentsMargins(_SIDE, 0, _SIDE, 6)
        head.setSpacing(4)
        head.addWidget(self.result)
        head.addWidget(self.figures)
        column.addLayout(head)
        column.addWidget(self.first)
        column.addSpacing(4)
        self._below = QWidget()
        below = QVBoxLayout(self._below)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(0)
        below.addWidget(Line(self._theme))
        below.addLayout(self._section(self.tr("Live text"), self._live_detail))
        below.addWidget(self._live_area())
        self._live_note.setContentsMargins(_SIDE, 0, _SIDE, 10)
        below.addWidget(self._live_note)
        below.addWidget(Line(self._theme))
        below.addLayout(self._section(self.tr("Words that split otherwise"), self._split_count))
        self._no_splits.setContentsMargins(_SIDE, 2, _SIDE, 10)
        self._columns = _Columns(self._theme, self.splits)
        below.addWidget(self._columns)
        below.addWidget(self._no_splits)
        go = QHBoxLayout()
        go.setContentsMargins(_SIDE, 0, _SIDE, 0)
        go.addWidget(self.go_first)
        go.addStretch(1)
        below.addLayout(go)
        below.addWidget(self._scrolled(self.splits), 1)
        column.addWidget(self._below, 1)
        column.addStretch(0)

    def _section(self, title: str, detail: QWidget) -> QVBoxLayout:
        heading = QLabel(title)
        heading.setFont(self._theme.font("strong"))
        row = QGridLayout()
        row.setContentsMargins(_SIDE, 9, _SIDE, 5)
        row.setHorizontalSpacing(8)
        row.addWidget(heading, 0, 0)
        row.addWidget(detail, 0, 1)
        row.setColumnStretch(1, 1)
        column = QVBoxLayout()
        column.addLayout(row)
        return column

    def _live_area(self) -> QWidget:
        content = QFrame()
        content.setProperty("surface", "surface")
        grid = QGridLayout(content)
        grid.setContentsMargins(_SIDE, 0, 8, 6)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(6)
        names = (self.tr("Main line"), self.tr("Branch"))
        flows = (self.live_main, self.live_branch)
        for row, (name, flow) in enumerate(zip(names, flows, strict=True)):
            label = QLabel(name)
            label.setFont(self._theme.font("medium"))
            box = QVBoxLayout()
            box.setContentsMargins(0, 4, 0, 0)
            box.setSpacing(1)
            box.addWidget(label)
            box.addWidget(self._live_counts[row])
            box.addStretch(1)
            grid.addLayout(box, row, 0)
            grid.addWidget(flow, row, 1)
            flow.setAccessibleDescription(name)
        grid.setColumnMinimumWidth(0, _NAMES)
        grid.setColumnStretch(1, 1)
        self._live = _Fitting(content, _LIVE_HEIGHT)
        return self._live

    def _scrolled(self, part: SplitRows) -> QScrollArea:
        holder = QFrame()
        holder.setProperty("surface", "surface")
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(part)
        column.addStretch(1)
        area = QScrollArea()
        area.setObjectName("branchSplitsArea")
        area.setMinimumHeight(2 * part.row_height)
        area.setAccessibleName(self.tr("Words that split otherwise"))
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setProperty("surface", "surface")
        area.setWidget(holder)
        return area


class _Heading(QWidget):
    """Letter, line and name of a branch."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("branchHeading")
        self._theme = theme
        self._branch: Branch | None = None
        self.setFixedHeight(44)
        theme.changed.connect(self.update)

    def set_branch(self, branch: Branch) -> None:
        """Show a branch."""
        self._branch = branch
        self.setAccessibleName(f"{branch_letter(branch.color)}, {branch.name}")
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw them in a row."""
        if self._branch is None:
            return
        theme, index = self._theme, self._branch.color
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(theme.font("title"))
            painter.setPen(branch_color(theme, index))
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            painter.drawText(QRectF(_SIDE, 4, 20, 36), flags, branch_letter(index))
            painter.setPen(branch_pen(theme, index, 2.5))
            painter.drawLine(_SIDE + 20, 22, _SIDE + 48, 22)
            painter.setPen(theme.color("text"))
            room = QRectF(_SIDE + 58, 4, self.width() - 2 * _SIDE - 58, 36)
            name = painter.fontMetrics().elidedText(
                self._branch.name, Qt.TextElideMode.ElideRight, round(room.width())
            )
            painter.drawText(room, flags, name)


class _Columns(QWidget):
    """The headings over the words: which half is which line."""

    def __init__(self, theme: Theme, rows: SplitRows) -> None:
        super().__init__()
        self._theme = theme
        self._rows = rows
        self.setFixedHeight(20)
        theme.changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Write the headings over their columns."""
        left, right, _ = self._rows.columns()
        with QPainter(self) as painter:
            painter.setFont(self._theme.font("heading"))
            painter.setPen(self._theme.color("text2"))
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            for x, text in ((left, self.tr("Main line")), (right, self.tr("Branch"))):
                painter.drawText(QRectF(x, 0, 200, 20), flags, text)
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(QRectF(0, 0, left - 12, 20), flags, self.tr("Count"))


class _Fitting(QScrollArea):
    """As high as its content is at its width, up to a limit; beyond, it scrolls."""

    def __init__(self, content: QWidget, most: int) -> None:
        super().__init__()
        self._content = content
        self._most = most
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setProperty("surface", "surface")
        self.setWidget(content)

    def hasHeightForWidth(self) -> bool:
        """Follow the content."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the content, or the limit."""
        return min(self._content.heightForWidth(width), self._most)

    def sizeHint(self) -> QSize:
        """Ask for the height at this width."""
        return QSize(300, self.heightForWidth(max(self.width(), 200)))

    def minimumSizeHint(self) -> QSize:
        """Live with both lines of a short text."""
        return QSize(120, min(_LIVE_LEAST, self.sizeHint().height()))
