"""What the messages of a month cost, by their tokens and as if each word were one token."""

from __future__ import annotations

from typing import NamedTuple

from . import metrics

__all__ = ["Bill", "Cost", "Length", "length_of", "monthly_bill"]


class Length(NamedTuple):
    """How long a message is; `words` is `None` where the writing does not part them by spaces."""

    tokens: float
    words: float | None


class Cost(NamedTuple):
    """An amount a month for what is sent and for what comes back."""

    message: float
    answer: float

    @property
    def total(self) -> float:
        """Both together."""
        return self.message + self.answer


class Bill(NamedTuple):
    """The cost by tokens, and by words; the second only where words can be counted.

    `times` is `by_tokens.total / by_words.total`: how many times the bill by words it comes to.
    """

    by_tokens: Cost
    by_words: Cost | None
    times: float | None


def length_of(amount: float, unit: str, fertility: float | None) -> Length:
    """Return the length of a message that was given in "tokens" or in "words".

    The other figure follows from `fertility`, the tokens per word of a text of the same kind:
    tokens = words × fertility. Without it a number of words counts as so many tokens.

    >>> length_of(10, "words", 3.5), length_of(35, "tokens", 3.5)
    (Length(tokens=35.0, words=10), Length(tokens=35, words=10.0))
    """
    if unit == "words":
        return Length(amount * (fertility or 1), amount)
    return Length(amount, amount / fertility if fertility else None)


def monthly_bill(
    message: Length, answer: Length, messages: int, message_price: float, answer_price: float
) -> Bill:
    """Return what `messages` messages with their answers cost; prices are for a million tokens.

    See `metrics.monthly_cost` for the formula of each part. An answer of no length costs nothing
    by words either.

    >>> bill = monthly_bill(Length(20, 10), Length(0, 0), 200_000, 3.0, 15.0)
    >>> bill.by_tokens.total, bill.by_words.total, bill.times
    (12.0, 6.0, 2.0)
    """
    cost = metrics.monthly_cost
    by_tokens = Cost(
        cost(message.tokens, messages, message_price), cost(answer.tokens, messages, answer_price)
    )
    words = message.words, answer.words if answer.tokens else 0.0
    if words[0] is None or words[1] is None:
        return Bill(by_tokens, None, None)
    by_words = Cost(cost(words[0], messages, message_price), cost(words[1], messages, answer_price))
    times = by_tokens.total / by_words.total if by_words.total else None
    return Bill(by_tokens, by_words, times)
