"""The colours of shapes, as every kind of eyes sees them."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from bpe_desktop.views.colors import contrast
from bpe_desktop.views.split_colors import CODES, UNKNOWN, code_of, color_table, ink_of
from bpe_desktop.views.theme import THEMES, Theme
from tests.color_vision import VISIONS, distance

SHAPES = {
    1: [(4,)],
    2: [(3, 1), (2, 2), (1, 3)],
    3: [(2, 1, 1), (1, 2, 1), (1, 1, 2)],
    4: [(1, 1, 1, 1)],
}
SEEN_APART = 10  # four times what is just seen side by side: cells are small


@pytest.fixture(params=THEMES)
def any_theme(qapp: object, request: pytest.FixtureRequest) -> Theme:
    return Theme(request.param)


@pytest.mark.parametrize("vision", VISIONS)
def test_no_two_shapes_look_alike(any_theme: Theme, vision: str) -> None:
    fills = color_table(any_theme)[2:]
    assert len(fills) == CODES - 2
    for first, second in combinations(fills, 2):
        assert distance(first, second, vision) > SEEN_APART, (first, second)


def test_more_tokens_stand_out_more(any_theme: Theme) -> None:
    ground = any_theme.colors.surface
    fills = color_table(any_theme)
    levels = [[contrast(fills[code_of(s)], ground) for s in SHAPES[n]] for n in (1, 2, 3, 4)]
    for fewer, more in pairwise(levels):
        assert max(fewer) < min(more)


def test_what_stands_on_a_fill_can_be_read(any_theme: Theme) -> None:
    fills = color_table(any_theme)
    for code in range(CODES):
        assert contrast(ink_of(any_theme, code), fills[code]) >= 4.5


def test_shapes_of_fewer_digits_have_the_colours_of_longer_ones() -> None:
    assert code_of((1, 2)) == code_of((1, 3))
    assert code_of((2, 1)) == code_of((2, 2))
    assert code_of((2,)) == code_of((4,)) == code_of((1,))
    assert code_of((1, 1)) == code_of((1, 1, 1)) == code_of((1, 1, 1, 1))
    assert code_of((2, 2), unknown=True) == UNKNOWN
    assert len({code_of(shape) for found in SHAPES.values() for shape in found}) == 8
