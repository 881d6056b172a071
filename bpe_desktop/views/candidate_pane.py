"""The pane that lists the pairs to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QWidget

from ..models.candidate_model import CandidateModel
from ..models.number_text import counted
from .candidate_menu import CandidateMenu
from .pane import Pane
from .quantities import count_text
from .step_words import StepWords, step_words
from .theme import Theme
from .tiles import TilePainter
from .token_delegate import CELL_PADDING, EDGE_PADDING
from .token_table import TokenTable

__all__ = ["CandidatePane"]

_ROW, _COMPACT_ROW = 25, 26
_COMPACT_TOP = 6
_PAIR = 92  # the least width of the two tiles together
_PAIR_SHARE = 0.46  # and the greatest, of the whole width
_COUNT = 24


class CandidatePane(Pane):
    """Shows the best pairs, their counts as bars, and which of them are tied."""

    candidate_hovered = Signal(object)  # the two token ids, or None
    copied = Signal(int)  # rows
    force_requested = Signal(int, object)  # a merge, and the two token ids to be merged there
    forbid_requested = Signal(int, object)  # from which merge on, and the two token ids
    rule_requested = Signal(int, str)  # from which merge on, and the tie rule

    def __init__(
        self,
        theme: Theme,
        model: CandidateModel,
        parent: QWidget | None = None,
        *,
        tiles: TilePainter | None = None,
    ) -> None:
        super().__init__(
            theme, QCoreApplication.translate("CandidatePane", "Candidates"), parent=parent
        )
        self.setObjectName("candidatesPane")
        self.model = model
        self._words = step_words("bpe")
        self._pair_width = _PAIR
        self._count_width = _COUNT
        self._score_width = 0
        self.table = TokenTable(
            theme,
            tiles or TilePainter(theme),
            hover_state="candidate",
            row_height=_ROW,
            is_list=True,
        )
        self.table.setObjectName("candidateTable")
        self.table.setAccessibleName(self.tr("Candidates"))
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.setModel(model)
        self.table.set_widths(self._widths)
        self.body.addWidget(self.table, 1)
        self._can_branch = False
        self._menu_row = -1  # that the menu is about
        self.menu = CandidateMenu(self)
        self.menu.copy_requested.connect(self.table.copy)
        self.menu.copy_headers_requested.connect(self.table.copy_with_headers)
        self.menu.force_requested.connect(lambda: self._force(self._menu_row))
        self.menu.forbid_requested.connect(lambda: self._forbid(self._menu_row))
        self.menu.rule_requested.connect(
            lambda rule: self.rule_requested.emit(self.model.step + 1, rule)
        )
        for keys, act in (("Ctrl+Return", self._force), ("Del", self._forbid)):
            shortcut = QShortcut(QKeySequence(keys), self.table)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(lambda act=act: act(self.table.currentIndex().row()))
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.customContextMenuRequested.connect(self._show_menu)
        self.table.row_hovered.connect(self._on_hovered)
        self.table.copied.connect(self.copied)
        model.summary_changed.connect(self._refresh)
        self._refresh()

    def set_words(self, words: StepWords) -> None:
        """Call steps and candidates by these words."""
        self._words = words
        self._refresh_words()

    def set_branching(self, possible: bool, rules: Sequence[str]) -> None:
        """Say whether the next merge can be decided otherwise, and by which other tie rules."""
        self._can_branch = possible
        self.menu.set_rules(rules)

    def copy(self) -> None:
        """Copy the pairs."""
        self.table.copy()

    def adapt(self, compact: bool) -> None:
        """Give the rows of a tab a little more room."""
        self.body.setContentsMargins(0, _COMPACT_TOP if compact else 0, 0, 0)
        self.table.set_row_height(_COMPACT_ROW if compact else _ROW)
        self._refresh_words()

    def _show_menu(self, position: QPoint) -> None:
        row = self.table.rowAt(position.y())
        self._menu_row = row if row >= 0 else self.table.currentIndex().row()
        pair = self._pair_label(self._menu_row) if self._may_change(self._menu_row) else ""
        self.menu.set_pair(pair, is_next=self._menu_row == 0)
        self.menu.popup(self.table.viewport().mapToGlobal(position))

    def _may_change(self, row: int) -> bool:
        """Tell whether the pair of a row could be merged next, and whether branches can be made."""
        model = self.model
        known = 0 <= row < model.rowCount() and not model.is_stale(row)
        return known and self._can_branch and not model.final and len(model.ids_at(row)) == 2

    def _pair_label(self, row: int) -> str:
        return " + ".join(face.label for face in self.model.faces_at(row))

    def _force(self, row: int) -> None:
        if row > 0 and self._may_change(row):  # the first comes next in any case
            self.force_requested.emit(self.model.step + 1, self.model.ids_at(row))

    def _forbid(self, row: int) -> None:
        if self._may_change(row):
            self.forbid_requested.emit(self.model.step + 1, self.model.ids_at(row))

    def _refresh(self) -> None:
        self._refresh_words()
        self._measure()
        # The pointer rests where another pair may have come to stand.
        if self.table.hovered_row >= 0:
            self._on_hovered(self.table.hovered_row)

    # Words

    def _refresh_words(self) -> None:
        model = self.model
        number = count_text(model.step if model.final else model.step + 1)
        when = self._words.after if model.final else self._words.before
        is_empty = model.rowCount() == 0
        self.set_subtitle("" if is_empty and not model.step else when.format(number))
        if not is_empty:
            self.table.set_empty_text("")
        elif model.pending:
            self.table.set_empty_text(self._words.counting)
        elif model.by_rank and model.final:
            self.table.set_empty_text(
                self.tr(
                    "The opened tokenizer has no further rule. It does not learn from this corpus: "
                    "Train anew finds pairs in it."
                )
            )
        elif model.step:
            self.table.set_empty_text(self._words.no_candidate)
        else:
            self.table.set_empty_text(self._words.no_candidates_yet)
        self.set_foot(self._foot_text(when.format(number) if self.is_compact else ""))

    def _foot_text(self, when: str) -> str:
        """Return what the foot says: how many pairs there are and which of equal ones wins."""
        model = self.model
        if model.rowCount() == 0:
            return ""
        if model.pairs == 0:
            return self._words.counting
        words = self._words
        pairs = words.candidates(model.pairs)
        if when:
            pairs = self.tr("{pairs} {when}").format(pairs=pairs, when=when)
        rule = model.rule_text.strip().rstrip(".")
        if model.pairs == 1 or not rule:
            return self.tr("{pairs}.").format(pairs=pairs)
        capital = rule[:1].upper() + rule[1:]
        if model.by_rank:
            return self.tr("{pairs}. {rule}.").format(pairs=pairs, rule=capital)
        if model.tied > 1:
            text = counted("CandidatePane", "{pairs}, %Ln tied at {best}. {rule}.", model.tied)
            return text.format(pairs=pairs, best=model.best_text(), rule=capital)
        return self.tr("{pairs}. {brackets}: {rule}.").format(
            pairs=pairs, brackets=words.brackets, rule=rule[:1].lower() + rule[1:]
        )

    # Columns: they only grow, so that the bars stand still while the pairs change

    def _measure(self) -> None:
        model = self.model
        self.table.heading.setHidden(not model.is_scored)
        if model.rowCount() == 0:
            self._pair_width, self._count_width, self._score_width = _PAIR, _COUNT, 0
            return
        cells = self.table.cells
        pair = max(cells.faces_width(model.faces_at(row)) for row in range(model.rowCount()))
        texts = (count_text(model.highest_count()), *model.score_texts())
        count, *scores = (round(cells.text_width(text, "table-strong") + 0.5) for text in texts)
        wanted = pair, count, max(scores, default=0)
        held = self._pair_width, self._count_width, self._score_width
        widths = tuple(map(max, wanted, held))
        if widths != held:
            self._pair_width, self._count_width, self._score_width = widths
            self.table.lay_out_columns()

    def _widths(self, total: int) -> Sequence[int]:
        most = round(total * _PAIR_SHARE)
        pair = EDGE_PADDING + min(self._pair_width, max(_PAIR, most)) + CELL_PADDING
        if not self.model.is_scored:
            count = CELL_PADDING + self._count_width + EDGE_PADDING
            return pair, max(1, total - pair - count), count
        numbers = [
            max(width, self.table.cells.text_width(heading, "heading")) + 2 * CELL_PADDING
            for width, heading in (
                (self._score_width, self.tr("Score")),
                (self._count_width, self.tr("Count")),
                (_COUNT, self.tr("By count")),
            )
        ]
        numbers[-1] += EDGE_PADDING - CELL_PADDING
        fixed = list(map(ceil, numbers))
        pair = min(pair, max(1, total - sum(fixed)))
        return pair, max(1, total - pair - sum(fixed)), *fixed

    def _on_hovered(self, row: int) -> None:
        known = 0 <= row < self.model.rowCount() and not self.model.is_stale(row)
        self.candidate_hovered.emit(self.model.ids_at(row) if known else None)
