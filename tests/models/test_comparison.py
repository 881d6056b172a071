"""What follows from the cells of a comparison, worked out by hand."""

from __future__ import annotations

import pytest

from bpe_desktop.engine.measuring import Measure, Stretch
from bpe_desktop.models.comparison import (
    Comparison,
    Curve,
    Prices,
    RowFacts,
    TextColumn,
    parities,
)

ENGLISH = TextColumn.of(10, "English", "the sun", "sample:en")
CZECH = TextColumn.of(11, "Čeština", "to slunce", "sample:cs")
JAPANESE = TextColumn.of(12, "日本語", "船を数える", "sample:ja")


def cell(*pieces: str, unknown: int = 0) -> Measure:
    """A text of these pieces, each one token."""
    spans, stretches, done = [], [], 0
    for number, piece in enumerate(pieces):
        size = len(piece.encode())
        spans.append((done, done + size))
        stretches.append(Stretch(piece, number))
        done += size
    longest = max(pieces, key=len)
    different = len(set(pieces))
    return Measure(len(pieces), unknown, different, longest, tuple(spans), tuple(stretches))


def comparison(**changes: object) -> Comparison:
    cells = {
        (0, 10): cell("the", " sun"),
        (1, 10): cell("the", " s", "un"),
        (2, 10): cell(*"the sun"),
        (0, 11): cell("to", " s", "un", "ce"),
        (1, 11): cell("to", " slunce", unknown=1),
        (2, 11): cell(*"to slunce"),
    }
    rows = (RowFacts(0, "training", "a"), RowFacts(1, "file", "b"), RowFacts(2, "characters", ""))
    return Comparison((ENGLISH, CZECH), rows, cells, **{"reference": 0, **changes})  # type: ignore[arg-type]


def test_sizes_of_a_text() -> None:
    assert (CZECH.words, CZECH.characters, CZECH.bytes) == (2, 9, 9)
    assert (JAPANESE.words, JAPANESE.characters, JAPANESE.bytes) == (None, 5, 15)


def test_the_fewest_know_all_of_the_text() -> None:
    shown = comparison()
    assert shown.range_of(10) == (2, 7)
    # The two tokens of the second row leave a part unknown.
    assert shown.range_of(11) == (4, 9)
    assert shown.unknown == 1


def test_the_same_piece_has_one_colour_down_a_column() -> None:
    shown = comparison()
    assert [shown.color_of(10, piece) for piece in ("the", " sun", " s", "un")] == [0, 1, 2, 3]
    assert shown.color_of(10, "t") is None
    # The next column begins anew, and the order of the rows changes nothing.
    assert [shown.color_of(11, piece) for piece in ("to", " s", "un", "ce")] == [0, 1, 2, 3]
    turned = comparison()
    turned = Comparison(turned.columns, turned.rows[::-1], turned.cells, 0)
    assert turned.color_of(10, " s") == 2


def test_the_first_stretch_that_differs() -> None:
    shown = comparison()
    assert shown.different_stretch(0, 10) is None
    assert shown.different_stretch(1, 10) == 1
    assert shown.different_stretch(2, 10) == 0
    assert comparison(reference=None).different_stretch(1, 10) is None


def test_languages_against_the_first() -> None:
    prices = Prices(price=3.0, messages=200_000, context=8_192)
    english, czech = parities(comparison(), prices)
    assert (english.extra, english.attention, english.fitting) == (0.0, 1.0, 4096)
    assert english.cost == pytest.approx(1.2)  # 2 * 200,000 * 3 / 1,000,000
    # 4 tokens against 2.
    assert (czech.extra, czech.attention, czech.fitting) == (1.0, 4.0, 2048)
    assert czech.cost == pytest.approx(2.4)
    assert [parity.tokens for parity in parities(comparison(), prices, 2)] == [7, 9]
    assert parities(comparison(reference=None), prices) == []


def test_a_text_with_unknown_tokens_is_neither_compared_nor_priced() -> None:
    english, czech = parities(comparison(), Prices(), 1)
    assert (english.unknown, english.extra, english.cost is None) == (0, 0.0, False)
    assert czech[1:] == (2, None, None, None, None, 1)
    # Nor is anything compared with it.
    turned = comparison()
    turned = Comparison(turned.columns[::-1], turned.rows, turned.cells, 1)
    czech, english = parities(turned, Prices())
    assert (english.extra, english.attention) == (None, None)
    assert english.fitting is not None


def test_a_curve_at_a_size() -> None:
    curve = Curve(ENGLISH, ((30, 7), (34, 4), (40, 2)))
    assert [curve.at(size) for size in (29, 30, 33, 34, 99)] == [None, 7, 7, 4, 2]
    assert curve.figure(4) == 2.0
    assert Curve(JAPANESE, ()).figure(4) is None
