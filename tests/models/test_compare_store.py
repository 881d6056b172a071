"""What is kept of a comparison comes back, and what somebody has damaged does no harm."""

from __future__ import annotations

from typing import Any

import pytest

from bpe_desktop.models.compare_store import CompareStore
from bpe_desktop.models.comparison import Comparison, TextColumn
from bpe_desktop.models.prices import PriceList, Prices


class Kept(dict[str, Any]):
    """Settings in memory."""

    def value(self, key: str, default: Any = None) -> Any:
        return self.get(key, default)

    def setValue(self, key: str, value: Any) -> None:
        self[key] = value


def test_all_of_it_comes_back() -> None:
    store = CompareStore(Kept())
    assert store.price_list() == PriceList()
    assert store.texts() is None
    own = Prices(0.15, "EUR", 1_000, 128_000, 768, "2026-11-30", "Mine", 0.6)
    prices = PriceList((Prices(), own), 1)
    store.keep_price_list(prices)
    columns = (
        TextColumn.of(5, "Čeština", "loďky", "sample:cs"),
        TextColumn.of(6, "long", "x" * 20_001, "typed"),
    )
    store.keep(Comparison(columns), ("/a/b.json",), {"training": True, "words": False})
    assert store.price_list() == prices
    assert store.price_list().prices == own
    # Our settings are no place for a book.
    assert store.texts() == [("Čeština", "loďky", "sample:cs")]
    assert store.files() == ["/a/b.json"]
    assert store.rows() == {"training": True, "words": False}


@pytest.mark.parametrize(
    "kept",
    [
        "",
        "[]",
        "{",
        "null",
        '{"texts": 3, "files": {}, "rows": []}',
        '{"texts": [["a"], 5], "files": [7]}',
        '{"price": "dear"}',
        '{"price": -1}',
        '{"context": 0}',
        '{"price": null}',
        '{"price": NaN}',
        '{"output": NaN}',
        '{"messages": Infinity}',
        '{"sets": 7}',
        '{"sets": [], "chosen": "x"}',
        '{"sets": [{"width": -3}, 5], "chosen": 9}',
    ],
)
def test_damage_does_no_harm(kept: str) -> None:
    store = CompareStore(Kept({"compare/state": kept, "compare/prices": kept}))
    assert store.price_list() == PriceList()
    assert not store.texts()
    assert store.files() == []
    assert store.rows() == {}


def test_the_prices_of_an_earlier_version() -> None:
    kept = (
        '{"price": 0.5, "currency": "EUR", "messages": 10, "context": 99, "width": 8, "dated": "d"}'
    )
    store = CompareStore(Kept({"compare/prices": kept}))
    assert store.price_list() == PriceList((Prices(0.5, "EUR", 10, 99, 8, "d"),))


def test_one_sound_set_of_prices_is_enough() -> None:
    kept = '{"sets": [{"width": -3}, {"name": "Mine", "price": 2}], "chosen": 5}'
    store = CompareStore(Kept({"compare/prices": kept}))
    assert store.price_list() == PriceList((Prices(2.0, name="Mine"),), 0)
