"""The colours of a theme as the CSS variables of the page that replays a training."""

from __future__ import annotations

from .colors import THEMES

__all__ = ["page_colors"]

_ROLES = (
    "window",
    "surface",
    "line",
    "field",
    "muted",
    "text",
    "text2",
    "text3",
    "accent",
    "on_accent",
    "accent_soft",
    "bad",
    "ring",
    "tile",
    "tile_text",
)


def page_colors(theme: str) -> dict[str, str]:
    """Return the variables by name, without their dashes."""
    colors = THEMES[theme]
    found = {role.replace("_", "-"): str(getattr(colors, role)) for role in _ROLES}
    found["tile-line"] = colors.tile_border
    for place, (fill, border) in enumerate(colors.palette):
        found[f"fill{place}"] = fill
        found[f"line{place}"] = border
    return found
