"""The tools of the page Numbers: which numbers, how large, and the trainings beside this one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QHBoxLayout, QLabel, QWidget

from ..models.digit_variants import DigitPhase, DigitVariants
from ..models.number_text import share_text
from .number_words import column_title
from .segmented import Segmented
from .theme import Theme
from .topic_parts import small_button

__all__ = ["NumberTools"]

_HEIGHT = 28


def _tr(text: str) -> str:
    return QCoreApplication.translate("NumbersPage", text)


class NumberTools(QWidget):
    """One row, or two where the page is narrow: words of some languages need the room."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.ranges = Segmented(
            theme,
            (
                ("99", _tr("0 – 99")),
                ("999", _tr("0 – 999")),
                ("9999", _tr("0 – 9999")),
                ("years", _tr("Years 1900 – 2100")),
            ),
        )
        self.ranges.set_value("9999")
        self.spaced = QCheckBox(_tr("A space before"))
        self.spaced.setObjectName("numbersSpaced")
        self.spaced.setToolTip(
            _tr("In a text a number mostly follows a space, which may be a part of its token.")
        )
        self.zoom_out = small_button("\N{MINUS SIGN}", "numbersZoomOut")
        self.zoom_in = small_button("+", "numbersZoomIn")
        for button, tip in (
            (self.zoom_out, _tr("Smaller cells")),
            (self.zoom_in, _tr("Larger cells")),
        ):
            button.setAccessibleName(tip)
            button.setToolTip(tip)
            button.setFixedWidth(_HEIGHT)
            button.setStyleSheet("padding: 0")
        self.train = small_button(_tr("Train with digits alone and by threes"), "numbersTrain")
        self.stop = small_button(_tr("Take them away"), "numbersStop")
        self.stop.hide()
        self.progress = QLabel()
        self.progress.setFont(theme.font("table"))
        self.progress.setProperty("tone", "text2")
        self._lay_out()

    def set_narrow(self, narrow: bool) -> None:
        """Take two rows, or one."""
        ways = QBoxLayout.Direction
        self._rows.setDirection(ways.TopToBottom if narrow else ways.LeftToRight)

    def set_variants(self, variants: DigitVariants, problem: str) -> None:
        """Show where the trainings of the variants stand, or why there are none."""
        wanted = variants.are_wanted
        self.train.setVisible(not wanted)
        self.train.setEnabled(not problem)
        self.train.setToolTip(
            problem
            or _tr(
                "Trains the same corpus twice more, each time with another rule for digits, and"
                " shows the grids side by side."
            )
        )
        self.stop.setVisible(wanted)
        self.stop.setText(_tr("Take them away") if variants.are_done else _tr("Cancel"))
        said = ""
        for variant in variants.all:
            name = column_title(variant.most)
            if variant.phase is DigitPhase.TRAINING:
                done = variant.done / variant.total if variant.total else 0.0
                said = _tr("{}: training, {}").format(name, share_text(done))
            elif variant.phase is DigitPhase.FAILED:
                said = _tr("{}: {}").format(name, variant.problem)
        if wanted and not said and not variants.are_done:
            said = problem or _tr("Waiting …")
        self.progress.setText(said)

    def _lay_out(self) -> None:
        self._rows = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(8)
        first, second = QHBoxLayout(), QHBoxLayout()
        for row in (first, second):
            row.setSpacing(8)
            row.addStrut(_HEIGHT)
            self._rows.addLayout(row)
        first.addWidget(self.ranges)
        first.addSpacing(4)
        first.addWidget(self.spaced)
        first.addSpacing(4)
        first.addWidget(self.zoom_out)
        first.addWidget(self.zoom_in)
        first.addStretch(1)
        second.addStretch(1)
        for widget in (self.progress, self.stop, self.train):
            second.addWidget(widget)
