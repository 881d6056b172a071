"""Tiles can be read and told apart: contrast measured in their pictures, and without colours."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from bpe_desktop.models.faces import Face
from bpe_desktop.views.colors import THEMES, contrast
from bpe_desktop.views.theme import Theme
from bpe_desktop.views.tiles import SIZES, TilePainter

from ..color_vision import VISIONS, distance

FACES = {
    "alphabet": Face(1, "mm"),
    "marker": Face(2, "··", "marker"),
    "byte": Face(3, "E2", "byte"),
    "special": Face(4, "mm", "special"),
    "unknown": Face(None, "mm", "unknown"),
    "scaffold": Face(5, "mm", "learnt", 1, scaffold=True),
    **{f"learnt {rank}": Face(9 + rank, "mm", "learnt", rank) for rank in range(1, 8)},
}
STATES = ("idle", "current", "candidate", "merged", "hover", "broken")
GROUNDS = ("surface", "window", "sunken", "hover", "accent_soft")
_EDGE = 12  # around the tile
_SCALE = 4


class Tile(NamedTuple):
    """A tile in a picture, four pixels for each of its own."""

    image: QImage
    width: int
    height: int

    def at(self, x: float, y: float) -> str:
        point = round((x + _EDGE) * _SCALE), round((y + _EDGE) * _SCALE)
        return self.image.pixelColor(*point).name().upper()


def draw(theme: Theme, face: Face, state: str, ground: str) -> Tile:
    tiles = TilePainter(theme)
    width, height = tiles.width(face, "row"), SIZES["row"].height
    image = QImage(
        (width + 2 * _EDGE) * _SCALE, (height + 2 * _EDGE) * _SCALE, QImage.Format.Format_RGB32
    )
    image.setDevicePixelRatio(_SCALE)
    image.fill(QColor(ground))
    with QPainter(image) as painter:
        pixmap = tiles.pixmap(face, "row", state, float(_SCALE))
        margin = tiles.margin(state)
        painter.drawPixmap(QPointF(_EDGE - margin, _EDGE - margin), pixmap)
    return Tile(image, width, height)


def inside(tile: Tile) -> Counter[str]:
    """Return the colours within the border, by how many pixels have them."""
    steps = range(3 * 4, (tile.height - 3) * 4)
    return Counter(tile.at(x / 4, y / 4) for x in range(3 * 4, (tile.width - 3) * 4) for y in steps)


def border(tile: Tile, fill: str) -> float:
    """Return the best contrast of a pixel of the upper border with what is around the tile."""
    around = tile.at(tile.width / 2, -10)
    pixels = {tile.at(x / 4, y / 4) for x in range(24, 64) for y in range(8)}
    return max(contrast(pixel, around) for pixel in pixels - {fill} or pixels)


@pytest.mark.parametrize("name", THEMES)
def test_every_tile_can_be_read_and_seen_on_every_ground(theme: Theme, name: str) -> None:
    theme.set_name(name)
    found = {}
    for kind, face in FACES.items():
        # A state replaces what it shows in the same way for all kinds of tokens.
        for state in STATES if kind in ("alphabet", "learnt 1") else ("idle",):
            for role in GROUNDS:
                tile = draw(theme, face, state, getattr(theme.colors, role))
                colors = inside(tile)
                fill = colors.most_common(1)[0][0]
                text = max(contrast(color, fill) for color in colors)
                edge = border(tile, fill)
                if text < 4.5 or edge < 3:
                    found[kind, state, role] = round(text, 2), round(edge, 2)
    assert found == {}


def shape(theme: Theme, face: Face, state: str) -> tuple[object, ...]:
    """Return what is left of a tile's look without colours: its lines, as runs of ink.

    A pixel is ink where it is not as the ground around or as the fill within.
    """
    tile = draw(theme, face, state, theme.colors.surface)
    fill = inside(tile).most_common(1)[0][0]
    ground = tile.at(-10, -10)

    def runs(points: list[tuple[float, float]]) -> tuple[int, ...]:
        ink = [
            min(contrast(tile.at(*p), ground), contrast(tile.at(*p), fill)) > 1.15 for p in points
        ]
        lengths = [0]
        for before, now in pairwise(ink):
            lengths[-1] += now
            if before and not now:
                lengths.append(0)
        return tuple(lengths)

    middle = tile.height / 2
    along = [(x / 4, 0.5) for x in range(4 * 6, 4 * (tile.width - 6))]
    across = [(x / 4, middle - 9) for x in range(-4 * _EDGE + 1, 4 * 8)]
    return runs(along), runs(across), fill == ground


@pytest.mark.parametrize("name", THEMES)
def test_states_are_told_apart_without_colours(theme: Theme, name: str) -> None:
    theme.set_name(name)
    looks = {state: shape(theme, FACES["alphabet"], state) for state in STATES}
    looks["scaffold"] = shape(theme, FACES["scaffold"], "idle")
    looks["unknown"] = shape(theme, FACES["unknown"], "idle")
    same = [(a, b) for a, b in combinations(looks, 2) if looks[a] == looks[b]]
    assert same == []


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("name", THEMES)
def test_a_token_looks_unlike_the_one_made_before_it(name: str, vision: str) -> None:
    colors = THEMES[name]
    fills = [fill for fill, _ in colors.palette]
    for fill, following in zip(fills, [*fills[1:], fills[0]], strict=True):
        assert distance(fill, following, vision) > 10
        # … and unlike a symbol of the alphabet, which has no colour.
        assert distance(fill, colors.tile, vision) > 10


def test_known_distances() -> None:
    assert distance("#FFFFFF", "#000000", "all cones") == pytest.approx(100, abs=0.1)
    assert distance("#FF0000", "#00FF00", "all cones") == pytest.approx(170.6, abs=0.5)
    assert distance("#FF0000", "#00FF00", "deuteranopia") < 90
    assert distance("#777777", "#777777", "protanopia") == 0
