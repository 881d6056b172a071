"""The menu of a candidate: what if another pair were merged here, or this one never?"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from .branch_words import rule_name

__all__ = ["CandidateMenu"]


class CandidateMenu(QMenu):
    """Says what a person wants of a candidate; its keys are those of the table."""

    force_requested = Signal()
    forbid_requested = Signal()
    rule_requested = Signal(str)
    copy_requested = Signal()
    copy_headers_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("candidateMenu")
        self.force = self.addAction("", self.force_requested.emit)
        self.forbid = self.addAction("", self.forbid_requested.emit)
        self.rules = self.addMenu(self.tr("Decide &ties otherwise from here on"))
        self.addSeparator()
        self.addAction(self.tr("&Copy") + "\tCtrl+C", self.copy_requested.emit)
        self.addAction(
            self.tr("Copy with &headers") + "\tCtrl+Shift+C", self.copy_headers_requested.emit
        )
        self.set_pair("", is_next=False)
        self.set_rules(())

    def set_pair(self, pair: str, *, is_next: bool) -> None:
        """Offer branches about a pair; "" for none, `is_next` for the one that is merged anyway."""
        self.force.setText(self.tr("&Merge this one instead") + "\tCtrl+Enter")
        self.forbid.setText(self.tr("&Never merge this one") + "\tDel")
        self.force.setEnabled(bool(pair) and not is_next)
        self.forbid.setEnabled(bool(pair))
        self.rules.setEnabled(bool(pair))

    def set_rules(self, rules: Sequence[str]) -> None:
        """Offer these tie rules."""
        self.rules.clear()
        for rule in rules:
            action = self.rules.addAction(rule_name(rule))
            action.setObjectName(f"rule.{rule}")
            action.triggered.connect(lambda _=False, rule=rule: self.rule_requested.emit(rule))
