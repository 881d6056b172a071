"""The topic on vocabulary sizes."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ...models.size_model import SizeModel
from ...views.size_page import SizePage
from .parts import Parts

__all__ = ["SizeTopic"]


class SizeTopic(QObject):
    """What every size of the training in view costs and saves."""

    def __init__(self, parts: Parts, parent: QObject) -> None:
        super().__init__(parent)
        self.model = SizeModel(parts.project, parts.playhead, parts.turns, self)
        self.page = SizePage(parts.theme)
        self._prices = parts.prices
        self._playback = parts.playback
        page, model = self.page, self.model
        model.facts_changed.connect(page.set_facts)
        model.waste_changed.connect(page.set_waste)
        page.prices_edited.connect(parts.prices.set_prices)
        parts.prices.changed.connect(self._show_prices)
        page.step_requested.connect(parts.playback.seek)
        page.size_requested.connect(self._seek)
        self._show_prices()

    def set_active(self, active: bool) -> None:
        """Say whether the page is on the screen."""
        self.model.set_active(active)

    def close(self) -> None:
        """End nothing: no process and no thread was started."""

    def _show_prices(self) -> None:
        self.page.set_prices(self._prices.prices)

    def _seek(self, size: int) -> None:
        self._playback.seek(self.model.step_of_size(size))
