"""How much of a context window a text takes, and the same sentence in each language."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QFrame, QSizePolicy, QVBoxLayout, QWidget

from ..engine import metrics
from ..models.cost_model import CostFacts
from ..models.prices import Prices
from .cost_words import language_columns, language_rows, window_text
from .figure_parts import field_row, heading, mark_invalid, words
from .figure_table import FigureTable
from .form_row import NumberField
from .quantities import count_text
from .theme import Theme

__all__ = ["WINDOWS", "ContextPane", "Gauge"]

WINDOWS = (2_048, 4_096, 8_192, 16_384, 32_768, 65_536, 128_000, 200_000, 1_000_000)
_SIDE = 16
_HEIGHT = 16
_LEAST_PART = 3  # a text that takes less of the gauge is not drawn apart from the next


class Gauge(QWidget):
    """A bar for the window, filled by the text once, and by as many more as it holds."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("contextGauge")
        self._theme = theme
        self._tokens = self._context = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def set_figures(self, tokens: int, context: int) -> None:
        """Show a text of so many tokens in a window of so many."""
        self._tokens, self._context = tokens, context
        self.setAccessibleName(window_text(tokens, context))
        self.setToolTip(
            self.tr("Tokens / tokens of the window: {} / {}").format(
                count_text(tokens), count_text(context)
            )
        )
        self.update()

    def share(self) -> float:
        """Return how much of the bar is filled by the text."""
        return min(1.0, metrics.context_share(self._tokens, self._context) or 0.0)

    def sizeHint(self) -> QSize:
        """Ask for one line."""
        return QSize(300, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the window, the text in it, and the borders of those that also fit."""
        theme = self._theme
        with QPainter(self) as painter:
            whole = QRectF(self.rect())
            painter.fillRect(whole, theme.color("line"))
            is_over = self._tokens > self._context
            part = whole.width() * self.share()
            fill = QRectF(0, 0, max(part, 2.0 if self._tokens else 0.0), whole.height())
            painter.fillRect(fill, theme.color("bad" if is_over else "accent"))
            if is_over and self._tokens:
                fits = whole.width() * self._context / self._tokens
                painter.fillRect(QRectF(fits, 0, 2, whole.height()), theme.color("surface"))
            elif part >= _LEAST_PART:
                fitting = metrics.messages_in_context(self._context, self._tokens) or 0
                for number in range(2, fitting + 1):
                    x = part * number
                    painter.fillRect(QRectF(x, 4, 1, whole.height() - 8), theme.color("field"))


class ContextPane(QFrame):
    """The size of the window, its gauge, and a row for each language."""

    prices_edited = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("contextPane")
        self._theme = theme
        self._prices = Prices()
        self._facts = CostFacts()
        self._choice = QComboBox()
        self._choice.setObjectName("contextChoice")
        self._choice.setAccessibleName(self.tr("Usual sizes of context windows"))
        self._choice.setFixedWidth(112)
        for size in WINDOWS:
            self._choice.addItem(count_text(size), size)
        self._context = NumberField(step=1024)
        self._context.setObjectName("contextSize")
        self._context.setAccessibleName(self.tr("Tokens of the context window"))
        self._context.setToolTip(self._context.accessibleName())
        self._context.setFixedWidth(84)
        self.gauge = Gauge(theme)
        self.said = words(theme, "contextText", tone="text")
        self.table = FigureTable(theme, "contextLanguages", language_columns(self._facts, 0))
        self.table.setAccessibleName(self.tr("The window in each language"))
        self._lay_out()
        self._context.textEdited.connect(self._on_typed)
        self._choice.activated.connect(self._on_chosen)

    def set_facts(self, facts: CostFacts) -> None:
        """Show another text, and other languages."""
        self._facts = facts
        self._refresh()

    def set_prices(self, prices: Prices) -> None:
        """Show another window."""
        self._prices = prices
        if not self._context.hasFocus():
            self._context.set_number(prices.context)
        self._choice.setCurrentIndex(self._choice.findData(prices.context))
        self._refresh()

    def _refresh(self) -> None:
        text, context = self._facts.text, self._prices.context
        tokens = 0 if text is None else text.tokens
        self.gauge.set_figures(tokens, context)
        has_problem = text is not None and text.problem
        self.said.setText(text.problem if text and has_problem else window_text(tokens, context))
        self.table.show_rows(
            language_rows(self._facts, context), language_columns(self._facts, context)
        )

    def _on_typed(self, *_text: object) -> None:
        context = self._context.number()
        mark_invalid(self._context, context is None)
        if context is not None and context != self._prices.context:
            self.prices_edited.emit(self._prices._replace(context=context))

    def _on_chosen(self, number: int) -> None:
        context = int(self._choice.itemData(number))
        self._context.set_number(context)
        mark_invalid(self._context, False)
        self.prices_edited.emit(self._prices._replace(context=context))

    def _lay_out(self) -> None:
        theme = self._theme
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 10, 0, 10)
        column.setSpacing(8)
        upper = QVBoxLayout()
        upper.setContentsMargins(_SIDE, 0, _SIDE, 0)
        upper.setSpacing(8)
        title = heading(theme, self.tr("Context window"))
        row = field_row(theme, (self._context, self.tr("tokens, or"), self._choice))
        row.insertWidget(0, title)
        row.insertSpacing(1, 8)
        upper.addLayout(row)
        upper.addWidget(self.gauge)
        upper.addWidget(self.said)
        column.addLayout(upper)
        figures = QVBoxLayout()
        figures.setContentsMargins(_SIDE, 0, _SIDE, 0)
        figures.addWidget(self.table)
        column.addLayout(figures)
        column.addStretch(1)
