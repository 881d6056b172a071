"""The live text replayed rule by rule: its tokens, the rule to come, and the buttons to step."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from ..models.faces import Face
from ..models.number_text import counted
from ..models.rule_replay import ReplayView
from .drawn_parts import Drawn, DrawnParts, drawn_tile
from .quantities import count_text
from .stepped_view import SteppedView, StepTips
from .theme import Theme
from .tiles import GAP, SIZES, TilePainter

__all__ = ["RuleReplayView"]

_SIDE = 12
_SIZE = "live"
_ROW_GAP = 8
_HEAD = 40


class RuleReplayView(SteppedView):
    """Shows one state; Left and Right step through them, Space plays."""

    token_activated = Signal(int)

    def __init__(self, theme: Theme) -> None:
        tiles = TilePainter(theme)
        self._head = _Head(theme, tiles)
        self._flow = _Flow(theme, tiles)
        tips = StepTips(
            back=_tr("Back to the rule before"),
            play=_tr("Play the rules"),
            pause=_tr("Pause"),
            forward=_tr("Apply the next rule"),
            slider=_tr("Rules that apply to the text"),
        )
        super().__init__(theme, self._head, self._flow, tips, name="replay")
        self.setObjectName("ruleReplay")
        self.set_view(ReplayView())

    @property
    def spoken(self) -> str:
        """The state in words."""
        return self._head.accessibleName()

    @property
    def labels(self) -> list[str]:
        """The tokens on show."""
        return [face.label for face in self._flow.faces]

    def set_view(self, view: ReplayView) -> None:
        """Show a state."""
        self._head.set_view(view)
        self._flow.set_view(view)
        self.show_place(view.at, view.states)
        self.setAccessibleName(self._head.accessibleName())


class _Head(QWidget):
    """The rule to come as tiles, and what counts along."""

    def __init__(self, theme: Theme, tiles: TilePainter) -> None:
        super().__init__()
        self._theme = theme
        self._tiles = tiles
        self._view = ReplayView()
        self.setFixedHeight(_HEAD)
        theme.changed.connect(self.update)

    def set_view(self, view: ReplayView) -> None:
        """Show what a state says."""
        self._view = view
        self.setAccessibleName(f"{self._lead()} {self._counts()}".strip())
        self.update()

    def _lead(self) -> str:
        view = self._view
        if view.problem:
            return view.problem
        if view.is_whole:
            return self.tr("Next: whole words that are in the vocabulary")
        if view.rule is not None:
            left, right, new = (face.label for face in view.rule)
            return self.tr("Next: rule {}, {} + {} → {}").format(
                count_text(view.rank), left, right, new
            )
        return self.tr("No further rule applies.") if view.states else ""

    def _counts(self) -> str:
        view = self._view
        if not view.states:
            return ""
        return _tr("{symbols}, {tokens}, step {at} of {steps}").format(
            symbols=counted("RuleReplayView", "%Ln symbol(s)", view.symbols),
            tokens=counted("RuleReplayView", "%Ln token(s)", len(view.faces)),
            at=count_text(view.at),
            steps=count_text(max(0, view.states - 1)),
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw words, tiles and counts."""
        view = self._view
        with QPainter(self) as painter:
            middle = self.height() / 2
            counts = self._counts()
            font = self._theme.font("table")
            width = QFontMetricsF(font).horizontalAdvance(counts)
            right = QRectF(self.width() - _SIDE - width - 1, 0, width + 1, self.height())
            painter.setFont(font)
            painter.setPen(self._theme.color("text2"))
            painter.drawText(right, Qt.AlignmentFlag.AlignVCenter, counts)
            room = right.left() - _SIDE - 16
            if view.rule is None:
                self._text(painter, _SIDE, room, self._lead(), "text" if view.states else "text2")
                return
            lead = self.tr("Next: rule {}").format(count_text(view.rank))
            x = _SIDE + self._text(painter, _SIDE, room, lead, "text") + 10
            top = middle - SIZES["table"].height / 2
            left, right_face, new = view.rule
            parts: tuple[tuple[str, Face], ...] = (("", left), ("+", right_face), ("→", new))
            for sign, face in parts:
                if x > right.left() - 40:
                    return
                if sign:
                    x += self._text(painter, x, 30, sign, "text3") + 6
                state = "idle" if face is new else "current"
                most = max(40, round(right.left() - x - 8))
                x += self._tiles.draw(painter, x, top, face, "table", state, max_width=most) + 6

    def _text(self, painter: QPainter, x: float, room: float, text: str, role: str) -> float:
        font = self._theme.font("body")
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(self._theme.color(role))
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, room))
        box = QRectF(x, 0, max(0.0, room), self.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, shown)
        return metrics.horizontalAdvance(shown)


class _Flow(QFrame):
    """Tokens in rows, the pairs to be joined lit."""

    def __init__(self, theme: Theme, tiles: TilePainter) -> None:
        super().__init__()
        self.parts = DrawnParts(self, theme, self._drawn)
        self.setObjectName("replayTokens")
        self.setAccessibleName(_tr("Tokens so far"))
        self._tiles = tiles
        self.faces: tuple[Face, ...] = ()
        self._lit: frozenset[int] = frozenset()
        self._spots: list[tuple[int, int]] = []
        self.setProperty("surface", "surface")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        theme.changed.connect(self._place)

    def set_view(self, view: ReplayView) -> None:
        """Show a state."""
        self.faces = view.faces
        span = 1 if view.is_whole else 2
        self._lit = frozenset(p + i for p in view.places for i in range(span))
        self._place()

    def _place(self) -> None:
        """Break the tiles into rows."""
        x, y = _SIDE, 4
        self._spots = []
        step = SIZES[_SIZE].height + _ROW_GAP
        for face in self.faces:
            width = self._tiles.width(face, _SIZE)
            if x > _SIDE and x + width > self.width() - _SIDE:
                x, y = _SIDE, y + step
            self._spots.append((x, y))
            x += width + GAP
        self.setMinimumHeight(y + step)
        self.parts.renew(empty=not self.faces)
        self.update()

    def _drawn(self) -> Sequence[Drawn]:
        """Return the tiles."""
        height = SIZES[_SIZE].height
        return [
            drawn_tile(
                face,
                QRectF(x, y, self._tiles.width(face, _SIZE), height),
                _tr("joined next") if index in self._lit else "",
            )
            for index, (face, (x, y)) in enumerate(zip(self.faces, self._spots, strict=True))
        ]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the rows anew."""
        super().resizeEvent(event)
        self._place()

    def sizeHint(self) -> QSize:
        """Ask for all rows."""
        return QSize(300, self.minimumHeight())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tiles in sight."""
        super().paintEvent(event)
        with QPainter(self) as painter:
            for index, (face, (x, y)) in enumerate(zip(self.faces, self._spots, strict=True)):
                if event.rect().top() - 40 < y < event.rect().bottom() + 4:
                    state = "current" if index in self._lit else "idle"
                    self._tiles.draw(painter, x, y, face, _SIZE, state)


def _tr(text: str) -> str:
    return QCoreApplication.translate("RuleReplayView", text)
