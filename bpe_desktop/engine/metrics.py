"""Figures that describe a tokenization, each with its formula.

All take plain numbers. Where the divisor is 0 there is nothing to describe: the figure is `None`.
"""

from __future__ import annotations

__all__ = [
    "attention_ratio",
    "characters_per_token",
    "context_share",
    "embedding_parameters",
    "extra_share",
    "fertility",
    "messages_in_context",
    "monthly_cost",
    "symbols_saved",
    "times_as_many",
    "tokens_per_byte",
    "tokens_per_character",
]


def fertility(tokens: int, words: int) -> float | None:
    """Return tokens per word: `tokens / words`, 1 at best (Rust et al. 2021, "How good is your
    tokenizer?"). Words are the occurrences of pre-tokens, markers count as tokens.

    >>> fertility(100, 19)
    5.2631578947368425
    """
    return _ratio(tokens, words)


def tokens_per_character(tokens: int, characters: int) -> float | None:
    """Return `tokens / characters`; characters are code points of the raw text.

    >>> tokens_per_character(12, 26)
    0.46153846153846156
    """
    return _ratio(tokens, characters)


def tokens_per_byte(tokens: int, size: int) -> float | None:
    """Return `tokens / size`; the size is in UTF-8 bytes of the raw text.

    >>> tokens_per_byte(12, 48)
    0.25
    """
    return _ratio(tokens, size)


def characters_per_token(characters: int, tokens: int) -> float | None:
    """Return `characters / tokens`: how much text one token carries.

    >>> characters_per_token(20, 15)
    1.3333333333333333
    """
    return _ratio(characters, tokens)


def symbols_saved(before: int, after: int) -> float | None:
    """Return which share of the symbols the merges saved: `1 - after / before`.

    >>> symbols_saved(160, 100)
    0.375
    """
    return None if before == 0 else 1 - after / before


def embedding_parameters(vocabulary: int, width: int, *, tied: bool = False) -> int:
    """Return how many parameters of a language model the vocabulary costs.

    `vocabulary * width` for the input embedding of this many dimensions, and as much again for the
    output layer unless the two are tied.

    >>> embedding_parameters(50_257, 768, tied=True)
    38597376
    """
    return vocabulary * width * (1 if tied else 2)


def times_as_many(tokens: int, fewest: int) -> float | None:
    """Return `tokens / fewest`: how many times the tokens of the best tokenizer these are.

    >>> times_as_many(20, 15)
    1.3333333333333333
    """
    return _ratio(tokens, fewest)


def extra_share(tokens: int, reference: int) -> float | None:
    """Return `tokens / reference - 1`: which share more than the reference it takes.

    8 tokens against 6 are a third more. Below 0 where it takes less.

    >>> extra_share(15, 10)
    0.5
    """
    return None if reference == 0 else (tokens - reference) / reference


def attention_ratio(tokens: int, reference: int) -> float | None:
    """Return `(tokens / reference) ** 2`: how much more work attention has than for the reference.

    Each token looks at each other one (Vaswani et al. 2017, "Attention is all you need").

    >>> attention_ratio(12, 8)
    2.25
    """
    ratio = _ratio(tokens, reference)
    return None if ratio is None else ratio**2


def context_share(tokens: int, context: int) -> float | None:
    """Return `tokens / context`: which share of a context window a text takes, 1 for all of it.

    >>> context_share(42, 8_192)
    0.005126953125
    """
    return _ratio(tokens, context)


def messages_in_context(context: int, tokens: int) -> int | None:
    """Return `context // tokens`: how many whole messages of this length a context window holds.

    >>> messages_in_context(8_192, 15)
    546
    """
    return None if tokens == 0 else context // tokens


def monthly_cost(tokens: float, messages: int, price: float) -> float:
    """Return `tokens * messages * price / 1_000_000`: what all messages of a month cost.

    `tokens` are those of one message, or their mean; the price is for a million tokens.

    >>> monthly_cost(14, 200_000, 3.0)
    8.4
    """
    return tokens * messages * price / 1_000_000


def _ratio(amount: int, divisor: int) -> float | None:
    return None if divisor == 0 else amount / divisor
