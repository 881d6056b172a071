"""Numbers: grids of how they are cut, side by side, with their figures and reasons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from ..models.number_grids import CutNumber, NumberColumn
from ..models.number_ranges import NumberRange
from ..models.number_text import share_text
from .empty_state import EmptyState
from .icon_button import IconButton
from .number_box import NumberBox
from .number_grid import NumberGrid
from .number_tables import NumberTables, typed_cell
from .number_tools import NumberTools
from .number_words import (
    column_detail,
    column_title,
)
from .pane import Line
from .theme import Theme
from .tile_table import Cell, Head, TileTable
from .tiles import TilePainter
from .topic_parts import SIDE, TOP, TopicArea, TopicHead

__all__ = ["NumbersPage"]

_TABLES = 348  # the width of the tables beside the grids
_NARROW = 1000  # a page below this has the tables under the grids
_LEAST_GRID = 220
_ZOOM = 1.5


class _Content(QFrame):
    """Needs the height that its parts need at least: tables scroll before the page does.

    Where `is_narrow`, they stand under one another, and the page scrolls.
    """

    is_narrow = False

    def heightForWidth(self, width: int) -> int:
        """Return the least height for a width."""
        layout = self.layout()
        if layout is None or self.is_narrow:
            return super().heightForWidth(width)
        return layout.minimumHeightForWidth(width)


class NumbersPage(QWidget):
    """The page of the topic Numbers."""

    range_requested = Signal(str)
    spaced_requested = Signal(bool)
    typed_edited = Signal(str)
    variants_requested = Signal()
    variants_stopped = Signal()
    export_requested = Signal()
    number_shown = Signal(int)  # whose details are wanted

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("numbersTopic")
        self._theme = theme
        self._tiles = TilePainter(theme)
        self._boxes: dict[int, NumberBox] = {}
        self._columns: Sequence[NumberColumn] = ()
        self._chosen = 0
        self._zoom = 1.0
        self._make_controls()
        self.tables = NumberTables(theme, self._tiles)
        self.typed = TileTable(theme, self._tiles, "numberTyped", least=6)
        self.typed.setAccessibleName(self.tr("Numbers of your own"))
        self._empty = EmptyState(theme, icon="list-ordered", title="", text="")
        self._lay_out()
        self._connect()

    # Parts

    def _make_controls(self) -> None:
        theme = self._theme
        self.tools = NumberTools(theme)
        self.export = IconButton(theme, "download", self.tr("Save the grids as CSV…"))
        self.export.setObjectName("numbersExport")
        self.field = QLineEdit()
        self.field.setObjectName("numbersField")
        self.field.setAccessibleName(self.tr("Numbers of your own, parted by semicolons"))
        self.field.setToolTip(
            self.tr("Write numbers as they stand in texts; a semicolon parts them.")
        )
        self.note = QLabel()
        self.note.setObjectName("numbersNote")
        self.note.setFont(theme.font("table"))
        self.note.setProperty("tone", "warn")
        self.note.setWordWrap(True)
        self.note.hide()

    def _lay_out(self) -> None:
        head = TopicHead(self._theme, self.tr("Numbers"))
        self.subtitle = head.subtitle
        self.subtitle.set_text(
            self.tr(
                "A model sees tokens, not digits: what it learns of one cut helps with no other."
            )
        )
        head.add(self.export)
        content = self._content = _Content()
        column = QVBoxLayout(content)
        column.setContentsMargins(SIDE, TOP, SIDE, TOP)
        column.setSpacing(8)
        column.addWidget(head)
        column.addWidget(self.tools)
        column.addWidget(self.note)
        column.addLayout(self._make_upper(), 1)
        column.addWidget(Line(self._theme))
        column.addLayout(self._make_lower())
        self._area = TopicArea(content)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._area)
        self._stack.addWidget(self._empty)

    def _make_upper(self) -> QBoxLayout:
        self._grids = QHBoxLayout()
        self._grids.setSpacing(SIDE)
        self._upper = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._upper.setSpacing(SIDE)
        self._upper.addLayout(self._grids, 1)
        self._upper.addWidget(self.tables)
        return self._upper

    def _make_lower(self) -> QVBoxLayout:
        own = QVBoxLayout()
        own.setSpacing(4)
        label = QLabel(self.tr("Numbers of your own"))
        label.setFont(self._theme.font("strong"))
        label.setBuddy(self.field)
        own.addWidget(label)
        own.addWidget(self.field)
        own.addWidget(self.typed)
        return own

    def _connect(self) -> None:
        self.tools.ranges.chosen.connect(self.range_requested)
        self.tools.spaced.toggled.connect(self.spaced_requested)
        self.field.textEdited.connect(self.typed_edited)
        self.tools.train.clicked.connect(lambda _=False: self.variants_requested.emit())
        self.tools.stop.clicked.connect(lambda _=False: self.variants_stopped.emit())
        self.export.clicked.connect(lambda _=False: self.export_requested.emit())
        self.tools.zoom_in.clicked.connect(lambda _=False: self.set_zoom(self._zoom * _ZOOM))
        self.tools.zoom_out.clicked.connect(lambda _=False: self.set_zoom(self._zoom / _ZOOM))
        self._theme.changed.connect(lambda: self.set_figures(self._columns))

    # What is shown

    @property
    def boxes(self) -> dict[int, NumberBox]:
        """What is shown of each tokenizer, by the key of its column."""
        return self._boxes

    @property
    def grids(self) -> dict[int, NumberGrid]:
        """The grids by the key of their column."""
        return {key: box.grid for key, box in self._boxes.items()}

    @property
    def number(self) -> int:
        """The number whose details are shown: under the pointer, else under the cursor."""
        pointed = next((g.pointed for g in self.grids.values() if g.pointed >= 0), -1)
        return pointed if pointed >= 0 else self._chosen

    def show_empty(self, title: str, text: str) -> None:
        """Say why there is nothing to show."""
        self._empty.set_words(title, text)
        self._stack.setCurrentWidget(self._empty)

    def set_columns(self, columns: Sequence[NumberColumn], numbers: NumberRange) -> None:
        """Show a grid for each tokenizer."""
        self._stack.setCurrentWidget(self._area)
        keys = [column.key for column in columns]
        for key in [key for key in self._boxes if key not in keys]:
            box = self._boxes.pop(key)
            self._grids.removeWidget(box)
            box.deleteLater()
        for place, column in enumerate(columns):
            if column.key not in self._boxes:
                self._add_box(column.key, place)
            name = column_title(column.key, column.facts.name)
            self._boxes[column.key].title.setText(name)
            grid = self._boxes[column.key].grid
            grid.setAccessibleName(name)
            grid.set_cells(numbers, column.cells)
        self.tools.ranges.set_value(numbers.key)
        self._chosen = numbers.clamp(self._chosen)
        for grid in self.grids.values():
            grid.set_chosen(self._chosen)
        self._arrange()
        self.set_figures(columns)

    def _add_box(self, key: int, place: int) -> None:
        box = self._boxes[key] = NumberBox(self._theme, self._tiles, key)
        box.grid.number_chosen.connect(self._choose)
        box.grid.number_pointed.connect(self._point)
        box.grid.zoom_requested.connect(self.set_zoom)
        self._grids.insertWidget(place, box, 1)
        box.show()

    def fill(self, key: int, start: int, end: int) -> None:
        """Show cells that are cut now."""
        if key in self._boxes:
            self._boxes[key].grid.refresh(start, end)

    def set_figures(self, columns: Sequence[NumberColumn]) -> None:
        """Show the figures and the shapes of the grids."""
        self._columns = columns
        for column in columns:
            if column.key in self._boxes:
                detail = column.problem or column_detail(column.facts)
                self._boxes[column.key].detail.set_text(detail)
        self.tables.set_columns(columns)
        self.set_note(self._said_of(columns))

    def _said_of(self, columns: Sequence[NumberColumn]) -> str:
        main = columns[0] if columns else None
        if main is None or main.figures is None:
            return ""
        if main.figures.unknown:
            if main.figures.unknown == main.figures.numbers:
                return self.tr(
                    "The alphabet has none of these digits, so every number is unknown (red). Open"
                    " a text with numbers, or train in bytes."
                )
            share = main.figures.unknown / main.figures.numbers
            said = self.tr(
                "{} of the numbers hold digits that the alphabet lacks (red). Train on a text with"
                " numbers, or in bytes."
            )
            return said.format(share_text(share))
        if self.tools.spaced.isChecked() and not main.sees_spaces:
            return self.tr("This tokenizer drops spaces: one before a number changes nothing.")
        return ""

    def set_note(self, text: str) -> None:
        """Say what is to be known of the grids; nothing takes the line away."""
        self.note.setText(text)
        self.note.setVisible(bool(text))

    def set_typed_text(self, text: str) -> None:
        """Put numbers into the field, unless somebody writes there."""
        if not self.field.hasFocus():
            self.field.setText(text)

    def set_typed(self, rows: Sequence[Sequence[CutNumber | str]], texts: Sequence[str]) -> None:
        """Show the cuts of a person's own numbers: a row for each, a column for each grid."""
        heads = [Head(self.tr("Number"), width=110)]
        tip = self.tr(
            "A warning stands where the tokens do not hold equally many digits, counted from the"
            " right: where 1|234 becomes 123|4, thousands and hundreds share a token."
        )
        heads += [
            Head(column_title(column.key, column.facts.name), tip) for column in self._columns
        ]
        cells = []
        for text, cuts in zip(texts, rows, strict=True):
            row = [Cell(text)]
            for cut in cuts:
                if isinstance(cut, str):
                    row.append(Cell(cut, tip=cut, tone="bad"))
                    continue
                row.append(typed_cell(cut))
            cells.append(row)
        self.typed.set_cells(heads, cells)

    # The number in question

    def set_zoom(self, zoom: float) -> None:
        """Make the cells of all grids larger or smaller."""
        for grid in self.grids.values():
            grid.set_zoom(zoom)
        self._zoom = max((grid.zoom for grid in self.grids.values()), default=1.0)
        for box in self._boxes.values():
            box.fit()

    def show_number(self, text: str, cuts: Sequence[CutNumber | str]) -> None:
        """Show a number under each tokenizer, or why it cannot be cut."""
        for column, cut in zip(self._columns, cuts, strict=True):
            if column.key in self._boxes:
                self._boxes[column.key].show_number(text, cut, column.facts.algorithm)

    def _choose(self, number: int) -> None:
        self._chosen = number
        for grid in self.grids.values():
            grid.set_chosen(number)
        self.number_shown.emit(self.number)

    def _point(self, number: int) -> None:
        for grid in self.grids.values():
            grid.set_pointed(number)
        self.number_shown.emit(self.number)

    # Room

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the tables under the grids where the page is narrow."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        narrow = self.width() < _NARROW
        self._content.is_narrow = narrow
        ways = QBoxLayout.Direction
        beside = not narrow or len(self._boxes) == 1
        self.tools.set_narrow(narrow)
        self._upper.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        if beside:
            self.tables.setFixedWidth(_TABLES if not narrow else 280)
        else:
            self.tables.setMinimumWidth(0)
            self.tables.setMaximumWidth(16_777_215)
        for box in self._boxes.values():
            box.grid.setMinimumHeight(_LEAST_GRID)
            box.set_wide(len(self._boxes) == 1)
