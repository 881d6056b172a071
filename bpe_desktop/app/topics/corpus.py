"""Corpus check: what is odd about the corpus before and beside a training, and what helps."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from ...controllers.checking import CheckController
from ...models.check_state import CheckState
from ...views.check_page import CheckPage
from ...views.check_words import findings_text
from ...workers.training_worker import TrainingWorker
from .parts import Parts

__all__ = ["CorpusTopic"]

_PACE = "measure/pace"  # how many times longer trainings take than forecast


class CorpusTopic(QObject):
    """The topic with what is behind it."""

    def __init__(self, parts: Parts, parent: QObject) -> None:
        super().__init__(parent)
        self._parts = parts
        self.state = CheckState(self)
        self.state.pace = _number(parts.settings.value(_PACE))
        self.controller = CheckController(
            parts.project,
            parts.corpus,
            parts.keeping.undoing,
            self.state,
            TrainingWorker(self),
            self,
        )
        self.view = CheckPage(parts.theme)
        self.page: QWidget = self.view
        self.view.check_requested.connect(self.controller.check)
        self.view.stop_requested.connect(self.controller.stop)
        self.view.remedy_chosen.connect(self.controller.apply)
        self.state.changed.connect(self._show)
        self.state.pace_learnt.connect(lambda pace: parts.settings.setValue(_PACE, pace))
        self._show()

    def set_active(self, active: bool) -> None:
        """Say whether the page is on the screen."""
        self.controller.set_active(active)

    def close(self) -> None:
        """End the process that checks."""
        self.controller.close()

    def _show(self) -> None:
        self.view.show_state(self.state)
        check = self.state.check
        known = check is not None and not self.state.is_stale
        text = findings_text(len(check.findings)) if check is not None and known else ""
        self._parts.panes.corpus.set_findings(text)


def _number(value: object) -> float:
    try:
        pace = float(str(value))
    except ValueError:
        return 1.0
    return pace if 0.1 <= pace <= 10 else 1.0
