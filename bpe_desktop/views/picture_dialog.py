"""The dialog that asks what to make a picture of, and as what kind of file."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ..models.number_text import counted
from .form_row import Choice, ChoiceField, NumberField
from .quantities import count_text
from .theme import Theme

__all__ = ["FORMS", "SUBJECTS", "PictureChoice", "PictureDialog", "Subject"]

_N = QT_TRANSLATE_NOOP
_MOST_FRAMES = 3000
_MOST_PAGE_STEPS = 20_000


class Subject(NamedTuple):
    """Something to make a picture of, and the kinds of file that it can be."""

    key: str
    title: str
    forms: tuple[str, ...]


class Form(NamedTuple):
    """A kind of file: its suffix, its title, and how many pixels stand for one of the window."""

    suffix: str
    title: str
    scale: float = 1.0


SUBJECTS = (
    Subject("window", _N("PictureDialog", "The window"), ("png", "png2", "svg")),
    Subject("merges", _N("PictureDialog", "The merge view"), ("png", "png2", "svg")),
    Subject("chart", _N("PictureDialog", "The timeline"), ("png", "png2", "svg", "csv")),
    Subject("tree", _N("PictureDialog", "The merge tree in Inspect"), ("png", "png2", "svg")),
    Subject("replay", _N("PictureDialog", "A replay of some steps"), ("html", "gif")),
)

FORMS = {
    "png": Form("png", _N("PictureDialog", "PNG, as on the screen")),
    "png2": Form("png", _N("PictureDialog", "PNG, twice as fine"), 2.0),
    "svg": Form("svg", _N("PictureDialog", "SVG, sharp at any size")),
    "csv": Form("csv", _N("PictureDialog", "CSV table of its numbers")),
    "html": Form("html", _N("PictureDialog", "HTML page that plays without network")),
    "gif": Form("gif", _N("PictureDialog", "GIF film")),
}

_PACES = (  # frames of a step
    Choice("12", _N("PictureDialog", "one second a step")),
    Choice("6", _N("PictureDialog", "half a second a step")),
    Choice("3", _N("PictureDialog", "a quarter of a second a step")),
)


class PictureChoice(NamedTuple):
    """What was asked for; `first` to `last` are the steps of a replay, `frames` those of each."""

    subject: str
    form: str
    first: int
    last: int
    frames: int


class PictureDialog(QDialog):
    """Asks for a picture; `save_requested` carries a `PictureChoice`. Show it with `open`."""

    save_requested = Signal(object)

    def __init__(
        self,
        theme: Theme,
        subjects: tuple[str, ...],
        steps: tuple[int, int, int],
        parent: QWidget | None = None,
        *,
        gif_problem: str = "",
    ) -> None:
        """Offer the `subjects` that there are, and of `steps` (first, last, all) a replay.

        `gif_problem` says why no GIF can be written, "" if it can.
        """
        super().__init__(parent)
        self.setObjectName("pictureDialog")
        self.setWindowTitle(self.tr("Export a picture"))
        self.setMinimumWidth(420)
        self._theme = theme
        self._gif_problem = gif_problem
        self._subjects = self._radios(
            "picture", [(s.key, _tr(s.title)) for s in SUBJECTS], enabled=subjects
        )
        self._forms = self._radios("pictureForm", [(k, _tr(f.title)) for k, f in FORMS.items()])
        self._total = steps[2]
        self._replay = self._make_replay(*steps[:2])
        self._lay_out()
        for button in (*self._subjects.values(), *self._forms.values()):
            button.toggled.connect(self._refresh)
        self._subjects[subjects[0]].setChecked(True)
        self._refresh()

    def choice(self) -> PictureChoice:
        """Return what is chosen now."""
        return PictureChoice(
            self._subject().key,
            next((key for key, button in self._forms.items() if button.isChecked()), "png"),
            self._first.number() or 0,
            min(self._last.number() or 0, self._total),
            int(self._pace.value()),
        )

    def accept(self) -> None:
        """Ask for the picture and close."""
        if self._save.isEnabled():
            super().accept()
            self.save_requested.emit(self.choice())

    def _subject(self) -> Subject:
        return next((s for s in SUBJECTS if self._subjects[s.key].isChecked()), SUBJECTS[0])

    def _radios(
        self, name: str, entries: list[tuple[str, str]], enabled: tuple[str, ...] | None = None
    ) -> dict[str, QRadioButton]:
        group = QButtonGroup(self)
        buttons = {}
        for key, text in entries:
            button = buttons[key] = QRadioButton(text)
            button.setObjectName(f"{name}.{key}")
            button.setEnabled(enabled is None or key in enabled)
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            group.addButton(button)
        return buttons

    def _make_replay(self, first: int, last: int) -> QWidget:
        self._first, self._last = NumberField(least=0), NumberField(least=0)
        for box, name, value, label in (
            (self._first, "replayFirst", first, self.tr("First step")),
            (self._last, "replayLast", last, self.tr("Last step")),
        ):
            box.setObjectName(name)
            box.setAccessibleName(label)
            box.set_number(value)
            box.setFixedWidth(84)
            box.textChanged.connect(self._refresh)
        self._pace = ChoiceField([choice._replace(text=_tr(choice.text)) for choice in _PACES])
        self._pace.setObjectName("replayPace")
        self._pace.setAccessibleName(self.tr("Pace"))
        self._pace.setMinimumWidth(180)
        self._pace.currentIndexChanged.connect(self._refresh)
        part = QWidget()
        row = QHBoxLayout(part)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(QLabel(self.tr("From step")))
        row.addWidget(self._first)
        row.addWidget(QLabel(self.tr("to")))
        row.addWidget(self._last)
        row.addWidget(self._pace, 1)
        row.addStretch()
        return part

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(6)
        column.addWidget(self._heading(self.tr("Picture of")))
        for button in self._subjects.values():
            column.addWidget(button)
        column.addSpacing(6)
        column.addWidget(self._replay)
        column.addSpacing(4)
        column.addWidget(self._heading(self.tr("Kind of file")))
        for button in self._forms.values():
            column.addWidget(button)
        self._note = QLabel()
        self._note.setObjectName("pictureNote")
        self._note.setFont(self._theme.font("table"))
        self._note.setProperty("tone", "text2")
        self._note.setWordWrap(True)
        column.addWidget(self._note)
        column.addStretch(1)
        cancel = QPushButton(self.tr("Cancel"))
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        self._save = QPushButton(self.tr("Save as…"))
        self._save.setObjectName("pictureSave")
        self._save.setDefault(True)
        self._save.clicked.connect(self.accept)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addStretch(1)
        buttons.addWidget(cancel)
        buttons.addWidget(self._save)
        column.addLayout(buttons)

    def _heading(self, text: str) -> QLabel:
        label = QLabel(text)
        label.setFont(self._theme.font("strong"))
        return label

    def _refresh(self, *_facts: object) -> None:
        subject = self._subject()
        for key, button in self._forms.items():
            button.setVisible(key in subject.forms)
        if not any(self._forms[form].isChecked() for form in subject.forms):
            self._forms[subject.forms[0]].setChecked(True)
            return  # and come here again
        self._replay.setVisible(subject.key == "replay")
        self._pace.setVisible(self.choice().form == "gif")
        problem = self._problem() if subject.key == "replay" else ""
        self._note.setText(problem or self._measure())
        self._save.setEnabled(not problem)
        self.adjustSize()

    def _problem(self) -> str:
        choice = self.choice()
        steps = choice.last - choice.first
        if self._first.number() is None or self._last.number() is None or steps < 1:
            return self.tr("Choose a first step before the last one.")
        if choice.form == "html" and steps > _MOST_PAGE_STEPS:
            return self.tr("A page takes up to {} steps.").format(count_text(_MOST_PAGE_STEPS))
        if choice.form == "gif" and self._gif_problem:
            return self._gif_problem
        if choice.form == "gif" and steps * choice.frames > _MOST_FRAMES:
            return self.tr("A film at this pace takes up to {} steps.").format(
                count_text(_MOST_FRAMES // choice.frames)
            )
        return ""

    def _measure(self) -> str:
        choice = self.choice()
        if choice.form != "gif":
            return ""
        frames = (choice.last - choice.first) * choice.frames + 1
        return counted("PictureDialog", "%Ln picture(s)", frames)


def _tr(text: str) -> str:
    return QCoreApplication.translate("PictureDialog", text)
