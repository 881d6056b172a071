"""One of the answers to choose from, as a card."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ..models.lesson_exercise import Option
from .theme import Theme
from .tiles import GAP, SIZES, TilePainter

__all__ = ["LessonOption"]

_TALL, _LOW = 92, 66  # of a pair, and of a sentence
_PADDING = 12


class LessonOption(QAbstractButton):
    """Shows words, tokens, and under them what is known of them."""

    def __init__(
        self,
        theme: Theme,
        tiles: TilePainter,
        number: int,
        option: Option,
        notes: tuple[str, str],
        parent: QWidget | None = None,
    ) -> None:
        """Make the card with its number, from 1.

        `notes` stand under it before the answer is known: where it is not chosen, and where it is.
        """
        super().__init__(parent)
        self.setObjectName(f"lessonOption{number}")
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._theme = theme
        self._tiles = tiles
        self._number = number
        self._option = option
        self._notes = notes
        self._size = "live" if option.text else "row"
        self._height = _LOW if option.text else _TALL
        self._is_known = False
        label = " + ".join(face.label for face in option.faces) if not option.text else ""
        tokens = " ".join(face.label for face in option.faces)
        self._said = label or f"{option.text} {tokens}".strip()
        self.setToolTip(self._said)
        self.toggled.connect(self._tell)
        self._tell()
        theme.changed.connect(self.update)

    def set_low(self) -> None:
        """Take less height, where the cards stand in two rows."""
        self._height = _LOW
        self.updateGeometry()
        self.update()

    def note(self) -> str:
        """Return what stands under the answer."""
        if self._is_known:
            return self._option.note
        return self._notes[1] if self.isChecked() else self._notes[0]

    def reveal(self) -> None:
        """Show whether it is the right one, and take no choice any more."""
        self._is_known = True
        self.setEnabled(False)
        self._tell()

    def sizeHint(self) -> QSize:
        """Ask for room for words and tokens."""
        tiles = self._tiles_width()
        words = QFontMetrics(self._theme.font("body")).horizontalAdvance(self._option.text)
        return QSize(max(140, tiles + words + 2 * _PADDING + 24), self._height)

    def minimumSizeHint(self) -> QSize:
        """Live with less: the text wraps, and tokens that have no room are left out with an …."""
        return QSize(84, self._height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card."""
        theme = self._theme
        fill, border, width = self._look()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.color(border), width))
            painter.setBrush(theme.color(fill))
            inset = width / 2
            frame = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(frame, 8, 8)
            if self.hasFocus() and not self.isChecked():
                painter.setPen(QPen(theme.color("accent"), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
            painter.setFont(theme.font("small"))
            painter.setPen(theme.color("text2"))
            painter.drawText(QRect(10, 6, 24, 18), Qt.AlignmentFlag.AlignVCenter, str(self._number))
            self._draw_answer(painter)
            self._draw_note(painter)

    def _look(self) -> tuple[str, str, int]:
        if self._is_known and self._option.is_right:
            return "good_soft", "good", 2
        if self._is_known and self.isChecked():
            return "bad_soft", "bad", 2
        if self.isChecked():
            return "accent_soft", "accent", 2
        if self.underMouse() and not self._is_known:
            return "sunken", "text3", 1
        return "surface", "field", 1

    def _draw_answer(self, painter: QPainter) -> None:
        option, height = self._option, SIZES[self._size].height
        middle = self._height // 2 - 10 if self.note() or not option.text else self._height // 2
        left = _PADDING + (14 if option.text else 0)
        room = self.width() - _PADDING - left
        tiles = self._tiles_width()
        font = self._theme.font("body")
        words = 0
        if option.text:
            whole = QFontMetrics(font).horizontalAdvance(option.text) + 1
            words = min(whole, max(room - tiles - 8, room // 3) if tiles else room)
        used = words + (8 if words and tiles else 0) + tiles
        x = left + max(0, (room - used) // 2)
        if option.text:
            painter.setFont(font)
            painter.setPen(self._theme.color("text"))
            area = QRect(x, middle - 20, words, 40)
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(area, flags, option.text)
            x += words + 8
        end = self.width() - _PADDING
        for index, face in enumerate(option.faces):
            width = self._tiles.width(face, self._size)
            is_last = index == len(option.faces) - 1
            if x + width > end - (0 if is_last else 16):
                painter.setFont(font)
                painter.setPen(self._theme.color("text2"))
                painter.drawText(QRect(x, middle - 12, 20, 24), Qt.AlignmentFlag.AlignVCenter, "…")
                break
            self._tiles.draw(painter, x, middle - height / 2, face, self._size)
            x += width + GAP

    def _draw_note(self, painter: QPainter) -> None:
        theme = self._theme
        note = self.note()
        role = "text2"
        if self._is_known and (self._option.is_right or self.isChecked()):
            role = "good" if self._option.is_right else "bad"
        font = theme.font("table-strong" if self._is_known and role != "text2" else "table")
        painter.setFont(font)
        painter.setPen(theme.color(role))
        room = self.width() - 2 * _PADDING
        shown = QFontMetrics(font).elidedText(note, Qt.TextElideMode.ElideRight, room)
        top = self._height - (34 if self._height == _TALL else 26)
        painter.drawText(QRect(_PADDING, top, room, 22), Qt.AlignmentFlag.AlignCenter, shown)

    def _tiles_width(self) -> int:
        widths = [self._tiles.width(face, self._size) for face in self._option.faces]
        return sum(widths) + GAP * max(0, len(widths) - 1)

    def _tell(self) -> None:
        self.setAccessibleName(self.tr("{}: {}").format(self._number, self._said))
        self.setAccessibleDescription(self.note())
        self.setToolTip(f"{self._said}\n{self.note()}" if self._is_known else self._said)
        self.update()
