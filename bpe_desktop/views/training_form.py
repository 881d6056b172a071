"""The settings of a training as a form: filling its fields, reading and checking them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from ..engine.config import (
    MOST_BLOCK,
    MOST_COUNT,
    MOST_EM_ROUNDS,
    TrainingConfig,
    choices_of,
    goes_with,
)
from ..engine.pretokenizer import get_pretokenizer
from ..errors import ConfigError
from ..models.algorithm_settings import AlgorithmSettings
from ..models.error_words import spoken
from ..models.number_text import count_text
from .form_row import ChoiceField, FormRow
from .theme import Theme
from .training_fields import EXAMPLE_RULE, OWN_RULE, TrainingFields

__all__ = ["TrainingForm"]

_AS_LISTED = "as-listed"
_DEFAULT_STOP = 100
# The fields of the further settings.
_MORE = (
    "max_token_length",
    "special_tokens",
    "unk_token",
    "normalizer",
    "max_word_characters",
    "coverage",
    "em_rounds",
    "shrink_factor",
)


class TrainingForm(TrainingFields):
    """Every setting as a field.

    `edited` tells of each keystroke, `committed` of a choice that is complete at once. What is
    invalid is said under its field once a person has typed there and left it or paused, and
    `config` keeps the last valid settings. `row_needed` tells which row is to be in sight.
    """

    edited = Signal()
    committed = Signal()
    switched = Signal()
    row_needed = Signal(QWidget)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._settings = AlgorithmSettings()
        self._reached: int | None = None
        self._more_shown = False
        self._config = TrainingConfig(merges=_DEFAULT_STOP)
        self._counts = False
        self._filling = False
        self._locked = False
        self._typed: set[FormRow] = set()  # what a person has typed in: only there are errors said
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
        first = TrainingConfig.defaults(config.algorithm)
        return any(getattr(config, name) != getattr(first, name) for name in _MORE)

    def set_more_shown(self, shown: bool) -> None:
        """Show or hide the further settings."""
        self._more_shown = shown
        self._refresh_rows()

    def set_reached(self, size: int | None) -> None:
        """Say how many tokens the training in view has: another algorithm may aim at as many."""
        self._reached = size

    def set_counts_corpus(self, counts: bool) -> None:
        """Say that words come as listed: the rule that cuts words is of no use then."""
        self._counts = counts
        self._fill()

    def set_locked(self, locked: bool) -> None:
        """Lock all fields, while a training runs."""
        if locked == self._locked:
            return
        self._locked = locked
        for row in self.rows:
            row.set_enabled(not locked)
        if not locked:
            self._refresh_enabled()

    def focus_first(self) -> None:
        """Put the keyboard on the first field."""
        self.algorithm.setFocus()

    def show_errors(self) -> None:
        """Say all that is wrong, in fields where nothing was typed as well."""
        self._typed.update(self.rows)
        self._read_aloud()

    def _connect(self) -> None:
        for row in self.rows:
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
        if self.sender() is self.algorithm:
            config = self._settings.switch(
                self._config, self.algorithm.value(), self._reached, counts=self._counts
            )
            self.set_config(config)
            self.switched.emit()
            return
        if self.sender() is self.words:
            self.own_rule_row.setVisible(self.words.value() == OWN_RULE)
            if self.words.value() == OWN_RULE and not self.own_rule.text():
                self.own_rule.setFocus()
        if self.sender() is self.form:
            self._set_usual_threshold()
        self._refresh_enabled()
        self._read_aloud()
        self.committed.emit()

    def _on_typed(self) -> None:
        row = self._row_of(self.sender())
        if row is not None:
            self._typed.add(row)
        # What is right again is no longer called wrong; what is wrong may only not be complete.
        _, errors = self._read()
        for row in self.rows:
            if row.error() and row not in errors:
                row.set_error("")
        self.edited.emit()

    def _on_finished(self) -> None:
        if self._read_aloud() not in (None, self._config):
            self.committed.emit()

    def _row_of(self, field: QObject) -> FormRow | None:
        return next((row for row in self.rows if row.isAncestorOf(field)), None)

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
        for name, field in self.choice_of.values():
            field.offer(choices_of(config.algorithm, name))
        self.stop_kind.offer(_stops(config.algorithm))
        self.form.set_value(config.form)
        self.block_size.set_number(config.block_size)
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
        self.word_limit.set_number(config.max_word_characters)
        self.coverage.set_share(config.coverage)
        self.em_rounds.set_number(config.em_rounds)
        self.shrink.set_share(config.shrink_factor)
        for row in self.rows:
            row.set_error("")
        self._typed.clear()
        self._filling = False
        self._refresh_rows()
        self._refresh_enabled()

    @property
    def _is_block(self) -> bool:
        return self._config.algorithm == "gage" and self.form.value() == "block"

    def _set_usual_threshold(self) -> None:
        """Take the threshold of the form that was chosen, unless a person has set another one."""
        usual, other = (3, 2) if self._is_block else (2, 3)
        if self.min_count.number() == other:
            self.min_count.set_number(usual)
        self._refresh_rows()

    def _refresh_rows(self) -> None:
        """Show the rows of this algorithm, the further ones only if they are asked for."""
        algorithm = self._config.algorithm
        for row in self.rows:
            shown = self._more_shown or row not in self.more_rows
            if row in self.choice_of:
                shown = shown and self.choice_of[row][1].count() > 1
                shown = shown and not (row is self.ties_row and self._is_block)
            elif row in self.field_of:
                shown = shown and goes_with(algorithm, self.field_of[row])
                shown = shown and (row is not self.block_row or self._is_block)
            elif row is self.own_rule_row:
                shown = self.words.value() == OWN_RULE
            row.setVisible(shown)

    def _fill_stop(self, config: TrainingConfig) -> None:
        goal = config.merges if config.merges is not None else config.vocab_size
        kind = "merges" if config.merges is not None else "tokens"
        self.stop_kind.set_value(kind if goal is not None else "none")
        if goal is not None:
            self.stop_number.set_number(goal)

    def _fill_words(self, config: TrainingConfig) -> None:
        listed = self.words.findData(_AS_LISTED)
        if self._counts and listed < 0 and self._config.algorithm != "gage":
            self.words.addItem(self.tr("As listed"), _AS_LISTED)
        elif not self._counts and listed >= 0:
            self.words.removeItem(listed)
        named = self.words.findData(config.pretokenizer) >= 0
        if self._counts and self.words.findData(_AS_LISTED) >= 0:
            self.words.set_value(_AS_LISTED)
        else:
            self.words.set_value(config.pretokenizer if named else OWN_RULE)
        if not named:
            self._fill_text(self.own_rule, config.pretokenizer)

    @staticmethod
    def _fill_text(field: QLineEdit, text: str) -> None:
        if field.text() != text:
            field.setText(text)

    def _read_aloud(self) -> TrainingConfig | None:
        """Return what the fields say, or `None` after saying what is wrong with them."""
        config, errors = self._read()
        for row in self.rows:
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
        self._read_shares(errors)
        if self._config.algorithm == "gage":
            self._read_gage(errors)
        if errors:
            return None, errors
        units = self.units.value()
        changes: dict[str, Any] = {
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
            "max_word_characters": self.word_limit.number(),
            "coverage": self.coverage.share(),
            "em_rounds": self.em_rounds.number(),
            "form": self.form.value(),
            "block_size": self.block_size.number(),
            "shrink_factor": self.shrink.share(),
        }
        changes = {
            name: value
            for name, value in changes.items()
            if goes_with(self._config.algorithm, name)
        }
        if units == "byte":  # every text has its bytes, so none of these has a use
            changes |= {"limit_alphabet": None, "byte_fallback": False, "restriction": "none"}
        try:
            # What has no field stays as it is.
            return self._config.with_changes(**changes), errors
        except ConfigError as error:
            limits = (self._config.limit_alphabet, changes.get("coverage"))
            no_unknown = changes.get("unk_token") is None and limits != (None, None)
            errors[self.unknown_row if no_unknown else self.special_row] = spoken(str(error))
            return None, errors

    def _read_shares(self, errors: dict[FormRow, str]) -> None:
        """Say what is wrong with the settings that only some algorithms have."""
        if self.coverage.text().strip() and self.coverage.share() is None:
            errors[self.coverage_row] = self.tr("Give a number above 0 and up to 1, or nothing.")
        if self.shrink.share() in (None, 1):
            errors[self.shrink_row] = self.tr("Give a number above 0 and below 1.")
        if not 1 <= (self.em_rounds.number() or 0) <= MOST_EM_ROUNDS:
            errors[self.em_row] = self.tr("Give a whole number from 1 to {}.").format(
                MOST_EM_ROUNDS
            )
        if self.word_limit.number() is None:
            errors[self.word_limit_row] = self.tr("Give a whole number from 1 up.")

    def _read_gage(self, errors: dict[FormRow, str]) -> None:
        """Say what is wrong with the limits of the compression."""
        threshold, block = self.min_count.number() or 0, self.block_size.number() or 0
        if self._is_block and not 2 <= threshold <= MOST_COUNT:
            errors[self.min_count_row] = self.tr("Give a whole number from 2 to {}.").format(
                MOST_COUNT
            )
        elif threshold < 2:
            errors[self.min_count_row] = self.tr("Give a whole number from 2 up.")
        if not 1 <= block <= MOST_BLOCK:
            errors[self.block_row] = self.tr("Give a whole number from 1 to {}.").format(
                count_text(MOST_BLOCK)
            )

    def _read_words(self, errors: dict[FormRow, str]) -> str:
        """Return the name of the rule that cuts words; one of a list of words is kept as it was."""
        if self._counts:
            return self._config.pretokenizer
        if self.words.value() != OWN_RULE:
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
            return self.tr("Write a rule, such as {example}.").format(example=EXAMPLE_RULE)
        if error.__cause__ is not None:
            return self.tr("The pattern cannot be read: {why}.").format(why=error.__cause__)
        if "regex:" in rule:
            return self.tr("The pattern is empty or runs backwards.")
        return self.tr(
            "There is no rule called {name}. A pattern starts with regex:, as in {example}."
        ).format(name=rule, example=EXAMPLE_RULE)


def _stops(algorithm: str) -> tuple[str, ...]:
    """Return what an algorithm may count to stop; Unigram goes down to a size, so it needs one."""
    if algorithm == "unigram":
        return ("tokens",)
    return ("merges", "tokens", "none") if goes_with(algorithm, "merges") else ("tokens", "none")
