"""The question of a step: what to choose, to cut or to fill in, and what became of the answer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ..models.lesson_exercise import Exercise
from ..models.lesson_model import Answered
from ..models.lesson_text import Span
from ..models.lesson_verdict import Given
from .announce import announce
from .cut_row import CutRow
from .elided_label import ElidedLabel
from .figure_parts import mark_invalid
from .lesson_option import LessonOption
from .lesson_text import LessonText
from .theme import Theme
from .tiles import TilePainter

__all__ = ["LessonTask"]

_SIDE = 24
_WIDE = 560  # below, the cards stand in two rows


class LessonTask(QFrame):
    """Asks, takes the answer, and shows the verdict.

    `answered` carries a `Given`, `outlined` the ids of a pair to be outlined in the words.
    """

    answered = Signal(object)
    reveal_requested = Signal()
    hint_requested = Signal()
    outlined = Signal(object)

    def __init__(self, theme: Theme, tiles: TilePainter) -> None:
        super().__init__()
        self.setObjectName("lessonTask")
        self.setProperty("surface", "surface")
        self._theme = theme
        self._tiles = tiles
        self._exercise: Exercise | None = None
        self._is_known = False
        self._remark = ""  # is said before there is an answer
        self.options: list[LessonOption] = []
        self.prompt = LessonText(theme, tiles, font="title")
        self.prompt.setObjectName("lessonPrompt")
        self._cards = QWidget()
        self._grid = QGridLayout(self._cards)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(12)
        self._group = QButtonGroup(self)
        self.cut_row = CutRow(theme, tiles)
        self._typed = self._make_field("lessonPieces", self.tr("or type it with spaces"))
        self._number = self._make_field("lessonNumber", "")
        self._number.setMaximumWidth(110)
        self._number_label = QLabel()
        self._number_remark = ElidedLabel(theme, font="table")
        self._number_remark.set_text(self.tr("optional, one more point"))
        self.check = QPushButton()
        self.check.setObjectName("lessonCheck")
        self.check.setProperty("primary", True)
        self.hint_button = QPushButton(self.tr("Show a hint"))
        self.hint_button.setObjectName("lessonHintButton")
        self._keys = ElidedLabel(theme, font="table", at_end=True)
        self._mark = QLabel()
        self._mark.setContentsMargins(0, 4, 0, 0)
        self.verdict = LessonText(theme, tiles)
        self.verdict.setObjectName("lessonVerdict")
        self._mark_role = ("info", "text2")
        self._lay_out()
        self._connect()
        theme.changed.connect(self._restyle)

    # What to ask

    def ask(self, exercise: Exercise | None, prompt: Sequence[Span], *, has_hint: bool) -> None:
        """Ask a question that was not answered yet."""
        self._exercise = exercise
        self._is_known = False
        kind = "" if exercise is None else exercise.kind
        self.prompt.set_spans(prompt if prompt or exercise is None else [Span(exercise.prompt)])
        self.prompt.setVisible(exercise is not None)
        self._make_cards(exercise)
        is_split = kind == "split"
        self._cut_line.setVisible(is_split)
        if is_split and exercise is not None:
            self.cut_row.set_symbols(exercise.symbols)
        self._typed.setText("")
        mark_invalid(self._typed, False)
        self._typed.show()
        self._typed.setEnabled(True)
        has_number = exercise is not None and exercise.number is not None
        self._number_line.setVisible(has_number)
        self._number.setText("")
        mark_invalid(self._number, False)
        self._number.setReadOnly(False)
        self._number.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        is_text = exercise is not None and isinstance(exercise.number, str)
        self._number.setMaximumWidth(260 if is_text else 110)
        self._number_label.setText(
            self.tr("How many times does it occur?") if kind == "merge" else self.tr("Your answer")
        )
        self._number_remark.setVisible(kind == "merge")
        self.hint_button.setVisible(has_hint)
        self.hint_button.setEnabled(True)
        self._remark = ""
        if kind == "merge" and exercise is not None and exercise.is_replacement:
            self.check.setText(self.tr("Reveal the replacement"))
            self._remark = self.tr(
                "After the reveal the replacement plays here once, and all counts appear."
            )
        elif kind == "merge":
            self.check.setText(self.tr("Reveal the merge"))
            self._remark = self.tr(
                "After the reveal the merge plays here once, and all counts appear."
            )
        else:
            self.check.setText(self.tr("Check"))
        self.check.setVisible(exercise is not None)
        self._keys.set_text(self._keys_text(exercise))
        self._say(self._remark, "info", "text2")
        self._show_check()
        self.updateGeometry()

    def offer_reveal(self, merge: int, *, is_more: bool, is_replacement: bool) -> None:
        """Offer to reveal a merge, or say that all are revealed."""
        self.ask(None, (), has_hint=False)
        text = self.tr("Reveal replacement {}") if is_replacement else self.tr("Reveal merge {}")
        self.check.setText(text.format(merge))
        self.check.setVisible(is_more)
        self.check.setEnabled(is_more)
        self._keys.set_text(self.tr("Enter reveals") if is_more else "")

    def refuse(self, wanted: str) -> None:
        """Say what is wanted where the answer was none; it can be given again."""
        mark_invalid(self._number, True)
        self._say(wanted, "info", "text")
        self._number.setFocus()
        self._number.selectAll()
        announce(self, wanted)

    def show_answer(self, answered: Answered, after: Sequence[Span], *, is_new: bool) -> None:
        """Show an answer with its verdict and what the lesson says to it."""
        exercise, given, verdict = self._exercise, answered.given, answered.verdict
        assert exercise is not None
        self._is_known = True
        if given.choice is not None and given.choice < len(self.options):
            self.options[given.choice].setChecked(True)
        for option in self.options:
            option.reveal()
        if exercise.kind == "split":
            self.cut_row.set_cuts(given.cuts)
            self.cut_row.reveal(exercise.right_faces)
            self._typed.hide()
        self._number.setText(given.number)
        self._number_line.setVisible(bool(given.number))
        if self._number.hasFocus():
            self.setFocus()  # the keys turn the steps now
        self._number.setReadOnly(True)  # and not disabled: it stays to be read
        self._number.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._typed.setEnabled(False)
        self.check.hide()
        self.hint_button.hide()
        self._keys.set_text(self.tr("Enter goes on"))
        spans = [Span(verdict.text)]
        if after:
            spans += [Span("\n\n"), *after]
        icon, role = ("circle-check", "good") if verdict.is_right else ("circle-x", "bad")
        self._say_spans(spans, icon, role)
        if is_new:
            announce(self, verdict.text)

    # What a person does

    def choose(self, number: int) -> bool:
        """Choose an option by its number, from 1; tell whether there is one."""
        if self._is_known or not 1 <= number <= len(self.options):
            return False
        self.options[number - 1].setChecked(True)
        self.options[number - 1].setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def confirm(self) -> bool:
        """Do what Enter does; tell whether there was something to do."""
        if self.check.isHidden() or not self.check.isEnabled():
            return False
        self._on_check()
        return True

    def focus(self) -> None:
        """Put the keyboard where the answer is given."""
        exercise = self._exercise
        if exercise is None or self._is_known:
            return
        if exercise.kind == "number":
            self._number.setFocus()
        elif exercise.kind == "split":
            self.cut_row.setFocus()

    def given(self) -> Given:
        """Return the answer as it stands."""
        choice = next((n for n, option in enumerate(self.options) if option.isChecked()), None)
        return Given(choice, self._number.text().strip(), self.cut_row.cuts)

    # Parts

    def _make_field(self, name: str, placeholder: str) -> QLineEdit:
        field = QLineEdit()
        field.setObjectName(name)
        field.setPlaceholderText(placeholder)
        field.setMaxLength(100)
        field.setMaximumWidth(260)
        return field

    def _make_cards(self, exercise: Exercise | None) -> None:
        for option in self.options:
            self._group.removeButton(option)
            self._grid.removeWidget(option)
            option.hide()
            option.deleteLater()
        self.options = []
        self._cards.setVisible(exercise is not None and bool(exercise.options))
        if exercise is None:
            return
        notes = (
            (self.tr("count hidden"), self.tr("your prediction"))
            if exercise.kind == "merge"
            else ("", self.tr("your answer"))
        )
        for number, answer in enumerate(exercise.options, start=1):
            option = LessonOption(self._theme, self._tiles, number, answer, notes)
            option.toggled.connect(self._on_toggled)
            self._group.addButton(option)
            self.options.append(option)
        self._arrange_cards()

    def _arrange_cards(self) -> None:
        exercise = self._exercise
        if exercise is None or not self.options:
            return
        room = (self.width() - 2 * _SIDE + 12) // len(self.options) - 12
        is_tight = any(option.sizeHint().width() > room for option in self.options)
        is_low = exercise.kind == "fault" or is_tight or self.width() < _WIDE
        columns = 2 if is_low else len(self.options)
        for index, option in enumerate(self.options):
            self._grid.addWidget(option, index // columns, index % columns)
            if columns < len(self.options):
                option.set_low()
        for column in range(4):
            self._grid.setColumnStretch(column, int(column < columns))

    def resizeEvent(self, event: object) -> None:
        """Set the cards in one row or two."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._number_label.setWordWrap(self.width() < _WIDE)
        self._arrange_cards()

    def _lay_out(self) -> None:
        self._number_line = QWidget()
        line = QHBoxLayout(self._number_line)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(12)
        line.addWidget(self._number_label)
        line.addWidget(self._number)
        line.addWidget(self._number_remark)
        line.addStretch(1)
        self._cut_line = QWidget()
        cuts = QVBoxLayout(self._cut_line)
        cuts.setContentsMargins(0, 0, 0, 0)
        cuts.setSpacing(8)
        cuts.addWidget(self.cut_row)
        cuts.addWidget(self._typed)
        buttons = QHBoxLayout()
        buttons.setSpacing(12)
        for button in (self.check, self.hint_button):
            button.setFixedHeight(32)
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(self._keys)
        told = QHBoxLayout()
        told.setSpacing(8)
        told.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        told.addWidget(self.verdict, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(_SIDE, 18, _SIDE, 18)
        column.setSpacing(14)
        column.addWidget(self.prompt)
        column.addWidget(self._cards)
        column.addWidget(self._cut_line)
        column.addWidget(self._number_line)
        column.addLayout(buttons)
        column.addLayout(told)
        column.addStretch(1)

    def _connect(self) -> None:
        self.check.clicked.connect(self._on_check)
        self.hint_button.clicked.connect(self._on_hint)
        self.cut_row.cuts_edited.connect(self._show_pieces)
        self.cut_row.cuts_edited.connect(self._show_check)
        self._typed.textEdited.connect(self._on_typed)
        self._number.textChanged.connect(lambda _: self._show_check())
        self._number.textEdited.connect(lambda _: self._take_refusal_back())

    def _on_check(self) -> None:
        if self._exercise is None:
            self.reveal_requested.emit()
        else:
            self.answered.emit(self.given())

    def _on_hint(self) -> None:
        self.hint_button.setEnabled(False)
        self.hint_requested.emit()

    def _on_toggled(self) -> None:
        if self._exercise is None:
            return
        chosen = self.given().choice
        if not self._is_known:
            ids = None if chosen is None else self._exercise.options[chosen].ids or None
            self.outlined.emit(ids)
        self._show_check()

    def _take_refusal_back(self) -> None:
        if self._number.property("invalid"):
            mark_invalid(self._number, False)
            self._say(self._remark, "info", "text2")

    def _on_typed(self, text: str) -> None:
        """Take cuts from what is typed, where it is the word."""
        exercise = self._exercise
        if exercise is None:
            return
        cuts, place = set(), 0
        typed = text.replace("</w>", "·").split(" ")
        labels = [face.label for face in exercise.symbols]
        is_whole = True
        for piece in filter(None, typed):
            cuts.add(place)
            while piece and place < len(labels) and piece.startswith(labels[place]):
                piece = piece[len(labels[place]) :]
                place += 1
            is_whole = is_whole and not piece
        if place == len(labels) - 1 and labels[-1] == "·" and not text.endswith(" "):
            place += 1  # the end of the word goes along with its last token
        mark_invalid(self._typed, not is_whole)
        self.cut_row.set_cuts(frozenset(cuts - {0}))
        self._show_check()

    def _show_pieces(self) -> None:
        exercise = self._exercise
        if exercise is None:
            return
        pieces = [""]
        for place, face in enumerate(exercise.symbols):
            if place in self.cut_row.cuts:
                pieces.append("")
            pieces[-1] += face.label
        self._typed.setText(" ".join(pieces))

    def _show_check(self) -> None:
        exercise = self._exercise
        if exercise is None:
            return
        given = self.given()
        if exercise.kind == "split":
            self.check.setEnabled(True)
        elif exercise.kind == "number":
            self.check.setEnabled(bool(given.number))
        else:
            self.check.setEnabled(given.choice is not None)

    def _keys_text(self, exercise: Exercise | None) -> str:
        if exercise is None:
            return ""
        if exercise.kind == "split":
            return self.tr("Left and right move, Space cuts, Enter checks")
        if exercise.options and exercise.kind != "merge":
            return self.tr("Keys 1 to {} choose, Enter checks").format(len(exercise.options))
        if exercise.options:
            return self.tr("Keys 1 to {} choose, Enter reveals").format(len(exercise.options))
        return self.tr("Enter checks")

    def _say(self, text: str, icon: str, role: str) -> None:
        self._say_spans([Span(text)] if text else [], icon, role)

    def _say_spans(self, spans: Sequence[Span], icon: str, role: str) -> None:
        self._mark_role = icon, role
        self.verdict.set_spans(spans)
        self.verdict.setVisible(bool(spans))
        self._mark.setVisible(bool(spans))
        self._restyle()

    def _restyle(self) -> None:
        icon, role = self._mark_role
        self._mark.setPixmap(self._theme.icon(icon, role, 16).pixmap(16, 16))
