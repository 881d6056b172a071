"""The pane that lists the merges up to the playhead."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QCoreApplication, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMenu, QWidget

from ..models.merge_table_model import MergeColumn, MergeTableModel
from ..models.step_table_model import StepTableModel
from .pane import Pane
from .quantities import count_text
from .step_words import StepWords, step_words
from .theme import Theme
from .tiles import TilePainter
from .token_delegate import CELL_PADDING, EDGE_PADDING
from .token_table import TokenTable

__all__ = ["MergeTable"]

_GAPS = 2 * CELL_PADDING
# The widths of the numbers' contents, where there is room and where there is little.
_STEP, _COUNTED, _REPLACED, _TIED = 26, 46, 54, 40
_STEP_LEAST, _REPLACED_LEAST, _TIED_LEAST = 16, 49, 26
_TWO_TILES = 20  # how much wider two tiles are than one with both their labels
_ROOMY = 400  # below this width the numbers stand closer,
_SHORT = 1000  # and from this many merges on: tokens get long
_LEAST_WIDTH = 339


class MergeTable(Pane):
    """Shows the merges; a click on one asks to go there."""

    seek_requested = Signal(int)
    token_hovered = Signal(object)  # the id of the new token, or None
    copied = Signal(int)  # rows

    def __init__(
        self,
        theme: Theme,
        model: StepTableModel,
        parent: QWidget | None = None,
        *,
        tiles: TilePainter | None = None,
    ) -> None:
        super().__init__(theme, QCoreApplication.translate("MergeTable", "Merges"), parent=parent)
        self.setObjectName("mergesPane")
        self.setMinimumWidth(_LEAST_WIDTH)
        self.model: StepTableModel = model
        self._expected: int | None = None
        self._words = step_words("bpe")
        self.table = TokenTable(theme, tiles or TilePainter(theme))
        self.table.setObjectName("mergeTable")
        self.table.setAccessibleName(self.tr("Merges"))
        self.table.set_widths(self._widths)
        self.table.heading.setSectionsClickable(False)
        self.menu = self._build_menu()
        self.add_tool("ellipsis", self.tr("More about the merges"), "mergesMenuButton", self.menu)
        self.body.addWidget(self.table, 1)
        self.table.row_clicked.connect(self._on_clicked)
        self.table.row_activated.connect(self._on_activated)
        self.table.row_hovered.connect(self._on_hovered)
        self.table.copied.connect(self.copied)
        self.table.customContextMenuRequested.connect(self._show_menu)
        self._watch(model)
        self._refresh()

    def set_expected(self, total: int | None) -> None:
        """Say how many merges a running training was asked for, `None` when it has ended."""
        if total != self._expected:
            self._expected = total
            self._refresh_words()
            self.table.lay_out_columns()

    def set_model(self, model: StepTableModel) -> None:
        """Show the steps of another kind of training."""
        if model is self.model:
            return
        self.model.playhead_changed.disconnect(self._refresh)
        self.model.source_changed.disconnect(self._on_source_changed)
        self.model = model
        self._watch(model)
        self._on_source_changed()

    def _watch(self, model: StepTableModel) -> None:
        self.table.setModel(model)
        model.playhead_changed.connect(self._refresh)
        model.source_changed.connect(self._on_source_changed)

    def set_words(self, words: StepWords) -> None:
        """Call the steps by these words."""
        self._words = words
        self.set_title(words.title)
        self.table.setAccessibleName(words.title)
        self._refresh_words()

    def copy(self) -> None:
        """Copy the selected steps."""
        self.table.copy()

    def _build_menu(self) -> QMenu:
        menu = QMenu(self)
        # The keys are only shown here: the table answers to them while it has the keyboard.
        menu.addAction(self.tr("&Copy") + "\tCtrl+C", self.table.copy)
        menu.addAction(self.tr("Copy with &headers") + "\tCtrl+Shift+C", self._copy_with_headers)
        menu.addSeparator()
        menu.addAction(self.tr("Select &all"), self.table.selectAll)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        return menu

    def _copy_with_headers(self) -> None:
        self.table.copy_with_headers()

    def _show_menu(self, position: QPoint) -> None:
        self.menu.popup(self.table.viewport().mapToGlobal(position))

    # Following the playhead

    def _refresh(self) -> None:
        self._refresh_words()
        if self.isVisible():
            self._keep_lit_row_visible()

    def _refresh_words(self) -> None:
        shown = self.model.rowCount()
        total = max(self.model.length, self._expected or 0)
        self.set_subtitle(
            self.tr("{0} of {1}").format(count_text(shown), count_text(total)) if total else ""
        )
        self.table.set_empty_text("" if shown else f"{self._words.none_yet}.")

    def _keep_lit_row_visible(self) -> None:
        row = self.model.lit_row
        if row is None:
            row = self.model.rowCount() - 1
        if row >= 0:
            self.table.show_row(row)

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with the playhead."""
        super().showEvent(event)
        self._keep_lit_row_visible()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the lit row in view when the pane gets lower, as on its way out of a tab."""
        super().resizeEvent(event)
        # The table itself gets its new size after this.
        QTimer.singleShot(0, self, self._keep_lit_row_visible)

    def _on_source_changed(self) -> None:
        self._refresh_words()
        self.table.lay_out_columns()

    # Intents

    def _on_clicked(self, row: int) -> None:
        # The lit row tells where the playhead is: a second blue one would only confuse.
        self.table.clearSelection()
        self.seek_requested.emit(self.model.step_at(row))

    def _on_activated(self, row: int) -> None:
        self.seek_requested.emit(self.model.step_at(row))

    def _on_hovered(self, row: int) -> None:
        self.token_hovered.emit(self.model.token_at(row) if row >= 0 else None)

    # Columns

    def _widths(self, total: int) -> Sequence[int]:
        is_usual = isinstance(self.model, MergeTableModel) and self.model.columnCount() == 6
        if is_usual:
            return self._widths_of_merges(total)
        return self._widths_by_headings(total)

    def _widths_by_headings(self, total: int) -> Sequence[int]:
        """Give numbers what their headings and counts need; tokens share the rest."""
        text_width = self.table.cells.text_width
        count = text_width(count_text(self.model.widest_count()), "table-strong")
        headings = self.model.headings()
        widths = []
        for place, heading in enumerate(headings):
            if heading.tokens:
                widths.append(0)
                continue
            edge = EDGE_PADDING - CELL_PADDING if place in (0, len(headings) - 1) else 0
            number = text_width(str(max(self.model.length, self._expected or 0)))
            if place == 0:
                least = max(_STEP_LEAST, number)
            else:
                least = text_width(heading.sample, "table-strong") if heading.sample else count
            widths.append(ceil(max(least, text_width(heading.text, "heading"))) + _GAPS + edge)
        rest = max(0, total - sum(widths))
        tokens = [place for place, heading in enumerate(headings) if heading.tokens]
        for place in tokens:
            widths[place] = rest // len(tokens)
        widths[tokens[-1]] += rest - rest // len(tokens) * len(tokens)
        return widths

    def _widths_of_merges(self, total: int) -> Sequence[int]:
        text_width = self.table.cells.text_width
        count = text_width(count_text(self.model.widest_count()), "table-strong")
        length = max(self.model.length, self._expected or 0)
        digits = max(text_width(digit * len(str(length))) for digit in "0123456789")
        roomy = total >= _ROOMY and length < _SHORT
        step = max(_STEP, digits) if roomy else max(_STEP_LEAST, digits)
        counted = max(_COUNTED, count)
        replaced = max(_REPLACED if roomy else _REPLACED_LEAST, count)
        tied = _TIED if roomy else _TIED_LEAST
        fixed = [
            EDGE_PADDING + ceil(step) + CELL_PADDING,
            ceil(counted) + _GAPS,
            ceil(replaced) + _GAPS,
            CELL_PADDING + ceil(tied) + EDGE_PADDING,
        ]
        if total >= _ROOMY:  # below it, headings that are cut tell themselves in a tip
            behind = {MergeColumn.COUNTED: CELL_PADDING, MergeColumn.REPLACED: CELL_PADDING,
                      MergeColumn.TIED: EDGE_PADDING}  # fmt: skip
            headings = self.model.headings()
            for place, (column, padding) in enumerate(behind.items(), 1):
                heading = text_width(headings[column].text, "heading")
                fixed[place] = max(fixed[place], ceil(heading) + 1 + padding)
        rest = max(0, total - sum(fixed))
        pair = min(rest, (rest + _TWO_TILES) // 2)
        return fixed[0], pair, rest - pair, fixed[1], fixed[2], fixed[3]
