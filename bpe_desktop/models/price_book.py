"""The sets of prices as the window holds them: the same ones wherever costs are told."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QObject, Signal

from .compare_store import CompareStore
from .prices import PriceList, Prices

__all__ = ["PriceBook"]


class PriceBook(QObject):
    """Reads the prices from the settings when first asked, and keeps each change there."""

    changed = Signal()

    def __init__(self, store: CompareStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._list: PriceList | None = None

    @property
    def list(self) -> PriceList:
        """All sets of prices."""
        if self._list is None:
            self._list = self._store.price_list()
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
            self._store.keep_price_list(found)
            self.changed.emit()
