"""Vocabulary size: what every size of one training costs and saves, and what is wasted in it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QStackedWidget,
    QVBoxLayout,
)

from ..engine import metrics
from ..engine.size_curve import Growth, SizeCurve
from ..models.comparison import Curve, TextColumn
from ..models.prices import Prices
from ..models.size_model import SizeFacts, Waste
from .empty_state import EmptyState
from .figure_parts import Divider, PercentField, field_row, heading, mark_invalid, words
from .figure_table import FigureTable
from .form_row import NumberField
from .pane import Line
from .quantities import count_text
from .savings_chart import SavingsChart
from .segmented import Segmented
from .size_chart import SizeChart, SizeMark
from .size_words import (
    is_merging,
    size_columns,
    size_rows,
    stop_text,
    unused_columns,
    unused_rows,
    unused_text,
    word_columns,
    word_rows,
)
from .step_words import step_words
from .theme import Theme
from .topic_parts import SIDE, TOP, TopicArea, TopicHead, small_button

__all__ = ["SizePage"]

_BESIDE = 1000  # from this width on tables stand beside the charts
_MERGES = (10_000, 1_000, 100, 10, 1)
_ENOUGH = 4  # growths, for a number of merges to be the usual one


class SizePage(QFrame):
    """Charts of every size, and tables of sizes, words and tokens."""

    prices_edited = Signal(object)
    size_requested = Signal(int)
    step_requested = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("sizeTopic")
        self.setProperty("surface", "surface")
        self._theme = theme
        self._facts = SizeFacts()
        self._waste: Waste | None = None
        self._prices = Prices()
        self._share = 0.01
        self._merges: int | None = None  # chosen by a person
        self._stop_step: int | None = None
        self._asked: SizeCurve | None = None
        self._answer: tuple[tuple[int, float], Growth | None] = ((0, 0.0), None)
        self._head = TopicHead(theme, self.tr("Vocabulary size"))
        self._subtitle = self._head.subtitle
        self._width, self._number = NumberField(step=256), NumberField(step=10)
        self._tied = QCheckBox(self.tr("Output layer tied"))
        self._percent = PercentField()
        self.stop = words(theme, "sizeStop", tone="text")
        self.go = small_button("", "sizeGo")
        self.chart = SizeChart(theme)
        self.savings = SavingsChart(theme)
        self.tables = Segmented(
            theme,
            [
                ("sizes", self.tr("Sizes")),
                ("words", self.tr("Costliest words")),
                ("unused", self.tr("Unused tokens")),
            ],
        )
        self.sizes = FigureTable(theme, "sizeTable", [], scrolls=True)
        self.words = FigureTable(theme, "costlyWords", word_columns(), scrolls=True)
        self.unused = FigureTable(theme, "unusedTokens", unused_columns(), scrolls=True)
        self.note = words(theme, "sizeNote", "table")
        self._stack = QStackedWidget()
        self._empty = EmptyState(theme, icon="list-ordered", title="", text="")
        self._name_parts()
        self._lay_out()
        self._connect()

    # What is shown

    def set_facts(self, facts: SizeFacts) -> None:
        """Show another training, or another moment of it."""
        self._facts = facts
        is_there = facts.curve is not None
        self._stack.setCurrentIndex(0 if is_there else 1)
        if is_there:
            self._refresh()
        else:
            self._say_why_not()

    def set_waste(self, waste: Waste | None) -> None:
        """Show what is wasted at the playhead; `None` while it is counted."""
        self._waste = waste
        if waste is not None:
            self.words.show_rows(word_rows(waste))
            self.unused.show_rows(unused_rows(waste, self._prices))
        self._say_note()

    def set_prices(self, prices: Prices) -> None:
        """Work with other dimensions of the embedding."""
        self._prices = prices
        if not self._width.hasFocus():
            self._width.set_number(prices.width)
        self._tied.setChecked(prices.tied)
        if self._facts.curve is not None:
            self._refresh()
        self.set_waste(self._waste)

    @property
    def merges(self) -> int:
        """By how many more tokens a growth is judged."""
        curve = self._facts.curve
        if self._merges is not None or curve is None:
            return self._merges or 1_000
        reach = curve.steps
        if curve.by_round:
            sizes = [point.size for point in curve.points()]
            reach = sizes[-1] - sizes[0]
        return next((n for n in _MERGES if n <= 1_000 and reach // n >= _ENOUGH), 1)

    def stops_paying(self) -> Growth | None:
        """Return where another thousand merges stop paying."""
        curve = self._facts.curve
        if curve is None:
            return None
        question = self.merges, self._share
        # By identity: to compare two curves would take as long as to ask again.
        if self._asked is not curve or self._answer[0] != question:
            self._asked = curve
            self._answer = question, curve.stops_paying(*question)
        return self._answer[1]

    def _refresh(self) -> None:
        facts, prices, merges = self._facts, self._prices, self.merges
        curve, present = facts.curve, facts.present
        assert curve is not None
        assert present is not None
        if not self._number.hasFocus():
            self._number.set_number(merges)
        steps = step_words(facts.algorithm).several(present.step)
        self._subtitle.set_text(
            self.tr("{}, one training and every size of it: now {}").format(facts.name, steps)
        )
        found = self.stops_paying()
        self.stop.setText(stop_text(facts, found, merges, self._share, prices))
        self.go.setVisible(found is not None)
        self._stop_step = None if found is None else found.first.step
        if found is not None:
            text = self.tr("Go to merge {}") if is_merging(facts) else self.tr("Go to step {}")
            self.go.setText(text.format(found.first.step))
        self._show_charts(found)
        self.sizes.show_rows(size_rows(facts, merges, prices), size_columns(facts, merges))
        self._say_note()

    def _show_charts(self, found: Growth | None) -> None:
        facts, curve, present = self._facts, self._facts.curve, self._facts.present
        assert curve is not None
        assert present is not None
        name = self.tr("Unknown per word") if curve.counted == "unknown" else self.tr("Per word")
        column = TextColumn(0, name, "", curve.words, "corpus")
        points = tuple((point.size, point.left) for point in curve.points())
        self.chart.set_curves([Curve(column, points)])
        marks = []
        for end in facts.ends:
            figure = metrics.fertility(end.left, curve.words)
            label = self.tr("characters") if end.kind == "characters" else self.tr("whole words")
            if figure is not None and curve.counted == "symbols":
                marks.append(SizeMark(end.size, figure, label))
        if found is not None:
            marks.append(SizeMark(found.first.size, None, self.tr("stops paying")))
        self.chart.set_marks(marks)
        self.chart.set_cursor(present.size, self._prices.width, tied=self._prices.tied)
        note = self.tr("The training is too short for this number of merges.")
        growths, merges = curve.growths(self.merges), self.merges
        pays = [curve.pays(growth, merges, self._share) for growth in growths]
        share = None if curve.by_round else self._share
        self.savings.set_growths(growths, pays, share, note)
        self.savings.set_cursor(present.size)
        title = self.tr("What each further {} tokens save, of the symbols left")
        if curve.by_round:
            title = self.tr("What the tokens between two rounds save, of the symbols left")
        elif merges == 1:
            title = self.tr("What each further token saves, of the symbols left")
        self._savings_title.setText(title.format(count_text(merges)))

    def _say_note(self) -> None:
        present, waste = self._facts.present, self._waste
        if self.tables.value == "sizes" or present is None:
            text = self.tr("Click a row, or in a chart, to bring the playhead there.")
        elif waste is None:
            text = self.tr("Counting …")
        elif self.tables.value == "unused":
            text = unused_text(waste, present.size, self._prices)
        elif not waste.words:
            text = self.tr("Every word is one token.")
        elif waste.is_whole:
            text = self.tr("The words that cost the most tokens: count × (tokens − 1).")
        else:
            text = self.tr("Of the most frequent words: count × (tokens − 1).")
        self.note.setText(text)

    def _say_why_not(self) -> None:
        title = self.tr("Nothing is trained yet")
        text = self.tr("After a training, every vocabulary size on the way to it is told here.")
        if self._facts.why_not == "compressor":
            title = self.tr("A compressor has no vocabulary of a chosen size")
            text = self.tr("It replaces pairs by unused bytes until nothing is saved any more.")
        self._empty.set_words(title, text)

    # What a person does

    def _on_edited(self, *_text: object) -> None:
        width, number, share = self._width.number(), self._number.number(), self._percent.share()
        for field, value in ((self._width, width), (self._number, number), (self._percent, share)):
            mark_invalid(field, value is None)
        if self.sender() is self._number and number is not None:
            self._merges = number
        self._share = share or self._share
        prices = self._prices._replace(
            width=width or self._prices.width, tied=self._tied.isChecked()
        )
        if prices != self._prices:
            self.prices_edited.emit(prices)
        elif self._facts.curve is not None:
            self._refresh()

    def _go(self) -> None:
        if self._stop_step is not None:
            self.step_requested.emit(self._stop_step)

    def _choose_table(self, key: str) -> None:
        tables = {"sizes": self.sizes, "words": self.words, "unused": self.unused}
        self._shown.setCurrentWidget(tables[key])
        self._say_note()

    # Building

    def _name_parts(self) -> None:
        self.chart.setObjectName("everySizeChart")
        for field, name, text, width in (
            (self._width, "sizeWidth", self.tr("Dimensions of the embedding"), 72),
            (self._number, "sizeMerges", self.tr("By how many tokens a growth is judged"), 72),
            (self._percent, "sizeShare", self.tr("What a growth should save at least"), 52),
        ):
            field.setObjectName(name)
            field.setAccessibleName(text)
            field.setToolTip(text)
            field.setFixedWidth(width)
        self._percent.set_share(self._share)
        self._width.set_number(self._prices.width)
        self._tied.setObjectName("sizeTied")
        self._tied.setChecked(self._prices.tied)
        self._tied.setToolTip(
            self.tr("The output layer shares the rows of the embedding; else it has as many more")
        )
        self.sizes.setAccessibleName(self.tr("Every vocabulary size"))
        self.words.setAccessibleName(self.tr("The costliest words"))
        self.unused.setAccessibleName(self.tr("Tokens that stand nowhere in the corpus"))

    def _lay_out(self) -> None:
        theme = self._theme
        charts = QVBoxLayout()
        charts.setContentsMargins(SIDE, 10, SIDE, TOP)
        charts.setSpacing(4)
        charts.addWidget(heading(theme, self.tr("Tokens per word at every vocabulary size")))
        charts.addWidget(self.chart, 3)
        self._savings_title = heading(theme, "")
        self._savings_title.setWordWrap(True)
        charts.addWidget(self._savings_title)
        charts.addWidget(self.savings, 2)
        lists = QVBoxLayout()
        lists.setContentsMargins(0, 6, 0, 0)
        lists.setSpacing(0)
        row = QHBoxLayout()
        row.setContentsMargins(SIDE, 0, SIDE, 4)
        row.addWidget(self.tables)
        lists.addLayout(row)
        self._shown = QStackedWidget()
        for table in (self.sizes, self.words, self.unused):
            self._shown.addWidget(table)
        self._shown.setMinimumHeight(200)
        figures = QHBoxLayout()
        figures.setContentsMargins(SIDE, 0, 0, 0)
        figures.addWidget(self._shown)
        lists.addLayout(figures, 1)
        lists.addWidget(Line(theme))
        foot = QVBoxLayout()
        foot.setContentsMargins(SIDE, 6, SIDE, 8)
        foot.addWidget(self.note)
        lists.addLayout(foot)
        self._halves = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._halves.setSpacing(0)
        self._halves.addLayout(charts, 1)
        self._halves.addWidget(Divider(theme))
        self._halves.addLayout(lists, 1)
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._top())
        column.addWidget(Line(theme))
        column.addLayout(self._halves, 1)
        content = QFrame()
        content.setLayout(column)
        self._stack.addWidget(TopicArea(content))
        self._stack.addWidget(self._empty)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(self._stack)

    def _top(self) -> QVBoxLayout:
        theme = self._theme
        top = QVBoxLayout()
        top.setContentsMargins(SIDE, TOP, SIDE, 10)
        top.setSpacing(8)
        top.addWidget(self._head)
        top.addLayout(
            field_row(
                theme,
                (self.tr("Embedding of"), self._width, self.tr("dimensions"), self._tied),
            )
        )
        top.addLayout(
            field_row(
                theme,
                (
                    self.tr("Another"),
                    self._number,
                    self.tr("tokens pay if they save"),
                    self._percent,
                    self.tr("% of the symbols or more"),
                ),
            )
        )
        said = QHBoxLayout()
        said.setSpacing(12)
        said.addWidget(self.stop, 1)
        said.addWidget(self.go)
        top.addLayout(said)
        return top

    def _connect(self) -> None:
        for field in (self._width, self._number, self._percent):
            field.textEdited.connect(self._on_edited)
        self._tied.clicked.connect(self._on_edited)
        self.go.clicked.connect(self._go)
        self.tables.chosen.connect(self._choose_table)
        self.chart.size_requested.connect(self.size_requested)
        self.savings.step_requested.connect(self.step_requested)
        self.sizes.row_activated.connect(self.step_requested)
        self.unused.row_activated.connect(self.step_requested)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the tables beside the charts where there is room."""
        super().resizeEvent(event)
        beside = self.width() >= _BESIDE
        directions = QBoxLayout.Direction
        self._halves.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
