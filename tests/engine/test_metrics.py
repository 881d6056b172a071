"""The figures against values worked out by hand."""

from __future__ import annotations

import doctest

import pytest

from bpe_desktop.engine import metrics


def test_the_examples_in_the_docstrings():
    failed, tried = doctest.testmod(metrics)
    assert failed == 0
    assert tried == 6


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


@pytest.mark.parametrize(
    "figure",
    [
        metrics.fertility,
        metrics.tokens_per_character,
        metrics.tokens_per_byte,
        metrics.characters_per_token,
    ],
)
def test_nothing_to_describe(figure):
    assert figure(0, 0) is None
    assert metrics.symbols_saved(0, 0) is None
