"""Frames of a merge in motion, against the same moment drawn tile by tile without any store."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from bpe_desktop.models.faces import Face, MergeRow, MergeScene
from bpe_desktop.views.merge_frame import MergeFrame, Moment
from bpe_desktop.views.merge_geometry import MergeGeometry
from bpe_desktop.views.merge_layout import PHASES
from bpe_desktop.views.theme import Theme
from bpe_desktop.views.tiles import GAP, SIZES, TilePainter

_WIDTH, _HEIGHT = 900, 480
_PAIR = Face(0, "a"), Face(1, "b")
_MADE = Face(40, "ab", "learnt", 30)
_LEARNT = [Face(2 + rank, f"t{rank}", "learnt", rank) for rank in range(1, 9)]


def _scene() -> MergeScene:
    rows = []
    for word in range(9):
        before, between = _LEARNT[: word % 3], _LEARNT[word % 4 : 5]
        faces = (*before, *_PAIR, *between, *_PAIR, *_PAIR, _LEARNT[7])
        matches = tuple(i for i, pair in enumerate(pairwise(faces)) if pair == _PAIR)
        rows.append(MergeRow(word, 3 + word, faces, matches, 3 * (3 + word)))
    rows.append(MergeRow(9, 2, (_LEARNT[0], _LEARNT[1])))
    return MergeScene(0, 9, _PAIR, _MADE, 750, tuple(rows), len(rows), len(rows))


def _image(ratio: float, theme: Theme) -> QImage:
    image = QImage(round(_WIDTH * ratio), round(_HEIGHT * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(theme.color("surface"))
    return image


def _plain(
    theme: Theme, tiles: TilePainter, geometry: MergeGeometry, moment: Moment, offset: float
) -> QImage:
    """Draw the tiles of a moment one by one."""
    image = _image(1.0, theme)
    size, progress, joins = geometry.metrics.size, moment.progress, moment.phase == "join"
    left_width, right_width = (tiles.width(face, size) for face in _PAIR)
    height = SIZES[size].height
    right = left_width + GAP + offset
    rise = round(progress) if moment.phase == "announce" else 1
    with QPainter(image) as painter:
        places = []
        for index in geometry.visible():
            layout, origin = geometry.layout(index), geometry.origin(index)
            for tile, face in enumerate(layout.faces):
                x = origin.x() + layout.xs[tile] + round(layout.steps[tile] * offset)
                if tile not in layout.lit:
                    tiles.draw(painter, x, origin.y(), face, size)
                elif tile in layout.matches:
                    places.append((x, origin.y()))
        for x, y in places:
            painter.save()
            painter.translate(x, y - rise)
            if joins:
                painter.setOpacity(min(1.0, 6 * progress))
                tiles.draw_goal(painter, QRectF(0, 1, tiles.width(_MADE, size), height), size)
                painter.setOpacity(1.0)
            if right >= left_width:
                tiles.draw(painter, 0, 0, _PAIR[0], size, "lifted")
                tiles.draw(painter, right, 0, _PAIR[1], size, "lifted")
            else:
                box = QRectF(0, 0, right + right_width, height)
                tiles.draw_shadow(painter, box, size, 1.0 - progress)
                tiles.draw_joint(painter, box, _PAIR, size)
            painter.restore()
    return image


def _differing(one: QImage, other: QImage, area: QRectF, limit: int) -> float:
    """Return the share of pixels of an area whose channels differ by more than `limit`."""
    differing = pixels = 0
    box = area.toRect().intersected(one.rect())
    for y in range(box.top(), box.bottom() + 1):
        for x in range(box.left(), box.right() + 1):
            a, b = one.pixel(x, y), other.pixel(x, y)
            pixels += 1
            if a != b:
                first, second = QColor(a), QColor(b)
                apart = max(
                    abs(first.red() - second.red()),
                    abs(first.green() - second.green()),
                    abs(first.blue() - second.blue()),
                )
                differing += apart > limit
    return differing / pixels


@pytest.fixture
def theme(qtbot: QtBot) -> Theme:
    return Theme()


def _geometry(tiles: TilePainter) -> MergeGeometry:
    geometry = MergeGeometry(tiles)
    geometry.set_rows(_scene().rows, (), stay=False)
    geometry.set_columns(40, 0)
    geometry.fit(_WIDTH, _HEIGHT, all_shown=True)
    return geometry


@pytest.mark.parametrize("name", ["light", "dark"])
def test_a_frame_in_motion_shows_each_tile_where_it_is_at_that_moment(
    theme: Theme, name: str
) -> None:
    theme.set_name(name)
    tiles = TilePainter(theme)
    geometry = _geometry(tiles)
    frame = MergeFrame(theme, tiles, geometry)
    moments = (("announce", 0.0), ("announce", 0.7), ("count", 0.5), ("join", 0.1), ("join", 0.6))
    for phase, progress in moments:
        moment = Moment(_scene(), phase, progress)
        drawn = _image(1.0, theme)
        with QPainter(drawn) as painter:
            frame.paint(painter, moment, _WIDTH, _HEIGHT)
        plain = _plain(theme, tiles, geometry, moment, frame.offset(moment))
        area = geometry.window.adjusted(0, 0, -250, 0)
        # Letters and rims lie a fraction of a pixel elsewhere where a stamp stands at whole ones.
        assert _differing(drawn, plain, area, 24) < 0.003, (phase, progress)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_tiles_do_not_jump_by_a_pixel_when_the_motion_starts(theme: Theme, ratio: float) -> None:
    tiles = TilePainter(theme)
    geometry = _geometry(tiles)
    frame = MergeFrame(theme, tiles, geometry)
    images = []
    for moment in (Moment(_scene()), Moment(_scene(), "announce", 0.0)):
        frame.forget()
        images.append(_image(ratio, theme))
        with QPainter(images[-1]) as painter:
            frame.paint(painter, moment, _WIDTH, _HEIGHT)
    for index in geometry.visible():
        layout = geometry.layout(index)
        for tile in range(len(layout.faces)):
            near = {tile - 1, tile, tile + 1}
            if near & layout.lit:
                continue  # the pairs get shadows
            box = geometry.tile_rect(index, tile)
            area = QRectF(box.topLeft() * ratio, box.size() * ratio)
            assert _differing(images[0], images[1], area, 0) == 0.0, (index, tile)


def test_every_phase_is_painted_anew_after_another_screen_takes_over(theme: Theme) -> None:
    tiles = TilePainter(theme)
    geometry = _geometry(tiles)
    used = MergeFrame(theme, tiles, geometry)
    for phase in PHASES:
        moment = Moment(_scene(), phase, 0.5)
        for ratio in (1.0, 2.0, 1.0):
            fresh = MergeFrame(theme, tiles, geometry)
            images = [_image(ratio, theme) for _ in range(2)]
            if phase in ("announce", "settle"):
                used.forget()  # as the view does between moving and not
            for frame, image in zip((used, fresh), images, strict=True):
                with QPainter(image) as painter:
                    frame.paint(painter, moment, _WIDTH, _HEIGHT)
            assert images[0] == images[1], (phase, ratio)
