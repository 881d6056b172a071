"""Inspect: the vocabulary, the cause of one token, why a word lacks it, and facts about it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QSplitter,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from ..models.inspection import Inspection
from ..models.why_not import WhyNot
from .inspect_strip import InspectStrip
from .merge_tree import MergeTree
from .pane import Line
from .step_words import StepWords
from .theme import Theme
from .tiles import TilePainter
from .token_card import TokenCard
from .token_facts import TokenFacts
from .tree_area import TreeArea
from .under_messages import UnderMessages
from .vocabulary_pane import VocabularyPane
from .why_not_pane import WhyNotPane

__all__ = ["InspectPage"]

_LEFT, _RIGHT = 372, 372
_NARROW = 1240
_LEAST_LEFT, _LEAST_RIGHT = 276, 256


class InspectPage(QWidget):
    """The workspace Inspect. `vocabulary` is a pane of its own over the vocabulary's model."""

    seek_requested = Signal(int)
    token_activated = Signal(int)
    token_hovered = Signal(object)

    def __init__(self, theme: Theme, vocabulary: VocabularyPane) -> None:
        super().__init__()
        self.setObjectName("inspectPage")
        self._theme = theme
        tiles = TilePainter(theme)
        self.vocabulary = vocabulary
        vocabulary.setMinimumWidth(_LEAST_LEFT)
        self.card = TokenCard(theme, tiles)
        self.tree = MergeTree(theme, tiles, columns=True)
        self.tree.setObjectName("mergeTree")
        self.why = WhyNotPane(theme, tiles)
        self.facts = TokenFacts(theme, tiles)
        self.strip = InspectStrip(theme)
        self._empty = QLabel()
        self._empty.setObjectName("inspectEmpty")
        self._empty.setWordWrap(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setProperty("tone", "text2")
        self._empty.setFont(theme.font("body"))
        self._lay_out()
        for part in (self.card, self.tree, self.facts, self.why, self.strip):
            part.seek_requested.connect(self.seek_requested)
        for part in (self.tree, self.facts, self.why, vocabulary):
            part.token_activated.connect(self.token_activated)
            part.token_hovered.connect(self.token_hovered)
        vocabulary.table.row_clicked.connect(self._on_row_clicked)
        self.set_token(None, "")

    def set_token(self, about: Inspection | None, empty: str) -> None:
        """Show a token, or say why there is none."""
        self._empty.setText(empty)
        self._pages.setCurrentIndex(0 if about is None else 1)
        self.facts.setVisible(about is not None)
        self.card.set_token(about)
        self.strip.set_marks(() if about is None else about.made_by, "")
        if about is not None:
            self.vocabulary.reveal(about.token.id)
            self.tree.set_tree(about.tree)
            self.facts.set_token(about)
            self.strip.set_marks(about.made_by, about.face.label)

    def focus_vocabulary(self) -> None:
        """Put the keyboard into the list of tokens."""
        self.vocabulary.table.setFocus()

    def set_answer(self, answer: WhyNot | None, problem: str = "") -> None:
        """Show why a word lacks a token."""
        self.why.set_answer(answer, problem)

    def set_hover(self, token_id: int | None) -> None:
        """Draw the link ring on every tile of a token."""
        self.tree.set_hover(token_id)
        self.why.set_hover(token_id)

    def set_step(self, step: int) -> None:
        """Show the playhead."""
        self.strip.set_step(step)
        self.facts.set_step(step)

    def set_steps(self, steps: int) -> None:
        """Say how many steps there are."""
        self.strip.set_steps(steps)

    def set_expected(self, steps: int | None) -> None:
        """Say how many steps a training at work wants; `None` when there is none at work."""
        self.strip.set_expected(steps)

    def set_words(self, words: StepWords) -> None:
        """Call the steps by these words."""
        self.strip.set_words(words)
        self.vocabulary.set_words(words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the sides less where the page is narrow."""
        super().resizeEvent(event)
        narrow = self.width() < _NARROW
        left, right = (_LEAST_LEFT, _LEAST_RIGHT) if narrow else (_LEFT, _RIGHT)
        if self._moved:
            return
        middle = max(1, self.width() - left - right - 2)
        self._across.setSizes([left, middle, right])

    def _lay_out(self) -> None:
        upper = QFrame()
        upper.setProperty("surface", "surface")
        column = QVBoxLayout(upper)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.card)
        column.addWidget(TreeArea(self.tree), 1)
        self._down = QSplitter(Qt.Orientation.Vertical)
        self._down.addWidget(self._upper_pages(upper))
        self._down.addWidget(self.why)
        self._down.setSizes([420, 360])
        left = QFrame()
        left.setProperty("surface", "surface")
        stack = QVBoxLayout(left)
        stack.setContentsMargins(0, 0, 0, 0)
        stack.addWidget(self.vocabulary)
        self._across = QSplitter(Qt.Orientation.Horizontal)
        for part in (left, self._down, self.facts):
            self._across.addWidget(part)
        self.facts.setMinimumWidth(_LEAST_RIGHT)
        self._down.setMinimumWidth(300)
        for splitter in (self._across, self._down):
            splitter.setHandleWidth(1)
            splitter.setChildrenCollapsible(False)
        self._moved = False
        self._across.splitterMoved.connect(self._on_moved)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        self.under_messages = UnderMessages(self._across)
        page.addWidget(self.under_messages, 1)
        page.addWidget(Line(self._theme))
        page.addWidget(self.strip)

    def _upper_pages(self, about: QWidget) -> QWidget:
        """Return a place for what is told of a token, or for why nothing is."""
        nothing = QFrame()
        nothing.setProperty("surface", "surface")
        column = QVBoxLayout(nothing)
        column.addWidget(self._empty)
        place = QWidget()
        self._pages = QStackedLayout(place)
        self._pages.addWidget(nothing)
        self._pages.addWidget(about)
        return place

    def _on_row_clicked(self, row: int) -> None:
        self.token_activated.emit(self.vocabulary.model.token_at(row))

    def _on_moved(self) -> None:
        self._moved = True
