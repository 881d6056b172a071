"""The expansion of compressed bytes: data, stack and output, and what the next step does."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from ..models.expansion_model import ExpansionView
from ..models.faces import Face
from ..models.number_text import counted
from .announce import label_text
from .drawn_parts import Drawn, DrawnParts, drawn_tile
from .quantities import count_text
from .stepped_view import SteppedView, StepTips
from .theme import Theme
from .tiles import GAP, SIZES, TilePainter

__all__ = ["ExpansionPane"]

_SIDE = 12
_HEAD = 34
# The size of the tiles and the distance of the rows, where there is room and where there is little.
_ROOMY, _CLOSE = ("live", 33), ("table", 23)
_LANES = 3
_LINE = 28  # where all three stand side by side
_NAME_GAP = 12
_DOTS = 18  # the room of …
_BEFORE = 2  # bytes of the data that are kept before the next one where there is little room
_DONE = 0.35  # how strongly bytes are drawn that were taken


class ExpansionPane(SteppedView):
    """Shows one state; Left and Right step through them, Space plays."""

    def __init__(self, theme: Theme) -> None:
        tiles = TilePainter(theme)
        self._head = _Head(theme, tiles)
        self._lanes = _Lanes(theme, tiles)
        tips = StepTips(
            back=_tr("Back by one step"),
            play=_tr("Play the expansion"),
            pause=_tr("Pause"),
            forward=_tr("Make the next step"),
            slider=_tr("Steps of the expansion"),
        )
        super().__init__(theme, self._head, self._lanes, tips, name="expansion")
        self.setObjectName("expansion")
        self.set_view(ExpansionView())

    @property
    def spoken(self) -> str:
        """The state in words."""
        return self._head.accessibleName()

    def labels(self, lane: str) -> list[str]:
        """Return what stands in a row: "data", "stack" or "output"."""
        faces: tuple[Face, ...] = getattr(self._lanes.view, lane)
        return [face.label for face in faces]

    def set_view(self, view: ExpansionView) -> None:
        """Show a state."""
        self._head.set_view(view)
        self._lanes.set_view(view)
        self.show_place(view.at, view.states)
        self.setAccessibleName(self.spoken)


class _Head(QWidget):
    """The step to come, and what is done."""

    def __init__(self, theme: Theme, tiles: TilePainter) -> None:
        super().__init__()
        self._theme = theme
        self._tiles = tiles
        self._view = ExpansionView()
        self.setFixedHeight(_HEAD)
        theme.changed.connect(self.update)

    def set_view(self, view: ExpansionView) -> None:
        """Show what a state says."""
        self._view = view
        said = " ".join(part if isinstance(part, str) else part.label for part in self._parts())
        self.setAccessibleName(f"{said} {self._counts()}".strip())
        self.update()

    def _parts(self) -> Sequence[str | Face]:
        view = self._view
        if view.problem:
            return (view.problem,)
        if view.taken is None:
            return (_tr("All is expanded."),) if view.states else ()
        source = _tr("from the stack") if view.stack else _tr("from the data")
        lead = _tr("Next:")
        if view.pair is None:
            return lead, view.taken, f"{source},", _tr("goes to the output")
        return lead, view.taken, f"{source},", _tr("becomes"), view.pair[0], "+", view.pair[1]

    def _counts(self) -> str:
        view = self._view
        if not view.states:
            return ""
        return counted(
            "ExpansionPane", "{written} of %Ln byte(s), step {at} of {steps}", view.total
        ).format(
            written=count_text(view.written),
            at=count_text(view.at),
            steps=count_text(view.states - 1),
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw words, tiles and counts."""
        view = self._view
        with QPainter(self) as painter:
            counts = self._counts()
            width = QFontMetricsF(self._theme.font("table")).horizontalAdvance(counts)
            right = self.width() - _SIDE - width
            x = float(_SIDE)
            top = (self.height() - SIZES["table"].height) / 2
            is_problem = bool(view.problem)
            for part in self._parts():
                room = (self.width() - _SIDE if is_problem else right - 8) - x
                if room <= 12:
                    break
                if isinstance(part, str):
                    x += self._text(painter, x, room, part, "body", "text") + 6
                else:
                    state = "current" if part is view.taken else "idle"
                    x += self._tiles.draw(painter, x, top, part, "table", state) + 6
            if x < right:
                self._text(painter, right, width + 1, counts, "table", "text2")

    def _text(
        self, painter: QPainter, x: float, room: float, text: str, font: str, role: str
    ) -> float:
        metrics = QFontMetricsF(self._theme.font(font))
        painter.setFont(self._theme.font(font))
        painter.setPen(self._theme.color(role))
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
        box = QRectF(x, 0, room + 1, self.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, shown)
        return metrics.horizontalAdvance(shown)


class _Lanes(QFrame):
    """Three rows of tiles: the data, the stack with its top first, and the output."""

    def __init__(self, theme: Theme, tiles: TilePainter) -> None:
        super().__init__()
        self.parts = DrawnParts(self, theme, self._drawn)
        self.setObjectName("expansionLanes")
        self.setAccessibleName(_tr("Data, stack and output"))
        self._theme = theme
        self._tiles = tiles
        self._spots: dict[str, list[Drawn]] = {}  # the tiles that were drawn, by lane
        self.view = ExpansionView()
        self.setProperty("surface", "surface")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.setMinimumHeight(_LINE)
        theme.changed.connect(self.update)

    def set_view(self, view: ExpansionView) -> None:
        """Show a state."""
        self.view = view
        self.parts.renew(empty=not view.states)
        self.update()

    def _drawn(self) -> Sequence[Drawn]:
        """Return the lanes, with the tiles that have room in each."""
        view = self.view
        if not view.states:
            return []
        names = self._names()
        _, places = self._places(names)
        rows = []
        for name, (box, _), faces, lane in zip(
            names,
            places,
            (view.data, view.stack, view.output),
            ("data", "stack", "output"),
            strict=True,
        ):
            said = " ".join(map(label_text, faces))
            parts = tuple(self._spots.get(lane, ()))
            rows.append(Drawn(f"{name}: {said}" if said else name, box, parts))
        return rows

    @staticmethod
    def _names() -> tuple[str, str, str]:
        return _tr("Data"), _tr("Stack"), _tr("Output")

    def sizeHint(self) -> QSize:
        """Ask for the three rows."""
        return QSize(300, _LANES * _ROOMY[1])

    def _places(self, names: Sequence[str]) -> tuple[str, list[tuple[QRectF, QRectF]]]:
        """Return the size of tiles, and where each row's name and tiles stand.

        One below the other, or side by side where there is no height for that.
        """
        metrics = QFontMetricsF(self._theme.font("table"))
        name = ceil(max(map(metrics.horizontalAdvance, names))) + _NAME_GAP
        is_line = self.height() < _LANES * _CLOSE[1]
        size, pitch = _ROOMY if self.height() >= _LANES * _ROOMY[1] else _CLOSE
        height = SIZES[size].height
        if is_line:
            width = (self.width() - 2 * _SIDE) / _LANES
            tops, lefts = (
                [(self.height() - height) / 2] * _LANES,
                [_SIDE + lane * width for lane in range(_LANES)],
            )
            room = width - name - _NAME_GAP
        else:
            tops, lefts = [lane * pitch + 2.0 for lane in range(_LANES)], [float(_SIDE)] * _LANES
            room = self.width() - 2 * _SIDE - name
        return size, [
            (QRectF(x, y, name, height), QRectF(x + name, y, room, height))
            for x, y in zip(lefts, tops, strict=True)
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows; the byte that the next step takes is lit."""
        super().paintEvent(event)
        view = self.view
        if not view.states:
            return
        names = self._names()
        size, places = self._places(names)
        self._spots = {}
        with QPainter(self) as painter:
            for name, (box, _) in zip(names, places, strict=True):
                painter.setFont(self._theme.font("table"))
                painter.setPen(self._theme.color("text2"))
                painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, name)
            data, stack, output = (tiles for _, tiles in places)
            lit = view.current if not view.stack else -1
            first, faces = view.current - _BEFORE, view.data
            if first > 0 and self._length(faces, size) > data.width():
                faces, lit = faces[first:], lit - first if lit >= 0 else lit
            else:
                first = 0
            is_cut = view.hidden + first > 0
            self._row(painter, "data", data, faces, size, is_cut, lit, view.current - first)
            self._row(painter, "stack", stack, view.stack, size, False, 0, 0)
            written = self._last(view.output, size, output.width())
            is_cut = view.written > len(written)
            self._row(painter, "output", output, written, size, is_cut, -1, 0)
        self.parts.forget()  # the places of the tiles are known now

    def _length(self, faces: Sequence[Face], size: str) -> int:
        return sum(self._tiles.width(face, size) + GAP for face in faces)

    def _last(self, faces: tuple[Face, ...], size: str, room: float) -> tuple[Face, ...]:
        """Return the last tiles that have room."""
        if self._length(faces, size) <= room:
            return faces
        used, first = float(_DOTS), len(faces)
        while first and used + (width := self._tiles.width(faces[first - 1], size) + GAP) <= room:
            used += width
            first -= 1
        return faces[first:]

    def _row(
        self,
        painter: QPainter,
        lane: str,
        box: QRectF,
        faces: Sequence[Face],
        size: str,
        is_cut: bool,
        lit: int,
        done: int,
    ) -> None:
        """Draw a row of tiles, the first `done` faintly and one lit; `is_cut`: others go before."""
        x = box.left()
        spots = self._spots[lane] = []
        if is_cut:
            x = self._dots(painter, x, box)
        for place, face in enumerate(faces):
            width = self._tiles.width(face, size)
            if x + width > box.right() - (_DOTS if place + 1 < len(faces) else 0):
                self._dots(painter, x, box)
                break
            painter.setOpacity(_DONE if place < done else 1.0)
            state = "current" if place == lit else "idle"
            self._tiles.draw(painter, x, box.top(), face, size, state)
            said = _tr("taken") if place < done else _tr("taken next") if place == lit else ""
            rect = QRectF(x, box.top(), width, SIZES[size].height)
            spots.append(drawn_tile(face, rect, said))
            x += width + GAP
        painter.setOpacity(1.0)

    def _dots(self, painter: QPainter, x: float, row: QRectF) -> float:
        painter.setOpacity(1.0)
        painter.setFont(self._theme.font("body"))
        painter.setPen(self._theme.color("text2"))
        box = QRectF(x, row.top(), _DOTS, row.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, "…")
        return x + _DOTS


def _tr(text: str) -> str:
    return QCoreApplication.translate("ExpansionPane", text)
