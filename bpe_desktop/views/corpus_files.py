"""The files of a corpus as a short list, and the field of JSON lines that holds the text."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ..engine.json_lines import JsonField
from ..formats.encodings import display_name
from ..formats.text import TextSource
from .elided_label import ElidedLabel
from .form_row import Choice, ChoiceField, FormRow
from .icon_button import IconButton
from .overlay_scroll_bar import OverlayScrollBar
from .pane import Line
from .quantities import byte_text, count_text
from .theme import Theme

__all__ = ["FieldChoice", "FileList"]

_ROW = 24
_MOST_ROWS = 4  # more are scrolled to: the text needs the room
_FIRST_VALUE = 60  # characters of a field's text in the list of fields
_NAME, _ENCODING, _SIZE = range(3)


class FileList(QWidget):
    """Names, encodings and sizes of several files; the current one is in view in the editor."""

    file_requested = Signal(int)
    add_requested = Signal()
    remove_requested = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._files: tuple[TextSource, ...] = ()
        self._total = ElidedLabel(theme, font="table")
        self._add = IconButton(theme, "plus", self.tr("Add files to the corpus"), size=20)
        self._add.setObjectName("addFiles")
        self._remove = IconButton(theme, "x", self.tr("Take this file out of the corpus"), size=20)
        self._remove.setObjectName("removeFile")
        self._list = _Rows(theme)
        self._list.setAccessibleName(self.tr("Files of the corpus"))
        self._add.clicked.connect(self.add_requested)
        self._remove.clicked.connect(self._ask_to_remove)
        self._list.remove_pressed.connect(self._ask_to_remove)
        self._list.currentItemChanged.connect(self._on_current)
        head = QHBoxLayout()
        head.setContentsMargins(12, 0, 8, 4)
        head.setSpacing(4)
        head.addWidget(self._total, 1)
        head.addWidget(self._add)
        head.addWidget(self._remove)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._list)
        column.addWidget(Line(theme))
        theme.changed.connect(self._refresh_theme)
        self.hide()

    def set_files(self, files: Sequence[TextSource], current: int) -> None:
        """List files, if there are several; nothing is emitted."""
        self.setVisible(len(files) > 1)
        with QSignalBlocker(self._list):
            if tuple(files) != self._files:
                self._files = tuple(files)
                self._fill()
            if files:
                self._list.setCurrentItem(self._list.topLevelItem(current))

    def _fill(self) -> None:
        self._list.clear()
        for source in self._files:
            name = display_name(source.encoding)
            encoding = f"{name} ?" if source.how == "guess" else name
            row = QTreeWidgetItem([source.path.name, encoding, byte_text(source.size)])
            row.setTextAlignment(_SIZE, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            row.setSizeHint(_NAME, QSize(0, _ROW))
            lines = self.tr("{} lines").format(count_text(source.lines))
            facts = [str(source.path), f"{source.label}, {byte_text(source.size)}, {lines}"]
            if source.problem is not None and source.how != "guess":
                facts.append(source.problem)
            for column in range(3):
                row.setToolTip(column, "\n".join(facts))
            self._list.addTopLevelItem(row)
        self._paint_rows()
        self._list.setFixedHeight(min(len(self._files), _MOST_ROWS) * _ROW)
        total = byte_text(sum(source.size for source in self._files))
        self._total.set_text(self.tr("{} files, {}").format(count_text(len(self._files)), total))

    def _paint_rows(self) -> None:
        for number, source in enumerate(self._files):
            row = self._list.topLevelItem(number)
            role = "text2" if source.problem is None else "warn"
            row.setForeground(_ENCODING, self._theme.color(role))
            row.setForeground(_SIZE, self._theme.color("text2"))

    def _ask_to_remove(self) -> None:
        row = self._list.indexOfTopLevelItem(self._list.currentItem())
        if row >= 0:
            self.remove_requested.emit(row)

    def _on_current(self, row: QTreeWidgetItem | None) -> None:
        if row is not None:
            self.file_requested.emit(self._list.indexOfTopLevelItem(row))

    def _refresh_theme(self) -> None:
        with QSignalBlocker(self._list):
            self._paint_rows()


class _Rows(QTreeWidget):
    """A plain list in three columns; the Delete key asks to take a file out."""

    remove_pressed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("corpusFiles")
        self.setColumnCount(3)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setUniformRowHeights(True)
        self.setHeaderHidden(True)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setFont(theme.font("table"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll_bar = OverlayScrollBar(self)
        header = self.header()
        header.setStretchLastSection(False)
        header.setMinimumSectionSize(40)
        header.setSectionResizeMode(_NAME, QHeaderView.ResizeMode.Stretch)
        for column in (_ENCODING, _SIZE):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a file out by the key that deletes."""
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.remove_pressed.emit()
        else:
            super().keyPressEvent(event)


class FieldChoice(QWidget):
    """Which field of JSON lines holds the text: each with its share of the records and a value."""

    field_requested = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._fields: tuple[JsonField, ...] = ()
        self._choice = ChoiceField(())
        self._choice.setObjectName("jsonField")
        self._choice.activated.connect(lambda _: self.field_requested.emit(self._choice.value()))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        row = QHBoxLayout()
        row.setContentsMargins(12, 4, 12, 6)
        row.addWidget(FormRow(theme, self.tr("Field"), (self._choice,)))
        column.addLayout(row)
        column.addWidget(Line(theme))
        self.hide()

    def set_fields(self, fields: Sequence[JsonField], chosen: str | None) -> None:
        """Offer the fields of a file, `chosen` among them; none hide the choice."""
        self.setVisible(bool(fields))
        with QSignalBlocker(self._choice):
            if tuple(fields) != self._fields:
                self._fields = tuple(fields)
                self._choice.set_choices(
                    [Choice(field.name, self._title(field), self._tip(field)) for field in fields]
                )
            if chosen is not None:
                self._choice.set_value(chosen)

    def _title(self, field: JsonField) -> str:
        first = " ".join(field.first.split())
        first = first if len(first) <= _FIRST_VALUE else f"{first[: _FIRST_VALUE - 1]}…"
        return f"{field.name}: {first}" if first else field.name

    def _tip(self, field: JsonField) -> str:
        if field.held_by == field.records:
            return self.tr("In all of the first {} records").format(count_text(field.records))
        return self.tr("In {} of the first {} records").format(
            count_text(field.held_by), count_text(field.records)
        )
