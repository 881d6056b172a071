"""One of the answers to choose from, as a card."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ..models.lesson_exercise import Option
from .theme import Theme
from .tiles import GAP, SIZES, TilePainter

__all__ = ["LessonOption"]

_HEIGHT = 92
_PADDING = 12
_SIZE = "row"


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
        self._is_known = False
        label = " + ".join(face.label for face in option.faces) if not option.text else ""
        tokens = " ".join(face.label for face in option.faces)
        self._said = label or f"{option.text} {tokens}".strip()
        self.setToolTip(self._said)
        self.toggled.connect(self._tell)
        self._tell()
        theme.changed.connect(self.update)

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
        return QSize(max(140, tiles + words + 2 * _PADDING + 24), _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Live with less: the text wraps and tokens end in …."""
        return QSize(84, _HEIGHT)

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
        option, height = self._option, SIZES[_SIZE].height
        middle = 36 if option.faces else 38
        room = self.width() - 2 * _PADDING
        tiles = self._tiles_width()
        words = 0
        metrics = QFontMetrics(self._theme.font("body"))
        if option.text:
            words = min(metrics.horizontalAdvance(option.text), max(room - tiles - 8, 60))
        whole = words + (8 if words and tiles else 0) + tiles
        x = max(_PADDING, (self.width() - whole) // 2)
        if option.text:
            painter.setFont(self._theme.font("body"))
            painter.setPen(self._theme.color("text"))
            area = QRect(x, 18, words + 1, 40)
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(area, flags, option.text)
            x += words + 8
        for index, face in enumerate(option.faces):
            left = self.width() - _PADDING - x - (len(option.faces) - index - 1) * 24
            if left < 20:
                break
            x += self._tiles.draw(painter, x, middle - height / 2, face, _SIZE, max_width=left)
            x += GAP

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
        painter.drawText(QRect(_PADDING, 58, room, 24), Qt.AlignmentFlag.AlignCenter, shown)

    def _tiles_width(self) -> int:
        widths = [self._tiles.width(face, _SIZE) for face in self._option.faces]
        return sum(widths) + GAP * max(0, len(widths) - 1)

    def _tell(self) -> None:
        self.setAccessibleName(self.tr("{}: {}").format(self._number, self._said))
        self.setAccessibleDescription(self.note())
        self.setToolTip(f"{self._said}\n{self.note()}" if self._is_known else self._said)
        self.update()
