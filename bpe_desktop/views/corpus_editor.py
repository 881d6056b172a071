"""The editor of the corpus: plain text with line numbers, or words with a column of counts."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import QPlainTextDocumentLayout, QPlainTextEdit, QTextEdit, QWidget

from .exact_text import ExactTextEdit, PasteLimits
from .overlay_scroll_bar import OverlayScrollBar
from .theme import Theme

__all__ = ["CorpusEditor"]

_LEFT = 12  # from the pane's edge to the line numbers
_GAP = 10  # from the line numbers to the text
_TOP = 8
_PITCH = {"text": 20, "counts": 24}  # from line to line
_UNBROKEN = 8_000  # characters without a space, at which wrapping ends
_COUNT_SHARE = 0.65  # where the column of counts ends, as a share of the text's width
_COUNT_GAP = 24  # at least, from the longest word to the counts


class CorpusEditor(ExactTextEdit):
    """Edits the corpus.

    `user_edited` tells of every change that a person made; what `load` does is never echoed.
    In the mode "counts" each line is `word<TAB>count` and the counts stand in a column.
    """

    user_edited = Signal()
    focus_changed = Signal(bool)
    resized = Signal()
    paste_limits = PasteLimits(text=2_000_000, line=200_000, unbroken=100_000)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("corpusEditor")
        self.setAccessibleName(self.tr("Corpus"))
        self.setAccessibleDescription(
            self.tr("Tab types a tab. Ctrl+Tab goes on, Shift+Tab goes back.")
        )
        self._mode = "text"
        self._lines: Sequence[int] = (1,)
        self._longest_word = 0
        self._loading = False
        self._layout = _SpacedLayout(self.document())
        self.document().setDocumentLayout(self._layout)
        self._revision = self.document().revision()
        self._gutter = _Gutter(self)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll_bar = OverlayScrollBar(self)
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self._wrapped = True
        self._apply_wrap()
        self.setCursorWidth(2)
        self.document().contentsChanged.connect(self._on_contents_changed)
        self.blockCountChanged.connect(self._place_gutter)
        self.updateRequest.connect(self._on_update_request)
        self.cursorPositionChanged.connect(self._gutter.update)
        self.horizontalScrollBar().valueChanged.connect(self._gutter.update)
        theme.changed.connect(self._refresh_theme)
        self._refresh_theme()

    @property
    def mode(self) -> str:
        """Either text or counts."""
        return self._mode

    def load(
        self,
        text: str,
        *,
        mode: str = "text",
        lines: Sequence[int] = (1,),
        keep_undo: bool = False,
    ) -> None:
        """Show another text without telling of it.

        `lines` are the numbers of its lines, 0 for one without a number; or of the first only, from
        which the others count on. `keep_undo` lets a person take the change back.
        """
        self._loading = True
        try:
            self._mode = mode
            self._lines = lines
            self._layout.spacing = self._spacing()
            self._measure_words(text)
            self._apply_wrap()
            if text != self.text():
                self._replace(text, keep_undo)
            self._place_column()
        finally:
            self._loading = False
            self._revision = self.document().revision()
        self._place_gutter()
        self._dim_counts()

    def set_wrapped(self, wrapped: bool) -> None:
        """Break long lines of text at the pane's edge, or let them run on."""
        self._wrapped = wrapped
        self._apply_wrap()

    def gutter_width(self) -> int:
        """Return the width of the line numbers with the room around them."""
        last = max(self._lines)
        if len(self._lines) == 1:
            last += self.blockCount() - 1
        digit = QFontMetricsF(self._theme.font("small")).horizontalAdvance("0")
        margin = self.document().documentMargin()
        return round(_LEFT + len(str(last)) * digit + _GAP - margin)

    def paint_gutter(self, painter: QPainter, exposed: QRect) -> None:
        """Draw the numbers of the lines that are in sight."""
        painter.fillRect(exposed, self._theme.color("surface"))
        font = self._theme.font("small")
        painter.setFont(font)
        digit = QFontMetricsF(font).horizontalAdvance("0")
        right = self.gutter_width() + self.document().documentMargin() - _GAP
        ascent = QFontMetricsF(self.font()).ascent()
        current = self.textCursor().blockNumber() if self.hasFocus() else -1
        for block, area in self._visible_blocks():
            number = self._number(block.blockNumber())
            is_current = block.blockNumber() == current
            painter.setPen(self._theme.color("text" if is_current else "text3"))
            x = right - len(number) * digit
            painter.drawText(round(x), round(area.top() + self._top_margin() + ascent), number)
        if self.horizontalScrollBar().value():
            # Text that is scrolled sideways ends at a line, not in the numbers.
            edge = QRect(self.gutter_width() - 1, 0, 1, self.height())
            painter.fillRect(edge, self._theme.color("line"))

    def _number(self, block: int) -> str:
        """Return what stands beside a paragraph; nothing where it has no number of its own."""
        if len(self._lines) == 1:
            return str(self._lines[0] + block)
        line = self._lines[block] if block < len(self._lines) else 0
        return str(line) if line else ""

    def _apply_wrap(self) -> None:
        # A word and its count are one row: they never break. What has no place to break for long
        # takes Qt a second for every key.
        modes = QPlainTextEdit.LineWrapMode
        wrapped = self._wrapped and self._mode == "text" and self._longest_word < _UNBROKEN
        self.setLineWrapMode(modes.WidgetWidth if wrapped else modes.NoWrap)

    def _replace(self, text: str, keep_undo: bool) -> None:
        if keep_undo:
            self.put_text_undoably(text)
        else:
            self.put_text(text)
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def _spacing(self) -> float:
        """Return what a line lacks to the pitch of the mode."""
        line = ceil(QFontMetricsF(self.font()).height())
        return max(0.0, _PITCH[self._mode] - line)

    def _measure_words(self, text: str) -> None:
        if self._mode == "counts":
            self._longest_word = max((line.find("\t") for line in text.split("\n")), default=0)
        else:
            self._longest_word = max(map(len, text.split()), default=0)

    def _place_column(self) -> None:
        """Put the tab stop at which counts end."""
        option = self.document().defaultTextOption()
        stops = []
        if self._mode == "counts":
            room = self.viewport().width() - 2 * self.document().documentMargin()
            word = self._longest_word * QFontMetricsF(self.font()).horizontalAdvance("x")
            figures = QFontMetricsF(self.font()).horizontalAdvance("0000")
            stop = QTextOption.Tab()
            stop.type = QTextOption.TabType.RightTab
            stop.position = min(room, max(room * _COUNT_SHARE, word + _COUNT_GAP + figures))
            stops.append(stop)
        option.setTabs(stops)
        self.document().setDefaultTextOption(option)

    def _dim_counts(self) -> None:
        """Set the counts that are in sight in a quieter colour."""
        self.colour(self._counts_in_sight)

    def _counts_in_sight(self) -> list[QTextEdit.ExtraSelection]:
        selections = []
        if self._mode == "counts":
            quiet = QTextCharFormat()
            quiet.setForeground(self._theme.color("text2"))
            for block, _ in self._visible_blocks():
                tab = block.text().find("\t")
                if tab >= 0:
                    selections.append(self._count_selection(block, tab, quiet))
        return selections

    def _count_selection(
        self, block: QTextBlock, tab: int, format_: QTextCharFormat
    ) -> QTextEdit.ExtraSelection:
        selection = QTextEdit.ExtraSelection()
        cursor = QTextCursor(block)
        cursor.setPosition(block.position() + tab)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        selection.cursor = cursor
        selection.format = format_
        return selection

    def _visible_blocks(self) -> list[tuple[QTextBlock, QRectF]]:
        """Return the blocks in sight with their areas in the viewport."""
        found = []
        block = self.firstVisibleBlock()
        area = self.blockBoundingGeometry(block).translated(self.contentOffset())
        while block.isValid() and area.top() <= self.viewport().height():
            if block.isVisible():
                found.append((block, area))
            top = area.bottom()
            block = block.next()
            area = self.blockBoundingRect(block).translated(0, top)
        return found

    def _on_contents_changed(self) -> None:
        # Also sent when only a format changed; the revision tells the two apart.
        revision = self.document().revision()
        if self._loading or revision == self._revision:
            return
        self._revision = revision
        self._dim_counts()
        self.user_edited.emit()

    def _on_update_request(self, area: QRect, scrolled: int) -> None:
        if scrolled:
            self._gutter.scroll(0, scrolled)
            self._dim_counts()
        else:
            top = area.y() + self._top_margin()
            self._gutter.update(0, top, self._gutter.width(), area.height())

    def _place_gutter(self) -> None:
        self.setViewportMargins(self.gutter_width(), self._top_margin(), 0, 0)
        self._gutter.setGeometry(0, 0, self.gutter_width(), self.height())
        self._gutter.update()

    def _top_margin(self) -> int:
        return _TOP - round(self.document().documentMargin())

    def _refresh_theme(self) -> None:
        self.setFont(self._theme.font("mono"))
        self.setTabStopDistance(4 * QFontMetricsF(self.font()).horizontalAdvance(" "))
        self._layout.spacing = self._spacing()
        self._place_column()
        self._place_gutter()
        self._dim_counts()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the gutter and the column of counts in place."""
        super().resizeEvent(event)
        self._place_gutter()
        self._scroll_bar.place()
        self._loading = True
        self._place_column()
        self._loading = False
        self._dim_counts()
        self.resized.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that typing goes here now."""
        super().focusInEvent(event)
        self._gutter.update()
        self.focus_changed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that typing goes elsewhere."""
        super().focusOutEvent(event)
        self._gutter.update()
        self.focus_changed.emit(False)

    def before_paste(self, text: str) -> None:
        """End the wrapping where it would make each key slow."""
        longest = max(map(len, text.split()), default=0)
        if self._mode == "text" and longest > self._longest_word:
            self._longest_word = longest
            self._apply_wrap()

    # Files are for the window, which opens them; as text they would come in as addresses.

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Pass files on to the window."""
        if event.mimeData().hasUrls():
            event.ignore()
        else:
            super().dragEnterEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Pass files on to the window."""
        if event.mimeData().hasUrls():
            event.ignore()
        else:
            super().dragMoveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Pass files on to the window."""
        if event.mimeData().hasUrls():
            event.ignore()
        else:
            super().dropEvent(event)


class _SpacedLayout(QPlainTextDocumentLayout):
    """Lays lines out with some more room under each: plain text knows no line height."""

    def __init__(self, document: QTextDocument) -> None:
        super().__init__(document)
        self.spacing = 0.0

    def blockBoundingRect(self, block: QTextBlock) -> QRectF:
        """Return the area of a line of text and the room under it."""
        area = super().blockBoundingRect(block)
        if area.height() > 0:
            area.setHeight(area.height() + self.spacing)
        return area


class _Gutter(QWidget):
    """The strip of line numbers."""

    def __init__(self, editor: CorpusEditor) -> None:
        super().__init__(editor)
        self._editor = editor

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line numbers."""
        with QPainter(self) as painter:
            self._editor.paint_gutter(painter, event.rect())
