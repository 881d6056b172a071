"""The fields of the training settings: reading them, checking them, filling them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from ..engine.config import TrainingConfig
from ..engine.pretokenizer import get_pretokenizer
from ..errors import ConfigError
from . import training_choices as choices
from .form_row import ChoiceField, FormRow, NumberField
from .theme import Theme

__all__ = ["TrainingForm"]

_AS_LISTED = "as-listed"
_OWN_RULE = "own-rule"
_EXAMPLE_RULE = r"regex:\w+|\W"
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
    invalid is said under its field once a person has typed there and left it or paused, and
    `config` keeps the last valid settings. `row_needed` tells which row is to be in sight.
    """

    edited = Signal()
    committed = Signal()
    row_needed = Signal(QWidget)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._config = TrainingConfig(merges=_DEFAULT_STOP)
        self._counts = False
        self._filling = False
        self._locked = False
        self._typed: set[FormRow] = set()  # what a person has typed in: only there are errors said
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
        config = self._read_aloud()
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
        self.algorithm = ChoiceField(choices.algorithms())
        self.units = ChoiceField(choices.units(), choices.rare_units())
        self.marker = ChoiceField(choices.markers(), choices.rare_markers())
        self.stop_number = NumberField(least=0, step=10)
        self.stop_number.setMinimumWidth(44)
        self.stop_number.setMaximumWidth(_NUMBER_WIDTH)
        self.stop_number.setStyleSheet(_TIGHT)
        self.stop_kind = ChoiceField(choices.stop_kinds())
        self.min_count = NumberField()
        self.min_count.setFixedWidth(_NUMBER_WIDTH)
        self.stop_kind.setStyleSheet(_TIGHT)
        self.ties = ChoiceField(choices.ties())
        self.words = ChoiceField(choices.words(_OWN_RULE))
        self.own_rule = QLineEdit()
        self.own_rule.setPlaceholderText(_EXAMPLE_RULE)
        self.max_length = NumberField()
        self.max_length.setPlaceholderText(tr("no limit"))
        self.special_tokens = QLineEdit()
        self.special_tokens.setPlaceholderText("<pad> <s> </s>")
        self.unknown_token = QLineEdit()
        self.unknown_token.setPlaceholderText(tr("none, such as <unk>"))
        self.normalizer = ChoiceField(choices.normalizers())

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

    def show_errors(self) -> None:
        """Say all that is wrong, in fields where nothing was typed as well."""
        self._typed.update(self._rows)
        self._read_aloud()

    def _set_tips(self) -> None:
        tr = self.tr
        self.units.set_tip(tr("What the alphabet is made of"))
        self.marker.set_tip(tr("A symbol that marks where a word ends or starts"))
        self.stop_number.setToolTip(tr("Tokens count the alphabet and the special tokens, too"))
        self.min_count.setToolTip(tr("Stop when no pair is counted so often"))
        self.ties.set_tip(tr("Which pair goes first among those counted equally often"))
        self.words.set_tip(tr("How the text is cut into words; no merge crosses a cut"))
        self.own_rule.setToolTip(
            tr("regex: and a pattern of what a word is, or names such as whitespace+digits-3")
        )
        self.max_length.setToolTip(tr("No token gets longer than this"))
        self.special_tokens.setToolTip(tr("Tokens that stand for no text, parted by spaces"))
        self.unknown_token.setToolTip(tr("The token for symbols that the alphabet lacks"))
        self.normalizer.set_tip(tr("What is done to the text before all else"))

    def _connect(self) -> None:
        for row in self._rows:
            for choice in row.findChildren(ChoiceField):
                choice.currentIndexChanged.connect(self._on_chosen)
                choice.installEventFilter(self)
            for field in row.findChildren(QLineEdit):
                field.installEventFilter(self)
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
        self._read_aloud()
        self.committed.emit()

    def _on_typed(self) -> None:
        row = self._row_of(self.sender())
        if row is not None:
            self._typed.add(row)
        # What is right again is no longer called wrong; what is wrong may only not be complete.
        _, errors = self._read()
        for row in self._rows:
            if row.error() and row not in errors:
                row.set_error("")
        self.edited.emit()

    def _on_finished(self) -> None:
        if self._read_aloud() not in (None, self._config):
            self.committed.emit()

    def _row_of(self, field: QObject) -> FormRow | None:
        return next((row for row in self._rows if row.isAncestorOf(field)), None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Bring a field that gets the keyboard in sight."""
        if isinstance(event, QFocusEvent) and event.type() is QEvent.Type.FocusIn:
            # A list that the click opens must not lose its field.
            by_mouse = event.reason() is Qt.FocusReason.MouseFocusReason
            row = self._row_of(watched)
            if row is not None and not (by_mouse and isinstance(watched, ChoiceField)):
                self.row_needed.emit(row)
        return False

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
        self._typed.clear()
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

    def _read_aloud(self) -> TrainingConfig | None:
        """Return what the fields say, or `None` after saying what is wrong with them."""
        config, errors = self._read()
        for row in self._rows:
            error = errors.get(row, "") if row in self._typed else ""
            if error != row.error():
                row.set_error(error)
                if error and row.isAncestorOf(self.focusWidget() or self):
                    self.row_needed.emit(row)
        return config

    def _read(self) -> tuple[TrainingConfig | None, dict[FormRow, str]]:
        """Return what the fields say, or `None` and what is wrong in which row."""
        errors: dict[FormRow, str] = {}
        number = self.stop_number.number()
        kind = self.stop_kind.value()
        if kind != "none" and number is None:
            errors[self.stop_row] = self.tr("Give a whole number from 0 up.")
        elif kind == "tokens" and number == 0:
            errors[self.stop_row] = self.tr("Give a whole number from 1 up.")
        if self.min_count.number() is None:
            errors[self.min_count_row] = self.tr("Give a whole number from 1 up.")
        longest = self.max_length.number()
        if self.max_length.text().strip() and longest is None:
            errors[self.max_length_row] = self.tr("Give a whole number from 1 up, or nothing.")
        pretokenizer = self._read_words(errors)
        if errors:
            return None, errors
        units = self.units.value()
        changes: dict[str, Any] = {
            "algorithm": self.algorithm.value(),
            "units": units,
            "merges": number if kind == "merges" else None,
            "vocab_size": number if kind == "tokens" else None,
            "min_frequency": self.min_count.number() or 1,
            "max_token_length": longest,
            "pretokenizer": pretokenizer,
            "normalizer": self.normalizer.value(),
            "marker": self.marker.value(),
            "tie_break": self.ties.value(),
            "special_tokens": tuple(self.special_tokens.text().split()),
            "unk_token": self.unknown_token.text().strip() or None,
        }
        if units == "byte":  # every text has its bytes, so none of these has a use
            changes |= {"limit_alphabet": None, "byte_fallback": False, "restriction": "none"}
        try:
            # What has no field stays as it is.
            return self._config.with_changes(**changes), errors
        except ConfigError as error:
            no_unknown = changes["unk_token"] is None and self._config.limit_alphabet is not None
            errors[self.unknown_row if no_unknown else self.special_row] = str(error)
            return None, errors

    def _read_words(self, errors: dict[FormRow, str]) -> str:
        """Return the name of the rule that cuts words; one of a list of words is kept as it was."""
        if self._counts:
            return self._config.pretokenizer
        if self.words.value() != _OWN_RULE:
            return self.words.value()
        rule = self.own_rule.text().strip()
        if not rule and self.own_rule_row not in self._typed:
            return self._config.pretokenizer  # until something is typed
        try:
            get_pretokenizer(rule)
        except ConfigError as error:
            errors[self.own_rule_row] = self._rule_problem(rule, error)
        return rule

    def _rule_problem(self, rule: str, error: ConfigError) -> str:
        if not rule:
            return self.tr("Write a rule, such as {example}.").format(example=_EXAMPLE_RULE)
        if error.__cause__ is not None:
            return self.tr("The pattern cannot be read: {why}.").format(why=error.__cause__)
        if "regex:" in rule:
            return self.tr("The pattern is empty or runs backwards.")
        return self.tr(
            "There is no rule called {name}. A pattern starts with regex:, as in {example}."
        ).format(name=rule, example=_EXAMPLE_RULE)
