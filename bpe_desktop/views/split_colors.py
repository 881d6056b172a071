"""The colours of the shapes of numbers: the more tokens, the further from the ground.

Lightness tells the number of tokens to eyes that see no colours; the hue tells shapes of equally
many tokens apart. A test measures both for every kind of eyes.
"""

from __future__ import annotations

from functools import lru_cache

from .colors import contrast, mix
from .theme import Theme

__all__ = ["CODES", "UNKNOWN", "WAITING", "code_of", "color_table", "fill_of", "ink_of"]

# Codes of the cells of a grid. The shapes of four digits follow in the order of `_SHAPES`.
WAITING, UNKNOWN = 0, 1

# Where the cuts are, counted from the left: shapes of fewer digits have those of longer ones.
_SHAPES: tuple[tuple[int, ...], ...] = (
    (),  # whole
    (3,),  # 3+1
    (2,),  # 2+2
    (1,),  # 1+3
    (2, 3),  # 2+1+1
    (1, 3),  # 1+2+1
    (1, 2),  # 1+1+2
    (1, 2, 3),  # digit by digit
)
CODES = 2 + len(_SHAPES)
_CODE_OF_CUTS = {cuts: 2 + at for at, cuts in enumerate(_SHAPES)}

_LIGHT = (
    "#EDEFF2",
    *("#F3C65A", "#86CFC0", "#D3A7E0"),
    *("#A96A12", "#2F7D76", "#8A4A9E"),
    "#2B3240",
)
_DARK = (
    "#2A2E37",
    *("#7A5A12", "#1F6E68", "#7B3E92"),
    *("#DDA94A", "#6CC9B9", "#CE9AE0"),
    "#F2F4F7",
)
_CONTRAST = (
    "#1E1E1E",
    *("#8A6200", "#00807A", "#A03CC0"),
    *("#FFC24A", "#5CE6D2", "#E3B0FF"),
    "#FFFFFF",
)
_UNKNOWN = {"light": 0.6, "dark": 0.6, "contrast": 1.0}  # how much of the colour of errors
_FILLS = {"light": _LIGHT, "dark": _DARK, "contrast": _CONTRAST}


@lru_cache(maxsize=256)
def code_of(shape: tuple[int, ...], *, unknown: bool = False) -> int:
    """Return the code of a shape of up to four digits; digits alone have one of their own."""
    if unknown:
        return UNKNOWN
    if len(shape) > 1 and all(digits == 1 for digits in shape):
        return _CODE_OF_CUTS[1, 2, 3]
    cuts = []
    before = 0
    for digits in shape[:-1]:
        before += digits
        cuts.append(before)
    return _CODE_OF_CUTS.get(tuple(cuts), _CODE_OF_CUTS[1, 2, 3])


def color_table(theme: Theme) -> list[str]:
    """Return the fill of every code."""
    colors = theme.colors
    # A whole range may be unknown: that should be seen, and not shout.
    unknown = mix(colors.bad, colors.surface, _UNKNOWN[theme.name])
    return [colors.sunken, unknown, *_FILLS[theme.name]]


def fill_of(theme: Theme, shape: tuple[int, ...], *, unknown: bool = False) -> str:
    """Return the fill of a shape."""
    return color_table(theme)[code_of(shape, unknown=unknown)]


def ink_of(theme: Theme, code: int) -> str:
    """Return what can be read on the fill of a code."""
    return _ink(color_table(theme)[code])


@lru_cache(maxsize=64)
def _ink(fill: str) -> str:
    return max(("#000000", "#FFFFFF"), key=lambda ink: contrast(ink, fill))
