"""Bills against values worked out by hand, and the golden one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bpe_desktop.engine.billing import Cost, Length, length_of, monthly_bill

LESSONS = Path(__file__).parents[1] / "data" / "seed_lessons.json"


def test_the_messages_of_the_shop():
    """The golden lesson: 13 words and 42 tokens in three messages."""
    shop = json.loads(LESSONS.read_text("utf-8"))[1]
    cost = shop["cost"]
    message = Length(
        sum(one["count"] for one in shop["encode"]) / 3,
        sum(len(one["words"]) for one in shop["encode"]) / 3,
    )
    price = cost["price_per_million_tokens"]
    bill = monthly_bill(message, Length(0, 0), cost["messages_per_month"], price, 15.0)
    assert bill.by_words is not None
    assert round(bill.by_words.total, 2) == cost["by_words"] == 2.6
    assert round(bill.by_tokens.total, 2) == cost["by_tokens"] == 8.4
    assert round(bill.times or 0, 2) == cost["tokens_per_word"] == 3.23


def test_questions_and_answers_have_prices_of_their_own():
    # 1,000 messages of 50 tokens at 2 a million, answers of 100 words of 1.5 tokens at 10.
    answer = length_of(100, "words", 1.5)
    assert answer == Length(150, 100)
    bill = monthly_bill(Length(50, 40), answer, 1_000, 2.0, 10.0)
    assert bill.by_tokens == pytest.approx(Cost(0.1, 1.5))
    assert bill.by_words == pytest.approx(Cost(0.08, 1.0))
    assert bill.by_tokens.total == pytest.approx(1.6)
    assert bill.times == pytest.approx(1.6 / 1.08)


def test_without_words():
    assert length_of(35, "tokens", None) == Length(35, None)
    assert length_of(35, "words", None) == Length(35, 35)  # nothing is known of their tokens
    bill = monthly_bill(Length(10, None), Length(0, None), 10, 1.0, 1.0)
    assert (bill.by_words, bill.times) == (None, None)
    free = monthly_bill(Length(10, 5), Length(0, None), 10, 0.0, 0.0)
    assert free.times is None
