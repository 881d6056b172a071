"""The dialog that asks in which format, how much of it and where to a vocabulary is exported."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ..errors import UserError
from ..models.error_words import spoken
from .setting_words import refusal_words, short_refusal
from .step_words import step_words
from .theme import Theme

__all__ = ["FORMATS", "ExportDialog", "ExportFormat"]

_N = QT_TRANSLATE_NOOP
# The height of what stands below the formats, and that of the formats on a very low screen.
_OTHER_PARTS, _LEAST_FORMATS = 380, 110


class ExportFormat(NamedTuple):
    """A format by its name, what it is called, what reads it, and the files it makes.

    With several files the path names their folder; with one, `files` is the usual name of it, in
    which {name} stands for that of the corpus. `beside` is added to the file's name for that of
    another one beside it. `algorithms` are those whose vocabularies it is for, empty for all.
    """

    key: str
    title: str
    text: str
    files: tuple[str, ...]
    beside: str = ""
    algorithms: tuple[str, ...] = ()


FORMATS: tuple[ExportFormat, ...] = (
    ExportFormat(
        "hf",
        _N("ExportDialog", "Hugging Face tokenizer.json"),
        _N("ExportDialog", "One file for the tokenizers and transformers libraries."),
        ("tokenizer.json",),
    ),
    ExportFormat(
        "gpt2",
        _N("ExportDialog", "GPT-2 vocab.json and merges.txt"),
        _N("ExportDialog", "Two files in a folder, as GPT-2 and RoBERTa have them."),
        ("vocab.json", "merges.txt"),
        algorithms=("bpe",),
    ),
    ExportFormat(
        "tiktoken",
        _N("ExportDialog", "tiktoken ranks"),
        _N("ExportDialog", "For tiktoken, byte units only. A JSON beside it has the rest."),
        ("{name}.tiktoken",),
        ".json",
        ("bpe",),
    ),
    ExportFormat(
        "sentencepiece",
        _N("ExportDialog", "SentencePiece model"),
        _N("ExportDialog", "For sentencepiece and what builds on it."),
        ("{name}.model",),
        algorithms=("bpe", "unigram"),
    ),
    ExportFormat(
        "bert",
        _N("ExportDialog", "BERT vocab.txt"),
        _N("ExportDialog", "One token a line, as BERT and its relatives have it."),
        ("vocab.txt",),
        algorithms=("wordpiece",),
    ),
    ExportFormat(
        "subword-nmt",
        _N("ExportDialog", "subword-nmt codes"),
        _N("ExportDialog", "Merge rules for subword-nmt, with </w> on the last character."),
        ("{name}.codes",),
        algorithms=("bpe",),
    ),
    ExportFormat(
        "minbpe",
        _N("ExportDialog", "minbpe model"),
        _N("ExportDialog", "For minbpe, byte units only."),
        ("{name}.model",),
        algorithms=("bpe",),
    ),
    ExportFormat(
        "csv",
        _N("ExportDialog", "CSV table"),
        _N("ExportDialog", "The vocabulary as rows, for a spreadsheet."),
        ("{name}.csv",),
    ),
)


class ExportDialog(QDialog):
    """Asks how to export.

    `export_requested` carries the format's name, the path and how many merges (`None` for all).
    Show it with `open`.
    """

    export_requested = Signal(str, str, object)

    def __init__(
        self,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        name: str = "vocabulary",
        folder: str = "",
        algorithm: str = "bpe",
    ) -> None:
        """Offer the formats for the vocabularies of an algorithm."""
        super().__init__(parent)
        self.setObjectName("exportDialog")
        self.setWindowTitle(self.tr("Export the vocabulary"))
        self.setMinimumWidth(460)
        self._theme = theme
        self._words = step_words(algorithm)
        self._formats = [f for f in FORMATS if not f.algorithms or algorithm in f.algorithms]
        self._losses: Callable[[str], Sequence[str]] = lambda _format: ()
        self._step = 0
        self._name = name
        self._folder = Path(folder) if folder else Path.home()
        self._path_typed = False
        self._format = self._formats[0]
        self._fits = True  # the chosen format can hold the tokenizer, if with losses
        self._make_formats()
        self._make_extent()
        self._make_path()
        self._loss_box = _Losses(theme)
        self._lay_out()
        self._choose(self._formats[0])
        self.set_merges(0, 0)

    def set_merges(self, step: int, total: int) -> None:
        """Say at which step the playhead is, and how many there are."""
        self._step = step
        steps = self._words.several
        self._all.setText(self.tr("All {steps}").format(steps=steps(total)))
        self._to_playhead.setText(
            self.tr("The first {steps}, up to the playhead").format(steps=steps(step))
        )
        self._to_playhead.setVisible(step < total)
        if step >= total:
            self._all.setChecked(True)

    def set_losses(self, losses: Callable[[str], Sequence[str]]) -> None:
        """Set who knows what a format cannot hold: a sentence each, for the format's name.

        A `UserError` of it says that the format cannot hold the tokenizer at all.
        """
        self._losses = losses
        self._show_losses()

    def set_check(self, check: Callable[[str], object]) -> None:
        """Set who raises a `UserError` for a format that cannot hold the tokenizer.

        It is asked at once for each format, so that nobody has to choose one to be told.
        """
        for key, text in self._format_texts.items():
            try:
                check(key)
            except UserError as error:
                text.setText(short_refusal(error))
                text.setToolTip(" ".join(refusal_words(error)))
                text.setProperty("tone", "bad")
                text.style().unpolish(text)
                text.style().polish(text)

    @property
    def format(self) -> str:
        """The name of the chosen format."""
        return self._format.key

    def path(self) -> str:
        """Return the path as it stands in the field."""
        return self._path.text().strip()

    def upto(self) -> int | None:
        """Return how many merges to export, `None` for all."""
        return self._step if self._to_playhead.isChecked() else None

    def accept(self) -> None:
        """Ask for the export and close."""
        if not self._export.isEnabled():
            return
        self.export_requested.emit(self.format, self.path(), self.upto())
        super().accept()

    def _make_formats(self) -> None:
        self._format_group = QButtonGroup(self)
        self._format_rows: list[QWidget] = []
        self._format_texts: dict[str, QLabel] = {}
        for form in self._formats:
            button = QRadioButton(_tr(form.title))
            button.setObjectName(f"format.{form.key}")
            button.toggled.connect(lambda on, form=form: self._choose(form) if on else None)
            self._format_group.addButton(button)
            text = QLabel(_tr(form.text))
            text.setFont(self._theme.font("table"))
            text.setProperty("tone", "text2")
            text.setContentsMargins(24, 0, 0, 0)
            text.setObjectName(f"formatText.{form.key}")
            self._format_texts[form.key] = text
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            row = QWidget()
            column = QVBoxLayout(row)
            column.setContentsMargins(0, 0, 0, 2)
            column.setSpacing(0)
            column.addWidget(button)
            column.addWidget(text)
            self._format_rows.append(row)

    def _make_extent(self) -> None:
        self._extent_group = QButtonGroup(self)
        self._all = QRadioButton()
        self._all.setObjectName("exportAll")
        self._all.setChecked(True)
        self._to_playhead = QRadioButton()
        self._to_playhead.setObjectName("exportToPlayhead")
        for button in (self._all, self._to_playhead):
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            self._extent_group.addButton(button)

    def _make_path(self) -> None:
        self._path = QLineEdit()
        self._path.setObjectName("exportPath")
        self._path.textEdited.connect(self._on_path_typed)
        self._path.textChanged.connect(self._check_path)
        self._browse = QPushButton(self.tr("Browse…"))
        self._browse.setObjectName("exportBrowse")
        self._browse.setAutoDefault(False)
        self._browse.clicked.connect(self._open_file_dialog)
        self._path_note = QLabel()
        self._path_note.setObjectName("exportNote")
        self._path_note.setFont(self._theme.font("table"))
        self._path_note.setWordWrap(True)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(6)
        column.addWidget(self._heading(self.tr("Format")))
        column.addWidget(self._formats_area())
        column.addWidget(self._loss_box)
        column.addSpacing(6)
        column.addWidget(self._heading(self._words.title))
        column.addWidget(self._all)
        column.addWidget(self._to_playhead)
        column.addSpacing(8)
        self._path_heading = self._heading("")
        self._path_heading.setBuddy(self._path)
        column.addWidget(self._path_heading)
        where = QHBoxLayout()
        where.setSpacing(8)
        where.addWidget(self._path, 1)
        where.addWidget(self._browse)
        column.addLayout(where)
        column.addWidget(self._path_note)
        column.addSpacing(10)
        cancel = QPushButton(self.tr("Cancel"))
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        self._export = QPushButton(self.tr("Export"))
        self._export.setObjectName("exportButton")
        self._export.setDefault(True)
        self._export.clicked.connect(self.accept)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addStretch(1)
        buttons.addWidget(cancel)
        buttons.addWidget(self._export)
        column.addLayout(buttons)

    def _formats_area(self) -> QScrollArea:
        """Return the formats, to be scrolled on a screen that is too low for all of them."""
        formats = QWidget()
        column = QVBoxLayout(formats)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for row in self._format_rows:
            column.addWidget(row)
        area = self._area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(formats)
        room = self.screen().availableGeometry().height() - _OTHER_PARTS
        area.setMinimumHeight(min(formats.sizeHint().height(), max(_LEAST_FORMATS, room)))
        return area

    def _heading(self, text: str) -> QLabel:
        label = QLabel(text)
        label.setFont(self._theme.font("strong"))
        return label

    def _choose(self, form: ExportFormat) -> None:
        self._format = form
        button = self.findChild(QRadioButton, f"format.{form.key}")
        if button is not None:
            button.setChecked(True)
            self._area.ensureWidgetVisible(button)
        several = len(form.files) > 1
        self._path_heading.setText(self.tr("Folder") if several else self.tr("File"))
        if not self._path_typed:
            file = self._name if several else form.files[0].format(name=self._name)
            self._path.setText(str(self._folder / file))
        self._show_losses()

    def _show_losses(self) -> None:
        """Say what the chosen format cannot hold, or why it cannot hold the tokenizer."""
        try:
            losses = self._losses(self.format)
        except UserError as error:
            self._fits = False
            self._loss_box.show_refusal(error)
        else:
            self._fits = True
            self._loss_box.show_losses(losses)
        self._check_path()
        self._keep_room()

    def _check_path(self) -> None:
        """Say what is in the way of the path, or what the export replaces."""
        path = Path(self.path())
        several = len(self._format.files) > 1
        targets = [path / name for name in self._format.files] if several else [path]
        if self._format.beside and path.name:
            targets.append(path.with_name(f"{path.name}{self._format.beside}"))
        existing = [target.name for target in targets if target.is_file()]
        problem = ""
        if not self.path():
            problem = self.tr("Name a folder.") if several else self.tr("Name a file.")
        elif not path.parent.is_dir():
            problem = self.tr("The folder {folder} does not exist.").format(folder=path.parent)
        elif not several and path.is_dir():
            problem = self.tr("{name} is a folder. Name a file in it.").format(name=path.name)
        elif several and path.is_file():
            problem = self.tr("{name} is a file. Name a folder.").format(name=path.name)
        note = self.tr("Replaces {files}.").format(files=", ".join(existing)) if existing else ""
        self._path_note.setText(problem or note)
        self._path_note.setProperty("tone", "bad" if problem else "warn")
        self._path_note.style().unpolish(self._path_note)
        self._path_note.style().polish(self._path_note)
        self._export.setEnabled(self._fits and not problem)
        self._export.setText(self.tr("Replace") if existing else self.tr("Export"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep what is said whole where the lines break otherwise."""
        super().resizeEvent(event)
        self._keep_room()

    def _keep_room(self) -> None:
        """Be no lower than the sentences need: a layout of Qt would cut lines that wrap."""
        layout = self.layout()
        layout.activate()
        wrapped = layout.totalMinimumHeightForWidth(max(self.width(), self.minimumWidth()))
        self.setMinimumHeight(max(wrapped, layout.totalMinimumSize().height()))  # none wrap: -1

    def _on_path_typed(self) -> None:
        self._path_typed = True

    def _open_file_dialog(self) -> None:
        several = len(self._format.files) > 1
        dialog = QFileDialog(self, self.tr("Export to"), str(Path(self.path()).parent))
        dialog.setObjectName("exportFileDialog")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if several:
            dialog.setFileMode(QFileDialog.FileMode.Directory)
        else:
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
            # What exists is said in this dialog, so it need not be asked in that one.
            dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
            dialog.selectFile(Path(self.path()).name)
        dialog.fileSelected.connect(self._on_file_selected)
        dialog.open()

    def _on_file_selected(self, path: str) -> None:
        self._path_typed = True
        self._path.setText(path)


class _Losses(QFrame):
    """Lists what a format cannot hold, or says why it cannot hold the tokenizer at all."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setStyleSheet("QFrame { border-radius: 8px; }")
        self._text = QLabel()
        self._text.setObjectName("exportLosses")
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._icon = QLabel()
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 12, 8)
        row.setSpacing(8)
        row.addWidget(self._icon, alignment=Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._text, 1)

    def show_losses(self, losses: Sequence[str]) -> None:
        """Show the sentences, or nothing where there is none."""
        self._show("\n".join(map(spoken, losses)), "triangle-alert", "warn")

    def show_refusal(self, error: UserError) -> None:
        """Say that there can be no export, and what to do about it."""
        self._show("\n".join(refusal_words(error)).strip(), "circle-x", "bad")

    def _show(self, text: str, icon: str, role: str) -> None:
        self._text.setText(text)
        self._icon.setPixmap(self._theme.icon(icon, role, 16).pixmap(16, 16))
        self.setProperty("surface", f"{role}_soft")
        self.style().unpolish(self)
        self.style().polish(self)
        self.setVisible(bool(text))


def _tr(text: str) -> str:
    return QCoreApplication.translate("ExportDialog", text)
