"""Tiles: their measures, their looks by state and theme, and the store of their pictures."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPixmap

from bpe_desktop.models.faces import Face
from bpe_desktop.views import tiles as tiles_module
from bpe_desktop.views.colors import THEMES
from bpe_desktop.views.theme import Theme
from bpe_desktop.views.tiles import SIZES, STATES, TilePainter

LEARNT = Face(19, "švejk", "learnt", 4)
FACES = (
    Face(1, "k"),
    LEARNT,
    Face(0, "·", "marker"),
    Face(3, "C5", "byte"),
    Face(None, "g", "unknown"),
    Face(7, "<|end|>", "special"),
    Face(17, "šv", "learnt", 1, scaffold=True),
    Face(5, "␣"),
)


@pytest.fixture
def tiles(theme: Theme) -> TilePainter:
    return TilePainter(theme)


def image(tiles: TilePainter, face: Face, size: str = "row", state: str = "idle") -> QImage:
    return tiles.pixmap(face, size, state).toImage()


def colors_of(picture: QImage) -> set[str]:
    pixels = (
        picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height())
    )
    return {pixel.name().upper() for pixel in pixels if pixel.alpha() == 255}


def edge(picture: QImage, margin: int) -> list[int]:
    """Return the opacity along the top border of a tile, without its round corners."""
    return [
        picture.pixelColor(x, margin).alpha()
        for x in range(margin + 6, picture.width() - margin - 6)
    ]


def test_a_tile_is_as_wide_as_its_text_and_the_padding(theme: Theme, tiles: TilePainter) -> None:
    for size, measures in SIZES.items():
        metrics = QFontMetricsF(theme.font(measures.font))
        advance = metrics.horizontalAdvance("švejk")
        assert abs(tiles.width(LEARNT, size) - advance - 2 * measures.padding) <= 1


def test_letters_all_take_the_same_width_and_joined_ones_add_up(tiles: TilePainter) -> None:
    letter = tiles.width(Face(1, "k"), "row")
    assert letter == 25
    assert tiles.width(Face(0, "·", "marker"), "row") == letter
    padding = 2 * SIZES["row"].padding
    assert tiles.width(LEARNT, "row") == 5 * (letter - padding) + padding


def test_a_picture_holds_the_tile_and_its_margin_at_every_scale(tiles: TilePainter) -> None:
    for state in STATES:
        for dpr in (1.0, 1.5, 2.0):
            picture = tiles.pixmap(LEARNT, "row", state, dpr)
            size = picture.deviceIndependentSize()
            margin = 2 * tiles.margin(state)
            assert size.width() == pytest.approx(tiles.width(LEARNT, "row") + margin, abs=1)
            assert size.height() == pytest.approx(30 + margin, abs=1)


@pytest.mark.parametrize("name", list(THEMES))
def test_each_kind_and_state_looks_different(theme: Theme, tiles: TilePainter, name: str) -> None:
    theme.set_name(name)
    by_state = [image(tiles, LEARNT, state=state) for state in STATES]
    same_text = [face._replace(label="ab") for face in FACES[:7] if face.kind != "marker"]
    by_kind = [image(tiles, face) for face in same_text]
    for pictures in (by_state, by_kind):
        for index, picture in enumerate(pictures):
            assert all(picture != other for other in pictures[:index])


@pytest.mark.parametrize("name", list(THEMES))
def test_a_learnt_token_takes_its_colour_by_rank(
    theme: Theme, tiles: TilePainter, name: str
) -> None:
    theme.set_name(name)
    for rank in range(1, 15):
        fill, border = theme.colors.palette[(rank - 1) % 7]
        colors = colors_of(image(tiles, Face(30 + rank, "ab", "learnt", rank)))
        assert {fill, border} <= colors


@pytest.mark.parametrize("name", list(THEMES))
def test_the_current_pair_and_the_marks_have_their_colours(
    theme: Theme, tiles: TilePainter, name: str
) -> None:
    theme.set_name(name)
    colors = theme.colors
    current = colors_of(image(tiles, LEARNT, state="current"))
    assert {colors.current, colors.current_border} <= current
    assert colors.ring in colors_of(image(tiles, LEARNT, state="merged"))
    assert colors.bad in colors_of(image(tiles, Face(None, "g", "unknown")))
    assert colors.tile in colors_of(image(tiles, Face(1, "k")))


def test_dashed_borders_have_gaps_and_the_others_have_none(tiles: TilePainter) -> None:
    wide = Face(1, "abcdefgh")
    for face, state, dashed in (
        (wide, "idle", False),
        (wide, "current", False),
        (wide._replace(kind="learnt", rank=1, scaffold=True), "idle", True),
        (wide._replace(kind="unknown", id=None), "idle", True),
        (wide, "broken", True),
    ):
        alphas = edge(image(tiles, face, state=state), tiles.margin(state))
        assert (min(alphas) < 60) == dashed, (face, state)
        assert max(alphas) == 255


def test_rings_stand_outside_the_tile(tiles: TilePainter) -> None:
    for state in ("merged", "hover"):
        margin = tiles.margin(state)
        picture = image(tiles, LEARNT, state=state)
        middle = picture.height() // 2
        left = [picture.pixelColor(x, middle).alpha() for x in range(margin)]
        assert max(left) > 200
        plain = image(tiles, LEARNT)
        centre = picture.copy(margin + 2, margin + 2, 40, 26)
        assert centre == plain.copy(tiles.margin("idle") + 2, tiles.margin("idle") + 2, 40, 26)


def test_a_long_token_is_cut_to_the_width_given(tiles: TilePainter) -> None:
    long = Face(9, "nejneobhospodařovávatelnější", "learnt", 3)
    page = QPixmap(600, 40)
    page.fill(Qt.GlobalColor.white)
    with QPainter(page) as painter:
        assert tiles.draw(painter, 0, 0, long, "row") == tiles.width(long, "row")
        assert tiles.draw(painter, 0, 0, long, "row", max_width=90) == 90
        assert tiles.draw(painter, 0, 0, LEARNT, "row", max_width=500) == tiles.width(LEARNT, "row")


def test_pictures_are_kept_and_the_oldest_forgotten(
    theme: Theme, tiles: TilePainter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tiles_module, "_CACHE_LIMIT", 5)
    first = tiles.pixmap(LEARNT, "row")
    assert tiles.pixmap(LEARNT, "row").cacheKey() == first.cacheKey()
    # Seven ranks further the look is the same, and so is the picture.
    assert tiles.pixmap(LEARNT._replace(id=99, rank=11), "row").cacheKey() == first.cacheKey()
    assert tiles.pixmap(LEARNT, "row", dpr=2.0).cacheKey() != first.cacheKey()
    for label in "abc":
        tiles.pixmap(Face(1, label), "row")
        tiles.pixmap(LEARNT, "row")
    assert tiles.cached == 5
    tiles.pixmap(Face(1, "d"), "row")
    assert tiles.cached == 5
    assert tiles.pixmap(LEARNT, "row").cacheKey() == first.cacheKey()
    theme.set_name("dark")
    assert tiles.cached == 0
    assert tiles.pixmap(LEARNT, "row").cacheKey() != first.cacheKey()


def test_text_of_other_scripts_is_measured_and_drawn(tiles: TilePainter) -> None:
    for label in ("日本", "שלום", "👩‍👩‍👧", "é", "นี้", ""):
        face = Face(4, label)
        picture = image(tiles, face)
        assert picture.width() == tiles.width(face, "row") + 2 * tiles.margin("idle")
