"""The colours of the three themes, as plain data, and the arithmetic of contrast."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["THEMES", "Colors", "contrast", "mix"]


def mix(over: str, under: str, share: float) -> str:
    """Return the opaque colour of `over` laid on `under` at opacity `share` (0 to 1)."""
    pairs = ((int(over[i : i + 2], 16), int(under[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02X}" for a, b in pairs)


def contrast(first: str, second: str) -> float:
    """Return the contrast ratio (1 to 21) of two colours, after WCAG 2.2."""
    low, high = sorted((_luminance(first), _luminance(second)))
    return (high + 0.05) / (low + 0.05)


def _luminance(color: str) -> float:
    red, green, blue = (int(color[i : i + 2], 16) / 255 for i in (1, 3, 5))

    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


@dataclass(frozen=True)
class Colors:
    """Every colour of one theme by its role, as `#RRGGBB`.

    `palette` holds (fill, border) of learnt tokens: rank r takes entry (r - 1) mod 7. `muted` is
    for what is only an ornament (future bars, phases to come); `field` bounds controls
    and so keeps 3:1 to whatever it stands on. The `*_soft` colours are backgrounds.
    """

    window: str
    surface: str
    sunken: str
    hover: str
    line: str
    muted: str
    field: str
    text: str
    text2: str
    text3: str
    disabled: str
    accent: str
    accent_strong: str
    on_accent: str
    accent_soft: str
    good: str
    warn: str
    bad: str
    good_soft: str
    warn_soft: str
    bad_soft: str
    tile: str
    tile_border: str
    tile_text: str
    current: str
    current_border: str
    current_text: str
    ring: str
    link: str
    scaffold: str
    palette: tuple[tuple[str, str], ...]


# Borders keep 3:1 also on the rows of tables that are chosen or under the pointer. In this order
# neighbours are told apart by colour-blind eyes as well.
_LIGHT_FILLS = ("#F5E2A8", "#CBE6C3", "#E3E7A3", "#F8CFCB", "#DCD2F2", "#F9D3AE", "#BDE5E4")
_LIGHT_BORDERS = ("#9F842C", "#619356", "#878C2C", "#B8756F", "#8F7DBB", "#B37B40", "#4D9190")
_DARK_FILLS = ("#57491B", "#2C5030", "#4A5020", "#663536", "#463A6B", "#65411F", "#1C504F")
_DARK_BORDERS = ("#A98F3C", "#5E9A63", "#949C45", "#BC7570", "#8E7DC4", "#C08650", "#4FA09E")

THEMES: dict[str, Colors] = {
    "light": Colors(
        window="#F3F4F6",
        surface="#FFFFFF",
        sunken="#F8F9FB",
        hover="#E9EBEF",
        line="#E1E4E9",
        muted="#B9C0CB",
        field="#848C99",
        text="#1A1E26",
        text2="#525C6B",
        text3="#626B79",
        disabled="#9AA1AC",
        accent="#1D5AD1",
        accent_strong="#1649AE",
        on_accent="#FFFFFF",
        accent_soft="#E3ECFC",
        good="#1B7543",
        warn="#8F5600",
        bad="#B3261E",
        good_soft="#EAF3EE",
        warn_soft="#F5F0E8",
        bad_soft="#F8EBEB",
        tile="#FFFFFF",
        tile_border="#808792",
        tile_text="#1A1E26",
        current="#E3ECFC",
        current_border="#1D5AD1",
        current_text="#1A1E26",
        ring="#6A92E1",
        link="#525C6B",
        scaffold="#808792",
        palette=tuple(zip(_LIGHT_FILLS, _LIGHT_BORDERS, strict=True)),
    ),
    "dark": Colors(
        window="#15171C",
        surface="#1C1F25",
        sunken="#181B20",
        hover="#262A32",
        line="#2B2F37",
        muted="#4A515D",
        field="#66707E",
        text="#E9EBEF",
        text2="#ABB3C0",
        text3="#8D96A5",
        disabled="#5F6773",
        accent="#78A6FF",
        accent_strong="#9ABDFF",
        on_accent="#0B1424",
        accent_soft="#22324F",
        good="#62C891",
        warn="#E3B260",
        bad="#FF8F86",
        good_soft="#1B2A25",
        warn_soft="#2B2720",
        bad_soft="#2E2326",
        tile="#262A32",
        tile_border="#737C89",
        tile_text="#E9EBEF",
        current="#22324F",
        current_border="#78A6FF",
        current_text="#E9EBEF",
        ring="#4F6A9D",
        link="#ABB3C0",
        scaffold="#737C89",
        palette=tuple(zip(_DARK_FILLS, _DARK_BORDERS, strict=True)),
    ),
    "contrast": Colors(
        window="#000000",
        surface="#000000",
        sunken="#0A0A0A",
        hover="#2A2A2A",
        line="#8C8C8C",
        muted="#8C8C8C",
        field="#FFFFFF",
        text="#FFFFFF",
        text2="#FFFFFF",
        text3="#D6D6D6",
        disabled="#8C8C8C",
        accent="#FFE100",
        accent_strong="#FFF07A",
        on_accent="#000000",
        accent_soft="#3A3300",
        good="#7DFFA8",
        warn="#FFC46B",
        bad="#FF9C94",
        good_soft="#00210D",
        warn_soft="#241700",
        bad_soft="#2A0D0A",
        tile="#000000",
        tile_border="#FFFFFF",
        tile_text="#000000",
        current="#FFE100",
        current_border="#FFFFFF",
        current_text="#000000",
        ring="#736500",
        link="#FFFFFF",
        scaffold="#FFFFFF",
        palette=tuple((fill, "#FFFFFF") for fill in _LIGHT_FILLS),
    ),
}
