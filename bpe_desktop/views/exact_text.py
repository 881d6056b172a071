"""A field of plain text that gives back every character it was given."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QMimeData, QPointF, QRectF, QStringListModel, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QTextBlock,
    QTextCursor,
    QTextLayout,
    QTextLine,
)
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from .tab_keys import leave_by_tab
from .theme import Theme

__all__ = ["ExactTextEdit", "PasteLimits", "TextLine", "TopicTextEdit"]

_ALWAYS_PASTED = 5_000  # characters; so many can be pasted into any text

# A text field makes one line break of each of these, and of "\r\n". To a tokenizer they are
# characters as any other, so they stand in the document as some of the private use area.
_STAND_INS = {"\r": "\uf80d", "\u2029": "\uf829"}
_SIGNS = {"\uf80d": "␍", "\uf829": "¶"}


class TextLine(NamedTuple):
    """A line on the screen: its paragraph with its layout and place in the viewport."""

    block: QTextBlock
    layout: QTextLayout
    line: QTextLine
    origin: QPointF


class PasteLimits(NamedTuple):
    """What a field takes without stalling: characters in all, in a line, and without a space."""

    text: int
    line: int
    unbroken: int


class ExactTextEdit(QPlainTextEdit):
    """Edits plain text; what Qt would take for something else on the way in or out is kept.

    The Tab key types, see `leave_by_tab`. Dropped files are left to the window. A text that the
    field could not be edited with any more is not pasted; `paste_refused` tells of it.
    """

    paste_refused = Signal()
    paste_limits: PasteLimits

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._is_colouring = self._colour_again = False

    def text(self) -> str:
        """Return the text, every character as it was given."""
        # toPlainText() would turn no-break spaces into spaces, and line separators into breaks.
        return _given(self.document().toRawText())

    def text_after(self, before: str, position: int, removed: int, added: int) -> str:
        """Return the text after a change that `contentsChange` tells of, from that before it.

        To ask the document for a million characters takes milliseconds: only what is new is asked
        for. Positions count UTF-16 units. Where the text held or holds a character of two, its
        length is another than the document's, and the document is asked after all.
        """
        length = self.document().characterCount() - 1
        if len(before) != length - added + removed:
            return self.text()
        end = min(position + added, length)
        cursor = QTextCursor(self.document())
        cursor.setPosition(min(position, length))
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        text = before[:position] + _given(cursor.selectedText()) + before[position + removed :]
        return text if len(text) == length else self.text()

    def put_text(self, text: str) -> None:
        """Replace the text; it cannot be taken back."""
        self.setPlainText(_held(text))

    def put_text_undoably(self, text: str) -> None:
        """Replace the text as a person would, so that it can be taken back."""
        cursor = self.textCursor()
        cursor.select(cursor.SelectionType.Document)
        cursor.insertText(_held(text))

    def lines_within(self, area: QRectF, lowest: float) -> Iterator[TextLine]:
        """Yield the lines within an area of the viewport, however long their paragraphs are.

        None that starts below `lowest` is given.
        """
        block = self.firstVisibleBlock()
        offset = self.contentOffset()
        while block.isValid():
            box = self.blockBoundingGeometry(block).translated(offset)
            if box.top() > area.bottom():
                return
            layout, origin = block.layout(), box.topLeft()
            lines = layout.lineCount()

            def bottom(number: int, layout: QTextLayout = layout, top: float = box.top()) -> float:
                line = layout.lineAt(number)
                return top + line.y() + line.height()

            for number in range(bisect_left(range(lines), area.top(), key=bottom), lines):
                line = layout.lineAt(number)
                if origin.y() + line.y() > min(area.bottom(), lowest):
                    return
                yield TextLine(block, layout, line, origin)
            block = block.next()

    def colour(self, selections: Callable[[], list[QTextEdit.ExtraSelection]]) -> None:
        """Have the extra selections that `selections` returns.

        To take them Qt lays out what they are in, which may scroll, and then they may be asked for
        again in the midst of it. To change them there would end the program: it is done after.
        """
        if self._is_colouring:
            self._colour_again = True
            return
        self._is_colouring = True
        try:
            for _ in range(2):  # the second time for what scrolled into view; it stands still then
                self._colour_again = False
                found = selections()
                if found or self.extraSelections():
                    self.setExtraSelections(found)
                if not self._colour_again:
                    break
        finally:
            self._is_colouring = False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw signs over the characters that stand for others and have no look themselves."""
        super().paintEvent(event)
        with QPainter(self.viewport()) as painter:
            painter.setFont(self.font())
            for shown in self.lines_within(QRectF(event.rect()), self.viewport().height()):
                self._paint_signs(painter, shown)

    def _paint_signs(self, painter: QPainter, shown: TextLine) -> None:
        text = shown.block.text()
        if not any(stand_in in text for stand_in in _SIGNS):
            return
        first = shown.line.textStart()
        units = text.encode("utf-16-le", "surrogatepass")
        part = units[2 * first : 2 * (first + shown.line.textLength())]
        for place in range(len(part) // 2):
            sign = _SIGNS.get(chr(int.from_bytes(part[2 * place : 2 * place + 2], "little")))
            if sign is None:
                continue
            left, right = sorted(
                shown.origin.x() + shown.line.cursorToX(end)[0]
                for end in (first + place, first + place + 1)
            )
            top = shown.origin.y() + shown.line.y() + 1
            box = QRectF(left, top, right - left, shown.line.height() - 3)
            painter.fillRect(box, self._theme.color("sunken"))
            painter.setPen(self._theme.color("text3"))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, sign)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Make Shift+Enter a line break as any other, and let Tab be typed.

        Qt would insert a separator for the former.
        """
        if leave_by_tab(self, event):
            event.accept()
        elif event.matches(QKeySequence.StandardKey.InsertLineSeparator):
            if not self.isReadOnly():
                self.textCursor().insertBlock()
                self.ensureCursorVisible()
        else:
            super().keyPressEvent(event)

    def createMimeDataFromSelection(self) -> QMimeData:
        """Copy the characters that are there; Qt would turn no-break spaces into spaces."""
        return _plain_data(_given(self.textCursor().selectedText()))

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Take text, but leave files that are dropped to the window."""
        return source.hasText() and not any(url.isLocalFile() for url in source.urls())

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Paste plain text, carriage returns included."""
        if self.canInsertFromMimeData(source) and not self.isReadOnly():
            text = source.text()
            if self._is_too_long(text):
                self.paste_refused.emit()
                return
            self.before_paste(text)
            self.insertPlainText(_held(text))
            self.ensureCursorVisible()

    def before_paste(self, text: str) -> None:
        """Get ready for a text that is about to be pasted."""

    def _is_too_long(self, pasted: str) -> bool:
        if len(pasted) <= _ALWAYS_PASTED:
            return False
        limits = self.paste_limits
        cursor = self.textCursor()
        kept = self.document().characterCount() - (cursor.selectionEnd() - cursor.selectionStart())
        beside = 0 if cursor.hasSelection() else cursor.block().length()
        lines = pasted.split("\n")
        return (
            kept + len(pasted) > limits.text
            or beside + max(map(len, lines)) > limits.line
            or max(map(len, pasted.split()), default=0) > limits.unbroken
        )


# str.translate() would take 150 ms for a million characters, and each key asks for the text.


class TopicTextEdit(ExactTextEdit):
    """A text that is typed into a topic of Measure; longer ones come from files."""

    paste_limits = PasteLimits(200_000, 100_000, 50_000)


def _held(text: str) -> str:
    """Return a text as the document holds it."""
    for char, stand_in in _STAND_INS.items():
        text = text.replace(char, stand_in)
    return text


def _given(text: str) -> str:
    """Return a text of the document as it was given."""
    text = text.replace("\u2029", "\n")
    for char, stand_in in _STAND_INS.items():
        text = text.replace(stand_in, char)
    return text


def _plain_data(text: str) -> QMimeData:
    """Return a text for the clipboard, which keeps it until after Python has ended.

    An object that Python made must not live so long: freeing it would crash. So Qt makes this one.
    """
    model = QStringListModel([""])
    data = model.mimeData([model.index(0)])
    for format_name in data.formats():
        data.removeFormat(format_name)
    data.setText(text)
    return data
