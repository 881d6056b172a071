"""The sets of prices as the window holds them: the same ones wherever costs are told."""

from __future__ import annotations

import json
from datetime import date

from PySide6.QtCore import QObject, Signal

from .prices import PriceList, Prices
from .settings_store import SettingsStore

__all__ = ["PriceBook"]

_KEY = "compare/prices"


class PriceBook(QObject):
    """Reads the prices from the settings when first asked, and keeps each change there.

    What a person has damaged there by hand counts as missing.
    """

    changed = Signal()

    def __init__(self, store: SettingsStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._list: PriceList | None = None

    @property
    def list(self) -> PriceList:
        """All sets of prices."""
        if self._list is None:
            self._list = _price_list(str(self._store.value(_KEY, "{}")))
        return self._list

    @property
    def prices(self) -> Prices:
        """The set that is chosen."""
        return self.list.prices

    def set_prices(self, prices: Prices) -> None:
        """Change the chosen set, and what all share; new prices are of today."""
        self._set(self.list.with_prices(prices, date.today().isoformat()))

    def choose(self, number: int) -> None:
        """Choose another set."""
        self._set(self.list.choosing(number))

    def add(self, name: str) -> None:
        """Go on with a copy of the chosen set under another name."""
        self._set(self.list.adding(name))

    def remove(self) -> None:
        """Take the chosen set away."""
        self._set(self.list.removing())

    def _set(self, found: PriceList) -> None:
        if found != self.list:
            self._list = found
            kept = {"sets": [one._asdict() for one in found.sets], "chosen": found.chosen}
            self._store.setValue(_KEY, json.dumps(kept))
            self.changed.emit()


def _price_list(text: str) -> PriceList:
    """Return the sets of prices as they were kept, an example where none were."""
    try:
        kept = json.loads(text)
    except ValueError:
        return PriceList()
    if not isinstance(kept, dict):
        return PriceList()
    # Earlier versions kept one set, its figures in the place of the list.
    listed, chosen = kept.get("sets", [kept]), kept.get("chosen", 0)
    sets = [found for one in listed if (found := _prices(one))] if isinstance(listed, list) else []
    if not sets:
        return PriceList()
    return PriceList(tuple(sets)).choosing(chosen if isinstance(chosen, int) else 0)


def _prices(kept: object) -> Prices | None:
    """Return a set of prices as it was kept, `None` for what is none."""
    if not isinstance(kept, dict):
        return None
    usual = Prices()._asdict()
    try:
        found = Prices(**{key: type(usual[key])(kept.get(key, usual[key])) for key in usual})
    except (TypeError, ValueError, OverflowError):
        return None
    return found if found.is_sound else None
