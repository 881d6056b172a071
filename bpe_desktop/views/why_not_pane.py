"""Why a word did not become a token: two fields, the broken tree, the reasons, one sentence."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ..engine.display import MARKS
from ..models.faces import Face
from ..models.number_text import count_text, counted
from ..models.why_not import WhyNot
from .merge_tree import MergeTree
from .reason_rows import ReasonRows
from .theme import Theme
from .tiles import GAP, SIZES, TilePainter
from .tree_area import TreeArea

__all__ = ["WhyNotPane"]

_SIDE = 12
_ROOMY = 560
_MANY, _MANY_TOLD = 40, 400  # tiles of a word that are drawn, or told in its tip
_DOTS, _DOTS_WIDTH = "\N{HORIZONTAL ELLIPSIS}", 16


class WhyNotPane(QWidget):
    """Asks about a token and a word, and shows the answer.

    `asked` carries token and word whenever one of the fields changes.
    """

    asked = Signal(str, str)
    seek_requested = Signal(int)
    replay_requested = Signal(str)
    token_activated = Signal(int)
    token_hovered = Signal(object)

    def __init__(self, theme: Theme, tiles: TilePainter) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("whyNotPane")
        self._is_replayable = True
        self._has_merges = True
        self._title = QLabel(self.tr("Why not?"))
        self.token = QLineEdit()
        self.token.setObjectName("whyToken")
        self.token.setAccessibleName(self.tr("Token"))
        self.token.setPlaceholderText(self.tr("token"))
        self.word = QLineEdit()
        self.word.setObjectName("whyWord")
        self.word.setAccessibleName(self.tr("Word"))
        self.word.setPlaceholderText(self.tr("word"))
        for field in (self.token, self.word):
            field.setFixedHeight(28)
            field.setMinimumWidth(64)
            field.setMaximumWidth(136)
            field.textEdited.connect(self._ask)
        self.tree = MergeTree(theme, tiles, columns=False)
        self.tree.token_activated.connect(self.token_activated)
        self.tree.token_hovered.connect(self.token_hovered)
        self._headline = QLabel()
        self._headline.setWordWrap(True)
        self._tokens = _Tiles(theme, tiles)
        self.reasons = ReasonRows(theme)
        self.reasons.seek_requested.connect(self.seek_requested)
        self._sentence = QLabel()
        self._sentence.setObjectName("whySentence")
        self._sentence.setWordWrap(True)
        self._sentence.setProperty("tone", "text2")
        self._sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._birth: int | None = None
        self._go = QPushButton()
        self._go.setObjectName("whyBirthButton")
        self._go.clicked.connect(self._go_to_birth)
        self._replay = QPushButton()
        self._replay.setObjectName("replayWordButton")
        self._replay.clicked.connect(lambda: self.replay_requested.emit(_typed(self.word)))
        self._lay_out()
        theme.changed.connect(self._restyle)
        self._restyle()
        self.set_answer(None)

    def set_question(self, token: str, word: str) -> None:
        """Fill the fields."""
        for field, text in ((self.token, token), (self.word, word)):
            if _typed(field) != text:
                field.setText(text.replace(" ", MARKS[" "]))

    def set_answer(self, answer: WhyNot | None, problem: str = "") -> None:
        """Show an answer, or what is wrong with the question; nothing while none is asked."""
        has = answer is not None
        for part in (self._headline, self._tokens, self.reasons):
            part.setVisible(has)
        self._replay.setVisible(has and self._is_replayable)
        self._birth = None if answer is None else answer.birth
        self._go.setVisible(self._birth is not None)
        self._tree_area.setVisible(has and bool(answer and answer.tree.tiles))
        if answer is None:
            self._sentence.setText(
                problem or self.tr("Name a token and a word to see why the word lacks the token.")
            )
            return
        self._headline.setText(self._headline_text(answer))
        self._tokens.set_faces(answer.tokens)
        self.tree.set_tree(answer.tree)
        self.reasons.set_rows(answer.rows)
        self._sentence.setText(answer.sentence)
        if self._birth is not None:
            text = self.tr("Go to merge {}") if self._has_merges else self.tr("Go to step {}")
            text = text.format(count_text(self._birth))
            self._go.setText(f"\u2009\u200a{text}")  # set off from its icon
        self._replay.setText(self.tr("Replay {} rule by rule").format(_short(answer.word)))

    def set_steps(self, *, replayable: bool, has_merges: bool) -> None:
        """Say whether words are cut by rules, which can be replayed, and what the steps are."""
        self._is_replayable = replayable
        self._has_merges = has_merges
        self._replay.setVisible(replayable and self.reasons.isVisibleTo(self))

    def set_hover(self, token_id: int | None) -> None:
        """Draw the link ring on a token."""
        self.tree.set_hover(token_id)

    def answer_text(self) -> str:
        """Return the sentence on show."""
        return self._sentence.text()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the reasons more of a narrow pane: the tree can be scrolled."""
        super().resizeEvent(event)
        self._answer_row.setStretch(0, 5 if self.width() > _ROOMY else 3)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Stand on the surface."""
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), self._theme.color("surface"))

    def _headline_text(self, answer: WhyNot) -> str:
        count = len(answer.tokens)
        word, token = _short(answer.word), _short(self.token.text())
        if count == 1:
            if answer.outcome == "token":
                return self.tr("{word} is the token").format(word=word)
            return self.tr("{word} is one token, but not {token}").format(word=word, token=token)
        if answer.outcome == "token":
            said = counted(
                "WhyNotPane", "{word} splits into %Ln token(s), one of them {token}", count
            )
        else:
            said = counted("WhyNotPane", "{word} splits into %Ln token(s) without {token}", count)
        return said.format(word=word, token=token)

    def _go_to_birth(self) -> None:
        if self._birth is not None:
            self.seek_requested.emit(self._birth)

    def _ask(self) -> None:
        self.asked.emit(_typed(self.token), _typed(self.word))

    def _lay_out(self) -> None:
        question = QHBoxLayout()
        question.setContentsMargins(_SIDE, 10, _SIDE, 8)
        question.setSpacing(8)
        question.addWidget(self._title)
        question.addSpacing(10)
        self._labels = (QLabel(self.tr("Token")), QLabel(self.tr("in")))
        for label, field in zip(self._labels, (self.token, self.word), strict=True):
            label.setBuddy(field)
            label.setProperty("tone", "text2")
            question.addWidget(label)
            question.addWidget(field, 3)
        question.addStretch(1)
        self._tree_area = TreeArea(self.tree)
        reasons = QVBoxLayout()
        reasons.setContentsMargins(_SIDE, 4, 16, 12)
        reasons.setSpacing(8)
        reasons.addWidget(self._headline)
        reasons.addWidget(self._tokens)
        reasons.addWidget(self.reasons)
        reasons.addWidget(self._sentence)
        reasons.addWidget(self._go, 0, Qt.AlignmentFlag.AlignLeft)
        reasons.addWidget(self._replay, 0, Qt.AlignmentFlag.AlignLeft)
        reasons.addStretch(1)
        side = QFrame()
        side.setLayout(reasons)
        side.setProperty("surface", "surface")
        self._side_area = QScrollArea()
        self._side_area.setFrameShape(QFrame.Shape.NoFrame)
        self._side_area.setWidgetResizable(True)
        self._side_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._side_area.setProperty("surface", "surface")
        self._side_area.setWidget(side)
        answer = self._answer_row = QHBoxLayout()
        answer.setContentsMargins(0, 0, 0, 0)
        answer.setSpacing(0)
        answer.addWidget(self._tree_area, 5)
        answer.addWidget(self._side_area, 6)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(question)
        column.addLayout(answer, 1)

    def _restyle(self) -> None:
        self._title.setFont(self._theme.font("strong"))
        self._headline.setFont(self._theme.font("medium"))
        for field in (self.token, self.word):
            field.setFont(self._theme.font("mono"))
        for label in self._labels:
            label.setFont(self._theme.font("body"))
        self._sentence.setFont(self._theme.font("table"))
        for button in (self._go, self._replay):
            button.setFont(self._theme.font("medium"))
        self._go.setIcon(self._theme.icon("map-pin", "text2"))


class _Tiles(QWidget):
    """Tiles in as many lines as they need."""

    def __init__(self, theme: Theme, tiles: TilePainter) -> None:
        super().__init__()
        self._theme = theme
        self._tiles = tiles
        self._faces: tuple[Face, ...] = ()
        self._is_cut = False
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self.update)

    def set_faces(self, faces: tuple[Face, ...]) -> None:
        """Show tiles, of a very long word the first ones and …."""
        self._is_cut = len(faces) > _MANY
        more = (_DOTS,) if self._is_cut else ()
        whole = " ".join(face.label for face in faces[:_MANY_TOLD])
        self.setToolTip(whole if self._is_cut else "")
        self._faces = faces[:_MANY]
        self.setAccessibleName(" ".join((*(face.label for face in self._faces), *more)))
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Be higher where it is narrow."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Ask for all lines."""
        return ceil(self.places(width)[-1].bottom())

    def sizeHint(self) -> QSize:
        """Ask for one line."""
        return QSize(200, SIZES["live"].height)

    def places(self, width: int) -> list[QRectF]:
        """Return where the tiles stand, and behind them the sign for those left out."""
        height = SIZES["live"].height
        places = []
        x = y = 0.0
        for index in range(len(self._faces) + 1):
            is_dots = index == len(self._faces)
            need = _DOTS_WIDTH if is_dots else self._tiles.width(self._faces[index], "live")
            if is_dots and not self._is_cut:
                need = 0
            if x and x + need > width and need:
                x, y = 0.0, y + height + GAP
            places.append(QRectF(x, y, min(need, width), height))
            x += need + GAP
        return places

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw all lines."""
        *tiles, dots = self.places(self.width())
        with QPainter(self) as painter:
            for face, box in zip(self._faces, tiles, strict=True):
                room = ceil(box.width())
                self._tiles.draw(painter, box.x(), box.y(), face, "live", max_width=room)
            if self._is_cut:
                painter.setFont(self._theme.font("body"))
                painter.setPen(self._theme.color("text2"))
                painter.drawText(dots, Qt.AlignmentFlag.AlignVCenter, _DOTS)


def _typed(field: QLineEdit) -> str:
    """Return what a field says; a space may be written as the sign for it, to be seen."""
    return field.text().replace(MARKS[" "], " ")


def _short(text: str) -> str:
    text = text.replace(" ", MARKS[" "])
    return text if len(text) <= 24 else f"{text[:22]}…"
