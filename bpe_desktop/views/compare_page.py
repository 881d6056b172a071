"""Compare: several tokenizers against several texts, and what follows from the tokens."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSplitter, QVBoxLayout, QWidget

from ..models.comparison import Comparison, Curve, Prices, RowFacts, parities
from .broken_words import BrokenRow
from .compare_matrix import CompareMatrix
from .compare_words import row_title
from .figure_parts import mark_invalid
from .form_row import NumberField
from .pane import Line, Pane
from .parity_pane import ParityPane
from .piece_strip import PieceStrip
from .size_chart import SizeChart
from .theme import Theme
from .under_messages import UnderMessages

__all__ = ["ComparePage"]

_LEGEND = 30
_LEAST_LOWER, _LEAST_UPPER = 250, 200
_LOWER_SHARE = 0.42  # of a low page, where there is not enough height for both
_LEAST_PARITY = 530  # its columns and fields in any of our languages
_PARITY_SHARE = 0.458


class ComparePage(QWidget):
    """The workspace Compare."""

    prices_edited = Signal(object)
    size_requested = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("comparePage")
        self._theme = theme
        self._prices = Prices()
        self._curves: Sequence[Curve] = ()
        self.matrix = CompareMatrix(theme)
        self.parity = ParityPane(theme)
        self.chart = SizeChart(theme)
        self._chart_pane = Pane(
            theme,
            self.tr("Tokens per word at every vocabulary size"),
            self.tr("one training, no retraining"),
        )
        self._chart_pane.body.addWidget(self.chart, 1)
        self._width = NumberField(step=256)
        self._add_width_field()
        self._lay_out()
        self.parity.prices_edited.connect(self.prices_edited)
        self.chart.size_requested.connect(self.size_requested)

    def set_comparison(self, comparison: Comparison) -> None:
        """Show another moment of the comparison."""
        was = self.matrix.natural_height()
        self.matrix.set_comparison(comparison)
        self._show_consequences()
        if self.matrix.natural_height() != was:
            self._share_height()

    def set_curves(self, curves: Sequence[Curve]) -> None:
        """Show the reference row at every vocabulary size."""
        self._curves = curves
        self._show_curves()

    def set_prices(self, prices: Prices) -> None:
        """Work the costs out with other prices."""
        self._prices = prices
        if not self._width.hasFocus():
            self._width.set_number(prices.width)
        self._show_consequences()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the matrix what it needs, unless a person has moved the line."""
        super().resizeEvent(event)
        self._share_height()
        if not self._is_moved_across:
            left = max(_LEAST_PARITY, round(self.width() * _PARITY_SHARE))
            self._lower.setSizes([left, max(1, self.width() - left - 1)])

    def _show_consequences(self) -> None:
        comparison = self.matrix.comparison
        row = comparison.reference_row
        self.parity.set_parities(parities(comparison, self._prices), self._prices, self._base(row))
        self.parity.broken.set_rows(self._broken(row))
        self._show_curves()

    def _base(self, row: RowFacts | None) -> str:
        """Return what the languages are held against each other by."""
        if row is None:
            return ""
        columns = self.matrix.comparison.columns
        if columns and all(column.source.startswith("sample:") for column in columns):
            return self.tr("the same sentence, {}").format(row_title(row))
        return row_title(row)

    def _broken(self, row: RowFacts | None) -> list[BrokenRow]:
        comparison, found = self.matrix.comparison, []
        for column in comparison.columns if row is not None else ():
            measure = comparison.measure(row.key, column.key)
            if measure is not None:
                words = None if column.words is None else measure.broken
                found.append(BrokenRow(column.name, words))
        return found

    def _show_curves(self) -> None:
        row = self.matrix.comparison.reference_row
        note = self.tr("Characters and whole words have one size only.")
        if row is not None and row.steps:
            note = self.tr("Counting …") if self.matrix.comparison.columns else ""
        # Curves of a row that has just been left must not stand beside the name of another.
        self.chart.set_curves(self._curves if row is not None and row.steps else (), note)
        size = 0 if row is None else row.size
        self.chart.set_cursor(size, self._prices.width, tied=self._prices.tied)

    def _add_width_field(self) -> None:
        field = self._width
        field.setObjectName("embeddingWidth")
        field.set_number(self._prices.width)
        field.setFixedWidth(72)
        field.setFont(self._theme.font("table"))
        name = self.tr("Width of the embedding: parameters = vocabulary size × width")
        field.setAccessibleName(name)
        field.setToolTip(name)
        field.textEdited.connect(self._on_width_edited)
        label = QLabel(self.tr("Embedding width"))
        label.setFont(self._theme.font("table"))
        label.setProperty("tone", "text2")
        row = self._chart_pane.header.layout()
        assert row is not None
        row.addSpacing(12)
        row.addWidget(label)
        row.addSpacing(8)
        row.addWidget(field)
        row.addSpacing(4)

    def _on_width_edited(self, *_text: object) -> None:
        width = self._width.number()
        mark_invalid(self._width, width is None)
        if width is not None and width != self._prices.width:
            self.prices_edited.emit(self._prices._replace(width=width))

    def _lay_out(self) -> None:
        upper = QWidget()
        column = QVBoxLayout(upper)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.matrix, 1)
        column.addWidget(Line(self._theme))
        column.addWidget(_Legend(self._theme))
        self._lower = QSplitter(Qt.Orientation.Horizontal)
        self._lower.addWidget(self.parity)
        self._lower.addWidget(self._chart_pane)
        self.parity.setMinimumWidth(_LEAST_PARITY)
        self._down = QSplitter(Qt.Orientation.Vertical)
        self._down.addWidget(upper)
        self._down.addWidget(self._lower)
        for splitter in (self._down, self._lower):
            splitter.setHandleWidth(1)
            splitter.setChildrenCollapsible(False)
        self._is_moved = self._is_moved_across = False
        self._down.splitterMoved.connect(self._on_moved)
        self._lower.splitterMoved.connect(self._on_moved_across)
        self.under_messages = UnderMessages(self._down)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(self.under_messages)

    def _share_height(self) -> None:
        if self._is_moved or self.height() < 100:
            return
        wanted = self.matrix.natural_height() + _LEGEND + 1
        least = min(_LEAST_LOWER, round(self.height() * _LOWER_SHARE))
        upper = max(_LEAST_UPPER, min(wanted, self.height() - least - 1))
        self._lower.setMinimumHeight(least)
        self._down.setSizes([upper, self.height() - upper - 1])

    def _on_moved(self) -> None:
        self._is_moved = True

    def _on_moved_across(self) -> None:
        self._is_moved_across = True


class _Legend(QWidget):
    """Says what the boxes and marks of the matrix mean."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._strip = PieceStrip(theme)
        self.setFixedHeight(_LEGEND)
        theme.changed.connect(self.update)

    def _entries(self) -> tuple[tuple[str, str], ...]:
        return (
            ("piece", self.tr("Same piece, same colour down a column")),
            ("single", self.tr("Single character")),
            ("cut", self.tr("Character cut inside")),
            ("different", self.tr("First difference from the reference")),
            ("unknown", self.tr("Unknown")),
        )

    def sizeHint(self) -> QSize:
        """Ask for one line."""
        return QSize(400, _LEGEND)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the entries that have room."""
        metrics = QFontMetricsF(self._theme.font("table"))
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.color("surface"))
            x = 12.0
            for kind, words in self._entries():
                width = metrics.horizontalAdvance(words)
                if x + 20 + width > self.width() - 8:
                    break
                self._strip.draw_sample(painter, QRectF(x, 8, 14, 14), kind)
                painter.setFont(self._theme.font("table"))
                painter.setPen(self._theme.color("text2"))
                box = QRectF(x + 20, 0, width + 2, self.height())
                painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, words)
                x += 20 + width + 20
