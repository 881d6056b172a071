"""The field of the live text: an ordinary text field that shows its tokens while one types."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetricsF,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCursor,
)
from PySide6.QtWidgets import QTextEdit, QWidget

from ..models.faces import Face
from ..models.live import LiveResult
from ..models.live_spans import TokenSpans
from .exact_text import ExactTextEdit, PasteLimits
from .live_highlighter import LineView, ink_of, paint_line, read_line, spans_of
from .theme import Theme
from .token_tips import TipSource, label_alone, show_tip

__all__ = ["LiveInput"]

_MARGIN = 3.0
_INSET = (7, 2)  # from the border to the margin; the border of a focused field takes a pixel of it
_ZOOM_PIXELS = 4  # by which each size of text differs from the next


class LiveInput(ExactTextEdit):
    """Edits the live text over the marks of its tokens.

    `text_edited` tells of changes that a person made, `token_hovered` of the id under the pointer
    (`None` where there is none), `token_activated` of the id that was clicked.
    """

    text_edited = Signal()
    token_hovered = Signal(object)
    token_activated = Signal(int)
    paste_limits = PasteLimits(text=200_000, line=200_000, unbroken=100_000)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("liveInput")
        self.setAccessibleName(self.tr("Live text"))
        self.setPlaceholderText(self.tr("Type a sentence to see its tokens."))
        self.setProperty("field", True)
        self.setAccessibleDescription(
            self.tr("Tab types a tab. Ctrl+Tab goes on to the tokens, Shift+Tab goes back.")
        )
        self.setCursorWidth(2)
        self.document().setDocumentMargin(_MARGIN)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self._spans = TokenSpans()
        self._tips: TipSource = label_alone
        self._text = ""  # as it was told last
        self._newest = ""  # as it is, before Qt tells of it
        self._loading = False
        self._hover: int | None = None
        self._pointed: int | None = None
        self._pressed_at: QPointF | None = None
        self.document().contentsChange.connect(self._on_contents_change)
        self.textChanged.connect(self._on_text_changed)
        self.verticalScrollBar().valueChanged.connect(self._refresh_inks)
        theme.changed.connect(self._refresh_theme)
        self._refresh_theme()
        self._inset(0)

    def set_text(self, text: str) -> None:
        """Replace the text without `text_edited`; nothing happens if it is the same."""
        if text == self._text:
            return
        self._loading = True
        self.put_text(text)
        self._loading = False
        self._text = self._newest = self.text()

    def set_result(self, result: LiveResult) -> None:
        """Show the tokens of the text; those of an older text are left aside."""
        if result.text == self._text:
            self._spans.set_result(result)
            self._refresh_inks()
            self.viewport().update()

    def set_hover(self, token: int | None) -> None:
        """Put a ring around each token with this id."""
        if token != self._hover:
            self._hover = token
            self.viewport().update()

    def set_tips(self, source: TipSource) -> None:
        """Ask for what is told of a token while the pointer rests on it."""
        self._tips = source

    def height_within(self, most: int) -> int:
        """Return the height that shows the whole text, or as many whole lines as fit in `most`."""
        needed = self.height_of(0) - _MARGIN  # the last paragraph's height has that below it
        block = self.document().firstBlock()
        while block.isValid() and needed <= most:
            needed += self.blockBoundingRect(block).height()
            block = block.next()
        if needed <= most:
            return ceil(needed)
        line = self.height_of(1) - self.height_of(0)
        return self.height_of(max((most - self.height_of(0)) // line, 1))

    def height_of(self, lines: int) -> int:
        """Return the height of the field with as many lines of ordinary letters."""
        line = ceil(QFontMetricsF(self.font()).lineSpacing())
        border, spare = 1, 1  # Qt shows a scroll bar where lines and margins just fit
        return lines * line + ceil(2 * (_MARGIN + _INSET[1] + border)) + spare

    # Tokens

    def token_at(self, point: QPointF) -> int | None:
        """Return the number of the token at a point of the viewport, `None` where there is none."""
        for view in self._views(QRectF(point.x(), point.y(), 1, 1)):
            pieces, _ = read_line(view, self._spans)
            for piece in pieces:
                if piece.left <= point.x() < piece.right:
                    return piece.index
        return None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tokens that can be seen, then the letters over them."""
        with QPainter(self.viewport()) as painter:
            face = self._spans.result.face
            for view in self._views(QRectF(event.rect())):
                pieces, cuts = read_line(view, self._spans)
                faced = [(piece, face(piece.index)) for piece in pieces]
                paint_line(painter, self._theme, view, faced, cuts, self._hover)
        super().paintEvent(event)

    def _views(self, area: QRectF) -> Iterator[LineView]:
        """Yield the lines within an area of the viewport."""
        # The rim of a line of which no letter can be read is not worth a mark.
        lowest = self.viewport().height() - 2 * _MARGIN
        place, text = -1, ""
        for block, layout, line, origin in self.lines_within(area, lowest):
            composed = len(layout.preeditAreaText().encode("utf-16-le", "surrogatepass")) // 2
            start = block.position()
            end = start + block.length() - 1
            if start != place:  # once a paragraph: it may be long
                place, text = start, block.text()
            # Lines count in units, of which only a character beyond 16 bits has two.
            first, counts = line.textStart(), len(text) == end - start
            is_ascii = counts and text[first : first + line.textLength()].isascii()
            lines = layout.lineCount()
            yield LineView(layout, line, origin, start, end, lines, composed, is_ascii)

    def _refresh_inks(self) -> None:
        """Colour the letters of tokens in view that need another colour than the text has.

        Qt draws such selections over letters that it has shaped as one, unlike formats.
        """
        self.colour(self._inks)

    def _inks(self) -> list[QTextEdit.ExtraSelection]:
        face, colors = self._spans.result.face, self._theme.colors
        selections = []
        if not self._spans.result.has_unknown and colors.tile_text == colors.text:
            lines: Iterable[LineView] = ()
        else:
            lines = self._views(QRectF(self.viewport().rect()))
        for view in lines:
            first = view.block + view.line.textStart()
            last = first + view.line.textLength()
            for span in spans_of(view, self._spans):
                ink = ink_of(self._theme, face(span.index))
                if ink is not None and span.end > first and span.start < last:
                    selection = QTextEdit.ExtraSelection()
                    selection.format.setForeground(ink)
                    # Without any background Qt skips every other one of adjacent selections.
                    selection.format.setBackground(Qt.GlobalColor.transparent)
                    cursor = QTextCursor(self.document())
                    cursor.setPosition(max(span.start, first))
                    cursor.setPosition(min(span.end, last), QTextCursor.MoveMode.KeepAnchor)
                    selection.cursor = cursor
                    selections.append(selection)
        return selections

    def _refresh_theme(self) -> None:
        font = self._theme.font("live-text")
        font.setPixelSize(font.pixelSize() + _ZOOM_PIXELS * self._theme.zoom)
        self.setFont(font)
        self.setTabStopDistance(4 * QFontMetricsF(self.font()).horizontalAdvance(" "))
        self._refresh_inks()
        self.viewport().update()

    # Editing

    @property
    def last_text(self) -> str:
        """The text as it was told last: asking the document for a long one takes milliseconds."""
        return self._text

    def _on_contents_change(self, position: int, removed: int, added: int) -> None:
        if self._loading:
            self._spans.edited(position, removed, added)
            return
        # Qt also calls it a change when only the look of the document changes: compare the text.
        text = self.text_after(self._newest, position, removed, added)
        if text != self._newest:
            self._newest = text
            self._spans.edited(position, removed, added)

    def _on_text_changed(self) -> None:
        if self._loading or self._newest == self._text:
            return
        self._text = self._newest
        self.text_edited.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Keep the letters in their place while the border grows."""
        super().focusInEvent(event)
        self._inset(1)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Keep the letters in their place while the border shrinks."""
        super().focusOutEvent(event)
        self._inset(0)

    def _inset(self, less: int) -> None:
        across, down = _INSET[0] - less, _INSET[1] - less
        self.setViewportMargins(across, down, across, down)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Colour the letters that came into view."""
        super().resizeEvent(event)
        self._refresh_inks()

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a click may begin."""
        super().mousePressEvent(event)
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if event.button() == Qt.MouseButton.LeftButton and plain:
            self._pressed_at = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which token the pointer is on."""
        super().mouseMoveEvent(event)
        if event.buttons() == Qt.MouseButton.NoButton:
            self._point_at(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take a press and release on one spot as a click on the token there."""
        super().mouseReleaseEvent(event)
        pressed, self._pressed_at = self._pressed_at, None
        if pressed is None or self.textCursor().hasSelection():
            return
        if (event.position() - pressed).manhattanLength() <= 3:
            token = self._id_at(event.position())
            if token is not None:
                self.token_activated.emit(token)

    def viewportEvent(self, event: QEvent) -> bool:
        """Tell of the token that the pointer rests on, and forget it when the pointer leaves."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            show_tip(self.viewport(), event, self._face_at(QPointF(event.pos())), self._tips)
            return True
        if event.type() == QEvent.Type.Leave:
            self._set_pointed(None)
        return super().viewportEvent(event)

    def _face_at(self, point: QPointF) -> Face | None:
        index = self.token_at(point)
        return None if index is None else self._spans.result.face(index)

    def _id_at(self, point: QPointF) -> int | None:
        index = self.token_at(point)
        return None if index is None else self._spans.result.ids[index]

    def _point_at(self, point: QPointF) -> None:
        self._set_pointed(self._id_at(point))

    def _set_pointed(self, token: int | None) -> None:
        if token != self._pointed:
            self._pointed = token
            self.token_hovered.emit(token)
