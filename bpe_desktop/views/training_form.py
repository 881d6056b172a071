"""The fields of the training settings: reading them, checking them, filling them."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from ..engine.config import TrainingConfig
from ..engine.pretokenizer import get_pretokenizer
from ..errors import ConfigError
from .form_row import ChoiceField, FormRow, NumberField
from .theme import Theme

__all__ = ["TrainingForm"]

_AS_LISTED = "as-listed"
_OWN_RULE = "own-rule"
_DEFAULT_STOP = 100
_NUMBER_WIDTH = 60
# Two fields in one row have to make do with less padding.
_TIGHT = """
    QLineEdit { padding: 0 4px; } QLineEdit:focus { padding: 0 3px; }
    QComboBox { padding: 0 0 0 7px; } QComboBox:focus { padding: 0 0 0 6px; }
    QComboBox::drop-down { width: 22px; }
"""


class TrainingForm(QWidget):
    """Every setting as a field.

    `edited` tells of each keystroke, `committed` of a choice that is complete at once. What is
    invalid is said under its field, and `config` keeps the last valid settings.
    """

    edited = Signal()
    committed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._config = TrainingConfig(merges=_DEFAULT_STOP)
        self._counts = False
        self._filling = False
        self._more_shown = False
        self._locked = False
        self._make_fields()
        self._make_rows()
        self._connect()
        self._fill()

    def config(self) -> TrainingConfig:
        """Return the last valid settings."""
        return self._config

    def set_config(self, config: TrainingConfig) -> None:
        """Show settings; nothing is emitted."""
        self._config = config
        self._fill()

    def take_edit(self) -> bool:
        """Check the fields; take them over and tell whether the settings changed validly."""
        config = self._read()
        if config is None or config == self._config:
            return False
        self._config = config
        return True

    def has_more(self) -> bool:
        """Tell whether one of the further settings is not at its first value."""
        config = self._config
        return bool(
            config.max_token_length
            or config.special_tokens
            or config.unk_token
            or config.normalizer != "none"
        )

    def set_more_shown(self, shown: bool) -> None:
        """Show or hide the further settings."""
        self._more_shown = shown
        for row in self._more_rows:
            row.setVisible(shown)

    def set_counts_corpus(self, counts: bool) -> None:
        """Say that words come as listed: the rule that cuts words is of no use then."""
        self._counts = counts
        self._fill()

    def set_locked(self, locked: bool) -> None:
        """Lock all fields, while a training runs."""
        if locked == self._locked:
            return
        self._locked = locked
        for row in self._rows:
            row.set_enabled(not locked)
        if not locked:
            self._refresh_enabled()

    def focus_first(self) -> None:
        """Put the keyboard on the first field."""
        self.algorithm.setFocus()

    def _make_fields(self) -> None:
        tr = self.tr
        self.algorithm = ChoiceField((("bpe", tr("BPE")),))
        self.units = ChoiceField((("character", tr("Characters")), ("byte", tr("Bytes"))))
        self.marker = ChoiceField(
            (("none", tr("None")), ("end", tr("Marker ·")), ("start", tr("Start ▁")))
        )
        self.stop_number = NumberField(least=0, step=10)
        self.stop_number.setMinimumWidth(44)
        self.stop_number.setMaximumWidth(_NUMBER_WIDTH)
        self.stop_number.setStyleSheet(_TIGHT)
        self.stop_kind = ChoiceField(
            (("merges", tr("merges")), ("tokens", tr("tokens")), ("none", tr("no limit")))
        )
        self.min_count = NumberField()
        self.min_count.setFixedWidth(_NUMBER_WIDTH)
        self.stop_kind.setStyleSheet(_TIGHT)
        self.ties = ChoiceField(
            (
                ("lexicographic", tr("Lexicographic")),
                ("first-seen", tr("First seen wins")),
                ("lowest-ids", tr("Lowest ids")),
                ("largest", tr("Largest")),
                ("sentencepiece", tr("SentencePiece")),
            )
        )
        self.words = ChoiceField(
            (
                ("whitespace", tr("Whitespace")),
                ("gpt2", tr("GPT-2 pattern")),
                ("cl100k", tr("GPT-4 (cl100k)")),
                ("o200k", tr("GPT-4o (o200k)")),
                ("whitespace-punctuation", tr("Punctuation apart")),
                ("bert", tr("BERT")),
                ("metaspace", tr("Metaspace ▁")),
                ("none", tr("Not cut")),
                (_OWN_RULE, tr("Own rule…")),
            )
        )
        self.own_rule = QLineEdit()
        self.own_rule.setPlaceholderText(r"regex:\w+|\W")
        self.max_length = NumberField()
        self.max_length.setPlaceholderText(tr("no limit"))
        self.special_tokens = QLineEdit()
        self.special_tokens.setPlaceholderText("<pad> <s> </s>")
        self.unknown_token = QLineEdit()
        self.unknown_token.setPlaceholderText(tr("none, such as <unk>"))
        self.normalizer = ChoiceField(
            (
                ("none", tr("None")),
                ("nfc", "NFC"),
                ("nfd", "NFD"),
                ("nfkc", "NFKC"),
                ("nfkd", "NFKD"),
                ("lowercase", tr("Lower case")),
                ("nfkc+lowercase", tr("NFKC, lower case")),
            )
        )

    def _make_rows(self) -> None:
        tr, theme = self.tr, self._theme
        self.stop_row = FormRow(theme, tr("Stop after"), (self.stop_number, self.stop_kind))
        self.min_count_row = FormRow(theme, tr("Min. count"), (self.min_count,), stretch=False)
        self.words_row = FormRow(theme, tr("Words"), (self.words,))
        self.own_rule_row = FormRow(theme, tr("Rule"), (self.own_rule,))
        self.max_length_row = FormRow(theme, tr("Longest"), (self.max_length,))
        self.special_row = FormRow(theme, tr("Special"), (self.special_tokens,))
        self.unknown_row = FormRow(theme, tr("Unknown"), (self.unknown_token,))
        normalizer_row = FormRow(theme, tr("Normalize"), (self.normalizer,))
        self._more_rows = (
            self.max_length_row,
            self.special_row,
            self.unknown_row,
            normalizer_row,
        )
        self._rows = (
            FormRow(theme, tr("Algorithm"), (self.algorithm,)),
            FormRow(theme, tr("Units"), (self.units,)),
            FormRow(theme, tr("Word end"), (self.marker,)),
            self.stop_row,
            self.min_count_row,
            FormRow(theme, tr("Equal counts"), (self.ties,)),
            self.words_row,
            self.own_rule_row,
            *self._more_rows,
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for row in self._rows:
            column.addWidget(row)
        self.set_more_shown(False)
        self._set_tips()

    def _set_tips(self) -> None:
        tr = self.tr
        self.units.setToolTip(tr("What the alphabet is made of"))
        self.marker.setToolTip(tr("A symbol that marks where a word ends or starts"))
        self.stop_number.setToolTip(tr("Tokens count the alphabet and the special tokens, too"))
        self.min_count.setToolTip(tr("Stop when no pair is counted so often"))
        self.ties.setToolTip(tr("Which pair goes first among those counted equally often"))
        self.words.setToolTip(tr("How the text is cut into words; no merge crosses a cut"))
        self.own_rule.setToolTip(tr("Names joined by +, or regex: and a pattern"))
        self.max_length.setToolTip(tr("No token gets longer than this"))
        self.special_tokens.setToolTip(tr("Tokens that stand for no text, parted by spaces"))
        self.unknown_token.setToolTip(tr("The token for symbols that the alphabet lacks"))
        self.normalizer.setToolTip(tr("What is done to the text before all else"))

    def _connect(self) -> None:
        for row in self._rows:
            for choice in row.findChildren(ChoiceField):
                choice.currentIndexChanged.connect(self._on_chosen)
            for field in row.findChildren(QLineEdit):
                field.textEdited.connect(self._on_typed)
                field.editingFinished.connect(self._on_finished)

    def _on_chosen(self) -> None:
        if self._filling:
            return
        if self.sender() is self.words:
            self.own_rule_row.setVisible(self.words.value() == _OWN_RULE)
            if self.words.value() == _OWN_RULE and not self.own_rule.text():
                self.own_rule.setFocus()
        self._refresh_enabled()
        self._read()
        self.committed.emit()

    def _on_typed(self) -> None:
        self._read()
        self.edited.emit()

    def _on_finished(self) -> None:
        if self._read() not in (None, self._config):
            self.committed.emit()

    def _refresh_enabled(self) -> None:
        self.stop_number.setEnabled(self.stop_kind.value() != "none")
        self.words.setEnabled(not self._counts)

    def _fill(self) -> None:
        """Show the settings that are held."""
        config = self._config
        self._filling = True
        self.algorithm.set_value(config.algorithm)
        self.units.set_value(config.units)
        self.marker.set_value(config.marker)
        self._fill_stop(config)
        self.min_count.set_number(config.min_frequency)
        self.ties.set_value(config.tie_break)
        self._fill_words(config)
        self._fill_text(self.max_length, str(config.max_token_length or ""))
        self._fill_text(self.special_tokens, " ".join(config.special_tokens))
        self._fill_text(self.unknown_token, config.unk_token or "")
        self.normalizer.set_value(config.normalizer)
        for row in self._rows:
            row.set_error("")
        self._filling = False
        self._refresh_enabled()

    def _fill_stop(self, config: TrainingConfig) -> None:
        goal = config.merges if config.merges is not None else config.vocab_size
        kind = "merges" if config.merges is not None else "tokens"
        self.stop_kind.set_value(kind if goal is not None else "none")
        if goal is not None:
            self.stop_number.set_number(goal)

    def _fill_words(self, config: TrainingConfig) -> None:
        listed = self.words.findData(_AS_LISTED)
        if self._counts and listed < 0:
            self.words.addItem(self.tr("As listed"), _AS_LISTED)
        elif not self._counts and listed >= 0:
            self.words.removeItem(listed)
        named = self.words.findData(config.pretokenizer) >= 0
        if self._counts:
            self.words.set_value(_AS_LISTED)
        else:
            self.words.set_value(config.pretokenizer if named else _OWN_RULE)
        if not named:
            self._fill_text(self.own_rule, config.pretokenizer)
        self.own_rule_row.setVisible(self.words.value() == _OWN_RULE)

    @staticmethod
    def _fill_text(field: QLineEdit, text: str) -> None:
        if field.text() != text:
            field.setText(text)

    def _read(self) -> TrainingConfig | None:
        """Return what the fields say, or `None` after saying what is wrong with them."""
        for row in self._rows:
            row.set_error("")
        number = self.stop_number.number()
        kind = self.stop_kind.value()
        if kind != "none" and number is None:
            self.stop_row.set_error(self.tr("Give a whole number from 0 up."))
        if self.min_count.number() is None:
            self.min_count_row.set_error(self.tr("Give a whole number from 1 up."))
        longest = self.max_length.number()
        if self.max_length.text().strip() and longest is None:
            self.max_length_row.set_error(self.tr("Give a whole number from 1 up, or nothing."))
        pretokenizer = self._read_words()
        if any(row.error() for row in self._rows):
            return None
        try:
            return TrainingConfig(
                algorithm=self.algorithm.value(),
                units=self.units.value(),
                merges=number if kind == "merges" else None,
                vocab_size=number if kind == "tokens" else None,
                min_frequency=self.min_count.number() or 1,
                max_token_length=longest,
                pretokenizer=pretokenizer,
                normalizer=self.normalizer.value(),
                marker=self.marker.value(),
                tie_break=self.ties.value(),
                special_tokens=tuple(self.special_tokens.text().split()),
                unk_token=self.unknown_token.text().strip() or None,
            )
        except ConfigError as error:
            wrong_stop = kind == "tokens" and number == 0
            (self.stop_row if wrong_stop else self.special_row).set_error(str(error))
            return None

    def _read_words(self) -> str:
        """Return the name of the rule that cuts words; one of a list of words is kept as it was."""
        if self._counts:
            return self._config.pretokenizer
        if self.words.value() != _OWN_RULE:
            return self.words.value()
        rule = self.own_rule.text().strip()
        try:
            get_pretokenizer(rule)
        except ConfigError as error:
            self.own_rule_row.set_error(str(error))
        return rule
