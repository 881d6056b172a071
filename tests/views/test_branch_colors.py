"""The colours of branches: legible, and told apart by everyone."""

from __future__ import annotations

from itertools import combinations

import pytest

from bpe_desktop.models.branches import MOST_BRANCHES
from bpe_desktop.views.branch_colors import BRANCH_COLORS, branch_letter, branch_pen
from bpe_desktop.views.colors import THEMES, contrast
from bpe_desktop.views.theme import Theme

from ..color_vision import VISIONS, distance

NOTICED = 2.3  # a distance in CIELAB that is just seen where colours touch


@pytest.mark.parametrize("name", THEMES)
def test_they_are_legible_on_every_ground(name):
    theme = THEMES[name]
    for color in BRANCH_COLORS[name]:
        for ground in (theme.window, theme.surface, theme.sunken):
            assert contrast(color, ground) >= 4.5


@pytest.mark.parametrize("sight", VISIONS)
@pytest.mark.parametrize("name", THEMES)
def test_no_two_are_near_each_other_for_anyone(name, sight):
    for first, second in combinations(BRANCH_COLORS[name], 2):
        assert distance(first, second, sight) > 3 * NOTICED


@pytest.mark.parametrize("name", THEMES)
def test_none_looks_like_what_is_chosen(name):
    accent = THEMES[name].accent
    for color in BRANCH_COLORS[name]:
        for sight in VISIONS:
            assert distance(color, accent, sight) > 2 * NOTICED


def test_letters_and_dashes_tell_them_apart_without_colour(qapp):
    theme = Theme("light")
    indexes = range(MOST_BRANCHES)
    assert len(BRANCH_COLORS["light"]) == MOST_BRANCHES
    assert len({branch_letter(index) for index in indexes}) == MOST_BRANCHES
    patterns = [branch_pen(theme, index, 2).dashPattern() for index in indexes]
    assert len({tuple(pattern) for pattern in patterns}) == MOST_BRANCHES
