"""The colours that a film of the merge view needs, so that all its pictures share one palette."""

from __future__ import annotations

from .colors import THEMES, mix

__all__ = ["film_colors"]

# The edges of letters and lines, from ground to ink; those at the ends first.
_STEPS = (0.0, 1.0, 0.4, 0.7, 0.2, 0.85)
_NEAR = 8  # of 256: Pillow cannot tell such neighbours apart


def film_colors(theme: str) -> list[tuple[int, int, int]]:
    """Return at most 256 colours, red, green and blue of 0 to 255 each."""
    colors = THEMES[theme]
    on_surface = (
        colors.text,
        colors.text2,
        colors.text3,
        colors.accent,
        colors.ring,
        colors.good,
        colors.line,
        colors.muted,
        colors.field,
    )
    grounds = [(colors.surface, on_surface), (colors.tile, (colors.text, colors.tile_border))]
    grounds.append((colors.current, (colors.current_text, colors.current_border)))
    grounds += [(fill, (colors.tile_text, border)) for fill, border in colors.palette]
    found: list[tuple[int, int, int]] = []
    # The colours of areas come first: what lies next to them is left out, or white might be grey.
    for share in _STEPS:
        for ground, inks in grounds:
            for ink in inks:
                color = _parts(mix(ink, ground, share))
                if len(found) < 256 and not any(_is_near(color, other) for other in found):
                    found.append(color)
    return found


def _parts(color: str) -> tuple[int, int, int]:
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)


def _is_near(first: tuple[int, int, int], second: tuple[int, int, int]) -> bool:
    return all(abs(a - b) < _NEAR for a, b in zip(first, second, strict=True))
