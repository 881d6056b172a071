"""Cost and context: a text, its bill, its part of a context window, and an answer that is cut."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ..models.cost_model import CostFacts, CutText
from ..models.prices import PriceList
from .bill_pane import BillPane
from .context_pane import ContextPane
from .cost_words import text_facts
from .cut_pane import CutPane
from .elided_label import ElidedLabel
from .empty_state import EmptyState
from .exact_text import TopicTextEdit
from .figure_parts import Divider
from .pane import Line
from .segmented import Segmented
from .step_words import step_words
from .theme import Theme
from .topic_parts import SIDE, TOP, TopicArea, TopicHead, small_button

__all__ = ["CostPage"]

_BESIDE = 960  # from this width on the cut answer stands beside the bill
_TEXT_HEIGHT = 76


class CostPage(QFrame):
    """The page of the topic."""

    kind_chosen = Signal(str)
    text_typed = Signal(str)
    file_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("costTopic")
        self.setProperty("surface", "surface")
        self._theme = theme
        self._head = TopicHead(theme, self.tr("Cost and context"))
        self._subtitle = self._head.subtitle
        self.kinds = Segmented(
            theme,
            [
                ("live", self.tr("Live text")),
                ("typed", self.tr("Typed here")),
                ("file", self.tr("A file")),
                ("corpus", self.tr("The corpus")),
            ],
        )
        self.typed = TopicTextEdit(theme)
        self.typed.setObjectName("costTyped")
        self.typed.setAccessibleName(self.tr("A text to work with, a message a line"))
        self.typed.setPlaceholderText(self.tr("A text to work with, a message a line"))
        self.typed.setProperty("field", True)
        self.typed.setFixedHeight(_TEXT_HEIGHT)
        self.typed.hide()
        self._open = small_button(self.tr("Open …"), "costOpen")
        self._open.hide()
        self.facts = ElidedLabel(theme, font="table")
        self.facts.setObjectName("costFacts")
        self.bill, self.context = BillPane(theme), ContextPane(theme)
        self.cut = CutPane(theme)
        self._stack = QStackedWidget()
        self._empty = EmptyState(theme, icon="list-ordered", title="", text="")
        self._lay_out()
        self.kinds.chosen.connect(self._on_kind)
        self.typed.textChanged.connect(lambda: self.text_typed.emit(self.typed.text()))
        self._open.clicked.connect(self.file_requested)

    def set_facts(self, facts: CostFacts) -> None:
        """Show another text, or the same at another moment."""
        is_there = not facts.why_not
        self._stack.setCurrentIndex(0 if is_there else 1)
        if not is_there:
            self._say_why_not(facts.why_not)
            return
        steps = step_words(facts.algorithm).several(facts.step)
        self._subtitle.set_text(self.tr("{}, {}").format(facts.name, steps))
        text = facts.text
        if text is not None:
            self.set_kind(text.kind)
            said = text_facts(text)
            if text.kind in ("file", "corpus") and text.name:
                said = self.tr("{}: {}").format(text.name, said)
            self.facts.set_text(said)
        self.bill.set_text(text)
        self.context.set_facts(facts)

    def set_price_list(self, found: PriceList) -> None:
        """Work with other prices."""
        self.bill.set_price_list(found)
        self.context.set_prices(found.prices)

    def set_cut(self, cut: CutText | None) -> None:
        """Show another answer that is cut."""
        self.cut.set_cut(cut)

    def set_kind(self, kind: str) -> None:
        """Show which text is looked at."""
        if self.kinds.value != kind:
            self.kinds.set_value(kind)
        self.typed.setVisible(kind == "typed")
        self._open.setVisible(kind == "file")

    def _on_kind(self, kind: str) -> None:
        self.set_kind(kind)
        self.kind_chosen.emit(kind)
        if kind == "typed":
            self.typed.setFocus()

    def _say_why_not(self, why: str) -> None:
        title = self.tr("Nothing is trained yet")
        text = self.tr("After a training, costs by its tokens are worked out here.")
        if why == "compressor":
            title = self.tr("A compressor has no price by token")
            text = self.tr("Choose an algorithm that makes a tokenizer.")
        self._empty.set_words(title, text)

    def _lay_out(self) -> None:
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bill)
        column.addWidget(Line(self._theme))
        column.addWidget(self.context, 1)
        self._halves = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._halves.setSpacing(0)
        self._halves.addWidget(left, 1)
        self._halves.addWidget(Divider(self._theme))
        self._halves.addWidget(self.cut, 1)
        content = QFrame()
        whole = QVBoxLayout(content)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(self._top())
        whole.addWidget(Line(self._theme))
        whole.addLayout(self._halves, 1)
        self._stack.addWidget(TopicArea(content))
        self._stack.addWidget(self._empty)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(self._stack)

    def _top(self) -> QVBoxLayout:
        top = QVBoxLayout()
        top.setContentsMargins(SIDE, TOP, SIDE, 10)
        top.setSpacing(8)
        top.addWidget(self._head)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.kinds)
        row.addWidget(self._open)
        row.addWidget(self.facts, 1)
        top.addLayout(row)
        top.addWidget(self.typed)
        return top

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the cut answer beside the bill where there is room."""
        super().resizeEvent(event)
        beside = self.width() >= _BESIDE
        directions = QBoxLayout.Direction
        self._halves.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
