"""A text of a lesson, with tokens drawn as tiles among its words."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QBuffer, QIODevice, QRect, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from ..models.faces import Face
from ..models.lesson_text import Span, plain_text
from .theme import Theme
from .tiles import SIZES, TilePainter

__all__ = ["LessonText"]

_SIZE = "table"
_BELOW = 6
_SCALE = 2.0  # of the pictures of tiles: sharp on screens of any scale
_LINE = "line-height:23px; -qt-line-height-type:fixed"  # also with tiles in it
_PARAGRAPH = f"</p><p style='margin:10px 0 0 0; {_LINE}'>"
# A tile reaches below its line; the label shows nothing below its last one, so there is one more.
_FOOT = "<p style='margin:0; font-size:1px; line-height:5px; -qt-line-height-type:fixed'>&nbsp;</p>"


class LessonText(QLabel):
    """Shows spans and wraps them."""

    def __init__(
        self,
        theme: Theme,
        tiles: TilePainter,
        *,
        tone: str = "",
        font: str = "body",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._tiles = tiles
        self._spans: tuple[Span, ...] = ()
        self._pictures: dict[Face, str] = {}
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setFont(theme.font(font))
        self.setWordWrap(True)
        if tone:
            self.setProperty("tone", tone)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        theme.changed.connect(self._restyle)

    def set_spans(self, spans: Sequence[Span]) -> None:
        """Show a text."""
        self._spans = tuple(spans)
        self.setAccessibleName(plain_text(spans))
        self._render()

    def set_plain(self, text: str) -> None:
        """Show words only."""
        self.set_spans([Span(text)] if text else [])

    def plain(self) -> str:
        """Return the text as it is read aloud."""
        return plain_text(self._spans)

    def _render(self) -> None:
        body = "".join(map(self._html, self._spans))
        self.setText(f"<p style='margin:0; {_LINE}'>{body}</p>{_FOOT}" if body else "")

    def _html(self, span: Span) -> str:
        if span.faces:
            return " ".join(map(self._picture, span.faces))
        text = escape(span.text).replace("\n\n", _PARAGRAPH)
        if span.style == "strong":
            return f"<b>{text}</b>"
        if span.style == "code":
            family = self._theme.font("mono").families()[0]
            return f"<span style=\"font-family:'{family}'\">{text}</span>"
        return text

    def _picture(self, face: Face) -> str:
        found = self._pictures.get(face)
        if found is None:
            tile = self._tiles.pixmap(face, _SIZE, "idle", _SCALE)
            # Room below the tile brings its letters level with those of the text.
            pixmap = QPixmap(tile.width(), tile.height() + round(_BELOW * _SCALE))
            pixmap.fill(Qt.GlobalColor.transparent)
            with QPainter(pixmap) as painter:
                painter.drawPixmap(QRect(0, 0, tile.width(), tile.height()), tile)
            buffer = QBuffer()
            buffer.open(QIODevice.OpenModeFlag.WriteOnly)
            pixmap.save(buffer, "PNG")
            data = b64encode(bytes(buffer.data().data())).decode("ascii")
            width = round(pixmap.width() / _SCALE)
            height = SIZES[_SIZE].height + 2 * self._tiles.margin("idle") + _BELOW
            found = self._pictures[face] = (
                f'<img src="data:image/png;base64,{data}" width="{width}" height="{height}" '
                'style="vertical-align:middle"/>'
            )
        return found

    def _restyle(self) -> None:
        self._pictures.clear()
        self._render()
