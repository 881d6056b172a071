"""A fixed vocabulary: what it costs to add tokens to a finished tokenizer, or to take some out."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QScrollArea,
    QSplitter,
    QStackedLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ..models.comparison import Curve, TextColumn
from ..models.error_words import spoken
from ..models.extension_board import BoardFacts, BoardPhase
from ..models.extension_report import ExtensionReport
from ..models.number_text import count_text, counted
from .branch_rows import TokenFlow
from .elided_label import ElidedLabel
from .empty_state import EmptyState
from .fixed_costs import FixedCosts
from .fixed_form import FixedForm
from .fixed_words import (
    figure_heads,
    figure_row,
    new_heads,
    new_row,
    removed_heads,
    removed_row,
    scratch_text,
    split_heads,
    split_row,
    stage_text,
    text_name,
    tokenizer_text,
)
from .pane import Line
from .segmented import Segmented
from .size_chart import SizeChart
from .theme import Theme
from .tile_table import TileTable
from .tiles import TilePainter
from .topic_parts import SIDE, TOP, TopicArea, TopicHead, small_button

__all__ = ["FixedPage"]

_FIGURES = 900
_NARROW = 840
_BESIDE, _STACKED = 150, 320  # least heights of the two tables
_TOLD_AFTER_MS = 300
_TABS = ("moved", "worse", "domain", "live", "curve")


class FixedPage(QWidget):
    """The page of the topic."""

    export_requested = Signal(bool)  # whether to open the file then
    cancel_requested = Signal()
    width_edited = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("fixedTopic")
        self._theme = theme
        self._report: ExtensionReport | None = None
        self._facts = BoardFacts()
        self._later = QTimer(self)  # work that is soon done is not told
        self._later.setSingleShot(True)
        self._later.setInterval(_TOLD_AFTER_MS)
        self._later.timeout.connect(self._tell_work)
        tiles = TilePainter(theme)
        self.form = FixedForm(theme)
        self.costs = FixedCosts(theme)
        self.figures = TileTable(theme, tiles, "fixedFigures")
        self.figures.setMaximumWidth(_FIGURES)
        self.figures.setAccessibleName(self.tr("Tokens before and after"))
        self.new = TileTable(theme, tiles, "fixedNew")
        self.new.setAccessibleName(self.tr("New tokens"))
        self.moved, self.worse, self.domain = (
            TileTable(theme, tiles, name)
            for name in ("fixedMoved", "fixedWorse", "fixedDomainMoved")
        )
        self.live_before = TokenFlow(theme, tiles, gap=2)
        self.live_after = TokenFlow(theme, tiles, gap=2)
        self.chart = SizeChart(theme)
        self.chart.setObjectName("fixedChart")
        self._make_heads()
        self._empty = EmptyState(theme, icon="list-ordered", title="", text="")
        self._lay_out()
        self.costs.width_edited.connect(self._on_width)
        self.tabs.chosen.connect(self._show_tab)
        self.stop.clicked.connect(self.cancel_requested)
        self.export.clicked.connect(lambda: self.export_requested.emit(False))
        self.use.clicked.connect(lambda: self.export_requested.emit(True))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the form less where the page is narrow, and put the tables under one another."""
        super().resizeEvent(event)
        narrow = self.width() < _NARROW
        self.form.set_narrow(narrow)
        ways = Qt.Orientation
        self._lower.setOrientation(ways.Vertical if narrow else ways.Horizontal)
        self._lower.setMinimumHeight(_STACKED if narrow else _BESIDE)

    # Showing

    def show_facts(self, facts: BoardFacts) -> None:
        """Show where a change stands, and what came of it."""
        if facts.phase is BoardPhase.NONE and facts.no_tokenizer:
            self._empty.set_words(self.tr("No tokenizer to change"), facts.no_tokenizer)
            self._stack.setCurrentWidget(self._empty)
            return
        if facts.phase is BoardPhase.WAITING:
            self._empty.set_words(
                self.tr("The training goes on"),
                self.tr("A tokenizer is changed when it is complete."),
            )
            self._stack.setCurrentWidget(self._empty)
            return
        self._stack.setCurrentWidget(self._area)
        self._state.set_text(tokenizer_text(facts))
        self.form.show_facts(facts)
        is_working = facts.phase is BoardPhase.WORKING
        self._facts = facts
        if not is_working:
            self._later.stop()
            self.stop.hide()
        if not is_working or self.stop.isVisibleTo(self):
            self.note.set_text(self._note_text(facts))
        elif not self._later.isActive():
            self.note.set_text("")
            self._later.start()
        self.problem.setVisible(facts.phase is BoardPhase.FAILED)
        self.problem.setText(f"{spoken(facts.problem)} {spoken(facts.hint)}".strip())
        report = facts.report
        is_changed = report is not None and bool(report.added or report.removed_count)
        can_save = is_changed and facts.phase is BoardPhase.DONE and not facts.is_stale
        for button in (self.export, self.use):
            button.setEnabled(can_save)
        if report is not None and report is not self._report:
            self._show_report(report)

    def _tell_work(self) -> None:
        self.stop.show()
        self.note.set_text(self._note_text(self._facts))

    def _note_text(self, facts: BoardFacts) -> str:
        if facts.phase is BoardPhase.WORKING:
            return stage_text(facts)
        if facts.phase is BoardPhase.DONE and facts.is_stale:
            return self.tr("Stopped; these are the figures before.")
        if facts.phase is BoardPhase.FAILED and facts.report is not None:
            return self.tr("These are the figures before.")
        return ""

    def _show_report(self, report: ExtensionReport) -> None:
        self._report = report
        self.costs.show_report(report)
        unknown = any(row.unknown_before or row.unknown_after for row in report.figures)
        self.figures.set_cells(
            figure_heads(unknown=unknown),
            [figure_row(row, unknown=unknown) for row in report.figures],
        )
        self._new_count.set_text(self._new_title(report))
        if report.removed_count:
            self.new.set_cells(removed_heads(), [removed_row(face) for face in report.removed])
        else:
            parts = any(row.parts for row in report.new)
            self.new.set_cells(
                new_heads(parts=parts), [new_row(row, parts=parts) for row in report.new]
            )
        heads = split_heads()
        for table, splits in (
            (self.moved, report.moved),
            (self.worse, report.worse),
            (self.domain, report.domain_moved),
        ):
            table.set_cells(heads, [split_row(split) for split in splits])
        live = report.live
        for flow, faces, gaps in (
            (self.live_before, live and live.main, live and live.main_gaps),
            (self.live_after, live and live.branch, live and live.branch_gaps),
        ):
            flow.set_faces(faces or (), live.first if live else None, gaps or frozenset())
        self.scratch.setText(scratch_text(report))
        self.scratch.setVisible(report.scratch is not None)
        is_asked = bool(report.added or report.removed_count or report.plan.number)
        self._lower.setVisible(is_asked)
        self._start.setVisible(not is_asked)
        for table in (self.new, self.moved, self.worse, self.domain):
            table.setVisible(bool(table.cells))  # a head alone says nothing
        self._show_curves(report)
        self._show_tab(self.tabs.value)

    def _new_title(self, report: ExtensionReport) -> str:
        if report.removed_count:
            return counted("FixedPage", "%Ln token(s) taken out", report.removed_count)
        text = counted("FixedPage", "%Ln new token(s)", report.added)
        wanted = report.plan.number
        if report.plan.kind == "train" and report.steps < wanted:
            only = self.tr("{} of {} steps: nothing else counts enough")
            text += f" · {only.format(count_text(report.steps), count_text(wanted))}"
        return text

    def _show_curves(self, report: ExtensionReport) -> None:
        curves = []
        figures = {entry.key: entry for entry in report.figures}
        first = report.after - report.steps  # with the characters that the alphabet lacked
        for number, (key, points) in enumerate(
            zip(("corpus", "domain"), report.curves, strict=True)
        ):
            if points and key in figures:
                column = TextColumn(number, text_name(key), "", figures[key].occurrences, "")
                sizes = tuple((first + step, tokens) for step, tokens in points)
                curves.append(Curve(column, sizes))
        self.chart.set_curves(
            curves, self.tr("Train further to see tokens per word after each new step.")
        )
        self.chart.set_cursor(report.after, self.costs.width_now())

    def _on_width(self, width: int) -> None:
        if self._report is not None:
            self.chart.set_cursor(self._report.after, width)
        self.width_edited.emit(width)

    def _show_tab(self, key: str) -> None:
        report = self._report
        self._tabs.setCurrentIndex(_TABS.index(key))
        if report is None:
            return
        nothing = {
            "moved": self.tr("Every word of the corpus is cut as before."),
            "worse": self.tr("No word takes more tokens than before."),
            "domain": self.tr("Every word of the domain is cut as before.")
            if len(report.figures) > 1 and report.figures[1].key == "domain"
            else self.tr("Type a text of the domain, or open files."),
            "live": "" if report.live else self.tr("Type a live text in Watch."),
        }
        shown = {"moved": report.moved, "worse": report.worse, "domain": report.domain_moved}
        is_empty = key in shown and not shown[key]
        text = nothing.get(key, "") if is_empty or key == "live" else self._foot(report, key)
        self._under.setText(text)
        self._under.setVisible(bool(text))

    def _foot(self, report: ExtensionReport, key: str) -> str:
        figures = {entry.key: entry for entry in report.figures}
        entry = figures.get("domain" if key == "domain" else "corpus")
        splits = {"moved": report.moved, "worse": report.worse, "domain": report.domain_moved}
        if entry is None or key not in splits:
            return ""
        total = entry.worse_words if key == "worse" else entry.moved_words
        if total is None or total <= len(splits[key]):
            return ""
        return counted("FixedPage", "The first {} of %Ln word(s).", total).format(len(splits[key]))

    # Layout

    def _make_heads(self) -> None:
        self._head = TopicHead(self._theme, self.tr("Fixed vocabulary"))
        self._state = self._head.subtitle
        self._state.setObjectName("fixedState")
        self.export = small_button(self.tr("Export…"), "fixedExport")
        self.export.setToolTip(self.tr("Write the changed tokenizer; the old ids stay."))
        self.use = small_button(self.tr("Export and open…"), "fixedUse")
        self.use.setToolTip(self.tr("Write the changed tokenizer, then open it in the window."))
        self.note = ElidedLabel(self._theme, font="table")
        self.note.setObjectName("fixedNote")
        self.stop = small_button(self.tr("Stop"), "fixedStop")
        self.stop.hide()
        self.problem = self._text("fixedProblem", "bad")
        self.scratch = self._text("fixedScratchText", "text2")
        self._under = self._text("fixedUnder", "text2")
        self._new_count = ElidedLabel(self._theme, font="strong", role="text")
        self._new_count.setObjectName("fixedNewCount")
        self.tabs = Segmented(
            self._theme,
            (
                ("moved", self.tr("Cut otherwise")),
                ("worse", self.tr("Worse")),
                ("domain", self.tr("Domain")),
                ("live", self.tr("Live text")),
                ("curve", self.tr("Curve")),
            ),
        )

    def _text(self, name: str, tone: str) -> QLabel:
        label = QLabel()
        label.setObjectName(name)
        label.setFont(self._theme.font("table"))
        label.setProperty("tone", tone)
        label.setWordWrap(True)
        label.hide()
        return label

    def _lay_out(self) -> None:
        self._head.add(self.note, self.stop, self.export, self.use)
        self._content = QFrame()
        self._content.setProperty("surface", "surface")
        column = QVBoxLayout(self._content)
        column.setContentsMargins(SIDE, TOP, SIDE, TOP)
        column.setSpacing(8)
        column.addWidget(self._head)
        column.addWidget(self.form)
        column.addWidget(self.problem)
        column.addWidget(Line(self._theme))
        column.addWidget(self.costs)
        column.addWidget(self.figures)
        column.addWidget(self.scratch)
        self._lower = self._make_lower()
        column.addWidget(self._lower, 1)
        self._start = EmptyState(
            self._theme,
            icon="plus",
            title=self.tr("Nothing is changed yet"),
            text=self.tr(
                "Write tokens, train further on a text of your domain, or take merges back: what"
                " becomes of ids and words stands here then."
            ),
        )
        self._start.setObjectName("fixedStart")
        column.addWidget(self._start, 1)
        self._lower.hide()
        self._stack = QStackedLayout(self)
        self._area = TopicArea(self._content)
        self._stack.addWidget(self._area)
        self._stack.addWidget(self._empty)

    def _make_lower(self) -> QSplitter:
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 4, 8, 0)
        column.setSpacing(4)
        self._new_count.setFixedHeight(24)
        column.addWidget(self._new_count)
        column.addWidget(self.new)
        column.addStretch(1)
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(8, 4, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.tabs)
        self._tabs = QStackedWidget()
        for table in (self.moved, self.worse, self.domain):
            self._tabs.addWidget(_topped(table))
        self._tabs.addWidget(self._live_area())
        self._tabs.addWidget(self.chart)
        column.addWidget(self._under)
        column.addWidget(self._tabs, 1)
        lower = QSplitter(Qt.Orientation.Horizontal)
        lower.addWidget(left)
        lower.addWidget(right)
        lower.setHandleWidth(1)
        lower.setChildrenCollapsible(False)
        lower.setSizes([500, 500])
        left.setMinimumWidth(260)
        right.setMinimumWidth(300)
        lower.setMinimumHeight(_BESIDE)
        return lower

    def _live_area(self) -> QScrollArea:
        content = QFrame()
        content.setProperty("surface", "surface")
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        for name, flow in (
            (self.tr("Before"), self.live_before),
            (self.tr("After"), self.live_after),
        ):
            label = QLabel(name)
            label.setFont(self._theme.font("table"))
            label.setProperty("tone", "text2")
            column.addWidget(label)
            column.addWidget(flow)
            flow.setAccessibleDescription(name)
        column.addStretch(1)
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setProperty("surface", "surface")
        area.setAccessibleName(self.tr("Live text before and after"))
        area.setWidget(content)
        return area


def _topped(table: TileTable) -> QWidget:
    """Put a table at the top of its room."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(table)
    column.addStretch(1)
    return holder
