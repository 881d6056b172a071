"""The corpus: its text or its words with counts, where it came from, what is odd about it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ..engine.json_lines import JsonField
from ..formats.text import TextSource
from .corpus_editor import CorpusEditor
from .corpus_files import FieldChoice, FileList
from .elided_label import ElidedLabel
from .empty_state import EmptyState
from .page_notice import PageNotice
from .pane import Line, Pane
from .segmented import Segmented
from .theme import Theme

__all__ = ["ENCODINGS", "CorpusPane"]

# What a person may have saved text in, the likely ones first; names as Python's codecs know them.
ENCODINGS: tuple[str, ...] = (
    "utf-8",
    "utf-16",
    "windows-1252",
    "iso-8859-1",
    "windows-1250",
    "iso-8859-2",
    "windows-1251",
    "koi8-r",
    "windows-1253",
    "windows-1254",
    "shift_jis",
    "euc-jp",
    "gb18030",
    "big5",
    "euc-kr",
)

_SUMMARY_ICONS = {
    "good": ("circle-check", "good"),
    "warn": ("triangle-alert", "warn"),
    "bad": ("circle-x", "bad"),
    "info": ("info", "text2"),
}


class CorpusPane(Pane):
    """Shows and edits the corpus; tells what a person wants done with it."""

    text_edited = Signal()
    mode_requested = Signal(str)  # text or counts
    page_requested = Signal(int)  # counted from 0
    open_requested = Signal()
    sample_requested = Signal(str)
    recent_requested = Signal(str)
    reload_requested = Signal()
    encoding_requested = Signal(str)  # a name of ENCODINGS, or "" to detect it
    add_requested = Signal()
    file_requested = Signal(int)  # which of the files to show
    remove_requested = Signal(int)
    field_requested = Signal(str)  # of JSON lines
    check_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        title = QCoreApplication.translate("CorpusPane", "Corpus")
        super().__init__(theme, title, parent=parent)
        self._name = ""
        self._read_only = False
        self._page: tuple[int, int] | None = None
        self.setObjectName("corpusPane")
        self.setMinimumWidth(220)
        self._build_menu()
        choices = (("text", self.tr("Text")), ("counts", self.tr("Word counts")))
        self.modes = Segmented(theme, choices, self)
        self.modes.chosen.connect(self.mode_requested)
        self.editor = CorpusEditor(theme)
        self.editor.user_edited.connect(self._on_user_edited)
        self.editor.focus_changed.connect(self._place_empty_state)
        self.editor.resized.connect(self._place_empty_state)
        self._files = FileList(theme)
        self._files.file_requested.connect(self.file_requested)
        self._files.add_requested.connect(self.add_requested)
        self._files.remove_requested.connect(self.remove_requested)
        self._fields = FieldChoice(theme)
        self._fields.field_requested.connect(self.field_requested)
        self._page_notice = PageNotice(theme)
        self._page_notice.page_requested.connect(self.page_requested)
        self._summary = _Summary(theme)
        self._summary.change_requested.connect(self._show_encodings)
        self._summary.check_requested.connect(self.check_requested)
        self._empty = EmptyState(
            theme,
            icon="file-text",
            title=self.tr("No corpus yet"),
            text=self.tr("Type or paste text, drop a file here, or open a sample."),
            buttons=(self.tr("Open a file"), self.tr("Open a sample")),
            parent=self.editor,
        )
        self._empty.setObjectName("corpusEmpty")
        self._empty.pressed.connect(self.editor.setFocus)
        self._empty.button_clicked.connect(self._on_empty_button)
        self._lay_out()
        self._place_empty_state()

    # What the pane shows

    def set_document(
        self,
        text: str,
        *,
        name: str,
        read_only: bool = False,
        mode: str = "text",
        lines: Sequence[int] = (1,),
    ) -> None:
        """Show a corpus, or a page of one; `mode` is text or counts.

        `lines` are the numbers of the lines as `CorpusEditor.load` takes them.
        The same corpus with another text (read again, say) can be undone; another one cannot.
        Nothing is emitted.
        """
        same = name == self._name and mode == self.editor.mode and not self._read_only
        self._name = name
        self._read_only = read_only
        self.set_subtitle(name)
        self.modes.set_value(mode)
        keep_undo = same and not read_only and bool(self.text())
        self.editor.load(text, mode=mode, lines=lines, keep_undo=keep_undo)
        self.editor.setReadOnly(read_only)
        self._place_empty_state()

    def text(self) -> str:
        """Return the text in the editor, every character as it was given."""
        return self.editor.text()

    def set_modes_available(self, *, text: bool = True, counts: bool = True, why: str = "") -> None:
        """Allow or forbid the two views of the corpus; `why` explains a forbidden one."""
        self.modes.set_enabled("text", text, why)
        self.modes.set_enabled("counts", counts, why)

    def set_summary(self, text: str, *, kind: str = "good", can_change: bool = False) -> None:
        """Say how the text was read: kind good, warn, bad or info.

        `can_change` offers to choose another encoding right there.
        """
        self._summary.set_line(text, kind, can_change)

    def set_figures(self, text: str) -> None:
        """Say how much there is, such as "6 words, 19 occurrences, 145 symbols"."""
        self._summary.set_figures(text)

    def set_findings(self, text: str) -> None:
        """Say how many findings the check of the corpus has; "" where nobody knows."""
        self._summary.set_findings(text)

    def set_page(self, page: int, pages: int | None) -> None:
        """Say which page of a large file is on show, counted from 0; `None` pages hide that."""
        self._page_notice.set_page(page, pages)

    def set_files(self, files: Sequence[TextSource], current: int) -> None:
        """List the files of the corpus, if there are several; to one or more, more can be added."""
        self._files.set_files(files, current)
        self._add.setEnabled(bool(files))

    def set_fields(self, fields: Sequence[JsonField], chosen: str | None) -> None:
        """Offer the fields that hold text if the file in view holds JSON lines."""
        self._fields.set_fields(fields, chosen)

    def set_samples(self, samples: Sequence[tuple[str, str]]) -> None:
        """Fill the menu of samples with (id, title) pairs."""
        self._fill(self._sample_menu, samples, self.sample_requested)

    def set_recent(self, paths: Sequence[str]) -> None:
        """Fill the menu of recent files."""
        self._fill(self._recent_menu, [(path, path) for path in paths], self.recent_requested)

    def set_encoding(self, encoding: str, *, can_choose: bool) -> None:
        """Tick the encoding in use; only the text of a file can be read in another one."""
        self._encoding_menu.setEnabled(can_choose)
        for action in self._encodings.actions():
            action.setChecked(action.data() == encoding)

    def set_reloadable(self, reloadable: bool) -> None:
        """Allow to read the file again; a corpus that was typed has none."""
        self._reload.setEnabled(reloadable)

    # Building

    def _build_menu(self) -> None:
        menu = QMenu(self)
        self.add_tool("ellipsis", self.tr("More about the corpus"), "corpusMenuButton", menu)
        menu.addAction(self.tr("&Open…"), self.open_requested.emit)
        self._add = menu.addAction(self.tr("&Add files…"), self.add_requested.emit)
        self._add.setEnabled(False)
        self._sample_menu = menu.addMenu(self.tr("Open a &sample"))
        self._recent_menu = menu.addMenu(self.tr("Open &recent"))
        self._reload = menu.addAction(self.tr("Re&load"), self.reload_requested.emit)
        self._reload.setEnabled(False)
        menu.addSeparator()
        self._encoding_menu = menu.addMenu(self.tr("&Encoding"))
        self._fill_encodings()
        menu.addSeparator()
        menu.addAction(self.tr("&Check the corpus…"), self.check_requested.emit)
        wrap = menu.addAction(self.tr("&Wrap lines"))
        wrap.setObjectName("wrapLines")
        wrap.setCheckable(True)
        wrap.setChecked(True)
        wrap.toggled.connect(lambda wrapped: self.editor.set_wrapped(wrapped))
        self.set_samples(())
        self.set_recent(())

    def _fill_encodings(self) -> None:
        self._encodings = QActionGroup(self)
        for encoding in ("", *ENCODINGS):
            title = encoding.upper() if encoding.startswith("utf") else encoding
            action = QAction(title or self.tr("&Detect"), self._encoding_menu)
            action.setData(encoding)
            action.setCheckable(True)
            action.triggered.connect(
                lambda _=False, encoding=encoding: self.encoding_requested.emit(encoding)
            )
            self._encodings.addAction(action)
            self._encoding_menu.addAction(action)
            if not encoding:
                self._encoding_menu.addSeparator()
        self._encoding_menu.setEnabled(False)

    def _fill(self, menu: QMenu, entries: Sequence[tuple[str, str]], signal: object) -> None:
        menu.clear()
        for key, title in entries:
            action = menu.addAction(title.replace("&", "&&"))
            action.setData(key)
            action.triggered.connect(lambda _=False, key=key: signal.emit(key))
        menu.setEnabled(bool(entries))

    def _lay_out(self) -> None:
        toggle = QHBoxLayout()
        toggle.setContentsMargins(12, 0, 12, 8)
        toggle.addWidget(self.modes)
        self.body.addLayout(toggle)
        self.body.addWidget(Line(self.theme))
        self.body.addWidget(self._files)
        self.body.addWidget(self._fields)
        self.body.addWidget(self.editor, 1)
        self.body.addWidget(self._page_notice)
        self.body.addWidget(Line(self.theme))
        self.body.addWidget(self._summary)

    # Reactions

    def _on_user_edited(self) -> None:
        self._place_empty_state()
        self.text_edited.emit()

    def _on_empty_button(self, index: int) -> None:
        if index == 0:
            self.open_requested.emit()
        else:
            button = self._empty.buttons[1]
            self._sample_menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _show_encodings(self, anchor: QWidget) -> None:
        self._encoding_menu.popup(anchor.mapToGlobal(anchor.rect().bottomLeft()))

    def _place_empty_state(self) -> None:
        empty = self.editor.document().isEmpty() and not self.editor.hasFocus()
        self._empty.setVisible(empty and not self._read_only)
        self._empty.setGeometry(self.editor.rect())


class _Summary(QWidget):
    """The two lines at the foot: how the text was read, and how much there is."""

    change_requested = Signal(object)
    check_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._kind = "info"
        self._icon = QLabel()
        self._line = ElidedLabel(theme, font="table", role="text")
        self._change = _link(theme, "changeEncoding")
        self._change.setText(self.tr("Choose the encoding"))
        self._change.clicked.connect(lambda: self.change_requested.emit(self._change))
        self._findings = _link(theme, "corpusFindings")
        self._findings.setToolTip(self.tr("Look at what the check of the corpus found"))
        self._findings.clicked.connect(self.check_requested)
        self._figures = QLabel()
        self._figures.setFont(theme.font("table"))
        self._figures.setProperty("tone", "text2")
        self._figures.setWordWrap(True)
        self._figures.setMinimumHeight(21)
        first = QHBoxLayout()
        first.setSpacing(4)
        first.addWidget(self._icon)
        first.addWidget(self._line, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 12)
        column.setSpacing(0)
        column.addLayout(first)
        second = QHBoxLayout()
        second.addSpacing(13)  # under the text of the first line, not under its icon
        second.addWidget(self._change)
        second.addWidget(self._findings)
        second.addStretch(1)
        column.addLayout(second)
        column.addWidget(self._figures)
        self._line.setFixedHeight(21)
        theme.changed.connect(self._refresh_theme)
        self._refresh_theme()

    def set_line(self, text: str, kind: str, can_change: bool) -> None:
        """Set the first line."""
        self._kind = kind
        self._line.set_text(text)
        self._icon.setVisible(bool(text))
        self._change.setVisible(can_change)
        self._refresh_theme()

    def set_findings(self, text: str) -> None:
        """Set the link to the check of the corpus, or take it away."""
        self._findings.setText(text)
        self._findings.setVisible(bool(text))

    def set_figures(self, text: str) -> None:
        """Set the second line, which breaks between figures where it is short of room."""
        parts = [part.replace(" ", "\u00a0") for part in text.split(", ")]
        self._figures.setText(", ".join(parts))

    def _refresh_theme(self) -> None:
        name, role = _SUMMARY_ICONS[self._kind]
        self._icon.setPixmap(self._theme.icon(name, role, 16).pixmap(16, 16))


def _link(theme: Theme, name: str) -> QToolButton:
    button = QToolButton()
    button.setObjectName(name)
    button.setProperty("link", True)
    button.setFont(theme.font("table"))
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.hide()
    return button
