"""What is to be done with a tokenizer: tokens to add, a domain to learn, merges to take back."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ..engine.extension_plan import ExtensionPlan
from ..models.error_words import spoken
from ..models.extension_board import Ability, BoardFacts
from ..models.number_text import quoted
from .elided_label import ElidedLabel
from .exact_text import TopicTextEdit
from .form_row import NumberField
from .icon_button import IconButton
from .segmented import Segmented
from .theme import Theme
from .topic_parts import small_button

__all__ = ["FixedForm"]

_HEIGHT = 84
_NUMBER = 72
_GAP, _NARROW_GAP = 24, 12


class FixedForm(QWidget):
    """`plan_edited` tells what is wanted, and whether at once: a button was pressed."""

    plan_edited = Signal(object, bool)
    domain_edited = Signal(str)
    open_domain_requested = Signal()
    domain_files_dropped = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._ability = Ability()
        self._spaceless: Sequence[str] = ()
        self._trained: ExtensionPlan | None = None
        self._is_narrow = False
        self.kind = Segmented(
            theme,
            (
                ("tokens", self.tr("Add tokens")),
                ("train", self.tr("Train further")),
                ("last", self.tr("Take back")),
            ),
        )
        self._make_tokens()
        self._make_training()
        self._make_pruning()
        self._make_domain()
        self._lay_out()
        self._connect()

    # State

    def show_facts(self, facts: BoardFacts) -> None:
        """Show what can be done, and the files of the domain."""
        self._ability = ability = facts.ability
        self._spaceless = () if facts.report is None else facts.report.spaceless
        self._reason_built.setText(self._built_note())
        for reason, label, parts in (
            (ability.why_not_further, self._reason_further, self._training_parts),
            (ability.why_not_pruned, self._reason_pruned, self._pruning_parts),
        ):
            for part in parts:
                part.setEnabled(not reason)
            if reason:
                label.setText(spoken(reason))
        if not ability.why_not_further:
            self._reason_further.setText(
                self.tr("The rules and ids stay; the new ones come behind them.")
            )
        if not ability.why_not_pruned:
            self._reason_pruned.setText(self._pruning_note())
        self._show_files(facts.domain_files)

    def plan(self) -> ExtensionPlan:
        """Return what is wanted now."""
        kind = self.kind.value
        if kind == "train":
            return self._trained or ExtensionPlan()
        if kind == "last" and self._ability.why_not_pruned:
            return ExtensionPlan()
        if kind == "last":
            if self.unused.value == "unused":
                return ExtensionPlan("unused")
            return ExtensionPlan("last", number=self.last.number() or 0)
        lines = (line.removesuffix("\r") for line in self.tokens.text().split("\n"))
        texts = tuple(dict.fromkeys(line for line in lines if line))
        return ExtensionPlan("tokens", texts, self.way.value)

    def clear(self) -> None:
        """Ask for nothing any more, once what was asked for is part of the tokenizer."""
        self._trained = None
        self.tokens.clear()
        self.kind.set_value("tokens")
        self._choose_kind("tokens")

    # Parts

    def _make_tokens(self) -> None:
        self.tokens = TopicTextEdit(self._theme)
        self.tokens.setObjectName("fixedTokens")
        self.tokens.setPlaceholderText(self.tr("One token a line; spaces count"))
        self.tokens.setAccessibleName(self.tr("Tokens to add, one a line"))
        self.tokens.setTabChangesFocus(True)
        self.way = Segmented(
            self._theme,
            (("built", self.tr("In the model")), ("whole", self.tr("Whole"))),
        )
        self.way.setToolTip(
            self.tr(
                "In the model: built by merges, as a piece or a word. Whole: found in every text "
                "before it is cut, as Hugging Face's add_tokens does."
            )
        )
        self._reason_built = self._note("fixedBuiltNote")

    def _make_training(self) -> None:
        self.number = NumberField(least=1, step=10)
        self.number.setObjectName("fixedNumber")
        self.number.setAccessibleName(self.tr("New steps"))
        self.number.set_number(50)
        self.least = NumberField(least=1)
        self.least.setObjectName("fixedLeast")
        self.least.setAccessibleName(self.tr("Min. count"))
        self.least.set_number(2)
        self.scratch = QCheckBox(self.tr("Compare with a training from scratch on both"))
        self.scratch.setObjectName("fixedScratch")
        self.train = small_button(self.tr("Train further"), "fixedTrain")
        self.train.setProperty("primary", True)
        self._reason_further = self._note("fixedFurtherNote")
        self._training_parts = (self.number, self.least, self.scratch, self.train)

    def _make_pruning(self) -> None:
        self.unused = Segmented(
            self._theme,
            (("last", self.tr("The last merges")), ("unused", self.tr("Unused merges"))),
        )
        self.unused.setToolTip(
            self.tr("Unused: no word of the corpus needs the merge, for its tokens or on the way.")
        )
        self.last = NumberField(least=0, step=1)
        self.last.setObjectName("fixedLast")
        self.last.setAccessibleName(self.tr("Merges to take back"))
        self.last.set_number(10)
        self._last_label = self._label(self.tr("Merges to take back"))
        self._reason_pruned = self._note("fixedPrunedNote")
        self._pruning_parts = (self.unused, self.last)

    def _make_domain(self) -> None:
        self.domain = TopicTextEdit(self._theme)
        self.domain.setObjectName("fixedDomain")
        self.domain.setPlaceholderText(self.tr("Type or paste a text of your domain"))
        self.domain.setAccessibleName(self.tr("Text of the domain"))
        self.domain.setTabChangesFocus(True)
        self.open = small_button(self.tr("Open files…"), "fixedOpen")
        self.files = ElidedLabel(self._theme, font="table", role="text")
        self.files.setObjectName("fixedFiles")
        self.drop = IconButton(self._theme, "x", self.tr("Leave the files, type a text"))
        self.drop.setObjectName("fixedDropFiles")

    def _note(self, name: str) -> QLabel:
        label = QLabel()
        label.setObjectName(name)
        label.setFont(self._theme.font("table"))
        label.setProperty("tone", "text2")
        label.setWordWrap(True)
        return label

    def _label(self, text: str) -> QLabel:
        label = QLabel(text)
        label.setFont(self._theme.font("table"))
        label.setProperty("tone", "text2")
        return label

    # Layout

    def _lay_out(self) -> None:
        for editor in (self.tokens, self.domain):
            editor.setFixedHeight(_HEIGHT)
            editor.setProperty("field", True)
            editor.setFont(self._theme.font("token-live"))
        for number in (self.number, self.least, self.last):
            number.setFixedWidth(_NUMBER)
        self._pages = QStackedWidget()
        self._pages.setFixedHeight(_HEIGHT + 2)
        for page in (self._tokens_page(), self._training_page(), self._pruning_page()):
            self._pages.addWidget(page)
        left = QVBoxLayout()
        left.setSpacing(6)
        kinds = QHBoxLayout()
        kinds.addStrut(28)  # of the button beside the domain: both fields begin at one height
        kinds.addWidget(self.kind)
        left.addLayout(kinds)
        left.addWidget(self._pages)
        head = QHBoxLayout()
        head.setSpacing(8)
        title = QLabel(self.tr("Domain"))
        title.setFont(self._theme.font("strong"))
        head.addWidget(title)
        head.addWidget(self.files, 1)
        head.addWidget(self.drop)
        head.addWidget(self.open)
        right = QVBoxLayout()
        right.setSpacing(6)
        right.addLayout(head)
        right.addWidget(self.domain)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(_GAP)
        self._row.addLayout(left, 1)
        self._row.addLayout(right, 1)

    def _tokens_page(self) -> QWidget:
        page = QWidget()
        side = QVBoxLayout()
        side.setSpacing(4)
        side.addWidget(self.way)
        side.addWidget(self._reason_built)
        side.addStretch(1)
        row = QHBoxLayout(page)
        row.setContentsMargins(0, 0, 0, 2)
        row.setSpacing(12)
        row.addWidget(self.tokens, 1)
        row.addLayout(side, 1)
        return page

    def _training_page(self) -> QWidget:
        page = QWidget()
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._label(self.tr("New steps")))
        row.addWidget(self.number)
        row.addSpacing(4)
        row.addWidget(self._label(self.tr("Min. count")))
        row.addWidget(self.least)
        row.addStretch(1)
        row.addWidget(self.train)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self.scratch)
        column.addWidget(self._reason_further)
        column.addStretch(1)
        return page

    def _pruning_page(self) -> QWidget:
        page = QWidget()
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.unused)
        row.addSpacing(4)
        row.addWidget(self._last_label)
        row.addWidget(self.last)
        row.addStretch(1)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self._reason_pruned)
        column.addStretch(1)
        return page

    # Behaviour

    def set_narrow(self, narrow: bool) -> None:
        """Do with less width: one name is a tip then, and the halves stand closer."""
        self._is_narrow = narrow
        self._row.setSpacing(_NARROW_GAP if narrow else _GAP)
        self.last.setToolTip(self._last_label.text() if narrow else "")
        self._show_last()

    def _show_last(self) -> None:
        is_last = self.unused.value == "last"
        self.last.setVisible(is_last)
        self._last_label.setVisible(is_last and not self._is_narrow)
        # A page that is not on show does not tell by itself that it needs less now.
        self._last_label.parentWidget().layout().activate()
        self._pages.updateGeometry()

    def _connect(self) -> None:
        self.kind.chosen.connect(self._choose_kind)
        self.tokens.textChanged.connect(self._edited)
        self.way.chosen.connect(self._choose_way)
        self.unused.chosen.connect(self._choose_pruning)
        self.last.textEdited.connect(self._edited)
        self.train.clicked.connect(self._train)
        self.domain.textChanged.connect(self._on_domain)
        self.open.clicked.connect(self.open_domain_requested)
        self.drop.clicked.connect(self.domain_files_dropped)
        for field in (self.number, self.least):
            field.installEventFilter(self)

    def _choose_kind(self, kind: str) -> None:
        self._pages.setCurrentIndex(("tokens", "train", "last").index(kind))
        self.plan_edited.emit(self.plan(), True)

    def _choose_way(self, _way: str) -> None:
        self._reason_built.setText(self._built_note())
        self.plan_edited.emit(self.plan(), True)

    def _choose_pruning(self, kind: str) -> None:
        self._show_last()
        self.plan_edited.emit(self.plan(), True)

    def _edited(self, *_text: object) -> None:
        self.plan_edited.emit(self.plan(), False)

    def _train(self) -> None:
        self._trained = ExtensionPlan(
            "train",
            number=self.number.number() or 0,
            min_frequency=self.least.number() or 1,
            scratch=self.scratch.isChecked(),
        )
        self.plan_edited.emit(self._trained, True)

    def _on_domain(self) -> None:
        self.domain_edited.emit(self.domain.text())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Train by Enter in a field."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            if is_enter and self.train.isEnabled():
                self._train()
                return True
        return super().eventFilter(watched, event)

    def _built_note(self) -> str:
        if self.way.value == "whole":
            return self.tr("Found in every text before it is cut, inside words too.")
        if self._spaceless:
            return self.tr("{} begins no word after a space: put a space before it.").format(
                quoted(self._spaceless[0])
            )
        return {
            "bpe": self.tr("Built by merges, from left to right; each step is a token."),
            "wordpiece": self.tr("The longest token that fits wins. ## before one inside a word."),
            "unigram": self.tr("A piece twice as probable as the way its word is cut now."),
            "word": self.tr("A word that is no longer unknown."),
            "character": self.tr("A character that is no longer unknown."),
        }.get(self._ability.algorithm, "")

    def _pruning_note(self) -> str:
        if self.unused.value == "unused":
            return self.tr("What stays keeps its id; the ids that go leave gaps.")
        return self.tr("The last merges go with their tokens; what stays keeps its id.")

    def _show_files(self, files: Sequence[Path]) -> None:
        self.files.set_text(", ".join(path.name for path in files))
        self.drop.setVisible(bool(files))
        self.domain.setEnabled(not files)
