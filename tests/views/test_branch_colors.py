"""The colours of branches: legible, and told apart by everyone."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from bpe_desktop.models.branches import MOST_BRANCHES
from bpe_desktop.views.branch_colors import BRANCH_COLORS, branch_letter, branch_pen
from bpe_desktop.views.colors import THEMES, contrast
from bpe_desktop.views.theme import Theme

# How colours are seen without one kind of cones: Machado, Oliveira and Fernandes (2009).
SIGHTS = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
NOTICED = 0.02  # a distance in Oklab that is just seen where colours touch


def oklab(color: str, sight: str) -> tuple[float, ...]:
    """Return a colour as it is seen, in Ottosson's Oklab."""

    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    rgb = [linear(int(color[i : i + 2], 16) / 255) for i in (1, 3, 5)]
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, rgb, strict=True))))
        for row in SIGHTS[sight]
    )
    cones = (
        0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue,
        0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue,
        0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue,
    )
    roots = [cone ** (1 / 3) for cone in cones]
    rows = (
        (0.2104542553, 0.7936177850, -0.0040720468),
        (1.9779984951, -2.4285922050, 0.4505937099),
        (0.0259040371, 0.7827717662, -0.8086757660),
    )
    return tuple(sum(a * b for a, b in zip(row, roots, strict=True)) for row in rows)


@pytest.mark.parametrize("name", THEMES)
def test_they_are_legible_on_every_ground(name):
    theme = THEMES[name]
    for color in BRANCH_COLORS[name]:
        for ground in (theme.window, theme.surface, theme.sunken):
            assert contrast(color, ground) >= 4.5


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("name", THEMES)
def test_no_two_are_near_each_other_for_anyone(name, sight):
    for first, second in combinations(BRANCH_COLORS[name], 2):
        assert dist(oklab(first, sight), oklab(second, sight)) > 3 * NOTICED


@pytest.mark.parametrize("name", THEMES)
def test_none_looks_like_what_is_chosen(name):
    accent = THEMES[name].accent
    for color in BRANCH_COLORS[name]:
        for sight in SIGHTS:
            assert dist(oklab(color, sight), oklab(accent, sight)) > 2 * NOTICED


def test_letters_and_dashes_tell_them_apart_without_colour(qapp):
    theme = Theme("light")
    indexes = range(MOST_BRANCHES)
    assert len(BRANCH_COLORS["light"]) == MOST_BRANCHES
    assert len({branch_letter(index) for index in indexes}) == MOST_BRANCHES
    patterns = [branch_pen(theme, index, 2).dashPattern() for index in indexes]
    assert len({tuple(pattern) for pattern in patterns}) == MOST_BRANCHES
