"""The topic on costs and context windows."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from ...controllers.comparing import read_text
from ...errors import UserError
from ...models.cost_model import CostModel
from ...views.cost_page import CostPage
from ..pasting import tell_refused_pastes
from .parts import Parts

__all__ = ["CostTopic"]

_KIND, _TYPED = "measure/cost/text", "measure/cost/typed"
_LONGEST = 20_000  # characters of a typed text that are kept


class CostTopic(QObject):
    """What a text costs, how it fills a window, and what a limit leaves of it."""

    def __init__(self, parts: Parts, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = parts.settings
        self._messages = parts.messages
        self._prices = parts.prices
        self._dialogs = parts.dialogs
        self.model = CostModel(parts.project, parts.playhead, parts.turns, self)
        self.page = CostPage(parts.theme)
        self._restore()
        self._connect()
        self._show_prices()

    def set_active(self, active: bool) -> None:
        """Say whether the page is on the screen."""
        self.model.set_active(active)

    def close(self) -> None:
        """End nothing: no process and no thread was started."""

    def _connect(self) -> None:
        page, model, prices = self.page, self.model, self._prices
        model.facts_changed.connect(page.set_facts)
        model.cut_changed.connect(page.set_cut)
        page.kind_chosen.connect(self._choose)
        page.text_typed.connect(self._take_typed)
        tell_refused_pastes(page.typed, self._messages)
        page.file_requested.connect(self._ask_file)
        page.cut.limit_requested.connect(model.set_limit)
        page.context.prices_edited.connect(prices.set_prices)
        page.bill.prices_edited.connect(prices.set_prices)
        page.bill.set_chosen.connect(prices.choose)
        page.bill.set_added.connect(prices.add)
        page.bill.set_removed.connect(prices.remove)
        prices.changed.connect(self._show_prices)

    def _restore(self) -> None:
        """Bring back the text that was typed here."""
        typed = str(self._settings.value(_TYPED, ""))
        kind = str(self._settings.value(_KIND, "live"))
        self.model.set_typed(typed)
        self.page.typed.put_text(typed)
        if kind in ("typed", "corpus"):
            self.model.set_kind(kind)
            self.page.set_kind(kind)

    def _choose(self, kind: str) -> None:
        self._settings.setValue(_KIND, kind)
        self.model.set_kind(kind)

    def _take_typed(self, text: str) -> None:
        if len(text) <= _LONGEST:
            self._settings.setValue(_TYPED, text)
        self.model.set_typed(text)

    def _ask_file(self) -> None:
        self._dialogs.ask_text(self._open)

    def _open(self, name: str) -> None:
        try:
            text = read_text(Path(name))
        except UserError as error:
            self._messages.show_error(error.message, error.hint)
        else:
            self.model.set_file(Path(name).name, text)

    def _show_prices(self) -> None:
        self.page.set_price_list(self._prices.list)
