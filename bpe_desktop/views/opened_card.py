"""What an opened tokenizer is: its file, its kind and its settings, to be read and not changed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from ..engine.config import TrainingConfig
from ..engine.normalizer import shown_normalizer
from ..models.error_words import spoken
from ..models.number_text import counted
from .elided_label import ElidedLabel
from .quantities import count_text
from .setting_words import value_name
from .theme import Theme

__all__ = ["OpenedCard", "OpenedFacts", "opened_text"]

_LABEL_WIDTH = 84


class OpenedFacts(NamedTuple):
    """Where a tokenizer is from, what it is, and what was odd in its file."""

    name: str
    format_title: str
    config: TrainingConfig
    tokens: int
    special: int
    merges: int
    notes: tuple[str, ...] = ()


class OpenedCard(QWidget):
    """Stands where the settings do while a tokenizer from a file is open."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("openedCard")
        self._theme = theme
        self._name = ElidedLabel(theme, font="strong", role="text", mode=_MIDDLE)
        self._name.setObjectName("openedName")
        self._kind = QLabel()
        self._kind.setWordWrap(True)
        self._kind.setProperty("tone", "text2")
        self._kind.setFont(theme.font("table"))
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 4, 0, 4)
        self._grid.setHorizontalSpacing(0)
        self._grid.setVerticalSpacing(5)
        self._grid.setColumnMinimumWidth(0, _LABEL_WIDTH)
        self._grid.setColumnStretch(1, 1)
        self._notes = QLabel()
        self._notes.setObjectName("openedNotes")
        self._notes.setWordWrap(True)
        self._notes.setProperty("tone", "text2")
        self._notes.setFont(theme.font("table"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._name)
        column.addWidget(self._kind)
        column.addLayout(self._grid)
        column.addWidget(self._notes)

    def set_facts(self, facts: OpenedFacts) -> None:
        """Show another tokenizer."""
        self._name.set_text(facts.name)
        self._kind.setText(facts.format_title)
        self._kind.setVisible(facts.format_title != facts.name)
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        for row, (label, value) in enumerate(self._rows(facts)):
            name = QLabel(label)
            name.setProperty("tone", "text2")
            name.setFont(self._theme.font("table"))
            text = ElidedLabel(self._theme, font="table", role="text")
            text.set_text(value)
            self._grid.addWidget(name, row, 0)
            self._grid.addWidget(text, row, 1)
        self._notes.setText("\n".join(map(spoken, facts.notes)))
        self._notes.setVisible(bool(facts.notes))

    def _rows(self, facts: OpenedFacts) -> Iterable[tuple[str, str]]:
        config, tr = facts.config, self.tr
        yield tr("Algorithm"), value_name("algorithm", config.algorithm)
        yield tr("Units"), value_name("units", config.units)
        yield tr("Word end"), value_name("marker", config.marker)
        yield tr("Words"), value_name("pretokenizer", config.pretokenizer)
        # A model's own table is thousands of characters long.
        own = "…" in shown_normalizer(config.normalizer)
        normalizer = value_name("normalizer", config.normalizer)
        yield tr("Normalize"), tr("the model's own table") if own else normalizer
        yield tr("Tokens"), count_text(facts.tokens)
        yield tr("Merge rules"), count_text(facts.merges)
        yield tr("Special"), count_text(facts.special) if facts.special else tr("none")
        if config.unk_token is not None:
            yield tr("Unknown"), config.unk_token


_MIDDLE = Qt.TextElideMode.ElideMiddle


def opened_text(name: str, tokens: int, special: int) -> str:
    """Say in a sentence what was opened."""
    size = counted("OpenedCard", "%Ln token(s)", tokens)
    if not special:
        text = QCoreApplication.translate("OpenedCard", "Opened {name}: {tokens}.")
        return text.format(name=name, tokens=size)
    more = counted("OpenedCard", "%Ln special", special)
    text = QCoreApplication.translate("OpenedCard", "Opened {name}: {tokens}, {special}.")
    return text.format(name=name, tokens=size, special=more)
