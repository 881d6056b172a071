"""Spaces: one word with and without them, its tokens, and how rare each form is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from ..engine.display import visible
from ..models.number_text import count_text, counted, share_text
from ..models.space_table import LONGEST, SpaceRow, SpaceTable
from .elided_label import ElidedLabel
from .empty_state import EmptyState
from .icon_button import IconButton
from .number_words import column_detail
from .pane import Line
from .space_words import bound_text, count_or_more, form_name, million_text, sentences, words_tip
from .theme import Theme
from .tile_table import Cell, Head, TileTable
from .tiles import TilePainter
from .topic_parts import SIDE, TOP, TopicArea, TopicHead

__all__ = ["SpacesPage"]

_NARROW = 1000
_SHARES = 720  # pixels: figures stay near to their names


class SpacesPage(QWidget):
    """The page of the topic Spaces."""

    word_edited = Signal(str)
    export_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("spacesTopic")
        self._theme = theme
        tiles = TilePainter(theme)
        self._table: SpaceTable | None = None
        self.field = QComboBox()
        self.field.setObjectName("spacesWord")
        self.field.setEditable(True)
        self.field.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.field.setCompleter(None)  # type: ignore[arg-type]
        self.field.setMinimumWidth(220)
        self.field.setAccessibleName(self.tr("Word"))
        self.field.lineEdit().setMaxLength(LONGEST)  # type: ignore[union-attr]
        self.export = IconButton(theme, "download", self.tr("Save the table as CSV…"))
        self.export.setObjectName("spacesExport")
        self.forms = TileTable(theme, tiles, "spaceForms", least=10)
        self.forms.setAccessibleName(self.tr("Forms of the word, with their tokens"))
        self.shares = TileTable(theme, tiles, "spaceShares", least=2)
        self.shares.setAccessibleName(self.tr("How spaces stand in the corpus"))
        self.shares.setMaximumWidth(_SHARES)
        self.said = QLabel()
        self.said.setObjectName("spacesSaid")
        self.said.setWordWrap(True)
        self.said.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._empty = EmptyState(theme, icon="list-ordered", title="", text="")
        self._lay_out()
        self.field.editTextChanged.connect(self.word_edited)
        self.export.clicked.connect(lambda _=False: self.export_requested.emit())

    def _lay_out(self) -> None:
        theme = self._theme
        head = TopicHead(theme, self.tr("Spaces"))
        head.add(self.export)
        self.subtitle = head.subtitle
        label = QLabel(self.tr("Word"))
        label.setBuddy(self.field)
        tools = QHBoxLayout()
        tools.setSpacing(8)
        tools.addWidget(label)
        tools.addWidget(self.field)
        hint = ElidedLabel(theme, font="table")
        hint.set_text(self.tr("Write any word; the list has frequent ones of the corpus."))
        tools.addWidget(hint, 1)
        content = QFrame()
        column = QVBoxLayout(content)
        column.setContentsMargins(SIDE, TOP, SIDE, TOP)
        column.setSpacing(8)
        column.addWidget(head)
        column.addLayout(tools)
        column.addWidget(self.forms)
        column.addSpacing(4)
        column.addWidget(self.said)
        column.addSpacing(4)
        self._line = Line(theme)
        column.addWidget(self._line)
        column.addWidget(self.shares)
        column.addStretch(1)
        self._area = TopicArea(content)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._area)
        self._stack.addWidget(self._empty)

    # What is shown

    def show_empty(self, title: str, text: str) -> None:
        """Say why there is nothing to show."""
        self._empty.set_words(title, text)
        self._stack.setCurrentWidget(self._empty)

    def set_words(self, words: Sequence[str], word: str) -> None:
        """Offer words of the corpus; the one on show stays in the field."""
        self.field.blockSignals(True)
        self.field.clear()
        self.field.addItems(list(words))
        self.field.setEditText(word)
        self.field.blockSignals(False)

    def set_table(self, table: SpaceTable) -> None:
        """Show the forms of a word."""
        self._stack.setCurrentWidget(self._area)
        self._table = table
        self.subtitle.set_text(column_detail(table.facts))
        self._set_forms(table)
        self._set_shares(table)
        lines = [table.problem] if table.problem else sentences(table)
        self.said.setText("\n".join(lines))

    def said_lines(self) -> list[str]:
        """Return what is said of prompts."""
        return self.said.text().split("\n")

    def _set_forms(self, table: SpaceTable) -> None:
        narrow = self.width() < _NARROW
        heads, keep = self._heads(narrow)
        rows = []
        for row in table.rows:
            cells = self._cells(row, table)
            rows.append([cells[at] for at in keep])
        self.forms.set_cells(heads, rows)

    def _heads(self, narrow: bool) -> tuple[list[Head], list[int]]:
        """Return the columns, and which of the cells stand in them."""
        all_heads = [
            Head(self.tr("Form"), width=228 if narrow else 230),
            Head(self.tr("Text"), width=94),
            Head(self.tr("Tokens"), self.tr("As the tokenizer at the playhead cuts the form")),
            Head(self.tr("Ids"), width=110),
            Head(self.tr("Count"), self.tr("Number of tokens"), True, 52),
            Head(
                self.tr("In the corpus"),
                self.tr(
                    "Occurrences of the form's pre-token; of several the least, which is the most"
                    " that the form as a whole can occur"
                ),
                True,
                92,
            ),
            Head(
                self.tr("Per million"),
                self.tr("Occurrences / all pre-tokens of the corpus × 1,000,000"),
                True,
                86,
            ),
            Head(
                self.tr("Token places"),
                self.tr(
                    "How often its tokens stand in a row, inside longer words too, as the corpus is"
                    " cut at the playhead; of several pre-tokens the least"
                ),
                True,
                94,
            ),
            Head(
                self.tr("Per million"),
                self.tr("Token places / all tokens of the corpus × 1,000,000"),
                True,
                90,
            ),
            Head(self.tr("Same tokens as"), width=124),
        ]
        keep = [0, 2, 4, 5, 6, 7] if narrow else list(range(len(all_heads)))
        return [all_heads[at] for at in keep], keep

    def _cells(self, row: SpaceRow, table: SpaceTable) -> list[Cell]:
        name = form_name(row.key)
        ids = " ".join("?" if token is None else str(token) for token in row.ids)
        words = words_tip(row, table.at_most)
        rare = "warn" if row.occurrences == 0 else "text"
        occurrences = count_or_more(row.occurrences, table.at_most)
        same = form_name(row.same_as) if row.same_as else ""
        labels = " ".join(face.label for face in row.faces)
        tip = self.tr("{} – ids {}").format(labels, ids) if ids else labels
        return [
            Cell(name, tip=name),
            Cell(visible(row.text), tip=visible(row.text)),
            Cell("", row.faces, tip, gaps=row.gaps),
            Cell(ids, tip=ids, tone="text2"),
            Cell(count_text(len(row.faces))),
            Cell(bound_text(occurrences, row), tip=words, tone=rare),
            Cell(bound_text(million_text(row.per_million), row), tip=words),
            Cell(bound_text("…" if row.places is None else count_text(row.places), row)),
            Cell(bound_text(million_text(row.places_per_million), row)),
            Cell(same, tip=same, tone="text2"),
        ]

    def _set_shares(self, table: SpaceTable) -> None:
        shares = table.shares
        is_shown = not table.loss and not table.problem
        self.shares.setVisible(is_shown)
        self._line.setVisible(is_shown)
        lone, spaced = "…", "…"
        lone_of, spaced_of = "", ""
        if shares is not None:
            lone = "–" if shares.lone_share is None else share_text(shares.lone_share, 2)
            spaced = "–" if shares.spaced_share is None else share_text(shares.spaced_share, 1)
            lone_of = self.tr("{} of {}").format(
                count_text(shares.lone), counted("Spaces", "%Ln token(s)", shares.spaces)
            )
            total = shares.spaced + shares.bare
            spaced_of = self.tr("{} of {}").format(
                count_text(shares.spaced), counted("Spaces", "%Ln pre-token(s)", total)
            )
        lone_tip = self.tr(
            "Tokens that are one space and nothing else / tokens that begin with a space, as the"
            " corpus is cut at the playhead"
        )
        spaced_tip = self.tr(
            "Pre-tokens that begin with a space / these and those that begin with a letter or a"
            " number"
        )
        self.shares.set_cells(
            (
                Head(self.tr("In the corpus")),
                Head("", "", True, 200),
                Head(self.tr("Share"), "", True, 90),
            ),
            (
                (
                    Cell(self.tr("Spaces that are a token of their own"), tip=lone_tip),
                    Cell(lone_of, tip=lone_tip, tone="text2"),
                    Cell(lone, tip=lone_tip),
                ),
                (
                    Cell(self.tr("Words that bring their space along"), tip=spaced_tip),
                    Cell(spaced_of, tip=spaced_tip, tone="text2"),
                    Cell(spaced, tip=spaced_tip),
                ),
            ),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out columns that a narrow page has no room for."""
        super().resizeEvent(event)
        if self._table is not None:
            self._set_forms(self._table)
