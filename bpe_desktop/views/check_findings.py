"""The findings of a corpus check, each with its number and the buttons that help."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ..engine.corpus_check import CorpusCheck, Finding, Remedy
from .check_words import figure_text, finding_text, finding_tip, remedy_text, remedy_tip
from .figure_parts import words
from .pane import Line
from .theme import Theme

__all__ = ["FindingList", "FindingRow"]

_ICONS = {
    "error": ("circle-x", "bad"),
    "warning": ("triangle-alert", "warn"),
    "note": ("info", "text2"),
}
_SENTENCE = 400  # a row with less room for words has its buttons under them


class FindingRow(QFrame):
    """One finding."""

    remedy_chosen = Signal(object)

    def __init__(self, theme: Theme, finding: Finding) -> None:
        super().__init__()
        self.finding = finding
        self._theme = theme
        self.setObjectName(f"finding.{finding.code}")
        self._icon = QLabel()
        self._icon.setFixedWidth(16)
        self._text = words(theme, tone="text")
        self._text.setTextFormat(Qt.TextFormat.PlainText)  # a word may look like a tag
        self._text.setText(finding_text(finding))
        self._figure = QLabel(figure_text(finding))
        self._figure.setFont(theme.font("table"))
        self._figure.setProperty("tone", "text2")
        self._figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        severity = {
            "error": self.tr("Error"),
            "warning": self.tr("Warning"),
            "note": self.tr("Note"),
        }[finding.severity]
        self._icon.setToolTip(severity)
        self._icon.setAccessibleName(severity)
        self.setAccessibleName(
            self.tr("{severity}: {finding} {number}").format(
                severity=severity, finding=self._text.text(), number=self._figure.text()
            )
        )
        for label in (self._text, self._figure):
            label.setToolTip(finding_tip(finding))
        self.buttons = [self._button(remedy) for remedy in finding.remedies]
        self._lay_out()
        theme.changed.connect(self._recolour)
        self._recolour()

    @property
    def widths(self) -> tuple[int, int]:
        """How wide the number and the buttons are."""
        return self._figure.sizeHint().width(), self._buttons.sizeHint().width()

    def arrange(self, figure: int, side: int | None) -> None:
        """Give the number and the buttons so much room, or with `None` put these underneath."""
        self._figure.setFixedWidth(figure)
        is_beside = side is not None
        self._row.setDirection(
            QBoxLayout.Direction.LeftToRight if is_beside else QBoxLayout.Direction.TopToBottom
        )
        self._side.setMinimumWidth(side or 0)
        self._side.setVisible(is_beside or bool(self.buttons))

    def _button(self, remedy: Remedy) -> QPushButton:
        button = QPushButton(remedy_text(remedy))
        button.setObjectName(f"remedy.{remedy.code}")
        button.setToolTip(remedy_tip(remedy))
        button.setAccessibleDescription(remedy_tip(remedy))
        button.setFont(self._theme.font("table"))
        button.setStyleSheet("QPushButton { min-height: 22px; padding: 0 10px; }")
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        button.clicked.connect(lambda: self.remedy_chosen.emit(remedy))
        return button

    def _lay_out(self) -> None:
        sentence = QHBoxLayout()
        sentence.setContentsMargins(0, 0, 0, 0)
        sentence.setSpacing(8)
        middle = Qt.AlignmentFlag.AlignVCenter
        sentence.addWidget(self._icon, 0, middle)
        sentence.addWidget(self._text, 1, middle)
        sentence.addWidget(self._figure, 0, middle)
        self._side = QWidget()
        buttons = QHBoxLayout(self._side)
        buttons.setContentsMargins(0, 0, 0, 0)
        buttons.setSpacing(8)
        self._buttons = buttons
        buttons.addStretch(1)
        for button in self.buttons:
            buttons.addWidget(button)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setContentsMargins(0, 7, 0, 7)
        self._row.setSpacing(12)
        self._row.addLayout(sentence, 1)
        self._row.addWidget(self._side)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(Line(self._theme))
        column.addLayout(self._row)

    def _recolour(self) -> None:
        name, role = _ICONS[self.finding.severity]
        self._icon.setPixmap(self._theme.icon(name, role, 16).pixmap(16, 16))


class FindingList(QWidget):
    """All findings, those that weigh most first."""

    remedy_chosen = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("findingList")
        self._theme = theme
        self._findings: tuple[Finding, ...] | None = None
        self.rows: list[FindingRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._none = words(theme, "noFindings")
        self._none.setText(self.tr("Nothing odd was found."))
        self._none.hide()
        self._column.addWidget(self._none)

    def set_check(self, check: CorpusCheck) -> None:
        """Show the findings of a check; those that are shown already stay."""
        if check.findings == self._findings:
            return
        self._findings = check.findings
        focused = self._focused()
        kept: dict[Finding, FindingRow | None] = {row.finding: row for row in self.rows}
        self.rows = [kept.pop(finding, None) or self._row(finding) for finding in check.findings]
        for row in filter(None, kept.values()):
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        for place, row in enumerate(self.rows, start=1):
            if self._column.indexOf(row) != place:
                self._column.insertWidget(place, row)
        self._none.setVisible(not self.rows)
        self._arrange()
        if focused is not None:
            self._focus(focused)

    def _row(self, finding: Finding) -> FindingRow:
        row = FindingRow(self._theme, finding)
        row.remedy_chosen.connect(self.remedy_chosen)
        return row

    def set_enabled(self, enabled: bool) -> None:
        """Allow the remedies, or not while they belong to what was there before."""
        for row in self.rows:
            for button in row.buttons:
                button.setEnabled(enabled)

    def resizeEvent(self, event: object) -> None:
        """Put the buttons where there is room."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._arrange()

    def _arrange(self) -> None:
        """Align numbers and buttons down the rows."""
        if not self.rows:
            return
        figures, sides = zip(*(row.widths for row in self.rows), strict=True)
        side = None if self.width() < max(sides) + _SENTENCE else max(sides)
        for row in self.rows:
            row.arrange(max(figures), side)

    def _focused(self) -> int | None:
        """Return the row whose button has the keyboard."""
        for number, row in enumerate(self.rows):
            if any(button.hasFocus() for button in row.buttons):
                return number
        return None

    def _focus(self, near: int) -> None:
        """Leave the keyboard near the row that it was in."""
        with_buttons = [number for number, row in enumerate(self.rows) if row.buttons]
        if with_buttons:
            nearest = min(with_buttons, key=lambda number: abs(number - near))
            self.rows[nearest].buttons[0].setFocus()
