"""The pane that lists the vocabulary at the playhead."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal
from PySide6.QtGui import QActionGroup, QFocusEvent, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QToolButton,
    QWidget,
)

from ..engine.display import visible
from ..models.number_text import counted
from ..models.vocabulary_filter import Query, sides
from ..models.vocabulary_model import VocabularyColumn, VocabularyModel
from .filter_field import FilterField, HitCount
from .icon_button import IconButton
from .pane import PADDING, Pane
from .quantities import count_text
from .step_words import StepWords, step_words
from .theme import Theme
from .tiles import TilePainter
from .token_delegate import CELL_PADDING, EDGE_PADDING
from .vocabulary_table import VocabularyTable

__all__ = ["VocabularyPane"]

_ASCENDING = Qt.SortOrder.AscendingOrder
_DESCENDING = Qt.SortOrder.DescendingOrder
# Columns that are asked for with the greatest first.
_GREATEST_FIRST = (VocabularyColumn.COUNT,)
_FEW_TOKENS = 1000  # up to here the merge tells more than the number of tokens

_GAPS = 2 * CELL_PADDING
_EDGE = EDGE_PADDING - CELL_PADDING
# The least and greatest widths of what the columns hold.
_ID, _RANK, _COUNT = 25, 26, 36
_TOKEN, _TOKEN_MOST = 70, 160
_BYTES, _BUILT = 84, 86
_BUILT_SHARE = 0.53  # of the room for token and parts, at most, where the bytes are hidden
_CELL = 7.2  # a character of the tokens' font
_LEAST_WIDTH = 339


class VocabularyPane(Pane):
    """Shows the tokens with their counts; filters, orders and copies them."""

    token_hovered = Signal(object)  # a token id, or None
    token_activated = Signal(int)
    filter_edited = Signal(str)
    copied = Signal(int)  # rows

    def __init__(
        self,
        theme: Theme,
        model: VocabularyModel,
        parent: QWidget | None = None,
        *,
        tiles: TilePainter | None = None,
        name: str = "vocabulary",
    ) -> None:
        """Make the pane; the object names of it and its parts begin with `name`."""
        super().__init__(
            theme, QCoreApplication.translate("VocabularyPane", "Vocabulary"), parent=parent
        )
        self.setObjectName(f"{name}Pane")
        self.setMinimumWidth(_LEAST_WIDTH)
        self.model = model
        self._words = step_words("bpe")
        self._step: int | None = None
        self._highest = 0
        self._is_by_bytes = False  # the filter looks for bytes
        self.table = VocabularyTable(theme, tiles or TilePainter(theme))
        self.table.setObjectName(f"{name}Table")
        self.table.setAccessibleName(self.tr("Vocabulary"))
        self.table.setModel(model)
        self.table.set_widths(self._widths)
        self.menu = self._build_menu()
        copy = self.add_tool(
            "copy",
            self.tr("Copy the selected tokens, or all that are shown"),
            f"{name}CopyButton",
        )
        copy.clicked.connect(self.copy_shown)
        self.add_tool(
            "ellipsis", self.tr("More about the vocabulary"), f"{name}MenuButton", self.menu
        )
        self.filter = FilterField(theme, self)
        self.filter.setObjectName(f"{name}Filter")
        self._hits = HitCount(theme, self)
        self._compact_button = IconButton(theme, "ellipsis", self.tr("More about the vocabulary"))
        self._compact_button.setObjectName(f"{name}CompactMenuButton")
        self._compact_button.setMenu(self.menu)
        self._compact_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._compact_button.hide()
        row = QHBoxLayout()
        row.setContentsMargins(PADDING, 0, PADDING, 8)
        row.setSpacing(PADDING)
        row.addWidget(self.filter, 1)
        row.addWidget(self._hits)
        row.addWidget(self._compact_button)
        self._filter_row = row
        self._nothing = _LinkLabel(self)
        self._nothing.setProperty("tone", "text2")
        self._nothing.setTextFormat(Qt.TextFormat.RichText)
        self._nothing.setWordWrap(True)
        self._nothing.setContentsMargins(PADDING, 4, PADDING, 4)
        self._nothing.setObjectName(f"{name}Nothing")
        self._nothing.linkActivated.connect(self._on_link)
        self.body.addLayout(row)
        self.body.addWidget(self.table, 1)
        self.body.addWidget(self._nothing, 1, Qt.AlignmentFlag.AlignTop)
        self._connect()
        self._refresh()

    def _connect(self) -> None:
        self.filter.textChanged.connect(self._on_filter_edited)
        self.filter.down_pressed.connect(self._enter_table)
        self.table.sort_chosen.connect(self._on_sort_chosen)
        self.table.row_hovered.connect(self._on_hovered)
        self.table.row_activated.connect(self._on_activated)
        self.table.text_typed.connect(self._on_text_typed)
        self.table.copied.connect(self.copied)
        self.table.customContextMenuRequested.connect(self._show_menu)
        self.model.summary_changed.connect(self._refresh)
        self.model.source_grew.connect(self._on_source_grew)
        self.model.modelReset.connect(self._on_reset)
        self.model.about_to_reorder.connect(self.table.drop_large_selection)
        self.theme.changed.connect(self._recolour)

    # The playhead

    def set_step(self, step: int | None) -> None:
        """Say after which merge the vocabulary is shown, `None` for none."""
        self._step = step
        if self.model.size < _FEW_TOKENS:  # else the step is not told
            self._refresh_subtitle()

    def set_words(self, words: StepWords) -> None:
        """Call the steps by these words."""
        self._words = words
        self.set_title(words.vocabulary)
        self._refresh_subtitle()

    def _refresh(self) -> None:
        model = self.model
        shown = model.rowCount()
        self._hits.set_numbers(model.shown, model.size, is_filtered=model.query is not None)
        self._keep_room_for_hits()
        is_empty = shown == 0 and not model.is_waiting
        self.table.setVisible(not is_empty)
        self._nothing.setVisible(is_empty)
        if is_empty:
            self._nothing.setText(self._nothing_text())
        if self.isVisible():  # else when it comes on show
            self._refresh_subtitle()
        self._keep_bytes_in_view()
        self._keep_room_for_counts()

    def _keep_room_for_hits(self) -> None:
        if self.is_compact:
            self._hits.keep_room_for_all(self.model.length, least=0)
        else:
            self._hits.keep_room_for_all(self.model.length)

    def _keep_bytes_in_view(self) -> None:
        """Show the bytes while they are looked for, also between one of them and the next."""
        typed = self.model.filter_text
        is_by_bytes = _has_bytes(typed) or (self._is_by_bytes and _has_bytes(typed[:-1]))
        if is_by_bytes != self._is_by_bytes:
            self._is_by_bytes = is_by_bytes
            self.table.lay_out_columns()

    def _keep_room_for_counts(self) -> None:
        """Widen the column of counts, but never narrow it while one vocabulary is shown."""
        highest = self.model.highest_count()
        if len(str(highest)) > len(str(self._highest)):
            self._highest = highest
            self.table.lay_out_columns()

    def _refresh_subtitle(self) -> None:
        model = self.model
        if model.size == 0:
            self.set_subtitle("")
        elif model.size < _FEW_TOKENS and self._step is not None:
            step = count_text(self._step)
            self.set_subtitle(self._words.after.format(step))
        else:
            text, scaffold = counted("VocabularyPane", "%Ln token(s)", model.size), 0
            if scaffold := model.scaffold_count():
                text = counted("VocabularyPane", "%Ln token(s), {} of them scaffold", model.size)
            self.set_subtitle(text.format(count_text(scaffold)))

    def _nothing_text(self) -> str:
        query = self.model.query
        if query is None or not self.model.size:
            return self.tr("No tokens yet.")
        color = self.theme.colors.accent
        link = (
            f'<a href="#clear" style="color: {color}; text-decoration: none; font-weight: 500">'
            f"{self.tr('Clear the filter')}</a>"
        )
        return f"{self._nothing_found(query)} {link}"

    def _nothing_found(self, query: Query) -> str:
        """Say what was looked for, spaces so that they are seen."""
        typed = self.model.filter_text
        if query.negated:
            return self.tr("Every token contains {0}.").format(_shown(typed[1:]))
        if query.parts is not None and any(query.parts):
            left, right = map(_shown, sides(typed) or query.parts)
            if not right:
                return self.tr("No token is built from {0} and a part after it.").format(left)
            if not left:
                return self.tr("No token is built from {0} and a part before it.").format(right)
            return self.tr("No token is built from {0} + {1}.").format(left, right)
        if query.bytes:
            shown = query.bytes.hex(" ").upper()
            return self.tr("No token contains the bytes {0}.").format(shown)
        if query.id is not None:
            return self.tr("No token contains {0} or has this id.").format(_shown(typed))
        return self.tr("No token contains {0}.").format(_shown(typed))

    # Filter

    def focus_filter(self) -> None:
        """Put the keyboard into the filter, with its text selected."""
        self.filter.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filter.selectAll()

    def clear_filter(self) -> None:
        """Show all tokens again."""
        self.filter.clear()

    def _on_link(self) -> None:
        self.clear_filter()
        self.focus_filter()

    def _on_filter_edited(self, typed: str) -> None:
        self.model.set_filter(typed)
        self.table.scrollToTop()
        self.table.follow_again()
        self.filter_edited.emit(typed)

    def _enter_table(self) -> None:
        if self.model.rowCount():
            self.table.setFocus(Qt.FocusReason.TabFocusReason)
            self.table.select_row(0)

    def _on_text_typed(self, text: str) -> None:
        self.filter.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filter.setText(text)

    # Order

    def _on_sort_chosen(self, column: int) -> None:
        before, direction = self.model.order
        if column == before:
            order = _ASCENDING if direction == _DESCENDING else _DESCENDING
        else:
            order = _DESCENDING if column in _GREATEST_FIRST else _ASCENDING
        self.sort(column, order)

    def sort(self, column: int, order: Qt.SortOrder) -> None:
        """Order the tokens and mark the heading; ascending ids are the order of nature."""
        self.model.sort(column, order)
        natural = column == VocabularyColumn.ID and order == _ASCENDING
        self.table.heading.show_order(-1 if natural else column, order)
        for action in self._sort_actions.actions():
            action.setChecked(action.data() == column)
        self.table.scrollToTop()
        self.table.follow_again()

    # Rows

    def set_hover(self, token: int | None) -> None:
        """Show the token that the pointer is on elsewhere, `None` when it has left."""
        self.table.set_linked(token)

    def tip_of(self, token: int) -> Sequence[str]:
        """Return what other panes tell of a token under the pointer, in lines."""
        return self.model.summary(token)

    def reveal(self, token: int) -> None:
        """Scroll to a token and select it; a filter that hides it is cleared."""
        if self.model.row_of(token) is None and self.model.filter_text:
            self.clear_filter()
        row = self.model.row_of(token)
        if row is not None:
            self.table.select_row(row)

    def copy(self) -> None:
        """Copy the selected tokens."""
        self.table.copy()

    def copy_shown(self) -> None:
        """Copy the selected tokens, or all that the filter shows, with headers."""
        rows: Sequence[int] = self.table.chosen_rows()
        if not self.table.selectionModel().hasSelection():
            rows = range(self.model.rowCount())
        self.table.copy_rows(rows, with_headers=True)

    def _on_hovered(self, row: int) -> None:
        self.token_hovered.emit(self.model.token_at(row) if row >= 0 else None)

    def _on_activated(self, row: int) -> None:
        self.token_activated.emit(self.model.token_at(row))

    # Menu and tools

    def _build_menu(self) -> QMenu:
        menu = QMenu(self)
        # The keys are only shown here: the table answers to them while it has the keyboard.
        menu.addAction(self.tr("&Copy") + "\tCtrl+C", self.table.copy)
        menu.addAction(
            self.tr("Copy with &headers") + "\tCtrl+Shift+C", self.table.copy_with_headers
        )
        menu.addAction(self.tr("Select &all"), self.table.selectAll)
        menu.addSeparator()
        sorting = menu.addMenu(self.tr("&Sort by"))
        self._sort_actions = QActionGroup(self)
        for column, name in enumerate(self.model.field_names()):
            action = sorting.addAction(name)
            action.setCheckable(True)
            action.setChecked(column == VocabularyColumn.ID)
            action.setData(column)
            action.triggered.connect(lambda _=False, c=column: self._on_sort_chosen(c))
            self._sort_actions.addAction(action)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        return menu

    def adapt(self, compact: bool) -> None:
        """Without the title row its menu stands beside the filter."""
        self._compact_button.setVisible(compact)
        self._filter_row.setSpacing(PADDING - 4 if compact else PADDING)
        self._keep_room_for_hits()
        self._filter_row.setContentsMargins(PADDING, PADDING if compact else 0, PADDING, 8)

    def _show_menu(self, position: QPoint) -> None:
        self.menu.popup(self.table.viewport().mapToGlobal(position))

    def _recolour(self) -> None:
        self._nothing.setText(self._nothing_text())

    # Columns

    def showEvent(self, event: QShowEvent) -> None:
        """Bring what waited up to date."""
        super().showEvent(event)
        self._refresh_subtitle()

    def _on_reset(self) -> None:
        self._highest = 0

    def _on_source_grew(self) -> None:
        self.table.lay_out_columns()
        self._refresh()

    def _widths(self, total: int) -> Sequence[int]:
        """Share the width: token and parts get what they need before the bytes get any.

        While a filter looks for bytes the parts give way to them.
        """
        model, text_width = self.model, self.table.cells.text_width
        heading = self._heading_width
        digits = text_width(str(max(0, model.length - 1)))
        number = EDGE_PADDING + ceil(max(_ID, digits)) + CELL_PADDING
        # A number's heading may use the gap before it.
        rank = ceil(max(_RANK + _GAPS, digits + _GAPS, heading(VocabularyColumn.RANK)))
        count = ceil(
            max(
                _COUNT + _GAPS,
                text_width(count_text(self._highest)) + _GAPS,
                heading(VocabularyColumn.COUNT),
            )
        )
        rest = total - number - rank - count
        labels = ceil(model.usual_width() * _CELL) + 10
        token = min(max(labels, _TOKEN), _TOKEN_MOST) + _GAPS
        built = max(_BUILT + _GAPS, heading(VocabularyColumn.BUILT_FROM)) + _EDGE
        if rest >= token + _BYTES + _GAPS + built:
            spare = rest - token - _BYTES - _GAPS - built
            of_bytes = min(spare, max(spare // 2, 12))
            return number, token, _BYTES + _GAPS + of_bytes, rank, count, built + spare - of_bytes
        if self._is_by_bytes:
            count += _EDGE  # the last column now
            rest = total - number - rank - count
            if rest < _TOKEN + _BYTES + _GAPS:
                rank, rest = 0, rest + rank
            token = max(1, min(token, rest - _BYTES - _GAPS))
            return number, token, max(1, rest - token), rank, count, 0
        least = min(round(rest * _BUILT_SHARE), built)
        if rest - least < _TOKEN:
            return number, max(1, rest), 0, rank, count, 0
        token = max(1, min(token, rest - least))
        return number, token, 0, rank, count, max(1, rest - token)

    def _heading_width(self, column: VocabularyColumn) -> int:
        """Return what a heading needs that is not the last one."""
        is_last = column == self.table.cells.last_column
        return self.table.heading.needed_width(column) - (_EDGE if is_last else 0)


def _shown(text: str) -> str:
    return escape(visible(text))


def _has_bytes(typed: str) -> bool:
    query = Query.parse(typed)
    return query is not None and bool(query.bytes)


class _LinkLabel(QLabel):
    """A sentence whose link the Tab key comes to, for Enter to follow."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        flags = Qt.TextInteractionFlag
        self.setTextInteractionFlags(flags.LinksAccessibleByMouse | flags.LinksAccessibleByKeyboard)

    def setText(self, text: str) -> None:
        """Show a sentence; one without a link is passed by."""
        super().setText(text)
        has_link = "<a " in text
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if has_link else Qt.FocusPolicy.NoFocus)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Go to the link at once: Qt would first stop before it."""
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self.focusNextPrevChild(event.reason() != Qt.FocusReason.BacktabFocusReason)
