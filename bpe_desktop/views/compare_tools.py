"""The buttons of Compare in the toolbar: add a tokenizer, add a text, save a report."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton

from .page_tools import PageTools
from .theme import Theme

__all__ = ["CompareTools"]

_HEIGHT = 30
_ICON_STYLE = "QPushButton { padding: 0 8px; } QPushButton:focus { padding: 0 7px; }"


class CompareTools(PageTools):
    """Three buttons with menus; where there is little room, with icons only, the last one first."""

    keep_requested = Signal()
    open_tokenizer_requested = Signal()
    row_toggled = Signal(str, bool)  # training, words or characters
    type_text_requested = Signal()
    open_text_requested = Signal()
    sample_requested = Signal(str)
    csv_requested = Signal()
    html_requested = Signal()

    def __init__(self, theme: Theme, samples: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self._theme = theme
        self._rows: dict[str, QAction] = {}
        self._level = 0
        self._opening = ""
        self._tokenizer = self._make_button("compareAddTokenizer")
        self._text = self._make_button("compareAddText")
        self._report = self._make_button("compareReport")
        self._fill_tokenizers()
        self._fill_texts(samples)
        menu = self._menu(self._report, "compareReportMenu")
        menu.addAction(self.tr("Page with pictures (HTML)…"), self.html_requested.emit)
        menu.addAction(self.tr("Table (CSV)…"), self.csv_requested.emit)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for button in (self._tokenizer, self._text, self._report):
            row.addWidget(button)
        theme.changed.connect(self._dress)
        self._dress()
        self._write()

    def set_present(self, name: str, rows: dict[str, bool]) -> None:
        """Name the tokenizer in view ("" for none), and check the rows that are shown."""
        self._keep.setEnabled(bool(name))
        self._keep.setText(self.tr("Keep the present one: {}").format(name) if name else self._bare)
        for kind, action in self._rows.items():
            action.setChecked(rows.get(kind, False))

    def set_opening(self, name: str) -> None:
        """Say which tokenizer is being read, "" for none."""
        self._opening = name
        self._write()

    def set_compact(self, level: int) -> None:
        """Show icons only, of the report or of all; the names are in the tips."""
        if level != self._level:
            self._level = level
            self._dress()
            self._write()

    def _write(self) -> None:
        """Name the buttons, on them or in their tips."""
        opening = self.tr("Opening {}").format(self._opening) if self._opening else ""
        for button, name, tip, level in (
            (self._tokenizer, self.tr("Tokenizer"), opening, 2),
            (self._text, self.tr("Text"), "", 2),
            (self._report, self.tr("Report"), "", 1),
        ):
            is_icon = self._level >= level
            text = self.tr("Opening …") if tip else name
            if button is self._report:
                text = f"\u2009{text}"  # set off from its icon
            button.setText("" if is_icon else text)
            button.setToolTip(tip or (name if is_icon else ""))
            button.setAccessibleName(tip or name)
            button.setStyleSheet(_ICON_STYLE if is_icon else "")

    def _fill_tokenizers(self) -> None:
        menu = self._menu(self._tokenizer, "compareTokenizerMenu")
        self._bare = self.tr("Keep the present one")
        self._keep = menu.addAction(self._bare, self.keep_requested.emit)
        self._keep.setObjectName("compareKeep")
        menu.addAction(self.tr("Open from a file…"), self.open_tokenizer_requested.emit)
        menu.addSeparator()
        for kind, words in (
            ("training", self.tr("The one in view, at the playhead")),
            ("words", self.tr("Whole words of the corpus")),
            ("characters", self.tr("Characters")),
        ):
            action = menu.addAction(words)
            action.setObjectName(f"compareRow.{kind}")
            action.setCheckable(True)
            action.triggered.connect(
                lambda checked, kind=kind: self.row_toggled.emit(kind, checked)
            )
            self._rows[kind] = action

    def _fill_texts(self, samples: Sequence[tuple[str, str]]) -> None:
        menu = self._menu(self._text, "compareTextMenu")
        menu.addAction(self.tr("Type a text…"), self.type_text_requested.emit)
        menu.addAction(self.tr("Open from files…"), self.open_text_requested.emit)
        menu.addSeparator()
        for code, name in samples:
            action = menu.addAction(name)
            action.setObjectName(f"compareSample.{code}")
            action.triggered.connect(lambda _=False, code=code: self.sample_requested.emit(code))

    def _menu(self, button: QPushButton, name: str) -> QMenu:
        menu = QMenu(button)
        menu.setObjectName(name)
        # Not as the button's own menu, which would draw an arrow into it.
        button.clicked.connect(lambda: menu.popup(button.mapToGlobal(button.rect().bottomLeft())))
        return menu

    def _make_button(self, name: str) -> QPushButton:
        button = QPushButton()
        button.setObjectName(name)
        button.setFont(self._theme.font("medium"))
        button.setFixedHeight(_HEIGHT)
        return button

    def _dress(self) -> None:
        self._tokenizer.setIcon(self._theme.icon("plus"))
        # Two of the same would not tell which is which.
        self._text.setIcon(self._theme.icon("file-text" if self._level > 1 else "plus"))
        self._report.setIcon(self._theme.icon("download"))
