"""Small parts of the pages that tell figures: headings, quiet words, fields in a sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QLocale
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QWidget

from ..models.number_text import decimal_text
from .theme import Theme

__all__ = [
    "AmountField",
    "Divider",
    "PercentField",
    "field_row",
    "heading",
    "mark_invalid",
    "words",
]


class AmountField(QLineEdit):
    """An amount of money, with a point or a comma for the decimals."""

    def amount(self) -> float | None:
        """Return the amount, `None` for what is none."""
        text = "".join(self.text().split())
        # Of a point and a comma the last one is for the decimals.
        mark, other = (",", ".") if text.rfind(",") > text.rfind(".") else (".", ",")
        text = text.replace(other, "").replace(mark, ".")
        if not re.fullmatch(r"[0-9]{1,7}(\.[0-9]{0,4})?", text):
            return None
        return float(text)

    def set_amount(self, amount: float) -> None:
        """Show an amount."""
        if self.amount() != amount:
            places = 2 if round(amount, 2) == amount else 4
            self.setText(decimal_text(amount, places).replace(QLocale().groupSeparator(), ""))


class PercentField(QLineEdit):
    """A share in per cent, above 0 and below 100."""

    def share(self) -> float | None:
        """Return the share of 1, `None` for what is none."""
        text = self.text().strip().rstrip("%").strip().replace(",", ".")
        if not re.fullmatch(r"[0-9]{0,2}(\.[0-9]{0,4})?", text) or text in ("", "."):
            return None
        share = float(text) / 100
        return share if share > 0 else None

    def set_share(self, share: float) -> None:
        """Show a share."""
        if self.share() != share:
            self.setText(f"{100 * share:.4g}".replace(".", QLocale().decimalPoint()))


def mark_invalid(field: QLineEdit, is_invalid: bool) -> None:
    """Give a field the frame of a value that cannot be taken, or take it back."""
    if bool(field.property("invalid")) != is_invalid:
        field.setProperty("invalid", is_invalid)
        field.style().unpolish(field)
        field.style().polish(field)


def heading(theme: Theme, text: str, font: str = "strong") -> QLabel:
    """Return the title of a page or of a part of it."""
    label = QLabel(text)
    label.setFont(theme.font(font))
    return label


def words(theme: Theme, name: str = "", font: str = "body", tone: str = "text2") -> QLabel:
    """Return a label of sentences, which wrap."""
    label = QLabel()
    label.setObjectName(name)
    label.setFont(theme.font(font))
    label.setProperty("tone", tone)
    label.setWordWrap(True)
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    label.setSizePolicy(policy)
    return label


def field_row(theme: Theme, parts: Sequence[QWidget | str]) -> QHBoxLayout:
    """Return fields and the words between them, in a row."""
    row = QHBoxLayout()
    row.setSpacing(8)
    for part in parts:
        if isinstance(part, str):
            label = QLabel(part)
            label.setFont(theme.font("table"))
            label.setProperty("tone", "text2")
            row.addWidget(label)
        else:
            part.setFont(theme.font("table"))
            row.addWidget(part)
    row.addStretch(1)
    return row


class Divider(QWidget):
    """A line of one pixel between two halves, whether they stand side by side or not."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setMinimumSize(1, 1)
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line."""
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), self._theme.color("line"))
