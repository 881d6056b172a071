"""What costs are worked out with: prices of a person's own, and an example until there are some."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

__all__ = ["SHARED", "PriceList", "Prices"]


class Prices(NamedTuple):
    """A set of prices, with what all sets share.

    `price` is for a million tokens that are sent, `output` for a million that come back; `dated` is
    the day (ISO) when a person set them, "" for an example. `name` is that of the set.

    Shared by all sets: `messages` a month; the `context` window in tokens; the `width` of an
    embedding, and whether the output layer is `tied` to it; `charged`, which of the prices a text
    of a comparison costs: input, output or both; how long a message is (`message` in `message_unit`
    "tokens" or "words", or "text" for that of the text in view, whose lines are messages of their
    own if `by_line`) and its answer.
    """

    price: float = 3.0
    currency: str = ""
    messages: int = 200_000
    context: int = 8_192
    width: int = 4_096
    dated: str = ""
    name: str = ""
    output: float = 15.0
    tied: bool = True
    charged: str = "input"
    message: int = 100
    message_unit: str = "text"
    answer: int = 0
    answer_unit: str = "words"
    by_line: bool = True

    @property
    def charged_price(self) -> float:
        """The price of a text of a comparison."""
        parts = {"input": self.price, "output": self.output}
        return parts.get(self.charged, self.price + self.output)

    @property
    def is_sound(self) -> bool:
        """Tell whether costs can be worked out with them."""
        return (
            all(part >= 0 for part in (self.price, self.output, self.message, self.answer))
            and min(self.messages, self.context, self.width) > 0
            and self.charged in ("input", "output", "both")
            and self.message_unit in ("text", "tokens", "words")
            and self.answer_unit in ("tokens", "words")
        )


SHARED = (
    "messages",
    "context",
    "width",
    "tied",
    "charged",
    "message",
    "message_unit",
    "answer",
    "answer_unit",
    "by_line",
)


class PriceList(NamedTuple):
    """All sets of prices, one of them chosen; there is always one."""

    sets: Sequence[Prices] = (Prices(),)
    chosen: int = 0

    @property
    def prices(self) -> Prices:
        """The set that is chosen."""
        return self.sets[self.chosen]

    def with_prices(self, prices: Prices, today: str) -> PriceList:
        """Return the list with other figures of the chosen set; new prices are of `today`."""
        old = self.prices
        own = ("price", "output", "currency")
        if any(getattr(prices, field) != getattr(old, field) for field in own):
            prices = prices._replace(dated=today)
        shared = {field: getattr(prices, field) for field in SHARED}
        sets = [one._replace(**shared) for one in self.sets]
        sets[self.chosen] = prices
        return PriceList(tuple(sets), self.chosen)

    def choosing(self, number: int) -> PriceList:
        """Return the list with another set chosen."""
        return PriceList(self.sets, min(max(number, 0), len(self.sets) - 1))

    def adding(self, name: str) -> PriceList:
        """Return the list with a copy of the chosen set under another name, chosen."""
        return PriceList((*self.sets, self.prices._replace(name=name)), len(self.sets))

    def removing(self) -> PriceList:
        """Return the list without the chosen set; instead of the last one there is an example."""
        rest = [one for number, one in enumerate(self.sets) if number != self.chosen]
        if not rest:
            shared = {field: getattr(self.prices, field) for field in SHARED}
            rest = [Prices(**shared)]
        return PriceList(tuple(rest), max(0, self.chosen - 1))
