"""Sets of prices: what each has of its own, what they share, and when a price is of today."""

from __future__ import annotations

from bpe_desktop.models.prices import PriceList, Prices


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
