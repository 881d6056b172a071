"""Corpus check: findings with what helps, the forecast of the training, and what the text holds."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from ..engine.corpus_check import CorpusCheck
from ..models.check_state import CheckPhase, CheckState
from ..models.number_text import counted
from .check_findings import FindingList
from .check_tables import (
    ScriptTable,
    character_columns,
    character_rows,
    forecast_rows,
    line_end_rows,
    longest_rows,
    size_rows,
)
from .figure_parts import heading, words
from .figure_table import FigureColumn, FigureTable
from .pane import Line
from .theme import Theme
from .topic_parts import SIDE, TOP, TopicArea, TopicHead, small_button

__all__ = ["CheckPage"]

_NARROW = 880  # below this the tables stand under one another
_CHARACTERS = 20  # of each table of them


class CheckPage(QWidget):
    """The page of the topic Corpus check."""

    check_requested = Signal()
    stop_requested = Signal()
    remedy_chosen = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("corpusTopic")
        self._theme = theme
        self._shown: CorpusCheck | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._show_tables)
        self._head = TopicHead(theme, self.tr("Corpus check"))
        self.summary = self._head.subtitle
        self.summary.setObjectName("checkSummary")
        self.button = small_button(self.tr("Check"), "checkButton")
        self.button.clicked.connect(self.check_requested)
        self.stop = small_button(self.tr("Stop"), "checkStop")
        self.stop.clicked.connect(self.stop_requested)
        self.progress = QProgressBar()
        self.progress.setObjectName("checkProgress")
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(4)
        policy = self.progress.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.progress.setSizePolicy(policy)
        self.progress.setAccessibleName(self.tr("How far the check is"))
        self.note = words(theme, "checkNote")
        self.findings = FindingList(theme)
        self.findings.remedy_chosen.connect(self.remedy_chosen)
        self._make_tables()
        self._lay_out()

    def show_state(self, state: CheckState) -> None:
        """Show where the check stands, and what it found."""
        is_running = state.phase is CheckPhase.RUNNING
        check = state.check
        self.stop.setVisible(is_running)
        self.button.setVisible(not is_running and (check is None or state.is_stale))
        self.progress.setVisible(is_running)
        self.progress.setRange(0, 1000 if state.total else 0)
        if state.total:
            self.progress.setValue(min(1000, 1000 * state.done // state.total))
        self.summary.set_text(self._summary(state))
        note = self._note(state)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self._results.setVisible(check is not None)
        if check is None:
            self._shown = None
            return
        self._figures.setVisible(check.characters > 0)  # of an empty corpus there are none
        self.findings.set_check(check)
        self.findings.set_enabled(not state.is_stale)
        forecast = state.forecast
        assert forecast is not None
        self.forecast.show_rows(forecast_rows(forecast, state.came_true))
        if check is not self._shown:
            self._shown = check
            self._later.start()  # the findings are painted first

    def _summary(self, state: CheckState) -> str:
        check = state.check
        if state.phase is CheckPhase.RUNNING:
            return self.tr("Checking …")
        if state.phase is CheckPhase.FAILED or check is None:
            return ""
        if state.is_stale:
            return self.tr("Corpus or settings have changed since.")
        return self.tr("{errors}, {warnings}, {notes}").format(
            errors=counted("CheckPage", "%Ln error(s)", check.count("error")),
            warnings=counted("CheckPage", "%Ln warning(s)", check.count("warning")),
            notes=counted("CheckPage", "%Ln note(s)", check.count("note")),
        )

    def _note(self, state: CheckState) -> str:
        if state.phase is CheckPhase.FAILED:
            return state.problem
        if state.phase is CheckPhase.WAITING and state.check is None:
            return self.tr(
                "A large corpus is read once more for this, in a process of its own. Training and "
                "the window go on meanwhile."
            )
        return ""

    # Parts

    def _make_tables(self) -> None:
        theme = self._theme
        name = FigureColumn(self.tr("Counted"), is_text=True)
        self.forecast = FigureTable(
            theme,
            "checkForecast",
            (
                FigureColumn(self.tr("Needed"), is_text=True),
                FigureColumn(self.tr("Forecast"), self.tr("Before the training, about")),
                FigureColumn(
                    self.tr("Measured"),
                    self.tr("What the training process took with this corpus and these settings"),
                ),
            ),
        )
        count = FigureColumn(self.tr("Count"))
        self.sizes = FigureTable(theme, "checkSizes", (name, FigureColumn(self.tr("Number"))))
        self.scripts = ScriptTable(theme)
        self.line_ends = FigureTable(
            theme, "checkLineEnds", (FigureColumn(self.tr("Line end"), is_text=True), count)
        )
        self.longest = FigureTable(
            theme,
            "checkLongest",
            (
                FigureColumn(self.tr("Word"), is_text=True, mono=True),
                FigureColumn(self.tr("Length"), self.tr("In characters (code points)")),
                count,
            ),
        )
        self.rare = FigureTable(theme, "checkRare", character_columns())
        self.frequent = FigureTable(theme, "checkFrequent", character_columns())

    def _lay_out(self) -> None:
        self._head.add(self.stop, self.button)
        self._results = QWidget()
        results = QVBoxLayout(self._results)
        results.setContentsMargins(0, 0, 0, 0)
        results.setSpacing(12)
        results.addWidget(self.findings)
        results.addWidget(Line(self._theme))
        results.addWidget(self._make_columns())
        results.addStretch(1)
        content = QFrame()
        column = QVBoxLayout(content)
        column.setContentsMargins(SIDE, TOP, SIDE, TOP)
        column.setSpacing(8)
        column.addWidget(self._head)
        column.addWidget(self.progress)
        column.addWidget(self.note)
        column.addWidget(self._results, 1)
        column.addStretch(0)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(TopicArea(content))

    def _make_columns(self) -> QWidget:
        """Put the tables into two columns, each without gaps, about as long as the other."""
        self._figures = QWidget()
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._figures)
        self._halves.setContentsMargins(0, 0, 0, 0)
        self._halves.setSpacing(24)
        for parts in (
            (
                self._part(self.tr("Training"), self.forecast),
                self._part(self.tr("Line ends"), self.line_ends),
                self._part(self.tr("Scripts"), self.scripts),
                self._part(self.tr("Longest words"), self.longest),
                self._part(self.tr("Rarest characters"), self.rare),
            ),
            (
                self._part(self.tr("What there is"), self.sizes),
                self._part(self.tr("Most frequent characters"), self.frequent),
            ),
        ):
            column = QVBoxLayout()
            column.setSpacing(12)
            for part in parts:
                column.addWidget(part)
            column.addStretch(1)
            self._halves.addLayout(column, 1)
        return self._figures

    def _part(self, title: str, table: FigureTable) -> QWidget:
        if not table.accessibleName():
            table.setAccessibleName(title)
        part = QWidget()
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(heading(self._theme, title))
        column.addWidget(table)
        return part

    def _show_tables(self) -> None:
        check = self._shown
        if check is None:
            return
        self.sizes.show_rows(size_rows(check))
        self.scripts.set_check(check)
        self.line_ends.show_rows(line_end_rows(check))
        self.longest.show_rows(longest_rows(check))
        self.rare.show_rows(character_rows(check.rare[:_CHARACTERS]))
        self.frequent.show_rows(character_rows(check.frequent[:_CHARACTERS]))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the tables beside or under one another."""
        super().resizeEvent(event)
        ways = QBoxLayout.Direction
        narrow = self.width() < _NARROW
        self._halves.setDirection(ways.TopToBottom if narrow else ways.LeftToRight)
        self._halves.setSpacing(12 if narrow else 24)
