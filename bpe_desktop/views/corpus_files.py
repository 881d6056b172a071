"""The files of a corpus as a short list, and the field of JSON lines that holds the text."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from ..engine.json_lines import JsonField
from ..formats.encodings import display_name
from ..formats.text import TextSource
from ..models.error_words import spoken
from ..models.number_text import counted
from .elided_label import ElidedLabel
from .form_row import Choice, ChoiceField
from .icon_button import IconButton
from .overlay_scroll_bar import OverlayScrollBar
from .pane import Line
from .quantities import byte_text, count_text
from .theme import Theme

__all__ = ["FieldChoice", "FileList"]

_ROW = 24
_LEAST_ROWS, _MOST_ROWS = 2, 4  # more are scrolled to: the text needs the room
_PADDING = 12
_GAP = 8
_FIRST_VALUE = 60  # characters of a field's text in the list of fields


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
        self._delegate = _RowDelegate(theme, self)
        self._list.setItemDelegate(self._delegate)
        self._list.setAccessibleName(self.tr("Files of the corpus"))
        self._add.clicked.connect(self.add_requested)
        self._remove.clicked.connect(self._ask_to_remove)
        self._list.remove_pressed.connect(self._ask_to_remove)
        self._list.currentRowChanged.connect(self._on_current)
        head = QHBoxLayout()
        head.setContentsMargins(12, 4, 8, 4)
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
        theme.changed.connect(self._list.viewport().update)
        self.hide()

    def set_files(self, files: Sequence[TextSource], current: int) -> None:
        """List files, if there are several; nothing is emitted."""
        self.setVisible(len(files) > 1)
        with QSignalBlocker(self._list):
            if tuple(files) != self._files:
                self._files = tuple(files)
                self._fill()
            if files:
                self._list.setCurrentRow(current)

    def _fill(self) -> None:
        self._list.clear()
        self._delegate.files = self._files
        for source in self._files:
            lines = counted("FileList", "%Ln line(s)", source.lines)
            facts = f"{spoken(source.label)}, {byte_text(source.size)}, {lines}"
            row = QListWidgetItem(source.path.name)
            row.setData(Qt.ItemDataRole.AccessibleTextRole, f"{source.path.name}, {facts}")
            tip = [str(source.path), facts]
            if source.problem is not None and source.how != "guess":
                tip.append(spoken(source.problem))
            row.setToolTip("\n".join(tip))
            self._list.addItem(row)
        self._list.set_rows(len(self._files))
        total = byte_text(sum(source.size for source in self._files))
        self._total.set_text(counted("FileList", "%Ln file(s), {}", len(self._files)).format(total))

    def _ask_to_remove(self) -> None:
        row = self._list.currentRow()
        if row >= 0:
            self.remove_requested.emit(row)

    def _on_current(self, row: int) -> None:
        if row >= 0:
            self.file_requested.emit(row)


class _Rows(QListWidget):
    """A plain list; the Delete key asks to take a file out."""

    remove_pressed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("corpusFiles")
        self.setFont(theme.font("table"))
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self._scroll_bar = OverlayScrollBar(self)

    def set_rows(self, rows: int) -> None:
        """Take the room for so many rows, or for fewer where it is short."""
        self.setMinimumHeight(min(rows, _LEAST_ROWS) * _ROW)
        self.setMaximumHeight(min(rows, _MOST_ROWS) * _ROW)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the scroll bar at its edge."""
        super().resizeEvent(event)
        self._scroll_bar.place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a file out by the key that deletes."""
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.remove_pressed.emit()
        else:
            super().keyPressEvent(event)


class _RowDelegate(QStyledItemDelegate):
    """Draws the name of a file at the left, its encoding and its size at the right.

    The usual encoding gives way to a long name.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.files: tuple[TextSource, ...] = ()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        """Ask for the height of a row."""
        return QSize(0, _ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        """Draw a row."""
        source = self.files[index.row()]
        area = QRectF(option.rect).adjusted(_PADDING, 0, -_PADDING, 0)
        metrics = QFontMetricsF(option.font)
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, self._theme.color("accent_soft"))
        painter.setFont(option.font)
        size, encoding = byte_text(source.size), _encoding(source)
        right = area.right() - metrics.horizontalAdvance(size)
        middle = right - _GAP - metrics.horizontalAdvance(encoding)
        name_width = metrics.horizontalAdvance(source.path.name)
        if source.encoding == "utf-8" and area.left() + name_width + _GAP > middle:
            encoding, middle = "", right
        self._write(painter, area, right, size, "text2")
        role = "text2" if source.problem is None else "warn"
        self._write(painter, area, middle, encoding, role)
        room = middle - _GAP - area.left()
        name = metrics.elidedText(source.path.name, Qt.TextElideMode.ElideMiddle, room)
        self._write(painter, area, area.left(), name, "text")
        painter.restore()

    def _write(self, painter: QPainter, area: QRectF, x: float, text: str, role: str) -> None:
        painter.setPen(self._theme.color(role))
        box = QRectF(x, area.top(), area.right() - x + 1, area.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, text)


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
        label = QLabel(self.tr("Field"))
        label.setProperty("tone", "text2")
        label.setFont(theme.font("table"))
        label.setBuddy(self._choice)
        self._choice.setFont(theme.font("table"))
        self._choice.setAccessibleName(self.tr("Field of the text"))
        row.setSpacing(8)
        row.addWidget(label)
        row.addWidget(self._choice, 1)
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
            return counted("FieldChoice", "In all of the first %Ln record(s)", field.records)
        return counted("FieldChoice", "In {} of the first %Ln record(s)", field.records).format(
            count_text(field.held_by)
        )


def _encoding(source: TextSource) -> str:
    name = display_name(source.encoding)
    return f"{name} ?" if source.how == "guess" else name
