"""Graphemes, characters, bytes and tokens of the live text, aligned over one another."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QToolTip, QWidget

from ..models.byte_model import ByteView, SpaceRow, TokenCell
from ..models.faces import Face
from ..models.number_text import counted
from .announce import face_text, label_text
from .drawn_parts import Drawn, DrawnParts
from .quantities import count_text
from .theme import Theme
from .tiles import GAP, SIZES, TilePainter

__all__ = ["BytePane"]

_SIDE = 12
_NAMES = 92  # the column of the rows' names
_BYTE = 26  # the width of a byte, at least
_ROW = 23
_BOX = 20  # as high as a tile
_TOP = 1


class BytePane(QWidget):
    """Shows the rows; they scroll together."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("byteView")
        self._theme = theme
        self.grid = _Grid(theme)
        self._area = area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setAccessibleName(self.tr("Characters, bytes and tokens"))
        area.setProperty("surface", "surface")
        area.setWidget(self.grid)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(lambda value: bar.setValue(round(value / _ROW) * _ROW))
        self.set_view(ByteView())

    def set_view(self, view: ByteView) -> None:
        """Show a text."""
        self.grid.set_view(view)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share out the room."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """Show whole rows only: one that is cut in half cannot be read."""
        room, wanted = self.height(), self.grid.minimumHeight()
        bar = 0
        if self.grid.minimumWidth() > self.width():
            bar = self._area.horizontalScrollBar().sizeHint().height()
        rows = max(1, min(room - bar, wanted) // _ROW)
        self._area.setGeometry(0, 0, self.width(), min(room, rows * _ROW + bar))
        self._area.verticalScrollBar().setSingleStep(_ROW)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Stand on the surface."""
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), self._theme.color("surface"))


class _Grid(QFrame):
    """Four rows over the same bytes, and what a space before or behind changes."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.parts = DrawnParts(self, theme, self._drawn)
        self.setObjectName("byteGrid")
        self.setProperty("surface", "surface")
        self._theme = theme
        self._tiles = TilePainter(theme)
        self._view = ByteView()
        self._lefts: list[float] = [0.0]  # of each byte, and the end of the last one
        theme.changed.connect(self._measure)

    @property
    def view(self) -> ByteView:
        """What is on show."""
        return self._view

    def set_view(self, view: ByteView) -> None:
        """Show a text."""
        self._view = view
        self._measure()
        self.setAccessibleName(self._spoken())

    def sizeHint(self) -> QSize:
        """Ask for all bytes and rows."""
        rows = 4 + self._has_cuts() + len(self._view.spaces)
        least = 300 if self._view.spaces else 0
        return QSize(max(least, ceil(self._lefts[-1]) + _SIDE), rows * _ROW)

    def _measure(self) -> None:
        """Give each byte its width: a token that is wide gets it from its bytes."""
        view = self._view
        widths = [float(_BYTE)] * len(view.bytes)
        needs = [
            (token.start, token.end, self._tiles.width(token.face, "table") + 4.0)
            for token in view.tokens
        ]
        metrics = QFontMetricsF(self._theme.font("small"))
        needs += [
            (char.start, char.end, metrics.horizontalAdvance(char.number) + 8)
            for char in view.characters
        ]
        for start, end, needed in needs:
            lack = needed - sum(widths[start:end])
            if end > start and lack > 0:
                for place in range(start, end):
                    widths[place] += lack / (end - start)
        left = float(_SIDE + _NAMES)
        self._lefts = [left]
        for width in widths:
            left += width
            self._lefts.append(left)
        self.setMinimumSize(self.sizeHint())
        self.parts.renew(empty=not self._view.bytes)
        self.update()

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw all rows."""
        super().paintEvent(event)
        view = self._view
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if not view.bytes:
                self._write(painter, QRectF(_SIDE, 0, 900, _ROW), view.problem, "body", "text2")
                return
            for row, name in enumerate(self._row_names()):
                box = QRectF(_SIDE, row * _ROW + _TOP, _NAMES, _BOX)
                self._write(painter, box, name, "table", "text2")
            self._paint_characters(painter)
            self._paint_bytes(painter)
            for token in view.tokens:
                self._paint_token(painter, token)
            if view.problem:
                box = QRectF(_SIDE + _NAMES, 3 * _ROW + _TOP, 900, _BOX)
                self._write(painter, box, view.problem, "table", "bad")
            row = 4
            if self._has_cuts():
                box = QRectF(_SIDE + _NAMES, row * _ROW, 900, _BOX)
                text = self.tr("Dotted: a token ends inside a character")
                self._write(painter, box, text, "small", "bad")
                row += 1
            for space in view.spaces:
                self._paint_space(painter, row * _ROW + _TOP, space)
                row += 1

    def _drawn(self) -> Sequence[Drawn]:
        """Return the rows with their cells."""
        view = self._view
        if not view.bytes:
            return []
        cells: tuple[list[tuple[int, int, str, int | None]], ...] = (
            [(g.start, g.end, label_text(Face(None, g.text)), None) for g in view.graphemes],
            [(c.start, c.end, f"{c.number} {c.name}".strip(), None) for c in view.characters],
            [(place, place + 1, byte.hex, None) for place, byte in enumerate(view.bytes)],
            [(t.start, t.end, self._token_said(t), t.face.id) for t in view.tokens],
        )
        rows = []
        for row, (name, found) in enumerate(zip(self._row_names(), cells, strict=True)):
            parts = tuple(
                Drawn(said, self._box(row, start, end), token=token)
                for start, end, said, token in found
            )
            box = QRectF(2, row * _ROW + _TOP, _NAMES, _BOX)
            rows.append(Drawn(f"{name}: {count_text(len(found))}", box, parts))
        top = 4 + self._has_cuts()
        for row, space in enumerate(view.spaces, top):
            said = f"{self._space_name(space)}: {self._change(space)}"
            tokens = " ".join(map(label_text, space.faces))
            box = QRectF(2, row * _ROW + _TOP, self.width() - 4, _BOX)
            rows.append(Drawn(f"{said}: {tokens}", box))
        return rows

    def _token_said(self, token: TokenCell) -> str:
        said = face_text(token.face)
        is_cut = token.cuts_before or token.cuts_behind
        return self.tr("{}, cuts a character").format(said) if is_cut else said

    def _row_names(self) -> tuple[str, str, str, str]:
        return self.tr("Graphemes"), self.tr("Characters"), self.tr("Bytes"), self.tr("Tokens")

    def _space_name(self, row: SpaceRow) -> str:
        names = {
            "before": self.tr("Space before"),
            "behind": self.tr("Space behind"),
            "none": self.tr("No spaces"),
        }
        return names[row.kind]

    def _space_tip(self) -> str:
        if not self._view.spaces:
            return ""
        return self.tr(
            "The same text with a space put before it, or behind it: its tokens then, and in "
            "brackets how many more or fewer they are than now"
        )

    def _has_cuts(self) -> bool:
        return any(token.cuts_before or token.cuts_behind for token in self._view.tokens)

    def _box(self, row: int, start: int, end: int) -> QRectF:
        left, right = self._lefts[start], self._lefts[end]
        return QRectF(left + 1, row * _ROW + _TOP, right - left - 2, _BOX)

    def _paint_characters(self, painter: QPainter) -> None:
        color = self._theme.color
        for grapheme in self._view.graphemes:
            box = self._box(0, grapheme.start, grapheme.end)
            painter.setPen(QPen(color("field"), 1))
            painter.setBrush(color("surface"))
            painter.drawRoundedRect(box, 4, 4)
            self._write(painter, box, grapheme.text, "token-table", "text", middle=True)
        for char in self._view.characters:
            box = self._box(1, char.start, char.end)
            painter.setPen(QPen(color("line"), 1))
            painter.setBrush(color("sunken"))
            painter.drawRoundedRect(box, 3, 3)
            self._write(painter, box, char.number.removeprefix("U+"), "small", "text2", middle=True)

    def _paint_bytes(self, painter: QPainter) -> None:
        for place, byte in enumerate(self._view.bytes):
            box = self._box(2, place, place + 1)
            role = "text" if byte.first else "text2"
            self._write(painter, box, byte.hex, "token-table", role, middle=True)
            if not byte.first:  # bytes of one character hang together
                painter.setPen(QPen(self._theme.color("muted"), 1))
                y = box.bottom() - 1
                painter.drawLine(QPointF(self._lefts[place] - 8, y), QPointF(box.left() + 8, y))

    def _paint_token(self, painter: QPainter, token: TokenCell) -> None:
        if token.end <= token.start:
            return  # a marker stands for no bytes
        box = self._box(3, token.start, token.end)
        width = self._tiles.width(token.face, "table")
        room = round(box.width())
        x = box.left() + max(0.0, (box.width() - width) / 2)
        painter.setPen(QPen(self._theme.color("field"), 1))
        painter.drawLine(
            QPointF(box.left(), box.bottom() + 1), QPointF(box.right(), box.bottom() + 1)
        )
        self._tiles.draw(painter, x, box.top(), token.face, "table", max_width=room)
        pen = QPen(self._theme.color("bad"), 1.5)
        pen.setDashPattern([2, 2])
        painter.setPen(pen)
        for cut, edge in ((token.cuts_before, token.start), (token.cuts_behind, token.end)):
            if cut:
                x = self._lefts[edge]
                # Through bytes and tokens; a notch in the character's box spares its number.
                painter.drawLine(QPointF(x, 2 * _ROW - 4), QPointF(x, 4 * _ROW))

    def _paint_space(self, painter: QPainter, top: float, row: SpaceRow) -> None:
        box = QRectF(_SIDE, top, _NAMES, _BOX)
        self._write(painter, box, self._space_name(row), "table", "text2")
        change = self._change(row)
        x = float(_SIDE + _NAMES)
        self._write(painter, QRectF(x, top, 130, _BOX), change, "table", "text")
        x += 138
        for face in row.faces:
            if x > self.width():
                break
            height = SIZES["table"].height
            x += self._tiles.draw(painter, x, top + (_BOX - height) / 2, face, "table") + GAP
        if row.tokens > len(row.faces):
            self._write(painter, QRectF(x, top, 30, _BOX), "…", "table", "text2")

    def _change(self, row: SpaceRow) -> str:
        tokens = counted("Bytes", "%Ln token(s)", row.tokens)
        if not row.change:
            return self.tr("{}, as many").format(tokens)
        change = ("+" if row.change > 0 else "\u2212") + count_text(abs(row.change))
        return f"{tokens} ({change})"

    def _write(
        self,
        painter: QPainter,
        box: QRectF,
        text: str,
        font: str,
        role: str,
        *,
        middle: bool = False,
    ) -> None:
        painter.setFont(self._theme.font(font))
        painter.setPen(self._theme.color(role))
        side = Qt.AlignmentFlag.AlignHCenter if middle else Qt.AlignmentFlag.AlignLeft
        painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, text)

    # Words

    def _spoken(self) -> str:
        view = self._view
        if not view.bytes:
            return view.problem
        facts = [
            counted("Bytes", "%Ln grapheme(s)", len(view.graphemes)),
            counted("Bytes", "%Ln character(s)", len(view.characters)),
            counted("Bytes", "%Ln byte(s)", len(view.bytes)),
            counted("Bytes", "%Ln token(s)", len(view.tokens)),
        ]
        cut = sum(token.cuts_before or token.cuts_behind for token in view.tokens)
        if cut:
            facts.append(counted("Bytes", "%Ln token(s) cut a character", cut))
        return ", ".join(facts)

    def event(self, event: QEvent) -> bool:
        """Tell number and name of the character under the pointer."""
        if isinstance(event, QHelpEvent):
            x = event.pos().x()
            if event.pos().y() >= (4 + self._has_cuts()) * _ROW:
                QToolTip.showText(event.globalPos(), self._space_tip(), self)
                return True
            for char in self._view.characters:
                if self._lefts[char.start] <= x < self._lefts[char.end]:
                    QToolTip.showText(event.globalPos(), f"{char.number} {char.name}".strip(), self)
                    return True
            QToolTip.hideText()
            return True
        return super().event(event)
