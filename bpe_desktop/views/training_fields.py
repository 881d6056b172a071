"""The fields of the training settings, in labelled rows."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from . import training_choices as choices
from .form_row import ChoiceField, FormRow, NumberField, ShareField, align_labels
from .theme import Theme

__all__ = ["EXAMPLE_RULE", "OWN_RULE", "TrainingFields"]

OWN_RULE = "own-rule"
EXAMPLE_RULE = r"regex:\w+|\W"
_NUMBER_WIDTH = 60
# Two fields in one row have to make do with less padding.
_TIGHT = """
    QLineEdit { padding: 0 4px; } QLineEdit:focus { padding: 0 3px; }
    QComboBox { padding: 0 0 0 7px; } QComboBox:focus { padding: 0 0 0 6px; }
    QComboBox::drop-down { width: 22px; }
"""


class TrainingFields(QWidget):
    """Every setting as a field in a row, one below the other.

    `rows` are all rows, `more_rows` the further ones among them. `choice_of` gives for a row with
    one choice the name of the setting and its field, `field_of` for rows that only some algorithms
    have the name of the setting.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._make_fields()
        self._make_rows()

    def _make_fields(self) -> None:
        tr = self.tr
        self.algorithm = ChoiceField(choices.algorithms())
        self.form = ChoiceField(choices.forms())
        self.block_size = NumberField(step=1000)
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
        self.words = ChoiceField(choices.words(OWN_RULE))
        self.own_rule = QLineEdit()
        self.own_rule.setPlaceholderText(EXAMPLE_RULE)
        self.max_length = NumberField()
        self.max_length.setPlaceholderText(tr("no limit"))
        self.special_tokens = QLineEdit()
        self.special_tokens.setPlaceholderText("<pad> <s> </s>")
        self.unknown_token = QLineEdit()
        self.unknown_token.setPlaceholderText(tr("none, such as <unk>"))
        self.normalizer = ChoiceField(choices.normalizers())
        self.word_limit = NumberField(step=10)
        self.coverage = ShareField()
        self.coverage.setPlaceholderText(tr("all characters"))
        self.em_rounds = NumberField()
        self.em_rounds.setFixedWidth(_NUMBER_WIDTH)
        self.shrink = ShareField()
        self.shrink.setFixedWidth(_NUMBER_WIDTH)

    def _make_rows(self) -> None:
        tr, theme = self.tr, self._theme
        form_row = FormRow(theme, tr("Form"), (self.form,))
        self.block_row = FormRow(theme, tr("Block size"), (self.block_size,))
        self.stop_row = FormRow(theme, tr("Stop after"), (self.stop_number, self.stop_kind))
        self.min_count_row = FormRow(theme, tr("Min. count"), (self.min_count,), stretch=False)
        self.words_row = FormRow(theme, tr("Words"), (self.words,))
        self.own_rule_row = FormRow(theme, tr("Rule"), (self.own_rule,))
        self.max_length_row = FormRow(theme, tr("Longest"), (self.max_length,))
        self.special_row = FormRow(theme, tr("Special"), (self.special_tokens,))
        self.unknown_row = FormRow(theme, tr("Unknown"), (self.unknown_token,))
        normalizer_row = FormRow(theme, tr("Normalize"), (self.normalizer,))
        self.word_limit_row = FormRow(theme, tr("Long word"), (self.word_limit,))
        self.coverage_row = FormRow(theme, tr("Coverage"), (self.coverage,))
        self.em_row = FormRow(theme, tr("EM rounds"), (self.em_rounds,), stretch=False)
        self.shrink_row = FormRow(theme, tr("Keep share"), (self.shrink,), stretch=False)
        units_row = FormRow(theme, tr("Units"), (self.units,))
        marker_row = FormRow(theme, tr("Word end"), (self.marker,))
        self.ties_row = FormRow(theme, tr("Equal counts"), (self.ties,))
        self.choice_of = {
            units_row: ("units", self.units),
            marker_row: ("marker", self.marker),
            self.ties_row: ("tie_break", self.ties),
            self.words_row: ("pretokenizer", self.words),
            normalizer_row: ("normalizer", self.normalizer),
        }
        self.field_of = {
            form_row: "form",
            self.block_row: "block_size",
            self.stop_row: "vocab_size",
            self.special_row: "special_tokens",
            self.unknown_row: "unk_token",
            self.max_length_row: "max_token_length",
            self.word_limit_row: "max_word_characters",
            self.coverage_row: "coverage",
            self.em_row: "em_rounds",
            self.shrink_row: "shrink_factor",
        }
        self.more_rows = (
            self.max_length_row,
            self.word_limit_row,
            self.em_row,
            self.shrink_row,
            self.coverage_row,
            self.special_row,
            self.unknown_row,
            normalizer_row,
        )
        self.rows = (
            FormRow(theme, tr("Algorithm"), (self.algorithm,)),
            form_row,
            self.block_row,
            units_row,
            marker_row,
            self.stop_row,
            self.min_count_row,
            self.ties_row,
            self.words_row,
            self.own_rule_row,
            *self.more_rows,
        )
        align_labels(self.rows)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for row in self.rows:
            column.addWidget(row)
        self._set_tips()

    def _set_tips(self) -> None:
        tr = self.tr
        self.form.set_tip(tr("How the text is compressed"))
        self.block_size.setToolTip(tr("So many bytes are compressed by themselves"))
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
        self.word_limit.setToolTip(tr("A word of more characters is unknown as a whole"))
        self.coverage.setToolTip(
            tr("The share of the text's characters that get a symbol; the rest is unknown")
        )
        self.em_rounds.setToolTip(tr("How often the pieces are weighed anew before some go"))
        self.shrink.setToolTip(tr("The share of the pieces that stays when some go"))
