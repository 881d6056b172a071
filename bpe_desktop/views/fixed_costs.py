"""The key figures of a changed vocabulary: rows, ids, parameters."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ..engine import metrics
from ..models.extension_report import ExtensionReport
from ..models.number_text import count_text
from .fixed_words import ids_text, signed
from .form_row import NumberField
from .theme import Theme

__all__ = ["FixedCosts"]

_WIDTH = 768  # of the smallest GPT-2
_VALUE = 28  # the height of the field, and so of each figure


class FixedCosts(QWidget):
    """A row of figures, each under its name; the width of the embedding can be edited."""

    width_edited = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._report: ExtensionReport | None = None
        tr = self.tr
        self.width_field = NumberField(least=1, step=64)
        self.width_field.setObjectName("fixedWidth")
        self.width_field.setAccessibleName(tr("Dimensions of the embedding"))
        self.width_field.setFixedWidth(72)
        self.width_field.set_number(_WIDTH)
        self.rows = self._figure("fixedRows")
        self.ids = self._figure("fixedIds")
        self.kept = self._figure("fixedKept")
        self.parameters = self._figure("fixedParameters")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(28)
        for name, value, tip in (
            (
                tr("Embedding rows"),
                self.rows,
                tr("Tokens after − tokens before. Each token has a row in the model's embedding."),
            ),
            (
                tr("New ids"),
                self.ids,
                tr("New tokens come behind the largest id, so no old row moves."),
            ),
            (
                tr("Old ids kept"),
                self.kept,
                tr("Tokens that are the same under the same id: compared one by one."),
            ),
            (tr("Dimensions d"), self.width_field, tr("The width of the model's embedding.")),
            (
                tr("Parameters"),
                self.parameters,
                tr("Rows × d; twice as many where the output layer is not tied to the embedding."),
            ),
        ):
            row.addLayout(self._named(name, value, tip))
        row.addStretch(1)
        self.width_field.textEdited.connect(self._on_width)

    def width_now(self) -> int:
        """Return the dimensions of the embedding."""
        return self.width_field.number() or _WIDTH

    def set_width(self, width: int) -> None:
        """Set the dimensions of the embedding."""
        self.width_field.set_number(width)
        self._show()

    def show_report(self, report: ExtensionReport) -> None:
        """Show what a change costs."""
        self._report = report
        self._show()

    def _show(self) -> None:
        report = self._report
        if report is None:
            return
        more = report.after - report.before
        self.rows.setText(signed(more))
        self.ids.setText(ids_text(report))
        of = self.tr("{} of {}").format(count_text(report.kept), count_text(report.before))
        self.kept.setText(of)
        is_right = report.kept == report.before - report.removed_count
        self._set_tone(self.kept, "text" if is_right else "bad")
        width = self.width_now()
        cost = metrics.embedding_parameters(abs(more), width, tied=True)
        self.parameters.setText(signed(cost if more >= 0 else -cost))
        self.parameters.setToolTip(f"{count_text(abs(more))} × {count_text(width)}")

    def _set_tone(self, label: QLabel, tone: str) -> None:
        if label.property("tone") != tone:
            label.setProperty("tone", tone)
            label.style().polish(label)

    def _on_width(self) -> None:
        if self.width_field.number() is not None:
            self._show()
            self.width_edited.emit(self.width_now())

    def _figure(self, name: str) -> QLabel:
        label = QLabel("–")
        label.setObjectName(name)
        label.setFont(self._theme.font("strong"))
        label.setFixedHeight(_VALUE)
        return label

    def _named(self, name: str, value: QWidget, tip: str) -> QVBoxLayout:
        label = QLabel(name)
        label.setFont(self._theme.font("table"))
        label.setProperty("tone", "text2")
        for part in (label, value):
            part.setToolTip(tip)
        column = QVBoxLayout()
        column.setSpacing(1)
        column.addWidget(label)
        column.addWidget(value)
        return column
