"""Language parity: what the same text costs in each language under the reference tokenizer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QLineEdit,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from ..models.comparison import Parity, Prices
from ..models.number_text import decimal_text
from .broken_words import BrokenWordsView
from .compare_words import against_text, date_text, money_text, parity_tip
from .elided_label import ElidedLabel
from .figure_parts import AmountField, field_row, mark_invalid
from .focus_ring import CellRing
from .form_row import Choice, ChoiceField, NumberField
from .overlay_scroll_bar import OverlayScrollBar
from .pane import PADDING, Pane
from .quantities import count_text
from .theme import Theme
from .topic_parts import TopicArea

__all__ = ["ParityPane"]

_ROW, _HEAD = 28, 26
_LANGUAGE, _TOKENS, _AGAINST, _ATTENTION, _FIT, _COST = range(6)
_WIDTHS = {_LANGUAGE: 118, _TOKENS: 74, _ATTENTION: 84, _FIT: 96, _COST: 112}
_NARROW_WIDTHS = {_LANGUAGE: 88, _TOKENS: 60, _ATTENTION: 64, _FIT: 64, _COST: 84}
_NARROW = 600
_HINT_SLACK = 4  # a heading asks for a little more than its text and the padding
_PERCENT = 56
_BAR = 7
_STYLE = "QTableView::item { padding: 0 9px; } QHeaderView::section { padding: 0 12px; }"
_Index = QModelIndex | QPersistentModelIndex


class _Model(QAbstractTableModel):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.rows: Sequence[Parity] = ()
        self.prices = Prices()

    def show(self, rows: Sequence[Parity], prices: Prices) -> None:
        self.beginResetModel()
        self.rows, self.prices = rows, prices
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else _COST + 1

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        parity = self.rows[index.row()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return parity_tip(parity, self.rows[0], self.prices)
        if role == Qt.ItemDataRole.ForegroundRole and parity.unknown:
            return self.theme.color("text2")
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() != _LANGUAGE:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        attention = "–" if parity.attention is None else f"{decimal_text(parity.attention, 2)}×"
        fitting = "–" if parity.fitting is None else count_text(parity.fitting)
        return (
            parity.column.name,
            count_text(parity.tokens),
            against_text(parity.extra, parity.unknown),
            attention,
            fitting,
            "–" if parity.cost is None else money_text(parity.cost, self.prices.currency),
        )[index.column()]

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation == Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            left = section in (_LANGUAGE, _AGAINST)
            side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight
            return side | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._formula(section)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        first = self.rows[0].column.name if self.rows else ""
        return (
            self.tr("Language"),
            self.tr("Tokens"),
            self.tr("Against {}").format(first or "…"),
            self.tr("Attention"),
            self.tr("Fit in {}").format(count_text(self.prices.context)),
            self.tr("Cost a month"),
        )[section]

    def _formula(self, section: int) -> str | None:
        return {
            _AGAINST: self.tr("Tokens / tokens of the first language − 1"),
            _ATTENTION: self.tr(
                "(Tokens / tokens of the first language)²: each token looks at each other one"
            ),
            _FIT: self.tr("Context / tokens, rounded down: how many such texts the window holds"),
            _COST: self.tr("Tokens × messages a month × price / 1,000,000"),
        }.get(section)


class _Table(QTableView):
    """A table with a scroll bar over it, whose columns share what room there is."""

    def __init__(self) -> None:
        super().__init__()
        self._bar = OverlayScrollBar(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the bar, and give narrow panes narrower columns."""
        super().resizeEvent(event)
        widths = _NARROW_WIDTHS if self.width() < _NARROW else _WIDTHS
        header = self.horizontalHeader()
        for column, width in widths.items():
            # Some languages have a longer word for a column than its figures need.
            header.resizeSection(column, max(width, header.sectionSizeHint(column) - _HINT_SLACK))
        self._bar.place()


class _Bars(QStyledItemDelegate):
    """Draws a bar for the tokens and the per cent behind it."""

    def __init__(self, theme: Theme, model: _Model, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._model = model

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw both."""
        parity = self._model.rows[index.row()]
        most = max((row.tokens for row in self._model.rows if not row.unknown), default=0)
        rect: QRect = option.rect.adjusted(12, 0, -12, 0)  # type: ignore[attr-defined]
        bar = QRect(rect.left(), rect.center().y() - _BAR // 2 + 1, rect.width() - _PERCENT, _BAR)
        if not parity.unknown:  # its tokens tell nothing beside those of the others
            painter.fillRect(bar, self._theme.color("line"))
            bar.setWidth(round(bar.width() * parity.tokens / most) if most else 0)
            painter.fillRect(bar, self._theme.color("text2"))
        painter.setFont(self._theme.font("table"))
        painter.setPen(self._theme.color("text2" if parity.unknown else "text"))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        # One pixel lower: there the style puts the text of the other columns.
        painter.drawText(rect.translated(0, 1), right, against_text(parity.extra, parity.unknown))


class ParityPane(Pane):
    """A row for each language, and the price with which the costs are worked out."""

    prices_edited = Signal(object)  # Prices, without a new date

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, self.tr("Language parity"), parent=parent)
        self.setObjectName("parityPane")
        self._model = _Model(theme)
        self._prices = Prices()
        self.table = self._make_table()
        self._price, self._output = AmountField(), AmountField()
        self._currency = QLineEdit()
        self._currency.setMaxLength(8)
        self._currency.setPlaceholderText(self.tr("EUR"))
        self._messages, self._context = NumberField(step=1000), NumberField(step=1024)
        self._charged = ChoiceField(
            (
                Choice("input", self.tr("input")),
                Choice("output", self.tr("output")),
                Choice("both", self.tr("both")),
            )
        )
        for field, name, label, width in (
            (
                self._price,
                "parityPrice",
                self.tr("Price of a million tokens of input: what is sent"),
                60,
            ),
            (
                self._output,
                "parityOutput",
                self.tr("Price of a million tokens of output: what comes back"),
                60,
            ),
            (self._currency, "parityCurrency", self.tr("Currency"), 52),
            (self._messages, "parityMessages", self.tr("Messages a month"), 84),
            (self._context, "parityContext", self.tr("Context in tokens"), 80),
        ):
            field.setObjectName(name)
            field.setAccessibleName(label)
            field.setToolTip(label)
            field.setFixedWidth(width)
            field.setFont(theme.font("table"))
            field.textEdited.connect(self._on_edited)
        self._charged.setObjectName("parityCharged")
        self._charged.setAccessibleName(self.tr("Which price the texts cost"))
        self._charged.setToolTip(self._charged.accessibleName())
        self._charged.setMinimumWidth(84)
        longest = max(len(self._charged.itemText(row)) for row in range(self._charged.count()))
        self._charged.setMinimumContentsLength(longest)
        self._charged.setFont(theme.font("table"))
        self._charged.activated.connect(self._on_edited)
        self._note = ElidedLabel(theme, font="table")
        self._note.setObjectName("parityNote")
        self.broken = BrokenWordsView(theme)
        self._lay_out()
        self.set_parities((), self._prices, "")

    def set_parities(self, rows: Sequence[Parity], prices: Prices, tokenizer: str) -> None:
        """Show the languages; `tokenizer` says under which one."""
        self.set_subtitle(tokenizer)
        self._model.show(rows, prices)
        self.set_prices(prices)

    def set_prices(self, prices: Prices) -> None:
        """Show what the costs are worked out with."""
        self._prices = prices
        for amount, price in ((self._price, prices.price), (self._output, prices.output)):
            if not amount.hasFocus():
                amount.set_amount(price)
        self._charged.set_value(prices.charged)
        for field, value in ((self._messages, prices.messages), (self._context, prices.context)):
            if not field.hasFocus() and field.number() != value:
                field.setText(count_text(value))
        if not self._currency.hasFocus():
            self._currency.setText(prices.currency)
        note = self.tr("an example")
        if prices.dated:
            note = self.tr("yours, {}").format(date_text(prices.dated))
        self._note.set_text(self.tr("{}, {}").format(prices.name, note) if prices.name else note)

    def note(self) -> str:
        """Return what is said of the price."""
        return self._note.text()

    def figures(self) -> list[tuple[str, ...]]:
        """Return the rows as they are read."""
        model = self._model
        return [
            tuple(str(model.data(model.index(row, column))) for column in range(_COST + 1))
            for row in range(model.rowCount())
        ]

    def _make_table(self) -> QTableView:
        table = _Table()
        table.setObjectName("parityTable")
        table.setAccessibleName(self.title())
        table.setModel(self._model)
        table.setItemDelegateForColumn(_AGAINST, _Bars(self.theme, self._model, table))
        table.setFrameShape(QFrame.Shape.NoFrame)
        # As high as its rows, so that the fields stand below them.
        table.setSizeAdjustPolicy(QAbstractItemView.SizeAdjustPolicy.AdjustToContents)
        table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        table.setShowGrid(False)
        table.setStyleSheet(_STYLE)
        table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        table.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        table.setTabKeyNavigation(False)
        CellRing(table, self.theme)
        table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(_ROW)
        header = table.horizontalHeader()
        header.setFixedHeight(_HEAD)
        header.setSectionsClickable(False)
        header.setMinimumSectionSize(40)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(_AGAINST, QHeaderView.ResizeMode.Stretch)
        return table

    def _lay_out(self) -> None:
        content = QFrame()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.table)
        rows = QVBoxLayout()
        rows.setContentsMargins(PADDING, 6, PADDING, 8)
        rows.setSpacing(6)
        for parts in (
            (
                self.tr("Input"),
                self._price,
                self.tr("output"),
                self._output,
                self._currency,
                self.tr("per million tokens"),
                self._note,
            ),
            (
                self._messages,
                self.tr("messages a month, as"),
                self._charged,
                self.tr("context"),
                self._context,
            ),
        ):
            rows.addLayout(field_row(self.theme, parts))
        column.addLayout(rows)
        column.addWidget(self.broken, 1)
        self.body.addWidget(TopicArea(content))

    def _on_edited(self, *_text: object) -> None:
        """Take what is sound; what is not stays marked, and the earlier figure holds."""
        before = self._prices
        price, output = self._price.amount(), self._output.amount()
        messages, context = self._messages.number(), self._context.number()
        for field, value in (
            (self._price, price),
            (self._output, output),
            (self._messages, messages),
            (self._context, context),
        ):
            mark_invalid(field, value is None)
        prices = before._replace(
            price=before.price if price is None else price,
            output=before.output if output is None else output,
            charged=self._charged.value(),
            currency=self._currency.text().strip(),
            messages=messages or before.messages,
            context=context or before.context,
        )
        if prices != before:
            self.prices_edited.emit(prices)
