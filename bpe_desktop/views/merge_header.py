"""The head of the merge view: the merge in question, the phase of its motion, the total counted."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from ..models.error_words import spoken
from ..models.faces import Face, Headline, MergeScene
from ..models.number_text import count_text
from .merge_geometry import LEFT, RIGHT
from .merge_layout import PHASES, share_out
from .step_words import StepWords, step_words
from .theme import Theme
from .tiles import SIZES, TilePainter
from .token_tips import TipSource, label_alone, show_tip

__all__ = ["MergeHeader"]

_TOP = 18
_SIZE = "row"
_PLUS_GAP, _ARROW_GAP = 21, 29
_WORD_GAP = 8
_BAR, _BAR_GAP, _BAR_HEIGHT = 52, 12, 3
_STRIP = 4 * _BAR + 3 * _BAR_GAP
_LEAST_TILE = 44
_HEIGHT, _COUNTED_HEIGHT = 54, 18
_COUNTED = 90  # the width of the total where it stands beside the token


class MergeHeader(QWidget):
    """Shows a pair, the token that it makes, and where in its motion the merge is."""

    token_hovered = Signal(object)
    token_activated = Signal(int)
    follow_requested = Signal()

    def __init__(self, theme: Theme, tiles: TilePainter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("mergeHeader")
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._theme = theme
        self._tiles = tiles
        self._scene = MergeScene(0, 0, None, None, 0, (), 0, 0)
        self._phase, self._progress = "rest", 0.0
        self._counted = 0
        self._inline = False
        self._live = False
        self._end_note = ""
        self._words = step_words("bpe")
        self._hover: int | None = None
        self._pointed: int | None = None
        self._tips: TipSource = label_alone
        self._placed: list[tuple[QRectF, Face]] = []
        self._follow = QPushButton(self)
        self._follow.setObjectName("followButton")
        self._follow.setProperty("soft", True)
        self._follow.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._follow.clicked.connect(self.follow_requested)
        self._follow.hide()
        self._at_tail = False
        theme.changed.connect(self._restyle)
        self._restyle()

    # What to show

    def set_scene(self, scene: MergeScene) -> None:
        """Show the merge of a scene."""
        self._scene = scene
        self.update()

    def set_motion(self, phase: str, progress: float, counted: int) -> None:
        """Show a moment of the motion, and the total counted by then."""
        if (phase, progress, counted) != (self._phase, self._progress, self._counted):
            self._phase, self._progress, self._counted = phase, progress, counted
            self.update()

    def set_words(self, words: StepWords) -> None:
        """Call the steps by these words."""
        self._words = words
        self.update()

    def set_inline(self, inline: bool) -> None:
        """Say whether the total stands beside the token, instead of over the column of shares."""
        if inline != self._inline:
            self._inline = inline
            self.updateGeometry()
            self.update()

    def set_end_note(self, note: str) -> None:
        """Say in one sentence why there are no more merges."""
        if spoken(note) != self._end_note:
            self._end_note = spoken(note)
            self.update()

    def set_hover(self, token_id: int | None) -> None:
        """Draw the link ring on a token."""
        self._hover = token_id
        self.update()

    def set_tips(self, source: TipSource) -> None:
        """Ask for what is told of a token while the pointer rests on it."""
        self._tips = source

    def set_training(self, live: bool, at_tail: bool) -> None:
        """Offer to follow a training that is at work, or say that it is followed."""
        if (live, at_tail) == (self._live, self._at_tail):
            return
        self._live, self._at_tail = live, at_tail
        self._restyle()
        self._follow.setVisible(live)
        self._place_button()
        self.update()

    def sizeHint(self) -> QSize:
        """Return one line of tiles, and a line for the total where that stands below."""
        return QSize(480, _HEIGHT + (0 if self._inline else _COUNTED_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Return the height of `sizeHint`; the tokens shorten themselves."""
        return QSize(220, self.sizeHint().height())

    def _restyle(self) -> None:
        self._follow.setIcon(
            self._theme.icon("check" if self._at_tail else "chevron-last", "accent")
        )
        self._follow.setText(
            self.tr("Following training") if self._at_tail else self.tr("Follow training")
        )
        self._follow.setFont(self._theme.font("medium"))
        self._place_button()
        self.update()

    def _place_button(self) -> None:
        hint = self._follow.sizeHint()
        top = _TOP + (SIZES[_SIZE].height - hint.height()) // 2
        self._follow.setGeometry(
            self.width() - RIGHT - hint.width(), top, hint.width(), hint.height()
        )

    def resizeEvent(self, _event: QEvent) -> None:
        """Keep the button at the right edge."""
        self._place_button()

    # Drawing

    @property
    def _shows_strip(self) -> bool:
        wide = self.width() > LEFT + _STRIP + RIGHT + 180 + (_COUNTED if self._inline else 0)
        return self._phase in PHASES and self._scene.pair is not None and wide

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the merge."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.color("surface"))
            self._placed = []
            scene = self._scene
            if scene.pair is not None and scene.result is not None:
                end = self._paint_merge(painter, scene.pair, scene.result)
                if self._phase in ("rest", "count", "join"):
                    self._paint_figure(
                        painter, end, self._counted_word(), count_text(self._counted)
                    )
            elif scene.headline is not None:
                end = self._paint_headline(painter, scene.headline)
                self._paint_figure(painter, end, scene.headline.label, scene.headline.figure)
            elif scene.total or scene.rows:
                self._paint_note(painter)
            if self._shows_strip and not self._live:
                self._paint_strip(painter)

    def _paint_merge(self, painter: QPainter, pair: tuple[Face, Face], result: Face) -> int:
        faces = (*pair, result)
        room = self.width() - LEFT - RIGHT - _PLUS_GAP - _ARROW_GAP
        if self._live:
            room -= self._follow.width() + 16
        elif self._shows_strip:
            room -= _STRIP + 16
        if self._inline:
            room -= _COUNTED
        widths = share_out([self._tiles.width(face, _SIZE) for face in faces], room, _LEAST_TILE)
        x = LEFT
        height = SIZES[_SIZE].height
        states = ("current", "current", "idle")
        gaps = (("plus", 11, _PLUS_GAP), ("arrow-right", 16, _ARROW_GAP), ("", 0, 0))
        for face, width, state, (icon, size, gap) in zip(faces, widths, states, gaps, strict=True):
            tile = QRectF(x, _TOP, width, height)
            if face is result and self._phase == "settle":
                self._tiles.draw_ring(painter, tile, _SIZE, 1.0 - self._progress)
            self._tiles.draw(painter, x, _TOP, face, _SIZE, state, max_width=width)
            if face.id is not None and face.id == self._hover:
                self._tiles.draw_link(painter, tile, _SIZE)
            self._placed.append((tile, face))
            x += width
            if icon:
                place = QRect(x + (gap - size) // 2, _TOP + (height - size) // 2, size, size)
                self._theme.icon(icon, "text3", size).paint(painter, place)
            x += gap
        return x

    def _counted_word(self) -> str:
        """Return the word before the total, after the score where that decides."""
        if self._scene.score:
            return self.tr("score {}, counted").format(self._scene.score)
        return self.tr("counted")

    def _paint_headline(self, painter: QPainter, headline: Headline) -> int:
        """Draw words and tiles in a row; words keep their width, tiles shorten themselves."""
        parts = headline.parts
        font = self._theme.font("body")
        metrics = QFontMetricsF(font)
        words = [ceil(metrics.horizontalAdvance(part)) for part in parts if isinstance(part, str)]
        faces = [part for part in parts if not isinstance(part, str)]
        room = self.width() - LEFT - RIGHT - sum(words) - _WORD_GAP * (len(parts) - 1)
        if self._live:
            room -= self._follow.width() + 16
        if self._inline:
            room -= _COUNTED
        tiles = iter(
            share_out([self._tiles.width(face, _SIZE) for face in faces], room, _LEAST_TILE)
        )
        texts = iter(words)
        x = LEFT
        height = SIZES[_SIZE].height
        for part in parts:
            if isinstance(part, str):
                width = next(texts)
                painter.setFont(font)
                painter.setPen(self._theme.color("text"))
                box = QRectF(x, _TOP, width + 1, height)
                painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, part)
            else:
                width = next(tiles)
                self._tiles.draw(painter, x, _TOP, part, _SIZE, "current", max_width=width)
                self._placed.append((QRectF(x, _TOP, width, height), part))
            x += width + _WORD_GAP
        return x - _WORD_GAP

    def _paint_figure(self, painter: QPainter, end: int, word: str, number: str) -> None:
        strong, plain = self._theme.font("table-strong"), self._theme.font("small")
        number_width = QFontMetricsF(strong).horizontalAdvance(number)
        word_width = QFontMetricsF(plain).horizontalAdvance(word)
        if self._inline:
            baseline = _TOP + 20
            x = end + 16.0
        else:
            baseline = _HEIGHT + 13
            x = self.width() - RIGHT - number_width - 5 - word_width
        painter.setFont(plain)
        painter.setPen(self._theme.color("text2"))
        painter.drawText(QPointF(x, baseline), word)
        painter.setFont(strong)
        painter.setPen(self._theme.color("accent"))
        painter.drawText(QPointF(x + word_width + 5, baseline), number)

    def _paint_note(self, painter: QPainter) -> None:
        middle = _TOP + SIZES[_SIZE].height // 2
        if self._live:
            icon, color, title, note = "timer", "text2", self._words.counting, ""
        else:
            icon, color = "circle-check", "good"
            made = self._scene.total > 0
            title = self._words.all_made if made else self._words.none_possible
            note = self._end_note
        self._theme.icon(icon, color).paint(painter, QRect(LEFT, middle - 8, 16, 16))
        strong = self._theme.font("strong")
        painter.setFont(strong)
        painter.setPen(self._theme.color("text"))
        painter.drawText(QPointF(LEFT + 24, middle + 5), title)
        x = LEFT + 24 + QFontMetricsF(strong).horizontalAdvance(title) + 8
        painter.setFont(self._theme.font("body"))
        painter.setPen(self._theme.color("text2"))
        room = self.width() - RIGHT - x - (self._follow.width() + 16 if self._live else 0)
        note = QFontMetricsF(self._theme.font("body")).elidedText(
            note, Qt.TextElideMode.ElideRight, max(0.0, room)
        )
        painter.drawText(QPointF(x, middle + 5), note)

    def _paint_strip(self, painter: QPainter) -> None:
        words = [self.tr("Announce"), self.tr("Count"), self.tr("Join"), self.tr("Settle")]
        now = PHASES.index(self._phase)
        metrics = QFontMetricsF(self._theme.font("small"))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x = self.width() - RIGHT - _STRIP
        for place, word in enumerate(words):
            bar = QRectF(x, _TOP + 6, _BAR, _BAR_HEIGHT)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.color("ring" if place < now else "muted"))
            painter.drawRoundedRect(bar, 1.5, 1.5)
            if place == now:
                bar.setWidth(max(_BAR_HEIGHT, _BAR * self._progress))
                painter.setBrush(self._theme.color("accent"))
                painter.drawRoundedRect(bar, 1.5, 1.5)
            painter.setFont(self._theme.font("small-strong" if place == now else "small"))
            painter.setPen(self._theme.color("accent" if place == now else "text3"))
            text = metrics.elidedText(word, Qt.TextElideMode.ElideRight, _BAR + _BAR_GAP - 2)
            painter.drawText(QPointF(x, _TOP + 24), text)
            x += _BAR + _BAR_GAP

    # Pointer

    def _face_at(self, point: QPointF) -> Face | None:
        return next((face for tile, face in self._placed if tile.contains(point)), None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which token the pointer is on."""
        face = self._face_at(event.position())
        self._point(None if face is None else face.id)

    def event(self, event: QEvent) -> bool:
        """Tell of the token that the pointer rests on."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            show_tip(self, event, self._face_at(QPointF(event.pos())), self._tips)
            return True
        return super().event(event)

    def leaveEvent(self, _event: QEvent) -> None:
        """Notice that the pointer has left."""
        self._point(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Activate the token that is clicked."""
        face = self._face_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and face is not None and face.id is not None:
            self.token_activated.emit(face.id)

    def _point(self, token_id: int | None) -> None:
        if token_id != self._pointed:
            self._pointed = token_id
            self.token_hovered.emit(token_id)
