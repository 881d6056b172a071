"""All ways to cut a word: its pieces as bars under its characters, and the best ways in order."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from ..models.lattice_model import LatticeEdge, LatticePath, LatticeView
from ..models.number_text import counted, decimal_text, share_text
from .announce import face_text, label_text
from .drawn_parts import Drawn, DrawnParts
from .elided_label import ElidedLabel
from .icon_button import IconButton
from .quantities import count_text
from .theme import Theme
from .tiles import GAP, SIZES, TilePainter

__all__ = ["LatticePane", "lanes_of"]

_SIDE = 12
_COUNTED = 1_000_000  # more ways are told with fewer digits
_CELL = 34  # the width of a character, at least
_LANE = 20
_FOOT = 20
_BAR = 18
_LEAST_SHARE = 0.01  # a shorter line looks like dirt


def lanes_of(edges: Sequence[LatticeEdge]) -> list[int]:
    """Return a lane for each edge, 0 at the top: none overlap in a lane, the best way lies highest.

    >>> from bpe_desktop.models.faces import Face
    >>> edge = lambda start, end, best: LatticeEdge(Face(0, ""), start, end, 0.0, 0.0, best)
    >>> lanes_of([edge(0, 1, False), edge(0, 2, True), edge(1, 2, False)])
    [1, 0, 1]
    """
    order = sorted(
        range(len(edges)), key=lambda i: (not edges[i].is_best, -edges[i].share, edges[i].start)
    )
    lanes: list[list[tuple[int, int]]] = []
    found = [0] * len(edges)
    for index in order:
        start, end = edges[index].start, edges[index].end
        free = (
            lane
            for lane, taken in enumerate(lanes)
            if all(end <= first or start >= last for first, last in taken)
        )
        lane = next(free, len(lanes))
        if lane == len(lanes):
            lanes.append([])
        lanes[lane].append((start, end))
        found[index] = lane
    return found


class LatticePane(QWidget):
    """Shows one word; the buttons go to the words beside it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lattice")
        self._theme = theme
        tiles = TilePainter(theme)
        self.back = IconButton(theme, "chevron-left", self.tr("The word before"))
        self.forward = IconButton(theme, "chevron-right", self.tr("The next word"))
        self.back.setObjectName("latticeBack")
        self.forward.setObjectName("latticeForward")
        self._title = ElidedLabel(theme, font="body", role="text")
        self._legend = ElidedLabel(theme, font="small")
        self._legend.set_text(self.tr("Lines: share among all ways"))
        self.picture = _Picture(theme, tiles)
        self.paths = _Paths(theme, tiles)
        head = QHBoxLayout()
        head.setContentsMargins(_SIDE - 4, 0, _SIDE, 0)
        head.setSpacing(2)
        head.addWidget(self.back)
        head.addWidget(self.forward)
        head.addSpacing(6)
        head.addWidget(self._title, 1)
        head.addWidget(self._legend)
        below = QHBoxLayout()
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(0)
        below.addWidget(_scrolling(self.picture), 3)
        below.addWidget(_scrolling(self.paths), 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 4)
        column.setSpacing(2)
        column.addLayout(head)
        column.addLayout(below, 1)
        self.set_view(LatticeView())

    @property
    def title(self) -> str:
        """The line over the picture."""
        return self._title.text()

    def set_view(self, view: LatticeView) -> None:
        """Show a word."""
        self._title.set_text(view.problem or self._title_text(view))
        self._legend.setVisible(bool(view.edges))
        self.back.setEnabled(view.at > 0)
        self.forward.setEnabled(view.at + 1 < view.words)
        self.picture.set_view(view)
        self.paths.set_paths(view.paths)

    def _title_text(self, view: LatticeView) -> str:
        if not view.words:
            return ""
        if view.ways < _COUNTED:
            ways = counted("LatticePane", "%Ln way(s)", view.ways)
        else:
            ways = self.tr("{} ways").format(_large(view.ways))
        return self.tr("{word}, word {at} of {words}: {ways} to cut it").format(
            word=view.word,
            at=count_text(view.at + 1),
            words=count_text(view.words),
            ways=ways,
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Stand on the surface."""
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), self._theme.color("surface"))


class _Picture(QFrame):
    """The pieces as bars; those of the best way in the accent, the others by their share."""

    def __init__(self, theme: Theme, tiles: TilePainter) -> None:
        super().__init__()
        self.parts = DrawnParts(self, theme, self._drawn)
        self.setObjectName("latticePicture")
        self.setProperty("surface", "surface")
        self._theme = theme
        self._tiles = tiles
        self._view = LatticeView()
        self._lanes: list[int] = []
        theme.changed.connect(self.update)

    def set_view(self, view: LatticeView) -> None:
        """Show a word."""
        self._view = view
        self._lanes = lanes_of(view.edges)
        best = [edge.face.label for edge in view.edges if edge.is_best]
        self.setAccessibleName(self.tr("Best way: {}").format(" ".join(best)) if best else "")
        self.setMinimumSize(self.sizeHint())
        self.parts.renew(empty=not view.edges)
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for all lanes and characters."""
        lanes = max(self._lanes, default=-1) + 1
        width = 2 * _SIDE + self._cell() * len(self._view.characters)
        return QSize(ceil(width), lanes * _LANE + _FOOT)

    def _cell(self) -> float:
        metrics = QFontMetricsF(self._theme.font("token-table"))
        widest = max(map(metrics.horizontalAdvance, self._view.characters), default=0.0)
        return max(_CELL, widest + 12)

    def _rect(self, index: int) -> QRectF:
        edge, cell = self._view.edges[index], self._cell()
        top = _FOOT + self._lanes[index] * _LANE
        left = _SIDE + edge.start * cell + 2
        return QRectF(left, top, (edge.end - edge.start) * cell - 4, _BAR)

    def _drawn(self) -> Sequence[Drawn]:
        """Return the pieces, lane by lane."""
        edges = self._view.edges
        order = sorted(range(len(edges)), key=lambda n: (self._lanes[n], edges[n].start))
        return [Drawn(self._said(edges[n]), self._rect(n)) for n in order]

    def _said(self, edge: LatticeEdge) -> str:
        place = self.tr("characters {} to {}").format(edge.start + 1, edge.end)
        share = self.tr("in {} of all ways").format(share_text(edge.share, 1))
        best = [self.tr("in the best way")] if edge.is_best else []
        return ", ".join([face_text(edge.face), place, share, *best])

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw bars under the characters."""
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for index, edge in enumerate(self._view.edges):
                self._paint_edge(painter, self._rect(index), edge)
            painter.setFont(self._theme.font("token-table"))
            painter.setPen(self._theme.color("text2"))
            cell = self._cell()
            for place, char in enumerate(self._view.characters):
                box = QRectF(_SIDE + place * cell, 0, cell, _FOOT)
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, char)

    def _paint_edge(self, painter: QPainter, rect: QRectF, edge: LatticeEdge) -> None:
        color = self._theme.color
        if edge.is_best:
            painter.setPen(QPen(color("accent"), 2))
            painter.setBrush(color("accent_soft"))
        else:
            painter.setPen(QPen(color("field"), 1))
            painter.setBrush(color("surface"))
        painter.drawRoundedRect(rect, 4, 4)
        if edge.share >= _LEAST_SHARE:
            width = max(3.0, (rect.width() - 6) * edge.share)
            line = QRectF(rect.left() + 3, rect.bottom() - 3.5, width, 2)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color("accent" if edge.is_best else "text3"))
            painter.drawRect(line)
        font = self._theme.font("token-table")
        painter.setFont(font)
        painter.setPen(color("bad" if edge.face.kind == "unknown" else "text"))
        shown = QFontMetricsF(font).elidedText(
            edge.face.label, Qt.TextElideMode.ElideRight, rect.width() - 4
        )
        painter.drawText(rect.adjusted(0, -1.5, 0, -1.5), Qt.AlignmentFlag.AlignCenter, shown)

    def event(self, event: object) -> bool:
        """Tell probability and share of the piece under the pointer."""
        if isinstance(event, QHelpEvent):
            point = QPointF(event.pos())
            for index, edge in enumerate(self._view.edges):
                if self._rect(index).contains(point):
                    text = self.tr("{piece}\nlog probability {score}\nin {share} of all ways")
                    score = decimal_text(edge.score, 2).replace("-", "\u2212")
                    text = text.format(
                        piece=edge.face.label, score=score, share=share_text(edge.share, 1)
                    )
                    QToolTip.showText(event.globalPos(), text, self)
                    return True
            QToolTip.hideText()
            return True
        return super().event(event)  # type: ignore[arg-type]


class _Paths(QFrame):
    """The best ways: tiles, log-probability, and share as a bar."""

    _ROW = 28

    def __init__(self, theme: Theme, tiles: TilePainter) -> None:
        super().__init__()
        self.parts = DrawnParts(self, theme, self._drawn)
        self.setObjectName("latticePaths")
        self.setProperty("surface", "surface")
        self._theme = theme
        self._tiles = tiles
        self._paths: Sequence[LatticePath] = ()
        theme.changed.connect(self.update)

    def set_paths(self, paths: Sequence[LatticePath]) -> None:
        """Show ways, the best one first."""
        self._paths = paths
        self.setAccessibleName(
            "; ".join(
                f"{' '.join(face.label for face in path.faces)} {share_text(path.share, 1)}"
                for path in paths
            )
        )
        self.setMinimumHeight(len(paths) * self._ROW)
        self.parts.renew(empty=not paths)
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for all rows."""
        return QSize(260, len(self._paths) * self._ROW)

    def _drawn(self) -> Sequence[Drawn]:
        """Return a row for each way."""
        width = self.width() - _SIDE
        return [
            Drawn(
                self.tr("{}: log probability {}, {} of all ways").format(
                    " ".join(map(label_text, path.faces)),
                    decimal_text(path.score, 2).replace("-", "\u2212"),
                    share_text(path.share, 1),
                ),
                QRectF(2, index * self._ROW, width, self._ROW),
            )
            for index, path in enumerate(self._paths)
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows."""
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for index, path in enumerate(self._paths):
                self._paint_path(painter, index * self._ROW, path)

    def _paint_path(self, painter: QPainter, top: float, path: LatticePath) -> None:
        right = self.width() - _SIDE
        figures = f"{decimal_text(path.score, 2)}   {share_text(path.share, 1)}".replace(
            "-", "\u2212"
        )
        font = self._theme.font("table")
        width = QFontMetricsF(font).horizontalAdvance(figures)
        painter.setFont(font)
        painter.setPen(self._theme.color("text2"))
        box = QRectF(right - width - 1, top, width + 1, 23)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, figures)
        painter.save()
        painter.setClipRect(QRectF(0, top, box.left() - 8, self._ROW))
        x = 4.0
        for face in path.faces:
            if x > box.left():
                break
            height = SIZES["table"].height
            x += self._tiles.draw(painter, x, top + 12 - height / 2, face, "table") + GAP
        painter.restore()
        line = QRectF(4, top + 24, right - 4, 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.color("line"))
        painter.drawRoundedRect(line, 1, 1)
        if path.share < _LEAST_SHARE:
            return
        line.setWidth(line.width() * path.share)
        painter.setBrush(self._theme.color("text2"))
        painter.drawRoundedRect(line, 1, 1)


def _scrolling(content: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setProperty("surface", "surface")
    area.setWidget(content)
    return area


def _large(number: int) -> str:
    return count_text(number) if number < 10_000_000 else f"{number:.1e}"
