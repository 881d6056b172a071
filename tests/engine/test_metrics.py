"""The figures against values worked out by hand."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bpe_desktop.engine import metrics

LESSONS = Path(__file__).parents[1] / "data" / "seed_lessons.json"


def test_by_hand():
    # "low lower" as low · low er ·: five tokens, two words, nine characters.
    assert metrics.fertility(5, 2) == 2.5
    assert metrics.characters_per_token(9, 5) == 1.8
    assert metrics.tokens_per_character(3, 12) == 0.25
    # пратката: one token, eight letters, sixteen bytes.
    assert metrics.tokens_per_byte(1, 16) == 0.0625
    assert metrics.symbols_saved(146, 73) == 0.5
    assert metrics.embedding_parameters(10, 4) == 80
    assert metrics.embedding_parameters(10, 4, tied=True) == 40


def test_the_consequences_by_hand():
    # 8 tokens against 6 are a third more, and less is below nothing.
    assert metrics.extra_share(8, 6) == pytest.approx(1 / 3)
    assert metrics.extra_share(3, 4) == -0.25
    # 1.5 times the tokens are 2.25 times the attention.
    assert metrics.times_as_many(9, 6) == 1.5
    assert metrics.attention_ratio(9, 6) == 2.25
    assert metrics.attention_ratio(8, 8) == 1.0
    # A window of 8,192 holds 273 messages of 30 tokens: 273 * 30 = 8,190.
    assert metrics.messages_in_context(8_192, 30) == 273
    assert metrics.messages_in_context(8, 9) == 0
    # 1,024 tokens are an eighth of 8,192; a text may be longer than the window.
    assert metrics.context_share(1_024, 8_192) == 0.125
    assert metrics.context_share(12, 8) == 1.5
    assert metrics.embedding_parameters(50_000, 4_096, tied=True) == 204_800_000


def test_the_messages_of_the_shop():
    """The golden lesson: three messages, by their words and by their tokens."""
    lessons = json.loads(LESSONS.read_text("utf-8"))
    lesson = next(lesson for lesson in lessons if lesson["id"] == "bulgarian-shop")
    cost, messages = lesson["cost"], lesson["encode"]
    words = sum(len(message["words"]) for message in messages)
    tokens = sum(message["count"] for message in messages)
    assert round(metrics.fertility(tokens, words), 2) == cost["tokens_per_word"] == 3.23
    bill = cost["messages_per_month"], cost["price_per_million_tokens"]
    by_words = metrics.monthly_cost(words / len(messages), *bill)
    by_tokens = metrics.monthly_cost(tokens / len(messages), *bill)
    assert round(by_words, 2) == cost["by_words"] == 2.6
    assert round(by_tokens, 2) == cost["by_tokens"] == 8.4


@pytest.mark.parametrize(
    "figure",
    [
        metrics.fertility,
        metrics.tokens_per_character,
        metrics.tokens_per_byte,
        metrics.characters_per_token,
        metrics.times_as_many,
        metrics.extra_share,
        metrics.attention_ratio,
        metrics.messages_in_context,
        metrics.context_share,
    ],
)
def test_nothing_to_describe(figure):
    assert figure(0, 0) is None
    assert metrics.symbols_saved(0, 0) is None
