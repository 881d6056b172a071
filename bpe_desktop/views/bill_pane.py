"""What the messages of a month cost: prices, lengths, and the bill by words and by tokens."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
)

from ..engine.billing import monthly_bill
from ..models.cost_model import TextFacts
from ..models.prices import PriceList, Prices
from .cost_words import bill_columns, bill_rows, bill_text, price_note, set_name
from .figure_parts import AmountField, field_row, heading, mark_invalid, words
from .figure_table import FigureTable
from .form_row import Choice, ChoiceField, NumberField
from .theme import Theme
from .topic_parts import SIDE, small_button

__all__ = ["BillPane"]


class BillPane(QFrame):
    """Fields and a bill of two rows."""

    prices_edited = Signal(object)  # Prices, without a new date
    set_chosen = Signal(int)
    set_added = Signal(str)
    set_removed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("billPane")
        self._theme = theme
        self._prices = Prices()
        self._text: TextFacts | None = None
        self._sets, self._name = QComboBox(), QLineEdit()
        self._add = small_button(self.tr("New"), "billAdd")
        self._remove = small_button(self.tr("Remove"), "billRemove")
        self._note = QLabel()
        self._price, self._output = AmountField(), AmountField()
        self._currency = QLineEdit()
        self._messages = NumberField(step=1000)
        self._message, self._answer = NumberField(least=0, step=10), NumberField(least=0, step=10)
        tokens = Choice("tokens", self.tr("tokens")), Choice("words", self.tr("words"))
        self._message_unit = ChoiceField((Choice("text", self.tr("as the text")), *tokens))
        self._answer_unit = ChoiceField(tokens)
        self._by_line = QCheckBox(self.tr("Each line is a message"))
        self.table = FigureTable(theme, "billTable", bill_columns())
        self.said = words(theme, "billText", tone="text")
        self._name_parts()
        self._lay_out()
        self._connect()

    def set_price_list(self, found: PriceList) -> None:
        """Show the sets of prices, and work with the chosen one."""
        names = [set_name(prices) for prices in found.sets]
        if names != [self._sets.itemText(number) for number in range(self._sets.count())]:
            self._sets.clear()
            self._sets.addItems(names)
        self._sets.setCurrentIndex(found.chosen)
        prices = self._prices = found.prices
        fields = (
            (self._message, prices.message),
            (self._answer, prices.answer),
            (self._messages, prices.messages),
        )
        for field, value in fields:
            if not field.hasFocus():
                field.set_number(value)
        for amount, price in ((self._price, prices.price), (self._output, prices.output)):
            if not amount.hasFocus():
                amount.set_amount(price)
        for line, text in ((self._name, prices.name), (self._currency, prices.currency)):
            if not line.hasFocus():
                line.setText(text)
        self._message_unit.set_value(prices.message_unit)
        self._answer_unit.set_value(prices.answer_unit)
        self._by_line.setChecked(prices.by_line)
        self._message.setVisible(prices.message_unit != "text")
        self._by_line.setVisible(prices.message_unit == "text")
        self._note.setText(price_note(prices))
        self._show_bill()

    def set_text(self, text: TextFacts | None) -> None:
        """Work with the length of another text."""
        self._text = text
        several = text is not None and text.messages is not None and text.messages > 1
        self._by_line.setEnabled(several)
        self._show_bill()

    def note(self) -> str:
        """Return what is said of the prices."""
        return self._note.text()

    def _show_bill(self) -> None:
        text = self._text
        if text is None or text.problem:
            self.table.show_rows([])
            self.said.setText("" if text is None else text.problem)
            return
        prices = self._prices
        message, answer = text.lengths(prices)
        bill = monthly_bill(message, answer, prices.messages, prices.price, prices.output)
        self.table.show_rows(bill_rows(bill, message, answer, prices))
        self.said.setText(bill_text(bill, text))

    def _on_edited(self, *_value: object) -> None:
        """Take what is sound; what is not stays marked, and the earlier figure holds."""
        before = self._prices
        amounts = self._price.amount(), self._output.amount()
        numbers = self._messages.number(), self._message.number(), self._answer.number()
        for field, value in (
            (self._price, amounts[0]),
            (self._output, amounts[1]),
            (self._messages, numbers[0]),
            (self._message, numbers[1]),
            (self._answer, numbers[2]),
        ):
            mark_invalid(field, value is None)
        prices = before._replace(
            name=self._name.text().strip(),
            price=before.price if amounts[0] is None else amounts[0],
            output=before.output if amounts[1] is None else amounts[1],
            currency=self._currency.text().strip(),
            messages=numbers[0] or before.messages,
            message=before.message if numbers[1] is None else numbers[1],
            answer=before.answer if numbers[2] is None else numbers[2],
            message_unit=self._message_unit.value(),
            answer_unit=self._answer_unit.value(),
            by_line=self._by_line.isChecked(),
        )
        if prices != before:
            self.prices_edited.emit(prices)

    def _add_set(self) -> None:
        taken = {self._sets.itemText(number) for number in range(self._sets.count())}
        number = self._sets.count() + 1
        while (name := self.tr("Prices {}").format(number)) in taken:
            number += 1
        self.set_added.emit(name)
        self._name.setFocus()
        self._name.selectAll()

    # Building

    def _name_parts(self) -> None:
        self._sets.setObjectName("billSets")
        self._note.setObjectName("billNote")
        self._by_line.setObjectName("billByLine")
        self._by_line.setToolTip(
            self.tr("Lines of the text that are not empty; their mean is taken")
        )
        for button, tip in (
            (self._add, self.tr("Another set of prices, a copy of this one")),
            (self._remove, self.tr("Take this set of prices away")),
        ):
            button.setToolTip(tip)
        named = (
            (self._sets, "billSets", self.tr("Set of prices"), 132),
            (self._name, "billName", self.tr("Name of this set of prices"), 112),
            (
                self._price,
                "billPrice",
                self.tr("Price of a million tokens of input: what is sent"),
                64,
            ),
            (
                self._output,
                "billOutput",
                self.tr("Price of a million tokens of output: what comes back"),
                64,
            ),
            (self._currency, "billCurrency", self.tr("Currency"), 56),
            (self._messages, "billMessages", self.tr("Messages a month"), 84),
            (self._message, "billMessage", self.tr("Length of a message"), 64),
            (self._message_unit, "billMessageUnit", self.tr("What a message is counted in"), 128),
            (self._answer, "billAnswer", self.tr("Length of an answer"), 64),
            (self._answer_unit, "billAnswerUnit", self.tr("What an answer is counted in"), 92),
        )
        for widget, name, text, width in named:
            widget.setObjectName(name)
            widget.setAccessibleName(text)
            widget.setToolTip(text)
            widget.setFixedWidth(width)
        self._currency.setMaxLength(8)
        self._currency.setPlaceholderText(self.tr("EUR"))
        self._name.setMaxLength(40)
        self._name.setPlaceholderText(self.tr("Example"))
        self.table.setAccessibleName(self.tr("Bill of a month"))
        self._note.setProperty("tone", "text2")

    def _lay_out(self) -> None:
        theme = self._theme
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 10, 0, 10)
        column.setSpacing(8)
        fields = QVBoxLayout()
        fields.setContentsMargins(SIDE, 0, SIDE, 0)
        fields.setSpacing(6)
        title = QHBoxLayout()
        title.setSpacing(8)
        title.addWidget(heading(theme, self.tr("Cost a month")))
        title.addStretch(1)
        for part in (self._sets, self._add, self._remove):
            part.setFont(theme.font("table"))
            title.addWidget(part)
        fields.addLayout(title)
        for parts in (
            (self.tr("Name"), self._name, self._note),
            (
                self.tr("Input"),
                self._price,
                self.tr("output"),
                self._output,
                self._currency,
                self.tr("per million tokens"),
            ),
            (
                self._messages,
                self.tr("messages a month, each"),
                self._message,
                self._message_unit,
            ),
            (self._by_line,),
            (self.tr("and answers of"), self._answer, self._answer_unit),
        ):
            fields.addLayout(field_row(theme, parts))
        column.addLayout(fields)
        figures = QVBoxLayout()
        figures.setContentsMargins(SIDE, 0, SIDE, 0)
        figures.addWidget(self.table)
        column.addLayout(figures)
        foot = QVBoxLayout()
        foot.setContentsMargins(SIDE, 0, SIDE, 0)
        foot.addWidget(self.said)
        column.addLayout(foot)

    def _connect(self) -> None:
        for field in (
            self._name,
            self._price,
            self._output,
            self._currency,
            self._messages,
            self._message,
            self._answer,
        ):
            field.textEdited.connect(self._on_edited)
        for unit in (self._message_unit, self._answer_unit):
            unit.activated.connect(self._on_edited)
        self._by_line.clicked.connect(self._on_edited)
        self._sets.activated.connect(self.set_chosen)
        self._add.clicked.connect(self._add_set)
        self._remove.clicked.connect(self.set_removed)
