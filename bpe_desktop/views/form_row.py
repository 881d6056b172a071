"""Rows of a settings form: a label, its fields, and a line that says what is wrong with them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from ..models.number_text import brief_text, decimal_number, whole_number
from .quantities import count_text
from .theme import Theme

__all__ = ["Choice", "ChoiceField", "FormRow", "NumberField", "ShareField", "align_labels"]

_LABEL_WIDTH = 84
_LABEL_LEAST = 76
_LABEL_GAP = 6  # before the field
_USUAL_WIDTH = 216
_FIELD_SIDES = 24  # of a field: padding, frame, and what Qt keeps free
_MOST_NUMBER = 999_999_999


class FormRow(QWidget):
    """A label and its fields side by side; an error takes a line of its own below."""

    def __init__(
        self, theme: Theme, label: str, fields: Sequence[QWidget], *, stretch: bool = True
    ) -> None:
        super().__init__()
        self._wide, self._least = _LABEL_WIDTH, _LABEL_LEAST
        self._label = QLabel(label)
        self._label.setProperty("tone", "text2")
        self._label.setFixedWidth(_LABEL_WIDTH)
        self._label.setFont(theme.font("table"))
        self._label.setBuddy(fields[0])
        self._error = QLabel()
        self._error.setProperty("tone", "bad")
        self._error.setFont(theme.font("table"))
        self._error.setWordWrap(True)
        self._error.hide()
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self._label)
        row.addSpacing(-4)
        for index, field in enumerate(fields):
            last = index == len(fields) - 1
            row.addWidget(field, 1 if last and stretch else 0)
            field.setFont(theme.font("table"))
            field.setAccessibleName(label)
        if not stretch:
            row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(row)
        column.addWidget(self._error)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the fields a little of the label's room where both are short of it."""
        super().resizeEvent(event)
        self._label.setFixedWidth(self._wide if self.width() >= _USUAL_WIDTH else self._least)

    def label_need(self) -> int:
        """Return the width in which the label is whole."""
        return self._label.fontMetrics().horizontalAdvance(self._label.text()) + _LABEL_GAP

    def set_label_need(self, width: int) -> None:
        """Let the label be as wide as the widest in its form needs, at least the usual width."""
        self._wide, self._least = max(_LABEL_WIDTH, width), max(_LABEL_LEAST, width)
        self._label.setFixedWidth(self._wide)

    def error(self) -> str:
        """Return what is wrong, or nothing."""
        return self._error.text()

    def set_error(self, text: str) -> None:
        """Say what is wrong with the fields; an empty text takes it back."""
        self._error.setText(text)
        self._error.setVisible(bool(text))

    def set_enabled(self, enabled: bool) -> None:
        """Enable or disable the fields and their label."""
        self.setEnabled(enabled)
        self._label.setProperty("tone", "text2" if enabled else "disabled")
        self._label.style().unpolish(self._label)
        self._label.style().polish(self._label)


def align_labels(rows: Sequence[FormRow]) -> None:
    """Give the labels of a form one width: a language may have longer words than another."""
    width = max((row.label_need() for row in rows), default=0)
    for row in rows:
        row.set_label_need(width)


class NumberField(QLineEdit):
    """A whole number, typed with or without separators; Up and Down change it."""

    def __init__(self, *, least: int = 1, step: int = 1) -> None:
        super().__init__()
        self._least = least
        self._step = step

    def number(self) -> int | None:
        """Return the number, or `None` for what is none or is too small."""
        value = whole_number(self.text())
        return value if value is not None and self._least <= value <= _MOST_NUMBER else None

    def set_number(self, number: int) -> None:
        """Show a number with separators."""
        if self.number() != number:
            self.setText(self._text_of(number))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Change the number by the arrows."""
        steps = {Qt.Key.Key_Up: self._step, Qt.Key.Key_Down: -self._step}
        number = self.number()
        if event.key() not in steps or number is None:
            super().keyPressEvent(event)
            return
        self.setText(self._text_of(max(self._least, number + steps[Qt.Key(event.key())])))
        self.textEdited.emit(self.text())

    def _text_of(self, number: int) -> str:
        """Return a number with separators where they fit into the field."""
        text = count_text(number)
        is_fixed = self.minimumWidth() == self.maximumWidth()
        room = self.maximumWidth() - _FIELD_SIDES if is_fixed else 0
        fits = number < 100_000 or self.fontMetrics().horizontalAdvance(text) <= room
        return text if fits else str(number)


class ShareField(QLineEdit):
    """A share above 0 and up to 1, such as 0.9995; empty where it may be left out."""

    def share(self) -> float | None:
        """Return the share, or `None` for what is none."""
        value = decimal_number(self.text())
        return value if value is not None and 0 < value <= 1 else None

    def set_share(self, share: float | None) -> None:
        """Show a share."""
        if self.share() != share:
            self.setText("" if share is None else brief_text(share))


class Choice(NamedTuple):
    """A value by its key, its name in the list, and one line on what it means."""

    key: str
    text: str
    tip: str = ""


class ChoiceField(QComboBox):
    """One of several named values; `rare` ones are in the list only once they were set.

    The wheel scrolls the form instead: a setting may not change because the pointer passed by.
    """

    def __init__(self, choices: Sequence[Choice], rare: Sequence[Choice] = ()) -> None:
        super().__init__()
        self._choices = tuple(choices)
        self._rare = {choice.key: choice for choice in rare}
        self._tip = ""
        for choice in choices:
            self._add(choice)
        self.setMinimumContentsLength(1)
        self.setMinimumWidth(60)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.currentIndexChanged.connect(self._refresh_tip)
        self._refresh_tip()

    def set_choices(self, choices: Sequence[Choice]) -> None:
        """Offer other values; none of them is chosen by a person yet."""
        self._choices = tuple(choices)
        self.clear()
        for choice in choices:
            self._add(choice)

    def set_tip(self, tip: str) -> None:
        """Say what the field is for; what the chosen value means stands under it."""
        self._tip = tip
        self._refresh_tip()

    def offer(self, keys: Collection[str] | None) -> None:
        """Have only these choices in the list, or all; the value stays if it is among them."""
        wanted = [c for c in self._choices if keys is None or c.key in keys]
        if [c.key for c in wanted] == [self.itemData(i) for i in range(self.count())]:
            return
        value = self.value()
        self.clear()
        for choice in wanted:
            self._add(choice)
        self.setCurrentIndex(max(0, self.findData(value)))

    def value(self) -> str:
        """Return the key of the chosen value."""
        return str(self.currentData())

    def set_value(self, key: str) -> None:
        """Choose a value; one that is not in the list is added."""
        index = self.findData(key)
        if index < 0:
            self._add(self._rare.get(key, Choice(key, key)))
            index = self.count() - 1
        self.setCurrentIndex(index)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the form."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the field, with … where the name is too long for it; Qt would cut it."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        style = self.style()
        room = style.subControlRect(
            QStyle.ComplexControl.CC_ComboBox,
            option,
            QStyle.SubControl.SC_ComboBoxEditField,
            self,
        )
        option.currentText = self.fontMetrics().elidedText(
            option.currentText, Qt.TextElideMode.ElideRight, room.width() - 2
        )
        with QStylePainter(self) as painter:
            painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
            painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def _add(self, choice: Choice) -> None:
        self.addItem(choice.text, choice.key)
        self.setItemData(self.count() - 1, choice.tip, Qt.ItemDataRole.ToolTipRole)

    def _refresh_tip(self) -> None:
        tip = self.itemData(self.currentIndex(), Qt.ItemDataRole.ToolTipRole) or ""
        self.setToolTip("\n".join(part for part in (self._tip, tip) if part))
