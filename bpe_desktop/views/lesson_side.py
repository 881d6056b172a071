"""The right side of a lesson: the merges so far, the answers, and the symbols that are left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QHelpEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from ..models.faces import Face
from .lesson_bars import LessonBars
from .lesson_scroll import LessonScroll
from .pane import Line
from .theme import Theme
from .tiles import GAP, SIZES, TilePainter
from .title_row import TitleRow

__all__ = ["AnswerRow", "LessonSide", "MergeLine"]

_ROW = _LINE = 30
_SECOND = 24  # for what is right, below a wrong answer
_LOW = 440
_NARROW = 300  # below it, pairs have less room: the headings need it
_HEAD = 24
_SIDE = 12


class MergeLine(NamedTuple):
    """One merge; without faces one that is hidden."""

    number: int
    pair: tuple[Face, Face] | None
    token: Face | None
    figure: str


class AnswerRow(NamedTuple):
    """One answer: what was asked, what is right, whether that was given, and what was."""

    title: str
    right: str
    is_right: bool
    given: str = ""


class LessonSide(QFrame):
    """Shows what has been learnt, by the tokenizer and by the person."""

    def __init__(self, theme: Theme, tiles: TilePainter) -> None:
        super().__init__()
        self.setObjectName("lessonSide")
        self.setProperty("surface", "surface")
        self._theme = theme
        self.merges_title = TitleRow(theme, self.tr("Merges"))
        self.merges = _Merges(theme, tiles)
        self._head = _MergesHead(theme, self.merges)
        self._merges_area = LessonScroll(self.merges)
        self._merges_area.setObjectName("lessonMerges")
        self.answers_title = TitleRow(theme, self.tr("Your answers"))
        self.score = QLabel()
        self.score.setObjectName("lessonScore")
        self.score.setFont(theme.font("strong"))
        self.answers_title.layout().addWidget(self.score)
        self.answers_title.layout().addSpacing(4)
        self.answers = _Answers(theme)
        self._answers_area = LessonScroll(self.answers)
        self._answers_area.setObjectName("lessonAnswers")
        self._bars_title = TitleRow(theme, self.tr("Symbols left in the corpus"))
        self.bars = LessonBars(theme)
        self._foot = foot = QLabel(self.tr("Scores stay on this computer."))
        foot.setFont(theme.font("small"))
        foot.setProperty("tone", "text2")
        foot.setContentsMargins(_SIDE, 8, _SIDE, 9)
        foot.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.merges_title)
        column.addWidget(self._head)
        column.addWidget(self._merges_area, 3)
        column.addWidget(Line(theme))
        column.addWidget(self.answers_title)
        column.addWidget(self._answers_area, 2)
        column.addWidget(Line(theme))
        column.addWidget(self._bars_title)
        column.addWidget(self.bars)
        self._foot_line = Line(theme)
        column.addWidget(self._foot_line)
        column.addWidget(foot)

    def minimumSizeHint(self) -> QSize:
        """Need no room for the foot, which a low window does without."""
        hint = super().minimumSizeHint()
        if not self._foot.isHidden():
            foot = self._foot.heightForWidth(self.width()) + self._foot_line.height()
            return QSize(hint.width(), hint.height() - foot)
        return hint

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the foot out where the window is low."""
        super().resizeEvent(event)
        for part in (self._foot, self._foot_line):
            part.setVisible(self.height() >= _LOW)

    def set_merges(self, lines: Sequence[MergeLine], figure: str, detail: str) -> None:
        """Show the merges, the last one in view; `figure` is what they are chosen by."""
        self.merges.set_lines(lines)
        self._head.set_figure(figure)
        self.merges_title.set_detail(detail)
        bar = self._merges_area.verticalScrollBar()
        self._merges_area.updateGeometry()
        self.merges.updateGeometry()
        self._merges_area.widget().resize(
            self._merges_area.viewport().width(), self.merges.sizeHint().height()
        )
        bar.setValue(bar.maximum())

    def set_answers(self, rows: Sequence[AnswerRow], points: int, of: int) -> None:
        """Show the answers and the score."""
        self.answers.set_rows(rows)
        self.score.setText(self.tr("{} of {} points").format(points, of) if of else "")
        self.score.setProperty("tone", "good" if points == of else "")
        self.score.style().unpolish(self.score)
        self.score.style().polish(self.score)
        self.answers.updateGeometry()
        self._answers_area.widget().resize(
            self._answers_area.viewport().width(), self.answers.sizeHint().height()
        )
        bar = self._answers_area.verticalScrollBar()
        bar.setValue(bar.maximum())

    def set_bars(self, symbols: Sequence[int | None], title: str) -> None:
        """Show the symbols before the first merge and after each, `None` for one that is hidden."""
        self._bars_title.set_title(title)
        self.bars.set_symbols(symbols)


class _Merges(QWidget):
    """A small table of merges."""

    def __init__(self, theme: Theme, tiles: TilePainter) -> None:
        super().__init__()
        self._theme = theme
        self._tiles = tiles
        self._lines: tuple[MergeLine, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        theme.changed.connect(self.update)

    @property
    def lines(self) -> tuple[MergeLine, ...]:
        """The merges on show."""
        return self._lines

    def set_lines(self, lines: Sequence[MergeLine]) -> None:
        self._lines = tuple(lines)
        self.setAccessibleName("; ".join(map(_spoken, lines)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, _ROW * max(1, len(self._lines)))

    def minimumSizeHint(self) -> QSize:
        return QSize(180, self.sizeHint().height())

    @property
    def token_at(self) -> int:
        """The left edge of the new tokens."""
        share = 46 if self.width() > _NARROW else 38
        return _SIDE + 28 + (self.width() - 2 * _SIDE - 28) * share // 100

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            if not self._lines:
                painter.setFont(self._theme.font("table"))
                painter.setPen(self._theme.color("text2"))
                area = QRect(_SIDE, 0, self.width() - 2 * _SIDE, _ROW)
                painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, self.tr("None yet."))
            for row, line in enumerate(self._lines):
                self._draw(painter, line, row)

    def _draw(self, painter: QPainter, line: MergeLine, row: int) -> None:
        top, token_at = row * _ROW, self.token_at
        theme, width = self._theme, self.width()
        if row == len(self._lines) - 1:
            painter.fillRect(0, top, width, _ROW, theme.color("accent_soft"))
            painter.fillRect(0, top, 3, _ROW, theme.color("accent"))
        painter.setFont(theme.font("table"))
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.setPen(theme.color("text2"))
        painter.drawText(QRect(_SIDE - 8, top, 26, _ROW), right, str(line.number))
        painter.setPen(theme.color("text"))
        painter.drawText(QRect(0, top, width - _SIDE, _ROW), right, line.figure)
        y = top + (_ROW - SIZES["table"].height) / 2
        x = _SIDE + 28
        if line.pair is None or line.token is None:
            for left in (x, x + 20, token_at):
                self._draw_hidden(painter, QRectF(left, y, 16, 20))
            return
        room = token_at - x - 2 * GAP
        widths = [self._tiles.width(face, "table") for face in line.pair]
        for face, other in zip(line.pair, reversed(widths), strict=True):
            most = max(room // 2, room - other)
            x += self._tiles.draw(painter, x, y, face, "table", max_width=most) + GAP
        figure = QFontMetrics(theme.font("table")).horizontalAdvance(line.figure)
        room = width - _SIDE - figure - 8 - token_at
        self._tiles.draw(painter, token_at, y, line.token, "table", max_width=max(room, 24))

    def _draw_hidden(self, painter: QPainter, box: QRectF) -> None:
        pen = QPen(self._theme.color("text3"), 1)
        pen.setDashPattern([2, 2])
        painter.setPen(pen)
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        painter.setPen(self._theme.color("text2"))
        painter.setFont(self._theme.font("table"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "?")


class _MergesHead(QWidget):
    """The headings of the merges, which stay while these are scrolled."""

    def __init__(self, theme: Theme, merges: _Merges) -> None:
        super().__init__()
        self._theme = theme
        self._merges = merges
        self._figure = ""
        self.setFixedHeight(_HEAD)
        theme.changed.connect(self.update)

    def set_figure(self, figure: str) -> None:
        self._figure = figure
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, width = self._theme, self.width()
        with QPainter(self) as painter:
            painter.setFont(theme.font("heading"))
            painter.setPen(theme.color("text2"))
            right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            middle = Qt.AlignmentFlag.AlignVCenter
            token_at = self._merges.token_at
            painter.drawText(QRect(_SIDE, 0, 18, _HEAD), right, "#")
            painter.drawText(QRect(_SIDE + 28, 0, 100, _HEAD), middle, self.tr("Pair"))
            metrics = QFontMetrics(theme.font("heading"))
            room = width - _SIDE - metrics.horizontalAdvance(self._figure) - 6 - token_at
            token = metrics.elidedText(self.tr("New token"), Qt.TextElideMode.ElideRight, room)
            painter.drawText(QRect(token_at, 0, room + 1, _HEAD), middle, token)
            painter.drawText(QRect(0, 0, width - _SIDE, _HEAD), right, self._figure)
            painter.fillRect(0, _HEAD - 1, width, 1, theme.color("line"))


class _Answers(QWidget):
    """The answers so far."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.rows: tuple[AnswerRow, ...] = ()
        theme.changed.connect(self.update)

    def set_rows(self, rows: Sequence[AnswerRow]) -> None:
        self.rows = tuple(rows)
        self.setAccessibleName("; ".join(map(self._said, rows)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, max(_ROW, sum(map(_height, self.rows))) + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(180, self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        """Tell all of a row that may be cut off."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            place = event.pos().y()
            for row in self.rows:
                place -= _height(row)
                if place < 0:
                    QToolTip.showText(event.globalPos(), self._said(row), self)
                    return True
            QToolTip.hideText()
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        with QPainter(self) as painter:
            if not self.rows:
                painter.setFont(theme.font("table"))
                painter.setPen(theme.color("text2"))
                area = QRect(_SIDE, 0, self.width() - 2 * _SIDE, _ROW)
                painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, self.tr("None yet."))
            top = 0
            for row in self.rows:
                icon, role = ("circle-check", "good") if row.is_right else ("circle-x", "bad")
                theme.icon(icon, role, 16).paint(painter, _SIDE, top + 7, 16, 16)
                given = row.given or "\N{EN DASH}"
                if row.is_right:
                    self._write(painter, top, row.title, given, "body", "text", "text")
                else:
                    self._write(painter, top, row.title, given, "body", "text", "bad")
                    below = top + _ROW - 4
                    name = self.tr("Right answer")
                    self._write(painter, below, name, row.right, "table", "text2", "text")
                top += _height(row)

    def _write(
        self,
        painter: QPainter,
        top: int,
        name: str,
        value: str,
        font: str,
        ink: str,
        value_ink: str,
    ) -> None:
        """Write a name at the left and a value at the right, each with room for the other."""
        theme = self._theme
        left = _SIDE + 24
        whole = self.width() - _SIDE - left
        mono, named = QFontMetrics(theme.font("mono")), QFontMetrics(theme.font(font))
        room = max(whole // 2, whole - named.horizontalAdvance(name) - 8)
        value = mono.elidedText(value, Qt.TextElideMode.ElideRight, room)
        used = mono.horizontalAdvance(value)
        painter.setFont(theme.font("mono"))
        painter.setPen(theme.color(value_ink))
        area = QRect(self.width() - _SIDE - used - 1, top, used + 1, _LINE)
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, value)
        painter.setFont(theme.font(font))
        painter.setPen(theme.color(ink))
        room = whole - used - 8
        name = named.elidedText(name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRect(left, top, room, _LINE), Qt.AlignmentFlag.AlignVCenter, name)

    def _said(self, row: AnswerRow) -> str:
        given = row.given or "\N{EN DASH}"
        if row.is_right:
            return self.tr("{question}: {answer}, right").format(question=row.title, answer=given)
        return self.tr("{question}: {answer}, not right. Right answer: {right}").format(
            question=row.title, answer=given, right=row.right
        )


def _height(row: AnswerRow) -> int:
    return _ROW if row.is_right else _ROW + _SECOND


def _spoken(line: MergeLine) -> str:
    if line.pair is None or line.token is None:
        return f"{line.number}: ?" if line.figure == "?" else f"{line.number}: ?, {line.figure}"
    return f"{line.number}: {line.pair[0].label} + {line.pair[1].label}, {line.figure}"
