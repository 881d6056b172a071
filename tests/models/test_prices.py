"""Sets of prices: what each has of its own, what they share, and when a price is of today."""

from __future__ import annotations

from typing import Any

import pytest

from bpe_desktop.models.price_book import PriceBook
from bpe_desktop.models.prices import PriceList, Prices


class Kept(dict[str, Any]):
    """Settings in memory."""

    def value(self, key: str, default: Any = None) -> Any:
        return self.get(key, default)

    def setValue(self, key: str, value: Any) -> None:
        self[key] = value


def test_a_price_that_a_person_sets_is_of_that_day() -> None:
    example = PriceList()
    assert example.prices.dated == ""
    # Messages a month are no price.
    busier = example.with_prices(example.prices._replace(messages=5), "2026-11-30")
    assert (busier.prices.messages, busier.prices.dated) == (5, "")
    for change in ({"price": 2.0}, {"output": 2.0}, {"currency": "EUR"}):
        own = example.with_prices(example.prices._replace(**change), "2026-11-30")
        assert own.prices == Prices(**change, dated="2026-11-30")


def test_sets_share_what_is_no_price() -> None:
    both = PriceList().adding("Mine")
    assert (both.chosen, both.prices.name) == (1, "Mine")
    both = both.with_prices(both.prices._replace(price=1.0, context=2_048), "2026-11-30")
    other = both.choosing(0).prices
    assert (other.price, other.dated, other.context) == (3.0, "", 2_048)
    assert both.choosing(7).chosen == 1
    assert both.choosing(-1).chosen == 0


def test_there_is_always_a_set() -> None:
    own = PriceList().with_prices(Prices(price=1.0, messages=7), "2026-11-30")
    assert own.removing() == PriceList((Prices(messages=7),))
    both = own.adding("Mine")
    assert both.removing() == own


def test_which_price_a_text_costs() -> None:
    prices = Prices(price=3.0, output=15.0)
    charged = [prices._replace(charged=kind).charged_price for kind in ("input", "output", "both")]
    assert charged == [3.0, 15.0, 18.0]


def test_a_book_of_prices_is_kept() -> None:
    kept, told = Kept(), []
    book = PriceBook(kept)
    book.changed.connect(lambda: told.append(book.prices))
    assert book.prices == Prices()
    book.set_prices(book.prices)
    assert not kept
    book.add("Mine")
    book.set_prices(book.prices._replace(price=0.15, output=0.6, currency="EUR", width=768))
    assert len(told) == 2
    again = PriceBook(kept)
    assert again.list == book.list
    assert [one.name for one in again.list.sets] == ["", "Mine"]
    assert again.prices.dated
    again.choose(0)
    assert (again.prices.price, again.prices.width) == (3.0, 768)
    again.remove()
    assert [one.name for one in PriceBook(kept).list.sets] == ["Mine"]


@pytest.mark.parametrize(
    "kept",
    [
        "",
        "[]",
        "{",
        "null",
        '{"price": "dear"}',
        '{"price": -1}',
        '{"context": 0}',
        '{"price": null}',
        '{"price": NaN}',
        '{"output": NaN}',
        '{"messages": Infinity}',
        '{"charged": "all"}',
        '{"sets": 7}',
        '{"sets": [], "chosen": "x"}',
        '{"sets": [{"width": -3}, 5], "chosen": 9}',
    ],
)
def test_damage_does_no_harm(kept: str) -> None:
    assert PriceBook(Kept({"compare/prices": kept})).list == PriceList()


def test_the_prices_of_an_earlier_version() -> None:
    kept = (
        '{"price": 0.5, "currency": "EUR", "messages": 9, "context": 99, "width": 8, "dated": "d"}'
    )
    book = PriceBook(Kept({"compare/prices": kept}))
    assert book.list == PriceList((Prices(0.5, "EUR", 9, 99, 8, "d"),))


def test_one_sound_set_of_prices_is_enough() -> None:
    kept = '{"sets": [{"width": -3}, {"name": "Mine", "price": 2}], "chosen": 5}'
    assert PriceBook(Kept({"compare/prices": kept})).list == PriceList((Prices(2.0, name="Mine"),))
